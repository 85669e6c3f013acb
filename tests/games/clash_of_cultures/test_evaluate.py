"""Bots: the greedy one plays far better than at random, and knows what ends a game."""

from typing import cast

import pytest
from tests.games.clash_of_cultures.table import Table, table

from edubba.analysis import Budget, judge
from edubba.analysis.judge import chances_of
from edubba.bots import level_text, make_bot
from edubba.bots.simulate import Simulation
from edubba.bots.turns import NO_DEADLINE, Turns
from edubba.core import Actions, Evaluator
from edubba.core.rng import Rng
from edubba.core.state import CHANCE, OVER
from edubba.games.clash_of_cultures import GAME
from edubba.games.clash_of_cultures.evaluate import ClashEvaluator, near_objectives
from edubba.games.clash_of_cultures.space import SPACE
from edubba.games.clash_of_cultures.state import ClashState


def wins(games: int, budget: int, no_trading: bool) -> float:
    bots = [make_bot(f"greedy:budget={budget}", GAME), make_bot("random", GAME)]
    simulation = Simulation(GAME.setup(2, {"no_trading": no_trading}), bots, 11, True)
    simulation.run(games)
    won = 0
    for result, seating in zip(simulation.results, simulation.seating, strict=True):
        won += result.winners == [seating.index(0)]
    return won / games


@pytest.mark.compiled_only  # many games
def test_greedy_beats_random() -> None:
    assert wins(3, 20, True) > 0.6


@pytest.mark.slow
@pytest.mark.parametrize("no_trading", [False, True])
def test_greedy_beats_random_in_nearly_every_game(no_trading: bool) -> None:
    assert wins(200, 600, no_trading) >= 0.95


def test_actions_left_and_known_land_are_worth_something() -> None:
    """What lets it explore and settle: a turn that chance ends half-way, and land to live on."""
    evaluator = ClashEvaluator()
    position = table().city("C3", 0).turn_of(0)
    whole = evaluator.value(position.state, 0)
    assert evaluator.value(position.turn_of(0, actions=1).state, 0) < whole
    assert evaluator.value(position.turn_of(0).land("C4 forest").state, 0) > whole


def test_no_offer_looks_better_than_none() -> None:
    """Also when there is nothing else to do, a bot does not give away what it has."""
    position = table().has(0, food=3).holds(0, "act_05 act_06").turn_of(0, actions=0)
    assert position.legal("trade")
    bot = make_bot("greedy:budget=50", GAME)
    for seed in range(3):
        chosen = bot.choose(position.state, Rng(seed))
        assert SPACE.decode(chosen).verb != "trade"


def chosen(game: Table, budget: int = 50, seed: int = 1) -> str:
    bot = make_bot(f"greedy:budget={budget}", GAME)
    return str(SPACE.decode(bot.choose(game.state, Rng(seed))))


def value(game: Table, seat: int = 0) -> float:
    return ClashEvaluator().value(game.state, seat)


def at_razing(**advances: str) -> Table:
    """Each has one city of size 1, and red is asked whether to raze his."""
    game = table().knows(0, advances.get("red", "")).knows(1, advances.get("blue", ""))
    return game.status(3)


MANY = "writing math engineering roads storage irrigation husbandry fishing"


def razed_by_blue(**advances: str) -> Table:
    """Red keeps his city, and blue gives up his last one."""
    return at_razing(**advances).play("stop").play("pick D7")


@pytest.mark.rule("CC-19.1")
def test_an_end_is_worth_more_than_any_lead_if_won_and_less_if_lost() -> None:
    rich = at_razing(red=MANY).has(0, mood=300)
    assert value(razed_by_blue(red=MANY)) > value(rich) > value(at_razing())
    assert value(razed_by_blue(red=MANY), 1) < value(rich, 1) < value(at_razing(), 1)
    assert value(razed_by_blue(blue=MANY)) < value(at_razing(blue=MANY).has(1, mood=300))


@pytest.mark.rule("CC-14.4", "CC-19.1")
def test_nobody_razes_his_last_city_even_if_he_would_win_by_that() -> None:
    assert chosen(at_razing()) == "stop"
    assert chosen(at_razing(blue=MANY)) == "stop"
    assert chosen(at_razing(red=MANY)) == "stop"
    by_hand = make_bot("greedy:judgement=hand", GAME).choose(at_razing(red=MANY).state, Rng(1))
    assert str(SPACE.decode(by_hand)) == "stop"


def chosen_by_search(game: Table, seed: int) -> str:
    """What the master chooses when it has little time."""
    told = level_text("master", GAME).replace("iterations=2000,seconds=0.8", "iterations=20")
    return str(SPACE.decode(make_bot(told, GAME).choose(game.state, Rng(seed))))


@pytest.mark.compiled_only  # searches
def test_the_master_razes_no_city_to_found_it_again() -> None:
    game = table().city("C2", 0).units(0, "C2", settlers=1).knows(0, "sanitation writing")
    game.status(3)
    assert {chosen_by_search(game, seed) for seed in range(12)} == {"stop"}


CONSTRUCTION = "mining engineering sanitation roads"


