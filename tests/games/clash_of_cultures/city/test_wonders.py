"""The seven Wonders and the eighth of a variant (CC-16)."""

import pytest
from tests.games.clash_of_cultures.scenes import open_land
from tests.games.clash_of_cultures.table import Table, table

from edubba.games.clash_of_cultures.layout import cell_of
from edubba.games.clash_of_cultures.space import CARDS, DATA, EVENTS, WONDERS
from edubba.games.clash_of_cultures.terms import WONDER_COST


def owner_of(wonder: str, **options: bool) -> Table:
    return table(**options).all_land().no_units(0).no_units(1).city("D2", 0, "happy", "", wonder)


@pytest.mark.rule("CC-16.6", "CC-16.3")
def test_costs() -> None:
    costs = [[int(WONDER_COST[w][kind]) for kind in (0, 1, 2, 6)] for w in range(7)]
    assert costs == [
        [2, 3, 7, 5],
        [5, 5, 2, 5],
        [3, 6, 3, 5],
        [3, 5, 4, 5],
        [4, 4, 4, 5],
        [3, 4, 5, 5],
        [3, 4, 5, 5],
    ]
    needs = [w.texts("requires_advances")[1] for w in DATA.each("wonders")]
    listed = "rituals irrigation philosophy cartography priesthood monuments sports"
    assert needs == listed.split()
    assert all(w.texts("requires_advances")[0] == "engineering" for w in DATA.each("wonders"))


@pytest.mark.rule("CC-16.2", "CC-16.3")
def test_what_a_wonder_needs() -> None:
    def site(**options: bool) -> Table:
        game = table(**options).all_land().no_units(0).city("D4", 0).display("great_statue")
        game.has(0, food=2, wood=4, ore=5, gold=1, culture=5).knows(0, "arts monuments")
        return game.city("D2", 0, "neutral").turn_of(0)

    assert site().play("activate D2").why("wonder great_statue") == "wonder_needs_advances"
    game = site().knows(0, "engineering").play("activate D2", "wonder great_statue", "draw obj_01")
    assert (game.goods(0), game.objectives(0)) == ({}, {"obj_01"})
    assert game.state.display == 0
    poor = site().knows(0, "engineering").has(0, culture=4, mood=1).play("activate D2")
    assert poor.refusal("wonder great_statue").rule == "CC-16.3"
    assert (
        "wonder great_statue" in site(wonders_without_engineering=True).play("activate D2").legal()
    )
    sad = site(wonders_need_happy_city=True).knows(0, "engineering").play("activate D2")
    assert "wonder great_statue" not in sad.legal()


@pytest.mark.rule("CC-16.6.1", "CC-19.3")
def test_great_pyramids_win_ties() -> None:
    game = owner_of("great_pyramids")
    game.state.edit(1).half_points = 10
    game.state.edit(1).scored = 0
    game.state.round = 6
    game.status(0)
    result = game.state.result()
    assert (result.points, result.places) == ([7, 7], [1, 2])
    assert result.facts == {"great_pyramids": 0}


@pytest.mark.rule("CC-16.6.2")
def test_great_gardens() -> None:
    game = owner_of("great_gardens").turn_of(0).play("activate D2", "collect", "pick D2")
    assert game.legal("kind") == ["food", "wood", "ore", "ideas", "gold"]
    game.play("kind gold")
    assert game.goods(0)["gold"] == 1
    attack = owner_of("great_gardens").knows(1, "tactics").units(1, "D4", armies=1).turn_of(1)
    attack.play("move", "from D4", "with army1", "to D3", "move", "from D3", "with army1")
    assert "D2" not in attack.legal("to")
    assert attack.refusal("to D2").rule == "CC-16.6.2"


@pytest.mark.rule("CC-16.6.3", "CC-20.12")
def test_great_library() -> None:
    game = owner_of("great_library").has(0, food=2).turn_of(0, actions=3)
    game.play("use great_library")
    assert "writing" in game.legal("advance")
    assert "navigation" in game.legal("advance")
    assert "voting" not in game.legal("advance")
    assert "farming" not in game.legal("advance")
    game.play("advance storage")
    assert (game.state.maximum(0, 0), game.goods(0)) == (7, {"food": 2})
    assert "storage" not in game.advances(0)
    game.has(0, food=5).play("end_turn")
    assert game.goods(0) == {"food": 2}
    building = owner_of("great_library").city("D4", 0).has(0, food=1, wood=1, ore=1).turn_of(0)
    building.play("use great_library", "advance myths", "activate D4")
    assert building.legal("piece") == []


@pytest.mark.rule("CC-16.6.4", "CC-14.5")
def test_great_lighthouse() -> None:
    game = owner_of("great_lighthouse").land("D5 sea, D6 sea").units(1, "D6", ships=1).turn_of(0)
    game.play("use great_lighthouse")
    assert game.legal("pick") == ["D5"]
    game.play("pick D5")
    assert (game.stands("D5"), game.at("D2").activations, game.state.actions) == ((0, 0, 1), 1, 3)
    token = owner_of("great_lighthouse").levels(1, culture=5).status(4)
    assert (token.asked, token.state.actor) == ("name_first", 0)
    site = table().all_land().display("great_lighthouse").city("D4", 0).no_units(0)
    site.knows(0, "engineering fishing cartography").turn_of(0).play("activate D2")
    assert site.refusal("wonder great_lighthouse").rule == "CC-16.6.4"


