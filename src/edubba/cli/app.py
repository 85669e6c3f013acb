"""The commands. Each imports what it needs when it runs, so that `--help` comes at once."""

from contextlib import suppress
from typing import Annotated

import typer

from edubba.cli import parameters as p
from edubba.cli.admin import admin
from edubba.cli.errors import explained
from edubba.cli.frame import dress
from edubba.cli.words import OPTION, examples, known, settings_file, text, worded

PROGRAM = "edubba"
app = typer.Typer(
    name=PROGRAM,
    help=text("cli/help"),
    epilog=text("cli/help-end"),
    rich_markup_mode=None,  # Rich's boxes would triple the time of `--help`
    context_settings={"help_option_names": ["--help", "-h"], "max_content_width": 100},
)


def run(args: list[str] | None) -> int:
    """Run one command line and return its exit status; what goes wrong is one sentence."""
    command = typer.main.get_command(app)
    dress(command)
    return explained(command, PROGRAM, args)


def _version(asked: bool) -> None:
    if asked:
        from edubba._built import how_built
        from edubba._version import __version__

        typer.echo(text("cli/version", version=__version__, rules=worded(how_built())))
        raise typer.Exit


Version = Annotated[
    bool, typer.Option("--version", callback=_version, is_eager=True, help=text("cli/opt-version"))
]
Language = Annotated[str | None, p.maybe(OPTION, "CODE", text("cli/opt-language"), callback=known)]


@app.callback(invoke_without_command=True)
def start(ctx: typer.Context, version: Version = False, language: Language = None) -> None:
    if ctx.invoked_subcommand is None:
        typer.echo(ctx.get_help())
    elif ctx.invoked_subcommand != "serve":  # which has a log for it
        name_unknown_settings()


def name_unknown_settings() -> None:
    """Say what stands in the file of settings, if there is one, and is none."""
    if not settings_file().is_file():
        return
    # Without the server's packages nothing in it matters; what cannot be read, `serve` explains.
    with suppress(ModuleNotFoundError, OSError, ValueError):
        from edubba.server.settings import unknown_settings

        for name in unknown_settings():
            typer.echo(text("server/no-such-setting", name=name), err=True)


@app.command(help=text("cli/help-games"), epilog=examples("cli/examples-games"))
def games(game: p.MaybeGameName = None, as_json: p.AsJson = False) -> None:
    from edubba.cli import games

    if game is None:
        games.games(as_json)
    else:
        games.options(game, as_json)


@app.command(help=text("cli/help-options"), epilog=examples("cli/examples-options"))
def options(game: p.GameName, as_json: p.AsJson = False) -> None:
    from edubba.cli.games import options

    options(game, as_json)


@app.command(help=text("cli/help-rules"), epilog=examples("cli/examples-rules"))
def rules(
    game: p.GameName, part: p.Part = None, full: p.Full = False, path: p.ShowPath = False
) -> None:
    from edubba.cli.rules import rules

    rules(game, part, full, path)


@app.command(help=text("cli/help-play"), epilog=examples("cli/examples-play"))
def play(
    game: p.MaybeGameName = None,
    seats: p.SeatList = None,
    names: p.People = None,
    start: p.Start = None,
    option: p.Agreed = None,
    preset: p.Preset = "seed",
    players: p.Players = None,
    seed: p.MaybeSeed = None,
    done: p.Closing = "auto",
    dice: p.Bones = "sealed",
) -> None:
    from edubba.cli.play import play
    from edubba.cli.wishes import Wishes

    play(
        Wishes(
            game, seats or [], names or [], start, option or [], preset, players, seed, done, dice
        )
    )


@app.command(
    help=text("server/help-serve"),
    epilog=text("server/help-settings") + "\n\n" + examples("cli/examples-serve"),
)
def serve(
    host: p.Host = None,
    port: p.Port = None,
    data: p.DataFolder = None,
    workers: p.Workers = None,
    browser: p.Browser = True,
) -> None:
    from edubba.cli.serve import serve

    serve(host, port, data, workers, browser)