@pytest.mark.rule("CC-14.1", "CC-15.6")
def test_an_objective_card_is_worth_more_the_nearer_it_is() -> None:
    def gain(known: int) -> float:
        """What a card is worth beside those advances: City Planner asks for all four."""
        advances = " ".join(CONSTRUCTION.split()[:known])
        with_card = table().knows(0, advances).holds(0, "obj_06")
        return value(with_card) - value(table().knows(0, advances).holds(0, "obj_07"))

    assert gain(2) == pytest.approx(0.0)
    assert 0.3 < gain(3) < gain(4) - 0.3
    # Two cards of one objective count once.
    democracy = "voting separation_of_power civil_liberties free_economy"
    two = table().knows(0, democracy).holds(0, "obj_24 obj_25")
    assert near_objectives(two.state, 0, 0.0) == 1.0
    # Cards of others are nobody's business.
    other = [table().knows(1, CONSTRUCTION).holds(1, card) for card in ("obj_06", "obj_07")]
    assert value(other[0]) == pytest.approx(value(other[1]))


def test_tokens_beyond_use_are_worth_next_to_nothing() -> None:
    first, later = (
        value(table().has(0, mood=n + 1)) - value(table().has(0, mood=n)) for n in (0, 9)
    )
    assert first > 4 * later > 0


class Tempted(Evaluator[ClashState]):
    """Thinks highly of an offer that waits for its answer, as a network did of one for nothing."""

    def value(self, state: ClashState, seat: int) -> float:
        return float(state.decision().name == "trade_answer")


class Shy(Tempted):
    def shuns(self, state: ClashState, seat: int) -> bool:
        return ClashEvaluator().shuns(state, seat)


@pytest.mark.rule("CC-17.3")
def test_nobody_makes_an_offer_however_good_it_looks() -> None:
    game = table().has(0, food=2).has(1, food=0).turn_of(0)
    actions = Actions()
    game.state.legal_into(actions)

    def ends_with(judge: Evaluator[ClashState]) -> str:
        turns = Turns(cast(Evaluator, judge))
        after = game.state.clone()
        for move in turns.ranked(after.clone(), actions, 300, Rng(1), NO_DEADLINE)[0].moves:
            after.apply(move)
        return after.decision().name

    assert ends_with(Tempted()) == "trade_answer"
    assert ends_with(Shy()) != "trade_answer"


@pytest.mark.rule("CC-17.3")
def test_an_offer_that_waits_changes_no_chances() -> None:
    """What is shown of them is no bot's business."""
    game = table().has(0, food=2).has(1, food=0).turn_of(0)
    before = chances_of(GAME).of_all(game.state)
    game.play("trade blue", "count 2")
    assert game.asked == "trade_answer"
    assert chances_of(GAME).of_all(game.state) == pytest.approx(before, abs=0.1)


@pytest.mark.compiled_only  # searches
def test_the_master_makes_no_offer_that_nobody_takes() -> None:
    game = table().has(0, food=0, culture=3).has(1, wood=2, food=2).turn_of(0, actions=0)
    game.holds(0, "act_05 act_06").holds(1, "act_07 act_08 act_09 act_10")
    assert game.legal("trade")
    assert {chosen_by_search(game, seed) for seed in range(12)} == {"end_turn"}


@pytest.mark.rule("CC-17.3")
def test_nobody_makes_an_offer_for_want_of_another_idea() -> None:
    game = table().has(0, food=2).has(1, food=2).turn_of(0, actions=0)
    pupil = make_bot(level_text("pupil", GAME), GAME)
    assert game.legal("trade")
    for seed in range(40):
        after = game.state.clone()
        rng = Rng(seed)
        while after.actor == 0:
            after.apply(pupil.choose(after, rng))
        assert after.decision().name != "trade_answer", seed


def home(barbarians: int, **units: int) -> Table:
    """Red's only city, Barbarians beside it, and units of his at home or in the field."""
    game = table().all_land().no_units(0).no_units(1).turn_of(0)
    return game.barbarians("D3", barbarians).units(0, "D2", **units)


@pytest.mark.rule("CC-11.5", "CC-11.6")
def test_raids_threaten_a_last_city_that_nobody_defends() -> None:
    alone = home(2)
    assert value(alone) < value(home(1)) < value(home(0))
    assert value(home(2).units(0, "C1", armies=2)) < value(home(2, armies=2))
    assert value(home(2).units(0, "C1", settlers=1)) < value(home(2, settlers=1))
    # A Fortress, and any other building, is more than its own worth; so is a second city.
    gain = value(home(2).city("D2", 0, buildings="fortress")) - value(alone)
    knowing = home(2).knows(0, "siegecraft")
    assert gain > value(home(0).city("D2", 0, buildings="fortress")) - value(home(0))
    assert value(home(2).city("C1", 0)) - value(alone) > value(home(0).city("C1", 0)) - value(
        home(0)
    )
    far = table().all_land().no_units(0).no_units(1).turn_of(0).barbarians("D5", 2)
    assert value(far) > value(alone)
    assert value(knowing) > value(alone)


