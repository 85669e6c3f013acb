"""Names are one line of characters that can be seen, whoever typed or kept them."""

import pytest

from edubba.core.errors import InvalidRecord
from edubba.games.game_of_ur import GAME
from edubba.match import Match, Record, SeatInfo, human
from edubba.match.names import tidy
from edubba.match.tablet import seal


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Enheduanna", "Enheduanna"),
        ("  Ada \t\n Lovelace ", "Ada Lovelace"),
        ("A\u2028d\u2029a\x85!", "A d a !"),
        ("A\x00d\x07a\x1b[31m", "Ada[31m"),
        ("\u202eadA\u202c\u2066", "adA"),
        ("A\u200bd\u2060a\ufeff\u00ad", "Ada"),
        ("Ada\u3164\u2800", "Ada"),
        ("Ada\ud800", "Ada"),
        ("Ame\u0301lie", "Am\u00e9lie"),
        ("e\u200d\u0301", "\u00e9"),
        ("\U0001f9d9 \u6797", "\U0001f9d9 \u6797"),
        ("\u200b\u202e", ""),
    ],
)
def test_a_name_is_what_can_be_seen_of_it(typed: str, kept: str) -> None:
    assert tidy(typed) == kept
    assert tidy(kept) == kept
    assert human(typed).name == kept
    assert SeatInfo.from_json({"kind": "human", "name": typed}).name == kept


def test_a_record_is_split_at_the_newline_alone() -> None:
    """Other ends of lines may stand in what somebody wrote before names were tidied."""
    match = Match.new(GAME.setup(), ["Ada", "Ben"], seed=3)
    body = [line.replace("Ada", "A\u2028d\x85a") for line in match.record.body()]
    found = Match.from_record(Record.parse(seal(body, match.version)))
    assert found.seats[0].name == "A d a"


@pytest.mark.parametrize("wrong", ["\\ud800", "\0"])
def test_a_record_holds_nothing_that_cannot_be_kept(wrong: str) -> None:
    match = Match.new(GAME.setup(), ["Ada", "Ben"], seed=3)
    head, *rest = match.record.body()
    body = [head, *rest[:-2], f'series: {{"x": "{wrong}"}}', "", *rest[-1:]]
    with pytest.raises(InvalidRecord):
        Record.parse(seal(body, match.version))
