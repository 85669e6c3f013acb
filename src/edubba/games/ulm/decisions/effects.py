"""Tops of cards and privileges, part by part in the printed order (UL-8.2, UL-8.5 to UL-8.15,
UL-6)."""

from typing import ClassVar, final

from edubba.core.actions import NO_OBSTACLE
from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.core.questions import Step
from edubba.games.ulm import codes, events
from edubba.games.ulm.decisions import frames
from edubba.games.ulm.decisions.forced import offer
from edubba.games.ulm.decisions.possible import (
    barges_behind,
    can_change,
    obstacle_to_seal,
    steps_up_to,
)
from edubba.games.ulm.decisions.supplies import gain_coins, gain_sparrows, score
from edubba.games.ulm.state import UlmState
from edubba.games.ulm.terms import FIRST_PART, PART_AMOUNT, PART_KIND, PART_MOST


@final
class Effect(Step[UlmState]):
    """The next part of an effect; what it starts is carried out before the part after it."""

    frame: ClassVar[tuple[str, ...]] = ("effect", "done")

    def ranges(self, state: UlmState) -> list[range]:
        effect = state.a
        effects = range(len(FIRST_PART) - 1)
        parts = FIRST_PART[effect + 1] - FIRST_PART[effect] if effect in effects else 0
        return [effects, range(parts)]

    def misfit(self, state: UlmState) -> str:
        effect, done = state.a, state.b
        part: i64 = FIRST_PART[effect] + done
        if PART_KIND[part] == codes.PART_SEAL_ACTION:
            if obstacle_to_seal(state, state.to_move, PART_AMOUNT[part]) != NO_OBSTACLE:
                return "seal"
        return ""

    def run(self, state: UlmState, journal: Journal | None) -> None:
        effect, done = state.a, state.b
        part: i64 = FIRST_PART[effect] + done
        if part + 1 < FIRST_PART[effect + 1]:
            state.become(frames.EFFECT, state.to_move, effect, done + 1)
        else:
            state.pop()
        carry_out(state, part, journal)


def carry_out(state: UlmState, part: i64, journal: Journal | None) -> None:
    """One part, as far as it can be done (UL-5.12); if not at all, the others are told."""
    seat = state.to_move
    kind = PART_KIND[part]
    amount = PART_AMOUNT[part]
    if not can_change(state, seat, part):
        if journal is not None:
            journal.tell(events.Lapsed(seat, kind))
    elif kind == codes.PART_VP:
        score(state, seat, amount, journal)
    elif kind == codes.PART_COINS:
        gain_coins(state, seat, amount, journal)
    elif kind == codes.PART_SPARROWS:
        gain_sparrows(state, seat, amount, journal)
    elif kind == codes.PART_MOVE:
        offer(state, frames.MOVE_BARGE, journal, 0, steps_up_to(state, seat, amount))
    elif kind == codes.PART_DOCK_TILES:
        state.push(frames.DOCK_TILES, seat, amount)
    elif kind == codes.PART_DRAW_CARDS:
        state.push(frames.DEAL, seat, amount)
    elif kind == codes.PART_SEAL_ACTION:
        offer(state, frames.SEAL_ACTION, journal, amount)
    elif kind == codes.PART_CLEAR_AWAY:
        offer(state, frames.CLEAR_AWAY, journal)
    elif kind == codes.PART_VP_PER_BARGE_BEHIND:
        score(state, seat, amount * barges_behind(state, seat), journal)
    elif kind == codes.PART_VP_PER_OWN_QUARTER_SEAL:
        score(state, seat, min(amount * state.quarter_seals(seat), PART_MOST[part]), journal)
    elif kind == codes.PART_SPARROWS_TO_COINS:  # UL-8.7, UL-13.7
        possible = min(state.players[seat].sparrows, state.coin_bank())
        offer(state, frames.SPARROW_TRADE, journal, min(amount, possible))
    else:
        carry_out_privilege(state, kind, amount, journal)


def carry_out_privilege(state: UlmState, kind: i64, amount: i64, journal: Journal | None) -> None:
    """The parts that only quarters have (UL-6.1 to UL-6.7)."""
    if kind == codes.PART_COATS:
        state.push(frames.COATS_UP, state.to_move, amount)
    elif kind == codes.PART_EDGE_SEAL:
        offer(state, frames.EDGE_CHOICE, journal)
    elif kind == codes.PART_DESCENDANT:
        offer(state, frames.DESCENDANT_CHOICE, journal)
    elif kind == codes.PART_COIN_OR_TILE:
        offer(state, frames.TOWN_HALL_CHOICE, journal, amount)
    elif kind == codes.PART_VP_PER_OWN_QUARTER:
        score(state, state.to_move, amount * state.own_quarters(state.to_move), journal)
    elif kind == codes.PART_DISCARD_OR_DRAW:
        offer(state, frames.GOOSE_TOWER_CHOICE, journal, amount)
    elif kind == codes.PART_CARD_ACTION:
        offer(state, frames.CARD_ACTION, journal, 1)
