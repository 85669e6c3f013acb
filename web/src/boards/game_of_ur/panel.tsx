/** The facts of the game beside the board, by the names and bare values of GU-UI-5. */
import type { JSX } from "preact";

import type { UrView } from "../../generated/views";
import { useShown, useTable, useWord } from "../../play/table";
import { useStore } from "../../store";
import { message } from "../../words";
import type { Message } from "../../words";
import { controlOf } from "./control";
import type { RollOff } from "./seen";
import { BIRDS, birdView, counters, otherSide, sideView, SIDES } from "./data";
import { Piece } from "./flat/pieces";
import { Materials } from "./flat/materials";
import { urSettings } from "./settings";
import type { Bird, Pile, Side } from "./stage";
import { birdWord, sideWord } from "./tips";
import { points, worth } from "./worth";
import "./panel.css";

type Say = (words: Message | null | undefined) => string;

/** A bird of a side as a small picture with its name. */
function Token(props: { side: Side; bird: Bird; say: Say; number?: number }): JSX.Element {
  const name = props.say(birdWord(props.bird));
  return (
    <span class="ur-token" title={name}>
      <svg viewBox="-38 -38 76 80" width="23" height="23" aria-hidden="true">
        <Piece side={props.side} bird={props.bird} />
      </svg>
      <span class="unseen">{name}</span>
      {props.number === undefined ? null : <b>{props.number}</b>}
    </span>
  );
}

/** `bird:house` pairs by house, the way tests and people can compare them. */
export function boardValue(view: UrView, side: Side): string {
  return onBoard(view, side)
    .map((bird) => `${bird.id}:${bird.house}`)
    .join(" ");
}

const onBoard = (view: UrView, side: Side): { id: string; house: number }[] =>
  sideView(view, side)
    .birds.filter(({ place }) => place !== "off" && place !== "home")
    .toSorted((a, b) => a.house - b.house);

const birdsAt = (view: UrView, side: Side, place: string): Bird[] =>
  BIRDS.filter((bird) => birdView(view, side, bird).place === place);

function Row(props: {
  label: string;
  id: string;
  value: string;
  children: JSX.Element | JSX.Element[] | string;
}): JSX.Element {
  return (
    <div class="ur-row">
      <dt>{props.label}</dt>
      <dd data-testid={props.id} data-value={props.value}>
        {props.children}
      </dd>
    </div>
  );
}

function Worth(props: { view: UrView; pile: Pile; rate: string; say: Say }): JSX.Element {
  const value = worth(counters(props.view, props.pile), props.rate);
  return (
    <span class="ur-worth" data-testid={`ur-value-${props.pile}`} data-value={value}>
      {props.say(message("game_of_ur_board/worth", { worth: value }))}
    </span>
  );
}

function SideCard(props: {
  view: UrView;
  side: Side;
  say: Say;
  rate: string | null;
  ledger: number | null;
  turn: boolean;
  /** The one side that is played from here. */
  you: boolean;
}): JSX.Element {
  const { view, side, say, turn } = props;
  const none = <span class="ur-none">{say(message("game_of_ur_board/none"))}</span>;
  const standing = onBoard(view, side);
  const waiting = birdsAt(view, side, "off");
  const home = birdsAt(view, side, "home");
  const held = counters(view, side);
  return (
    <section class={turn ? "ur-side is-turn" : "ur-side"}>
      <h3>
        <svg viewBox="-38 -38 76 80" width="22" height="22" aria-hidden="true">
          <Piece side={side} bird="eagle" />
        </svg>
        <span class="ur-name">
          {props.you ? say(message("game_of_ur_board/you")) : say(sideWord(side))}
        </span>
        {turn ? <span class="ur-turn">{say(message("game_of_ur_board/to-move"))}</span> : null}
      </h3>
      <dl>
        <div class="ur-row ur-held">
          <dt>{say(message("game_of_ur_board/counters"))}</dt>
          <dd>
            <b class="ur-big" data-testid={`ur-counters-${side}`} data-value={String(held)}>
              {held}
            </b>
            {props.rate === null ? null : (
              <Worth view={view} pile={side} rate={props.rate} say={say} />
            )}
            {props.ledger === null ? null : (
              <span
                class="ur-worth"
                data-testid={`ur-ledger-${side}`}
                data-value={points(props.ledger)}
              >
                {say(message("game_of_ur_board/ledger-of", { points: points(props.ledger) }))}
              </span>
            )}
          </dd>
        </div>
        <Row
          label={say(message("game_of_ur_board/on-board"))}
          id={`ur-board-${side}`}
          value={boardValue(view, side)}
        >
          {standing.length === 0
            ? none
            : standing.map(({ id, house }) => (
                <Token key={id} side={side} bird={id as Bird} say={say} number={house} />
              ))}
        </Row>
        <Row
          label={say(message("game_of_ur_board/waiting"))}
          id={`ur-unlaunched-${side}`}
          value={waiting.join(" ")}
        >
          {waiting.length === 0
            ? none
            : waiting.map((bird) => (
                <Token
                  key={bird}
                  side={side}
                  bird={bird}
                  say={say}
                  number={birdView(view, side, bird).launch_number}
                />
              ))}
        </Row>
        <div class="ur-row">
          <dt>{say(message("game_of_ur_board/home"))}</dt>
          <dd>
            <b>{`${home.length}/${BIRDS.length}`}</b>
            <span data-testid={`ur-home-${side}`} data-value={home.join(" ")}>
              {home.map((bird) => (
                <Token key={bird} side={side} bird={bird} say={say} />
              ))}
            </span>
          </dd>
        </div>
      </dl>
    </section>
  );
}

