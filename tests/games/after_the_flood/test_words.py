"""Reasons, labels and targets over the whole action space: no choice is worded as another."""

import pytest
from tests.games.after_the_flood.table import COLOURS, SPACE, Play, Player, given, step

from edubba.core import CHANCE, OVER, Rng, word
from edubba.games.after_the_flood import GAME
from edubba.testing.conformance.walk import anything

EMPIRE: Player = {"empire": "sumer_1", "started_as": 1}
SIPPAR = given(
    red={**EMPIRE, "armies": {"sippar": 1, "eridu": 1, "available": 9}},
    purple={"cities": {"sippar": "plain", "eridu": "plain"}},
)
"""Red can destroy and reinforce in the first and in the last area of Sumer."""
RICH: Player = {
    "resources": dict.fromkeys(
        ["grain", "wood", "metal", "textile", "tools", "oil", "gold", "lapis"], 2
    ),
    "workers": {"stock": 3, "scribes_ready": 2, "tool_makers_ready": 1, "dilmun": 4, "egypt": 1},
    "cities": {"sippar": "plain", "umma": "plain", "ur": "plain", "eridu": "plain"},
}
ARMED: Player = {**RICH, **EMPIRE, "armies": {"nippur": 1, "available": 4}}


def at(*moves: str, red: Player = RICH, passed: str = "", turn: int = 1) -> Play:
    return given(red=red, passed=passed, turn=turn).do(*moves)


PLACES: dict[str, Play] = {
    "action": at(),
    "payment": at("act trade", red={**RICH, "resources": {"textile": 2}}, passed="green"),
    "build": at("act build_city"),
    "lift_city": at("act build_city", "build babylon"),
    "place_workers": at("act place_workers"),
    "spend_to": at("act place_workers", "pw_spend wood"),
    "spend_count": at("act place_workers", "pw_spend wood", "pw_to elam"),
    "scribe_from": at(
        "act place_workers", "pw_scribe", red={"workers": {"scribes_ready": 1, "egypt": 1}}
    ),
    "scribe_to": at("act place_workers", "pw_scribe", "pw_from egypt"),
    "trade": at("act trade"),
    "empire": at("act start_empire"),
    "empire_area": at("act start_empire", "empire sumer_1"),
    "buy": at("act start_empire", "empire sumer_1", "empire_area ur"),
    "equip": at("act start_empire", "empire sumer_1", "empire_area ur", "buy_end"),
    "place_armies": at(
        "act start_empire", "empire sumer_1", "empire_area ur", "buy_end", "equip_end"
    ),
    "expand": at("act expand_empire", red=ARMED),
    "pass": at("act pass"),
    "expand_city": given(
        decision=step("score_empires"),
        red={**RICH, "cities": {"umma": "plain", "ur": "plain"}},
    ),
    "luxuries": given(
        decision=step("score_empires"),
        red={**RICH, "resources": {"wood": 2, "oil": 1}},
    ).do("city_expand ur"),
}
"""A position at every decision of a seat but combat, which has its own."""
PLACES["combat"] = given(
    red=ARMED, purple={"empire": "guti_1", "started_as": 2, "armies": {"umma": 2}}
).do("act expand_empire", "invade umma")
PLACES["combat_roll"] = Play(PLACES["combat"].state.clone())
PLACES["combat"].roll(12)

