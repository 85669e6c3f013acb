"""HTTP: puzzles. The house keeps nothing of who has solved which; the answer never leaves it before
somebody has chosen."""

from collections import Counter
from datetime import UTC, datetime
from functools import lru_cache
from typing import Annotated, Final

from fastapi import APIRouter, Body, Depends, Path, Request

from edubba.core.registry import game_ids
from edubba.core.words import Message
from edubba.puzzles import Posed, daily, find_puzzle, puzzles_of
from edubba.puzzles.puzzle import GRADES
from edubba.server import messages, present
from edubba.server.errors import Refused
from edubba.server.guests import InHouse, address_of
from edubba.server.introductions import answer, beside, stands_alone, state_alone
from edubba.server.puzzle_models import (
    ListedPuzzle,
    PosedPuzzle,
    PuzzleAnswer,
    PuzzleChoice,
    PuzzlePosition,
    PuzzlesInfo,
    PuzzleSolution,
)
from edubba.server.routes import PROBLEMS
from edubba.server.seating import options_of

KEPT: Final = 64
"""Puzzles that are not set up again: the one of the day is everybody's."""

router = APIRouter(prefix="/api/puzzles", responses=PROBLEMS)


class Solver:
    """Somebody at a puzzle."""

    def __init__(
        self,
        game: Annotated[str, Path(max_length=80)],
        id: Annotated[str, Path(max_length=80)],
        house: InHouse,
        request: Request,
    ) -> None:
        if find_puzzle(game, id) is None:
            raise Refused(Message("puzzles/no-such"), 404)
        self.game = game
        self.id = id
        self.house = house
        self.address = address_of(request)

    @property
    def posed(self) -> Posed:
        return _posed(self.game, self.id)


Solving = Annotated[Solver, Depends()]


@router.get("")
async def puzzles(house: InHouse) -> PuzzlesInfo:
    """Of which games there are puzzles, and those of today."""
    today = datetime.fromtimestamp(house.clock() / 1000, UTC).date()
    found = [game for game in game_ids() if puzzles_of(game)]
    return {
        "day": today.isoformat(),
        "games": [
            {"game": game, "grades": _grades(game), "today": daily(game, today).id}
            for game in found
        ],
    }


@router.get("/{game}")
async def puzzles_of_game(game: Annotated[str, Path(max_length=80)]) -> list[ListedPuzzle]:
    """All puzzles of a game, the easiest first."""
    found = puzzles_of(game)
    if not found:
        raise Refused(Message("puzzles/no-such"), 404)
    return [{"id": puzzle.id, "grade": puzzle.grade} for puzzle in found]


@router.get("/{game}/{id}")
async def puzzle(by: Solving) -> PosedPuzzle:
    """A puzzle as it is put to somebody."""
    return await beside(by.house, by.address, lambda: posed_json(by.posed))


@router.post("/{game}/{id}/question")
async def question(
    by: Solving,
    asked: Annotated[messages.Preview | messages.Why, Body(discriminator="type")],
) -> messages.Previews | messages.Reasons:
    """What moves would do there, or why something cannot be used: as at a table."""
    return await beside(by.house, by.address, lambda: answer(by.posed.match(), asked))


@router.post("/{game}/{id}/answer")
async def choose(by: Solving, chosen: PuzzleChoice) -> PuzzleAnswer:
    """What a choice is worth, and the solution for who has found it or wants to see it."""
    return await beside(by.house, by.address, lambda: answer_json(by.posed, chosen.action))


@router.get("/{game}/{id}/position")
async def position(by: Solving) -> PuzzlePosition:
    """The position of a puzzle, to be studied."""
    posed = by.posed
    return {
        "game": posed.puzzle.game,
        "seats": posed.setup.seats,
        "options": options_of(posed.setup),
        "position": posed.state.to_json(),
    }


@lru_cache
def _grades(game: str) -> list[int]:
    counts = Counter(puzzle.grade for puzzle in puzzles_of(game))
    return [counts[grade] for grade in range(1, len(GRADES) + 2)]


@lru_cache(KEPT)
def _posed(game: str, id: str) -> Posed:
    puzzle = find_puzzle(game, id)
    assert puzzle is not None
    return Posed(puzzle)


def posed_json(posed: Posed) -> PosedPuzzle:
    match, seat, puzzle = posed.match(), posed.seat, posed.puzzle
    return {
        "id": puzzle.id,
        "grade": puzzle.grade,
        "seats": posed.setup.seats,
        "options": options_of(posed.setup),
        "state": state_alone(stands_alone(match, puzzle.id, seat, asked=True), match, seat),
    }


def answer_json(posed: Posed, action: int | None) -> PuzzleAnswer:
    if action is not None and action not in posed.state.legal_actions():
        raise Refused(Message("puzzles/no-choice"))
    right = action == posed.puzzle.best
    return {
        "right": right,
        "said": None if action is None else posed.said(action).to_json(),
        "loss": None if action is None else posed.loss(action),
        "solution": solution_json(posed) if right or action is None else None,
    }


def solution_json(posed: Posed) -> PuzzleSolution:
    match, seat = posed.match(posed.puzzle.best), posed.seat
    return {
        "choices": [choice.to_json() for choice in posed.choices()],
        "reasons": [reason.to_json() for reason in posed.reasons()],
        "update": {
            "type": "update",
            **stands_alone(match, posed.puzzle.id, seat, asked=False),
            "from": 0,
            "moments": present.moments_json(match, seat, 0),
        },
    }
