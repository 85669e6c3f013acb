/** Shows what is marked right now: rings, ghosts, routes, outlines. It forgets what was before. */
import {
  AdditiveBlending,
  BackSide,
  Color,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  NormalBlending,
  PlaneGeometry,
  ShaderMaterial,
  Vector3,
} from "three";
import type { Blending, Object3D } from "three";

import type { Ghost, Marks, Position } from "../boards/game_of_ur/stage";
import { GHOST, OUTLINE } from "./colours";
import { drawMark } from "./ink";
import type { Mark } from "./ink";
import { CELLS, DIE_REACH, OUT, TABLE_Y, turnPlace } from "./layout";
import type { Die, Look, Pile, Side } from "./layout";
import { PLATE } from "./room/furniture";
import { birdSpot, cellSpot, exitSpot, pileSpot, standing } from "./spots";
import type { Things } from "./things";

const LIFT = 0.014;

/** Swells a mesh along its normals and paints only its far side: a rim of even width. */
const SWOLLEN = /* glsl */ `
uniform float width;
void main() {
  vec4 at = modelViewMatrix * vec4(position, 1.0);
  at.xyz += normalize(normalMatrix * normal) * width;
  gl_Position = projectionMatrix * at;
}`;
const FLAT = /* glsl */ `
uniform vec3 colour;
void main() {
  gl_FragColor = vec4(colour, 1.0);
  #include <colorspace_fragment>
}`;

export class MarkLayer {
  readonly group = new Group();
  private readonly things: Things;
  private readonly px: number;
  private readonly quad = new PlaneGeometry(2, 2).rotateX(-Math.PI / 2);
  private readonly inks = new Map<Mark, MeshBasicMaterial>();
  private readonly rims = new Map<string, ShaderMaterial>();
  private readonly ghosts: Record<Side, MeshLambertMaterial>;
  private readonly worn: Object3D[] = [];
  private readonly answer: Mesh<PlaneGeometry, MeshBasicMaterial>;

  constructor(things: Things, px: number) {
    this.things = things;
    this.px = px;
    this.group.name = "marks";
    this.ghosts = { light: ghostly("light"), dark: ghostly("dark") };
    this.answer = new Mesh(this.quad as PlaneGeometry, this.inked("rosette", AdditiveBlending));
    this.answer.name = "answer";
    this.answer.renderOrder = 4;
  }

  show(marks: Marks, { view, turn: whose }: Position, turn: number): void {
    this.clear();
    const look = view.board as Look;
    const spots = standing(view);
    if (whose !== null) this.layTurn(whose);
    // ghosts are copies of birds: made before any bird wears an outline
    for (const ghost of marks.ghosts) this.layGhost(ghost, look, turn);
    for (const element of marks.told) this.layUnder(element, "told", look, spots, turn);
    for (const element of marks.open) this.layUnder(element, "open", look, spots, turn);
    for (const element of marks.goals) this.layUnder(element, "goal", look, spots, turn);
    if (marks.chosen) {
      this.layUnder(marks.chosen, "chosen", look, spots, turn);
      this.outline(marks.chosen, OUTLINE.chosen);
    }
    if (marks.hovered) {
      if (marks.hovered !== marks.chosen) this.outline(marks.hovered, OUTLINE.hovered);
      this.layUnder(marks.hovered, marks.focused ? "focus" : "hovered", look, spots, turn);
    }
    for (const { pile, by } of marks.deltas) {
      const at = pileSpot(pile);
      if (by !== 0)
        this.lay(
          by > 0 ? "gain" : "loss",
          at.setY(TABLE_Y + PLATE.height),
          PLATE.radius + 0.12,
          turn,
        );
    }
  }

  /** A rosette answers whoever landed on it: its ring grows and fades away, at share 0..1. */
  swell(square: Vector3, share: number): void {
    const { answer } = this;
    answer.visible = share < 1;
    answer.position.copy(square);
    answer.position.y += LIFT;
    const half = 0.4 + 0.5 * share;
    answer.scale.set(half, 1, half);
    answer.material.opacity = Math.sin(Math.PI * share);
    this.group.add(answer);
  }

  private clear(): void {
    this.group.clear();
    for (const rim of this.worn.splice(0)) rim.removeFromParent();
  }

  dispose(): void {
    this.clear();
    this.quad.dispose();
    for (const ink of [this.answer.material, ...this.inks.values()]) {
      ink.map?.dispose();
      ink.dispose();
    }
    for (const rim of this.rims.values()) rim.dispose();
    for (const ghost of Object.values(this.ghosts)) ghost.dispose();
  }

  /** A sign lies before the seat whose turn it is, and points there (GU-UI-5.1). */
  private layTurn(side: Side): void {
    const { x, z } = turnPlace(side);
    this.lay("turn", new Vector3(x, TABLE_Y + 0.04, z), 0.45, OUT[side] > 0 ? 0 : Math.PI);
  }

