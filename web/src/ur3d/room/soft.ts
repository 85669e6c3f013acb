/**
 * Shadows with smooth edges. Three.js turns its five samples by a noise of the pixel, which shows as
 * grain along every edge; more samples at one fixed turn are smooth instead.
 */
import { ShaderChunk } from "three";

const ORIGINAL = ShaderChunk.shadowmap_pars_fragment;

const NOISE = /float phi = interleavedGradientNoise\( gl_FragCoord\.xy \) \* PI2;/g;
const FIVE =
  /shadow = \(\s*texture\( shadowMap, vec3\( shadowCoord\.xy \+ vogelDiskSample\( 0, 5[\s\S]*?\) \* 0\.2;/;
const FIVE_ROUND =
  /for \( int i = 0; i < 5; i \+\+ \) \{(\s*)vec2 offset = vogelDiskSample\( i, 5, phi \);([\s\S]*?)shadow \*= 0\.2;/;

/** The shader's text with that many samples; an upgrade that changed the original is an error. */
export function smoothed(samples: number): string {
  for (const part of [NOISE, FIVE, FIVE_ROUND]) {
    if (ORIGINAL.search(part) < 0) throw new Error("Three.js samples its shadows in another way.");
  }
  const mean = `shadow /= ${samples}.0;`;
  return ORIGINAL.replace(NOISE, "float phi = 0.7;")
    .replace(
      FIVE,
      `shadow = 0.0;
      for ( int i = 0; i < ${samples}; i ++ )
        shadow += texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( i, ${samples}, phi ) * radius, shadowCoord.z ) );
      ${mean}`,
    )
    .replace(
      FIVE_ROUND,
      `for ( int i = 0; i < ${samples}; i ++ ) {$1vec2 offset = vogelDiskSample( i, ${samples}, phi );$2${mean}`,
    );
}

/** For all materials that are first drawn after this. */
export function softShadows(samples: number): void {
  ShaderChunk.shadowmap_pars_fragment = smoothed(samples);
}
