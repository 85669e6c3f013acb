"""The verbs of a turn as they stand for whoever is asked: their prices, and what bars them."""

from dataclasses import dataclass
from typing import Final

from edubba.core.questions import Question
from edubba.core.words import Message
from edubba.games.ulm import codes, obstacles
from edubba.games.ulm.decisions.possible import can_seal_free, seal_price
from edubba.games.ulm.space import COLOURS, SPACE
from edubba.games.ulm.state import UlmState


@dataclass
class ActView:
    """One of the verbs of a turn, as it stands for whoever is asked now."""

    id: str
    why: Message | None
    """What stands in its way, and by which rule."""
    rule: str
    price: dict[str, int]
    """What it costs, by goods; nothing for what is free."""


VERBS: Final = {
    "draw": ["draw_tile"],
    "exchange": ["exchange_dock"],
    "scholar": ["scholar_push"],
    "push": ["push"],
    "play": ["play_face_up", "play_immediate"],
    "merchant": ["merchant_give"],
}
"""What the verbs of the windows and the push are called (UL-4.6 to UL-4.8, UL-4.12)."""
NO_OTHER_DOCK: Final = ("ulm/shut-no_other_dock", "UL-4.7")
NO_OTHER_TILE: Final = ("ulm/shut-no_other_tile", "UL-7.2")
NO_SWAP: Final = ("ulm/shut-no_swap", "UL-7.6")
ONE_BY_ONE: Final = {
    obstacles.EMPTY_DOCK: NO_OTHER_DOCK,
    obstacles.EXCHANGE_SAME: NO_OTHER_DOCK,
    obstacles.NO_TILE_FOR_SCHOLAR: NO_OTHER_TILE,
    obstacles.SCHOLAR_SAME: NO_OTHER_TILE,
    obstacles.NO_TILE_FOR_MERCHANT: NO_SWAP,
    obstacles.MERCHANT_SAME: NO_SWAP,
    obstacles.NOT_IN_HAND: ("ulm/why-no_hand", "UL-4.12"),
}
"""What bars one dock, tile or card: where each of them is barred, this is said of all at once."""


def act_views(state: UlmState) -> list[ActView]:
    """Every verb with its price and, if it cannot be, with what the rules say of its moves."""
    decision = state.decision()
    if decision.name not in ("turn_start", "before_push", "action_menu"):
        return []
    asked = {*decision.verbs}
    acts = {
        id: [code for verb in verbs for code in codes_of(verb)]
        for id, verbs in VERBS.items()
        if asked & {*verbs}
    }
    if "use_action" in asked:
        used = {id: [code] for id, code in zip(COLOURS, codes_of("use_action"), strict=True)}
        acts = {**used, **acts}
    legal = {*state.legal_actions()}
    return [act_view(state, id, moves, legal) for id, moves in acts.items()]


def codes_of(verb: str) -> list[int]:
    """The actions of a verb."""
    for family, (start, size) in zip(SPACE.families, SPACE.offsets().values(), strict=True):
        if family.verb == verb:
            return [*range(start, start + size)]
    raise ValueError(f"no verb {verb}")


def act_view(state: UlmState, id: str, moves: list[int], legal: set[int]) -> ActView:
    price = price_of(state, id)
    if legal & {*moves}:
        return ActView(id, None, "", price)
    question = state.decision()
    assert isinstance(question, Question)
    barred = {move: int(question.obstacle(state, move)) for move in moves}
    for move in moves:
        if barred[move] not in ONE_BY_ONE:
            reason = question.why_not(state, move)
            return ActView(id, reason.words, reason.rule, price)
    words, rule = ONE_BY_ONE[barred[moves[0]]]
    return ActView(id, Message(words), rule, price)


def price_of(state: UlmState, id: str) -> dict[str, int]:
    if id == "exchange" and state.tower != codes.TOWER_SPARROW_FLIGHT:
        return {"sparrows": codes.EXCHANGE_PRICE}
    if id == COLOURS[codes.ORANGE] and not can_seal_free(state, state.actor):
        coins = seal_price(state, codes.SEAL_PRICE)
        return {"coins": coins} if coins else {}
    return {}
