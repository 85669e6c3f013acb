"""Expand Empire (AF-13)."""

import pytest
from tests.games.after_the_flood.table import Play, Player, given

from edubba.core import word


def expanding(armies: dict[str, int], empire: str = "sumer_1", /, **players: Player) -> Play:
    red: Player = {"empire": empire, "started_as": 1, "armies": {**armies}}
    turn = int(empire[-1])
    return given(turn=turn, red=red, players=players).do("act expand_empire")


@pytest.mark.rule("AF-13.1", "AF-22.4")
def test_it_needs_an_empire_and_an_available_army() -> None:
    assert given().why("act expand_empire").code == "no_empire"
    red = {"empire": "sumer_1", "started_as": 1, "armies": {"ur": 1}}
    reason = given(red=red).why("act expand_empire")
    assert (reason.code, reason.rule) == ("no_available_army", "AF-22.4")


@pytest.mark.rule("AF-13.2", "AF-3.2", "AF-3.3", "AF-20.7")
def test_invasion_over_borders_and_along_arrows() -> None:
    table = expanding({"ur": 2, "egypt": 2, "available": 2})
    assert table.offers() == [
        f"invade {a}" for a in ("umma", "uruk", "lagash", "eridu", "amorites")
    ]
    assert table.why("invade ur").code == "held_already"
    assert table.why("invade elam").code == "not_next_to"
    for home, target in (("akkad_1", "babylon"), ("isin_2", "shuruppak"), ("larsa_2", "uruk")):
        assert expanding({home[:-2]: 2, "available": 1}, home).offers() == [f"invade {target}"]
    assert expanding({"chaldea": 2, "available": 1}, "chaldea_5").offers() == ["invade ur"]
    everywhere = [move for move in table.offers() if "dilmun" in move or "akkad" in move]
    assert everywhere == []


@pytest.mark.rule("AF-13.2", "AF-13.6", "AF-20.7")
def test_a_free_area_is_taken_with_one_army() -> None:
    purple = {"workers": {"guti": 2}}
    red = {"guti": 1}
    table = given(
        red={
            "empire": "sumer_1",
            "started_as": 1,
            "armies": {"nippur": 1, "available": 3},
            "workers": red,
        },
        purple=purple,
    )
    table.do("act expand_empire", "invade guti")
    assert table.armies("red", "guti") == 1
    assert table.armies("red", "available") == 2
    assert table.workers("red", "guti") == 1, "workers stay"
    assert table.workers("purple", "guti") == 2


@pytest.mark.rule("AF-13.3", "AF-13.5")
def test_destroying_a_city() -> None:
    cities = {"cities": {"ur": "expanded", "uruk": "plain"}, "points": {"cities": 14}}
    table = expanding({"ur": 1, "available": 5}, purple=cities)
    assert table.offers("destroy") == ["ur"], "only where an own army stands"
    table.do("destroy ur")
    assert table.armies("red", "available") == 3
    assert table.armies("red", "unavailable") == 16
    assert table.cities("purple") == {"uruk": "plain"}
    assert table.state.expanded == 0
    assert table.points("purple") == 14
    assert table.log()[-1] == "Red destroys the expanded city of Purple in Ur for 2 armies."
    assert table.why("destroy ur").code == "no_foreign_city"
    assert table.why("destroy uruk").code == "no_army_there"
    own = given(
        red={
            "empire": "sumer_1",
            "started_as": 1,
            "armies": {"ur": 1, "available": 5},
            "cities": {"ur": "plain"},
        }
    ).do("act expand_empire")
    assert own.offers("destroy") == []
    assert own.why("destroy ur").code == "no_foreign_city"


