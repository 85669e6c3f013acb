import { Color, Mesh, type MeshPhysicalMaterial } from "three";
import { beforeAll, describe, expect, it } from "vitest";
import {
  Assets,
  type Bird,
  BIRD_ICON,
  BIRDS,
  type MeshData,
  PIECE_COLOURS,
  QUALITY,
  SIDES,
} from "../../../src/ur3d/make";
import { makeHere } from "../../../src/ur3d/make/make";
import { makePiece, type PieceMesh } from "../../../src/ur3d/make/piece";
import { corners, polygon } from "../../../src/ur3d/make/outline";
import { difference, extent, shadow } from "./shadow";

const triangles = (piece: PieceMesh): number =>
  Object.values(piece).reduce((sum: number, part: MeshData) => sum + part.index.length / 3, 0);

describe("the ten pieces", () => {
  const finest = {} as Record<Bird, PieceMesh>;
  beforeAll(() => {
    for (const bird of BIRDS) finest[bird] = makePiece(bird, QUALITY.high);
  }, 120_000);

  it.each(BIRDS)("GU-UI-6.1 %s stands on a flat round pebble", (bird) => {
    const { min, size } = extent(finest[bird].base);
    for (const across of [size[0]!, size[2]!]) {
      expect(across).toBeGreaterThanOrEqual(0.7);
      expect(across).toBeLessThanOrEqual(0.9);
    }
    expect(size[1]!).toBeLessThan(0.5 * Math.min(size[0]!, size[2]!));
    expect(Math.abs(min[1]!)).toBeLessThan(0.03);
  });

  it.each(BIRDS)("GU-UI-6.3 %s has a fit height and few enough triangles", (bird) => {
    const top = extent(finest[bird].head).max[1]!;
    expect(top).toBeGreaterThanOrEqual(0.5);
    expect(top).toBeLessThanOrEqual(1.1);
    expect(triangles(finest[bird])).toBeLessThanOrEqual(25_000);
  });

  const pairs = BIRDS.flatMap((a, i) => BIRDS.slice(i + 1).map((b) => [a, b] as const));
  it.each(pairs)("GU-UI-6.3 %s and %s differ in outline", (a, b) => {
    expect(difference(shadow(finest[a].head), shadow(finest[b].head))).toBeGreaterThanOrEqual(0.12);
  });

  it.each(BIRDS)("GU-UI-6.3 %s keeps its outline at the coarsest tier", (bird) => {
    const coarse = makePiece(bird, QUALITY.test);
    expect(difference(shadow(coarse.head), shadow(finest[bird].head))).toBeLessThan(0.08);
  });

  it.each(BIRDS)("GU-UI-6.4 the flat icon of the %s is the outline of its piece", (bird) => {
    const flat = polygon(corners(BIRD_ICON[bird]));
    const size = 64;
    const icon = new Uint8Array(size * size);
    for (let y = 0; y < size; y++)
      for (let x = 0; x < size; x++)
        if (flat(((x + 0.5) / size) * 100, ((y + 0.5) / size) * 100) < 0) icon[y * size + x] = 1;
    const foot = shadow(finest[bird].base);
    const whole = shadow(finest[bird].head).map((hit, i) => hit | foot[i]!);
    expect(difference(icon, whole)).toBeLessThan(0.08);
    for (const other of BIRDS)
      if (other !== bird)
        expect(difference(icon, whole)).toBeLessThan(difference(icon, shadow(finest[other].head)));
  });
});

const luminance = (colour: string): number => {
  const { r, g, b } = new Color(colour);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

describe("the two sets", () => {
  const plain = makeHere("test");
  const low = makeHere("low");

  it("GU-UI-6.2 contrast at least 4.5 to 1", () => {
    const [light, dark] = SIDES.map((side) => luminance(PIECE_COLOURS[side])) as [number, number];
    expect((light + 0.05) / (dark + 0.05)).toBeGreaterThanOrEqual(4.5);
  });

  it("GU-UI-6.2 have a matt eagle and four glossy birds, in the colours of the game", () => {
    const assets = new Assets(low);
    for (const side of SIDES)
      for (const bird of BIRDS) {
        const piece = assets.piece(side, bird);
        expect(piece.name).toBe(`piece_${side}_${bird}`);
        const { material } = piece.userData["body"] as Mesh;
        const { roughness, clearcoat, color } = material as MeshPhysicalMaterial;
        if (bird === "eagle") {
          expect(roughness).toBeGreaterThan(0.8);
          expect(clearcoat).toBe(0);
        } else {
          expect(roughness).toBeLessThan(0.3);
          expect(clearcoat).toBeGreaterThan(0.8);
        }
        expect(`#${color.getHexString()}`.toUpperCase()).toBe(PIECE_COLOURS[side]);
      }
  }, 60_000);

  it("GU-UI-6.2 have eyes of the opposite tone", () => {
    const assets = new Assets(plain);
    for (const side of SIDES) {
      const piece = assets.piece(side, "raven");
      const eyes = piece.children[3] as Mesh<never, MeshPhysicalMaterial>;
      const eye = luminance(`#${eyes.material.color.getHexString()}`);
      expect(eye > 0.2).toBe(side === "dark");
    }
  });

  it("share what they are made of, above the plainest tier", () => {
    const assets = new Assets(low);
    const a = assets.piece("light", "eagle").userData["body"] as Mesh;
    const b = assets.piece("dark", "eagle").userData["body"] as Mesh;
    expect(a.geometry).toBe(b.geometry);
    expect(a.material).not.toBe(b.material);
  });

  it("have a red comb even at the plainest tier", () => {
    const body = new Assets(plain).piece("light", "rooster").userData["body"] as Mesh;
    const position = body.geometry.getAttribute("position");
    const color = body.geometry.getAttribute("color");
    for (let i = 0; i < position.count; i++)
      if (position.getY(i) > 1) expect(color.getX(i)).toBeGreaterThan(color.getY(i) * 2);
  });

  it("are freed with all that was made for them", () => {
    const assets = new Assets(low);
    const body = assets.piece("dark", "raven").userData["body"] as Mesh;
    const freed: string[] = [];
    body.geometry.addEventListener("dispose", () => freed.push("geometry"));
    (body.material as MeshPhysicalMaterial).addEventListener("dispose", () => freed.push("stone"));
    assets.dispose();
    expect(freed.toSorted()).toEqual(["geometry", "stone"]);
  });
});
