/** Where the camera looks: at what is asked for, else at the own people or the whole land. */
import { useMemo } from "preact/hooks";

import type { ClashBattleView, ClashView } from "../../generated/views";
import { useOffers, useShown } from "../../play/table";
import type { Prompt } from "../../play/table";
import type { Focus } from "./camera";
import { TILT } from "./land";
import type { Cell, Land, Point } from "./land";

/** Pixels from edge to edge of a hex whose inner line a finger hits. */
const FINGER = 48;
/** So near the land is by itself. */
export const READABLE = { wide: 0.62, narrow: 1.1 };
const PIECE_SCALE = { wide: 1.05, narrow: 1.6 };
/** A battlefield is looked at from near. */
const FIELD_SCALE = 1.7;

/** How many pixels a unit of the land needs for that. */
export const fingerScale = (radius: number): number => FINGER / (Math.sqrt(3) * radius * TILT);

/** What is asked in a battle and answered on the map. */
const ON_MAP = new Set(["withdraw", "raid_piece"]);

/** The battle that is shown as a scene; it makes way for what is asked below it. */
export function sceneOf(view: ClashView, prompt: Prompt | null): ClashBattleView | null {
  return prompt?.seat === view.seat && ON_MAP.has(prompt.decision) ? null : view.battle;
}

/** The cells that what is asked speaks of, so that they are in sight. */
export function useFocus(view: ClashView, land: Land, narrow: boolean): Focus | null {
  const offers = useOffers();
  const prompt = useShown((shown) => shown.prompt);
  const path = useShown((shown) => shown.path);
  const still = useShown((shown) => shown.still);
  const battle = sceneOf(view, prompt);
  return useMemo(() => {
    if (battle) {
      const field = [land.cells.get(battle.cell), land.cells.get(battle.origin)];
      const points = field.flatMap((cell) => cell ?? []);
      return {
        points,
        least: FIELD_SCALE,
        best: FIELD_SCALE,
        key: `battle ${battle.cell} ${battle.origin}`,
      };
    }
    if (!prompt || still || prompt.seat !== view.seat) return null;
    const points: Point[] = [];
    let pieces = false;
    let regions = false;
    const own = view.players[view.seat];
    for (const { targets } of offers) {
      const element = targets[path.length] ?? "";
      const name = element.slice(element.indexOf(":") + 1);
      if (element.startsWith("piece:")) pieces = true;
      if (element.startsWith("region:")) {
        regions = true;
        points.push(...[...land.cells.values()].filter(({ region }) => region === name));
        continue;
      }
      const cell = element.startsWith("unit:")
        ? own?.units.find(({ id }) => id === name)?.cell
        : name.split(".")[0];
      const found = /^(space|piece|unit):/.test(element) ? land.cells.get(cell ?? "") : undefined;
      if (found) points.push(found);
    }
    const key = `${prompt.decision} ${points.map(({ x, y }) => `${x},${y}`).join()} ${pieces}`;
    if (points.length === 0) return null;
    if (pieces) {
      const scale = narrow ? PIECE_SCALE.narrow : PIECE_SCALE.wide;
      return { points, least: scale, best: narrow ? scale : null, key };
    }
    return {
      points,
      least: narrow && !regions ? fingerScale(land.radius) : 0, // a region is larger than a finger
      best: narrow ? READABLE.narrow : null,
      key,
    };
  }, [offers, path, still, land, narrow, battle?.cell, battle?.origin]);
}

/** Which of the cells lie beside a window of that width, where a finger still hits each of them. */
export function aside(cells: readonly Cell[], land: Land, width: number): Cell[] {
  const xs = cells.map(({ x }) => x);
  const middle = (Math.min(...xs) + Math.max(...xs)) / 2;
  const reach = width / fingerScale(land.radius) / 2 - land.radius;
  return cells.filter(({ x }) => Math.abs(x - middle) > reach);
}

/** On a phone the own people are in the middle, else the whole land. */
export function homeOf(view: ClashView, land: Land, narrow: boolean): Point {
  const centre = { x: land.left + land.width / 2, y: land.top + land.height / 2 };
  const colour = view.players[view.seat]?.colour;
  const own = view.cities.filter(({ owner }) => owner === colour);
  const cells = own.flatMap(({ cell }) => land.cells.get(cell) ?? []);
  if (!narrow || cells.length === 0) return centre;
  return {
    x: cells.reduce((sum, { x }) => sum + x, 0) / cells.length,
    y: cells.reduce((sum, { y }) => sum + y, 0) / cells.length,
  };
}
