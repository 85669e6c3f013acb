"""The conformance kit: what `edubba.core` demands of a game, checked on random games of it.

Each module holds one promise. A game author calls `conform` and is told, in one sentence, the game,
the seed and the step at which the first promise was broken.
"""

from collections.abc import Iterable, Sequence

from edubba.core.bot import Bot
from edubba.core.game import Game
from edubba.core.options import Value
from edubba.testing.conformance.clones import Clones
from edubba.testing.conformance.frames import Frames
from edubba.testing.conformance.legality import LegalActions, Refusals, Weights
from edubba.testing.conformance.observations import Observations
from edubba.testing.conformance.options import check_options
from edubba.testing.conformance.positions import Positions
from edubba.testing.conformance.records import check_records
from edubba.testing.conformance.report import Report
from edubba.testing.conformance.results import Results
from edubba.testing.conformance.secrets import Secrets
from edubba.testing.conformance.space import check_space
from edubba.testing.conformance.speech import Words
from edubba.testing.conformance.targets import Targets
from edubba.testing.conformance.totals import Totals
from edubba.testing.conformance.walk import Broken, Check, Partings, Terms, Walk, play

__all__ = ["CHECKS", "Broken", "Partings", "Report", "conform"]

CHECKS: list[type[Check]] = [
    Frames,
    LegalActions,
    Weights,
    Refusals,
    Totals,
    Words,
    Targets,
    Clones,
    Positions,
    Results,
    Secrets,
    Observations,
]
"""What looks on at every random game, the simplest first, so that it is the first to complain."""

MOST = 5
"""So many times the games that were asked for are played to meet an end."""


def conform(
    game: Game,
    seats: Iterable[int] | None = None,
    games: int = 3,
    options: dict[str, Value] | None = None,
    partings: Partings | None = None,
    bots: Sequence[Bot] = (),
    seed: int = 1,
    longest: int = 20_000,
    thorough: bool = False,
) -> Report:
    """Check that a game keeps every promise of the contract; an AssertionError says which it broke.

    For each number of seats (all, unless told) it plays random games, seeds counted from `seed`,
    then one game with each preset and each value of each option, and one match from its record.
    `partings` declares where a game makes secrets known; `bots` are shown worlds that their seat
    cannot tell apart. `thorough` checks everything at every position.
    """
    counts = [*game.seats] if seats is None else [*seats]
    report = Report(game.id)
    terms = Terms(partings or Partings(), bots, longest, thorough)
    for count in counts:
        setup = game.setup(count, options)
        check_space(setup)
        ended, number = report.ended, seed
        while number < seed + games or (report.ended == ended and number < seed + MOST * games):
            play(Walk(setup, number, terms, report), CHECKS)
            number += 1
        if report.ended == ended:
            raise Broken(
                f"{game.id} with {count} seats: none of {MOST * games} games met its end within "
                f"{longest} actions; let them last longer: conform(..., longest={2 * longest})"
            )
        check_records(setup, seed, terms, report)
    check_options(game, counts, seed, terms, report)
    return report
