"""Positions from outside: what is left out is filled in, and what could not lie on the table is
refused before anything runs on it."""

import json
from typing import Any

import pytest
from tests.games.from_outside import (
    bent_numbers_are_refused_or_played_on,
    rich_positions_play_to_the_end,
)
from tests.games.ulm.table import player, position

from edubba.core.errors import InvalidInput
from edubba.core.options import Value
from edubba.games.ulm import GAME
from edubba.games.ulm.decisions import RULES
from edubba.games.ulm.space import CARDS, TOWERS
from edubba.testing.broken_positions import try_bent

HUGE = 10**15
FOUR_GOLD = [f"coat_gold_{quarter}" for quarter in ("garden", "tillage", "shipyard", "town_hall")]
SCARCE: dict[str, Value] = {
    "tile_set": "published_50",
    "tower_mode": "advanced",
    "limited_supply": True,
    "coat_edge_seal": "same_seal",
}
ALL_BLOCKED = {"n0": "gray", "n1": "gray", "n2": "gray", "e0": "white", "e1": "white", "w2": "gray"}
BLOCKED = {"outer": ALL_BLOCKED}


def stack(*frames: tuple[str, int | str] | dict[str, Any]) -> dict[str, Any]:
    """A stack of decisions; a pair is a name and who decides."""
    told = [f if isinstance(f, dict) else {"decision": f[0], "actor": f[1]} for f in frames]
    return {"decisions": told}


def frame(name: str, actor: int | str = 0, **numbers: int) -> dict[str, Any]:
    return {"decision": name, "actor": actor, **numbers}


def refused(data: dict[str, Any], seats: int = 2, **options: Value) -> str:
    with pytest.raises(InvalidInput) as error:
        GAME.setup(seats, options).position(data)
    return str(error.value)


def test_an_empty_position_is_the_first_turn() -> None:
    state = GAME.setup(2).position({})
    assert state.decision().name == "turn_draw"
    again = GAME.setup(2).position(json.loads(json.dumps(state.to_json())))
    assert again.to_json() == state.to_json()


def test_a_position_is_complete_and_readable() -> None:
    table = position(
        players=[player(hand="siege", known="nave_1", tiles="gray", coats="coat_gold_garden")],
        discard=["choir_1"],
        edges={"n1": 1},
        outer="e0=white",
    )
    data = table.state.to_json()
    players = data["players"]
    assert isinstance(players, list)
    assert isinstance(players[0], dict)
    assert players[0]["cards"] == {"nave_1": "known", "siege": "hand"}
    assert players[0]["tiles"] == {"gray": 1}
    assert data["edges"] == {"n1": 1}
    assert data["outer"] == {"e0": "white"}
    assert data["draw_pile"] == 30
    assert data["coats_unseen"] == 11


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"round": 11}, "round is 11, not 0 to 10"),
    ({"to_move": 2}, "to_move is 2"),
    ({"tower": "keep"}, "keep is none of"),
    ({"grid": [["gray"] * 3]}, "grid has 1 entry, needs 3"),
    ({"outer": {"x0": "gray"}}, "x0 is none of n0"),
    ({"docks": ["gray"]}, "docks has 1 entry, needs 5"),
    ({"bag": {"gray": 3}}, "there are 28 brown tiles"),
    ({"players": [{"tiles": {"gray": 40}}]}, "there are 26 gray tiles"),
    ({"players": [{"tiles": {"red": 1}}]}, "red is none of brown"),
    ({"players": [{"tiles": {"gray": -1}}]}, "gray is -1, not 0 to 1,000"),
    ({"players": [{"coins": -1}]}, "coins is -1, not 0 to 1,000"),
    ({"players": [{"seals": 3}]}, "Red has 3 of 12 seals and placed 0"),
    ({"players": [{"barge": 22}]}, "barge is 22"),
    ({"players": [{"barge": 4}, {"barge": 4}]}, "two barges lie on space 4"),
    ({"players": [{}, {}, {}]}, "players: there is room for 2, not 3"),
    ({"players": [{"cards": {"ace": "hand"}}]}, "ace is not known here"),
    ({"players": [{"cards": {"siege": "sleeve"}}]}, "sleeve is none of hand"),
    ({"players": [{"cards": {"siege": "hand"}}], "discard": ["siege"]}, "Siege lies in 2"),
    ({"discard": ["siege", "siege"]}, "names something twice"),
    ({"draw_pile": 3}, "draw_pile is 3, not 33"),
    ({"reshuffled": [["siege"]]}, "no such cards were shuffled"),
    ({"coats_unseen": 3}, "coats_unseen is 3"),
    ({"coats_returned": ["coat_gold_garden"], "coats_drawn": ["coat_gold_garden"]}, "2 places"),
    ({"players": [{"coats": FOUR_GOLD}]}, "more gold coats than family crests"),
    ({"quarters": {"tillage": [3, 2]}}, "Tillage has only 4 seal spaces"),
    ({"quarters": {"tillage": [1]}}, "tillage has 1 entry, needs 2"),
    ({"quarters": {"keep": [1, 0]}}, "keep is none of"),
    ({"quarters": {"garden": [-1, 0]}}, "garden/0 is -1"),
    ({"quarters": {"garden": [6, 0], "town_hall": [4, 0], "tillage": [3, 0]}}, "Red has -1 of"),
    ({"quarters": {"oath_house": [1, 0]}}, "Red has 1 seals in the Oath House for 0 tiles"),
    ({"edges": {"n0": 5}}, "n0 is 5"),
    ({"edges": {"n9": 0}}, "n9 is none of"),
    ({"oath_house": ["abbot"]}, "oath_house has 1 entry, needs 4"),
    ({"oath_house": ["abbot", "abbot", "scholar", "builder"]}, "Abbot cannot be there 2 times"),
    ({"players": [{"descendants": ["barge_driver"]}]}, "Barge Driver cannot be there"),
    ({"turn": {"line": {"gray": -1}}}, "gray is -1"),
    ({"decisions": [{"decision": "before_push", "actor": 0}]}, "no such tile is drawn"),
    ({"decisions": [{"decision": "action_menu", "actor": 1}]}, "Red is to move"),
    ({"decisions": [{"decision": "nap", "actor": 0}]}, "nap is not known here"),
]  # fmt: skip
"""What cannot be read, and what the table itself shows to be wrong."""


