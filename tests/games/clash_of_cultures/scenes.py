"""Positions that many tests begin with, and ways to bring one up to a question."""

from tests.games.clash_of_cultures.table import Table, table

from edubba.games.clash_of_cultures.decisions import RULES

FIRST_SPACE = "A3"
"""Cell number 0, which only the board for two players has."""
BIG = "port academy fortress temple"
"""What makes a city of size 5."""


def open_land(**options: bool) -> Table:
    """Everything is revealed as fertile land; no unit stands on the board."""
    return table(**options).all_land().no_units(0).no_units(1)


def drawn(game: Table, event: str, until: str = "main") -> Table:
    """An Event of red's turn up to some question; before it the first answer will do."""
    game.turn_of(0).event_for(0, event)
    while game.asked not in (until, "main"):
        game.play(game.legal()[0])
    return game


def attack(game: Table, armies: int) -> Table:
    """Red leads his Army units from D3 to D4."""
    game.knows(0, "tactics").units(0, "D3", armies=armies).turn_of(0).play("move", "from D3")
    return game.play(*[f"with army{n + 1}" for n in range(armies)], "to D4")


def fought(game: Table) -> list[tuple[int, int, int]]:
    """Player, combat value and hits of each round and side, as they are told."""
    told = game.told("round_fought")
    return [(event.seat, event.value, event.hits) for event in told]


def ask(game: Table, question: str, seat: int = 0, **frame: int) -> Table:
    """Put a question to a player in his turn, with the integers of its frame by their names."""
    game.turn_of(seat)
    code = RULES.codes[question]
    named = RULES.decisions[code].frame
    assert {*frame} <= {*named}, f"{question} has the frame {named}"
    numbers = [frame.get(name, 0) for name in named] + [0] * (6 - len(named))
    game.state.push(code, seat, numbers[0], numbers[1])
    game.state.extend(*numbers[2:])
    return game
