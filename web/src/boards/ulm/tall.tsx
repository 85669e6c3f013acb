/** The board on a phone: the Cathedral and the docks, below them the river as a strip that pans. */
import type { JSX } from "preact";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";

import type { UlmView } from "../../generated/views";
import { CoveredBox, Spot } from "../../play/spot";
import { useOffers, useShown, useTable, useWord } from "../../play/table";
import { SeatMark } from "../../ui/seats";
import { message } from "../../words";
import { farApart } from "./ask";
import { Cathedral } from "./cathedral";
import { useGhost, useLit, usePushed } from "./ghost";
import { Materials, Minster } from "./minster";
import { usePieces } from "./pieces";
import { River, scaleOf } from "./river";
import { Docks, Drawn, Sack } from "./sides";
import { Coat } from "./things";
import { COLOURS } from "./tiles";

/** So wide that every space is a thumb's breadth, at half a pixel a unit. */
const STRIP = 2010;
const STRIP_PIXELS = 1005;

/** How far the strip must pan so that all of these lie in it; where it is too narrow, the first. */
export function panTo(
  { left, right }: Pick<DOMRect, "left" | "right">,
  boxes: readonly Pick<DOMRect, "left" | "right">[],
): number {
  const first = Math.min(left, ...boxes.map((box) => box.left));
  const last = Math.max(right, ...boxes.map((box) => box.right));
  return first < left ? first - left : last - right;
}

function DecreeStrip({ view }: { view: UlmView }): JSX.Element {
  const say = useWord();
  const { tower } = view;
  const round = `${view.round}/${view.rounds}`;
  const words = (
    <>
      <b>{say(tower ? tower.name : message("ulm_board/no-decree"))}</b>
      <span>{tower ? say(tower.decree) : ""}</span>
      <em>{round}</em>
    </>
  );
  if (!tower) return <div class="ulm-decree-strip">{words}</div>;
  const label = message("ulm_board/tower", { name: tower.name, decree: tower.decree });
  return (
    <CoveredBox id={`tower:${tower.id}`} label={say(label)} class="ulm-decree-strip">
      {words}
    </CoveredBox>
  );
}

/** In the corners of the Cathedral, where nothing is pushed: bag, cards and coats. */
function Corners({ view }: { view: UlmView }): JSX.Element {
  const say = useWord();
  const pieces = usePieces(view);
  const total = COLOURS.reduce((sum, colour) => sum + (view.bag[colour] ?? 0), 0);
  const coats = view.coats_unseen + view.coats_returned.length;
  const discarded = view.discard.length;
  const piles: [string, string, number, number][] = [
    ["deck", say(message("ulm_board/draw-pile", { count: view.draw_pile })), view.draw_pile, 240],
    ["discard", say(message("ulm_board/discard", { count: discarded })), discarded, 172],
  ];
  return (
    <>
      <Spot id="bag" label={say(message("ulm_board/bag", { count: total }))}>
        <rect class="ulm-reach always" x="-300" y="-302" width="152" height="88" />
        <g transform="translate(-300 -296) scale(0.52)">
          <Sack count={total} small />
        </g>
      </Spot>
      <g transform="translate(-187 -257)">
        <Drawn view={view} pieces={pieces} size={66} />
      </g>
      {piles.map(([id, label, count, x]) => (
        <Spot key={id} id={id} label={label} transform={`translate(${x} -300)`}>
          <rect class="edge ulm-card-back" width="56" height="78" rx="8" />
          <text class="ulm-sack-count" x="28" y="52">
            {count}
          </text>
        </Spot>
      ))}
      <Spot
        id="coats"
        label={say(message("ulm_board/coat-stack", { count: coats }))}
        transform="translate(254 256)"
      >
        <Coat id="back" vp={coats} />
      </Spot>
    </>
  );
}

/** Where on the whole river the strip is, and where everybody lies. */
function Overview({ view }: { view: UlmView }): JSX.Element {
  return (
    <div class="ulm-overview" aria-hidden="true">
      {view.river.map((space) => (
        <i key={space.index}>
          {space.barges.slice(0, 1).map((seat) => (
            <SeatMark key={seat} seat={seat} size={13} />
          ))}
        </i>
      ))}
    </div>
  );
}

export function TallDrawing({ view, width }: { view: UlmView; width: number }): JSX.Element {
  const pieces = usePieces(view);
  const ghost = useGhost(view);
  const pushed = usePushed(view);
  const table = useTable();
  const prompt = useShown((shown) => shown.prompt);
  const { sails, near } = useLit(view, ghost);
  const backdrop = useMemo(
    () => (
      <>
        <Materials />
        <g transform="translate(300 302)">
          <Minster />
        </g>
      </>
    ),
    [],
  );
  const strip = useRef<HTMLDivElement>(null);
  const offers = useOffers();
  const own = view.players[view.seat]?.barge ?? view.players[view.to_move]?.barge ?? 0;
  useLayoutEffect(() => {
    const scale = scaleOf(STRIP_PIXELS, view.river.length);
    const asked = table.asked().find((each) => each.startsWith("space:"));
    const space = asked ? Number(asked.slice("space:".length)) : own;
    const shown = strip.current;
    if (!shown) return;
    shown.scrollLeft = scale.left(space + 0.5) - width / 2;
    // Quarters too far apart for the strip lie in the sheet as well: then the rest counts.
    const quarters = view.quarters.filter(({ id }) => table.asked().includes(`quarter:${id}`));
    const apart = farApart(quarters).length > 0;
    const boxes = table
      .asked()
      .filter((each) => !apart || !each.startsWith("quarter:"))
      .flatMap((each) => shown.querySelector(`[data-element="${CSS.escape(each)}"]`) ?? [])
      .map((each) => each.getBoundingClientRect());
    shown.scrollLeft += panTo(shown.getBoundingClientRect(), boxes);
  }, [own, width, prompt, table, view.river.length, offers]);
  return (
    <div class="ulm-tall">
      <DecreeStrip view={view} />
      <svg
        role="presentation"
        class="ulm-heart"
        viewBox="0 0 720 600"
        preserveAspectRatio="xMidYMid meet"
      >
        {backdrop}
        <g transform="translate(300 302)">
          <Corners view={view} />
          <Cathedral view={view} pieces={pieces} ghost={ghost} pushed={pushed} />
        </g>
        <g transform="translate(608 36)">
          <Docks view={view} pieces={pieces} size={80} step={104} />
        </g>
      </svg>
      <div class="ulm-strip" ref={strip}>
        <svg role="presentation" viewBox={`0 -46 ${STRIP} 448`} width={STRIP_PIXELS} height="224">
          <River view={view} width={STRIP} pieces={pieces} sails={sails} near={near} />
        </svg>
      </div>
      <Overview view={view} />
    </div>
  );
}
