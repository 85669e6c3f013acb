/** What stands beside the Cathedral: the tower of the rounds, decree, bag, docks, piles, people. */
import type { JSX } from "preact";

import type { UlmView } from "../../generated/views";
import { Spot } from "../../play/spot";
import { useWord } from "../../play/table";
import { SeatShape } from "../../ui/seats";
import { message } from "../../words";
import { CardFace } from "./cardface";
import { Clock } from "./houses";
import type { Pieces } from "./pieces";
import { Coat, Portrait, Sparrow } from "./things";
import { ACTIONS, COLOURS, Tile } from "./tiles";
import { capital, wrapped } from "./wrap";

/** The town's tower: a window for each round, lit up to this one. */
export function Tower({ view }: { view: UlmView }): JSX.Element {
  return (
    <g aria-hidden="true">
      <rect class="ulm-bricks" y="96" width="132" height="484" />
      <rect class="ulm-stones" x="-10" y="84" width="152" height="20" />
      <path class="ulm-roof" d="M-10,84L66,-24L142,84Z" />
      <path class="ulm-course" d="M56,-7H76M47,8H85M38,23H94M29,38H103M20,53H112M10,68H122" />
      <path class="ulm-timber" d="M66,-24V-46" />
      <path class="ulm-pennant" d="M66,-46h34l-10,8l10,8h-34z" />
      <Clock x={66} y={142} r={30} />
      {Array.from({ length: view.rounds }, (_, at) => {
        const [x, y] = [at % 2 ? 76 : 24, 408 - Math.floor(at / 2) * 52];
        const lit = at < view.round ? "lit" : "";
        const now = at === view.round - 1 ? "now" : "";
        return (
          <g key={at} class={`ulm-round ${lit} ${now}`}>
            <path d={`M${x},${y + 46}v-26q16,-26 32,0v26z`} />
            <text x={x + 16} y={y + 38}>
              {at + 1}
            </text>
          </g>
        );
      })}
    </g>
  );
}

interface Written {
  decree: string[];
  next: string[];
  height: number;
}

/** What stands on the scroll, line by line, and how high that makes it. */
export function useDecree(view: UlmView, width: number): Written {
  const say = useWord();
  const { tower, next_tower: next } = view;
  const letters = Math.floor((width - 36) / 10.6);
  const decree = tower ? wrapped(`${capital(say(tower.decree))}.`, letters) : [];
  const coming = next && message("ulm_board/next-tower", { name: next.name, decree: next.decree });
  const lines = coming ? wrapped(say(coming), letters) : [];
  const foot = view.start_player === null ? 12 : 46;
  const height = Math.max(150, 92 + decree.length * 27 + lines.length * 24 + foot);
  return { decree, next: lines, height };
}

/** The decree of the round on a scroll, the one to come below it, and who has the Charter. */
export function Decree(props: { view: UlmView; width: number; written: Written }): JSX.Element {
  const say = useWord();
  const { view, width } = props;
  const { decree: lines, next: coming, height } = props.written;
  const { tower, start_player: charter } = view;
  const title =
    view.round === 0
      ? ""
      : say(message("ulm_board/round", { round: view.round, rounds: view.rounds }));
  const drawing = (
    <>
      <path class="ulm-shadow" d={`M6,10H${width - 6}V${height - 4}H6Z`} />
      <path class="edge ulm-scroll" d={`M0,0H${width}V${height - 6}H0Z`} />
      <rect class="ulm-rod" x="-10" y="-10" width={width + 20} height="18" rx="9" />
      <rect class="ulm-rod" x="-10" y={height - 14} width={width + 20} height="18" rx="9" />
      <text class="ulm-text quiet" x="18" y="38">
        {title}
      </text>
      <text class="ulm-heading" x="18" y="72">
        {tower ? say(tower.name) : say(message("ulm_board/no-decree"))}
      </text>
      {lines.map((line, at) => (
        <text key={at} class="ulm-text" x="18" y={104 + at * 27}>
          {line}
        </text>
      ))}
      {coming.map((line, at) => (
        <text key={at} class="ulm-text small quiet" x="18" y={104 + lines.length * 27 + at * 24}>
          {line}
        </text>
      ))}
      {charter === null ? null : (
        <g transform={`translate(28 ${height - 30})`}>
          <SeatShape seat={charter} size={9} />
          <text class="ulm-text small quiet" x="18" y="7">
            {say(message("ulm_board/charter", { seat: message(`ulm/seat-${charter}`) }))}
          </text>
        </g>
      )}
      <g transform={`translate(${width - 38} -27) scale(-0.85 0.85)`}>
        <Sparrow />
      </g>
    </>
  );
  if (!tower) return drawing;
  const label = message("ulm_board/tower", { name: tower.name, decree: tower.decree });
  return (
    <Spot id={`tower:${tower.id}`} label={say(label)}>
      {drawing}
    </Spot>
  );
}

