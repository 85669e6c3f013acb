import {
  BufferAttribute,
  BufferGeometry,
  Color,
  DoubleSide,
  FrontSide,
  Group,
  InstancedMesh,
  type Material,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  MeshPhysicalMaterial,
  type MeshPhysicalMaterialParameters,
  PlaneGeometry,
  type Texture,
} from "three";
import { buildBoard, numbersFor } from "./board";
import { BONE_RIM, PIECE_COLOURS, PIECE_FINISH, type Rim, STONES, type Stones } from "./stones";
import { join } from "./solids";
import type { Made, TileName } from "./make";
import { meanColour, texture, type Textures, textures, triplanar } from "./textures";
import { clamp, lerp } from "./noise";
import type { Bird, DieSize, Look, MeshData, Side, Tier } from "./types";

interface StoneCut {
  look: MeshPhysicalMaterialParameters;
  /** Repeats of the tile for one square. */
  scale: number;
  /** How strongly its grain shows in the light. */
  relief?: number;
  /** The mean colour, if not the material's own. */
  colour?: string;
  accent?: readonly [string, string];
  rim?: Rim;
}

/** The scene's things as three.js objects; what they share is wrapped once and freed by `dispose`. */
export class Assets {
  readonly made: Made;
  /** The tier for automated runs draws with plain light, no stone. */
  readonly plain: boolean;
  private readonly kept = new Map<string, BufferGeometry | Material | Texture>();

  constructor(made: Made) {
    this.made = made;
    this.plain = made.tier === "test";
  }

  get tier(): Tier {
    return this.made.tier;
  }

  piece(side: Side, bird: Bird): Group {
    const { head, base, metal, eyes, pupils } = this.made.pieces[bird];
    const stones = STONES[side];
    const body = this.plain
      ? this.mesh(`head ${side} ${bird}`, painted(head, side, bird), this.body(side, bird))
      : this.mesh(`head ${bird}`, head, this.body(side, bird));
    const parts = [
      body,
      this.mesh(`base ${bird}`, base, this.pebble(side)),
      this.mesh(`metal ${bird}`, metal, this.metal(stones.metal)),
      this.mesh(`eyes ${side} ${bird}`, gazing(eyes, pupils, stones), this.gem(stones.eye)),
    ];
    const group = new Group().add(...parts);
    group.name = `piece_${side}_${bird}`;
    group.userData = { side, bird, body };
    return group;
  }

  board(look: Look): Group {
    return buildBoard(this, look);
  }

  /** The sheet of its house numbers, upright for a viewer who is turned so. */
  houseNumbers(look: Look, turn: number): BufferGeometry {
    return numbersFor(this, look, turn);
  }

  /** What touches the table when a die comes to rest. */
  hull(size: DieSize): Float32Array {
    return this.made.dice[size].hull;
  }

  die(size: DieSize): Group {
    const { body, marks } = this.made.dice[size];
    const bone = this.mesh(
      `bone ${size}`,
      body,
      this.stone("bone", {
        look: { roughness: 0.42, clearcoat: 0.35, clearcoatRoughness: 0.35 },
        scale: 0.8,
        relief: 0.6,
        rim: BONE_RIM,
      }),
    );
    const ink = this.keep("ink", () =>
      this.lit({
        roughness: 0.6,
        vertexColors: true,
        polygonOffset: true,
        polygonOffsetFactor: -1,
        side: DoubleSide,
      }),
    );
    const signs = this.mesh(`marks ${size}`, marks, ink);
    signs.castShadow = false;
    const group = new Group().add(bone, signs);
    group.name = `die_${size}`;
    group.userData = { size, body: bone };
    return group;
  }

  coins(capacity: number): InstancedMesh {
    const { mesh, maps } = this.made.coin;
    const material = this.keep("coin", () => {
      const set = this.keepTextures(textures(maps));
      return this.plain
        ? this.lit({ map: set.map })
        : this.lit({ ...set, roughness: 1, metalness: 1, envMapIntensity: 1.4 });
    });
    const heap = new InstancedMesh(this.geometry("coin mesh", mesh), material, capacity);
    heap.count = 0;
    heap.castShadow = heap.receiveShadow = true;
    heap.frustumCulled = false;
    return heap;
  }

  /** Dark spots under what stands or lies, all in one draw; none is laid yet. */
  contacts(most: number): InstancedMesh {
    const material = this.keep("contact", () => {
      const px = 64;
      const albedo = new Uint8Array(px * px * 4);
      for (let y = 0; y < px; y++)
        for (let x = 0; x < px; x++) {
          const r = Math.hypot(x - px / 2 + 0.5, y - px / 2 + 0.5) / (px / 2);
          // a dark core where the thing touches, and a faint wide edge
          const shade = 0.72 * clamp(1 - r / 0.86) ** 0.8 + 0.28 * clamp(1 - r) ** 2;
          albedo.set([8, 4, 6, 255 * shade], (y * px + x) * 4);
        }
      const map = texture(
        { width: px, height: px, albedo, normal: albedo, surface: albedo },
        "albedo",
      );
      this.kept.set("contact map", map);
      return new MeshBasicMaterial({
        map,
        transparent: true,
        opacity: 0.95,
        depthWrite: false,
        polygonOffset: true,
        polygonOffsetFactor: -2,
        toneMapped: false,
      });
    });
    const disc = this.keep("contact disc", () => new PlaneGeometry(2, 2).rotateX(-Math.PI / 2));
    const spots = new InstancedMesh(disc, material, most);
    spots.count = 0;
    spots.frustumCulled = false;
    spots.renderOrder = 1;
    return spots;
  }

