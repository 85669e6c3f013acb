"""Why an element of the board cannot be used: the rules' own reason, found without knowing them."""

import pytest

from edubba.core.errors import IllegalMove
from edubba.core.registry import find_game
from edubba.core.rng import Rng
from edubba.core.state import CHANCE, OVER, State
from edubba.match import Match
from edubba.server.answers import reasons_of
from edubba.server.messages import Why
from edubba.server.why import Reasons


def test_a_bird_that_needs_another_number_says_so() -> None:
    match = Match.new(find_game("game_of_ur").setup(options={"first_player": "light"}), seed=3)
    while match.state.decision().name != "choose_use" and len(match.legal()) < 2:
        match.play(match.legal()[0])
    used = {t for a in match.legal() for t in match.state.decision().targets(match.state, a)}
    birds = [f"bird:light:{b}" for b in ("swallow", "storm_bird", "raven", "rooster", "eagle")]
    reasons = Reasons(match.space, match.state)
    told = {bird: reasons.of(bird) for bird in birds}
    assert {bird for bird, reason in told.items() if reason is None} == used & {*birds}
    refused = [reason for reason in told.values() if reason is not None]
    assert refused
    assert all(reason.rule.startswith("GU-") for reason in refused)


@pytest.mark.parametrize("id", ["game_of_ur", "ulm", "ur_ziggurat", "after_the_flood"])
def test_elements_in_use_have_no_reason_and_others_have_one(id: str) -> None:
    """Along a random game: `None` exactly for what some legal action's path names."""
    setup = find_game(id).setup()
    state: State = setup.new()
    space = setup.space()
    rng = Rng(5)
    known: set[str] = set()
    telling = 0
    for _ in range(120):
        if state.actor == OVER:
            break
        legal = state.legal_actions()
        if state.actor != CHANCE:
            targets = {t for a in legal for t in state.decision().targets(state, a)}
            known |= targets
            reasons = Reasons(space, state)
            for element in sorted(known)[:: max(1, len(known) // 4)]:
                reason = reasons.of(element)
                assert (reason is None) == (element in targets), element
                telling += reason is not None and reason.code != "other_question"
        state.apply(legal[rng.below(len(legal))])
    assert telling > 0


def test_a_reason_may_be_asked_of_what_comes_after_what_was_picked() -> None:
    """The units of a march are picked on the board, before the house hears of it."""
    match = Match.new(find_game("clash_of_cultures").setup(2), seed=1)
    seat = match.actor
    before = match.record.text()

    def why(*after: str) -> list[str]:
        asked = {"id": "1", "version": match.version, "seat": seat, "after": after}
        wish = {**asked, "type": "why", "elements": ["space:D5"], "actions": ["to D5"]}
        message = Why.model_validate(wish)
        told = reasons_of(lambda of: Reasons(of.space, of.state), match, message)
        return [str(each["reason"] and each["reason"]["code"]) for each in told]

    assert why() == ["no_city_of_yours", "other_question"]
    assert why("move", "from D7", "with settler1") == ["too_far", "too_far"]
    with pytest.raises(IllegalMove):
        why("move", "from D7", "with army1")
    with pytest.raises(IllegalMove):
        why("move", "from D7", "with settler1", "to D6")  # it may meet what nobody knows
    assert match.record.text() == before
