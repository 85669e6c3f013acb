"""What the view tells beforehand of actions and options."""

import pytest
from tests.games.ur_ziggurat.table import TYPE_OF, Table, dealt, table

from edubba.core import word
from edubba.games.ur_ziggurat.forecast import ActView, AttackView


def act(game: Table, kind: str) -> ActView:
    return next(each for each in game.view().acts if each.kind == kind)


def test_gains_and_losses_are_those_of_the_action() -> None:
    cells = ["a1 A/W p1 2", "b1 M/P p1 1", "c3 W/P p1 1", "d3 C/P p2 1"]
    told = act(table(*cells, hands="A/C"), "agriculture")
    assert (told.gains, told.losses, told.short) == ({"a1": 2}, {"a1": 1, "c3": 1}, False)
    done = table(*cells, hands="A/C").play("option one_action_and_cube", "plan front after")
    assert done.on("a1", "b1", "c3") == (3, 1, 0)
    assert act(table(*cells, hands="A/C"), "commerce").gains == {"b1": 1}


def test_culture_gives_to_others_and_points_are_those_after_it() -> None:
    five = ["a1 A/W p1 1", "b1 C/W p1 1", "c1 M/W p1 1", "d1 P/W p1 1", "e1 W/C p1 1"]
    told = act(table(*five, "b2 A/C p2 1", hands="C/M"), "culture")
    assert told.gains == {"a1": 1, "c1": 1, "b2": 1}
    assert (told.points, told.works) == (7, True)


def test_a_shortage_tells_what_each_may_get() -> None:
    full = [f"{column}6 P/{letter} p1 5" for column, letter in zip("abc", "ACM", strict=True)]
    cells = ["b2 A/W p1 1", "c2 A/C p1 1", *full, "f6 W/C p1 5", "f5 W/A p1 1"]
    told = act(table(*cells, cubes_per_player=25), "agriculture")
    assert (told.short, told.gains) == (True, {"b2": 2, "c2": 2})
    assert sorted(told.losses) == ["a6", "b6", "c6", "f5", "f6"]


def test_what_changes_nothing_is_told() -> None:
    game = table("c3 M/A p1 2", "f6 W/P p2 1", hands="M/C")
    works = {each.kind: each.works for each in game.view().acts}
    assert works == {
        "agriculture": False,
        "culture": False,
        "commerce": False,
        "politics": True,
        "war": False,
    }


def test_war_tells_every_attack_with_its_price() -> None:
    # b2 is no War tile: what shows another type costs one more. b1 has too few cubes for anything.
    told = act(table("b2 A/W p1 4", "b1 M/P p1 1", "c2 A/C p2 2", "b3 P/M p2 3", "a2 C/M"), "war")
    assert {(each.attacker, each.target, each.cost) for each in told.attacks} >= {
        ("b2", "c2", 2),
        ("b2", "a2", 2),
    }
    assert not [each for each in told.attacks if "b1" in (each.attacker, each.target)]
    assert not [each for each in told.attacks if each.target == "b3"]
    assert act(table("b2 A/W p1 4"), "politics").attacks == []


@pytest.mark.parametrize("hands", ["A/C", "A/M", "C/M"])
@pytest.mark.parametrize("first", [0, 1])
def test_the_second_action_is_foretold_as_it_comes_after_the_first(hands: str, first: int) -> None:
    cells = ["a1 A/W p1 4", "b1 C/P p1 1", "c1 M/P p1 1", "c2 W/C p2 2", "f6 P/M p1 1"]
    game = table(*cells, hands=hands)
    view = game.view()
    kinds = [TYPE_OF[side] for side in hands.split("/")]
    before = {cell.name: cell.cubes for cell in view.cells}
    told = act(game, kinds[first]), view.seconds[first]
    assert told[1].kind == kinds[1 - first]
    for each in told:
        for name, cubes in each.gains.items():
            before[name] += cubes
        for name, cubes in each.losses.items():
            before[name] -= cubes
    game.play("option both_actions", ("order front", "order back")[first])
    after = game.view()
    assert {cell.name: cell.cubes for cell in after.cells} == before
    assert after.players[0].points == told[1].points
    assert after.seconds == []


def test_after_an_action_of_choices_the_second_is_told_as_it_is_now() -> None:
    # Only the cube that Culture brings to a1 lets it attack the four cubes of a2.
    game = table("a1 W/A p1 4", "b1 C/P p1 1", "a2 M/P p2 4", hands="W/C")
    assert game.view().seconds[0] == act(game, "culture")
    attacks = [AttackView("a1", "a2", 4)]
    assert [each for each in act(game, "war").attacks if each in attacks] == []
    assert [each for each in game.view().seconds[1].attacks if each in attacks] == attacks


def test_options_carry_the_reason_of_the_rules() -> None:
    game = table("b2 A/W p1 5", "c2 C/M p1 4", hands="P/W")
    assert [each.why for each in game.view().options] == [None] * 5
    options = table("b2 A/W p1 4", hands="P/W").view().options
    build = options[-1]
    assert (build.id, build.rule) == ("build", "UR-5.5")
    assert build.why is not None
    assert word(build.why) == "A ziggurat needs a tile you control with exactly 5 cubes."
    assert game.play("option claim").view().options == []


def test_before_and_after_the_game_nothing_is_told() -> None:
    assert dealt(2).view().acts != []
    assert table("a1 A/W p1 4", ending="last_round").view().acts == []


def test_the_agreed_scoring_is_told() -> None:
    scoring = table("a1 A/W p1 4").view().scoring
    assert (scoring.series, scoring.any_type, scoring.worth) == ([], False, 1)
    scoring = table("a1 A/W p1 4", preset="ziggurats").view().scoring
    assert (scoring.any_type, scoring.worth) == (True, 10)
    assert table("a1 A/W p1 4", preset="published").view().scoring.series == [
        0, 1, 3, 6, 10, 15, 21,
    ]  # fmt: skip
