"""Makes the tables and the plot of docs/performance.md, and the plan of docs/many.md, from
`build/load.json`: `python -m benchmarks.load.page`."""

import argparse
import json
from collections.abc import Callable
from math import ceil, log10
from pathlib import Path
from statistics import median
from typing import Any

from benchmarks.load.__main__ import CROWD, FILE
from benchmarks.load.between import SIZES
from benchmarks.load.houses import MEMORY, OURS, OURS_SQLITE, THEIRS, TWO
from benchmarks.load.waits import ALONE, BESIDE_BOTS, BESIDE_HINTS, HINTS, LEVEL, UNWATCHED
from benchmarks.pages import DOCS, put, table

Row = dict[str, Any]


def beside(found: Row) -> str:
    """What each server made, the medians of the rounds, and how ours stand to theirs."""
    by_name: dict[str, list[Row]] = {}
    for row in found["beside"]:
        by_name.setdefault(row["name"], []).append(row)

    def middle(name: str, of: Callable[[Row], float]) -> float:
        return median(of(row) for row in by_name[name])

    def ratio(ours: str, theirs: str) -> float:
        pairs = zip(by_name[ours], by_name[theirs], strict=True)
        return median(float(b["cpu_per_move"] / a["cpu_per_move"]) for a, b in pairs)

    rows = [
        [
            name,
            f"{middle(name, lambda r: r['moves_per_second']):,.0f}",
            f"{middle(name, lambda r: r['cpu_per_move']):.2f}",
            f"{1000 / middle(name, lambda r: r['cpu_per_move']):,.0f}",
            f"{middle(name, lambda r: r['database']):.2f}" if "PostgreSQL" in name else "",
            f"{middle(name, lambda r: r['p50']):.0f}",
            f"{middle(name, lambda r: r['p99']):.0f}",
            f"{middle(name, lambda r: r['heard_per_move']):,.0f}",
        ]
        for name in by_name
    ]
    head = ["server", "moves/s", "CPU/move, ms", "moves a CPU second", "database's CPU/move, ms"]
    ratios = [
        ["our SQLite to its memory", f"{ratio(OURS_SQLITE, MEMORY):.2f}"],
        ["our PostgreSQL to its memory", f"{ratio(OURS, MEMORY):.2f}"],
        ["our PostgreSQL to its PostgreSQL", f"{ratio(OURS, THEIRS):.2f}"],
    ]
    return "\n\n".join(
        [
            f"{found['matches']} matches at once, as fast as their players can, in "
            f"{len(by_name[MEMORY])} rounds in turn; medians.",
            table([*head, "p50, ms", "p99, ms", "characters told a move"], rows),
            table(["moves a CPU second of the server, median of the rounds", "ratio"], ratios),
        ]
    )


def growth(found: Row) -> str:
    rows = [
        [
            row["name"],
            f"{row['matches']:,}",
            f"{2 * row['matches']:,}",
            f"{row['moves_per_second']:.0f}",
            f"{row['p50']:.1f}",
            f"{row['p99']:.1f}",
            f"{row['cpu_per_move']:.2f}",
            f"{row['memory_per_match']:.2f}",
        ]
        for row in sorted(found["growth"], key=lambda row: (row["name"], row["matches"]))
    ]
    head = ["server", "matches", "sockets", "moves/s", "p50, ms", "p99, ms", "CPU/move, ms"]
    words = "At the pace of people, a move in 4 s at each table:"
    return f"{words}\n\n{table([*head, 'MiB/match'], rows)}"


def idle(found: Row) -> str:
    row = found["idle"]
    return (
        f"{row['sockets']:,} idle sockets on one process: all were greeted within "
        f"{row['opening']:.0f} s, {row['open']:,} stood to the end, each was pinged at least "
        f"{row['pinged']} times. A socket holds {row['memory']:.0f} KiB; all of them together use "
        f"{row['cpu']:.0f} % of a core. A match among them is acknowledged within "
        f"{row['p50']:.1f} ms (p50) and {row['p99']:.1f} ms (p99)."
    )


