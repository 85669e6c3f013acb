"""The Royal Game as bare tables, for solvers."""

from edubba.core.race import NOT_CONVERTED, NOWHERE, Race, Throw, steps_of
from edubba.games.royal_game_of_ur.space import RULESETS
from edubba.games.royal_game_of_ur.terms import PRIVATE, Terms


def race_of(terms: Terms) -> Race:
    home = int(terms.home)
    numbers = [n for n in range(1, len(terms.weights)) if terms.weights[n]]
    safe = [*terms.safe]
    return Race(
        pieces=["piece"],
        distinct=False,
        count=int(terms.pieces),
        houses=home - 1,
        numbers=numbers,
        throws=[
            Throw(int(weight), NOT_CONVERTED if n == 0 else numbers.index(n))
            for n, weight in enumerate(terms.weights)
            if weight
        ],
        yes=0,
        no=1,
        steps=steps_of(home - 1, numbers),
        launches=[[[n] for n in numbers]],
        meets=[NOWHERE if met == PRIVATE else int(met) for met in terms.meets],
        safe=[position in safe for position in range(home)],
        again=[terms.is_rosette(position) for position in range(home)],
        room=[1] * home,
        capture_again=terms.capture_throws,
        options={"ruleset": RULESETS[terms.ruleset], "pieces": str(terms.pieces)},
    )
