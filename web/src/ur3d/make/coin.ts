import { blank, setNormals, setPixel } from "./maps";
import { coinFace } from "./motifs";
import { lerp, step, tileFbm } from "./noise";
import { COIN_RADIUS, COIN_THICKNESS } from "./pile";
import { lathe } from "./solids";
import type { Maps, MeshData } from "./types";

/** A struck coin, lying flat; the face is drawn from above on both sides. */
export function coinMesh(around: number): MeshData {
  const r = COIN_RADIUS;
  const h = COIN_THICKNESS / 2;
  const half: [number, number][] = [
    [0, h * 0.86],
    [r * 0.8, h * 0.86],
    [r * 0.88, h],
    [r * 0.96, h * 0.96],
    [r, h * 0.5],
  ];
  const below = half.map(([x, y]): [number, number] => [x, -y]).toReversed();
  const mesh = lathe([...half, ...below], around);
  const uv = new Float32Array((mesh.position.length / 3) * 2);
  for (let i = 0; i < uv.length / 2; i++) {
    uv[i * 2] = mesh.position[i * 3]! / (2 * r) + 0.5;
    uv[i * 2 + 1] = mesh.position[i * 3 + 2]! / (2 * r) + 0.5;
  }
  return { ...mesh, uv };
}

/** Worn bronze: the raised parts rubbed bright, the ground dark. */
export function coinMaps(px: number): Maps {
  const maps = blank(px, px);
  const heights = new Float32Array(px * px);
  for (let y = 0, i = 0; y < px; y++)
    for (let x = 0; x < px; x++, i++) {
      const u = (x + 0.5) / px;
      const v = (y + 0.5) / px;
      const struck = coinFace(u * 2 - 1, v * 2 - 1);
      const wear = tileFbm(u, v, 6, 6, 4, 3);
      const dark = step(0.45, 0.05, struck) * (0.35 + 0.4 * wear);
      setPixel(
        maps,
        i,
        lerp(0.86, 0.28, dark),
        lerp(0.62, 0.18, dark),
        lerp(0.3, 0.1, dark),
        0.24 + wear * 0.22 + dark * 0.35,
        1,
      );
      heights[i] = struck * 1.6 + wear * 0.25;
    }
  setNormals(maps, heights, (3.4 * px) / 256, false);
  return maps;
}
