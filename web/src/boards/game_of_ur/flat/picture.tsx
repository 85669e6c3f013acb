/** The whole table, flat: everything that can be pointed at carries its element's id. */
import type { JSX } from "preact";

import { BIRDS, birdElement, LAYOUT, sideView, SIDES, SQUARES, squareElement } from "../data";
import type { Bird, Ghost, Look, Side } from "../stage";
import { Dice, Lamp, Piles } from "./beside";
import { BoardBody, Cell, CELL_HALF } from "./boards";
import { at, classes } from "./drawn";
import type { Drawn } from "./drawn";
import { exit, standing } from "./frame";
import type { Frame } from "./frame";
import { Materials } from "./materials";
import { base, Piece } from "./pieces";
import { CapturedMark, Ring, Way } from "./rings";
import type { Picture } from "./stage";

const HOME_SCALE = 0.8;

function Cells({ picture, frame }: Drawn): JSX.Element {
  const { view } = picture.position;
  return (
    <>
      {SQUARES.map(({ id, x, y }) => (
        <g
          key={id}
          class={classes(picture, squareElement(id))}
          data-element={squareElement(id)}
          data-rosette={view.rosettes.includes(id)}
          transform={at(frame.place(x, y))}
        >
          <Cell look={view.board as Look} rosette={view.rosettes.includes(id)} />
          <rect class="hit" x="-40" y="-40" width="80" height="80" fill="transparent" />
        </g>
      ))}
    </>
  );
}

/** House numbers in the corners, over whatever stands there. */
function Numbers({ picture, frame }: Drawn): JSX.Element | null {
  if (!picture.numbers) return null;
  return (
    <g pointer-events="none" data-name="numbers">
      {SQUARES.map(({ id, x, y, house }) => {
        const [px, py] = frame.place(x, y);
        return (
          <text key={id} class="ur-number" x={px - CELL_HALF + 3} y={py - CELL_HALF + 17}>
            {house.light ?? house.dark}
          </text>
        );
      })}
    </g>
  );
}

/** Trays for birds that wait. */
function Places({ picture, frame }: Drawn): JSX.Element {
  const { view } = picture.position;
  return (
    <>
      <g transform={frame.matrix}>
        {SIDES.map((side) => {
          const row = BIRDS.map((bird) => LAYOUT.unlaunched[side][bird]);
          const y = row[0]?.y ?? 0;
          const left = (row[0]?.x ?? 0) - 54;
          const right = (row.at(-1)?.x ?? 0) + 54;
          const turn = view.to_move === side && view.winner === null;
          return (
            <g key={side} data-name={`tray_${side}`}>
              <rect
                class={turn ? "ur-tray is-turn" : "ur-tray"}
                x={left}
                y={y - 45}
                width={right - left}
                height="90"
                rx="22"
              />
            </g>
          );
        })}
      </g>
      <Sockets frame={frame} place="off" scale={0.96} />
    </>
  );
}

function Sockets(props: { frame: Frame; place: "off" | "home"; scale: number }): JSX.Element {
  return (
    <>
      {SIDES.map((side) => (
        <g key={side} data-name={props.place === "home" ? `home_${side}` : undefined}>
          {BIRDS.map((bird) => (
            <path
              key={bird}
              class="ur-socket"
              d={base(side)}
              transform={`${at(props.frame.place(...standing(side, bird, props.place)))} scale(${props.scale})`}
            />
          ))}
        </g>
      ))}
    </>
  );
}

interface BirdAt {
  side: Side;
  bird: Bird;
  place: string;
  launch: number;
}

function birdsOf(picture: Picture): BirdAt[] {
  return SIDES.flatMap((side) =>
    sideView(picture.position.view, side).birds.map((bird) => ({
      side,
      bird: bird.id as Bird,
      place: bird.place,
      launch: bird.launch_number,
    })),
  );
}

