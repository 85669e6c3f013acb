"""Monte-Carlo tree search over information sets: own turns, the others' replies, and chance.

The bot is shown one imagined world and never looks at what lies hidden in it: every playing out
begins with a fresh imagined world, so the same seed gives the same choice in all worlds that the
seat cannot tell apart. The tree is that of the observing seat: actions and outcomes it would not
see lead to the same node. Its edges are whole turns, found by `Turns`, since in most games a turn
is a sequence of small decisions whose worth shows at its end. Every playing out ends after the
same number of turns, where each seat's evaluator judges it, so that all values can be compared.
Where a game has no evaluator of its own, nobody could judge there: then every playing out goes on
at random to the end of the game, and who wins it counts.
Budgets go to the better half of the own turns again and again (sequential halving).
"""

from math import log, sqrt
from time import monotonic
from typing import Final, final

from edubba.bots.candidates import NARROWEST, Candidate, judge
from edubba.bots.plan import FACTOR, KEY, Plan
from edubba.bots.turns import NO_DEADLINE, Line, Turns
from edubba.core.actions import Actions
from edubba.core.bot import Bot
from edubba.core.game import Evaluator, Game
from edubba.core.journal import sees
from edubba.core.judgement import judgement_of
from edubba.core.native import i64, mypyc_attr, vec
from edubba.core.rng import Rng
from edubba.core.state import CHANCE, FRAME, OVER, State

ITERATIONS: Final = 200
"""Playings out for one decision, unless asked otherwise."""
UNLIMITED: Final = 1_000_000_000
REPLY: Final = 60
"""Turns tried for each turn of a playing out, unless asked otherwise."""
WIDTH: Final = 8
"""Own turns that are played out, unless asked otherwise."""

PLANNING: Final = 0.3
"""The share of the time that may go into finding own turns."""
PROBES: Final = 7
"""Playings out that only measure how far values spread."""
FAR: Final = 20.0
"""Values are squashed towards this many spreads, so that a won game does not drown the rest."""
TRUST: Final = 3.0
"""How many playings out the value at the end of a reply counts for."""
EXPLORE: Final = 1.0
"""How much room is given to replies that were tried little, in spreads."""
HIDDEN: Final = 1
"""Stands in a key for what the observer does not see."""
MOST_NODES: Final = 20_000
LONGEST: Final = 5_000
"""Decisions at random after which a game counts as not decided."""
EVEN: Final = [0.6180339887498949, 0.41421356237309515]
"""Steps whose multiples fill the unit interval evenly (from the golden ratio and the root of two),
for the first two draws of a playing out."""


@final
@mypyc_attr(acyclic=True)
class Node:
    """A point of the tree where a seat is about to play a turn."""

    def __init__(self, lines: list[Line]) -> None:
        self.lines = lines
        self.visits: i64 = 0
        self.total = 0.0


