"""Expand Empire (AF-13)."""

import pytest
from tests.games.after_the_flood.table import Flood, Player, empire, given

from edubba.core import word


def expanding(armies: dict[str, int], empire: str = "sumer_1", /, **players: Player) -> Flood:
    red: Player = {"empire": empire, "started_as": 1, "armies": {**armies}}
    turn = int(empire[-1])
    return given(turn=turn, red=red, players=players).play("act expand_empire")


@pytest.mark.rule("AF-13.1", "AF-22.4")
def test_it_needs_an_empire_and_an_available_army() -> None:
    assert given().why("act expand_empire") == "no_empire"
    red = empire("sumer_1", ur=1)
    reason = given(red=red).refusal("act expand_empire")
    assert (reason.code, reason.rule) == ("no_available_army", "AF-22.4")


@pytest.mark.rule("AF-13.2", "AF-3.2", "AF-3.3", "AF-20.7")
def test_invasion_over_borders_and_along_arrows() -> None:
    game = expanding({"ur": 2, "egypt": 2, "available": 2})
    assert game.legal() == [f"invade {a}" for a in ("umma", "uruk", "lagash", "eridu", "amorites")]
    assert game.why("invade ur") == "held_already"
    assert game.why("invade elam") == "not_next_to"
    for home, target in (("akkad_1", "babylon"), ("isin_2", "shuruppak"), ("larsa_2", "uruk")):
        assert expanding({home[:-2]: 2, "available": 1}, home).legal() == [f"invade {target}"]
    assert expanding({"chaldea": 2, "available": 1}, "chaldea_5").legal() == ["invade ur"]
    everywhere = [move for move in game.legal() if "dilmun" in move or "akkad" in move]
    assert everywhere == []


@pytest.mark.rule("AF-13.2", "AF-13.6", "AF-20.7")
def test_a_free_area_is_taken_with_one_army() -> None:
    purple = {"workers": {"guti": 2}}
    red = {"guti": 1}
    game = given(red={**empire("sumer_1", nippur=1, available=3), "workers": red}, purple=purple)
    game.play("act expand_empire", "invade guti")
    assert game.armies("red", "guti") == 1
    assert game.armies("red", "available") == 2
    assert game.workers("red", "guti") == 1, "workers stay"
    assert game.workers("purple", "guti") == 2


@pytest.mark.rule("AF-13.3", "AF-13.5")
def test_destroying_a_city() -> None:
    cities = {"cities": {"ur": "expanded", "uruk": "plain"}, "points": {"cities": 14}}
    game = expanding({"ur": 1, "available": 5}, purple=cities)
    assert game.legal("destroy") == ["ur"], "only where an own army stands"
    game.play("destroy ur")
    assert game.armies("red", "available") == 3
    assert game.armies("red", "unavailable") == 16
    assert game.cities("purple") == {"uruk": "plain"}
    assert game.state.expanded == 0
    assert game.score("purple") == 14
    assert game.log()[-1] == "Red destroys the expanded city of Purple in Ur for 2 armies."
    assert game.why("destroy ur") == "no_foreign_city"
    assert game.why("destroy uruk") == "no_army_there"
    own = given(red={**empire("sumer_1", ur=1, available=5), "cities": {"ur": "plain"}}).play(
        "act expand_empire"
    )
    assert own.legal("destroy") == []
    assert own.why("destroy ur") == "no_foreign_city"


@pytest.mark.rule("AF-13.3", "AF-13.5")
def test_a_repeated_destruction_needs_the_army_for_the_repeat_too() -> None:
    cities = {"cities": {"ur": "plain", "uruk": "plain"}}
    game = expanding({"ur": 1, "uruk": 1, "available": 4}, purple=cities).play("destroy ur")
    assert game.legal("destroy") == []
    reason = game.refusal("destroy uruk")
    assert reason.code == "too_few_to_destroy"
    assert word(reason.words).endswith("takes 2 available armies; you can use 1.")
    game = expanding({"ur": 1, "uruk": 1, "available": 5}, purple=cities)
    game.play("destroy ur", "destroy uruk")
    assert game.armies("red", "available") == 0
    assert game.actor == "purple"


@pytest.mark.rule("AF-19.4")
def test_shuruppak_protects_while_there_are_two_cities() -> None:
    for cities, cost in (("shuruppak umma", 3), ("shuruppak", 2), ("umma ur", 2)):
        owned = {"cities": dict.fromkeys(cities.split(), "plain")}
        where = cities.split()[0]
        game = expanding({where: 1, "available": 4}, purple=owned).play(f"destroy {where}")
        assert game.armies("red", "available") == 4 - cost


@pytest.mark.rule("AF-13.4", "AF-20.7")
def test_reinforcing() -> None:
    game = expanding({"ur": 1, "eridu": 2, "available": 3})
    assert game.legal("reinforce") == ["ur"]
    assert game.why("reinforce eridu") == "area_full"
    assert game.why("reinforce egypt") == "no_army_there"
    game.play("reinforce ur")
    assert game.armies("red", "ur") == 2
    assert game.armies("red", "available") == 2
    chaldea = expanding({"chaldea": 1, "available": 1}, "chaldea_5").play("reinforce chaldea")
    assert chaldea.armies("red", "chaldea") == 2


