/** How much the picture may cost. The numbers are what the trial found to be worth their price. */
import type { Tier } from "./make";

export type { Tier } from "./make";

export interface Quality {
  /** Width of a square room texture, in pixels. */
  roomPx: number;
  /** Width of one face of the sky, 0 for one colour. */
  sky: number;
  /** Width of a shadow map, 0 for no shadows, and how many samples soften its edges. */
  shadow: number;
  samples: number;
  /** Width of one face of the captured room for reflections, 0 for none. */
  reflections: number;
  antialias: boolean;
  /** Most device pixels a CSS pixel gets. */
  pixelRatio: number;
  /** Whether surfaces have physical materials; Lambert without textures otherwise. */
  physical: boolean;
}

export const QUALITY: Record<Tier, Quality> = {
  high: {
    roomPx: 1024,
    sky: 1536,
    shadow: 2048,
    samples: 20,
    reflections: 256,
    antialias: true,
    pixelRatio: 2,
    physical: true,
  },
  mid: {
    roomPx: 512,
    sky: 1024,
    shadow: 1024,
    samples: 12,
    reflections: 128,
    antialias: true,
    pixelRatio: 1.5,
    physical: true,
  },
  low: {
    roomPx: 256,
    sky: 256,
    shadow: 512,
    samples: 8,
    reflections: 64,
    antialias: false,
    pixelRatio: 1,
    physical: true,
  },
  test: {
    roomPx: 0,
    sky: 0,
    shadow: 0,
    samples: 0,
    reflections: 0,
    antialias: false,
    pixelRatio: 1,
    physical: false,
  },
};

const DOWN: Partial<Record<Tier, Tier>> = { high: "mid", mid: "low", low: "test" };

/** A frame may take this long before `auto` steps down: below thirty frames a second. */
export const SLOW_FRAME_MS = 34;

/** The next cheaper tier; the plainest one is the last resort of `auto`. */
export function cheaper(tier: Tier): Tier | undefined {
  return DOWN[tier];
}

/** What `auto` begins with: the plainest where a processor draws, mid on phones and small machines. */
export function firstGuess(rendererName: string, cores: number, touch: boolean): Tier {
  if (/swiftshader|llvmpipe|software|basic render/i.test(rendererName)) return "test";
  return touch || cores < 6 ? "mid" : "high";
}

/** Whether the measured frames call for a cheaper tier; the first one compiles shaders and is left out. */
export function tooSlow(frames: readonly number[]): boolean {
  const counted = frames.slice(1).toSorted((a, b) => a - b);
  const median = counted[Math.floor(counted.length / 2)];
  return median !== undefined && median > SLOW_FRAME_MS;
}

/** The same of this machine, asked of a context that is handed back at once. */
export function guessTier(): Tier {
  const probe = document.createElement("canvas").getContext("webgl2");
  const names = probe?.getExtension("WEBGL_debug_renderer_info");
  const name = probe && names ? String(probe.getParameter(names.UNMASKED_RENDERER_WEBGL)) : "";
  probe?.getExtension("WEBGL_lose_context")?.loseContext();
  return firstGuess(name, navigator.hardwareConcurrency, matchMedia("(pointer: coarse)").matches);
}
