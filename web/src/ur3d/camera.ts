/**
 * The cameras as numbers: where they stand and what they look at. Nothing here draws, so that the
 * framing can be proved without WebGL.
 */
import { MathUtils, OrthographicCamera, PerspectiveCamera, Vector3 } from "three";

import { camera as wanted } from "../../../src/edubba/games/game_of_ur/ui.json";
import { BOARD_LENGTH, mustBeSeen } from "./layout";
import type { Side } from "./layout";

export type Projection = "perspective" | "orthographic";

/** A camera standing at `eye`, looking at `target`; `fov` is vertical, in degrees. */
export interface Shot {
  eye: Vector3;
  target: Vector3;
  fov: number;
}

export const PLAY_FOV = wanted.fov_deg;
export const PLAY_PITCH = wanted.pitch_deg;
/** How far the target may move and the distance may change while something happens (GU-UI-1.3). */
export const MOST_SHIFT = wanted.max_target_shift_board_lengths * BOARD_LENGTH;
export const MOST_ZOOM = wanted.max_zoom_change;

/** Share of the half picture that stays free at its edges. */
const MARGIN = 0.02;
const NEAR = 0.5;
const FAR = 220;

/** The direction from the board to the eye of a side's play camera. */
export function playDirection(side: Side): Vector3 {
  const pitch = MathUtils.degToRad(PLAY_PITCH);
  const near = side === "light" ? 1 : -1;
  return new Vector3(0, Math.sin(pitch), near * Math.cos(pitch));
}

/** The least distance from which a camera of this direction sees all points (perspective). */
function fit(direction: Vector3, target: Vector3, aspect: number, points: Vector3[]): number {
  const { right, up } = frameOf(direction);
  const tall = Math.tan(MathUtils.degToRad(PLAY_FOV / 2)) * (1 - MARGIN);
  const wide = tall * aspect;
  let distance = 0;
  const offset = new Vector3();
  for (const point of points) {
    offset.subVectors(point, target);
    const towards = offset.dot(direction);
    distance = Math.max(
      distance,
      towards + Math.abs(offset.dot(right)) / wide,
      towards + Math.abs(offset.dot(up)) / tall,
    );
  }
  return distance;
}

function frameOf(direction: Vector3): { right: Vector3; up: Vector3 } {
  const right = new Vector3(0, 1, 0).cross(direction).normalize();
  return { right, up: new Vector3().crossVectors(direction, right) };
}

function seen(): Vector3[] {
  return mustBeSeen().map(({ x, y, z }) => new Vector3(x, y, z));
}

/** The play camera at rest: near the side, aimed at the middle of the board (GU-UI-1.1). */
export function playShot(side: Side, aspect: number): Shot {
  const target = new Vector3(0, 0, 0);
  const direction = playDirection(side);
  const distance = fit(direction, target, aspect, seen());
  return { eye: direction.multiplyScalar(distance).add(target), target, fov: PLAY_FOV };
}

/** Half the height of the picture of an orthographic camera that shows the same (GU-UI-1.2). */
export function orthographicHalfHeight(side: Side, aspect: number): number {
  const { right, up } = frameOf(playDirection(side));
  let half = 0;
  for (const point of seen()) {
    half = Math.max(half, Math.abs(point.dot(up)), Math.abs(point.dot(right)) / aspect);
  }
  return half / (1 - MARGIN);
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
  return { eye: eye.add(target), target, fov: rest.fov };
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
  return { eye, target, fov: MathUtils.lerp(from.fov, to.fov, share) };
}

function angleBetween(from: Vector3, to: Vector3): number {
  const turn = Math.atan2(to.x, to.z) - Math.atan2(from.x, from.z);
  return MathUtils.euclideanModulo(turn + Math.PI, 2 * Math.PI) - Math.PI;
}

/** Stand a perspective camera where the shot says. */
export function aimPerspective(camera: PerspectiveCamera, shot: Shot, aspect: number): void {
  camera.fov = shot.fov;
  camera.aspect = aspect;
  camera.near = NEAR;
  camera.far = FAR;
  camera.position.copy(shot.eye);
  camera.lookAt(shot.target);
  camera.updateProjectionMatrix();
  camera.updateMatrixWorld();
}

/** Stand an orthographic camera where the shot says; what it shows is `halfHeight` tall each way. */
export function aimOrthographic(
  camera: OrthographicCamera,
  shot: Shot,
  aspect: number,
  halfHeight: number,
): void {
  camera.top = halfHeight;
  camera.bottom = -halfHeight;
  camera.left = -halfHeight * aspect;
  camera.right = halfHeight * aspect;
  camera.near = NEAR;
  camera.far = FAR;
  camera.position.copy(shot.eye);
  camera.lookAt(shot.target);
  camera.updateProjectionMatrix();
  camera.updateMatrixWorld();
}
