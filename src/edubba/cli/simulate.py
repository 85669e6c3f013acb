"""`edubba simulate`: many games of bots against each other, and what they say."""

from importlib.util import find_spec
from pathlib import Path
from time import perf_counter

from rich.console import Console

from edubba.bots import make_bot
from edubba.bots.making import objective
from edubba.cli.errors import INTERRUPTED
from edubba.cli.files import check_writable, json_text, write_out
from edubba.cli.screen import progress, screen, table
from edubba.cli.statistics import Record, Statistics, gather
from edubba.cli.words import figure, text, worded
from edubba.core.errors import InvalidInput
from edubba.core.game import Setup
from edubba.core.words import JsonObject, Message
from edubba.research.runs import Played, Run, write_parquet
from edubba.research.runs import simulate as play


def simulate(
    run: Run,
    games: int,
    jobs: int,
    executor: str,
    address: str | None,
    records: Path | None,
    to_json: str | None,
    to_csv: str | None,
    to_parquet: Path | None,
) -> int:
    """Play, and tell what there is even if it was broken off."""
    setup = run.setup()
    _check(run, setup, to_json, to_csv, to_parquet)
    began = perf_counter()
    reached: list[int] = []
    with progress(text("cli/simulating"), games) as bar:

        def told(count: int) -> None:
            reached.append(count)
            bar.reach(count)

        results = play(run, games, jobs, executor, address, records, told)
    spent = max(perf_counter() - began, 1e-9)
    console = screen(stderr="-" in (to_json, to_csv))
    if results.games:
        found = gather(results.games, _told_apart([*run.bots]), _seats(setup))
        if to_json is not None:
            asked: JsonObject = {"rules_version": setup.game.rules_version, "bots": [*run.bots]}
            asked |= {"rotate": run.rotate, "seed": run.seed}
            write_out(to_json, json_text({**setup.to_json(), **asked, **found.to_json()}))
        if to_csv is not None:
            write_out(to_csv, found.to_csv())
        if to_parquet is not None:
            write_parquet(results, to_parquet)
        _print(console, setup, found)
        _print_speed(console, results.games, reached[0], spent)
    if results.interrupted:
        words = "cli/interrupted" if records is None else "cli/interrupted-kept"
        told_so = text(words, done=len(results.games), games=games)
        screen(stderr=True).print(told_so, markup=False)
    return INTERRUPTED if results.interrupted else 0


def _check(
    run: Run, setup: Setup, to_json: str | None, to_csv: str | None, to_parquet: Path | None
) -> None:
    """Whatever would be wrong in the end is said before the first game."""
    if to_json == to_csv == "-":
        raise InvalidInput(Message("cli/one-output"))
    if not run.rotate and len(run.bots) > setup.seats:
        raise InvalidInput(Message("cli/too-many-bots", bots=len(run.bots), seats=setup.seats))
    if run.luck is not None:
        objective(setup.game, {"objective": run.luck})
    if to_parquet is not None and find_spec("pyarrow") is None:
        raise InvalidInput(Message("research/no-arrow"))
    for bot in run.bots:
        make_bot(bot, setup.game)
    for target in (to_json, to_csv, to_parquet):
        if target is not None:
            check_writable(str(target))


def _seats(setup: Setup) -> list[str]:
    return [worded(setup.game.seat_word(seat)) for seat in range(setup.seats)]


def _print_speed(console: Console, games: list[Played], before: int, spent: float) -> None:
    """Of what was played now, if there was anything left to play."""
    now = len(games) - before
    if now:
        decisions = sum(played.decisions for played in games) * now / len(games)
        speed = (decisions / spent, now / spent)
        told = [figure(value, ",.0f" if value >= 10 else ".2g") for value in speed]
        console.print(text("cli/simulated-speed", decisions=told[0], games=told[1]), style="dim")


def _told_apart(names: list[str]) -> list[str]:
    """Bots that are listed twice get a number, so that each keeps its own line."""
    return [
        f"{name} #{names[: at + 1].count(name)}" if names.count(name) > 1 else name
        for at, name in enumerate(names)
    ]


def _print(console: Console, setup: Setup, found: Statistics) -> None:
    console.print(
        text(
            "cli/simulated",
            game=setup.game.title,
            games=found.games,
            mean=figure(found.length["mean"], ".1f"),
            median=figure(found.length["median"], "g"),
            min=figure(found.length["min"], "g"),
            max=figure(found.length["max"], "g"),
            branching=figure(found.branching, ".2f"),
        )
    )
    _print_records(console, text("cli/column-bot"), found.by_bot)
    _print_records(console, text("cli/column-seat"), found.by_seat)
    if any(record.luck for record in found.by_bot):
        _print_adjusted(console, found.by_bot)


def _print_adjusted(console: Console, records: list[Record]) -> None:
    rows = table(
        text("cli/column-without-luck"),
        text("cli/column-wins"),
        "±",
        text("cli/column-points"),
        "± ",
    )
    for record in records:
        told = record.summary()
        rows.add_row(
            record.name,
            figure(100 * told["win_share_adjusted"], ".1f") + " %",
            figure(100 * told["win_share_adjusted_error"], ".1f"),
            figure(told["points_adjusted"], ".2f"),
            figure(told["points_adjusted_error"], ".2f"),
        )
    console.print()
    console.print(rows)


def _print_records(console: Console, heading: str, records: list[Record]) -> None:
    rows = table(
        heading,
        text("cli/column-games"),
        text("cli/column-wins"),
        "±",
        text("cli/column-points"),
        text("cli/column-sd"),
        text("cli/column-min"),
        text("cli/column-max"),
    )
    for record in records:
        told = record.summary()
        rows.add_row(
            record.name,
            figure(told["games"], "g"),
            figure(100 * told["win_share"], ".1f") + " %",
            figure(100 * told["win_share_error"], ".1f"),
            figure(told["points_mean"], ".2f"),
            figure(told["points_sd"], ".2f"),
            figure(told["points_min"], "g"),
            figure(told["points_max"], "g"),
        )
    console.print()
    console.print(rows)
