"""What a puzzle is, and those that are shipped."""

import json
from dataclasses import dataclass, field
from datetime import date
from functools import lru_cache
from hashlib import sha256
from importlib.resources import files
from typing import Final

from edubba.core.data import Data
from edubba.core.game import Setup
from edubba.core.registry import find_game, game_ids
from edubba.core.state import State
from edubba.core.words import JsonObject

GRADES: Final = (0.03, 0.06, 0.1, 0.16)
"""From which loss of the natural choice on a puzzle is of the second grade, the third and so on."""

ID_LENGTH: Final = 8


@dataclass(frozen=True)
class Puzzle:
    """A position, and what each choice in it is worth."""

    game: str
    seats: int
    options: dict[str, str]
    sides: list[list[int]]
    """In a race: where the pieces of who is to move stand, and those of the other."""
    course: list[int]
    """Throws and choices that lead to it: from that position, or from the beginning of a game."""
    choices: list[tuple[int, float]]
    """Actions with the chances to win that they leave, the best first: in a race all of them, else
    those that a search found worth playing out."""
    natural: int
    """What a player chooses who does not look far."""
    turns: list[list[int]] = field(default_factory=list)
    """Where a turn is more than one choice: how it goes on after each of the choices."""

    @property
    def id(self) -> str:
        """The same as long as the position is the same."""
        place = json.dumps([self.seats, sorted(self.options.items()), self.sides, self.course])
        return sha256(place.encode()).hexdigest()[:ID_LENGTH]

    @property
    def best(self) -> int:
        return self.choices[0][0]

    @property
    def margin(self) -> float:
        """How much better the best choice is than the next."""
        return self.choices[0][1] - self.choices[1][1]

    @property
    def loss(self) -> float:
        """What the natural choice gives away."""
        return self.choices[0][1] - dict(self.choices)[self.natural]

    @property
    def grade(self) -> int:
        """From 1 on; the more the natural choice gives away, the higher."""
        return 1 + sum(self.loss >= least for least in GRADES)

    def setup(self) -> Setup:
        return find_game(self.game).setup(self.seats, {**self.options})

    def state(self) -> State:
        """The position, with somebody to choose."""
        setup = self.setup()
        state = setup.game.race_position(setup, *self.sides) if self.sides else setup.new()
        for action in self.course:
            state.apply(action)
        return state

    def to_json(self) -> JsonObject:
        told: JsonObject = {"seats": self.seats, "options": {**self.options}}
        if self.sides:
            told["sides"] = [[*side] for side in self.sides]
        told["course"] = [*self.course]
        told["choices"] = [[action, value] for action, value in self.choices]
        told["natural"] = self.natural
        if self.turns:
            told["turns"] = [[*turn] for turn in self.turns]
        return told


def read_puzzle(game: str, told: Data) -> Puzzle:
    return Puzzle(
        game,
        told.number("seats"),
        {name: told.text("options", name) for name in told.keys("options")},
        [side.numbers() for side in told.each("sides")] if told.has("sides") else [],
        told.numbers("course"),
        [(each.number(0), each.real(1)) for each in told.each("choices")],
        told.number("natural"),
        [turn.numbers() for turn in told.each("turns")] if told.has("turns") else [],
    )


@lru_cache
def _shipped(game: str) -> dict[str, Puzzle]:
    path = files("edubba.puzzles").joinpath(f"{game}.json")
    if game not in game_ids() or not path.is_file():
        return {}
    told = Data(json.loads(path.read_text("utf-8")), game)
    return {each.id: each for each in (read_puzzle(game, each) for each in told.each("puzzles"))}


def puzzles_of(game: str) -> list[Puzzle]:
    """The puzzles of a game that are shipped, the easiest first."""
    return [*_shipped(game).values()]


def find_puzzle(game: str, id: str) -> Puzzle | None:
    return _shipped(game).get(id)


def daily(game: str, day: date) -> Puzzle:
    """The puzzle of a day, the same for everybody; ids are in no order, so any grade may come."""
    shipped = _shipped(game)
    return shipped[sorted(shipped)[day.toordinal() % len(shipped)]]


def written(puzzles: list[Puzzle]) -> str:
    """Puzzles as the text of a file, the easiest first, one a line."""
    ordered = sorted(puzzles, key=lambda puzzle: (puzzle.grade, puzzle.loss))
    lines = [json.dumps(puzzle.to_json(), separators=(",", ":")) for puzzle in ordered]
    return '{"puzzles":[\n' + ",\n".join(lines) + "\n]}\n"
