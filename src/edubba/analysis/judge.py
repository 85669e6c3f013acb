"""A position judged: every seat's chances, and what the best choices are worth to who decides.

Where a race is solved its values say it. Elsewhere choices are played out in imagined worlds that
the seat cannot tell from the true one; several judgements of one position, each with a seed of its
own, can be averaged, so whoever waits longer knows more.
"""

from dataclasses import dataclass, field
from functools import lru_cache
from statistics import fmean
from time import monotonic
from typing import Final

from edubba.analysis.chances import Chances, Held
from edubba.analysis.goods import counted
from edubba.analysis.pace import PATIENCE, Pace
from edubba.analysis.plan import end_of, told
from edubba.analysis.race import Analyst, analyst_of
from edubba.bots.candidates import Candidate
from edubba.bots.making import make_kind
from edubba.bots.mcts import MctsBot, Search
from edubba.bots.turns import NO_DEADLINE, Line
from edubba.core.game import Game, Setup
from edubba.core.rng import Rng
from edubba.core.state import OVER, State
from edubba.core.words import Json, JsonObject, Message

WIDTH: Final = 6
"""Choices that are played out."""
FINDING: Final = 0.3
"""The share of the time in which whole turns are looked for, at most."""
REPLY: Final = 30
"""Turns tried for each later turn of a playing out."""
WORST: Final = 0.2
"""The share of what may follow that is called bad luck."""
LATER: Final = 12
"""Worlds in which it is counted what the choices bring that are set beside each other."""
SAME: Final = 1e-9
"""Two turns that leave chances closer than that came to the same in every world."""
RIVAL: Final = "rival"
"""Among what is counted then."""


@dataclass(frozen=True)
class Budget:
    """How long a position may be thought about: whichever ends first."""

    iterations: int = 60
    """Playings out of each choice."""
    seconds: float = 1.0
    """Of computing (`Pace`)."""


@dataclass
class Weighed:
    """A choice, and what came of it."""

    action: int
    move: str
    label: Message
    targets: list[str]
    chance: float
    """To win, for the seat that decides."""
    low: float
    """The same where what follows goes badly."""
    looks: float
    """The same as it looks at the end of the turn, before anybody replies."""
    moves: list[int]
    """The turn that was found for it; only itself where choices are judged."""
    reasons: list[Message]
    """What it does, and how the turn goes on."""
    later: dict[str, float] = field(default_factory=dict)
    """What the seat has at the end of its next turn, and the points of the best other (`RIVAL`),
    on average; empty where nobody looked."""
    why: list[Message] = field(default_factory=list)
    """What it gains and risks beside another choice, where it was set beside one."""

    def to_json(self) -> JsonObject:
        targets: list[Json] = [*self.targets]
        reasons: list[Json] = [each.to_json() for each in self.reasons]
        why: list[Json] = [each.to_json() for each in self.why]
        return {
            "id": self.action,
            "move": self.move,
            "label": self.label.to_json(),
            "targets": targets,
            "chance": round(self.chance, 5),
            "low": round(self.low, 5),
            "reasons": reasons,
            "why": why,
        }


@dataclass
class Judgement:
    """What a position is worth."""

    chances: list[float]
    """Of all seats; together they are 1."""
    choices: list[Weighed]
    """Of the seat that decides, the best first; none where chance does."""
    solved: bool
    """Whether the values are those of a solved race, so that thinking longer adds nothing."""
    exact: bool = False
    """Whether they come from its table; else from the network that was pressed from it."""
    other: Weighed | None = None
    """What the best choice is set beside: the best of the others, if it can be one whose turn ends
    in another position; the same steps in another order are no other plan."""

    def to_json(self) -> JsonObject:
        chances: list[Json] = [round(each, 5) for each in self.chances]
        choices: list[Json] = [each.to_json() for each in self.choices]
        known: JsonObject = {"solved": self.solved, "exact": self.exact}
        return {"chances": chances, "choices": choices, **known}


def judge(
    setup: Setup, state: State, budget: Budget, rng: Rng, wanted: tuple[int, ...] = ()
) -> Judgement:
    """Judge a position; the wanted actions are played out even if they look bad."""
    chances = chances_of(setup.game)
    analyst = analyst_of(setup)
    if analyst is not None and state.actor != OVER and analyst.knows(state):
        return _solved(setup, state, analyst)
    shares = chances.of_all(state)
    if state.actor < 0:
        return Judgement(shares, [], False)
    choices, other = _played_out(setup, state, budget, rng, wanted, chances)
    shares = _with_best(shares, int(state.actor), choices[0].chance)
    return Judgement(shares, choices, False, other=other)


@lru_cache(maxsize=8)
def chances_of(game: Game) -> Chances:
    return Chances(game)


