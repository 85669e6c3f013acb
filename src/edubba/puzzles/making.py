"""Puzzles made and checked: of races from decisions whose values are known exactly, of other games
from positions of play in which one search after the other finds one choice clearly best."""

import json
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Final, NamedTuple

from edubba.analysis import Analyst
from edubba.analysis.judge import chances_of, searcher
from edubba.bots import make_bot
from edubba.bots.candidates import Candidate
from edubba.core.actions import Actions
from edubba.core.game import Game, Setup
from edubba.core.registry import find_game
from edubba.core.rng import Rng
from edubba.core.state import CHANCE, OVER, State
from edubba.core.words import Message
from edubba.puzzles.puzzle import Puzzle
from edubba.solve.regret import decision_of
from edubba.tables.finding import find_table

CLEAR: Final = 0.015
"""How much better the chance to win of the best choice is than that of the next, at least."""
LEAST_LOSS: Final = 0.02
"""What the natural choice gives away, at least."""
NATURAL: Final = "copyist:objective=race"
"""Who does not look far in a race: only at who has come further."""
CLEAR_SCORE: Final = 0.15
"""Of other games: of how many more of all ends a search must find that of the best turn better than
those of the next, at least,"""
SURE: Final = 3.0
"""and by how many standard errors."""
OFF_HAND: Final = "scribe"
"""Who does not look far in other games: at the end of the own turn."""
SEARCH: Final = 400
GLANCE: Final = 50
"""Playings out of a search, and of a short one that tells what is worth it."""
NONE: Final = -1
FIRST, SECOND, AGAIN = 1, 2, 3
"""Seeds of the searches that find a puzzle, and from which on those are that check it."""
TOGETHER: Final = 8
"""Searches that check a puzzle. Each finds turns, replies and worlds of its own, so several tell
more than a long one."""
TWICE: Final = 2.0
"""How many times the lead that a check asks for a new puzzle must have: one that has it by a
hair would lose it in the next searches."""
PLAYERS: Final = "scribe"
"""Whose games positions are taken from."""
EVERY: Final = 7
"""Decisions of a game of which one is looked at."""
LONGEST: Final = 200
"""Steps of a game after which no position is taken."""
EXACTLY: Final = 1e-5
"""How far a table may be off the value of a choice: both are rounded."""
WITHIN: Final = 0.1
"""The same of the network, where no table reaches, and of searches together."""
HUNDRED_THOUSAND: Final = 100_000
"""Into so many parts a chance is divided where one is told to be off."""


def from_decisions(setup: Setup, options: dict[str, str], path: Path) -> Iterator[Puzzle]:
    """The decisions of a file (`edubba.solve.distil` writes them) that make puzzles."""
    race = setup.game.race(setup)
    assert race is not None
    natural = make_bot(NATURAL, setup.game)
    seen: set[str] = set()
    for line in path.read_text("utf-8").splitlines():
        mover, other, _, _, values = json.loads(line)
        ordered = sorted(values, reverse=True)
        place = str((mover, other))
        if len(ordered) < 2 or ordered[0] - ordered[1] < CLEAR or place in seen:
            continue
        found = decision_of(setup, race, line)
        ranked = sorted(found.worth.items(), key=lambda each: -each[1])
        choices = [(action, round(value, 6)) for action, value in ranked]
        chosen = int(natural.choose(found.state, Rng(0)))
        sides = [mover, other]
        made = Puzzle(setup.game.id, setup.seats, options, sides, found.course, choices, chosen)
        if made.loss >= LEAST_LOSS and len(choices) == len(found.state.legal_actions()):
            seen.add(place)
            yield made


def spread(puzzles: list[Puzzle], count: int) -> list[Puzzle]:
    """So many of them, grade by grade in turn, those that are clearest first."""
    grades: dict[int, list[Puzzle]] = {}
    for puzzle in sorted(puzzles, key=lambda each: -each.margin):
        grades.setdefault(puzzle.grade, []).append(puzzle)
    chosen: list[Puzzle] = []
    for rank in range(len(puzzles)):
        for _, found in sorted(grades.items()):
            if rank < len(found) and len(chosen) < count:
                chosen.append(found[rank])
    return chosen


def from_game(game: str, seed: int, tricky: bool, number: int) -> list[Puzzle]:
    """The positions of one game of self-play that make puzzles and stand. In tricky ones the
    natural choice is not the best."""
    setup = find_game(game).setup()
    found = (
        puzzle_at(setup, state, course, natural, tricky)
        for state, course, natural in _positions(setup, Rng(seed * 1_000_003 + number))
    )
    return [each for each in found if each is not None and not trouble(each, demand=TWICE)]


def _positions(setup: Setup, rng: Rng) -> Iterator[tuple[State, list[int], int]]:
    """Decisions of one game: the position, what led there, and the natural choice."""
    player, natural = make_bot(PLAYERS, setup.game), make_bot(OFF_HAND, setup.game)
    state, actions = setup.new(), Actions()
    course: list[int] = []
    decisions = rng.below(EVERY)
    while state.actor != OVER and len(course) < LONGEST:
        state.legal_into(actions)
        if state.actor == CHANCE:
            chosen = int(actions.draw(rng))
        else:
            chosen = int(player.choose(state, rng))
            decisions += actions.count > 1
            if actions.count > 1 and decisions % EVERY == 0:
                decisions += 1
                yield state, [*course], int(natural.choose(state, Rng(0)))
        state.apply(chosen)
        course.append(chosen)


