"""`edubba solve` and `edubba table`: exact values of races, made and looked up."""

from functools import partial
from pathlib import Path

from edubba.cli.asked import check_word, setup_of
from edubba.cli.screen import progress, screen, table
from edubba.cli.words import figure, text
from edubba.core.errors import InvalidInput
from edubba.core.race import Race
from edubba.core.registry import find_game
from edubba.core.words import Message
from edubba.solve import making
from edubba.solve.devices import Card, Processor
from edubba.solve.making import AT_ONCE
from edubba.solve.race import Solved
from edubba.tables.exact import Exact, possible
from edubba.tables.file import Probe, TableFile
from edubba.tables.finding import find_table, table_name, tables_folder


def race_of(id: str, options: list[str]) -> Race:
    """The race of a game with these options."""
    game = find_game(id)
    race = game.race(setup_of(game, None, options, "seed"))
    if race is None:
        raise InvalidInput(Message("solve/no-race", game=game.title))
    return race


def solve(
    id: str, options: list[str], most: int | None, device: str, out: Path | None, jobs: int | None
) -> None:
    check_word("--device", device, [Processor.name, Card.name])
    race = race_of(id, options)
    whole = race.count if most is None else most
    if not 1 <= whole <= race.count:
        raise InvalidInput(Message("solve/bad-count", count=whole, most=race.count))
    folder = out or tables_folder()
    path = folder / table_name(id, race, whole)
    console = screen()
    if path.exists():
        TableFile(path).check()
        console.print(text("solve/there", path=str(path)))
        return
    report = make_table(id, race, whole, device, folder, jobs)
    layers = table(*map(text, ("solve/layer", "solve/positions", "solve/sweeps", "solve/residual")))
    for (mine, theirs), found in sorted(_by_count(report).items()):
        positions = sum(each.positions * _movers(each) for each in found)
        sweeps = f"{min(e.sweeps for e in found)} ... {max(e.sweeps for e in found)}"
        residual = max(each.residual for each in found)
        layers.add_row(
            f"{mine} : {theirs}", figure(positions, ","), sweeps, figure(residual, ".1e")
        )
    console.print(layers)
    off = [0] * race.count
    made = TableFile(path)
    if whole == race.count:
        value = Probe(race, made).value(off, off)
        console.print(text("solve/first-wins", value=figure(value, ".10f")))
    console.print(
        text("solve/written", path=str(path), size=figure(path.stat().st_size / 1e6, ",.1f"))
    )


def make_table(
    id: str, race: Race, most: int, device: str, folder: Path, jobs: int | None
) -> list[Solved]:
    """The same, with a bar that tells how far it has come."""
    watched = partial(progress, text("solve/solving"))
    return making.make_table(id, race, most, device, folder, jobs, watched)


def _by_count(report: list[Solved]) -> dict[tuple[int, int], list[Solved]]:
    found: dict[tuple[int, int], list[Solved]] = {}
    for each in report:
        mine, theirs = sorted(map(len, each.layer))
        found.setdefault((mine, theirs), []).append(each)
    return found


def _movers(solved: Solved) -> int:
    """How many positions with the player to move fixed an entry stands for."""
    return 1 if solved.layer[0] == solved.layer[1] else 2


# edubba table


def info(path: Path) -> None:
    found = TableFile(path)
    rows = table(text("solve/column-what"), text("solve/column-is"))
    rows.add_row(text("solve/game"), found.game)
    for name, value in found.options.items():
        rows.add_row(name, value)
    rows.add_row(text("solve/most"), str(found.most))
    rows.add_row(text("solve/layers"), figure(len(found.blocks), ","))
    positions = sum(
        block.positions * (1 if layer[0] == layer[1] else 2)
        for layer, block in found.blocks.items()
    )
    rows.add_row(text("solve/positions"), figure(positions, ","))
    residual = max(block.residual for block in found.blocks.values())
    rows.add_row(text("solve/residual"), figure(residual, ".1e"))
    screen().print(rows)


def check(path: Path) -> None:
    found = TableFile(path)
    total = sum(block.size for block in found.blocks.values())
    with progress(text("solve/checking"), total) as bar:
        found.check(bar.advance)
    screen().print(text("solve/sound", layers=len(found.blocks)))


def probe(
    id: str,
    options: list[str],
    mover: str,
    opponent: str,
    roll: int | None,
    converted: int | None,
    folder: Path | None,
) -> None:
    race = race_of(id, options)
    mine, theirs = houses_of(race, mover), houses_of(race, opponent)
    wrong = possible(race, mine, theirs)
    if wrong:
        raise InvalidInput(Message("core/bad-position", detail=wrong))
    exact = Exact(race, Probe(race, _table_for(id, race, mine, theirs, folder)))
    console = screen()
    # As programs read it, in every language.
    console.print(f"{exact.before_throw(mine, theirs):.10f}", highlight=False)
    number = roll if converted is None else converted
    if number is None:
        return
    if number not in race.numbers:
        right = ", ".join(map(str, race.numbers))
        raise InvalidInput(Message("solve/bad-number", number=number, right=right))
    at = race.numbers.index(number)
    rows = table(text("solve/column-choice"), text("solve/column-value"), words=1)
    found: list[tuple[float, str]] = []
    for move, value in exact.moves(mine, theirs, at):
        name = race.pieces[move.piece if race.distinct else 0]
        found.append((value, f"{name} {move.start} → {move.house}"))
    throws = [throw for throw in race.throws if throw.number == at and throw.converted >= 0]
    if converted is None and throws:
        found.append((exact.gamble(mine, theirs, throws[0]).value, text("solve/gamble")))
    elif not found:
        found.append((exact.passed(mine, theirs), text("solve/pass")))
    for value, choice in sorted(found, reverse=True):
        rows.add_row(choice, figure(value, ".10f"))
    console.print(rows)


def _table_for(
    id: str, race: Race, mine: list[int], theirs: list[int], folder: Path | None
) -> TableFile:
    """A table that knows a position; a small one is made at once."""
    left = max(sum(house != race.home for house in side) for side in (mine, theirs))
    found = find_table(id, race, left, folder)
    if found is None:
        if left > AT_ONCE:
            raise InvalidInput(Message("solve/no-table", left=left, game=id))
        make_table(id, race, min(AT_ONCE, race.count), "cpu", folder or tables_folder(), None)
        found = find_table(id, race, left, folder)
        assert found is not None
    return found


def houses_of(race: Race, told: str) -> list[int]:
    """`swallow=15,raven=17`: pieces that are not named are unlaunched; of equal ones, houses."""
    houses = [0] * race.count
    for at, part in enumerate(filter(None, told.split(","))):
        name, equals, value = part.strip().rpartition("=")
        known = name in race.pieces if race.distinct else not equals and at < race.count
        if not value.isdecimal() or not known:
            likely = ",".join(f"{piece}=0" for piece in race.pieces) if race.distinct else "0,5,15"
            raise InvalidInput(Message("solve/bad-side", text=part, right=likely))
        houses[race.pieces.index(name) if race.distinct else at] = int(value)
    return houses
