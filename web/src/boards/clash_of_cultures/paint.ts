/**
 * Paints the land once on a canvas, stroke by stroke: everything that does not answer to a pointer.
 * Strokes run over the edges of their hex, so that terrains meet as on a painted map.
 */
import { border, corners, seedOf, seeded, TILT } from "./land";
import type { Cell, Land, Point } from "./land";

type Brush = CanvasRenderingContext2D;

const PALETTE: Record<string, readonly string[]> = {
  fertile: [
    "var(--clash-fertile)",
    "var(--clash-fertile-light)",
    "var(--clash-fertile-deep)",
    "var(--clash-fertile-ripe)",
    "var(--clash-fertile-leaf)",
  ],
  forest: [
    "var(--clash-forest)",
    "var(--clash-forest-deep)",
    "var(--clash-forest-light)",
    "var(--clash-forest-moss)",
    "var(--clash-forest-leaf)",
  ],
  mountain: [
    "var(--clash-mountain)",
    "var(--clash-mountain-light)",
    "var(--clash-mountain-deep)",
    "var(--clash-mountain-pale)",
    "var(--clash-mountain-shade)",
  ],
  barren: [
    "var(--clash-barren)",
    "var(--clash-barren-deep)",
    "var(--clash-barren-light)",
    "var(--clash-barren-rust)",
    "var(--clash-barren-pale)",
  ],
  sea: [
    "var(--clash-sea)",
    "var(--clash-sea-light)",
    "var(--clash-sea-deep)",
    "var(--clash-sea-shallow)",
    "var(--clash-sea-blue)",
  ],
  mist: [
    "var(--clash-mist)",
    "var(--clash-mist-light)",
    "var(--clash-mist-deep)",
    "var(--clash-mist-blue)",
  ],
};
const SLAB: readonly [depth: number, earth: string, mist: string][] = [
  [20, "var(--clash-slab-4)", "var(--clash-mist-slab-4)"],
  [15, "var(--clash-slab-3)", "var(--clash-mist-slab-3)"],
  [9, "var(--clash-slab-2)", "var(--clash-mist-slab-2)"],
  [4, "var(--clash-slab-1)", "var(--clash-mist-slab-1)"],
];
const TREES = [
  "var(--clash-tree-1)",
  "var(--clash-tree-2)",
  "var(--clash-tree-3)",
  "var(--clash-tree-4)",
];
const FIELDS = [
  "var(--clash-field-1)",
  "var(--clash-field-2)",
  "var(--clash-field-3)",
  "var(--clash-field-4)",
];

/** A canvas knows no custom properties: their values, as the page has them now. */
function tones(): (token: string) => string {
  const style = getComputedStyle(document.documentElement);
  const known = new Map<string, string>();
  return (token) => {
    let value = known.get(token);
    if (value === undefined) {
      value = style.getPropertyValue(token.slice(4, -1)).trim();
      known.set(token, value);
    }
    return value;
  };
}

/** Units of the land around it, so that its shadow is not cut off. */
export const ROUND = 46;

class Painter {
  readonly #brush: Brush;
  readonly #land: Land;
  readonly #tone = tones();
  /** Cells on which something large stands: less grows in their middle. */
  readonly #busy: ReadonlySet<string>;
  readonly #cells: Cell[];
  #random = seeded(1);

  constructor(brush: Brush, land: Land, busy: ReadonlySet<string>) {
    this.#brush = brush;
    this.#land = land;
    this.#busy = busy;
    this.#cells = [...land.cells.values()].toSorted((one, other) => one.y - other.y);
  }

