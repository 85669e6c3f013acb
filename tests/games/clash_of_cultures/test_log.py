"""The log tells what somebody at the table would have seen."""

import pytest
from tests.games.clash_of_cultures.ledger import Ledger
from tests.games.clash_of_cultures.scenes import attack, drawn, open_land
from tests.games.clash_of_cultures.table import Table, table

from edubba.core import OVER, Journal, Rng
from edubba.core.catalogue import word
from edubba.core.journal import SPECTATOR, Event
from edubba.games.clash_of_cultures.board_events import (
    BattleBegan,
    BattleWon,
    PieceBuilt,
    PieceLost,
)
from edubba.games.clash_of_cultures.codes import BARBARIANS, FIRST_SHIP, UNITS
from edubba.games.clash_of_cultures.events import FirstPlayerNamed
from edubba.games.clash_of_cultures.space import (
    ADVANCES,
    BUILDINGS,
    CARDS,
    COLOURS,
    KINDS,
    OBJECTIVE_CARDS,
)
from edubba.games.clash_of_cultures.state import ClashState
from edubba.games.clash_of_cultures.words import named, player, wonder
from edubba.testing.conformance.walk import anything

STEPS = 400


# Everything


def crowded(seed: int) -> Table:
    """Many advances, cities, units, goods and cards on both sides, and Barbarians all around."""
    rng = Rng(seed)
    game = table(great_wall=seed % 2 == 1, no_trading=seed % 3 > 0).all_land()
    governments = {"democracy": range(36, 40), "autocracy": range(40, 44)}
    for seat, (row, government) in enumerate(zip(("4", "6"), governments.values(), strict=True)):
        for at, name in enumerate(ADVANCES):
            if at < min(governments["democracy"]) or at in government:
                if rng.below(3):
                    game.knows(seat, name)
        for column in "BCDE":
            game.city(f"{column}{row}", seat, mood=["angry", "neutral", "happy"][rng.below(3)])
            game.units(seat, f"{column}{row}", armies=1 + rng.below(2), settlers=rng.below(2))
        game.city(f"D{row}", seat, buildings="academy temple fortress")
        game.has(seat, **{kind: 2 + rng.below(4) for kind in KINDS})
        cards = [CARDS[at] for at in range(42) if at % 2 == seat and rng.below(3) == 0]
        game.holds(seat, " ".join([*cards, OBJECTIVE_CARDS[seat]]))
        game.levels(seat, happiness=rng.below(5), culture=rng.below(5))
    game.city("D4", 0, wonders="great_colosseum great_library great_lighthouse great_statue")
    game.city("D6", 1, wonders="great_mausoleum great_wall" if seed % 2 else "great_mausoleum")
    for label in ("B5", "D5", "F5"):
        game.barbarians(label, 1 + rng.below(3))
    return game.turn_of(0)


def afloat(state: ClashState) -> bool:
    """Whether there is a ship, for which a table of land alone has no place."""
    return any(state.player(seat).on_board(FIRST_SHIP, UNITS) for seat in range(state.seats))


@pytest.mark.parametrize("seed", range(16))
def test_the_game_can_be_followed_by_the_log_alone(seed: int) -> None:
    """Goods, advances, units, cities with their moods and pieces, Barbarians, points, cards."""
    game = crowded(seed) if seed < 12 else table(seats=2 + seed % 3)
    state, rng, ledger = game.state, Rng(seed), Ledger(game.state)
    for step in range(STEPS):
        if state.actor == OVER or (seed < 12 and afloat(state)):
            break
        journal = Journal()
        action = anything(state, rng)
        asked = game.asked
        state.apply(action, journal)
        ledger.hear(journal.seen_by(SPECTATOR))
        truth = Ledger(state).facts()
        heard = ledger.facts()
        if state.battle is not None:  # cards that are shown lie beside the hand till the round ends
            truth.pop("cards")
            heard.pop("cards")
        assert heard == truth, (step, asked, game.setup.space().decode(action), game.log())


# Abilities and cards


def after(game: Table, *moves: str) -> list[str]:
    """What these moves of red's turn tell."""
    game.turn_of(0).play(*moves).settle()
    return game.log()


@pytest.mark.parametrize(
    ("use", "goods"),
    [
        ("taxes", {"mood": 1}),
        ("voting", {"mood": 2}),
        ("civil_liberties", {}),
        ("free_economy", {"mood": 1}),
        ("absolute_power", {"mood": 2}),
        ("forced_labor", {"mood": 1}),
        ("theaters", {"culture": 1}),
        ("sports", {"culture": 1}),
    ],
)
def test_the_ability_that_is_used_is_named_and_its_price_told(
    use: str, goods: dict[str, int]
) -> None:
    game = table().knows(0, use).has(0, **goods).city("D2", 0, mood="angry")
    log = after(game, f"use {use}")
    assert log[0] == f"Red uses {use.replace('_', ' ').title()}."
    paid = {"voting": 1}.get(use, sum(goods.values()))
    if goods and use not in ("theaters", "sports"):
        assert any(line.startswith(f"Red pays {paid} Mood token") for line in log)


