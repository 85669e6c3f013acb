"""Combat (AF-12)."""

import pytest
from tests.games.after_the_flood.table import Flood, Player, empire, given

from edubba.core import CHANCE


def attack(available: int = 3, defenders: int = 2, better: bool = True, **options: str) -> Flood:
    """Red in Guti attacks purple in Umma."""
    mine, theirs = (1, 2) if better else (2, 1)
    red: Player = {**empire("guti_1", mine, guti=2, available=available), "workers": {"egypt": 1}}
    purple: Player = {
        **empire("sumer_1", theirs, umma=defenders),
        "cities": {"umma": "plain"},
        "workers": {"elam": 1},
    }
    game = given(red=red, purple=purple, options={**options})
    return game.play("act expand_empire", "invade umma")


@pytest.mark.rule("AF-12.3")
def test_losses_go_to_the_unavailable_stock_of_their_owner() -> None:
    game = attack().roll(12)
    assert game.of("purple")["armies"] == {"available": 0, "unavailable": 19, "umma": 1}
    game = attack().roll(2)
    assert game.of("red")["armies"] == {"available": 2, "unavailable": 16, "guti": 2}


@pytest.mark.rule("AF-12.4", "AF-20.7.1")
def test_the_attacker_goes_on_or_stops_after_any_roll_but_not_before_the_first() -> None:
    game = attack(available=4)
    assert game.state.actor == CHANCE, "the first roll comes by itself"
    assert game.why("combat stop") == "only_chance"
    game.roll(12)
    assert game.actor == "red"
    assert game.legal() == ["combat roll", "combat stop"]
    game.play("combat roll").roll(2)
    assert game.legal() == ["combat roll", "combat stop"]
    game.play("combat roll").roll(12)
    assert game.asked == "expand", "no defender is left"
    assert game.armies("red", "umma") == 1


@pytest.mark.rule("AF-12.4", "AF-12.1")
def test_the_attack_ends_without_available_armies() -> None:
    game = attack(available=1).roll(2)
    assert game.actor == "purple", "nothing is left to repeat with"
    assert game.armies("red", "guti") == 2, "armies on the board never attack"
    assert game.armies("purple", "umma") == 2
    assert "Red has no army left to attack Umma." in game.log()


@pytest.mark.rule("AF-22.11", "AF-22.9")
def test_the_victor_always_enters() -> None:
    game = attack(available=1, defenders=1).roll(12)
    assert game.armies("red", "umma") == 1
    assert game.armies("red", "available") == 0
    assert game.armies("purple", "unavailable") == 20


@pytest.mark.rule("AF-12.5")
def test_cities_and_workers_do_not_suffer() -> None:
    game = attack(defenders=1).roll(12)
    assert game.cities("purple") == {"umma": "plain"}
    assert game.workers("purple", "elam") == 1
    assert game.workers("red", "egypt") == 1


@pytest.mark.rule("AF-12.4", "AF-22.10")
def test_stopping_keeps_what_was_won_and_lost() -> None:
    game = attack().roll(12).play("combat stop")
    assert game.armies("purple", "umma") == 1
    assert game.armies("red", "umma") == 0
    assert "Red stops the attack on Umma." in game.log()
    assert game.asked == "expand"


@pytest.mark.rule("AF-12.4")
def test_only_entry_fights_go_to_the_end_by_option() -> None:
    game = attack(entry_fight="to_the_end").roll(12)
    assert game.legal() == ["combat roll", "combat stop"]
    entry = given(
        options={"entry_fight": "to_the_end"},
        red={"workers": {"guti": 1}, "resources": {}},
        purple=empire("sumer_1", guti=2),
    )
    entry.play("act start_empire", "empire guti_1").roll(2, 2, 12, 2, 12)
    assert entry.asked == "place_armies"
    assert entry.armies("red", "available") == 5


def test_words() -> None:
    game = attack()
    assert game.question == "Red rolls for Umma."
    assert "an attacking army is lost" in attack().play("roll 1 2").log()[-1]
    game.play("roll 6 1")
    said = "Red rolls 6 and 1 for Umma, needing 5 or more: an army of Purple is lost."
    assert game.log() == [said]
    assert game.question == (
        "Red fights for Umma with 3 armies against 1 of Purple: go on or stop?"
    )
    assert [*game.labels().values()] == ["Roll: 5 or more wins", "Stop the attack"]
    finals = [game.state.is_final(action) for action in game.state.legal_actions()]
    assert finals == [True, False]
    assert "7" in attack(better=False).roll(12).labels()["combat roll"]
