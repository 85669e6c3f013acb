/** What the room is made of: one material for each surface, plain ones at tier `test`. */
import {
  DoubleSide,
  MeshLambertMaterial,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  ShaderChunk,
  Vector2,
  Vector4,
} from "three";
import type { Material, MeshStandardMaterialParameters, Texture } from "three";

import { texture } from "../make/textures";
import type { RoomMaps } from "./bake";
import type { RoomMaterialName } from "./materials";

export type Surface = RoomMaterialName | "bronze" | "thread" | "felt" | Ware;
/** Glazed plates under the piles. */
type Ware = "pale_ware" | "black_ware" | "lapis_ware";

export interface Surfaces {
  materials: Record<Surface, Material>;
  dispose(): void;
}

/** The mean colours, for Lambert materials without textures. */
const PLAIN: Record<Surface, number> = {
  plaster: 0xb89a6e,
  walnut: 0x5a3620,
  timber: 0x6b4628,
  paving: 0x85573a,
  glaze: 0x2c4690,
  weave: 0x6d2a20,
  brick: 0x8f7252,
  twill: 0x9a7c44,
  clay: 0xa06a42,
  cushion: 0x842a20,
  bronze: 0xa8743a,
  thread: 0xc9b58a,
  felt: 0x27405e,
  pale_ware: 0xe2d6bb,
  black_ware: 0x252126,
  lapis_ware: 0x1f3f8f,
};

export function plainSurfaces(): Surfaces {
  const materials = {} as Record<Surface, Material>;
  for (const [name, color] of Object.entries(PLAIN)) {
    materials[name as Surface] = new MeshLambertMaterial({ color });
  }
  return {
    materials,
    dispose: () => Object.values(materials).forEach((material) => material.dispose()),
  };
}

export function texturedSurfaces(maps: RoomMaps): Surfaces {
  const textures: Texture[] = [];
  const skin = (name: RoomMaterialName): Partial<MeshStandardMaterialParameters> => {
    const map = texture(maps[name], "albedo");
    const normalMap = texture(maps[name], "normal");
    const roughnessMap = texture(maps[name], "surface");
    textures.push(map, normalMap, roughnessMap);
    return { map, normalMap, roughnessMap, roughness: 1 };
  };
  const rough = (name: RoomMaterialName, bump: number): MeshStandardMaterial =>
    new MeshStandardMaterial({ ...skin(name), normalScale: new Vector2(bump, bump) });
  const brick = rough("brick", 1);
  const cloth = skin("cushion");
  const { map: _red, ...woven } = cloth;
  const materials: Record<Surface, Material> = {
    plaster: crumbling(rough("plaster", 0.9), brick),
    walnut: new MeshPhysicalMaterial({
      ...skin("walnut"),
      clearcoat: 0.3,
      clearcoatRoughness: 0.42,
      normalScale: new Vector2(0.22, 0.22),
    }),
    timber: rough("timber", 0.8),
    paving: varied(rough("paving", 0.9)),
    glaze: new MeshPhysicalMaterial({ ...skin("glaze"), clearcoat: 0.6, clearcoatRoughness: 0.28 }),
    weave: twoSided(rough("weave", 0.7)),
    brick,
    twill: twoSided(rough("twill", 1)),
    clay: twoSided(rough("clay", 0.8)),
    cushion: new MeshPhysicalMaterial({ ...cloth, sheen: 0.8, sheenRoughness: 0.45 }),
    bronze: new MeshStandardMaterial({
      color: 0xb07a3a,
      metalness: 1,
      roughness: 0.33,
      envMapIntensity: 1.4,
    }),
    thread: new MeshStandardMaterial({ color: PLAIN.thread, roughness: 1 }),
    felt: new MeshPhysicalMaterial({
      ...woven,
      color: PLAIN.felt,
      sheen: 0.5,
      sheenRoughness: 0.5,
      sheenColor: 0x9fb4e6,
    }),
    pale_ware: glazed(PLAIN.pale_ware),
    black_ware: glazed(PLAIN.black_ware),
    lapis_ware: glazed(PLAIN.lapis_ware),
  };
  return {
    materials,
    dispose() {
      for (const material of Object.values(materials)) material.dispose();
      for (const one of textures) one.dispose();
    },
  };
}

function glazed(color: number): MeshPhysicalMaterial {
  return new MeshPhysicalMaterial({
    color,
    roughness: 0.5,
    clearcoat: 0.7,
    clearcoatRoughness: 0.25,
  });
}

/** Hangings are seen from both sides; so are jars, into whose mouths one looks. */
function twoSided(material: MeshStandardMaterial): MeshStandardMaterial {
  material.side = DoubleSide;
  return material;
}

