"""What everybody sees, and how the terminal draws it."""

from rich.text import Text
from tests.games.after_the_flood.table import Play, given

from edubba.core import SPECTATOR
from edubba.core.view import to_json
from edubba.games.after_the_flood import GAME
from edubba.games.after_the_flood.view import FloodView, view_of

TABLE = given(
    turn=2,
    order="green red purple",
    passed="green",
    red={
        "empire": "isin_2",
        "started_as": 1,
        "armies": {"isin": 1, "ur": 2, "available": 2},
        "equipment": {"gold": 1},
        "cities": {"ur": "expanded", "umma": "plain"},
        "points": {"areas": 7, "cities": 10},
        "workers": {"stock": 4, "egypt": 2, "scribes_ready": 1},
        "resources": {"wood": 3},
        "moved_cities": 2,
    },
    green={"bid": {"oil": 2}, "resources": {}},
)


def lines(table: Play) -> dict[str, str]:
    """The drawing by the first word of each line."""
    view = GAME.view(GAME.setup(), table.state, SPECTATOR)
    plain = Text.from_markup(GAME.draw(view)).plain
    return {line.split()[0]: " ".join(line.split()) for line in plain.splitlines() if line.strip()}


def test_the_view_holds_everything() -> None:
    view = view_of(TABLE.state)
    assert isinstance(view, FloodView)
    assert (view.turn, view.date, view.phase) == (2, "2150 BC", "actions")
    assert view.order == ["green", "red", "purple"]
    assert view.actor == "red"
    red, purple, green = view.players
    assert (red.points, red.scored["areas"], red.scored["cities"]) == (17, 7, 10)
    assert red.resources["wood"] == 3
    assert red.resources["lapis"] == 0
    assert (red.workers_available, red.workers_unavailable) == (4, 18)
    assert (red.armies_available, red.armies_unavailable) == (2, 15)
    assert (red.cities_in_hand, red.moved_cities) == (2, 2)
    assert (red.empire, red.strength, red.rank) == ("isin_2", 4, "A")
    assert (purple.empire, purple.rank, purple.passed) == (None, None, False)
    assert green.passed
    assert green.bid["oil"] == 2
    areas = {area.id: area for area in view.areas}
    assert (areas["ur"].city, areas["ur"].expanded) == ("red", True)
    assert (areas["umma"].city, areas["umma"].expanded) == ("red", False)
    assert (areas["ur"].holder, areas["ur"].armies) == ("red", 2)
    assert areas["egypt"].workers == [2, 0, 0]
    assert (areas["egypt"].points, areas["egypt"].icons) == (4, ["gold"])
    assert (areas["egypt"].x, areas["egypt"].y) == (85.0, 493.2)
    assert areas["ur"].sumer
    assert not areas["isin"].sumer
    boxes = {box.id: box.workers for box in view.boxes}
    assert boxes["scribes_ready"] == [1, 0, 0]
    assert boxes["irrigation"] == [0, 1, 1]
    assert len(boxes) == 7
    empires = {empire.id: empire for empire in view.empires}
    assert set(empires) == {"amorites_2", "isin_2", "larsa_2"}
    assert (empires["isin_2"].taken_by, empires["larsa_2"].taken_by) == ("red", None)
    assert (empires["isin_2"].home, empires["isin_2"].armies) == ("isin", 5)
    assert view.stock["oil"] == 7 - 1 - 2
    assert isinstance(to_json(view), dict)


def test_an_empire_of_sumer_has_no_home_and_an_order_not_drawn_is_empty() -> None:
    view = view_of(GAME.new(GAME.setup()))
    assert [empire.home for empire in view.empires] == ["akkad", "guti", None]
    assert view.order == []
    assert view.actor is None


def test_the_map_as_tables() -> None:
    drawn = lines(TABLE)
    assert drawn["Turn"] == "Turn 2, 2150 BC, actions order of play: green red purple"
    assert drawn["Ur"] == "Ur ▲▲ red 2 red eridu lagash umma uruk"
    assert drawn["Umma"].startswith("Umma ▲ red · elam")
    assert drawn["Egypt"] == "Egypt 2 · · 4 · gold amorites"
    assert drawn["Isin"] == "Isin · · · · 1 red · →shuruppak"
    assert drawn["red"] == "red 17 4+18 2 2 · 3 · · · · · · Isin A (4)"
    assert drawn["green"].endswith("passed: 2 oil")
    assert drawn["Stock:"].startswith("Stock: grain 22 wood 8")
    assert lines(given(passed="green"))["green"].endswith("passed: no bid")
    assert "not drawn yet" in lines(Play(GAME.new(GAME.setup())))["Turn"]


def test_the_columns_are_straight() -> None:
    view = GAME.view(GAME.setup(), TABLE.state, SPECTATOR)
    plain = Text.from_markup(GAME.draw(view)).plain.splitlines()
    head = next(line for line in plain if "Abroad" in line)
    for name in ("Egypt", "Dilmun", "Isin"):
        row = next(line for line in plain if line.strip().startswith(name))
        assert row[head.index("armies") - 1] == " "
        assert row[head.index("armies")] != " "
        assert row[head.index("trade") - 1] == " "
