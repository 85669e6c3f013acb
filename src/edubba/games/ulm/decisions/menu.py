"""After the push: the actions of the line, in any order, and the end of the turn (UL-4.10 to
UL-4.14, UL-5.1)."""

from typing import ClassVar, final

from edubba.core.actions import NO_OBSTACLE, Actions
from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.core.questions import Question, Step
from edubba.core.words import Arg
from edubba.games.ulm import codes, events
from edubba.games.ulm.decisions import frames
from edubba.games.ulm.decisions.forced import offer
from edubba.games.ulm.decisions.possible import (
    WINDOW,
    can_seal_free,
    find_window,
    obstacle_to_action,
    obstacle_to_window,
    river_steps,
    steps_up_to,
)
from edubba.games.ulm.decisions.rounds import end_turn
from edubba.games.ulm.decisions.supplies import gain_coins
from edubba.games.ulm.decisions.windows import use_window
from edubba.games.ulm.elements import GATES
from edubba.games.ulm.state import UlmState


@final
class Menu(Step[UlmState]):
    """The turn goes on as long as there is a choice; else it ends by itself (UL-4.14)."""

    def run(self, state: UlmState, journal: Journal | None) -> None:
        if find_actions(state, None) or find_window(state, state.to_move, None):
            state.become(frames.ACTION_MENU, state.to_move)
        else:
            end_turn(state, journal)


def find_actions(state: UlmState, actions: Actions | None) -> bool:
    """The actions that can be used, or whether there is any."""
    found = False
    for colour in range(codes.COLOURS):
        if obstacle_to_action(state, state.to_move, colour) == NO_OBSTACLE:
            if actions is None:
                return True
            actions.add(codes.USE_ACTION + colour)
            found = True
    return found


@final
class ActionMenu(Question[UlmState]):
    """Use an action of the line, a free play or the Merchant, or end the turn (D6)."""

    verbs: ClassVar[tuple[str, ...]] = ("use_action", "end_turn", *WINDOW)

    def legal_into(self, state: UlmState, actions: Actions) -> None:
        find_actions(state, actions)
        actions.add(codes.END_TURN)
        find_window(state, state.actor, actions)

    def obstacle(self, state: UlmState, action: i64) -> i64:
        if action < codes.END_TURN:
            return obstacle_to_action(state, state.actor, action - codes.USE_ACTION)
        return NO_OBSTACLE if action == codes.END_TURN else obstacle_to_window(state, action)

    def apply(self, state: UlmState, action: i64, journal: Journal | None) -> None:
        if action == codes.END_TURN:
            end_turn(state, journal)
            return
        state.become(frames.MENU, state.to_move)
        if action < codes.END_TURN:
            use_action(state, action - codes.USE_ACTION, journal)
        else:
            use_window(state, action, journal)

    def facts(self, state: UlmState, action: i64) -> dict[str, Arg]:
        free = action == codes.USE_ACTION + codes.ORANGE and can_seal_free(state, state.actor)
        return {**super().facts(state, action), "free": int(free)}

    def targets(self, state: UlmState, action: i64) -> list[str]:
        if action < codes.END_TURN and state.line[action - codes.USE_ACTION] == 0:
            return [GATES]
        return super().targets(state, action)


def use_action(state: UlmState, colour: i64, journal: Journal | None) -> None:
    """Begin one of the five actions (UL-5); each tile of the line serves once."""
    seat = state.to_move
    if colour == codes.ORANGE and can_seal_free(state, seat):  # it comes before those of the line
        state.sealed = True
        if journal is not None:
            journal.tell(events.GatesUsed(seat))
        offer(state, frames.SEAL_ACTION, journal)
        return
    state.line[colour] -= 1
    if journal is not None:
        journal.tell(events.ActionUsed(seat, colour))
    if colour == codes.GRAY:
        if journal is not None and state.players[seat].owns(codes.MINT_MASTER):
            journal.tell(events.Helped(seat, codes.MINT_MASTER))
        gain_coins(state, seat, money(state, seat), journal)
    elif colour == codes.WHITE:
        offer(state, frames.CLEAR_AWAY, journal)
    elif colour == codes.BROWN:
        offer(state, frames.CARD_ACTION, journal)
    elif colour == codes.TURQUOISE:
        most = steps_up_to(state, seat, river_steps(state, seat))
        offer(state, frames.MOVE_BARGE, journal, codes.RIVER, most)
    elif colour == codes.ORANGE:
        offer(state, frames.SEAL_ACTION, journal, codes.SEAL_PRICE)


def money(state: UlmState, seat: i64) -> i64:
    """The coins of a Money action (UL-5.1)."""
    coins: i64 = codes.MONEY
    if state.players[seat].owns(codes.MINT_MASTER):
        coins += codes.MASTER_COINS
    if state.tower == codes.TOWER_FULL_MINT:
        coins += codes.MINT_COINS
    return coins