OTHERWISE = "otherwise"
REASONS: dict[str, dict[str, set[str]]] = {
    "action": {
        OTHERWISE: {"choose_action_first"},
        "act": {"no_empire"},
    },
    "payment": {OTHERWISE: {"pay_first"}, "pay": {"cannot_pay"}},
    "build": {OTHERWISE: {"choose_site"}, "build": {"city_stands"}},
    "lift_city": {OTHERWISE: {"take_up_own_city"}},
    "place_workers": {OTHERWISE: {"placing_workers_now"}, "pw_end": {"place_something_first"}},
    "spend_to": {OTHERWISE: {"choose_place"}, "pw_to": {"scribes_full"}},
    "spend_count": {OTHERWISE: {"that_many"}},
    "scribe_from": {OTHERWISE: {"choose_source"}, "pw_from": {"no_worker_there"}},
    "scribe_to": {OTHERWISE: {"choose_place"}, "pw_dest": {"same_place", "scribes_full"}},
    "trade": {OTHERWISE: {"trading_now"}, "trade_end": {"trade_something_first"}},
    "empire": {
        OTHERWISE: {"choose_empire"},
        "empire": {"empire_of_another_turn", "no_worker_at_home"},
    },
    "empire_area": {OTHERWISE: {"choose_sumer_area"}},
    "buy": {OTHERWISE: {"buying_now"}},
    "equip": {OTHERWISE: {"equipping_now"}},
    "place_armies": {OTHERWISE: {"one_or_two_armies"}},
    "expand": {
        OTHERWISE: {"expanding_now"},
        "invade": {"held_already", "not_next_to"},
        "reenter": {"still_on_the_board"},
        "destroy": {"no_army_there", "no_foreign_city"},
        "reinforce": {"no_army_there"},
        "expand_end": {"expand_something_first"},
    },
    "pass": {OTHERWISE: {"passing_now"}},
    "expand_city": {OTHERWISE: {"expanding_cities_now"}, "city_expand": {"not_your_city"}},
    "luxuries": {OTHERWISE: {"choose_luxuries"}, "luxuries": {"good_not_held"}},
    "combat": {OTHERWISE: {"in_combat"}},
    "combat_roll": {OTHERWISE: {"only_the_dice"}},
}
"""For each decision: the reasons against moves of a verb, and against all other moves."""


@pytest.mark.parametrize("decision", PLACES)
def test_every_move_is_refused_for_the_right_reason(decision: str) -> None:
    table = PLACES[decision]
    assert table.asked == decision
    found: dict[str, set[str]] = {}
    for action in range(SPACE.size):
        reason = table.state.refusal(action)
        if reason is not None:
            assert "‹" not in word(reason.words)
            assert reason.rule.startswith("AF-")
            verb = SPACE.decode(action).verb
            found.setdefault(verb, set()).add(reason.code)
    expected = REASONS[decision]
    for verb, codes in found.items():
        assert codes == expected.get(verb, expected[OTHERWISE]), verb


def test_every_piece_that_is_missing_is_named() -> None:
    poor: Player = {"resources": {"textile": 1}, "workers": {"stock": 1, "dilmun": 1, "guti": 1}}
    for moves, verb, missing in (
        (["act place_workers"], "pw_spend", 7),
        (["act pass"], "pass_add", 7),
        (["act start_empire", "empire guti_1"], "equip", 7),
    ):
        table = at(*moves, red=poor)
        reasons = [
            table.state.refusal(a) for a in range(SPACE.size) if SPACE.decode(a).verb == verb
        ]
        codes = [reason.code for reason in reasons if reason is not None]
        assert codes == ["good_not_held"] * missing
    grain: Player = {"resources": {"tools": 1}, "workers": {"guti": 1}}
    table = at("act start_empire", "empire guti_1", red=grain)
    assert [table.why(f"buy {good}").code for good in ("grain", "metal")] == ["good_not_held"] * 2
    table = at("act trade", red=poor)
    wrong = {table.why(t).code for t in ("trade hittites:metal:grain", "trade dilmun:gold:oil")}
    assert wrong == {"good_not_held"}
    assert table.why("trade hittites:metal:textile").code == "no_trader_there"
    lacking = {1: "tools", 3: "tools", 4: "gold", 6: "gold", 10: "lapis lazuli"}
    for chosen, good in lacking.items():
        reason = PLACES["luxuries"].why(f"luxuries {chosen}")
        assert word(reason.words) == f"You hold no {good}."