@pytest.mark.rule("CC-13.6", "CC-13.8")
def test_cities_grow_before_an_earthquake_could_take_them_all() -> None:
    def cities(*labels: str, buildings: str = "") -> float:
        game = table().all_land().no_units(0).turn_of(0).city("D2", 0, buildings=buildings)
        for label in labels:
            game.city(label, 0)
        return value(game)

    third = cities("C4", "E4") - cities("C4")
    assert third < cities("C4", "E4", "D5") - cities("C4", "E4")
    assert third < cities("C4", "E4", buildings="temple") - cities("C4", buildings="temple")


@pytest.mark.rule("CC-3.7", "CC-11.5")
def test_no_event_is_drawn_lightly_under_such_a_threat() -> None:
    """With the same advance, once with the second yellow outline and once with the third."""
    costs = []
    for barbarians in (0, 2):
        calm = home(barbarians).levels(0, happiness=1).has(0, food=2).play("advance storage")
        drawn = home(barbarians).levels(0, happiness=2).has(0, food=2).play("advance storage")
        assert drawn.state.actor == CHANCE
        costs.append(value(calm) - value(drawn))
    assert costs[1] > costs[0] + 1


@pytest.mark.rule("CC-11.8")
def test_nobody_hires_mercenaries_against_himself() -> None:
    """They could only raid his own city, or stay where they are; not even as the last action."""
    for actions in (1, 3):
        game = table().no_units(0).land("D3 fertile, C3 sea, E3 sea").barbarians("D3", 2)
        game.has(0, food=0, wood=1).holds(0, "act_13").turn_of(0, actions)
        assert game.legal("play") == ["act_13"]
        for bot in (make_bot(level, GAME) for level in ("scribe", "brother", "overseer", "master")):
            for seed in range(3):
                first = SPACE.decode(bot.choose(game.state, Rng(seed)))
                assert str(first) != "play act_13", (bot.name, actions, seed)
    assert chosen(game.play("play act_13")) == "stop"
    before = value(game)
    assert value(game.play("from D3", "kind wood", "to D2")) < before - 1


@pytest.mark.compiled_only  # many games
def test_games_last_beyond_the_third_round() -> None:
    """With the dice of a game that ended in round 2 when an end was not judged."""
    state = GAME.setup(2, {"no_trading": True}).new()
    assert isinstance(state, ClashState)
    bot = make_bot("greedy:budget=20", GAME)
    dice = Rng(16)
    actions = Actions()
    while state.actor != OVER and state.round < 4:
        state.legal_into(actions)
        if state.actor == CHANCE:
            state.apply(actions.draw(dice))
        else:
            state.apply(bot.choose(state, dice))
    assert state.actor != OVER


def saver(advances: str = "engineering philosophy", **goods: int) -> Table:
    """Red may build in a second city, and the Great Library is displayed."""
    game = table().all_land().city("C2", 0).knows(0, advances).has(0, **goods)
    return game.display("great_library").turn_of(0)


@pytest.mark.rule("CC-16.2", "CC-16.3")
def test_who_saves_for_a_wonder_thinks_more_of_what_it_asks_for() -> None:
    wood = value(saver(wood=6)) - value(saver(wood=5))
    spare = value(saver(wood=7)) - value(saver(wood=6))
    assert wood > spare > 0
    nearer = value(saver(food=3, wood=6, ore=3)) - value(saver(food=3, wood=6, ore=2))
    assert nearer > wood
    tokens = value(saver(culture=5)) - value(saver(culture=4))
    assert tokens > value(saver(culture=6)) - value(saver(culture=5))
    gold = value(saver(food=3, wood=6, ore=2, gold=1)) - value(saver(food=3, wood=6, ore=2))
    assert gold == pytest.approx(nearer)
    knowing = value(saver()) - value(saver("engineering writing"))
    assert knowing > value(saver("engineering writing")) - value(saver("writing storage"))


@pytest.mark.rule("CC-16.5")
def test_a_wonder_is_built_as_soon_as_it_can_be() -> None:
    game = saver(food=3, wood=6, ore=3, culture=5)
    assert game.play("activate D2").legal("wonder") == ["great_library"]
    assert chosen(game, 200) == "wonder great_library"
    kept = value(game)
    assert value(game.play("wonder great_library").settle()) > kept


@pytest.mark.slow
@pytest.mark.compiled_only  # whole games
@pytest.mark.parametrize("seats", [2, 3])
def test_masters_build_wonders_in_half_of_their_games(seats: int) -> None:
    games = 20
    simulation = Simulation(GAME.setup(seats), [make_bot("master", GAME)] * seats, 7, True)
    simulation.run(games)
    built = [max(result.breakdown["wonders"]) > 0 for result in simulation.results]
    assert sum(built) >= games / 2


@pytest.mark.rule("CC-17.3")
def test_an_offer_that_somebody_made_is_judged_though_no_bot_would_make_it() -> None:
    gift = table().has(0, food=1).has(1, food=0).turn_of(0).play("trade blue")
    offer = SPACE.parse("count 1")
    found = judge(gift.state.setup, gift.state, Budget(1, 1.0), Rng(1), (offer,))
    assert sorted(each.move for each in found.choices) == ["count 0", "count 1"]