@pytest.mark.rule("AF-13.3", "AF-13.5")
def test_a_repeated_destruction_needs_the_army_for_the_repeat_too() -> None:
    cities = {"cities": {"ur": "plain", "uruk": "plain"}}
    table = expanding({"ur": 1, "uruk": 1, "available": 4}, purple=cities).do("destroy ur")
    assert table.offers("destroy") == []
    reason = table.why("destroy uruk")
    assert reason.code == "too_few_to_destroy"
    assert word(reason.words).endswith("takes 2 available armies; you can use 1.")
    table = expanding({"ur": 1, "uruk": 1, "available": 5}, purple=cities)
    table.do("destroy ur", "destroy uruk")
    assert table.armies("red", "available") == 0
    assert table.actor == "purple"


@pytest.mark.rule("AF-19.4")
def test_shuruppak_protects_while_there_are_two_cities() -> None:
    for cities, cost in (
        ("shuruppak umma", 3),
        ("shuruppak", 2),
        ("umma ur", 2),
    ):
        owned = {"cities": dict.fromkeys(cities.split(), "plain")}
        where = cities.split()[0]
        table = expanding({where: 1, "available": 4}, purple=owned).do(f"destroy {where}")
        assert table.armies("red", "available") == 4 - cost


@pytest.mark.rule("AF-13.4", "AF-20.7")
def test_reinforcing() -> None:
    table = expanding({"ur": 1, "eridu": 2, "available": 3})
    assert table.offers("reinforce") == ["ur"]
    assert table.why("reinforce eridu").code == "area_full"
    assert table.why("reinforce egypt").code == "no_army_there"
    table.do("reinforce ur")
    assert table.armies("red", "ur") == 2
    assert table.armies("red", "available") == 2
    chaldea = expanding({"chaldea": 1, "available": 1}, "chaldea_5").do("reinforce chaldea")
    assert chaldea.armies("red", "chaldea") == 2


@pytest.mark.rule("AF-13.5")
def test_a_repeat_costs_an_army_and_must_leave_a_sub_action() -> None:
    table = expanding({"ur": 1, "available": 3}).do("invade umma")
    assert table.offers()[-1] == "expand_end"
    table.do("expand_end")
    assert table.armies("red", "available") == 2
    table = expanding({"ur": 1, "available": 3}).do("invade umma", "invade uruk")
    assert table.armies("red", "available") == 0
    assert table.actor == "purple", "one army would pay for a repeat, but leave nothing for it"
    table = expanding({"ur": 1, "available": 2}).do("invade umma")
    assert table.actor == "purple"
    assert table.armies("red", "available") == 1
    assert "Red gives up an army to go on." not in table.log()


@pytest.mark.rule("AF-13.5", "AF-22.5")
def test_a_repeat_after_a_failed_invasion() -> None:
    purple: Player = {"empire": "guti_1", "started_as": 2, "armies": {"umma": 1}}
    table = expanding({"ur": 1, "available": 4}, purple=purple).do("invade umma").roll(2)
    table.do("combat stop", "invade uruk")
    assert table.armies("red", "available") == 4 - 1 - 1 - 1
    assert "Red gives up an army to go on." in table.log()


@pytest.mark.rule("AF-13.7", "AF-20.7")
def test_reentry() -> None:
    sumer = "sippar babylon nippur shuruppak umma uruk ur lagash eridu"
    table = expanding({"available": 3})
    assert table.offers() == [f"reenter {area}" for area in sumer.split()]
    assert table.why("invade ur").code == "only_reentry"
    assert table.why("destroy ur").code == "only_reentry"
    assert table.why("reenter egypt").code == "not_home"
    table.do("reenter eridu", "place_armies 2")
    assert table.armies("red", "eridu") == 2
    assert table.actor == "purple", "one army is too few for a repeat"
    table = expanding({"available": 5}, "isin_2")
    assert table.offers() == ["reenter isin"]
    table.do("reenter isin", "place_armies 1")
    assert table.offers() == ["invade shuruppak", "reinforce isin", "expand_end"]
    assert table.why("reenter isin").code == "still_on_the_board"
    alone = expanding({"available": 1}, "isin_2").do("reenter isin")
    assert alone.armies("red", "isin") == 1
    assert alone.actor == "purple"


