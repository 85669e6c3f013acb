"""The turn up to the draw: block check, empty docks, the first window, the tile (UL-4.4 to UL-4.6,
UL-7.5, UL-10.5, UL-12.1 to UL-12.3)."""

from typing import ClassVar, final

from edubba.core.actions import NO_OBSTACLE, Actions
from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.core.questions import OneOf, Question, Step
from edubba.core.state import CHANCE
from edubba.games.ulm import codes, events, obstacles
from edubba.games.ulm.decisions import frames
from edubba.games.ulm.decisions.base import DrawTile, out_of_bag, things_of
from edubba.games.ulm.decisions.forced import take_if_forced
from edubba.games.ulm.decisions.possible import WINDOW, find_window, obstacle_to_window
from edubba.games.ulm.decisions.windows import use_window
from edubba.games.ulm.elements import OWN_TILE, elements
from edubba.games.ulm.state import UlmState
from edubba.games.ulm.terms import NONE


@final
class TurnBegin(Step[UlmState]):
    """Step (a): if all six lines are blocked, the pushed-out tiles go back (UL-4.5)."""

    def run(self, state: UlmState, journal: Journal | None) -> None:
        state.plays_left = codes.FREE_PLAYS
        if state.tower == codes.TOWER_COUNCIL_ASSEMBLY:  # UL-10.7
            state.plays_left = codes.ASSEMBLY_PLAYS
        state.exchange_open = True
        state.scholar_open = True
        state.merchant_open = True
        state.sealed = False
        for colour in range(codes.COLOURS):
            state.line[colour] = 0
        if journal is not None:
            journal.tell(events.TurnBegan(state.to_move))
        if state.all_blocked():
            return_pushed_out(state, journal)
        state.become(frames.FILL_DOCKS, state.to_move)


def return_pushed_out(state: UlmState, journal: Journal | None) -> None:
    """All pushed-out tiles go back into the bag, and all lines are free."""
    returned = 0
    for slot in range(codes.SLOTS):
        colour = state.outer[slot]
        if colour != NONE:
            state.bag[colour] += 1
            state.outer[slot] = NONE
            returned += 1
    if journal is not None and returned > 0:
        journal.tell(events.TilesReturned(returned))


@final
class FillDocks(Step[UlmState]):
    """Docks left empty are refilled in slot order, as far as the bag goes (UL-12.2)."""

    def run(self, state: UlmState, journal: Journal | None) -> None:
        if state.bag_count() > 0:
            for slot in range(codes.DOCKS):
                if state.docks[slot] == NONE:
                    state.push(frames.REFILL_DOCK, CHANCE, slot)
                    return
        state.become(frames.FIRST_WINDOW, state.to_move)


@final
class FirstWindow(Step[UlmState]):
    """Before drawing there is a window for cards and the Merchant (UL-4.12), if it offers any."""

    def run(self, state: UlmState, journal: Journal | None) -> None:
        if find_window(state, state.to_move, None):
            state.become(frames.TURN_START, state.to_move)
        else:
            draw(state, journal)


@final
class TurnStart(Question[UlmState]):
    """Draw, or use the window first (D2)."""

    verbs: ClassVar[tuple[str, ...]] = ("draw_tile", *WINDOW)

    def legal_into(self, state: UlmState, actions: Actions) -> None:
        actions.add(codes.DRAW_TILE)
        find_window(state, state.actor, actions)

    def obstacle(self, state: UlmState, action: i64) -> i64:
        return NO_OBSTACLE if action == codes.DRAW_TILE else obstacle_to_window(state, action)

    def apply(self, state: UlmState, action: i64, journal: Journal | None) -> None:
        if action == codes.DRAW_TILE:
            draw(state, journal)
        else:
            state.become(frames.FIRST_WINDOW, state.actor)
            use_window(state, action, journal)


def draw(state: UlmState, journal: Journal | None) -> None:
    """Step (b): a tile from the bag (UL-4.6); from elsewhere if the bag is empty (UL-12.1)."""
    if state.bag_count() == 0:
        return_pushed_out(state, journal)
    if state.bag_count() > 0:
        if state.tower == codes.TOWER_CLEAR_VIEW:
            state.become(frames.CLEAR_VIEW, state.to_move)
            take_if_forced(state, journal)
        else:
            state.become(frames.TURN_DRAW, CHANCE)
        return
    state.exchange_open = False
    state.scholar_open = False
    if state.has_dock_tile() or state.players[state.to_move].tile_count() > 0:
        state.become(frames.EMPTY_BAG, state.to_move)
        take_if_forced(state, journal)
        return
    if journal is not None:
        journal.tell(events.NoTileToPush(state.to_move))
    state.become(frames.MENU, state.to_move)


