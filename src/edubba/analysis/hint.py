"""A suggested action that teaches: the plan, and what it gains and risks beside the runner-up."""

from dataclasses import dataclass, field

from edubba.analysis.contrast import beside, contrast, percent, to_a_tenth
from edubba.analysis.judge import Budget, Judgement, Weighed, judge
from edubba.bots.expect import ExpectBot
from edubba.core.errors import InvalidInput
from edubba.core.game import Setup
from edubba.core.rng import Rng
from edubba.core.state import OVER, State
from edubba.core.words import Json, JsonObject, Message

WORLDS = 5
"""Imagined worlds in which a win must be one."""
TURNS_AHEAD = 1
"""How far a hint in a race looks."""


@dataclass
class Hint:
    """What to do, and why."""

    action: int
    move: str
    """The action in its text form."""
    label: Message
    reasons: list[Message] = field(default_factory=list)

    def to_json(self) -> JsonObject:
        reasons: list[Json] = [reason.to_json() for reason in self.reasons]
        return {
            "id": self.action,
            "move": self.move,
            "label": self.label.to_json(),
            "reasons": reasons,
        }


def hint(setup: Setup, state: State, seat: int, budget: Budget, rng: Rng) -> Hint:
    """What a good player would do in this imagined world, where the seat is to decide."""
    if state.actor != seat:
        raise InvalidInput(Message("analysis/not-asked", seat=seat))
    legal = state.legal_actions()
    if len(legal) == 1:
        label = state.decision().label(state, legal[0])
        move = str(setup.space().decode(legal[0]))
        return Hint(legal[0], move, label, [Message("analysis/only-move")])
    found = judge(setup, state, budget, rng)
    if found.solved:
        return _in_race(setup, state, found)
    best = found.choices[0]
    if all(_wins(state.imagine(seat, rng), best) for _ in range(WORLDS)):
        return _hint(best, [Message("analysis/wins")])
    reasons = contrast(setup, state, best, found.other)
    if found.other is None:  # whatever else may be chosen, bots shun
        reasons.append(Message("analysis/only-offers"))
    return _hint(best, reasons)


def _in_race(setup: Setup, state: State, found: Judgement) -> Hint:
    """What the values of a race say; whoever plays for the counters, too, may do otherwise."""
    game = setup.game
    bot = ExpectBot(game, game.objectives[0], "", TURNS_AHEAD)
    action = int(bot.choose(state, Rng(0)))
    [mine] = [choice for choice in found.choices if choice.action == action]
    other = next(choice for choice in found.choices if choice.action != action)
    if _wins(state.clone(), mine):
        return _hint(mine, [Message("analysis/wins")])
    if other.chance <= mine.chance:
        return _hint(mine, contrast(setup, state, mine, other))
    here, there = (
        bot.after(state, each.action, state.actor, TURNS_AHEAD) for each in (mine, other)
    )
    told = [
        Message("analysis/chance", percent=percent(mine.chance)),
        Message(
            "analysis/better-for-race",
            what=other.label,
            percent=percent(other.chance),
            counters=to_a_tenth(here - there),
        ),
    ]
    return _hint(mine, told + beside(setup, state, mine, other))


def _hint(choice: Weighed, reasons: list[Message]) -> Hint:
    """What it brings, why it and not another, and last the plan that it begins."""
    plan = [each for each in choice.reasons if each.id == "analysis/then"]
    brings = [each for each in choice.reasons if each not in plan]
    return Hint(choice.action, choice.move, choice.label, brings + reasons + plan)


def _wins(world: State, choice: Weighed) -> bool:
    """Whether the turn ends the game with a win in this world; others may hide points."""
    seat = world.actor
    for move in choice.moves:
        if move not in world.legal_actions():
            return False
        world.apply(move)
    return world.actor == OVER and world.result().winners == [seat]
