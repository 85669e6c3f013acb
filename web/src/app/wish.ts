/** What a person wants of a new table, and the request it becomes. */
import type { GameInfo, NewSeat, NewTable, OptionInfo, Value } from "../generated/protocol";

/** The quick answer to "against whom?". */
export type Opponent = "computer" | "local" | "friend" | "open";

export type Options = Record<string, Value>;

export interface SeatWish {
  kind: NewSeat["kind"];
  name: string;
  level: string;
}

/** A level that is told what to play for; the usual need not be told. */
export const toldLevel = (level: string, objective: string): string =>
  objective === "" ? level : `${level}:objective=${objective}`;

export interface Wish {
  game: string;
  opponent: Opponent;
  /** In the order of the game's seats. */
  seats: SeatWish[];
  preset: string;
  /** Only what differs from the preset. */
  options: Options;
  clock: NewTable["clock"];
  games: number;
  /** Who sits where is drawn by lot. */
  shuffled: boolean;
  /** It shall count for ratings, where it can. */
  rated: boolean;
  /** People may be helped while they play; whoever plays with nobody from elsewhere may always. */
  help: boolean;
  /** What the computer plays for; empty for the usual. */
  objective: string;
}

/** Options that the set-up asks for in a place of their own. */
export const ASKED_ELSEWHERE = new Set(["match_games"]);

const KINDS: Record<Opponent, NewSeat["kind"]> = {
  computer: "bot",
  local: "here",
  friend: "invite",
  open: "open",
};

export function freshWish(game: GameInfo, level: string): Wish {
  return {
    game: game.id,
    opponent: "computer",
    seats: quickSeats("computer", game.seats[0] ?? 2, level),
    preset: game.proposed,
    options: {},
    clock: null,
    games: 1,
    shuffled: false,
    rated: false,
    help: true,
    objective: "",
  };
}

/** Me first, the others all of one kind. */
export function quickSeats(opponent: Opponent, count: number, level: string): SeatWish[] {
  return Array.from({ length: count }, (_, at) => ({
    kind: at === 0 ? "me" : KINDS[opponent],
    name: "",
    level,
  }));
}

/** Give me another seat: whoever sat there takes mine. */
export function sitAt(seats: readonly SeatWish[], seat: number): SeatWish[] {
  const mine = seats.findIndex(({ kind }) => kind === "me");
  const changed = [...seats];
  const [me, other] = [seats[mine], seats[seat]];
  if (mine < 0 || !me || !other) return changed;
  changed[seat] = me;
  changed[mine] = other;
  return changed;
}

/** One seat has another kind; only one person can be I. */
export function reseat(
  seats: readonly SeatWish[],
  at: number,
  part: Partial<SeatWish>,
): SeatWish[] {
  const changed: SeatWish[] = [];
  for (const [each, seat] of seats.entries()) {
    if (each === at) changed.push({ ...seat, ...part });
    else if (part.kind === "me" && seat.kind === "me") changed.push({ ...seat, kind: "here" });
    else changed.push(seat);
  }
  return changed;
}

/** What an option is with this preset and these wishes. */
export function optionValue(game: GameInfo, wish: Wish, option: OptionInfo): Value {
  const preset = game.presets.find(({ name }) => name === wish.preset);
  return wish.options[option.name] ?? preset?.options[option.name] ?? option.default;
}

/** Set an option; what the preset says anyway is not kept. */
export function setOption(game: GameInfo, wish: Wish, option: OptionInfo, value: Value): Wish {
  const { [option.name]: _, ...others } = wish.options;
  const plain = optionValue(game, { ...wish, options: others }, option);
  const same = JSON.stringify(plain) === JSON.stringify(value);
  return { ...wish, options: same ? others : { ...others, [option.name]: value } };
}

export function shuffle<T>(items: readonly T[], random: () => number = Math.random): T[] {
  const mixed = [...items];
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [mixed[at], mixed[other]] = [mixed[other] as T, mixed[at] as T];
  }
  return mixed;
}

/** Whether somebody from elsewhere is awaited. */
export const awaitsPeople = (wish: Wish): boolean =>
  wish.seats.some(({ kind }) => kind === "invite" || kind === "open");

/** Whether a table could be rated: everybody can be told apart, and no level meets itself. */
export function canBeRated({ seats }: Wish): boolean {
  const levels = seats.filter(({ kind }) => kind === "bot").map(({ level }) => level);
  const apart = new Set(levels).size === levels.length;
  return seats.length > 1 && apart && seats.every(({ kind }) => kind !== "here");
}

export function newTable(wish: Wish, random: () => number = Math.random): NewTable {
  const seats = wish.shuffled ? shuffle(wish.seats, random) : wish.seats;
  return {
    game: wish.game,
    preset: wish.preset || null,
    options: wish.options,
    seats: seats.map(({ kind, name, level }) => ({
      kind,
      name: name.trim() === "" || kind === "me" ? null : name.trim(),
      level: kind === "bot" ? toldLevel(level, wish.objective) : null,
    })),
    clock: wish.clock ?? null,
    private: !wish.seats.some(({ kind }) => kind === "open"),
    games: wish.games,
    rated: wish.rated && canBeRated(wish),
    help: wish.help || !awaitsPeople(wish),
  };
}
