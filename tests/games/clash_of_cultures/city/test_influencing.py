"""Cultural Influence: targets, range, tokens, and what becomes of Barbarians (CC-8)."""

import pytest
from tests.games.clash_of_cultures.scenes import FIRST_SPACE, open_land
from tests.games.clash_of_cultures.table import Table, table

from edubba.games.clash_of_cultures.codes import ARMY, SETTLER

CARD = "act_15"
"""Cultural Takeover."""


def world(culture: int = 0, **options: bool) -> Table:
    """Open land; red's city on D2, blue's on D7, nobody's units."""
    game = table(**options).all_land().no_units(0).no_units(1).has(0, culture=culture)
    return game.turn_of(0)


@pytest.mark.rule("CC-8.1")
def test_cities_of_others_from_size_two_on() -> None:
    game = world().city("D4", 1, "neutral", "academy").city("D3", 1).city("C4", 0)
    assert game.legal("influence") == ["D4"]
    assert game.whys("influence D3", "influence D2", "influence E4") == [
        "influence_too_small",
        "influence_no_building",
        "no_city_there",
    ]
    mine = world().city("D4", 1, "neutral", "academy", colour=0)
    assert mine.whys("influence D4") == ["influence_no_building"]
    spent = world().city("D4", 1, "neutral", "academy temple")
    spent.state.edit(0).supply[1 + 1] = 0
    spent.play("influence D4")
    assert (spent.legal(), spent.places("piece temple")) == (["piece temple"], ["piece:D4.temple"])
    assert spent.whys("piece academy", "piece port") == ["no_piece_left", "piece_not_there"]


@pytest.mark.rule("CC-8.1", "CC-8.2")
def test_an_own_city_is_freed_from_itself() -> None:
    game = world().city("D2", 0, "happy", "academy", colour=1)
    assert game.legal("influence") == ["D2"]
    game.play("influence D2", "piece academy", "die 5")
    assert (game.at("D2").colour(1), game.player(1).supply[2], game.player(0).supply[2]) == (
        0,
        5,
        4,
    )
    assert game.whys("influence D2") == ["influenced_already"]


@pytest.mark.rule("CC-8.2", "CC-8.3")
def test_range_and_the_tokens_for_it() -> None:
    """D5 has size 2 and lies three steps from D2: one token."""
    poor = world().city("D5", 1, "neutral", "academy")
    assert (poor.legal("influence"), poor.whys("influence D5")) == ([], ["cannot_pay"])
    game = world(culture=1).city("D5", 1, "neutral", "academy")
    assert game.legal("influence") == ["D5"]
    game.play("influence D5", "piece academy", "die 6")
    assert ("culture" in game.goods(0), game.at("D5").colour(1)) == (False, 0)
    near = world(culture=1).city("D5", 1, "neutral", "academy").city("D4", 0)
    near.play("influence D5", "piece academy", "die 6")
    assert near.goods(0)["culture"] == 1
    barred = world(culture=1).city("D5", 1, "neutral", "academy").city("D4", 0)
    barred.city("D4", 0, "neutral", "temple", colour=1)
    barred.play("influence D5", "piece academy", "die 6")
    assert "culture" not in barred.goods(0)  # D4 is under influence, D2 is the base
    none = world(culture=9).city("D5", 1, "neutral", "academy")
    none.city("D2", 0, "happy", "temple", colour=1)
    assert none.whys("influence D5") == ["influence_out_of_range"]


@pytest.mark.rule("CC-8.3")
def test_hidden_spaces_cannot_be_crossed() -> None:
    game = table().no_units(0).has(0, culture=9).land("D4 fertile, C4 fertile, E4 fertile")
    game.city("D4", 1, "neutral", "academy").turn_of(0)
    assert game.whys("influence D4") == ["influence_out_of_range"]
    assert game.land("D3 sea").legal("influence") == ["D4"]
    round_about = table().no_units(0).has(0, culture=9).land("B2 sea, A3 sea, B3 sea, A5 fertile")
    round_about.land("B4 sea").city("A5", 1, "neutral", "academy").turn_of(0)
    assert round_about.legal("influence") == ["A5"]  # C2, B2, B3, B4, A5


@pytest.mark.rule("CC-8.7", "CC-3.27.3")
def test_monuments_protect_wonders_from_others() -> None:
    game = world().knows(1, "monuments").city("D4", 1, "neutral", "academy", "great_statue")
    game.city("D3", 1, "neutral", "academy")
    assert game.legal("influence") == ["D3"]
    assert game.whys("influence D4") == ["influence_monuments"]
    plain = world().city("D4", 1, "neutral", "academy", "great_statue")
    assert plain.legal("influence") == ["D4"]
    own = world().knows(0, "monuments").city("D2", 0, "happy", "academy", "great_statue", colour=1)
    assert own.legal("influence") == ["D2"]


