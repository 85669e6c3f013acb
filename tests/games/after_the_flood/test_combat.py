"""Combat (AF-12)."""

import pytest
from tests.games.after_the_flood.table import Play, Player, given

from edubba.core import CHANCE, word


def attack(available: int = 3, defenders: int = 2, better: bool = True, **options: str) -> Play:
    """Red in Guti attacks purple in Umma."""
    mine, theirs = (1, 2) if better else (2, 1)
    red: Player = {
        "empire": "guti_1",
        "started_as": mine,
        "armies": {"guti": 2, "available": available},
        "workers": {"egypt": 1},
    }
    purple: Player = {
        "empire": "sumer_1",
        "started_as": theirs,
        "armies": {"umma": defenders},
        "cities": {"umma": "plain"},
        "workers": {"elam": 1},
    }
    table = given(red=red, purple=purple, options={**options})
    return table.do("act expand_empire", "invade umma")


@pytest.mark.rule("AF-12.2")
def test_the_sum_that_succeeds_depends_on_the_rank() -> None:
    for better, total, hit in (
        (True, 5, True),
        (True, 4, False),
        (False, 7, True),
        (False, 6, False),
    ):
        table = attack(better=better).roll(total)
        assert table.armies("purple", "umma") == (1 if hit else 2)
        assert table.armies("red", "available") == (3 if hit else 2)


@pytest.mark.rule("AF-12.3")
def test_losses_go_to_the_unavailable_stock_of_their_owner() -> None:
    table = attack().roll(12)
    assert table.of("purple")["armies"] == {"available": 0, "unavailable": 19, "umma": 1}
    table = attack().roll(2)
    assert table.of("red")["armies"] == {"available": 2, "unavailable": 16, "guti": 2}


@pytest.mark.rule("AF-12.4", "AF-20.7.1")
def test_the_attacker_goes_on_or_stops_after_any_roll_but_not_before_the_first() -> None:
    table = attack(available=4)
    assert table.state.actor == CHANCE, "the first roll comes by itself"
    assert table.why("combat stop").code == "only_the_dice"
    table.roll(12)
    assert table.actor == "red"
    assert table.offers() == ["combat roll", "combat stop"]
    assert table.why("act pass").code == "in_combat"
    table.do("combat roll").roll(2)
    assert table.offers() == ["combat roll", "combat stop"]
    table.do("combat roll").roll(12)
    assert table.asked == "expand", "no defender is left"
    assert table.armies("red", "umma") == 1


@pytest.mark.rule("AF-12.4", "AF-12.1")
def test_the_attack_ends_without_available_armies() -> None:
    table = attack(available=1).roll(2)
    assert table.actor == "purple", "nothing is left to repeat with"
    assert table.armies("red", "guti") == 2, "armies on the board never attack"
    assert table.armies("purple", "umma") == 2
    assert "Red has no army left to attack Umma." in table.log()


@pytest.mark.rule("AF-22.11", "AF-22.9")
def test_the_victor_always_enters() -> None:
    table = attack(available=1, defenders=1).roll(12)
    assert table.armies("red", "umma") == 1
    assert table.armies("red", "available") == 0
    assert table.armies("purple", "unavailable") == 20


@pytest.mark.rule("AF-12.5")
def test_cities_and_workers_do_not_suffer() -> None:
    table = attack(defenders=1).roll(12)
    assert table.cities("purple") == {"umma": "plain"}
    assert table.workers("purple", "elam") == 1
    assert table.workers("red", "egypt") == 1


@pytest.mark.rule("AF-12.4", "AF-22.10")
def test_stopping_keeps_what_was_won_and_lost() -> None:
    table = attack().roll(12).do("combat stop")
    assert table.armies("purple", "umma") == 1
    assert table.armies("red", "umma") == 0
    assert "Red stops the attack on Umma." in table.log()
    assert table.asked == "expand"


@pytest.mark.rule("AF-12.4")
def test_only_entry_fights_go_to_the_end_by_option() -> None:
    table = attack(entry_fight="to_the_end").roll(12)
    assert table.offers() == ["combat roll", "combat stop"]
    entry = given(
        options={"entry_fight": "to_the_end"},
        red={"workers": {"guti": 1}, "resources": {}},
        purple={"empire": "sumer_1", "started_as": 1, "armies": {"guti": 2}},
    )
    entry.do("act start_empire", "empire guti_1").roll(2, 2, 12, 2, 12)
    assert entry.asked == "place_armies"
    assert entry.armies("red", "available") == 5


@pytest.mark.rule("AF-20.11")
def test_thirty_six_pairs() -> None:
    table = attack()
    assert len(table.offers("roll")) == 36
    table.do("roll 6 1")
    assert (
        "Red rolls 6 and 1 for Umma, needing 5 or more: an army of Purple is lost." in table.log()
    )
    assert "an attacking army is lost" in attack().do("roll 1 2").log()[-1]


def test_words() -> None:
    table = attack()
    assert word(table.state.decision().prompt(table.state)) == "Red rolls for Umma."
    table.roll(12)
    state, decision = table.state, table.state.decision()
    assert word(decision.prompt(state)) == (
        "Red fights for Umma with 3 armies against 1 of Purple: go on or stop?"
    )
    labels = [word(decision.label(state, action)) for action in state.legal_actions()]
    assert labels == ["Roll: 5 or more wins", "Stop the attack"]
    finals = [decision.is_final(state, action) for action in state.legal_actions()]
    assert finals == [True, False]
    worse = attack(better=False).roll(12)
    first = worse.state.legal_actions()[0]
    assert "7" in word(worse.state.decision().label(worse.state, first))
