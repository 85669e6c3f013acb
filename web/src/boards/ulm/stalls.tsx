/** What lies beside the Cathedral: round and tower, the turn under way, docks, bag, cards, coats. */
import type { ComponentChildren, JSX } from "preact";

import type { UlmCoatView, UlmView } from "../../generated/views";
import { CoveredBox } from "../../play/spot";
import { useShown, useWord } from "../../play/table";
import { SeatMark } from "../../ui/seats";
import { message } from "../../words";
import { Card } from "./card";
import { COLOURS, TileMark } from "./tiles";

function Stall(props: { title: string; children: ComponentChildren; wide?: boolean }): JSX.Element {
  return (
    <section class={`ulm-stall ${props.wide ? "wide" : ""}`}>
      <h3>{props.title}</h3>
      {props.children}
    </section>
  );
}

function Tower({ view }: { view: UlmView }): JSX.Element {
  const say = useWord();
  const { tower, next_tower: next } = view;
  const round = message("ulm_board/round", { round: view.round, rounds: view.rounds });
  return (
    <Stall title={say(round)}>
      {tower ? (
        <CoveredBox
          id={`tower:${tower.id}`}
          label={say(message("ulm_board/tower", { name: tower.name, decree: tower.decree }))}
          class="ulm-tower"
        >
          <strong>{say(tower.name)}</strong>
          <span>{say(tower.decree)}</span>
        </CoveredBox>
      ) : null}
      {next ? (
        <p class="quiet">
          {say(message("ulm_board/next-tower", { name: next.name, decree: next.decree }))}
        </p>
      ) : null}
      {view.start_player === null ? null : (
        <p class="quiet ulm-with-mark">
          <SeatMark seat={view.start_player} />
          {say(
            message("ulm_board/charter", {
              seat: message(`ulm/seat-${view.start_player}`),
            }),
          )}
        </p>
      )}
    </Stall>
  );
}

/** What the player to move holds and may still do. */
function Turn({ view }: { view: UlmView }): JSX.Element {
  const say = useWord();
  const { turn } = view;
  const drawn = [turn.drawn_tile, turn.second_tile].filter((tile) => tile !== null);
  const line = COLOURS.filter((colour) => (turn.line[colour] ?? 0) > 0);
  return (
    <Stall title={say(message("ulm_board/turn-of", { seat: message(`ulm/seat-${view.to_move}`) }))}>
      {drawn.length > 0 ? (
        <CoveredBox
          id="drawn_tile"
          label={say(message("ulm_board/drawn", { tile: message(`ulm_board/tile-${drawn[0]}`) }))}
          class="ulm-row"
        >
          {drawn.map((colour, at) => (
            <TileMark key={at} colour={colour} size={34} />
          ))}
          <span>{say(message("ulm_board/to-push"))}</span>
        </CoveredBox>
      ) : null}
      {line.length > 0 ? (
        <div class="ulm-row">
          {line.map((colour) => {
            const count = turn.line[colour] ?? 0;
            const action = message(`ulm_board/tile-${colour}`);
            return (
              <CoveredBox
                key={colour}
                id={`action:${colour}`}
                label={say(message("ulm_board/action", { action, count }))}
                class="ulm-chip"
              >
                <TileMark colour={colour} size={34} />
                {count > 1 ? <b>×{count}</b> : null}
              </CoveredBox>
            );
          })}
        </div>
      ) : null}
      <p class="quiet">
        {say(
          message(turn.one_play ? "ulm_board/plays" : "ulm_board/free-plays", {
            count: turn.free_plays,
          }),
        )}
      </p>
      {turn.drawn_coats.length > 0 ? (
        <div class="ulm-row">
          {turn.drawn_coats.map((coat) => (
            <Coat key={coat.id} coat={coat} />
          ))}
        </div>
      ) : null}
      {turn.drawn_cards.map((card) => (
        <Card key={card.id} card={card} />
      ))}
    </Stall>
  );
}

export function Coat({ coat }: { coat: UlmCoatView }): JSX.Element {
  const say = useWord();
  const gold = coat.id.includes("gold");
  const label = say(message("ulm_board/coat", { name: coat.name, worth: coat.worth }));
  return (
    <CoveredBox id={`coat:${coat.id}`} label={label} class="ulm-coat">
      <svg width="26" height="30" viewBox="-12 -13 24 28" aria-hidden="true">
        <path
          d="M-10,-11H10V2L0,13L-10,2Z"
          fill={gold ? "var(--ulm-coat-gold)" : "var(--ulm-coat-silver)"}
          stroke="var(--umber)"
          stroke-width="1.5"
        />
        <text y="4" class="ulm-coat-vp">
          {coat.vp}
        </text>
      </svg>
      <span>
        {say(coat.name)}
        <small>{say(coat.worth)}</small>
      </span>
    </CoveredBox>
  );
}

