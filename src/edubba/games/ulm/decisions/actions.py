"""Clear-away, Card and River in detail (UL-5.2 to UL-5.11)."""

from typing import ClassVar, final

from edubba.core.actions import NO_OBSTACLE, Actions
from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.core.questions import OneOf, Question, Step
from edubba.games.ulm import codes, events, obstacles
from edubba.games.ulm.decisions import frames
from edubba.games.ulm.decisions.forced import take_if_forced
from edubba.games.ulm.decisions.possible import (
    find_plays,
    is_occupied,
    normal_price_allowed,
    obstacle_to_buying,
    obstacle_to_play,
    obstacle_to_playing,
    river_steps,
    space_after,
    steps_up_to,
)
from edubba.games.ulm.decisions.supplies import gain_coins, gain_sparrows, pay_coins, return_tile
from edubba.games.ulm.decisions.windows import play
from edubba.games.ulm.state import UlmState
from edubba.games.ulm.terms import NONE, PAIR_ONE, PAIR_OTHER, SIDE_SLOTS


@final
class ClearAway(OneOf[UlmState]):
    """Take all pushed-out tiles of a side into the supply (UL-5.2)."""

    verbs: ClassVar[tuple[str, ...]] = ("clear_side",)

    def obstacle_to(self, state: UlmState, answer: i64) -> i64:
        for i in range(answer * codes.LINE, answer * codes.LINE + codes.LINE):
            if state.outer[SIDE_SLOTS[i]] != NONE:
                return NO_OBSTACLE
        return obstacles.EMPTY_SIDE

    def choose(self, state: UlmState, answer: i64, journal: Journal | None) -> None:
        seat = state.to_move
        taken: list[int] = []
        for i in range(answer * codes.LINE, answer * codes.LINE + codes.LINE):
            colour = state.outer[SIDE_SLOTS[i]]
            if colour != NONE:
                state.players[seat].tiles[colour] += 1
                state.outer[SIDE_SLOTS[i]] = NONE
                if journal is not None:
                    taken.append(colour)
        if journal is not None:
            journal.tell(events.SideCleared(seat, answer, taken))
        if state.players[seat].owns(codes.ABBOT) and state.has_dock_tile():  # UL-7.1
            state.become(frames.ABBOT_TILE, seat)
        else:
            state.pop()


@final
class CardAction(Question[UlmState]):
    """Buy or play a card (UL-5.4); the Shipyard's may be declined (UL-6.7)."""

    frame: ClassVar[tuple[str, ...]] = ("optional",)
    verbs: ClassVar[tuple[str, ...]] = ("card_mode", "decline")

    def legal_into(self, state: UlmState, actions: Actions) -> None:
        for action in range(codes.CARD_MODE, codes.PAY_PAIR):
            actions.offer(action, self.obstacle(state, action))
        actions.offer(codes.DECLINE, self.obstacle(state, codes.DECLINE))

    def obstacle(self, state: UlmState, action: i64) -> i64:
        optional = state.a
        if action == codes.CARD_MODE + codes.BUY:
            return obstacle_to_buying(state, state.actor)
        if action == codes.CARD_MODE + codes.PLAY:
            return obstacle_to_playing(state, state.actor)
        return NO_OBSTACLE if optional == 1 else obstacles.ACTION_DUE

    def apply(self, state: UlmState, action: i64, journal: Journal | None) -> None:
        if action == codes.CARD_MODE + codes.BUY:
            state.become(frames.BUY_CARD, state.to_move)
            take_if_forced(state, journal)
        elif action == codes.CARD_MODE + codes.PLAY:
            state.become(frames.PLAY_CARD, state.to_move)
        else:
            state.pop()


@final
class BuyCard(OneOf[UlmState]):
    """Pay for a card: two tiles, or less while the tower says so (UL-5.5, UL-5.7)."""

    verbs: ClassVar[tuple[str, ...]] = ("pay_pair", "pay_single", "pay_coin")
    rule: ClassVar[str] = "UL-5.5"

    def misfit(self, state: UlmState) -> str:
        if not state.cards_to_draw():
            return "have_card"
        return "" if obstacle_to_buying(state, state.actor) == NO_OBSTACLE else "buy"

    def obstacle_to(self, state: UlmState, answer: i64) -> i64:
        player = state.players[state.actor]
        if answer < codes.PAY_SINGLE - codes.PAY_PAIR:
            if not normal_price_allowed(state):
                return obstacles.REDUCED_ONLY
            one, other = PAIR_ONE[answer], PAIR_OTHER[answer]
            if player.tiles[one] == 0 or player.tiles[other] == 0:
                return obstacles.NO_TILE
            return obstacles.ONE_TILE if one == other and player.tiles[one] == 1 else NO_OBSTACLE
        if answer < codes.PAY_COIN - codes.PAY_PAIR:
            if state.tower != codes.TOWER_GUILD_RATES:
                return obstacles.NO_GUILD_RATES
            tiles = player.tiles[answer - (codes.PAY_SINGLE - codes.PAY_PAIR)]
            return NO_OBSTACLE if tiles > 0 else obstacles.NO_SINGLE_TILE
        if state.tower != codes.TOWER_BOOK_FAIR:
            return obstacles.NO_BOOK_FAIR
        return NO_OBSTACLE if player.coins >= codes.FAIR_COINS else obstacles.NO_COINS

    def choose(self, state: UlmState, answer: i64, journal: Journal | None) -> None:
        seat = state.to_move
        action: i64 = codes.PAY_PAIR + answer
        if action == codes.PAY_COIN:
            if journal is not None:
                journal.tell(events.BoughtForCoins(seat))
            pay_coins(state, seat, codes.FAIR_COINS, journal)
        elif action >= codes.PAY_SINGLE:
            return_tile(state, seat, action - codes.PAY_SINGLE)
            if journal is not None:
                journal.tell(events.BoughtForTile(seat, action - codes.PAY_SINGLE))
        else:
            one, other = PAIR_ONE[answer], PAIR_OTHER[answer]
            return_tile(state, seat, one)
            return_tile(state, seat, other)
            if journal is not None:
                journal.tell(events.BoughtForPair(seat, one, other))
            if one == other or state.players[seat].owns(codes.COUNCILMAN):  # UL-5.6
                if journal is not None and one != other:
                    journal.tell(events.Helped(seat, codes.COUNCILMAN))
                state.become(frames.DEAL, seat, codes.CARD_CHOICE, 1)
                return
        state.become(frames.DEAL, seat, 1)


