"""After the push: the actions of the line, in any order, and the end of the turn (UL-4.10 to
UL-4.14, UL-5.1)."""

from typing import ClassVar, cast, final

from edubba.core.actions import Actions
from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.core.state import Decision, State
from edubba.core.words import Message, Reason
from edubba.games.ulm import words
from edubba.games.ulm.codes import (
    BROWN,
    COLOURS,
    END_TURN,
    GRAY,
    MASTER_COINS,
    MINT_COINS,
    MINT_MASTER,
    MONEY,
    ORANGE,
    RIVER,
    SEAL_PRICE,
    TOWER_FULL_MINT,
    TURQUOISE,
    USE_ACTION,
    WHITE,
)
from edubba.games.ulm.decisions import reasons
from edubba.games.ulm.decisions.forced import offer
from edubba.games.ulm.decisions.frames import (
    ACTION_MENU,
    CARD_ACTION,
    CLEAR_AWAY,
    MENU,
    MOVE_BARGE,
    SEAL_ACTION,
)
from edubba.games.ulm.decisions.possible import (
    can_seal_free,
    is_offered,
    is_window_open,
    river_steps,
    steps_up_to,
    window_into,
)
from edubba.games.ulm.decisions.rounds import end_turn
from edubba.games.ulm.decisions.supplies import gain_coins
from edubba.games.ulm.decisions.windows import label_window, targets_window, use_window
from edubba.games.ulm.elements import action_element, tower_element
from edubba.games.ulm.events import ActionUsed, GatesUsed, Helped
from edubba.games.ulm.state import UlmState


@final
class Menu(Decision):
    """The turn goes on as long as there is a choice; else it ends by itself (UL-4.14)."""

    name: ClassVar[str] = "menu"

    def run(self, base: State, journal: Journal | None) -> None:
        state = cast(UlmState, base)
        seat = state.to_move
        for colour in range(COLOURS):
            if is_offered(state, seat, colour):
                state.become(ACTION_MENU, seat, 0, 0)
                return
        if is_window_open(state, seat):
            state.become(ACTION_MENU, seat, 0, 0)
        else:
            end_turn(state, journal)


@final
class ActionMenu(Decision):
    """Use an action of the line, a free play or the Merchant, or end the turn (D6)."""

    name: ClassVar[str] = "action_menu"

    def legal_into(self, base: State, actions: Actions) -> None:
        state = cast(UlmState, base)
        for colour in range(COLOURS):
            if is_offered(state, state.actor, colour):
                actions.add(USE_ACTION + colour)
        actions.add(END_TURN)
        window_into(state, state.actor, actions)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(UlmState, base)
        if action == END_TURN:
            end_turn(state, journal)
            return
        state.become(MENU, state.to_move, 0, 0)
        if action < END_TURN:
            use_action(state, action - USE_ACTION, journal)
        else:
            use_window(state, action, journal)

    def why_not(self, base: State, action: i64) -> Reason:
        return reasons.why_not_menu(cast(UlmState, base), action)

    def prompt(self, base: State) -> Message:
        return words.ask_of("action_menu", base.actor)

    def label(self, base: State, action: i64) -> Message:
        if action < END_TURN:
            return label_action(cast(UlmState, base), action - USE_ACTION)
        if action == END_TURN:
            return words.label("end_turn")
        return label_window(cast(UlmState, base), action)

    def targets(self, base: State, action: i64) -> list[str]:
        if action < END_TURN:
            return targets_action(cast(UlmState, base), action - USE_ACTION)
        if action == END_TURN:
            return []
        return targets_window(base.actor, action)


def label_action(state: UlmState, colour: i64) -> Message:
    if colour == ORANGE and can_seal_free(state, state.actor):
        return words.label("seal_free")
    return words.label_action(colour)


def targets_action(state: UlmState, colour: i64) -> list[str]:
    if state.line[colour] == 0:
        return [tower_element(state.tower)]
    return [action_element(colour)]


def use_action(state: UlmState, colour: i64, journal: Journal | None) -> None:
    """Begin one of the five actions (UL-5); each tile of the line serves once."""
    seat = state.to_move
    if colour == ORANGE and can_seal_free(state, seat):
        seal_free(state, journal)
        return
    state.line[colour] -= 1
    if journal is not None:
        journal.tell(ActionUsed(seat, colour))
    if colour == GRAY:
        if journal is not None and state.players[seat].owns(MINT_MASTER):
            journal.tell(Helped(seat, MINT_MASTER))
        gain_coins(state, seat, money(state, seat), journal)
    elif colour == WHITE:
        offer(state, CLEAR_AWAY, 0, 0, journal)
    elif colour == BROWN:
        offer(state, CARD_ACTION, 0, 0, journal)
    elif colour == TURQUOISE:
        most = steps_up_to(state, seat, river_steps(state, seat))
        offer(state, MOVE_BARGE, RIVER, most, journal)
    elif colour == ORANGE:
        offer(state, SEAL_ACTION, SEAL_PRICE, 0, journal)


def seal_free(state: UlmState, journal: Journal | None) -> None:
    """The Seal action of the Open Gates, which comes before those of the line (UL-13.14)."""
    state.sealed = True
    if journal is not None:
        journal.tell(GatesUsed(state.to_move))
    offer(state, SEAL_ACTION, 0, 0, journal)


def money(state: UlmState, seat: i64) -> i64:
    """The coins of a Money action (UL-5.1)."""
    coins: i64 = MONEY
    if state.players[seat].owns(MINT_MASTER):
        coins += MASTER_COINS
    if state.tower == TOWER_FULL_MINT:
        coins += MINT_COINS
    return coins
