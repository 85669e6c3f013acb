/** Which cube is which, so that each glides from tile to tile; the supply has no names of its own. */
import type { ZigguratView } from "../../generated/views";
import { followed, Lying } from "../../play/following";
import type { Following, Pieces } from "../../play/following";

export type Cubes = Pieces<ZigguratView>;

/** How many cubes of each seat stand on each cell. */
function lying(view: ZigguratView): Lying {
  const found = new Lying();
  for (const { name, owner, cubes } of view.cells) found.add(owner, name, cubes);
  return found;
}

export const CUBES: Following<ZigguratView> = { prefix: "cube", lying };

export const useCubes = followed(CUBES);
