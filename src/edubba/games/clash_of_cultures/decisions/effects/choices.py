"""The small choices that effects ask for: a player, goods, tokens."""

from typing import ClassVar, final

from edubba.core.actions import Actions
from edubba.core.bits import BIT
from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.core.words import Message, Reason
from edubba.games.clash_of_cultures import words
from edubba.games.clash_of_cultures.bounds import BOUNDS, unless
from edubba.games.clash_of_cultures.codes import (
    COUNTS,
    CULTURE,
    KIND,
    KINDS,
    MOOD,
    OP_PAY_CHOICE,
    SEAT,
    STOP,
)
from edubba.games.clash_of_cultures.decisions.advances.advance import give
from edubba.games.clash_of_cultures.decisions.base import Before
from edubba.games.clash_of_cultures.decisions.payment import one_of, settle
from edubba.games.clash_of_cultures.effects import (
    ALL_EFFECTS,
)
from edubba.games.clash_of_cultures.events import PointsGained
from edubba.games.clash_of_cultures.space import COLOURS
from edubba.games.clash_of_cultures.state import (
    ClashState,
)


@final
class ChoosePlayer(Before):
    """Name one of the players an effect can concern."""

    name: ClassVar[str] = "choose_player"
    frame: ClassVar[tuple[str, ...]] = ("players",)

    def misfit(self, state: ClashState) -> str:
        return unless(not (state.a >> state.actor) & 1, "nobody names himself")

    def legal_into(self, state: ClashState, actions: Actions) -> None:
        for seat in range(state.seats):
            if (state.a >> seat) & 1:
                actions.add(SEAT + seat)

    def apply(self, state: ClashState, action: i64, journal: Journal | None) -> None:
        state.pop()
        state.chosen = action - SEAT

    def reason(self, state: ClashState, action: i64) -> Reason:
        other: i64 = action - SEAT
        if not 0 <= other < len(COLOURS):
            return words.not_offered()
        if other >= state.seats:
            return words.no_such_player()
        if other == state.actor:
            return words.with_rule("not_oneself", "CC-13.4")
        return words.with_rule("player_not_concerned", "CC-15.2")


@final
class ChooseGood(Before):
    """One of several kinds of goods, as often as the effect says."""

    name: ClassVar[str] = "choose_good"
    frame: ClassVar[tuple[str, ...]] = ("kinds", "left")

    def misfit(self, state: ClashState) -> str:
        return unless(state.b > 0, "nothing is left to choose")

    def legal_into(self, state: ClashState, actions: Actions) -> None:
        for kind in range(KINDS):
            if (state.a >> kind) & 1:
                actions.add(KIND + kind)

    def apply(self, state: ClashState, action: i64, journal: Journal | None) -> None:
        seat = state.actor
        kind: i64 = action - KIND
        if state.terms.in_order:
            state.a &= ~(BIT[kind] - 1)
        state.b -= 1
        if state.b == 0:
            state.pop()
        give(state, seat, kind, 1, journal)

    def prompt(self, state: ClashState) -> Message:
        return Message(
            "clash_of_cultures/ask-choose_good", seat=words.player(state.actor), left=state.b
        )

    def reason(self, state: ClashState, action: i64) -> Reason:
        if not KIND <= action < KIND + KINDS:
            return words.not_offered()
        tokens = state.a & ~(BIT[MOOD] | BIT[CULTURE]) == 0
        return words.with_rule("kind_not_offered", "CC-6.8" if tokens else "CC-3.26")


@final
class ShareOut(Before):
    """Give goods of the bank to other players one by one (`distribute`)."""

    name: ClassVar[str] = "share_out"
    frame: ClassVar[tuple[str, ...]] = ("kind", "left")

    def misfit(self, state: ClashState) -> str:
        return unless(state.b > 0, "nothing is left to choose")

    def legal_into(self, state: ClashState, actions: Actions) -> None:
        for seat in range(state.seats):
            if seat != state.actor:
                actions.add(SEAT + seat)

    def apply(self, state: ClashState, action: i64, journal: Journal | None) -> None:
        kind = state.a
        state.b -= 1
        if state.b == 0:
            state.pop()
        give(state, action - SEAT, kind, 1, journal)

    def reason(self, state: ClashState, action: i64) -> Reason:
        other: i64 = action - SEAT
        if not 0 <= other < len(COLOURS):
            return words.not_offered()
        if other >= state.seats:
            return words.no_such_player()
        return words.with_rule("not_oneself", "CC-13.4")


@final
class PayTokens(Before):
    """Uprising: tokens for half points (`pay_choice`)."""

    name: ClassVar[str] = "pay_tokens"
    frame: ClassVar[tuple[str, ...]] = ("effect", "paid", "from")

    def ranges(self, state: ClashState) -> list[range]:
        return [BOUNDS["effect"], range(COUNTS), range(KINDS)]

    def misfit(self, state: ClashState) -> str:
        asks = ALL_EFFECTS[state.a].op == OP_PAY_CHOICE
        return unless(asks, "that effect asks for no tokens")

    def legal_into(self, state: ClashState, actions: Actions) -> None:
        effect = ALL_EFFECTS[state.a]
        offered: i64 = 0
        for kind in range(MOOD, KINDS):
            if kind >= state.c and (effect.kinds >> kind) & 1:
                if state.b < effect.most and state.player(state.actor).kinds[kind] > 0:
                    actions.add(KIND + kind)
                    offered += 1
        if state.b >= effect.least or offered == 0:
            actions.add(STOP)

    def apply(self, state: ClashState, action: i64, journal: Journal | None) -> None:
        if action == STOP:
            state.pop()
            return
        seat = state.actor
        settle(state, seat, one_of(action - KIND, 1), journal)
        halves = ALL_EFFECTS[state.a].half_points
        state.edit(seat).half_points += halves
        if journal is not None:
            journal.tell(PointsGained(seat, halves))
        state.b += 1
        if state.terms.in_order:
            state.c = action - KIND

    def reason(self, state: ClashState, action: i64) -> Reason:
        if action == STOP:
            return words.with_rule("pay_a_token", "CC-20.14")
        if KIND <= action < KIND + KINDS:
            if state.terms.in_order:
                return words.with_rule("tokens_in_order", "CC-20.14")
            return words.with_rule("tokens_you_have", "CC-20.14")
        return words.not_offered()