@final
class MctsBot(Bot):
    """Finds its own best turns as greedy does, then plays the best of them out against replies."""

    def __init__(
        self,
        game: Game,
        objective: str,
        judgement: str,
        iterations: i64,
        seconds: float,
        turns: i64,
        budget: i64,
        reply: i64,
        width: i64,
        more: i64,
        again: bool,
        near: i64,
    ) -> None:
        self.name = "mcts"
        self.game = game
        self.objective = objective
        self.judgement = judgement
        self.evaluator = judgement_of(game, objective, judgement)
        self.blind = turns == 0 and type(self.evaluator) is Evaluator
        """Nobody can judge a position of this game before its end."""
        self.turns = Turns(self.evaluator)
        self.iterations = iterations
        self.seconds = seconds
        """No limit if 0."""
        self.horizon = turns
        """Turns in a playing out; 0: one of every seat, and a second one of its own."""
        self.budget = budget
        """Own turns tried."""
        self.reply = reply
        """Turns tried for each later turn of a playing out."""
        self.width = width
        """Own turns that are played out, each with another first action ..."""
        self.more = more
        """... and so many others of the best, however they begin."""
        self.again = again
        """Whether it thinks again at each step of a turn it found, and may find a better rest."""
        self.near = near
        """No turn is played out that looks worse than the best by more than this, in the
        evaluator's own scale; any is if 0."""
        self.actions = Actions()
        self.plan = Plan()

    def made_of(self) -> tuple[object, ...]:
        limits = self.iterations, self.seconds, self.horizon
        who = self.game, self.objective, self.judgement
        return *who, *limits, self.budget, self.reply, self.width, self.more, self.again, self.near

    def choose(self, state: State, rng: Rng) -> i64:
        state.legal_into(self.actions)
        if self.actions.count == 1:
            return self.actions.items[0]
        if not self.again and self.plan.is_due(state):
            return self.plan.follow(state)
        return self.plan.begin(state, self.ranked(state, rng)[0].line.moves)

    def ranked(self, state: State, rng: Rng) -> list[Candidate]:
        """The best turns with different first actions, the very best first."""
        began = monotonic()
        deadline = began + PLANNING * self.seconds if self.seconds > 0.0 else NO_DEADLINE
        lines = self.own(state.imagine(state.actor, rng), rng, deadline)
        found = [Candidate(line) for line in lines]
        search = Search(self, state, rng.word())
        search.measure(found, deadline)
        rounds: i64 = (len(found) - 1).bit_length()
        alive: i64 = len(found)
        for played in range(rounds):
            share: i64 = (self.iterations - search.played) // ((rounds - played) * alive)
            until = NO_DEADLINE
            if self.seconds > 0.0:
                part = float(played + 1) / float(rounds)
                until = began + self.seconds * (PLANNING + (1.0 - PLANNING) * part)
            front = found[:alive]
            search.play_out(front, share if share > 1 else 1, until)
            judge(front)
            front.sort(key=lambda candidate: -candidate.score)
            found[:alive] = front
            alive = (alive + 1) // 2
        return found

    def own(self, state: State, rng: Rng, deadline: float) -> list[Line]:
        """The own turns that are to be played out."""
        self.turns.keep = self.width + self.more if self.more > 0 else 0
        self.turns.few = []
        lines = self.found(state, self.budget, rng, deadline)
        self.turns.keep = 0
        if self.blind:
            return lines
        lines = lines[: self.width]
        if self.near > 0:
            least = lines[0].value - float(self.near)
            lines = [line for line in lines if line.value >= least]
        most: i64 = len(lines) + self.more
        for line in self.turns.few:
            if len(lines) < most and line.value not in [other.value for other in lines]:
                lines.append(line)
        if self.again and self.plan.is_due(state):
            kept = self.turns.judged(state, self.plan.rest())
            lines = [kept, *[line for line in lines if line.value != kept.value]]
        return lines

    def found(self, state: State, budget: i64, rng: Rng, deadline: float) -> list[Line]:
        """The best turns from here, or one of each first action where none looks better."""
        actions = Actions()
        state.legal_into(actions)
        lines = self.turns.ranked(state, actions, 1 if self.blind else budget, rng, deadline)
        if self.blind:
            for line in lines:
                line.value = 0.0
        return lines

    def value(self, state: State, seat: i64) -> float:
        """How good the end of a playing out is for a seat."""
        if not self.blind:
            return self.evaluator.value(state, seat)
        if state.actor != OVER:
            return 1.0 / float(state.seats)
        winners = state.result().winners
        return 1.0 / float(len(winners)) if seat in winners else 0.0


