/** The camera on its stand: where it rests, how it drifts and swings, and what it projects. */
import { MathUtils, Vector3 } from "three";
import type { OrthographicCamera, PerspectiveCamera } from "three";

import type { CameraFacts, Position } from "../boards/game_of_ur/stage";
import {
  ALL_FREE,
  aimOrthographic,
  aimPerspective,
  between,
  drifted,
  isUpright,
  orthographicFrame,
  smooth,
  turnOf,
} from "./camera";
import type { Frame, Projection, Shot } from "./camera";
import type { Side } from "./layout";
import { CLOSE, shotFor } from "./shots";

export type ShotName = Position["shot"];

/** The camera's two bodies; which of them draws depends on the settings and the shot. */
export interface Bodies {
  perspective: PerspectiveCamera;
  orthographic: OrthographicCamera;
}

export class Rig {
  projection: Projection = "perspective";
  private name: ShotName = "play";
  private side: Side = "light";
  private frame: Frame = { aspect: 16 / 9, free: ALL_FREE };
  private known: Shot | null = null;
  private close: Shot | null = null;
  private swing: { from: Shot; share: number } | null = null;
  private drift: { action: Vector3; amount: number } | null = null;

  /** Whether the camera would have to travel to get there. */
  differs(name: ShotName, side: Side): boolean {
    return name !== this.name || side !== this.side;
  }

  aim(name: ShotName, side: Side): void {
    this.name = name;
    this.side = side;
    this.known = null;
  }

  setFrame(frame: Frame): void {
    this.frame = frame;
    this.known = null;
  }

  /** The turn that lets marks and numbers lie upright for the viewer; a wide shot has one stand. */
  get turn(): number {
    if (this.name !== "play") return 0;
    return turnOf(this.side, isUpright(this.frame));
  }

  /** Whether the viewer sits at the end of the tail, where the tall lamp stands. */
  get fromTheTail(): boolean {
    return Math.sin(this.turn) > 0.5;
  }

  /** Travel from where the camera was: share 1 is there. */
  setSwing(from: Shot, share: number): void {
    this.swing = share < 1 ? { from, share: smooth(share) } : null;
  }

  /** Lean towards the action; only the play camera does (GU-UI-1.3). */
  setDrift(action: Vector3, amount: number): void {
    this.drift = amount > 0 && this.name === "play" ? { action, amount } : null;
  }

  /** Where it leans now, and how much. */
  get lean(): { action: Vector3; amount: number } {
    return this.drift ?? { action: new Vector3(), amount: 0 };
  }

  /** A close-up for pictures, or null to go back. */
  setClose(name: string | null): void {
    this.close = name === null ? null : (CLOSE[name] ?? null);
  }

  /** A close-up of any thing for pictures, by its place. */
  setCloseShot(shot: Shot): void {
    this.close = shot;
  }

  get rest(): Shot {
    this.known ??= shotFor(this.name, this.side, this.frame);
    return this.known;
  }

  get now(): Shot {
    if (this.close) return this.close;
    const shot = this.drift ? drifted(this.rest, this.drift.action, this.drift.amount) : this.rest;
    return this.swing ? between(this.swing.from, shot, this.swing.share) : shot;
  }

  private get flat(): boolean {
    return this.projection === "orthographic" && this.name === "play" && !this.close && !this.swing;
  }

  /** The camera that draws now, standing where it should. */
  camera({ perspective, orthographic }: Bodies): PerspectiveCamera | OrthographicCamera {
    const shot = this.now;
    const { aspect } = this.frame;
    if (!this.flat) {
      aimPerspective(perspective, shot, aspect);
      return perspective;
    }
    // nearer means larger: an orthographic picture has to be told
    const nearer = shot.eye.distanceTo(shot.target) / this.rest.eye.distanceTo(this.rest.target);
    const { half, shift } = orthographicFrame(this.side, this.frame);
    aimOrthographic(orthographic, { ...shot, shift }, aspect, half * nearer);
    return orthographic;
  }

  facts(): CameraFacts {
    const { eye, target, fov } = this.now;
    const rest = this.rest;
    const line = eye.clone().sub(target);
    const across =
      this.side === "light" ? Math.atan2(line.x, line.z) : Math.atan2(-line.x, -line.z);
    return {
      projection: this.flat ? "orthographic" : "perspective",
      fov: this.flat ? 0 : fov,
      pitch: MathUtils.radToDeg(Math.asin(line.y / line.length())),
      yaw: MathUtils.radToDeg(across),
      position: eye.toArray(),
      target: target.toArray(),
      distance: line.length(),
      rest: { target: rest.target.toArray(), distance: rest.eye.distanceTo(rest.target) },
      seenFrom: this.side,
    };
  }
}
