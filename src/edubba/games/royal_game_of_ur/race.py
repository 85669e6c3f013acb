"""The Royal Game as bare tables, for solvers."""

from edubba.core.race import NOWHERE, Race, Throw
from edubba.games.royal_game_of_ur.tables import PRIVATE, Terms

PASS = -1
"""The number of a throw with which nothing can be moved."""


def race_of(terms: Terms, ruleset: str) -> Race:
    home = int(terms.home)
    numbers = [n for n in range(1, len(terms.weights)) if terms.weights[n]]
    throws = [
        Throw(int(weight), PASS if n == 0 else numbers.index(n))
        for n, weight in enumerate(terms.weights)
        if weight
    ]
    steps = [[_step(house, n, home) for n in numbers] for house in range(home)]
    entering = [[n] for n in numbers]
    safe = {int(terms.safe[i]) for i in range(len(terms.safe))}
    return Race(
        pieces=["piece"],
        distinct=False,
        count=int(terms.pieces),
        houses=home - 1,
        numbers=numbers,
        throws=throws,
        yes=0,
        no=1,
        steps=steps,
        launches=[entering],
        meets=[NOWHERE if terms.meets[p] == PRIVATE else int(terms.meets[p]) for p in range(home)],
        safe=[p in safe for p in range(home)],
        again=[terms.is_rosette(p) for p in range(home)],
        room=[1] * home,
        capture_again=terms.capture_throws,
        options={"ruleset": ruleset, "pieces": str(terms.pieces)},
    )


def _step(house: int, number: int, home: int) -> int:
    return NOWHERE if house == 0 or house + number > home else house + number
