/** Nothing stands in the way: of a bone in the air, or between a seat and what must be read. */
import { Box3, Group, Mesh, PerspectiveCamera, Raycaster, Vector3 } from "three";
import type { Object3D } from "three";
import { beforeAll, describe, expect, it, vi } from "vitest";

import middle from "../../../fixtures/game_of_ur-middle.json";
import type { Position } from "../../../src/boards/game_of_ur/stage";
import type { UrView } from "../../../src/generated/views";
import { aimPerspective, playShot } from "../../../src/ur3d/camera";
import type { Frame } from "../../../src/ur3d/camera";
import {
  BIRDS,
  BOWL,
  DICE,
  PILE,
  SIDES,
  TABLE_Y,
  bowlOf,
  turnPlace,
} from "../../../src/ur3d/layout";
import type { Side } from "../../../src/ur3d/layout";
import { Assets } from "../../../src/ur3d/make/assets";
import { restHeight } from "../../../src/ur3d/make/layout";
import { makeHere } from "../../../src/ur3d/make/make";
import type { Made } from "../../../src/ur3d/make/make";
import { Numerals } from "../../../src/ur3d/numerals";
import { Rig } from "../../../src/ur3d/rig";
import { makeTable } from "../../../src/ur3d/room/furniture";
import { makeLamp } from "../../../src/ur3d/room/lamp";
import { plainSurfaces } from "../../../src/ur3d/room/surfaces";
import { Things } from "../../../src/ur3d/things";

let made: Made;
beforeAll(() => {
  made = makeHere("test");
}, 60_000);

/** Every bird where it hides most: all waiting, or standing along both edges of the board. */
const PLACES: Record<string, Record<Side, readonly string[]>> = {
  waiting: { light: Array(5).fill("off"), dark: Array(5).fill("off") },
  standing: { light: ["l1", "l2", "l3", "l4", "m5"], dark: ["d1", "d2", "d3", "d4", "m6"] },
  home: { light: Array(5).fill("home"), dark: Array(5).fill("home") },
};

function position(places: Record<Side, readonly string[]>, to_move: Side): Position {
  const view = structuredClone(middle.view) as unknown as UrView;
  view.to_move = to_move;
  for (const { side, birds } of view.sides)
    for (const [at, bird] of birds.entries()) bird.place = places[side as Side][at]!;
  return {
    view,
    faces: { small: 2, large: null },
    thrower: null,
    throwable: { small: true, large: false },
    bright: { small: true, large: true },
    turn: "light",
    seenFrom: "light",
    shot: "play",
  };
}

function belongs(part: Object3D | null, to: Object3D): boolean {
  for (let at = part; at; at = at.parent) if (at === to) return true;
  return false;
}

const DESK: Frame = { aspect: 1.6, free: { left: 0, top: 0.055, right: 0.74, bottom: 0.955 } };
const PHONE: Frame = { aspect: 0.46, free: { left: 0, top: 0.05, right: 1, bottom: 0.72 } };

/** Takes whatever is drawn, and draws nothing. */
const blankPen = (): never =>
  new Proxy({}, { get: () => () => ({ width: 1, addColorStop: () => undefined }) }) as never;

/** Four points of each number and of the arrow, near their corners. */
function read(numerals: Object3D): [string, Vector3[]][] {
  return numerals.children.flatMap((part) => {
    const { position } = (part as Mesh).geometry.attributes;
    const corners = Array.from({ length: position!.count }, (_, at) =>
      new Vector3().fromBufferAttribute(position!, at).applyMatrix4(part.matrixWorld),
    );
    const quads = Array.from({ length: corners.length / 4 }, (_, quad) =>
      corners.slice(quad * 4, quad * 4 + 4),
    );
    const numbers = quads.filter(([a, b]) => a!.distanceTo(b!) > 0.2); // the others are grooves
    return numbers.map((four, quad): [string, Vector3[]] => {
      const middle = four.reduce((sum, corner) => sum.add(corner), new Vector3()).divideScalar(4);
      return [
        `${part.name || "launch number"} ${quad}`,
        four.map((corner) => middle.clone().lerp(corner, 0.8)),
      ];
    });
  });
}

