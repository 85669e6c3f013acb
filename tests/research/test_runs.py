"""Many games of bots: the same whoever plays them, kept, broken off and taken up again."""

import secrets
from dataclasses import replace
from pathlib import Path

import pyarrow.parquet as parquet
import pytest
import ray
from ray.cluster_utils import Cluster

from edubba.bots import make_bot
from edubba.bots.simulate import Simulation
from edubba.core import InvalidInput, find_game
from edubba.match import Match, verify
from edubba.research.runs import (
    GAMES,
    RECORDS,
    Played,
    Run,
    cut,
    match_of,
    play_piece,
    simulate,
    write_parquet,
)

pytestmark = pytest.mark.compiled_only  # many games, and none of it asks how the rules are built

RUN = Run("royal_game_of_ur", ("random", "greedy:budget=1"), seed=8)
COUNT = 8


@pytest.fixture(scope="module")
def whole() -> list[Played]:
    return simulate(RUN, COUNT).games


def test_they_are_the_games_that_a_simulation_plays(whole: list[Played]) -> None:
    game = find_game(RUN.game)
    simulation = Simulation(RUN.setup(), [make_bot(bot, game) for bot in RUN.bots], 8, True)
    simulation.run(COUNT)
    assert [played.number for played in whole] == [*range(COUNT)]
    assert [played.places for played in whole] == [each.places for each in simulation.results]
    assert [played.decisions for played in whole] == simulation.lengths
    assert sum(played.choices for played in whole) == simulation.choices
    assert [played.seating for played in whole] == simulation.seating


def test_processes_play_the_same_games(whole: list[Played]) -> None:
    assert simulate(RUN, COUNT, jobs=2).games == whole


@pytest.fixture
def no_token_at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ray keeps a token for its clusters at home; that of a test stays in the test's folder."""
    token = tmp_path / "token"
    token.write_text(secrets.token_hex(16))
    monkeypatch.setenv("RAY_AUTH_TOKEN_PATH", str(token))


@pytest.mark.usefixtures("no_token_at_home")
def test_a_ray_cluster_at_an_address_plays_the_same_games(whole: list[Played]) -> None:
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    try:
        assert simulate(RUN, COUNT, executor="ray", address=cluster.address).games == whole
    finally:
        cluster.shutdown()  # type: ignore[no-untyped-call]
    assert not ray.is_initialized()


@pytest.mark.slow
@pytest.mark.usefixtures("no_token_at_home")
def test_a_ray_cluster_begins_where_none_is_named(whole: list[Played]) -> None:
    assert simulate(RUN, COUNT, jobs=2, executor="ray").games == whole
    assert not ray.is_initialized()


def test_luck_does_not_depend_on_who_played_before() -> None:
    weighed = replace(RUN, luck="race")
    [_, second] = simulate(weighed, 2).games
    assert any(second.luck)
    assert play_piece(weighed, 1, 1) == [second]


def test_a_run_is_broken_off_and_taken_up_again(whole: list[Played], tmp_path: Path) -> None:
    def enough(done: int) -> None:
        if done == 5:
            raise KeyboardInterrupt

    part = simulate(RUN, COUNT, folder=tmp_path, progress=enough)
    assert part.interrupted
    assert part.games == whole[:5]
    lines = (tmp_path / GAMES).read_text().splitlines()
    (tmp_path / GAMES).write_text("\n".join(lines)[:-30])  # killed while writing the last
    counted: list[int] = []
    rest = simulate(RUN, COUNT, folder=tmp_path, progress=counted.append)
    assert (rest.interrupted, rest.games) == (False, whole)
    assert counted == [*range(4, COUNT + 1)]
    assert simulate(RUN, COUNT, folder=tmp_path, progress=counted.append).games == whole
    assert simulate(RUN, 3, folder=tmp_path).games == whole[:3]


def test_what_was_broken_off_while_it_was_written_does_not_count_as_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken_off(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("edubba.research.runs.keep", broken_off)
    part = simulate(RUN, COUNT, folder=tmp_path)
    assert (part.interrupted, part.games) == (True, [])


def test_a_folder_holds_the_games_of_one_run(tmp_path: Path) -> None:
    simulate(RUN, 1, folder=tmp_path)
    with pytest.raises(InvalidInput, match="another run"):
        simulate(replace(RUN, seed=9), 1, folder=tmp_path)


@pytest.mark.parametrize("game", ["ulm", "royal_game_of_ur"])
def test_every_game_has_a_record_that_can_be_replayed(game: str, tmp_path: Path) -> None:
    run = Run(game, ("random",), seed=1, courses=True)
    results = simulate(run, 1, folder=tmp_path)
    for played in results.games:
        match = Match.load(tmp_path / RECORDS / f"{played.number:06}.tablet")
        assert match.result is not None
        assert (match.result.places, match.result.points) == (played.places, played.points)
        assert verify(match.record).ok


def test_answers_without_a_choice_stand_in_records_of_clash() -> None:
    run = Run("clash_of_cultures", ("random",), seed=1, courses=True, options={"no_trading": True})
    [played] = simulate(run, 1).games
    assert match_of(run, played).result is not None


def test_a_data_frame_has_a_row_for_every_game_and_seat(
    whole: list[Played], tmp_path: Path
) -> None:
    results = simulate(RUN, COUNT)
    write_parquet(results, tmp_path / "games.parquet")
    table = parquet.read_table(tmp_path / "games.parquet")
    assert table.num_rows == 2 * COUNT
    assert sum(table["share"].to_pylist()) == COUNT
    assert table["bot"].to_pylist()[:4] == [*RUN.bots, *reversed(RUN.bots)]
    assert table["points"].to_pylist()[:2] == whole[0].points
    assert set(table["number"].to_pylist()) == {*range(COUNT)}


def test_pieces_cover_what_is_missing() -> None:
    missing = [0, 1, 2, 5, 6, *range(100, 400)]
    for jobs in (1, 2):
        pieces = cut(missing, jobs)
        assert [n for first, count in pieces for n in range(first, first + count)] == missing


def test_what_is_wrong_is_said_before_anything_starts() -> None:
    with pytest.raises(InvalidInput, match="no executor"):
        simulate(RUN, 1, executor="cloud")
    with pytest.raises(InvalidInput, match="no bot"):
        simulate(replace(RUN, bots=("clever",)), 1, executor="ray")
