"""The far ends of single rules: where a condition turns, and the first space of the board."""

from collections.abc import Callable

import pytest
from tests.games.clash_of_cultures.table import Table, table

from edubba.core.journal import Event
from edubba.games.clash_of_cultures.board_events import CityLost, DieRolled, PieceLost, RoundFought
from edubba.games.clash_of_cultures.codes import KIND, KINDS
from edubba.games.clash_of_cultures.decisions.conditions import holds, routes
from edubba.games.clash_of_cultures.events import (
    AdvanceGained,
    GovernmentLeft,
    MoodLossPrevented,
    ObjectiveScored,
)
from edubba.games.clash_of_cultures.layout import cell_of
from edubba.games.clash_of_cultures.space import ADVANCES, COLOURS, OBJECTIVES, SPACE

FIRST_SPACE = "A3"
"""Cell number 0, which only the board for two players has."""
BIG = "port academy fortress temple"
"""What makes a city of size 5."""


def open_land() -> Table:
    return table().all_land().no_units(0).no_units(1)


def met(game: Table, objective: str, seat: int = 0) -> bool:
    return bool(holds(game.state, seat, OBJECTIVES.index(objective)))


def drawn(game: Table, event: str, until: str = "main") -> Table:
    """An Event of red's turn up to some question; before it the first answer will do."""
    game.turn_of(0).event_for(0, event)
    while game.asked not in (until, "main"):
        game.play(game.legal()[0])
    return game


def attack(game: Table, armies: int) -> Table:
    """Red leads his Army units from D3 to D4."""
    game.knows(0, "tactics").units(0, "D3", armies=armies).turn_of(0).play("move", "from D3")
    return game.play(*[f"with army{n + 1}" for n in range(armies)], "to D4")


def test_the_first_space_has_the_first_number() -> None:
    assert cell_of(FIRST_SPACE) == 0
    assert table().state.terms.layout.cells[0] == 0


@pytest.mark.rule("CC-5.1")
def test_a_city_is_founded_on_the_first_space() -> None:
    game = open_land().units(0, FIRST_SPACE, settlers=1).turn_of(0).play(f"found {FIRST_SPACE}")
    assert (game.at(FIRST_SPACE).owner, game.stands(FIRST_SPACE)) == (0, (0, 0, 0))
    assert game.advances(0) == {"farming", "mining"}


@pytest.mark.rule("CC-8.2", "CC-8.3")
def test_a_city_on_the_first_space_is_a_base() -> None:
    game = open_land().city("B3", 1, "neutral", "academy").turn_of(0)
    game.city("D2", 0, "happy", "temple", colour=1)  # under influence, so no base
    assert game.why_not("influence B3").code == "influence_out_of_range"
    game.city(FIRST_SPACE, 0)
    assert game.legal("influence") == ["B3", "D2"]
    assert game.play("influence B3", "die 5").at("B3").colour(1) == 0


@pytest.mark.rule("CC-16.6.4", "CC-6.3")
def test_the_great_lighthouse_works_as_often_as_its_city_can_be_activated() -> None:
    game = open_land().land("D5 sea, E5 sea").city("D2", 0, "neutral", "", "great_lighthouse")
    game.turn_of(0).play("use great_lighthouse", "pick D5", "use great_lighthouse", "pick E5")
    assert (game.stands("D5"), game.stands("E5"), game.mood("D2")) == ((0, 0, 1),) * 2 + ("angry",)
    assert game.why_not("use great_lighthouse").code == "use_nothing"


@pytest.mark.rule("CC-3.1", "CC-3.4")
def test_the_rule_of_the_price_that_is_not_paid() -> None:
    game = table().has(0, food=1).knows(0, "tactics").turn_of(0)
    assert [game.why_not(f"advance {name}").rule for name in ("storage", "steel_weapons")] == [
        "CC-3.1",
        "CC-3.4",
    ]


@pytest.mark.rule("CC-3.9")
def test_a_switch_tells_each_advance_of_the_new_government() -> None:
    game = table().has(0, food=2).turn_of(0)
    game.knows(0, "writing philosophy voting civil_liberties tactics draft")
    game.play("switch autocracy", "advance forced_labor")
    assert [type(event) for event in game.events(Event)][-3:] == [
        GovernmentLeft,
        AdvanceGained,
        AdvanceGained,
    ]
    told = [event for event in game.events(AdvanceGained) if isinstance(event, AdvanceGained)]
    assert [ADVANCES[event.advance] for event in told] == ["nationalism", "forced_labor"]


