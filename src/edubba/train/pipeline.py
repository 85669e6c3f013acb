"""Generations of self-play: games → samples → a network → a match that it must win.

Everything lies in one folder and follows from the seed: whatever is there already is not done
again, so that training can be broken off at any time and goes on where it was.
"""

import json
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from edubba.arena.playing import Rules
from edubba.arena.tournament import Tournament, hold
from edubba.core.errors import InvalidInput
from edubba.core.judgement import HAND, network_name
from edubba.core.registry import find_game
from edubba.core.words import JsonObject, Message
from edubba.research.executors import LOCAL, spread
from edubba.train.samples import Plan, Samples, play, spread_of

PIECE = 100
"""Games that are played and kept together."""
REMEMBERED = 3
"""Generations whose samples a network learns from."""


@dataclass(frozen=True)
class Training:
    """What is asked for."""

    game: str
    players: int
    folder: Path
    generations: int = 3
    games: int = 10_000
    """Of self-play, a generation."""
    budget: int = 30
    """Turns that a player tries for one decision of self-play."""
    gate: int = 200
    """Games against the best so far at most, before a network is let in or not."""
    passes: int = 3
    seed: int = 1
    jobs: int = 1
    executor: str = LOCAL
    minutes: float | None = None
    """Stop after so long, to be called again."""

    def generation(self, number: int) -> Path:
        return self.folder / f"generation-{number}"


class Paused(Exception):
    """The time is up, and everything so far is kept."""


def train(asked: Training, told: Callable[[Message], None]) -> list[JsonObject]:
    """Play, fit and let in, generation by generation; what came of each."""
    find_game(asked.game).setup(asked.players)  # what is wrong is said before anything starts
    until = None if asked.minutes is None else time.monotonic() + 60 * asked.minutes
    asked.folder.mkdir(parents=True, exist_ok=True)
    _same(asked)
    best = HAND
    reports: list[JsonObject] = []
    for number in range(asked.generations):
        folder = asked.generation(number)
        (folder / "samples").mkdir(parents=True, exist_ok=True)
        _gather(asked, number, best, until, told)
        fitted = _fit(asked, number, told)
        _in_time(until)
        passed = _gate(asked, folder, best, until, told)
        if passed["accepted"]:
            best = str(folder)
            kept = folder / network_name(asked.players)
            (asked.folder / network_name(asked.players)).write_bytes(kept.read_bytes())
        reports.append({"generation": number, "fit": fitted, "gate": passed})
    (asked.folder / "report.json").write_text(json.dumps(reports, indent=2) + "\n", "utf-8")
    return reports


def _same(asked: Training) -> None:
    """Refuse a folder in which something else is being trained."""
    told = [asked.game, asked.players, asked.games, asked.budget, asked.passes, asked.seed]
    about = asked.folder / "training.json"
    if about.exists() and json.loads(about.read_text("utf-8")) != told:
        raise InvalidInput(Message("train/other", folder=str(asked.folder)))
    about.write_text(json.dumps(told) + "\n", "utf-8")


def _in_time(until: float | None) -> None:
    if until is not None and time.monotonic() > until:
        raise Paused


def _gather(
    asked: Training,
    number: int,
    best: str,
    until: float | None,
    told: Callable[[Message], None],
) -> None:
    """Play what is missing of a generation's games. The last network plays, too, if it was not let
    in: positions that it likes too much are then lost, and the next one learns that."""
    who = [best] if number == 0 else [*{best, str(asked.generation(number - 1))}]
    bots = tuple(f"greedy:budget={asked.budget},judgement={each}" for each in sorted(who))
    plan = Plan(asked.game, asked.players, bots, asked.seed * 1000 + number)
    folder = asked.generation(number) / "samples"
    pieces = [*range(0, asked.games, PIECE)]
    missing = [first for first in pieces if not _piece(folder, first).exists()]
    done = len(pieces) - len(missing)
    work = [(plan, first, min(PIECE, asked.games - first), folder) for first in missing]
    for _ in spread(play_piece, work, asked.jobs, asked.executor):
        done += 1
        games = min(done * PIECE, asked.games)
        told(Message("train/played", generation=number, games=games, all=asked.games))
        _in_time(until)


def _piece(folder: Path, first: int) -> Path:
    return folder / f"{first:07}.npz"


Work = tuple[Plan, int, int, Path]


def play_piece(work: Work) -> int:
    """Play and keep one piece, wherever this is called."""
    plan, first, count, folder = work
    play(plan, first, count).save(_piece(folder, first))
    return first


def _fit(asked: Training, number: int, told: Callable[[Message], None]) -> JsonObject:
    """Train on the samples of this generation and the ones just before."""
    folder = asked.generation(number)
    report, path = folder / "fit.json", folder / network_name(asked.players)
    if not report.exists():
        try:
            from edubba.train.fitting import fit, save
        except ImportError:
            raise InvalidInput(Message("train/no-torch")) from None
        parts = [
            Samples.load(piece)
            for each in range(max(0, number + 1 - REMEMBERED), number + 1)
            for piece in sorted((asked.generation(each) / "samples").glob("*.npz"))
        ]
        samples = Samples(
            np.concatenate([part.rows for part in parts]),
            np.concatenate([part.hand for part in parts]),
            np.concatenate([part.ends for part in parts]),
        )
        net, step, fitted = fit(
            samples,
            asked.passes,
            asked.seed,
            lambda line: told(Message("train/fitting", generation=number, line=line)),
        )
        made: JsonObject = {"game": asked.game, "seats": asked.players, "generation": number}
        save(path, net, step, spread_of(asked.game), {**made, "seed": asked.seed})
        report.write_text(json.dumps(fitted.to_json()) + "\n", "utf-8")
    found: JsonObject = json.loads(report.read_text("utf-8"))
    return found


def _gate(
    asked: Training,
    folder: Path,
    best: str,
    until: float | None,
    told: Callable[[Message], None],
) -> JsonObject:
    """The new one is let in if it beats the best so far by an interval, same search on both
    sides."""
    report = folder / "gate.json"
    if not report.exists():
        new, old = (f"greedy:budget={asked.budget},judgement={who}" for who in (folder, best))
        rules = Rules(asked.game, (new, old), asked.players, asked.seed)
        match = Tournament(rules, asked.gate, folder / "gate.games")

        def shown(done: int, most: int) -> None:
            told(Message("train/gate", games=done, all=most))
            _in_time(until)

        if not hold(match, asked.jobs, asked.executor, progress=shown):
            raise KeyboardInterrupt
        first, second = match.standings()
        accepted = first.bot == new and first.low > second.high
        results = [each.to_json() for each in (first, second)]
        scores = match.scores((0, 1))
        share = round(sum(scores) / max(1, len(scores)), 4)
        line: JsonObject = {"accepted": accepted, "share": share, "results": [*results]}
        report.write_text(json.dumps(line) + "\n", "utf-8")
    found: JsonObject = json.loads(report.read_text("utf-8"))
    return found
