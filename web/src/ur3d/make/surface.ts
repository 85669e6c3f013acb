import type { Field } from "./field";
import { clamp } from "./noise";
import type { MeshData, Vec3 } from "./types";

/** Where to look for the surface, and how it is shaded. */
export interface Cut {
  min: Vec3;
  max: Vec3;
  /** How far the darkness of hollows reaches, and how strongly it falls. */
  reach?: number;
  depth?: number;
  /** What may shade the surface besides itself. */
  shade?: Field;
  /** Share of the accent stone at a point of the surface, or below zero of the tint. */
  mark?: Field;
}

/** Cuts a field into a mesh of at most `triangles`: a coarse cut tells how fine the true one may be. */
export function sculpt(field: Field, cut: Cut, triangles: number): MeshData {
  const longest = Math.max(...cut.max.map((v, i) => v - cut.min[i]!));
  let size = longest / 28;
  let found = net(field, cut, size);
  for (let pass = 0; pass < 5; pass++) {
    const share = found.index.length / 3 / triangles;
    if (share <= 1 && share > 0.9) break;
    size *= Math.sqrt(share * 1.03);
    found = net(field, cut, size);
  }
  return finish(field, cut, size, found);
}

interface Net {
  points: number[];
  index: Uint32Array;
}

function finish(field: Field, cut: Cut, size: number, { points, index }: Net): MeshData {
  const n = points.length;
  const position = new Float32Array(n);
  const normal = new Float32Array(n);
  const color = new Float32Array(n);
  const mark = new Float32Array(n / 3);
  const reach = cut.reach ?? 0.12;
  const shade = cut.shade ?? field;
  const e = size * 0.5;
  for (let q = 0; q < n; q += 3) {
    let x = points[q]!;
    let y = points[q + 1]!;
    let z = points[q + 2]!;
    let gx = 0;
    let gy = 0;
    let gz = 0;
    for (let pass = 0; pass < 3; pass++) {
      gx = field(x + e, y, z) - field(x - e, y, z);
      gy = field(x, y + e, z) - field(x, y - e, z);
      gz = field(x, y, z + e) - field(x, y, z - e);
      const l = Math.sqrt(gx * gx + gy * gy + gz * gz) || 1;
      gx /= l;
      gy /= l;
      gz /= l;
      if (pass === 2) break;
      // A Newton step along the slope; where the field is not a true distance the slope says so.
      const d = clamp((field(x, y, z) / Math.max(l / (2 * e), 0.5)) * 0.8, -size, size);
      x -= gx * d;
      y -= gy * d;
      z -= gz * d;
    }
    position[q] = x;
    position[q + 1] = y;
    position[q + 2] = z;
    normal[q] = gx;
    normal[q + 1] = gy;
    normal[q + 2] = gz;
    let open = 0;
    for (const t of [0.35, 0.7, 1]) {
      const d = reach * t;
      open += clamp(shade(x + gx * d, y + gy * d, z + gz * d) / d);
    }
    color.fill((open / 3) ** (cut.depth ?? 1.1), q, q + 3);
    if (cut.mark) mark[q / 3] = clamp(cut.mark(x, y, z), -1, 1);
  }
  soften(color, index);
  return { position, normal, color, index, ...(cut.mark ? { mark } : {}) };
}

/** Evens the shade out between neighbours: where feathers step, single points came out too dark. */
function soften(color: Float32Array, index: Uint32Array): void {
  const n = color.length / 3;
  for (let pass = 0; pass < 2; pass++) {
    const sum = new Float32Array(n);
    const count = new Float32Array(n);
    for (let t = 0; t < index.length; t += 3) {
      const [a, b, c] = [index[t]!, index[t + 1]!, index[t + 2]!];
      const mean = (color[a * 3]! + color[b * 3]! + color[c * 3]!) / 3;
      for (const i of [a, b, c]) {
        sum[i]! += mean;
        count[i]!++;
      }
    }
    for (let i = 0; i < n; i++) if (count[i]!) color.fill(sum[i]! / count[i]!, i * 3, i * 3 + 3);
  }
}

