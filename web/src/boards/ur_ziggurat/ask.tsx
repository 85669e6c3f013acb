/** Below the question: the verbs of the turn with price, effect or reason, and what would come of it. */
import type { ComponentChildren, JSX } from "preact";

import type { ZigguratActView, ZigguratOptionView, ZigguratView } from "../../generated/views";
import { RuleLink } from "../../play/rule";
import { CoveredBox } from "../../play/spot";
import { useOffers, useShown, useTable, useWord } from "../../play/table";
import type { Prompt } from "../../play/table";
import { usePhone } from "../../ui/narrow";
import { message } from "../../words";
import type { Message } from "../../words";
import { yieldOf } from "./acts";
import { FacePicture, TypeSign } from "./clay";
import { kindOn, MOMENTS, otherSide, SIDES } from "./courses";
import type { Side } from "./courses";
import { useGhost, useSharing } from "./ghost";
import { noSet, SetBox } from "./mat";
import { Outlook } from "./outlook";
import { CubeSign, TowerSign } from "./pieces";
import { usePlan } from "./plan";
import { bestFor, canStay } from "./politics";
import type { Sharing } from "./politics";
import { pointsOf, setsOf } from "./scoring";
import { signed, typeName } from "./words";

/** The rule of sharing out, which says too that the total stays the same. */
const POLITICS = "UR-6.5.1";

/** A verb: its picture, what it is, what it does or why it cannot be. */
function Verb(props: {
  id: string;
  label: string;
  class?: string;
  picture?: ComponentChildren;
  name?: string;
  does?: ComponentChildren;
  shut?: boolean;
  /** The rule that shuts it. */
  rule?: string;
}): JSX.Element {
  const inside = (
    <>
      {props.picture}
      {props.name ? (
        <span class="zig-verb-words">
          <b>{props.name}</b>{" "}
          {props.does ? (
            <i>
              {props.does} {props.shut && <RuleLink rule={props.rule ?? ""} />}
            </i>
          ) : null}
        </span>
      ) : null}
    </>
  );
  if (props.shut) return <div class={`zig-verb shut ${props.class ?? ""}`}>{inside}</div>;
  return (
    <CoveredBox id={props.id} label={props.label} class={`zig-verb ${props.class ?? ""}`}>
      {inside}
    </CoveredBox>
  );
}

/** What an action would bring, on the verb that it belongs to: "+6 −3", "nothing now". */
function useEffect(view: ZigguratView): (act: ZigguratActView | undefined) => string {
  const say = useWord();
  return (act) => {
    if (!act) return "";
    if (!act.works) return say(message("ur_ziggurat_board/nothing-now"));
    if (act.kind === "politics" || act.kind === "war")
      return say(message(`ur_ziggurat_board/short-${act.kind}`));
    const { plus, minus, others } = yieldOf(view, act);
    return [
      plus > 0 ? `+${plus}` : "",
      minus > 0 ? `−${minus}` : "",
      plus + minus === 0 && others > 0
        ? say(message("ur_ziggurat_board/for-others", { count: others }))
        : "",
    ]
      .filter(Boolean)
      .join(" ");
  };
}

/** Both actions, in either order. */
function Orders({ view, seat }: { view: ZigguratView; seat: number }): JSX.Element {
  const say = useWord();
  const effect = useEffect(view);
  return (
    <>
      {SIDES.map((side, at) => {
        const first = kindOn(view, seat, side);
        const second = kindOn(view, seat, otherSide(side));
        const label = message("ur_ziggurat/label-order", {
          first: typeName(first),
          second: typeName(second),
        });
        return (
          <Verb
            key={side}
            id={`order:${side}`}
            label={say(label)}
            class="half"
            picture={
              <span class="zig-pair">
                <TypeSign kind={first} size={26} />
                <TypeSign kind={second} size={17} />
              </span>
            }
            name={say(typeName(first))}
            does={say(
              message("ur_ziggurat_board/one-then-other", {
                first: effect(view.acts.find(({ kind }) => kind === first)),
                second: effect(view.seconds[at]),
              }),
            )}
          />
        );
      })}
    </>
  );
}

