"""The tablet that docs/records.md shows is a real one."""

import re
from pathlib import Path

from edubba.core import find_game
from edubba.match import Increment, Match, Record, bot_seat, human, verify

PAGE = Path(__file__).parents[2] / "docs" / "records.md"


def test_the_tablet_on_the_page_is_what_the_code_writes() -> None:
    [shown] = re.findall(r"^```tablet\n(.*?)^```$", PAGE.read_text("utf-8"), re.M | re.S)
    match = Match.new(
        find_game("game_of_ur").setup(options={"first_player": "light"}),
        [human("Ana"), bot_seat("greedy", params={"objective": "race"})],
        seed=1,
        clock=Increment(seconds=300, increment=5),
        manual_done=True,
    )
    match.play("launch swallow 3", at=4200)
    match.undo(0, at=6100)
    match.play("launch swallow 15", at=9000)
    match.done(0, at=9800)
    match.play("roll large", at=9900)
    match.resign(0, at=15000)
    assert match.record.text() == shown
    assert verify(Record.parse(shown)).ok