  /** Stone, wood or bone for meshes without texture coordinates. */
  stone(name: TileName, cut: StoneCut): Material {
    const { look, scale, relief = 0, colour, accent, rim } = cut;
    return this.keep(["stone", name, colour, accent, look.roughness].join(" "), () => {
      const maps = this.made.tiles[name];
      const mean = meanColour(maps);
      const color = colour ? new Color(colour) : mean;
      const vertexColors = look.vertexColors ?? true;
      if (this.plain) return this.lit({ color, vertexColors });
      const map = this.keep(`tile ${name}`, () => texture(maps, "albedo"));
      return triplanar(
        new MeshPhysicalMaterial({ shadowSide: FrontSide, ...look, color, vertexColors }),
        map,
        {
          scale,
          mean,
          ...(accent ? { accent: [new Color(accent[0]), new Color(accent[1])] as const } : {}),
          ...(rim ? { rim: new Color(rim.colour).multiplyScalar(rim.strength) } : {}),
          ...(relief
            ? {
                relief: {
                  map: this.keep(`relief ${name}`, () => texture(maps, "normal")),
                  strength: relief,
                },
              }
            : {}),
        },
      );
    });
  }

  private body(side: Side, bird: Bird): Material {
    const finish = PIECE_FINISH[bird];
    const glossy = finish.clearcoat > 0;
    const coat = glossy ? { clearcoatRoughness: 0.06, envMapIntensity: 1.2 } : {};
    return this.stone(STONES[side].body, {
      look: { ...finish, ...coat },
      scale: 1.1,
      relief: glossy ? 0 : 0.5,
      colour: PIECE_COLOURS[side],
      accent: [STONES[side].accent[bird], STONES[side].tint],
      rim: STONES[side].rim,
    });
  }

  private pebble(side: Side): Material {
    const { pebble, pebbleColour, rim } = STONES[side];
    return this.stone(pebble, {
      look: { roughness: 0.45, clearcoat: 0.4, clearcoatRoughness: 0.3 },
      scale: 1,
      relief: 0.4,
      colour: pebbleColour,
      rim: { ...rim, strength: rim.strength * 0.35 }, // flat, it would be all edge
    });
  }

  private metal(colour: string): Material {
    return this.keep(`metal ${colour}`, () =>
      this.lit({ color: colour, metalness: 1, roughness: 0.28, envMapIntensity: 1.3 }),
    );
  }

  private gem(colour: string): Material {
    return this.keep(`gem ${colour}`, () =>
      this.lit({ color: colour, roughness: 0.12, clearcoat: 1, vertexColors: true }),
    );
  }

  /** A physical material, or plain Lambert in the tier for automated runs. */
  lit(look: MeshPhysicalMaterialParameters): Material {
    if (!this.plain) return new MeshPhysicalMaterial({ shadowSide: FrontSide, ...look });
    const { color, map, vertexColors, polygonOffset, polygonOffsetFactor, side } = look;
    return new MeshLambertMaterial(
      Object.fromEntries(
        Object.entries({
          color,
          map,
          vertexColors,
          polygonOffset,
          polygonOffsetFactor,
          side,
        }).filter(([, value]) => value !== undefined),
      ),
    );
  }

  mesh(key: string, data: MeshData, material: Material): Mesh {
    const mesh = new Mesh(this.geometry(key, data), material);
    mesh.castShadow = mesh.receiveShadow = true;
    return mesh;
  }

  private geometry(key: string, data: MeshData): BufferGeometry {
    return this.keep(key, () => {
      const geometry = new BufferGeometry();
      geometry.setAttribute("position", new BufferAttribute(data.position, 3));
      geometry.setAttribute("normal", new BufferAttribute(data.normal, 3));
      if (data.color) geometry.setAttribute("color", new BufferAttribute(data.color, 3));
      if (data.uv) geometry.setAttribute("uv", new BufferAttribute(data.uv, 2));
      if (data.mark) geometry.setAttribute("mark", new BufferAttribute(data.mark, 1));
      geometry.setIndex(new BufferAttribute(data.index, 1));
      return geometry;
    });
  }

  keep<T extends BufferGeometry | Material | Texture>(key: string, make: () => T): T {
    const known = this.kept.get(key) as T | undefined;
    if (known) return known;
    const made = make();
    this.kept.set(key, made);
    return made;
  }

  keepTextures(set: Textures): Textures {
    for (const one of Object.values(set)) this.kept.set(one.uuid, one);
    return set;
  }

  dispose(): void {
    for (const one of this.kept.values()) one.dispose();
    this.kept.clear();
  }
}

/** The same mesh in one colour. */
function filled(mesh: MeshData, colour: readonly number[]): MeshData {
  return { ...mesh, color: Float32Array.from(mesh.position, (_, i) => colour[i % 3]!) };
}

/** Eyes and pupils as one mesh; what a pupil takes from the eye's colour stands in its vertices. */
function gazing(eyes: MeshData, pupils: MeshData, { eye, pupil }: Stones): MeshData {
  const around = new Color(eye).toArray();
  const dark = new Color(pupil).toArray().map((value, k) => value / around[k]!);
  return join([filled(eyes, [1, 1, 1]), filled(pupils, dark)]);
}

/** Accent and tint as colours of the vertices, for materials that know nothing of marks. */
function painted(head: MeshData, side: Side, bird: Bird): MeshData {
  const body = new Color(PIECE_COLOURS[side]).toArray();
  const accent = new Color(STONES[side].accent[bird]).toArray();
  const tint = new Color(STONES[side].tint).toArray();
  const color = Float32Array.from(head.color!, (shade, i) => {
    const mark = head.mark![Math.floor(i / 3)]!;
    const other = (mark > 0 ? accent : tint)[i % 3]! / body[i % 3]!;
    return shade * lerp(1, other, Math.abs(mark));
  });
  return { ...head, color };
}
