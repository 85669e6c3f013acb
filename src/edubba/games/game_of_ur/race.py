"""The race of the five birds as bare tables, for solvers: counters apart, it is the whole game."""

from edubba.core.errors import InvalidInput
from edubba.core.race import NOT_CONVERTED, NOWHERE, Race, Throw, steps_of
from edubba.core.words import Message
from edubba.games.game_of_ur.codes import BIRDS, FIRST_SHARED, HOME, HOUSES, NO, SWALLOW, YES
from edubba.games.game_of_ur.space import BIRDS as BIRD_IDS
from edubba.games.game_of_ur.terms import CONVERTED, LAUNCH_NUMBER, START_HOUSE, Terms


def race_of(terms: Terms) -> Race:
    """The tables for these options; what ties the race to the counters is refused."""
    if terms.must_afford:  # GU-13.10: whether a move is legal depends on the purse
        told = Message("game_of_ur/no-race", option="shortage", value="must_afford")
        raise InvalidInput(told)
    primary = [*range(1, len(CONVERTED))]
    numbers = sorted({*primary, *(int(CONVERTED[number]) for number in primary)})
    return Race(
        pieces=[*BIRD_IDS],
        distinct=True,
        count=BIRDS,
        houses=HOUSES,
        numbers=numbers,
        throws=_throws(terms, numbers),
        yes=int(terms.large[YES]),
        no=int(terms.large[NO]),
        steps=steps_of(HOUSES, numbers),
        launches=[[_launches(terms, bird, number) for number in numbers] for bird in range(BIRDS)],
        meets=[NOWHERE if house < FIRST_SHARED else house for house in range(HOME)],
        safe=[terms.is_rosette(house) for house in range(HOME)],
        again=[False] * HOME,
        room=[int(terms.room(house)) for house in range(HOME)],
        fixed_order=terms.fixed_order,
        options=terms.of_race,
    )


def _throws(terms: Terms, numbers: list[int]) -> list[Throw]:
    """GU-5.3: a number to use or to gamble with; GU-13.4: both bones at once, and no gamble."""
    throws: list[Throw] = []
    for number in range(1, len(CONVERTED)):
        weight = int(terms.small[number - 1])
        plain, converted = numbers.index(number), numbers.index(int(CONVERTED[number]))
        if terms.always_both:
            throws.append(Throw(weight * int(terms.large[NO]), plain, NOT_CONVERTED))
            throws.append(Throw(weight * int(terms.large[YES]), converted, NOT_CONVERTED))
        else:
            throws.append(Throw(weight, plain, converted))
    return throws


def _launches(terms: Terms, bird: int, number: int) -> list[int]:
    houses = terms.swallow_houses() if bird == SWALLOW else [int(START_HOUSE[bird])]
    return houses if LAUNCH_NUMBER[bird] == number else []
