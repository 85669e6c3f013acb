/** While others play, who does what: in the header, which has room at a desk, else under it. */
import type { JSX } from "preact";

import { useStore } from "../store";
import { SeatMark } from "../ui/seats";
import { useShown, useWord } from "./table";
import type { Sitting } from "./sitting";

export function Caption({ sitting }: { sitting: Sitting }): JSX.Element | null {
  const word = useWord();
  const playing = useStore(sitting.around, (around) => around.playing);
  const eyes = useStore(sitting.around, (around) => around.eyes);
  const moment = useShown((shown) => shown.moment);
  const told = moment?.events.findLast((event) => event.words);
  if (!playing || !moment || !told || moment.seat === eyes) return null;
  return (
    <p class="caption" data-testid="caption" key={moment.version}>
      {moment.seat !== null && <SeatMark seat={moment.seat} size={16} />}
      <span>{word(told.words)}</span>
    </p>
  );
}
