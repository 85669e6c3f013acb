import {
  Color,
  DataTexture,
  LinearFilter,
  LinearMipmapLinearFilter,
  type MeshLambertMaterial,
  type MeshStandardMaterial,
  NoColorSpace,
  RepeatWrapping,
  SRGBColorSpace,
  type Texture,
} from "three";
import type { Maps } from "./types";

export interface Textures {
  map: DataTexture;
  normalMap: DataTexture;
  roughnessMap: DataTexture;
  metalnessMap: DataTexture;
}

/** Maps as the textures of one material. */
export function textures(maps: Maps): Textures {
  const surface = texture(maps, "surface");
  return {
    map: texture(maps, "albedo"),
    normalMap: texture(maps, "normal"),
    roughnessMap: surface,
    metalnessMap: surface,
  };
}

export function texture(
  maps: Maps,
  kind: "albedo" | "normal" | "surface",
  repeatX = 1,
  repeatY = 1,
): DataTexture {
  const made = new DataTexture(maps[kind], maps.width, maps.height);
  made.colorSpace = kind === "albedo" ? SRGBColorSpace : NoColorSpace;
  made.wrapS = made.wrapT = RepeatWrapping;
  made.repeat.set(repeatX, repeatY);
  made.magFilter = LinearFilter;
  made.minFilter = LinearMipmapLinearFilter;
  made.generateMipmaps = true;
  made.anisotropy = 8;
  made.needsUpdate = true;
  return made;
}

/** The mean colour of a tile, to be divided out so that a material's own colour is the true one. */
export function meanColour({ albedo }: Maps): Color {
  const sum = [0, 0, 0];
  let count = 0;
  for (let i = 0; i < albedo.length; i += 4 * 37, count++)
    for (let k = 0; k < 3; k++) sum[k]! += (albedo[i + k]! / 255) ** 2.2;
  return new Color(sum[0]! / count, sum[1]! / count, sum[2]! / count);
}

export interface Triplanar {
  /** Repeats for one square. */
  scale: number;
  /** Mean colour of the texture, if the material's colour is to be kept. */
  mean?: Color;
  /** Colours of the parts that the mesh's `mark` names: above zero, and below. */
  accent?: readonly [Color, Color];
  /** The texture's normal map and how strongly it bends the light. */
  relief?: { map: Texture; strength: number };
  /** Light along the edges that look up, added whatever the lamps do. */
  rim?: Color;
}

/** Colours a mesh that has no texture coordinates from three sides, in its own space. */
export function triplanar<M extends MeshStandardMaterial | MeshLambertMaterial>(
  material: M,
  map: Texture,
  { scale, mean, accent, relief, rim }: Triplanar,
): M {
  const gain = mean ? new Color(1 / mean.r, 1 / mean.g, 1 / mean.b) : new Color(1, 1, 1);
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, {
      tpMap: { value: map },
      tpScale: { value: scale },
      tpGain: { value: gain },
      tpAccent: { value: accent?.[0] ?? null },
      tpTint: { value: accent?.[1] ?? null },
      tpRelief: { value: relief?.map ?? null },
      tpStrength: { value: relief?.strength ?? 0 },
      tpRim: { value: rim ?? null },
    });
    shader.vertexShader = shader.vertexShader
      .replace("#include <common>", `#include <common>\n${VARYING}\nattribute float mark;`)
      .replace(
        "#include <begin_vertex>",
        "#include <begin_vertex>\ntpAt = position; tpNormal = normal; tpMark = mark;",
      );
    shader.fragmentShader = shader.fragmentShader
      .replace(
        "#include <common>",
        `#include <common>\n${VARYING}\n${UNIFORMS}${relief ? RELIEF_UNIFORMS : ""}`,
      )
      .replace("#include <map_fragment>", accent ? COLOUR + ACCENT : COLOUR)
      .replace(
        "#include <normal_fragment_maps>",
        relief ? `#include <normal_fragment_maps>\n${RELIEF}` : "#include <normal_fragment_maps>",
      )
      .replace("#include <opaque_fragment>", rim ? `${RIM}\n#include <opaque_fragment>` : "$&");
  };
  const key = `triplanar ${accent ? 1 : 0} ${relief ? 1 : 0} ${rim ? 1 : 0}`;
  material.customProgramCacheKey = () => key;
  return material;
}

const VARYING = "varying vec3 tpAt; varying vec3 tpNormal; varying float tpMark;";
const UNIFORMS =
  "uniform sampler2D tpMap; uniform float tpScale; uniform vec3 tpGain; uniform vec3 tpAccent; uniform vec3 tpTint; uniform vec3 tpRim;";
const RELIEF_UNIFORMS =
  "uniform sampler2D tpRelief; uniform float tpStrength; uniform mat3 normalMatrix;";
const COLOUR = `
  vec3 tpW = pow(abs(normalize(tpNormal)), vec3(4.)); tpW /= tpW.x + tpW.y + tpW.z;
  vec3 tpP = tpAt * tpScale;
  vec3 tpC = texture2D(tpMap, tpP.zy).rgb * tpW.x + texture2D(tpMap, tpP.xz).rgb * tpW.y + texture2D(tpMap, tpP.xy).rgb * tpW.z;
  vec3 tpTone = tpC * tpGain;
  diffuseColor.rgb *= tpTone;`;
const ACCENT = `
  vec3 tpOther = (tpMark > 0. ? tpAccent : tpTint) * (.55 + .45 * dot(tpTone, vec3(.333)));
  diffuseColor.rgb = mix(diffuseColor.rgb, tpOther, abs(tpMark));`;
/** Each side's map tilts the normal in its own plane of the object's space. */
const RELIEF = `
  vec2 tpA = texture2D(tpRelief, tpP.zy).xy * 2. - 1., tpB = texture2D(tpRelief, tpP.xz).xy * 2. - 1., tpD = texture2D(tpRelief, tpP.xy).xy * 2. - 1.;
  vec3 tpTilt = tpW.x * vec3(0., tpA.yx) + tpW.y * vec3(tpB.x, 0., tpB.y) + tpW.z * vec3(tpD, 0.);
  normal = normalize(normal + normalMatrix * tpTilt * tpStrength);`;
/** In the eye's space, so that it is the same from both seats. */
const RIM = `
  float tpEdge = 1. - saturate(dot(normal, normalize(vViewPosition)));
  outgoingLight += tpRim * pow(tpEdge, 3.) * smoothstep(-.1, .7, dot(normal, vec3(-.3, .9, -.3)));`;