@pytest.mark.parametrize(("data", "complaint"), WRONG)
def test_what_is_wrong_is_said(data: dict[str, Any], complaint: str) -> None:
    assert complaint in refused(data)


MENU = ("menu", 0)
CHANCE = "chance"
IMPOSSIBLE: dict[str, tuple[dict[str, Any], str]] = {
    # The frames
    "a count that would run for years": (
        stack(MENU, frame("dock_tiles", left=HUGE)), "left is 1,000,000,000,000,000, not 1 to 3",
    ),
    "no such effect": (stack(MENU, frame("effect", effect=999, done=0)), "effect is 999"),
    "no such part": (stack(MENU, frame("effect", effect=0, done=1)), "done is 1, not 0"),
    "a tile of no colour": (stack(MENU, frame("merchant_swap", given=5)), "given is 5"),
    "no such dock": (stack(MENU, frame("refill_dock", CHANCE, slot=5)), "slot is 5"),
    "more steps than the family of actions has": (
        stack(MENU, frame("move_barge", least=0, most=5)), "most is 5, not 1 to 4",
    ),
    "a seat where chance decides": (stack(MENU, frame("draw_coat", 0, left=2)), "chance decides"),
    "chance where a seat decides": (stack(("action_menu", CHANCE)), "a seat decides"),
    "two turns at once": (stack(MENU, MENU), "do not wait for each other"),
    "a decision waits that never waits": (
        stack(("action_menu", 0), ("edge_choice", 0)), "do not wait for each other",
    ),
    "an effect waits for something it never starts": (
        stack(MENU, frame("effect", effect=27, done=1), ("edge_choice", 0)),
        "do not wait for each other",
    ),
    "another player decides within a turn": (
        stack(MENU, ("edge_choice", 1)), "Red is to move",
    ),
    "the levy of another player": (
        {"players": [{"tiles": {"gray": 2}}] * 2, "round": 2}
        | stack(frame("tower_duties", settled=1), ("levy_choice", 1)),
        "Red is to move",
    ),
    # Coins, seals, tiles, sparrows and cards that are not there
    "a Seal action without coins": (
        {"players": [{"coins": 0}]} | stack(MENU, frame("seal_action", base_price=2)),
        "Red can place no seal",
    ),
    "a Seal action of a card without coins": (
        {"players": [{"coins": 0}]} | stack(MENU, frame("effect", effect=24, done=0)),
        "Red can place no seal",
    ),
    "a Seal action without a seal": (
        {"quarters": {"garden": [6, 0], "town_hall": [4, 0], "shipyard": [2, 0]}}
        | stack(MENU, frame("seal_action", base_price=2)),
        "Red can place no seal",
    ),
    "an edge seal without a seal": (
        {"quarters": {"garden": [6, 0], "town_hall": [4, 0], "shipyard": [2, 0]}}
        | stack(MENU, ("edge_choice", 0)),
        "Red can place no seal",
    ),
    "more sparrows to trade than there are": (
        stack(MENU, frame("sparrow_trade", most=3)), "not so many sparrows",
    ),
    "more steps than free spaces": (
        {"players": [{"barge": 20}]} | stack(MENU, frame("move_barge", least=1, most=2)),
        "the barge cannot",
    ),
    "a card for no price": (stack(MENU, ("buy_card", 0)), "Red cannot pay for a card"),
    "an Abbot's tile without the Abbot": (stack(MENU, ("abbot_tile", 0)), "the descendant"),
    "a Merchant's swap without the Merchant": (
        {"players": [{"tiles": {"gray": 1}}]} | stack(MENU, frame("merchant_swap", given=4)),
        "the descendant for that",
    ),
    "a swap of a tile that is not there": (
        {
            "players": [{"descendants": ["merchant"]}],
            "oath_house": ["merchant", "abbot", "scholar", "builder"],
            "quarters": {"oath_house": [1, 0]},
        }
        | stack(MENU, frame("merchant_swap", given=4)),
        "Red has not those tiles",
    ),
    "a levy without tiles": ({"round": 2} | stack(("levy_choice", 0)), "Red has not those tiles"),
    "more tiles to return than there are": (
        {"players": [{"tiles": {"gray": 1}}], "round": 2} | stack(frame("levy_return", left=2)),
        "Red has not those tiles",
    ),
    "a levy in another tile's round": (
        {"players": [{"tiles": {"gray": 2}}], "tower": "tower_full_mint"}
        | stack(("levy_choice", 0)),
        "another tower tile",
    ),
    "a dock refilled that is not empty": (
        stack(MENU, frame("refill_dock", CHANCE, slot=0)), "the dock is not empty",
    ),
    "three cards drawn to keep all": (
        stack(MENU, frame("draw_card", CHANCE, left=3, choose=0)), "no such choice is made",
    ),
    "a draw from an empty pile": (
        {"discard": CARDS} | stack(MENU, frame("draw_card", CHANCE, left=1, choose=0)),
        "there is no card for that",
    ),
    "a choice among one card": (
        {"players": [{"cards": {"siege": "drawn"}}]} | stack(MENU, ("keep_card", 0)),
        "no such choice is made",
    ),
    "three coats to come when one is up": (
        {"coats_drawn": ["coat_gold_garden"]} | stack(MENU, frame("draw_coat", CHANCE, left=2)),
        "no such choice is made",
    ),
    # Tiles
    "five tiles in a line": ({"outer": {"n0": "gray", "s0": "gray"}}, "column 1 contains two"),
    "a hole in the grid": (
        {"grid": [["gray", None, "gray"], ["gray"] * 3, ["white"] * 3]}, "a cell of the grid",
    ),
    "all lines blocked before the push": (
        BLOCKED | {"drawn_tile": "gray"} | stack(("before_push", 0)), "all lines are blocked",
    ),
    "all lines blocked before the draw": (
        BLOCKED | stack(frame("turn_draw", CHANCE, drawn=0)), "all lines are blocked",
    ),
    "a tile drawn after the push": ({"drawn_tile": "gray"} | stack(MENU), "no such tile is drawn"),
    "a tile drawn before the turn": ({"drawn_tile": "gray"}, "no such tile is drawn"),
    "no tile below a decision before the push": (
        stack(("before_push", 0), ("dock_choice", 0)), "no such tile is drawn",
    ),
    "one tile to choose from": (
        {"drawn_tile": "gray"} | stack(("builder_choice", 0)), "no such tile is drawn",
    ),
    "a second tile without a Builder": (
        {"drawn_tile": "gray"} | stack(frame("turn_draw", CHANCE, drawn=1)), "the descendant",
    ),
    "an empty bag that is not": (
        {"turn": {"exchange": False, "scholar": False}} | stack(("empty_bag", 0)),
        "what is in the bag",
    ),
    "a pick without the Clear View": (stack(("clear_view", 0)), "another tower tile is in force"),
    "actions before the push": (
        {"drawn_tile": "gray", "turn": {"line": {"gray": 1}}} | stack(("before_push", 0)),
        "cannot offer these actions",
    ),
    "four actions of a line": ({"turn": {"line": {"gray": 4}}} | stack(MENU), "cannot offer these"),
    "sums that run over": (
        {"bag": {"gray": 2**62}, "players": [{"tiles": {"gray": 2**62}}] * 2}, "gray is 4,611,6",
    ),
    # Rounds and the tower
    "a turn before round 1": ({"round": 0, "start_player": 0}, "does not fit the round"),
    "a game set up in round 3": (
        {"round": 3} | stack(frame("lay_grid", CHANCE, cell=0)), "does not fit the round",
    ),
    "a game over in round 3": ({"round": 3, "decisions": []}, "not over in round 3"),
    "an eleventh round": ({"round": 10} | stack(("round_start", 0)), "does not fit the round"),
    "a round begun by another": (
        {"round": 2, "to_move": 1} | stack(("turn_up_tower", CHANCE)), "start player",
    ),
    "too few tower tiles": ({"towers_unseen": TOWERS[:3]}, "too few tower tiles"),
    "a tower tile seen and unseen": (
        {"tower": "tower_full_mint", "towers_unseen": TOWERS}, "Full Mint is there once",
    ),
    "a next tower tile nobody sees": ({"next_tower": "tower_full_mint"}, "no such tower tile"),
    "a tile turned up on another": (
        {"round": 2, "tower": "tower_full_mint"} | stack(("turn_up_tower", CHANCE)),
        "no such tower tile lies open",
    ),
    # Players
    "more free plays than there are": ({"turn": {"plays_left": 2}} | stack(MENU), "not 0 to 1"),
    "free plays below none": ({"turn": {"plays_left": -1}} | stack(MENU), "not 0 to 1"),
    "coins beyond counting": ({"players": [{"coins": HUGE}]}, "coins is 1,000,000,000,000,000"),
    "points beyond counting": ({"players": [{"vp": -HUGE}]}, "vp is -1,000,000,000,000,000"),
    "fewer cards played than lie there": (
        {"players": [{"cards": {"siege": "face_up"}, "cards_played": 0}]}, "fewer cards",
    ),
    "cards drawn by the other": (
        {"players": [{}, {"cards": {"siege": "drawn"}}]}, "only who is to move",
    ),
    "cards drawn and forgotten": (
        {"players": [{"cards": {"siege": "drawn"}}]} | stack(MENU), "no such choice is made",
    ),
    "coats turned up and forgotten": ({"coats_drawn": ["coat_gold_garden"]}, "no such choice"),
    "three coats turned up": (
        {"coats_drawn": ["coat_gold_garden", "coat_gold_tillage", "coat_gold_shipyard"]}
        | stack(MENU, ("coat_choice", 0)),
        "coats_drawn: there is room for 2, not 3",
    ),
    "an empty place in the Oath House": (
        {"oath_house": ["abbot", None, "scholar", "builder"]}, "a place of the Oath House",
    ),
    "a descendant chosen without a seal": (
        stack(MENU, ("descendant_choice", 0)), "0 seals in the Oath House",
    ),
    "an empty pile shuffled": ({"reshuffled": [[], CARDS]}, "no such cards were shuffled"),
    "shuffles beyond counting": ({"reshuffled": [["siege"]] * 200}, "room for 99, not 200"),
}  # fmt: skip


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_what_cannot_be_is_refused(name: str) -> None:
    data, complaint = IMPOSSIBLE[name]
    assert complaint in refused(data)


