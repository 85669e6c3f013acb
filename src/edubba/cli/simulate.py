"""`edubba simulate`: many games of bots against each other, and what they say."""

from time import perf_counter

from rich.console import Console

from edubba.bots import make_bot
from edubba.bots.luck import Luck
from edubba.bots.making import objective
from edubba.bots.simulate import Simulation
from edubba.cli.asked import setup_of, split_names
from edubba.cli.files import check_writable, json_text, write_out
from edubba.cli.screen import progress, screen, table
from edubba.cli.statistics import Record, Statistics, gather
from edubba.cli.words import text, worded
from edubba.core.errors import InvalidInput
from edubba.core.game import Setup
from edubba.core.registry import find_game
from edubba.core.words import Json, JsonObject, Message

GLANCE = 0.1
"""Seconds of play between two movements of the progress bar."""


def simulate(
    id: str,
    games: int,
    players: int | None,
    seed: int,
    bots: str,
    rotate: bool,
    options: list[str],
    preset: str,
    to_json: str | None,
    to_csv: str | None,
    luck: str | None,
) -> None:
    game = find_game(id)
    setup = setup_of(game, players, options, preset)
    names = split_names([bots])
    if to_json == to_csv == "-":
        raise InvalidInput(Message("cli/one-output"))
    if not rotate and len(names) > setup.seats:
        words = Message("cli/too-many-bots", bots=len(names), seats=setup.seats)
        raise InvalidInput(words)
    for target in (to_json, to_csv):
        if target is not None:
            check_writable(target)
    weighed = (
        None if luck is None else Luck(game.evaluator(objective(game, {"objective": luck})), seed)
    )
    simulation = Simulation(setup, [make_bot(name, game) for name in names], seed, rotate, weighed)
    spent = _run(simulation, games)
    seats = [worded(game.seat_word(seat)) for seat in range(setup.seats)]
    found = gather(simulation, _told_apart(names), seats)
    if to_json is not None:
        played: list[Json] = [*names]
        asked: JsonObject = {"rules_version": game.rules_version, "bots": played}
        asked |= {"rotate": rotate, "seed": seed}
        write_out(to_json, json_text({**setup.to_json(), **asked, **found.to_json()}))
    if to_csv is not None:
        write_out(to_csv, found.to_csv())
    console = screen(stderr="-" in (to_json, to_csv))
    _print(console, setup, found)
    speed = (int(simulation.decisions) / spent, games / spent)
    told = [f"{value:,.0f}" if value >= 10 else f"{value:.2g}" for value in speed]
    console.print(text("cli/simulated-speed", decisions=told[0], games=told[1]), style="dim")


def _run(simulation: Simulation, games: int) -> float:
    """Play in slices that keep the bar moving; how many seconds it took."""
    began = perf_counter()
    with progress(text("cli/simulating"), games) as bar:
        left, slice = games, 1
        while left:
            count = min(slice, left)
            before = perf_counter()
            simulation.run(count)
            left -= count
            bar.advance(count)
            if perf_counter() - before < GLANCE / 2:
                slice *= 2
    return max(perf_counter() - began, 1e-9)


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
            mean=f"{found.length['mean']:.1f}",
            median=f"{found.length['median']:g}",
            min=f"{found.length['min']:g}",
            max=f"{found.length['max']:g}",
            branching=f"{found.branching:.2f}",
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
            f"{100 * told['win_share_adjusted']:.1f} %",
            f"{100 * told['win_share_adjusted_error']:.1f}",
            f"{told['points_adjusted']:.2f}",
            f"{told['points_adjusted_error']:.2f}",
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
            f"{told['games']:g}",
            f"{100 * told['win_share']:.1f} %",
            f"{100 * told['win_share_error']:.1f}",
            f"{told['points_mean']:.2f}",
            f"{told['points_sd']:.2f}",
            f"{told['points_min']:g}",
            f"{told['points_max']:g}",
        )
    console.print()
    console.print(rows)
