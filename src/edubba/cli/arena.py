"""`edubba arena`: a tournament of bots, its table, its file and its picture."""

from pathlib import Path

from edubba.arena.picture import rating_picture
from edubba.arena.playing import LATE, Rules
from edubba.arena.tournament import Tournament, hold
from edubba.bots import make_bot
from edubba.cli.errors import INTERRUPTED
from edubba.cli.files import check_writable, json_text, write_out
from edubba.cli.screen import progress, screen, table
from edubba.cli.words import figure, text
from edubba.core.errors import InvalidInput
from edubba.core.registry import find_game
from edubba.core.words import Message


def arena(
    rules: Rules,
    games: int,
    jobs: int,
    executor: str,
    address: str | None,
    whole: bool,
    to_json: str | None,
    to_plot: Path | None,
) -> int:
    """Play, and tell what there is even if it was broken off."""
    if rules.seconds is not None and rules.iterations is not None:
        raise InvalidInput(Message("arena/two-limits"))
    if len(rules.bots) < 2:
        raise InvalidInput(Message("arena/two-bots"))
    for bot in rules.bots:
        if not bot.startswith("process:"):
            make_bot(bot, find_game(rules.game))  # what is wrong is said before anything starts
    kept = None if to_json in (None, "-") else Path(f"{to_json}.games")
    if to_json is not None:
        check_writable(to_json)
    tournament = Tournament(rules, games, kept)
    with progress(text("arena/playing")) as bar:

        def told(done: int, of: int) -> None:
            if done == 1:
                bar.begin(of)
            bar.reach(done)

        through = hold(tournament, jobs, executor, address, not whole, told)
    console = screen(stderr=to_json == "-")
    if to_json is not None:
        write_out(to_json, json_text(tournament.to_json()))
    found = tournament.standings()
    if to_plot is not None:
        to_plot.write_text(rating_picture(found), "utf-8")
    names = ("bot", "games", "share", "rating", "low", "high", "over", "faults")
    rows = table(*[text(f"arena/column-{name}") for name in names])
    for each in found:
        rows.add_row(
            each.bot,
            str(each.games),
            figure(100 * each.share, ".1f")
            + f" % ({100 * each.share_low:.0f}-{100 * each.share_high:.0f})",
            *[f"{value:+.0f}" for value in (each.rating, each.low, each.high)],
            f"{each.over} / {each.decisions}",
            str(each.faults),
        )
    console.print(rows)
    for fault in tournament.faults():
        detail = str(fault["detail"])
        if fault["fault"] == LATE:
            detail = figure(float(detail), "g")
        told_fault = Message(f"arena/fault-{fault['fault']}", detail=detail)
        facts = {each: str(fault[each]) for each in ("bot", "seat", "dice")}
        console.print(text("arena/fault", **facts, what=told_fault), markup=False)
    if not through:
        words = text("arena/interrupted", games=str(len(tournament.played)))
        screen(stderr=True).print(words, markup=False)
    return 0 if through else INTERRUPTED
