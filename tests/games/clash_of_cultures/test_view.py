"""What a seat sees of the table, and how the terminal draws it."""

from collections.abc import Iterator

import pytest
from rich.text import Text
from tests.games.clash_of_cultures.empires import empires
from tests.games.clash_of_cultures.table import table

from edubba.core.catalogue import word
from edubba.core.journal import SPECTATOR
from edubba.core.prompt import prompt_for
from edubba.core.rng import Rng
from edubba.core.state import OVER
from edubba.games.clash_of_cultures import GAME
from edubba.games.clash_of_cultures.decisions.cards.conditions import holds
from edubba.games.clash_of_cultures.goal_view import progress
from edubba.games.clash_of_cultures.goals import (
    CARD_GOALS,
    GOAL_STATUS,
    GOAL_TEST,
    OWN_CITY_FAR_FROM_START,
)
from edubba.games.clash_of_cultures.space import HALVES, KINDS
from edubba.games.clash_of_cultures.state import ClashState
from edubba.games.clash_of_cultures.view import ClashView
from edubba.testing.conformance.walk import anything


def test_the_whole_table_is_seen() -> None:
    game = table().knows(0, "fishing tactics").land("D3 sea, C3 mountain").no_units(0)
    game.city("D2", 0, "neutral", "port", wonders="great_statue", port="D3").exhausted("C2")
    game.units(0, "D2", armies=2).units(0, "D3", ships=1).aboard(0, 1, settlers=1)
    game.barbarians("E2", 2).turn_of(0)
    game.state.edit(1).assassinated = 1
    game.state.edit(0).truce = 0b10
    game.state.edit(0).borrowed = 1
    game.play("move", "from D2", "with army1", "to C3")
    view = game.view(SPECTATOR)
    spaces = {space.id: space for space in view.spaces}
    assert (spaces["D3"].terrain, spaces["D3"].ships, spaces["D3"].units_of) == ("sea", 1, "red")
    assert (spaces["D4"].terrain, spaces["C2"].exhausted, spaces["E2"].barbarians) == (
        None,
        True,
        2,
    )
    assert (spaces["E2"].city, spaces["D2"].city, spaces["D2"].region) == (
        "barbarians",
        "red",
        "s1",
    )
    city = next(city for city in view.cities if city.cell == "D2")
    assert (city.mood, city.size, city.port) == ("neutral", 3, "D3")
    assert (city.buildings, city.wonders) == ({"port": "red"}, ["great_statue"])
    red, blue = view.players
    assert (red.truce, red.borrowed, blue.lost_actions, red.banned) == (
        ["blue"],
        "storage",
        1,
        False,
    )
    assert red.maximum == {"food": 7, "wood": 7, "ore": 7, "ideas": 7, "gold": 7}
    units = {unit.id: (unit.cell, unit.aboard, unit.marks) for unit in red.units}
    assert units["settler1"] == ("D3", "ship1", [])
    assert units["army1"] == ("C3", None, ["mountain", "moved"])
    assert (view.actions, view.active, view.tiles_left) == (2, "red", 16)


def test_a_tile_that_waits_to_be_laid() -> None:
    game = table().land("B3 sea, E3 sea").turn_of(0)
    game.play("move", "from D2", "with settler1", "to D3", "tile r16")
    assert game.asked == "orient_region"
    view = game.view(1)
    assert view.turned is not None
    assert (view.turned.region, view.turned.tile) == ("u03", "r16")
    assert view.turned.a == {"D3": "mountain", "C4": "forest", "E4": "mountain", "D4": "barren"}
    assert view.turned.b == {"D3": "barren", "C4": "mountain", "E4": "forest", "D4": "mountain"}
    regions = {region.id: (region.face_up, region.spaces) for region in view.regions}
    assert regions["u03"] == (False, ["D3", "C4", "E4", "D4"])
    game.play("orient b")
    view = game.view(1)
    assert view.turned is None
    assert next(region for region in view.regions if region.id == "u03").face_up


