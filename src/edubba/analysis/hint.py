"""A suggested action, with the reasons in words."""

from dataclasses import dataclass, field

from edubba.analysis.chances import Chances
from edubba.analysis.race import known_choices
from edubba.bots.candidates import Candidate
from edubba.bots.expect import ExpectBot
from edubba.bots.making import make_kind
from edubba.bots.mcts import MctsBot
from edubba.bots.turns import Line
from edubba.core.errors import InvalidInput
from edubba.core.game import Setup
from edubba.core.native import i64, vec
from edubba.core.prompt import preview
from edubba.core.rng import Rng
from edubba.core.state import OVER, State
from edubba.core.words import Json, JsonObject, Message

SLIGHT = 0.04
"""Scores are shares of ends; smaller differences are not worth a word."""
CLEAR = 0.15
SURE = 2.0
"""Standard errors that make a difference more than noise."""
WORLDS = 5
"""Imagined worlds in which a win must be one."""
TURNS_AHEAD = 1
"""How far a hint in a race looks."""
NEXT_STEPS = 3
"""Further steps of the turn that are named."""


@dataclass(frozen=True)
class Budget:
    """How long a hint may be thought about: whichever ends first."""

    iterations: int = 400
    seconds: float = 1.0


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
    """What the searching bot would do in this imagined world, where the seat is to decide."""
    if state.actor != seat:
        raise InvalidInput(Message("analysis/not-asked", seat=seat))
    legal = state.legal_actions()
    if len(legal) == 1:
        return _hint(setup, state, legal[0], [Message("analysis/only-move")])
    judged = race_hint(setup, state, seat)
    if judged is not None:
        return judged
    told = {"iterations": str(budget.iterations), "seconds": str(budget.seconds)}
    bot = make_kind("mcts", setup.game, told)
    assert isinstance(bot, MctsBot)
    found = bot.ranked(state, rng)
    line = found[0].line
    action = int(line.moves[0])
    wins = all(_wins(state.imagine(seat, rng), line, seat) for _ in range(WORLDS))
    reasons = [Message("analysis/wins")] if wins else compared(found[0], found[1])
    if not wins:
        reasons += _gains(setup, state, found[0], found[1])
    return _hint(setup, state, action, reasons + _does(state, action, seat) + _goes_on(state, line))


def race_hint(setup: Setup, state: State, seat: int) -> Hint | None:
    """What the values of a race say, in percent; None where they would be guessed."""
    choices = known_choices(setup, state)
    if not choices:
        return None
    game = setup.game
    action = int(ExpectBot(game, game.objectives[0], "", TURNS_AHEAD).choose(state, Rng(0)))
    [mine] = [choice for choice in choices if choice.action == action]
    other = next(choice for choice in choices if choice.action != action)
    if _wins(state.clone(), Line(vec[i64]([action]), 0.0), seat):
        reasons = [Message("analysis/wins")]
    else:
        better = other.value > mine.value
        label = state.decision().label(state, other.action)
        reasons = [
            Message("analysis/chance", percent=percent(mine.value)),
            Message(
                "analysis/better-for-race" if better else "analysis/next-best",
                what=label,
                percent=percent(other.value),
            ),
        ]
    return _hint(setup, state, action, reasons + _does(state, action, seat))


def percent(value: float) -> str:
    return f"{100 * value:.1f}"


def _does(state: State, action: int, seat: int) -> list[Message]:
    """What happens at once."""
    words = [event.words() for event in preview(state, action, seat)]
    return [Message("analysis/does", what=each) for each in words if each is not None]


def _hint(setup: Setup, state: State, action: int, reasons: list[Message]) -> Hint:
    move = str(setup.space().decode(action))
    return Hint(action, move, state.decision().label(state, action), reasons)


def _wins(world: State, line: Line, seat: int) -> bool:
    """Whether the turn ends the game with a win in this world; others may hide points."""
    for move in line.moves:
        if move not in world.legal_actions():
            return False
        world.apply(move)
    return world.actor == OVER and world.result().winners == [seat]


def compared(best: Candidate, other: Candidate) -> list[Message]:
    """How much better than the next best a turn came out, as far as that can be told from luck."""
    if not best.results or not other.results:
        return [Message("analysis/looks-best")]
    ahead = best.score - other.score
    if ahead > max(CLEAR, SURE * best.doubt):
        reasons = [Message("analysis/clearly-better")]
    elif ahead > max(SLIGHT, best.doubt):
        reasons = [Message("analysis/slightly-better")]
    else:
        return [Message("analysis/about-equal")]
    if best.line.value < other.line.value:
        reasons.append(Message("analysis/better-after-replies"))
    return reasons


def _gains(setup: Setup, state: State, best: Candidate, other: Candidate) -> list[Message]:
    """What the turn leaves, and what the runner-up would, as chances at the end of the turn."""
    chances = Chances(setup.game)
    found = [_chance(state, each.line, chances) for each in (best, other)]
    if round(100 * found[0]) <= round(100 * found[1]):
        return []  # it is the replies that make it better, and that has been said
    label = state.decision().label(state, int(other.line.moves[0]))
    told = [f"{100 * each:.0f}" for each in found]
    return [Message("analysis/gains", chance=told[0], other=label, less=told[1])]


def _chance(state: State, line: Line, chances: Chances) -> float:
    world, seat = state.clone(), int(state.actor)
    for move in line.moves:
        if move not in world.legal_actions():
            break
        world.apply(move)
    return chances.value(world, seat)


def _goes_on(state: State, line: Line) -> list[Message]:
    """The steps that should follow in the same turn."""
    after = state.clone()
    steps: list[Message] = []
    for at, move in enumerate(line.moves):
        if len(steps) == NEXT_STEPS or move not in after.legal_actions():
            break
        if at > 0 and len(after.legal_actions()) > 1:
            label = after.decision().label(after, move)
            steps.append(Message("analysis/then", step=label))
        after.apply(move)
    return steps
