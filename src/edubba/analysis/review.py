"""A played game looked at again: chances after every move, what would have been better, mistakes
graded by what they lost, luck and skill."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final
from xml.sax.saxutils import escape

from edubba.analysis.chances import Chances
from edubba.bots.luck import Luck
from edubba.bots.turns import NO_DEADLINE, Turns
from edubba.core.actions import Actions
from edubba.core.rng import Rng
from edubba.core.state import CHANCE, State
from edubba.core.words import Json, JsonObject, Message
from edubba.match import Match

BUDGET: Final = 200
"""Turns tried for every decision, unless asked otherwise."""
GRADES: Final = {"blunder": 0.18, "mistake": 0.08, "inaccuracy": 0.03}
"""From which loss of chance on a move is called so, worst first."""
NAMED: Final = 3
"""Better moves that are named."""
WIDE, HIGH, COLOURS = 800, 240, ("#b3532d", "#2d6cb3", "#3f8f4f", "#8a5fb0", "#8a8a2d")


@dataclass
class Better:
    """A move that might have been made, and the chance that it would have left."""

    move: str
    label: Message
    chance: float


@dataclass
class Reviewed:
    """One move of a seat."""

    step: int
    seat: int
    move: str
    label: Message
    chances: list[float]
    """Of all seats, after it."""
    chance: float
    """Of its seat, if its turn goes on as well as it can."""
    loss: float
    """What the best move would have left beyond that."""
    better: list[Better]

    @property
    def grade(self) -> str:
        """What the move is called, if there is anything to say against it."""
        return next((name for name, least in GRADES.items() if self.loss >= least), "")

    def to_json(self) -> JsonObject:
        better: list[Json] = [
            {"move": each.move, "label": each.label.to_json(), "chance": round(each.chance, 4)}
            for each in self.better
        ]
        return {
            "step": self.step,
            "seat": self.seat,
            "move": self.move,
            "label": self.label.to_json(),
            "chances": [round(each, 4) for each in self.chances],
            "loss": round(self.loss, 4),
            "grade": self.grade,
            "better": better,
        }


@dataclass
class Review:
    """A whole game."""

    moves: list[Reviewed]
    luck: list[float]
    """For each seat, what chance gave it beyond its average, in chances to win."""
    curve: list[list[float]] = field(default_factory=list)
    """The chances of all seats after every step, the beginning first."""

    def lost(self, seat: int) -> float:
        """What a seat gave away in all its moves together."""
        return sum(move.loss for move in self.moves if move.seat == seat)

    def count(self, seat: int, grade: str) -> int:
        return sum(move.seat == seat and move.grade == grade for move in self.moves)

    def to_json(self) -> JsonObject:
        seats: list[Json] = []
        for seat, luck in enumerate(self.luck):
            told: JsonObject = {"luck": round(luck, 4), "lost": round(self.lost(seat), 4)}
            seats.append({**told, **{grade: self.count(seat, grade) for grade in GRADES}})
        moves: list[Json] = [move.to_json() for move in self.moves]
        curve: list[Json] = [[round(each, 4) for each in chances] for chances in self.curve]
        return {"seats": seats, "moves": moves, "curve": curve}


def review(
    match: Match,
    budget: int = BUDGET,
    seed: int = 0,
    progress: Callable[[int, int], None] | None = None,
) -> Review:
    """Look at every decision as its seat saw it then: what it could not know is imagined."""
    chances = Chances(match.setup.game)
    rng = Rng(seed)
    luck = Luck(chances, seed)
    lucks = [0.0] * match.setup.seats
    moves: list[Reviewed] = []
    state = match.at(0)
    curve = [chances.of_all(state)]
    actions = Actions()
    for number in range(1, match.steps() + 1):
        step = match.step(number)
        before = state
        state = match.at(number)
        curve.append(chances.of_all(state))
        if before.actor == CHANCE:
            before.legal_into(actions)
            luck.weigh(before, actions, step.action, lucks)
        elif before.actor >= 0 and step.action in before.legal_actions():
            if len(before.legal_actions()) > 1:
                moves.append(_reviewed(match, before, step.action, budget, rng, chances))
                moves[-1].step = number
                moves[-1].chances = curve[-1]
        if progress is not None:
            progress(number, match.steps())
    return Review(moves, lucks, curve)


def _reviewed(
    match: Match, state: State, action: int, budget: int, rng: Rng, chances: Chances
) -> Reviewed:
    """Compare a move with the others, each with the best turn that was found after it."""
    seat = int(state.actor)
    world = state.imagine(seat, rng)
    actions = Actions()
    world.legal_into(actions)
    lines = Turns(chances).ranked(world, actions, budget, rng, NO_DEADLINE)
    played = max(line.value for line in lines if line.moves[0] == action)
    space, decision = match.setup.space(), state.decision()

    def worded(move: int) -> tuple[str, Message]:
        return str(space.decode(move)), decision.label(world, move)

    better = [
        Better(*worded(int(line.moves[0])), line.value) for line in lines if line.value > played
    ]
    loss = max(line.value for line in lines) - played
    return Reviewed(0, seat, *worded(action), [], played, loss, better[:NAMED])


def picture(found: Review, names: list[str]) -> str:
    """The chances over the game, a line for each seat, mistakes as dots."""
    last = max(len(found.curve) - 1, 1)

    def at(step: int, chance: float) -> str:
        return f"{40 + (WIDE - 60) * step / last:.1f} {10 + (HIGH - 30) * (1 - chance):.1f}"

    parts = []
    for seat, name in enumerate(names):
        colour = COLOURS[seat % len(COLOURS)]
        line = "L".join(at(step, chances[seat]) for step, chances in enumerate(found.curve))
        parts.append(f'<path d="M{line}" fill="none" stroke="{colour}" stroke-width="2"/>')
        for move in found.moves:
            if move.seat == seat and move.grade in ("blunder", "mistake"):
                x, y = at(move.step, move.chances[seat]).split()
                parts.append(f'<circle cx="{x}" cy="{y}" r="4" fill="{colour}"/>')
        down = HIGH + 14 * (seat + 1) - 8
        parts.append(f'<text x="40" y="{down}" fill="{colour}">{escape(name)}</text>')
    size = f'width="{WIDE}" height="{HIGH + 14 * len(names)}"'
    style = 'font-family="sans-serif" font-size="12"'
    frame = f'<path d="M{at(0, 1.0)}L{at(0, 0.0)}L{at(last, 0.0)}" fill="none" stroke="#888"/>'
    body = frame + "".join(parts)
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} {style}>{body}</svg>\n'
