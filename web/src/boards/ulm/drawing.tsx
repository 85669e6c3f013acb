/** The board in one drawing, 960 units high and as wide as its box: it hangs on the Cathedral. */
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";

import type { UlmView } from "../../generated/views";
import { Cathedral } from "./cathedral";
import { useGhost, useLit, usePushed } from "./ghost";
import { Materials, Minster, Sky } from "./minster";
import { usePieces } from "./pieces";
import { River } from "./river";
import { Bag, CardPiles, CoatStack, Decree, Descendants, Docks, Tower, useDecree } from "./sides";

const HEIGHT = 960;
const NARROWEST = 1580;
/** The Cathedral with its slots lies in the middle, this far to both sides. */
const HEART = 300;
/** How far down the bag stands, and may be moved by a long decree. */
const BAG = 352;
const LOWEST_BAG = 396;
const TALL_DECREE = 230;

export function Drawing({ view, ratio }: { view: UlmView; ratio: number }): JSX.Element {
  const pieces = usePieces(view);
  const ghost = useGhost(view);
  const pushed = usePushed(view);
  const { sails, near } = useLit(view, ghost);
  const width = Math.max(NARROWEST, Math.round(HEIGHT * ratio));
  const middle = width / 2;
  // What never changes is drawn once.
  const backdrop = useMemo(
    () => (
      <>
        <Materials />
        <g aria-hidden="true">
          <Sky width={width} />
        </g>
        <g transform={`translate(${middle} 293)`}>
          <Minster />
        </g>
      </>
    ),
    [width, middle],
  );
  const left = middle - HEART - 12;
  const scroll = Math.min(left - 200, 420);
  const written = useDecree(view, scroll);
  const bag = Math.max(BAG, Math.min(LOWEST_BAG, 62 + written.height + 68));
  const docks = middle + HEART + 4;
  const piles = docks + 114 + Math.max(0, (width - docks - 114 - 22 - 358) / 2);
  return (
    <svg
      role="presentation"
      class="ulm-drawing"
      viewBox={`0 0 ${width} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid meet"
    >
      {backdrop}
      <g transform="translate(22 92)">
        <Tower view={view} />
      </g>
      <g transform={`translate(${184 + (left - 200 - scroll) / 2} 62)`}>
        <Decree view={view} width={scroll} written={written} />
      </g>
      <g transform={`translate(${168 + (left - 460) / 2} ${bag})`}>
        <Bag view={view} pieces={pieces} titled={written.height < TALL_DECREE} />
      </g>
      <g transform={`translate(${docks} 44)`}>
        <Docks view={view} pieces={pieces} size={72} step={90} />
      </g>
      <g transform={`translate(${piles} 22)`}>
        <CardPiles view={view} />
      </g>
      <g transform={`translate(${piles} 230)`}>
        <CoatStack view={view} />
      </g>
      <g transform={`translate(${piles + 106} 230)`}>
        <Descendants view={view} />
      </g>
      <g transform="translate(0 557)">
        <River view={view} width={width} pieces={pieces} sails={sails} near={near} />
      </g>
      <g transform={`translate(${middle} 293)`}>
        <Cathedral view={view} pieces={pieces} ghost={ghost} pushed={pushed} />
      </g>
    </svg>
  );
}
