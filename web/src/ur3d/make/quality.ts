import type { Tier } from "./types";

/** What a tier may spend: triangles for each kind of mesh, pixels for each kind of texture. */
export interface Quality {
  head: number;
  base: number;
  bone: number;
  /** Pixels across one square of the board. */
  cell: number;
  /** Pixels across one tile of stone, wood, bone... */
  tile: number;
  coin: number;
}

export const QUALITY: Record<Tier, Quality> = {
  test: { head: 2200, base: 400, bone: 900, cell: 32, tile: 64, coin: 32 },
  low: { head: 5200, base: 900, bone: 3500, cell: 96, tile: 128, coin: 64 },
  mid: { head: 12000, base: 1600, bone: 8000, cell: 160, tile: 256, coin: 128 },
  high: { head: 19500, base: 2200, bone: 14000, cell: 256, tile: 512, coin: 256 },
};