/** The bag with what is in it; in a small one the number is larger. */
export function Sack({ count, small = false }: { count: number; small?: boolean }): JSX.Element {
  const size = small ? "46px" : "34px";
  return (
    <>
      <path
        class="edge ulm-sack"
        data-place="bag"
        d="M38,32Q-14,92 10,150Q70,178 130,150Q154,92 102,32Z"
      />
      <path class="ulm-sack-mouth" d="M30,30Q70,46 110,30L118,10Q70,26 22,10Z" />
      <path class="ulm-sack-cord" d="M32,34Q70,50 108,34" />
      {small || <path class="ulm-sack-fold" d="M24,96q10,34 30,46M112,70q14,30 2,66" />}
      <text class="ulm-sack-count" x="70" y={small ? 122 : 112} style={{ fontSize: size }}>
        {count}
      </text>
    </>
  );
}

/** The tiles drawn and not yet pushed, over the mouth of the bag. */
export function Drawn({
  view,
  pieces,
  size,
}: {
  view: UlmView;
  pieces: Pieces;
  size: number;
}): JSX.Element | null {
  const say = useWord();
  const { drawn_tile: one, second_tile: other } = view.turn;
  if (one === null) return null;
  if (other === null) {
    const label = message("ulm_board/to-push", { tile: message(`ulm_board/tile-${one}`) });
    return (
      <Spot id="drawn_tile" label={say(label)}>
        <g data-piece={pieces.at(one, "drawn")[0]} data-piece-from="bag">
          <Tile colour={one} size={size} />
        </g>
      </Spot>
    );
  }
  return (
    <>
      {[one, other].map((colour, at) => (
        <Spot
          key={at}
          id={`drawn:${colour}`}
          label={say(message("ulm_board/drawn", { tile: message(`ulm_board/tile-${colour}`) }))}
          transform={`translate(${(at - 0.5) * (size + 4)} 0)`}
        >
          <g data-piece={pieces.at(colour, "drawn")[one === other ? at : 0]} data-piece-from="bag">
            <Tile colour={colour} size={size} />
          </g>
        </Spot>
      ))}
    </>
  );
}

/** What the line still offers, for those who cannot see it from the Cathedral. */
function ActionsLeft({ view }: { view: UlmView }): JSX.Element {
  const say = useWord();
  const left = COLOURS.filter((colour) => (view.turn.line[colour] ?? 0) > 0);
  return (
    <>
      {left.map((colour, at) => {
        const count = view.turn.line[colour] ?? 0;
        const action = message(`ulm_board/tile-${colour}`);
        return (
          <Spot
            key={colour}
            id={`line:${colour}`}
            label={say(message("ulm_board/action", { action, count }))}
            transform={`translate(${24 + (at % 2) * 76} ${-20 + Math.floor(at / 2) * 76})`}
          >
            <Tile colour={colour} size={66} />
            {count > 1 ? (
              <g transform="translate(28 24)">
                <circle class="ulm-count" r="17" />
                <text class="ulm-count-text" y="8">
                  {count}
                </text>
              </g>
            ) : null}
          </Spot>
        );
      })}
    </>
  );
}

