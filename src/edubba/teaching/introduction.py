"""An introduction is a row of lessons, each a card of text on a position of a match.

`<game>.json` says what the learner is asked to do, what others do then and what is thrown. How a
position comes about is played by the rules each time, so none can be wrong without a test seeing
it. Chance that is not told is drawn from a seed. A chapter is a match of its own: a later one may
begin where a game is nearly over.
"""

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

from edubba.core.actions import Actions
from edubba.core.data import Data
from edubba.core.game import Game
from edubba.core.registry import find_game, game_ids
from edubba.core.space import ActionSpace
from edubba.core.state import State
from edubba.core.words import Message
from edubba.match import Match, ScriptedDice, SealedDice

NEXT_MOVE: Final = ","
"""Stands between moves that follow each other."""
AS_GOOD: Final = "|"
"""Stands between moves of which any will do."""


@dataclass(frozen=True)
class Lesson:
    """One card: what is asked, and what follows."""

    id: str
    asks: list[list[str]]
    """Moves of the learner one after the other, each with others that do as well."""
    then: list[str]
    """What others do afterwards, and what is thrown or drawn."""
    marks: list[str]
    """Elements that the text speaks of, lit while it is read."""
    events: list[str]
    """What must happen between this card and the next, whichever moves are taken."""


@dataclass(frozen=True)
class Chapter:
    """Lessons in one match."""

    seed: int
    begin: list[str]
    """What is done, thrown and drawn before its first card."""
    lessons: list[Lesson]


@dataclass(frozen=True)
class Point:
    """Where something is taken: one of the moves asked for, or the next card."""

    chapter: int
    lesson: Lesson
    number: int
    """Of the lesson, from 0."""
    moves: list[str]
    """None where the card is only read."""
    then: list[str]
    """What follows; only at the last point of a lesson."""


@dataclass(frozen=True)
class Place:
    """Where a learner stands: at a point of the introduction, with the match as it is there."""

    point: Point
    match: Match
    since: int
    """The version of the match before what was taken last."""


class ToldDice(ScriptedDice):
    """Shows what a lesson tells, and what a seed gives where nothing is told."""

    def __init__(self, seed: int, told: list[str]) -> None:
        super().__init__()
        self.told = told
        self._seeded = SealedDice(seed)

    def draw(self, number: int, state: State, outcomes: Actions, space: ActionSpace) -> int | None:
        if self.told:
            return ScriptedDice([self.told.pop(0)]).draw(1, state, outcomes, space)
        return self._seeded.draw(number, state, outcomes, space)


class Introduction:
    """The first game of somebody who has never seen the board."""

    def __init__(self, game: Game, data: Data) -> None:
        self.game = game
        self.setup = game.setup(preset=game.proposed)
        """Newcomers learn what they are offered first."""
        self.seat = data.number("seat")
        self.chapters = [_chapter(each) for each in data.each("chapters")]
        self.lessons = [lesson for each in self.chapters for lesson in each.lessons]
        self.points = _points(self.chapters)

    def fits(self, taken: str) -> bool:
        """Whether this can be a learner's way: a digit a point, the number of what was taken."""
        return len(taken) < len(self.points) and all(
            digit.isdecimal() and int(digit) < max(1, len(point.moves))
            for digit, point in zip(taken, self.points, strict=False)
        )

    def at(self, taken: str) -> Place:
        """Where somebody stands who has taken this so far."""
        here = self.points[len(taken)]
        match, dice = self._open(self.chapters[here.chapter])
        since = 0
        for digit, point in zip(taken, self.points, strict=False):
            if point.chapter == here.chapter:
                since = match.version
                moves = [point.moves[int(digit)]] if point.moves else []
                self._follow(match, dice, [*moves, *point.then])
        return Place(here, match, since)

    def ahead(self, at: int) -> list[list[str]]:
        """What a card still asks for at a point."""
        rest = [each.moves for each in self.points[at:] if each.number == self.points[at].number]
        return rest if rest[0] else []

    def title(self, lesson: Lesson) -> Message:
        """What the card is called."""
        return Message(f"{self.game.id}_introduction/title-{lesson.id}")

    def text(self, lesson: Lesson) -> Message:
        """What it says."""
        return Message(f"{self.game.id}_introduction/say-{lesson.id}")

    def other(self, lesson: Lesson) -> Message:
        """What is said when another legal move is tried."""
        return Message(f"{self.game.id}_introduction/other-{lesson.id}")

    def _open(self, chapter: Chapter) -> tuple[Match, ToldDice]:
        outcomes, script = self._split(chapter.begin)
        dice = ToldDice(chapter.seed, outcomes)
        match = Match.new(self.setup, dice=dice)
        self._follow(match, dice, script)
        return match, dice

    def _follow(self, match: Match, dice: ToldDice, script: list[str]) -> None:
        """Play moves, each with the outcomes that are told behind it."""
        while script:
            move = script[0]
            dice.told, script = self._split(script[1:])
            match.play(match.space.parse(move))
            if dice.told:
                raise ValueError(f"{self.game.id}: nobody drew {dice.told} after {move}")

    def _split(self, script: list[str]) -> tuple[list[str], list[str]]:
        """The outcomes that a script begins with, and the rest of it."""
        space, first = self.setup.space(), 0
        while first < len(script) and space.parse(script[first]) >= space.seat_actions:
            first += 1
        return script[:first], script[first:]


def _chapter(data: Data) -> Chapter:
    lessons = [_lesson(each) for each in data.each("lessons")]
    return Chapter(data.number("seed"), _script(data, "begin"), lessons)


def _lesson(data: Data) -> Lesson:
    asks = [[each.strip() for each in move.split(AS_GOOD)] for move in _script(data, "asks")]
    marks, events = _script(data, "marks"), _script(data, "events")
    return Lesson(data.text("id"), asks, _script(data, "then"), marks, events)


def _script(data: Data, name: str) -> list[str]:
    if not data.has(name):
        return []
    return [part.strip() for part in data.text(name).split(NEXT_MOVE)]


def _points(chapters: list[Chapter]) -> list[Point]:
    found: list[Point] = []
    number = 0
    for at, chapter in enumerate(chapters):
        for lesson in chapter.lessons:
            asks = lesson.asks or [[]]
            for moves in asks[:-1]:
                found.append(Point(at, lesson, number, moves, []))
            found.append(Point(at, lesson, number, asks[-1], lesson.then))
            number += 1
    return found


def find_introduction(game: str) -> Introduction | None:
    """The introduction to a game, if it has one."""
    return _read(game) if game in game_ids() else None


@cache
def _read(game: str) -> Introduction | None:
    file = files(__package__).joinpath(f"{game}.json")
    if not file.is_file():
        return None
    return Introduction(find_game(game), Data(json.loads(file.read_text("utf-8")), file.name))
