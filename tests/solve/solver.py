"""Exact values of small two-player races, found by asking the engine and nothing else.

Every position that can arise becomes a node: chance nodes are averages, decisions of the first
seat maxima, those of the second minima of the first seat's chance to win.
"""

from collections.abc import Callable, Hashable
from operator import mul

from edubba.core import CHANCE, OVER, State

Key = Callable[[State], Hashable]
"""What tells two positions apart for the solver, leaving out what cannot matter (turn counters)."""

FIRST = 0
SETTLED = 1e-15
"""The largest change in a sweep after which chances count as found ..."""
MEASURED = 1e-13
"""... and lengths."""
TIE = 1e-9
"""Actions whose values differ by less are equally good."""


class Graph:
    """All nodes that can be reached from a position, each with its children."""

    def __init__(self, start: State, key: Key) -> None:
        self.key = key
        self.states: list[State] = []
        self.children: list[tuple[int, ...]] = []
        self.shares: list[tuple[float, ...]] = []
        """At a chance node how likely each child is; elsewhere empty."""
        self.nodes: dict[Hashable, int] = {}
        self.start = self.node(start)
        for state in self.states:  # grows while it is walked
            self.expand(state)

    def node(self, state: State) -> int:
        """The number of a position, a new one if it has not been met before."""
        number = self.nodes.setdefault(self.key(state), len(self.states))
        if number == len(self.states):
            self.states.append(state)
        return number

    def expand(self, state: State) -> None:
        shares: tuple[float, ...] = ()
        if state.actor == CHANCE:
            outcomes = state.outcomes()
            total = sum(weight for _, weight in outcomes)
            shares = tuple(weight / total for _, weight in outcomes)
            actions = [action for action, _ in outcomes]
        else:
            actions = state.legal_actions()
        self.shares.append(shares)
        self.children.append(tuple([self.after(state, action) for action in actions]))

    def after(self, state: State, action: int) -> int:
        state = state.clone()
        state.apply(action)
        while state.actor >= 0 and len(only := state.legal_actions()) == 1:
            state.apply(only[0])  # a forced move needs no node of its own
        return self.node(state)

    def count(self, decision: str) -> int:
        """How many positions wait for a decision of this name."""
        going = (state for state in self.states if state.actor != OVER)
        return sum(state.decision().name == decision for state in going)

    def finished(self) -> int:
        return sum(state.actor == OVER for state in self.states)


def layers(graph: Graph) -> list[list[int]]:
    """Sets of nodes that can reach each other, each set after all that it leads to (Tarjan).

    A piece that is home never returns, so a race falls into many small ones. In a set, too, nodes
    tend to come after those they lead to.
    """
    children = graph.children
    found: list[list[int]] = []
    order = [0] * len(children)  # when a node was first seen, from 1 on
    low = [0] * len(children)
    stack: list[int] = []
    done = [False] * len(children)
    path = [(graph.start, iter(children[graph.start]))]
    seen = 0
    while path:
        node, rest = path[-1]
        if order[node] == 0:
            seen += 1
            order[node] = low[node] = seen
            stack.append(node)
        for child in rest:
            if order[child] == 0:
                path.append((child, iter(children[child])))
                break
            if not done[child]:
                low[node] = min(low[node], low[child])
        else:
            path.pop()
            if path:
                above = path[-1][0]
                low[above] = min(low[above], low[node])
            if low[node] == order[node]:
                layer: list[int] = []
                while not done[node]:
                    layer.append(stack.pop())
                    done[layer[-1]] = True
                found.append(layer)
    return found


class Solution:
    """The chance of the first seat to win from every node, both playing perfectly."""

    def __init__(self, graph: Graph) -> None:
        self.graph = graph
        self.layers = layers(graph)
        self.wins = [0.0] * len(graph.states)
        for layer in self.layers:
            self.settle(layer)

    def settle(self, layer: list[int]) -> None:
        """Value iteration in place."""
        graph, wins, at = self.graph, self.wins, self.wins.__getitem__
        work = [(n, graph.children[n], graph.shares[n], graph.states[n].actor) for n in layer]
        change = 1.0
        while change > SETTLED:
            change = 0.0
            for node, children, shares, actor in work:
                if shares:
                    value = sum(map(mul, shares, map(at, children)))
                elif actor == FIRST:
                    value = max(map(at, children))
                elif actor == OVER:
                    value = float(graph.states[node].result().places[FIRST] == 1)
                else:
                    value = min(map(at, children))
                change = max(change, abs(value - wins[node]))
                wins[node] = value

    def first_wins(self) -> float:
        return self.wins[self.graph.start]

    def best(self, node: int) -> int:
        """The best child; of equally good ones that of the highest action."""
        children = self.graph.children[node]
        sign = 1 if self.graph.states[node].actor == FIRST else -1
        best = children[0]
        for child in children[1:]:
            if sign * (self.wins[child] - self.wins[best]) > -TIE:
                best = child
        return best

    def expected(self, decision: str) -> float:
        """How often chance is asked for this (a throw, a turn) until a perfect game is over."""
        graph = self.graph
        length = [0.0] * len(graph.states)
        at = length.__getitem__
        for layer in self.layers:
            work: list[tuple[int, tuple[int, ...], tuple[float, ...], float]] = []
            for node in layer:
                state = graph.states[node]
                if state.actor == CHANCE:
                    cost = float(state.decision().name == decision)
                    work.append((node, graph.children[node], graph.shares[node], cost))
                elif state.actor != OVER:
                    work.append((node, (self.best(node),), (1.0,), 0.0))
            change = 1.0
            while change > MEASURED:
                change = 0.0
                for node, children, shares, cost in work:
                    value = cost + sum(map(mul, shares, map(at, children)))
                    change = max(change, abs(value - length[node]))
                    length[node] = value
        return length[graph.start]
