"""What the view tells beforehand of actions and options."""

from tests.games.ur_ziggurat.table import Table, dealt, table

from edubba.core import word
from edubba.games.ur_ziggurat.forecast import ActView


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
