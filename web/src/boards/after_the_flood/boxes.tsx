/** The four worker boxes and the common stock of goods. */
import type { JSX } from "preact";

import {
  resources as RESOURCES,
  trade_table as TRADE,
} from "../../../../src/edubba/games/after_the_flood/data.json";
import type { FloodView } from "../../generated/views";
import { SpotBox } from "../../play/spot";
import { useWord } from "../../play/table";
import { message } from "../../words";
import { Cover } from "./cover";
import { GoodIcon } from "./goods";
import { CrewIcon, PowerIcon } from "./pieces";
import { goodName, placeName, workersWords } from "./words";

/** A worker box and its sides; the plain ones have none. */
const BOXES = [
  { id: "irrigation", sides: [] },
  { id: "weaving", sides: [] },
  { id: "scribes", sides: ["ready", "new", "used"] },
  { id: "tool_makers", sides: ["ready", "used"] },
] as const;

const MAKES: Record<string, string> = {
  irrigation: "grain",
  weaving: "textile",
  tool_makers: "tools",
};

function Crew({ workers }: { workers: readonly number[] }): JSX.Element {
  const there = workers.flatMap((count, seat) => (count > 0 ? [{ seat, count }] : []));
  return (
    <span class="flood-crew">
      {there.map(({ seat, count }) => (
        <CrewIcon key={seat} seat={seat} count={count} />
      ))}
    </span>
  );
}

/** A place for workers: the whole of a plain box, or one side of the others. */
function Side(props: { view: FloodView; id: string; caption: string | null }): JSX.Element {
  const { view, id, caption } = props;
  const say = useWord();
  const workers = view.boxes.find((box) => box.id === id)?.workers ?? [];
  const there = workersWords(workers, say);
  const label = [say(placeName(id)), ...there].join("; ");
  return (
    <div class="flood-side">
      <Cover id={`box:${id}`} label={label} />
      {caption !== null && <span class="flood-quiet">{caption}</span>}
      <Crew workers={workers} />
    </div>
  );
}

function Box({ view, box }: { view: FloodView; box: (typeof BOXES)[number] }): JSX.Element {
  const say = useWord();
  const name = say(placeName(box.id));
  const makes = MAKES[box.id];
  const head = (
    <>
      {makes === undefined ? <PowerIcon power="scribe_on_build" /> : <GoodIcon kind={makes} />}
      <strong>{name}</strong>
    </>
  );
  const hint = say(message(`after_the_flood_board/box-${box.id}`));
  return (
    <section class="flood-box" aria-label={name}>
      {box.sides.length === 0 ? (
        <>
          <div class="flood-box-name">{head}</div>
          <Side view={view} id={box.id} caption={null} />
        </>
      ) : (
        <>
          <SpotBox id={`box:${box.id}`} label={name} class="flood-box-name">
            {head}
          </SpotBox>
          <div class="flood-sides">
            {box.sides.map((side) => (
              <Side
                key={side}
                view={view}
                id={`${box.id}_${side}`}
                caption={say(message(`after_the_flood_board/side-${side}`))}
              />
            ))}
          </div>
        </>
      )}
      <p class="flood-quiet">{hint}</p>
    </section>
  );
}

export function Boxes({ view }: { view: FloodView }): JSX.Element {
  return (
    <div class="flood-boxes">
      {BOXES.map((box) => (
        <Box key={box.id} view={view} box={box} />
      ))}
    </div>
  );
}

const PRICES: Record<string, string[]> = TRADE;

/** What is left of every good, what it is worth, and what it costs abroad. */
export function Stock({ view }: { view: FloodView }): JSX.Element {
  const say = useWord();
  return (
    <section class="flood-panel" aria-label={say(message("after_the_flood_board/stock"))}>
      <h3>{say(message("after_the_flood_board/stock"))}</h3>
      <div class="flood-stock">
        {RESOURCES.map(({ id, value, armies_when_bought: armies }) => {
          const count = view.stock[id] ?? 0;
          const name = say(goodName(id));
          const worth = armies
            ? message("after_the_flood_board/worth_armies", { value, armies })
            : message("after_the_flood_board/worth", { value });
          const prices = PRICES[id] ?? [];
          return (
            <div key={id} class={count > 0 ? "flood-ware" : "flood-ware flood-out"}>
              <SpotBox
                id={`stock:${id}`}
                label={say(message("after_the_flood_board/in_stock", { count, good: name }))}
                class="flood-token"
              >
                <GoodIcon kind={id} size={30} />
                <b>{count}</b>
              </SpotBox>
              <span>
                <strong>{name}</strong>
                <br />
                <span class="flood-quiet">{say(worth)}</span>
                {prices.length > 0 && (
                  <span class="flood-price">
                    {say(message("after_the_flood_board/price"))}
                    {prices.map((good) => (
                      <GoodIcon key={good} kind={good} size={19} />
                    ))}
                    <span class="flood-unseen">
                      {prices.map((good) => say(goodName(good))).join(", ")}
                    </span>
                  </span>
                )}
              </span>
            </div>
          );
        })}
      </div>
    </section>
  );
}
