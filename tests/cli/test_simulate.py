"""`edubba simulate` and `edubba perft`."""

import csv
import io
import json
from pathlib import Path

import pytest
from tests.cli.conftest import Run

from edubba.cli import count, errors
from edubba.core.playout import perft
from edubba.core.registry import find_game
from edubba.core.state import State
from edubba.match import Match
from edubba.research import runs

SHORT = ("simulate", "game_of_ur", "--option", "turn_cap=16", "--games", "8")


def test_json_holds_the_agreed_game_and_all_statistics(edubba: Run, tmp_path: Path) -> None:
    file = tmp_path / "result.json"
    done = edubba(*SHORT, "--bots", "random,greedy", "--seed", "5", "--json", file)
    told = json.loads(file.read_text())
    assert (told["game"], told["seats"], told["seed"], told["games"]) == ("game_of_ur", 2, 5, 8)
    assert told["options"]["turn_cap"] == 16
    assert told["bots"] == ["random", "greedy"]
    assert told["length"]["min"] <= told["length"]["median"] <= told["length"]["max"] <= 2 * 16
    assert told["branching"] >= 1
    for group, name in (("by_bot", "bot"), ("by_seat", "seat")):
        assert [row["games"] for row in told[group]] == [8, 8]
        assert sum(row["win_share"] for row in told[group]) == pytest.approx(1, abs=1e-3)
        assert sum(row["points_mean"] for row in told[group]) == pytest.approx(0)  # net of nets
        assert len({row[name] for row in told[group]}) == 2
    assert "8 games" in done.out
    assert "greedy" in done.out


@pytest.mark.compiled_only  # many games
def test_the_same_seed_gives_the_same_bytes_and_another_one_others(edubba: Run) -> None:
    one, again, other = (
        edubba(*SHORT, "--bots", "greedy,random", "--seed", seed, "--json", "-").out
        for seed in ("1", "1", "2")
    )
    assert one == again
    assert json.loads(one)["length"] != json.loads(other)["length"]


def test_standard_output_is_only_the_json_or_the_csv(edubba: Run) -> None:
    json.loads(edubba(*SHORT, "--json", "-").out)
    rows = list(csv.DictReader(io.StringIO(edubba(*SHORT, "--csv", "-").out)))
    assert [row["group"] for row in rows] == ["all", "bot", "seat", "seat"]
    assert float(rows[0]["length_mean"]) > 1
    assert float(rows[2]["win_share"]) + float(rows[3]["win_share"]) == pytest.approx(1, abs=1e-3)


@pytest.mark.compiled_only  # many games
def test_bots_change_seats_only_when_rotated(edubba: Run) -> None:
    def means(*more: str) -> tuple[list[float], list[float]]:
        told = json.loads(edubba(*SHORT, "--bots", "random,greedy", "--json", "-", *more).out)
        bots, seats = ([row["points_mean"] for row in told[key]] for key in ("by_bot", "by_seat"))
        return bots, seats

    bots, seats = means("--no-rotate")
    assert bots == seats
    bots, seats = means("--rotate")
    assert bots != seats


@pytest.mark.compiled_only  # many games
def test_greedy_beats_random(edubba: Run) -> None:
    bots = "random,greedy:objective=race"
    told = edubba("simulate", "game_of_ur", "-n", "12", "--bots", bots, "--json", "-")
    weak, strong = json.loads(told.out)["by_bot"]
    assert strong["win_share"] > weak["win_share"]


@pytest.mark.compiled_only  # many games
def test_a_bot_is_told_more_after_a_colon(edubba: Run) -> None:
    bots = "random,greedy:objective=race,budget=50"
    told = json.loads(edubba(*SHORT, "--bots", bots, "--json", "-").out)
    assert told["bots"] == ["random", "greedy:objective=race,budget=50"]


def test_perft_counts_what_the_core_counts(edubba: Run) -> None:
    state = find_game("game_of_ur").setup(options={"first_player": "light"}).new()
    rows = edubba("perft", "game_of_ur", "-d", "4", "-o", "first_player=light").out.splitlines()
    assert [line.split()[:2] for line in rows[1:]] == [
        [str(depth), str(perft(state, depth))] for depth in (1, 2, 3, 4)
    ]


