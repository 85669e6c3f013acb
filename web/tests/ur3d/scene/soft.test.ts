import { ShaderChunk } from "three";
import { describe, expect, it } from "vitest";

import { smoothed, softShadows } from "../../../src/ur3d/room/soft";

describe("soft shadows", () => {
  it("take their samples at one turn, whatever the pixel, from flat maps and from cubes", () => {
    const text = smoothed(12);
    expect(text).not.toContain("interleavedGradientNoise( gl_FragCoord");
    expect(text.match(/vogelDiskSample\( i, 12, phi \)/g)).toHaveLength(2);
    expect(text.match(/shadow \/= 12\.0;/g)).toHaveLength(2);
    expect(text).not.toMatch(/vogelDiskSample\( \w, 5/);
  });

  it("hold for what is drawn afterwards, at each tier's own number", () => {
    for (const samples of [8, 20]) {
      softShadows(samples);
      expect(ShaderChunk.shadowmap_pars_fragment).toBe(smoothed(samples));
    }
  });
});
