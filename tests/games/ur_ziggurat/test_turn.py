"""Turns, rounds and entering (UR-4), and the edge cases around them (UR-12)."""

import pytest
from tests.games.ur_ziggurat.table import Table, full_board, new_game, table


@pytest.mark.rule("UR-4.1", "UR-4.5")
def test_the_turn_passes_after_the_exchange() -> None:
    game = table("b2 A/W p1 2", "e5 C/M p3 1").play("option claim", "a1")
    game.play("f6")
    assert game.to_move == "p1"
    game.play("up front")
    assert (game.to_move, game.asked, game.state.round) == ("p2", "entry_place", 1)
    game.pass_turn()
    assert (game.to_move, game.asked) == ("p3", "choose_option")
    game.pass_turn().pass_turn()
    assert (game.to_move, game.state.round) == ("p1", 2)
    assert game.log()[-1] == "Round 2."


@pytest.mark.rule("UR-4.2", "UR-12.8")
def test_who_lost_everything_enters_again() -> None:
    game = table("b2 W/A p1 5", "c2 C/M p2 2", action="war").play("attack b2 e", "move 1", "stop")
    assert game.supply("p2") == 40
    game.pass_turn()
    assert (game.to_move, game.asked) == ("p2", "entry_place")
    assert game.state.round == 1
    assert game.why("c2") == "enter_unoccupied"
    refusal = game.refusal("option claim")
    assert (refusal.code, refusal.rule) == ("other_question", "UR-4.2")
    game.play("c5")
    assert game.on("c5") == ("p2 3",)


@pytest.mark.rule("UR-4.3", "UR-12.5")
def test_a_ziggurat_is_presence() -> None:
    game = table("b2 A/W p1 Z", hands="A/W")
    assert game.asked == "choose_option"
    assert game.options() == [1, 2, 4]
    assert game.why("option two_cubes") == game.why("option build") == "only_ziggurats"
    assert game.why_words("option two_cubes").endswith("(UR-12.5)")
    assert game.supply() == 39


@pytest.mark.rule("UR-12.5")
@pytest.mark.parametrize("hand", ["A/W", "C/M", "P/W"])
def test_options_1_and_2_change_nothing_for_ziggurats_alone(hand: str) -> None:
    plans = [("option both_actions", "order front"), ("option both_actions", "order back")]
    for plan in ("front before", "front after", "back before", "back after"):
        plans.append(("option one_action_and_cube", f"plan {plan}"))
    for moves in plans:
        game = table("b2 A/W p1 Z", "c2 C/M p2 2", "b3 M/P p2 3", hands=hand)
        game.play(*moves)
        assert game.asked == "exchange_target"
        assert game.on("b2", "c2", "b3") == ("p1 Z", "p2 2", "p2 3")
        assert (game.supply("p1"), game.supply("p2")) == (39, 35)
    game = table("b2 A/W p1 Z", hands=hand).play("option claim", "c2")
    assert game.on("c2") == (1,)


@pytest.mark.rule("UR-12.3")
def test_a_full_board_and_tiles_aside() -> None:
    """Only a tile set aside can be exchanged; who must enter places nothing."""

    def full(hands: str, aside: str, to_move: str) -> Table:
        cells = full_board(hands=f"{hands} {aside}", a1="A/W p1 1")
        cells = [cell.replace("p3", "p2").replace("p4", "p2") for cell in cells]
        settings = {"hands": hands, "aside": aside, "to_move": to_move}
        return table(*cells, players=3, reserve_exchange=True, **settings)  # type: ignore[arg-type]

    game = full("C/M P/W A/C", "A/P", "p1")
    assert game.options() == [1, 2, 3]
    assert game.why("option claim") == "board_full"
    game.play("option two_cubes", "a1", "a1")
    assert game.legal() == ["reserve 0"]
    game = full("C/M P/W A/C", "A/P", "p3")
    assert (game.asked, game.actor) == ("exchange_target", "p3")
    assert game.legal() == ["reserve 0"]
    assert game.supply("p3") == 60
    game = full("C/M P/W A/P", "P/A", "p3")
    assert (game.asked, game.ending) == ("over", "no_exchange")


def test_before_the_set_up_nobody_plays() -> None:
    game = new_game()
    assert game.why("a1") == "only_chance"
    assert game.points() == [0, 0, 0, 0]