@pytest.mark.rule("AF-13.5")
def test_a_repeat_costs_an_army_and_must_leave_a_sub_action() -> None:
    game = expanding({"ur": 1, "available": 3}).play("invade umma")
    assert game.legal()[-1] == "expand_end"
    game.play("expand_end")
    assert game.armies("red", "available") == 2
    game = expanding({"ur": 1, "available": 3}).play("invade umma", "invade uruk")
    assert game.armies("red", "available") == 0
    assert game.actor == "purple", "one army would pay for a repeat, but leave nothing for it"
    game = expanding({"ur": 1, "available": 2}).play("invade umma")
    assert game.actor == "purple"
    assert game.armies("red", "available") == 1
    assert "Red gives up an army to go on." not in game.log()


@pytest.mark.rule("AF-13.5", "AF-22.5")
def test_a_repeat_after_a_failed_invasion() -> None:
    purple: Player = empire("guti_1", 2, umma=1)
    game = expanding({"ur": 1, "available": 4}, purple=purple).play("invade umma").roll(2)
    game.play("combat stop", "invade uruk")
    assert game.armies("red", "available") == 4 - 1 - 1 - 1
    assert "Red gives up an army to go on." in game.log()


@pytest.mark.rule("AF-13.7", "AF-20.7")
def test_reentry() -> None:
    sumer = "sippar babylon nippur shuruppak umma uruk ur lagash eridu"
    game = expanding({"available": 3})
    assert game.legal() == [f"reenter {area}" for area in sumer.split()]
    assert game.why("invade ur") == "only_reentry"
    assert game.why("destroy ur") == "only_reentry"
    assert game.why("reenter egypt") == "not_home"
    game.play("reenter eridu", "place_armies 2")
    assert game.armies("red", "eridu") == 2
    assert game.actor == "purple", "one army is too few for a repeat"
    game = expanding({"available": 5}, "isin_2")
    assert game.legal() == ["reenter isin"]
    game.play("reenter isin", "place_armies 1")
    assert game.legal() == ["invade shuruppak", "reinforce isin", "expand_end"]
    assert game.why("reenter isin") == "still_on_the_board"
    alone = expanding({"available": 1}, "isin_2").play("reenter isin")
    assert alone.armies("red", "isin") == 1
    assert alone.actor == "purple"


@pytest.mark.rule("AF-13.7")
def test_by_option_an_empire_without_armies_on_the_board_does_not_come_back() -> None:
    out = empire("sumer_1", available=3)
    for may in (True, False):
        game = given(options={"reentry": may}, red=out)
        assert ("expand_empire" in game.legal("act")) is may
    assert game.why("act expand_empire") == "no_way_back"
    holding = {**out, "armies": {"ur": 1, "available": 3}}
    game = given(options={"reentry": False}, red=holding).play("act expand_empire")
    assert "invade eridu" in game.legal(), "who is on the board expands as ever"


@pytest.mark.rule("AF-13.7", "AF-12.1")
def test_a_reentry_that_fails_may_be_repeated() -> None:
    purple: Player = empire("larsa_2", 2, amorites=1)
    game = expanding({"available": 4}, "amorites_2", purple=purple).play("reenter amorites").roll(2)
    game.play("combat stop")
    assert game.legal() == ["reenter amorites", "expand_end"]
    game.play("reenter amorites").roll(12)
    assert game.armies("red", "amorites") + game.armies("red", "available") == 2  # type: ignore[operator]


@pytest.mark.rule("AF-13.5", "AF-22.4")
def test_an_empire_with_an_army_always_has_something_to_do() -> None:
    """Whoever holds every area that can be invaded still has areas with one army."""
    areas = "sippar babylon nippur shuruppak umma uruk ur lagash eridu egypt amorites hittites"
    everywhere = dict.fromkeys([*areas.split(), "mittani", "assyria", "kassites", "guti"], 1)
    game = expanding({**everywhere, "available": 4})
    assert game.legal("invade") == ["elam"]
    game.play("invade elam")
    assert game.legal("invade") == []
    assert len(game.legal("reinforce")) == 17
    full = expanding({"akkad": 2, "babylon": 2, "available": 1}, "akkad_1")
    assert full.legal("reinforce") == []
    assert len(full.legal("invade")) == 6


def test_words() -> None:
    players: dict[str, Player] = {
        "purple": empire("guti_1", 2, umma=1),
        "green": {"cities": {"ur": "plain"}},
    }
    game = expanding({"ur": 1, "available": 5}, **players)
    assert game.question == "Red expands the empire; 5 armies are available."
    assert [*game.labels().values()] == [
        "Attack Purple in Umma",
        "Invade Uruk",
        "Invade Lagash",
        "Invade Eridu",
        "Destroy the city of Green in Ur for 2 armies",
        "Reinforce Ur",
    ]
    game.play("reinforce ur")
    assert game.question == "Red may go on expanding for 1 of 4 armies."
    assert game.labels()["expand_end"] == "Expand no more"
    assert game.log()[-1] == "Red reinforces Ur."
    back = expanding({"available": 3}, "isin_2")
    assert back.labels() == {"reenter isin": "Enter Isin again"}
