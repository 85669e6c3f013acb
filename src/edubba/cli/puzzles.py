"""`edubba puzzles`: positions in which one choice is clearly best, made and checked."""

from collections.abc import Iterator
from functools import partial
from itertools import chain
from itertools import count as numbers
from pathlib import Path

from edubba.cli.asked import setup_of
from edubba.cli.files import read_json
from edubba.cli.screen import progress, screen
from edubba.cli.solve import make_table
from edubba.cli.words import text
from edubba.core.data import Data
from edubba.core.errors import Impossible, InvalidInput
from edubba.core.registry import find_game
from edubba.core.words import Message
from edubba.puzzles.making import TWICE, from_decisions, from_game, is_proved, spread, trouble
from edubba.puzzles.puzzle import Puzzle, puzzles_of, read_puzzle, written
from edubba.research.executors import in_turn
from edubba.solve.making import AT_ONCE
from edubba.tables.finding import find_table, tables_folder


def make(
    id: str,
    options: list[str],
    count: int,
    seed: int,
    decisions: Path | None,
    tricky: bool,
    jobs: int,
    out: Path,
) -> None:
    """Write so many puzzles into a file: those of a race in place of those with the same options,
    others until there are so many that stand, each as soon as it is found."""
    game = find_game(id)
    setup = setup_of(game, None, options, "seed")
    if (game.race(setup) is None) == (decisions is not None):
        raise InvalidInput(Message("puzzles/of-races", game=game.title))
    agreed = dict(option.split("=", 1) for option in options)
    there = _read(id, out)
    others = [puzzle for puzzle in there if puzzle.options != agreed]
    if decisions is not None:
        sound = (each for each in from_decisions(setup, agreed, decisions) if not trouble(each))
        found = spread([*sound], count)
        out.write_text(written([*others, *found]), "utf-8")
    else:
        with progress(text("puzzles/making"), count) as bar:
            mine = [puzzle for puzzle in there if puzzle.options == agreed]
            found = _standing(mine, tricky, jobs)
            bar.reach(len(found))
            for puzzle in _played(id, seed, tricky, jobs) if len(found) < count else ():
                if puzzle in found:
                    continue
                found.append(puzzle)
                out.write_text(written([*others, *found]), "utf-8")
                bar.reach(len(found))
                if len(found) == count:
                    break
    screen().print(text("puzzles/made", count=len(found), path=str(out)))


def _standing(puzzles: list[Puzzle], tricky: bool, jobs: int) -> list[Puzzle]:
    """Those that would be made again."""
    wanted = [puzzle for puzzle in puzzles if puzzle.best != puzzle.natural or not tricky]
    doubts = in_turn(partial(trouble, demand=TWICE), wanted, jobs)
    return [puzzle for puzzle, doubt in zip(wanted, doubts, strict=True) if not doubt]


def _played(id: str, seed: int, tricky: bool, jobs: int) -> Iterator[Puzzle]:
    """Puzzles of one game of self-play after the other, without end."""
    return chain.from_iterable(in_turn(partial(from_game, id, seed, tricky), numbers(1), jobs))


def _read(id: str, path: Path) -> list[Puzzle]:
    if not path.exists():
        return []
    told = Data(read_json(path), "")
    try:
        return [read_puzzle(id, each) for each in told.each("puzzles")]
    except Impossible as error:
        words = Message("cli/file-trouble", file=str(path), detail=error.message)
        raise InvalidInput(words) from None


def check(id: str, path: Path | None, seed: int, jobs: int) -> int:
    """Look at all puzzles of a game again; how many are wrong."""
    console = screen()
    puzzles = puzzles_of(find_game(id).id) if path is None else _read(id, path)
    _need_tables(puzzles)
    wrong = proved = 0
    with progress(text("puzzles/checking"), len(puzzles)) as bar:
        doubts = in_turn(partial(trouble, seed=seed), puzzles, jobs)
        for number, (puzzle, found) in enumerate(zip(puzzles, doubts, strict=True), 1):
            if found:
                wrong += 1
                console.print(text("puzzles/wrong", number=number, what=found))
            elif puzzle.sides:
                proved += is_proved(puzzle)
            bar.advance(1)
    console.print(text("puzzles/checked", count=len(puzzles), wrong=wrong))
    if any(puzzle.sides for puzzle in puzzles):
        console.print(text("puzzles/proved", count=proved))
    return int(wrong > 0)


def _need_tables(puzzles: list[Puzzle]) -> None:
    """Make the small table of every race among them, where there is none."""
    for setup in {puzzle.setup() for puzzle in puzzles if puzzle.sides}:
        race = setup.game.race(setup)
        if race is not None and find_table(setup.game.id, race) is None:
            make_table(setup.game.id, race, AT_ONCE, "cpu", tables_folder(), None)
