"""What the commands can be told: arguments and options, with their help and completion."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

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


GameName = Annotated[
    str, typer.Argument(metavar="GAME", help=text("cli/arg-game"), autocompletion=game_names)
]
MaybeGameName = Annotated[
    str | None,
    typer.Argument(
        metavar="[GAME]",
        help=text("cli/arg-game"),
        autocompletion=game_names,
        show_default=False,
    ),
]
Part = Annotated[
    str | None, typer.Argument(metavar="[RULE]", help=text("cli/arg-part"), show_default=False)
]
Tablet = Annotated[Path, typer.Argument(metavar="FILE", help=text("cli/arg-tablet"))]

AsJson = Annotated[bool, typer.Option("--json", help=text("cli/opt-as-json"))]
ShowPath = Annotated[bool, typer.Option("--path", help=text("cli/opt-path"))]
Players = Annotated[
    int | None,
    typer.Option("--players", "-p", metavar="N", help=text("cli/opt-players"), show_default=False),
]
Agreed = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        metavar="NAME=VALUE",
        help=text("cli/opt-option"),
        autocompletion=option_names,
        show_default=False,
    ),
]
Preset = Annotated[
    str,
    typer.Option(
        "--preset", metavar="NAME", help=text("cli/opt-preset"), autocompletion=preset_names
    ),
]
MaybeSeed = Annotated[
    int | None,
    typer.Option(
        "--seed",
        metavar="N",
        min=0,
        max=LARGEST_SEED,
        help=text("cli/opt-seed-play"),
        show_default=False,
    ),
]
Seed = Annotated[
    int,
    typer.Option("--seed", metavar="N", min=0, max=LARGEST_SEED, help=text("cli/opt-seed")),
]

# play
SeatList = Annotated[
    list[str] | None,
    typer.Option(
        "--seats",
        "--seat",
        metavar="WHO,WHO",
        help=text("cli/opt-seats"),
        autocompletion=player_names,
        show_default=False,
    ),
]
People = Annotated[
    list[str] | None,
    typer.Option("--name", metavar="NAME", help=text("cli/opt-name"), show_default=False),
]
Start = Annotated[
    Path | None,
    typer.Option("--from", metavar="FILE", help=text("cli/opt-from"), show_default=False),
]
Closing = Annotated[str, typer.Option("--done", metavar="auto|manual", help=text("cli/opt-done"))]
Bones = Annotated[str, typer.Option("--dice", metavar="sealed|manual", help=text("cli/opt-dice"))]

# serve
Host = Annotated[
    str | None,
    typer.Option("--host", metavar="ADDRESS", help=text("server/opt-host"), show_default=False),
]
Port = Annotated[
    int | None,
    typer.Option(
        "--port", metavar="N", min=0, max=65535, help=text("server/opt-port"), show_default=False
    ),
]
DataFolder = Annotated[
    Path | None,
    typer.Option("--data", metavar="DIR", help=text("server/opt-data"), show_default=False),
]
Browser = Annotated[bool, typer.Option("--browser/--no-browser", help=text("server/opt-browser"))]

# replay
Step = Annotated[
    int | None,
    typer.Option("--step", metavar="N", min=0, help=text("cli/opt-step"), show_default=False),
]
Eyes = Annotated[
    int | None,
    typer.Option("--seat", metavar="N", min=1, help=text("cli/opt-eyes"), show_default=False),
]
AllSteps = Annotated[bool, typer.Option("--all", help=text("cli/opt-all"))]

# simulate and perft
HowMany = Annotated[
    int,
    typer.Option("--games", "-n", metavar="N", min=1, max=MOST_GAMES, help=text("cli/opt-games")),
]
Bots = Annotated[
    str,
    typer.Option("--bots", metavar="BOT,BOT", help=text("cli/opt-bots")),
]
Rotate = Annotated[bool, typer.Option("--rotate/--no-rotate", help=text("cli/opt-rotate"))]
WithoutLuck = Annotated[
    str | None,
    typer.Option("--luck", metavar="OBJECTIVE", help=text("cli/opt-luck"), show_default=False),
]
JsonFile = Annotated[
    str | None,
    typer.Option("--json", metavar="FILE", help=text("cli/opt-json"), show_default=False),
]
CsvFile = Annotated[
    str | None,
    typer.Option("--csv", metavar="FILE", help=text("cli/opt-csv"), show_default=False),
]
Depth = Annotated[
    int, typer.Option("--depth", "-d", metavar="N", min=1, help=text("cli/opt-depth"))
]
Divide = Annotated[bool, typer.Option("--divide", help=text("cli/opt-divide"))]

# solve and table
TablePath = Annotated[Path, typer.Argument(metavar="FILE", help=text("solve/arg-table"))]
Board = Annotated[
    str | None,
    typer.Option("--board", metavar="NAME", help=text("solve/opt-board"), show_default=False),
]
MostPieces = Annotated[
    int | None,
    typer.Option(
        "--max-birds",
        "--max-pieces",
        metavar="N",
        min=1,
        help=text("solve/opt-most"),
        show_default=False,
    ),
]
OnDevice = Annotated[
    str, typer.Option("--device", metavar="cpu|gpu", help=text("solve/opt-device"))
]
TableFolder = Annotated[
    Path | None,
    typer.Option("--out", metavar="DIR", help=text("solve/opt-out"), show_default=False),
]
Jobs = Annotated[
    int | None,
    typer.Option("--jobs", metavar="N", min=1, help=text("solve/opt-jobs"), show_default=False),
]
Mover = Annotated[
    str, typer.Option("--mover", metavar="PIECE=HOUSE,...", help=text("solve/opt-mover"))
]
Opponent = Annotated[
    str, typer.Option("--opponent", metavar="PIECE=HOUSE,...", help=text("solve/opt-opponent"))
]
Roll = Annotated[
    int | None,
    typer.Option("--roll", metavar="N", help=text("solve/opt-roll"), show_default=False),
]
ConvertedRoll = Annotated[
    int | None,
    typer.Option("--converted", metavar="N", help=text("solve/opt-converted"), show_default=False),
]
