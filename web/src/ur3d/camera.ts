/**
 * The cameras as numbers: where they stand and what they look at. Nothing here draws, so that the
 * framing can be proved without WebGL.
 */
import { MathUtils, OrthographicCamera, PerspectiveCamera, Vector3 } from "three";

import { camera as wanted } from "../../../src/edubba/games/game_of_ur/ui.json";
import { BOARD_LENGTH, mustBeSeen } from "./layout";
import type { Side } from "./layout";

export type Projection = "perspective" | "orthographic";

/** How far a picture is moved over the glass, as shares of its half width and height. */
export interface Shift {
  x: number;
  y: number;
}

/** A camera standing at `eye`, looking at `target`; `fov` is vertical, in degrees. */
export interface Shot {
  eye: Vector3;
  target: Vector3;
  fov: number;
  shift: Shift;
}

/** The edges of the part of the picture that nothing lies over, as shares of its width and height. */
export interface Free {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The box that the picture fills. */
export interface Frame {
  aspect: number;
  free: Free;
}

export const ALL_FREE: Free = { left: 0, top: 0, right: 1, bottom: 1 };
export const NO_SHIFT: Shift = { x: 0, y: 0 };

export const PLAY_FOV = wanted.fov_deg;
export const PLAY_PITCH = wanted.pitch_deg;
/** How far the target may move and the distance may change while something happens (GU-UI-1.3). */
export const MOST_SHIFT = wanted.max_target_shift_board_lengths * BOARD_LENGTH;
export const MOST_ZOOM = wanted.max_zoom_change;

/** Share of the half picture that stays free at its edges. */
const MARGIN = 0.02;
const NEAR = 0.5;
const FAR = 220;

/** Slowly off, slowly to rest. */
export const smooth = (share: number): number => share * share * (3 - 2 * share);

/** Where the middle of the free part lies. */
export function middleOf({ left, top, right, bottom }: Free): Shift {
  return { x: left + right - 1, y: 1 - top - bottom };
}

/** In a free part that is higher than wide the board stands upright. */
export function isUpright({ aspect, free }: Frame): boolean {
  return (aspect * (free.right - free.left)) / (free.bottom - free.top) < 0.95;
}

/** The turn that lets marks and numbers lie upright for the viewer. */
export function turnOf(side: Side, upright: boolean): number {
  return (side === "light" ? 0 : Math.PI) - (upright ? Math.PI / 2 : 0);
}

/** The direction from the board to the eye of a side's play camera. */
export function playDirection(side: Side, upright = false): Vector3 {
  const pitch = MathUtils.degToRad(PLAY_PITCH);
  const turn = turnOf(side, upright);
  const away = Math.cos(pitch);
  return new Vector3(Math.sin(turn) * away, Math.sin(pitch), Math.cos(turn) * away);
}

function frameOf(direction: Vector3): { right: Vector3; up: Vector3 } {
  const right = new Vector3(0, 1, 0).cross(direction).normalize();
  return { right, up: new Vector3().crossVectors(direction, right) };
}

/** The points as the camera has them: to the right, up, and towards it. */
function inCamera(direction: Vector3): { x: number; y: number; near: number }[] {
  const { right, up } = frameOf(direction);
  return mustBeSeen().map(({ x, y, z }) => {
    const point = new Vector3(x, y, z);
    return { x: point.dot(right), y: point.dot(up), near: point.dot(direction) };
  });
}

interface Extent {
  width: number;
  height: number;
  x: number;
  y: number;
}

/** How much of the picture the points take up, and where its middle is. */
function extent(points: readonly { x: number; y: number }[]): Extent {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [low, high] = [Math.min(...ys), Math.max(...ys)];
  return { width: right - left, height: high - low, x: (left + right) / 2, y: (low + high) / 2 };
}

/** Half the height a picture needs so that the extent fits into the free part. */
function halfHeightFor({ width, height }: Extent, { aspect, free }: Frame): number {
  const wide = width / (2 * aspect * (free.right - free.left));
  return Math.max(wide, height / (2 * (free.bottom - free.top))) / (1 - MARGIN);
}

/** What brings the middle of the extent into the middle of the free part. */
function shiftFor({ x, y }: Extent, half: number, { aspect, free }: Frame): Shift {
  const middle = middleOf(free);
  return { x: middle.x - x / (half * aspect), y: middle.y - y / half };
}

/**
 * The play camera at rest: near the side, aimed at the middle of the board (GU-UI-1.1), from as near
 * as the free part of the picture allows.
 */
export function playShot(side: Side, frame: Frame): Shot {
  const target = new Vector3(0, 0, 0);
  const direction = playDirection(side, isUpright(frame));
  const points = inCamera(direction);
  const half = Math.tan(MathUtils.degToRad(PLAY_FOV / 2));
  const seenFrom = (distance: number): Extent =>
    extent(
      points.map(({ x, y, near }) => ({ x: x / (distance - near), y: y / (distance - near) })),
    );
  let near = Math.max(...points.map((point) => point.near)) + NEAR;
  let far = FAR / 2;
  for (let halving = 0; halving < 32; halving++) {
    const between = (near + far) / 2;
    if (halfHeightFor(seenFrom(between), frame) > half) near = between;
    else far = between;
  }
  const shift = shiftFor(seenFrom(far), half, frame);
  return { eye: direction.multiplyScalar(far), target, fov: PLAY_FOV, shift };
}

/** Half the height of the picture of an orthographic camera that shows the same (GU-UI-1.2). */
export function orthographicFrame(side: Side, frame: Frame): { half: number; shift: Shift } {
  const found = extent(inCamera(playDirection(side, isUpright(frame))));
  const half = halfHeightFor(found, frame);
  return { half, shift: shiftFor(found, half, frame) };
}

/**
 * The play camera drawn towards the action: `amount` runs from 0 (at rest) to 1 (as far as it
 * goes). It never leaves the limits of GU-UI-1.3, wherever the action is.
 */
export function drifted(rest: Shot, action: Vector3, amount: number): Shot {
  const eye = rest.eye.clone().sub(rest.target);
  const shift = action.clone().sub(rest.target);
  shift.y = 0;
  shift.multiplyScalar(0.22 * amount).clampLength(0, MOST_SHIFT * 0.9);
  eye.multiplyScalar(1 - MOST_ZOOM * 0.75 * amount);
  const target = rest.target.clone().add(shift);
  return { eye: eye.add(target), target, fov: rest.fov, shift: rest.shift };
}

/** A shot between two others, for swings from the room to the board. */
export function between(from: Shot, to: Shot, share: number): Shot {
  // The eye travels on an arc round the target, or a swing to the other seat would cross the board.
  const target = from.target.clone().lerp(to.target, share);
  const start = from.eye.clone().sub(from.target);
  const end = to.eye.clone().sub(to.target);
  const turn = angleBetween(start, end) * share;
  const radius = MathUtils.lerp(Math.hypot(start.x, start.z), Math.hypot(end.x, end.z), share);
  const angle = Math.atan2(start.x, start.z) + turn;
  const height = MathUtils.lerp(start.y, end.y, share);
  const eye = new Vector3(Math.sin(angle) * radius, height, Math.cos(angle) * radius).add(target);
  const shift = {
    x: MathUtils.lerp(from.shift.x, to.shift.x, share),
    y: MathUtils.lerp(from.shift.y, to.shift.y, share),
  };
  return { eye, target, fov: MathUtils.lerp(from.fov, to.fov, share), shift };
}

function angleBetween(from: Vector3, to: Vector3): number {
  const turn = Math.atan2(to.x, to.z) - Math.atan2(from.x, from.z);
  return MathUtils.euclideanModulo(turn + Math.PI, 2 * Math.PI) - Math.PI;
}

/** Stand a perspective camera where the shot says. */
export function aimPerspective(camera: PerspectiveCamera, shot: Shot, aspect: number): void {
  camera.fov = shot.fov;
  stand(camera, shot, aspect);
}

/** Stand an orthographic camera where the shot says; what it shows is `half` tall each way. */
export function aimOrthographic(
  camera: OrthographicCamera,
  shot: Shot,
  aspect: number,
  half: number,
): void {
  camera.top = half;
  camera.bottom = -half;
  camera.left = -half * aspect;
  camera.right = half * aspect;
  stand(camera, shot, aspect);
}

function stand(
  camera: PerspectiveCamera | OrthographicCamera,
  { eye, target, shift }: Shot,
  aspect: number,
): void {
  camera.near = NEAR;
  camera.far = FAR;
  camera.position.copy(eye);
  camera.lookAt(target);
  // a lens that is shifted, not turned: nothing tilts because a panel lies over the picture
  camera.setViewOffset(aspect, 1, (-shift.x * aspect) / 2, shift.y / 2, aspect, 1);
  camera.updateMatrixWorld();
}