@pytest.mark.rule("AF-13.7")
def test_by_option_an_empire_without_armies_on_the_board_does_not_come_back() -> None:
    out = {"empire": "sumer_1", "started_as": 1, "armies": {"available": 3}}
    for may in (True, False):
        table = given(options={"reentry": may}, red=out)
        assert ("expand_empire" in table.offers("act")) is may
    assert table.why("act expand_empire").code == "no_way_back"
    holding = {**out, "armies": {"ur": 1, "available": 3}}
    table = given(options={"reentry": False}, red=holding).do("act expand_empire")
    assert "invade eridu" in table.offers(), "who is on the board expands as ever"


@pytest.mark.rule("AF-13.7", "AF-12.1")
def test_a_reentry_that_fails_may_be_repeated() -> None:
    purple: Player = {"empire": "larsa_2", "started_as": 2, "armies": {"amorites": 1}}
    table = expanding({"available": 4}, "amorites_2", purple=purple).do("reenter amorites").roll(2)
    table.do("combat stop")
    assert table.offers() == ["reenter amorites", "expand_end"]
    table.do("reenter amorites").roll(12)
    assert table.armies("red", "amorites") + table.armies("red", "available") == 2  # type: ignore[operator]


@pytest.mark.rule("AF-13.5", "AF-22.4")
def test_an_empire_with_an_army_always_has_something_to_do() -> None:
    """Whoever holds every area that can be invaded still has areas with one army."""
    areas = "sippar babylon nippur shuruppak umma uruk ur lagash eridu egypt amorites hittites"
    everywhere = dict.fromkeys([*areas.split(), "mittani", "assyria", "kassites", "guti"], 1)
    table = expanding({**everywhere, "available": 4})
    assert table.offers("invade") == ["elam"]
    table.do("invade elam")
    assert table.offers("invade") == []
    assert len(table.offers("reinforce")) == 17
    full = expanding({"akkad": 2, "babylon": 2, "available": 1}, "akkad_1")
    assert full.offers("reinforce") == []
    assert len(full.offers("invade")) == 6


def test_words() -> None:
    players: dict[str, Player] = {
        "purple": {"empire": "guti_1", "started_as": 2, "armies": {"umma": 1}},
        "green": {"cities": {"ur": "plain"}},
    }
    table = expanding({"ur": 1, "available": 5}, **players)
    state, decision = table.state, table.state.decision()
    assert word(decision.prompt(state)) == "Red expands the empire; 5 armies are available."
    labels = [word(decision.label(state, action)) for action in state.legal_actions()]
    assert labels == [
        "Attack Purple in Umma",
        "Invade Uruk",
        "Invade Lagash",
        "Invade Eridu",
        "Destroy the city of Green in Ur for 2 armies",
        "Reinforce Ur",
    ]
    targets = [decision.targets(state, action) for action in state.legal_actions()]
    assert targets[0] == ["area:umma"]
    assert targets[-2:] == [["city:ur"], ["army:ur"]]
    assert table.why("act pass").code == "expanding_now"
    assert table.why("place_armies 1").code == "expanding_now"
    assert table.why("combat roll").code == "expanding_now"
    table.do("reinforce ur")
    state, decision = table.state, table.state.decision()
    assert word(decision.prompt(state)) == "Red may go on expanding for 1 of 4 armies."
    end = state.legal_actions()[-1]
    assert word(decision.label(state, end)) == "Expand no more"
    assert decision.targets(state, end) == []
    assert table.log()[-1] == "Red reinforces Ur."
    back = expanding({"available": 3}, "isin_2")
    state, decision = back.state, back.state.decision()
    assert word(decision.label(state, state.legal_actions()[0])) == "Enter Isin again"
    assert decision.targets(state, state.legal_actions()[0]) == ["area:isin"]