def test_an_event_that_is_being_resolved() -> None:
    game = table(3).turn_of(0).event_for(0, "ev_11").play("pick D3", "pick D3")
    view = game.view(2)
    assert (game.asked, view.event) == ("share_out", "ev_11")
    assert word(view.glossary.events["ev_11"].name) == "A Good Year"
    assert word(view.glossary.events["ev_11"].text).startswith("You gain 1 food;")
    game.play("player blue")
    assert game.view(2).event is None
    assert game.view(2).event_discard == ["ev_11"]


def test_an_offer_is_public_but_for_its_cards() -> None:
    game = table(3).has(0, food=2).has(1, wood=2).holds(0, "act_05 act_06").turn_of(0)
    game.play("trade blue", "count 1", "card act_06", "stop", "count 0", "count 2")
    for seat, cards in ((0, ["act_06"]), (1, ["act_06"]), (2, []), (SPECTATOR, [])):
        trade = game.view(seat).trade
        assert trade is not None
        assert (trade.by, trade.to, trade.made, trade.counter) == ("red", "blue", True, False)
        assert (trade.gives, trade.wants) == ({"food": 1, "action_cards": 1}, {"wood": 2})
        assert trade.cards == cards
    game.play("trade red")
    counter = game.view(0).trade
    assert counter is not None
    assert (counter.by, counter.to, counter.made, counter.counter) == ("blue", "red", False, True)
    game.play("count 0", "count 1", "count 0", "count 0", "no")
    assert game.view(0).trade is None


def test_a_battle_and_the_cards_in_it() -> None:
    game = table().knows(0, "tactics").knows(1, "tactics").all_land().no_units(0).no_units(1)
    game.units(0, "D4", armies=2).units(1, "D5", armies=1).holds(0, "act_38").holds(1, "act_06")
    game.turn_of(0).play("move", "from D4", "with army1", "with army2", "to D5", "card act_38")
    for seat, card in ((0, "act_38"), (1, None), (SPECTATOR, None)):
        battle = game.view(seat).battle
        assert battle is not None
        attacker, defender = battle.sides
        assert (attacker.who, attacker.card, attacker.face_down) == ("red", card, True)
        assert (defender.who, defender.card, defender.face_down) == ("blue", None, False)
        assert (battle.cell, battle.origin, battle.units) == ("D5", "D4", ["army1", "army2"])
        assert (battle.round, battle.naval, battle.raid, battle.ambush) == (1, False, False, False)
    game.play("no", "die 6")
    battle = game.view(SPECTATOR).battle
    assert battle is not None
    attacker = battle.sides[0]
    assert (attacker.card, attacker.face_down) == ("act_38", False)
    assert (attacker.dice, attacker.value) == (1, 6)
    assert word(game.view(1).glossary.cards["act_38"].name) == "Militia / High Morale"


def test_what_waits_in_a_turn_and_who_comes_when() -> None:
    game = table(3).holds(0, "act_19").turn_of(0).play("play act_19")
    view = game.view(1)
    assert (view.waiting, view.order) == (["production_focus"], ["red", "blue", "yellow"])
    assert (view.rounds, view.turns, view.event_levels) == (6, 3, [3, 5, 7])
    game.state.first = 2
    assert game.view(1).order == ["yellow", "red", "blue"]


def test_player_boards_and_supplies() -> None:
    game = table().knows(0, "philosophy voting writing").no_units(0).units(0, "D2", armies=3)
    game.city("D2", 0, "happy", "academy fortress").turn_of(0)
    red, blue = game.view(0).players
    assert (red.government, blue.government) == ("democracy", None)
    assert red.supply == {
        "settlement": 6,
        "port": 5,
        "academy": 4,
        "fortress": 4,
        "temple": 5,
        "settler": 4,
        "army": 13,
        "ship": 4,
    }
    assert red.score == {
        "city_pieces": 3,
        "advances": 2,
        "wonders": 0,
        "objectives": 0,
        "events": 0,
    }
    assert sum(red.score.values()) == red.points
    city = next(city for city in game.view(0).cities if city.cell == "D2")
    assert (city.usable, city.capacity, city.size) == (["academy"], 4, 3)


