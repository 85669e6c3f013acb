"""Every preset, and every value of every option alone, must set up a game that can be played."""

from collections.abc import Iterator

from edubba.core.game import Game
from edubba.core.options import NEVER, Choice, Count, Flag, Value
from edubba.testing.conformance.frames import Frames
from edubba.testing.conformance.legality import LegalActions, Weights
from edubba.testing.conformance.report import Report
from edubba.testing.conformance.results import Results
from edubba.testing.conformance.totals import Totals
from edubba.testing.conformance.walk import Broken, Terms, Walk, play

QUICK = [Frames, LegalActions, Weights, Totals, Results]


def check_options(game: Game, seats: list[int], seed: int, terms: Terms, report: Report) -> None:
    """Set all of them up with every number of seats; play presets with each, values with one."""
    if game.presets.get("seed") != {}:
        raise Broken(f"{game.id}: the preset `seed` must be there and change nothing")
    for preset in game.presets:
        for count in seats:
            play(_set_up(game, count, {}, preset, seed, terms, report), QUICK)
    for number, values in enumerate(single_values(game)):
        for turn, count in enumerate(seats):
            walk = _set_up(game, count, values, "seed", seed, terms, report)
            if terms.thorough or turn == number % len(seats):
                play(walk, QUICK)


def single_values(game: Game) -> Iterator[dict[str, Value]]:
    """Each option with each word or flag it can have beside its default, and with `never`."""
    for option in game.options:
        values: list[Value] = []
        if isinstance(option, Choice):
            values = [*option.values]
        elif isinstance(option, Flag):
            values = [False, True]
        elif isinstance(option, Count) and option.never:
            values = [NEVER]
        for value in values:
            if value != option.default and not option.internal:
                yield {option.name: value}


def _set_up(
    game: Game,
    seats: int,
    values: dict[str, Value],
    preset: str,
    seed: int,
    terms: Terms,
    report: Report,
) -> Walk:
    try:
        return Walk(game.setup(seats, values, preset), seed, terms, report)
    except Exception as error:
        agreed = f"options {values}" if values else f"preset {preset}"
        raise Broken(f"{game.id} with {seats} seats and {agreed}: {error}") from error
