"""Positions as JSON: written, read back, and refused (UR-2.8)."""

from typing import Any, cast

import pytest
from tests.games.from_outside import (
    bent_numbers_are_refused_or_played_on,
    rich_positions_play_to_the_end,
)
from tests.games.ur_ziggurat.table import dealt, table

from edubba.core import CHANCE, InvalidInput
from edubba.core.options import NEVER, Value
from edubba.games.ur_ziggurat import GAME


def read(position: dict[str, Any], players: int = 4, **options: Any) -> Any:
    return cast(Any, GAME.setup(players, options).position(position))


def test_a_position_reads_well() -> None:
    game = table("b2 A/W p1 3", "c2 C/M p2 Z", hands="P/W")
    position = game.json()
    assert position["cells"]["b2"] == {
        "tile": "tile_agr_war_1",
        "up": "agriculture",
        "owner": 0,
        "cubes": 3,
    }
    assert position["cells"]["c2"]["ziggurat"] is True
    assert position["hands"][0] == {"tile": "tile_pol_war_1", "up": "politics"}
    assert position["supply"] == [37, 39, 40, 40]
    assert (position["stock"], position["round"], position["first"]) == (4, 1, 0)
    assert position["decisions"] == [{"decision": "choose_option", "actor": 0}]
    assert len({place["tile"] for place in position["cells"].values()}) == 36


def test_what_is_left_out_is_filled_in() -> None:
    state = read({})
    assert (state.decision().name, state.to_move, state.round) == ("entry_place", 0, 1)
    assert state.to_json()["cells"]["a1"] == {"tile": "tile_agr_cul_1", "up": "agriculture"}
    assert read({"first": 2}).to_move == 2
    assert read({"to_move": 3}).actor == 3


def test_unfinished_layouts_stay_unfinished() -> None:
    game = dealt(4)
    layout = game.json() | {"round": 0, "decisions": [draw(1)], "hands": [], "aside": []}
    layout["cells"] = {"a1": layout["cells"]["a1"]}
    state = read(layout)
    assert state.actor == CHANCE
    assert [*state.to_json()["cells"]] == ["a1"]
    assert sum(state.drawn[pair] for pair in range(10)) == 1


def draw(number: int) -> dict[str, Any]:
    return {"decision": "chance_tile", "actor": "chance", "draw": number}


PROCEED = {"decision": "proceed", "actor": 0, "next": 0, "then": 0}
CUBES = {"tile": "tile_agr_war_1", "up": "war", "owner": 0}
PEACE = {"up": "war", "down": "politics"}
FIVE_FULL = {f"{c}1": {"owner": 0, "cubes": 5} for c in "abcdef"}


