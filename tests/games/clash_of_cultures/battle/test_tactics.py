"""Which tactics halves can be laid where, and by whom (CC-9.4, CC-15.3)."""

import pytest
from tests.games.clash_of_cultures.table import Table, table

from edubba.core.journal import SPECTATOR

CARDS = {
    "peltasts": "act_01",
    "wedge": "act_05",
    "morale": "act_06",
    "resistance": "act_07",
    "ground": "act_09",
    "siege": "act_11",
    "people": "act_13",
    "withdraw": "act_17",
    "formation": "act_22",
    "scout": "act_23",
    "martyr": "act_24",
    "flanking": "act_31",
    "person": "great_artist",
}
NAMES = {card: name for name, card in CARDS.items()}


def hands(game: Table, seat: int) -> Table:
    return game.knows(0, "tactics").knows(1, "tactics").holds(seat, " ".join(CARDS.values()))


def ground(seat: int, city: bool = False, armies: int = 2) -> Table:
    """Red attacks D5 with two Army units; one player holds all the cards."""
    game = table().all_land().no_units(0).no_units(1).units(0, "D4", armies=2)
    if city:
        game.city("D5", 1, "neutral", "fortress")
    game.units(1, "D5", armies=armies)
    hands(game, seat).turn_of(0)
    return game.play("move", "from D4", "with army1", "with army2", "to D5")


def water(seat: int) -> Table:
    game = table().all_land("sea").no_units(0).no_units(1).units(0, "D4", ships=2)
    hands(game.units(1, "D5", ships=2), seat).turn_of(0)
    return game.play("move", "from D4", "with ship1", "with ship2", "to D5")


def laid(game: Table) -> list[str]:
    assert game.asked == "lay_card"
    return [NAMES[card] for card in game.legal("card")]


def refused(game: Table) -> dict[str, str]:
    return {
        name: game.why(f"card {card}")
        for name, card in CARDS.items()
        if card not in game.legal("card")
    }


@pytest.mark.rule("CC-15.3", "CC-13.7")
def test_an_attacker_in_the_open() -> None:
    game = ground(0)
    assert (game.state.actor, laid(game)) == (
        0,
        ["peltasts", "wedge", "morale", "ground", "scout", "martyr", "flanking"],
    )
    assert refused(game) == {
        "resistance": "defenders_only",
        "siege": "city_only",
        "people": "defenders_only",
        "withdraw": "defenders_only",
        "formation": "defenders_only",
        "person": "no_tactics_half",
    }


@pytest.mark.rule("CC-15.3")
def test_an_attacker_of_a_city() -> None:
    game = ground(0, city=True)
    assert laid(game) == ["peltasts", "wedge", "morale", "siege", "scout", "martyr", "flanking"]
    assert refused(game)["ground"] == "not_against_city"


@pytest.mark.rule("CC-15.3")
def test_an_attacker_of_barbarians() -> None:
    for settlement in (True, False):
        game = hands(table().all_land().no_units(0), 0).units(0, "D4", armies=1)
        game.barbarians("D5", 1, settlement).turn_of(0)
        game.play("move", "from D4", "with army1", "to D5")
        assert ("siege" in laid(game), "ground" in laid(game)) == (settlement, not settlement)


@pytest.mark.rule("CC-15.3")
def test_fleets() -> None:
    game = water(0)
    assert laid(game) == ["morale", "scout", "martyr", "flanking"]
    assert {refused(game)[name] for name in ("peltasts", "wedge", "ground", "siege")} == {
        "land_only"
    }
    game = water(1)
    assert (game.state.actor, laid(game)) == (
        1,
        ["morale", "resistance", "formation", "scout", "martyr"],
    )
    assert {refused(game)[name] for name in ("peltasts", "people", "withdraw")} == {"land_only"}


@pytest.mark.rule("CC-15.3")
def test_a_defender_in_the_open() -> None:
    game = ground(1)
    assert (game.state.actor, laid(game)) == (
        1,
        ["peltasts", "morale", "resistance", "ground", "withdraw", "formation", "scout", "martyr"],
    )
    assert refused(game) == {
        "wedge": "attackers_only",
        "siege": "attackers_only",
        "people": "city_only",
        "flanking": "attackers_only",
        "person": "no_tactics_half",
    }


@pytest.mark.rule("CC-15.3")
def test_a_defender_of_a_city_with_and_without_soldiers() -> None:
    assert {"people", "ground", "withdraw", "martyr"} <= {*laid(ground(1, city=True))}
    game = ground(1, city=True, armies=0)  # the Fortress fights alone
    assert laid(game) == ["morale", "resistance", "ground", "people", "formation", "scout"]
    assert {refused(game)[name] for name in ("peltasts", "withdraw", "martyr")} == {"no_fighters"}


