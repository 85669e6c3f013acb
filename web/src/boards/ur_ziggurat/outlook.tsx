/** What would come of the choice that is looked at, in points and in words. */
import type { JSX } from "preact";

import type { ZigguratActView, ZigguratView } from "../../generated/views";
import { RuleLink } from "../../play/rule";
import { useShown, useWord } from "../../play/table";
import { usePhone } from "../../ui/narrow";
import { message } from "../../words";
import type { Message } from "../../words";
import { idle, Yields } from "./acts";
import { comingTile, isSettled } from "./ghost";
import type { Ghost } from "./ghost";
import { bestFor } from "./politics";
import { pointsOf } from "./scoring";
import { seatName, signed, typeAct, typeName } from "./words";

/** The rule of the cube that goes with an action: it is left out where none can be put down. */
const CUBE = "UR-5.2";

/** Own tiles that would be lost. */
function lostIn(view: ZigguratView, ghost: Ghost): string[] {
  const own = view.cells.filter(({ owner }) => owner === ghost.seat);
  return own
    .filter(({ name, cubes }) => {
      const { plus = 0, minus = 0 } = ghost.changes.get(name) ?? {};
      return minus > 0 && cubes + plus - minus === 0;
    })
    .map(({ name }) => name);
}

/** Whose tiles could be taken by War, owner by owner, and which unoccupied ones. */
function prey(view: ZigguratView, { attacks }: Ghost, say: (words: Message) => string): string {
  const targets = view.cells.filter(({ name }) => attacks.some(({ target }) => target === name));
  const owners = [...new Set(targets.map(({ owner }) => owner))];
  const taken = owners.map((owner) => {
    const cells = targets.filter((cell) => cell.owner === owner).map(({ name }) => name);
    const facts = { cells: cells.join(", ") };
    if (owner === null) return message("ur_ziggurat_board/prey-free", facts);
    return message("ur_ziggurat_board/prey-of", { ...facts, owner: seatName(owner) });
  });
  return taken.map(say).join("; ");
}

/** The points that Politics could make of the cubes at best. */
function gathered(view: ZigguratView, { seat, governed }: Ghost): number {
  const open = [...governed.keys()];
  const sharing = { seat, open, before: governed, after: governed, held: 0, limit: view.limit };
  return pointsOf(view, seat, { cubes: bestFor(view, sharing) });
}

/** What all of it comes to, beside what the actions say themselves. */
function toldOf(view: ZigguratView, ghost: Ghost, say: (words: Message) => string): Message[] {
  const { acts, attacks, cube, governed } = ghost;
  const [first, second] = acts;
  const told: Message[] = [];
  const coming = comingTile(view, ghost);
  if (coming) {
    const names = { one: typeName(coming.up), other: typeName(coming.down) };
    told.push(message("ur_ziggurat_board/next-actions", names));
  }
  if (cube?.fits) told.push(message(`ur_ziggurat_board/cube-goes-${cube.when}`));
  if (attacks.length > 1 || acts.some(({ kind, works }) => kind === "war" && works)) {
    told.push(message("ur_ziggurat_board/within-reach", { tiles: prey(view, ghost, say) }));
  }
  if (governed.size > 0) {
    told.push(message("ur_ziggurat_board/more-or-less", { points: gathered(view, ghost) }));
  }
  if (first && second && !isSettled(first)) {
    told.push(message("ur_ziggurat_board/as-it-is-now", { type: typeName(second.kind) }));
  }
  return told;
}

/** An action by its name: what it does, where no card beside the land says so, or why it does not. */
function Act(props: { view: ZigguratView; act: ZigguratActView; phone: boolean }) {
  const { view, act, phone } = props;
  const say = useWord();
  const type = typeName(act.kind);
  const { why, rule } = idle(view, act.kind);
  if (!act.works) {
    return (
      <i class="warns">
        {say(message("ur_ziggurat_board/changes-nothing", { type, why }))} <RuleLink rule={rule} />
      </i>
    );
  }
  if (!phone) return null;
  return (
    <i>
      <b>{say(type)}:</b> {say(typeAct(act.kind))} <Yields view={view} act={act} />
    </i>
  );
}

/** What is told in words, line by line. */
function Told({ view, ghost, phone }: { view: ZigguratView; ghost: Ghost; phone: boolean }) {
  const say = useWord();
  const lost = lostIn(view, ghost);
  return (
    <>
      {ghost.acts.map((act) => (
        <Act key={act.kind} view={view} act={act} phone={phone} />
      ))}
      {ghost.cube?.fits === false && (
        <i class="warns">
          {say(message("ur_ziggurat_board/cube-left-out"))} <RuleLink rule={CUBE} />
        </i>
      )}
      {toldOf(view, ghost, say).map((told, at) => (
        <i key={at}>{say(told)}</i>
      ))}
      {lost.length > 0 && (
        <i class="warns">
          {say(message("ur_ziggurat_board/lost-tiles", { cells: lost.join(", ") }))}
        </i>
      )}
    </>
  );
}

/** Verbs that lie below the outlook. */
const BELOW = /^(order|plan|option|politics|side|move|war|plus|minus):/;

/**
 * Whether the words wait: on a phone a finger that comes down points already, and the verb under it
 * must not move away before it is lifted. What was tapped is told then.
 */
function useBrief(phone: boolean): boolean {
  const hovered = useShown((shown) => shown.hovered);
  const begun = useShown((shown) => shown.waiting !== null || shown.path.length > 0);
  return phone && !begun && hovered !== null && BELOW.test(hovered);
}

/** What the choice looked at would do, or what the points are now. */
export function Outlook(props: {
  view: ZigguratView;
  ghost: Ghost | null;
  seat: number;
}): JSX.Element {
  const { view, ghost, seat } = props;
  const say = useWord();
  const phone = usePhone();
  const brief = useBrief(phone);
  const now = view.players[seat]?.points ?? 0;
  const after = ghost?.seat === seat ? ghost.points : now;
  const by = after - now;
  return (
    <p class="zig-forecast" aria-live="off">
      {say(message("ur_ziggurat_board/points"))} {now}
      {by !== 0 && (
        <>
          {" → "}
          <b class={by < 0 ? "less" : "more"}>{after}</b> {signed(by)}
        </>
      )}
      {ghost && !brief && <Told view={view} ghost={ghost} phone={phone} />}
    </p>
  );
}
