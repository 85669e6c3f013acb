/** How this board speaks of tiles, cubes and players. */
import type { ZigguratCellView, ZigguratPlayerView, ZigguratTileView } from "../../generated/views";
import { message } from "../../words";
import type { Message } from "../../words";

export const seatName = (seat: number): Message => message(`ur_ziggurat/seat-${seat}`);
export const typeName = (kind: string): Message => message(`ur_ziggurat/type-${kind}`);
export const typeAct = (kind: string): Message => message(`ur_ziggurat_board/act-${kind}`);

/** That the game is over, and why. */
export const overWords = (ending: string): Message => message(`ur_ziggurat_board/over-${ending}`);

/** A tile with both faces. */
export function tileWords(tile: ZigguratTileView | null): Message {
  if (!tile) return message("ur_ziggurat_board/no_tile");
  return message("ur_ziggurat_board/tile", { up: typeName(tile.up), down: typeName(tile.down) });
}

/** A cell: its name, its tile, and whoever stands there. */
export function cellWords(cell: ZigguratCellView): Message {
  const facts = { cell: cell.name, tile: tileWords(cell.tile) };
  if (cell.owner === null) return message("ur_ziggurat_board/cell_empty", facts);
  const owner = seatName(cell.owner);
  if (cell.ziggurat) return message("ur_ziggurat_board/cell_ziggurat", { ...facts, owner });
  return message("ur_ziggurat_board/cell_cubes", { ...facts, owner, cubes: cell.cubes });
}

/** The tile in somebody's hand. */
export const handWords = ({ seat, hand }: ZigguratPlayerView): Message =>
  message("ur_ziggurat_board/hand", { seat: seatName(seat), tile: tileWords(hand) });

/** A gain or a loss as a number: +2, −1, ±0. */
export function signed(by: number): string {
  if (by === 0) return "±0";
  return by < 0 ? `−${-by}` : `+${by}`;
}