def puzzle_at(
    setup: Setup, state: State, course: list[int], natural: int, tricky: bool
) -> Puzzle | None:
    """A puzzle if a search finds twice that one choice is clearly best."""
    dull = natural if tricky else NONE
    if not is_promising(setup.game, state, dull):
        return None
    found = clearest(setup.game, state, SEARCH, FIRST)
    if found is None or natural not in [each.action for each in found] or found[0].action == dull:
        return None
    again = clearest(setup.game, state, SEARCH, SECOND)
    if again is None or again[0].action != found[0].action:
        return None
    choices = [(each.action, each.chance) for each in found]
    turns = [each.turn for each in found]
    return Puzzle(setup.game.id, setup.seats, {}, [], course, choices, natural, turns)


class Tried(NamedTuple):
    """A choice that a search played out."""

    action: int
    chance: float
    turn: list[int]
    """How the turn went on after it."""


def is_promising(game: Game, state: State, dull: int) -> bool:
    """Whether a short search finds half of what would make a puzzle, and another choice best than
    the dull one: most positions are none."""
    tried = played_out(state, search(game, state, GLANCE, FIRST))
    return len(tried) > 1 and ahead(tried) >= CLEAR / 2 and tried[0].action != dull


def clearest(game: Game, state: State, iterations: int, seed: int) -> list[Tried] | None:
    """The choices that a search played out, the best first, if that one is clearly best."""
    found = search(game, state, iterations, seed)
    if len(found) < 2:
        return None
    best, other = found[0], found[1]
    if best.score - other.score < max(CLEAR_SCORE, SURE * best.doubt):
        return None
    tried = played_out(state, found)
    if ahead(tried) < CLEAR:
        return None
    return sorted(tried, key=lambda each: -each.chance)


def search(game: Game, state: State, iterations: int, seed: int) -> list[Candidate]:
    return searcher(game, {"iterations": str(iterations)}).ranked(state, Rng(seed))


def played_out(state: State, found: list[Candidate]) -> list[Tried]:
    """What came of the choices of a search; where it weighed but one, nothing was played out."""
    if len(found) < 2:
        return []
    setup = state.setup
    said = chances_of(setup.game).said
    ends = [[said(setup, end) for end in each.results] for each in found]
    return [
        Tried(
            int(each.line.moves[0]),
            # Worse ones met fewer worlds: the best is held against them where both were.
            round(fmean(ends[0]) + fmean(ends[i]) - fmean(ends[0][: len(ends[i])]), 4),
            [int(move) for move in each.line.moves][1:],
        )
        for i, each in enumerate(found)
    ]


def ahead(tried: list[Tried]) -> float:
    """How much better the first is than all others."""
    return tried[0].chance - max(each.chance for each in tried[1:])


def trouble(puzzle: Puzzle, seed: int = 0, demand: float = 1.0) -> Message | None:
    """What is wrong with a puzzle, if anything is.

    In a race the table in the user's folder must know the same values where it reaches: that proves
    them. Elsewhere the network must find the same choice best and its values near. In other games
    eight further searches, others with every seed, must together find the same choice clearly
    best, by so many times the lead that makes it clear, and its chance near.
    """
    state = puzzle.state()
    legal, actions = state.legal_actions(), [action for action, _ in puzzle.choices]
    if not {*actions} <= {*legal} or puzzle.natural not in actions:
        return Message("puzzles/not-legal")
    if sorted(puzzle.choices, key=lambda each: -each[1]) != puzzle.choices:
        return Message("puzzles/not-first")
    if puzzle.margin < CLEAR:
        return Message("puzzles/not-clear")
    if not puzzle.sides:
        return _doubt(puzzle, state, seed, demand)
    if {*actions} != {*legal}:
        return Message("puzzles/missing")
    if puzzle.loss < LEAST_LOSS:
        return Message("puzzles/not-clear")
    choices = Analyst(puzzle.setup()).choices(state)
    if choices[0].action != puzzle.best:
        return Message("puzzles/not-best")
    known = {each.action: each.value for each in choices}
    far = max(abs(known[action] - value) for action, value in puzzle.choices)
    most = EXACTLY if is_proved(puzzle) else WITHIN
    return None if far <= most else _off(far)


def _doubt(puzzle: Puzzle, state: State, seed: int, demand: float) -> Message | None:
    """What further searches say together against a puzzle of play."""
    game = find_game(puzzle.game)
    chances: list[float] = []
    leads: list[float] = []
    first = AGAIN + TOGETHER * seed
    for each in range(first, first + TOGETHER):
        found = played_out(state, search(game, state, SEARCH, each))
        tried = {other.action: other.chance for other in found}
        chances.append(tried.pop(puzzle.best, 0.0))
        leads.append(chances[-1] - max(tried.values(), default=0.0))
    lead = fmean(leads)
    if lead < 0:
        return Message("puzzles/not-best")
    if lead < demand * max(CLEAR, SURE * stdev(leads) / sqrt(TOGETHER)):
        return Message("puzzles/not-clear")
    far = abs(fmean(chances) - puzzle.choices[0][1])
    return None if far <= WITHIN else _off(far)


def _off(far: float) -> Message:
    return Message("puzzles/off", far=round(far * HUNDRED_THOUSAND))


def is_proved(puzzle: Puzzle) -> bool:
    """Whether a table in the user's folder knows every position that a choice can lead to."""
    race = find_game(puzzle.game).race(puzzle.setup())
    assert race is not None
    table = find_table(puzzle.game, race)
    left = max(sum(house != race.home for house in side) for side in puzzle.sides)
    return table is not None and left <= table.most
