/** The stage area: a flat board or the scene, and over it whatever both of them share. */
import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";

import room from "../../../pictures/game_of_ur-room.webp?url";
import { night, reducedMotion, settings } from "../../settings";
import { useShown, useTable, useWord } from "../../play/table";
import { useStore } from "../../store";
import { Icon } from "../../ui/icons";
import { message } from "../../words";
import type { Message } from "../../words";
import type { UrView } from "../../generated/views";
import { controlOf } from "./control";
import type { UrControl } from "./control";
import { BIRDS, birdElement, SIDES, SQUARES, squareElement } from "./data";
import { FlatBoard } from "./flat/board";
import { FlatStage } from "./flat/stage";
import { hang } from "./hook";
import { press } from "./keys";
import { Mirror, mirrored, mirrorId } from "./mirror";
import { stageSettings, urSettings } from "./settings";
import type { Die, StageEvents, UrStage } from "./stage";
import { nameOf } from "./tips";
import { Tooltip } from "./tooltip";
import { signed } from "./worth";
import "./stage.css";

/** Everything that is drawn, so that the shell makes no buttons for it. */
const DRAWN = [
  "die:small",
  "die:large",
  ...SIDES.flatMap((side) => BIRDS.map((bird) => birdElement(side, bird))),
  ...SQUARES.map(({ id }) => squareElement(id)),
];

/** The scene on its way: being made, there, or not to be had on this machine. */
type Arrival = UrStage | "coming" | "failed";

/** Make the scene where it is wished; the flat board takes over where it fails. */
function useScene(
  control: UrControl,
  wanted: boolean,
): {
  box: { current: HTMLDivElement | null };
  clear: { current: HTMLDivElement | null };
  arrival: Arrival;
} {
  const box = useRef<HTMLDivElement>(null);
  const clear = useRef<HTMLDivElement>(null);
  const [arrival, setArrival] = useState<Arrival>("coming");
  useEffect(() => {
    if (!wanted || !box.current || !clear.current) return undefined;
    const { current } = box;
    const options = { clear: clear.current, position: control.position() };
    let made: UrStage | null = null;
    let gone = false;
    const drop = (next: Arrival): void => {
      if (gone) return;
      gone = true;
      made?.dispose();
      setArrival(next);
    };
    const events: StageEvents = {
      hover: (element, x, y) => control.hover(element, x, y),
      pick: (element, x, y, pointer) => control.pick(element, x, y, pointer),
      failed: () => drop("failed"),
    };
    void import("../../ur3d")
      .then(({ createScene }) =>
        gone ? null : createScene(current, { ...options, settings: stageSettings(), events }),
      )
      .then((stage) => {
        if (!stage) return;
        if (gone) stage.dispose();
        else {
          made = stage;
          setArrival(stage);
        }
      })
      .catch(() => drop("failed"));
    return () => drop("coming");
  }, [control, wanted]);
  return { box, clear, arrival };
}

/** Changes of counters at the piles, where the stage draws no text of its own. */
function Deltas(props: { control: UrControl; stage: UrStage }): JSX.Element {
  useStore(props.control.seen, (value) => value);
  useShown((shown) => shown.hovered);
  const preview = props.control.pointed()?.preview;
  const { view } = props.control.seen.get();
  const by = preview?.delta ?? 0;
  const changes: [string, number][] =
    by === 0
      ? []
      : [
          [view.to_move, by],
          ["pool", -by],
        ];
  return (
    <>
      {changes.map(([pile, change]) => {
        const at = props.stage.project(`pile_${pile}`);
        if (!at) return null;
        return (
          <span
            key={pile}
            class={change > 0 ? "ur-change is-gain" : "ur-change"}
            style={{ left: `${at[0]}px`, top: `${at[1]}px` }}
          >
            {signed(change)}
          </span>
        );
      })}
    </>
  );
}

/** The result of the last throw, large beside its bone: what the large one answers takes the place
 * of the number it was asked about. */
