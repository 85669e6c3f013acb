import { describe, expect, it } from "vitest";
import { COIN_RADIUS, COIN_THICKNESS, pile } from "../../../src/ur3d/make";
import { coinMesh } from "../../../src/ur3d/make/coin";
import { extent } from "./shadow";

describe("a pile of coins", () => {
  it.each([
    [0, 0],
    [-3, 0],
    [1, 1],
    [15, 15],
    [50, 50],
    [100, 100],
    [137, 100],
  ])("GU-UI-9.1 of %i counters shows %i coins", (count, shown) => {
    expect(pile(count, 1)).toHaveLength(shown);
  });

  it("GU-UI-9.1 stands in stacks of ten, no coin inside another", () => {
    const coins = pile(100, 3);
    for (let i = 0; i < coins.length; i++)
      for (let k = i + 1; k < coins.length; k++) {
        const apart = Math.hypot(coins[i]!.x - coins[k]!.x, coins[i]!.z - coins[k]!.z);
        const above = Math.abs(coins[i]!.y - coins[k]!.y);
        expect(apart >= 2 * COIN_RADIUS || above >= COIN_THICKNESS * 0.99).toBe(true);
      }
    expect(Math.max(...coins.map((coin) => coin.y))).toBeCloseTo(9.5 * COIN_THICKNESS, 6);
    expect(Math.min(...coins.map((coin) => coin.y))).toBeCloseTo(0.5 * COIN_THICKNESS, 6);
  });

  it("GU-UI-9.2 keeps its coins where they are while it grows", () => {
    expect(pile(23, 9).slice(0, 15)).toEqual(pile(15, 9));
  });

  it("GU-UI-9.1 a counter has the form of a coin", () => {
    const { size } = extent(coinMesh(40));
    expect(size[0]!).toBeCloseTo(2 * COIN_RADIUS, 2);
    expect(size[1]!).toBeLessThan(size[0]! / 5);
  });
});
