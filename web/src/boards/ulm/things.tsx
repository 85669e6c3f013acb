/** Coins, sparrows, seals, coats of arms, people and barges, each drawn around (0, 0). */
import type { JSX } from "preact";

import { SeatShape, seatLook } from "../../ui/seats";

const INK = "var(--ulm-ink)";

export function Coin({ r = 11 }: { r?: number }): JSX.Element {
  return (
    <g transform={`scale(${r / 11})`}>
      <circle cy="1.6" r="11" fill="var(--ulm-coin-rim)" />
      <circle r="11" fill="var(--ulm-coin)" stroke="var(--ulm-coin-ink)" stroke-width="1.4" />
      <circle
        r="7.7"
        fill="none"
        stroke="var(--ulm-coin-ring)"
        stroke-width="1.2"
        stroke-dasharray="2 1.6"
      />
      <path
        d="M0,-5v10M-3.5,-1.7h7"
        stroke="var(--ulm-coin-ink)"
        stroke-width="2.2"
        stroke-linecap="round"
      />
    </g>
  );
}

export function Sparrow(): JSX.Element {
  return (
    <g stroke={INK} stroke-width="1.2" stroke-linejoin="round">
      <path d="M-15,7L-29,2L-27,8L-30,12L-14,12Z" fill="var(--ulm-feather-tail)" />
      <path
        d="M-17,9C-14,-4 -2,-9 6,-9C8,-16 20,-17 22,-8L28,-5L22,-3C22,10 8,17 -4,15C-11,14 -16,12 -17,9Z"
        fill="var(--ulm-feather)"
      />
      <path d="M-15,8C-10,-3 0,-6 8,-3C7,6 -2,11 -15,8Z" fill="var(--ulm-feather-wing)" />
      <path d="M6,-9C8,-16 20,-17 22,-8C17,-10 12,-10 6,-9Z" fill="var(--ulm-feather-tail)" />
      <path d="M21,-3C18,4 14,3 13,-1Z" fill="var(--ulm-feather-bib)" />
      <circle cx="17" cy="-7" r="1.7" fill={INK} stroke="none" />
      <path d="M-2,15v6M5,15v6" fill="none" stroke-width="1.8" />
    </g>
  );
}