def between(found: Row) -> str:
    """Each way from one process to another, by the size of what is told; medians of the rounds."""
    by_way: dict[str, dict[int, list[Row]]] = {}
    for row in found["between"]:
        by_way.setdefault(row["name"], {}).setdefault(row["size"], []).append(row)

    def middle(way: str, size: int, key: str) -> str:
        return f"{median(row[key] for row in by_way[way][size]):.2f}"

    rows = [
        [way, *(middle(way, size, key) for size in SIZES for key in ("p50", "p99", "cpu"))]
        for way in by_way
    ]
    figures = ("p50, ms", "p99, ms", "CPU, ms")
    head = [f"{size:,} bytes: {figure}" for size in SIZES for figure in figures]
    words = "There and back between two processes, one message at a time, CPU of all in it:"
    return f"{words}\n\n{table(['by', *head], rows)}"


def waits(found: Row) -> str:
    """What somebody waits for a bot, alone and beside others."""
    words = {
        ALONE: "alone in the house",
        BESIDE_HINTS: f"beside one person who asks for hints at {HINTS} tables on and on",
        BESIDE_BOTS: f"beside {UNWATCHED} tables of such bots that nobody watches",
    }
    rows = [
        [words[row["beside"]], f"{row['waits']}", f"{row['p50']:.2f}", f"{row['most']:.2f}"]
        for row in found["waits"]
    ]
    head = [f"who plays against a bot (UR, `{LEVEL}`) waits", "times", "p50, s", "at most, s"]
    return table(head, rows)


WIDE, HIGH, LEFT, GAP = 300, 180, 60, 90


def plot(found: Row) -> str:
    """Cost a move and memory a match over the number of matches, which grows by factors."""
    rows = sorted(
        (row for row in found["growth"] if row["name"] == OURS_SQLITE),
        key=lambda row: int(row["matches"]),
    )
    least, most = (log10(rows[at]["matches"]) for at in (0, -1))
    parts: list[str] = []
    for number, (key, words) in enumerate(
        (("cpu_per_move", "CPU a move, ms"), ("memory_per_match", "memory a match, MiB"))
    ):
        left = LEFT + number * (WIDE + GAP)
        top = 1.15 * max(row[key] for row in rows)

        def place(
            row: Row, key: str = key, left: int = left, top: float = top
        ) -> tuple[float, float]:
            across = (log10(row["matches"]) - least) / (most - least)
            return left + WIDE * across, 30 + HIGH * (1 - max(0.0, row[key]) / top)

        points = [place(row) for row in rows]
        line = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        parts.append(
            f'<text x="{left}" y="18">{words}</text>'
            f'<path d="M{left} 30V{30 + HIGH}H{left + WIDE}" stroke="#888" fill="none"/>'
            f'<polyline points="{line}" stroke="#8a6d3b" stroke-width="2" fill="none"/>'
        )
        for row, (x, y) in zip(rows, points, strict=True):
            parts.append(
                f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="#8a6d3b"/>'
                f'<text x="{x:.1f}" y="{y - 8:.1f}" text-anchor="middle">{row[key]:.2f}</text>'
                f'<text x="{x:.1f}" y="{48 + HIGH}" text-anchor="middle">{row["matches"]}</text>'
            )
    size = f'width="{LEFT + 2 * WIDE + GAP + 40}" height="{HIGH + 60}"'
    style = 'font-family="sans-serif" font-size="12"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} {style}>{"".join(parts)}</svg>\n'


# The plan

PEOPLE = 100_000
AGAINST_BOTS = 0.3
PACE = 4.0
BUSY = 0.5
BOT_SECONDS = 0.05
ROW_BYTES = 700
CORE, GIB, TRAFFIC, DISK = 20.0, 2.5, 0.01, 0.1
DATABASE_CORES = 16
ASSUMPTIONS = [
    ["people at once", f"{PEOPLE:,}", "the question"],
    ["of them against a bot", f"{AGAINST_BOTS:.0%}", "a guess; the others sit two at a table"],
    [
        "a move at each table in",
        f"{PACE:g} s",
        "as in `make load`; races are this quick, Ulm is not",
    ],
    ["how busy a core may be", f"{BUSY:.0%}", "so that evenings and a lost machine find room"],
    [
        "CPU of a bot's move",
        f"{BOT_SECONDS * 1000:g} ms",
        "a guess between `easy` and `strong` levels",
    ],
    [
        "bytes in the database a move",
        f"{ROW_BYTES}",
        "two entries and an answer, with their indexes",
    ],
    ["cores of one PostgreSQL", f"{DATABASE_CORES}", "a common large machine"],
    ["price of a core, a month", f"{CORE:g} EUR", "rented by the month, without long contracts"],
    ["price of a GiB of memory, a month", f"{GIB:g} EUR", "the same"],
    ["price of a GB sent out", f"{TRAFFIC:g} EUR", "the same"],
    ["price of a GB of disk, a month", f"{DISK:g} EUR", "the same"],
]


