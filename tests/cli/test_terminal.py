"""`edubba play` at a real (pseudo) terminal: colours, whole games, the curtain, leaving."""

import os
import re
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from time import monotonic, sleep

import pytest
from tests.cli.conftest import INSTALLED

from edubba.cli import errors
from edubba.match import Match

pytestmark = pytest.mark.compiled_only  # as people have it, in a terminal
pty = pytest.importorskip("pty", reason="this system has no pseudo-terminals")
fcntl = pytest.importorskip("fcntl")
termios = pytest.importorskip("termios")

COLOURS = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
PATIENCE = 120


def own_terminal() -> None:
    """The terminal on standard input becomes the process's own: closed, it hangs up. And a shell
    that runs the tests in the background lets its children ignore interrupts."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """A command at a terminal, read and typed to like a person would."""

    def __init__(self, *args: str | Path, folder: Path) -> None:
        self.end, theirs = pty.openpty()
        environment = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join([str(INSTALLED), os.environ.get("PYTHONPATH", "")]),
            "XDG_DATA_HOME": str(folder),
            "TERM": "xterm-256color",
            "COLUMNS": "100",
        }
        environment.pop("NO_COLOR", None)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "edubba.cli", *args],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=environment,
            start_new_session=True,
            preexec_fn=own_terminal,
        )
        os.close(theirs)
        self.raw = ""

    def read(self, until: str) -> str:
        """What comes up to and with `until`, without colours; at the end whatever there is."""
        before = len(self.raw)
        deadline = monotonic() + PATIENCE
        while until not in COLOURS.sub("", self.raw[before:]):
            ready, _, _ = select.select([self.end], [], [], max(0, deadline - monotonic()))
            if not ready:
                raise AssertionError(f"no “{until}” in: {self.raw[before:]}")
            try:
                more = os.read(self.end, 65536)
            except OSError:  # Linux says so at the end
                more = b""
            if not more:
                break
            self.raw += more.decode("utf-8", "replace")
        return COLOURS.sub("", self.raw[before:]).replace("\r\n", "\n")

    def type(self, line: str) -> None:
        os.write(self.end, f"{line}\n".encode())

    def wait_until_it_listens(self) -> None:
        """A signal that comes between the prompt and the reading would only count with the next
        line; so wait until the process has been asleep for a while."""
        asleep = 0
        while asleep < 10:
            status = Path(f"/proc/{self.process.pid}/stat").read_text("utf-8")
            asleep = asleep + 1 if status.rpartition(")")[2].split()[0] == "S" else 0
            sleep(0.05)

    def wait_until_it_loads(self) -> None:
        """Python itself catches interrupts first and complains; then our first line lets go."""
        for caught in (True, False):
            while caught != bool(self._caught() & 1 << signal.SIGINT - 1):
                sleep(0.001)

    def _caught(self) -> int:
        status = Path(f"/proc/{self.process.pid}/status").read_text("utf-8")
        return int(status.split("SigCgt:")[1].split()[0], 16)

    def finish(self) -> tuple[int, str]:
        """The exit status and the last words."""
        told = self.read("\0 never comes")
        return self.process.wait(timeout=PATIENCE), told

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        self.hang_up()

    def hang_up(self) -> None:
        """Close the window."""
        if self.end >= 0:
            os.close(self.end)
            self.end = -1


@pytest.fixture
def terminals() -> Iterator[list[Terminal]]:
    opened: list[Terminal] = []
    yield opened
    for terminal in opened:
        terminal.close()


UR = ("play", "game_of_ur", "--seed", "3", "--option", "turn_cap=6")


def test_a_game_against_a_bot_by_numbers(terminals: list[Terminal], tmp_path: Path) -> None:
    terminal = Terminal(*UR, folder=tmp_path)
    terminals.append(terminal)
    first = terminal.read("Light> ")
    assert "Light: you" in first
    assert "Dark: the bot greedy" in first
    assert "\x1b[" in terminal.raw
    terminal.type("hint")
    assert "A good choice:" in terminal.read("Light> ")
    terminal.type("1")
    terminal.read("Light> ")
    terminal.type("undo")
    assert "Light takes back." in terminal.read("Light> ")
    terminal.type(f"save {tmp_path}/evening")
    assert "Saved" in terminal.read("Light> ")
    told = ""
    for _ in range(20):
        terminal.type("1")
        told = terminal.read("Light> ")
        if not told.endswith("Light> "):
            break
    status, last = terminal.finish()
    assert status == 0
    assert "points" in told + last
    on = Terminal("play", "--from", tmp_path / "evening.tablet", folder=tmp_path)
    terminals.append(on)
    assert "1) Throw the large bone" in on.read("Light> ")


@pytest.mark.parametrize("how", ["interrupt", "end of input", "quit"])
def test_whoever_leaves_finds_the_game_again(
    terminals: list[Terminal], tmp_path: Path, how: str
) -> None:
    terminal = Terminal(*UR, folder=tmp_path)
    terminals.append(terminal)
    terminal.read("Light> ")
    if how == "interrupt":
        terminal.wait_until_it_listens()
        os.killpg(terminal.process.pid, signal.SIGINT)
    else:
        terminal.type("\x04" if how == "end of input" else "quit")
    status, told = terminal.finish()
    assert status == 0
    [file] = (tmp_path / "edubba").iterdir()
    assert f"edubba play --from {file}" in told
    assert Match.load(file).setup.options.count("turn_cap") == 6


def lose(terminal: Terminal, how: str) -> None:
    """What may happen to a game at any moment."""
    if how == "killed":
        terminal.process.kill()
    else:
        terminal.hang_up()
    terminal.process.wait(timeout=PATIENCE)


def moves_in(folder: Path) -> int:
    """How often the person has chosen in the one game on record."""
    [file] = (folder / "edubba").glob("*.tablet")
    entries = Match.load(file).record.entries
    return sum(entry.seat == 0 and entry.kind == "move" for entry in entries)


@pytest.mark.parametrize("how", ["window closed", "killed"])
def test_a_terminal_that_goes_away_loses_nothing(
    terminals: list[Terminal], tmp_path: Path, how: str
) -> None:
    terminal = Terminal(*UR, folder=tmp_path)
    terminals.append(terminal)
    terminal.read("Light> ")
    terminal.type("1")
    question = terminal.read("Light> ").rpartition("\n\n")[2]
    lose(terminal, how)
    assert moves_in(tmp_path) == 1
    [file] = (tmp_path / "edubba").glob("*.tablet")
    other = Terminal(*UR, folder=tmp_path)
    terminals.append(other)
    assert f"edubba play --from {file}" in other.read("Light> ")
    lose(other, "killed")
    on = Terminal("play", "--from", file, folder=tmp_path)
    terminals.append(on)
    assert on.read("Light> ").rpartition("\n\n")[2] == question
    on.type("1")
    on.read("> ")
    lose(on, how)
    entries = Match.load(file).record.entries
    assert sum(entry.seat == 0 and entry.kind == "move" for entry in entries) == 2


def test_two_windows_on_one_game_lose_nothing(terminals: list[Terminal], tmp_path: Path) -> None:
    first = Terminal(*UR, folder=tmp_path)
    terminals.append(first)
    first.read("Light> ")
    [file] = (tmp_path / "edubba").glob("*.tablet")
    second = Terminal("play", "--from", file, folder=tmp_path)
    terminals.append(second)
    second.read("Light> ")
    second.type("1")
    second.read("Light> ")
    theirs = file.read_bytes()
    first.type("1")
    told = first.read("Light> ")
    [other] = set((tmp_path / "edubba").glob("*.tablet")) - {file}
    assert other.name in told
    assert file.read_bytes() == theirs
    for kept in (file, other):
        entries = Match.load(kept).record.entries
        assert sum(entry.seat == 0 and entry.kind == "move" for entry in entries) == 1
    second.type("1")
    assert "kept" not in second.read("Light> ")
    assert file.read_bytes() != theirs


@pytest.mark.slow
@pytest.mark.parametrize("how", ["window closed", "killed"])
@pytest.mark.parametrize("delay", range(0, 100, 5))
def test_whenever_it_goes_away(
    terminals: list[Terminal], tmp_path: Path, how: str, delay: int
) -> None:
    """What the screen has shown is on record, whatever happens to the next line."""
    terminal = Terminal("play", "game_of_ur", "--seed", str(delay), folder=tmp_path)
    terminals.append(terminal)
    for _ in range(3):
        terminal.read("Light> ")
        terminal.type("1")
    terminal.read("Light> ")
    terminal.type("1")
    sleep(delay / 1000)
    lose(terminal, how)
    assert moves_in(tmp_path) in (3, 4)


def test_a_curtain_falls_between_people_with_secrets(
    terminals: list[Terminal], tmp_path: Path
) -> None:
    """A game from outside the house needs no code here, and nobody sees another's card."""
    terminal = Terminal(
        "play", "high_card", "--seats", "human,human", "--seed", "1", folder=tmp_path
    )
    terminals.append(terminal)
    before = terminal.read("First presses Enter.")
    assert "gets the card" not in before
    terminal.type("")
    first = terminal.read("First> ")
    assert first.count("gets the card") == 1
    assert "First gets the card" in first
    terminal.type("1")
    between = terminal.read("Second presses Enter.")
    assert "card" not in between.replace("card keep", "")
    terminal.type("")
    second = terminal.read("Second> ")
    assert "First keeps the card." in second
    assert "Second gets the card" in second
    assert "First gets" not in second
    terminal.type("1")
    status, last = terminal.finish()
    assert status == 0
    assert "Second keeps the card." in last
    assert "First gets" not in last
    assert "The higher card wins." in last


