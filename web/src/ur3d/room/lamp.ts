/** The bronze lamp with its flame, and small clay ones on the table and in niches of the walls. */
import {
  AdditiveBlending,
  CircleGeometry,
  Color,
  DataTexture,
  Group,
  InstancedMesh,
  LinearFilter,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  PointLight,
  ShaderMaterial,
  Sprite,
  SpriteMaterial,
} from "three";
import type { Material, Object3D } from "three";

import { LIGHT } from "../colours";
import { TABLE_Y } from "../layout";
import { Parts, smoothed, turned } from "./parts";
import { BACK, FRONT, NICHES } from "./plan";
import type { Profile } from "./parts";
import type { Surface } from "./surfaces";

/**
 * At the end of the table, level with the board: it lights both seats from the side, so that every
 * bird has a bright and a dark half, and its mirror image in the polish falls beside the board.
 */
const STAND = { x: 8.42, y: TABLE_Y, z: 0 };
/** The profiles are drawn for a taller lamp; a lower flame is mirrored farther out. */
const SCALE = 0.8;
const SMALL = { x: -8.2, y: TABLE_Y, z: -5.1 };
const IN_NICHES = [
  { x: NICHES.back[0]!.middle - 0.35, y: NICHES.back[0]!.sill + 0.07, z: BACK - 0.6 },
  { x: -NICHES.front[0]!.middle + 0.3, y: NICHES.front[0]!.sill + 0.07, z: FRONT + 0.6 },
];
const FLAME_HEIGHT = 0.7;
/** The flame flickers by at most this share of its light. */
const FLICKER = 0.04;

const FLAME_VERTEX = /* glsl */ `
uniform float time;
varying float height;
varying vec3 facing;
varying vec3 seen;
void main() {
  height = position.y / ${FLAME_HEIGHT.toFixed(2)};
  vec3 p = position;
  float sway = height * height;
  p.x += sway * 0.05 * (sin(time * 7.3) + 0.6 * sin(time * 12.9 + 1.0));
  p.z += sway * 0.04 * sin(time * 9.1 + 2.0);
  p.y *= 1.0 + 0.05 * sin(time * 11.0) * height;
  facing = normalize(normalMatrix * normal);
  vec4 at = modelViewMatrix * instanceMatrix * vec4(p, 1.0);
  seen = normalize(-at.xyz);
  gl_Position = projectionMatrix * at;
}`;

const FLAME_FRAGMENT = /* glsl */ `
varying float height;
varying vec3 facing;
varying vec3 seen;
void main() {
  float core = pow(abs(dot(facing, seen)), 1.4);
  vec3 c = mix(vec3(1.0, 0.42, 0.08), vec3(1.0, 0.86, 0.5), core) * 2.6;
  c = mix(vec3(0.25, 0.35, 1.0) * 0.8, c, smoothstep(0.0, 0.2, height));
  gl_FragColor = vec4(c, core * smoothstep(1.02, 0.7, height));
}`;

export interface Lamp {
  group: Group;
  /** The light that casts the shadows. */
  light: PointLight;
  /** Stands in for the flame while reflections are captured; hidden otherwise. */
  glare: Mesh;
  /** Out of the way, where it would stand between a viewer and the board; its light stays. */
  setAside(aside: boolean): void;
  /** Set the flame and its light to a moment; 0 is the flame at rest. */
  flicker(seconds: number): void;
  dispose(): void;
}

