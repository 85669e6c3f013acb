import type { MeshData } from "../../../src/ur3d/make";

/** The side view of a mesh as a mask of size x size: x from -0.65 to 0.75, y from 0 to 1.4 for every mesh alike. */
export function shadow({ position, index }: MeshData, size = 64): Uint8Array {
  const mask = new Uint8Array(size * size);
  const px = (i: number): number => ((position[i * 3]! + 0.65) / 1.4) * size;
  const py = (i: number): number => (1 - position[i * 3 + 1]! / 1.4) * size;
  for (let t = 0; t < index.length; t += 3) {
    const [a, b, c] = [index[t]!, index[t + 1]!, index[t + 2]!];
    const xs = [px(a), px(b), px(c)] as const;
    const ys = [py(a), py(b), py(c)] as const;
    const area = (xs[1] - xs[0]) * (ys[2] - ys[0]) - (xs[2] - xs[0]) * (ys[1] - ys[0]);
    if (area === 0) continue;
    for (let y = Math.floor(Math.min(...ys)); y <= Math.max(...ys); y++)
      for (let x = Math.floor(Math.min(...xs)); x <= Math.max(...xs); x++) {
        const [cx, cy] = [x + 0.5, y + 0.5];
        const u = ((xs[1] - cx) * (ys[2] - cy) - (xs[2] - cx) * (ys[1] - cy)) / area;
        const v = ((xs[2] - cx) * (ys[0] - cy) - (xs[0] - cx) * (ys[2] - cy)) / area;
        if (u >= 0 && v >= 0 && u + v <= 1) mask[y * size + x] = 1;
      }
  }
  return mask;
}

/** Pixels in exactly one of two masks, as a share of the pixels in either. */
export function difference(a: Uint8Array, b: Uint8Array): number {
  let one = 0;
  let either = 0;
  for (let i = 0; i < a.length; i++) {
    if (a[i] !== b[i]) one++;
    if (a[i] || b[i]) either++;
  }
  return one / either;
}

/** The extent of a mesh along each axis. */
export function extent({ position }: MeshData): { min: number[]; max: number[]; size: number[] } {
  const min = [Infinity, Infinity, Infinity];
  const max = [-Infinity, -Infinity, -Infinity];
  for (let i = 0; i < position.length; i++) {
    min[i % 3] = Math.min(min[i % 3]!, position[i]!);
    max[i % 3] = Math.max(max[i % 3]!, position[i]!);
  }
  return { min, max, size: max.map((v, k) => v - min[k]!) };
}