function Result(props: { control: UrControl; stage: UrStage }): JSX.Element | null {
  const { control, stage } = props;
  const { view, playing, flying } = useStore(control.seen, (value) => value);
  const held = useShown((shown) => shown.held);
  const say = useWord();
  const frame = useFrame(stage);
  // with the next throw of the small bone the turn it belonged to is past
  const under = held === null && flying !== "small" && view.turn > 0 && view.winner === null;
  const result = under ? resultOf(view, say) : null;
  const at = result && stage.project(`die_${result.die}`);
  if (!result || !at) return null;
  const other = stage.project(result.die === "small" ? "die_large" : "die_small");
  const below = other !== null && at[1] - other[1] > Math.abs(at[0] - other[0]);
  // below a bone that lies nearest to the viewer are the counters: a mere number has room beside it
  const where = !below ? "" : result.die === "small" ? " is-beside" : " is-below";
  return (
    <b
      key={`${result.die} ${frame}`}
      class={`ur-result${where}${playing ? " is-past" : ""}`}
      data-testid={`ur-result-${result.die}`}
      style={{
        left: where === " is-beside" ? `${at[0]}px` : `clamp(24px, ${at[0]}px, 100vw - 60px)`,
        top: `${at[1]}px`,
      }}
    >
      {result.text}
    </b>
  );
}

function resultOf(
  { small, large, number }: UrView,
  say: (words: Message) => string,
): { die: Die; text: string } | null {
  if (large === "no") return { die: "large", text: say(message("game_of_ur/large-no")) };
  if (large === "yes" && number !== null)
    return { die: "large", text: say(message("game_of_ur_board/result-yes", { number })) };
  return small === null ? null : { die: "small", text: String(small) };
}

/** Changes when the picture has been fitted anew, so that what hangs over it follows. */
function useFrame(stage: UrStage): number {
  const [frame, setFrame] = useState(0);
  useEffect(() => stage.reframed(() => setFrame((count) => count + 1)), [stage]);
  return frame;
}

/** What is to be read over the board: why a turn was lost. */
function Over({ control }: { control: UrControl }): JSX.Element {
  const { banner } = useStore(control.seen, (value) => value);
  const say = useWord();
  return (
    <div class="ur-over" data-seen={control.seenFrom()}>
      {banner ? (
        <p class="ur-banner" data-testid="ur-banner">
          {say(banner)}
        </p>
      ) : null}
    </div>
  );
}

