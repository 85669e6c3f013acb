/**
 * The desert at night behind the windows: drawn once into a cube map by a shader, then hung round
 * the house as the object `sky`. The horizon lies lower than the eye, because the camera looks down
 * and the house stands on a hill; a true horizon would be out of the picture.
 */
import {
  BackSide,
  BoxGeometry,
  CubeCamera,
  HalfFloatType,
  LinearFilter,
  Mesh,
  MeshBasicMaterial,
  Scene,
  ShaderMaterial,
  Vector3,
  WebGLCubeRenderTarget,
} from "three";
import type { Material, WebGLRenderer } from "three";

import { LIGHT } from "../colours";
import { NIGHT } from "./night";

/** Where the moon stands, seen from the room. */
export const MOON = new Vector3(-0.352, -0.085, -0.91).normalize();

const ALL_ROUND = /* glsl */ `
varying vec3 way;
void main() {
  way = position;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
}`;

const HUNG = /* glsl */ `
varying vec3 way;
uniform samplerCube night;
uniform float brightness;
void main() {
  gl_FragColor = vec4(textureCube(night, normalize(way)).rgb * brightness, 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`;

export interface Sky {
  mesh: Mesh;
  dispose(): void;
}

/** Draw the night and hang it up; without a size it is one dark blue, and no shader has to be made. */
export function makeSky(renderer: WebGLRenderer, size: number): Sky {
  const box = new BoxGeometry(2, 2, 2);
  if (size > 0) return hung(box, ...drawn(renderer, box, size));
  return hung(
    box,
    new MeshBasicMaterial({ color: LIGHT.night, side: BackSide, depthWrite: false }),
  );
}

function drawn(
  renderer: WebGLRenderer,
  box: BoxGeometry,
  size: number,
): [ShaderMaterial, WebGLCubeRenderTarget] {
  const target = new WebGLCubeRenderTarget(size, {
    type: HalfFloatType,
    minFilter: LinearFilter,
    magFilter: LinearFilter,
    generateMipmaps: false,
  });
  const paint = new ShaderMaterial({
    side: BackSide,
    depthWrite: false,
    uniforms: { moon: { value: MOON }, texel: { value: Math.PI / 2 / size } },
    vertexShader: ALL_ROUND,
    fragmentShader: NIGHT,
    toneMapped: false,
  });
  const studio = new Scene();
  studio.add(new Mesh(box, paint));
  new CubeCamera(0.1, 10, target).update(renderer, studio);
  paint.dispose();

  const material = new ShaderMaterial({
    side: BackSide,
    depthWrite: false,
    uniforms: { night: { value: target.texture }, brightness: { value: 1.25 } },
    vertexShader: ALL_ROUND,
    fragmentShader: HUNG,
  });
  return [material, target];
}

function hung(box: BoxGeometry, material: Material, ...held: { dispose(): void }[]): Sky {
  const mesh = new Mesh(box, material);
  mesh.name = "sky";
  mesh.scale.setScalar(60);
  mesh.renderOrder = -1;
  return {
    mesh,
    dispose() {
      for (const one of [box, material, ...held]) one.dispose();
    },
  };
}
