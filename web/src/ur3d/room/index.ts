/** The room with all that stands in it, the night outside and the lights. */
import { DirectionalLight, Group, HemisphereLight, PointLight } from "three";
import type { WebGLRenderer } from "three";

import { LIGHT } from "../colours";
import { TABLE_Y } from "../layout";
import type { Quality } from "../tiers";
import { makeDoor } from "./door";
import { makeChair, makeTable } from "./furniture";
import { makeLamp } from "./lamp";
import type { Lamp } from "./lamp";
import { roomMaps } from "./maps";
import { makeSky } from "./sky";
import { softShadows } from "./soft";
import { plainSurfaces, texturedSurfaces } from "./surfaces";
import { LEFT, makeCeiling, makeWalls, makeWindows } from "./walls";

export interface Room {
  group: Group;
  lamp: Lamp;
  /** Wide shots see the ceiling; the play camera stands above it. */
  setWide(wide: boolean): void;
  dispose(): void;
}

export async function makeRoom(renderer: WebGLRenderer, quality: Quality): Promise<Room> {
  const detailed = quality.physical;
  if (quality.shadow > 0) softShadows(quality.samples);
  const surfaces = detailed ? texturedSurfaces(await roomMaps(quality.roomPx)) : plainSurfaces();
  const { materials } = surfaces;
  const lamp = makeLamp(materials, quality.shadow, detailed);
  const sky = makeSky(renderer, quality.sky);
  const ceiling = makeCeiling(materials);
  const group = new Group();
  group.name = "house";
  group.add(
    makeWalls(materials, detailed),
    ceiling,
    makeWindows(materials),
    makeDoor(materials, LEFT),
    makeTable(materials, detailed),
    makeChair(materials, detailed),
    lamp.group,
    sky.mesh,
  );
  const lights = addLights(group, quality);
  return {
    group,
    lamp,
    setWide(wide) {
      ceiling.visible = wide;
    },
    dispose() {
      group.traverse((part) => {
        if ("geometry" in part) (part.geometry as { dispose(): void }).dispose();
      });
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
  const moon = new DirectionalLight(LIGHT.moon, 2);
  moon.position.set(-14.5, 10.5, -30);
  moon.target.position.set(-3, TABLE_Y, 0);
  if (quality.shadow > 0) {
    moon.castShadow = true;
    moon.shadow.mapSize.set(quality.shadow, quality.shadow);
    Object.assign(moon.shadow.camera, {
      left: -19,
      right: 19,
      top: 16,
      bottom: -16,
      near: 1,
      far: 70,
    });
    moon.shadow.bias = -0.0006;
    moon.shadow.normalBias = 0.03;
    moon.shadow.radius = 7;
  }
  const sky = new HemisphereLight(LIGHT.sky, LIGHT.floor, quality.physical ? 0.75 : 1.2);
  const fill = new DirectionalLight(LIGHT.fill, 0.4);
  fill.position.set(-8, 6, 5);
  // the wall across from the lamp throws some of its light back, to both seats alike
  const back = new PointLight(LIGHT.wall, 26, 0, 1.4);
  back.position.set(-9, 7, 1);
  group.add(moon, moon.target, sky, fill, back);
  return [moon, sky, fill, back];
}
