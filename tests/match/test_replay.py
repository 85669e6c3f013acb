"""Any point of a match can be looked at again."""

import pytest
from tests.match.tables import ADA, BEN, DARK, LIGHT, boast, play_random, race

from edubba.core import InvalidInput
from edubba.games.game_of_ur import GAME
from edubba.match import Match


def test_every_position_comes_back() -> None:
    match = Match.new(GAME.setup(), seed=8)
    seen = {match.steps(): match.state.to_json()}
    for choice in range(40):
        play_random(match, choice, steps=1)
        seen[match.steps()] = match.state.to_json()
    for step, position in seen.items():
        assert match.at(step).to_json() == position
    assert len(seen) == 41


def test_a_position_looked_at_is_a_copy() -> None:
    match = play_random(Match.new(GAME.setup(), seed=8), 1, steps=20)
    before = match.state.to_json()
    for step in (match.steps(), 3):
        state = match.at(step)
        state.concede(0, None)
    assert match.state.to_json() == before
    assert match.at(3).actor != -2


def test_a_replay_tells_position_entry_and_events_of_every_step() -> None:
    match = play_random(Match.new(GAME.setup(), seed=8), 2)
    moments = [*match.replay()]
    assert [moment.step for moment in moments] == list(range(match.steps() + 1))
    assert moments[0].entry is None
    assert [event.name for event in moments[0].events] == ["anted"]
    for moment in moments:
        assert moment.state.to_json() == match.at(moment.step).to_json()
    told = [event.words() for moment in moments for event in moment.events]
    assert len([words for words in told if words is not None]) == len(match.log)
    assert [m.entry for m in moments[1:]] == match.record.entries


def test_a_replay_leaves_out_what_was_undone() -> None:
    match = boast("3 6 5")
    match.play("say low")
    match.play("stake 1")
    match.undo(0)
    match.play("stake 2")
    entries = [m.entry.to_line() for m in match.replay() if m.entry is not None]
    assert entries[3:] == ["4 seat 0: say low", "7 seat 0: stake 2"]


@pytest.mark.parametrize("step", [-1, 999])
def test_there_are_only_so_many_steps(step: int) -> None:
    with pytest.raises(InvalidInput, match=f"There is no step {step}"):
        Match.new(GAME.setup(), seed=8).at(step)


def test_a_step_tells_who_did_what() -> None:
    match = race("2 1 1")
    match.play("launch swallow 3")
    assert (match.step(1).seat, match.step(1).seq) == (None, 1)
    assert (match.step(2).seat, match.step(2).kind) == (LIGHT, "move")
    assert (match.has_moved(LIGHT), match.has_moved(DARK)) == (True, False)
    for wrong in (0, match.steps() + 1):
        with pytest.raises(InvalidInput, match="There is no step"):
            match.step(wrong)


def test_a_seat_sees_what_it_has_chosen_in_its_turn() -> None:
    match = boast("6 2 5", manual_done=[ADA])
    assert match.turn_labels(ADA, 9) == []
    match.play_all(["say low", "stake 2"], ADA)
    said = [label.id for label in match.turn_labels(ADA, 9)]
    assert len(said) == 2
    assert [label.id for label in match.turn_labels(ADA, 1)] == said[1:], "the later ones"
    assert match.turn_labels(BEN, 9) == []
    match.done(ADA)
    assert match.turn_labels(ADA, 9) == []
