"""Who plays whom: knock-out, Swiss, round robin and arena, and how they stand.

Entrants are numbers, 0 the first seed. Everything here follows from what was played so far.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple, TypeAlias

Kind: TypeAlias = Literal["knock_out", "swiss", "round_robin", "arena"]
KNOCK_OUT: Final = "knock_out"
SWISS: Final = "swiss"
ROUND_ROBIN: Final = "round_robin"
ARENA: Final = "arena"
STEPS: Final = 20_000
"""So many pairs a Swiss round tries before it lets somebody meet the same again."""
Met: TypeAlias = Counter[frozenset[int | None]]
"""How often two have met."""


class Pair(NamedTuple):
    """The first begins; without a second the first has a point for nothing."""

    first: int
    second: int | None


@dataclass(frozen=True)
class Game:
    """A pair of a round, and what the first scored: 1, 0.5 or 0; None while they play."""

    round: int
    pair: Pair
    score: float | None

    def of(self, who: int) -> float | None:
        """What somebody who played it scored."""
        if self.score is None:
            return None
        return self.score if who == self.pair.first else 1 - self.score


class Standing(NamedTuple):
    who: int
    points: float
    opponents: float
    """Buchholz: the points of all whom one has met."""
    wins: int
    played: int


def standings(entrants: int, games: Sequence[Game], kind: Kind = SWISS) -> list[Standing]:
    """By points, then by the points of opponents, then by wins, then by seed; in a knock-out
    before all by how far somebody came."""
    points = [0.0] * entrants
    met: list[list[int]] = [[] for _ in range(entrants)]
    wins = [0] * entrants
    for game in games:
        for who, other in (game.pair, game.pair[::-1]):
            score = None if who is None else game.of(who)
            if who is None or score is None:
                continue
            points[who] += score
            if other is not None:
                met[who].append(other)
                wins[who] += score == 1
    table = [
        Standing(who, points[who], sum(points[each] for each in met[who]), wins[who], len(met[who]))
        for who in range(entrants)
    ]
    table.sort(key=lambda each: (-each.points, -each.opponents, -each.wins, each.who))
    if kind == KNOCK_OUT:
        came = _came(games)
        table.sort(key=lambda each: -came[each.who])
    return table


def rounds_of(kind: Kind, entrants: int, asked: int) -> int:
    """How many rounds are played; an arena has none."""
    if kind == KNOCK_OUT:
        return max(1, (entrants - 1).bit_length())
    if kind == ROUND_ROBIN:
        return entrants - 1 + entrants % 2
    most = entrants - 1 + entrants % 2
    return min(asked or max(1, (entrants - 1).bit_length()), most) if kind == SWISS else 0


def next_round(
    kind: Kind, entrants: int, games: Sequence[Game], number: int, gone: Iterable[int] = ()
) -> list[Pair]:
    """The pairs of a round, from 1; all earlier ones have been played. Who went away is not
    paired any more."""
    left = {*gone}
    if kind == KNOCK_OUT:
        return _knock_out(entrants, games, number, left)
    if kind == ROUND_ROBIN:
        return _without(_circle(entrants, number), left)
    return _swiss(entrants, games, left)


def _without(pairs: Sequence[tuple[int | None, int | None]], gone: set[int]) -> list[Pair]:
    """Whose opponent went away has a point for nothing."""
    kept: list[Pair] = []
    for pair in pairs:
        here = [who for who in pair if who is not None and who not in gone]
        if len(here) == 2:
            kept.append(Pair(here[0], here[1]))
        elif here:
            kept.append(Pair(here[0], None))
    return kept


# Knock-out


def _bracket(size: int) -> list[int]:
    """Seeds in the order of a bracket: the first two can meet only in the end."""
    order = [0]
    while len(order) < size:
        order = [each for seed in order for each in (seed, 2 * len(order) - 1 - seed)]
    return order


def _knock_out(entrants: int, games: Sequence[Game], number: int, gone: set[int]) -> list[Pair]:
    """The bracket, played up to a round. Where both of a pair went away a place stays empty."""
    size = 1 << (entrants - 1).bit_length()
    alive = [seed if seed < entrants else None for seed in _bracket(size)]
    for earlier in range(1, number):
        before = [game for game in games if game.round == earlier]
        through = {who: _winner(game, gone) for game in before for who in game.pair}
        through.pop(None, None)
        alive = [through.get(one, through.get(two)) for one, two in _by_two(alive)]
    return _without(_by_two(alive), gone)


def _by_two(alive: list[int | None]) -> list[tuple[int | None, int | None]]:
    return [*zip(alive[::2], alive[1::2], strict=True)]


def _winner(game: Game, gone: set[int]) -> int:
    first, second = game.pair
    if second is None or (second in gone and first not in gone):
        return first
    if first in gone and second not in gone:
        return second
    if game.score == 0.5:
        return min(first, second)  # shared: the better seed goes on
    return first if game.score == 1 else second


def _came(games: Sequence[Game]) -> Counter[int]:
    """The last round that somebody was in, and one more for who went through it. Who leaves
    after that keeps the place."""
    came: Counter[int] = Counter()
    for game in games:
        for who in game.pair:
            if who is not None:
                through = game.score is not None and who == _winner(game, set())
                came[who] = max(came[who], game.round + through)
    return came


# Round robin


def _circle(entrants: int, number: int) -> list[Pair]:
    """The circle method: one stays, the others move on by one each round."""
    size = entrants + entrants % 2
    rest = [*range(1, size)]
    turned = [*rest[-(number - 1) % (size - 1) :], *rest[: -(number - 1) % (size - 1)]]
    row = [0, *turned]
    pairs: list[Pair] = []
    for at in range(size // 2):
        one, two = sorted((row[at], row[size - 1 - at]))
        if two == entrants:  # nobody is there
            pairs.append(Pair(one, None))
        else:  # so everybody begins as often as not
            pairs.append(Pair(one, two) if (one + two) % 2 else Pair(two, one))
    return pairs


# Swiss


def _swiss(entrants: int, games: Sequence[Game], gone: set[int]) -> list[Pair]:
    """Whoever stands alike meets, nobody the same twice, if such pairs are found."""
    order = [each.who for each in standings(entrants, games) if each.who not in gone]
    met = Counter(frozenset(game.pair) for game in games if game.pair.second is not None)
    rested = Counter(game.pair.first for game in games if game.pair.second is None)
    bye: list[Pair] = []
    if len(order) % 2:
        free = min(reversed(order), key=lambda who: rested[who])
        order.remove(free)
        bye = [Pair(free, None)]
    pairs = _unmet(order, met, iter(range(STEPS)))
    if pairs is None:
        pairs = _fewest_repeats(order, met)
    begun = Counter(game.pair.first for game in games if game.pair.second is not None)
    fair = [Pair(two, one) if begun[one] > begun[two] else Pair(one, two) for one, two in pairs]
    return [*fair, *bye]


def _unmet(order: list[int], met: Met, steps: Iterator[int]) -> list[tuple[int, int]] | None:
    """Pairs down the order, the best first, going back where the rest cannot be paired, until
    the steps are used up."""
    if not order:
        return []
    first, rest = order[0], order[1:]
    for other in rest:
        if next(steps, None) is None:
            return None
        if not met[frozenset((first, other))]:
            below = _unmet([who for who in rest if who != other], met, steps)
            if below is not None:
                return [(first, other), *below]
    return None


def _fewest_repeats(order: list[int], met: Met) -> list[tuple[int, int]]:
    """Everybody with the nearest whom one has met least; then two pairs change partners as long
    as fewer meet again by it. Each change takes away a repeat, so this ends."""
    rest = [*order]
    pairs: list[tuple[int, int]] = []
    while rest:
        first = rest.pop(0)
        other = min(rest, key=lambda who: met[frozenset((first, who))])
        rest.remove(other)
        pairs.append((first, other))
    while (better := _changed(pairs, met)) is not None:
        pairs = better
    return pairs


def _changed(pairs: list[tuple[int, int]], met: Met) -> list[tuple[int, int]] | None:
    """The pairs after the first change of partners that leaves fewer repeats."""
    for at, (a, b) in enumerate(pairs):
        if not met[frozenset((a, b))]:
            continue
        for to, (c, d) in enumerate(pairs):
            before = met[frozenset((a, b))] + met[frozenset((c, d))]
            for one, two in (((a, c), (b, d)), ((a, d), (b, c))):
                if to != at and met[frozenset(one)] + met[frozenset(two)] < before:
                    others = [pair for n, pair in enumerate(pairs) if n not in (at, to)]
                    return [*others, one, two]
    return None


# Arena


def arena(entrants: int, games: Sequence[Game], gone: Iterable[int] = ()) -> list[Pair]:
    """Everybody who is free plays somebody near, if possible not the same as just before."""
    busy = {who for game in games if game.score is None for who in game.pair}
    left = {*gone}
    free = [
        each.who
        for each in standings(entrants, games)
        if each.who not in busy and each.who not in left
    ]
    last = {who: game.pair for game in games for who in game.pair if who is not None}
    pairs: list[Pair] = []
    while len(free) > 1:
        first = free.pop(0)
        others = [who for who in free if who not in last.get(first, ())]
        # Two who have just met wait for somebody else, unless they are alone here.
        if not others and entrants - len(left) > 2:
            continue
        second = (others or free)[0]
        free.remove(second)
        begins = sum(game.pair.first == first for game in games)
        behind = sum(game.pair.first == second for game in games)
        pairs.append(Pair(second, first) if begins > behind else Pair(first, second))
    return pairs