def plan(found: Row) -> str:
    crowd = max(
        (r for r in found["growth"] if r["name"] == OURS_SQLITE), key=lambda r: r["matches"]
    )
    [two] = [r for r in found["growth"] if r["name"] == TWO and r["matches"] == CROWD]
    socket = found["idle"]["memory"]
    with_bots = PEOPLE * AGAINST_BOTS
    matches = with_bots + (PEOPLE - with_bots) / 2
    moves = matches / PACE
    cost = max(crowd["cpu_per_move"], two["cpu_per_move"])
    processes = ceil(moves * cost / 1000 / BUSY)
    memory = (matches * max(two["memory_per_match"], crowd["memory_per_match"])) / 1024
    memory += PEOPLE * socket / 1024**2
    database = moves * two["database"] / 1000 / BUSY
    shards = max(1, ceil(database / DATABASE_CORES))
    bots = with_bots / PACE / 2 * BOT_SECONDS / BUSY
    sent = moves * two["heard_per_move"]
    month = 30 * 24 * 3600
    kept = moves * ROW_BYTES * month / 1e9
    cores = processes + database + bots
    money = {
        "cores": cores * CORE,
        "memory": memory * GIB,
        "sending": sent * month / 1e9 * TRAFFIC,
        "disk for a month of moves": kept * DISK,
    }
    needs = [
        ["matches at once", f"{matches:,.0f}", "those with bots, and half of the other people"],
        ["moves a second", f"{moves:,.0f}", f"matches / {PACE:g} s"],
        [
            "CPU a move, measured",
            f"{cost:.2f} ms",
            "the dearer of one process and two, at the most matches",
        ],
        ["server processes, a core each", f"{processes:,}", "moves × CPU a move / busy"],
        ["matches a process", f"{matches / processes:,.0f}", ""],
        ["memory of all processes", f"{memory:,.0f} GiB", "MiB a match and KiB a socket, measured"],
        ["cores of databases", f"{database:,.0f}", f"{two['database']:.2f} ms a move, measured"],
        ["shards: databases, each with a share of the processes", f"{shards:,}", ""],
        ["cores of bot workers", f"{bots:,.0f}", "bots' moves × CPU of a bot's move / busy"],
        [
            "sent to the browsers",
            f"{sent / 1e6:,.1f} MB/s",
            f"{two['heard_per_move']:,.0f} characters a move, measured",
        ],
        ["kept in a month", f"{kept:,.0f} GB", "moves × bytes a move"],
    ]
    bill = [[what, f"{euros:,.0f}"] for what, euros in money.items()]
    bill.append(["together, EUR a month", f"{sum(money.values()):,.0f}"])
    bill.append(["a person at the table, EUR a month", f"{sum(money.values()) / PEOPLE:.3f}"])
    return "\n\n".join(
        [
            "What is assumed:",
            table(["assumption", "value", "because"], ASSUMPTIONS),
            f"What follows, with the figures of the last `make load` ({about(found)}):",
            table(["need", "so much", "from"], needs),
            "What it costs:",
            table(["part", "EUR a month"], bill),
        ]
    )


def about(found: Row) -> str:
    return f"rules {found['rules']}, {found['machine']}"


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("file", type=Path, nargs="?", default=FILE)
    found: Row = json.loads(asked.parse_args().file.read_text("utf-8"))
    shown = "![cost a move and memory a match, from 10 to 1,000 matches](img/load.svg)"
    where = (
        f"In the Royal Game of Ur; {about(found)}; clients, servers and databases share the cores."
    )
    parts = [where, beside(found), growth(found), shown, idle(found), between(found), waits(found)]
    put("performance.md", "load", "\n\n".join(parts))
    (DOCS / "img" / "load.svg").write_text(plot(found), "utf-8")
    put("many.md", "plan", plan(found))


if __name__ == "__main__":
    main()
