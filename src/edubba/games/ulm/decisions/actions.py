"""Clear-away, Card and River in detail (UL-5.2 to UL-5.11)."""

from typing import ClassVar, cast, final

from edubba.core.actions import Actions
from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.core.state import Decision, State
from edubba.core.words import Message, Reason
from edubba.games.ulm import words
from edubba.games.ulm.card_events import (
    BoughtForCoins,
    BoughtForPair,
    BoughtForTile,
)
from edubba.games.ulm.city_events import BargeMoved, BonusReached
from edubba.games.ulm.codes import (
    ABBOT,
    BARGE_DRIVER,
    BONUS_CARD,
    BONUS_COIN,
    BONUS_DOCK_TILE,
    BONUS_NONE,
    BONUS_SPARROW,
    BUY,
    CARD_CHOICE,
    CARD_MODE,
    CLEAR_SIDE,
    COIN_OR_TILE,
    COLOURS,
    COUNCILMAN,
    DECLINE,
    DRIVER_STEPS,
    FAIR_COINS,
    LINE,
    MOVE_STEPS,
    PAIRS,
    PAY_COIN,
    PAY_PAIR,
    PAY_SINGLE,
    PLAY,
    RIVER,
    SIDES,
    TOWER_BOOK_FAIR,
    TOWER_GUILD_RATES,
)
from edubba.games.ulm.decisions import reasons
from edubba.games.ulm.decisions.forced import take_if_forced
from edubba.games.ulm.decisions.frames import (
    ABBOT_TILE,
    BUY_CARD,
    DEAL,
    DOCK_TILES,
    PLAY_CARD,
    RIVER_BONUS,
)
from edubba.games.ulm.decisions.possible import (
    can_buy,
    can_play,
    is_occupied,
    normal_price_allowed,
    plays_into,
    river_steps,
    space_after,
    steps_up_to,
)
from edubba.games.ulm.decisions.supplies import (
    gain_coins,
    gain_sparrows,
    pay_coins,
    return_tile,
)
from edubba.games.ulm.decisions.windows import label_play, play, targets_play
from edubba.games.ulm.elements import side_element, space_element, supply_element
from edubba.games.ulm.events import Helped, SideCleared
from edubba.games.ulm.state import UlmState
from edubba.games.ulm.tables import NONE, PAIR_ONE, PAIR_OTHER, SIDE_SLOTS


@final
class ClearAway(Decision):
    """Take all pushed-out tiles of a side into the supply (UL-5.2)."""

    name: ClassVar[str] = "clear_away"

    def legal_into(self, base: State, actions: Actions) -> None:
        state = cast(UlmState, base)
        for side in range(SIDES):
            for i in range(side * LINE, side * LINE + LINE):
                if state.outer[SIDE_SLOTS[i]] != NONE:
                    actions.add(CLEAR_SIDE + side)
                    break

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(UlmState, base)
        seat = state.to_move
        side: i64 = action - CLEAR_SIDE
        taken: list[int] = []
        for i in range(side * LINE, side * LINE + LINE):
            colour = state.outer[SIDE_SLOTS[i]]
            if colour != NONE:
                state.players[seat].tiles[colour] += 1
                state.outer[SIDE_SLOTS[i]] = NONE
                if journal is not None:
                    taken.append(colour)
        if journal is not None:
            journal.tell(SideCleared(seat, side, taken))
        if state.players[seat].owns(ABBOT) and state.has_dock_tile():  # UL-7.1
            state.become(ABBOT_TILE, seat, 0, 0)
        else:
            state.pop()

    def why_not(self, base: State, action: i64) -> Reason:
        if CLEAR_SIDE <= action < CLEAR_SIDE + SIDES:
            return reasons.empty_side(action - CLEAR_SIDE)
        return reasons.finish_first(action)

    def prompt(self, base: State) -> Message:
        return words.ask_of("clear_away", base.actor)

    def label(self, base: State, action: i64) -> Message:
        return words.label_side(action - CLEAR_SIDE)

    def targets(self, base: State, action: i64) -> list[str]:
        return [side_element(action - CLEAR_SIDE)]


