"""What changes hands with a city, and what a conqueror may do next (CC-10, CC-11.4, CC-15.2)."""

import pytest
from tests.games.clash_of_cultures.scenes import attack, open_land
from tests.games.clash_of_cultures.table import Table, table

from edubba.games.clash_of_cultures.layout import cell_of


def supplies(game: Table, seat: int) -> list[int]:
    """Settlements, Ports, Academies, Fortresses and Temples in supply."""
    return [int(count) for count in game.player(seat).supply]


@pytest.mark.rule("CC-15.2", "CC-10.1")
def test_a_captured_city_lets_great_ideas_be_played() -> None:
    assert not open_land().turn_of(0).state.captured
    city = attack(open_land().city("D4", 1, "angry").holds(0, "act_11"), 1)
    assert city.legal("play") == ["act_11"]
    settlement = attack(open_land().barbarians("D4", 0).holds(0, "act_11"), 1).play("yes")
    assert settlement.legal("play") == ["act_11"]


@pytest.mark.rule("CC-11.4", "CC-20.1")
def test_without_a_settlement_a_barbarian_one_is_razed() -> None:
    game = open_land().barbarians("D4", 0)
    game.state.edit(0).supply[0] = 0
    left = game.state.settlements_left
    attack(game, 1)
    assert (game.asked, game.goods(0).get("gold", 0)) == ("main", 1)
    assert (game.state.has_city(cell_of("D4")), game.state.settlements_left) == (False, left + 1)
    assert len(game.told("settlement_razed")) == 1
    last = open_land().barbarians("D4", 0)
    last.state.edit(0).supply[0] = 1
    assert attack(last, 1).asked == "take_or_raze"


@pytest.mark.rule("CC-10.2", "CC-10.4")
def test_a_city_that_cannot_be_kept_leaves_its_pieces_to_their_owners() -> None:
    game = (
        open_land()
        .city("D4", 1, "happy", "temple academy")
        .city("D4", 1, "happy", "port", colour=0)
    )
    mine, his = supplies(game, 0), supplies(game, 1)
    game.state.edit(0).supply[0] = 0
    attack(game, 1).settle()
    assert not game.state.has_city(cell_of("D4"))
    assert supplies(game, 0) == [0, mine[1] + 1, *mine[2:]]
    assert supplies(game, 1) == [his[0] + 1, his[1], his[2] + 1, his[3], his[4] + 1]
    assert game.goods(0)["gold"] == 7  # 4 for its pieces and 4 for its mood, above the maximum
    assert len(game.told("city_lost")) == 1


@pytest.mark.rule("CC-10.3", "CC-10.4", "CC-10.5")
def test_the_pieces_of_a_captured_city() -> None:
    game = open_land().city("D4", 1, "neutral", "temple academy")
    game.city("D4", 1, "neutral", "fortress", colour=0)
    game.state.edit(0).supply[2] = 0
    game.state.edit_city(cell_of("D4")).activations = 2
    mine, his = supplies(game, 0), supplies(game, 1)
    attack(game, 1).settle()
    city = game.at("D4")
    assert [int(city.colour(building)) for building in range(4)] == [-1, -1, 0, 0]
    assert supplies(game, 0) == [mine[0] - 1, mine[1], 0, mine[3], mine[4] - 1]
    assert supplies(game, 1) == [his[0] + 1, his[1], his[2] + 1, his[3], his[4] + 1]
    assert (game.mood("D4"), city.activations) == ("angry", 0)
    assert game.goods(0)["gold"] == 5  # its size, and 1 for the Academy that is missing


@pytest.mark.rule("CC-10.4")
@pytest.mark.parametrize(("mood", "gold"), [("angry", 0), ("neutral", 1), ("happy", 1)])
def test_an_angry_city_gives_no_gold_and_no_settler(mood: str, gold: int) -> None:
    game = attack(open_land().city("D4", 1, mood), 1)
    game.settle()
    assert (game.goods(0).get("gold", 0), game.player(1).on_board(0, 4)) == (gold, gold)


@pytest.mark.rule("CC-15.2")
def test_teach_us_is_asked_where_it_could_be_played() -> None:
    def taken(cards: str, his: str, mine: str = "fishing") -> Table:
        game = open_land().city("D4", 1, "angry").knows(1, his).knows(0, mine).holds(0, cards)
        return attack(game, 1)

    assert taken("act_35", "storage").asked == "teach_us"
    assert taken("act_01", "storage").legal() == ["no"]
    assert taken("", "storage").asked == "main"
    assert taken("act_35", "storage", "storage").asked == "main"
    game = taken("act_35 act_36 act_01", "storage myths")
    assert game.legal() == ["card act_35", "card act_36", "no"]
    game.play("card act_36")
    assert game.legal("advance") == ["storage", "myths"]
    game.play("advance myths")
    assert (game.hand(0), "myths" in game.advances(0)) == ({"act_01", "act_35"}, True)
    assert taken("act_35", "storage").play("no").hand(0) == {"act_35"}


def test_teach_us_alone() -> None:
    game = table().knows(0, "tactics").knows(1, "storage").all_land().no_units(0).no_units(1)
    game.city("D5", 1).units(0, "D4", armies=1).holds(0, "act_01 act_35").turn_of(0)
    game.play("move", "from D4", "with army1", "to D5", "pick D7")
    assert game.asked == "teach_us"
    assert game.whys("card act_01", "card act_36") == ["only_teach_us", "card_not_in_hand"]