/** Whether anything but the thing itself stands before a point. */
function hiddenFrom(
  seat: Side,
  frame: Frame,
  all: Object3D,
): (point: Vector3, own: Object3D | null) => boolean {
  const camera = new PerspectiveCamera();
  aimPerspective(camera, playShot(seat, frame), frame.aspect);
  const eye = camera.position;
  const solid: Object3D[] = [];
  all.traverseVisible((part) => {
    if (part instanceof Mesh && !part.material.transparent) solid.push(part);
  });
  return (point, own) => {
    const line = point.clone().sub(eye);
    const caster = new Raycaster(eye, line.clone().normalize(), 1, line.length() - 0.02);
    const [first] = caster.intersectObjects(solid, false);
    return first !== undefined && !(own && belongs(first.object, own));
  };
}

describe("from both seats", () => {
  it.each(Object.keys(PLACES))(
    "bones, pool and turn sign are clear while all are %s",
    (name) => {
      const surfaces = plainSurfaces();
      const all = new Group();
      const things = new Things(new Assets(made));
      const table = makeTable(surfaces.materials, false);
      const lamp = makeLamp(surfaces.materials, 0, false);
      all.add(table, lamp.group, things.group);
      for (const toMove of SIDES) {
        things.set(position(PLACES[name]!, toMove), false);
        for (const [frame, seed] of [
          [DESK, 3],
          [DESK, 8],
          [PHONE, 21],
        ] as const) {
          for (const die of DICE)
            things.throwDie(die, toMove, die === "small" ? 3 : "broad_hollow", seed, 1);
          for (const seat of SIDES) {
            const rig = new Rig();
            rig.setFrame(frame);
            rig.aim("play", seat);
            lamp.setAside(rig.fromTheTail);
            all.updateMatrixWorld(true);
            const hidden = hiddenFrom(seat, frame, all);
            for (const die of DICE) {
              const bone = things.thingOf(`die:${die}`)!;
              const box = new Box3().setFromObject(bone);
              for (const x of [0.1, 0.5, 0.9])
                for (const z of [0.1, 0.5, 0.9]) {
                  const point = new Vector3(x, 1, z)
                    .multiply(box.getSize(new Vector3()))
                    .add(box.min);
                  expect(hidden(point, bone), `${die} of ${toMove} from ${seat}`).toBe(false);
                }
            }
            for (const turn of [0, 1, 2, 3, 4, 5]) {
              const round = new Vector3(Math.cos(turn), 0, Math.sin(turn));
              const { x, z } = turnPlace(toMove);
              const sign = round
                .clone()
                .multiplyScalar(0.4)
                .add(new Vector3(x, TABLE_Y + 0.06, z));
              expect(hidden(sign, null), `sign of ${toMove} from ${seat}`).toBe(false);
              const coins = things.group.getObjectByName("counters")!;
              const plate = round.multiplyScalar(0.3);
              plate.add(new Vector3(PILE.pool.x, TABLE_Y + 0.3, PILE.pool.z));
              expect(hidden(plate, coins), `pool from ${seat}`).toBe(false);
            }
          }
        }
      }
    },
    60_000,
  );
});

describe.each([
  ["at a desk", DESK],
  ["on a phone", PHONE],
])("from both seats %s", (_, frame) => {
  it("the numbers of plates and pool, of birds that wait, and the way out can be read", () => {
    vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(blankPen());
    const all = new Group();
    const things = new Things(new Assets(made));
    const { materials } = plainSurfaces();
    const lamp = makeLamp(materials, 0, false);
    const numerals = new Numerals(16);
    all.add(makeTable(materials, false), lamp.group, things.group, numerals.group);
    things.set(position(PLACES["waiting"]!, "light"), false);
    const rig = new Rig();
    rig.setFrame(frame);
    for (const seat of SIDES) {
      rig.aim("play", seat);
      numerals.turnTo(rig.turn);
      lamp.setAside(rig.fromTheTail);
      all.updateMatrixWorld(true);
      const hidden = hiddenFrom(seat, frame, all);
      for (const [name, points] of read(numerals.group))
        for (const point of points) expect(hidden(point, null), `${name} from ${seat}`).toBe(false);
      for (const number of numerals.group.children.filter(({ name }) => name.startsWith("count_")))
        for (const { x, z } of SIDES.map(turnPlace))
          expect(
            Math.hypot(number.position.x - x, number.position.z - z),
            `${number.name} and a sign from ${seat}`,
          ).toBeGreaterThan(0.9);
    }
    vi.restoreAllMocks();
  }, 60_000);
});

