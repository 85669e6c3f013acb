/** Whose turn it is as it is shown, which may be behind what the house knows already. */
import type { AnyBoard } from "../boards";
import { useStore } from "../store";
import type { Sitting } from "./sitting";
import { useShown } from "./table";

export function useTurnSeat(sitting: Sitting, module: AnyBoard | null): number | null {
  const turn = useStore(sitting.around, (around) => around.turn);
  const playing = useStore(sitting.around, (around) => around.playing);
  const view = useShown((shown) => shown.view);
  const shown = useShown((now) => now.moment?.seat ?? null);
  if (turn === null) return null;
  if (!playing && turn.open !== null) return turn.open;
  if (module?.turnOf) return view === null ? null : module.turnOf(view);
  if (playing && shown !== null) return shown;
  return turn.actor >= 0 ? turn.actor : null;
}
