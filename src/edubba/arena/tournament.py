"""A round robin: every bot against every other, the same dice from every seat.

With more than two seats one bot sits among others of the other kind, then the other way round.
Games are played in rounds, and after each round a pairing whose answer is clear plays no more: what
is played follows from the rules alone, not from who was quick.
"""

import json
from collections.abc import Callable, Generator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import asdict
from functools import partial
from itertools import combinations
from pathlib import Path
from queue import SimpleQueue

from edubba.arena.playing import Fixture, Outcome, Rules, Worker
from edubba.arena.rating import Seated, Standing, clear, standings
from edubba.core.errors import InvalidInput
from edubba.core.words import JsonObject, Message
from edubba.research.executors import LOCAL, check_executor, on_ray

DICE_A_ROUND = 4
"""So many throws of the dice, each from all seats, are played before one asks who is stronger."""

Pair = tuple[int, int]


class Tournament:
    """What has been played so far, kept in a file if there is one."""

    def __init__(self, rules: Rules, games: int, file: Path | None = None) -> None:
        self.rules = rules
        self.file = file
        self.pairs: list[Pair] = [*combinations(range(len(rules.bots)), 2)]
        self.most = -(-games // len(self.fixtures((0, 1), 0)))
        """Throws of the dice for each pairing at most."""
        self.played: dict[Fixture, Outcome] = {}
        if file is not None:
            self._read(file)

    def fixtures(self, pair: Pair, dice: int) -> list[Fixture]:
        """All games of a pairing with the same dice: each bot at each seat."""
        seats = self.rules.players
        lone = [pair] if seats == 2 else [pair, (pair[1], pair[0])]
        return [
            Fixture(dice, tuple(one if seat == at else rest for seat in range(seats)))
            for one, rest in lone
            for at in range(seats)
        ]

    def scores(self, pair: Pair) -> list[float]:
        """For each throw of the dice that is played, the first bot's share of what both won, such
        that equal bots have a half."""
        found: list[float] = []
        for dice in range(self.most):
            fixtures = self.fixtures(pair, dice)
            if not all(fixture in self.played for fixture in fixtures):
                break
            mine = [self._alone(self.played[fixture], pair[0]) for fixture in fixtures]
            found.append(sum(mine) / len(mine))
        return found

    def _alone(self, outcome: Outcome, bot: int) -> float:
        """The chance-corrected share of a bot: even is a half, however many of it sat there."""
        held = sum(who == bot for who in outcome.seating)
        got = sum(s for who, s in zip(outcome.seating, outcome.shares, strict=True) if who == bot)
        even = held / len(outcome.seating)
        return 0.5 * got / even if got < even else 1.0 - 0.5 * (1.0 - got) / (1.0 - even)

    def due(self, stop: bool) -> list[Fixture]:
        """The next round: every pairing that is neither through nor clear."""
        fixtures: list[Fixture] = []
        for pair in self.pairs:
            done = self.scores(pair)
            if stop and clear(done[: len(done) // DICE_A_ROUND * DICE_A_ROUND], 0.5):
                continue
            first = len(done) // DICE_A_ROUND * DICE_A_ROUND
            last = min(first + DICE_A_ROUND, self.most) if stop else self.most
            for dice in range(first, last):
                fixtures += [each for each in self.fixtures(pair, dice) if each not in self.played]
        return fixtures

    def keep(self, outcome: Outcome) -> None:
        self.played[Fixture(outcome.dice, tuple(outcome.seating))] = outcome
        if self.file is not None:
            with self.file.open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(outcome)) + "\n")

    def _read(self, file: Path) -> None:
        """What was played before a break; games of another tournament are refused."""
        told = json.loads(json.dumps(asdict(self.rules)))
        lines = file.read_text("utf-8").splitlines() if file.exists() else []
        if lines and json.loads(lines[0]) != told:
            raise InvalidInput(Message("arena/other-games", file=str(file)))
        file.write_text(json.dumps(told) + "\n", "utf-8")
        for line in lines[1:]:
            try:
                self.keep(Outcome(**json.loads(line)))
            except (ValueError, TypeError):
                continue  # the last line of what was killed while writing

    def standings(self) -> list[Standing]:
        """Who stands where now."""
        games: list[Seated] = []
        count = len(self.rules.bots)
        faults, decisions, over = [0] * count, [0] * count, [0] * count
        for _, outcome in sorted(
            self.played.items(), key=lambda each: (each[0].dice, each[0].seating)
        ):
            games.append((outcome.seating, outcome.shares))
            for seat, bot in enumerate(outcome.seating):
                decisions[bot] += outcome.decisions[seat]
                over[bot] += outcome.over[seat]
                faults[bot] += outcome.culprit == seat
        return standings([*self.rules.bots], games, faults, decisions, over)

    def faults(self) -> list[JsonObject]:
        """Who did what wrong, game by game."""
        return [
            {
                "bot": self.rules.bots[outcome.seating[outcome.culprit]],
                "seat": outcome.culprit,
                "dice": outcome.dice,
                "fault": outcome.fault,
                "detail": outcome.detail,
            }
            for outcome in self.played.values()
            if outcome.fault
        ]

    def to_json(self) -> JsonObject:
        """Everything that a program may ask for."""
        told: JsonObject = json.loads(json.dumps(asdict(self.rules)))
        pairs: list[JsonObject] = [
            {
                "bots": [self.rules.bots[a], self.rules.bots[b]],
                "dice": len(self.scores((a, b))),
                "clear": clear(self.scores((a, b)), 0.5),
                "first": round(sum(self.scores((a, b))) / max(1, len(self.scores((a, b)))), 4),
            }
            for a, b in self.pairs
        ]
        results = [each.to_json() for each in self.standings()]
        faults = self.faults()
        return {**told, "results": [*results], "pairs": [*pairs], "faults": [*faults]}


def hold(
    tournament: Tournament,
    jobs: int = 1,
    executor: str = LOCAL,
    address: str | None = None,
    stop: bool = True,
    progress: Callable[[int, int], None] | None = None,
) -> bool:
    """Play until everything is played or clear; False if it was broken off by Ctrl-C."""
    check_executor(executor)
    told = progress or (lambda done, all_of_them: None)
    whole = len(tournament.pairs) * tournament.most * len(tournament.fixtures((0, 1), 0))
    here = Workers(tournament.rules, jobs)
    play = here.play if executor == LOCAL else partial(_on_ray, tournament.rules, jobs, address)
    try:
        while due := tournament.due(stop):
            with closing(play(due)) as outcomes:
                for outcome in outcomes:
                    tournament.keep(outcome)
                    told(len(tournament.played), whole)
    except KeyboardInterrupt:
        return False
    finally:
        here.close()
    return True


class Workers:
    """Processes of this machine, which stay from round to round."""

    def __init__(self, rules: Rules, jobs: int) -> None:
        self.workers = [Worker(rules) for _ in range(jobs)]
        self.free: SimpleQueue[Worker] = SimpleQueue()
        for worker in self.workers:
            self.free.put(worker)

    def play(self, fixtures: list[Fixture]) -> Generator[Outcome]:
        with ThreadPoolExecutor(len(self.workers)) as pool:
            try:
                yield from pool.map(self._play_one, fixtures)
            except BaseException:
                pool.shutdown(wait=False, cancel_futures=True)
                raise

    def _play_one(self, fixture: Fixture) -> Outcome:
        worker = self.free.get()
        try:
            return worker.play(fixture)
        finally:
            self.free.put(worker)

    def close(self) -> None:
        for worker in self.workers:
            worker.close()


def play_alone(game: tuple[Rules, Fixture]) -> Outcome:
    """One game in a process of its own, wherever this is called."""
    rules, fixture = game
    worker = Worker(rules)
    try:
        return worker.play(fixture)
    finally:
        worker.close()


def _on_ray(
    rules: Rules, jobs: int, address: str | None, fixtures: list[Fixture]
) -> Generator[Outcome]:
    yield from on_ray(play_alone, [(rules, fixture) for fixture in fixtures], jobs, address)
