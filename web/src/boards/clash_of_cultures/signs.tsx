/** Small signs of goods, pieces and verbs, each in a square of 24. */
import type { JSX } from "preact";

const INK = "var(--clash-ink)";
const LINE = {
  fill: "none",
  stroke: "currentColor",
  "stroke-width": 2,
  "stroke-linecap": "round",
} as const;

const face = (fill: string, mouth: string, brows = ""): JSX.Element => (
  <g>
    <circle cx="12" cy="12" r="9.6" fill={fill} stroke={INK} stroke-width="1" />
    <circle cx="8.4" cy="10.4" r="1.5" fill={INK} />
    <circle cx="15.6" cy="10.4" r="1.5" fill={INK} />
    <path d={mouth + brows} fill="none" stroke={INK} stroke-width="1.7" stroke-linecap="round" />
  </g>
);

const SIGNS: Record<string, JSX.Element> = {
  food: (
    <g>
      <path d="M12,22V9" stroke="var(--clash-straw)" stroke-width="2" />
      <path
        d="M12,1.6Q15,5 12,9Q9,5 12,1.6ZM12,10Q12,5.4 17,4.8Q17,9.6 12,10ZM12,10Q12,5.4 7,4.8Q7,9.6 12,10ZM12,15.6Q12,10.8 17.6,10.2Q17.6,15.2 12,15.6ZM12,15.6Q12,10.8 6.4,10.2Q6.4,15.2 12,15.6Z"
        fill="var(--clash-food)"
        stroke="var(--clash-straw)"
        stroke-width="0.7"
      />
    </g>
  ),
  wood: (
    <g stroke="var(--clash-bark)" stroke-width="0.9">
      <path d="M4,13.4H18V20.4H4Z" fill="var(--clash-log)" />
      <path d="M7,4.6H21V11.6H7Z" fill="var(--clash-wood)" />
      <ellipse cx="4.6" cy="16.9" rx="2.7" ry="3.5" fill="var(--clash-wood-end)" />
      <ellipse cx="7.6" cy="8.1" rx="2.7" ry="3.5" fill="var(--clash-wood-end)" />
      <path d="M11,8H18M9,17H15" fill="none" />
    </g>
  ),
  ore: (
    <g stroke={INK} stroke-width="0.9" stroke-linejoin="round">
      <path d="M2.6,19.6L7,8L13,4L20,10L22,19.6Z" fill="var(--clash-ore)" />
      <path d="M7,8L13,4L14,11L9,13Z" fill="var(--clash-ore-lit)" />
      <path d="M14,11L20,10L22,19.6H13Z" fill="var(--clash-ore-shade)" />
      <path d="M9.6,17.4L12,15.2L14,16.4L12.6,18.4Z" fill="var(--clash-ore-vein)" stroke="none" />
    </g>
  ),
  ideas: (
    <g>
      <path
        d="M2.6,14.6C2.6,19 7,21.4 12,21.4S21.4,19 21.4,14.6L17,13.6H2.6Z"
        fill="var(--clash-lamp)"
        stroke="var(--clash-bark)"
        stroke-width="0.9"
      />
      <path
        d="M18.6,13C20,8.4 16,6.6 18,1.6C13.6,3.8 11.8,8.4 14,13Z"
        fill="var(--clash-ideas)"
        stroke="var(--clash-flame)"
        stroke-width="0.8"
      />
    </g>
  ),
  gold: (
    <g stroke="var(--clash-gold-edge)">
      <circle cx="12" cy="12" r="9.6" fill="var(--clash-gold)" stroke-width="1" />
      <circle cx="12" cy="12" r="6.8" fill="none" stroke-width="1.1" />
      <path
        d="M12,7L13.5,10.3L17,10.7L14.4,13.1L15.1,16.6L12,14.9L8.9,16.6L9.6,13.1L7,10.7L10.5,10.3Z"
        fill="var(--clash-gold-edge)"
        stroke="none"
      />
    </g>
  ),
  mood: face("var(--clash-mood-happy)", "M7,13.8C9,17.8 15,17.8 17,13.8"),
  happy: face("var(--clash-mood-happy)", "M7,13.8C9,17.8 15,17.8 17,13.8"),
  neutral: face("var(--clash-mood)", "M7.6,15.6H16.4"),
  angry: face(
    "var(--clash-mood-angry)",
    "M7.6,17C9.6,14 14.4,14 16.4,17",
    "M6,7.4L10,9M18,7.4L14,9",
  ),
  culture: (
    <g>
      <path
        d="M4,2.6C1,11 5,17 9,19H15C19,17 23,11 20,2.6C19,8 17,10 16,10H8C7,10 5,8 4,2.6Z"
        fill="var(--clash-culture)"
        stroke="var(--clash-culture-edge)"
        stroke-width="1"
      />
      <path
        d="M8.6,10V19M12,10V19M15.4,10V19"
        stroke="var(--clash-culture-edge)"
        stroke-width="1.2"
      />
      <path d="M7,21.4H17" stroke="var(--clash-culture)" stroke-width="2" />
    </g>
  ),
  army: (
    <g>
      <path d="M18.4,3V22" stroke="var(--clash-shaft)" stroke-width="1.8" />
      <path d="M18.4,0.4L20.6,5.4H16.2Z" fill="var(--clash-steel)" />
      <path
        d="M9,5C13,5 15.2,6 15.2,6C15.2,14 13,18.4 9,21.4C5,18.4 2.8,14 2.8,6C2.8,6 5,5 9,5Z"
        fill="var(--clash-shield)"
        stroke={INK}
        stroke-width="1.2"
      />
      <path d="M9,7.4V18M5.2,11H12.8" stroke="var(--clash-shield-mark)" stroke-width="1.6" />
    </g>
  ),
  settler: (
    <g stroke={INK} stroke-width="1.1">
      <circle cx="10" cy="5.6" r="3.5" fill="var(--clash-skin)" />
      <path d="M4.6,21.4C4.6,14 6,10 10,10S15.4,14 15.4,21.4Z" fill="var(--clash-shield)" />
      <circle cx="18" cy="9" r="3.8" fill="var(--clash-bundle)" />
      <path d="M12.4,13.6L18,9" fill="none" />
    </g>
  ),
  ship: (
    <g stroke="var(--clash-bark)">
      <path d="M2,15H22C21,19.4 19,21.4 17,21.4H7C5,21.4 3,19.4 2,15Z" fill="var(--clash-wood)" />
      <path d="M12,2V15" stroke-width="1.6" />
      <path d="M13,3C18,5 20.4,9 20.4,13H13Z" fill="var(--clash-sail)" stroke-width="0.8" />
    </g>
  ),
  settlement: (
    <g stroke="var(--clash-bark)" stroke-width="1">
      <path d="M2,21.4V12H9V21.4Z" fill="var(--clash-brick)" />
      <path d="M14,21.4V13H22V21.4Z" fill="var(--clash-brick-shade)" />
      <path d="M8,21.4V5.6H15V21.4Z" fill="var(--clash-brick-lit)" />
      <path d="M10.4,21.4V17H13V21.4Z" fill="var(--clash-bark)" />
    </g>
  ),
  card: (
    <g>
      <rect
        x="5"
        y="2"
        width="14"
        height="20"
        rx="2.4"
        fill="var(--card)"
        stroke={INK}
        stroke-width="1.1"
      />
      <path d="M5,12H19" stroke={INK} />
      <path d="M12,3.8L14.2,7L12,10.2L9.8,7Z" fill="var(--clash-civil)" />
      <path d="M9,14.6L15,20M15,14.6L9,20" stroke="var(--clash-tactics)" stroke-width="1.7" />
    </g>
  ),
  objective: (
    <g stroke={INK} stroke-width="1">
      <path
        d="M7,3H17.4C19,3 20,4 20,5.4V18H9V20C9,22 5,22 5,20V5C5,3.6 6,3 7,3Z"
        fill="var(--clash-scroll-paper)"
      />
      <path d="M9,18H22C22,20.6 20.6,22 19,22H7" fill="var(--card)" />
      <path
        d="M12.6,5.4L13.9,8.2L16.8,8.5L14.6,10.5L15.2,13.4L12.6,11.9L10,13.4L10.6,10.5L8.4,8.5L11.3,8.2Z"
        fill="var(--clash-tactics)"
        stroke="none"
      />
    </g>
  ),
  points: (
    <path
      d="M12,2L14.8,8.6L22,9.2L16.5,13.9L18.2,21L12,17.2L5.8,21L7.5,13.9L2,9.2L9.2,8.6Z"
      fill="var(--gold)"
      stroke={INK}
      stroke-width="1"
    />
  ),
  wonder: (
    <g stroke="var(--clash-bark)" stroke-width="0.9">
      <path d="M1.6,20L9,5L15,20Z" fill="var(--clash-wonder)" />
      <path d="M9,5L19,20H15Z" fill="var(--clash-wonder-shade)" />
      <path d="M14,20L18,12L22.4,20Z" fill="var(--clash-wonder)" />
    </g>
  ),
  advance: (
    <g {...LINE}>
      <path d="M12,6V22M3,22H21M5,22V13H9V22M15,22V9H19V22" />
      <circle cx="12" cy="4" r="2" fill="currentColor" />
    </g>
  ),
  move: (
    <g>
      <path d="M3,19C7,20 8,15 11,13S16,12 19,8" {...LINE} stroke-dasharray="3 3.4" />
      <path d="M21.4,3.6L19.8,10.6L14.4,6Z" fill="currentColor" />
    </g>
  ),
  found: (
    <g {...LINE}>
      <path d="M5,22V10L12,4L19,10V22Z" />
      <path d="M12,11V18M8.5,14.5H15.5" />
    </g>
  ),
  activate: (
    <g {...LINE}>
      <circle cx="12" cy="12" r="4.2" fill="currentColor" stroke="none" />
      <path d="M12,1.6V5.4M12,18.6V22.4M1.6,12H5.4M18.6,12H22.4M4.6,4.6L7.2,7.2M16.8,16.8L19.4,19.4M19.4,4.6L16.8,7.2M7.2,16.8L4.6,19.4" />
    </g>
  ),
  civic: face("var(--clash-mood-happy)", "M7,13.8C9,17.8 15,17.8 17,13.8"),
  influence: (
    <g {...LINE}>
      <path d="M12,21C6,17 3,13 3,9C3,6 5,4 7.5,4S12,6 12,8C12,6 14,4 16.5,4S21,6 21,9C21,13 18,17 12,21Z" />
      <path d="M8.6,11.4H15.4M12,8.4V14.4" />
    </g>
  ),
  trade: <path d="M3,8H19M15,4L19,8L15,12M21,16H5M9,12L5,16L9,20" {...LINE} />,
  swords: <path d="M4,4L17,17M20,4L7,17M14,20L20,14M4,14L10,20" {...LINE} />,
  die: (
    <g stroke={INK}>
      <rect x="3" y="3" width="18" height="18" rx="4.4" fill="var(--card)" stroke-width="1.2" />
      <g fill={INK} stroke="none">
        <circle cx="8" cy="8" r="1.8" />
        <circle cx="16" cy="8" r="1.8" />
        <circle cx="12" cy="12" r="1.8" />
        <circle cx="8" cy="16" r="1.8" />
        <circle cx="16" cy="16" r="1.8" />
      </g>
    </g>
  ),
  barbarian: (
    <g stroke={INK}>
      <path d="M4,6L1,1L7,3ZM20,6L23,1L17,3Z" fill="var(--clash-horn)" stroke-width="0.8" />
      <path
        d="M5,21C4,18.6 5,16.6 3.4,13.4C2.6,6.6 7,3 12,3S21.4,6.6 20.6,13.4C19,16.6 20,18.6 19,21Z"
        fill="var(--clash-barbarian)"
      />
      <path
        d="M7,11L10.2,12.6L7.6,14.2ZM17,11L13.8,12.6L16.4,14.2Z"
        fill="var(--clash-ideas)"
        stroke="none"
      />
    </g>
  ),
  exhausted: (
    <g>
      <circle
        cx="12"
        cy="12"
        r="9.6"
        fill="var(--clash-exhausted)"
        stroke="var(--clash-horn)"
        stroke-width="1.6"
      />
      <path
        d="M7.4,7.4L16.6,16.6M16.6,7.4L7.4,16.6"
        stroke="var(--clash-mood-angry)"
        stroke-width="2.6"
      />
    </g>
  ),
  event: (
    <g {...LINE}>
      <path d="M13,2L5,13H11L10,22L19,10H13Z" />
    </g>
  ),
  port: (
    <g {...LINE}>
      <path d="M12,6V20M7,10H17M4,14C5,19 9,20 12,20S19,19 20,14" />
      <circle cx="12" cy="4" r="2" />
    </g>
  ),
  academy: <path d="M2.6,9L12,3L21.4,9ZM4,20.6H20M6.4,11V18M12,11V18M17.6,11V18" {...LINE} />,
  fortress: <path d="M4,21V6H7.4V9H10.4V6H13.6V9H16.6V6H20V21Z" {...LINE} />,
  temple: (
    <path
      d="M2,21H22M4.4,21V16.4H19.6V21M7.6,16.4V11.4H16.4V16.4M10.4,11.4V6.4H13.6V11.4"
      {...LINE}
    />
  ),
  construction: <path d="M5,21L15,9M9,4L18,12L20.4,9L13,2.4Z" {...LINE} />,
  government: <path d="M4,20H20M5,17L3,8L8,12L12,5L16,12L21,8L19,17Z" {...LINE} />,
  science: (
    <g {...LINE} stroke-width="1.6">
      <circle cx="12" cy="12" r="2.4" fill="currentColor" />
      <ellipse cx="12" cy="12" rx="9.6" ry="4.2" />
      <ellipse cx="12" cy="12" rx="4.2" ry="9.6" />
    </g>
  ),
};

