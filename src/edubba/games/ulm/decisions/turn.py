"""The turn up to the draw: block check, empty docks, the first window, the tile (UL-4.4 to UL-4.6,
UL-7.5, UL-10.5, UL-12.1 to UL-12.3)."""

from typing import ClassVar, cast, final

from edubba.core.actions import Actions
from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.core.state import CHANCE, Decision, State
from edubba.core.words import Message, Reason
from edubba.games.ulm import words
from edubba.games.ulm.codes import (
    ASSEMBLY_PLAYS,
    BUILDER,
    BUILDER_KEEP,
    COLOURS,
    DOCKS,
    DRAW_TILE,
    EXCHANGE_DOCK,
    FREE_PLAYS,
    PICK_BAG_COLOR,
    SCHOLAR_PUSH,
    SLOTS,
    TAKE_DOCK,
    TILE,
    TOWER_CLEAR_VIEW,
    TOWER_COUNCIL_ASSEMBLY,
    USE_ACTION,
)
from edubba.games.ulm.decisions import reasons
from edubba.games.ulm.decisions.forced import take_if_forced
from edubba.games.ulm.decisions.frames import (
    BEFORE_PUSH,
    BUILDER_CHOICE,
    CLEAR_VIEW,
    EMPTY_BAG,
    FILL_DOCKS,
    FIRST_WINDOW,
    MENU,
    REFILL_DOCK,
    TURN_DRAW,
    TURN_START,
)
from edubba.games.ulm.decisions.opening import bag_into
from edubba.games.ulm.decisions.possible import (
    is_window_open,
    misfit_before_push,
    window_into,
)
from edubba.games.ulm.decisions.windows import label_window, targets_window, use_window
from edubba.games.ulm.elements import dock_element, supply_element
from edubba.games.ulm.events import (
    BuilderChose,
    NoTileToPush,
    TileDrawn,
    TilePicked,
    TilesReturned,
    TileTakenToPush,
)
from edubba.games.ulm.round_events import TurnBegan
from edubba.games.ulm.state import UlmState
from edubba.games.ulm.tables import NONE


@final
class TurnBegin(Decision):
    """Step (a): if all six lines are blocked, the pushed-out tiles go back (UL-4.5)."""

    name: ClassVar[str] = "turn_begin"

    def run(self, base: State, journal: Journal | None) -> None:
        state = cast(UlmState, base)
        state.plays_left = FREE_PLAYS
        if state.tower == TOWER_COUNCIL_ASSEMBLY:  # UL-10.7
            state.plays_left = ASSEMBLY_PLAYS
        state.exchange_open = True
        state.scholar_open = True
        state.merchant_open = True
        state.sealed = False
        for colour in range(COLOURS):
            state.line[colour] = 0
        if journal is not None:
            journal.tell(TurnBegan(state.to_move))
        if state.all_blocked():
            return_pushed_out(state, journal)
        state.become(FILL_DOCKS, state.to_move, 0, 0)


def return_pushed_out(state: UlmState, journal: Journal | None) -> None:
    """All pushed-out tiles go back into the bag, and all lines are free."""
    returned = 0
    for slot in range(SLOTS):
        colour = state.outer[slot]
        if colour != NONE:
            state.bag[colour] += 1
            state.outer[slot] = NONE
            returned += 1
    if journal is not None and returned > 0:
        journal.tell(TilesReturned(returned))


@final
class FillDocks(Decision):
    """Docks left empty are refilled in slot order, as far as the bag goes (UL-12.2)."""

    name: ClassVar[str] = "fill_docks"

    def misfit(self, base: State) -> str:
        return misfit_before_push(cast(UlmState, base))

    def run(self, base: State, journal: Journal | None) -> None:
        state = cast(UlmState, base)
        if state.bag_count() > 0:
            for slot in range(DOCKS):
                if state.docks[slot] == NONE:
                    state.push(REFILL_DOCK, CHANCE, slot, 0)
                    return
        state.become(FIRST_WINDOW, state.to_move, 0, 0)


@final
class FirstWindow(Decision):
    """Before drawing there is a window for cards and the Merchant (UL-4.12), if it offers any."""

    name: ClassVar[str] = "first_window"

    def misfit(self, base: State) -> str:
        return misfit_before_push(cast(UlmState, base))

    def run(self, base: State, journal: Journal | None) -> None:
        state = cast(UlmState, base)
        if is_window_open(state, state.to_move):
            state.become(TURN_START, state.to_move, 0, 0)
        else:
            draw(state, journal)


