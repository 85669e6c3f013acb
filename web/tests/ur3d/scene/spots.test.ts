import { PerspectiveCamera, Raycaster, Vector2, Vector3 } from "three";
import { describe, expect, it } from "vitest";

import data from "../../../../src/edubba/games/game_of_ur/data.json";
import late from "../../../fixtures/game_of_ur-late.json";
import middle from "../../../fixtures/game_of_ur-middle.json";
import start from "../../../fixtures/game_of_ur-start.json";
import type { UrView } from "../../../src/generated/views";
import { ALL_FREE, aimPerspective, playShot } from "../../../src/ur3d/camera";
import { BIRDS, CELLS, HOME, SIDES, TABLE_Y, UNLAUNCHED } from "../../../src/ur3d/layout";
import { birdSpot, elementOf, meet, standing, targetsOf } from "../../../src/ur3d/spots";

const VIEWS = [start, middle, late].map((fixture) => fixture.view as unknown as UrView);
const LOOKS = ["second_millennium", "first_millennium"] as const;

describe("places", () => {
  it("carries the coordinates of data.json over by one affine map", () => {
    for (const { id, x, y } of data.squares) {
      expect(CELLS[id]).toEqual({ x: (x - 500) / 80, z: (y - 500) / 80 });
    }
  });

  it("stands every bird where the view says, in both looks", () => {
    for (const look of LOOKS) {
      for (const view of VIEWS) {
        const spots = standing({ ...view, board: look });
        expect(spots.size).toBe(10);
        for (const { side, birds } of view.sides) {
          for (const { id, place } of birds) {
            const spot = spots.get(`${side}:${id}` as never)!;
            if (place in CELLS)
              expect([spot.x, spot.z]).toEqual([CELLS[place]!.x, CELLS[place]!.z]);
            expect(spot.y).toBeGreaterThan(TABLE_Y);
          }
        }
      }
    }
  });

  it("keeps tray and home rows apart from each other", () => {
    for (const side of SIDES) {
      const all = BIRDS.flatMap((bird) => [UNLAUNCHED[side][bird], HOME[side][bird]]);
      for (const one of all) {
        for (const other of all) {
          if (one !== other)
            expect(Math.hypot(one.x - other.x, one.z - other.z)).toBeGreaterThanOrEqual(0.9);
        }
      }
    }
    // on a stand of their own, beyond the board of either look
    for (const look of LOOKS) expect(birdSpot(look, "light", "raven", "home").x).toBeGreaterThan(7);
  });

  it("lets two birds share a rosette side by side", () => {
    const view = structuredClone(VIEWS[1]!);
    view.sides[0]!.birds[0]!.place = "m12";
    view.sides[0]!.birds[1]!.place = "m12";
    const spots = standing(view);
    expect(spots.get("light:swallow")!.distanceTo(spots.get("light:storm_bird")!)).toBeGreaterThan(
      0.4,
    );
  });
});

/** What a ray through a place of the table meets in the play view. */
function through(view: UrView, at: Vector3): string | null {
  const camera = new PerspectiveCamera();
  aimPerspective(camera, playShot("light", { aspect: 16 / 9, free: ALL_FREE }), 16 / 9);
  const point = at.clone().project(camera);
  const caster = new Raycaster();
  caster.setFromCamera(new Vector2(point.x, point.y), camera);
  return meet(caster.ray, targetsOf(view));
}

describe("pointing", () => {
  it("meets birds, bones and piles at their middle (GU-UI-3.4)", () => {
    for (const view of VIEWS) {
      for (const target of targetsOf(view)) {
        if (target.element.startsWith("square:")) continue;
        expect(through(view, target.middle)).toBe(target.element);
      }
    }
  });

  it("meets free squares, the bird on a taken one, and nothing on the bare table", () => {
    const view = VIEWS[1]!;
    expect(through(view, new Vector3(CELLS["m13"]!.x, 0, 0))).toBe("square:m13");
    expect(through(view, new Vector3(CELLS["m7"]!.x, 0.2, 0))).toBe("bird:light:swallow");
    expect(through(view, new Vector3(-8, TABLE_Y, 1))).toBeNull();
  });

  it("knows scene names for elements", () => {
    expect(elementOf("piece_dark_storm_bird")).toBe("bird:dark:storm_bird");
    expect(elementOf("cell_m8")).toBe("square:m8");
    expect(elementOf("die_small")).toBe("die:small");
    expect(elementOf("pile_pool")).toBe("pile:pool");
    expect(elementOf("bird:light:eagle")).toBe("bird:light:eagle");
  });
});
