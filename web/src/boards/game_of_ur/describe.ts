/** The position in sentences, one line a fact, for screen readers. */
import type { UrView } from "../../generated/views";
import { message, word } from "../../words";
import type { Message } from "../../words";
import { otherSide, sideView, SIDES } from "./data";
import type { Bird, Side } from "./stage";
import { birdWord, sideWord } from "./tips";

function sideLines(view: UrView, side: Side, say: (words: Message) => string): string[] {
  const { birds, counters } = sideView(view, side);
  const name = sideWord(side);
  const listed = (place: (at: string) => boolean, withHouse: boolean): string =>
    birds
      .filter((bird) => place(bird.place))
      .toSorted((a, b) => a.house - b.house)
      .map((bird) => {
        const called = say(birdWord(bird.id as Bird));
        return withHouse ? `${called} ${bird.house}` : called;
      })
      .join(", ");
  const none = say(message("game_of_ur_board/none"));
  const board = listed((at) => at !== "off" && at !== "home", true) || none;
  const waiting = listed((at) => at === "off", false) || none;
  const home = listed((at) => at === "home", false) || none;
  return [
    say(message("game_of_ur_board/say-counters", { side: name, counters })),
    say(message("game_of_ur_board/say-board", { side: name, birds: board })),
    say(message("game_of_ur_board/say-waiting", { side: name, birds: waiting })),
    say(message("game_of_ur_board/say-home", { side: name, birds: home })),
  ];
}

export function describe(view: UrView, names: readonly string[] = [], waits = false): string[] {
  const say = (words: Message): string => word(words, names);
  const turn =
    view.winner === null
      ? message("game_of_ur_board/say-turn", { side: sideWord(view.to_move as Side) })
      : message("game_of_ur_board/say-winner", { side: sideWord(view.winner as Side) });
  const unthrown = say(message("game_of_ur_board/none"));
  const small = view.small ?? unthrown;
  const large =
    view.large === null
      ? unthrown
      : say(
          view.large === "yes" ? message("game_of_ur/large-yes") : message("game_of_ur/large-no"),
        );
  const throws =
    waits && view.small !== null
      ? message("game_of_ur_board/say-last-throws", {
          side: sideWord(otherSide(view.to_move as Side)),
          small,
          large,
        })
      : message("game_of_ur_board/say-throws", { small, large, number: view.number ?? unthrown });
  return [
    say(turn),
    say(throws),
    say(message("game_of_ur_board/say-pool", { counters: view.pool })),
    ...SIDES.flatMap((side) => sideLines(view, side, say)),
  ];
}