@final
class Search:
    """The tree of one decision."""

    def __init__(self, bot: MctsBot, root: State, seed: i64) -> None:
        self.bot = bot
        self.root = root
        self.seat = root.actor
        self.seed = seed
        self.horizon = bot.horizon if bot.horizon > 0 else root.seats + 1
        if bot.blind:
            self.horizon = UNLIMITED
        self.played: i64 = 0
        self.nodes: dict[int, Node] = {}
        self.actions = Actions()
        self.middle = vec[float]([0.0] * root.seats)
        """For each seat what it may expect; values are counted from there, in spreads."""
        self.spread = 1.0
        # The playing out that is going on
        self.key: i64 = 0
        self.path_nodes: list[Node] = []
        self.path_lines: list[Line] = []
        self.path_seats: list[int] = []

    def measure(self, found: list[Candidate], until: float) -> None:
        """Learn from a few playings out which values are usual, and how far they spread."""
        ends: list[list[float]] = []
        for number in range(PROBES):
            if number == 0 or until == NO_DEADLINE or monotonic() < until:
                state = self.play(found[number % len(found)].line, -1 - number, False)
                values = [self.bot.value(state, seat) for seat in range(self.root.seats)]
                ends.append(values)
        for seat in range(self.root.seats):
            self.middle[seat] = sorted([values[seat] for values in ends])[len(ends) // 2]
        far = 0.0
        for values in ends:
            far += abs(values[self.seat] - self.middle[self.seat])
        self.spread = max(far / float(len(ends)), NARROWEST)
        self.played += len(ends)

    def play_out(self, found: list[Candidate], times: i64, until: float) -> None:
        """Play each turn out so many times, all in the same worlds, and with the same dice as
        long as they meet the same chances."""
        first = len(found[0].results)
        for number in range(first, first + times):
            for candidate in found:
                if until != NO_DEADLINE and monotonic() > until:
                    return
                self.path_nodes = []
                self.path_lines = []
                self.path_seats = []
                state = self.play(candidate.line, number, True)
                value = self.bot.value(state, self.seat)
                candidate.results.append(value)
                self.back_up(state)
                self.played += 1

    def play(self, line: Line, number: i64, grow: bool) -> State:
        """Play one turn of the root out to the horizon in one imagined world."""
        bot = self.bot
        dice = Rng(self.seed + 2 * number)
        thoughts = Rng(self.seed + 2 * number + 1)
        state = self.root.imagine(self.seat, dice)
        actions = self.actions
        self.key = 0
        draws: i64 = 0
        turn = owner(state)
        passed: i64 = 0
        wandered: i64 = 0
        self.follow(state, line)
        while state.actor != OVER:
            if state.actor == CHANCE:
                state.legal_into(actions)
                if draws < len(EVEN) and number >= 0:
                    mark = even_mark(EVEN[draws], number, actions.total)
                    outcome = actions.at_weight(mark)
                else:
                    outcome = actions.draw(dice)
                draws += 1
                self.note(state, outcome)
                state.apply(outcome, None)
                continue
            now = owner(state)
            if now != turn:
                turn = now
                passed += 1
                if passed >= self.horizon:
                    break
            seat = state.actor
            node = self.nodes.get(self.key) if grow else None
            if grow and node is None and len(self.nodes) < MOST_NODES:
                node = Node(bot.found(state, bot.reply, thoughts, NO_DEADLINE))
                self.nodes[self.key] = node
                grow = False
            chosen = self.select(node, state) if node is not None else None
            if node is not None and chosen is not None:
                self.path_nodes.append(node)
                self.path_lines.append(chosen)
                self.path_seats.append(seat)
            elif bot.blind:
                if wandered == LONGEST:
                    break
                wandered += 1
                state.legal_into(actions)
                action = actions.pick(thoughts)
                self.note(state, action)
                state.apply(action, None)
                continue
            else:
                chosen = bot.turns.best(state, bot.reply, thoughts)
            self.follow(state, chosen)
        return state

    def follow(self, state: State, line: Line) -> None:
        """Play a turn as far as it is possible in this world."""
        moves = line.moves
        actions = self.actions
        for i in range(len(moves)):
            state.legal_into(actions)
            if not actions.has(moves[i]):
                return
            self.note(state, moves[i])
            state.apply(moves[i], None)

    def note(self, state: State, action: i64) -> None:
        """Add what is done next to the key of the node it leads to."""
        seen = action + 2 if sees(state.seen_by(action), self.seat) else HIDDEN
        self.key = ((self.key * FACTOR) ^ seen) & KEY

    def select(self, node: Node, state: State) -> Line | None:
        """The turn to try next of those that can begin in this world, if any: the more visits
        a node has, the more of its turns are open."""
        lines = node.lines
        actions = self.actions
        state.legal_into(actions)
        mean = node.total / float(node.visits) if node.visits > 0 else 0.0
        room = log(float(node.visits) + 1.0)
        best: Line | None = None
        top = 0.0
        opened: i64 = 0
        for i in range(len(lines)):
            if opened > 0 and opened * opened > node.visits:
                break
            line = lines[i]
            if not actions.has(line.moves[0]):
                continue
            opened += 1
            looks = mean + (line.value - lines[0].value) / self.spread
            score = (line.total + TRUST * looks) / (float(line.visits) + TRUST)
            score += EXPLORE * sqrt(room / (float(line.visits) + 1.0))
            if best is None or score > top:
                top = score
                best = line
        return best

    def back_up(self, state: State) -> None:
        """Judge the end of a playing out for every seat that chose in the tree."""
        for i in range(len(self.path_nodes)):
            seat = self.path_seats[i]
            value = self.worth(self.bot.value(state, seat), seat)
            node = self.path_nodes[i]
            node.visits += 1
            node.total += value
            reply = self.path_lines[i]
            reply.visits += 1
            reply.total += value

    def worth(self, value: float, seat: i64) -> float:
        """A value in spreads from the middle, never further than FAR."""
        away = (value - self.middle[seat]) / self.spread
        return away / (1.0 + abs(away) / FAR)


def owner(state: State) -> i64:
    """Whose turn it is: a reaction within a turn lies on top of what its owner was doing."""
    at: i64 = 0
    while at < state.depth:
        if state.below[at + 1] >= 0:
            return state.below[at + 1]
        at += FRAME
    return state.actor


def even_mark(step: float, number: i64, total: i64) -> i64:
    """The place of a draw among the weights, spread evenly over the numbered playings out."""
    turns = 0.5 + step * float(number)
    part = turns - float(int(turns))
    mark: i64 = int(part * float(total))
    return mark if mark < total else total - 1
