/** A card as it is printed: name, picture, what its top gives for a tile, what it counts at the end. */
import type { JSX } from "preact";

import type { UlmCardView } from "../../generated/views";
import { useWord } from "../../play/table";
import { message } from "../../words";
import { Barge, Coat, Coin, Seal, Sign, Sparrow } from "./things";
import { Tile } from "./tiles";
import { wrapped } from "./wrap";

const CATHEDRAL = new Set(["nave", "choir", "steeple"]);
const TRADE = new Set(["fustian", "works_of_art", "commercial_goods"]);

/** The family of a card, which its colour tells. */
export function familyOf(kind: string): string {
  if (CATHEDRAL.has(kind)) return "cathedral";
  return TRADE.has(kind) ? "trade" : "chronicle";
}

/** The name without the colour in brackets: the tile on the card tells it. */
export const shortName = (name: string): string => name.replace(/ \(.*\)$/, "");

const INK = "var(--ulm-ink)";

/** Pictures in a box of 98 by 48. */
function Art({ kind }: { kind: string }): JSX.Element | null {
  switch (kind) {
    case "nave":
      return (
        <>
          <rect width="98" height="48" fill="var(--ulm-kind-cathedral)" />
          <path
            d="M6,48V20Q49,-22 92,20V48Z"
            fill="var(--ulm-stone-warm)"
            stroke={INK}
            stroke-width="2"
          />
          <path d="M24,48V26Q49,-2 74,26V48Z" fill="var(--ulm-art-night)" />
          <path
            d="M38,48V30Q49,14 60,30V48Z"
            fill="var(--ulm-lit)"
            stroke={INK}
            stroke-width="1.5"
          />
          <path d="M24,48L38,34M74,48L60,34" stroke="var(--ulm-coin)" stroke-width="1.5" />
        </>
      );
    case "choir":
      return (
        <>
          <rect width="98" height="48" fill="var(--ulm-kind-cathedral)" />
          {["var(--ulm-apple)", "var(--gold)", "var(--ulm-art-green)"].map((fill, at) => (
            <g key={fill} stroke="var(--ulm-art-night)" stroke-width="2">
              <path d={`M${14 + at * 26},48V16q10,-20 20,0V48Z`} fill={fill} />
              <path d={`M${24 + at * 26},6V48M${14 + at * 26},30h20`} stroke-width="1.5" />
            </g>
          ))}
        </>
      );
    case "steeple":
      return (
        <>
          <rect width="98" height="48" fill="var(--ulm-art-sky)" />
          <path d="M49,-2L64,34H34Z" fill="var(--ulm-stone-warm)" stroke={INK} stroke-width="2" />
          <path d="M30,48V32H68V48Z" fill="var(--ulm-stone-warm)" stroke={INK} stroke-width="2" />
          <path
            d="M43,14H55M40,22H58M37,30H61M49,-2L45,34M49,-2L53,34"
            stroke={INK}
            stroke-width="1.2"
          />
          <path d="M38,48V40q4,-6 8,0V48ZM52,48V40q4,-6 8,0V48Z" fill={INK} />
        </>
      );
    case "fustian":
      return (
        <>
          <rect width="98" height="48" fill="var(--ulm-art-sand)" />
          {[
            ["var(--ulm-paper)", 34],
            ["var(--ulm-art-cloth)", 22],
            ["var(--ulm-brick)", 10],
          ].map(([fill, y], at) => (
            <path
              key={y}
              d={`M${12 + at * 6},${Number(y) + 12}q${37 - at * 6},-12 ${74 - at * 12},0v-10q${at * 6 - 37},-12 ${at * 12 - 74},0z`}
              fill={String(fill)}
              stroke="var(--ulm-brown-ink)"
              stroke-width="2"
            />
          ))}
        </>
      );
    case "works_of_art":
      return (
        <>
          <rect width="98" height="48" fill="var(--ulm-medal-sand)" />
          <rect
            x="14"
            y="4"
            width="32"
            height="40"
            fill="var(--ulm-heraldic-gold)"
            stroke={INK}
            stroke-width="2"
          />
          <rect x="19" y="9" width="22" height="30" fill="var(--ulm-heraldic-blue)" />
          <circle cx="30" cy="19" r="5" fill="var(--ulm-skin)" />
          <path d="M21,39Q22,25 30,25Q38,25 39,39Z" fill="var(--ulm-heraldic-red)" />
          <path
            d="M64,44h22l-4,-6h-4q8,-10 0,-20q-3,-6 0,-10h-12q3,6 0,12q-6,10 0,18h-4z"
            fill="var(--ulm-art-green)"
            stroke={INK}
            stroke-width="2"
          />
        </>
      );
    case "commercial_goods":
      return (
        <>
          <rect width="98" height="48" fill="var(--ulm-art-sand)" />
          <rect
            x="8"
            y="18"
            width="36"
            height="28"
            fill="var(--ulm-hull-new)"
            stroke={INK}
            stroke-width="2"
          />
          <path d="M8,18L44,46M44,18L8,46" stroke="var(--ulm-hull-dark)" stroke-width="3" />
          <circle cx="68" cy="29" r="17" fill="var(--ulm-hull)" stroke={INK} stroke-width="2" />
          <circle
            cx="68"
            cy="29"
            r="10"
            fill="var(--ulm-hull-new)"
            stroke={INK}
            stroke-width="1.5"
          />
        </>
      );
    case "first_ulm_chronicle":
      return (
        <>
          <rect width="98" height="48" fill="var(--ulm-art-sand)" />
          <path
            d="M48,42Q30,34 12,42V10Q30,2 48,10Q66,2 84,10V42Q66,34 48,42Z"
            fill="var(--ulm-paper)"
            stroke={INK}
            stroke-width="2"
          />
          <path
            d="M48,10V42M20,16q10,-4 20,0M20,23q10,-4 20,0M20,30q10,-4 20,0M56,16q10,-4 20,0M56,23q10,-4 20,0"
            stroke="var(--ulm-paper-line)"
            stroke-width="2"
            fill="none"
          />
        </>
      );
    case "city_wall":
      return (
        <>
          <rect width="98" height="48" fill="var(--ulm-art-sky)" />
          <path
            d="M0,48V26h9v-7h9v7h9v-7h9v7h26v-7h9v7h9v-7h9v7h9V48Z"
            fill="var(--ulm-brick)"
            stroke={INK}
            stroke-width="2"
          />
          <path d="M33,48V14h32V48Z" fill="var(--ulm-brick-dark)" stroke={INK} stroke-width="2" />
          <path d="M29,14L49,-2L69,14Z" fill="var(--ulm-slate)" stroke={INK} stroke-width="2" />
          <path d="M41,48v-14q8,-10 16,0v14z" fill={INK} />
        </>
      );
    case "construction_freeze":
      return (
        <>
          <rect width="98" height="48" fill="var(--ulm-medal-blue)" />
          <path
            d="M30,48V12H68V24H56V34H44V48Z"
            fill="var(--ulm-stone-warm)"
            stroke={INK}
            stroke-width="2"
          />
          <path
            d="M20,48V4M78,48V4M14,16H84M14,32H84"
            stroke="var(--ulm-hull-dark)"
            stroke-width="3"
          />
          <path
            d="M8,10h.1M40,6h.1M90,24h.1M62,40h.1M12,38h.1M74,8h.1"
            stroke="var(--ulm-white)"
            stroke-width="4"
            stroke-linecap="round"
          />
        </>
      );
    case "fisherman_jousting":
      return (
        <>
          <rect width="98" height="48" fill="var(--ulm-art-sky)" />
          <rect y="32" width="98" height="16" fill="var(--ulm-turquoise-low)" />
          <path
            d="M4,32H38L32,41H10ZM60,32H94L88,41H66Z"
            fill="var(--ulm-hull)"
            stroke={INK}
            stroke-width="2"
          />
          <path d="M18,32V18M80,32V18M18,22L62,16M80,24L36,18" stroke={INK} stroke-width="3" />
          <circle cx="18" cy="13" r="5" fill="var(--ulm-skin)" stroke={INK} stroke-width="1.5" />
          <circle cx="80" cy="13" r="5" fill="var(--ulm-skin)" stroke={INK} stroke-width="1.5" />
        </>
      );
    case "patrician":
      return (
        <>
          <rect width="98" height="48" fill="var(--ulm-cloth-wine)" />
          <path
            d="M22,48Q24,30 42,29H54Q72,30 74,48Z"
            fill="var(--ulm-cloth-coal)"
            stroke={INK}
            stroke-width="2"
          />
          <path d="M34,48L48,32L62,48" fill="none" stroke="var(--ulm-beard)" stroke-width="6" />
          <circle cx="48" cy="19" r="11" fill="var(--ulm-skin)" stroke={INK} stroke-width="2" />
          <path d="M32,14Q34,-1 50,0Q66,0 64,13Q48,6 32,14Z" fill="var(--ulm-heraldic-black)" />
        </>
      );
    case "reformation":
      return (
        <>
          <rect width="98" height="48" fill="var(--ulm-stone)" />
          <path d="M18,48V8H80V48Z" fill="var(--ulm-hull)" stroke={INK} stroke-width="2" />
          <path d="M49,8V48" stroke={INK} stroke-width="2" />
          <rect
            x="32"
            y="12"
            width="34"
            height="30"
            fill="var(--ulm-paper)"
            stroke={INK}
            stroke-width="1.5"
            transform="rotate(-4 49 27)"
          />
          <path
            d="M37,19h22M37,25h22M37,31h15"
            stroke="var(--ulm-paper-line)"
            stroke-width="2"
            transform="rotate(-4 49 27)"
          />
        </>
      );
    case "siege":
      return (
        <>
          <rect width="98" height="48" fill="var(--ulm-heraldic-sand)" />
          <path
            d="M60,48V14h8v6h6v-6h8v6h6v-6h8V48Z"
            fill="var(--ulm-stone-warm)"
            stroke={INK}
            stroke-width="2"
          />
          <path
            d="M10,46L30,20L40,46M30,20L54,8"
            stroke="var(--ulm-hull-dark)"
            stroke-width="4"
            fill="none"
          />
          <circle cx="56" cy="7" r="5" fill="var(--ulm-iron)" stroke={INK} stroke-width="1.5" />
          <circle cx="14" cy="44" r="4" fill={INK} />
          <circle cx="36" cy="44" r="4" fill={INK} />
        </>
      );
    case "swabian_league":
      return (
        <>
          <rect width="98" height="48" fill="var(--ulm-medal-green)" />
          {["leaning_house", "ulm", "garden"].map((id, at) => (
            <g key={id} transform={`translate(${20 + at * 29} 22) scale(0.56)`}>
              <Coat id={id} />
            </g>
          ))}
        </>
      );
    case "ulm_sparrow":
      return (
        <>
          <rect width="98" height="48" fill="var(--ulm-art-sky)" />
          <path d="M0,40H98" stroke="var(--ulm-roof)" stroke-width="14" />
          <path d="M30,40L88,20" stroke="var(--ulm-wheat)" stroke-width="3" />
          <g transform="translate(44 16) scale(1.05)">
            <Sparrow />
          </g>
        </>
      );
    default:
      return null;
  }
}