export function makeLamp(
  materials: Record<Surface, Material>,
  shadow: number,
  detailed: boolean,
): Lamp {
  const segments = detailed ? 56 : 14;
  const parts = new Parts();
  for (const profile of [detailed ? smoothed(STEM) : STEM, CUP]) {
    const bronze = turned(profile, segments).scale(SCALE, SCALE, SCALE);
    parts.add("bronze", bronze.translate(STAND.x, STAND.y, STAND.z));
  }
  parts.add(
    "clay",
    turned(detailed ? smoothed(SAUCER) : SAUCER, segments).translate(SMALL.x, SMALL.y, SMALL.z),
  );
  for (const { x, y, z } of IN_NICHES) {
    const saucer = turned(SAUCER, detailed ? 28 : 10).scale(0.7, 0.7, 0.7);
    parts.add("clay", saucer.translate(x, y, z));
  }
  // the flames stand in their bowls, which would shade all that lies below
  const pool = new CircleGeometry(0.58 * SCALE, 32).rotateX(-Math.PI / 2);
  parts.add("bronze", pool.translate(STAND.x, TABLE_Y + 4.74 * SCALE, STAND.z)); // oil, as it shines
  const group = parts.build("lamp", materials, ["bronze", "clay"]);
  const [stem] = group.children as [Object3D]; // what is of bronze is the tall lamp alone

  const glow = glowTexture();
  const made: { dispose(): void }[] = [glow];
  const flame = turned(FLAME, 20);
  const burning = new ShaderMaterial({
    transparent: true,
    depthWrite: false,
    uniforms: { time: { value: 0 } },
    vertexShader: FLAME_VERTEX,
    fragmentShader: FLAME_FRAGMENT,
  });
  const halo = new SpriteMaterial({
    map: glow,
    blending: AdditiveBlending,
    depthWrite: false,
    opacity: 0.75,
  });
  made.push(flame, burning, halo);

  const tongues: Matrix4[] = [];
  const lights: { light: PointLight; strength: number }[] = [];
  const shines: Sprite[] = [];
  const burn = (
    at: { x: number; y: number; z: number },
    oil: number,
    size: number,
    strength: number,
    lift: number,
  ): PointLight => {
    const tongue = new Matrix4().makeScale(size, size, size);
    tongues.push(tongue.setPosition(at.x, at.y + oil, at.z));
    const shine = new Sprite(halo);
    shine.position.set(at.x, at.y + oil + 0.28 * size, at.z);
    shine.scale.setScalar(3.4 * size);
    const light = new PointLight(new Color(LIGHT.lamp), strength, 0, 1.4);
    light.position.set(at.x, at.y + oil + lift, at.z);
    shines.push(shine);
    group.add(shine);
    if (!detailed && at !== STAND) return light; // a small flame only shows that it burns
    lights.push({ light, strength });
    group.add(light);
    return light;
  };
  burn(SMALL, 0.52, 0.55, 9, 1.6);
  for (const niche of IN_NICHES) burn(niche, 0.3, 0.6, 7, 1);
  // the light hangs well over the flame, or the birds' shadows would run across the whole board
  const light = burn(STAND, 4.82 * SCALE, 0.9, 84, 2.4);
  const flames = new InstancedMesh(flame, burning, tongues.length);
  tongues.forEach((tongue, k) => flames.setMatrixAt(k, tongue));
  group.add(flames);
  made.push(flames);
  if (shadow > 0) {
    light.castShadow = true;
    light.shadow.mapSize.set(shadow, shadow);
    light.shadow.camera.near = 0.9;
    light.shadow.camera.far = 45;
    light.shadow.bias = -0.0006;
    light.shadow.normalBias = 0.02;
    light.shadow.radius = 6;
  }

  const bright = new MeshBasicMaterial({ color: new Color(60, 34, 15) });
  const ball = turned(
    [
      [0, -0.5],
      [0.35, -0.35],
      [0.5, 0],
      [0.35, 0.35],
      [0, 0.5],
    ],
    12,
  );
  const glare = new Mesh(ball, bright);
  glare.position.copy(light.position);
  glare.visible = false;
  group.add(glare);
  made.push(bright, ball);

  return {
    group,
    light,
    glare,
    setAside(aside) {
      stem.visible = shines.at(-1)!.visible = !aside;
      flames.count = tongues.length - (aside ? 1 : 0);
    },
    flicker(seconds) {
      burning.uniforms["time"]!.value = seconds;
      const wave =
        seconds === 0 ? 0 : 0.6 * Math.sin(seconds * 12.6) + 0.4 * Math.sin(seconds * 7.9 + 1);
      for (const { light, strength } of lights)
        light.intensity = strength * (1 + (FLICKER / 2) * (wave - 1) * (seconds === 0 ? 0 : 1));
    },
    dispose() {
      for (const thing of made) thing.dispose();
      light.dispose();
    },
  };
}

/** A soft round glow, as numbers. */
function glowTexture(): DataTexture {
  const size = 64;
  const bytes = new Uint8Array(size * size * 4);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const away = Math.hypot(x - 31.5, y - 31.5) / 31.5;
      const light = Math.max(0, 1 - away) ** 3 + 0.6 * Math.max(0, 1 - away * 4) ** 2;
      bytes.set(
        [255, 165 + 30 * light, 80 + 30 * light, Math.min(255, 240 * light)],
        (y * size + x) * 4,
      );
    }
  }
  const texture = new DataTexture(bytes, size, size);
  texture.minFilter = texture.magFilter = LinearFilter;
  texture.needsUpdate = true;
  return texture;
}

const STEM: Profile = [
  [0, 0],
  [0.92, 0],
  [0.96, 0.06],
  [0.88, 0.14],
  [0.62, 0.21],
  [0.36, 0.36],
  [0.21, 0.6],
  [0.155, 0.88],
  [0.21, 1.04],
  [0.29, 1.15],
  [0.21, 1.26],
  [0.13, 1.42],
  [0.105, 2.4],
  [0.15, 2.56],
  [0.21, 2.64],
  [0.15, 2.72],
  [0.105, 2.86],
  [0.095, 3.94],
  [0.14, 4.07],
  [0.23, 4.13],
  [0.14, 4.22],
  [0.13, 4.34],
];
const CUP: Profile = [
  [0.13, 4.34],
  [0.31, 4.4],
  [0.54, 4.53],
  [0.66, 4.7],
  [0.7, 4.83],
  [0.665, 4.835],
  [0.6, 4.73],
  [0.46, 4.62],
  [0.2, 4.57],
  [0, 4.56],
];
const SAUCER: Profile = [
  [0, 0],
  [0.42, 0],
  [0.5, 0.06],
  [0.66, 0.3],
  [0.72, 0.46],
  [0.68, 0.48],
  [0.6, 0.36],
  [0.4, 0.28],
  [0, 0.27],
];
const FLAME: Profile = [
  [0, 0],
  [0.08, 0.045],
  [0.125, 0.145],
  [0.12, 0.245],
  [0.08, 0.41],
  [0.038, 0.565],
  [0, FLAME_HEIGHT],
];
