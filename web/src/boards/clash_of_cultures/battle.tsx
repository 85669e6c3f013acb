/** A battle as a scene: both armies, their cards and dice, what they did to each other. */
import type { JSX } from "preact";
import { useRef } from "preact/hooks";

import type {
  ClashBattleView,
  ClashPlayerView,
  ClashSideView,
  ClashView,
} from "../../generated/views";
import { useShown, useWord } from "../../play/table";
import type { ShownMoment } from "../../play/table";
import { SeatMark, seatLook } from "../../ui/seats";
import { message, percent } from "../../words";
import { ActionCard } from "./cards";
import { kindOf } from "./courses";
import { Building, Statue } from "./figures";
import { owner } from "./labels";
import { oddsOf } from "./odds";
import { Sign } from "./signs";
import { steelOf } from "./strength";

/** The seat of the Barbarians in events: the one after the last that a board has. */
const BARBARIANS = 4;

/** The faces of a round by seat. */
interface Rolls {
  round: number;
  cell: string;
  faces: Map<number, number[]>;
  step: number;
}

/** The dice as they fell while one looked on: a view has their sums only. */
function useRolls(battle: ClashBattleView): Rolls {
  const moment = useShown((shown) => shown.moment);
  const rolls = useRef<Rolls>({ round: 0, cell: "", faces: new Map(), step: -1 });
  if (rolls.current.cell !== battle.cell || rolls.current.round !== battle.round) {
    rolls.current = { round: battle.round, cell: battle.cell, faces: new Map(), step: -1 };
  }
  if (moment && moment.step > rolls.current.step) note(rolls.current, moment);
  return rolls.current;
}

function note(rolls: Rolls, moment: ShownMoment): void {
  rolls.step = moment.step;
  for (const event of moment.events) {
    if (event.name === "round_began") rolls.faces.clear();
    if (event.name !== "die_rolled") continue;
    const seat = Number(event["seat"]);
    rolls.faces.set(seat, [...(rolls.faces.get(seat) ?? []), Number(event["face"])]);
  }
}

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

function Die(props: {
  face: number | null;
  colour: string;
  ink: string;
  turn: number;
}): JSX.Element {
  const { face, colour, ink, turn } = props;
  return (
    <svg
      viewBox="-25 -25 50 50"
      class={face === null ? "cc-die waiting" : "cc-die"}
      aria-hidden="true"
    >
      <g transform={`rotate(${turn})`}>
        <rect x="-17" y="-15" width="37" height="38" rx="8" fill="var(--shadow-deep)" />
        <rect
          x="-19"
          y="-19"
          width="38"
          height="38"
          rx="8"
          style={{ fill: colour }}
          stroke="var(--outline)"
          stroke-width="1.500"
        />
        <path
          d="M-17,-9A8,8 0 0 1 -9,-17H9A8,8 0 0 1 17,-9"
          stroke="var(--glint)"
          stroke-opacity="0.500"
          stroke-width="2"
          fill="none"
        />
        {(PIPS[face ?? 0] ?? []).map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x * 9.5} cy={y * 9.5} r="3.900" style={{ fill: ink }} />
        ))}
      </g>
    </svg>
  );
}

function strengthOf(
  battle: ClashBattleView,
  view: ClashView,
  at: 0 | 1,
): { kind: string; count: number } {
  const side = battle.sides[at] as ClashSideView;
  const kind = side.who === "barbarians" ? "barbarian" : battle.naval ? "ship" : "army";
  if (at === 0 && kind !== "barbarian") {
    return { kind, count: battle.units.filter((unit) => kindOf(unit) === kind).length };
  }
  const space = view.spaces.find(({ id }) => id === (at === 0 ? battle.origin : battle.cell));
  if (!space) return { kind, count: 0 };
  if (kind === "barbarian") return { kind, count: space.barbarians };
  return { kind, count: kind === "ship" ? space.ships : space.armies };
}