def test_the_map_in_the_terminal() -> None:
    game = table().land("D3 sea").no_units(0).units(0, "D3", ships=1).barbarians("C2", 1)
    game.turn_of(0)
    drawing = Text.from_markup(game.setup.game.draw(game.view(0))).plain
    assert "Round 1, turn 1   Red  has 3 actions" in drawing
    for part in ("D1 barr", "D3 sea", "E3 ????", "R1h", "X*1 1b", "R+1", "B+1"):
        assert part in drawing
    lines = drawing.splitlines()
    columns = {line.index("D3 sea") for line in lines if "D3 sea" in line}
    assert columns == {line.index("D1 barr") for line in lines if "D1 barr" in line}


def elements(view: ClashView) -> Iterator[str]:
    """All that a board drawn from a view has: the table of docs/games/clash_of_cultures.md."""
    for verb in ("advance", "move", "civic", "collect", "build_units"):
        yield f"verb:{verb}"
    if view.turned is not None:
        yield from ("way:a", "way:b")
    for space in view.spaces:
        yield f"space:{space.id}"
    for region in view.regions:
        yield f"region:{region.id}"
    for city in view.cities:
        yield f"piece:{city.cell}.settlement"
        for piece in [*city.buildings, *city.wonders]:
            yield f"piece:{city.cell}.{piece}"
        for wonder in city.wonders:
            yield f"wonder:{wonder}"
    for wonder in view.display:
        yield f"wonder:{wonder}"
    for advance, text in view.glossary.advances.items():
        yield f"advance:{advance}"
        if text.government:
            yield f"government:{text.category}"
    for card in view.looked:
        yield f"objective:{card}"
    for player in view.players:
        yield f"player:{player.colour}"
        for card in player.hand:
            yield f"card:{card}"
        for card in player.objectives:
            yield f"objective:{card}"
        if player.seat == view.seat:
            for unit in player.units:
                yield f"unit:{unit.id}"
            for kind in player.goods:
                yield f"kind:{kind}"
            for piece in player.supply:
                yield f"supply:{piece}"


@pytest.mark.compiled_only  # many games
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_target_is_an_element_of_the_view_and_every_id_has_its_wording(seats: int) -> None:
    seen: set[str] = set()
    for seed in range(8):
        setup = GAME.setup(seats, {"no_trading": seed > 1})
        rng = Rng(100 * seats + seed)
        state = setup.new()
        while state.actor != OVER:
            prompt = prompt_for(setup, setup.space(), state, state.actor)
            if prompt is not None:
                view = setup.game.view(setup, state, state.actor)
                assert isinstance(view, ClashView)
                drawn = {*elements(view)}
                for offer in prompt.offers:
                    for element in offer.targets:
                        kind = element.partition(":")[0]
                        seen.add(kind)
                        if kind != "button":
                            assert element in drawn, (prompt.decision, offer.move, element)
                assert_worded(view)
            state.apply(anything(state, rng))
    assert seen >= {"space", "unit", "card", "advance", "player", "supply"}


def assert_worded(view: ClashView) -> None:
    """Every card that a view names has its text in the glossary."""
    named = {card for player in view.players for card in player.hand} | {*view.action_discard}
    objectives = {card for player in view.players for card in player.objectives + player.scored}
    assert named <= {*view.glossary.cards}
    assert objectives | {*view.looked} == {*view.glossary.objectives} - {*view.objective_discard}
    assert {*view.event_discard} <= {*view.glossary.events}


