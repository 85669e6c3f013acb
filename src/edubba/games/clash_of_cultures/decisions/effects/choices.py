"""The small choices that effects ask for: a player, goods, tokens."""

from typing import ClassVar

from edubba.core import NO_OBSTACLE, Journal
from edubba.core.bits import BIT
from edubba.core.native import i64
from edubba.core.words import Arg
from edubba.games.clash_of_cultures import codes, events, obstacles
from edubba.games.clash_of_cultures.bounds import BOUNDS, unless
from edubba.games.clash_of_cultures.decisions.advances.advance import give
from edubba.games.clash_of_cultures.decisions.base import OneThing
from edubba.games.clash_of_cultures.decisions.payment import one_of, settle
from edubba.games.clash_of_cultures.effects import ALL_EFFECTS
from edubba.games.clash_of_cultures.state import ClashState


class ChoosePlayer(OneThing):
    """Name one of the players an effect can concern (CC-13.4)."""

    frame: ClassVar[tuple[str, ...]] = ("players",)
    verbs: ClassVar[tuple[str, ...]] = ("player",)

    def misfit(self, state: ClashState) -> str:
        players = state.a
        return unless(not (players >> state.actor) & 1, "name_other")

    def obstacle_to(self, state: ClashState, seat: i64) -> i64:
        players = state.a
        obstacle = obstacle_to_other(state, seat)
        if obstacle != NO_OBSTACLE or (players >> seat) & 1:
            return obstacle
        return obstacles.PLAYER_NOT_CONCERNED

    def choose(self, state: ClashState, seat: i64, journal: Journal | None) -> None:
        state.pop()
        state.chosen = seat


def obstacle_to_other(state: ClashState, seat: i64) -> i64:
    """Another player of this game."""
    if seat >= state.seats:
        return obstacles.NO_SUCH_PLAYER
    return obstacles.NOT_ONESELF if seat == state.actor else NO_OBSTACLE


class ChooseGood(OneThing):
    """One of several kinds of goods, as often as the effect says (CC-13.4)."""

    frame: ClassVar[tuple[str, ...]] = ("kinds", "left")
    verbs: ClassVar[tuple[str, ...]] = ("kind",)

    def misfit(self, state: ClashState) -> str:
        left = state.b
        return unless(left > 0, "choose")

    def obstacle_to(self, state: ClashState, kind: i64) -> i64:
        kinds = state.a
        return NO_OBSTACLE if (kinds >> kind) & 1 else obstacles.KIND_NOT_OFFERED

    def choose(self, state: ClashState, kind: i64, journal: Journal | None) -> None:
        seat, left = state.actor, state.b
        if state.terms.in_order:
            state.a &= ~(BIT[kind] - 1)
        state.b -= 1
        if left == 1:
            state.pop()
        give(state, seat, kind, 1, journal)

    def asked(self, state: ClashState) -> dict[str, Arg]:
        left = state.b
        return {"left": left}

    def rule_in(self, state: ClashState) -> str:
        kinds = state.a
        tokens = kinds & ~(BIT[codes.MOOD] | BIT[codes.CULTURE]) == 0
        return "CC-6.8" if tokens else "CC-3.26"


class ShareOut(OneThing):
    """Give goods of the bank to other players one by one (`distribute`, CC-13.4)."""

    frame: ClassVar[tuple[str, ...]] = ("kind", "left")
    verbs: ClassVar[tuple[str, ...]] = ("player",)

    def misfit(self, state: ClashState) -> str:
        left = state.b
        return unless(left > 0, "choose")

    def obstacle_to(self, state: ClashState, seat: i64) -> i64:
        return obstacle_to_other(state, seat)

    def choose(self, state: ClashState, seat: i64, journal: Journal | None) -> None:
        kind, left = state.a, state.b
        state.b -= 1
        if left == 1:
            state.pop()
        give(state, seat, kind, 1, journal)


class PayTokens(OneThing):
    """Uprising: tokens for half points (`pay_choice`, CC-13.6)."""

    frame: ClassVar[tuple[str, ...]] = ("effect", "paid", "from")
    verbs: ClassVar[tuple[str, ...]] = ("kind", "stop")

    def ranges(self, state: ClashState) -> list[range]:
        return [BOUNDS["effect"], range(codes.COUNTS), range(codes.KINDS)]

    def misfit(self, state: ClashState) -> str:
        effect = state.a
        return unless(ALL_EFFECTS[effect].op == codes.OP_PAY_CHOICE, "effect")

    def obstacle_to(self, state: ClashState, kind: i64) -> i64:
        number, paid, first = state.a, state.b, state.c
        effect = ALL_EFFECTS[number]
        asked = kind >= max(codes.MOOD, first) and (effect.kinds >> kind) & 1 == 1
        if asked and paid < effect.most and state.player(state.actor).kinds[kind] > 0:
            return NO_OBSTACLE
        in_order = state.terms.in_order
        return obstacles.TOKENS_IN_ORDER if in_order else obstacles.TOKENS_YOU_HAVE

    def obstacle_beside(self, state: ClashState) -> i64:
        number, paid = state.a, state.b
        effect = ALL_EFFECTS[number]
        for kind in range(codes.KINDS):
            if paid < effect.least and self.obstacle_to(state, kind) == NO_OBSTACLE:
                return obstacles.PAY_A_TOKEN
        return NO_OBSTACLE

    def choose(self, state: ClashState, kind: i64, journal: Journal | None) -> None:
        seat, effect = state.actor, state.a
        settle(state, seat, one_of(kind, 1), journal)
        halves = ALL_EFFECTS[effect].half_points
        state.edit(seat).half_points += halves
        if journal is not None:
            journal.tell(events.PointsGained(seat, halves))
        state.b += 1
        if state.terms.in_order:
            state.c = kind
