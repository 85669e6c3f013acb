/** Where names and pieces lie in each area, and its outline: worked out once from the game's data. */
import { areas } from "../../../../src/edubba/games/after_the_flood/data.json";
import { ragged } from "./coast";

type Place = readonly [x: number, y: number];

export interface Land {
  outline: string;
  power: string | null;
  name: Place;
  /** Points and trade goods abroad. */
  icons: Place;
  workers: Place;
  army: Place;
  city: Place;
}

type Spots = Partial<Omit<Land, "outline" | "power">>;

/** What the rule of thumb below does not fit, by hand. */
const BY_HAND: Record<string, Spots> = {
  hittites: { name: [70, 138], icons: [72, 161], workers: [82, 202], army: [56, 96] },
  mittani: { name: [216, 96], icons: [216, 119], workers: [205, 155], army: [300, 118] },
  assyria: { name: [266, 216], icons: [202, 210], workers: [312, 254], army: [376, 232] },
  amorites: { name: [106, 330], icons: [94, 272], workers: [114, 372], army: [122, 230] },
  egypt: { name: [85, 470], icons: [85, 494], workers: [83, 540], army: [95, 424] },
  kassites: { name: [417, 286], icons: [420, 310], workers: [396, 352], army: [438, 250] },
  guti: { name: [530, 344], icons: [488, 337], workers: [514, 386], army: [548, 306] },
  elam: { name: [656, 448], icons: [656, 472], workers: [650, 514], army: [712, 432] },
  dilmun: { name: [706, 756], icons: [708, 779], workers: [704, 817] },
  chaldea: { name: [472, 758], icons: [472, 780], workers: [474, 818], army: [462, 716] },
  larsa: { name: [356, 672], workers: [344, 704], army: [408, 694] },
  isin: { name: [228, 608], workers: [230, 640], army: [220, 572] },
  akkad: { name: [164, 514], workers: [160, 544], army: [162, 468] },
  sippar: { name: [206, 262], city: [210, 300], army: [254, 296] },
  babylon: { name: [268, 348], city: [276, 386], army: [324, 372] },
  nippur: { name: [400, 402], city: [406, 440], army: [452, 432] },
  shuruppak: { name: [280, 466], city: [292, 504], army: [342, 506] },
  uruk: { name: [420, 556], city: [420, 592], army: [466, 600] },
  ur: { name: [540, 618], city: [556, 658], army: [600, 636] },
  eridu: { name: [634, 672], city: [634, 710], army: [684, 690] },
};

function land(area: (typeof areas)[number]): Land {
  const [x = 0, y = 0] = area.center;
  return {
    outline: ragged(area.polygon),
    power: area.city_power,
    name: [x, y - 18],
    icons: [x, y + 8],
    workers: [x, y + 44],
    army: [x + 48, y + 20],
    city: [x, y + 20],
    ...BY_HAND[area.id],
  };
}

export const LANDS: ReadonlyMap<string, Land> = new Map(areas.map((area) => [area.id, land(area)]));
