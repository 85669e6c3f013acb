"""Golden playthroughs and perft numbers: written once, compared ever after."""

from pathlib import Path

import pytest
from tests.testing.hidden_card_game import TAKING, HiddenCards, Taking

from edubba.core import perft
from edubba.testing import golden
from edubba.testing import perft as counts

GAME = HiddenCards()


class TakesTwice(Taking):
    """A changed rule: the winner may not draw."""

    def legal_into(self, state, actions):  # type: ignore[no-untyped-def]
        super().legal_into(state, actions)
        if actions.count > 1:
            actions.count -= 1


def write(folder: Path) -> None:
    (folder / "golden").mkdir()
    for file, text in golden.playthroughs(GAME, folder):
        file.write_text(text, "utf-8")


def test_a_playthrough_tells_everything() -> None:
    text = golden.playthrough(GAME.setup(2))
    for line in [
        "hidden_cards, 2 seats, seed 1, ",
        "\n? laying: your choice.\n",
        "\n    lay 1 = lay 1  [card:1]\n",
        "\n> die high\n",
        "  deck: [",
        "(only for the seats of mask 10)",
        "\n= All rounds are played.\n",
        "  places [",
    ]:
        assert line in text
    assert text == golden.playthrough(GAME.setup(2))
    assert text != golden.playthrough(GAME.setup(2), seed=2)


def test_the_middle_of_a_long_game_is_one_line_a_step(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(golden, "FIRST", 3)
    monkeypatch.setattr(golden, "LAST", 2)
    setup = GAME.setup(3)
    steps = len(golden.random_game(setup, golden.SEED))
    lines = golden.playthrough(setup).splitlines()
    assert len([line for line in lines if line.startswith("?")]) == 5
    assert len([line for line in lines if " > " in line]) == steps - 5


def test_playthroughs_are_compared(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match=r"2p.txt is missing; `make golden` writes it"):
        golden.check_golden(GAME, tmp_path)
    write(tmp_path)
    golden.check_golden(GAME, tmp_path)
    changed = HiddenCards({TAKING: TakesTwice()})
    with pytest.raises(AssertionError, match=r"2p.txt, line \d+: was “.*”, is “.*”"):
        golden.check_golden(changed, tmp_path)


def test_a_playthrough_that_goes_on_differs_at_its_end(tmp_path: Path) -> None:
    write(tmp_path)
    file = tmp_path / "golden" / "3p.txt"
    file.write_text(file.read_text("utf-8") + "and then\n", "utf-8")
    with pytest.raises(AssertionError, match="was “and then”, is “the end”"):
        golden.check_golden(GAME, tmp_path)


def test_perft_counts_from_the_opening_and_later() -> None:
    numbers = counts.numbers(GAME.setup(3))
    assert numbers["opening"][:3] == [12, 12 * 11, 12 * 11 * 10]
    assert len(numbers["step 20"]) >= counts.DEPTH
    assert numbers["step 20"][2] == perft(counts.after_steps(GAME.setup(3), 20), 3)


def test_commands_write_what_the_checks_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(golden, "tested_games", lambda ids: [(GAME, tmp_path)])
    monkeypatch.setattr(counts, "tested_games", lambda ids: [(GAME, tmp_path)])
    with pytest.raises(AssertionError, match=r"perft.json is missing"):
        counts.check_perft(GAME, tmp_path)
    golden.main()
    counts.main()
    golden.check_golden(GAME, tmp_path)
    counts.check_perft(GAME, tmp_path)
    changed = HiddenCards({TAKING: TakesTwice()})
    with pytest.raises(AssertionError, match=r"perft.json, 2p-seed: was .*, is "):
        counts.check_perft(changed, tmp_path)
