import type { Bird } from "../types";
import { eagle } from "./eagle";
import { fullSize, type Head } from "./head";
import { raven } from "./raven";
import { rooster } from "./rooster";
import { stormBird } from "./storm_bird";
import { swallow } from "./swallow";

const DRAWN: Record<Bird, () => Head> = {
  swallow,
  storm_bird: stormBird,
  raven,
  rooster,
  eagle,
};

/** A bird's head at its true size. */
export const headOf = (bird: Bird): Head => fullSize(DRAWN[bird]());
