"""What everybody sees, and how the terminal draws it."""

import pytest
from rich.text import Text
from tests.games.after_the_flood.table import Flood, empire, fresh_game, given

from edubba.core import SPECTATOR
from edubba.core.view import to_json
from edubba.games.after_the_flood import GAME
from edubba.games.after_the_flood.view import FloodView, view_of

RULES = given(
    turn=2,
    order="green red purple",
    passed="green",
    red={
        **empire("isin_2", isin=1, ur=2, available=2),
        "equipment": {"gold": 1},
        "cities": {"ur": "expanded", "umma": "plain"},
        "points": {"areas": 7, "cities": 10},
        "workers": {"stock": 4, "egypt": 2, "scribes_ready": 1},
        "resources": {"wood": 3},
        "moved_cities": 2,
    },
    green={"bid": {"oil": 2}, "resources": {}},
)


def lines(game: Flood, width: int = 140) -> dict[str, str]:
    """The drawing by the first word of each line."""
    view = GAME.view(GAME.setup(), game.state, SPECTATOR)
    plain = Text.from_markup(GAME.draw(view, width=width)).plain
    return {line.split()[0]: " ".join(line.split()) for line in plain.splitlines() if line.strip()}


def test_the_view_holds_everything() -> None:
    view = view_of(RULES.state)
    assert isinstance(view, FloodView)
    assert (view.turn, view.phase) == (2, "actions")
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
    drawn = lines(RULES)
    assert drawn["Turn"] == "Turn 2, 2150 BC: Actions"
    assert drawn["Order"] == "Order of play: Green, Red, Purple"
    assert drawn["Empires:"] == "Empires: Amorites (10), Isin (5), Larsa (5)"
    assert drawn["Ur"] == "Ur ▲▲ Red 2 Red Eridu, Lagash, Umma, Uruk"
    assert drawn["Umma"].startswith("Umma ▲ Red · Elam")
    assert drawn["Egypt"] == "Egypt 2 · · 4 gold · Amorites"
    assert drawn["Isin"] == "Isin · · · · · 1 Red → Shuruppak"
    assert drawn["Abroad"] == "Abroad R P G VP trade armies next to"
    assert drawn["Red"] == "Red 17 4+18 2 2 · 3 · · · · · ·"
    assert drawn["Red:"] == "Red: Isin A (4)"
    assert drawn["Green:"] == "Green: passed, bids 2 oil"
    assert drawn["In"].startswith("In the stock: 22 grain, 8 wood, 11 metal")
    assert lines(given(passed="green"))["Green:"] == "Green: passed, bids nothing"
    assert "The order of play is not drawn yet" in lines(fresh_game())["The"]


def test_where_there_is_no_room_neighbours_stand_in_the_legend() -> None:
    drawn = lines(RULES, 60)
    assert drawn["Ur"] == "Ur ▲▲ Red 2 Red"
    assert drawn["Abroad"] == "Abroad R P G VP trade armies"
    assert "; Ur: Eridu, Lagash, Umma, Uruk; " in drawn["Next"]


def test_the_columns_are_straight() -> None:
    view = GAME.view(GAME.setup(), RULES.state, SPECTATOR)
    plain = Text.from_markup(GAME.draw(view, width=140)).plain.splitlines()
    head = next(line for line in plain if "Abroad" in line)
    for name in ("Egypt", "Dilmun", "Isin"):
        row = next(line for line in plain if line.strip().startswith(name))
        for column in ("armies", "trade", "next to"):
            assert row[head.index(column) - 1] == " "
            assert row[head.index(column)] != " "


def test_the_view_says_how_every_action_could_go_on_or_why_not() -> None:
    game = fresh_game()
    while game.state.decision().name != "action":
        game.state.apply(game.state.legal_actions()[0])
    acts = {act.id: act for act in view_of(game.state).acts}
    assert [*acts] == [
        "build_city",
        "place_workers",
        "trade",
        "start_empire",
        "expand_empire",
        "pass",
    ]
    assert acts["build_city"].why is None
    assert "build sippar" in acts["build_city"].moves
    assert "pw_spend tools" in acts["place_workers"].moves
    assert acts["pass"].moves == []
    why = acts["expand_empire"].why
    assert why is not None
    assert why.id == "after_the_flood/why-no_empire"
    assert acts["expand_empire"].rule.startswith("AF-")


@pytest.mark.rule("AF-7.3", "AF-7.4")
def test_after_a_pass_the_view_says_what_can_follow_which_payment() -> None:
    """Whatever is offered from the board can be played at once, and nothing else."""

    def game() -> Flood:
        red = {**empire("isin_2", isin=1, available=2), "resources": {"wood": 1, "grain": 2}}
        return given(turn=2, order="green red purple", passed="green", red=red)

    acts = {act.id: act for act in view_of(game().state).acts if act.moves}
    assert "build sippar" in acts["build_city"].moves
    assert acts["place_workers"].payments["wood"] == ["pw_spend wood"]
    assert acts["place_workers"].payments["grain"] == []
    for act in acts.values():
        for payment, spoilt in act.payments.items():
            paid = game().play(f"act {act.id}", f"pay {payment}")
            assert {*paid.legal()} == {*act.moves} - {*spoilt}
