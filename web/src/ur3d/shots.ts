/** The named views: wide ones for the opening and the end, close ones for pictures of the things. */
import { Vector3 } from "three";

import { NO_SHIFT, middleOf, playShot } from "./camera";
import type { Frame, Shot } from "./camera";
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

/** Views of the room from a side of the table; in each a window shows the sky (GU-UI-10.4). */
const WIDE: Record<"opening" | "end", Shot> = {
  opening: shot([4.6, 8.4, 20], [-0.6, 0, -3.4], 40),
  end: shot([-4, 7.2, 18], [1, 0.5, -3.6], 40),
};

export function shotFor(name: "opening" | "play" | "end", side: Side, frame: Frame): Shot {
  if (name === "play") return playShot(side, frame);
  const wide = WIDE[name];
  // a narrow picture steps back, so that the table and a window stay in it
  const back = Math.max(1, 1.6 / frame.aspect);
  const eye = wide.eye
    .clone()
    .sub(wide.target)
    .multiplyScalar(Math.min(back, 1.25))
    .add(wide.target);
  const fov = Math.min(62, wide.fov * Math.sqrt(back));
  return { eye, target: wide.target.clone(), fov, shift: middleOf(frame.free) };
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