def test_perft_tells_how_far_it_is_and_what_it_had_when_interrupted(
    edubba: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bar moves by shares that make up a whole; Ctrl-C leaves the rows that are done."""
    state = find_game("royal_game_of_ur").setup().new()
    moved: list[float] = []
    assert count.paths(state, 5, moved.append) == perft(state, 5)
    assert sum(moved) == pytest.approx(1)
    assert len(moved) > 5

    def impatient(asked: State, depth: int) -> int:
        if depth == 3:
            raise KeyboardInterrupt
        return int(perft(asked, depth))

    monkeypatch.setattr(count, "perft", impatient)
    told = edubba("perft", "game_of_ur", "-d", "4")
    assert told.status == errors.INTERRUPTED
    assert [line.split()[0] for line in told.out.splitlines()] == ["Depth", "1", "2"]


def test_perft_divided_adds_up(edubba: Run) -> None:
    rows = edubba("perft", "game_of_ur", "--depth", "3", "--divide").out.splitlines()
    paths = [int(line.split()[-1]) for line in rows[1:]]
    assert sum(paths[:-1]) == paths[-1] == perft(find_game("game_of_ur").setup().new(), 3)
    assert rows[1].split()[:2] == ["small", "1"]


@pytest.mark.compiled_only  # many games
def test_the_number_of_processes_changes_no_byte(edubba: Run) -> None:
    asked = (*SHORT, "--bots", "greedy,random", "--seed", "5", "--json", "-")
    assert edubba(*asked, "--jobs", "2").out == edubba(*asked).out


def test_a_run_is_kept_with_its_records_and_taken_up_again(edubba: Run, tmp_path: Path) -> None:
    folder, table = tmp_path / "run", tmp_path / "run.parquet"
    asked = (
        "simulate",
        "game_of_ur",
        "-o",
        "turn_cap=16",
        "--bots",
        "random",
        "--json",
        "-",
    )
    kept = ("--records", folder, "--parquet", table)
    edubba(*asked, "-n", "3", *kept)
    first = sorted((folder / "records").iterdir())
    written = [file.stat().st_mtime_ns for file in first]
    told = edubba(*asked, "-n", "6", *kept)
    assert told.out == edubba(*asked, "-n", "6").out
    assert [file.stat().st_mtime_ns for file in first] == written
    assert len([*(folder / "records").iterdir()]) == 6
    assert all(Match.load(file).over for file in (folder / "records").iterdir())
    assert edubba("replay", first[0], "--step", "0").status == 0
    rows = pytest.importorskip("pyarrow.parquet").read_table(table).to_pylist()
    assert [(row["number"], row["seat"]) for row in rows[:3]] == [(0, 0), (0, 1), (1, 0)]
    assert len(rows) == 12
    assert "another run" in edubba(*asked, "-n", "6", "--seed", "2", *kept).refused(1)


def test_whoever_breaks_off_is_told_what_there_is(
    edubba: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = runs.play_piece

    def impatient(run: runs.Run, first: int, count: int) -> list[runs.Played]:
        if first == 5:
            raise KeyboardInterrupt
        return play(run, first, count)

    file = tmp_path / "result.json"
    with monkeypatch.context() as patched:
        patched.setattr(runs, "play_piece", impatient)
        told = edubba(*SHORT, "--json", file, "--records", tmp_path / "run")
    assert told.status == errors.INTERRUPTED
    assert "5 games" in told.out
    assert "5 of 8 games were played and are kept; the same command goes on" in told.err
    assert json.loads(file.read_text())["games"] == 5
    assert edubba(*SHORT, "--json", file, "--records", tmp_path / "run").status == 0
    assert json.loads(file.read_text())["games"] == 8


def test_an_executor_that_there_is_not(edubba: Run) -> None:
    assert "local, ray" in edubba(*SHORT, "--executor", "abacus").refused(1)


@pytest.mark.compiled_only  # many games
def test_luck_can_be_taken_out_and_changes_no_game(edubba: Run) -> None:
    asked = (*SHORT, "--bots", "random,random", "--seed", "3", "--json", "-")
    plain = json.loads(edubba(*asked).out)
    told = json.loads(edubba(*asked, "--luck", "race").out)
    assert told["length"] == plain["length"]
    for with_luck, without in zip(told["by_bot"], plain["by_bot"], strict=True):
        assert {key: with_luck[key] for key in without} == without
        steady = with_luck["points_adjusted_error"]
        assert 0 < steady < 1.96 * without["points_sd"] / 8**0.5
    assert sum(row["win_share_adjusted"] for row in told["by_bot"]) == pytest.approx(1, abs=1e-3)
    assert "Without luck" in edubba(*SHORT, "--luck", "race").out


def test_luck_needs_an_objective_of_the_game(edubba: Run) -> None:
    told = edubba(*SHORT, "--luck", "beauty").refused(1)
    assert "beauty" in told
    assert "race" in told


def test_a_bot_of_ones_own_plays_by_the_name_of_its_factory(
    edubba: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "terminal_bots.py").write_text(
        "class First:\n"
        "    def __init__(self, game):\n"
        "        pass\n"
        "    def choose(self, state, rng):\n"
        "        return state.legal_actions()[0]\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    done = edubba(*SHORT, "--bots", "terminal_bots:First,random")
    assert done.status == 0
    assert "terminal_bots:First" in done.out
    played = edubba("play", "royal_game_of_ur", "--seats", "terminal_bots:First,random")
    assert played.status == 0
    nowhere = edubba(*SHORT, "--bots", "no_bots_here:First")
    assert "The bot no_bots_here:First could not be made" in nowhere.err
