/** Whose turn it is as it is shown, which may be behind what the house knows already. */
import type { AnyBoard } from "../boards";
import { useStore } from "../store";
import type { Sitting } from "./sitting";
import { useShown } from "./table";

export function useTurnSeat(sitting: Sitting, module: AnyBoard | null): number | null {
  const turn = useStore(sitting.around, (around) => around.turn);
  const playing = useStore(sitting.around, (around) => around.playing);
  const shown = useStore(sitting.around, (around) => around.turnShown);
  const view = useShown((now) => now.view);
  const moment = useShown((now) => now.moment);
  if (turn === null) return null;
  if (!playing && turn.open !== null) return turn.open;
  // Without a stage the position is already as the move left it, and may be the next one's.
  if (playing && moment && moment.seat !== null && !module?.Stage) return moment.seat;
  if (module?.turnOf) return view === null ? null : module.turnOf(view);
  if (playing && moment) return shown;
  return turn.actor >= 0 ? turn.actor : null;
}
