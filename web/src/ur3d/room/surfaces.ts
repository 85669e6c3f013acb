/** What the room is made of: one material for each surface, plain ones at tier `test`. */
import { MeshLambertMaterial, MeshPhysicalMaterial, MeshStandardMaterial, Vector2 } from "three";
import type { Material, MeshStandardMaterialParameters, Texture } from "three";

import { texture } from "../make/textures";
import type { RoomMaps } from "./bake";
import type { RoomMaterialName } from "./materials";

export type Surface = RoomMaterialName | "bronze" | "thread" | Ware;
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
  reed: 0x8a6c38,
  clay: 0xa06a42,
  cushion: 0x842a20,
  bronze: 0xa8743a,
  thread: 0xc9b58a,
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
  const materials: Record<Surface, Material> = {
    plaster: varied(rough("plaster", 0.9)),
    walnut: new MeshPhysicalMaterial({
      ...skin("walnut"),
      clearcoat: 0.3,
      clearcoatRoughness: 0.42,
      normalScale: new Vector2(0.22, 0.22),
    }),
    timber: rough("timber", 0.8),
    paving: varied(rough("paving", 0.9)),
    glaze: new MeshPhysicalMaterial({ ...skin("glaze"), clearcoat: 0.6, clearcoatRoughness: 0.28 }),
    weave: rough("weave", 0.7),
    reed: rough("reed", 1),
    clay: rough("clay", 0.8),
    cushion: new MeshPhysicalMaterial({ ...skin("cushion"), sheen: 0.8, sheenRoughness: 0.45 }),
    bronze: new MeshStandardMaterial({
      color: 0xb07a3a,
      metalness: 1,
      roughness: 0.33,
      envMapIntensity: 1.4,
    }),
    thread: new MeshStandardMaterial({ color: PLAIN.thread, roughness: 1 }),
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

/** Shade a repeating surface by its own colours at two larger scales, so that no repeat shows. */
function varied(material: MeshStandardMaterial): MeshStandardMaterial {
  material.onBeforeCompile = (shader) => {
    shader.fragmentShader = shader.fragmentShader.replace(
      "#include <map_fragment>",
      `#include <map_fragment>
      vec2 wide = mat2(0.83, 0.56, -0.56, 0.83) * vMapUv;
      float slow = texture2D(map, wide * 0.173 + 0.31).g + texture2D(map, wide.yx * 0.071 + 0.77).g;
      diffuseColor.rgb *= clamp(0.62 + 0.52 * slow * slow, 0.72, 1.2);`,
    );
  };
  material.customProgramCacheKey = () => "varied";
  return material;
}