@final
class PlayCard(Question[UlmState]):
    """Play a hand card by a Card action (UL-5.8). Asked even if there is only one way to do it:
    the others must not learn that."""

    verbs: ClassVar[tuple[str, ...]] = ("play_face_up", "play_immediate")
    asks_hidden: ClassVar[bool] = True

    def misfit(self, state: UlmState) -> str:
        possible = obstacle_to_playing(state, state.actor) == NO_OBSTACLE
        return "" if possible else "have_card"

    def legal_into(self, state: UlmState, actions: Actions) -> None:
        find_plays(state, state.actor, actions)

    def obstacle(self, state: UlmState, action: i64) -> i64:
        return obstacle_to_play(state, state.actor, action)

    def apply(self, state: UlmState, action: i64, journal: Journal | None) -> None:
        state.pop()
        if state.terms.one_play:  # UL-13.13
            state.plays_left -= 1
        play(state, action, journal)


@final
class MoveBarge(OneOf[UlmState]):
    """How many steps the barge goes (UL-5.9, UL-8.10)."""

    frame: ClassVar[tuple[str, ...]] = ("least", "most")
    verbs: ClassVar[tuple[str, ...]] = ("move_steps",)

    def ranges(self, state: UlmState) -> list[range]:
        return [range(codes.RIVER + 1), range(1, self.size)]

    def misfit(self, state: UlmState) -> str:
        most = state.b
        if steps_up_to(state, state.actor, most) < most:
            return "sail"
        return ""

    def obstacle_to(self, state: UlmState, answer: i64) -> i64:
        least, most = state.a, state.b
        return NO_OBSTACLE if least <= answer <= most else obstacles.WRONG_STEPS

    def choose(self, state: UlmState, answer: i64, journal: Journal | None) -> None:
        least, seat = state.a, state.to_move
        state.pop()
        if answer == 0:
            return
        usual: i64 = river_steps(state, seat) - codes.DRIVER_STEPS
        if journal is not None and least == codes.RIVER and answer > usual:
            if state.players[seat].owns(codes.BARGE_DRIVER):
                journal.tell(events.Helped(seat, codes.BARGE_DRIVER))
        move(state, seat, answer, journal)


def move(state: UlmState, seat: i64, steps: i64, journal: Journal | None) -> None:
    """Move forward; the bonus of the space where the move ends is gained at once (UL-5.11), by
    option those of all spaces entered (UL-13.11)."""
    player = state.players[seat]
    start = player.barge
    player.barge = space_after(state, seat, steps)
    if journal is not None:
        journal.tell(events.BargeMoved(seat, start, player.barge))
    first: i64 = start + 1 if state.terms.bonus_of_every_space else player.barge
    state.push(frames.RIVER_BONUS, seat, first, player.barge)


@final
class RiverBonus(Step[UlmState]):
    """The bonuses of a move, space by space; spaces jumped over were not entered."""

    frame: ClassVar[tuple[str, ...]] = ("space", "last")

    def misfit(self, state: UlmState) -> str:
        space, last = state.a, state.b
        if (
            last != state.players[state.to_move].barge
            or space > last
            or (space < last and not state.terms.bonus_of_every_space)
        ):
            return "sail"
        return ""

    def run(self, state: UlmState, journal: Journal | None) -> None:
        space, last, seat = state.a, state.b, state.to_move
        if space < last:
            state.become(frames.RIVER_BONUS, seat, space + 1, last)
        else:
            state.pop()
        if is_occupied(state, seat, space):
            return
        bonus = state.terms.danube.bonus[space]
        if journal is not None and bonus != codes.BONUS_NONE:
            journal.tell(events.BonusReached(seat, space, bonus))
        if bonus == codes.BONUS_COIN:
            gain_coins(state, seat, 1, journal)
        elif bonus == codes.BONUS_SPARROW:
            gain_sparrows(state, seat, 1, journal)
        elif bonus == codes.BONUS_DOCK_TILE:
            state.push(frames.DOCK_TILES, seat, 1)
        elif bonus == codes.BONUS_CARD:
            state.push(frames.DEAL, seat, 1)
