"""Whatever is wrong: one clear sentence, an exit status, and never a traceback."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.conftest import Run

from edubba.cli import errors

pytestmark = pytest.mark.interpreted_only  # no rules are played here

UR = "game_of_ur"


@pytest.mark.parametrize(
    ("line", "status", "named"),
    [
        ("chess", 2, "chess"),
        ("play chess", 1, "chess"),
        ("rules chess", 1, UR),
        ("play chess", 1, "the games here are: after"),
        ("play game_ofur", 1, "did you mean game_of_ur?"),
        ("play Royal-Game-of-Ur", 1, "did you mean royal_game_of_ur?"),
        ("options clash", 1, "did you mean clash_of_cultures?"),
        ("rules flood", 1, "did you mean after_the_flood?"),
        ("play clahs", 1, "did you mean clash_of_cultures?"),
        ("play zigurat", 1, "did you mean ur_ziggurat?"),
        ("options chess", 1, UR),
        ("play", 1, "edubba games"),
        (f"play {UR} --colour", 2, "--colour"),
        (f"play {UR} --seats", 2, "--seats"),
        (f"play {UR} --option ante", 1, "name=value"),
        (f"play {UR} --option ante=many", 1, "many"),
        (f"play {UR} --option ante=26", 1, "25"),
        (f"play {UR} --option bones=2", 1, "bones"),
        (f"play {UR} --option brought_in=25,25", 1, "no option “brought_in”"),
        (f"simulate {UR} --option brought_in=none", 1, "no option “brought_in”"),
        ("play royal_game_of_ur --option pieces=1", 1, "no option “pieces”"),
        (f"play {UR} --preset old", 1, "finkel_2007"),
        (f"play {UR} --players 5", 1, "5"),
        (f"play {UR} --seats human", 1, "2"),
        (f"play {UR} --seats human,human,human", 1, "3"),
        (f"play {UR} --seats human,oracle", 1, "oracle"),
        (f"play {UR} --seats human,greedy:objective=beauty", 1, "beauty"),
        (f"play {UR} --seats greedy,greedy --name Ada", 1, "no person"),
        (f"play {UR} --done never", 1, "auto, manual"),
        (f"play {UR} --dice loaded", 1, "sealed, manual"),
        (f"play {UR} --seed -1", 2, "--seed"),
        (f"play {UR} --from nowhere.tablet", 1, "nowhere.tablet"),
        ("replay nowhere.tablet", 1, "nowhere.tablet"),
        ("verify nowhere.tablet", 1, "nowhere.tablet"),
        ("verify", 2, "FILE"),
        (f"simulate {UR} --games none", 2, "--games"),
        (f"simulate {UR} --games 0", 2, "1"),
        (f"simulate {UR} --bots clever", 1, "clever"),
        (f"simulate {UR} --bots random,random,greedy --no-rotate", 1, "3"),
        (f"simulate {UR} --json nowhere/result.json", 1, "nowhere/result.json"),
        (f"simulate {UR} --json - --csv -", 1, "--csv"),
        (f"perft {UR} --depth 0", 2, "--depth"),
    ],
)
def test_a_command_line(
    edubba: Run,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    line: str,
    status: int,
    named: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert named in edubba(*line.split()).refused(status)
    assert not any(tmp_path.rglob("*.*"))


@pytest.mark.parametrize(
    ("content", "named"),
    [
        (b"", "JSON"),
        (b"\xff\xfe\x00\x01", "not a text file"),
        (b"[1, 2]", "neither"),
        (b'{"to_move": "green"}', "green"),
        (b'{"birds": {', "line 1"),
        (b"[" * 100_000, "JSON"),
    ],
)
def test_a_position(edubba: Run, tmp_path: Path, content: bytes, named: str) -> None:
    file = tmp_path / "position.json"
    file.write_bytes(content)
    assert named in edubba("play", UR, "--from", file).refused(1)


def test_our_own_fault_is_admitted(edubba: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(*args: object) -> None:
        raise ZeroDivisionError("by zero")

    monkeypatch.setattr("edubba.cli.games.options", stumble)
    said = edubba("options", UR).refused(errors.BROKEN)
    assert "ZeroDivisionError: by zero" in said
    assert "EDUBBA_DEBUG=1" in said
    monkeypatch.setenv("EDUBBA_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        edubba("options", UR)


def test_a_reader_who_leaves_early_is_no_error() -> None:
    """As `edubba options game_of_ur | head -1` does."""
    process = subprocess.Popen(
        [sys.executable, "-m", "edubba.cli", "options", UR],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    assert process.stderr.read() == b""
    process.stderr.close()
    process.wait(timeout=120)


@pytest.mark.parametrize("line", ["games", "admin list", "rules high_card HC-1"])
def test_every_command_names_settings_that_there_are_not(
    edubba: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: str
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "edubba.toml").write_text('langauge = "de"\nlanguage = "en"\n')
    told = edubba(*line.split())
    assert "There is no setting edubba.toml: langauge." in told.err.splitlines()


def test_a_file_of_settings_that_cannot_be_read_stops_no_game(
    edubba: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "edubba.toml").write_text("language =")
    told = edubba("games")
    assert (told.status, told.err) == (0, "")


def let_interrupts_wait() -> None:
    """Tests that run in the background would hand on that they ignore them."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])


@pytest.mark.skipif(sys.platform == "win32", reason="no signal can wait there")
def test_ctrl_c_can_wait_until_the_house_begins_to_load(tmp_path: Path) -> None:
    """As `make play` starts it: not even Python itself shows where it was."""
    serve = ("-m", "edubba.cli", "serve", "--no-browser", "--port", "0", "--data", tmp_path)
    with subprocess.Popen(
        [sys.executable, *serve], stderr=subprocess.PIPE, preexec_fn=let_interrupts_wait
    ) as house:
        house.send_signal(signal.SIGINT)
        assert house.stderr is not None
        assert house.stderr.read() == b""
    assert house.returncode == -signal.SIGINT


def test_ctrl_c_is_taken_before_anything_is_loaded() -> None:
    """Until then an interrupt shows where it was."""
    asked = "import sys; old = {*sys.modules}; import edubba.cli; print(*{*sys.modules} - old)"
    told = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert {*told.stdout.split()} == {"edubba", "edubba._version", "edubba.cli"}