describe("on a phone", () => {
  it.each(SIDES)("each launch number stands level with its bird, seen by %s", (seat) => {
    vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(blankPen());
    const things = new Things(new Assets(made));
    things.set(position(PLACES["waiting"]!, "light"), false);
    const numerals = new Numerals(16);
    const rig = new Rig();
    rig.setFrame(PHONE);
    rig.aim("play", seat);
    numerals.turnTo(rig.turn);
    numerals.group.updateMatrixWorld(true);
    things.group.updateMatrixWorld(true);
    const camera = new PerspectiveCamera();
    aimPerspective(camera, playShot(seat, PHONE), PHONE.aspect);
    const level = (point: Vector3): number => point.clone().project(camera).y;
    const numbers = read(numerals.group).filter(([name]) => name.startsWith("launch number"));
    const birds = SIDES.flatMap((side) => BIRDS.map((bird) => `bird:${side}:${bird}`));
    const levels = birds.map((bird) =>
      level(new Box3().setFromObject(things.thingOf(bird)!, true).getCenter(new Vector3())),
    );
    const place = Math.abs(levels[0]! - levels[1]!);
    for (const [at, [, corners]] of numbers.entries()) {
      const middle = corners.reduce((sum, corner) => sum.add(corner), new Vector3());
      const off = (level(middle.divideScalar(4)) - levels[at]!) / place;
      expect(Math.abs(off), `${birds[at]}: ${off}`).toBeLessThan(0.15);
    }
    vi.restoreAllMocks();
  });

  it("the tall lamp stands aside for whoever sits at its end of the board, and still gives light", () => {
    const rig = new Rig();
    rig.setFrame({ aspect: 0.46, free: { left: 0, top: 0.05, right: 1, bottom: 0.72 } });
    const lamp = makeLamp(plainSurfaces().materials, 0, false);
    for (const side of SIDES) {
      rig.aim("play", side);
      lamp.setAside(rig.fromTheTail);
      expect(lamp.group.children[0]!.visible).toBe(side === "light");
      expect(lamp.light.intensity).toBeGreaterThan(0);
    }
  });
});

describe("the way of a thrown bone", () => {
  it("is never below the board's top over the board, and ends in the thrower's tray", () => {
    const things = new Things(new Assets(made));
    things.set(position(PLACES["waiting"]!, "light"), false);
    const ends = new Set<string>();
    for (const side of SIDES)
      for (const die of DICE)
        for (let seed = 0; seed < 24; seed++) {
          const bone = things.thingOf(`die:${die}`)!;
          for (let share = 0; share <= 1; share += 1 / 20) {
            things.throwDie(die, side, die === "small" ? 1 : "broad_rounded", seed, share);
            const box = new Box3().setFromObject(bone, true);
            for (const look of ["second_millennium", "first_millennium"] as const)
              for (const x of [box.min.x, box.max.x])
                for (const z of [box.min.z, box.max.z])
                  expect(box.min.y).toBeGreaterThan(restHeight(look, x, z) - 0.02);
          }
          const tray = bowlOf(side);
          const box = new Box3().setFromObject(bone, true);
          expect(Math.max(tray.x - box.min.x, box.max.x - tray.x)).toBeLessThan(BOWL.halfLength);
          expect(Math.max(tray.z - box.min.z, box.max.z - tray.z)).toBeLessThan(BOWL.halfDepth);
          ends.add(
            bone.position
              .toArray()
              .map((at) => at.toFixed(1))
              .join(" "),
          );
        }
    expect(ends.size).toBeGreaterThan(40);
  }, 60_000);
});
