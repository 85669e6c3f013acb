"""The rulebooks for players, as a house hands them out."""

from collections.abc import Iterator

import httpx
import pytest
from tests.server.running import PATIENCE, Running

from edubba.core.book import book_text, examples
from edubba.core.registry import game_ids

pytestmark = pytest.mark.interpreted_only  # what is played here is played in both modes elsewhere


@pytest.fixture(scope="module")
def client(server: Running) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.address, timeout=PATIENCE) as client:
        yield client


def test_a_book_is_told_with_the_rules_of_each_passage(client: httpx.Client) -> None:
    told = client.get("/api/books/en/royal_game_of_ur")
    assert told.headers["content-type"] == "text/markdown; charset=utf-8"
    assert told.text == book_text("royal_game_of_ur")
    assert "{RG-9.1 RG-9.2 RG-9.3}" in told.text


def test_another_language_falls_back_to_english(client: httpx.Client) -> None:
    known = client.get("/api/books/en/royal_game_of_ur/0").json()
    assert client.get("/api/books/xx/royal_game_of_ur/0").json() == known
    assert client.get("/api/books/..%2Fen/royal_game_of_ur").status_code in (404, 422)
    assert client.get("/api/books/EN/royal_game_of_ur").status_code == 422


@pytest.mark.parametrize("game", game_ids())
def test_every_example_has_pictures_and_one_more_does_not_exist(
    client: httpx.Client, game: str
) -> None:
    told = examples(book_text(game))
    for number, example in enumerate(told):
        shown = client.get(f"/api/books/en/{game}/{number}").json()
        assert shown["title"] == example.title
        assert [picture["words"] for picture in shown["pictures"]] == [
            picture.words for picture in example.pictures
        ]
        assert all(isinstance(picture["view"], dict) for picture in shown["pictures"])
    missing = client.get(f"/api/books/en/{game}/{len(told)}")
    assert missing.status_code == 404
    assert missing.json()["words"]["id"] == "server/no-example"


def test_a_game_that_is_not_there(client: httpx.Client) -> None:
    assert client.get("/api/books/en/chess").status_code == 404
    assert client.get("/api/books/en/chess/0").status_code == 404