def test_the_board_as_a_menu() -> None:
    """Where groups can go, and what an activated city can take, before anything is answered."""
    game = empires()
    marches = {(march.start, *march.units): march.ways for march in game.view(0).marches}
    three = marches["E6", "army1", "army2", "army3"]
    assert {"to E7", "to F6", "to F5", "road F4"} <= {*three}
    assert "embark D5" not in three
    assert "embark D5" in marches["E6", "army1"]
    assert game.view(1).marches == []
    assert [game.places(move) for move in ("move", "advance storage", "activate E4")] == [
        ["verb:move"],
        ["verb:advance", "advance:storage"],
        ["space:E4", "button:activate"],
    ]
    game.play("activate E4")
    harvest = game.view(0).harvest
    assert harvest is not None
    assert (harvest.city, harvest.left, game.view(1).harvest) == ("E4", 5, None)
    assert harvest.yields["D4"] == ["food", "gold", "mood"]
    assert game.places("collect") == ["verb:collect"]
    game.play("collect", "pick E5")
    harvest = game.view(0).harvest
    assert harvest is not None
    assert (harvest.left, "E5" in harvest.yields) == (4, False)


def test_prices_are_those_the_seat_would_pay() -> None:
    """Priesthood spares the food of a Science advance, State Religion that of the first Temple."""
    game = empires()
    prices = game.view(1).prices
    assert prices is not None
    assert (prices.advances["math"], prices.advances["arts"]) == ({}, {"food": 2})
    assert "priesthood" not in prices.advances
    prices = game.view(0).prices
    assert prices is not None
    assert prices.pieces["temple"] == prices.pieces["port"] == {"food": 1, "wood": 1, "ore": 1}
    ship = {"wood": 1, "ore": 1}
    assert prices.units == {
        "settler": {"food": 2},
        "army": {"food": 1},
        "ship": ship,
        "drafted_army": {"mood": 1},
        "welcomed_settler": {"mood": 1},
    }
    game.knows(0, "state_religion")
    prices = game.view(0).prices
    assert prices is not None
    assert prices.pieces["temple"] == {"wood": 1, "ore": 1}
    assert game.view(SPECTATOR).prices is None


def test_what_improving_and_influence_come_to() -> None:
    """A city is raised for as many tokens as it is large; the die and what tokens add to it."""
    game = empires()
    prices = game.view(0).prices
    assert prices is not None
    assert prices.civic == {"C5": {"mood": 1}, "G4": {"mood": 2}}
    near, own = prices.influence["C7"], prices.influence
    assert (near.tokens, near.needs, near.boosts) == (0, 5, 4)
    assert {f"influence {cell}" for cell in own} == {
        move for move in game.legal() if move.startswith("influence")
    }
    others = game.view(1).prices
    assert others is not None
    assert others.influence == {}
    game.knows(0, "conversion")
    prices = game.view(0).prices
    assert prices is not None
    assert prices.influence["C7"].needs == 4
    assert prices.uses["taxes"] == {"mood": 1}


def test_a_payment_lists_its_ways_and_the_answers_that_lead_there() -> None:
    """Each way of paying, sent answer by answer, pays exactly what it says."""
    ways = empires().play("advance draft").view(0).payments
    assert len(ways) > 3
    assert empires().play("advance draft").view(1).payments == []
    assert sum(ways[0].counts) == 0
    for way in ways:
        game = empires().play("advance draft")
        before = dict(game.view(0).players[0].goods)
        game.play(*(f"count {count}" for count in way.counts))
        assert game.view(0).payments == []
        held = game.state.player(0).kinds
        paid = {kind: before[kind] - held[at] for at, kind in enumerate(KINDS)}
        assert {kind: count for kind, count in paid.items() if count > 0} == way.paid