@pytest.mark.rule("CC-3.9")
def test_four_cubes_fill_a_government_without_a_question() -> None:
    democracy = {"voting", "separation_of_power", "civil_liberties", "free_economy"}
    game = table().has(0, food=2).knows(0, "tactics draft writing philosophy").turn_of(0)
    game.knows(0, " ".join(democracy)).play("switch autocracy")
    assert game.asked == "main"
    autocracy = {"nationalism", "totalitarianism", "absolute_power", "forced_labor"}
    others = {"farming", "mining", "tactics", "draft", "writing", "philosophy"}
    assert game.advances(0) == autocracy | others


@pytest.mark.rule("CC-13.4", "CC-3.9")
def test_a_revolution_without_another_government_to_turn_to() -> None:
    game = drawn(open_land().knows(0, "writing philosophy voting"), "ev_38")
    assert (game.asked, game.state.actions) == ("main", 2)
    assert "voting" in game.advances(0)


# Choices


@pytest.mark.rule("CC-3.26.1")
def test_a_count_is_no_kind_of_goods() -> None:
    game = table().knows(0, "bartering").holds(0, "act_05").turn_of(0)
    game.play("use bartering", "card act_05")
    last, after = (str(SPACE.decode(KIND + KINDS + step)) for step in (-1, 0))
    assert (last, after) == ("kind culture", "count 0")
    assert last in game.legal()
    assert game.why_not(after).code == "not_offered"
    food = game.why_not("kind food")
    assert (food.code, food.rule) == ("kind_not_offered", "CC-3.26")


@pytest.mark.rule("CC-13.4")
def test_only_other_players_at_the_table_get_a_share() -> None:
    game = drawn(table(3).all_land(), "ev_14", "share_out")
    assert [game.why_not(f"player {COLOURS[seat]}").code for seat in (0, 3)] == [
        "not_oneself",
        "no_such_player",
    ]


# Disasters


@pytest.mark.rule("CC-13.4", "CC-13.6")
def test_an_earthquake_asks_for_a_city_and_then_for_its_piece() -> None:
    game = open_land().city("D4", 0, "neutral", "temple").city("B3", 0)
    drawn(game, "ev_30", "destroy_piece")
    early = [game.why_not(move).code for move in ("pick D7", "stop", "piece temple")]
    assert early == ["no_city_of_yours", "must_destroy", "choose_city_first"]
    game.play("pick D4")
    late = [game.why_not(move).code for move in ("pick B3", "stop", "yes")]
    assert late == ["choose_piece_now", "choose_piece_now", "settlement_last"]


@pytest.mark.rule("CC-13.4", "CC-13.6")
def test_an_earthquake_is_over_after_three_pieces() -> None:
    game = open_land().city("D4", 0, "neutral", "temple", "great_pyramids").city("B3", 0)
    drawn(game, "ev_30", "destroy_piece").play("pick D4", "wonder great_pyramids")
    assert (game.at("D4").size(), game.player(0).half_points) == (2, 2 * 5)
    game.play("pick D4", "piece temple", "pick B3", "yes")
    assert (game.asked, game.player(0).half_points) == ("main", 2 * (5 + 2 + 2))
    assert (len(game.events(PieceLost)), len(game.events(CityLost))) == (2, 1)
    last = open_land().city("D4", 0).city("B3", 0)
    drawn(last, "ev_30", "destroy_piece").play("pick D4", "yes", "pick B3", "yes", "stop")
    assert last.state.city_count(0) == 1


@pytest.mark.rule("CC-13.4", "CC-13.5")
def test_an_earthquake_frightens_each_city_once() -> None:
    game = open_land().city("D4", 0, "happy", "temple academy").city("B3", 0, "angry", "temple")
    drawn(game.knows(0, "myths").has(0, mood=1), "ev_30", "destroy_piece")
    game.play("pick D4", "piece temple", "pick B3", "piece temple", "pick D4", "piece academy")
    assert (game.asked, game.state.a) == ("myths_offer", cell_of("D4"))
    game.play("no")
    assert (game.asked, game.mood("D4"), game.mood("B3")) == ("main", "neutral", "angry")
    both = open_land().city("D4", 0, "happy", "temple").city("B3", 0, "happy", "temple")
    drawn(both, "ev_30", "destroy_piece")
    both.play("pick D4", "piece temple", "pick B3", "piece temple", "stop")
    assert [both.mood(label) for label in ("D2", "D4", "B3")] == ["happy", "neutral", "neutral"]


