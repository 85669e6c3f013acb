"""What must hold of every refusal: one sentence about this very choice, with its rule."""

from functools import cache
from pathlib import Path

import edubba.games.clash_of_cultures
from edubba.core.catalogue import word
from edubba.core.native import i64
from edubba.core.words import Reason
from edubba.games.clash_of_cultures.codes import SEAT_ACTIONS
from edubba.games.clash_of_cultures.space import SPACE
from edubba.games.clash_of_cultures.state import ClashState

PLAUSIBLE = {
    "main": "advance switch move found activate civic influence play use trade",
    "pay": "count",
    "gain_advance": "advance stop",
    "choose_government_advance": "advance",
    "barter": "card",
    "arts_target": "influence",
    "sports_city": "pick stop",
    "theater": "kind",
    "free_collect_city": "pick",
    "borrow": "advance",
    "lighthouse_space": "pick",
    "statue_card": "objective",
    "move_from": "from stop",
    "move_with": "with to road navigate embark",
    "board_ship": "with",
    "barbarian_space": "pick",
    "ship_arrives": "pick",
    "activation": "collect build_units piece wonder",
    "port_space": "pick",
    "build_piece": "pick piece stop",
    "collect_space": "pick stop",
    "collect_kind": "kind",
    "build_unit": "build stop",
    "choose_token": "kind",
    "refund": "kind",
    "place_unit": "pick stop",
    "civic_step": "pick stop",
    "influence_building": "piece",
    "takeover_unit": "with",
    "ambush": "card",
    "lose_ship": "with",
    "lay_card": "card",
    "withdraw": "pick",
    "buy_value": "kind",
    "teach_us": "card",
    "exhaust_space": "pick",
    "spawn_space": "pick",
    "grow_settlement": "pick",
    "raid_from": "pick",
    "raid_on": "pick",
    "raid_piece": "piece wonder",
    "hire": "from",
    "hire_price": "kind",
    "hire_to": "to",
    "choose_player": "player",
    "choose_good": "kind",
    "share_out": "player",
    "pay_tokens": "kind stop",
    "mood_city": "pick stop",
    "civil_war": "pick",
    "lose_one": "with",
    "avoid": "with",
    "choose_government": "switch",
    "destroy_city": "pick",
    "destroy_piece": "pick piece wonder yes stop",
    "region_to_explore": "pick",
    "found_in_region": "found",
    "swap_give": "card objective",
    "swap_take": "card objective",
    "keep_plan": "objective",
    "take_plan": "objective",
    "score_now": "score",
    "declare": "score",
    "raze": "pick",
    "name_first": "player",
    "trade_count": "count",
    "trade_card": "card objective",
    "trade_answer": "trade",
    "trade_wanted": "card objective",
}
"""For every question the verbs with which one might answer it."""
ALWAYS = {
    "from_discard",
    "free_education_offer",
    "orient_region",
    "metallurgy_offer",
    "influence_boost",
    "battle_ability",
    "keep_abilities",
    "retreat",
    "take_or_raze",
    "event_from_discard",
    "take_person",
    "myths_offer",
}
"""Questions whose answers (yes and no, a and b) are always both legal: nothing can be refused."""
VERBS = [SPACE.decode(action).verb for action in range(SEAT_ACTIONS)]
ACTIONS = {verb: [at for at, other in enumerate(VERBS) if other == verb] for verb in {*VERBS}}


def beside(verbs: set[str]) -> list[int]:
    """The actions just before and just after those of some verbs: answers to other questions."""
    ends = {at + step for verb in verbs for at in ACTIONS[verb] for step in (-1, 1)}
    inside = range(SEAT_ACTIONS)
    return sorted(at for at in ends if at in inside and VERBS[at] not in verbs)


OF_EVERYTHING = {"pay", "destroy_piece"}
"""Questions that say what they want, whatever they are answered."""
BESIDE = {
    question: [] if question in OF_EVERYTHING else beside({*verbs.split()})
    for question, verbs in PLAUSIBLE.items()
}


@cache
def rule_text() -> str:
    folder = Path(edubba.games.clash_of_cultures.__path__[0])
    return (folder / "RULES.md").read_text("utf-8")


@cache
def is_rule(rule: str) -> bool:
    return f"**{rule} " in rule_text() or f"**{rule}**" in rule_text()


@cache
def said(reason: Reason) -> str:
    return word(reason.words)


def assert_good(reason: Reason, place: str) -> None:
    assert reason.code != "not_offered", f"{place} is refused without a reason"
    assert is_rule(reason.rule), f"{place}: there is no rule {reason.rule}"
    assert said(reason).endswith("."), f"{place}: {said(reason)}"


def assert_good_refusals(state: ClashState) -> None:
    """Every illegal answer with a plausible verb is refused in one sentence and by a rule; of an
    answer that belongs to another question nothing more is said than that it is not offered."""
    if state.actor < 0:
        return
    decision = state.decision()
    if decision.name not in PLAUSIBLE:
        assert decision.name in ALWAYS, f"{decision.name} is not listed"
        return
    legal = {*state.legal_actions()}
    for verb in PLAUSIBLE[decision.name].split():
        for action in ACTIONS[verb]:
            if action not in legal:
                asked: i64 = action
                place = f"{decision.name}: {SPACE.decode(action)}"
                assert_good(decision.why_not(state, asked), place)
    for action in BESIDE[decision.name]:
        if action not in legal:
            asked = action
            reason = decision.why_not(state, asked)
            place = f"{decision.name}: {SPACE.decode(action)}"
            assert reason.code == "not_offered", f"{place} is refused by {reason.code}"
