/** Marks drawn with a pen: each kind has a form of its own, so that colour is never alone. */
import { CanvasTexture, SRGBColorSpace } from "three";

import { ring_colours as COLOUR } from "../../../src/edubba/games/game_of_ur/ui.json";
import { INK } from "./colours";

export type Mark =
  | "plain"
  | "rosette"
  | "capture"
  | "blocked"
  | "goal"
  | "open"
  | "chosen"
  | "hovered"
  | "focus"
  | "told"
  | "taken"
  | "gain"
  | "loss"
  | "arrow"
  | "turn";

const { gold: GOLD, shell: SHELL, lapis: LAPIS, shade: SHADE } = INK;

type Pen = CanvasRenderingContext2D;

/** Stroke a path twice: a dark line that parts it from pale stone, then the colour. */
function line(pen: Pen, colour: string, width: number, dash: number[] = []): void {
  pen.setLineDash(dash);
  pen.lineWidth = width + 0.07;
  pen.strokeStyle = SHADE;
  pen.stroke();
  pen.lineWidth = width;
  pen.strokeStyle = colour;
  pen.stroke();
  pen.setLineDash([]);
}

function filled(pen: Pen, colour: string): void {
  pen.lineWidth = 0.05;
  pen.strokeStyle = SHADE;
  pen.stroke();
  pen.fillStyle = colour;
  pen.fill();
}

function square(pen: Pen, half: number): void {
  pen.beginPath();
  pen.roundRect(-half, -half, half * 2, half * 2, 0.1);
}

function circle(pen: Pen, radius: number): void {
  pen.beginPath();
  pen.arc(0, 0, radius, 0, Math.PI * 2);
}

/** Draw something several times round the middle. */
function round(pen: Pen, times: number, draw: () => void, from = 0): void {
  for (let k = 0; k < times; k++) {
    pen.save();
    pen.rotate(from + (k / times) * Math.PI * 2);
    draw();
    pen.restore();
  }
}

function triangle(pen: Pen, tip: number, foot: number, half: number): void {
  pen.beginPath();
  pen.moveTo(0, -tip);
  pen.lineTo(half, -foot);
  pen.lineTo(-half, -foot);
  pen.closePath();
}

