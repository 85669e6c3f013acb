"""Where the icons of events put Barbarians and Exhausted tokens (CC-11.7, CC-13.3)."""

import pytest
from tests.games.clash_of_cultures.scenes import FIRST_SPACE, ask, drawn, open_land
from tests.games.clash_of_cultures.table import Table, table

from edubba.games.clash_of_cultures.layout import cell_of

SPAWN, EXHAUST = "ev_09", "ev_13"


def icon(event: str, game: Table) -> Table:
    """The icon of an Event of red is resolved."""
    return game.turn_of(0).event_for(0, event)


@pytest.mark.rule("CC-11.7", "CC-20.1")
def test_without_pieces_no_settlement_is_placed() -> None:
    def spawning(settlements: int, units: int) -> str:
        game = open_land().barbarians("D5", 1)
        game.state.settlements_left, game.state.barbarians_left = settlements, units
        return icon(SPAWN, game).asked

    assert spawning(1, 1) == "spawn_space"
    assert spawning(0, 1) == "grow_settlement"
    assert spawning(1, 0) == "main"
    assert spawning(0, 0) == "main"


@pytest.mark.rule("CC-11.7")
def test_the_further_barbarian_needs_one_in_supply_and_room() -> None:
    def grown(units: int, standing: int) -> str:
        game = open_land().barbarians("D5", standing)
        game.state.barbarians_left = units
        return icon(SPAWN, game).play("pick D4").asked

    assert grown(2, 3) == "grow_settlement"
    assert grown(1, 3) == "main"
    full = icon(SPAWN, open_land().barbarians("D5", 4)).play("pick D4")
    assert full.legal("pick") == ["D4"]
    with_room = icon(SPAWN, open_land().barbarians("D5", 3)).play("pick D4")
    assert with_room.legal("pick") == ["D4", "D5"]
    with_room.play("pick D5")
    assert (with_room.state.barbarians[cell_of("D5")], with_room.asked) == (4, "main")


@pytest.mark.rule("CC-11.7", "CC-0.5")
def test_a_settlement_comes_within_two_spaces_of_an_own_city() -> None:
    game = icon(SPAWN, open_land())
    assert "D4" in game.legal("pick")
    assert game.why("pick D5") == "not_near_city"  # blue's city D7 is no help


@pytest.mark.rule("CC-11.7", "CC-13.3")
@pytest.mark.parametrize("event", [SPAWN, EXHAUST])
def test_only_free_land_will_do(event: str) -> None:
    game = open_land().land("C3 sea, E3 barren").exhausted("C2").units(0, "E2", settlers=1)
    game.barbarians("D3", 1, settlement=False).city("F5", 0)
    icon(event, game)
    for taken in ("C3", "E3", "C2", "E2", "D3", "D2", "D1"):
        assert game.why(f"pick {taken}") == "not_free_land"
    hidden = icon(event, table().no_units(0))
    assert hidden.why("pick D3") == "not_free_land"
    assert hidden.legal("pick") == ["C2", "E2"]


@pytest.mark.rule("CC-13.3", "CC-20.1")
def test_exhausted_tokens_lie_beside_an_own_city() -> None:
    game = icon(EXHAUST, open_land())
    assert game.legal("pick") == ["C2", "C3", "D3", "E2", "E3"]
    assert game.why("pick D4") == "not_beside_city"
    left = game.state.exhausted_left
    game.play("pick C3")
    assert (game.state.exhausted[cell_of("C3")], game.state.exhausted_left) == (1, left - 1)
    none_left = open_land()
    none_left.state.exhausted_left = 0
    assert drawn(none_left, EXHAUST, "exhaust_space").asked == "main"
    corner = icon(EXHAUST, open_land().city("B3", 0))
    assert FIRST_SPACE in corner.legal("pick")


@pytest.mark.rule("CC-11.7")
def test_which_settlement_grows() -> None:
    game = open_land().barbarians("D4", 4).barbarians("D5", 0).barbarians("C5", 1, settlement=False)
    ask(game, "grow_settlement", extra=1)
    assert game.legal("pick") == ["D5"]
    codes = [game.why(f"pick {label}") for label in ("D4", "C5", "D2")]
    assert codes == ["barbarians_full", "no_barbarian_settlement", "no_barbarian_settlement"]


def test_where_barbarians_and_tokens_cannot_go() -> None:
    game = table().turn_of(0).no_units(0).all_land().event_for(0, "ev_13")
    assert game.asked == "exhaust_space"
    assert game.whys("pick D4", "pick D1", "pick D2") == [
        "not_beside_city",
        "not_free_land",
        "not_free_land",
    ]
    game = table().turn_of(0).no_units(0).all_land().barbarians("D5", 4).event_for(0, "ev_10")
    assert game.whys("pick D6", "pick D1") == ["not_near_city", "not_free_land"]
    game.play("pick D4")
    assert game.whys("pick D5", "pick D6") == ["barbarians_full", "no_barbarian_settlement"]
    game = table().turn_of(0).all_land().barbarians("D3", 2).barbarians("C3", 1).city("E4", 0)
    game.event_for(0, "ev_03")
    assert game.whys("pick C3") == ["raid_from_most"]
    game.play("pick D3")
    assert game.asked == "raid_on"
    assert game.whys("pick D7") == ["raid_nearest"]
