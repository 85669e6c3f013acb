"""Many games of bots, in one process, in several, or on a cluster: the same games everywhere.

A `Run` says what is played; every game follows from it and its number alone. So games can be shared
out at will, broken off and taken up again.
"""

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from edubba.bots import make_bot
from edubba.bots.luck import Luck
from edubba.bots.making import objective
from edubba.bots.simulate import Simulation
from edubba.core.errors import InvalidInput
from edubba.core.game import Setup
from edubba.core.options import Value
from edubba.core.registry import find_game
from edubba.core.words import Message
from edubba.match import Match, ScriptedDice, bot_seat
from edubba.research.executors import LOCAL, check_executor, spread

PIECES = 40
"""Into so many pieces a run is cut for each worker, so that a break loses little ..."""
LARGEST = 500
"""... of at most so many games."""
GAMES, ABOUT, RECORDS = "games.jsonl", "run.json", "records"
"""What lies in the folder of a run."""


@dataclass(frozen=True)
class Run:
    """What is played, in words that every process understands."""

    game: str
    bots: tuple[str, ...]
    players: int | None = None
    seed: int = 0
    rotate: bool = True
    options: dict[str, Value] = field(default_factory=dict)
    preset: str = "seed"
    luck: str | None = None
    """The objective by which luck is weighed, if it is."""
    courses: bool = False
    """Whether all actions and outcomes are kept; records need them."""

    def setup(self) -> Setup:
        return find_game(self.game).setup(self.players, self.options, self.preset)

    def described(self) -> dict[str, Any]:
        """What must be the same for games to belong to the same run."""
        told: dict[str, Any] = json.loads(json.dumps(asdict(self)))
        del told["courses"]
        return {**told, "rules": self.setup().version}


@dataclass
class Played:
    """What is known of one game afterwards."""

    number: int
    seating: list[int]
    """The bot at each seat, by its place in the run."""
    places: list[int]
    points: list[int]
    decisions: int
    choices: int
    """Legal actions offered in all decisions together."""
    luck: list[float] = field(default_factory=list)
    breakdown: dict[str, list[int]] = field(default_factory=dict)
    course: list[int] = field(default_factory=list)

    @property
    def shares(self) -> list[float]:
        """For each seat 1 for a win, 1/k for a first place shared by k, else 0."""
        first = self.places.count(1)
        return [1 / first if place == 1 else 0.0 for place in self.places]


@dataclass
class Results:
    """The games of a run in the order of their numbers; fewer than asked if it was interrupted."""

    run: Run
    games: list[Played]
    interrupted: bool = False


def simulate(
    run: Run,
    games: int,
    jobs: int = 1,
    executor: str = LOCAL,
    address: str | None = None,
    folder: Path | None = None,
    progress: Callable[[int], None] | None = None,
) -> Results:
    """Play the games 0 to `games` - 1 of a run.

    `folder` keeps what is played, with a record of every game if the run keeps courses: the same
    call again goes on where it was broken off. `progress` is told how many games are done.
    `address` is a Ray cluster's; without one a cluster begins on this machine. Ctrl-C gives what
    there is.
    """
    check_executor(executor)
    for bot in run.bots:
        make_bot(bot, find_game(run.game))  # what is wrong is said before anything starts
    done = {} if folder is None else open_folder(run, folder)
    missing = [number for number in range(games) if number not in done]
    pieces = cut(missing, jobs)
    told = progress or (lambda count: None)
    told(games - len(missing))
    interrupted = False
    work = [(run, *piece) for piece in pieces]
    try:
        for piece in spread(_play_one, work, jobs, executor, address):
            if folder is not None:
                keep(run, folder, piece)
            done.update({played.number: played for played in piece})
            told(sum(number < games for number in done))
    except KeyboardInterrupt:
        interrupted = True
    found = [done[number] for number in sorted(done) if number < games]
    return Results(run, found, interrupted)