function BirdSpot(props: Drawn & { at: BirdAt; shared: number }): JSX.Element {
  const { picture, frame } = props;
  const { side, bird, place, launch } = props.at;
  const element = birdElement(side, bird);
  const { motion } = picture;
  const moves = motion?.kind === "bird" && motion.side === side && motion.bird === bird;
  const [x, y] = frame.place(...(moves ? motion.at : standing(side, bird, place)));
  const lift = moves ? motion.lift * 16 : 0;
  // Two own birds may share a rosette under one option: they stand a little apart.
  const apart = moves ? 0 : props.shared * 16;
  const scale = (place === "home" && !moves ? HOME_SCALE : 1) + lift / 160;
  const captured = picture.marks.ghosts.some(
    (ghost) => ghost.captured === place && ghost.side !== side,
  );
  return (
    <g
      class={classes(picture, element)}
      data-element={element}
      data-place={place}
      transform={`translate(${x + apart} ${y - lift - Math.abs(apart) / 2}) scale(${scale})`}
    >
      <Piece side={side} bird={bird} />
      {captured ? <CapturedMark /> : null}
      <circle class="hit" r="39" fill="transparent" />
      {place === "off" && !moves ? (
        <g transform="translate(26 -27)">
          <circle r="14" class="ur-badge" />
          <text class="ur-badge-text" y="6.5" font-size="19" text-anchor="middle">
            {launch}
          </text>
        </g>
      ) : null}
    </g>
  );
}

function Birds(props: Drawn): JSX.Element {
  const all = birdsOf(props.picture);
  const { motion } = props.picture;
  // What flies is drawn last, over all others.
  const flying = (bird: BirdAt): boolean =>
    motion?.kind === "bird" && motion.side === bird.side && motion.bird === bird.bird;
  const shared = (bird: BirdAt): number => {
    const here = all.filter(
      (b) => b.place === bird.place && b.place !== "off" && b.place !== "home",
    );
    return here.length < 2 ? 0 : here.indexOf(bird) === 0 ? -1 : 1;
  };
  return (
    <>
      {all
        .toSorted((a, b) => Number(flying(a)) - Number(flying(b)))
        .map((bird) => (
          <BirdSpot key={`${bird.side}${bird.bird}`} {...props} at={bird} shared={shared(bird)} />
        ))}
    </>
  );
}

/** Where the tail ends: birds leave here. */
function Exit({ frame }: Drawn): JSX.Element {
  return (
    <g transform={`${frame.matrix} translate(${exit().join(" ")})`} data-name="exit">
      <path class="ur-exit" d="M-9,-14 L9,0 L-9,14" />
    </g>
  );
}

function GhostView(props: Drawn & { ghost: Ghost }): JSX.Element {
  const { ghost, frame } = props;
  const point = (place: string): [number, number] =>
    frame.place(...(place === "home" ? exit() : standing(ghost.side, ghost.bird, place)));
  const [x, y] = point(ghost.at);
  return (
    <g class="ur-ghost" pointer-events="none">
      <Way points={ghost.route.map(point)} />
      <g transform={`translate(${x} ${y})`}>
        {ghost.ring === "blocked" ? null : (
          <g opacity="0.6">
            <Piece side={ghost.side} bird={ghost.bird} />
          </g>
        )}
        <Ring kind={ghost.ring} />
      </g>
    </g>
  );
}

export function FlatPicture(props: Drawn): JSX.Element {
  const { picture, frame } = props;
  const { marks, position } = picture;
  const [x, y, width, height] = frame.viewBox.split(" ").map(Number) as [
    number,
    number,
    number,
    number,
  ];
  return (
    <>
      <Materials />
      <rect x={x} y={y} width={width} height={height} rx="26" fill="url(#ur-mat)" />
      <rect class="ur-hem" x={x + 5} y={y + 5} width={width - 10} height={height - 10} rx="22" />
      <Places {...props} />
      <g transform={frame.matrix}>
        <BoardBody look={position.view.board as Look} />
      </g>
      <Sockets frame={frame} place="home" scale={HOME_SCALE} />
      <Exit {...props} />
      <Cells {...props} />
      <Lamp {...props} />
      <Piles {...props} />
      <Dice {...props} />
      <Birds {...props} />
      <Numbers {...props} />
      {marks.ghosts.map((ghost) => (
        <GhostView key={ghost.at} {...props} ghost={ghost} />
      ))}
    </>
  );
}
