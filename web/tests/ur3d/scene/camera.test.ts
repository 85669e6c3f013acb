import { OrthographicCamera, PerspectiveCamera, Vector3 } from "three";
import type { Camera } from "three";
import { describe, expect, it } from "vitest";

import ui from "../../../../src/edubba/games/game_of_ur/ui.json";
import {
  ALL_FREE,
  MOST_SHIFT,
  MOST_ZOOM,
  aimOrthographic,
  aimPerspective,
  between,
  drifted,
  orthographicFrame,
  playShot,
} from "../../../src/ur3d/camera";
import type { Frame } from "../../../src/ur3d/camera";
import { BOARD_LENGTH, CELLS, SIDES, mustBeSeen } from "../../../src/ur3d/layout";
import { Rig } from "../../../src/ur3d/rig";
import { WINDOWS, BACK } from "../../../src/ur3d/room/plan";
import { shotFor } from "../../../src/ur3d/shots";

const SIZES = [
  [1280, 720],
  [1920, 1080],
  [900, 700],
  [390, 500],
  [844, 390],
] as const;
const whole = (aspect: number): Frame => ({ aspect, free: ALL_FREE });
const WIDE = whole(16 / 9);
/** A header above, a panel on the right and a bar below. */
const PANELLED = { left: 0, top: 0.06, right: 0.72, bottom: 0.95 };

function outside(camera: Camera): Vector3[] {
  return mustBeSeen()
    .map(({ x, y, z }) => new Vector3(x, y, z).project(camera))
    .filter((point) => Math.abs(point.x) > 1 || Math.abs(point.y) > 1 || point.z > 1);
}

describe("the play camera (GU-UI-1.1)", () => {
  it.each(SIDES)("is a three-quarter view from the side of %s", (side) => {
    const { eye, target, fov } = playShot(side, WIDE);
    expect(fov).toBe(ui.camera.fov_deg);
    expect(target.toArray()).toEqual([0, 0, 0]);
    const line = eye.clone().sub(target);
    expect((Math.asin(line.y / line.length()) * 180) / Math.PI).toBeCloseTo(ui.camera.pitch_deg);
    expect(line.x).toBeCloseTo(0);
    expect(Math.sign(line.z)).toBe(side === "light" ? 1 : -1);
  });

  it.each(SIZES)("shows squares, trays, dice and piles at %i x %i", (width, height) => {
    for (const side of SIDES) {
      const camera = new PerspectiveCamera();
      aimPerspective(camera, playShot(side, whole(width / height)), width / height);
      expect(outside(camera)).toEqual([]);
    }
  });

  it.each(SIZES)("keeps them clear of what lies over the picture at %i x %i", (width, height) => {
    const frame = { aspect: width / height, free: PANELLED };
    for (const side of SIDES) {
      const [near, flat] = [new PerspectiveCamera(), new OrthographicCamera()];
      const shot = playShot(side, frame);
      aimPerspective(near, shot, frame.aspect);
      const { half, shift } = orthographicFrame(side, frame);
      aimOrthographic(flat, { ...shot, shift }, frame.aspect, half);
      for (const camera of [near, flat]) {
        for (const { x, y, z } of mustBeSeen()) {
          const point = new Vector3(x, y, z).project(camera);
          expect(point.x / 2 + 0.5).toBeLessThan(PANELLED.right);
          expect(point.x / 2 + 0.5).toBeGreaterThan(PANELLED.left);
          expect(0.5 - point.y / 2).toBeLessThan(PANELLED.bottom);
          expect(0.5 - point.y / 2).toBeGreaterThan(PANELLED.top);
        }
      }
    }
  });

  it("stands the board upright on a phone, the own side on the right", () => {
    for (const side of SIDES) {
      const camera = new PerspectiveCamera();
      aimPerspective(camera, playShot(side, whole(390 / 560)), 390 / 560);
      const at = (square: string): Vector3 => {
        const { x, z } = CELLS[square]!;
        return new Vector3(x, 0, z).project(camera);
      };
      const [first, last] = [at("m5"), at("m16")];
      expect(Math.abs(last.y - first.y)).toBeGreaterThan(Math.abs(last.x - first.x) * 3);
      const [own, theirs] = side === "light" ? [at("l1"), at("d1")] : [at("d1"), at("l1")];
      expect(own.x).toBeGreaterThan(theirs.x);
    }
  });

  it("wastes no room: the outermost thing touches the margin", () => {
    const camera = new PerspectiveCamera();
    aimPerspective(camera, playShot("light", WIDE), 16 / 9);
    const reach = mustBeSeen().map(({ x, y, z }) => {
      const point = new Vector3(x, y, z).project(camera);
      return Math.max(Math.abs(point.x), Math.abs(point.y));
    });
    expect(Math.max(...reach)).toBeGreaterThan(0.95);
  });
});