def cut(missing: list[int], jobs: int) -> list[tuple[int, int]]:
    """Pieces of a run: first number and how many games follow each other."""
    most = max(1, min(LARGEST, len(missing) // (PIECES * jobs)))
    pieces: list[tuple[int, int]] = []
    for number in missing:
        if pieces and number == sum(pieces[-1]) and pieces[-1][1] < most:
            pieces[-1] = (pieces[-1][0], pieces[-1][1] + 1)
        else:
            pieces.append((number, 1))
    return pieces


def play_piece(run: Run, first: int, count: int) -> list[Played]:
    """Play some games of a run, wherever this is called."""
    setup = run.setup()
    game = setup.game
    bots = [make_bot(bot, game) for bot in run.bots]
    luck = None
    if run.luck is not None:
        luck = Luck(game.evaluator(objective(game, {"objective": run.luck})), run.seed)
    simulation = Simulation(setup, bots, run.seed, run.rotate, luck, first, run.courses)
    simulation.run(count)
    return [
        Played(
            number=first + at,
            seating=simulation.seating[at],
            places=result.places,
            points=result.points,
            decisions=simulation.lengths[at],
            choices=simulation.offered[at],
            luck=simulation.lucks[at] if simulation.lucks else [],
            breakdown=result.breakdown,
            course=simulation.courses[at] if run.courses else [],
        )
        for at, result in enumerate(simulation.results)
    ]


def _play_one(piece: tuple[Run, int, int]) -> list[Played]:
    return play_piece(*piece)


# What is kept


def open_folder(run: Run, folder: Path) -> dict[int, Played]:
    """The games that lie there already; a folder of another run is refused."""
    folder.mkdir(parents=True, exist_ok=True)
    about, games = folder / ABOUT, folder / GAMES
    if about.exists() and json.loads(about.read_text("utf-8")) != run.described():
        raise InvalidInput(Message("research/other-run", folder=str(folder)))
    about.write_text(json.dumps(run.described(), indent=2) + "\n", "utf-8")
    done: dict[int, Played] = {}
    for line in games.read_text("utf-8").splitlines() if games.exists() else []:
        try:
            played = Played(**json.loads(line))
        except (ValueError, TypeError):
            continue  # the last line of what was killed while writing: it is played again
        if not run.courses or played.course:
            done[played.number] = played
    games.write_text(
        "".join(json.dumps(asdict(played)) + "\n" for played in done.values()), "utf-8"
    )
    return done


def keep(run: Run, folder: Path, piece: list[Played]) -> None:
    """Records first, so that a game that counts as played has one."""
    if run.courses:
        (folder / RECORDS).mkdir(exist_ok=True)
        for played in piece:
            match_of(run, played).save(folder / RECORDS / f"{played.number:06}.tablet")
    with (folder / GAMES).open("a", encoding="utf-8") as file:
        file.write("".join(json.dumps(asdict(played)) + "\n" for played in piece))


def match_of(run: Run, played: Played) -> Match:
    """A game whose course was kept, as a match with its record."""
    setup = run.setup()
    space = setup.space()
    chance = [str(space.decode(a)) for a in played.course if a >= space.seat_actions]
    seats = [bot_seat(run.bots[bot]) for bot in played.seating]
    match = Match.new(setup, seats, dice=ScriptedDice(chance))
    match.paced = True  # so that answers without a choice are given one by one, as they were here
    for action in played.course:
        if action < space.seat_actions:
            if match.answer_waits:
                match.answer()
            else:
                match.play(action)
    return match


def write_parquet(results: Results, path: Path) -> None:
    """A table with one row for each game and seat, for data frames."""
    try:
        import pyarrow as pa
        from pyarrow import parquet
    except ImportError:
        raise InvalidInput(Message("research/no-arrow")) from None

    run = results.run
    rows: list[dict[str, Any]] = [
        {
            "game": run.game,
            "seed": run.seed,
            "number": played.number,
            "seat": seat,
            "bot": run.bots[played.seating[seat]],
            "place": played.places[seat],
            "share": played.shares[seat],
            "points": played.points[seat],
            "decisions": played.decisions,
            "choices": played.choices,
            "luck": played.luck[seat] if played.luck else None,
            **{f"points_{part}": points[seat] for part, points in played.breakdown.items()},
        }
        for played in results.games
        for seat in range(len(played.places))
    ]
    names = [*dict.fromkeys(name for row in rows for name in row)]
    columns = {name: [row.get(name) for row in rows] for name in names}
    about = {"edubba": json.dumps(run.described())}
    parquet.write_table(pa.table(columns).replace_schema_metadata(about), path)
