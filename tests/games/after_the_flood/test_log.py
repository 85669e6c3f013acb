"""The log tells what a player at the table would have seen."""

import pytest
from tests.games.after_the_flood.table import Flood, Player, empire, given

from edubba.core import Journal, Message, word
from edubba.games.after_the_flood.decisions.collect import Collect
from edubba.games.after_the_flood.decisions.decline import Decline
from edubba.games.after_the_flood.decisions.points import ScoreEmpires
from edubba.games.after_the_flood.scoring import FinalScoring
from edubba.games.after_the_flood.space import DATA
from edubba.games.after_the_flood.words import date

EMPIRE: Player = {"empire": "sumer_1", "started_as": 1}


def told(rule: Collect | Decline | ScoreEmpires | FinalScoring, game: Flood) -> list[str]:
    """What a step says on a position, apart from all steps after it."""
    journal = Journal()
    rule.run(game.state, journal)
    said = [event.words() for event in journal.events]
    return [word(message) for message in said if message is not None]


@pytest.mark.rule("AF-11.5", "AF-11.6", "AF-19.2")
def test_the_pieces_of_equipment_the_ranks_and_the_armies_of_babylon() -> None:
    red: Player = {"resources": {"wood": 1, "oil": 1}, "cities": {"babylon": "plain"}}
    green: Player = empire("guti_1", guti=1)
    moves = "act start_empire/empire sumer_1/empire_area ur/equip wood/equip oil/place_armies 1"
    assert given(red=red, green={**green, "equipment": {"lapis": 1}}).play(
        *moves.split("/")
    ).log() == [
        "Red starts the empire of Sumer in Ur with 5 armies, 2 of them from Babylon.",
        "Red equips the armies with 1 wood and 1 oil, worth 5.",
        "Ranks by equipment: A Green and B Red.",
        "Red enters Ur with 1 army.",
    ]
    bare = given(red={"resources": {}}, green=green)
    bare.play("act start_empire", "empire sumer_1", "empire_area ur")
    assert bare.log()[1:] == [
        "Red equips the armies with nothing.",
        "Ranks by equipment: A Green and B Red.",
    ]


@pytest.mark.rule("AF-16.1", "AF-16.2")
def test_the_points_of_nippur_are_named_and_who_holds_nothing() -> None:
    red: Player = {
        **EMPIRE,
        "armies": {"ur": 1, "umma": 1, "elam": 1},
        "cities": {"nippur": "plain"},
    }
    assert told(ScoreEmpires(), given(red=red)) == [
        "Red scores 6 points for 3 areas.",
        "The city in Nippur gives Red 2 points more for 2 areas of Sumer.",
        "Purple holds no area and scores nothing for armies.",
        "Green holds no area and scores nothing for armies.",
    ]


@pytest.mark.rule("AF-6.2", "AF-6.3", "AF-6.4", "AF-6.6")
def test_the_decline_is_told_place_by_place() -> None:
    game = given(
        turn=2,
        red={"workers": {"dilmun": 3, "egypt": 2, "irrigation": 4, "scribes_ready": 1}},
        purple={"workers": {"egypt": 1, "irrigation": 1}},
        green={"workers": {}},
    )
    assert told(Decline(), game) == [
        "Decline in Dilmun, workers lost: Red 3.",
        "Decline in Egypt, workers lost: Red 1 and Purple 1.",
        "Decline in Irrigation, workers lost: Red 2 and Purple 1.",
        "Decline in Scribes, workers lost: Red 1.",
    ]
    assert told(Decline(), given(turn=2)) == ["The decline finds no worker to remove."]


@pytest.mark.rule("AF-19.5", "AF-19.7", "AF-22.20")
def test_a_city_that_brings_nobody() -> None:
    full = given(red={"workers": {"scribes_used": 2}}).play("act build_city", "build uruk")
    assert full.log()[-1] == "The city in Uruk brings Red no scribe: there are two already."
    nobody = "brings Red nobody: none is left among the unavailable workers."
    for area in ("uruk", "eridu"):
        game = given(red={"workers": {"egypt": 25}}).play("act build_city", f"build {area}")
        assert game.log()[-1] == f"The city in {area.capitalize()} {nobody}"
    options = {"city_worker_from": "available"}
    game = given(options=options, red={"workers": {"stock": 2}})
    game.play("act build_city", "build uruk")
    assert game.log()[-1] == "The city in Uruk brings Red a new scribe from the available workers."


@pytest.mark.rule("AF-5.4", "AF-5.5")
def test_the_textile_of_ur_and_what_the_stock_lacks() -> None:
    game = given(
        red={"cities": {"ur": "plain"}, "workers": {"weaving": 1}, "resources": {}},
        purple={"workers": {"irrigation": 2}, "resources": {"grain": 14}},
        green={"workers": {"irrigation": 1}, "resources": {}},
    )
    log = told(Collect(), game)
    assert log[1:5] == [
        "Income in grain: Purple 6 and Green 2.",
        "The stock has too little grain; missing: Green 2.",
        "Income in textile: Red 4.",
        "The city in Ur gives Red 1 textile of that.",
    ]
    idle: Player = {"workers": {"egypt": 25}}
    log = told(Collect(), given(red=idle, purple=idle, green=idle))
    assert log[1:] == [
        "Income in grain: nobody.",
        "Income in textile: nobody.",
        "New workers: nobody.",
    ]


@pytest.mark.rule("AF-13.3", "AF-19.4")
def test_what_shuruppak_demands() -> None:
    red: Player = {**EMPIRE, "armies": {"ur": 1, "available": 3}}
    purple: Player = {"cities": {"ur": "plain", "shuruppak": "plain"}}
    game = given(red=red, purple=purple).play("act expand_empire", "destroy ur")
    assert game.log() == [
        "Red destroys the city of Purple in Ur for 3 armies, as Shuruppak demands."
    ]


@pytest.mark.rule("AF-18.2")
def test_areas_in_which_nobody_has_most_workers() -> None:
    game = given(turn=5, red={"workers": {"egypt": 1}}, green={"workers": {"egypt": 1, "elam": 1}})
    log = told(FinalScoring(), game)
    assert log[0] == "Nobody has most workers in Egypt: its 4 points are not scored."
    assert "Green has most workers in Elam: 3 points." in log
    assert not [line for line in log if "Akkad" in line], "nothing is lost where nothing scores"


def test_the_dates_are_those_of_the_board() -> None:
    for turn in range(1, DATA.number("turns") + 1):
        assert word(date(turn)) == DATA.text("turn_dates", str(turn))


@pytest.mark.rule("AF-9.7")
def test_where_a_scribe_finds_nobody() -> None:
    game = given(red={"workers": {"scribes_ready": 1}}).play("act place_workers", "pw_scribe")
    assert word(game.refusal("pw_from egypt").words) == "You have no worker to take from Egypt."
    said = word(game.refusal("pw_from stock").words)
    assert said == "You have no worker to take from the available workers."


@pytest.mark.parametrize(("pieces", "one"), [("workers", "worker"), ("armies", "army")])
def test_the_board_counts_one_as_one(pieces: str, one: str) -> None:
    for ready, said in ((1, f"1 {one}"), (2, f"2 {pieces}")):
        sentence = Message(f"after_the_flood_board/{pieces}_of", seat="Red", ready=ready, rest=3)
        assert word(sentence) == f"Red has {said} available and 3 not available."