@final
class TurnStart(Decision):
    """Draw, or use the window first (D2)."""

    name: ClassVar[str] = "turn_start"

    def misfit(self, base: State) -> str:
        return misfit_before_push(cast(UlmState, base))

    def legal_into(self, base: State, actions: Actions) -> None:
        actions.add(DRAW_TILE)
        window_into(cast(UlmState, base), base.actor, actions)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(UlmState, base)
        if action == DRAW_TILE:
            draw(state, journal)
        else:
            state.become(FIRST_WINDOW, state.actor, 0, 0)
            use_window(state, action, journal)

    def why_not(self, base: State, action: i64) -> Reason:
        if EXCHANGE_DOCK <= action < USE_ACTION:
            return reasons.draw_first()
        return reasons.why_not_window(cast(UlmState, base), action)

    def prompt(self, base: State) -> Message:
        return words.ask_of("turn_start", base.actor)

    def label(self, base: State, action: i64) -> Message:
        if action == DRAW_TILE:
            return words.label("draw_tile")
        return label_window(cast(UlmState, base), action)

    def targets(self, base: State, action: i64) -> list[str]:
        return ["bag"] if action == DRAW_TILE else targets_window(base.actor, action)


def draw(state: UlmState, journal: Journal | None) -> None:
    """Step (b): a tile from the bag (UL-4.6); from elsewhere if the bag is empty (UL-12.1)."""
    if state.bag_count() == 0:
        return_pushed_out(state, journal)
    if state.bag_count() > 0:
        if state.tower == TOWER_CLEAR_VIEW:
            state.become(CLEAR_VIEW, state.to_move, 0, 0)
            take_if_forced(state, journal)
        else:
            state.become(TURN_DRAW, CHANCE, 0, 0)
        return
    state.exchange_open = False
    state.scholar_open = False
    if state.has_dock_tile() or state.players[state.to_move].tile_count() > 0:
        state.become(EMPTY_BAG, state.to_move, 0, 0)
        take_if_forced(state, journal)
        return
    if journal is not None:
        journal.tell(NoTileToPush(state.to_move))
    state.become(MENU, state.to_move, 0, 0)


@final
class ClearView(Decision):
    """Clear View: name a colour that is in the bag instead of drawing blindly (UL-10.5)."""

    name: ClassVar[str] = "clear_view"

    def misfit(self, base: State) -> str:
        state = cast(UlmState, base)
        if state.tower != TOWER_CLEAR_VIEW:
            return "the Clear View is not in force"
        return misfit_before_push(state)

    def legal_into(self, base: State, actions: Actions) -> None:
        state = cast(UlmState, base)
        for colour in range(COLOURS):
            if state.bag[colour] > 0:
                actions.add(PICK_BAG_COLOR + colour)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(UlmState, base)
        colour: i64 = action - PICK_BAG_COLOR
        state.bag[colour] -= 1
        state.drawn_tile = colour
        if journal is not None:
            journal.tell(TilePicked(state.to_move, colour))
        state.become(BEFORE_PUSH, state.to_move, 0, 0)

    def why_not(self, base: State, action: i64) -> Reason:
        if PICK_BAG_COLOR <= action < PICK_BAG_COLOR + COLOURS:
            return reasons.not_in_bag(action - PICK_BAG_COLOR)
        return reasons.finish_first(action)

    def prompt(self, base: State) -> Message:
        return words.ask_of("clear_view", base.actor)

    def label(self, base: State, action: i64) -> Message:
        return words.label_colour("pick", action - PICK_BAG_COLOR)


@final
class TurnDraw(Decision):
    """The tile of the turn; a Builder draws a second one, if there is one (UL-7.5, UL-12.3)."""

    name: ClassVar[str] = "turn_draw"
    frame: ClassVar[tuple[str, ...]] = ("drawn",)
    by_chance: ClassVar[bool] = True

    def ranges(self, base: State) -> list[range]:
        return [range(2)]

    def misfit(self, base: State) -> str:
        state = cast(UlmState, base)
        if state.bag_count() == 0:
            return "the bag is empty"
        if state.a == 1 and not state.players[state.to_move].owns(BUILDER):
            return "only a Builder draws a second tile"
        return misfit_before_push(state)

    def legal_into(self, base: State, actions: Actions) -> None:
        bag_into(cast(UlmState, base), actions)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(UlmState, base)
        seat = state.to_move
        colour: i64 = action - TILE
        state.bag[colour] -= 1
        if journal is not None:
            journal.tell(TileDrawn(seat, colour))
        if state.a == 0:
            state.drawn_tile = colour
            if state.players[seat].owns(BUILDER) and state.bag_count() > 0:
                state.become(TURN_DRAW, CHANCE, 1, 0)
            else:
                state.become(BEFORE_PUSH, seat, 0, 0)
            return
        state.second_tile = colour
        state.become(BUILDER_CHOICE, seat, 0, 0)
        take_if_forced(state, journal)  # two tiles of one colour

    def prompt(self, base: State) -> Message:
        return words.ask_of("turn_draw", cast(UlmState, base).to_move)