def searcher(game: Game, arguments: dict[str, str]) -> MctsBot:
    """A search whose ends are judged on the scale of chances; turns it finds as it always does."""
    bot = make_kind("mcts", game, arguments)
    assert isinstance(bot, MctsBot)
    bot.evaluator = Held(chances_of(game))
    return bot


def _solved(setup: Setup, state: State, analyst: Analyst) -> Judgement:
    shares = [analyst.chance(state, seat) for seat in range(state.seats)]
    exact = analyst.exact(state)
    if state.actor < 0:
        return Judgement(shares, [], True, exact)
    found = analyst.choices(state)
    choices = [weighed(setup, state, [each.action], *[each.value] * 3) for each in found]
    return Judgement(shares, choices, True, exact, _runner_up(state, choices))


def _played_out(
    setup: Setup,
    state: State,
    budget: Budget,
    rng: Rng,
    wanted: tuple[int, ...],
    chances: Chances,
) -> tuple[list[Weighed], Weighed | None]:
    """Play the best turns out, all in the same worlds, and compare them there; the best first, and
    what it is set beside."""
    bot = searcher(setup.game, {"reply": str(REPLY)})
    pace, find_until = Pace(budget.seconds), monotonic() + FINDING * PATIENCE * budget.seconds
    world = state.imagine(state.actor, rng)
    lines = bot.found(world, bot.budget, rng, find_until)
    front = lines[:WIDTH] + [line for line in lines[WIDTH:] if int(line.moves[0]) in wanted]
    front += [_turn_after(bot, world, each, rng) for each in wanted if not _leads(front, each)]
    found = [Candidate(line) for line in front]
    search = Search(bot, state, rng.word())
    search.measure(found, find_until)
    worlds = 0
    while worlds == 0 or (worlds < budget.iterations and not pace.over):
        search.play_out(found, 1, NO_DEADLINE)  # each once, however little time there is
        worlds += 1
    choices: list[Weighed] = []
    for each in found:
        # Where nobody can judge a position, games were played to their end, and ends are chances.
        ends = sorted(
            value if bot.blind else chances.said(state.setup, value) for value in each.results
        )
        low = fmean(ends[: max(1, round(WORST * worlds))])
        moves = [int(move) for move in each.line.moves]
        looks = 0.5 if bot.blind else chances.value(end_of(world, moves), int(state.actor))
        choices.append(weighed(setup, state, moves, fmean(ends), low, looks))
    choices.sort(key=lambda each: -each.chance)
    lines_by = {int(each.line.moves[0]): each.line for each in found}
    other = _runner_up(world, choices, 0.0 if bot.blind else SAME)
    for choice in choices:
        compared = choice is choices[0] or choice is other or choice.action in wanted
        if not bot.blind and compared:
            choice.later = _later(search, lines_by[choice.action], min(worlds, LATER))
    return choices, other


def _runner_up(state: State, choices: list[Weighed], same: float = 0.0) -> Weighed | None:
    best, *others = choices
    end = end_of(state, best.moves).to_json()
    differing = (
        each
        for each in others
        if best.chance - each.chance >= same and end_of(state, each.moves).to_json() != end
    )
    return next(differing, others[0] if others else None)


def _leads(lines: list[Line], action: int) -> bool:
    return any(int(line.moves[0]) == action for line in lines)


def _turn_after(bot: MctsBot, world: State, action: int, rng: Rng) -> Line:
    """A turn that begins with what somebody has chosen, though no bot would play it."""
    bot.turns.try_after(world, action, REPLY, rng)
    return bot.turns.judged(world, bot.turns.line().moves)


def _later(search: Search, line: Line, worlds: int) -> dict[str, float]:
    """What the seat has after a turn, the replies, and its next turn, in the mean of worlds."""
    ends = [search.play(line, number, False) for number in range(worlds)]
    seat = int(search.seat)
    found = [counted(end.setup, end, seat) | {RIVAL: _best_other(end, seat)} for end in ends]
    return {name: fmean(each[name] for each in found) for name in found[0]}


def _best_other(state: State, seat: int) -> int:
    scores = [int(each) for each in state.scores()]
    return max(scores[:seat] + scores[seat + 1 :], default=0)


def _with_best(shares: list[float], seat: int, chance: float) -> list[float]:
    """What is left beside the best choice is shared by the others as they stand."""
    others = 1.0 - shares[seat]
    rest = (1.0 - chance) / others if others > 0.0 else 0.0
    return [chance if at == seat else share * rest for at, share in enumerate(shares)]


def weighed(
    setup: Setup, state: State, moves: list[int], chance: float, low: float, looks: float
) -> Weighed:
    """A choice in words, with the turn that it begins."""
    decision, action = state.decision(), moves[0]
    return Weighed(
        action,
        str(setup.space().decode(action)),
        decision.label(state, action),
        [*decision.targets(state, action)],
        chance,
        low,
        looks,
        moves,
        told(setup, state, moves),
    )
