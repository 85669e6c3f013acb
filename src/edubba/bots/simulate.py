"""Many games of bots against each other, in the compiled package so that the loop costs nothing."""

from typing import final

from edubba.bots.luck import Luck
from edubba.bots.random_bot import RandomBot
from edubba.core.actions import Actions
from edubba.core.bot import Bot
from edubba.core.game import Setup
from edubba.core.native import i64
from edubba.core.result import Result
from edubba.core.rng import Rng
from edubba.core.state import CHANCE, OVER, State


@final
class Simulation:
    """Plays games one after another and keeps what is asked about them.

    Every game has dice of its own, made from the seed and its number, so that two simulations with
    other bots see the same throws for as long as they play alike, and that games are the same in
    whatever order and by whomever they are played.
    """

    def __init__(
        self,
        setup: Setup,
        bots: list[Bot],
        seed: i64,
        rotate: bool,
        luck: Luck | None = None,
        first: i64 = 0,
        keep_courses: bool = False,
    ) -> None:
        self.setup = setup
        self.bots = bots
        self.seed = seed
        self.rotate = rotate
        self.luck = luck
        """Weighs the luck of every game, if that is asked for."""
        self.lucks: list[list[float]] = []
        """For each game, if so: the luck of each seat."""
        self.first = first
        """The number of the first game."""
        self.keep_courses = keep_courses
        self.courses: list[list[int]] = []
        """For each game, if they are kept: all actions and outcomes."""
        self.results: list[Result] = []
        self.seating: list[list[int]] = []
        """For each game: the index of the bot at each seat."""
        self.lengths: list[int] = []
        """For each game: the decisions that seats took."""
        self.offered: list[int] = []
        """For each game: the legal actions offered in them together."""
        self.choices: i64 = 0
        """Legal actions offered in all decisions together."""
        self.decisions: i64 = 0

    def run(self, count: i64) -> None:
        """Play this many more games."""
        for _ in range(count):
            self.play_one()

    def play_one(self) -> None:
        """Play the next game to its end."""
        number = self.first + len(self.results)
        dice = Rng(self.seed * 1_000_003 + number)
        thoughts = dice.split()
        turn = number if self.rotate else 0
        seating = [(seat + turn) % len(self.bots) for seat in range(self.setup.seats)]
        state = self.setup.new()
        actions = Actions()
        length: i64 = 0
        offered: i64 = 0
        course: list[int] = []
        luck = [0.0] * self.setup.seats
        if self.luck is not None:
            self.luck.rng = Rng(-1 - number - self.seed * 1_000_003)
        while state.actor != OVER:
            state.legal_into(actions)
            if state.actor == CHANCE:
                drawn = actions.draw(dice)
                if self.luck is not None:
                    self.luck.weigh(state, actions, drawn, luck)
                if self.keep_courses:
                    course.append(drawn)
                state.apply(drawn, None)
                continue
            length += 1
            offered += actions.count
            bot = self.bots[seating[state.actor]]
            action = chosen(bot, state, actions, thoughts)
            if self.keep_courses:
                course.append(action)
            state.apply(action, None)
        self.decisions += length
        self.choices += offered
        self.offered.append(offered)
        self.lengths.append(length)
        self.seating.append(seating)
        self.results.append(state.result())
        if self.luck is not None:
            self.lucks.append(luck)
        if self.keep_courses:
            self.courses.append(course)


def chosen(bot: Bot, state: State, actions: Actions, rng: Rng) -> i64:
    """A bot's choice among the actions that are already listed."""
    if actions.count == 1 or isinstance(bot, RandomBot):
        return actions.pick(rng)
    return bot.choose(state.imagine(state.actor, rng), rng)
