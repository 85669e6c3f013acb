"""The bot for races: it knows all luck there can be, and works out what each choice is worth.

A throw counts by the chances of its outcomes and a choice by the best one of whoever makes it, as
far ahead as it is told; there an evaluator judges. What one side gains the other must lose.
"""

from contextlib import suppress
from typing import Final, final

from edubba.core.actions import Actions
from edubba.core.bot import Bot
from edubba.core.errors import InvalidInput
from edubba.core.game import Game, Setup
from edubba.core.native import i64
from edubba.core.rng import Rng
from edubba.core.state import CHANCE, OVER, State
from edubba.tables.file import Probe
from edubba.tables.finding import find_table

LOOKED_INTO: Final = 2
"""Choices at a decision that are followed further; the others drop out at first sight."""


@final
class ExpectBot(Bot):
    """Takes the choice with the highest expectation; of equal ones the first. Whoever can win the
    race at once does: what a network hopes for beyond the end is not worth a game without one."""

    def __init__(self, game: Game, objective: str, judgement: str, depth: i64) -> None:
        self.name = "expect"
        self.game = game
        self.objective = objective
        self.judgement = judgement
        """How much its evaluator sees, in the game's own word; everything if empty."""
        self.depth = depth
        """Turns of anybody that it looks ahead beyond its own choice."""
        self.evaluator = game.judge(objective, judgement)
        self.setup: Setup | None = None

    def made_of(self) -> tuple[object, ...]:
        return self.game, self.objective, self.judgement, self.depth

    def choose(self, state: State, rng: Rng) -> i64:
        self.settle(state)
        actions = Actions()
        state.legal_into(actions)
        best = actions.items[0]
        if actions.count == 1:
            return best
        top = 0.0
        seat = state.actor
        for i in range(actions.count):
            if wins(state, actions.items[i], seat):
                return actions.items[i]
        self.narrow(state, actions, seat, self.depth)
        for i in range(actions.count):
            value = self.after(state, actions.items[i], seat, self.depth)
            if i == 0 or value > top:
                top = value
                best = actions.items[i]
        return best

    def settle(self, state: State) -> None:
        """Whoever sees everything looks exact values up where a table has them."""
        if state.setup is self.setup:
            return
        self.setup = state.setup
        if self.judgement:
            return
        self.evaluator.know(None)
        with suppress(InvalidInput):  # what was agreed makes it no race
            race = self.game.race(state.setup)
            table = None if race is None else find_table(self.game.id, race)
            if race is not None and table is not None:
                self.evaluator.know(Probe(race, table))

    def after(self, state: State, action: i64, seat: i64, depth: i64) -> float:
        """What a position is worth to a seat after an action or an outcome."""
        following = state.clone()
        following.apply(action, None)
        return self.worth(following, seat, depth)

    def worth(self, state: State, seat: i64, depth: i64) -> float:
        if state.actor == OVER:
            return self.evaluator.value(state, seat)
        if state.actor == CHANCE and self.evaluator.can_judge(state):
            if depth == 0:
                return self.evaluator.value(state, seat)
            depth -= 1
        actions = Actions()
        state.legal_into(actions)
        if state.actor == CHANCE:
            total = 0.0
            for i in range(actions.count):
                share = float(actions.weights[i]) / float(actions.total)
                total += share * self.after(state, actions.items[i], seat, depth)
            return total
        mine = state.actor == seat
        self.narrow(state, actions, seat, depth)
        best = self.after(state, actions.items[0], seat, depth)
        for i in range(1, actions.count):
            value = self.after(state, actions.items[i], seat, depth)
            if value > best if mine else value < best:
                best = value
        return best

    def narrow(self, state: State, actions: Actions, seat: i64, depth: i64) -> None:
        """Leave only the choices that look best at once to whoever chooses."""
        if depth == 0 or actions.count <= LOOKED_INTO:
            return
        sign = 1.0 if state.actor == seat else -1.0
        looks: list[tuple[float, int]] = []
        for i in range(actions.count):
            value = self.after(state, actions.items[i], seat, 0)
            looks.append((-sign * value, int(actions.items[i])))
        looks.sort()
        actions.clear()
        for at in range(LOOKED_INTO):
            actions.add(looks[at][1])


def wins(state: State, action: i64, seat: i64) -> bool:
    """Whether a seat wins alone by an action at once."""
    following = state.clone()
    following.apply(action, None)
    return following.actor == OVER and following.result().winners == [int(seat)]
