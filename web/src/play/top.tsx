/** The bar above the table: menu, game, whose turn it is, connection. */
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

import { ConnectionPill, ThemeSwitch } from "../app/frame";
import { gameTitle } from "../app/house";
import { address } from "../app/route";
import type { AnyBoard } from "../boards";
import { settings } from "../settings";
import { useStore } from "../store";
import { Icon } from "../ui/icons";
import { usePhone } from "../ui/narrow";
import { Rosette } from "../ui/rosette";
import { SeatMark } from "../ui/seats";
import { say } from "../words";
import { nameAt } from "./names";
import type { Sitting } from "./sitting";
import { useShown } from "./table";
import { useTurnSeat } from "./turn";

function TurnMark({ sitting, module }: { sitting: Sitting; module: AnyBoard | null }): JSX.Element {
  const table = useStore(sitting.around, (around) => around.table);
  const result = useStore(sitting.around, (around) => around.result);
  const seat = useTurnSeat(sitting, module);
  const phone = usePhone();
  // At one screen every seat is mine, so the name says more.
  const alone = (table?.seats.filter((each) => each.mine).length ?? 0) === 1;
  const mine = seat !== null && alone && (table?.seats[seat]?.mine ?? false);
  const words = !module
    ? ""
    : result !== null
      ? phone
        ? say("over")
        : say("game-over")
      : seat === null || !table
        ? say("turn-chance")
        : mine
          ? say("your-turn")
          : phone
            ? nameAt(table, seat)
            : say("turn-of", { name: nameAt(table, seat) });
  const value = seat === null ? "" : (module?.seatValues?.[seat] ?? String(seat));
  return (
    <span class={mine ? "turn-mark mine" : "turn-mark"} data-testid="turn" data-value={value}>
      {words}
    </span>
  );
}

/** Where the game stands. */
function Phase({ module }: { module: AnyBoard | null }): JSX.Element | null {
  const view = useShown((shown) => shown.view);
  if (!module?.phase || view === null) return null;
  return <span class="phase quiet">{module.phase(view as never)}</span>;
}

/** On a phone the seats lie in the sheet, so the points stand here. */
function Points({ sitting, module }: { sitting: Sitting; module: AnyBoard | null }): JSX.Element {
  const scores = useStore(sitting.around, (around) => around.scores);
  const seat = useTurnSeat(sitting, module);
  return (
    <span class="top-points" aria-hidden="true">
      {scores.map((points, at) => (
        <span key={at} class={at === seat ? "to-move" : ""}>
          <SeatMark seat={at} size={13} /> {points}
        </span>
      ))}
    </span>
  );
}

function toggle(): void {
  const asked = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen();
  asked.catch(() => undefined); // the browser may refuse
}

/** The whole screen for the table, by this button or F11, and back. */
function WholeScreen(): JSX.Element {
  const [whole, setWhole] = useState(document.fullscreenElement !== null);
  useEffect(() => {
    const changed = (): void => setWhole(document.fullscreenElement !== null);
    const press = (event: KeyboardEvent): void => {
      if (event.key !== "F11") return;
      event.preventDefault();
      toggle();
    };
    document.addEventListener("fullscreenchange", changed);
    document.addEventListener("keydown", press);
    return () => {
      document.removeEventListener("fullscreenchange", changed);
      document.removeEventListener("keydown", press);
    };
  }, []);
  return (
    <button
      type="button"
      class="button square"
      aria-label={say("whole-screen")}
      aria-pressed={whole}
      title={say("whole-screen")}
      onClick={toggle}
      data-testid="whole-screen"
    >
      <Icon name="whole" />
    </button>
  );
}

export function TopBar({
  sitting,
  module,
  onMenu,
  children,
}: {
  sitting: Sitting;
  module: AnyBoard | null;
  onMenu: () => void;
  /** After whose turn it is. */
  children?: ComponentChildren;
}): JSX.Element {
  const table = useStore(sitting.around, (around) => around.table);
  const sound = useStore(settings, (now) => now.sound);
  return (
    <header class="top-bar">
      <button
        type="button"
        class="button square"
        aria-label={say("open-menu")}
        onClick={onMenu}
        data-testid="table-menu"
      >
        <Icon name="menu" />
      </button>
      <a class="brand" href={address({ screen: "home" })} aria-label={say("to-menu")}>
        <Rosette size={26} />
      </a>
      <h1>{table ? gameTitle(table.game) : ""}</h1>
      <Phase module={module} />
      <TurnMark sitting={sitting} module={module} />
      {children}
      <Points sitting={sitting} module={module} />
      <ConnectionPill />
      <button
        type="button"
        class="button square"
        aria-label={say("setting-sound")}
        aria-pressed={sound}
        onClick={() => settings.update({ sound: !sound })}
      >
        <Icon name={sound ? "sound" : "mute"} />
      </button>
      <WholeScreen />
      <ThemeSwitch />
    </header>
  );
}
