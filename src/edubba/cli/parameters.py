"""What the commands can be told: arguments and options, with their help and completion."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from edubba.cli.words import text

if TYPE_CHECKING:
    from edubba.core.game import Game

LARGEST_SEED = 2**40
"""Leaves room in a machine word for a seed of its own for every game of a simulation."""
MOST_GAMES = 100_000_000


def game_names() -> list[str]:
    from edubba.core.registry import game_ids

    return game_ids()


def player_names() -> list[str]:
    from edubba.bots import bot_names

    return ["human", *bot_names()]


def preset_names(ctx: typer.Context) -> list[str]:
    game = _game_in(ctx)
    return [] if game is None else [*game.presets]


def option_names(ctx: typer.Context, incomplete: str) -> list[str]:
    """`name=` first, then the values of that option where they can be listed."""
    game = _game_in(ctx)
    if game is None:
        return []
    offered = {option.name: option.describe() for option in game.options if not option.internal}
    name, equals, _ = incomplete.partition("=")
    if not equals:
        return [f"{known}=" for known in offered]
    told = offered.get(name, {})
    values = ["true", "false"] if told.get("kind") == "flag" else told.get("values")
    return [f"{name}={value}" for value in values] if isinstance(values, list) else []


def _game_in(ctx: typer.Context) -> "Game | None":
    """The game that an unfinished command line names; it may not have been sorted out yet."""
    from edubba.core.registry import find_game

    known = game_names()
    named = [word for word in (ctx.params.get("game"), *ctx.args) if word in known]
    return find_game(named[0]) if named else None


def maybe(name: str, shown: str, words: str, *others: str, **more: Any) -> Any:
    """An option that may be left out, with no default to tell of."""
    return typer.Option(name, *others, metavar=shown, help=words, show_default=False, **more)


GameName = Annotated[
    str, typer.Argument(metavar="GAME", help=text("cli/arg-game"), autocompletion=game_names)
]
MaybeGameName = Annotated[
    str | None,
    typer.Argument(
        metavar="[GAME]", help=text("cli/arg-game"), autocompletion=game_names, show_default=False
    ),
]
Part = Annotated[
    str | None, typer.Argument(metavar="[RULE]", help=text("cli/arg-part"), show_default=False)
]
Tablet = Annotated[Path, typer.Argument(metavar="FILE", help=text("cli/arg-tablet"))]

AsJson = Annotated[bool, typer.Option("--json", help=text("cli/opt-as-json"))]
Full = Annotated[bool, typer.Option("--full", help=text("cli/opt-full"))]
ShowPath = Annotated[bool, typer.Option("--path", help=text("cli/opt-path"))]
Players = Annotated[int | None, maybe("--players", "N", text("cli/opt-players"), "-p")]
Agreed = Annotated[
    list[str] | None,
    maybe("--option", "NAME=VALUE", text("cli/opt-option"), "-o", autocompletion=option_names),
]
Preset = Annotated[
    str,
    typer.Option(
        "--preset", metavar="NAME", help=text("cli/opt-preset"), autocompletion=preset_names
    ),
]
MaybeSeed = Annotated[
    int | None, maybe("--seed", "N", text("cli/opt-seed-play"), min=0, max=LARGEST_SEED)
]
Seed = Annotated[
    int, typer.Option("--seed", metavar="N", min=0, max=LARGEST_SEED, help=text("cli/opt-seed"))
]

# play
SeatList = Annotated[
    list[str] | None,
    maybe("--seats", "WHO,WHO", text("cli/opt-seats"), "--seat", autocompletion=player_names),
]
People = Annotated[list[str] | None, maybe("--name", "NAME", text("cli/opt-name"))]
Start = Annotated[Path | None, maybe("--from", "FILE", text("cli/opt-from"))]
Closing = Annotated[str, typer.Option("--done", metavar="auto|manual", help=text("cli/opt-done"))]
Bones = Annotated[str, typer.Option("--dice", metavar="sealed|manual", help=text("cli/opt-dice"))]

# serve
Host = Annotated[str | None, maybe("--host", "ADDRESS", text("server/opt-host"))]
Port = Annotated[int | None, maybe("--port", "N", text("server/opt-port"), min=0, max=65535)]
Workers = Annotated[int | None, maybe("--workers", "N", text("server/opt-workers"), min=1, max=64)]
DataFolder = Annotated[Path | None, maybe("--data", "DIR", text("server/opt-data"))]
Browser = Annotated[bool, typer.Option("--browser/--no-browser", help=text("server/opt-browser"))]

# worker
BotProcesses = Annotated[
    int | None, maybe("--jobs", "N", text("server/opt-bot-processes"), "-j", min=1, max=256)
]

# replay
Step = Annotated[int | None, maybe("--step", "N", text("cli/opt-step"), min=0)]
Eyes = Annotated[int | None, maybe("--seat", "N", text("cli/opt-eyes"), min=1)]
AllSteps = Annotated[bool, typer.Option("--all", help=text("cli/opt-all"))]

# simulate and perft
HowMany = Annotated[
    int,
    typer.Option("--games", "-n", metavar="N", min=1, max=MOST_GAMES, help=text("cli/opt-games")),
]
Bots = Annotated[str, typer.Option("--bots", metavar="BOT,BOT", help=text("cli/opt-bots"))]
Rotate = Annotated[bool, typer.Option("--rotate/--no-rotate", help=text("cli/opt-rotate"))]
WithoutLuck = Annotated[str | None, maybe("--luck", "OBJECTIVE", text("cli/opt-luck"))]
JsonFile = Annotated[str | None, maybe("--json", "FILE", text("cli/opt-json"))]
CsvFile = Annotated[str | None, maybe("--csv", "FILE", text("cli/opt-csv"))]
ParquetFile = Annotated[Path | None, maybe("--parquet", "FILE", text("cli/opt-parquet"))]
RecordFolder = Annotated[Path | None, maybe("--records", "DIR", text("cli/opt-records"))]
Processes = Annotated[
    int, typer.Option("--jobs", "-j", metavar="N", min=1, help=text("cli/opt-processes"))
]
Executor = Annotated[
    str, typer.Option("--executor", metavar="local|ray", help=text("cli/opt-executor"))
]
Cluster = Annotated[str | None, maybe("--address", "ADDRESS", text("cli/opt-address"))]
Depth = Annotated[
    int, typer.Option("--depth", "-d", metavar="N", min=1, help=text("cli/opt-depth"))
]
Divide = Annotated[bool, typer.Option("--divide", help=text("cli/opt-divide"))]

# arena
Rivals = Annotated[str, typer.Option("--bots", metavar="BOT,BOT", help=text("arena/opt-bots"))]
MostGames = Annotated[
    int,
    typer.Option("--games", "-n", metavar="N", min=1, max=MOST_GAMES, help=text("arena/opt-games")),
]
Seconds = Annotated[float | None, maybe("--seconds", "T", text("arena/opt-seconds"), min=0.001)]
Iterations = Annotated[int | None, maybe("--iterations", "N", text("arena/opt-iterations"), min=1)]
Whole = Annotated[bool, typer.Option("--whole", help=text("arena/opt-whole"))]
Patience = Annotated[
    float, typer.Option("--patience", metavar="T", min=0.1, help=text("arena/opt-patience"))
]
ArenaFile = Annotated[str | None, maybe("--json", "FILE", text("arena/opt-json"))]
Plot = Annotated[Path | None, maybe("--plot", "FILE", text("arena/opt-plot"))]

# analyse
ReviewBudget = Annotated[
    int, typer.Option("--budget", metavar="N", min=1, help=text("analysis/opt-budget"))
]
ReviewFile = Annotated[str | None, maybe("--json", "FILE", text("analysis/opt-json"))]
ReviewPlot = Annotated[Path | None, maybe("--plot", "FILE", text("analysis/opt-plot"))]

# train
TrainingFolder = Annotated[
    Path, typer.Option("--folder", metavar="DIR", help=text("train/opt-folder"))
]
Generations = Annotated[
    int, typer.Option("--generations", metavar="N", min=1, help=text("train/opt-generations"))
]
SelfPlay = Annotated[
    int, typer.Option("--games", "-n", metavar="N", min=1, help=text("train/opt-games"))
]
TurnBudget = Annotated[
    int, typer.Option("--budget", metavar="N", min=1, help=text("train/opt-budget"))
]
GateGames = Annotated[int, typer.Option("--gate", metavar="N", min=1, help=text("train/opt-gate"))]
Passes = Annotated[int, typer.Option("--passes", metavar="N", min=1, help=text("train/opt-passes"))]
Minutes = Annotated[float | None, maybe("--minutes", "T", text("train/opt-minutes"), min=0.01)]

# solve and table
TablePath = Annotated[Path, typer.Argument(metavar="FILE", help=text("solve/arg-table"))]
Board = Annotated[str | None, maybe("--board", "NAME", text("solve/opt-board"))]
MostPieces = Annotated[
    int | None, maybe("--max-birds", "N", text("solve/opt-most"), "--max-pieces", min=1)
]
OnDevice = Annotated[
    str, typer.Option("--device", metavar="cpu|gpu", help=text("solve/opt-device"))
]
TableFolder = Annotated[Path | None, maybe("--out", "DIR", text("solve/opt-out"))]
Jobs = Annotated[int | None, maybe("--jobs", "N", text("solve/opt-jobs"), min=1)]
Mover = Annotated[
    str, typer.Option("--mover", metavar="PIECE=HOUSE,...", help=text("solve/opt-mover"))
]
Opponent = Annotated[
    str, typer.Option("--opponent", metavar="PIECE=HOUSE,...", help=text("solve/opt-opponent"))
]
Roll = Annotated[int | None, maybe("--roll", "N", text("solve/opt-roll"))]
ConvertedRoll = Annotated[int | None, maybe("--converted", "N", text("solve/opt-converted"))]

# puzzles
PuzzleCount = Annotated[
    int, typer.Option("--count", metavar="N", min=1, help=text("puzzles/opt-count"))
]
KnownDecisions = Annotated[Path | None, maybe("--decisions", "FILE", text("puzzles/opt-decisions"))]
Tricky = Annotated[bool, typer.Option("--tricky", help=text("puzzles/opt-tricky"))]
PuzzlesOut = Annotated[Path, typer.Option("--out", metavar="FILE", help=text("puzzles/opt-out"))]
GameOfPuzzles = Annotated[
    str, typer.Argument(metavar="[GAME]", help=text("cli/arg-game"), autocompletion=game_names)
]
PuzzleId = Annotated[str | None, maybe("--puzzle", "ID", text("puzzles/opt-puzzle"))]
Daily = Annotated[bool, typer.Option("--daily", help=text("puzzles/opt-daily"))]
PuzzleJobs = Annotated[
    int, typer.Option("--jobs", "-j", metavar="N", min=1, help=text("puzzles/opt-jobs"))
]
SearchSeed = Annotated[
    int,
    typer.Option(
        "--seed", metavar="N", min=0, max=LARGEST_SEED, help=text("puzzles/opt-search-seed")
    ),
]
PuzzlesFile = Annotated[Path | None, maybe("--file", "FILE", text("puzzles/opt-file"))]