def test_how_far_the_objectives_in_the_own_hand_are() -> None:
    """Two academies against one each; Blue has as many happy cities; instant ones tell nothing."""
    game = empires().holds(0, "obj_03 obj_04 obj_10")
    found = {half: (goal.have, goal.needs, goal.met) for half, goal in game.view(0).goals.items()}
    assert found == {
        "obj_02.peace": (2, 2, True),
        "obj_03.peace": (1, 2, False),
        "obj_04.peace": (15, 14, True),
        "obj_07.peace": (2, 5, False),
        "obj_08.peace": (2, 4, False),
        "obj_10.peace": (9, 9, True),
    }
    assert game.view(1).goals == game.view(SPECTATOR).goals == {}


def test_an_objective_is_met_when_enough_is_counted_for_it() -> None:
    """What is counted and what the rules ask agree on every objective of games as they come."""
    for seed in range(3):
        state, rng = GAME.setup(3, {}).new(), Rng(seed)
        assert isinstance(state, ClashState)
        for at in range(900):
            if state.actor == OVER:
                break
            state.apply(anything(state, rng))
            if at % 40 == 0:
                for half in range(len(HALVES)):
                    goal = CARD_GOALS[half]
                    if GOAL_STATUS[goal] and GOAL_TEST[goal] != OWN_CITY_FAR_FROM_START:
                        for seat in range(3):
                            have, needs = progress(state, seat, goal)
                            assert holds(state, seat, goal) == (have >= needs), HALVES[half]


def test_what_is_missing_for_the_next_advance() -> None:
    """Gold and ideas stand in for food, so only what they leave open is missing."""
    game = table().has(0, food=1).turn_of(0)

    def lack() -> str | None:
        prices = game.view(0).prices
        return None if prices is None or prices.lack is None else word(prices.lack)

    assert lack() == "1 food"
    game.has(0, food=0)
    assert lack() == "2 food"
    game.has(0, ideas=1)
    assert lack() == "1 food"
    game.has(0, gold=1)
    assert lack() is None


def test_a_group_that_is_half_chosen_goes_on_from_there() -> None:
    game = empires()
    game.play("move", "from E6", "with army1")
    groups = [march.units for march in game.view(0).marches]
    assert groups == [["army1"], ["army1", "army2"], ["army1", "army2", "army3"]]


def test_a_verb_that_is_shut_says_why_and_names_its_rule() -> None:
    game = table(3).no_units(0).turn_of(0)
    shut = {each.verb: each for each in game.view(0).shut}
    assert {"move", "found", "civic", "influence", "play", "use"} <= shut.keys()
    assert "activate" not in shut
    move, found = shut["move"], shut["found"]
    assert (move.rule, found.rule, found.why) == ("CC-4.1", "CC-5.1", None)
    assert move.why is not None
    assert word(move.why, "en") == "None of your units can move."
    assert game.view(1).shut == []


def test_a_unit_that_cannot_be_built_says_why() -> None:
    game = table(2).turn_of(0).has(0, food=1, wood=0, ore=0, gold=0)
    game.play("activate D2", "build_units")
    shut = {each.verb: each for each in game.view(0).shut}
    assert shut.keys() == {"settler", "ship"}
    assert (shut["settler"].rule, shut["ship"].rule) == ("CC-6.5", "CC-6.5")
    settler = shut["settler"].why
    assert settler is not None
    assert word(settler, "en") == "You lack 1 food."
    assert game.view(1).shut == []


def test_the_question_of_an_activation_names_its_city() -> None:
    game = table(2).turn_of(0).play("activate D2")
    assert game.state.decision().prompt(game.state).args["cell"] == "D2"


def test_without_actions_all_that_takes_one_is_shut_for_that_reason() -> None:
    game = empires()
    game.state.actions = 0
    shut = {each.verb: each for each in game.view(0).shut}
    taking = ["advance", "move", "found", "activate", "civic", "influence"]
    assert [shut[verb].rule for verb in taking] == ["CC-2.2"] * len(taking)
    assert "trade" not in shut