@pytest.mark.rule("CC-3.27.1")
def test_arts_and_the_building_it_aims_at_are_named() -> None:
    game = open_land().knows(0, "arts").has(0, food=0, culture=1)
    game.city("D3", 0, buildings="academy temple").city("D4", 1, buildings="academy")
    log = after(game, "use arts", "influence D4", "die 4")
    assert log == [
        "Red uses Arts.",
        "Red pays 1 Culture token.",
        "Red tries to influence the Academy on D4.",
        "Red rolls 4 for the influence and reaches 4.",
        "Red reaches 4 and fails on D4.",
    ]


@pytest.mark.rule("CC-15.2")
def test_an_assassination_names_its_victim() -> None:
    game = table(seats=3).holds(0, "act_27").has(0, culture=1)
    assert after(game, "play act_27", "player yellow") == [
        "Red plays Assassination.",
        "Red pays 1 Culture token.",
        "Red names Yellow.",
        "Yellow will have one action fewer in the next turn.",
    ]


def test_a_wonder_that_is_used_is_named() -> None:
    game = table().city("D2", 0, wonders="great_statue").holds(0, "obj_01")
    assert after(game, "use great_statue") == [
        "Red uses the Great Statue.",
        "Red discards Large Civilization / Conscription.",
        "Red gains an action.",
    ]


# Battle


@pytest.mark.rule("CC-9.9")
def test_a_fortress_adds_a_die_and_cancels_a_hit() -> None:
    game = open_land().city("D4", 1, buildings="fortress").knows(1, "tactics")
    log = attack(game, 2).log() + game.play("die 5", "die 6", "die 1").log()
    assert log[:3] == [
        "Red attacks Blue on D4, 2 against 0.",
        "Round 1 of the battle.",
        "The Fortress gives Blue 1 more die.",
    ]
    assert log[3:8] == [
        "Red rolls 5 in battle.",
        "Red rolls 6 in battle.",
        "Blue rolls 1 in battle.",
        "Red has combat value 11: 2 hits.",
        "1 hit against Blue is cancelled.",
    ]


@pytest.mark.rule("CC-15.11")
def test_dice_of_cards_are_told_apart_from_those_of_battle() -> None:
    game = open_land().holds(0, "act_01").units(1, "D4", armies=1)
    log = attack(game, 1).play("card act_01", "die 5", "die 1", "die 6").log()
    start = log.index("Red shows Peltasts.")
    assert log[start + 1 : start + 5] == [
        "Red rolls 5 for Peltasts.",
        "Peltasts of Red work.",
        "Red rolls 1 in battle.",
        "Blue rolls 6 in battle.",
    ]
    assert "1 hit against Red is cancelled." in log


def test_barbarians_are_many_and_lose_one_by_one() -> None:
    game = open_land().barbarians("D4", 2)
    log = attack(game, 2).log() + game.play("die 5", "die 1", "die 1", "die 1").log()
    assert log[0] == "Red attacks the Barbarians on D4, 2 against 2."
    assert "The Barbarians roll 1 in battle." in log
    assert "The Barbarians have combat value 2: 0 hits." in log
    assert log.count("A Barbarian on D4 is removed.") == 1


# Effects that come to nothing


@pytest.mark.rule("CC-13.4")
def test_who_is_spared_and_who_has_no_target_is_told() -> None:
    assert "Irrigation spares Red." in drawn(table().knows(0, "irrigation"), "ev_03").log()
    assert "It has no effect for Red." in drawn(table(), "ev_29").log()


@pytest.mark.rule("CC-18.3")
def test_goods_without_room_are_told() -> None:
    log = drawn(table().has(0, food=1), "ev_12").log()
    assert log[-2:] == ["Red gains 1 food.", "Red has no room for 1 food."]


# Grammar


@pytest.mark.parametrize(
    ("message", "sentence"),
    [
        (PieceBuilt(0, BUILDINGS.index("academy"), 0), "Red builds an Academy on A3."),
        (PieceBuilt(0, BUILDINGS.index("port"), 0), "Red builds a Port on A3."),
        (BattleBegan(BARBARIANS, 1, 0, 2, 1), "The Barbarians attack Blue on A3, 2 against 1."),
        (BattleBegan(1, BARBARIANS, 0, 1, 2), "Blue attacks the Barbarians on A3, 1 against 2."),
        (BattleWon(BARBARIANS, 0), "The Barbarians win the battle on A3."),
        (FirstPlayerNamed(0, 0), "Red has the First Player token now."),
        (FirstPlayerNamed(0, 1), "Red decides that Blue has the First Player token."),
        (PieceLost(0, wonder(0)), "The Great Pyramids on A3 are destroyed."),
        (PieceLost(0, wonder(2)), "The Great Library on A3 is destroyed."),
    ],
)
def test_words_agree_with_each_other(message: Event, sentence: str) -> None:
    words = message.words()
    assert words is not None
    assert word(words) == sentence


def test_reasons_and_questions_agree_too() -> None:
    reason = table().turn_of(0).has(0, food=9, wood=9, ore=9).play("activate D2")
    assert word(reason.refusal("piece academy").words) == "An Academy needs Writing."
    assert word(reason.refusal("piece port").words) == "A Port needs Fishing."


@pytest.mark.parametrize("verb", ["trade", "player"])
def test_whoever_is_chosen_goes_by_the_seat_so_that_a_screen_can_name_them(verb: str) -> None:
    seats = [player(seat) for seat in range(len(COLOURS))]
    assert [named(verb, colour) for colour in COLOURS] == seats