describe("the orthographic camera (GU-UI-1.2)", () => {
  it.each(SIZES)("meets the same framing at %i x %i", (width, height) => {
    for (const side of SIDES) {
      const aspect = width / height;
      const camera = new OrthographicCamera();
      const { half, shift } = orthographicFrame(side, whole(aspect));
      aimOrthographic(camera, { ...playShot(side, whole(aspect)), shift }, aspect, half);
      expect(outside(camera)).toEqual([]);
    }
  });
});

describe("the drift (GU-UI-1.3)", () => {
  it("stays within a share of the board's length and of the distance, wherever the action is", () => {
    const rest = playShot("light", WIDE);
    const far = rest.eye.distanceTo(rest.target);
    for (const action of [
      new Vector3(40, 0, -40),
      ...Object.values(CELLS).map(({ x, z }) => new Vector3(x, 0, z)),
    ]) {
      for (const amount of [0, 0.3, 1]) {
        const shot = drifted(rest, action, amount);
        expect(shot.target.distanceTo(rest.target)).toBeLessThanOrEqual(0.12 * BOARD_LENGTH);
        const near = shot.eye.distanceTo(shot.target);
        expect(Math.abs(near / far - 1)).toBeLessThanOrEqual(0.08);
      }
    }
    expect(MOST_SHIFT).toBeCloseTo(0.12 * BOARD_LENGTH);
    expect(MOST_ZOOM).toBe(0.08);
  });

  it("moves at all, and is back where it was when nothing draws it", () => {
    const rest = playShot("light", WIDE);
    const action = new Vector3(5.5, 0, 0);
    expect(drifted(rest, action, 1).target.x).toBeGreaterThan(0.5);
    expect(drifted(rest, action, 0).eye.distanceTo(rest.eye)).toBeCloseTo(0);
  });
});

describe("the rig", () => {
  it("tells pitch and yaw against the viewing side, also from dark's seat (GU-UI-1.4)", () => {
    const rig = new Rig();
    rig.setFrame(WIDE);
    for (const side of SIDES) {
      rig.aim("play", side);
      const facts = rig.facts();
      expect(facts.pitch).toBeCloseTo(52);
      expect(facts.yaw).toBeCloseTo(0);
      expect(facts.seenFrom).toBe(side);
      expect(facts.distance).toBeCloseTo(facts.rest.distance);
    }
  });

  it("swings round the table to the other seat, never through the board", () => {
    const from = playShot("light", WIDE);
    const to = playShot("dark", WIDE);
    for (const share of [0.2, 0.5, 0.8]) {
      const shot = between(from, to, share);
      expect(shot.eye.length()).toBeGreaterThan(
        Math.min(from.eye.length(), to.eye.length()) * 0.95,
      );
    }
    expect(between(from, to, 1).eye.distanceTo(to.eye)).toBeCloseTo(0);
  });
});

describe("wide shots (GU-UI-10.4)", () => {
  it.each(["opening", "end"] as const)("a window stands in the picture at the %s", (name) => {
    for (const aspect of [16 / 9, 4 / 3, 0.8]) {
      const camera = new PerspectiveCamera();
      aimPerspective(camera, shotFor(name, "light", whole(aspect)), aspect);
      const seen = WINDOWS.filter(({ middle, sill, lintel }) => {
        const point = new Vector3(middle, (sill + lintel) / 2, BACK).project(camera);
        return Math.abs(point.x) < 1 && Math.abs(point.y) < 1 && point.z < 1;
      });
      expect(seen.length, `aspect ${aspect}`).toBeGreaterThan(0);
    }
  });

  /** The sheet of a phone that tells the end. */
  const SHEETED = { left: 0, top: 0.05, right: 1, bottom: 0.4 };

  it.each(["opening", "end"] as const)("nothing on the table is cut off at the %s", (name) => {
    for (const [width, height] of SIZES) {
      for (const free of [ALL_FREE, PANELLED, SHEETED]) {
        const aspect = width / height;
        const camera = new PerspectiveCamera();
        aimPerspective(camera, shotFor(name, "light", { aspect, free }), aspect);
        for (const { x, y, z } of mustBeSeen()) {
          const across = new Vector3(x, y, z).project(camera).x / 2 + 0.5;
          expect(across).toBeGreaterThan(free.left);
          expect(across).toBeLessThan(free.right);
        }
      }
    }
  });
});