@pytest.mark.rule("CC-8.4")
def test_the_missing_tokens_exactly() -> None:
    game = (
        world(culture=2).city("D4", 1, "neutral", "academy").play("influence D4", "piece academy")
    )
    game.play("die 3")
    assert (game.asked, game.asks_for("missing")) == ("influence_boost", 2)
    failed = Table(game.setup, game.state.clone()).play("no")
    assert (failed.goods(0)["culture"], failed.state.influenced, failed.asked) == (2, False, "main")
    game.play("yes")
    assert ("culture" in game.goods(0), game.at("D4").colour(1)) == (False, 0)
    poor = world(culture=2).city("D4", 1, "neutral", "academy")
    poor.play("influence D4", "piece academy", "die 2")
    assert (poor.asked, poor.goods(0)["culture"]) == ("main", 2)
    just = world().city("D4", 1, "neutral", "academy").play("influence D4", "piece academy")
    just.play("die 5")
    assert just.state.influenced


def test_own_protection_does_not_bind_its_owner() -> None:
    game = (
        world(culture=1).knows(0, "separation_of_power").city("D2", 0, "happy", "temple", colour=1)
    )
    game.play("influence D2", "piece temple", "die 4")
    assert game.asked == "influence_boost"


# Cultural Takeover


def takeover(barbarians: int = 3) -> Table:
    return world().barbarians("D3", barbarians).holds(0, CARD)


@pytest.mark.rule("CC-8.8")
def test_a_barbarian_becomes_a_settler_or_a_soldier() -> None:
    game = takeover().play(f"play {CARD}", "influence D3", "die 6")
    assert len(game.told("taken_over")) == 1
    assert game.legal() == ["with settler1", "with army1"]
    assert game.places("with settler1") == ["supply:settler"]
    assert game.places("with army1") == ["supply:army"]
    assert game.whys("with settler2", "with army2", "with ship1") == ["takeover_unit"] * 3
    soldier = Table(game.setup, game.state.clone()).play("with army1")
    assert soldier.stands("D3") == (0, 1, 0)
    game.play("with settler1")
    assert (game.stands("D3"), game.asked) == ((1, 0, 0), "main")
    assert [event.unit for event in game.told("unit_placed")] == [SETTLER]
    assert [event.unit for event in soldier.told("unit_placed")] == [ARMY]


@pytest.mark.rule("CC-8.8", "CC-20.1")
def test_without_barbarians_or_units_nothing_is_placed() -> None:
    empty = takeover(0).play(f"play {CARD}", "influence D3", "die 6")
    assert (empty.asked, empty.at("D3").owner) == ("main", 0)
    spent = takeover()
    for unit in range(20):
        spent.state.edit(0).unit_at[unit] = -2
    spent.play(f"play {CARD}", "influence D3", "die 6")
    assert (spent.asked, spent.at("D3").owner) == ("main", 0)
    soldiers = takeover()
    for unit in range(4):
        soldiers.state.edit(0).unit_at[unit] = -2
    soldiers.play(f"play {CARD}", "influence D3", "die 6")
    assert soldiers.legal() == ["with army1"]
    assert soldiers.whys("with settler1") == ["takeover_unit"]
    settlers = takeover()
    for unit in range(4, 20):
        settlers.state.edit(0).unit_at[unit] = -2
    settlers.play(f"play {CARD}", "influence D3", "die 6")
    assert settlers.legal() == ["with settler1"]


@pytest.mark.rule("CC-8.8")
def test_the_card_is_spent_by_any_attempt() -> None:
    game = takeover().city("D4", 1, "neutral", "academy").play(f"play {CARD}")
    assert game.legal("influence") == ["D3", "D4"]
    game.play("influence D4")
    assert game.asked == "influence_building"
    game.play("piece academy", "die 1")
    assert game.legal("influence") == ["D4"]


@pytest.mark.rule("CC-8.8", "CC-8.7")
def test_a_settlement_needs_the_card_and_a_piece() -> None:
    assert takeover().whys("influence D3") == ["influence_barbarians"]
    assert takeover().legal("play") == [CARD]
    spent = takeover()
    spent.state.edit(0).supply[0] = 0
    assert spent.legal("play") == []
    far = world().barbarians("D5", 1).holds(0, CARD)
    assert far.legal("play") == []
    assert far.has(0, culture=2).legal("play") == [CARD]  # size 1, three steps
    city = world().city("D3", 1, "neutral", "academy").holds(0, CARD)
    assert city.legal("play") == []
    done = takeover()
    done.state.influenced = True
    assert done.legal("play") == []
    boosted = takeover().knows(1, "devotion").has(0, culture=1).play(f"play {CARD}")
    boosted.play("influence D3", "die 4", "yes")
    assert (boosted.at("D3").owner, boosted.state.settlements_left) == (0, 10)