@pytest.mark.rule("CC-13.4")
@pytest.mark.parametrize(
    ("advance", "lost"), [("sanitation", 0), ("tactics", 1), ("roads", 2), ("navigation", 2)]
)
def test_pestilence_goes_further_where_cities_are_connected(advance: str, lost: int) -> None:
    game = open_land().city("D2", 0, "neutral").city("B3", 0).city("F5", 0).knows(0, advance)
    drawn(game, "ev_01")
    assert [game.mood(label) for label in ("D2", "B3", "F5")].count("angry") == lost


@pytest.mark.rule("CC-13.4", "CC-13.5")
def test_a_flood_finds_the_first_space_and_needs_myths_to_be_stopped() -> None:
    game = open_land().land("B2 sea").city(FIRST_SPACE, 0).knows(0, "roads").has(0, mood=1)
    drawn(game, "ev_32")
    assert (game.mood(FIRST_SPACE), game.goods(0)["mood"]) == ("angry", 1)
    myths = open_land().land("B2 sea").city(FIRST_SPACE, 0).knows(0, "myths").has(0, mood=1)
    drawn(myths, "ev_32", "myths_offer").play("yes")
    assert (myths.mood(FIRST_SPACE), myths.goods(0).get("mood", 0)) == ("neutral", 0)
    assert len(myths.events(MoodLossPrevented)) == 1


@pytest.mark.rule("CC-13.4")
def test_settlers_alone_tear_no_city() -> None:
    game = open_land().city("D4", 0, "neutral").units(0, "D4", settlers=1)
    drawn(game, "ev_36", "civil_war")
    assert (game.asked, game.legal("pick")) == ("civil_war", ["D2", "D4"])
    game.play("pick D2")
    assert (game.mood("D2"), game.mood("D4"), game.stands("D4")) == (
        "neutral",
        "neutral",
        (1, 0, 0),
    )


@pytest.mark.rule("CC-13.4", "CC-20.4")
def test_civil_war_looks_at_the_cities_of_its_player_only() -> None:
    alone = drawn(open_land().city("D7", 1, "angry"), "ev_36")
    assert (alone.asked, alone.mood("D2")) == ("main", "neutral")
    angry = drawn(open_land().city("D2", 0, "angry"), "ev_36")
    assert (angry.asked, angry.mood("D2"), angry.mood("D7")) == ("main", "angry", "happy")


# Objectives


@pytest.mark.rule("CC-15.6", "CC-6.2")
def test_metropolis_is_the_largest_own_city() -> None:
    for big, small in (("B3", "F5"), ("F5", "B3")):
        game = open_land().city(big, 0, "neutral", BIG).city(small, 0)
        assert met(game, "metropolis")
    assert not met(open_land().city("D7", 1, "happy", BIG), "metropolis")


def four_cities() -> Table:
    """Red has four cities, two of them Happy, and blue has one on D7."""
    return open_land().city("B3", 0, "happy").city("B5", 0).city("F5", 0)


def siege() -> Table:
    """Three Army units beside a city of blue, others beside a settlement, at home and at sea."""
    game = open_land().land("E6 sea").barbarians("B4", 1).units(0, "D6", armies=3)
    game.units(0, "B5", armies=1).units(0, "D3", armies=1)
    return game.units(0, "E6", ships=1).aboard(0, 1, armies=1)


