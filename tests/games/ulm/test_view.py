"""What the board shows of a choice before it is made: prices, reach, and what would be added."""

from tests.games.ulm.table import after_push, player

from edubba.core.options import Value


def test_what_would_be_added_is_what_the_end_adds() -> None:
    me = player(face_up="patrician nave_1", sparrows=3, barge=11)
    table = after_push("gray", players=[me], round=10, start_player=1)
    before = table.view(0).players
    assert before[0].to_add == {
        "sparrows": 3,
        "river": 1,
        "cathedral": 3,
        "trade": 0,
        "chronicle": 4,
    }
    table.play("end_turn")
    after = table.view(0).players
    for old, new in zip(before, after, strict=True):
        assert new.vp == old.vp + sum(old.to_add.values())
        assert new.to_add == {}  # it is in the points by now


def test_a_turn_tells_what_its_actions_give() -> None:
    me = player(barge=9, descendants="mint_master barge_driver")
    turn = after_push("gray", players=[me, player(barge=10)]).view(1).turn
    assert turn.money == 2
    assert turn.sails == [11, 12]  # the other barge is jumped
    assert turn.seal_price == 2
    assert turn.reach == ["town_hall", "garden"]


def test_the_tower_changes_what_a_turn_gives() -> None:
    options: dict[str, Value] = {"danube": "23_spaces"}
    me = player(barge=22)
    turn = (
        after_push("gray", players=[me], tower="tower_notary_discount", options=options)
        .view(0)
        .turn
    )
    assert turn.seal_price == 1
    assert turn.sails == []
    assert turn.reach == ["goose_tower", "shipyard"]


def test_a_card_tells_the_parts_of_its_top() -> None:
    (card,) = after_push("gray", players=[player(hand="fustian_5")]).view(0).players[0].hand
    assert card.kind == "fustian"
    assert card.parts == {"coins": 2, "move": 2}
