"""`edubba analyse`: a played game looked at again."""

from pathlib import Path

from edubba.analysis import picture, review
from edubba.analysis.review import GRADES
from edubba.cli.files import check_writable, json_text, write_out
from edubba.cli.screen import progress, screen, table
from edubba.cli.table import names_of
from edubba.cli.words import figure, text, worded
from edubba.core.words import Json, Message
from edubba.match import Match, Record, Series, read_tablet

SHOWN = 12
"""Moves in the table, the costliest of them."""


def analyse(path: Path, budget: int, seed: int, to_json: str | None, to_plot: Path | None) -> None:
    """Tell of the last game of a record: of a match its only one."""
    record = read_tablet(path)
    if isinstance(record, Record):
        match = Match.from_record(record)
    else:
        match = Series.from_record(record).matches[-1]
    if to_json is not None:
        check_writable(to_json)
    with progress(text("analysis/reviewing"), match.steps()) as bar:
        found = review(match, budget, seed, lambda done, _: bar.reach(done))
    names = names_of(match)
    if to_json is not None:
        named: list[Json] = [*names]
        write_out(to_json, json_text({"names": named, **found.to_json()}))
    if to_plot is not None:
        to_plot.write_text(picture(found, names), "utf-8")
    console = screen(stderr=to_json == "-")
    columns = ("seat", "luck", "lost", *GRADES)
    rows = table(*[text(f"analysis/column-{name}") for name in columns])
    for seat, name in enumerate(names):
        counts = [str(found.count(seat, grade)) for grade in GRADES]
        lost = figure(100 * found.lost(seat), ".1f") + " %"
        luck = figure(100 * found.luck[seat], "+.1f") + " %"
        rows.add_row(name, luck, lost, *counts)
    console.print(rows)
    console.print()
    worst = sorted((move for move in found.moves if move.grade), key=lambda move: -move.loss)
    if not worst:
        console.print(text("analysis/nothing"))
        return
    columns = ("step", "seat", "move", "grade", "loss", "better")
    rows = table(*[text(f"analysis/column-{name}") for name in columns], words=6)
    for move in sorted(worst[:SHOWN], key=lambda move: move.step):
        rows.add_row(
            str(move.step),
            names[move.seat],
            f"{worded(move.question)}\n{worded(move.label)}",
            worded(Message(f"analysis/grade-{move.grade}")),
            figure(100 * move.loss, ".0f") + " %",
            worded(move.better[0].label),
        )
    console.print(rows)
