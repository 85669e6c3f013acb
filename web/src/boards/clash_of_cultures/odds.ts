/** How a battle ends if it is fought to the end with dice alone: exact, by counting all throws. */

/** What is known of a battle before it, or between its rounds; cards are not. */
export interface Battle {
  attackers: number;
  defenders: number;
  /** A Fortress adds a die and stops a hit in the first round. */
  fortress: boolean;
  /** Combat value on top of the dice, in every round. */
  bonus: readonly [attack: number, defence: number];
  /** Hits that are stopped in the first round. */
  stops: readonly [attack: number, defence: number];
}

export interface Odds {
  win: number;
  lose: number;
  /** Nobody is left. */
  both: number;
  /** Units that fall on average. */
  losses: readonly [attack: number, defence: number];
}

const FACES = 6;
const VALUE_OF_A_HIT = 5;

const sums = new Map<number, readonly number[]>();

/** How likely each sum of so many dice is. */
function sumsOf(dice: number): readonly number[] {
  let known = sums.get(dice);
  if (!known) {
    if (dice === 0) known = [1];
    else {
      const fewer = sumsOf(dice - 1);
      const made = Array.from({ length: fewer.length + FACES }, () => 0);
      fewer.forEach((share, sum) => {
        for (let face = 1; face <= FACES; face += 1) {
          made[sum + face] = (made[sum + face] ?? 0) + share / FACES;
        }
      });
      known = made;
    }
    sums.set(dice, known);
  }
  return known;
}

/** How likely each number of losses is among so many units. */
function lossesOf(dice: number, bonus: number, stops: number, units: number): number[] {
  const found = Array.from({ length: units + 1 }, () => 0);
  sumsOf(dice).forEach((share, sum) => {
    const hits = Math.floor(Math.max(sum + bonus, 0) / VALUE_OF_A_HIT) - stops;
    const lost = Math.max(0, Math.min(units, hits));
    found[lost] = (found[lost] ?? 0) + share;
  });
  return found;
}

const over = (attackers: number, defenders: number): Odds => ({
  win: attackers > 0 ? 1 : 0,
  lose: attackers === 0 && defenders > 0 ? 1 : 0,
  both: attackers === 0 && defenders === 0 ? 1 : 0,
  losses: [0, 0],
});

export function oddsOf(battle: Battle): Odds {
  const known = new Map<number, Odds>();
  const later = (attackers: number, defenders: number): Odds => {
    if (attackers === 0 || defenders === 0) return over(attackers, defenders);
    const key = attackers * 100 + defenders;
    const before = known.get(key);
    if (before) return before;
    const found = round(attackers, defenders, false);
    known.set(key, found);
    return found;
  };
  const round = (attackers: number, defenders: number, first: boolean): Odds => {
    const walls = first && battle.fortress;
    const stopped = first ? battle.stops : ([0, 0] as const);
    const fall = lossesOf(attackers, battle.bonus[0], stopped[1] + (walls ? 1 : 0), defenders);
    const hurt = lossesOf(defenders + (walls ? 1 : 0), battle.bonus[1], stopped[0], attackers);
    let [win, lose, both, own, other, again] = [0, 0, 0, 0, 0, 0];
    hurt.forEach((hurtShare, lost) => {
      fall.forEach((fallShare, killed) => {
        const share = hurtShare * fallShare;
        if (share === 0) return;
        // Nobody fell, and the next round is like this one: the same odds once more.
        if (lost === 0 && killed === 0 && !first) {
          again += share;
          return;
        }
        const then = later(attackers - lost, defenders - killed);
        win += share * then.win;
        lose += share * then.lose;
        both += share * then.both;
        own += share * (lost + then.losses[0]);
        other += share * (killed + then.losses[1]);
      });
    });
    const rest = 1 - again;
    if (rest < 1e-9) return { win: 0, lose: 1, both: 0, losses: [0, 0] }; // nobody can hurt anybody
    return {
      win: win / rest,
      lose: lose / rest,
      both: both / rest,
      losses: [own / rest, other / rest],
    };
  };
  if (battle.defenders === 0 && !battle.fortress) return over(battle.attackers, 0);
  return round(battle.attackers, battle.defenders, true);
}
