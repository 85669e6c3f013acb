"""The exchange of the hand tile that ends every turn (UR-7)."""

from typing import ClassVar, cast, final

from edubba.core.actions import Actions
from edubba.core.bits import BIT
from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.core.state import Decision, State
from edubba.core.words import Message, Reason
from edubba.games.ur_ziggurat import words
from edubba.games.ur_ziggurat.codes import CELL, TILE_COUNT
from edubba.games.ur_ziggurat.decisions.asking import (
    add_cells,
    cell_label,
    cell_name,
    cell_target,
    is_cell,
    not_asked,
)
from edubba.games.ur_ziggurat.decisions.frames import EXCHANGE_SIDE, EXCHANGE_TARGET, alone
from edubba.games.ur_ziggurat.decisions.turn import end_turn
from edubba.games.ur_ziggurat.events import Exchanged, NoTarget, aside_element
from edubba.games.ur_ziggurat.scoring import finish
from edubba.games.ur_ziggurat.state import NO_EXCHANGE, ZigguratState
from edubba.games.ur_ziggurat.tables import DOWN, UP, flipped


def open_places(state: ZigguratState) -> i64:
    """Unoccupied cells, and set-aside tiles where agreed, that do not match the hand (UR-7.1,
    UR-7.8), as a set of places."""
    terms = state.terms
    hand = state.tiles[state.hand_place(state.to_move)]
    places: i64 = state.unoccupied()
    for reserve in range(terms.exchange_aside):
        places |= BIT[state.aside_place(reserve)]
    place: i64 = 0
    rest = places
    while rest:
        if rest & 1 and terms.match(state.tiles[place], hand):
            places &= ~BIT[place]
        rest >>= 1
        place += 1
    return places


def begin_exchange(state: ZigguratState, journal: Journal | None) -> None:
    """Ask for the exchange, or end the game because there is none (UR-7.5, UR-9.2)."""
    if open_places(state):
        state.become(EXCHANGE_TARGET, state.to_move, 0, 0)
        return
    if journal is not None:
        journal.tell(NoTarget(state.to_move))
    finish(state, NO_EXCHANGE, journal)


@final
class ExchangeTarget(Decision):
    """Which tile to take for the one in hand (UR-7.1, UR-7.8)."""

    name: ClassVar[str] = "exchange_target"

    def misfit(self, base: State) -> str:
        state = cast(ZigguratState, base)
        return alone(state) if open_places(state) else "there is nothing to exchange for"

    def legal_into(self, base: State, actions: Actions) -> None:
        state = cast(ZigguratState, base)
        places = open_places(state)
        add_cells(places & state.terms.board.every, actions)
        for reserve in range(state.terms.exchange_aside):
            if (places >> state.aside_place(reserve)) & 1:
                actions.add(state.terms.board.reserve + reserve)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(ZigguratState, base)
        place: i64 = action - CELL
        if action >= state.terms.board.reserve:
            place = state.aside_place(action - state.terms.board.reserve)
        state.become(EXCHANGE_SIDE, state.actor, place, 0)

    def why_not(self, base: State, action: i64) -> Reason:
        state = cast(ZigguratState, base)
        board = state.terms.board
        reserve: i64 = action - board.reserve
        if reserve >= 0 and action < board.seat_actions:
            if reserve >= state.terms.aside:
                return words.nothing_aside()
            if reserve >= state.terms.exchange_aside:
                return words.aside_out_of_play()
            return words.aside_matches()
        if not is_cell(state, action):
            return not_asked(state, action)
        name = cell_name(state, action)
        if (state.built() >> (action - CELL)) & 1:
            return words.tile_has_ziggurat(name)
        if state.cubes[action - CELL] > 0:
            return words.exchange_occupied(name, state.owner(action - CELL))
        return words.exchange_matches(name)

    def prompt(self, base: State) -> Message:
        state = cast(ZigguratState, base)
        hand = state.tiles[state.hand_place(state.actor)]
        return words.ask_exchange(state.actor, UP[hand], DOWN[hand])

    def label(self, base: State, action: i64) -> Message:
        state = cast(ZigguratState, base)
        if is_cell(state, action):
            return cell_label(state, action)
        reserve: i64 = action - state.terms.board.reserve
        lie = state.tiles[state.aside_place(reserve)]
        return words.label_aside(UP[lie], DOWN[lie])

    def targets(self, base: State, action: i64) -> list[str]:
        state = cast(ZigguratState, base)
        if is_cell(state, action):
            return cell_target(state, action)
        return [aside_element(action - state.terms.board.reserve)]


@final
class ExchangeSide(Decision):
    """Which side of the tile handed over lies up (UR-7.2)."""

    name: ClassVar[str] = "exchange_side"
    frame: ClassVar[tuple[str, ...]] = ("place",)

    def ranges(self, base: State) -> list[range]:
        return [range(TILE_COUNT)]

    def misfit(self, base: State) -> str:
        state = cast(ZigguratState, base)
        if (open_places(state) >> state.a) & 1 == 0:
            return "that tile cannot be taken"
        return alone(state)

    def legal_into(self, base: State, actions: Actions) -> None:
        state = cast(ZigguratState, base)
        actions.add(state.terms.board.side_up)
        actions.add(state.terms.board.side_up + 1)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(ZigguratState, base)
        place = state.a
        hand = state.hand_place(state.actor)
        taken = state.tiles[place]
        given = state.tiles[hand]
        if action != state.terms.board.side_up:
            given = flipped(given)
        state.lay(place, given)
        state.lay(hand, taken)
        if journal is not None:
            journal.tell(Exchanged(state.actor, place_name(state, place), taken, given))
        end_turn(state, journal)

    def why_not(self, base: State, action: i64) -> Reason:
        return not_asked(cast(ZigguratState, base), action)

    def prompt(self, base: State) -> Message:
        return words.ask_side(base.actor, place_name(cast(ZigguratState, base), base.a))

    def label(self, base: State, action: i64) -> Message:
        state = cast(ZigguratState, base)
        hand = state.tiles[state.hand_place(state.actor)]
        if action == state.terms.board.side_up:
            return words.label_side(UP[hand])
        return words.label_side(DOWN[hand])


def place_name(state: ZigguratState, place: i64) -> str:
    """The name of a cell, or an empty word for a tile set aside."""
    names = state.terms.board.names
    return names[place] if place < len(names) else ""
