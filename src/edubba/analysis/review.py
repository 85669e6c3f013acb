"""A played game looked at again: chances after every move, what would have been better, mistakes
graded by what they lost, luck and skill."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final
from xml.sax.saxutils import escape

from edubba.analysis.judge import chances_of
from edubba.analysis.pace import Pace
from edubba.analysis.race import analyst_of
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
    question: Message
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
            "question": self.question.to_json(),
            "move": self.move,
            "label": self.label.to_json(),
            "chances": [round(each, 4) for each in self.chances],
            "loss": round(self.loss, 4),
            "grade": self.grade,
            "better": better,
        }


@dataclass
class Stage:
    """One step of a game."""

    step: int
    chances: list[float]
    luck: list[float]
    """What chance gave each seat beyond its average."""
    move: Reviewed | None
    """Where a seat had a choice."""

    def to_json(self) -> JsonObject:
        chances: list[Json] = [round(each, 4) for each in self.chances]
        luck: list[Json] = [round(each, 6) for each in self.luck]
        move = None if self.move is None else self.move.to_json()
        return {"chances": chances, "luck": luck, "move": move}


@dataclass
class Review:
    """A whole game."""

    moves: list[Reviewed]
    luck: list[float]
    """For each seat, what chance gave it beyond its average, in chances to win."""
    curve: list[list[float]] = field(default_factory=list)
    """The chances of all seats after every step, the beginning first."""

    def add(self, stage: Stage) -> None:
        self.curve.append(stage.chances)
        self.luck = [sum(both) for both in zip(self.luck, stage.luck, strict=True)]
        if stage.move is not None:
            self.moves.append(stage.move)

    def lost(self, seat: int) -> float:
        """What a seat gave away in all its moves together."""
        return sum(move.loss for move in self.moves if move.seat == seat)

    @property
    def losses(self) -> dict[int, float]:
        """What the choice of each step gave away."""
        return {move.step: move.loss for move in self.moves}

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


class Reviewer:
    """Looks at every decision as its seat saw it then: what it could not know is imagined. What it
    finds at a step depends on nothing else, so a review can be made in parts."""

    def __init__(self, match: Match, budget: int = BUDGET, seed: int = 0) -> None:
        self.match = match
        self.budget = budget
        self.seed = seed
        self.chances = chances_of(match.setup.game)

    def some(self, number: int, seconds: float) -> list[Stage]:
        """What came of the steps from one on, as many as can be looked at in so long."""
        pace = Pace(seconds)
        found = [self.at(number)]
        while found[-1].step < self.match.steps() and not pace.over:
            found.append(self.at(found[-1].step + 1))
        return found

    def at(self, number: int) -> Stage:
        """What came of a step; of step 0 how it began."""
        match, seats = self.match, self.match.setup.seats
        after = self.chances.of_all(match.at(number))
        found = Stage(number, after, [0.0] * seats, None)
        if number == 0:
            return found
        action, before = match.step(number).action, match.at(number - 1)
        legal = before.legal_actions()
        seed = self.seed + number
        if before.actor == CHANCE:
            actions = Actions()
            before.legal_into(actions)
            Luck(self.chances, seed).weigh(before, actions, action, found.luck)
        elif before.actor >= 0 and action in legal and len(legal) > 1:
            found.move = self._reviewed(before, number, after)
        return found

    def _reviewed(self, state: State, number: int, after: list[float]) -> Reviewed:
        """Compare a move with the others, each with the best turn that was found after it."""
        action, seat = self.match.step(number).action, int(state.actor)
        rng = Rng(self.seed + number)
        world = state.imagine(seat, rng)
        space, decision = self.match.setup.space(), state.decision()
        values = self._values(world, rng)
        played = values[action]
        better = [
            Better(str(space.decode(move)), decision.label(world, move), values[move])
            for move in sorted(values, key=lambda move: -values[move])
            if values[move] > played
        ]
        loss = max(values.values()) - played
        question, label = decision.prompt(world), decision.label(world, action)
        move = str(space.decode(action))
        return Reviewed(number, seat, question, move, label, after, played, loss, better[:NAMED])

    def _values(self, world: State, rng: Rng) -> dict[int, float]:
        """The chance that every choice leaves: as a solved race has it, else at the end of the
        best turn that begins so."""
        analyst = analyst_of(self.match.setup)
        if analyst is not None and analyst.knows(world):
            return {choice.action: choice.value for choice in analyst.choices(world)}
        actions = Actions()
        world.legal_into(actions)
        lines = Turns(self.chances).ranked(world, actions, self.budget, rng, NO_DEADLINE)
        return {int(line.moves[0]): line.value for line in lines}


def review(
    match: Match,
    budget: int = BUDGET,
    seed: int = 0,
    progress: Callable[[int, int], None] | None = None,
) -> Review:
    """The whole game."""
    reviewer = Reviewer(match, budget, seed)
    found = Review([], [0.0] * match.setup.seats)
    for number in range(match.steps() + 1):
        found.add(reviewer.at(number))
        if progress is not None:
            progress(number, match.steps())
    return found


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