/** One of the actions, and a cube before or after it. */
function Plans({ view, seat }: { view: ZigguratView; seat: number }): JSX.Element {
  const say = useWord();
  const effect = useEffect(view);
  return (
    <>
      {SIDES.flatMap((side) =>
        MOMENTS.map((cube) => {
          const kind = kindOn(view, seat, side);
          const label = message("ur_ziggurat/label-plan", { action: typeName(kind), cube });
          const sign = <TypeSign key="sign" kind={kind} size={20} />;
          const one = <CubeSign key="cube" seat={seat} size={15} />;
          return (
            <Verb
              key={`${side}${cube}`}
              id={`plan:${side}-${cube}`}
              label={say(label)}
              class="quarter"
              picture={
                <span class="zig-pair">{cube === "before" ? [one, sign] : [sign, one]}</span>
              }
              name={say(message(`ur_ziggurat_board/cube-${cube}`))}
              does={effect(view.acts.find((each) => each.kind === kind))}
            />
          );
        }),
      )}
    </>
  );
}

/** What the best ziggurat would do to the points. */
function buildEffect(view: ZigguratView, seat: number): { count: number; by: number } {
  const full = view.cells.filter(
    ({ owner, ziggurat, cubes }) => owner === seat && !ziggurat && cubes === view.limit,
  );
  const now = pointsOf(view, seat);
  const changes = full.map(
    ({ name }) => pointsOf(view, seat, { cubes: new Map([[name, 1]]), built: name }) - now,
  );
  return { count: full.length, by: Math.max(...changes) };
}

function optionEffect(view: ZigguratView, seat: number, id: string): Message {
  const free = view.cells.filter(({ owner }) => owner === null).length;
  switch (id) {
    case "two_cubes":
      return message("ur_ziggurat_board/effect-two_cubes", {
        supply: view.players[seat]?.supply ?? 0,
      });
    case "claim":
      return message(
        free === 1 ? "ur_ziggurat_board/effect-claim-last" : "ur_ziggurat_board/effect-claim",
        { count: free },
      );
    default: {
      const { count, by } = buildEffect(view, seat);
      return message("ur_ziggurat_board/effect-build", { count, points: signed(by) });
    }
  }
}

function Option(props: {
  view: ZigguratView;
  seat: number;
  option: ZigguratOptionView;
}): JSX.Element {
  const { view, seat, option } = props;
  const say = useWord();
  const { id, why, rule } = option;
  // A reason needs the whole line; two that can be chosen share one, and of three the first two do.
  const open = view.options.filter((each) => each.why === null && NO_ACTION.includes(each.id));
  const half = why === null && open.length > 1 && (open.length === 2 || id !== "build");
  const name = say(message(`ur_ziggurat_board/option-${id}`));
  const does = why ? say(why) : say(optionEffect(view, seat, id));
  return (
    <Verb
      id={`option:${id}`}
      label={`${name}: ${does}`}
      class={half ? "half" : ""}
      shut={why !== null}
      picture={
        id === "build" ? (
          <TowerSign size={28} seat={seat} />
        ) : (
          <span class={id === "claim" ? "zig-pair claim" : "zig-pair"}>
            <CubeSign seat={seat} size={18} />
            {id === "two_cubes" && <CubeSign seat={seat} size={18} />}
          </span>
        )
      }
      rule={rule}
      name={name}
      does={does}
    />
  );
}

/** The options without an action. */
const NO_ACTION = ["two_cubes", "claim", "build"];

function Verbs({ view, prompt }: { view: ZigguratView; prompt: Prompt }): JSX.Element {
  const say = useWord();
  const { seat, decision } = prompt;
  return (
    <div class="zig-verbs">
      {decision !== "choose_single_plan" && (
        <>
          <h3>{say(message("ur_ziggurat_board/option-both_actions"))}</h3>
          <Orders view={view} seat={seat} />
        </>
      )}
      {decision !== "choose_order" && (
        <>
          <h3>{say(message("ur_ziggurat_board/option-one_action_and_cube"))}</h3>
          <Plans view={view} seat={seat} />
        </>
      )}
      {decision === "choose_option" &&
        NO_ACTION.map((id) => {
          const option = view.options.find((each) => each.id === id);
          return option && <Option key={id} view={view} seat={seat} option={option} />;
        })}
    </div>
  );
}

