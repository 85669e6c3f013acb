/** The position in sentences, one line a fact. */
import type { ZigguratPlayerView, ZigguratView } from "../../generated/views";
import { message, word } from "../../words";
import type { Message } from "../../words";
import { cellWords, overWords, seatName, tileWords, typeName } from "./words";

function table(view: ZigguratView): Message[] {
  const { round, max_rounds: rounds, stock, ziggurats } = view;
  const lines = [
    message("ur_ziggurat_board/round", { round, rounds }),
    message("ur_ziggurat_board/stock", { stock, all: ziggurats }),
  ];
  if (view.ending !== null) lines.push(overWords(view.ending));
  else if (view.last_round) lines.push(message("ur_ziggurat_board/last_round"));
  if (view.first !== null) {
    lines.push(message("ur_ziggurat_board/says_first", { seat: seatName(view.first) }));
  }
  if (view.to_move !== null && view.ending === null) {
    lines.push(message("ur_ziggurat_board/says_moves", { seat: seatName(view.to_move) }));
  }
  return lines;
}

function player(each: ZigguratPlayerView): Message {
  return message("ur_ziggurat_board/says_player", {
    seat: seatName(each.seat),
    hand: tileWords(each.hand),
    supply: each.supply,
    board: each.on_board,
    ziggurats: each.ziggurats,
    points: each.points,
  });
}

export function describe(view: ZigguratView, names?: readonly string[]): string[] {
  const controls = view.players.map((each) => {
    const types = view.types
      .map((kind, at) => `${word(typeName(kind))} ${each.types[at] ?? 0}`)
      .join(", ");
    return message("ur_ziggurat_board/says_controls", { seat: seatName(each.seat), types });
  });
  const aside = view.aside.map((tile) =>
    message("ur_ziggurat_board/aside_tile", { tile: tileWords(tile) }),
  );
  return [
    ...table(view),
    ...view.players.map(player),
    ...controls,
    ...aside,
    ...view.cells.map(cellWords),
  ].map((line) => word(line, names));
}
