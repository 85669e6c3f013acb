/** Mouse, pen and finger on the canvas: what they point at, and which of their presses are clicks. */
import { Raycaster, Vector2 } from "three";
import type { Camera } from "three";

import type { StageEvents } from "../boards/game_of_ur/stage";
import { meet } from "./spots";
import type { Target } from "./spots";

/** A press that travels this far is a drag. */
const DRAG_PX = 5;

export interface Pointed {
  targets(): readonly Target[];
  camera(): Camera;
  /** Whether a click on the element would do something now. */
  inviting(element: string): boolean;
  /** A thing is held down, or let go. */
  hold(element: string | null): void;
}

export class Pointer {
  private readonly canvas: HTMLCanvasElement;
  private readonly pointed: Pointed;
  private readonly events: StageEvents;
  private readonly caster = new Raycaster();
  private pressed: { id: number; x: number; y: number } | null = null;
  private over: string | null = null;
  private last: { x: number; y: number } | null = null;
  private readonly listening = new AbortController();

  constructor(canvas: HTMLCanvasElement, pointed: Pointed, events: StageEvents) {
    this.canvas = canvas;
    this.pointed = pointed;
    this.events = events;
    const { signal } = this.listening;
    canvas.addEventListener("pointermove", this.moved, { signal });
    canvas.addEventListener("pointerdown", this.down, { signal });
    canvas.addEventListener("pointerup", this.up, { signal });
    canvas.addEventListener("pointercancel", this.left, { signal });
    canvas.addEventListener("pointerleave", this.left, { signal });
  }

  /** Things or camera have moved under a pointer that lies still. */
  look(): void {
    if (this.last) this.hover(this.last.x, this.last.y);
  }

  dispose(): void {
    this.listening.abort();
  }

  /** What lies under a point of the viewport. */
  at(x: number, y: number): string | null {
    const { left, top, width, height } = this.canvas.getBoundingClientRect();
    if (width === 0 || height === 0) return null;
    const point = new Vector2(((x - left) / width) * 2 - 1, 1 - ((y - top) / height) * 2);
    this.caster.setFromCamera(point, this.pointed.camera());
    return meet(this.caster.ray, this.pointed.targets());
  }

  private hover(x: number, y: number): void {
    const element = this.at(x, y);
    this.canvas.style.cursor = element && this.pointed.inviting(element) ? "pointer" : "default";
    if (element === this.over) return;
    this.over = element;
    this.events.hover(element, x, y);
  }

  private readonly moved = (event: PointerEvent): void => {
    if (event.pointerType === "touch") return; // a finger does not hover: its tap is told as a pick
    this.last = { x: event.clientX, y: event.clientY };
    this.hover(event.clientX, event.clientY);
  };

  private readonly down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    this.pressed = { id: event.pointerId, x: event.clientX, y: event.clientY };
    this.pointed.hold(this.at(event.clientX, event.clientY));
  };

  private readonly up = (event: PointerEvent): void => {
    const { pressed } = this;
    if (!pressed || pressed.id !== event.pointerId) return;
    this.pressed = null;
    this.pointed.hold(null);
    if (Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) >= DRAG_PX) return;
    const kind = event.pointerType === "touch" ? "touch" : "mouse";
    this.events.pick(this.at(event.clientX, event.clientY), event.clientX, event.clientY, kind);
  };

  private readonly left = (event: PointerEvent): void => {
    this.pressed = null;
    this.pointed.hold(null);
    this.last = null;
    if (this.over === null) return;
    this.over = null;
    this.events.hover(null, event.clientX, event.clientY);
  };
}
