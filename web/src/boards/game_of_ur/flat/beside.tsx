/** What lies beside the board: bones, counters, and the lamp at the side of the player to move. */
import type { JSX } from "preact";

import { message, word } from "../../../words";
import type { Message } from "../../../words";
import { counters, LAYOUT, pileElement, smallFace } from "../data";
import type { BoneFace, Die, Pile, Reading, Side } from "../stage";
import { signed } from "../worth";
import { Bone } from "./bones";
import { CoinPile, FlyingCoin } from "./coins";
import { at, classes } from "./drawn";
import type { Drawn } from "./drawn";
import { pilePlace } from "./frame";
import { LampGlyph } from "./lamp";
import { Delta } from "./rings";

const PILES: readonly Pile[] = ["light", "dark", "pool"];
const LARGE_WORDS: Record<Reading, Message> = {
  yes: message("game_of_ur/large-yes"),
  no: message("game_of_ur/large-no"),
};

/** The lamp stands lit at the tray of the player to move. */
export function Lamp({ picture, frame }: Drawn): JSX.Element | null {
  const { view } = picture.position;
  if (view.winner !== null || view.turn === 0) return null;
  const y = LAYOUT.unlaunched[view.to_move as Side].swallow.y;
  return (
    <g transform={at(frame.place(LAYOUT.unlaunched.light.swallow.x - 88, y))} class="ur-lamp">
      <LampGlyph />
    </g>
  );
}

export function Dice({ picture, frame }: Drawn): JSX.Element {
  const { view, faces, throwable } = picture.position;
  const { motion } = picture;
  const resting: Record<Die, BoneFace> = {
    small: faces.small === null ? "broad_hollow" : smallFace(faces.small),
    large: faces.large ?? "broad_rounded",
  };
  const reads: Record<Die, string> = {
    small: view.small === null ? "" : String(view.small),
    large: view.large === null ? "" : word(LARGE_WORDS[view.large as Reading]),
  };
  return (
    <>
      {(["small", "large"] as const).map((die) => {
        const { x, y } = LAYOUT.dice[die];
        const moves = motion?.kind === "die" && motion.die === die;
        const face = moves ? motion.face : resting[die];
        const turn = moves ? motion.turn : die === "small" ? -14 : 9;
        const lift = moves ? motion.lift * 46 : 0;
        const idle = !moves && !throwable[die];
        const [px, py] = frame.place(x, y);
        return (
          <g
            key={die}
            class={`${classes(picture, `die:${die}`)} ${idle ? "is-idle" : ""}`}
            data-element={`die:${die}`}
            data-face={face}
            transform={`translate(${px} ${py})`}
          >
            <g transform={`translate(0 ${-lift}) rotate(${turn}) scale(${1 + lift / 150})`}>
              <Bone die={die} face={face} />
            </g>
            <rect class="hit" x="-56" y="-50" width="112" height="100" fill="transparent" />
            {moves ? null : (
              <text class="ur-label" y="66" font-size="25" text-anchor="middle">
                {reads[die]}
              </text>
            )}
          </g>
        );
      })}
    </>
  );
}

export function Piles({ picture, frame }: Drawn): JSX.Element {
  const { motion, marks, position } = picture;
  return (
    <>
      {PILES.map((pile) => {
        const [x, y] = frame.place(...pilePlace(pile));
        const taken = motion?.kind === "coins" && motion.from === pile ? motion.count : 0;
        const count = counters(position.view, pile) - taken;
        const delta = marks.deltas.find((change) => change.pile === pile);
        return (
          <g
            key={pile}
            class={classes(picture, pileElement(pile))}
            data-element={pileElement(pile)}
            transform={`translate(${x} ${y})`}
          >
            <ellipse class="edge ur-cloth" cy="6" rx="78" ry="40" />
            <CoinPile count={count} />
            <text class="ur-label" y="68" font-size="25" text-anchor="middle">
              {pile === "pool" ? word(message("game_of_ur_board/pool-count", { count })) : count}
            </text>
            <rect class="hit" x="-78" y="-66" width="156" height="118" fill="transparent" />
            {delta ? <Delta text={signed(delta.by)} x={0} y={-66} /> : null}
          </g>
        );
      })}
      {motion?.kind === "coins"
        ? motion.at.map((place, coin) => {
            const [x, y] = frame.place(...place);
            return <FlyingCoin key={coin} x={x} y={y - 20} />;
          })
        : null}
    </>
  );
}
