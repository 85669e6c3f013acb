"""The round: its tower tile, and what the tile demands at once (UL-4.1 to UL-4.3, UL-10)."""

from typing import ClassVar, final

from edubba.core.actions import NO_OBSTACLE, Actions
from edubba.core.bits import BIT
from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.core.questions import OneOf, Step
from edubba.core.state import CHANCE
from edubba.core.words import Arg
from edubba.games.ulm import codes, events, obstacles, words
from edubba.games.ulm.decisions import frames
from edubba.games.ulm.decisions.base import Draw
from edubba.games.ulm.decisions.forced import take_if_forced
from edubba.games.ulm.decisions.supplies import pay_coins, return_tile, score
from edubba.games.ulm.scoring import finish
from edubba.games.ulm.state import UlmState
from edubba.games.ulm.terms import ADVANCED, COUNTER, NONE


@final
class RoundStart(Step[UlmState]):
    """The top tower tile goes to the Cathedral and holds for this round (UL-4.2)."""

    def run(self, state: UlmState, journal: Journal | None) -> None:
        state.round += 1
        state.to_move = state.start_player
        if journal is not None:
            journal.tell(events.RoundBegan(state.round))
        if state.terms.tower_mode == COUNTER:  # it stays face-down and only counts
            state.become(frames.TURN_BEGIN, state.to_move)
            return
        if state.terms.tower_mode == ADVANCED:
            bring_into_force(state, state.next_tower, journal)
            state.next_tower = NONE
            if state.round >= codes.ROUNDS:  # UL-10.6: no next tile
                state.become(frames.TOWER_DUTIES, state.to_move)
                return
        state.become(frames.TURN_UP_TOWER, CHANCE)


def bring_into_force(state: UlmState, tile: i64, journal: Journal | None) -> None:
    state.tower = tile
    if journal is not None:
        journal.tell(events.TowerInForce(tile, words.decree(tile, state.terms)))


@final
class TurnUpTower(Draw):
    """A tower tile is turned up, any that nobody has seen yet (UL-3.12): the one of this round, or
    in mode `advanced` the next one on the Charter (UL-10.6)."""

    def legal_into(self, state: UlmState, actions: Actions) -> None:
        actions.add_lots(codes.TOWER, state.towers)

    def apply(self, state: UlmState, action: i64, journal: Journal | None) -> None:
        tile: i64 = action - codes.TOWER
        state.towers ^= BIT[tile]
        if state.terms.tower_mode == ADVANCED:
            state.next_tower = tile
            if journal is not None:
                journal.tell(events.NextTowerShown(tile, words.decree(tile, state.terms)))
        else:
            bring_into_force(state, tile, journal)
        state.become(frames.TOWER_DUTIES if state.round > 0 else frames.ROUND_START, state.to_move)


@final
class TowerDuties(Step[UlmState]):
    """Imperial Tax and Stone Levy, one player after the other in turn order (UL-4.3)."""

    frame: ClassVar[tuple[str, ...]] = ("settled",)

    def run(self, state: UlmState, journal: Journal | None) -> None:
        settled = state.a
        duty = state.tower == codes.TOWER_IMPERIAL_TAX or state.tower == codes.TOWER_STONE_LEVY
        if not duty or settled == state.seats:
            state.become(frames.TURN_BEGIN, state.to_move)
            return
        state.become(frames.TOWER_DUTIES, state.to_move, settled + 1)
        seat: i64 = (state.start_player + settled) % state.seats
        if state.tower == codes.TOWER_IMPERIAL_TAX:
            tax(state, seat, journal)
        elif state.players[seat].tile_count() >= codes.LEVY_TILES:
            state.push(frames.LEVY_CHOICE, seat)
        else:  # UL-10.3: he keeps his tile
            leave_unpaid(state, seat, codes.LEVY_VP, journal)


def tax(state: UlmState, seat: i64, journal: Journal | None) -> None:
    """Two coins, or all he has (UL-10.2), or no coin and a loss of VP (UL-13.9)."""
    coins = state.players[seat].coins
    if coins >= codes.TAX_COINS:
        pay_coins(state, seat, codes.TAX_COINS, journal)
    elif state.terms.shortfall_costs_vp:
        leave_unpaid(state, seat, codes.TAX_VP, journal)
    elif coins == 0:
        leave_unpaid(state, seat, 0, journal)
    else:
        pay_coins(state, seat, coins, journal)


def leave_unpaid(state: UlmState, seat: i64, vp: i64, journal: Journal | None) -> None:
    """A player pays nothing and loses so many VP."""
    if journal is not None:
        tile: i64 = codes.TOWER_STONE_LEVY if state.tower == NONE else state.tower
        journal.tell(events.DutyUnpaid(seat, tile))
    score(state, seat, -vp, journal)


def misfit_levy(state: UlmState, tiles: i64) -> str:
    """What could not be while a player owes so many tiles."""
    if state.tower != NONE and state.tower != codes.TOWER_STONE_LEVY:
        return "decree"
    if state.players[state.actor].tile_count() < tiles:
        return "give"
    return ""


@final
class LevyChoice(OneOf[UlmState]):
    """Return two tiles or lose VP (UL-10.3)."""

    verbs: ClassVar[tuple[str, ...]] = ("levy",)

    def misfit(self, state: UlmState) -> str:
        return misfit_levy(state, codes.LEVY_TILES)

    def choose(self, state: UlmState, answer: i64, journal: Journal | None) -> None:
        seat = state.actor
        if answer == codes.LEVY_VP_CHOICE:
            state.pop()
            leave_unpaid(state, seat, codes.LEVY_VP, journal)
        else:
            state.become(frames.LEVY_RETURN, seat, codes.LEVY_TILES)
            take_if_forced(state, journal)

    def asked(self, state: UlmState) -> dict[str, Arg]:
        return {"levy": codes.LEVY_TILES, "loss": codes.LEVY_VP}


@final
class LevyReturn(OneOf[UlmState]):
    """Which tiles go back into the bag, one after the other (UL-10.3)."""

    frame: ClassVar[tuple[str, ...]] = ("left",)
    verbs: ClassVar[tuple[str, ...]] = ("levy_give",)
    rule: ClassVar[str] = "UL-10.3"

    def ranges(self, state: UlmState) -> list[range]:
        return [range(1, codes.LEVY_TILES + 1)]

    def misfit(self, state: UlmState) -> str:
        left = state.a
        return misfit_levy(state, left)

    def obstacle_to(self, state: UlmState, answer: i64) -> i64:
        return NO_OBSTACLE if state.players[state.actor].tiles[answer] > 0 else obstacles.NO_TILE

    def choose(self, state: UlmState, answer: i64, journal: Journal | None) -> None:
        left = state.a
        return_tile(state, state.actor, answer)
        if journal is not None:
            journal.tell(events.LevyPaid(state.actor, answer))
        if left == 1:
            state.pop()
        else:
            state.become(frames.LEVY_RETURN, state.actor, left - 1)
            take_if_forced(state, journal)


def end_turn(state: UlmState, journal: Journal | None) -> None:
    """The bag passes on (UL-4.4); after the last player the tower effect lapses (UL-4.14)."""
    following: i64 = (state.to_move + 1) % state.seats
    if following != state.start_player:
        state.to_move = following
        state.become(frames.TURN_BEGIN, following)
        return
    state.tower = NONE
    if state.round < codes.ROUNDS:
        state.become(frames.ROUND_START, following)
    else:
        finish(state, journal)  # UL-11.2
