/** Which of some places on the screen lies next in a direction; past the edge it begins anew. */

export interface Place {
  x: number;
  y: number;
}

export type Direction = "left" | "right" | "up" | "down";

export const ARROWS: Record<string, Direction> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

/** Straying sideways counts this much more than going on. */
const ASIDE = 2.5;
/** Pixels that count as the same line. */
const SLACK = 2;

/** How far `to` is ahead of `from`, and how far aside. */
function offset(from: Place, to: Place, direction: Direction): [number, number] {
  const across = to.x - from.x;
  const down = to.y - from.y;
  switch (direction) {
    case "right":
      return [across, Math.abs(down)];
    case "left":
      return [-across, Math.abs(down)];
    case "down":
      return [down, Math.abs(across)];
    default:
      return [-down, Math.abs(across)];
  }
}

function best<P extends Place>(places: readonly P[], cost: (place: P) => number): P | null {
  let found: P | null = null;
  let least = Infinity;
  for (const place of places) {
    const value = cost(place);
    if (value < least) {
      least = value;
      found = place;
    }
  }
  return found;
}

/** The place to go to from `from`, which need not be one of `places` itself. */
export function walk<P extends Place>(
  places: readonly P[],
  from: Place,
  direction: Direction,
): P | null {
  const others = places.filter((place) => place !== from);
  const ahead = best(others, (place) => {
    const [on, aside] = offset(from, place, direction);
    return on > SLACK ? on + aside * ASIDE : Infinity;
  });
  // Nothing further this way: come in again from the other side, on the nearest line.
  return (
    ahead ??
    best(others, (place) => {
      const [on, aside] = offset(from, place, direction);
      return on + aside * ASIDE;
    }) ??
    (places.find((place) => place === from) as P | undefined) ??
    null
  );
}
