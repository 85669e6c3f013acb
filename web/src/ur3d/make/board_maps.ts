import { setStones } from "./inlay";
import { ATLAS, BOARD_HEIGHT, DECK, DRAWER, rosettes, SQUARES } from "./layout";
import { blank } from "./maps";
import { boxDeck, boxDrawer, boxPlain, boxRosette, boxSide, slabMark, slabPlain } from "./motifs";
import { rng } from "./noise";
import type { Tile } from "./materials";
import type { Look, Maps } from "./types";

/** Every square has stone of its own, cut from another place of the tile. */
export function cellMaps(look: Look, px: number, stones: readonly Tile[]): Maps {
  const box = look === "second_millennium";
  const plain = box ? boxPlain(px) : slabPlain(px);
  const marked = box ? boxRosette(px) : slabMark(px);
  const special = rosettes(look);
  const atlas = blank(px * ATLAS.columns, px * ATLAS.rows);
  const next = rng(20);
  SQUARES.forEach((square, i) => {
    setStones(
      special.includes(square.id) ? marked : plain,
      {
        stones,
        span: 2.4,
        from: [next(), next()],
        wear: box ? 0.5 : 0.7,
        relief: box ? 1.8 : 3.2,
        ...(box ? {} : { sunk: 0.42 }),
      },
      atlas,
      (i % ATLAS.columns) * px,
      Math.floor(i / ATLAS.columns) * px,
    );
  });
  return atlas;
}

const BODY = { span: 3, from: [0.31, 0.17], wear: 0.55, relief: 1.6 } as const;

export const deckMaps = (px: number, stones: readonly Tile[]): Maps =>
  setStones(boxDeck(px, DECK.width, DECK.height), { ...BODY, stones });

export const sideMaps = (px: number, stones: readonly Tile[]): Maps =>
  setStones(boxSide(px, BOARD_HEIGHT), { ...BODY, span: 2, stones });

export const drawerMaps = (px: number, stones: readonly Tile[]): Maps =>
  setStones(boxDrawer(px, DRAWER.width, DRAWER.height), { ...BODY, stones });