def test_no_curtain_where_everything_lies_open(terminals: list[Terminal], tmp_path: Path) -> None:
    terminal = Terminal(*UR, "--seats", "human,human", folder=tmp_path)
    terminals.append(terminal)
    assert "presses Enter" not in terminal.read("Dark> ")


def test_a_replay_is_walked_through(terminals: list[Terminal], tmp_path: Path) -> None:
    game = Terminal(*UR, folder=tmp_path)
    terminals.append(game)
    game.read("Light> ")
    game.type(f"save {tmp_path}/evening")
    game.read("Light> ")
    terminal = Terminal("replay", tmp_path / "evening.tablet", folder=tmp_path)
    terminals.append(terminal)
    assert "Step 0 of" in terminal.read("q> ")
    for typed, step in (("", 1), ("5", 5), ("b", 4), ("", 5)):
        terminal.type(typed)
        assert f"Step {step} of" in terminal.read("q> ")
    terminal.type("zzz")
    assert "Enter shows the next step" in terminal.read("q> ")
    terminal.type("q")
    assert terminal.finish()[0] == 0


def test_rules_at_a_terminal(terminals: list[Terminal], tmp_path: Path) -> None:
    terminal = Terminal("rules", "high_card", "HC-1.2", folder=tmp_path)
    terminals.append(terminal)
    status, told = terminal.finish()
    assert status == 0
    assert "• HC-1.2 The first may throw it away for another." in told


