import type { WebGLRenderer } from "three";
import { describe, expect, it } from "vitest";

import { makeRoom } from "../../../src/ur3d/room";
import { QUALITY, cheaper, firstGuess, tooSlow } from "../../../src/ur3d/tiers";

describe("tiers (GU-UI-10.6)", () => {
  it("auto begins by what draws: a processor, a phone, a graphics card", () => {
    expect(
      firstGuess("ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero)))", 16, false),
    ).toBe("test");
    expect(firstGuess("Mali-G78", 8, true)).toBe("mid");
    expect(firstGuess("NVIDIA GeForce RTX 4070", 12, false)).toBe("high");
  });

  it("auto steps down when the middle of the measured frames is slow, the first one aside", () => {
    expect(tooSlow([900, 12, 11, 13, 12])).toBe(false);
    expect(tooSlow([10, 50, 48, 12, 60])).toBe(true);
    expect(cheaper("high")).toBe("mid");
    expect(cheaper("test")).toBeUndefined();
  });

  it("shadows are cast at mid and high, and nothing costly is left at test", () => {
    expect(QUALITY.high.shadow).toBeGreaterThan(0);
    expect(QUALITY.mid.shadow).toBeGreaterThan(0);
    expect(QUALITY.test).toMatchObject({
      shadow: 0,
      reflections: 0,
      antialias: false,
      physical: false,
    });
  });

  it("the plainest room has a lamp, a moon and a wash, and a night that no card has to draw", async () => {
    const noCard = undefined as unknown as WebGLRenderer;
    const room = await makeRoom(noCard, QUALITY.test);
    const lights: string[] = [];
    room.group.traverse((part) => {
      if ("isLight" in part) lights.push(part.type);
    });
    expect(lights.toSorted()).toEqual(["DirectionalLight", "HemisphereLight", "PointLight"]);
    room.dispose();
  });
});