@final
class CardAction(Decision):
    """Buy or play a card (UL-5.4); the Shipyard's may be declined (UL-6.7)."""

    name: ClassVar[str] = "card_action"
    frame: ClassVar[tuple[str, ...]] = ("optional",)

    def ranges(self, base: State) -> list[range]:
        return [range(2)]

    def legal_into(self, base: State, actions: Actions) -> None:
        state = cast(UlmState, base)
        if can_buy(state, state.actor):
            actions.add(CARD_MODE + BUY)
        if can_play(state, state.actor):
            actions.add(CARD_MODE + PLAY)
        if state.a == 1:
            actions.add(DECLINE)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(UlmState, base)
        if action == CARD_MODE + BUY:
            state.become(BUY_CARD, state.to_move, 0, 0)
            take_if_forced(state, journal)
        elif action == CARD_MODE + PLAY:
            state.become(PLAY_CARD, state.to_move, 0, 0)
        else:
            state.pop()

    def why_not(self, base: State, action: i64) -> Reason:
        state = cast(UlmState, base)
        if action == CARD_MODE + BUY:
            return reasons.cannot_buy(state, state.actor)
        if action == CARD_MODE + PLAY:
            return reasons.cannot_play(state, state.actor)
        return reasons.finish_first(action)

    def prompt(self, base: State) -> Message:
        return words.ask_of("card_action", base.actor)

    def label(self, base: State, action: i64) -> Message:
        if action == DECLINE:
            return words.label("decline_card")
        return words.label("buy" if action == CARD_MODE + BUY else "play")


@final
class BuyCard(Decision):
    """Pay for a card: two tiles, or less while the tower says so (UL-5.5, UL-5.7)."""

    name: ClassVar[str] = "buy_card"

    def misfit(self, base: State) -> str:
        if not can_buy(cast(UlmState, base), base.actor):
            return "no card can be bought"
        return ""

    def legal_into(self, base: State, actions: Actions) -> None:
        state = cast(UlmState, base)
        player = state.players[state.actor]
        if normal_price_allowed(state):
            for pair in range(PAIRS):
                one = PAIR_ONE[pair]
                other = PAIR_OTHER[pair]
                needed: i64 = 1 + (one == other)
                if player.tiles[one] >= needed and player.tiles[other] > 0:
                    actions.add(PAY_PAIR + pair)
        if state.tower == TOWER_GUILD_RATES:
            for colour in range(COLOURS):
                if player.tiles[colour] > 0:
                    actions.add(PAY_SINGLE + colour)
        if state.tower == TOWER_BOOK_FAIR and player.coins >= FAIR_COINS:
            actions.add(PAY_COIN)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(UlmState, base)
        seat = state.to_move
        if action == PAY_COIN:
            if journal is not None:
                journal.tell(BoughtForCoins(seat))
            pay_coins(state, seat, FAIR_COINS, journal)
        elif action >= PAY_SINGLE:
            return_tile(state, seat, action - PAY_SINGLE)
            if journal is not None:
                journal.tell(BoughtForTile(seat, action - PAY_SINGLE))
        else:
            one = PAIR_ONE[action - PAY_PAIR]
            other = PAIR_OTHER[action - PAY_PAIR]
            return_tile(state, seat, one)
            return_tile(state, seat, other)
            if journal is not None:
                journal.tell(BoughtForPair(seat, one, other))
            if one == other or state.players[seat].owns(COUNCILMAN):  # UL-5.6
                if journal is not None and one != other:
                    journal.tell(Helped(seat, COUNCILMAN))
                state.become(DEAL, seat, CARD_CHOICE, 1)
                return
        state.become(DEAL, seat, 1, 0)

    def why_not(self, base: State, action: i64) -> Reason:
        return reasons.why_not_pay(cast(UlmState, base), action)

    def prompt(self, base: State) -> Message:
        return words.ask_of("buy_card", base.actor)

    def label(self, base: State, action: i64) -> Message:
        if action == PAY_COIN:
            return words.label_pay_coins(FAIR_COINS)
        if action >= PAY_SINGLE:
            return words.label_colour("pay", action - PAY_SINGLE)
        pair = action - PAY_PAIR
        return words.label_pair(PAIR_ONE[pair], PAIR_OTHER[pair])

    def targets(self, base: State, action: i64) -> list[str]:
        if action == PAY_COIN:
            return []
        if action >= PAY_SINGLE:
            return ["pay:single", supply_element(base.actor, action - PAY_SINGLE)]
        pair = action - PAY_PAIR
        seat = base.actor
        return [supply_element(seat, PAIR_ONE[pair]), supply_element(seat, PAIR_OTHER[pair])]