/** Shade a repeating surface by its own colours at two larger scales, so that no repeat shows. */
const VARIED = /* glsl */ `
  vec2 wide = mat2(0.83, 0.56, -0.56, 0.83) * vMapUv;
  float slow = texture2D(map, wide * 0.173 + 0.31).g + texture2D(map, wide.yx * 0.071 + 0.77).g;
  diffuseColor.rgb *= clamp(0.62 + 0.52 * slow * slow, 0.72, 1.2);`;

function varied(material: MeshStandardMaterial): MeshStandardMaterial {
  material.onBeforeCompile = (shader) => {
    shader.fragmentShader = shader.fragmentShader.replace(
      "#include <map_fragment>",
      `#include <map_fragment>\n${VARIED}`,
    );
  };
  material.customProgramCacheKey = () => "varied";
  return material;
}

/** Where the plaster has come off the bricks: a place of the room and how far it reaches. */
const BARE: readonly (readonly [number, number, number, number])[] = [
  [-2.6, 8.2, -17, 3.4],
  [-13.6, -1.2, -17, 2.9],
  [13.2, 6.2, -17, 3],
  [2.6, -2.2, -17, 2.2],
  [-20, 6.8, -1, 3.4],
  [-20, -3, -14.6, 2.4],
  [-20, -2.4, 8, 3],
  [20, 5.6, -2, 3.2],
  [20, -3.4, 11, 3],
  [20, -2.6, -13, 2.8],
  [12.8, 5.4, 26, 3.2],
  [-5.4, -2.6, 26, 2.6],
  [-14.4, 4.8, 26, 2.8],
];

/** Plaster that has fallen in places, damp at its foot; the edge is ragged at two scales. */
function crumbling(
  material: MeshStandardMaterial,
  brick: MeshStandardMaterial,
): MeshStandardMaterial {
  material.shadowSide = DoubleSide; // or the moon leaks along the edges of the thick walls
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, {
      bareAt: { value: BARE.map((place) => new Vector4(...place)) },
      brickMap: { value: brick.map },
      brickNormal: { value: brick.normalMap },
    });
    shader.vertexShader = shader.vertexShader
      .replace("#include <common>", "#include <common>\nvarying vec3 wallAt;")
      .replace("#include <begin_vertex>", "#include <begin_vertex>\nwallAt = position;");
    shader.fragmentShader = shader.fragmentShader
      .replace("#include <common>", `#include <common>\n${CRUMBLE}`)
      .replace("#include <map_fragment>", `#include <map_fragment>\n${VARIED}\n${BRICKS}`)
      .replace(
        "#include <normal_fragment_maps>",
        ShaderChunk.normal_fragment_maps.replace(
          "texture2D( normalMap, vNormalMapUv ).xyz",
          "mix(texture2D( normalMap, vNormalMapUv ).xyz, texture2D( brickNormal, brickUv ).xyz, bared)",
        ),
      );
  };
  material.customProgramCacheKey = () => "crumbling";
  return material;
}

const CRUMBLE = /* glsl */ `
varying vec3 wallAt;
uniform vec4 bareAt[${BARE.length}];
uniform sampler2D brickMap;
uniform sampler2D brickNormal;
float crumb(vec2 p) { vec3 q = fract(vec3(p.xyx) * 0.1031); q += dot(q, q.yzx + 33.33); return fract((q.x + q.y) * q.z); }
float crumbs(vec2 p) {
  vec2 i = floor(p), f = fract(p);
  f = f * f * (3.0 - 2.0 * f);
  return mix(mix(crumb(i), crumb(i + vec2(1, 0)), f.x), mix(crumb(i + vec2(0, 1)), crumb(i + 1.0), f.x), f.y);
}`;

const BRICKS = /* glsl */ `
  float loss = 0.0;
  for (int i = 0; i < ${BARE.length}; i++)
    loss = max(loss, 1.0 - length((wallAt - bareAt[i].xyz) * vec3(1.0, 1.5, 1.0)) / bareAt[i].w);
  loss += (crumbs(vMapUv * 9.0) - 0.5) * 0.62 * step(0.02, loss) + (crumbs(vMapUv * 37.0) - 0.5) * 0.16;
  float bared = smoothstep(0.36, 0.4, loss);
  vec2 brickUv = vMapUv * 1.43;
  vec3 bricks = texture2D(brickMap, brickUv).rgb * mix(0.5, 1.0, smoothstep(0.36, 0.56, loss));
  float lip = smoothstep(0.26, 0.36, loss) * (1.0 - bared);
  diffuseColor.rgb = mix(diffuseColor.rgb * (1.0 + 0.16 * lip), bricks, bared);
  float damp = smoothstep(-3.6, -7.2, wallAt.y + (crumbs(vMapUv * 5.0) - 0.5) * 2.4);
  diffuseColor.rgb *= mix(vec3(1.0), vec3(0.62, 0.54, 0.5), damp);`;
