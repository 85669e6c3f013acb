/** The five actions: what each does, and what it would do now. They begin a turn, too. */
import type { JSX } from "preact";

import type { ZigguratActView, ZigguratView } from "../../generated/views";
import { CoveredBox } from "../../play/spot";
import { useShown, useWord } from "../../play/table";
import { message } from "../../words";
import type { Message } from "../../words";
import { FacePicture, TypeSign } from "./clay";
import { useGhost } from "./ghost";
import type { Ghost } from "./ghost";
import { typeAct, typeName } from "./words";

const total = (cubes: Record<string, number>, ours: (cell: string) => boolean): number =>
  Object.entries(cubes).reduce((all, [cell, count]) => all + (ours(cell) ? count : 0), 0);

/** What an action would bring now, in numbers. */
export interface Yield {
  plus: number;
  minus: number;
  others: number;
}

export function yieldOf(view: ZigguratView, act: ZigguratActView): Yield {
  const owner = new Map(view.cells.map((cell) => [cell.name, cell.owner]));
  const ours = (cell: string): boolean => owner.get(cell) === view.to_move;
  return {
    plus: total(act.gains, ours),
    minus: total(act.losses, ours),
    others: total(act.gains, (cell) => !ours(cell)),
  };
}

/** The rules by which an action may change nothing although there is a tile for it. */
const GAINS: Record<string, string> = {
  agriculture: "UR-6.2.1",
  culture: "UR-6.3.1",
  commerce: "UR-6.4.1",
  politics: "UR-6.5.1",
  war: "UR-6.6.3",
};
const NO_TILE = "UR-6.1.2";

/** Why an action would change nothing, in few words, and the rule that says so. */
export function idle(view: ZigguratView, kind: string): { why: Message; rule: string } {
  const at = view.types.indexOf(kind);
  const has = (view.players[view.to_move ?? -1]?.types[at] ?? 0) > 0;
  const rule = GAINS[kind] ?? NO_TILE;
  if (kind === "war") return { why: message("ur_ziggurat_board/no-war"), rule };
  if (kind === "politics") return { why: message("ur_ziggurat_board/no-own"), rule };
  if (has) return { why: message("ur_ziggurat_board/no-gain"), rule };
  return { why: message("ur_ziggurat_board/no-tile"), rule: NO_TILE };
}

/** What an action that leaves choices is good for: rearranging, or so many attacks. */
function open({ kind, attacks }: ZigguratActView): Message {
  const cost = Math.min(...attacks.map((each) => each.cost));
  return message(`ur_ziggurat_board/yields-${kind}`, { count: attacks.length, cost });
}

/** What it would do now: cubes for oneself, for others, or nothing and why. */
export function Yields(props: { view: ZigguratView; act: ZigguratActView }): JSX.Element {
  const { view, act } = props;
  const say = useWord();
  if (!act.works) return <span class="zig-idle">{say(idle(view, act.kind).why)}</span>;
  const { plus, minus, others } = yieldOf(view, act);
  if (act.kind === "politics" || act.kind === "war") return <span>{say(open(act))}</span>;
  return (
    <span>
      <b class={plus === 0 ? "none" : ""}>
        {act.short && plus > 0
          ? say(message("ur_ziggurat_board/up-to", { count: plus }))
          : `+${plus}`}
      </b>{" "}
      {minus > 0 && <u>−{minus}</u>}{" "}
      {others > 0 && <i>{say(message("ur_ziggurat_board/for-others", { count: others }))}</i>}
    </span>
  );
}

const isHot = (ghost: Ghost | null, kind: string): boolean =>
  ghost?.acts.some((act) => act.kind === kind) ?? false;

/** What is being foretold of an action: after another one it may do more or less than now. */
const foretold = (view: ZigguratView, ghost: Ghost | null, kind: string) =>
  [...(ghost?.acts ?? []), ...view.acts].find((each) => each.kind === kind);

function Card(props: { view: ZigguratView; kind: string; ghost: Ghost | null }): JSX.Element {
  const { view, kind, ghost } = props;
  const say = useWord();
  const act = foretold(view, ghost, kind);
  const hot = isHot(ghost, kind);
  const eyes = useShown((shown) => shown.seat);
  const hand = view.players[view.to_move ?? -1]?.hand;
  const held = hand !== null && hand !== undefined && [hand.up, hand.down].includes(kind);
  const mine = view.to_move === eyes;
  const tag = held
    ? say(message(mine ? "ur_ziggurat_board/in-hand" : "ur_ziggurat_board/in-their-hand"))
    : "";
  const classes = ["zig-act", kind, held ? "held" : "", hot ? "hot" : ""];
  return (
    <CoveredBox
      id={`act:${kind}`}
      label={`${say(typeName(kind))}: ${say(typeAct(kind))} ${tag}`.trim()}
      class={classes.filter(Boolean).join(" ")}
    >
      <FacePicture kind={kind} size={54} />
      <h3>
        {say(typeName(kind))} {tag && <em>{tag}</em>}
      </h3>
      <p>{say(typeAct(kind))}</p>
      <p class="zig-now">{act && <Yields view={view} act={act} />}</p>
    </CoveredBox>
  );
}

/** On a phone, five emblems in a row below the land. */
function Emblems({ view, ghost }: { view: ZigguratView; ghost: Ghost | null }): JSX.Element {
  const say = useWord();
  const hand = view.players[view.to_move ?? -1]?.hand;
  return (
    <>
      {view.types.map((kind) => {
        const held = hand?.up === kind || hand?.down === kind;
        const act = foretold(view, ghost, kind);
        const { plus, minus } = act ? yieldOf(view, act) : { plus: 0, minus: 0 };
        return (
          <CoveredBox
            key={kind}
            id={`act:${kind}`}
            label={`${say(typeName(kind))}: ${say(typeAct(kind))}`}
            class={`zig-act small ${held ? "held" : ""} ${isHot(ghost, kind) ? "hot" : ""}`}
          >
            <TypeSign kind={kind} size={34} />
            <span>{say(typeName(kind))}</span>
            <span class="zig-now">
              {plus > 0 && <b>+{plus}</b>} {minus > 0 && <u>−{minus}</u>}
            </span>
          </CoveredBox>
        );
      })}
    </>
  );
}

export function Acts({ view, small }: { view: ZigguratView; small: boolean }): JSX.Element {
  const say = useWord();
  const ghost = useGhost(view);
  return (
    <div
      class={small ? "zig-acts small" : "zig-acts"}
      role="group"
      aria-label={say(message("ur_ziggurat_board/legend"))}
    >
      {small ? (
        <Emblems view={view} ghost={ghost} />
      ) : (
        view.types.map((kind) => <Card key={kind} view={view} kind={kind} ghost={ghost} />)
      )}
    </div>
  );
}
