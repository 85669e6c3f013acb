"""Golden playthroughs: a random game printed with every answer of the API, to be read in diffs.

They lie in `tests/games/<id>/golden/<seats>p.txt`, one for each number of players, with the options
as they are by default; the perft numbers watch the presets. A change of the rules changes
them; `make golden` writes them anew, and whoever reviews the change sees what it did to a game.
"""

import json
import sys
from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path
from textwrap import wrap

from rich.text import Text

from edubba.core.catalogue import word
from edubba.core.game import Game, Setup
from edubba.core.journal import SPECTATOR, Journal
from edubba.core.prompt import prompt_for
from edubba.core.rng import Rng
from edubba.core.state import CHANCE, OVER, State
from edubba.testing.conformance.differences import facts
from edubba.testing.conformance.walk import anything
from edubba.testing.games import tested_games

SEED = 1
FIRST, LAST = 60, 15
"""So many decisions at the beginning and at the end are printed in full."""
LABELLED, LISTED = 12, 60
"""Of a long list of actions so many are printed with their labels, and so many more in short."""
WIDTH = 100


def playthrough(setup: Setup, seed: int = SEED) -> str:
    """A random game as text."""
    moves = random_game(setup, seed)
    journal = Journal()
    state = setup.new(journal)
    values = json.dumps(setup.to_json()["options"])
    lines = [f"{setup.game.id}, {setup.seats} seats, seed {seed}, {len(moves)} steps", values]
    lines += ["", *position(setup, state), "", *events(journal)]
    for step, action in enumerate(moves):
        in_full = step < FIRST or step >= len(moves) - LAST
        actor = name_of(setup, state)
        if in_full:
            lines += ["", f"{step}. {actor}: {state.decision().name}", *question(setup, state)]
        before = parts(state)
        journal = Journal()
        state.apply(action, journal)
        move = setup.space().decode(action)
        if in_full:
            lines += [
                f"> {move}",
                *events(journal),
                *changes(before, parts(state)),
            ]
        else:
            lines.append(f"{step}. {actor} > {move}")
    return "\n".join([*lines, "", *position(setup, state), "", *outcome(state)]) + "\n"


def random_game(setup: Setup, seed: int) -> list[int]:
    rng = Rng(seed)
    state = setup.new()
    moves: list[int] = []
    while state.actor != OVER:
        moves.append(anything(state, rng))
        state.apply(moves[-1])
    return moves


def name_of(setup: Setup, state: State) -> str:
    return "chance" if state.actor == CHANCE else word(setup.game.seat_word(state.actor))


def position(setup: Setup, state: State) -> Iterator[str]:
    """The whole position, and how it is drawn for a spectator."""
    for name, part in state.to_json().items():
        yield f"  {name}: {json.dumps(part)}"
    drawing = setup.game.draw(setup.game.view(setup, state, SPECTATOR))
    for line in Text.from_markup(drawing).plain.splitlines():
        yield f"  | {line}".rstrip()


def question(setup: Setup, state: State) -> Iterator[str]:
    yield f"? {word(state.decision().prompt(state))}"
    space = setup.space()
    if state.actor == CHANCE:
        outcomes = [f"{space.decode(action)} x{weight}" for action, weight in state.outcomes()]
        yield from short(outcomes, len(outcomes))
        return
    prompt = prompt_for(setup, space, state, state.actor)
    offers = [] if prompt is None else prompt.offers
    for offer in offers[:LABELLED]:
        path = f"  [{' '.join(offer.targets)}]" if offer.targets else ""
        yield f"    {offer.move} = {word(offer.label)}{path}"
    yield from short([offer.move for offer in offers[LABELLED:]], len(offers))


def short(moves: list[str], of: int) -> Iterator[str]:
    """Moves in few lines."""
    shown = "; ".join(moves[:LISTED])
    yield from wrap(shown, WIDTH, initial_indent="    ", subsequent_indent="    ")
    if len(moves) > LISTED:
        yield f"    and so on, {of} in all"


def events(journal: Journal) -> Iterator[str]:
    for event, mask in zip(journal.events, journal.masks, strict=True):
        words = event.words()
        audience = "" if mask == -1 else f" (only for the seats of mask {mask:b})"
        yield f"* {event.name if words is None else word(words)}{audience}"


def parts(state: State) -> dict[str, str]:
    """Every part of a position by the path to it."""
    return dict(facts(state.to_json(), in_rows=True))


def changes(before: dict[str, str], after: dict[str, str]) -> Iterator[str]:
    """What the action changed in the position."""
    for path in [*after, *(path for path in before if path not in after)]:
        old, new = before.get(path, "nothing"), after.get(path, "nothing")
        if old != new:
            yield f"  {path}: {old} -> {new}"


def outcome(state: State) -> Iterator[str]:
    result = state.result()
    yield f"= {word(result.reason)}"
    yield f"  places {result.places}, points {result.points}"
    for name, points in result.breakdown.items():
        yield f"  {name}: {points}"
    yield f"  facts: {json.dumps(result.facts)}"


def playthroughs(game: Game, folder: Path) -> Iterator[tuple[Path, str]]:
    """The game of each number of players as it is now, and the file in `folder/golden` for it."""
    for seats in game.seats:
        yield folder / "golden" / f"{seats}p.txt", playthrough(game.setup(seats))


def check_golden(game: Game, folder: Path) -> None:
    """Compare a game's playthroughs with those in `folder/golden`, and say what differs."""
    for file, text in playthroughs(game, folder):
        assert file.exists(), f"{file} is missing; `make golden` writes it."
        stored, now = file.read_text("utf-8").splitlines(), text.splitlines()
        for line, (old, new) in enumerate(zip_longest(stored, now, fillvalue="the end"), 1):
            assert old == new, (
                f"{file}, line {line}: was “{old}”, is “{new}”. "
                "If the rules were meant to change, `make golden` writes it anew."
            )


def main() -> None:
    """Write the playthroughs of the named games, or of all."""
    for game, folder in tested_games(sys.argv[1:]):
        (folder / "golden").mkdir(exist_ok=True)
        for file, text in playthroughs(game, folder):
            file.write_text(text, "utf-8")
            print(file)


if __name__ == "__main__":
    main()