def test_targets_of_influence() -> None:
    game = table().all_land().turn_of(0).city("C3", 1, "neutral", "temple")
    game.barbarians("E4", 1)
    assert game.whys("influence D4", "influence E4", "influence D7", "influence D2") == [
        "no_city_there",
        "influence_barbarians",
        "influence_too_small",
        "influence_no_building",
    ]
    game.state.influenced = True
    assert game.whys("influence C3") == ["influenced_already"]
    game.state.influenced = False
    game.knows(1, "monuments").city("C3", 1, wonders="great_statue")
    assert game.whys("influence C3") == ["influence_monuments"]
    game = table().all_land().city("D6", 1, "neutral", "temple port").turn_of(0)
    assert game.whys("influence D6") == ["cannot_pay"]
    game.city("D5", 0).city("D6", 1, "neutral", "academy", colour=0)
    game.state.edit(0).supply[4] = 0
    game.play("influence D6")
    assert game.whys("piece temple", "piece academy", "piece fortress") == [
        "no_piece_left",
        "own_colour",
        "piece_not_there",
    ]


@pytest.mark.rule("CC-8.2", "CC-8.3")
def test_a_city_on_the_first_space_is_a_base() -> None:
    game = open_land().city("B3", 1, "neutral", "academy").turn_of(0)
    game.city("D2", 0, "happy", "temple", colour=1)  # under influence, so no base
    assert game.why("influence B3") == "influence_out_of_range"
    game.city(FIRST_SPACE, 0)
    assert game.legal("influence") == ["B3", "D2"]
    assert game.play("influence B3", "die 5").at("B3").colour(1) == 0


@pytest.mark.rule("CC-8.2", "CC-8.3")
@pytest.mark.parametrize("far", ["A5", "G7"])
def test_the_nearest_base_counts(far: str) -> None:
    game = open_land().city("D4", 1, "neutral", "academy").city(far, 0).turn_of(0)
    assert "D4" in game.legal("influence")


@pytest.mark.rule("CC-3.29.2", "CC-3.29.6", "CC-8.7")
def test_whose_cities_no_token_may_help_against() -> None:
    def tried(game: Table, label: str) -> str:
        return game.has(0, culture=1).turn_of(0).play(f"influence {label}", "die 4").asked

    def ruled() -> Table:
        return open_land().knows(1, "totalitarianism").city("D4", 1, "neutral", "academy")

    assert tried(ruled().units(1, "D4", settlers=1), "D4") == "influence_boost"
    assert tried(ruled().units(1, "D4", armies=1), "D4") == "main"
    own = open_land().knows(0, "separation_of_power").city("D2", 0, "happy", "temple", colour=1)
    assert tried(own, "D2") == "influence_boost"


@pytest.mark.rule("CC-8.7", "CC-3.27.3")
def test_monuments_guard_cities_with_a_wonder_against_others() -> None:
    game = open_land().city("D4", 1, "neutral", "academy").turn_of(0)
    game.city("D2", 0, "happy", "temple", "great_statue", colour=1).knows(0, "monuments")
    game.city("B3", 0)
    assert game.legal("influence") == ["D2", "D4"]
    game.knows(1, "monuments")
    assert game.legal("influence") == ["D2", "D4"]
    game.city("D4", 1, "neutral", "", "great_gardens")
    assert game.why("influence D4") == "influence_monuments"
    assert game.why("influence B3") == "influence_no_building"


@pytest.mark.rule("CC-8.8", "CC-20.1")
def test_a_takeover_needs_a_settlement_in_supply() -> None:
    game = open_land().barbarians("D4", 1).has(0, culture=1).holds(0, "act_15").turn_of(0)
    assert game.legal("play") == ["act_15"]
    game.play("play act_15")
    assert game.legal("influence") == ["D4"]
    game.state.edit(0).supply[0] = 0
    assert game.legal("influence") == []


@pytest.mark.rule("CC-3.29.2", "CC-3.29.6", "CC-3.29.10", "CC-8.3")
def test_where_tokens_are_forbidden_the_advance_is_told() -> None:
    for advance, told in (
        ("separation_of_power", "power_separated"),
        ("totalitarianism", "power_total"),
        ("devotion", "devoted"),
    ):
        game = world(culture=2).knows(1, advance).city("D5", 1, "happy", "temple")
        game.units(1, "D5", armies=1)
        assert game.whys("influence D5") == [told]
        near = world(culture=2).knows(1, advance).city("D4", 1, "happy", "temple")
        assert near.units(1, "D4", armies=1).legal("influence") == ["D4"]


@pytest.mark.rule("CC-8.8")
def test_why_barbarians_are_not_taken_over() -> None:
    game = takeover()
    assert game.whys("influence D3") == ["influence_barbarians"]
    far = world().barbarians("D6", 1).holds(0, CARD).barbarians("D3", 1).play(f"play {CARD}")
    assert far.whys("influence D6") == ["cannot_pay"]
    far.state.edit(0).supply[0] = 0
    assert far.whys("influence D3") == ["no_settlement"]
