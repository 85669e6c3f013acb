/** A battle as a scene: both armies, their cards and dice, what they did to each other. */
import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

import type {
  ClashBattleView,
  ClashPlayerView,
  ClashSideView,
  ClashView,
} from "../../generated/views";
import { useShown, useTable, useWord } from "../../play/table";
import { paced } from "../../settings";
import { SeatMark, seatLook } from "../../ui/seats";
import { message, percent } from "../../words";
import { ActionCard } from "./cards";
import { Building, Statue } from "./figures";
import { fighterOf, seatOf, strengthOf } from "./fought";
import type { Fought } from "./fought";
import { owner } from "./labels";
import { oddsOf } from "./odds";
import { Sign } from "./signs";
import { steelOf } from "./strength";

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

const TUMBLE = 480;

function Die(props: {
  face: number | null;
  colour: string;
  ink: string;
  turn: number;
}): JSX.Element {
  const { face, colour, ink, turn } = props;
  const table = useTable();
  const die = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => {
    const node = die.current;
    const time = Math.min(paced(TUMBLE), table.beat);
    if (face === null || time === 0 || !node || !("animate" in node)) return;
    node.animate(
      {
        opacity: [0, 1, 1],
        translate: ["0 -60px", "0 4px", "0 0"],
        rotate: ["-400deg", "20deg", "0deg"],
        offset: [0, 0.6, 1],
      },
      { duration: time, easing: "cubic-bezier(0.2, 0.8, 0.3, 1)" },
    );
  }, [face, table]);
  return (
    <svg
      ref={die}
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

function Wing({ fought, at }: { fought: Fought; at: 0 | 1 }): JSX.Element {
  const { view, battle } = fought;
  const say = useWord();
  const side = battle.sides[at] as ClashSideView;
  const player = view.players.find(({ colour }) => colour === side.who);
  const seat = player?.seat ?? null;
  const kind = fighterOf(battle, side);
  const count = strengthOf(battle, view, at) - fought.fallen[at];
  const fallen = (battle.sides[1 - at] as ClashSideView).kills;
  const colour = seat === null ? "var(--clash-barbarian)" : seatLook(seat).colour;
  const ink = seat === null ? "var(--clash-horn)" : seatLook(seat).ink;
  const faces = fought.faces.get(seatOf(view, side.who)) ?? [];
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
          <Die
            key={`${battle.round} ${n}`}
            face={face}
            colour={colour}
            ink={ink}
            turn={((n * 37) % 23) - 11}
          />
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
  const attackers = strengthOf(battle, view, 0);
  const defenders = strengthOf(battle, view, 1);
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

/** Who has won, once it is over; before that, how it may end. */
function Foot({ fought }: { fought: Fought }): JSX.Element {
  const say = useWord();
  if (!fought.end) return <Outlook view={fought.view} battle={fought.battle} />;
  return (
    <>
      {fought.end.map((words, at) => (
        <p key={at} class="cc-battle-end">
          {say(words)}
        </p>
      ))}
    </>
  );
}

export function BattleScene({ fought }: { fought: Fought }): JSX.Element {
  const say = useWord();
  const { battle } = fought;
  const kind = battle.raid
    ? "clash_of_cultures_board/raid-title"
    : battle.naval
      ? "clash_of_cultures_board/naval-title"
      : "clash_of_cultures_board/battle-title";
  return (
    <div class="cc-battle" role="group" aria-label={say(message(kind, { cell: battle.cell }))}>
      <Wing fought={fought} at={0} />
      <div class="cc-field">
        <div class="cc-field-title">
          <h2>{say(message(kind, { cell: battle.cell }))}</h2>
          <p>{say(message("clash_of_cultures_board/battle-round", { round: battle.round }))}</p>
        </div>
        <div class="cc-field-foot">
          <Foot fought={fought} />
          <p class="quiet">{say(message("clash_of_cultures_board/five-a-hit"))}</p>
        </div>
      </div>
      <Wing fought={fought} at={1} />
    </div>
  );
}
