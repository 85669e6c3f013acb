/** The named views: wide ones for the opening and the end, close ones for pictures of the things. */
import { MathUtils, Matrix4, Vector3 } from "three";

import { NO_SHIFT, middleOf, playShot } from "./camera";
import type { Frame, Shot } from "./camera";
import { mustBeSeen } from "./layout";
import type { Side } from "./layout";

const shot = (
  eye: [number, number, number],
  target: [number, number, number],
  fov: number,
): Shot => ({
  eye: new Vector3(...eye),
  target: new Vector3(...target),
  fov,
  shift: NO_SHIFT,
});

/** Share of the free part's width that what lies on the table may take. */
const ROOMY = 0.96;

/** Views of the room from a side of the table; in each a window shows the sky (GU-UI-10.4). */
const WIDE: Record<"opening" | "end", Shot> = {
  opening: shot([4.6, 8.4, 20], [-0.6, 0, -3.4], 40),
  end: shot([-4, 7.2, 18], [1, 0.5, -3.6], 40),
};

export function shotFor(name: "opening" | "play" | "end", side: Side, frame: Frame): Shot {
  if (name === "play") return playShot(side, frame);
  const { eye: stand, target, fov: least } = WIDE[name];
  const { left, top, right, bottom } = frame.free;
  const width = frame.aspect * (right - left);
  // a narrow picture steps back as far as the room allows, then takes in more
  const back = Math.min(1.25, Math.max(1, (1.6 * (bottom - top)) / width));
  const eye = stand.clone().sub(target).multiplyScalar(back).add(target);
  const table = reachOf(eye, target);
  const needed = (table.right - table.left) / 2 / (width * ROOMY);
  const half = Math.max(needed, Math.tan(MathUtils.degToRad(least / 2)));
  const middle = middleOf(frame.free);
  return {
    eye,
    target: target.clone(),
    fov: MathUtils.radToDeg(2 * Math.atan(half)),
    shift: {
      x: middle.x - (table.left + table.right) / 2 / (half * frame.aspect),
      y: middle.y,
    },
  };
}

/** How far what lies on the table reaches to both sides of the line of sight, at a distance of 1. */
function reachOf(eye: Vector3, target: Vector3): { left: number; right: number } {
  const up = new Vector3(0, 1, 0);
  const seen = new Matrix4().lookAt(eye, target, up).setPosition(eye).invert();
  const across = mustBeSeen().map(({ x, y, z }) => {
    const point = new Vector3(x, y, z).applyMatrix4(seen);
    return point.x / -point.z;
  });
  return { left: Math.min(...across), right: Math.max(...across) };
}

/** Close-ups for the pictures of the documentation; bare coordinates, chosen by eye. */
export const CLOSE: Readonly<Record<string, Shot>> = {
  room: shot([6.5, 6.6, 22], [-1.2, 0.3, -5], 46),
  door: shot([-2, 3, 6], [-20, -2.5, -8.4], 40),
  window: shot([-1.5, 3.4, 6], [-8.2, 1.2, -17], 38),
  table: shot([1.9, 6.4, 13.2], [0.1, -0.2, -1.2], 38),
  board: shot([0, 11.6, 7.6], [0, -0.2, 0.1], 37),
  dice: shot([-1.8, 2.4, 8.6], [-2.5, -0.7, 4.35], 26),
  coins: shot([-6, 1.9, 7.2], [-5.45, -0.75, 3.55], 24),
  lamp: shot([3.5, 4.6, 4.5], [7.7, 2.2, -4.3], 34),
};

/** A bird or bone from close by, a little from above, its face to the viewer. */
export function portrait(at: Vector3): Shot {
  const target = at.clone().add(new Vector3(0.08, 0.5, 0));
  const eye = target.clone().add(new Vector3(1.5, 0.75, 3));
  return { eye, target, fov: 24, shift: NO_SHIFT };
}
