/** Where things of the scene lie on the screen. */
import { Vector3 } from "three";
import type { Camera, Object3D } from "three";

import { HOME, SIDES, STAND, TABLE_Y, trayOf, turnPlace } from "./layout";
import type { Look } from "./layout";
import { BACK, DOORWAY, LEFT, WINDOWS } from "./room/plan";
import { exitSpot } from "./spots";
import type { Target } from "./spots";

type Point = [number, number];

/** Parts of a target's top that are tried when its middle is hidden, as shares of its size. */
const ASIDE = [0, 0.3, -0.3, 0.42, -0.42] as const;

export class Sight {
  private readonly camera: Camera;
  private readonly rect: DOMRect;

  constructor(camera: Camera, canvas: HTMLCanvasElement) {
    this.camera = camera;
    this.rect = canvas.getBoundingClientRect();
  }

  /** A place in CSS pixels of the viewport; null when it is out of the picture. */
  of(place: Vector3): Point | null {
    const { left, top, width, height } = this.rect;
    const point = place.clone().project(this.camera);
    if (Math.abs(point.x) > 1 || Math.abs(point.y) > 1 || point.z > 1) return null;
    return [left + ((point.x + 1) / 2) * width, top + ((1 - point.y) / 2) * height];
  }

  /** A point where a click really meets a thing: its middle, or a part that nothing hides. */
  clickable(target: Target, meets: (x: number, y: number) => string | null): Point | null {
    const middle = this.of(target.middle);
    if (!middle) return null;
    const free = [middle, ...this.parts(target)].find(([x, y]) => meets(x, y) === target.element);
    return free ?? middle;
  }

  private *parts(target: Target): Generator<Point> {
    for (const box of target.boxes) {
      const size = box.getSize(new Vector3());
      for (const z of ASIDE) {
        for (const x of ASIDE) {
          const point = box.getCenter(new Vector3()).setY(box.max.y);
          const seen = this.of(point.add(new Vector3(size.x * x, 0, size.z * z)));
          if (seen) yield seen;
        }
      }
    }
  }
}

/** The middle of something that is no element: a tray, the exit, the furniture. */
export function placeOf(name: string, look: Look, scene: Object3D): Vector3 | null {
  const side = SIDES.find((one) => name.endsWith(`_${one}`));
  if (name.startsWith("tray_") && side) {
    return new Vector3(trayOf(side).x, TABLE_Y, trayOf(side).z);
  }
  if (name.startsWith("home_") && side) {
    return new Vector3(HOME[side].raven.x, TABLE_Y + STAND.height, HOME[side].raven.z);
  }
  if (name.startsWith("turn_") && side) {
    return new Vector3(turnPlace(side).x, TABLE_Y, turnPlace(side).z);
  }
  if (name === "exit") return exitSpot(look);
  const { middle, sill, lintel } = WINDOWS[0]!;
  if (name === "window") return new Vector3(middle, (sill + lintel) / 2, BACK);
  if (name === "sky") return new Vector3(middle * 2, (sill + lintel) / 2, BACK * 2);
  if (name === "door")
    return new Vector3(LEFT, (DOORWAY.sill + DOORWAY.lintel) / 2, -DOORWAY.middle);
  return scene.getObjectByName(name)?.getWorldPosition(new Vector3()) ?? null;
}