@pytest.mark.rule("CC-16.6.5")
def test_great_mausoleum() -> None:
    game = owner_of("great_mausoleum").knows(0, "bartering").holds(0, "act_05 act_06").turn_of(0)
    game.state.action_discard = game.state.action_discard[:0]
    game.play("use bartering", "card act_05", "kind gold", "advance writing", "count 0")
    assert game.asked == "from_discard"
    game.play("yes", "draw obj_01")
    assert game.hand(0) == {"act_05", "act_06"}
    below = owner_of("great_mausoleum").knows(0, "bartering").holds(0, "act_05").turn_of(0)
    below.holds(1, "act_09").knows(1, "bartering").turn_of(1)
    below.play("use bartering", "card act_09", "kind gold", "end_turn", "use bartering")
    below.play("card act_05", "kind gold")
    assert [CARDS[card] for card in below.state.action_discard] == ["act_05", "act_09"]
    event = owner_of("great_mausoleum").levels(0, happiness=2).turn_of(0)
    event.state.event_deck &= ~1
    event.state.event_discard = event.state.event_discard[:0]
    event.event_for(0, "ev_10").settle()
    while event.asked != "main":
        event.play(event.legal()[0])
    assert [EVENTS[e] for e in event.state.event_discard] == ["ev_10"]
    event.has(0, food=2).play("advance storage", "yes")
    assert event.asked == "spawn_space"


@pytest.mark.rule("CC-16.6.6")
def test_great_statue() -> None:
    game = owner_of("great_statue").holds(0, "obj_01 obj_02").turn_of(0, actions=0)
    game.play("use great_statue", "objective obj_02")
    assert (game.state.actions, game.objectives(0)) == (1, {"obj_01"})
    assert "use great_statue" not in game.legal()
    assert game.state.objective_discard == 2


@pytest.mark.rule("CC-16.6.7")
def test_great_colosseum() -> None:
    game = owner_of("great_colosseum").knows(0, "tactics writing philosophy voting")
    game.has(0, culture=3).city("D4", 0).turn_of(0).play("use voting", "pick D4")
    assert (game.mood("D4"), game.goods(0)["culture"]) == ("happy", 1)
    game.units(0, "D4", armies=1).units(1, "D5", armies=1)
    game.play("move", "from D4", "with army1", "to D5", "die 4", "die 1", "kind culture")
    assert game.state.holder(cell_of("D5")) == 0
    assert game.goods(0) == {"food": 2}


def test_great_wall_of_the_variant() -> None:
    assert table(great_wall=True).state.wonder_deck == (1 << 8) - 1
    assert table().state.wonder_deck == (1 << 7) - 1
    game = owner_of("great_wall", great_wall=True).knows(1, "tactics").units(0, "D2", armies=1)
    game.units(1, "D3", armies=1).turn_of(1).play("move", "from D3", "with army1", "to D2")
    game.play("die 6", "die 1")
    assert game.asked == "retreat"  # 6 - 2 = 4
    raid = owner_of("great_wall", great_wall=True).barbarians("D3", 3).turn_of(0)
    raid.event_for(0, "ev_03").settle()
    assert raid.state.barbarians[cell_of("D3")] == 0
    assert WONDERS[7] == "great_wall"


def test_wonders_that_cannot_be_built() -> None:
    game = table().knows(0, "engineering").display("great_lighthouse").city("C2", 0, "angry")
    game.has(0, food=2).turn_of(0).play("activate C2")
    assert game.whys("wonder great_lighthouse") == ["angry_cannot_grow"]
    game.play("collect", "pick C2")
    game.settle().play("activate D2")
    assert game.whys("wonder great_lighthouse") == ["wonder_needs_advances"]
    game.knows(0, "cartography")
    assert game.whys("wonder great_lighthouse") == ["wonder_needs_port"]
    game.city("D2", 0, "happy", "port")
    assert game.whys("wonder great_lighthouse") == ["city_too_big"]
    game.city("E2", 0)
    assert game.whys("wonder great_lighthouse") == ["cannot_pay"]
    assert game.lacks("wonder great_lighthouse") == ["1 food, 4 wood, 4 ore, 5 Culture tokens"]


@pytest.mark.rule("CC-16.6.4", "CC-6.3")
def test_the_great_lighthouse_works_as_often_as_its_city_can_be_activated() -> None:
    game = open_land().land("D5 sea, E5 sea").city("D2", 0, "neutral", "", "great_lighthouse")
    game.turn_of(0).play("use great_lighthouse", "pick D5", "use great_lighthouse", "pick E5")
    assert (game.stands("D5"), game.stands("E5"), game.mood("D2")) == ((0, 0, 1),) * 2 + ("angry",)
    assert game.why("use great_lighthouse") == "use_nothing"