/** The throws of the turn; those of the last one stay, marked as past, until the next (GU-UI-5.5). */
function Throws(props: {
  view: UrView;
  say: Say;
  rate: string | null;
  past: boolean;
}): JSX.Element {
  const { view, say, rate, past } = props;
  const whose = sideWord(otherSide(view.to_move as Side));
  const number = past
    ? message("game_of_ur_board/last-number", { side: whose })
    : message("game_of_ur_board/number");
  const large =
    view.large === "yes" ? message("game_of_ur/large-yes") : message("game_of_ur/large-no");
  const cells: [string, Message, string, string][] = [
    [
      "small",
      message("game_of_ur_board/die-small"),
      String(view.small ?? "-"),
      String(view.small ?? "–"),
    ],
    [
      "large",
      message("game_of_ur_board/die-large"),
      view.large ?? "-",
      view.large === null ? "–" : say(large),
    ],
    ["score", number, String(view.number ?? "-"), String(view.number ?? "–")],
  ];
  return (
    <dl class="ur-throws">
      {cells.map(([id, label, value, text]) => (
        <div key={id} class={past ? "is-past" : id === "score" ? "is-score" : ""}>
          <dt>{say(label)}</dt>
          <dd data-testid={`ur-roll-${id}`} data-value={value}>
            {text}
            {past && id !== "score" ? (
              <span class="unseen">
                {", "}
                {say(message("game_of_ur_board/last-of", { side: whose }))}
              </span>
            ) : null}
          </dd>
        </div>
      ))}
      <div>
        <dt>{say(message("game_of_ur_board/pile-pool"))}</dt>
        <dd>
          <span data-testid="ur-pool" data-value={String(view.pool)}>
            {view.pool}
          </span>
          {rate === null ? null : <Worth view={view} pile="pool" rate={rate} say={say} />}
        </dd>
      </div>
    </dl>
  );
}

/** Both scores of the throws for the first turn, and a tie while it stands (GU-UI-2.5). */
function RollOffView({ rollOff, say }: { rollOff: RollOff; say: Say }): JSX.Element {
  return (
    <dl class="ur-throws" data-testid="ur-roll-off">
      {SIDES.map((side) => (
        <div key={side}>
          <dt>{say(message("game_of_ur_board/roll-off", { side: sideWord(side) }))}</dt>
          <dd data-testid={`ur-roll-off-${side}`} data-value={String(rollOff[side] ?? "-")}>
            {rollOff[side] ?? "–"}
          </dd>
        </div>
      ))}
      {rollOff.tied === null ? null : (
        <p>{say(message("game_of_ur/log-roll_off_tied", { score: rollOff.tied }))}</p>
      )}
    </dl>
  );
}

export function Panel(props: { view: UrView }): JSX.Element {
  const table = useTable();
  const control = controlOf(table, props.view);
  const { view, rollOff } = useStore(control.seen, (value) => value);
  const info = useShown((shown) => shown.table);
  useShown((shown) => shown.held);
  useShown((shown) => shown.open);
  const wish = useStore(urSettings, ({ show_values }) => show_values);
  const say = useWord();
  const mine = control.mine();
  const rate = String(info?.options["rate"] ?? "1");
  const shown = wish === "on" || (wish === "auto" && Number(rate) !== 1) ? rate : null;
  const series = info?.series && info.series.games !== 1 ? info.series : null;
  return (
    <div class="ur-panel">
      <svg class="ur-defs" width="0" height="0" aria-hidden="true">
        <Materials />
      </svg>
      {rollOff ? <RollOffView rollOff={rollOff} say={say} /> : null}
      <Throws
        view={view}
        say={say}
        rate={shown}
        past={control.choices().due && view.small !== null}
      />
      {SIDES.map((side, seat) => (
        <SideCard
          key={side}
          view={view}
          side={side}
          say={say}
          rate={shown}
          turn={control.turnSide() === side}
          you={mine.length === 1 && mine[0] === seat}
          ledger={series ? (series.ledger[seat] ?? 0) : null}
        />
      ))}
      {series ? (
        <p class="ur-game-number" data-testid="ur-game-number" data-value={String(series.number)}>
          {say(
            message("game_of_ur_board/game-number", { number: series.number, games: series.games }),
          )}
        </p>
      ) : null}
    </div>
  );
}
