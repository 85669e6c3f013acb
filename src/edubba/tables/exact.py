"""What each choice in a race is worth, exactly: the moves of a number and the gamble."""

from dataclasses import dataclass

from edubba.core.race import NOT_CONVERTED, NOWHERE, OFF, Race, Throw, Values
from edubba.core.words import Message
from edubba.tables.sides import Side


@dataclass(frozen=True)
class RaceMove:
    """One use of a number."""

    piece: int
    start: int
    house: int
    mover: list[int]
    """Where both sides stand after it, still told from the side that moved."""
    other: list[int]
    again: bool
    """Whether the same side throws again."""


@dataclass(frozen=True)
class Gamble:
    """Throwing for the converted number, and what that is worth."""

    value: float
    passed: float
    """What is left if it fails."""
    gained: float
    """What is won if it succeeds."""


def moves_of(race: Race, mover: list[int], other: list[int], number: int) -> list[RaceMove]:
    """All legal uses of a number (by its index), in the order of the pieces."""
    found: list[RaceMove] = []
    seen: set[int] = set()
    for piece, start in enumerate(mover):
        if start == race.home or (not race.distinct and start in seen):
            continue
        seen.add(start)
        if start == OFF:
            waits = race.fixed_order and OFF in mover[:piece]
            ways = [] if waits else race.launches[piece if race.distinct else 0][number]
        else:
            ways = [race.steps[start][number]]
        for house in ways:
            if house != NOWHERE:
                move = _move(race, mover, other, piece, house)
                if move is not None:
                    found.append(move)
    return found


def _move(
    race: Race, mover: list[int], other: list[int], piece: int, house: int
) -> RaceMove | None:
    mine = [*mover]
    mine[piece] = house
    if house == race.home:
        return RaceMove(piece, mover[piece], house, mine, other, False)
    if mover.count(house) >= race.room[house]:
        return None
    again = race.again[house]
    theirs = other
    met = race.meets[house]
    if met != NOWHERE and met in other:
        if race.safe[house]:
            return None
        theirs = [*other]
        theirs[other.index(met)] = OFF
        again = again or race.capture_again
    return RaceMove(piece, mover[piece], house, mine, theirs, again)


class Exact:
    """Values of choices on top of values of positions."""

    def __init__(self, race: Race, values: Values) -> None:
        self.race = race
        self.values = values

    def before_throw(self, mover: list[int], other: list[int]) -> float:
        return self.values.value(mover, other)

    def of_move(self, move: RaceMove) -> float:
        """What the side that moves has after it."""
        if move.again:
            return self.values.value(move.mover, move.other)
        return 1.0 - self.values.value(move.other, move.mover)

    def passed(self, mover: list[int], other: list[int]) -> float:
        """What is left when the turn passes without a move."""
        return 1.0 - self.values.value(other, mover)

    def moves(
        self, mover: list[int], other: list[int], number: int
    ) -> list[tuple[RaceMove, float]]:
        """All uses of a number with their values, the best first."""
        found = [(move, self.of_move(move)) for move in moves_of(self.race, mover, other, number)]
        return sorted(found, key=lambda each: -each[1])

    def gamble(self, mover: list[int], other: list[int], throw: Throw) -> Gamble:
        passed = self.passed(mover, other)
        moves = self.moves(mover, other, throw.converted)
        gained = moves[0][1] if moves else passed
        chance = self.race.yes / (self.race.yes + self.race.no)
        return Gamble(chance * gained + (1.0 - chance) * passed, passed, gained)

    def after_throw(self, mover: list[int], other: list[int], throw: Throw) -> float:
        """The value of the best choice after a throw."""
        moves = [] if throw.number < 0 else self.moves(mover, other, throw.number)
        best = moves[0][1] if moves else -1.0
        if throw.converted != NOT_CONVERTED:
            return max(best, self.gamble(mover, other, throw).value)
        return best if moves else self.passed(mover, other)

    def bellman(self, mover: list[int], other: list[int]) -> float:
        """The value of a position worked out from those that follow it."""
        total = sum(throw.weight for throw in self.race.throws)
        return (
            sum(throw.weight * self.after_throw(mover, other, throw) for throw in self.race.throws)
            / total
        )


def possible(race: Race, mover: list[int], other: list[int]) -> Message | None:
    """What makes a position impossible; None if nothing does."""
    for houses in (mover, other):
        if len(houses) != race.count:
            return Message("tables/pieces", right=race.count, found=len(houses))
        for piece, house in enumerate(houses):
            ways = [OFF, *race.reach(piece if race.distinct else 0), race.home]
            if house not in ways:
                name = race.pieces[piece] if race.distinct else race.pieces[0]
                return Message("tables/reach", piece=name, house=house)
            if house not in (OFF, race.home) and houses.count(house) > race.room[house]:
                return Message("tables/room", house=house, most=race.room[house])
    side = Side(race, ())
    if side.clash_of(tuple(h for h in mover if h not in (OFF, race.home))) & side.group_of(
        tuple(h for h in other if h not in (OFF, race.home))
    ):
        return Message("tables/met")
    if mover.count(race.home) == race.count or other.count(race.home) == race.count:
        return Message("tables/over")
    return None
