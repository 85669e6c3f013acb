"""Records of an earlier house: matches of every game and number of seats, played by bots before the
rules were mended. Each still loads, ends as it ended, and proves what it proved, by the version of
the rules that it names."""

import gzip
from pathlib import Path

import pytest

from edubba.core.registry import find_game, game_ids
from edubba.match import Match, Record, Series, SeriesRecord, parse_tablet, verify

RECORDS = sorted((Path(__file__).parent / "records_of_before").glob("*.tablet.gz"))
SHORT = [file for file in RECORDS if not {"wayward", "spared"} & {*file.name.split("-")}]
"""To load a record is to check it; what verifying adds is shown by these."""


def read(file: Path) -> Record | SeriesRecord:
    return parse_tablet(gzip.decompress(file.read_bytes()).decode())


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.name.partition(".")[0])
def test_a_record_of_before_is_what_it_was(file: Path) -> None:
    record = read(file)
    if isinstance(record, SeriesRecord):
        matches = Series.from_record(record).matches
    else:
        matches = [Match.from_record(record)]
    told = record.games if isinstance(record, SeriesRecord) else [record]
    for match, before in zip(matches, told, strict=True):
        assert before.result is not None
        assert match.result is not None
        assert [*match.result.points] == before.result["points"]
        assert [*match.result.places] == before.result["places"]
        assert match.setup.version == before.header.rules_version
        assert match.record.entries == before.entries


@pytest.mark.parametrize("file", SHORT, ids=lambda file: file.name.partition(".")[0])
def test_a_record_of_before_proves_what_it_proved(file: Path) -> None:
    found = verify(read(file))
    assert found.ok, found.sentences()
    assert "match/proven-rolls" in str(found.proven)


def test_there_is_a_record_of_every_game_and_number_of_seats() -> None:
    found = {(record.header.game, len(record.header.seats)) for record in map(read, RECORDS)}
    assert found == {(id, seats) for id in game_ids() for seats in find_game(id).seats}