/** Every mark in a square from -1 to 1, up being away from the viewer. */
const DRAW: Record<Mark, (pen: Pen) => void> = {
  plain(pen) {
    square(pen, 0.88);
    line(pen, COLOUR.plain, 0.15);
  },
  rosette(pen) {
    square(pen, 0.88);
    line(pen, COLOUR.rosette, 0.13);
    round(pen, 8, () => {
      pen.beginPath();
      pen.ellipse(0, -0.62, 0.17, 0.2, 0, Math.PI, Math.PI * 2);
      line(pen, COLOUR.rosette, 0.08);
    });
  },
  capture(pen) {
    square(pen, 0.88);
    line(pen, COLOUR.capture, 0.15);
    round(pen, 4, () => {
      triangle(pen, 0.42, 0.86, 0.24);
      filled(pen, COLOUR.capture);
    });
  },
  blocked(pen) {
    square(pen, 0.86);
    line(pen, COLOUR.blocked, 0.16, [0.24, 0.24]);
    for (const turn of [1, -1]) {
      pen.beginPath();
      pen.moveTo(-0.7, -0.7 * turn);
      pen.lineTo(0.7, 0.7 * turn);
      line(pen, COLOUR.blocked, 0.13);
    }
  },
  goal(pen) {
    square(pen, 0.84);
    pen.fillStyle = INK.glow;
    pen.fill();
    line(pen, GOLD, 0.1);
  },
  open(pen) {
    circle(pen, 0.86);
    line(pen, GOLD, 0.075, [0.95, 0.4]);
  },
  chosen(pen) {
    circle(pen, 0.9);
    line(pen, GOLD, 0.09);
    circle(pen, 0.72);
    line(pen, SHELL, 0.04);
  },
  hovered(pen) {
    square(pen, 0.93);
    line(pen, SHELL, 0.06);
  },
  focus(pen) {
    round(pen, 4, () => {
      pen.beginPath();
      pen.moveTo(-0.93, -0.5);
      pen.lineTo(-0.93, -0.93);
      pen.lineTo(-0.5, -0.93);
      line(pen, SHELL, 0.11);
    });
  },
  told(pen) {
    circle(pen, 0.84);
    line(pen, LAPIS, 0.1, [0.02, 0.24]);
  },
  taken(pen) {
    for (const turn of [1, -1]) {
      pen.beginPath();
      pen.moveTo(-0.86, -0.86 * turn);
      pen.lineTo(0.86, 0.86 * turn);
      line(pen, COLOUR.capture, 0.16);
    }
  },
  gain(pen) {
    circle(pen, 0.94);
    line(pen, GOLD, 0.05);
    round(pen, 8, () => {
      triangle(pen, 0.66, 0.86, 0.12);
      filled(pen, GOLD);
    });
  },
  loss(pen) {
    circle(pen, 0.7);
    line(pen, COLOUR.capture, 0.05);
    round(pen, 8, () => {
      triangle(pen, 0.96, 0.76, 0.12);
      filled(pen, COLOUR.capture);
    });
  },
  arrow(pen) {
    pen.beginPath();
    pen.moveTo(-0.55, 0.4);
    pen.lineTo(0, -0.3);
    pen.lineTo(0.55, 0.4);
    line(pen, SHELL, 0.24);
  },
  turn(pen) {
    // a seal with an arrow towards the seat; the sun is the bone's own sign for yes
    circle(pen, 0.86);
    filled(pen, INK.casing);
    line(pen, GOLD, 0.1);
    triangle(pen, -0.62, 0.02, 0.46);
    filled(pen, GOLD);
    pen.beginPath();
    pen.rect(-0.17, -0.5, 0.34, 0.52);
    filled(pen, GOLD);
  },
};

export function drawMark(mark: Mark, px: number): CanvasTexture {
  return drawn(px, px, (pen) => {
    pen.scale(px / 2, px / 2);
    pen.translate(1, 1);
    pen.lineJoin = "round";
    pen.lineCap = "round";
    DRAW[mark](pen);
  });
}

/** A few numbers in a row, for inlays, each in a square of its own, or a groove between them; on a
 * seal where the ground is gay. */
export function drawNumbers(
  numbers: readonly (number | "|")[],
  px: number,
  sealed = false,
): CanvasTexture {
  return drawn(px * numbers.length, px, (pen) => {
    pen.lineJoin = "round";
    pen.font = `${px * (sealed ? 0.6 : 0.78)}px Marcellus, Georgia, serif`;
    pen.textAlign = "center";
    pen.textBaseline = "middle";
    for (const [at, number] of numbers.entries()) {
      const middle = (at + 0.5) * px;
      if (number === "|") {
        pen.fillStyle = INK.casing;
        pen.fillRect(middle - px * 0.2, 0, px * 0.2, px);
        pen.fillStyle = INK.groove;
        pen.fillRect(middle, 0, px * 0.2, px);
        continue;
      }
      if (sealed) {
        pen.beginPath();
        pen.arc(middle, px / 2, px * 0.49, 0, Math.PI * 2);
        pen.fillStyle = INK.seal;
        pen.fill();
      }
      const place = [String(number), middle, px * 0.54, px * 0.9] as const;
      for (const [width, colour] of [
        [0.1, INK.casing],
        [0.03, INK.numeral], // the face has one weight, too thin for this distance
      ] as const) {
        pen.lineWidth = px * width;
        pen.strokeStyle = colour;
        pen.strokeText(...place);
      }
      pen.fillStyle = INK.numeral;
      pen.fillText(...place);
    }
  });
}

function drawn(width: number, height: number, draw: (pen: Pen) => void): CanvasTexture {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("This browser has no 2D canvas to draw marks on.");
  draw(pen);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 4;
  return texture;
}
