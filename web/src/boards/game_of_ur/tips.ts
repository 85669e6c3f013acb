/** What a tooltip says of an element: facts of the view, worded by the catalogues (GU-UI-3.8). */
import type { UrView } from "../../generated/views";
import type { Reason } from "../../play/table";
import { message } from "../../words";
import type { Message } from "../../words";
import { chance, gambleOf, offersFor } from "./choices";
import type { Choices } from "./choices";
import {
  birdView,
  counters,
  NUMBERS,
  occupant,
  seatOf,
  SQUARE,
  squareElement,
  thing,
} from "./data";
import { countUses, useOf, usesOf, usesWith } from "./outlook";
import type { Use } from "./outlook";
import type { Bird, Die, Element, Pile, Side } from "./stage";
import { worth } from "./worth";

export interface Tip {
  title: Message;
  lines: Message[];
  /** What each number would do, before a throw (GU-UI-3.7). */
  numbers: { number: number; does: Message; blocked: boolean }[];
  /** What moving the bird would do now. */
  does: Message[];
}

const BIRD_WORDS: Record<Bird, Message> = {
  swallow: message("game_of_ur/bird-swallow"),
  storm_bird: message("game_of_ur/bird-storm_bird"),
  raven: message("game_of_ur/bird-raven"),
  rooster: message("game_of_ur/bird-rooster"),
  eagle: message("game_of_ur/bird-eagle"),
};

export const birdWord = (bird: Bird): Message => BIRD_WORDS[bird];

/** Each side in the game's own word; the shell puts the person's name in its place. */
export const sideWord = (side: Side): Message => message(`game_of_ur/seat-${seatOf(side)}`);

const houses = (list: readonly number[]): string => list.join(", ");

/** What a use of a number does, in one sentence; counters that change hands in a second one. */
export function useWords(use: Use): Message[] {
  const said: Message[] = [];
  if (use.kind === "blocked") return use.words ? [use.words] : [];
  if (use.kind === "bear_off") said.push(message("game_of_ur_board/does-home"));
  else if (use.captured !== null) {
    const captured = birdWord(use.captured as Bird);
    said.push(message("game_of_ur_board/does-capture", { house: use.to, captured }));
  } else if (use.kind === "launch") {
    said.push(message("game_of_ur_board/does-launch", { house: use.to }));
  } else if (use.kind === "rosette") {
    said.push(message("game_of_ur_board/does-rosette", { house: use.to }));
  } else said.push(message("game_of_ur_board/does-move", { house: use.to }));
  if (use.delta > 0) said.push(message("game_of_ur_board/does-collect", { counters: use.delta }));
  if (use.delta < 0) said.push(message("game_of_ur_board/does-pay", { counters: -use.delta }));
  return said;
}

/** The same for several starting houses of the Swallow. */
function usesWords(uses: readonly Use[]): Message[] {
  const [first] = uses;
  if (!first) return [];
  if (uses.length === 1) return useWords(first);
  const list = houses(uses.map((use) => use.to));
  return [message("game_of_ur_board/does-launch_choice", { houses: list })];
}

function birdTip(choices: Choices, side: Side, bird: Bird, mine: boolean): Tip {
  const { view } = choices;
  const { place, house, launch_number, value } = birdView(view, side, bird);
  const lines: Message[] = [];
  if (place === "home") lines.push(message("game_of_ur_board/place-home"));
  else if (place === "off") lines.push(message("game_of_ur_board/place-off"));
  else lines.push(message("game_of_ur_board/place-house", { house }));
  lines.push(
    message("game_of_ur_board/bird-launch", {
      number: launch_number,
      houses: bird === "swallow" ? houses(view.swallow_starts) : String(launch_number),
    }),
    message("game_of_ur_board/bird-value", { value }),
  );
  const own = side === view.to_move && place !== "home";
  const before = own && choices.due;
  const now = own && mine && !choices.due ? usesWith(view, bird, view.number) : [];
  const legal = now.filter((use) => use.kind !== "blocked");
  return {
    title: message("game_of_ur_board/bird-of", { bird: birdWord(bird), side: sideWord(side) }),
    lines,
    numbers: before ? allNumbers(view, bird) : [],
    does: usesWords(legal),
  };
}

function allNumbers(view: UrView, bird: Bird): Tip["numbers"] {
  const uses = usesOf(view, bird);
  return NUMBERS.map((number) => {
    const found = uses.filter((use) => use.number === number);
    const blocked = found.every((use) => use.kind === "blocked");
    const [first] = found;
    const short = blocked && first ? shortly(first) : usesWords(found);
    const [does = message("game_of_ur_board/does-nothing"), more] = short;
    return {
      number,
      does: more ? message("game_of_ur_board/does-both", { first: does, second: more }) : does,
      blocked,
    };
  });
}

