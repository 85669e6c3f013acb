"""The exchange of the hand tile that ends every turn (UR-7)."""

from typing import ClassVar, final

from edubba.core.actions import NO_OBSTACLE, Actions, Spaces
from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.core.questions import AnyOf
from edubba.core.words import Arg
from edubba.games.ur_ziggurat import words
from edubba.games.ur_ziggurat.codes import CELL
from edubba.games.ur_ziggurat.decisions.base import CellQuestion
from edubba.games.ur_ziggurat.decisions.frames import EXCHANGE_SIDE, EXCHANGE_TARGET, alone
from edubba.games.ur_ziggurat.decisions.turn import end_turn
from edubba.games.ur_ziggurat.elements import aside_element
from edubba.games.ur_ziggurat.events import ASIDE, Exchanged, NoTarget
from edubba.games.ur_ziggurat.obstacles import (
    ASIDE_MATCHES,
    ASIDE_OUT_OF_PLAY,
    EXCHANGE_MATCHES,
    EXCHANGE_OCCUPIED,
    NOTHING_ASIDE,
    TILE_HAS_ZIGGURAT,
)
from edubba.games.ur_ziggurat.scoring import finish
from edubba.games.ur_ziggurat.state import NO_EXCHANGE, ZigguratState
from edubba.games.ur_ziggurat.terms import UP, flipped


def open_places(state: ZigguratState) -> i64:
    """Unoccupied cells, and set-aside tiles where agreed, that do not match the hand (UR-7.1,
    UR-7.8), as a set of places."""
    places: i64 = state.unoccupied() | state.terms.exchangeable
    return places & ~state.matching(state.hand(state.to_move))


def begin_exchange(state: ZigguratState, journal: Journal | None) -> None:
    """Ask for the exchange, or end the game because there is none (UR-7.5, UR-9.2)."""
    if open_places(state):
        state.become(EXCHANGE_TARGET, state.to_move)
        return
    if journal is not None:
        journal.tell(NoTarget(state.to_move))
    finish(state, NO_EXCHANGE, journal)


def obstacle_to_reserve(state: ZigguratState, reserve: i64) -> i64:
    """What keeps the player to move from taking a tile set aside (UR-7.8)."""
    if reserve >= state.terms.aside:
        return NOTHING_ASIDE
    place = state.aside_place(reserve)
    if (state.terms.exchangeable >> place) & 1 == 0:
        return ASIDE_OUT_OF_PLAY
    return NO_OBSTACLE if (open_places(state) >> place) & 1 else ASIDE_MATCHES


@final
class ExchangeTarget(CellQuestion):
    """Which tile to take for the one in hand: on a cell (UR-7.1), or set aside (UR-7.8)."""

    verbs: ClassVar[tuple[str, ...]] = ("cell", "reserve")

    def misfit(self, state: ZigguratState) -> str:
        return alone(state) if open_places(state) else "exchange"

    def narrow(self, state: ZigguratState, spaces: Spaces) -> None:
        spaces.without(TILE_HAS_ZIGGURAT, state.built())
        spaces.without(EXCHANGE_OCCUPIED, state.controlled())
        spaces.without(EXCHANGE_MATCHES, ~open_places(state))

    def legal_into(self, state: ZigguratState, actions: Actions) -> None:
        super().legal_into(state, actions)
        for reserve in range(state.terms.aside):
            actions.offer(state.terms.board.reserve + reserve, obstacle_to_reserve(state, reserve))

    def obstacle(self, state: ZigguratState, action: i64) -> i64:
        reserve: i64 = action - state.terms.board.reserve
        if reserve >= 0:
            return obstacle_to_reserve(state, reserve)
        return super().obstacle(state, action)

    def apply(self, state: ZigguratState, action: i64, journal: Journal | None) -> None:
        reserve: i64 = action - state.terms.board.reserve
        place: i64 = action - CELL if reserve < 0 else state.aside_place(reserve)
        state.become(EXCHANGE_SIDE, state.actor, place)

    def asked(self, state: ZigguratState) -> dict[str, Arg]:
        return {"hand": words.tile(state.hand(state.actor))}

    def facts(self, state: ZigguratState, action: i64) -> dict[str, Arg]:
        reserve: i64 = action - state.terms.board.reserve
        if reserve < 0:
            return super().facts(state, action)
        if reserve >= state.terms.aside:
            return {}
        return {"tile": words.tile(state.tiles[state.aside_place(reserve)])}

    def targets(self, state: ZigguratState, action: i64) -> list[str]:
        reserve: i64 = action - state.terms.board.reserve
        return [aside_element(reserve)] if reserve >= 0 else super().targets(state, action)


@final
class ExchangeSide(AnyOf[ZigguratState]):
    """Which side of the tile handed over lies up (UR-7.2)."""

    frame: ClassVar[tuple[str, ...]] = ("place",)
    verbs: ClassVar[tuple[str, ...]] = ("up",)

    def first(self, state: ZigguratState) -> i64:
        return state.terms.board.side_up

    def misfit(self, state: ZigguratState) -> str:
        place = state.a
        if (open_places(state) >> place) & 1 == 0:
            return "exchange"
        return alone(state)

    def choose(self, state: ZigguratState, answer: i64, journal: Journal | None) -> None:
        place, seat = state.a, state.actor
        taken, given = state.tiles[place], laid_down(state, answer)
        state.lay(place, given)
        state.lay(state.hand_place(seat), taken)
        if journal is not None:
            journal.tell(Exchanged(seat, cell_name(state, place), taken, given))
        end_turn(state, journal)

    def asked(self, state: ZigguratState) -> dict[str, Arg]:
        place = state.a
        return {"cell": cell_name(state, place) or ASIDE}

    def facts(self, state: ZigguratState, action: i64) -> dict[str, Arg]:
        return {"up": words.kind(UP[laid_down(state, action - self.first(state))])}


def laid_down(state: ZigguratState, side: i64) -> i64:
    """The hand tile with its front up, or with its back."""
    hand = state.hand(state.actor)
    return hand if side == 0 else flipped(hand)


def cell_name(state: ZigguratState, place: i64) -> str:
    """The name of a cell, or an empty word for a tile set aside."""
    return state.name(place) if place < state.terms.board.cells else ""