/** One part of a top as a sign, in a box of 20 around (0, 0). */
function PartSign({ of }: { of: string }): JSX.Element | null {
  switch (of) {
    case "vp":
    case "vp_per_barge_behind":
    case "vp_per_own_quarter_seal":
      return <Sign of="vp" />;
    case "coins":
    case "sparrows":
      return <Sign of={of} />;
    case "sparrows_to_coins":
      return <Sign of="sparrows" />;
    case "move":
      return <Sign of="steps" />;
    case "dock_tiles":
      return <Sign of="tiles" />;
    case "draw_cards":
      return <Sign of="cards" />;
    case "seal_action":
      return <Tile colour="orange" size={27} plain />;
    case "clear_away":
      return <Tile colour="white" size={27} plain />;
    default:
      return null;
  }
}

/** What follows the number of a part: for each what it counts, or what it becomes. */
function PartOf({ of }: { of: string }): JSX.Element | null {
  switch (of) {
    case "vp_per_barge_behind":
      return (
        <g transform="scale(0.34)">
          <Barge />
        </g>
      );
    case "vp_per_own_quarter_seal":
      return <Seal seat={0} r={10} />;
    case "sparrows_to_coins":
    case "seal_action":
      return <Coin r={10} />;
    default:
      return null;
  }
}