/** Plus and minus for the tile picked, where there is no room for them on the land. */
function Stepper({ view, sharing }: { view: ZigguratView; sharing: Sharing }): JSX.Element {
  const say = useWord();
  const [plan] = usePlan(view);
  const cell = plan.picked;
  if (cell === null) return <p class="zig-hint">{say(message("ur_ziggurat_board/pick-a-tile"))}</p>;
  return (
    <div class="zig-stepper">
      <Verb
        id={`minus:${cell}`}
        label={say(message("ur_ziggurat_board/does-minus", { cell }))}
        name="−"
      />
      <span>
        <b>{cell}</b> {sharing.after.get(cell) ?? 0}
      </span>
      <Verb
        id={`plus:${cell}`}
        label={say(message("ur_ziggurat_board/does-plus", { cell }))}
        name="+"
      />
    </div>
  );
}

function Sharing({ view, sharing }: { view: ZigguratView; sharing: Sharing }): JSX.Element {
  const say = useWord();
  const phone = usePhone();
  const { seat, held, open, before, after } = sharing;
  const best = pointsOf(view, seat, { cubes: new Map([...after, ...bestFor(view, sharing)]) });
  const lost = open.filter((cell) => (after.get(cell) ?? 0) === 0 && (before.get(cell) ?? 0) > 0);
  const changed = open.some((cell) => after.get(cell) !== before.get(cell));
  const why =
    held > 0
      ? message("ur_ziggurat_board/place-first", { count: held })
      : message("ur_ziggurat_board/nothing-moved");
  return (
    <>
      {phone && <Stepper view={view} sharing={sharing} />}
      <p class={held > 0 ? "zig-held some" : "zig-held"}>
        <CubeSign seat={seat} size={18} />
        <b>{say(message("ur_ziggurat_board/held", { count: held }))}</b>
        <span>
          {lost.length > 0
            ? say(message("ur_ziggurat_board/lost-tiles", { cells: lost.join(", ") }))
            : say(
                message(held > 0 ? "ur_ziggurat_board/plus-fits" : "ur_ziggurat_board/take-first"),
              )}
        </span>
      </p>
      <div class="zig-verbs">
        <Verb
          id="politics:leave"
          label={say(message("ur_ziggurat_board/does-leave"))}
          class="half"
          shut={!canStay(sharing)}
          rule={POLITICS}
          name={say(message("ur_ziggurat_board/leave"))}
          does={say(
            message(
              canStay(sharing) ? "ur_ziggurat_board/leave-does" : "ur_ziggurat_board/told-already",
            ),
          )}
        />
        <Verb
          id="politics:share"
          label={say(message("ur_ziggurat_board/does-share"))}
          class="half main"
          shut={held > 0 || !changed}
          rule={POLITICS}
          name={say(message("ur_ziggurat_board/share"))}
          does={held > 0 || !changed ? say(why) : say(message("ur_ziggurat_board/share-does"))}
        />
        <Verb
          id="politics:best"
          label={say(message("ur_ziggurat_board/does-best"))}
          name={say(message("ur_ziggurat_board/best"))}
          does={say(message("ur_ziggurat_board/best-does", { points: best }))}
        />
      </div>
    </>
  );
}

/** Which side of the hand tile shall lie up. */
function Sides({ view, prompt }: { view: ZigguratView; prompt: Prompt }): JSX.Element {
  const say = useWord();
  const [plan] = usePlan(view);
  const { seat, decision } = prompt;
  const later = decision === "exchange_target";
  return (
    <>
      <div class="zig-verbs">
        <h3>{say(message("ur_ziggurat_board/lies-up"))}</h3>
        {SIDES.map((side: Side) => {
          const kind = kindOn(view, seat, side);
          const name = say(message("ur_ziggurat/label-up", { up: typeName(kind) }));
          const chosen = later && plan.side === side;
          return (
            <Verb
              key={side}
              id={`side:${side}`}
              label={name}
              class={chosen ? "half face chosen" : "half face"}
              shut={chosen}
              picture={<FacePicture kind={kind} size={34} />}
              name={say(typeName(kind))}
              does={
                later
                  ? say(
                      message(
                        chosen ? "ur_ziggurat_board/this-side" : "ur_ziggurat_board/turn-over",
                      ),
                    )
                  : ""
              }
            />
          );
        })}
      </div>
      {later && <p class="zig-hint">{say(message("ur_ziggurat_board/hint-exchange_target"))}</p>}
    </>
  );
}