/** The bag with what is left in it, the drawn tile, and the actions still to be used. */
export function Bag(props: {
  view: UlmView;
  pieces: Pieces;
  /** Whether there is room for a title above it. */
  titled: boolean;
}): JSX.Element {
  const { view, pieces } = props;
  const say = useWord();
  const total = COLOURS.reduce((sum, colour) => sum + (view.bag[colour] ?? 0), 0);
  const { drawn_tile: drawn, second_tile: second } = view.turn;
  const busy = COLOURS.some((colour) => (view.turn.line[colour] ?? 0) > 0);
  const mine = view.seat === view.to_move;
  return (
    <g>
      <Spot id="bag" label={say(message("ulm_board/bag", { count: total }))}>
        <Sack count={total} />
      </Spot>
      <g transform="translate(70 -10)">
        <Drawn view={view} pieces={pieces} size={86} />
      </g>
      {busy ? (
        <g transform="translate(160 34)">
          {props.titled ? (
            <text class="ulm-text quiet" x="-8" y="-62">
              {say(message("ulm_board/actions-left"))}
            </text>
          ) : null}
          <ActionsLeft view={view} />
        </g>
      ) : (
        <g transform="translate(158 0)">
          {drawn === null || second !== null ? null : (
            <>
              <text class="ulm-text quiet" y="-12">
                {say(
                  message(mine ? "ulm_board/your-tile" : "ulm_board/their-tile", {
                    seat: message(`ulm/seat-${view.to_move}`),
                  }),
                )}
              </text>
              <text class="ulm-heading" y="22">
                {say(message(`ulm/action-${ACTIONS[drawn]}`))}
              </text>
            </>
          )}
          {COLOURS.map((colour, at) => {
            const count = view.bag[colour] ?? 0;
            const tile = message(`ulm_board/tile-${colour}`);
            return (
              <Spot
                key={colour}
                id={`bag:${colour}`}
                label={say(message("ulm_board/in-bag", { tile, count }))}
                transform={`translate(${16 + (at % 2) * 74} ${60 + Math.floor(at / 2) * 42})`}
              >
                <rect class="ulm-reach always" x="-20" y="-21" width="72" height="42" />
                <Tile colour={colour} size={36} />
                <text class="ulm-text strong" x="24" y="8">
                  {count}
                </text>
              </Spot>
            );
          })}
        </g>
      )}
    </g>
  );
}

/** The five loading docks on their planks, from the top down. */
export function Docks(props: {
  view: UlmView;
  pieces: Pieces;
  size: number;
  step: number;
}): JSX.Element {
  const say = useWord();
  const { view, pieces, size, step } = props;
  const wide = size + 28;
  return (
    <g>
      <text class="ulm-heading middle" x={wide / 2} y="0">
        {say(message("ulm_board/docks"))}
      </text>
      <rect class="ulm-planks" y="12" width={wide} height={step * 5 + 10} rx="10" />
      {[1, 2, 3, 4].map((at) => (
        <path key={at} class="ulm-plank-seam" d={`M2,${17 + at * step}H${wide - 2}`} />
      ))}
      {view.docks.map(({ colour }, at) => {
        const tile = message(colour ? `ulm_board/tile-${colour}` : "ulm_board/empty");
        return (
          <Spot
            key={at}
            id={`dock:${at}`}
            label={say(message("ulm_board/dock", { slot: at + 1, tile }))}
            transform={`translate(${wide / 2} ${17 + step * (at + 0.5)})`}
          >
            <rect class="ulm-reach always" x={-wide / 2} y={-step / 2} width={wide} height={step} />
            {colour ? (
              <g data-piece={pieces.at(colour, `dock:${at}`)[0]} data-piece-from="bag">
                <Tile colour={colour} size={size} />
              </g>
            ) : (
              <rect
                class="edge ulm-gap"
                x={-size / 2}
                y={-size / 2}
                width={size}
                height={size}
                rx="10"
              />
            )}
          </Spot>
        );
      })}
    </g>
  );
}

/** A number in a circle at the corner of a pile. */
function Count({ x, y, n }: { x: number; y: number; n: number }): JSX.Element {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle class="ulm-count" r="20" />
      <text class="ulm-count-text" y="8">
        {n}
      </text>
    </g>
  );
}

