/** Everything that is drawn, for one tier: renderer, room, things, marks, cameras. */
import {
  CubeCamera,
  HalfFloatType,
  NeutralToneMapping,
  OrthographicCamera,
  PCFShadowMap,
  PMREMGenerator,
  PerspectiveCamera,
  Scene,
  WebGLCubeRenderTarget,
  WebGLRenderer,
} from "three";
import type { Camera, Texture, WebGLRenderTarget } from "three";

import { Assets, makeAll } from "./make";
import { MarkLayer } from "./marks";
import { Numerals } from "./numerals";
import { makeRoom } from "./room";
import type { Room } from "./room";
import { Things } from "./things";
import { QUALITY } from "./tiers";
import type { Tier } from "./tiers";

const REFLECTION = 1.2;

export class World {
  readonly tier: Tier;
  readonly canvas: HTMLCanvasElement;
  readonly renderer: WebGLRenderer;
  readonly scene = new Scene();
  readonly perspective = new PerspectiveCamera();
  readonly orthographic = new OrthographicCamera();
  readonly room: Room;
  readonly things: Things;
  readonly marks: MarkLayer;
  readonly numerals: Numerals;
  private readonly assets: Assets;
  private readonly reflections: WebGLRenderTarget | null;

  /** Make a world on a canvas; rejects where there is no WebGL. */
  static async build(canvas: HTMLCanvasElement, tier: Tier): Promise<World> {
    const making = makeAll(tier); // in a worker, while the card is asked for a context
    const renderer = startRenderer(canvas, tier);
    try {
      const [made, room] = await Promise.all([making, makeRoom(renderer, QUALITY[tier])]);
      return new World(canvas, tier, renderer, room, new Assets(made));
    } catch (trouble) {
      renderer.dispose();
      throw trouble;
    }
  }

  private constructor(
    canvas: HTMLCanvasElement,
    tier: Tier,
    renderer: WebGLRenderer,
    room: Room,
    assets: Assets,
  ) {
    this.canvas = canvas;
    this.tier = tier;
    this.renderer = renderer;
    this.room = room;
    this.assets = assets;
    this.scene.add(room.group);
    const { reflections, physical } = QUALITY[tier];
    this.reflections = reflections > 0 ? this.reflect(reflections) : null;
    this.things = new Things(assets);
    this.marks = new MarkLayer(this.things, physical ? 256 : 64);
    this.numerals = new Numerals(physical ? 128 : 48);
    this.scene.add(this.things.group, this.marks.group, this.numerals.group);
  }

  /** Glossy things mirror the lit room, captured once from above the board. */
  private reflect(size: number): WebGLRenderTarget {
    const { lamp } = this.room;
    const capture = new WebGLCubeRenderTarget(size, { type: HalfFloatType });
    const eye = new CubeCamera(0.5, 150, capture);
    eye.position.set(0, 1.4, 0);
    lamp.glare.visible = true;
    this.renderer.shadowMap.needsUpdate = true;
    eye.update(this.renderer, this.scene);
    lamp.glare.visible = false;
    const generator = new PMREMGenerator(this.renderer);
    const target = generator.fromCubemap(capture.texture);
    generator.dispose();
    capture.dispose();
    this.scene.environment = target.texture as Texture;
    this.scene.environmentIntensity = REFLECTION;
    return target;
  }

  /** Something that casts a shadow has moved. */
  shadowsChanged(): void {
    this.renderer.shadowMap.needsUpdate = true;
  }

  draw(camera: Camera): void {
    this.room.openFor(camera.position.y);
    this.renderer.render(this.scene, camera);
  }

  /** Milliseconds that a frame takes, waiting until it is really there. */
  timeFrame(camera: Camera): number {
    const began = performance.now();
    this.shadowsChanged();
    this.draw(camera);
    const gl = this.renderer.getContext();
    gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
    return performance.now() - began;
  }

  dispose(): void {
    // Browsers lend few contexts: hand this one back at once. All that the card holds goes with it,
    // and what is freed below is not asked of a context it may not belong to any more.
    this.renderer.forceContextLoss();
    this.marks.dispose();
    this.numerals.dispose();
    this.things.dispose();
    this.assets.dispose();
    this.room.dispose();
    this.reflections?.dispose();
    this.scene.environment = null;
    this.scene.clear();
    this.renderer.renderLists.dispose();
    this.renderer.dispose();
  }
}

function startRenderer(canvas: HTMLCanvasElement, tier: Tier): WebGLRenderer {
  const { antialias, shadow, pixelRatio } = QUALITY[tier];
  const renderer = new WebGLRenderer({ canvas, antialias, powerPreference: "high-performance" });
  renderer.setPixelRatio(tier === "test" ? 1 : Math.min(window.devicePixelRatio, pixelRatio));
  renderer.toneMapping = NeutralToneMapping;
  renderer.toneMappingExposure = 1.3;
  renderer.shadowMap.enabled = shadow > 0;
  renderer.shadowMap.type = PCFShadowMap;
  renderer.shadowMap.autoUpdate = false;
  return renderer;
}