@pytest.mark.rule("UR-2.8")
@pytest.mark.parametrize(
    ("position", "complaint"),
    [
        ({"cells": {"z9": {}}}, "there is no cell z9"),
        ({"cells": {"a1": CUBES | {"cubes": 6}}}, "a1/cubes is 6, not 1 to 5"),
        ({"cells": {"a1": CUBES | {"cubes": 0}}}, "a1/cubes is 0, not 1 to 5"),
        ({"cells": {"a1": CUBES | {"owner": 4, "cubes": 1}}}, "owner is 4, not 0 to 3"),
        ({"cells": {"a1": CUBES | {"owner": -1, "cubes": 1}}}, "owner is -1, not 0 to 3"),
        ({"cells": {"a1": CUBES | {"cubes": 2, "ziggurat": True}}}, "cells/a1/cubes is 2, not 1"),
        (
            {"cells": {"a1": CUBES | {"cubes": 1}, "b1": CUBES | {"cubes": 1}}},
            "cells/b1: that tile lies elsewhere too",
        ),
        ({"cells": {"a1": {"up": "war", "down": "war"}}}, "no tile left with War above War"),
        ({"cells": {"a1": {"tile": "tile_agr_war_1", "up": "culture"}}}, "culture is none of"),
        ({"cells": {"a1": PEACE}, "hands": [PEACE] * 4}, "no tile left with War above Politics"),
        ({"hands": [None] * 5}, "hands: there is room for 4, not 5"),
        ({"aside": [PEACE]}, "aside: there is room for 0, not 1"),
        ({"supply": [39, 40, 40, 40]}, "supply/0 is 39, not 40"),
        ({"stock": 4}, "stock is 4, not 5"),
        ({"round": 41}, "there is no round 41"),
        ({"first": 4}, "first is 4, not 0 to 3"),
        ({"ending": "boredom"}, "boredom is none of"),
        ({"decisions": [{"decision": "choose_option", "actor": 1}]}, "Lapis is to move"),
        ({"decisions": [{"decision": "distribute", "actor": 1}], "tally": {"z9": 1}}, "no cell z9"),
        ({"round": -1}, "round is -1, not 0 to"),
        ({"round": 0}, "round 0 is the set-up"),
        ({"decisions": []}, "one thing is to be decided, exactly until the game has ended"),
        ({"tally": {"a1": 1}}, "a tally is kept only in a shortage and in Politics"),
        ({"decisions": [PROCEED | {"next": 7}]}, "next is 7, not 0 to 6"),
        ({"decisions": [PROCEED | {"then": 10**15}]}, "then is 1,000,000,000,000,000, not 0 to 6"),
        ({"decisions": [PROCEED | {"then": 2}]}, "a turn has not these parts"),
        ({"decisions": [PROCEED, PROCEED]}, "nothing can wait for it"),
        ({"first": 0, "round": 0, "decisions": [draw(1)]}, "do not lie so in the set-up"),
        ({"decisions": [{"decision": "exchange_side", "actor": 0, "place": 99}]}, "not 0 to 39"),
        (
            {"decisions": [{"decision": "war_move", "actor": 0, "attacker": 0, "target": 35}]},
            "do not lie side by side",
        ),
        (
            {
                "cells": {"a1": CUBES | {"cubes": 3}},
                "decisions": [
                    PROCEED,
                    {"decision": "politics_assign", "actor": 0, "cell": 0, "pool": 4},
                ],
            },
            "tally and cubes do not fit",
        ),
        (
            {
                "cells": {"a1": CUBES | {"cubes": 3}},
                "decisions": [PROCEED, {"decision": "place_cube", "actor": 0, "cubes": 3}],
            },
            "cubes is 3, not 1 to 2",
        ),
        (
            {
                "cells": {
                    f"{c}1": CUBES | {"tile": f"tile_agr_war_{n}", "ziggurat": True}
                    for n, c in enumerate("abcd", 1)
                }
                | {c: {"owner": 1, "ziggurat": True} for c in ("a2", "b2")}
            },
            "there are only 5 ziggurats",
        ),
    ],
)
def test_what_cannot_be_is_refused(position: dict[str, Any], complaint: str) -> None:
    with pytest.raises(InvalidInput, match=complaint):
        read(position)


@pytest.mark.rule("UR-2.8")
def test_nobody_has_more_cubes_than_agreed() -> None:
    assert read({"cells": {"a1": {"owner": 0, "cubes": 5}}}, cubes_per_player=15).supply[0] == 10
    with pytest.raises(InvalidInput, match="Lapis has more than 15 cubes on the board"):
        read({"cells": FIVE_FULL}, cubes_per_player=15)


def test_a_question_without_an_answer_is_refused() -> None:
    with pytest.raises(InvalidInput, match="Lapis can build no such ziggurat"):
        read({"decisions": [{"decision": "build_first", "actor": 0}]})


ORDER = {"decision": "choose_order", "actor": 0}


def test_an_order_is_chosen_by_who_is_on_the_board_and_at_the_bottom_of_a_turn() -> None:
    cells = {"a1": {"owner": 0, "cubes": 2}}
    assert read({"cells": cells, "decisions": [ORDER]}).decision().name == "choose_order"
    with pytest.raises(InvalidInput, match="Lapis has to enter first"):
        read({"decisions": [ORDER]})
    with pytest.raises(InvalidInput, match="nothing can wait for it"):
        read({"cells": cells, "decisions": [{"decision": "choose_option", "actor": 0}, ORDER]})


def test_a_cube_is_placed_within_a_turn() -> None:
    place = {"decision": "place_cube", "actor": 0, "cubes": 1}
    with pytest.raises(InvalidInput, match="the rest of the turn must wait below it"):
        read({"cells": {"a1": {"owner": 0, "cubes": 2}}, "decisions": [place]})


# Bent and crowded ones

OPTIONS: list[dict[str, Value]] = [
    {},
    {"setup_mode": "draft_three"},
    {"reserve_exchange": True, "cubes_per_player": 15},
    {"board_topology": "hex", "max_rounds": NEVER},
]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seats", GAME.seats)
def test_bent_numbers_are_refused_or_played_on(seats: int, options: dict[str, Value]) -> None:
    bent_numbers_are_refused_or_played_on(GAME.setup(seats, options), share=12)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seats", GAME.seats)
def test_rich_positions_play_to_the_end(seats: int, options: dict[str, Value]) -> None:
    rich_positions_play_to_the_end(GAME.setup(seats, options), share=12)