function CardBack(): JSX.Element {
  return (
    <>
      <rect class="ulm-card-back" data-place="deck" width="98" height="136" rx="10" />
      <rect class="ulm-card-back-line" x="7" y="7" width="84" height="122" rx="6" />
      <g transform="translate(49 65) scale(0.9)">
        <Coat id="ulm" />
      </g>
    </>
  );
}

/** The draw pile, and beside it the open discard pile. */
export function CardPiles({ view }: { view: UlmView }): JSX.Element {
  const say = useWord();
  const top = view.discard.at(-1);
  return (
    <g>
      <text class="ulm-heading" y="14">
        {say(message("ulm_board/cards"))}
      </text>
      <Spot
        id="deck"
        label={say(message("ulm_board/draw-pile", { count: view.draw_pile }))}
        transform="translate(0 32)"
      >
        {view.draw_pile > 2 ? (
          <rect class="ulm-card-back" x="6" y="8" width="98" height="136" rx="10" />
        ) : null}
        {view.draw_pile > 1 ? (
          <rect class="ulm-card-back" x="3" y="4" width="98" height="136" rx="10" />
        ) : null}
        {view.draw_pile > 0 ? (
          <CardBack />
        ) : (
          <rect class="edge ulm-gap" width="98" height="136" rx="10" />
        )}
        <Count x={94} y={134} n={view.draw_pile} />
      </Spot>
      <Spot
        id="discard"
        label={say(message("ulm_board/discard", { count: view.discard.length }))}
        transform="translate(128 32)"
      >
        {top ? (
          <g data-piece={`card:${top.id}`}>
            <CardFace card={top} />
          </g>
        ) : (
          <rect class="edge ulm-gap" width="98" height="136" rx="10" />
        )}
        <Count x={98} y={134} n={view.discard.length} />
      </Spot>
    </g>
  );
}

export function CoatStack({ view }: { view: UlmView }): JSX.Element {
  const say = useWord();
  const count = view.coats_unseen + view.coats_returned.length;
  return (
    <g>
      <text class="ulm-heading" y="14">
        {say(message("ulm_board/coats"))}
      </text>
      <Spot
        id="coats"
        label={say(message("ulm_board/coat-stack", { count }))}
        transform="translate(44 76)"
      >
        {[2, 1, 0].slice(-Math.min(3, count)).map((at) => (
          <g key={at} transform={`translate(${at * 5} ${at * 4}) scale(1.25)`}>
            <Coat id="back" />
          </g>
        ))}
        <Count x={-24} y={40} n={count} />
      </Spot>
    </g>
  );
}

/** Everybody of the Oath House in this game, and whom they serve by now. */
export function Descendants({ view }: { view: UlmView }): JSX.Element {
  const say = useWord();
  const people: { id: string; owner: number | null }[] = [];
  for (const { descendant, owner } of view.quarters.flatMap(({ seals }) => seals)) {
    if (descendant !== null && owner === null) people.push({ id: descendant, owner: null });
  }
  for (const player of view.players) {
    for (const { id } of player.descendants) people.push({ id, owner: player.seat });
  }
  people.sort((a, b) => (a.id < b.id ? -1 : 1));
  return (
    <g>
      <text class="ulm-heading" x="16" y="14">
        {say(message("ulm_board/descendants"))}
      </text>
      {people.map(({ id, owner }, at) => {
        const name = message(`ulm/descendant-${id}`);
        const power = message(`ulm/power-${id}`);
        return (
          <Spot
            key={id}
            id={`descendant:${id}`}
            label={say(message("ulm_board/descendant", { name, power }))}
            transform={`translate(${54 + (at % 2) * 134} ${66 + Math.floor(at / 2) * 110})`}
          >
            <circle class="edge ulm-medal" r="37" />
            <g transform="scale(0.9)" class={owner === null ? "" : "ulm-serving"}>
              <Portrait id={id} owner={owner} />
            </g>
            <text class="ulm-text middle" y="58">
              {say(name)}
            </text>
          </Spot>
        );
      })}
    </g>
  );
}