/** A blot of wax is never quite round, and no two seats pour it alike. */
function blot(seat: number, r: number): string {
  const points = Array.from({ length: 36 }, (_, k) => {
    const a = (k / 36) * 2 * Math.PI;
    const far = r * (1 + 0.045 * Math.sin(a * 3 + seat) + 0.03 * Math.sin(a * 7 + seat * 2));
    return `${(far * Math.cos(a)).toFixed(1)},${(far * Math.sin(a)).toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
}

/** A wax seal with the seat's shape pressed into it. */
export function Seal({ seat, r = 11 }: { seat: number; r?: number }): JSX.Element {
  const look = seatLook(seat);
  return (
    <g>
      <path d={blot(seat, r)} fill={look.colour} stroke={INK} stroke-width="1.6" />
      <circle r={r * 0.72} fill="var(--ulm-shade)" />
      <circle cx={-r * 0.07} cy={-r * 0.09} r={r * 0.66} fill={look.colour} />
      <path
        d={look.shape}
        transform={`scale(${r * 0.48})`}
        fill="var(--chalk)"
        stroke={INK}
        stroke-width="1.3"
        vector-effect="non-scaling-stroke"
      />
    </g>
  );
}

const FIELD = "M-20,-24H20V8Q18,22 0,28Q-18,22 -20,8Z";
const gold = "var(--ulm-heraldic-gold)";
const white = "var(--ulm-heraldic-white)";
const red = "var(--ulm-heraldic-red)";

/** What each coat of arms shows on its field. */
const CHARGES: Record<string, [field: string, charges: JSX.Element]> = {
  leaning_house: [red, <path d="M-20,-24H-8L20,8L19,14L14,19L-20,-12Z" fill={white} />],
  garden: [
    "var(--ulm-heraldic-sand)",
    <path
      d="M0,20V2M0,-18L-12,2H12Z"
      fill="var(--ulm-heraldic-green)"
      stroke="var(--ulm-heraldic-green)"
      stroke-width="4"
    />,
  ],
  oath_house: [
    "var(--ulm-heraldic-blue)",
    <path d="M-3,20V-6H-11V-12H-3V-19H3V-12H11V-6H3V20Z" fill={gold} />,
  ],
  town_hall: [white, <path d="M-20,-24H0V2H-20ZM0,2H20V8Q18,22 0,28Z" fill={red} />],
  tillage: [
    "var(--ulm-heraldic-green)",
    <path
      d="M0,22V-8M0,-18q-8,8 0,14q8,-6 0,-14M-3,2q-9,-2 -10,-10q9,1 10,10M3,2q9,-2 10,-10q-9,1 -10,10M-3,14q-9,-2 -10,-10q9,1 10,10M3,14q9,-2 10,-10q-9,1 -10,10"
      fill={gold}
      stroke={gold}
      stroke-width="2.5"
    />,
  ],
  goose_tower: [
    "var(--ulm-heraldic-sand)",
    <path d="M-12,22V-8H-16V-20H-9V-15H-4V-20H4V-15H9V-20H16V-8H12V22Z" fill={red} />,
  ],
  shipyard: [
    "var(--ulm-heraldic-blue)",
    <path
      d="M0,-16V6M-14,-2H14M-15,6Q-14,18 0,20Q14,18 15,6M0,-16a4,4 0 1 1 .1,0"
      fill="none"
      stroke={white}
      stroke-width="4.5"
    />,
  ],
  reichenauer_hof: [
    "var(--ulm-heraldic-black)",
    <path d="M-20,8L0,-10L20,8V-6L0,-23L-20,-6Z" fill={gold} />,
  ],
  geislingen: [red, <path d="M-20,-6H20V6H-20Z" fill={white} />],
  langenau: [white, <path d="M-20,10L20,-14V-2L-20,22Z" fill="var(--ulm-heraldic-green)" />],
  leipheim: [
    "var(--ulm-heraldic-blue)",
    <path d="M0,-19L4,-6H18L7,2L11,16L0,8L-11,16L-7,2L-18,-6H-4Z" fill={white} />,
  ],
  albeck: [white, <path d="M-20,-24H20V-2H-20Z" fill="var(--ulm-heraldic-black)" />],
  back: ["var(--ulm-crimson)", <path d="M0,-16L9,0L0,16L-9,0Z" fill={gold} />],
  ulm: [white, <path d="M-20,-24H20V-2H-20Z" fill="var(--ulm-heraldic-black)" />],
};

/** A coat of arms: `coat_gold_garden` has a rim of gold and the tree of the Garden. */
export function Coat({ id, vp }: { id: string; vp?: number }): JSX.Element {
  const name = id.replace(/^coat_(gold|silver)_/, "");
  const [field, charges] = CHARGES[name] ?? (CHARGES["back"] as [string, JSX.Element]);
  const rim = id.includes("silver") ? "var(--ulm-heraldic-silver)" : gold;
  return (
    <g>
      <path d="M-25,-29H25V9Q23,27 0,35Q-23,27 -25,9Z" fill={rim} stroke={INK} stroke-width="2.4" />
      <path d={FIELD} fill={field} />
      {charges}
      <path d={FIELD} fill="none" stroke={INK} stroke-width="1.6" />
      {vp === undefined ? null : (
        <>
          <circle cx="19" cy="-23" r="15" fill="var(--chalk)" stroke={INK} stroke-width="1.8" />
          <text class="ulm-number" x="19" y="-15.500" font-size="22">
            {vp}
          </text>
        </>
      )}
    </g>
  );
}

/** A family crest: its owner's shape, and what it pays. */
export function Crest({ seat, pays }: { seat: number; pays?: number }): JSX.Element {
  return (
    <g>
      <path
        d="M-17,-19H17V5Q15,18 0,24Q-15,18 -17,5Z"
        fill="var(--ulm-crest)"
        stroke="var(--ulm-crest-rim)"
        stroke-width="3.4"
      />
      <SeatShape seat={seat} size={10} />
      {pays === undefined ? null : (
        <>
          <circle
            cx="16"
            cy="17"
            r="13"
            fill="var(--ulm-crest-rim)"
            stroke="var(--ulm-crest)"
            stroke-width="2"
          />
          <text class="ulm-crest-pays" x="15.5" y="23.5" font-size="19">
            +{pays}
          </text>
        </>
      )}
    </g>
  );
}

interface Looks {
  medal: string;
  coat: string;
  hair: string;
  beard: boolean;
  hat: JSX.Element;
}

const PEOPLE: Record<string, Looks> = {
  barge_driver: {
    medal: "green",
    coat: "teal",
    hair: "hair",
    beard: true,
    hat: (
      <>
        <path
          d="M-22,-9Q-24,-27 0,-29Q24,-27 22,-9Q12,-15 0,-15Q-12,-15 -22,-9Z"
          fill="var(--ulm-cloth-teal)"
        />
        <path
          d="M-29,-8Q0,-19 29,-8Q14,-12 0,-12Q-14,-12 -29,-8Z"
          fill="var(--ulm-cloth-teal-dark)"
        />
      </>
    ),
  },
  city_guard: {
    medal: "sand",
    coat: "wine",
    hair: "hair-dark",
    beard: false,
    hat: (
      <>
        <path
          d="M-21,-3Q-22,-30 0,-31Q22,-30 21,-3L15,-5Q14,-12 0,-12Q-14,-12 -15,-5Z"
          fill="var(--ulm-iron)"
        />
        <path d="M-27,-8Q0,-16 27,-8L25,-3Q0,-11 -25,-3Z" fill="var(--ulm-iron-light)" />
      </>
    ),
  },
  mint_master: {
    medal: "gold",
    coat: "plum",
    hair: "beard",
    beard: true,
    hat: (
      <>
        <path
          d="M-24,-11Q-26,-33 2,-31Q26,-31 23,-11Q0,-19 -24,-11Z"
          fill="var(--ulm-cloth-wine)"
        />
        <circle cx="13" cy="-21" r="5" fill="var(--ulm-coin)" />
      </>
    ),
  },
  scholar: {
    medal: "blue",
    coat: "night",
    hair: "hair",
    beard: false,
    hat: (
      <>
        <path d="M-19,-12L-20,-25L20,-25L19,-12Q0,-18 -19,-12Z" fill="var(--ulm-cloth-coal)" />
        <path d="M-28,-25L0,-34L28,-25L0,-18Z" fill="var(--ulm-cloth-night)" />
      </>
    ),
  },
  abbot: {
    medal: "sand",
    coat: "moss",
    hair: "beard",
    beard: false,
    hat: (
      <>
        <path
          d="M-25,20Q-30,-34 0,-35Q30,-34 25,20L16,14Q18,-17 0,-19Q-18,-17 -16,14Z"
          fill="var(--ulm-cloth-moss)"
          stroke={INK}
          stroke-width="1.6"
        />
      </>
    ),
  },
  builder: {
    medal: "gold",
    coat: "teal",
    hair: "hair-dark",
    beard: true,
    hat: (
      <>
        <path d="M-20,-11Q-20,-28 0,-28Q20,-28 20,-11Q0,-18 -20,-11Z" fill="var(--ulm-wheat)" />
        <path d="M-23,-10Q0,-19 23,-10V-6Q0,-14 -23,-6Z" fill="var(--ulm-log)" />
      </>
    ),
  },
  merchant: {
    medal: "green",
    coat: "wine",
    hair: "hair",
    beard: true,
    hat: (
      <>
        <path d="M-26,-8Q-30,-24 -6,-30Q26,-34 26,-12Q8,-20 -26,-8Z" fill="var(--ulm-cloth-plum)" />
        <path d="M12,-27q14,-16 20,-4q-8,-3 -16,8z" fill={white} stroke={INK} stroke-width="1.2" />
      </>
    ),
  },
  councilman: {
    medal: "blue",
    coat: "plum",
    hair: "beard",
    beard: false,
    hat: (
      <>
        <path
          d="M-21,-10Q-22,-30 0,-31Q22,-30 21,-10Q0,-18 -21,-10Z"
          fill="var(--ulm-cloth-coal)"
        />
        <path d="M-24,-6Q0,-18 24,-6V-13Q0,-24 -24,-13Z" fill="var(--ulm-beard)" />
        <path
          d="M-16,20Q0,38 16,20"
          fill="none"
          stroke="var(--ulm-coin)"
          stroke-width="4"
          stroke-dasharray="5 2"
        />
      </>
    ),
  },
};

/** The portrait of a descendant in a medallion of radius 40, with the mark of whom he serves. */
export function Portrait({ id, owner }: { id: string; owner?: number | null }): JSX.Element {
  const one = PEOPLE[id] ?? (PEOPLE["scholar"] as Looks);
  return (
    <g>
      <circle
        r="40"
        fill={`var(--ulm-medal-${one.medal})`}
        stroke="var(--ulm-crest-rim)"
        stroke-width="4"
      />
      <path
        d="M-28,26Q-24,14 -10,13H10Q24,14 28,26Q16,38 0,38Q-16,38 -28,26Z"
        fill={`var(--ulm-cloth-${one.coat})`}
        stroke={INK}
        stroke-width="2"
      />
      <path d="M-9,13L0,26L9,13Z" fill={white} />
      <path d="M-18,-8Q-20,10 -14,15H14Q20,10 18,-8Z" fill={`var(--ulm-${one.hair})`} />
      <path
        d="M-14,-10Q-15,16 0,19Q15,16 14,-10Q0,-18 -14,-10Z"
        fill="var(--ulm-skin)"
        stroke="var(--ulm-skin-line)"
        stroke-width="1.6"
      />
      {one.beard ? (
        <path
          d="M-14,3Q-12,26 0,27Q12,26 14,3Q8,8 0,7Q-8,8 -14,3Z"
          fill={`var(--ulm-${one.hair})`}
        />
      ) : null}
      <path
        d="M-5,11q5,3.500 10,0"
        fill="none"
        stroke="var(--ulm-crimson)"
        stroke-width="2"
        stroke-linecap="round"
      />
      <circle cx="-6" cy="-3" r="2" fill={INK} />
      <circle cx="6" cy="-3" r="2" fill={INK} />
      <path d="M0,-2l-2,6h3" fill="none" stroke="var(--ulm-skin-line)" stroke-width="1.6" />
      {one.hat}
      {owner === undefined || owner === null ? null : (
        <SeatShape seat={owner} x={28} y={28} size={12} />
      )}
    </g>
  );
}

/** The Ulm box, a river barge, flying the shape of its seat; as a mere sign, a pennant. */
export function Barge({ seat }: { seat?: number }): JSX.Element {
  return (
    <g stroke={INK} stroke-linejoin="round" stroke-width="2">
      <path d="M-34,6L34,6L40,0L31,20Q0,24 -28,20L-40,-2Z" fill="var(--ulm-hull)" />
      <path d="M-33,12H34" stroke="var(--ulm-hull-dark)" />
      <path d="M-21,6V-12H19V6Z" fill="var(--ulm-cabin)" />
      <path
        d="M-16,6L-6,-12H1L-9,6ZM-1,6L9,-12H16L6,6Z"
        fill="var(--ulm-cabin-stripe)"
        stroke="none"
      />
      <path d="M-26,-11L-19,-20H17L24,-11Z" fill="var(--ulm-cabin-roof)" />
      <path d="M0,-20V-46" stroke="var(--ulm-hull-dark)" stroke-width="3" />
      {seat === undefined ? (
        <path d="M0,-46H22L14,-38L22,-30H0Z" fill={red} />
      ) : (
        <SeatShape seat={seat} y={-34} size={13} />
      )}
    </g>
  );
}

function CardSign(): JSX.Element {
  return (
    <g>
      <rect
        x="-9"
        y="-13"
        width="18"
        height="26"
        rx="3"
        fill="var(--ulm-paper)"
        stroke="var(--ulm-brown-ink)"
        stroke-width="2.2"
      />
      <path d="M0,-8l5,8h-10z" fill={red} />
      <path d="M-5,6h10" stroke="var(--ulm-paper-line)" stroke-width="2.4" />
    </g>
  );
}

function AnyTile(): JSX.Element {
  return (
    <g stroke={INK} stroke-width="2">
      <rect x="-12" y="-12" width="24" height="24" rx="5" fill="var(--ulm-orange)" />
      <path d="M0,-12H-7q-5,0 -5,5V7q0,5 5,5H0Z" fill="var(--ulm-turquoise)" />
    </g>
  );
}

function Crown(): JSX.Element {
  return (
    <path
      d="M-14,12V-8l7,7l7,-12l7,12l7,-7V12Z"
      fill="var(--gold)"
      stroke="var(--ulm-coin-rim)"
      stroke-width="2"
    />
  );
}

/** Small signs for what a privilege, a card or a space brings, in a box of 28. */
export function Sign({ of, seat = 0 }: { of: string; seat?: number }): JSX.Element | null {
  switch (of) {
    case "coins":
      return <Coin r={12} />;
    case "sparrows":
      return (
        <g transform="scale(0.5)">
          <Sparrow />
        </g>
      );
    case "cards":
      return <CardSign />;
    case "tiles":
      return <AnyTile />;
    case "vp":
      return <Crown />;
    case "steps":
      return (
        <g transform="translate(0 4) scale(0.36)">
          <Barge />
        </g>
      );
    case "seals":
      return <Seal seat={seat} r={12} />;
    case "crests":
      return (
        <g transform="scale(0.62) translate(0 -2)">
          <Crest seat={seat} />
        </g>
      );
    case "coats":
      return (
        <g transform="scale(0.42)">
          <Coat id="leaning_house" />
        </g>
      );
    case "descendants":
      return (
        <g transform="scale(0.37)">
          <Portrait id="scholar" />
        </g>
      );
    default:
      return null;
  }
}

/** A sign as a small picture in text. */
export function SignMark(props: {
  of: string;
  size?: number;
  seat?: number;
  piece?: string;
  /** The place that it comes from and goes to. */
  from?: string;
}): JSX.Element {
  const { piece, from, size = 20 } = props;
  return (
    <svg
      class="ulm-mark"
      width={size}
      height={size}
      viewBox="-15 -15 30 30"
      aria-hidden="true"
      {...(piece ? { "data-piece": piece, "data-piece-from": from } : {})}
    >
      <Sign of={props.of} seat={props.seat ?? 0} />
    </svg>
  );
}

/** Something drawn here, as a small picture in text. */
export function Picture(props: {
  box: string;
  width: number;
  height: number;
  piece?: string;
  children: JSX.Element;
}): JSX.Element {
  return (
    <svg
      class="ulm-mark"
      width={props.width}
      height={props.height}
      viewBox={props.box}
      aria-hidden="true"
      {...(props.piece ? { "data-piece": props.piece } : {})}
    >
      {props.children}
    </svg>
  );
}