/** Naive surface nets: one point in every cell that the surface crosses, one quad for every crossed edge. */
function net(field: Field, cut: Cut, size: number): Net {
  const { min, max } = cut;
  const nx = Math.ceil((max[0] - min[0]) / size) + 1;
  const ny = Math.ceil((max[1] - min[1]) / size) + 1;
  const nz = Math.ceil((max[2] - min[2]) / size) + 1;
  const value = sample(field, min, size, nx, ny, nz);
  const at = (i: number, j: number, k: number): number => i + nx * (j + ny * k);
  const points: number[] = [];
  const index: number[] = [];
  const point = new Int32Array(nx * ny * nz).fill(-1);
  const corner = new Float64Array(8);
  for (let k = 0; k < nz - 1; k++)
    for (let j = 0; j < ny - 1; j++)
      for (let i = 0; i < nx - 1; i++) {
        let inside = 0;
        for (let q = 0; q < 8; q++) {
          corner[q] = value[at(i + (q & 1), j + ((q >> 1) & 1), k + (q >> 2))]!;
          if (corner[q]! < 0) inside++;
        }
        if (inside === 0 || inside === 8) continue;
        let cx = 0;
        let cy = 0;
        let cz = 0;
        let crossed = 0;
        for (let a = 0; a < 8; a++)
          for (let d = 1; d < 8; d <<= 1) {
            const b = a | d;
            const va = corner[a]!;
            const vb = corner[b]!;
            if (b === a || va < 0 === vb < 0) continue;
            const t = va / (va - vb);
            cx += (a & 1) + (d === 1 ? t : 0);
            cy += ((a >> 1) & 1) + (d === 2 ? t : 0);
            cz += (a >> 2) + (d === 4 ? t : 0);
            crossed++;
          }
        point[at(i, j, k)] = points.length / 3;
        points.push(
          min[0] + (i + cx / crossed) * size,
          min[1] + (j + cy / crossed) * size,
          min[2] + (k + cz / crossed) * size,
        );
      }
  const quad = (a: number, b: number, c: number, d: number, flip: boolean): void => {
    const [p, q, r, s] = [point[a]!, point[b]!, point[c]!, point[d]!];
    if (flip) index.push(p, r, q, p, s, r);
    else index.push(p, q, r, p, r, s);
  };
  for (let k = 1; k < nz - 1; k++)
    for (let j = 1; j < ny - 1; j++)
      for (let i = 1; i < nx - 1; i++) {
        const here = value[at(i, j, k)]! < 0;
        if (here !== value[at(i + 1, j, k)]! < 0)
          quad(at(i, j - 1, k - 1), at(i, j, k - 1), at(i, j, k), at(i, j - 1, k), !here);
        if (here !== value[at(i, j + 1, k)]! < 0)
          quad(at(i - 1, j, k - 1), at(i - 1, j, k), at(i, j, k), at(i, j, k - 1), !here);
        if (here !== value[at(i, j, k + 1)]! < 0)
          quad(at(i - 1, j - 1, k), at(i, j - 1, k), at(i, j, k), at(i - 1, j, k), !here);
      }
  return { points, index: Uint32Array.from(index) };
}

const BLOCK = 4;
/** How far a field may overstate the distance: blends and stretched axes are not exact. */
const TRUST = 0.55;

/** The field on a grid; blocks that lie surely away from the surface get one value for all their points. */
function sample(
  field: Field,
  min: Vec3,
  size: number,
  nx: number,
  ny: number,
  nz: number,
): Float32Array {
  const value = new Float32Array(nx * ny * nz);
  const half = (BLOCK - 1) / 2;
  const far = (half * Math.sqrt(3) + 1) * size;
  for (let k = 0; k < nz; k += BLOCK)
    for (let j = 0; j < ny; j += BLOCK)
      for (let i = 0; i < nx; i += BLOCK) {
        const middle = field(
          min[0] + (i + half) * size,
          min[1] + (j + half) * size,
          min[2] + (k + half) * size,
        );
        const skip = Math.abs(middle) * TRUST > far;
        for (let c = k; c < Math.min(k + BLOCK, nz); c++)
          for (let b = j; b < Math.min(j + BLOCK, ny); b++)
            for (let a = i; a < Math.min(i + BLOCK, nx); a++)
              value[a + nx * (b + ny * c)] = skip
                ? middle
                : field(min[0] + a * size, min[1] + b * size, min[2] + c * size);
      }
  return value;
}