@final
class PlayCard(Decision):
    """Play a hand card by a Card action (UL-5.8). Asked even if there is only one way to do it:
    the others must not learn that."""

    name: ClassVar[str] = "play_card"
    asks_hidden: ClassVar[bool] = True

    def misfit(self, base: State) -> str:
        if not can_play(cast(UlmState, base), base.actor):
            return "no card can be played"
        return ""

    def legal_into(self, base: State, actions: Actions) -> None:
        plays_into(cast(UlmState, base), base.actor, actions)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(UlmState, base)
        state.pop()
        if state.terms.one_play:  # UL-13.13
            state.plays_left -= 1
        play(state, action, journal)

    def why_not(self, base: State, action: i64) -> Reason:
        return reasons.why_not_play(cast(UlmState, base), action)

    def prompt(self, base: State) -> Message:
        return words.ask_of("play_card", base.actor)

    def label(self, base: State, action: i64) -> Message:
        return label_play(cast(UlmState, base), action)

    def targets(self, base: State, action: i64) -> list[str]:
        return targets_play(action)


@final
class MoveBarge(Decision):
    """How many steps the barge goes (UL-5.9, UL-8.10)."""

    name: ClassVar[str] = "move_barge"
    frame: ClassVar[tuple[str, ...]] = ("least", "most")

    def ranges(self, base: State) -> list[range]:
        return [range(RIVER + 1), range(1, COIN_OR_TILE - MOVE_STEPS)]

    def misfit(self, base: State) -> str:
        if steps_up_to(cast(UlmState, base), base.actor, base.b) < base.b:
            return "there are not so many free spaces ahead"
        return ""

    def legal_into(self, base: State, actions: Actions) -> None:
        for steps in range(base.a, base.b + 1):
            actions.add(MOVE_STEPS + steps)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(UlmState, base)
        by_river = state.a == RIVER
        state.pop()
        if action > MOVE_STEPS:
            usual: i64 = river_steps(state, state.to_move) - DRIVER_STEPS
            if journal is not None and by_river and action - MOVE_STEPS > usual:
                if state.players[state.to_move].owns(BARGE_DRIVER):
                    journal.tell(Helped(state.to_move, BARGE_DRIVER))
            move(state, state.to_move, action - MOVE_STEPS, journal)

    def why_not(self, base: State, action: i64) -> Reason:
        if MOVE_STEPS <= action < COIN_OR_TILE:
            return reasons.steps_between(base.a, base.b)
        return reasons.finish_first(action)

    def prompt(self, base: State) -> Message:
        return words.ask_move(base.actor, base.a, base.b)

    def label(self, base: State, action: i64) -> Message:
        state = cast(UlmState, base)
        steps = action - MOVE_STEPS
        if steps == 0:
            return words.label("stay")
        return words.label_steps(steps, space_after(state, state.actor, steps))

    def targets(self, base: State, action: i64) -> list[str]:
        state = cast(UlmState, base)
        return [space_element(space_after(state, state.actor, action - MOVE_STEPS))]


def move(state: UlmState, seat: i64, steps: i64, journal: Journal | None) -> None:
    """Move forward; the bonus of the space where the move ends is gained at once (UL-5.11), by
    option those of all spaces entered (UL-13.11)."""
    player = state.players[seat]
    start = player.barge
    player.barge = space_after(state, seat, steps)
    if journal is not None:
        journal.tell(BargeMoved(seat, start, player.barge))
    first: i64 = start + 1 if state.terms.bonus_of_every_space else player.barge
    state.push(RIVER_BONUS, seat, first, player.barge)


@final
class RiverBonus(Decision):
    """The bonuses of a move, space by space; spaces jumped over were not entered."""

    name: ClassVar[str] = "river_bonus"
    frame: ClassVar[tuple[str, ...]] = ("space", "last")

    def ranges(self, base: State) -> list[range]:
        spaces = range(1, cast(UlmState, base).terms.danube.spaces)
        return [spaces, spaces]

    def misfit(self, base: State) -> str:
        state = cast(UlmState, base)
        if state.b != state.players[state.to_move].barge:
            return "the barge lies elsewhere"
        if state.a > state.b or (state.a < state.b and not state.terms.bonus_of_every_space):
            return "that space was not entered"
        return ""

    def run(self, base: State, journal: Journal | None) -> None:
        state = cast(UlmState, base)
        seat = state.to_move
        space = state.a
        if space < state.b:
            state.become(RIVER_BONUS, seat, space + 1, state.b)
        else:
            state.pop()
        if is_occupied(state, seat, space):
            return
        bonus = state.terms.danube.bonus[space]
        if journal is not None and bonus != BONUS_NONE:
            journal.tell(BonusReached(seat, space, bonus))
        if bonus == BONUS_COIN:
            gain_coins(state, seat, 1, journal)
        elif bonus == BONUS_SPARROW:
            gain_sparrows(state, seat, 1, journal)
        elif bonus == BONUS_DOCK_TILE:
            state.push(DOCK_TILES, seat, 1, 0)
        elif bonus == BONUS_CARD:
            state.push(DEAL, seat, 1, 0)