@final
class BuilderChoice(Decision):
    """Builder: keep one of two tiles drawn, the other goes back into the bag (UL-7.5)."""

    name: ClassVar[str] = "builder_choice"

    def misfit(self, base: State) -> str:
        state = cast(UlmState, base)
        if not state.players[state.to_move].owns(BUILDER):
            return "only a Builder draws two tiles"
        return misfit_before_push(state)

    def legal_into(self, base: State, actions: Actions) -> None:
        state = cast(UlmState, base)
        for colour in range(COLOURS):
            if colour == state.drawn_tile or colour == state.second_tile:
                actions.add(BUILDER_KEEP + colour)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(UlmState, base)
        kept: i64 = action - BUILDER_KEEP
        other = state.second_tile if state.drawn_tile == kept else state.drawn_tile
        state.bag[other] += 1
        state.drawn_tile = kept
        state.second_tile = NONE
        if journal is not None:
            journal.tell(BuilderChose(state.to_move, kept, other))
        state.become(BEFORE_PUSH, state.to_move, 0, 0)

    def why_not(self, base: State, action: i64) -> Reason:
        if BUILDER_KEEP <= action < BUILDER_KEEP + COLOURS:
            return reasons.not_drawn(action - BUILDER_KEEP)
        return reasons.finish_first(action)

    def prompt(self, base: State) -> Message:
        return words.ask_of("builder_choice", base.actor)

    def label(self, base: State, action: i64) -> Message:
        return words.label_colour("keep", action - BUILDER_KEEP)


@final
class EmptyBag(Decision):
    """No tile to draw: push a dock tile, or one of the supply if the docks are empty too
    (UL-12.1)."""

    name: ClassVar[str] = "empty_bag"

    def misfit(self, base: State) -> str:
        state = cast(UlmState, base)
        if state.bag_count() > 0 or state.is_pushed_out():
            return "the bag is not empty"
        if state.exchange_open or state.scholar_open:
            return "neither exchange nor Scholar are possible then"
        return misfit_before_push(state)

    def legal_into(self, base: State, actions: Actions) -> None:
        state = cast(UlmState, base)
        if not state.has_dock_tile():
            for colour in range(COLOURS):
                if state.players[state.actor].tiles[colour] > 0:
                    actions.add(SCHOLAR_PUSH + colour)
            return
        for slot in range(DOCKS):
            if state.docks[slot] != NONE:
                actions.add(TAKE_DOCK + slot)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(UlmState, base)
        if action < TAKE_DOCK:
            state.drawn_tile = action - SCHOLAR_PUSH
            state.players[state.to_move].tiles[state.drawn_tile] -= 1
        else:
            state.drawn_tile = state.docks[action - TAKE_DOCK]
            state.docks[action - TAKE_DOCK] = NONE
        if journal is not None:
            journal.tell(TileTakenToPush(state.to_move, state.drawn_tile))
        state.become(BEFORE_PUSH, state.to_move, 0, 0)

    def why_not(self, base: State, action: i64) -> Reason:
        if TAKE_DOCK <= action < TAKE_DOCK + DOCKS:
            return reasons.empty_dock(action - TAKE_DOCK)
        if SCHOLAR_PUSH <= action < SCHOLAR_PUSH + COLOURS:
            if cast(UlmState, base).has_dock_tile():
                return reasons.dock_tile_first()
            return reasons.no_tile(action - SCHOLAR_PUSH, "UL-12.1")
        return reasons.finish_first(action)

    def prompt(self, base: State) -> Message:
        return words.ask_of("empty_bag", base.actor)

    def label(self, base: State, action: i64) -> Message:
        state = cast(UlmState, base)
        if action < TAKE_DOCK:
            return words.label_colour("push_own", action - SCHOLAR_PUSH)
        slot = action - TAKE_DOCK
        return words.label_dock("take_dock", slot, state.docks[slot])

    def targets(self, base: State, action: i64) -> list[str]:
        if action < TAKE_DOCK:
            return [supply_element(base.actor, action - SCHOLAR_PUSH)]
        return [dock_element(action - TAKE_DOCK)]
