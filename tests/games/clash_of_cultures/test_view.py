"""What a seat sees of the table, and how the terminal draws it."""

from rich.text import Text
from tests.games.clash_of_cultures.table import table

from edubba.core.journal import SPECTATOR


def test_the_whole_table_is_seen() -> None:
    game = table().knows(0, "fishing tactics").land("D3 sea, C3 mountain").no_units(0)
    game.city("D2", 0, "neutral", "port", wonders="great_statue", port="D3").exhausted("C2")
    game.units(0, "D2", armies=2).units(0, "D3", ships=1).aboard(0, 1, settlers=1)
    game.barbarians("E2", 2).turn_of(0)
    game.state.edit(1).assassinated = 1
    game.state.edit(0).truce = 0b10
    game.state.edit(0).borrowed = 1
    game.play("move", "from D2", "with army1", "to C3")
    view = game.view(SPECTATOR)
    spaces = {space.id: space for space in view.spaces}
    assert (spaces["D3"].terrain, spaces["D3"].ships, spaces["D3"].units_of) == ("sea", 1, "red")
    assert (spaces["D4"].terrain, spaces["C2"].exhausted, spaces["E2"].barbarians) == (
        None,
        True,
        2,
    )
    assert (spaces["E2"].city, spaces["D2"].city, spaces["D2"].region) == (
        "barbarians",
        "red",
        "s1",
    )
    city = next(city for city in view.cities if city.cell == "D2")
    assert (city.mood, city.size, city.port) == ("neutral", 3, "D3")
    assert (city.buildings, city.wonders) == ({"port": "red"}, ["great_statue"])
    red, blue = view.players
    assert (red.truce, red.borrowed, blue.lost_actions, red.banned) == (
        ["blue"],
        "storage",
        1,
        False,
    )
    assert red.maximum == {"food": 7, "wood": 7, "ore": 7, "ideas": 7, "gold": 7}
    units = {unit.id: (unit.cell, unit.aboard, unit.marks) for unit in red.units}
    assert units["settler1"] == ("D3", "ship1", [])
    assert units["army1"] == ("C3", None, ["mountain", "moved"])
    assert (view.actions, view.active, view.tiles_left) == (2, "red", 16)


def test_the_map_in_the_terminal() -> None:
    game = table().land("D3 sea").no_units(0).units(0, "D3", ships=1).barbarians("C2", 1)
    game.turn_of(0)
    drawing = Text.from_markup(game.setup.game.draw(game.view(0))).plain
    assert "Round 1, turn 1:  red  has 3 actions" in drawing
    for part in ("D1 barr", "D3 sea", "E3 ????", "1h", "B1", "1b", "+1"):
        assert part in drawing
    lines = drawing.splitlines()
    columns = {line.index("D3 sea") for line in lines if "D3 sea" in line}
    assert columns == {line.index("D1 barr") for line in lines if "D1 barr" in line}
