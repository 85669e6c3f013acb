/** The map: painted land, and on it everything that can be pointed at. */
import type { JSX } from "preact";
import { useMemo, useRef } from "preact/hooks";

import type { ClashSpaceView, ClashView } from "../../generated/views";
import { useOffers, useShown, useWord } from "../../play/table";
import { Icon } from "../../ui/icons";
import { usePhone } from "../../ui/narrow";
import { message } from "../../words";
import { useCamera } from "./camera";
import type { Camera } from "./camera";
import { City } from "./cities";
import { Ghosts } from "./ghosts";
import { Explored, Ground, Painting, Region } from "./ground";
import { landOf } from "./land";
import { usePieces } from "./pieces";
import { usePlan } from "./plan";
import { homeOf, READABLE, useFocus } from "./sight";
import { arranged, stacksAt, Units } from "./units";
import { Field, Ways, Yields } from "./ways";

/** Pixels that a finger, or a pointer, needs to hit something. */
const NEEDED = { wide: 26, narrow: 45 };

function Zoom({ camera }: { camera: Camera }): JSX.Element {
  const say = useWord();
  return (
    <div class="cc-zoom">
      {(
        [
          ["clash_of_cultures_board/zoom-in", "+", () => camera.zoom(1.3)],
          ["clash_of_cultures_board/zoom-out", "−", () => camera.zoom(1 / 1.3)],
        ] as const
      ).map(([id, sign, act]) => (
        <button type="button" key={id} class="button" aria-label={say(message(id))} onClick={act}>
          {sign}
        </button>
      ))}
      <button
        type="button"
        class="button"
        aria-label={say(message("clash_of_cultures_board/zoom-all"))}
        onClick={camera.whole}
      >
        <Icon name="eye" />
      </button>
    </div>
  );
}

export function ClashMap({ view }: { view: ClashView }): JSX.Element {
  const say = useWord();
  const offers = useOffers();
  const narrow = usePhone();
  const frame = useRef<HTMLDivElement>(null);
  const [plan] = usePlan();
  const shape = view.spaces.map(({ terrain }) => terrain ?? "").join();
  const land = useMemo(() => landOf(view), [shape, view.hex_radius]);
  const home = useMemo(() => homeOf(view, land, narrow), [land, narrow]);
  const focus = useFocus(view, land, narrow);
  const camera = useCamera(frame, land, narrow ? READABLE.narrow : READABLE.wide, home, focus);
  const pieces = usePieces(view);
  const busy = new Set(view.cities.map(({ cell }) => cell));
  const prompt = useShown((shown) => shown.prompt);
  const still = useShown((shown) => shown.still);
  const asked = useMemo(() => {
    const firsts = still ? [] : offers.flatMap(({ targets }) => targets.slice(0, 1));
    return new Set(firsts);
  }, [offers, still]);
  const plate = Math.max(1, 0.82 / camera.scale);
  const least = (narrow ? NEEDED.narrow : NEEDED.wide) / camera.scale;
  const cells = [...land.cells.values()].toSorted((one, other) => one.y - other.y);
  const spaces = new Map(view.spaces.map((space) => [space.id, space]));
  const { box, scale, middle } = camera;
  const size = { x: box.width / scale, y: box.height / scale };
  const sight = `${middle.x - size.x / 2} ${middle.y - size.y / 2} ${size.x} ${size.y}`;
  // In the menu of a turn nearly everything begins something: it glows less.
  const calm = prompt?.decision === "main" && !plan.squad && !plan.lens;
  return (
    <div class={calm ? "cc-map calm" : "cc-map"} ref={frame}>
      <Painting land={land} busy={busy} camera={camera} />
      <svg
        viewBox={sight}
        class="cc-overlay"
        role="group"
        aria-label={say(message("clash_of_cultures_board/map"))}
      >
        {cells.map((cell) => (
          <Ground
            key={cell.id}
            cell={cell}
            space={spaces.get(cell.id) as ClashSpaceView}
            view={view}
            land={land}
          />
        ))}
        {cells.map((cell) => {
          const city = view.cities.find((each) => each.cell === cell.id);
          const stacks = stacksAt(view, cell.id, asked, pieces);
          if (!city && stacks.length === 0) return null;
          const places = arranged(stacks, city !== undefined && stacks[0]?.seat !== null);
          return (
            <g key={cell.id} transform={`translate(${cell.x} ${cell.y})`}>
              {city ? <City city={city} view={view} plate={plate} /> : null}
              {stacks.map((stack, at) => (
                <Units
                  key={`${stack.seat} ${stack.kind}`}
                  stack={stack}
                  view={view}
                  plate={plate}
                  least={least}
                  x={places[at]?.[0] ?? 0}
                  y={places[at]?.[1] ?? 0}
                />
              ))}
            </g>
          );
        })}
        {view.regions
          .filter(({ id }) => asked.has(`region:${id}`))
          .map(({ id }) => (
            <Region key={id} id={id} view={view} land={land} />
          ))}
        <Explored view={view} land={land} />
        <Field view={view} land={land} />
        <Yields view={view} land={land} />
        <Ways view={view} land={land} plate={plate} />
        <Ghosts view={view} land={land} plate={plate} />
      </svg>
      <Zoom camera={camera} />
    </div>
  );
}