export function UrTable(props: { view: UrView; flat: boolean }): JSX.Element {
  const table = useTable();
  const say = useWord();
  const control = controlOf(table, props.view);
  const host = useRef<HTMLDivElement>(null);
  const [flat] = useState(() => new FlatStage(control.position(), stageSettings()));
  const wanted = useStore(urSettings, ({ stage }) => stage === "scene") && !props.flat;
  const { box, clear, arrival } = useScene(control, wanted);
  const scene = typeof arrival === "object" ? arrival : null;
  const immersive = wanted && arrival !== "failed";
  const coming = immersive && !scene;
  const folded = useStore(urSettings, (wishes) => wishes.folded);
  const { by, suspense } = useStore(control.seen, (value) => value);
  const hovered = useShown((shown) => shown.hovered);

  // At once, not after the next frame: the next moment may come before that, and has to be held.
  useLayoutEffect(() => control.open(), [control]);
  useEffect(() => () => flat.dispose(), [flat]);
  useEffect(() => hang(control), [control]);
  useLayoutEffect(() => {
    // until the scene is there nothing is played: it would be missed
    if (scene || !immersive) control.perform(scene ?? flat);
  }, [control, scene, immersive, flat]);
  useLayoutEffect(() => {
    night.set(immersive);
    return () => night.set(false);
  }, [immersive]);
  useEffect(() => {
    const leave = DRAWN.map((element) => table.enter(element));
    for (const element of DRAWN) table.labels.set(element, say(nameOf(element)));
    return () => leave.forEach((stop) => stop());
  }, [table]);
  useLayoutEffect(() => {
    const down = (event: KeyboardEvent): void => {
      if (host.current && press(control, host.current, event)) {
        event.preventDefault();
        event.stopPropagation();
      }
    };
    const move = (event: PointerEvent): void => {
      if (event.pointerType !== "touch") control.mouseMoved(event.clientX, event.clientY);
    };
    const { current } = host;
    document.addEventListener("keydown", down, true);
    current?.addEventListener("pointermove", move);
    return () => {
      document.removeEventListener("keydown", down, true);
      current?.removeEventListener("pointermove", move);
    };
  }, [control]);
  useEffect(() => {
    // A button that had the focus and is gone leaves it to the board.
    const { current } = host;
    if (by === "keys" && current && document.activeElement === document.body) current.focus();
  });

  const classes = [
    "ur-stage",
    reducedMotion() ? "is-still" : "",
    immersive ? "is-immersive" : "",
    immersive && folded ? "is-folded" : "",
    suspense ? "is-suspense" : "",
  ];
  return (
    <div
      ref={host}
      class={classes.filter(Boolean).join(" ")}
      role="application"
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keys are the board's
      tabindex={0}
      aria-label={say(message("game_of_ur_board/board"))}
      {...(by === "keys" && hovered && mirrored(control.choices()).includes(hovered)
        ? { "aria-activedescendant": mirrorId(hovered) }
        : {})}
    >
      {immersive ? null : <FlatBoard stage={flat} events={control} />}
      <div ref={box} class="ur-scene" hidden={!immersive} />
      {coming ? <img class="ur-coming-room" src={room} alt="" /> : null}
      {scene ? <Deltas control={control} stage={scene} /> : null}
      {scene ? <Result control={control} stage={scene} /> : null}
      <div ref={clear} class="ur-clear">
        {wanted && arrival === "failed" ? (
          <p class="ur-why-flat" role="status" data-testid="ur-why-flat">
            {say(message("game_of_ur_board/why-flat"))}
          </p>
        ) : null}
        {coming ? <Coming /> : <Over control={control} />}
      </div>
      {scene ? <OfferSound /> : null}
      {immersive ? <Fold folded={folded} /> : null}
      <Mirror control={control} />
      <Tooltip control={control} />
    </div>
  );
}

/** While the room is being made a picture of it stands there, and a sentence says what is coming. */
function Coming(): JSX.Element {
  const say = useWord();
  return (
    <p class="ur-coming" role="status" data-testid="ur-coming">
      {say(message("game_of_ur_board/coming"))}
    </p>
  );
}

function answerOffer(sound: boolean): void {
  urSettings.update({ sound_offered: true });
  if (sound) settings.update({ sound });
}

/** One small question before the first game, never asked again. */
function OfferSound(): JSX.Element | null {
  const say = useWord();
  const offered = useStore(urSettings, ({ sound_offered }) => sound_offered);
  const on = useStore(settings, ({ sound }) => sound);
  if (offered || on) return null;
  return (
    <div class="ur-offer" role="group" data-testid="ur-offer-sound">
      <span>{say(message("game_of_ur_board/offer-sound"))}</span>
      <button
        type="button"
        class="button tiny primary"
        data-testid="ur-sound-yes"
        onClick={() => answerOffer(true)}
      >
        {say(message("game_of_ur_board/sound-yes"))}
      </button>
      <button
        type="button"
        class="button tiny"
        data-testid="ur-sound-no"
        onClick={() => answerOffer(false)}
      >
        {say(message("game_of_ur_board/sound-no"))}
      </button>
    </div>
  );
}

/** Folds the panel away, so that the room is all there is. */
function Fold({ folded }: { folded: boolean }): JSX.Element {
  const say = useWord();
  const words = folded ? "game_of_ur_board/panel-open" : "game_of_ur_board/panel-fold";
  return (
    <button
      type="button"
      class="ur-fold"
      aria-label={say(message(words))}
      title={say(message(words))}
      aria-expanded={!folded}
      data-testid="ur-fold"
      onClick={() => urSettings.update({ folded: !folded })}
    >
      <Icon name={folded ? "back" : "on"} size={18} />
    </button>
  );
}
