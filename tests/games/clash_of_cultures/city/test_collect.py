"""What a Collect may take, from which spaces, and what advances add to it (CC-6.4, CC-0.7)."""

import pytest
from tests.games.clash_of_cultures.scenes import open_land
from tests.games.clash_of_cultures.table import Table, table


def collecting(game: Table) -> Table:
    return game.turn_of(0).play("activate D2", "collect")


def refused(game: Table, *labels: str) -> list[str]:
    """Why nothing can be taken from these spaces."""
    return game.whys(*[f"pick {label}" for label in labels])


@pytest.mark.rule("CC-6.4", "CC-0.7")
def test_why_a_space_gives_nothing() -> None:
    game = open_land().exhausted("D2").city("C2", 1).barbarians("C3", 1, settlement=False)
    game.units(1, "E2", settlers=1).land("E3 barren")
    assert collecting(game).legal("pick") == ["D3"]
    assert refused(game, "D2", "C2", "C3", "E2") == ["collect_barred"] * 4
    assert refused(game, "E3") == ["collect_nothing"]
    assert refused(game, "D4", "D5") == ["collect_too_far"] * 2
    herds = collecting(open_land().knows(0, "husbandry").exhausted("D4"))
    assert refused(herds, "D4", "D5") == ["collect_barred", "collect_too_far"]
    own = collecting(open_land().units(0, "E2", settlers=1))
    assert "E2" in own.legal("pick")


@pytest.mark.rule("CC-3.20.4", "CC-6.4")
def test_husbandry_reaches_over_land_only() -> None:
    def far(spaces: str = "D4 fertile", advances: str = "husbandry") -> list[str]:
        return collecting(open_land().knows(0, advances).land(spaces)).legal("pick")

    assert "D4" in far()
    assert "D4" not in far(advances="fishing")
    assert "D4" not in far("D3 sea")
    assert "D4" not in far("D4 sea")
    assert "D5" not in far()


@pytest.mark.rule("CC-3.20.4")
@pytest.mark.parametrize(("advances", "distant"), [("husbandry", 1), ("husbandry roads", 2)])
def test_how_many_distant_spaces_husbandry_gives(advances: str, distant: int) -> None:
    game = open_land().knows(0, advances).city("D2", 0, "happy", "temple academy port")
    for label in ("D2", "C2", "C3", "D3", "E2", "E3"):
        game.exhausted(label)
    collecting(game)
    for label in ("B3", "C4", "D4")[:distant]:
        game.play(f"pick {label}")
    assert (game.asked, game.goods(0)["food"]) == ("main", 2)
    assert "collect" not in game.play("activate D2").legal()  # once per turn


@pytest.mark.rule("CC-3.20.4")
def test_husbandry_waits_for_a_collect_that_uses_it() -> None:
    game = collecting(open_land().knows(0, "husbandry"))
    game.play("pick C2", "pick D2")
    assert "D4" in game.play("activate D2", "collect").legal("pick")


@pytest.mark.rule("CC-15.2", "CC-6.4")
def test_production_focus_takes_one_space_several_times() -> None:
    game = open_land().knows(0, "husbandry").holds(0, "act_19").city("D2", 0, "happy", "temple")
    game.turn_of(0).play("play act_19", "activate D2", "collect", "pick D4")
    assert "D4" in game.legal("pick")  # once more the same distant space
    assert "E3" in game.legal("pick")
    assert "E4" not in game.legal("pick")  # but no second one
    game.play("pick D4", "pick D4")
    assert game.asked == "main"
    assert game.play("activate D2", "collect", "pick D3").legal("pick")[0] != "D3"


@pytest.mark.rule("CC-6.4", "CC-0.7", "CC-15.2")
def test_one_sea_space_gives_food_and_the_port_something_else() -> None:
    def harbour() -> Table:
        game = open_land().land("C3 sea, D3 sea").knows(0, "fishing").holds(0, "act_19")
        return game.city("D2", 0, "happy", "port temple", port="D3").has(0, food=0)

    game = collecting(harbour()).play("pick C3")
    assert "E2" in game.legal("pick")
    assert game.play("pick D3").legal("kind") == ["gold", "mood"]
    focus = harbour().turn_of(0).play("play act_19", "activate D2", "collect", "pick D3")
    assert focus.legal("kind") == ["food", "gold", "mood"]
    gold = focus.play("kind gold").play("pick D3")
    assert gold.legal("kind") == ["gold", "mood"]
    fish = harbour().turn_of(0).play("play act_19", "activate D2", "collect", "pick D3")
    fish.play("kind food", "pick D3", "pick D3")
    assert fish.goods(0).get("food", 0) == 2  # only food, as much as the track holds
    unknown = open_land().land("D3 sea").city("D2", 0, "happy", "port", port="D3")
    assert "D3" not in collecting(unknown).legal("pick")


@pytest.mark.rule("CC-3.28.4")
@pytest.mark.parametrize(("picks", "asked"), [(["C3", "D3"], "metallurgy_offer"), (["C3"], "main")])
def test_metallurgy_needs_two_ore(picks: list[str], asked: str) -> None:
    game = open_land().land("C3 mountain, D3 mountain, E3 forest").knows(0, "metallurgy")
    collecting(game).play(*[f"pick {label}" for label in picks])
    if game.asked == "collect_space":
        game.play("pick D3" if len(picks) > 1 else "pick E3")
    assert game.asked == asked


@pytest.mark.rule("CC-3.28.4", "CC-18.3")
def test_metallurgy_also_changes_ore_that_found_no_room() -> None:
    game = open_land().land("C3 mountain, D3 mountain").knows(0, "metallurgy").has(0, ore=7)
    collecting(game).play("pick C3", "pick D3", "yes")
    assert (game.goods(0)["ore"], game.goods(0)["gold"]) == (6, 1)


@pytest.mark.rule("CC-3.23.2", "CC-6.9")
def test_public_education_once_and_with_a_usable_academy() -> None:
    def taught(advances: str, building: str) -> int:
        game = open_land().knows(0, advances).city("D2", 0, "neutral", building)
        for _ in range(2):
            collecting(game).play("pick C2", "pick D2")
        return game.goods(0).get("ideas", 0)

    assert taught("writing public_education", "academy") == 1
    assert taught("public_education", "academy") == 0
    assert taught("writing public_education", "temple") == 0
    assert taught("writing", "academy") == 0


@pytest.mark.rule("CC-6.2", "CC-6.4")
def test_a_collect_ends_with_the_capacity_or_the_spaces() -> None:
    game = collecting(open_land().city("D2", 0, "neutral", "temple")).play("pick C2", "pick D2")
    assert game.asked == "main"
    scarce = open_land().city("D2", 0, "happy", "temple academy")
    for label in ("C2", "C3", "D3", "E2"):
        scarce.exhausted(label)
    assert collecting(scarce).play("pick D2", "pick E3").asked == "main"
    more = open_land().holds(0, "act_29").city("D2", 0, "neutral").turn_of(0)
    more.play("play act_29", "activate D2", "collect", "pick C2", "pick C3", "pick D2")
    assert more.asked == "main"  # 1 + 2


def test_a_space_that_this_board_lacks() -> None:
    game = table().turn_of(0).play("activate D2", "collect")
    assert game.whys("pick K4", "pick D7", "stop") == [
        "off_board",
        "collect_too_far",
        "collect_first",
    ]
    assert game.refusal("pick K4").rule == "CC-0.3"