function Docks({ view }: { view: UlmView }): JSX.Element {
  const say = useWord();
  return (
    <Stall title={say(message("ulm_board/docks"))}>
      <div class="ulm-row ulm-docks">
        {view.docks.map((dock, at) => {
          const tile = dock.colour
            ? message(`ulm_board/tile-${dock.colour}`)
            : message("ulm_board/empty");
          return (
            <CoveredBox
              key={dock.id}
              id={`dock:${at}`}
              label={say(message("ulm_board/dock", { slot: at + 1, tile }))}
              class="ulm-chip"
            >
              {dock.colour ? <TileMark colour={dock.colour} size={34} /> : <i class="ulm-gap" />}
            </CoveredBox>
          );
        })}
      </div>
    </Stall>
  );
}

function Bag({ view }: { view: UlmView }): JSX.Element {
  const say = useWord();
  const total = COLOURS.reduce((sum, colour) => sum + (view.bag[colour] ?? 0), 0);
  return (
    <Stall title={say(message("ulm_board/bag-title"))}>
      <CoveredBox
        id="bag"
        label={say(message("ulm_board/bag", { count: total }))}
        class="ulm-row ulm-bag"
      >
        <svg width="34" height="38" viewBox="-17 -19 34 38" aria-hidden="true">
          <path
            d="M-5,-12C-14,-4 -18,8 -12,16H12C18,8 14,-4 5,-12L9,-17H-9Z"
            fill="var(--ulm-bag)"
            stroke="var(--umber)"
            stroke-width="1.5"
          />
          <path d="M-6,-12H6" stroke="var(--ulm-bag-cord)" stroke-width="2.5" />
        </svg>
        {COLOURS.map((colour) => (
          <span key={colour} class="ulm-count">
            <TileMark colour={colour} size={20} />
            {view.bag[colour] ?? 0}
          </span>
        ))}
      </CoveredBox>
    </Stall>
  );
}

function Piles({ view }: { view: UlmView }): JSX.Element {
  const say = useWord();
  const facts: [string, number][] = [
    ["ulm_board/draw-pile", view.draw_pile],
    ["ulm_board/coat-stack", view.coats_unseen + view.coats_returned.length],
    ["ulm_board/tower-stack", view.tower_stack],
  ];
  // Out of the way until something is to be taken from it.
  const wanted = useShown(({ prompt }) =>
    Boolean(
      prompt?.actions.some(({ targets }) =>
        view.discard.some(({ id }) => targets.includes(`card:${id}`)),
      ),
    ),
  );
  return (
    <Stall title={say(message("ulm_board/piles"))}>
      <ul class="ulm-facts">
        {facts.map(([id, count]) => (
          <li key={id}>{say(message(id, { count }))}</li>
        ))}
      </ul>
      {view.discard.length > 0 ? (
        <details class="ulm-discard" open={wanted}>
          <summary>{say(message("ulm_board/discard", { count: view.discard.length }))}</summary>
          <div class="ulm-cards">
            {view.discard.map((card) => (
              <Card key={card.id} card={card} />
            ))}
          </div>
        </details>
      ) : null}
    </Stall>
  );
}

/** What the tiles and the quarters do, for whoever does not know it by heart yet. */
function Legend({ view }: { view: UlmView }): JSX.Element {
  const say = useWord();
  return (
    <section class="ulm-stall">
      <details>
        <summary class="ulm-legend-title">{say(message("ulm_board/legend"))}</summary>
        <ul class="ulm-legend">
          {COLOURS.map((colour) => (
            <li key={colour}>
              <TileMark colour={colour} size={22} />
              {say(message(`ulm_board/does-${colour}`))}
            </li>
          ))}
          {view.quarters.map((quarter) => (
            <li key={quarter.id}>
              <span>
                <b>{say(quarter.name)}</b>: {say(quarter.privilege)}
              </span>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

export function Stalls({ view }: { view: UlmView }): JSX.Element {
  return (
    <div class="ulm-stalls">
      <Tower view={view} />
      <Turn view={view} />
      <Docks view={view} />
      <Bag view={view} />
      <Piles view={view} />
      <Legend view={view} />
    </div>
  );
}