/** The sign of each column of advances. */
export const COLUMN_SIGNS: Record<string, string> = {
  agriculture: "food",
  construction: "construction",
  maritime: "ship",
  education: "academy",
  warfare: "swords",
  spirituality: "temple",
  economy: "gold",
  culture: "culture",
  science: "science",
  democracy: "government",
  autocracy: "government",
  theocracy: "government",
};

/** A sign inside another drawing, around (0, 0). */
export function Drawing(props: { of: string; size: number; x?: number; y?: number }): JSX.Element {
  const { size, x = 0, y = 0 } = props;
  return (
    <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}>
      {SIGNS[props.of] ?? SIGNS["card"]}
    </g>
  );
}

export function Sign(props: { of: string; size?: number }): JSX.Element {
  const size = props.size ?? 20;
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" class="cc-sign">
      {SIGNS[props.of] ?? SIGNS["card"]}
    </svg>
  );
}

/** Numbers with the signs of what they count: a price, a hoard. */
export function Price(props: {
  cost: Record<string, number>;
  size?: number;
  /** Some of what it is the price of costs more. */
  least?: boolean;
}): JSX.Element {
  return (
    <span class="cc-price">
      {Object.entries(props.cost)
        .filter(([, count]) => count > 0)
        .map(([kind, count]) => (
          <span key={kind}>
            {count}
            {props.least ? "+" : ""} <Sign of={kind} size={props.size ?? 16} />
          </span>
        ))}
    </span>
  );
}