const JOINED: Record<string, string> = {
  vp_per_barge_behind: "/",
  vp_per_own_quarter_seal: "/",
  sparrows_to_coins: "→",
  seal_action: "−",
};

/** How wide a part is drawn. */
function widthOf(part: string): number {
  if (JOINED[part]) return 66;
  return part === "clear_away" ? 30 : part === "move" ? 52 : 40;
}

const LARGE = 18;
/** On a card in the hand this is 11 pixels high. */
const READABLE = 12.6;

/** The parts of a top side by side, as large as fits. */
function Parts({ parts }: { parts: [string, number][] }): JSX.Element {
  const whole = parts.reduce((sum, [part]) => sum + widthOf(part), 0);
  const scale = Math.min(1, 90 / whole);
  let x = 13 - whole / 2;
  return (
    <g transform={`translate(49 83) scale(${scale})`}>
      {parts.map(([part, amount]) => {
        const at = x;
        x += widthOf(part);
        const bare =
          part === "clear_away" || part === "sparrows_to_coins" || part === "seal_action";
        const number = bare ? "" : part === "move" ? `≤${amount}` : `${amount}`;
        return (
          <g key={part} transform={`translate(${at} 0)`}>
            <g transform="scale(0.76)">
              <PartSign of={part} />
            </g>
            <text
              class="ulm-card-number"
              x="12"
              y="7"
              font-size={Math.max(LARGE, READABLE / scale)}
            >
              {number + (JOINED[part] ?? "")}
            </text>
            <g transform="translate(42 0) scale(0.8)">
              <PartOf of={part} />
            </g>
          </g>
        );
      })}
    </g>
  );
}

