/** What the map says in its corners: the turn, the order of play, and what the pieces are. */
import type { JSX } from "preact";

import type { FloodView } from "../../generated/views";
import { useWord } from "../../play/table";
import { SeatShape } from "../../ui/seats";
import { message } from "../../words";
import { SHIELD, Walls } from "./pieces";
import { dateOf, phaseName, seatOf } from "./words";

/** The seal that carries the points of an area. */
export const SEAL =
  "M0,-14l4,3l5,-1l1.500,5l4.500,2.500l-2,4.500l2,4.500l-4.500,2.500l-1.500,5l-5,-1l-4,3l-4,-3l-5,1l-1.500,-5l-4.500,-2.500l2,-4.500l-2,-4.500l4.500,-2.500l1.500,-5l5,1z";

/** The turn and the order of play, where the sea is wide. */
export function Cartouche({ view }: { view: FloodView }): JSX.Element {
  const say = useWord();
  return (
    <g transform="translate(642 62)" class="flood-cartouche">
      <rect x="-126" y="0" width="252" height="176" rx="12" />
      <text y="34" class="flood-turn">
        {say(message("after_the_flood_board/turn", { turn: view.turn }))}
      </text>
      <text y="64">{say(dateOf(view.turn))}</text>
      <text y="93">{say(phaseName(view.phase))}</text>
      <path d="M-104,106H104" />
      {view.order.map((colour, at) => (
        <g key={colour} transform={`translate(${(at - 1) * 80 + 4} 142)`}>
          <text x="-27" y="8">
            {at + 1}
          </text>
          <SeatShape seat={seatOf(view, colour)} x={12} size={view.actor === colour ? 19 : 15} />
          {view.actor === colour && <circle cx="12" r="26" class="flood-acting" />}
        </g>
      ))}
    </g>
  );
}

const NOBODYS = "var(--flood-nobodys)";

/** What the pieces are. */
export function Key(): JSX.Element {
  const say = useWord();
  const rows = [
    {
      picture: (
        <>
          <circle cy="-12" r="6" fill={NOBODYS} stroke="var(--outline)" />
          <circle cy="1" r="11" fill={NOBODYS} stroke="var(--outline)" />
        </>
      ),
      words: message("after_the_flood_board/key_workers"),
    },
    {
      picture: <path d={SHIELD} transform="scale(0.72)" class="flood-shield" />,
      words: message("after_the_flood_board/key_armies"),
    },
    {
      picture: (
        <g transform="translate(0 -2) scale(0.72)">
          <Walls fill={NOBODYS} expanded={false} />
        </g>
      ),
      words: message("after_the_flood_board/key_city"),
    },
    {
      picture: (
        <g transform="translate(0 2) scale(0.72)">
          <Walls fill={NOBODYS} expanded />
        </g>
      ),
      words: message("after_the_flood_board/key_expanded"),
    },
    {
      picture: <path d={SEAL} class="flood-seal" />,
      words: message("after_the_flood_board/key_points"),
    },
  ];
  return (
    <g transform="translate(20 664)" class="flood-key">
      <rect width="256" height="188" rx="12" />
      {rows.map(({ picture, words }, at) => (
        <g key={words.id} transform={`translate(30 ${26 + at * 35})`}>
          {picture}
          <text x="28" y="8">
            {say(words)}
          </text>
        </g>
      ))}
    </g>
  );
}
