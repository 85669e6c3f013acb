/** A fight: the sum needed, all throws of two dice, how it ends, and the throw itself. */
import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

import type { FloodRolled, FloodView } from "../../generated/views";
import { useShown, useTable, useWord } from "../../play/table";
import type { ShownMoment } from "../../play/table";
import { paced } from "../../settings";
import { Die } from "../../ui/die";
import { SeatMark } from "../../ui/seats";
import { message, percent } from "../../words";
import { FigureIcon } from "./figures";
import { fightIn, pointsHolding, throwsFor } from "./forecast";
import type { Fight } from "./forecast";
import { placeName, seatName, seatOf, signed } from "./words";

const FACES = [1, 2, 3, 4, 5, 6];

/** All 36 throws, those that succeed in gold. */
function Throws({ needed }: { needed: number }): JSX.Element {
  return (
    <svg class="flood-throws" width="104" height="104" viewBox="-1 -1 104 104" aria-hidden="true">
      {FACES.flatMap((one) =>
        FACES.map((other) => {
          const hit = one + other >= needed;
          return (
            <g
              key={`${one} ${other}`}
              class={hit ? "is-hit" : ""}
              transform={`translate(${other * 17 - 17} ${one * 17 - 17})`}
            >
              <rect width="15.5" height="15.5" rx="3" />
              <text x="7.8" y="12">
                {one + other}
              </text>
            </g>
          );
        }),
      )}
    </svg>
  );
}

/** So many outcomes are told apart; rarer ones are one. */
const TOLD = 3;

/** How it ends, by what it costs. */
function Ends({ fight }: { fight: Fight }): JSX.Element {
  const say = useWord();
  const more = fight.won.slice(TOLD).reduce((sum, share) => sum + share, 0);
  const parts = [
    ...fight.won.slice(0, TOLD).map((share, lost) => ({
      key: `win-${lost}`,
      share,
      words: message("after_the_flood_board/lose", { count: lost }),
    })),
    { key: "win-more", share: more, words: message("after_the_flood_board/lose-more") },
    { key: "fail", share: 1 - fight.win, words: message("after_the_flood_board/fail") },
  ].filter(({ share }) => share >= 0.005);
  return (
    <ul class="flood-ends">
      {parts.map(({ key, share, words }) => (
        <li key={key} class={key} style={{ flexGrow: Math.max(share, 0.13) }}>
          <i />
          <b>{percent(share)}</b>
          <span>{say(words)}</span>
        </li>
      ))}
    </ul>
  );
}

export function FightBox(props: {
  view: FloodView;
  seat: number;
  area: string;
  fight: Fight;
}): JSX.Element {
  const { view, seat, area, fight } = props;
  const say = useWord();
  const holder = seatOf(view, view.areas.find(({ id }) => id === area)?.holder ?? null);
  const points = pointsHolding(view, seat, area);
  const [own, other] = [view.players[seat]?.rank, view.players[holder]?.rank];
  return (
    <section class="flood-fight">
      <div class="flood-row">
        <Throws needed={fight.needed} />
        <div>
          <strong class="flood-needed">{fight.needed}+</strong>
          <p>
            <SeatMark seat={seat} size={13} /> {own} <span class="quiet">/</span>{" "}
            <SeatMark seat={holder} size={13} /> {other}
          </p>
          <p>
            {say(
              message("after_the_flood_board/throws", {
                hits: throwsFor(fight.needed),
                share: percent(throwsFor(fight.needed) / 36),
              }),
            )}
          </p>
          <p>
            {say(
              message("after_the_flood_board/won", {
                points: signed(points[seat] ?? 0),
                seat: seatName(holder),
                lost: signed(points[holder] ?? 0),
              }),
            )}
          </p>
        </div>
      </div>
      <p class="flood-row is-apart">
        <b>
          {say(
            message("after_the_flood_board/against", {
              armies: fight.attackers,
              defenders: fight.defenders,
            }),
          )}
        </b>
        <strong class="ok">{percent(fight.win)}</strong>
      </p>
      <Ends fight={fight} />
    </section>
  );
}

/** How long a roll lies there until it has been read. */
const READ = 1_500;

const rollIn = (moment: ShownMoment | null): FloodRolled | undefined =>
  moment?.events.findLast(({ name }) => name === "rolled") as unknown as FloodRolled | undefined;

/** The moment whose roll is to be seen: while it is played, and while it is asked whether to go on. */
function useRoll(asked: boolean): ShownMoment | null {
  const table = useTable();
  const moment = useShown((shown) => shown.moment);
  const last = useRef<ShownMoment | null>(null);
  if (rollIn(moment)) last.current = moment;
  else if (moment ? moment.events.length > 0 : !asked) last.current = null;
  useLayoutEffect(() => {
    if (rollIn(moment)) table.hold(new Promise((done) => setTimeout(done, paced(READ))));
  }, [table, moment]);
  return last.current;
}

/** Over the middle of the map while a fight lasts: both sides, and the dice as they fell. */
export function Over({ view }: { view: FloodView }): JSX.Element | null {
  const say = useWord();
  const prompt = useShown((shown) => shown.prompt);
  const asked = prompt?.decision === "combat" ? prompt : null;
  const moment = useRoll(asked !== null);
  const rolled = rollIn(moment);
  if (!rolled && !asked) return null;
  const attacker = rolled?.seat ?? asked?.seat ?? 0;
  const named = asked?.prompt.args["area"];
  const area = rolled
    ? view.areas[rolled.area]
    : view.areas.find(({ id }) => typeof named === "object" && named.id.endsWith(`place-${id}`));
  const defender = rolled?.defender ?? seatOf(view, area?.holder ?? null);
  const left = area && seatOf(view, area.holder) === defender ? area.armies : 0;
  const ready = view.players[attacker]?.armies_available ?? 0;
  if (!area) return null;
  const sum = rolled ? rolled.first + rolled.second : 0;
  return (
    <section class="flood flood-battle" aria-label={say(placeName(area.id))}>
      <h3>{say(message("after_the_flood_board/battle", { area: placeName(area.id) }))}</h3>
      <div class="flood-sides">
        <div>
          <FigureIcon kind="soldier" seat={attacker} height={64} />
          <b>{ready}</b>
          <small>{say(seatName(attacker))}</small>
        </div>
        {rolled ? (
          <div class="flood-dice">
            <span>
              {[rolled.first, rolled.second].map((face, at) => (
                <Die
                  key={at}
                  face={face}
                  thrown={moment?.version ?? 0}
                  label={say(message("after_the_flood_board/die", { face }))}
                />
              ))}
            </span>
            <b class={rolled.hit ? "ok" : "warning"}>
              {say(
                message(rolled.hit ? "after_the_flood_board/hit" : "after_the_flood_board/miss", {
                  sum,
                  needed: rolled.needed,
                }),
              )}
            </b>
          </div>
        ) : (
          <b class="flood-needed">{fightIn(view, attacker, area.id, ready)?.needed ?? ""}+</b>
        )}
        <div>
          <FigureIcon kind="soldier" seat={defender} height={64} />
          <b>{left}</b>
          <small>{say(seatName(defender))}</small>
        </div>
      </div>
    </section>
  );
}