/** Why a number would do nothing, in a few words. */
function shortly(use: Use): Message[] {
  switch (use.code) {
    case "needs_launch_number":
      return [message("game_of_ur_board/blocked-needs_launch_number")];
    case "start_house_own_bird":
    case "own_bird_on_target":
      return [message("game_of_ur_board/blocked-own_bird", { house: use.to })];
    case "rosette_taken":
      return [message("game_of_ur_board/blocked-rosette_taken", { house: use.to })];
    case "overshoot":
      return [message("game_of_ur_board/blocked-overshoot")];
    default:
      return use.words ? [use.words] : [];
  }
}

/** What a click on a house does, where one action ends there. */
function squareDoes(choices: Choices, id: string): Message[] {
  const [offer, second] = offersFor(choices, squareElement(id));
  const use = offer && !second ? useOf(choices.view, offer) : null;
  const bird = offer ? thing(offer.targets[0] ?? "") : null;
  if (!use || bird?.kind !== "bird") return [];
  return [message("game_of_ur_board/does-bird", { bird: birdWord(bird.bird) }), ...useWords(use)];
}

function squareTip(choices: Choices, id: string): Tip {
  const { view } = choices;
  const square = SQUARE.get(id);
  const { light, dark } = square?.house ?? {};
  const shared = light !== undefined && dark !== undefined;
  const here = occupant(view, id);
  const rosette = view.rosettes.includes(id);
  return {
    title: message("game_of_ur_board/house", { house: light ?? dark ?? 0 }),
    lines: [
      shared
        ? message("game_of_ur_board/square-shared")
        : message("game_of_ur_board/square-private", {
            side: sideWord(light === undefined ? "dark" : "light"),
          }),
      rosette
        ? message("game_of_ur_board/square-rosette")
        : message("game_of_ur_board/square-plain"),
      here
        ? message("game_of_ur_board/square-held", {
            bird: birdWord(here.bird),
            side: sideWord(here.side),
          })
        : message("game_of_ur_board/square-empty"),
    ],
    numbers: [],
    does: squareDoes(choices, id),
  };
}

function pileTip(view: UrView, pile: Pile, rate: string): Tip {
  const count = counters(view, pile);
  return {
    title:
      pile === "pool"
        ? message("game_of_ur_board/pile-pool")
        : message("game_of_ur_board/pile-of", { side: sideWord(pile) }),
    lines: [
      message("game_of_ur_board/pile-count", { count }),
      message("game_of_ur_board/pile-worth", { worth: worth(count, rate), rate }),
    ],
    numbers: [],
    does: [],
  };
}

function dieTip(choices: Choices, die: Die): Tip {
  const { view, due } = choices;
  const { small_weights, large_weights } = view;
  if (die === "small") {
    const chances = small_weights.map((_, face) => `${face + 1}: ${chance(small_weights, face)}`);
    return {
      title: message("game_of_ur_board/die-small"),
      lines: [message("game_of_ur_board/die-small_faces", { chances: chances.join(", ") })],
      numbers: [],
      does: due ? [message("game_of_ur_board/die-throw")] : [],
    };
  }
  const lines = [
    message("game_of_ur_board/die-large_faces", {
      yes: chance(large_weights, 0),
      no: chance(large_weights, 1),
    }),
  ];
  const gamble = gambleOf(choices);
  if (gamble) {
    lines.push(
      message("game_of_ur_board/gamble-yes", { ...gamble, moves: countUses(view, gamble.number) }),
      message("game_of_ur_board/gamble-no"),
    );
  }
  return {
    title: message("game_of_ur_board/die-large"),
    lines,
    numbers: [],
    does: gamble ? [message("game_of_ur_board/die-throw")] : [],
  };
}

export function tipOf(choices: Choices, element: Element, mine: boolean, rate: string): Tip | null {
  const what = thing(element);
  if (!what) return null;
  if (what.kind === "bird") return birdTip(choices, what.side, what.bird, mine);
  if (what.kind === "square") return squareTip(choices, what.square);
  if (what.kind === "pile") return pileTip(choices.view, what.pile, rate);
  return dieTip(choices, what.die);
}

/** What an element is called. */
export function nameOf(element: Element): Message | null {
  const what = thing(element);
  if (what?.kind === "bird")
    return message("game_of_ur_board/bird-of", {
      bird: birdWord(what.bird),
      side: sideWord(what.side),
    });
  if (what?.kind === "square") {
    const { light, dark } = SQUARE.get(what.square)?.house ?? {};
    return message("game_of_ur_board/house", { house: light ?? dark ?? 0 });
  }
  if (what?.kind !== "die") return null;
  return what.die === "small"
    ? message("game_of_ur_board/die-small")
    : message("game_of_ur_board/die-large");
}

/** All of a tip in one sentence after the other, for a screen reader. */
export function tipWords(tip: Tip, why: Reason | null): Message[] {
  return [tip.title, ...tip.lines, ...tip.does, ...(why ? [why.words] : [])];
}