ALMOST: dict[str, tuple[Callable[[], Table], Callable[[Table], object]]] = {
    "happy_population": (
        lambda: four_cities().city("F5", 0, "happy").city("D5", 1, "happy"),
        lambda game: game.city("B5", 0, "happy"),
    ),
    "standing_army": (
        lambda: (
            four_cities()
            .units(0, "D2", armies=1)
            .units(0, "B3", armies=1)
            .units(0, "B5", armies=1)
            .units(0, "F5", settlers=1)
            .units(1, "D7", armies=1)
        ),
        lambda game: game.units(0, "F5", armies=1),
    ),
    "expansionist": (
        lambda: open_land().city("B3", 0).city("B5", 0).barbarians("C5", 0).city("F5", 0),
        lambda game: game.city("F3", 0),
    ),
    "large_civilization": (
        lambda: four_cities().city("F3", 0).city("D5", 1).barbarians("C6", 1),
        lambda game: game.city("D4", 0),
    ),
    "consulate": (
        lambda: (
            four_cities()
            .city("B3", 0, "happy", BIG)
            .city("D7", 1, "happy", BIG, colour=0)
            .city("F3", 1, "happy", "temple")
        ),
        lambda game: game.city("D5", 1, "happy", "temple", colour=0),
    ),
    "culture_power": (
        lambda: four_cities().city("B3", 0, "happy", BIG).city("D7", 1, "happy", BIG),
        lambda game: game.city("D5", 1, "happy", "temple", colour=0),
    ),
    "sea_blockade": (
        lambda: (
            open_land()
            .land("A3 sea, E6 sea, D3 sea")
            .city("B3", 1, "neutral", "port", port=FIRST_SPACE)
            .city("D2", 0, "happy", "port", port="D3")
            .units(0, "D3", ships=1)
            .units(0, "E6", ships=1)
            .units(0, FIRST_SPACE, ships=1)
        ),
        lambda game: game.units(0, FIRST_SPACE, ships=1),
    ),
    "large_fleet": (
        lambda: open_land().land("E6 sea, D4 sea").units(0, "E6", ships=3).units(1, "D4", ships=4),
        lambda game: game.units(0, "E6", ships=1),
    ),
    "large_army": (
        lambda: open_land().units(0, "D4", armies=4).units(1, "D6", armies=1),
        lambda game: game.units(0, "D3", armies=1),
    ),
    "military_might": (
        lambda: (
            open_land()
            .land("E6 sea")
            .units(0, "D4", armies=4, settlers=2)
            .units(0, "D3", armies=4)
            .units(0, "E6", ships=3)
        ),
        lambda game: game.units(0, "E6", ships=1),
    ),
    "threat": (siege, lambda game: game.units(0, "C8", armies=1)),
    "outpost": (
        lambda: (
            open_land()
            .units(0, "D4", armies=1)
            .units(0, "D5", armies=1)
            .units(0, "D3", armies=1)
            .units(1, "F5", armies=1)
            .units(0, "B4", settlers=1)
        ),
        lambda game: game.units(0, "B4", armies=1),
    ),
    "colony": (lambda: open_land().city("D6", 0), lambda game: game.city("C7", 0)),
}
"""For status objectives a position that just misses them, and the piece that was missing."""


@pytest.mark.parametrize("name", ALMOST)
@pytest.mark.rule("CC-15.6", "CC-15.7")
def test_one_piece_decides_a_status_objective(name: str) -> None:
    almost, last_piece = ALMOST[name]
    game = almost()
    assert not met(game, name)
    last_piece(game)
    assert met(game, name)


@pytest.mark.rule("CC-15.6")
def test_a_city_on_the_first_space_is_a_neighbour() -> None:
    game = four_cities()
    assert met(game, "expansionist")
    assert not met(game.city(FIRST_SPACE, 1), "expansionist")
    game = open_land().city(FIRST_SPACE, 1).units(0, "B2", armies=1).units(0, "B3", armies=3)
    assert met(game, "threat")
    game = open_land().city("B3", 1).units(0, FIRST_SPACE, armies=4)
    assert met(game, "threat")


@pytest.mark.rule("CC-15.6", "CC-15.9")
def test_an_aggressor_attacks_and_wins() -> None:
    retreats = attack(open_land().holds(0, "obj_23").units(1, "D4", armies=3), 2)
    retreats.play("die 6", "die 4", "die 1", "die 1", "die 1", "yes")
    assert (retreats.asked, retreats.stands("D4")) == ("main", (0, 1, 0))
    defends = open_land().knows(1, "tactics").holds(1, "obj_23").units(1, "D4", armies=2)
    attack(defends, 2).play("die 1", "die 1", "die 6", "die 4")
    assert (defends.state.actor, defends.stands("D4")) == (0, (0, 2, 0))


@pytest.mark.rule("CC-15.9", "CC-15.10")
def test_an_ended_battle_is_looked_at_by_both_sides() -> None:
    game = open_land().holds(0, "obj_05 obj_06").holds(1, "obj_19").units(1, "D4", armies=3)
    attack(game, 3).play("die 6", "die 5", "die 4", "die 1", "die 1", "die 1")
    assert (game.asked, game.state.actor) == ("score_now", 0)  # the active player is asked first
    game.play("score obj_05.war")
    assert game.legal() == ["score obj_06.war", "stop"]
    game.play("score obj_06.war")
    assert (game.asked, game.state.actor, game.legal("score")) == ("score_now", 1, ["obj_19.war"])
    assert len(game.events(ObjectiveScored)) == 2


@pytest.mark.rule("CC-15.10")
def test_a_lone_settler_is_no_second_battle() -> None:
    game = open_land().knows(0, "tactics").holds(0, "obj_03").units(1, "C4", settlers=1)
    game.units(1, "D4", armies=1).units(0, "C3", armies=1).units(0, "D3", armies=1).turn_of(0)
    game.play("move", "from D3", "with army2", "to D4", "die 5", "die 1")
    game.play("from C3", "with army1", "to C4")
    assert (game.asked, game.stands("C4"), game.player(1).in_supply(0, 4)) == ("main", (0, 1, 0), 4)