def test_a_limited_bank() -> None:
    data = {"players": [{"coins": 27}]}
    assert "more coins or sparrows than the bank had" in refused(data, limited_supply=True)


@pytest.mark.rule("UL-13.5")
def test_with_the_same_seal_no_seal_stays_in_a_coat_quarter() -> None:
    data = {"quarters": {"garden": [1, 0]}}
    assert "lie on the edge" in refused(data, coat_edge_seal="same_seal")


@pytest.mark.rule("UL-10.6")
def test_the_next_tower_tile_lies_open_in_the_advanced_game() -> None:
    assert "next tower tile lies open" in refused({}, tower_mode="advanced")
    assert "no such tower tile" in refused({"tower": "tower_full_mint"}, tower_mode="counter")


def opening(**changed: Any) -> dict[str, Any]:
    """The very first position, with something changed."""
    return {**GAME.setup(2).new().to_json(), **changed}


@pytest.mark.rule("UL-3.5", "UL-3.9")
def test_nothing_is_played_before_round_1() -> None:
    assert GAME.setup(2).position(opening()).to_json() == opening()
    assert "not what a player starts with" in refused(opening(players=[{"coins": 3}]))
    assert "not what a player starts with" in refused(
        opening(players=[{"tiles": {"gray": 2}}], bag=None)
    )
    assert "sealed" in refused(opening(edges={"n0": 0}, players=[{}, {}]))
    assert "nothing is taken" in refused(opening(discard=["siege"], draw_pile=None))
    assert "not laid out like that" in refused(opening(oath_house=["abbot", None, None, None]))


def test_a_decision_written_alone_has_its_turn_below_it() -> None:
    setup = GAME.setup(2)
    state = setup.position({"round": 3, **stack(("edge_choice", 0))})
    assert [RULES.decisions[state.below[0]].name, state.decision().name] == ["menu", "edge_choice"]
    try_bent(setup, state.to_json(), seed=1)


@pytest.mark.parametrize("options", [{}, SCARCE])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_positions_from_outside(seats: int, options: dict[str, Value]) -> None:
    setup = GAME.setup(seats, options)
    bent_numbers_are_refused_or_played_on(setup, share=8)
    rich_positions_play_to_the_end(setup, share=8)
