/** A position of Clash of Cultures in sentences. */
import type { ClashView } from "../../generated/views";
import { message, word } from "../../words";
import { cityLabel, spaceLabel } from "./labels";
import { KINDS } from "./offer";

export function describe(view: ClashView, seated: readonly string[] = []): string[] {
  const lines = [
    message("clash_of_cultures_board/round", { round: view.round, rounds: view.rounds }),
    message("clash_of_cultures_board/turn", { turn: view.turn, turns: view.turns }),
  ];
  for (const player of view.players) {
    const seat = message(`clash_of_cultures/seat-${player.seat}`);
    const goods = KINDS.map(
      (kind) => `${player.goods[kind] ?? 0} ${word(message(`clash_of_cultures/kind-${kind}`))}`,
    ).join(", ");
    lines.push(
      message("clash_of_cultures_board/told-player", {
        seat,
        points: player.points,
        goods,
        happiness: player.happiness,
        culture: player.culture,
        cards: player.hand_size,
        objectives: player.objectives_size,
      }),
    );
    const advances = player.advances.map((id) => word(view.glossary.advances[id]?.name));
    if (advances.length > 0) {
      const names = advances.join(", ");
      lines.push(message("clash_of_cultures_board/told-advances", { seat, names }));
    }
  }
  lines.push(...view.cities.map((city) => cityLabel(city, view)));
  const manned = view.spaces.filter(
    (space) => space.settlers + space.armies + space.ships + space.barbarians > 0 && !space.city,
  );
  lines.push(...manned.map((space) => spaceLabel(space, view)));
  const unknown = view.regions.filter((region) => !region.face_up).length;
  lines.push(message("clash_of_cultures_board/told-unknown", { count: unknown }));
  return lines.map((line) => word(line, seated));
}