@pytest.mark.rule("CC-15.6", "CC-15.10")
def test_resistance_is_fought_in_a_city_against_barbarians() -> None:
    blue = open_land().holds(0, "obj_27").city("D4", 1).units(1, "D4", armies=2)
    attack(blue, 2).play("die 6", "die 4", "die 1", "die 1")
    assert blue.legal("score") == []
    field = open_land().holds(0, "obj_27").barbarians("D4", 2, settlement=False)
    attack(field, 2).play("die 6", "die 4", "die 1", "die 1")
    assert field.legal("score") == []


@pytest.mark.rule("CC-15.6", "CC-15.9")
def test_terror_regime_counts_own_angry_cities() -> None:
    game = four_cities().holds(0, "obj_29").city("D7", 1, "angry").turn_of(0)
    for label in ("B3", "B5", "F5"):
        game.city(label, 0, "angry")
    game.play("activate D2", "collect", "pick C2")
    while game.asked not in ("main", "score_now"):
        game.play(game.legal()[-1])
    assert game.asked == "main"


@pytest.mark.rule("CC-3.30")
def test_what_makes_a_trade_route() -> None:
    def found(game: Table) -> int:
        return int(routes(game.state, 0, False))

    hidden = table().no_units(0).land("D5 fertile").units(0, "D5", settlers=1)
    assert found(hidden) == 0  # the only way to D7 leads over D6
    assert found(hidden.land("D6 sea")) == 1
    assert found(hidden.city("D7", 1, "angry")) == 0
    others = open_land().barbarians("D4", 1).city("B3", 0).units(0, "D3", settlers=1)
    assert found(others) == 0
    near = open_land().units(0, "D6", settlers=2, armies=2)
    assert found(near) == 1  # one city, one route
    assert found(near.city(FIRST_SPACE, 1)) == 1
    assert found(near.units(0, FIRST_SPACE, settlers=1)) == 2
    assert found(open_land().units(0, "D6", armies=2)) == 0


# Battles


def fought(game: Table) -> list[tuple[int, int, int]]:
    """Player, combat value and hits of each round and side, as they are told."""
    told = [event for event in game.events(RoundFought) if isinstance(event, RoundFought)]
    return [(event.seat, event.value, event.hits) for event in told]


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
    assert len(game.events(DieRolled)) == 4


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


# Cultural Influence and abilities


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
    assert game.why_not("influence D4").code == "influence_monuments"
    assert game.why_not("influence B3").code == "influence_no_building"


@pytest.mark.rule("CC-8.8", "CC-20.1")
def test_a_takeover_needs_a_settlement_in_supply() -> None:
    game = open_land().barbarians("D4", 1).has(0, culture=1).holds(0, "act_15").turn_of(0)
    assert game.legal("play") == ["act_15"]
    game.play("play act_15")
    assert game.legal("influence") == ["D4"]
    game.state.edit(0).supply[0] = 0
    assert game.legal("influence") == []


@pytest.mark.rule("CC-3.27.2", "CC-2.5", "CC-16.6")
def test_why_an_ability_has_no_use() -> None:
    game = open_land().knows(0, "sports").has(0, culture=1).turn_of(0)
    sports, library = game.why_not("use sports"), game.why_not("use great_library")
    assert (sports.code, sports.rule) == ("use_nothing", "CC-2.5")  # all his cities are Happy
    assert (library.code, library.rule) == ("use_not_owned", "CC-16.6")
    assert "sports" in game.city("D2", 0, "neutral").legal("use")
    assert "sports" not in game.has(0, culture=0).legal("use")
    dry = open_land().city("D2", 0, "happy", "", "great_lighthouse").turn_of(0)
    assert dry.why_not("use great_lighthouse").code == "use_nothing"


@pytest.mark.rule("CC-20.14")
def test_an_uprising_takes_mood_tokens_first_and_no_more_than_it_says() -> None:
    def uprising(**tokens: int) -> Table:
        game = table(extra_events=True).all_land("sea").no_units(0).has(0, **tokens)
        return drawn(game, "ev_39", "pay_tokens")

    game = uprising(mood=2, culture=5)
    assert game.legal() == ["kind mood", "kind culture"]
    game.play("kind culture")
    assert game.legal() == ["kind culture", "stop"]
    game.play("kind culture", "kind culture", "kind culture")
    assert (game.legal(), game.goods(0)["mood"], game.player(0).half_points) == (["stop"], 2, 4)
    assert uprising(mood=1).play("kind mood").legal() == ["stop"]
