"""Combat abilities: what they add, and when they do not (CC-9.6, CC-9.12)."""

import pytest
from tests.games.clash_of_cultures.scenes import attack, fought, open_land
from tests.games.clash_of_cultures.table import Table, table

from edubba.games.clash_of_cultures.layout import cell_of


@pytest.mark.rule("CC-9.6", "CC-3.29.12")
@pytest.mark.parametrize(
    ("building", "first"),
    [(None, 1), ("academy", 1), ("temple", 3)],
    ids=["field", "city", "temple"],
)
def test_fanaticism_needs_a_temple_and_the_first_round(building: str | None, first: int) -> None:
    game = open_land().knows(0, "fanaticism")
    if building is not None:
        game.city("D4", 1, "neutral", building)
    attack(game.units(1, "D4", armies=1), 1).play("die 1", "die 1", "no", "die 1", "die 2")
    assert fought(game) == [(0, first, 0), (1, 1, 0), (0, 1, 0), (1, 2, 0)]
    assert len(game.told("die_rolled")) == 4


@pytest.mark.rule("CC-15.3", "CC-15.11")
def test_a_round_without_hits_feeds_encircled_but_not_surprise() -> None:
    def round_with(card: str) -> Table:
        game = open_land().holds(0, card).units(1, "D4", armies=1)
        return attack(game, 1).play(f"card {card}", "die 1", "die 1")

    assert round_with("act_02").play("die 6").state.holder(cell_of("D4")) == 0
    assert round_with("act_10").asked == "retreat"


@pytest.mark.rule("CC-9.6")
@pytest.mark.parametrize(("mood", "value"), [("happy", -2), ("neutral", 0)])
def test_the_great_wall_weakens_one_round_before_a_happy_city(mood: str, value: int) -> None:
    game = table(great_wall=True).all_land().no_units(0).no_units(1)
    game.city("D4", 1, mood, "", "great_wall").units(1, "D4", armies=1)
    attack(game, 1).play("die 4", "die 1", "no", "die 4", "die 2")
    assert fought(game) == [(0, 4 + value, 0), (1, 1, 0), (0, 4, 0), (1, 2, 0)]
    field = table(great_wall=True).all_land().no_units(0).no_units(1)
    field.city("D7", 1, "happy", "", "great_wall").units(1, "D4", armies=1)
    assert fought(attack(field, 1).play("die 4", "die 1")) == [(0, 4, 0), (1, 1, 0)]


@pytest.mark.rule("CC-3.22.3")
def test_war_ships_help_only_those_who_come_by_sea() -> None:
    march = attack(open_land().knows(0, "war_ships").units(1, "D4", armies=1), 1)
    assert march.play("die 1", "die 5").stands("D3") == (0, 0, 0)

    def landing(seat: int) -> Table:
        game = open_land().land("D3 sea").knows(0, "tactics").knows(seat, "war_ships")
        game.units(1, "D4", armies=1).units(0, "D3", ships=1).aboard(0, 1, armies=1)
        return game.turn_of(0).play("move", "from D3", "with army1", "to D4")

    assert landing(0).play("die 1", "die 5").asked == "retreat"
    assert landing(1).play("die 5", "die 1").state.holder(cell_of("D4")) == 0


@pytest.mark.rule("CC-16.6.7", "CC-9.6")
def test_the_great_colosseum_takes_the_tokens_its_owner_has() -> None:
    for seat, tokens, asked in (
        (0, {"mood": 1}, ["kind mood", "no"]),
        (0, {"culture": 1}, ["kind culture", "no"]),
        (0, {}, ["yes", "no"]),
        (1, {"mood": 1}, ["yes", "no"]),
    ):
        game = open_land().city("D2", 0, "happy", "", "great_colosseum").has(seat, **tokens)
        attack(game.units(1, "D4", armies=1), 1).play("die 1", "die 1")
        assert game.legal() == asked  # without a token the next question is whether to retreat
