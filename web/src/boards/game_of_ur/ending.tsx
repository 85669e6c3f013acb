/** What the end of a Game of Ur adds: the race and the counters, side by side (GU-UI-2.6). */
import type { JSX } from "preact";
import { useState } from "preact/hooks";

import type { EndingProps } from "..";
import type { LogItem } from "../../generated/protocol";
import type { UrView } from "../../generated/views";
import { useTable, useWord } from "../../play/table";
import { useStore } from "../../store";
import { message } from "../../words";
import type { Message } from "../../words";
import { controlOf } from "./control";
import { counters, seatOf, sideView, SIDES } from "./data";
import type { Side } from "./stage";
import { sideWord } from "./tips";
import { cents, points, signed } from "./worth";
import "./panel.css";

/** What a side took from the pool at the end, as the log tells it. */
function taken(log: readonly LogItem[], side: Side): number | null {
  const told = log.findLast(({ words }) => words.id === "game_of_ur/log-pool_shared");
  const count = told?.words.args[side];
  return typeof count === "number" ? count : null;
}

function NewRate(props: { rate: string; again(rate: string): void }): JSX.Element {
  const [rate, setRate] = useState(props.rate);
  const say = useWord();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        props.again(rate);
      }}
    >
      <label>
        {say(message("game_of_ur_board/new-rate"))}
        <input
          name="rate"
          inputMode="decimal"
          pattern="[0-9]{1,6}([.][0-9]{1,2})?"
          required
          value={rate}
          data-testid="ur-new-rate"
          onInput={(event) => setRate(event.currentTarget.value)}
        />
      </label>
      <button type="submit" data-testid="ur-again-new-rate">
        {say(message("game_of_ur_board/again-new-rate"))}
      </button>
    </form>
  );
}

export function Ending(props: EndingProps<UrView>): JSX.Element {
  const { view, table, result, log = [] } = props;
  const say = useWord();
  const seen = useStore(controlOf(useTable(), view).seen, ({ shared }) => shared);
  const rate = String(table.options["rate"] ?? "1");
  const winner = view.winner as Side | null;
  const net = (side: Side): number => counters(view, side) - sideView(view, side).brought_in;
  const { series } = table;
  const rows: [string, Message, (side: Side) => string][] = [
    [
      "pool",
      message("game_of_ur_board/end-pool"),
      (side) => String(seen?.[side] ?? taken(log, side) ?? ""),
    ],
    ["counters", message("game_of_ur_board/end-counters"), (side) => String(counters(view, side))],
    ["net", message("game_of_ur_board/end-net"), (side) => signed(net(side))],
    [
      "points",
      message("game_of_ur_board/end-points", { rate }),
      (side) => points(net(side) * cents(rate)),
    ],
    ...(series
      ? [
          [
            "ledger",
            message("game_of_ur_board/ledger"),
            (side: Side) => points(series.ledger[seatOf(side)] ?? 0),
          ] satisfies [string, Message, (side: Side) => string],
        ]
      : []),
  ];
  const lost = winner !== null && net(winner) < 0;
  return (
    <section class="ur-ending" data-testid="ur-ending">
      <p data-testid="ur-race-winner" data-value={winner ?? "none"}>
        {winner === null
          ? say(message("game_of_ur_board/end-nobody"))
          : say(message("game_of_ur_board/say-winner", { side: sideWord(winner) }))}
      </p>
      {lost ? (
        <p class="ur-lost" data-testid="ur-winner-lost">
          {say(result.reason)}
        </p>
      ) : null}
      <table>
        <thead>
          <tr>
            <th scope="col">{say(message("game_of_ur_board/end-side"))}</th>
            {SIDES.map((side) => (
              <th key={side} scope="col">
                {say(sideWord(side))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([id, label, value]) => (
            <tr key={id}>
              <th scope="row">{say(label)}</th>
              {SIDES.map((side) => (
                <td key={side} data-testid={`ur-end-${id}-${side}`} data-value={value(side)}>
                  {value(side)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {table.mine ? <NewRate rate={rate} again={props.again} /> : null}
    </section>
  );
}
