/** The position in sentences, one line a fact. */
import type { FloodView } from "../../generated/views";
import { message } from "../../words";
import {
  areaWords,
  dateOf,
  empireName,
  phaseName,
  pileWords,
  placeName,
  rankName,
  seatName,
  seatOf,
  speaker,
  workersWords,
} from "./words";
import type { Say } from "./words";

function table(view: FloodView, say: Say): string[] {
  const { turn } = view;
  const lines = [
    say(
      message("after_the_flood_board/says_turn", {
        turn,
        date: dateOf(turn),
        phase: phaseName(view.phase),
      }),
    ),
  ];
  const order = view.order.map((colour) => say(seatName(seatOf(view, colour)))).join(", ");
  if (order) lines.push(say(message("after_the_flood_board/says_order", { order })));
  const actor = seatOf(view, view.actor);
  if (actor >= 0) {
    lines.push(say(message("after_the_flood_board/says_acts", { seat: seatName(actor) })));
  }
  for (const { armies, home, taken_by: taken } of view.empires) {
    const name = empireName(home);
    const owner = seatOf(view, taken);
    const where = home === null ? message("after_the_flood_board/any_sumer") : placeName(home);
    lines.push(
      say(
        owner < 0
          ? message("after_the_flood_board/empire_free", { name, armies, where })
          : message("after_the_flood_board/empire_taken", { name, armies, seat: seatName(owner) }),
      ),
    );
  }
  return lines;
}

function players(view: FloodView, say: Say): string[] {
  return view.players.flatMap((player, at) => {
    const seat = seatName(at);
    const lines = [
      message("after_the_flood_board/says_points", { seat, points: player.points }),
      message("after_the_flood_board/says_goods", {
        seat,
        goods: pileWords(player.resources, say),
      }),
      message("after_the_flood_board/workers_of", {
        seat,
        ready: player.workers_available,
        rest: player.workers_unavailable,
      }),
      message("after_the_flood_board/armies_of", {
        seat,
        ready: player.armies_available,
        rest: player.armies_unavailable,
      }),
      message("after_the_flood_board/says_cities", { seat, count: player.cities_in_hand }),
    ];
    if (player.rank !== null) {
      const goods = pileWords(player.equipment, say);
      const rank = rankName(player.rank);
      lines.push(message("after_the_flood_board/says_equipment", { seat, goods, rank }));
    }
    if (player.passed) {
      const goods = pileWords(player.bid, say);
      lines.push(message("after_the_flood_board/says_passed", { seat, goods }));
    }
    return lines.map(say);
  });
}

export function describe(view: FloodView, names?: readonly string[]): string[] {
  const say = speaker(names);
  const boxes = view.boxes.map((box) => {
    const there = workersWords(box.workers, say).join(", ");
    const workers = there || say(message("after_the_flood_board/nobody"));
    return say(message("after_the_flood_board/says_box", { place: placeName(box.id), workers }));
  });
  const stock = pileWords(view.stock, say);
  return [
    ...table(view, say),
    ...players(view, say),
    ...view.areas.map((area) => areaWords(view, area, say)),
    ...boxes,
    say(message("after_the_flood_board/says_stock", { goods: stock })),
  ];
}