LABELS: dict[str, set[str]] = {
    "pay": {"pay-good", "pay-worker", "pay-army"},
    "pw_spend": {"label-spend"},
    "pw_count": {"label-count"},
    "pw_scribe": {"label-scribe"},
    "pw_end": {"label-workers_end"},
    "trade": {"label-trade"},
    "make_tool": {"label-make_tool"},
    "trade_end": {"label-trade_end"},
    "empire": {"label-empire"},
    "buy": {"label-buy"},
    "buy_end": {"label-buy_end"},
    "equip": {"label-equip"},
    "equip_end": {"label-equip_end"},
    "place_armies": {"label-armies"},
    "invade": {"label-invade", "label-attack"},
    "reenter": {"label-reenter"},
    "destroy": {"label-destroy"},
    "reinforce": {"label-reinforce"},
    "expand_end": {"label-expand_end"},
    "combat": {"label-roll", "label-stop"},
    "pass_add": {"label-bid"},
    "pass_end": {"label-pass_end"},
    "city_expand": {"label-expand_city"},
    "luxuries": {"label-luxuries", "label-wood_only"},
    "city_end": {"label-city_end"},
}
TARGETS = {
    "build": "area:{}",
    "lift_city": "city:{}",
    "pw_spend": "good:{seat}:{}",
    "empire": "empire:{}",
    "empire_area": "area:{}",
    "buy": "good:{seat}:{}",
    "equip": "good:{seat}:{}",
    "invade": "area:{}",
    "reenter": "area:{}",
    "destroy": "city:{}",
    "reinforce": "army:{}",
    "pass_add": "good:{seat}:{}",
    "city_expand": "city:{}",
    "pw_scribe": "box:scribes_ready",
    "make_tool": "box:tool_makers_ready",
}
ELSEWHERE = ("trade", "pw_to", "pw_from", "pw_dest", "pay")
"""Verbs whose targets other tests look at."""


def worded_right(table: Play) -> None:
    state, decision = table.state, table.state.decision()
    for action in state.legal_actions():
        move = SPACE.decode(action)
        label = decision.label(state, action)
        id = label.id.removeprefix("after_the_flood/")
        if move.verb in LABELS:
            assert id in LABELS[move.verb], str(move)
        elif id != "label-fight_for":
            prefix = "act-" if move.verb == "act" else "place-"
            assert id == prefix + move.args[0], str(move)
        if move.verb not in ELSEWHERE:
            form = TARGETS.get(move.verb)
            said = [form.format(*move.args, seat=COLOURS[state.actor])] if form else []
            assert decision.targets(state, action) == said, str(move)


def test_labels_and_targets_say_what_the_move_says() -> None:
    for table in PLACES.values():
        if table.state.actor != CHANCE:
            worded_right(table)
    worded_right(Play(SIPPAR.state.clone()).do("act expand_empire"))
    worded_right(given(red={**EMPIRE, "armies": {"available": 3}}).do("act expand_empire"))
    for seed in range(3):
        state, rng = GAME.new(GAME.setup()), Rng(seed)
        while state.actor != OVER:
            if state.actor != CHANCE:
                worded_right(Play(state))
            state.apply(anything(state, rng))


def test_the_first_and_last_areas_can_be_destroyed_and_reinforced() -> None:
    for area in ("sippar", "eridu"):
        table = Play(SIPPAR.state.clone()).do("act expand_empire", f"destroy {area}")
        assert area not in table.cities("purple")
        table = Play(SIPPAR.state.clone()).do("act expand_empire", f"reinforce {area}")
        assert table.armies("red", area) == 2
    back = given(red={**EMPIRE, "armies": {"available": 3}}).do("act expand_empire")
    assert back.do("reenter sippar", "place_armies 1").armies("red", "sippar") == 1
    table = Play(SIPPAR.state.clone()).do("act expand_empire", "invade babylon")
    assert table.armies("red", "babylon") == 1
    north = given(red={**EMPIRE, "armies": {"babylon": 1, "available": 1}})
    assert north.do("act expand_empire", "invade sippar").armies("red", "sippar") == 1