@pytest.mark.rule("CC-15.11")
def test_a_retreat_needs_a_free_space_with_room() -> None:
    around = ("C5", "C6", "D6", "E5", "E6")

    def surrounded() -> Table:
        game = table().all_land().no_units(0).no_units(1).units(0, "D4", armies=1)
        for label in around:
            game.land(f"{label} sea")
        return hands(game.units(1, "D5", armies=2), 1).turn_of(0)

    def attacked(game: Table) -> Table:
        return game.play("move", "from D4", "with army1", "to D5")

    assert refused(attacked(surrounded()))["withdraw"] == "no_retreat"
    assert "withdraw" in laid(attacked(surrounded().land("D6 forest")))
    room = surrounded().land("D6 forest").units(1, "D6", armies=2)
    assert "withdraw" in laid(attacked(room))
    full = surrounded().land("D6 forest").units(1, "D6", armies=3)
    assert refused(attacked(full))["withdraw"] == "no_retreat"
    foreign = surrounded().land("D6 forest").barbarians("D6", 1)
    assert refused(attacked(foreign))["withdraw"] == "no_retreat"
    city = surrounded().land("D6 forest").city("D6", 0)
    assert refused(attacked(city))["withdraw"] == "no_retreat"


@pytest.mark.rule("CC-11.6", "CC-15.3")
def test_nobody_withdraws_from_a_raid() -> None:
    game = hands(table().all_land().no_units(0), 0).units(0, "D2", armies=1).barbarians("D3", 1)
    game.turn_of(0).event_for(0, "ev_03").settle()
    assert (game.asked, game.state.actor) == ("lay_card", 0)
    assert "people" in laid(game)
    assert refused(game)["withdraw"] == "no_retreat"


@pytest.mark.rule("CC-9.4")
def test_who_is_asked_for_a_card() -> None:
    game = table().all_land().no_units(0).no_units(1).units(0, "D4", armies=1)
    game.knows(0, "tactics").units(1, "D5", armies=1).holds(1, "act_06").turn_of(0)
    assert game.play("move", "from D4", "with army1", "to D5").state.actor == -1
    both = table().all_land().no_units(0).no_units(1).units(0, "D4", armies=1)
    both.knows(0, "tactics").knows(1, "tactics").units(1, "D5", armies=1).holds(0, "act_13")
    both.turn_of(0).play("move", "from D4", "with army1", "to D5")
    assert (both.asked, both.legal()) == ("lay_card", ["no"])  # asked, so that nobody learns


@pytest.mark.rule("CC-9.4", "CC-15.5")
def test_a_card_is_laid_face_down() -> None:
    game = ground(0)
    assert (game.knowing("card act_06"), game.knowing("no")) == ([0], [SPECTATOR, 0, 1])
    assert game.whys("card act_02") == ["card_not_in_hand"]
    game.play("card act_06")
    assert len(game.told("card_laid")) == 1
    assert game.state.battle is not None
    assert list(game.state.battle.cards) == [5, -1]


def test_cards_that_cannot_be_laid() -> None:
    def battle(defending: bool) -> Table:
        """An attack on a city; whoever is asked holds one card of each family."""
        game = table().knows(0, "tactics").knows(1, "tactics").all_land().no_units(0).no_units(1)
        game.city("D5", 1).units(0, "D4", armies=1).units(1, "D5", armies=1).turn_of(0)
        game.holds(int(defending), "act_05 act_13 act_09 great_artist act_17 act_41")
        return game.play("move", "from D4", "with army1", "to D5")

    attacker = battle(False)
    assert attacker.asked == "lay_card"
    assert attacker.whys(
        "card act_13", "card act_09", "card great_artist", "card act_42", "card act_17"
    ) == [
        "defenders_only",
        "not_against_city",
        "no_tactics_half",
        "card_not_in_hand",
        "defenders_only",
    ]
    defender = battle(True)
    assert (defender.asked, defender.state.actor) == ("lay_card", 1)
    assert defender.whys("card act_05") == ["attackers_only"]
    for cell in ("D6", "C5", "C6", "E5", "E6"):
        defender.units(0, cell, armies=1)
    assert defender.whys("card act_17") == ["no_retreat"]


def test_cards_for_land_and_cities_only() -> None:
    game = table().knows(0, "tactics").all_land().no_units(0).no_units(1)
    game.units(0, "D4", armies=1).units(1, "D5", armies=1).holds(0, "act_11 act_41").turn_of(0)
    game.play("move", "from D4", "with army1", "to D5")
    assert game.whys("card act_11") == ["city_only"]
    game = table().knows(0, "tactics").all_land("sea").no_units(0).no_units(1)
    game.units(0, "D4", ships=1).units(1, "D5", ships=1).turn_of(0)
    game.holds(0, "act_11 act_01 act_41").play("move", "from D4", "with ship1", "to D5")
    assert game.whys("card act_11", "card act_01") == ["land_only", "land_only"]
    game = table().knows(1, "tactics fishing").all_land().no_units(0).no_units(1)
    game.knows(0, "tactics").city("D5", 1, "neutral", "fortress").units(0, "D4", armies=1)
    game.holds(1, "act_01 act_41").turn_of(0).play("move", "from D4", "with army1", "to D5")
    assert game.asked == "lay_card"
    assert game.whys("card act_01") == ["no_fighters"]
