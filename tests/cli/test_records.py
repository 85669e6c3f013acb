"""`edubba replay` and `edubba verify`, and records that something happened to."""

import re
from hashlib import sha256
from pathlib import Path

import pytest
from tests.cli.conftest import Run

from edubba.core.registry import find_game
from edubba.match import Match, Series, bot_seat


def short_match(**options: int) -> Match:
    setup = find_game("game_of_ur").setup(options={"turn_cap": 4, **options})
    match = Match.new(setup, [bot_seat("random"), bot_seat("random")], seed=11)
    while not match.over:
        match.play(match.legal()[0])
    return match


@pytest.fixture
def tablet(tmp_path: Path) -> Path:
    file = tmp_path / "evening.tablet"
    short_match().save(file)
    return file


def sealed_again(text: str) -> str:
    """What somebody does who forges the closing line too."""
    body = text[: text.rindex("end ")]
    entries = text[text.rindex("end ") :].split()[1]
    return f"{body}end {entries} sha256:{sha256(body.encode()).hexdigest()}\n"


def test_verify_says_what_is_proven(edubba: Run, tablet: Path) -> None:
    told = edubba("verify", tablet)
    assert (told.status, told.err) == (0, "")
    assert "follow the rules" in told.out
    assert "what the sealed seed says" in told.out


def test_replay_without_a_terminal_prints_every_step(edubba: Run, tablet: Path) -> None:
    told = edubba("replay", tablet)
    last = short_match().steps()
    assert re.findall(r"^Step (\d+) of", told.out, re.M) == [str(n) for n in range(last + 1)]
    for line in short_match().log:
        assert line in told.out
    assert edubba("replay", tablet, "--all") == told


def test_replay_of_one_step(edubba: Run, tablet: Path) -> None:
    last = short_match().steps()
    told = edubba("replay", tablet, "--step", str(last))
    assert told.out.startswith(f"Step {last} of {last}\n")
    assert "Nobody wins" in told.out
    assert "Both put" not in told.out
    assert str(last) in edubba("replay", tablet, "--step", "999").refused(1)
    assert "seats 1 to 2" in edubba("replay", tablet, "--seat", "3").refused(1)


def test_replay_and_verify_of_a_series(edubba: Run, tmp_path: Path) -> None:
    setup = find_game("game_of_ur").setup(options={"turn_cap": 2, "match_games": 2})
    series = Series.new(setup, ["Ada", "Ben"], seed=1)
    while not series.over:
        if series.match.over:
            series.next_game()
        else:
            series.match.play(series.match.legal()[0])
    series.save(tmp_path / "series.tablet")
    told = edubba("replay", tmp_path / "series.tablet")
    assert told.out.count("Both put 10 counters into the pool.") == 2
    assert "Ada throws" in told.out
    assert edubba("verify", tmp_path / "series.tablet").status == 0


@pytest.mark.parametrize("command", [("verify",), ("replay",), ("play", "--from")])
@pytest.mark.parametrize(
    ("change", "named"),
    [
        (lambda text: text[: len(text) // 2], "incomplete"),
        (lambda text: text.replace("roll large", "move eagle", 1), "changed"),
        (lambda text: sealed_again(text.replace("roll large", "move eagle", 1)), "Eagle"),
        (
            lambda text: sealed_again(re.sub(r"(\d+ dice: small) \d", r"\1 9", text, count=1)),
            "small 9",
        ),
        (lambda text: text.replace("tablet 1\n", "tablet 2\n", 1), "2"),
        (lambda text: sealed_again(text.replace("rules: 1\n", "rules: 99\n", 1)), "99"),
        (lambda text: sealed_again(text.replace("game: game_of_ur", "game: chess", 1)), "chess"),
        (lambda text: sealed_again(text.replace("turn_cap: 4", "turn_cap: -4", 1)), "turn_cap"),
    ],
    ids=["truncated", "edited", "illegal", "impossible", "format", "rules", "game", "option"],
)
def test_a_record_that_something_happened_to(
    edubba: Run, tablet: Path, command: tuple[str, ...], change: object, named: str
) -> None:
    assert callable(change)
    text = tablet.read_text("utf-8")
    changed = change(text)
    assert changed != text
    tablet.write_text(changed, "utf-8")
    assert named in edubba(*command, tablet).refused(1)


@pytest.mark.parametrize("content", [b"", b"\x00\xff\x80", b"edubba tablet", b"PNG\n\n"])
@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_file_that_is_no_record(
    edubba: Run, tmp_path: Path, command: str, content: bytes
) -> None:
    file = tmp_path / "other.tablet"
    file.write_bytes(content)
    edubba(command, file).refused(1)


def test_a_seed_that_was_not_sealed_is_one_sentence(edubba: Run, tablet: Path) -> None:
    text = tablet.read_text("utf-8")
    tablet.write_text(sealed_again(re.sub("seed: .*", f"seed: {'5' * 64}", text)), "utf-8")
    assert "seed" in edubba("verify", tablet).refused(1)


def test_so_it_is_in_a_series(edubba: Run, tmp_path: Path) -> None:
    file = tmp_path / "series.tablet"
    setup = find_game("game_of_ur").setup(options={"turn_cap": 2, "match_games": 2})
    Series.new(setup, ["Ada", "Ben"], seed=1).save(file)
    whole = file.read_text("utf-8")
    for seed in set(re.findall("seed: (.*)", whole)):
        file.write_text(sealed_again(whole.replace(seed, "5" * 64)), "utf-8")
        assert "seed" in edubba("verify", file).refused(1)


def test_a_loaded_die_is_found(edubba: Run, tablet: Path) -> None:
    """The first throw of the small bone, replaced by another that would have been possible."""
    text = tablet.read_text("utf-8")
    thrown = re.search(r"dice: small (\d)", text)
    assert thrown is not None
    other = "1" if thrown[1] != "1" else "2"
    forged = text.replace(thrown[0], f"dice: small {other}", 1)
    tablet.write_text(sealed_again(forged), "utf-8")
    told = edubba("verify", tablet)
    assert (told.status, told.out) == (1, "")
    assert "1" in told.err