def interrupted_house(terminals: list[Terminal], folder: Path, until: str, delay: float) -> str:
    """What a house says at a terminal where somebody presses Ctrl-C."""
    at_home = ("--no-browser", "--port", "0", "--data", folder)
    terminal = Terminal("serve", *at_home, folder=folder)
    terminals.append(terminal)
    terminal.wait_until_it_loads()
    terminal.read(until)
    sleep(delay)
    os.killpg(terminal.process.pid, signal.SIGINT)
    status, told = terminal.finish()
    assert status in ((0,) if until else (errors.INTERRUPTED, -signal.SIGINT))
    return told


@pytest.mark.parametrize("until", ["", "The house is open"])
def test_a_house_that_is_interrupted_leaves_without_a_word(
    terminals: list[Terminal], tmp_path: Path, until: str
) -> None:
    """Its workers are still loading when it has just opened."""
    assert "Traceback" not in interrupted_house(terminals, tmp_path, until, 0.3)


@pytest.mark.slow
@pytest.mark.parametrize("until", ["", "The house is open"])
@pytest.mark.parametrize("delay", range(1, 11))
def test_whenever_it_is_interrupted(
    terminals: list[Terminal], tmp_path: Path, until: str, delay: int
) -> None:
    assert "Traceback" not in interrupted_house(terminals, tmp_path, until, delay / 10)


def test_a_simulation_that_is_interrupted_tells_what_it_has(
    terminals: list[Terminal], tmp_path: Path
) -> None:
    """Also those processes that are only beginning say nothing of their own."""
    terminal = Terminal("simulate", "game_of_ur", "-n", "1000000", "-j", "2", folder=tmp_path)
    terminals.append(terminal)
    terminal.read("Playing")
    sleep(3)
    os.killpg(terminal.process.pid, signal.SIGINT)
    status, told = terminal.finish()
    assert status == errors.INTERRUPTED
    assert "Traceback" not in told
    assert re.search(r"Interrupted: [\d,]+ of 1,000,000 games were played\.", told)
