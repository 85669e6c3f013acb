/** What a screen reader says of a hex or a city, and lines of the position in words. */
import type { ClashCityView, ClashSpaceView, ClashView } from "../../generated/views";
import { message, word } from "../../words";
import type { Message } from "../../words";

/** A player by colour, as the name at the seat. */
export function owner(view: ClashView, colour: string | null): Message {
  const player = view.players.find((one) => one.colour === colour);
  return player
    ? message(`clash_of_cultures/seat-${player.seat}`)
    : message("clash_of_cultures_board/barbarians");
}

export function pieceName(view: ClashView, id: string): Message {
  return (
    view.glossary.buildings[id]?.name ??
    view.glossary.wonders[id]?.name ??
    message("clash_of_cultures_board/supply-settlement")
  );
}

/** The mood that one more activation in this turn brings down; null where it stays (CC-6.3). */
export function moodAfter(city: ClashCityView | undefined): string | null {
  if (!city || city.activations === 0) return null;
  return city.mood === "happy" ? "neutral" : city.mood === "neutral" ? "angry" : null;
}

/** The mood one step up. */
export const moodRaised = (city: ClashCityView | undefined): string =>
  city?.mood === "angry" ? "neutral" : "happy";

export const moodName = (mood: string): Message => message(`clash_of_cultures/mood-${mood}`);

export function cityLabel(city: ClashCityView, view: ClashView): Message {
  const pieces = [...Object.keys(city.buildings), ...city.wonders]
    .map((id) => word(pieceName(view, id)))
    .join(", ");
  const facts = { owner: owner(view, city.owner), size: city.size, cell: city.cell };
  const base = city.mood
    ? message("clash_of_cultures_board/city", {
        ...facts,
        mood: moodName(city.mood),
      })
    : message("clash_of_cultures_board/barbarian-settlement", { cell: city.cell });
  const whole = pieces ? message("clash_of_cultures_board/with", { base, pieces }) : base;
  const mood = moodAfter(city);
  return mood
    ? message("clash_of_cultures_board/again", { base: whole, mood: moodName(mood) })
    : whole;
}

export function spaceLabel(space: ClashSpaceView, view: ClashView): Message {
  const terrain = message(`clash_of_cultures_board/terrain-${space.terrain ?? "unknown"}`);
  let label = message("clash_of_cultures_board/space", { id: space.id, terrain });
  if (space.exhausted) label = message("clash_of_cultures_board/exhausted-space", { base: label });
  const city = view.cities.find(({ cell }) => cell === space.id);
  if (city) {
    label = message("clash_of_cultures_board/with", { base: label, pieces: cityLabel(city, view) });
  }
  const units = [
    ["clash_of_cultures_board/settlers", space.settlers],
    ["clash_of_cultures_board/armies", space.armies],
    ["clash_of_cultures_board/ships", space.ships],
    ["clash_of_cultures_board/barbarian-units", space.barbarians],
  ] as const;
  const here = units
    .filter(([, count]) => count > 0)
    .map(([id, count]) => word(message(id, { count })));
  if (here.length > 0) {
    label = message("clash_of_cultures_board/units-here", {
      base: label,
      owner: owner(view, space.units_of),
      units: here.join(", "),
    });
  }
  return label;
}
