"""HTTP: the rulebooks for players, and the pictures of their examples."""

from functools import lru_cache
from typing import Annotated, Final

from fastapi import APIRouter, Path, Response

from edubba.core.book import book_text, examples, told_in
from edubba.core.catalogue import word
from edubba.core.errors import InvalidInput
from edubba.core.game import Game
from edubba.core.registry import find_game
from edubba.core.view import to_json
from edubba.core.words import Message
from edubba.match.examples import play_example
from edubba.server.errors import Refused
from edubba.server.replay_models import ExampleInfo
from edubba.server.routes import PROBLEMS

KEPT: Final = 256
"""Examples that are not played again."""

Language = Annotated[str, Path(pattern="^[a-z]{2,3}$")]

router = APIRouter(responses=PROBLEMS)


def known_game(id: str) -> Game:
    try:
        return find_game(id)
    except InvalidInput as error:
        raise Refused(error.message, 404) from None


@router.get("/api/books/{language}/{game}", response_class=Response)
async def book(language: Language, game: str) -> Response:
    """The rulebook for players, as Markdown whose marks name the exact rules; empty if there is
    none."""
    text = book_text(known_game(game).id, language)
    return Response(text, media_type="text/markdown; charset=utf-8")


@router.get("/api/books/{language}/{game}/{number}")
def example(
    language: Language, game: str, number: Annotated[int, Path(ge=0, le=1_000)]
) -> ExampleInfo:
    """One example of the book, picture by picture; beside the event loop, since it is played."""
    id = known_game(game).id
    return played(id, told_in(id, language), number)


@lru_cache(KEPT)
def played(id: str, language: str, number: int) -> ExampleInfo:
    game = find_game(id)
    told = examples(book_text(id, language))
    if number >= len(told):
        raise Refused(Message("server/no-example", game=game.title, number=number + 1), 404)
    example = told[number]
    seats = example.seats or game.seats[0]
    return {
        "title": example.title,
        "seat": example.eyes,
        "names": [word(game.seat_word(seat), language) for seat in range(seats)],
        "pictures": [
            {"words": shown.words, "view": to_json(shown.view), "targets": shown.targets}
            for shown in play_example(game, example)
        ],
    }
