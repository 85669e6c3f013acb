/** The room with all that stands in it, the night outside and the lights. */
import { DirectionalLight, Group, HemisphereLight, PointLight } from "three";
import type { WebGLRenderer } from "three";

import { LIGHT } from "../colours";
import type { Quality } from "../tiers";
import { makeDoor } from "./door";
import { makeStools, makeTable } from "./furniture";
import { makeLamp } from "./lamp";
import type { Lamp } from "./lamp";
import { roomMaps } from "./maps";
import { makeShades } from "./shades";
import { makeSky } from "./sky";
import { softShadows } from "./soft";
import { plainSurfaces, texturedSurfaces } from "./surfaces";
import { TOP } from "./plan";
import { makeCeiling, makeLid, makeWalls, makeWindows } from "./walls";

/** An eye this near under the roof looks down, and might stand in a beam. */
const HEADROOM = 2;

export interface Room {
  group: Group;
  lamp: Lamp;
  /** Take the roof off for an eye at this height: the play camera stands above it. */
  openFor(height: number): void;
  dispose(): void;
}

export async function makeRoom(renderer: WebGLRenderer, quality: Quality): Promise<Room> {
  const detailed = quality.physical;
  if (quality.shadow > 0) softShadows(quality.samples);
  const surfaces = detailed ? texturedSurfaces(await roomMaps(quality.roomPx)) : plainSurfaces();
  const { materials } = surfaces;
  const lamp = makeLamp(materials, quality.shadow, detailed);
  const sky = makeSky(renderer, quality.sky);
  const ceiling = makeCeiling(materials, detailed);
  const lid = makeLid();
  const shades = makeShades();
  shades.visible = detailed;
  const group = new Group();
  group.name = "house";
  group.add(
    makeWalls(materials, detailed),
    ceiling,
    lid,
    shades,
    makeWindows(materials),
    makeDoor(materials),
    makeTable(materials, detailed),
    makeStools(materials, detailed),
    lamp.group,
    sky.mesh,
  );
  const lights = addLights(group, quality);
  return {
    group,
    lamp,
    openFor(height) {
      ceiling.visible = height < TOP - HEADROOM;
    },
    dispose() {
      group.traverse((part) => {
        if ("geometry" in part) (part.geometry as { dispose(): void }).dispose();
      });
      lid.material.dispose();
      shades.material.dispose();
      lamp.dispose();
      sky.dispose();
      surfaces.dispose();
      for (const light of lights) light.dispose();
    },
  };
}

/**
 * Moonlight through the windows, and what the room adds: the key is the lamp's, warm; all that fills
 * its shadows is cool, so that white stands off ivory, black off wood, and blue stones stay blue.
 */
function addLights(group: Group, quality: Quality): { dispose(): void }[] {
  const moon = new DirectionalLight(LIGHT.moon, 8.5);
  moon.position.set(-14.5, 8, -30); // low enough to reach across the board
  moon.target.position.set(-3, 0, 0);
  if (quality.shadow > 0) {
    moon.castShadow = true;
    moon.shadow.mapSize.set(quality.shadow, quality.shadow);
    // all of the room, or the moon would shine through what lies outside
    const reach = { left: -30.5, right: 28.5, top: 23.5, bottom: -13.5, near: 1, far: 72 };
    Object.assign(moon.shadow.camera, reach);
    moon.shadow.bias = -0.0006;
    moon.shadow.normalBias = 0.03;
    moon.shadow.radius = 10;
  }
  if (!quality.physical) {
    // each light is paid for at every pixel where a processor draws: one wash for all that fills
    const wash = new HemisphereLight(LIGHT.wash, LIGHT.floor, 2.6);
    group.add(moon, moon.target, wash);
    return [moon, wash];
  }
  const sky = new HemisphereLight(LIGHT.sky, LIGHT.floor, 0.75);
  // one for each seat, over its left and its right shoulder, so that nothing turns black towards it
  const fills = [8, -8].map((z) => {
    const fill = new DirectionalLight(LIGHT.fill, 0.36);
    fill.position.set(-7, 6, z);
    return fill;
  });
  // the wall across from the lamp throws some of its light back, to both seats alike
  const back = new PointLight(LIGHT.wall, 26, 0, 1.4);
  back.position.set(-9, 7, 1);
  group.add(moon, moon.target, sky, ...fills, back);
  return [moon, sky, ...fills, back];
}