/** Letters of a title that fill the card; a longer word is set a little smaller. */
const TITLE = 13;

/** A card of 98 by 136; its picture and its tile alone where words would be too small to read. */
export function CardFace({
  card,
  words = false,
}: {
  card: UlmCardView;
  words?: boolean;
}): JSX.Element {
  const say = useWord();
  const family = familyOf(card.kind);
  const title = words ? wrapped(shortName(say(card.name)), TITLE) : [];
  const band = title.length > 1 ? 34 : 22;
  const short = message(
    `ulm_board/counts-${family === "chronicle" ? card.kind : family}`,
    card.end.args,
  );
  const end = words ? wrapped(say(short), 15) : [];
  return (
    <g class={`ulm-card-face ${family}`}>
      <rect class="edge ulm-card-paper" width="98" height="136" rx="9" />
      <svg
        aria-hidden="true"
        x="1.5"
        y={band - 2}
        width="95"
        height={70 - band}
        viewBox={`0 ${band / 2 - 11} 98 ${70 - band}`}
        preserveAspectRatio="xMidYMid slice"
      >
        <Art kind={card.kind} />
      </svg>
      <path
        class="ulm-card-band"
        d={`M1.5,${band}V9q0,-7.500 7.500,-7.500H89q7.500,0 7.500,7.500V${band}Z`}
      />
      {title.map((line, at) => (
        <text
          key={at}
          class="ulm-card-title"
          x="7"
          y={16 + at * 13}
          font-size={line.length > TITLE ? READABLE : 13.5}
        >
          {line}
        </text>
      ))}
      {words ? (
        <>
          <Tile colour={card.tile} x={82} y={56} size={26} plain />
          <Parts parts={Object.entries(card.parts)} />
        </>
      ) : (
        <Tile colour={card.tile} x={49} y={102} size={52} plain />
      )}
      {words ? <path class="ulm-card-rule" d="M4,95H94" /> : null}
      {end.map((line, at) => (
        <text
          key={at}
          class="ulm-card-end"
          x="49"
          y={(end.length > 2 ? 106 : end.length > 1 ? 111 : 118) + at * 13}
        >
          {line}
        </text>
      ))}
    </g>
  );
}
