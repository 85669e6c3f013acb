"""Options beside the text: last cities, offers, Status objectives, the preset of an evening."""

import pytest
from tests.games.clash_of_cultures.table import Table, table

from edubba.core.errors import InvalidInput
from edubba.core.words import Message
from edubba.games.clash_of_cultures import GAME

EVENING = {"keep_last_city": True, "barbarians_spare_last_city": True}


def test_an_evening_is_proposed_and_keeps_last_cities() -> None:
    assert (GAME.proposed, GAME.presets["whole_evening"]) == ("whole_evening", EVENING)
    values = GAME.setup(2).options.values
    assert [values[name] for name in EVENING] == [False, False]


@pytest.mark.rule("CC-14.4")
def test_nobody_razes_a_city_that_must_be_kept() -> None:
    def razing(keep: bool) -> Table:
        return table(keep_last_city=keep).all_land().city("D4", 1).status(3)

    assert (razing(False).asked, razing(False).state.actor) == ("raze", 0)
    kept = razing(True)
    assert (kept.asked, kept.state.actor, kept.legal("pick")) == ("raze", 1, ["D4", "D7"])


@pytest.mark.rule("CC-13.6")
def test_an_earthquake_leaves_a_city_that_must_be_kept() -> None:
    def shaken(keep: bool) -> Table:
        game = table(keep_last_city=keep).all_land("sea").no_units(0).no_units(1)
        game.city("C2", 0).city("E2", 0).turn_of(0).event_for(0, "ev_30")
        while game.asked != "destroy_piece":
            game.play(game.legal()[0])
        return game.play("pick C2", "yes", "pick E2", "yes")

    assert shaken(False).legal() == ["pick D2", "stop"]
    kept = shaken(True)
    assert (kept.legal(), kept.whys("pick D2")) == (["stop"], ["last_city_kept"])


@pytest.mark.rule("CC-17.3")
@pytest.mark.parametrize(("offers", "left"), [(1, False), (2, True), (0, True)])
def test_offers_of_a_turn(offers: int, left: bool) -> None:
    game = table(trade_offers=offers).turn_of(0)
    game.state.offers = 1
    assert (game.legal("trade") == ["blue"]) == left
    if not left:
        words = game.refusal("trade blue").words
        assert isinstance(words, Message)
        assert words.args["most"] == offers


def test_offers_have_bounds() -> None:
    with pytest.raises(InvalidInput):
        GAME.setup(2, {"trade_offers": -1})


@pytest.mark.rule("CC-15.6")
def test_a_status_objective_scores_once_or_each_time() -> None:
    """Government stands on obj_24 and obj_25."""
    for each, left in ((False, []), (True, ["obj_25.peace"])):
        game = table(status_objectives_repeat=each).holds(0, "obj_24 obj_25")
        game.knows(0, "voting separation_of_power civil_liberties free_economy philosophy")
        game.status(0).play("score obj_24.peace")
        assert game.legal("score") == left
        if not each:
            assert game.whys("score obj_25.peace") == ["objective_once"]