@app.command(
    help=text("server/help-worker"),
    epilog=text("server/help-settings") + "\n\n" + examples("cli/examples-worker"),
)
def worker(processes: p.BotProcesses = None) -> None:
    from edubba.cli.serve import work

    work(processes)


app.add_typer(admin, name="admin")


@app.command(help=text("cli/help-replay"), epilog=examples("cli/examples-replay"))
def replay(
    tablet: p.Tablet, step: p.Step = None, seat: p.Eyes = None, all: p.AllSteps = False
) -> None:
    from edubba.cli.replay import replay

    replay(tablet, step, seat, all)


@app.command(help=text("cli/help-verify"), epilog=examples("cli/examples-verify"))
def verify(tablet: p.Tablet) -> int:
    from edubba.cli.replay import prove

    return prove(tablet)


@app.command(help=text("cli/help-simulate"), epilog=examples("cli/examples-simulate"))
def simulate(
    game: p.GameName,
    count: p.HowMany = 100,
    players: p.Players = None,
    seed: p.Seed = 0,
    bots: p.Bots = "random",
    rotate: p.Rotate = True,
    option: p.Agreed = None,
    preset: p.Preset = "seed",
    luck: p.WithoutLuck = None,
    jobs: p.Processes = 1,
    executor: p.Executor = "local",
    address: p.Cluster = None,
    records: p.RecordFolder = None,
    to_json: p.JsonFile = None,
    to_csv: p.CsvFile = None,
    to_parquet: p.ParquetFile = None,
) -> int:
    from edubba.cli.asked import parse_options, split_names
    from edubba.cli.simulate import simulate
    from edubba.core.registry import find_game
    from edubba.research.runs import Run

    agreed = parse_options(find_game(game), option or [])
    names = tuple(split_names([bots]))
    run = Run(game, names, players, seed, rotate, agreed, preset, luck, records is not None)
    return simulate(run, count, jobs, executor, address, records, to_json, to_csv, to_parquet)


@app.command(help=text("arena/help"), epilog=examples("arena/examples"))
def arena(
    game: p.GameName,
    bots: p.Rivals,
    count: p.MostGames = 100,
    players: p.Players = None,
    seconds: p.Seconds = None,
    iterations: p.Iterations = None,
    seed: p.Seed = 0,
    option: p.Agreed = None,
    jobs: p.Processes = 1,
    executor: p.Executor = "local",
    address: p.Cluster = None,
    whole: p.Whole = False,
    patience: p.Patience = 60.0,
    to_json: p.ArenaFile = None,
    to_plot: p.Plot = None,
) -> int:
    from edubba.arena.playing import Rules
    from edubba.cli.arena import arena
    from edubba.cli.asked import parse_options, split_names
    from edubba.core.registry import find_game

    found = find_game(game)
    agreed = parse_options(found, option or [])
    seats = found.setup(players, agreed).seats
    names = tuple(split_names([bots]))
    rules = Rules(game, names, seats, seed, seconds, iterations, agreed, patience)
    return arena(rules, count, jobs, executor, address, whole, to_json, to_plot)


@app.command(help=text("train/help"), epilog=examples("train/examples"))
def train(
    game: p.GameName,
    folder: p.TrainingFolder,
    players: p.Players = None,
    generations: p.Generations = 3,
    count: p.SelfPlay = 10_000,
    budget: p.TurnBudget = 30,
    gate: p.GateGames = 200,
    passes: p.Passes = 3,
    seed: p.Seed = 1,
    jobs: p.Processes = 1,
    executor: p.Executor = "local",
    minutes: p.Minutes = None,
) -> int:
    from edubba.cli.train import train
    from edubba.core.registry import find_game
    from edubba.train.pipeline import Training

    seats = find_game(game).setup(players).seats
    sizes = generations, count, budget, gate, passes, seed
    return train(Training(game, seats, folder, *sizes, jobs, executor, minutes))


