"""Reasons and targets over the whole action space: no choice is worded as another."""

import pytest
from tests.games.after_the_flood.table import COLOURS, SPACE, Flood, Player, empire, given, step

from edubba.core import CHANCE, OVER, Rng, word
from edubba.testing.conformance.walk import anything

EMPIRE: Player = {"empire": "sumer_1", "started_as": 1}
RICH: Player = {
    "resources": dict.fromkeys(
        ["grain", "wood", "metal", "textile", "tools", "oil", "gold", "lapis"], 2
    ),
    "workers": {"stock": 3, "scribes_ready": 2, "tool_makers_ready": 1, "dilmun": 4, "egypt": 1},
    "cities": {"sippar": "plain", "umma": "plain", "ur": "plain", "eridu": "plain"},
}
ARMED: Player = {**RICH, **EMPIRE, "armies": {"nippur": 1, "available": 4}}
STARTING = ("act start_empire", "empire sumer_1", "empire_area ur")
EXPANDING = "act expand_empire"


def at(*moves: str, red: Player = RICH, passed: str = "", turn: int = 1) -> Flood:
    return given(red=red, passed=passed, turn=turn).play(*moves)


def fight() -> Flood:
    purple: Player = empire("guti_1", 2, umma=2)
    return given(red=ARMED, purple=purple).play(EXPANDING, "invade umma")


def scoring(**red: object) -> Flood:
    return given(decision=step("score_empires"), red={**RICH, **red})


def sippar(*moves: str) -> Flood:
    """Red can destroy and reinforce in the first and in the last area of Sumer."""
    return given(
        red={**EMPIRE, "armies": {"sippar": 1, "eridu": 1, "available": 9}},
        purple={"cities": {"sippar": "plain", "eridu": "plain"}},
    ).play(EXPANDING, *moves)


def gone() -> Flood:
    """Red's empire has no army on the board."""
    return given(red={**EMPIRE, "armies": {"available": 3}}).play(EXPANDING)


PLACES: dict[str, Flood] = {
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
    "empire_area": at(*STARTING[:2]),
    "buy": at(*STARTING),
    "equip": at(*STARTING, "buy_end"),
    "place_armies": at(*STARTING, "buy_end", "equip_end"),
    "combat_roll": fight(),
    "combat": fight().roll(12),
    "expand": at(EXPANDING, red=ARMED),
    "pass": at("act pass"),
    "expand_city": scoring(cities={"umma": "plain", "ur": "plain"}),
    "luxuries": scoring(resources={"wood": 2, "oil": 1}).play("city_expand ur"),
}
"""A position at every decision but the draw of the order."""
REASONS: dict[str, dict[str, set[str]]] = {
    "action": {"act": {"no_empire"}},
    "payment": {"pay": {"cannot_pay"}},
    "build": {"build": {"city_stands"}},
    "lift_city": {"lift_city": {"take_up_own_city"}},
    "place_workers": {"pw_end": {"place_something_first"}},
    "spend_to": {"pw_to": {"scribes_full"}},
    "spend_count": {"pw_count": {"that_many"}},
    "scribe_from": {"pw_from": {"no_worker_there"}},
    "scribe_to": {"pw_dest": {"same_place", "scribes_full"}},
    "trade": {"trade_end": {"trade_something_first"}},
    "empire": {"empire": {"empire_of_another_turn", "no_worker_at_home"}},
    "expand": {
        "invade": {"held_already", "not_next_to"},
        "reenter": {"still_on_the_board"},
        "destroy": {"no_army_there", "no_foreign_city"},
        "reinforce": {"no_army_there"},
        "expand_end": {"expand_something_first"},
    },
    "expand_city": {"city_expand": {"not_your_city"}},
    "luxuries": {"luxuries": {"good_not_held"}},
}
"""For each decision: the reasons against moves of its own verbs."""


@pytest.mark.parametrize("decision", PLACES)
def test_every_move_is_refused_for_the_right_reason(decision: str) -> None:
    game = PLACES[decision]
    assert game.asked == decision
    found: dict[str, set[str]] = {}
    for action in range(SPACE.size):
        reason = game.state.refusal(action)
        if reason is not None:
            assert "‹" not in word(reason.words)
            assert reason.rule.startswith("AF-")
            if reason.code not in ("other_question", "only_chance"):
                found.setdefault(SPACE.decode(action).verb, set()).add(reason.code)
    assert found == REASONS.get(decision, {})


def test_every_piece_that_is_missing_is_named() -> None:
    poor: Player = {"resources": {"textile": 1}, "workers": {"stock": 1, "dilmun": 1, "guti": 1}}
    for moves, verb, missing in (
        (["act place_workers"], "pw_spend", 7),
        (["act pass"], "pass_add", 7),
        (["act start_empire", "empire guti_1"], "equip", 7),
    ):
        game = at(*moves, red=poor)
        reasons = [game.state.refusal(a) for a in range(SPACE.size) if SPACE.decode(a).verb == verb]
        codes = [reason.code for reason in reasons if reason is not None]
        assert codes == ["good_not_held"] * missing
    tools: Player = {"resources": {"tools": 1}, "workers": {"guti": 1}}
    game = at("act start_empire", "empire guti_1", red=tools)
    assert [game.why(f"buy {good}") for good in ("grain", "metal")] == ["good_not_held"] * 2
    game = at("act trade", red=poor)
    wrong = {game.why(t) for t in ("trade hittites:metal:grain", "trade dilmun:gold:oil")}
    assert wrong == {"good_not_held"}
    assert game.why("trade hittites:metal:textile") == "no_trader_there"
    lacking = {1: "tools", 3: "tools", 4: "gold", 6: "gold", 10: "lapis lazuli"}
    for chosen, good in lacking.items():
        reason = PLACES["luxuries"].refusal(f"luxuries {chosen}")
        assert word(reason.words) == f"You hold no {good}."


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


def shown_right(game: Flood) -> None:
    for text, targets in game.targets().items():
        verb, *args = text.split()
        if verb not in ELSEWHERE:
            form = TARGETS.get(verb)
            said = [form.format(*args, seat=COLOURS[game.state.actor])] if form else []
            assert targets == said, text


def test_targets_show_what_the_move_says() -> None:
    for game in (*PLACES.values(), sippar(), gone()):
        if game.state.actor != CHANCE:
            shown_right(game)
    for seed in range(3):
        game, rng = given(), Rng(seed)
        while game.state.actor != OVER:
            if game.state.actor != CHANCE:
                shown_right(game)
            game.state.apply(anything(game.state, rng))


@pytest.mark.rule("AF-13.2", "AF-13.3", "AF-13.4", "AF-13.7")
def test_the_first_and_last_areas_are_like_all_others() -> None:
    for area in ("sippar", "eridu"):
        assert area not in sippar(f"destroy {area}").cities("purple")
        assert sippar(f"reinforce {area}").armies("red", area) == 2
    assert gone().play("reenter sippar", "place_armies 1").armies("red", "sippar") == 1
    assert sippar("invade babylon").armies("red", "babylon") == 1
    north = given(red={**EMPIRE, "armies": {"babylon": 1, "available": 1}})
    assert north.play(EXPANDING, "invade sippar").armies("red", "sippar") == 1
