"""Rounds, turns and the menu (CC-2)."""

import pytest
from tests.games.clash_of_cultures.table import table


@pytest.mark.rule("CC-2.1", "CC-2.2", "CC-2.7")
def test_three_turns_then_the_status_phase() -> None:
    game = table().turn_of(0)
    seen = []
    while game.asked == "main":
        seen.append((int(game.state.turn), int(game.state.active), int(game.state.actions)))
        game.play("end_turn")
    assert seen == [(turn, seat, 3) for turn in (1, 2, 3) for seat in (0, 1)]
    assert game.asked == "gain_advance"
    assert game.state.active == -1


@pytest.mark.rule("CC-2.1")
def test_the_game_ends_in_the_sixth_round() -> None:
    game = table().turn_of(0)
    for _ in range(1000):
        if game.over:
            break
        legal = game.legal()
        game.play("end_turn" if "end_turn" in legal else "stop" if "stop" in legal else legal[0])
    assert game.over
    assert (game.state.round, game.state.turn) == (6, 3)


@pytest.mark.rule("CC-2.4")
def test_the_menu() -> None:
    game = table().knows(0, "tactics").has(0, mood=1).city("D2", 0, "neutral").turn_of(0)
    game.all_land().units(0, "D3", settlers=1)
    verbs = {move.split()[0] for move in game.legal()}
    assert verbs == {"end_turn", "advance", "move", "found", "activate", "civic", "trade"}
    game.play("found D3")
    assert game.state.actions == 2
    game.play("civic", "pick D2")
    assert game.state.actions == 1
    game.play("advance storage")
    assert game.state.actions == 0
    assert {move.split()[0] for move in game.legal()} == {"end_turn", "trade"}
    assert game.refusal("move").rule == "CC-2.2"


@pytest.mark.rule("CC-2.6", "CC-20.3")
def test_a_turn_may_end_early() -> None:
    game = table().no_units(0).has(0, food=0).city("D2", 0, "angry").turn_of(0)
    game.state.edit_city(game.at("D2").cell).activations = 1
    assert game.legal("trade") == ["blue"]
    assert game.legal()[0] == "end_turn"
    game.play("end_turn")
    assert (game.state.active, game.state.actions) == (1, 3)


@pytest.mark.rule("CC-2.8", "CC-17.1")
def test_trade_windows_lie_between_actions() -> None:
    game = table().turn_of(0, actions=0)
    assert game.legal("trade") == ["blue"]
    game = table().turn_of(0).play("move")
    assert game.legal("trade") == []
    game = table().status(1)
    assert game.legal("trade") == []
    assert table(no_trading=True).turn_of(0).legal("trade") == []


@pytest.mark.rule("CC-2.3", "CC-4.16")
def test_marks_are_cleared_at_the_start_of_a_turn() -> None:
    game = table().land("C3 mountain").turn_of(0).play("move", "from D2", "with settler1", "to C3")
    game.play("activate D2", "collect", "pick C2", "stop")
    assert game.player(0).marks[0] != 0
    assert game.at("D2").activations == 1
    game.play("end_turn", "end_turn")
    assert game.player(0).marks[0] == 0
    assert game.at("D2").activations == 0