@final
class ClearView(OneOf[UlmState]):
    """Clear View: name a colour that is in the bag instead of drawing blindly (UL-10.5)."""

    verbs: ClassVar[tuple[str, ...]] = ("pick_bag_color",)

    def misfit(self, state: UlmState) -> str:
        seen = state.tower == codes.TOWER_CLEAR_VIEW
        return "" if seen else "decree"

    def obstacle_to(self, state: UlmState, answer: i64) -> i64:
        return NO_OBSTACLE if state.bag[answer] > 0 else obstacles.NOT_IN_BAG

    def choose(self, state: UlmState, answer: i64, journal: Journal | None) -> None:
        state.bag[answer] -= 1
        state.drawn_tile = answer
        if journal is not None:
            journal.tell(events.TilePicked(state.to_move, answer))
        state.become(frames.BEFORE_PUSH, state.to_move)


@final
class TurnDraw(DrawTile):
    """The tile of the turn; a Builder draws a second one, if there is one (UL-7.5, UL-12.3)."""

    frame: ClassVar[tuple[str, ...]] = ("drawn",)

    def misfit(self, state: UlmState) -> str:
        drawn = state.a
        if state.bag_count() == 0:
            return "bag"
        if drawn == 1 and not state.players[state.to_move].owns(codes.BUILDER):
            return "call"
        return ""

    def apply(self, state: UlmState, action: i64, journal: Journal | None) -> None:
        drawn, seat, colour = state.a, state.to_move, out_of_bag(state, action)
        if journal is not None:
            journal.tell(events.TileDrawn(seat, colour))
        if drawn == 0:
            state.drawn_tile = colour
            if state.players[seat].owns(codes.BUILDER) and state.bag_count() > 0:
                state.become(frames.TURN_DRAW, CHANCE, 1)
            else:
                state.become(frames.BEFORE_PUSH, seat)
            return
        state.second_tile = colour
        state.become(frames.BUILDER_CHOICE, seat)
        take_if_forced(state, journal)  # two tiles of one colour


@final
class BuilderChoice(OneOf[UlmState]):
    """Builder: keep one of two tiles drawn, the other goes back into the bag (UL-7.5)."""

    verbs: ClassVar[tuple[str, ...]] = ("builder_keep",)

    def misfit(self, state: UlmState) -> str:
        owned = state.players[state.to_move].owns(codes.BUILDER)
        return "" if owned else "call"

    def obstacle_to(self, state: UlmState, answer: i64) -> i64:
        if answer == state.drawn_tile or answer == state.second_tile:
            return NO_OBSTACLE
        return obstacles.NOT_DRAWN

    def choose(self, state: UlmState, answer: i64, journal: Journal | None) -> None:
        other = state.second_tile if state.drawn_tile == answer else state.drawn_tile
        state.bag[other] += 1
        state.drawn_tile = answer
        state.second_tile = NONE
        if journal is not None:
            journal.tell(events.BuilderChose(state.to_move, answer, other))
        state.become(frames.BEFORE_PUSH, state.to_move)


@final
class EmptyBag(Question[UlmState]):
    """No tile to draw: push a dock tile, or one of the supply if the docks are empty too
    (UL-12.1)."""

    verbs: ClassVar[tuple[str, ...]] = ("scholar_push", "take_dock")
    rule: ClassVar[str] = "UL-12.1"

    def misfit(self, state: UlmState) -> str:
        empty = state.bag_count() == 0 and not state.is_pushed_out()
        return "" if empty and not (state.exchange_open or state.scholar_open) else "bag"

    def legal_into(self, state: UlmState, actions: Actions) -> None:
        for action in range(codes.SCHOLAR_PUSH, codes.SCHOLAR_PUSH + codes.COLOURS):
            actions.offer(action, self.obstacle(state, action))
        for action in range(codes.TAKE_DOCK, codes.TAKE_DOCK + codes.DOCKS):
            actions.offer(action, self.obstacle(state, action))

    def obstacle(self, state: UlmState, action: i64) -> i64:
        if action >= codes.TAKE_DOCK:
            return (
                obstacles.EMPTY_DOCK
                if state.docks[action - codes.TAKE_DOCK] == NONE
                else NO_OBSTACLE
            )
        if state.has_dock_tile():
            return obstacles.DOCK_TILE_FIRST
        tiles = state.players[state.actor].tiles[action - codes.SCHOLAR_PUSH]
        return NO_OBSTACLE if tiles > 0 else obstacles.NO_TILE

    def apply(self, state: UlmState, action: i64, journal: Journal | None) -> None:
        if action < codes.TAKE_DOCK:
            state.drawn_tile = action - codes.SCHOLAR_PUSH
            state.players[state.to_move].tiles[state.drawn_tile] -= 1
        else:
            state.drawn_tile = state.docks[action - codes.TAKE_DOCK]
            state.docks[action - codes.TAKE_DOCK] = NONE
        if journal is not None:
            journal.tell(events.TileTakenToPush(state.to_move, state.drawn_tile))
        state.become(frames.BEFORE_PUSH, state.to_move)

    def targets(self, state: UlmState, action: i64) -> list[str]:
        if action < codes.TAKE_DOCK:
            return elements(OWN_TILE, things_of(state, action))
        return super().targets(state, action)