@app.command(help=text("analysis/help"), epilog=examples("analysis/examples"))
def analyse(
    tablet: p.Tablet,
    budget: p.ReviewBudget = 200,
    seed: p.Seed = 0,
    to_json: p.ReviewFile = None,
    to_plot: p.ReviewPlot = None,
) -> None:
    from edubba.cli.analyse import analyse

    analyse(tablet, budget, seed, to_json, to_plot)


@app.command(help=text("cli/help-perft"), epilog=examples("cli/examples-perft"))
def perft(
    game: p.GameName,
    depth: p.Depth = 3,
    players: p.Players = None,
    option: p.Agreed = None,
    preset: p.Preset = "seed",
    divide: p.Divide = False,
) -> None:
    from edubba.cli.count import count

    count(game, depth, players, option or [], preset, divide)


@app.command(help=text("solve/help-solve"), epilog=examples("cli/examples-solve"))
def solve(
    game: p.GameName,
    board: p.Board = None,
    option: p.Agreed = None,
    most: p.MostPieces = None,
    device: p.OnDevice = "cpu",
    out: p.TableFolder = None,
    jobs: p.Jobs = None,
) -> None:
    from edubba.cli.solve import solve

    solve(game, _with_board(option, board), most, device, out, jobs)


tables = typer.Typer(help=text("solve/help-table"), no_args_is_help=True)
app.add_typer(tables, name="table")


@tables.command(help=text("solve/help-info"), epilog=examples("cli/examples-info"))
def info(table: p.TablePath) -> None:
    from edubba.cli.solve import info

    info(table)


@tables.command(help=text("solve/help-check"), epilog=examples("cli/examples-check"))
def check(table: p.TablePath) -> None:
    from edubba.cli.solve import check

    check(table)


@tables.command(help=text("solve/help-probe"), epilog=examples("cli/examples-probe"))
def probe(
    game: p.GameName,
    board: p.Board = None,
    option: p.Agreed = None,
    mover: p.Mover = "",
    opponent: p.Opponent = "",
    roll: p.Roll = None,
    converted: p.ConvertedRoll = None,
    out: p.TableFolder = None,
) -> None:
    from edubba.cli.solve import probe

    probe(game, _with_board(option, board), mover, opponent, roll, converted, out)


puzzles = typer.Typer(help=text("puzzles/help"), no_args_is_help=True)
app.add_typer(puzzles, name="puzzles")


@puzzles.command("make", help=text("puzzles/help-make"), epilog=examples("puzzles/examples-make"))
def make_puzzles(
    game: p.GameName,
    out: p.PuzzlesOut,
    board: p.Board = None,
    option: p.Agreed = None,
    count: p.PuzzleCount = 50,
    seed: p.Seed = 1,
    decisions: p.KnownDecisions = None,
    tricky: p.Tricky = False,
    jobs: p.PuzzleJobs = 1,
) -> None:
    from edubba.cli.puzzles import make

    make(game, _with_board(option, board), count, seed, decisions, tricky, jobs, out)


@puzzles.command("play", help=text("puzzles/help-play"), epilog=examples("puzzles/examples-play"))
def play_puzzles(
    game: p.GameOfPuzzles = "game_of_ur", puzzle: p.PuzzleId = None, daily: p.Daily = False
) -> None:
    from edubba.cli.puzzling import play

    play(game, puzzle, daily)


@puzzles.command(
    "check", help=text("puzzles/help-check"), epilog=examples("puzzles/examples-check")
)
def check_puzzles(
    game: p.GameName, file: p.PuzzlesFile = None, seed: p.SearchSeed = 0, jobs: p.PuzzleJobs = 1
) -> int:
    from edubba.cli.puzzles import check

    return check(game, file, seed, jobs)


def _with_board(options: list[str] | None, board: str | None) -> list[str]:
    return [*(options or []), *([] if board is None else [f"board={board}"])]