  /** A mark under a bird, a die or a pile, or on a square. */
  private layUnder(
    element: string,
    mark: Mark,
    look: Look,
    spots: ReadonlyMap<string, Vector3>,
    turn: number,
  ): void {
    const [kind, ...rest] = element.split(":");
    const name = rest.join(":");
    if (kind === "square" && name in CELLS) this.lay(mark, cellSpot(look, name), 0.49, turn);
    const bird = spots.get(name);
    if (kind === "bird" && bird) this.lay(mark, bird.clone(), 0.5, turn);
    if (kind === "die") {
      const die = name as Die;
      this.lay(mark, this.things.lying[die], DIE_REACH[die] + 0.16, turn);
    }
    if (kind === "pile")
      this.lay(mark, pileSpot(name as Pile).setY(TABLE_Y + PLATE.height), PLATE.radius + 0.1, turn);
  }

  private layGhost(ghost: Ghost, look: Look, turn: number): void {
    const home = ghost.at === "home";
    const at = home ? exitSpot(look) : cellSpot(look, ghost.at);
    this.lay(ghost.ring, at.clone(), 0.49, turn);
    this.layRoute(ghost, look);
    const shade = this.things.copyOf(ghost.side, ghost.bird, this.ghosts[ghost.side]);
    shade.position.copy(home ? birdSpot(look, ghost.side, ghost.bird, "home") : at);
    this.group.add(shade);
    if (home) this.lay(ghost.ring, shade.position.clone(), 0.49, turn);
    if (ghost.captured) {
      this.lay(
        "taken",
        cellSpot(look, ghost.captured).setY(cellSpot(look, ghost.captured).y + LIFT),
        0.6,
        turn,
      );
      const bird = this.things.birdAt(cellSpot(look, ghost.captured));
      if (bird) this.addRim(bird, OUTLINE.taken);
      // both would stand on one square: the one that comes hovers over the one that goes
      shade.position.y += 0.75;
    }
  }

  /** Chevrons from house to house. */
  private layRoute(ghost: Ghost, look: Look): void {
    const stops = ghost.route.map((stop) =>
      stop === "home" ? exitSpot(look) : cellSpot(look, stop),
    );
    if (ghost.at === "home" && ghost.route.length > 0 && !ghost.route.includes("home"))
      stops.push(exitSpot(look));
    for (let k = 1; k < stops.length; k++) {
      const from = stops[k - 1]!;
      const to = stops[k]!;
      const middle = from.clone().lerp(to, 0.5);
      middle.y = Math.max(from.y, to.y, 0) + LIFT;
      this.lay("arrow", middle, 0.19, Math.atan2(from.x - to.x, from.z - to.z));
    }
  }

  private lay(mark: Mark, at: Vector3, half: number, turn: number): void {
    const mesh = new Mesh(this.quad, this.ink(mark));
    mesh.position.copy(at);
    mesh.position.y += LIFT;
    mesh.scale.set(half, 1, half);
    mesh.rotation.y = turn;
    mesh.renderOrder = 3;
    this.group.add(mesh);
  }

  private outline(element: string, colour: string): void {
    const thing = this.things.thingOf(element);
    if (thing) this.addRim(thing, colour);
  }

  private addRim(thing: Object3D, colour: string): void {
    const rim = this.things.shapeOf(thing, this.rim(colour));
    rim.position.set(0, 0, 0);
    rim.quaternion.identity();
    thing.add(rim); // so that it goes along when the thing moves
    this.worn.push(rim);
  }

  private ink(mark: Mark): MeshBasicMaterial {
    let ink = this.inks.get(mark);
    if (!ink) {
      ink = this.inked(mark);
      this.inks.set(mark, ink);
    }
    return ink;
  }

  private inked(mark: Mark, blending: Blending = NormalBlending): MeshBasicMaterial {
    return new MeshBasicMaterial({
      map: drawMark(mark, this.px),
      transparent: true,
      blending,
      depthWrite: false,
      toneMapped: false,
      polygonOffset: true,
      polygonOffsetFactor: -4,
      polygonOffsetUnits: -4,
    });
  }

  private rim(colour: string): ShaderMaterial {
    let rim = this.rims.get(colour);
    if (!rim) {
      rim = new ShaderMaterial({
        side: BackSide,
        uniforms: { width: { value: 0.03 }, colour: { value: new Color(colour) } },
        vertexShader: SWOLLEN,
        fragmentShader: FLAT,
        toneMapped: false,
      });
      this.rims.set(colour, rim);
    }
    return rim;
  }
}

function ghostly(side: Side): MeshLambertMaterial {
  return new MeshLambertMaterial({ ...GHOST[side], transparent: true, opacity: 0.55 });
}
