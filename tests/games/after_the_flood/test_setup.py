"""Setup, options and the sequence of the phases (AF-1, AF-3.8, AF-4, AF-21.30)."""

import pytest
from tests.games.after_the_flood.table import COLOURS, fresh_game, given, new_game, step

from edubba.core import CHANCE, InvalidInput, Message, word
from edubba.games.after_the_flood import GAME
from edubba.games.after_the_flood.space import DATA

ORDERS = [
    "red-purple-green",
    "red-green-purple",
    "purple-red-green",
    "purple-green-red",
    "green-red-purple",
    "green-purple-red",
]


@pytest.mark.rule("AF-4.2", "AF-20.10")
def test_the_first_order_is_drawn_from_six() -> None:
    game = fresh_game()
    assert game.state.actor == CHANCE
    assert game.legal("first_order") == ORDERS
    assert {weight for _, weight in game.state.outcomes()} == {1}
    assert game.order() is None
    for order in ORDERS:
        drawn = fresh_game().play(f"first_order {order}")
        assert drawn.order() == order.split("-")
        assert drawn.actor == order.split("-")[0]
        assert drawn.asked == "action"
    assert game.why("act pass") == "only_chance"


@pytest.mark.rule("AF-4.2")
def test_a_fixed_first_order_replaces_the_draw() -> None:
    for order in ORDERS:
        assert new_game(order).order() == order.split("-")


@pytest.mark.rule("AF-4.4", "AF-3.8")
def test_the_table_after_setup() -> None:
    position = GAME.new(GAME.setup()).to_json()
    assert position["turn"] == 1
    assert position["passed"] == []
    for colour in COLOURS:
        player = position[colour]
        assert isinstance(player, dict)
        points = player["points"]
        assert isinstance(points, dict)
        assert set(points.values()) == {0}
        assert player["bid"] == player["equipment"] == player["cities"] == {}
        assert player["empire"] is player["started_as"] is None
        for part in ("workers", "armies", "resources"):
            assert player[part], f"{part} lie open"


@pytest.mark.rule("AF-1.2", "AF-5.8")
def test_six_phases_in_their_sequence() -> None:
    """Turn 2 has all six; the log tells them in order, and no seat is asked in between."""
    game = given(decision=step("end_of_turn"), red={"workers": {"dilmun": 1}})
    assert game.state.turn == 2
    assert game.asked == "action"
    game = new_game().all_pass()
    assert game.state.turn == 2
    log = " / ".join(game.log())
    told = [
        "Green passes",
        "The order of play is",
        "Turn 1 is over",
        "Turn 2, 2150 BC",
        "Income in grain",
        "Income in textile",
        "New workers",
        "The decline finds no worker",
    ]
    places = [log.index(words) for words in told]
    assert places == sorted(places)
    game.all_pass()
    log = " / ".join(game.log())
    assert "decline" not in log[log.index("Turn 3") :].lower(), "phase 2 is only in turns 2 and 4"


def test_the_phase_is_known() -> None:
    assert new_game().state.to_json()["phase"] == "actions"
    expanding = given(
        decision=step("score_empires"), red={"cities": {"ur": "plain"}, "resources": {"wood": 2}}
    )
    assert expanding.state.to_json()["phase"] == "victory_points"


@pytest.mark.rule("AF-21.30")
def test_options_and_presets() -> None:
    defaults = {option.name: option.default for option in GAME.options}
    assert defaults == {
        "score_worker_boxes": False,
        "scribe_ready": "next_turn",
        "ur_needs_weaver": False,
        "empire_min_workers": 1,
        "trade_type_scope": "per_area",
        "sippar_needs_trader": False,
        "entry_fight": "may_stop",
        "city_worker_from": "unavailable",
        "reentry": True,
        "scribe_to_stock": True,
        "max_relocations_per_turn": 9,
        "fixed_first_order": "random",
    }
    assert GAME.presets["seed"] == {}
    published = GAME.setup(preset="published").options.values
    assert {name: published[name] for name in defaults if published[name] != defaults[name]} == {
        "score_worker_boxes": True,
        "scribe_ready": "next_action",
        "ur_needs_weaver": True,
        "sippar_needs_trader": True,
        "entry_fight": "to_the_end",
    }
    for wrong in ({"max_relocations_per_turn": 100}, {"empire_min_workers": 2}):
        with pytest.raises(InvalidInput):
            GAME.setup(options={**wrong})
    GAME.setup(options={"max_relocations_per_turn": 99, "empire_min_workers": 0})
    for name in defaults:
        assert "‹" not in word(Message(f"after_the_flood/option-{name}"))


def test_what_a_preset_says_is_what_the_options_list() -> None:
    """The column `published` of every option, and the preset, are the same."""
    published = GAME.setup(preset="published").options.values
    for option in DATA.each("options"):
        assert published[option.text("id")] == option.at("published").value
