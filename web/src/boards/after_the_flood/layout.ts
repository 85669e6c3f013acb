/** Where names and pieces lie in each area, and its outline: worked out once from the game's data. */
import { areas } from "../../../../src/edubba/games/after_the_flood/data.json";
import { ragged } from "./coast";

export type Place = readonly [x: number, y: number];

export interface Land {
  outline: string;
  sumer: boolean;
  /** Too narrow for a thumb on a small map. */
  slender: boolean;
  power: string | null;
  name: Place;
  /** The name begins at its place, behind the points; else it lies in the middle of it. */
  behind: boolean;
  /** Points and trade goods abroad. */
  icons: Place;
  workers: Place;
  army: Place;
  city: Place;
}

type Spots = Partial<Omit<Land, "outline" | "sumer" | "slender" | "power">>;

/** What the rule of thumb below does not fit, by hand. */
const BY_HAND: Record<string, Spots> = {
  hittites: { name: [68, 108], icons: [70, 132], workers: [84, 188], army: [54, 226] },
  mittani: { name: [216, 94], icons: [216, 118], workers: [190, 154], army: [290, 138] },
  assyria: {
    name: [211, 213],
    behind: true,
    icons: [194, 204],
    workers: [310, 250],
    army: [376, 242],
  },
  amorites: { name: [98, 318], icons: [104, 341], workers: [108, 376], army: [96, 268] },
  egypt: { name: [86, 470], icons: [86, 494], workers: [78, 552], army: [92, 430] },
  kassites: { name: [417, 280], icons: [414, 304], workers: [398, 346], army: [446, 254] },
  guti: {
    name: [507, 344],
    behind: true,
    icons: [490, 337],
    workers: [528, 392],
    army: [548, 306],
  },
  elam: { name: [652, 446], icons: [650, 470], workers: [690, 522], army: [722, 446] },
  dilmun: { name: [710, 744], icons: [702, 768], workers: [704, 808] },
  chaldea: { name: [472, 742], icons: [472, 766], workers: [472, 804], army: [458, 716] },
  larsa: { name: [360, 690], workers: [338, 668], army: [398, 704] },
  isin: { name: [228, 610], workers: [218, 570], army: [246, 634] },
  akkad: { name: [164, 516], workers: [160, 546], army: [158, 470] },
  sippar: { name: [204, 264], city: [200, 312], army: [256, 298] },
  babylon: { name: [250, 343], city: [256, 399], army: [330, 380] },
  nippur: { name: [404, 398], city: [400, 446], army: [450, 432] },
  shuruppak: { name: [284, 462], city: [290, 524], army: [348, 520] },
  umma: { name: [486, 468], city: [484, 520], army: [542, 506] },
  uruk: { name: [418, 562], city: [406, 612], army: [462, 610] },
  ur: { name: [536, 614], city: [542, 666], army: [590, 650] },
  lagash: { name: [606, 536], city: [612, 590], army: [666, 584] },
  eridu: { name: [640, 674], city: [612, 718], army: [690, 672] },
};

const SLENDER = 92;

/** How wide and how high a polygon is. */
function spans(polygon: readonly (readonly number[])[]): number[] {
  return [0, 1].map((axis) => {
    const along = polygon.map((corner) => corner[axis] ?? 0);
    return Math.max(...along) - Math.min(...along);
  });
}

function land(area: (typeof areas)[number]): Land {
  const [x = 0, y = 0] = area.center;
  return {
    outline: ragged(area.polygon),
    sumer: area.kind === "sumer",
    slender: Math.min(...spans(area.polygon)) < SLENDER,
    power: area.city_power,
    name: [x, y - 18],
    behind: false,
    icons: [x, y + 8],
    workers: [x, y + 44],
    army: [x + 48, y + 20],
    city: [x, y + 20],
    ...BY_HAND[area.id],
  };
}

export const LANDS: ReadonlyMap<string, Land> = new Map(areas.map((area) => [area.id, land(area)]));

/** A name as it is written on the map. */
export interface Written {
  at: Place;
  behind: boolean;
  words: string;
}

/** A box by its middle and its half widths. */
type Box = readonly [x: number, y: number, wide: number, high: number];

/** In the larger letters of a phone. */
function writtenIn({ at: [x, y], behind, words }: Written): Box {
  const half = words.length * 7.5;
  return [behind ? x + half : x, y - 9, half, 17];
}

const TAG = [33, 15] as const;
/** Over the army's head, at its feet, or beside it. */
const BESIDE: readonly Place[] = [
  [0, -44],
  [0, 24],
  [54, -14],
  [-54, -14],
];

const meet = (one: Box, other: Box): boolean =>
  [0, 1].every(
    (axis) =>
      Math.abs((one[axis] ?? 0) - (other[axis] ?? 0)) <
      (one[axis + 2] ?? 0) + (other[axis + 2] ?? 0),
  );

/** Where a tag lies beside the army of an area: on no name, if that can be. */
export function tagPlace(area: string, names: readonly Written[]): Place {
  const [x, y] = LANDS.get(area)?.army ?? [0, 0];
  const places = BESIDE.map(([dx, dy]): Place => [x + dx, y + dy]);
  const taken = names.map(writtenIn);
  const free = places.find((at) => !taken.some((name) => meet([...at, ...TAG], name)));
  return free ?? [x, y + (BESIDE[0]?.[1] ?? 0)];
}
