"""Activate City: which city, and for what (CC-6.1, CC-6.3)."""

from typing import ClassVar, Final

from edubba.core import NO_OBSTACLE, Actions, Journal, Step
from edubba.core.native import i64, vec
from edubba.core.words import Arg, Message
from edubba.games.clash_of_cultures import board_events, codes, elements, obstacles, terms, words
from edubba.games.clash_of_cultures.decisions import frames
from edubba.games.clash_of_cultures.decisions.base import Choice, city_misfit
from edubba.games.clash_of_cultures.decisions.city import build, collect
from edubba.games.clash_of_cultures.decisions.city.growing import (
    add_piece,
    obstacle_to_piece,
    obstacle_to_wonder,
    piece_facts,
    piece_price,
)
from edubba.games.clash_of_cultures.decisions.city.mood import activated, obstacle_to_acting
from edubba.games.clash_of_cultures.decisions.payment import GOLD_OK, NO_SWAP, lack_of, packed, pay
from edubba.games.clash_of_cultures.pieces import City
from edubba.games.clash_of_cultures.state import ClashState

IN_ORDER: Final = [
    *(codes.COLLECT, codes.BUILD_UNITS),
    *range(codes.PIECE, codes.WONDER + codes.WONDERS),
]
WAYS: Final = vec[i64](IN_ORDER)


def obstacle_to_activate(state: ClashState, seat: i64, cell: i64) -> i64:
    """A city of his that may act and has something to do (CC-6.1)."""
    obstacle = obstacle_to_acting(state, seat, cell, obstacles.NO_CITY_HERE)
    if obstacle != NO_OBSTACLE:
        return obstacle
    city = state.city(cell)
    for i in range(len(WAYS)):
        if obstacle_to_activation(state, seat, city, WAYS[i]) == NO_OBSTACLE:
            return NO_OBSTACLE
    return obstacles.NOTHING_TO_DO_THERE


def obstacle_to_activation(state: ClashState, seat: i64, city: City, action: i64) -> i64:
    """What stands against one use of a city; units are ordered by another question."""
    if action >= codes.WONDER:
        return obstacle_to_wonder(state, seat, city, action - codes.WONDER)
    if action >= codes.PIECE:
        return obstacle_to_piece(state, seat, city, action - codes.PIECE, False)
    if action == codes.COLLECT:
        return collect.obstacle_to_collecting(state, seat, city)
    possible = build.possible(state, seat, city)
    return NO_OBSTACLE if possible else obstacles.BUILD_IMPOSSIBLE


def begin(state: ClashState, seat: i64, cell: i64) -> None:
    state.push(frames.ACTIVATION, seat, cell)


class Activation(Choice):
    """What the city is activated for (CC-6.1)."""

    frame: ClassVar[tuple[str, ...]] = ("city",)
    verbs: ClassVar[tuple[str, ...]] = ("collect", "build_units", "piece", "wonder")

    def misfit(self, state: ClashState) -> str:
        city = state.a
        return city_misfit(state, city)

    def legal_into(self, state: ClashState, actions: Actions) -> None:
        cell = state.a
        city = state.city(cell)
        for i in range(len(WAYS)):
            actions.offer(WAYS[i], obstacle_to_activation(state, state.actor, city, WAYS[i]))

    def obstacle(self, state: ClashState, action: i64) -> i64:
        cell = state.a
        return obstacle_to_activation(state, state.actor, state.city(cell), action)

    def apply(self, state: ClashState, action: i64, journal: Journal | None) -> None:
        seat, cell = state.actor, state.a
        state.become(frames.ACTIVATED, seat, cell)
        if journal is not None:
            journal.tell(board_events.CityActivated(seat, cell))
        if action == codes.COLLECT:
            collect.begin(state, seat, cell)
        elif action == codes.BUILD_UNITS:
            build.begin(state, seat, cell)
        elif action >= codes.WONDER:
            state.push(frames.WONDER_PAID, seat, cell, action - codes.WONDER)
            pay(state, seat, packed(terms.WONDER_COST[action - codes.WONDER]), GOLD_OK | NO_SWAP)
        else:
            add_piece(state, seat, cell, action - codes.PIECE, False)

    def lack(self, state: ClashState, action: i64) -> Message:
        if action >= codes.WONDER:
            price = packed(terms.WONDER_COST[action - codes.WONDER])
            return lack_of(state, price, GOLD_OK | NO_SWAP)
        return lack_of(state, piece_price(state, state.actor, action - codes.PIECE), GOLD_OK)

    def asked(self, state: ClashState) -> dict[str, Arg]:
        cell = state.a
        return {"cell": words.cell(cell)}

    def targets(self, state: ClashState, action: i64) -> list[str]:
        return elements.menu_targets(action)

    def facts(self, state: ClashState, action: i64) -> dict[str, Arg]:
        return piece_facts(action)


class Activated(Step[ClashState]):
    """The activation is resolved (CC-6.3)."""

    frame: ClassVar[tuple[str, ...]] = ("city",)

    def run(self, state: ClashState, journal: Journal | None) -> None:
        seat, cell = state.actor, state.a
        state.pop()
        if state.owner_at(cell) == seat:
            activated(state, cell, journal)