function Stop({ decision }: { decision: string }): JSX.Element {
  const say = useWord();
  const label = say(message("ur_ziggurat/label-stop", { asked: decision }));
  return (
    <>
      <p class="zig-hint">{say(message(`ur_ziggurat_board/hint-${decision}`))}</p>
      <div class="zig-verbs">
        <Verb id="war:stop" label={label} name={label} />
      </div>
    </>
  );
}

function Marches({ prompt }: { prompt: Prompt }): JSX.Element {
  const say = useWord();
  const { left, attacker, target } = prompt.prompt.args;
  return (
    <div class="zig-verbs">
      {prompt.actions.map(({ move, label }) => {
        const cubes = Number(move.replace("move ", ""));
        const stays = Number(left) - cubes;
        return (
          <Verb
            key={move}
            id={`move:${cubes}`}
            label={say(label)}
            class="half"
            picture={<CubeSign seat={prompt.seat} size={18} />}
            name={say(message("ur_ziggurat_board/march", { cubes, target: target ?? "" }))}
            does={say(
              message(
                stays > 0 ? "ur_ziggurat_board/march-stays" : "ur_ziggurat_board/march-empties",
                {
                  cubes: stays,
                  attacker: attacker ?? "",
                },
              ),
            )}
          />
        );
      })}
    </div>
  );
}

const HINTS = new Set(["entry_place", "distribute", "build_first", "claim_tile", "place_cube"]);

function Choices({ view, prompt }: { view: ZigguratView; prompt: Prompt }): JSX.Element | null {
  const say = useWord();
  const sharing = useSharing(view);
  const { decision } = prompt;
  switch (decision) {
    case "choose_option":
    case "choose_order":
    case "choose_single_plan":
      return <Verbs view={view} prompt={prompt} />;
    case "politics_assign":
      return sharing && <Sharing view={view} sharing={sharing} />;
    case "exchange_target":
    case "exchange_side":
      return <Sides view={view} prompt={prompt} />;
    case "war_attack":
    case "build_second":
      return <Stop decision={decision} />;
    case "war_move":
      return <Marches prompt={prompt} />;
    default:
      return HINTS.has(decision) ? (
        <p class="zig-hint">{say(message(`ur_ziggurat_board/hint-${decision}`))}</p>
      ) : null;
  }
}

/** On a phone the mat lies lower: what the land is asked for is filled up with the own sets. */
function OwnSets({ view, seat }: { view: ZigguratView; seat: number }): JSX.Element {
  const say = useWord();
  const { supply = 0, on_board: standing = 0 } = view.players[seat] ?? {};
  return (
    <>
      <div class="zig-sets">
        {[0, 1].map((at) => (
          <SetBox key={at} scored={setsOf(view, seat)[at] ?? noSet(view)} at={at} />
        ))}
      </div>
      <p class="zig-hint">
        {say(message("ur_ziggurat_board/supply-of", { supply, all: supply + standing }))}
      </p>
    </>
  );
}

export function Ask({ view }: { view: ZigguratView }): JSX.Element | null {
  const prompt = useShown((shown) => (shown.prompt?.seat === shown.seat ? shown.prompt : null));
  const ghost = useGhost(view);
  const table = useTable();
  const phone = usePhone();
  useOffers();
  if (!prompt) return null;
  const path = table.shown.get().path;
  return (
    <div class={path.length > 0 ? "zig zig-ask begun" : "zig zig-ask"}>
      <Choices view={view} prompt={prompt} />
      <Outlook view={view} ghost={ghost} seat={prompt.seat} />
      {phone && HINTS.has(prompt.decision) && <OwnSets view={view} seat={prompt.seat} />}
    </div>
  );
}
