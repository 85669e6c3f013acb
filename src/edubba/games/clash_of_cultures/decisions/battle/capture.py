"""Capturing cities and Barbarian settlements (CC-10, CC-11.4)."""

from typing import ClassVar

from edubba.core import NO_OBSTACLE, Journal, Step
from edubba.core.native import i64
from edubba.core.state import NOBODY
from edubba.games.clash_of_cultures import board_events, codes, events, obstacles, terms, words
from edubba.games.clash_of_cultures.bounds import unless
from edubba.games.clash_of_cultures.decisions import frames
from edubba.games.clash_of_cultures.decisions.advances.advance import (
    affordable,
    give,
    offer_advance,
)
from edubba.games.clash_of_cultures.decisions.base import OneThing, YesOrNo
from edubba.games.clash_of_cultures.decisions.cards.decks import discard
from edubba.games.clash_of_cultures.decisions.effects.placing import offer_unit
from edubba.games.clash_of_cultures.pieces import City
from edubba.games.clash_of_cultures.state import ClashState


def take(state: ClashState, seat: i64, cell: i64, journal: Journal | None) -> None:
    """The attacker stands in the city (CC-10.1)."""
    state.captured = True
    city = state.city(cell)
    if city.owner == codes.BARBARIANS:
        if state.player(seat).supply[0] > 0:
            state.push(frames.TAKE_OR_RAZE, seat, cell)
        else:
            raze_settlement(state, seat, cell, journal)
        return
    loser = city.owner
    state.push(frames.TEACH_US_STEP, seat, loser)
    conquer(state, seat, city, journal)


def conquer(state: ClashState, seat: i64, city: City, journal: Journal | None) -> None:
    """Pieces, gold and mood of a captured city of a player (CC-10.2 to CC-10.6)."""
    loser = city.owner
    cell = city.cell
    size = city.size()
    content = city.mood != codes.ANGRY
    gold: i64 = 0
    if journal is not None:
        journal.tell(board_events.CityCaptured(seat, loser, cell))
    if state.player(seat).supply[0] == 0:  # CC-10.2
        remove_city(state, cell, journal)
        gold = size
    else:
        state.edit(seat).supply[0] -= 1
        state.edit(loser).supply[0] += 1
        taken = state.edit_city(cell)
        taken.owner = seat
        taken.mood = codes.ANGRY
        taken.activations = 0
        for building in range(codes.BUILDINGS):  # CC-10.3
            if taken.colour(building) != loser:
                continue
            state.edit(loser).supply[1 + building] += 1
            if state.player(seat).supply[1 + building] > 0:
                state.edit(seat).supply[1 + building] -= 1
                taken.paint(building, seat)
            else:
                taken.paint(building, NOBODY)
                gold += 1
                if journal is not None:
                    journal.tell(board_events.PieceLost(cell, words.building(building)))
    if content:  # CC-10.4
        gold += size
        offer_unit(state, loser, codes.SETTLER, False)
    give(state, seat, codes.GOLD, gold, journal)


def remove_city(state: ClashState, cell: i64, journal: Journal | None) -> None:
    """A city goes off the board, its pieces to their owners' supplies, its Wonders for good."""
    city = state.city(cell)
    for building in range(codes.BUILDINGS):
        colour = city.colour(building)
        if colour != NOBODY:
            state.edit(colour).supply[1 + building] += 1
    if city.owner != codes.BARBARIANS:
        state.edit(city.owner).supply[0] += 1
        if journal is not None:
            journal.tell(board_events.CityLost(city.owner, cell))
    state.drop_city(cell)


def kept(state: ClashState, seat: i64) -> bool:
    """Whether a player must keep the only city he has (option `keep_last_city`)."""
    return state.terms.keep_last_city and state.city_count(seat) == 1


def raze_settlement(state: ClashState, seat: i64, cell: i64, journal: Journal | None) -> None:
    state.drop_city(cell)
    state.settlements_left += 1
    give(state, seat, codes.GOLD, terms.RAZE_GOLD, journal)
    if journal is not None:
        journal.tell(board_events.SettlementRazed(seat, cell))


class TakeOrRaze(YesOrNo):
    """A Barbarian settlement becomes an Angry city, or is razed for gold (CC-11.4)."""

    frame: ClassVar[tuple[str, ...]] = ("cell",)

    def misfit(self, state: ClashState) -> str:
        cell = state.a
        empty = state.barbarians[cell] == 0 and state.owner_at(cell) == codes.BARBARIANS
        fits = empty and state.player(state.actor).supply[0] > 0
        return unless(fits, "find_city")

    def answer(self, state: ClashState, yes: bool, journal: Journal | None) -> None:
        seat, cell = state.actor, state.a
        state.pop()
        if not yes:
            raze_settlement(state, seat, cell, journal)
            return
        state.settle_in(seat, cell, codes.ANGRY)
        if journal is not None:
            journal.tell(board_events.SettlementTaken(seat, cell))


class TeachUs(OneThing):
    """Right after a capture the card Teach Us may be played (CC-15.2); whoever has a hand of cards
    and could learn something is asked."""

    frame: ClassVar[tuple[str, ...]] = ("loser",)
    verbs: ClassVar[tuple[str, ...]] = ("card", "no")
    rule: ClassVar[str] = "CC-15.2"
    asks_hidden: ClassVar[bool] = True

    def obstacle_to(self, state: ClashState, card: i64) -> i64:
        if not (state.player(state.actor).hand >> card) & 1:
            return obstacles.NOT_IN_HAND
        teaches = terms.CARD_CIVIL[card] == codes.CIVIL_TEACH_US
        return NO_OBSTACLE if teaches else obstacles.ONLY_TEACH_US

    def choose(self, state: ClashState, card: i64, journal: Journal | None) -> None:
        seat, loser = state.actor, state.a
        state.pop()
        discard(state, seat, card)
        if journal is not None:
            journal.tell(events.CardPlayed(seat, card))
        offer_advance(state, seat, state.player(loser).advances, True, False, False)


class TeachUsStep(Step[ClashState]):
    """Ask for Teach Us where it could be played."""

    frame: ClassVar[tuple[str, ...]] = ("loser",)

    def run(self, state: ClashState, journal: Journal | None) -> None:
        seat, loser = state.actor, state.a
        if state.player(seat).hand != 0:
            if affordable(state, seat, state.player(loser).advances, True):
                state.become(frames.TEACH_US, seat, loser)
                return
        state.pop()