  paint(): void {
    this.#slab();
    this.#inside(() => {
      this.#ground();
      this.#coast();
      this.#grain();
    });
    this.#grid();
    for (const cell of this.#cells) this.#scenery(cell);
    this.#inside(() => this.#light());
    this.#mist();
  }

  #between(low: number, high: number): number {
    return low + (high - low) * this.#random();
  }

  #of<T>(list: readonly T[]): T {
    return list[Math.floor(this.#random() * list.length)] as T;
  }

  #seed(name: string): void {
    this.#random = seeded(seedOf(name));
  }

  #hex(centre: Point, radius: number): void {
    const [first, ...rest] = corners(centre, radius) as [Point, ...Point[]];
    this.#brush.moveTo(first.x, first.y);
    for (const point of rest) this.#brush.lineTo(point.x, point.y);
    this.#brush.closePath();
  }

  /** A shape of straight and curved pieces in the words of SVG. */
  #shape(x: number, y: number, size: number, path: string, fill: string, alpha = 1): void {
    const brush = this.#brush;
    brush.save();
    brush.translate(x, y);
    brush.scale(size, size);
    brush.globalAlpha = alpha;
    brush.fillStyle = this.#tone(fill);
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- no array
    brush.fill(new Path2D(path));
    brush.restore();
  }

  #line(path: string, colour: string, width: number, alpha = 1): void {
    const brush = this.#brush;
    brush.globalAlpha = alpha;
    brush.strokeStyle = this.#tone(colour);
    brush.lineWidth = width;
    brush.lineCap = "round";
    brush.stroke(new Path2D(path));
    brush.globalAlpha = 1;
  }

  /** Paint on the land alone, not on the table beside it. */
  #inside(paint: () => void): void {
    const brush = this.#brush;
    brush.save();
    brush.beginPath();
    for (const cell of this.#cells) this.#hex(cell, this.#land.radius + 0.8);
    brush.clip();
    paint();
    brush.restore();
  }

  #slab(): void {
    const brush = this.#brush;
    const { radius } = this.#land;
    brush.save();
    brush.shadowColor = this.#tone("var(--clash-slab-shadow)");
    brush.shadowBlur = 50;
    brush.shadowOffsetY = 26;
    brush.fillStyle = this.#tone("var(--clash-slab-4)");
    brush.beginPath();
    for (const cell of this.#cells) this.#hex({ x: cell.x, y: cell.y + 16 }, radius + 1);
    brush.fill();
    brush.restore();
    for (const [depth, earth, mist] of SLAB) {
      for (const cell of this.#cells) {
        brush.fillStyle = this.#tone(cell.terrain === null ? mist : earth);
        brush.beginPath();
        this.#hex({ x: cell.x, y: cell.y + depth }, radius + 1);
        brush.fill();
      }
    }
  }

  /** A place somewhere in a hex, or a little outside of it. */
  #somewhere(cell: Cell, share: number): Point {
    for (;;) {
      const x = this.#between(-1, 1);
      const y = this.#between(-0.866, 0.866);
      if (Math.abs(x) * 0.866 + Math.abs(y) * 0.5 < 0.866 * share) {
        return { x: cell.x + x * this.#land.radius, y: cell.y + y * this.#land.radius * TILT };
      }
    }
  }

  /** Sea and land are kept apart by the coast; land and land run into each other. */
  #ground(): void {
    const brush = this.#brush;
    const base = (cell: Cell): void => {
      brush.fillStyle = this.#tone(PALETTE[cell.terrain ?? "mist"]?.[0] as string);
      brush.beginPath();
      this.#hex(cell, this.#land.radius + 1.5);
      brush.fill();
    };
    const wet = this.#cells.filter(({ terrain }) => terrain === "sea");
    const dry = this.#cells.filter(({ terrain }) => terrain !== "sea" && terrain !== null);
    const dark = this.#cells.filter(({ terrain }) => terrain === null);
    for (const group of [dry, wet, dark]) {
      group.forEach(base);
      brush.save();
      brush.beginPath();
      for (const cell of group) this.#hex(cell, this.#land.radius + 1.5);
      brush.clip();
      for (const cell of group) {
        this.#seed(`ground ${cell.id}`);
        for (let count = 0; count < 46; count += 1) this.#stroke(cell);
      }
      brush.restore();
    }
  }

  #stroke(cell: Cell): void {
    const { x, y } = this.#somewhere(cell, 1.12);
    const length = this.#between(10, 36);
    const [bend, rise] = [this.#between(-6, 6), this.#between(-3, 3)];
    const path = `M${x - length / 2},${y}q${length / 2},${bend} ${length},${rise}`;
    const colours = PALETTE[cell.terrain ?? "mist"] as readonly string[];
    this.#line(path, this.#of(colours), this.#between(2.5, 8), this.#between(0.22, 0.62));
  }

  #coast(): void {
    for (const cell of this.#cells) {
      if (cell.terrain !== "sea") continue;
      this.#seed(`coast ${cell.id}`);
      for (const id of cell.near) {
        const other = this.#land.cells.get(id) as Cell;
        if (other.terrain === "sea" || other.terrain === null) continue;
        this.#shore(cell, other);
      }
    }
  }

  /** Sand, a line of foam, and a pale line where the water is shallow. */
  #shore(cell: Cell, other: Cell): void {
    const [from, to] = border(cell, other, this.#land.radius);
    const inward = (share: number): string => {
      const wobble = (): number => this.#between(-1.6, 1.6);
      const at = (t: number): string => {
        const x = from.x + (to.x - from.x) * t;
        const y = from.y + (to.y - from.y) * t;
        return `${x + (cell.x - x) * share + wobble()},${y + (cell.y - y) * share + wobble()}`;
      };
      return `M${at(0)}L${[0.17, 0.34, 0.5, 0.67, 0.84, 1].map(at).join("L")}`;
    };
    this.#line(inward(0.2), "var(--clash-shallow)", 3, 0.5);
    this.#line(inward(0.04), "var(--clash-sand-wet)", 12);
    this.#line(inward(0.01), "var(--clash-sand)", 8.5);
    this.#line(inward(0.085), "var(--clash-foam)", 2.2, 0.9);
  }

  /** The tooth of the paper: specks, light and dark. */
  #grain(): void {
    const brush = this.#brush;
    const { left, top, width, height } = this.#land;
    this.#seed("grain");
    const light = this.#tone("var(--clash-grain-light)");
    const dark = this.#tone("var(--clash-grain-dark)");
    for (let count = 0; count < 5200; count += 1) {
      brush.fillStyle = count % 2 ? light : dark;
      brush.globalAlpha = this.#between(0.03, 0.13);
      brush.fillRect(
        left + this.#random() * width,
        top + this.#random() * height,
        this.#between(0.8, 3),
        this.#between(0.6, 1.4),
      );
    }
    brush.globalAlpha = 1;
  }

  #grid(): void {
    const brush = this.#brush;
    brush.lineWidth = 1.5;
    for (const cell of this.#cells) {
      const line = cell.terrain === null ? "var(--clash-mist-line)" : "var(--clash-hex-line)";
      brush.strokeStyle = this.#tone(line);
      brush.beginPath();
      this.#hex(cell, this.#land.radius);
      brush.stroke();
    }
  }

  #scenery(cell: Cell): void {
    this.#seed(`scenery ${cell.id}`);
    const busy = this.#busy.has(cell.id);
    if (cell.terrain === "forest") this.#wood(cell, busy);
    else if (cell.terrain === "mountain") this.#range(cell, busy);
    else if (cell.terrain === "fertile") this.#fields(cell, busy);
    else if (cell.terrain === "barren") this.#dunes(cell);
    else if (cell.terrain === "sea") this.#waves(cell);
  }

  #wood(cell: Cell, busy: boolean): void {
    const places: Point[] = [];
    for (let count = 0; count < (busy ? 11 : 15); count += 1) {
      const at = this.#somewhere(cell, 0.84);
      if (busy && Math.abs(at.x - cell.x) < 36 && Math.abs(at.y - cell.y) < 22) continue;
      places.push(at);
    }
    places.sort((one, other) => one.y - other.y);
    for (const { x, y } of places) this.#tree(x, y + 6, this.#between(0.7, 1.05));
  }

  #tree(x: number, y: number, size: number): void {
    const brush = this.#brush;
    brush.globalAlpha = 0.32;
    brush.fillStyle = this.#tone("var(--clash-shadow)");
    brush.beginPath();
    brush.ellipse(x + 3 * size, y + 1, 8 * size, 3 * size, 0, 0, 7);
    brush.fill();
    brush.globalAlpha = 1;
    this.#line(`M${x},${y}v${-7 * size}`, "var(--clash-trunk)", 2.2 * size);
    const crown = "M-8,-5Q-5,-14 0,-24Q5,-14 8,-5Q0,-1 -8,-5Z";
    this.#shape(x, y, size, crown, this.#of(TREES));
    this.#shape(x, y, size, "M-7,-6Q-4,-14 0,-22Q1,-13 -2,-5Z", "var(--clash-tree-lit)", 0.5);
  }

  #range(cell: Cell, busy: boolean): void {
    const peaks: [number, number, number, number][] = busy
      ? [
          [0, -20, 38, 30],
          [-32, -8, 36, 32],
          [31, -10, 38, 30],
        ]
      : [
          [-22, -6, 44, 42],
          [27, -2, 40, 36],
          [2, 16, 58, 52],
        ];
    for (const [dx, dy, width, height] of peaks)
      this.#peak(cell.x + dx, cell.y + dy, width, height);
    if (busy) return;
    this.#tree(cell.x - 38, cell.y + 18, 0.6);
    this.#tree(cell.x + 38, cell.y + 21, 0.55);
  }

  #peak(x: number, y: number, width: number, height: number): void {
    const lean = this.#between(-0.1, 0.1) * width;
    const ridge = lean * 0.4 + this.#between(-0.07, 0.07) * width;
    const [half, top] = [width / 2, `${lean},${-height}`];
    this.#shape(x, y, 1, `M${-half},0L${top}L${ridge},5Z`, "var(--clash-peak-lit)");
    this.#shape(x, y, 1, `M${top}L${half},0L${ridge},5Z`, "var(--clash-peak-shade)");
    const brush = this.#brush;
    brush.save();
    brush.translate(x, y);
    const cracks =
      `M${-width * 0.28},${-height * 0.3}l${width * 0.12},${height * 0.25}` +
      `M${-width * 0.1},${-height * 0.42}l${width * 0.02},${height * 0.3}` +
      `M${width * 0.2},${-height * 0.4}l${width * 0.1},${height * 0.3}`;
    this.#line(cracks, "var(--clash-peak-crack)", 1.2, 0.55);
    brush.restore();
    const snow =
      `M${top}l${-width * 0.17},${height * 0.36}l${width * 0.08},${-height * 0.06}` +
      `l${width * 0.05},${height * 0.1}l${width * 0.06},${-height * 0.12}l${width * 0.1},${height * 0.07}Z`;
    this.#shape(x, y, 1, snow, "var(--clash-snow)");
    const shade = `M${top}l${width * 0.12},${height * 0.35}l${-width * 0.09},${-height * 0.07}Z`;
    this.#shape(x, y, 1, shade, "var(--clash-snow-shade)");
  }

  #fields(cell: Cell, busy: boolean): void {
    const places = [
      [-30, -17],
      [23, -20],
      [-27, 19],
      [27, 17],
    ] as const;
    places.forEach(([dx, dy], at) => {
      if (busy && at > 1) return;
      const x = cell.x + dx + this.#between(-4, 4);
      const y = cell.y + dy + this.#between(-3, 3);
      const [wide, deep] = [this.#between(24, 31), this.#between(11, 15)];
      const lean = this.#between(-8, 8);
      const plot = `M${-wide / 2},0l${lean},${-deep}h${wide}l${-lean},${deep}Z`;
      this.#shape(x, y, 1, plot, this.#of(FIELDS), 0.85);
      for (let row = 1; row < 5; row += 1) {
        const furrow = `M${x - wide / 2 + (wide * row) / 5},${y}l${lean},${-deep}`;
        this.#line(furrow, "var(--clash-furrow)", 1.3, 0.65);
      }
    });
    if (busy) return;
    this.#tree(cell.x + this.#between(-8, 4), cell.y + 5, 0.6);
    this.#tree(cell.x + this.#between(6, 16), cell.y + 1, 0.5);
  }

  #dunes(cell: Cell): void {
    for (let row = 0; row < 5; row += 1) {
      const [x, y] = [cell.x + this.#between(-24, 16), cell.y - 24 + row * 12];
      const wide = this.#between(24, 40);
      const crest = `M${-wide / 2},0q${wide * 0.35},-11 ${wide * 0.6},-3q${wide * 0.2},4 ${wide * 0.4},3q${-wide * 0.5},6 ${-wide},0Z`;
      this.#shape(x, y, 1, crest, "var(--clash-dune)", 0.8);
      const lee = `M${x - wide * 0.1},${y - 5}q${wide * 0.2},5 ${wide * 0.5},6`;
      this.#line(lee, "var(--clash-dune-shade)", 1.4, 0.65);
    }
  }

  #waves(cell: Cell): void {
    for (let count = 0; count < 7; count += 1) {
      const { x, y } = this.#somewhere(cell, 0.72);
      const wave = `M${x - 9},${y}q4.5,-5 9,0t9,0`;
      this.#line(wave, "var(--clash-wave)", 1.5, this.#between(0.25, 0.6));
    }
  }

  /** Late light from the upper left, and a dusk at the edges. */
  #light(): void {
    const brush = this.#brush;
    const { left, top, width, height } = this.#land;
    const [x, y] = [left + width * 0.42, top + height * 0.3];
    const sun = brush.createRadialGradient(x, y, 0, x, y, width * 0.72);
    sun.addColorStop(0, this.#tone("var(--clash-sun)"));
    sun.addColorStop(0.55, this.#tone("var(--clash-sun-edge)"));
    sun.addColorStop(1, this.#tone("var(--clash-dusk)"));
    brush.fillStyle = sun;
    brush.fillRect(left - 2 * ROUND, top - 2 * ROUND, width + 4 * ROUND, height + 4 * ROUND);
  }

  /** What nobody has seen lies under clouds that spill over its edges. */
  #mist(): void {
    const brush = this.#brush;
    for (const cell of this.#cells) {
      if (cell.terrain !== null) continue;
      this.#seed(`mist ${cell.id}`);
      for (let count = 0; count < 15; count += 1) {
        const { x, y } = this.#somewhere(cell, 1);
        const size = this.#between(16, 36);
        const alpha = this.#between(0.1, 0.34);
        brush.save();
        brush.translate(x, y);
        brush.scale(1, 0.6);
        const puff = brush.createRadialGradient(-size * 0.2, -size * 0.3, 0, 0, 0, size);
        puff.addColorStop(0, this.#tone("var(--clash-cloud)"));
        puff.addColorStop(0.55, this.#tone("var(--clash-cloud-mid)"));
        puff.addColorStop(1, this.#tone("var(--clash-cloud-edge)"));
        brush.globalAlpha = alpha;
        brush.fillStyle = puff;
        brush.fillRect(-size, -size, 2 * size, 2 * size);
        brush.restore();
      }
      for (let count = 0; count < 3; count += 1) {
        const { x, y } = this.#somewhere(cell, 0.62);
        const s = this.#between(0.6, 1);
        const scroll =
          `M${x - 24 * s},${y}h${34 * s}a${7 * s},${6 * s} 0 1 0 ${-7 * s},${-7 * s}` +
          `M${x - 12 * s},${y + 6 * s}h${36 * s}`;
        this.#line(scroll, "var(--clash-scroll)", 1.7, 0.42);
      }
    }
  }
}

/** Paint the land into a canvas with so many pixels for a unit. */
export function paintLand(
  canvas: HTMLCanvasElement,
  land: Land,
  busy: ReadonlySet<string>,
  pixels: number,
): void {
  canvas.width = Math.round((land.width + 2 * ROUND) * pixels);
  canvas.height = Math.round((land.height + 2 * ROUND) * pixels);
  const brush = canvas.getContext("2d");
  if (!brush) return; // a page without pictures still has its labels
  brush.scale(pixels, pixels);
  brush.translate(ROUND - land.left, ROUND - land.top);
  new Painter(brush, land, busy).paint();
}
