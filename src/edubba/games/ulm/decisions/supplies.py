"""Gaining and paying: points, coins, sparrows, tiles (UL-1.6, UL-8.9, UL-13.7)."""

from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.games.ulm import events
from edubba.games.ulm.state import UlmState


def score(state: UlmState, seat: i64, vp: i64, journal: Journal | None) -> None:
    """Move a player's seal on the score track; it may go below zero (UL-10.4)."""
    state.players[seat].vp += vp
    if journal is not None and vp != 0:
        journal.tell(events.Scored(seat, vp))


def gain_coins(state: UlmState, seat: i64, coins: i64, journal: Journal | None) -> None:
    """As many as the bank holds (UL-13.7)."""
    gained = min(coins, state.coin_bank())
    state.players[seat].coins += gained
    if journal is not None:
        journal.tell(events.CoinsGained(seat, gained))


def pay_coins(state: UlmState, seat: i64, coins: i64, journal: Journal | None) -> None:
    state.players[seat].coins -= coins
    if journal is not None and coins > 0:
        journal.tell(events.CoinsPaid(seat, coins))


def gain_sparrows(state: UlmState, seat: i64, sparrows: i64, journal: Journal | None) -> None:
    gained = min(sparrows, state.sparrow_bank())
    state.players[seat].sparrows += gained
    if journal is not None:
        journal.tell(events.SparrowsGained(seat, gained))


def return_tile(state: UlmState, seat: i64, colour: i64) -> None:
    """A tile of a player's supply goes back into the bag."""
    state.players[seat].tiles[colour] -= 1
    state.bag[colour] += 1