function Wing(props: {
  view: ClashView;
  battle: ClashBattleView;
  at: 0 | 1;
  rolls: Rolls;
}): JSX.Element {
  const { view, battle, at, rolls } = props;
  const say = useWord();
  const side = battle.sides[at] as ClashSideView;
  const player = view.players.find(({ colour }) => colour === side.who);
  const seat = player?.seat ?? null;
  const { kind, count } = strengthOf(battle, view, at);
  const fallen = (battle.sides[1 - at] as ClashSideView).kills;
  const colour = seat === null ? "var(--clash-barbarian)" : seatLook(seat).colour;
  const ink = seat === null ? "var(--clash-horn)" : seatLook(seat).ink;
  const faces = rolls.faces.get(seat ?? BARBARIANS) ?? [];
  const sum = faces.reduce((all, face) => all + face, 0);
  return (
    <section
      class={at === 0 ? "cc-wing attack" : "cc-wing defence"}
      style={{ "--cc-side": colour }}
    >
      <h3>
        {seat === null ? <Sign of="barbarian" size={22} /> : <SeatMark seat={seat} size={22} />}
        {say(
          message(
            at === 0 ? "clash_of_cultures_board/attacks" : "clash_of_cultures_board/defends",
            { seat: owner(view, side.who) },
          ),
        )}
      </h3>
      <p class="quiet">
        {say(
          message(
            at === 0 ? "clash_of_cultures_board/from-space" : "clash_of_cultures_board/on-space",
            {
              cell: at === 0 ? battle.origin : battle.cell,
            },
          ),
        )}
      </p>
      <div
        class="cc-troop"
        role="img"
        aria-label={say(message("clash_of_cultures_board/troop", { count, fallen }))}
      >
        {Array.from({ length: count }, (_, n) => (
          <Statue key={n} kind={kind} seat={seat} height={72} />
        ))}
        {Array.from({ length: Math.min(fallen, 4) }, (_, n) => (
          <span key={`x${n}`} class="cc-fallen">
            <Statue kind={kind} seat={seat} height={72} />
          </span>
        ))}
        {at === 1 && battle.fortress ? (
          <svg height="64" width="54" viewBox="-17 -25 34 38" aria-hidden="true">
            <Building of="fortress" seat={seat} />
          </svg>
        ) : null}
      </div>
      <div class="cc-laid">
        {side.card ? (
          <ActionCard id={side.card} view={view} />
        ) : (
          <span class={side.face_down ? "cc-back" : "cc-no-card"}>
            {say(
              message(
                side.face_down
                  ? "clash_of_cultures_board/face-down"
                  : "clash_of_cultures_board/no-card",
              ),
            )}
          </span>
        )}
        <ul class="cc-facts">
          {side.steel > 0 ? (
            <li>{say(message("clash_of_cultures_board/steel", { count: side.steel }))}</li>
          ) : null}
          {at === 1 && battle.fortress ? (
            <li>{say(message("clash_of_cultures_board/fortress-helps"))}</li>
          ) : null}
        </ul>
      </div>
      <div
        class="cc-dice"
        role="img"
        aria-label={say(
          message("clash_of_cultures_board/thrown", { faces: faces.join(", ") || "–" }),
        )}
      >
        {faces.map((face, n) => (
          <Die key={n} face={face} colour={colour} ink={ink} turn={((n * 37) % 23) - 11} />
        ))}
        {Array.from({ length: Math.min(side.dice, 8) }, (_, n) => (
          <Die key={`w${n}`} face={null} colour={colour} ink={ink} turn={0} />
        ))}
      </div>
      <dl class="cc-sum">
        {faces.length > 0 && side.dice === 0 && side.value !== sum ? (
          <>
            <dt>{say(message("clash_of_cultures_board/dice-and-more", { dice: sum }))}</dt>
            <dd>{side.value - sum > 0 ? `+${side.value - sum}` : side.value - sum}</dd>
          </>
        ) : null}
        <dt>{say(message("clash_of_cultures_board/value"))}</dt>
        <dd>{side.value}</dd>
        <dt>
          <b>{say(message("clash_of_cultures_board/hits", { count: side.hits }))}</b>
        </dt>
        <dd>
          <b>{side.hits}</b>
        </dd>
      </dl>
    </section>
  );
}

const ABILITY = "battle_ability";
/** The stages of a battle's opening at which attacker and defender may pay for Steel Weapons. */
const STEEL = [2, 3];

/** How it ends if it goes on with dice alone; with Steel Weapons too, while they are asked about. */
function Outlook({
  view,
  battle,
}: {
  view: ClashView;
  battle: ClashBattleView;
}): JSX.Element | null {
  const say = useWord();
  const attackers = strengthOf(battle, view, 0).count;
  const defenders = strengthOf(battle, view, 1).count;
  const [attack, defence] = battle.sides as [ClashSideView, ClashSideView];
  const asked = useShown(({ prompt }) => (prompt?.decision === ABILITY ? prompt.prompt : null));
  if (attackers === 0 || (defenders === 0 && !battle.fortress)) return null;
  const tell = (words: string, bonus: [number, number]): JSX.Element => {
    const facts = { attackers, defenders, fortress: battle.fortress, stops: [0, 0] as const };
    const odds = oddsOf({ ...facts, bonus });
    return (
      <p class="cc-outlook">
        {say(
          message(words, {
            win: percent(odds.win),
            lose: percent(odds.lose),
            both: percent(odds.both),
          }),
        )}
      </p>
    );
  };
  const playerOf = (side: ClashSideView): ClashPlayerView | undefined =>
    view.players.find(({ colour }) => colour === side.who);
  const paying = STEEL.indexOf(Number(asked?.args["stage"]));
  const steel: [number, number] = [attack.steel, defence.steel];
  if (paying === 0) steel[0] = steelOf(playerOf(attack), playerOf(defence));
  if (paying === 1) steel[1] = steelOf(playerOf(defence), playerOf(attack));
  return (
    <>
      {tell("clash_of_cultures_board/outlook", [attack.steel, defence.steel])}
      {paying >= 0 && tell("clash_of_cultures_board/outlook-steel", steel)}
    </>
  );
}

export function BattleScene({
  view,
  battle,
}: {
  view: ClashView;
  battle: ClashBattleView;
}): JSX.Element {
  const say = useWord();
  const rolls = useRolls(battle);
  const kind = battle.raid
    ? "clash_of_cultures_board/raid-title"
    : battle.naval
      ? "clash_of_cultures_board/naval-title"
      : "clash_of_cultures_board/battle-title";
  return (
    <div class="cc-battle" role="group" aria-label={say(message(kind, { cell: battle.cell }))}>
      <Wing view={view} battle={battle} at={0} rolls={rolls} />
      <div class="cc-field">
        <div class="cc-field-title">
          <h2>{say(message(kind, { cell: battle.cell }))}</h2>
          <p>{say(message("clash_of_cultures_board/battle-round", { round: battle.round }))}</p>
        </div>
        <div class="cc-field-foot">
          <Outlook view={view} battle={battle} />
          <p class="quiet">{say(message("clash_of_cultures_board/five-a-hit"))}</p>
        </div>
      </div>
      <Wing view={view} battle={battle} at={1} rolls={rolls} />
    </div>
  );
}
