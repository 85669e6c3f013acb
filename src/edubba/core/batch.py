"""Many games side by side, stepped by one call: what learners and statistics are fed from."""

from typing import Final, final

from edubba.core.actions import Actions
from edubba.core.errors import InvalidInput
from edubba.core.features import Sheet
from edubba.core.game import Setup
from edubba.core.native import append, i64, u8, vec
from edubba.core.rng import Rng
from edubba.core.state import OVER, State
from edubba.core.words import Message

SPREAD: Final = 1_000_003
"""Between the seeds of two batches, so that they play other games."""


@final
class Batch:
    """Games of one set-up, each with dice of its own. Chance is drawn, and a game that is over
    begins anew, so that each of them always waits for a seat. They are number `first` and the
    following ones of a seed: where a batch is divided among processes, each game is played as it
    would be in the whole.

    `sheet.values`, `masks`, `actors`, `rewards` and `ended` can be looked at through a
    `memoryview`, by NumPy too, without being copied.
    """

    sheet: Sheet
    """For each game what the seat that is to decide may know."""
    masks: vec[u8]
    """For each game and action, whether it is legal."""
    actors: vec[i64]
    """For each game, the seat that is to decide."""
    rewards: vec[float]
    """For each game and seat, what the last step brought: at the end of a game its returns."""
    ended: vec[u8]
    """For each game, whether the last step ended it: what is shown is already the next game."""
    states: vec[State]

    def __init__(self, setup: Setup, count: i64, seed: i64, first: i64 = 0) -> None:
        self.setup = setup
        self.count: i64 = count
        self.actions: i64 = setup.space().seat_actions
        self.features = setup.game.features(setup)
        self.sheet = self.features.sheet(count)
        self.opening = setup.new()
        self.dice = [Rng(seed * SPREAD + first + game) for game in range(count)]
        self.legal = [Actions() for _ in range(count)]
        self.masks = vec[u8]()
        self.rewards = vec[float]()
        self.actors = vec[i64]()
        self.ended = vec[u8]()
        self.states = vec[State]()
        for _ in range(count):
            for _ in range(self.actions):
                self.masks = append(self.masks, u8(0))
            for _ in range(setup.seats):
                self.rewards = append(self.rewards, 0.0)
            self.actors = append(self.actors, 0)
            self.ended = append(self.ended, u8(0))
            self.states = append(self.states, self.opening.clone())
        for game in range(count):
            self.show(game)

    def step(self, chosen: list[int]) -> None:
        """Carry out one action in every game, for the seat that is to decide there."""
        if len(chosen) != self.count:
            raise InvalidInput(Message("core/bad-batch", given=len(chosen), games=int(self.count)))
        for game in range(self.count):
            action: i64 = chosen[game]
            if not 0 <= action < self.actions or self.masks[game * self.actions + action] == 0:
                raise InvalidInput(Message("core/not-legal-there", action=int(action), game=game))
        seats: i64 = self.setup.seats
        for game in range(self.count):
            if self.ended[game] != 0:
                self.ended[game] = u8(0)
                for place in range(game * seats, game * seats + seats):
                    self.rewards[place] = 0.0
            self.states[game].apply(chosen[game], None)
            self.show(game)

    def show(self, game: i64) -> None:
        """Draw chance, begin anew what is over, and write what the seat to decide may know."""
        state, legal = self.states[game], self.legal[game]
        masks, first = self.masks, game * self.actions
        for i in range(legal.count):
            masks[first + legal.items[i]] = u8(0)
        dice = self.dice[game]
        while state.actor < 0:
            if state.actor == OVER:
                self.finish(game, state)
                state = self.opening.clone()
                self.states[game] = state
            else:
                state.legal_into(legal)
                state.apply(legal.draw(dice), None)
        state.legal_into(legal)
        for i in range(legal.count):
            masks[first + legal.items[i]] = u8(1)
        self.actors[game] = state.actor
        self.features.observe(state, state.actor, self.sheet, game)

    def finish(self, game: i64, state: State) -> None:
        """Write down that a game has ended, and what it returns to each seat."""
        self.ended[game] = u8(1)
        returns = state.result().returns()
        first: i64 = game * self.setup.seats
        for seat in range(self.setup.seats):
            self.rewards[first + seat] = returns[seat]

    def sample(self, rng: Rng) -> list[int]:
        """A legal action for every game, all equally likely."""
        return [int(legal.pick(rng)) for legal in self.legal]
