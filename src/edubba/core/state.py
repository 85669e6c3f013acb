"""The contract: a `State` is one position of one game, a `Decision` one point of its rulebook.

Read this file to know what a game must offer; `docs/adding-a-game.md` shows one being written, and
`edubba.testing` checks every sentence below.
"""

import json
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, ClassVar, Final, Generic, cast, final

from typing_extensions import TypeVar

from edubba.core.actions import Actions
from edubba.core.data import Data, beyond
from edubba.core.errors import IllegalMove, Impossible, InvalidInput
from edubba.core.journal import EVERYONE, Journal
from edubba.core.native import append, i64, mypyc_attr, vec
from edubba.core.result import Result, places_by
from edubba.core.rng import Rng
from edubba.core.space import ActionSpace
from edubba.core.words import Arg, Json, JsonObject, Message, Reason, name_of, seat_word

if TYPE_CHECKING:
    from edubba.core.game import Setup

CHANCE: Final = -1
"""The actor at a chance node."""
OVER: Final = -2
"""The actor when the game has ended."""
NOTHING: Final = -1
"""The code of the empty stack."""
FRAME: Final = 8
"""Integers in a waiting frame: code, actor, a to f."""
NOBODY: Final = -1
MOST_FRAMES: Final = 100
"""Frames that a position read from outside may have on its stack."""
MOST_STEPS: Final = 10_000
"""Steps that may run by themselves on a position read from outside."""

S = TypeVar("S", bound="State", contravariant=True, default="State")
"""The positions a decision is about: a game's decisions read their own state without a cast."""

EMPTY: Final = vec[i64]()
"""Shared by all states with nothing waiting; growing it makes a new one."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Generic[S]):
    """One decision point of the rulebook: from what, what then, and why not.

    It has no fields; what it needs lies in the state and in the integers `a` to `f` of its frame.
    A frame is public: it holds only what all seats know. A decision whose frame has CHANCE as
    actor lists outcomes. A *step* offers no choice and has only `run`.
    """

    frame: ClassVar[tuple[str, ...]] = ()
    """The names of the integers `a`, `b`, ... it uses, in this order."""
    verbs: ClassVar[tuple[str, ...]] = ()
    """What it can be asked about; any other action is an answer to another question."""
    asking: ClassVar[str] = ""
    """The rule by which nothing else can be answered here, where that of the game does not do."""
    asks_hidden: ClassVar[bool] = False
    """Asked of every seat that *might* hold something; a match answers for want of choice."""
    by_chance: ClassVar[bool] = False
    """Whether chance decides here and never a seat; of a step, whether it is nobody's."""

    @property
    def name(self) -> str:
        """Its class's, as it stands in positions, records and the catalogue; unique in the game.
        One that takes the place of another says the other's."""
        return name_of(type(self))

    def ranges(self, state: S) -> list[range]:
        """What each number of `frame` may be, in that order, on the table as it lies.

        Asked of positions that come from outside, before anything runs on them; the rest of the
        table has been read by then and found in order. By default the state knows each by its name.
        """
        return [state.bounds(name) for name in self.frame]

    def misfit(self, state: S) -> str:
        """What could not be in this frame, which lies on top, although each number is in its range:
        `bag_empty` for the game's sentence `cannot-bag_empty`, which may name its actor (`$seat`);
        empty if everything could. It may not change anything."""
        return ""

    def bind(self, space: ActionSpace) -> None:
        """Learn once where the answers to it begin; called when the rules are put together."""

    def legal_into(self, state: S, actions: Actions) -> None:
        """Write the legal actions (or outcomes with weights) in ascending order; never none."""
        raise NotImplementedError(f"{self.name}: legal_into")

    def apply(self, state: S, action: i64, journal: Journal | None) -> None:
        """Carry out a legal action and leave the next frame on top."""
        raise NotImplementedError(f"{self.name}: apply")

    def run(self, state: S, journal: Journal | None) -> None:
        """Steps only: do what happens by itself; the step must replace or pop its own frame."""
        raise NotImplementedError(f"{self.name}: run")

    def why_not(self, state: S, action: i64) -> Reason:
        """Word why an action is not legal here. It is only asked about such, and never decides."""
        return Reason(Message("core/why-not-now"))

    def seen_by(self, state: S, action: i64) -> i64:
        """Mask of the seats that may know that this action or outcome was chosen."""
        return EVERYONE

    def is_final(self, state: S, action: i64) -> bool:
        """Whether the rules let nobody think again after this: it closes the turn at once."""
        return False

    def prompt(self, state: S) -> Message:
        """What the actor is asked, or what chance is about to do; a sentence all seats may read."""
        raise NotImplementedError(f"{self.name}: prompt")

    def label(self, state: S, action: i64) -> Message:
        """What a legal action is called on a button or in a list."""
        raise NotImplementedError(f"{self.name}: label")

    def targets(self, state: S, action: i64) -> list[str]:
        """Path of board elements that leads to this action; empty for a plain button."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Ending(Generic[S]):
    """How a game ends: the chapter of the rulebook after the last decision."""

    def result(self, state: S) -> Result:
        """Places, points and reason of a game that ended by its rules."""
        raise NotImplementedError("Ending.result")

    def concede(self, state: S, seat: i64, journal: Journal | None) -> None:
        """One of two seats gives the game up: the other wins. A game's own rule overrides this."""
        state.conceded = seat
        state.clear_stack()


@mypyc_attr(allow_interpreted_subclasses=True)
class Wording(Generic[S]):
    """What the questions of a game speak of and point at, wherever one does not say it itself."""

    def asked(self, state: S) -> dict[str, Arg]:
        """What the question on top speaks of beside the seat."""
        return {}

    def facts(self, state: S, action: i64) -> dict[str, Arg]:
        """What reasons and labels of an action may speak of."""
        return {}

    def targets(self, state: S, action: i64) -> list[str]:
        """Path of board elements that leads to an action."""
        return []


T = TypeVar("T", bound="State")


@final
class Rules:
    """The rules of one game: its decisions, then its steps, each in the order of their codes; what
    may stand in the way of an action; and the ending."""

    decisions: vec[Decision]
    steps: i64
    """Codes from here on are steps."""

    def __init__(
        self,
        decisions: Sequence[Decision[T]],
        steps: Sequence[Decision[T]],
        ending: Ending[T],
        domain: str = "",
        obstacles: dict[int, tuple[str, str]] | None = None,
        asking: str = "",
        chance: str = "",
        space: ActionSpace | None = None,
        wording: Wording[T] | None = None,
    ) -> None:
        self.domain = domain
        """The catalogue of its sentences: the game's id."""
        self.obstacles = obstacles or {}
        """Message and rule of every obstacle; without a rule, that of the question counts."""
        self.asking = asking
        """The rule by which another question cannot be answered now ..."""
        self.chance = chance
        """... and the one by which nobody chooses for chance."""
        self.space = space
        """All actions, unless they go by the options."""
        self.wording = cast(Wording, wording or Wording())
        # A decision of a game is only ever asked about that game's positions.
        both = cast(list[Decision], [*decisions, *steps])
        self.decisions = vec[Decision](both)
        self.steps = len(decisions)
        self.ending = cast(Ending, ending)
        self.codes: dict[str, int] = {decision.name: code for code, decision in enumerate(both)}
        if len(self.codes) != len(both):
            raise ValueError("two decisions have the same name")
        if space is not None:
            for decision in both:
                decision.bind(space)

    def names(self) -> list[str]:
        """The names of all decisions and steps, in the order of their codes."""
        return [*self.codes]

    def reason(self, obstacle: int, rule: str, facts: dict[str, Arg]) -> Reason:
        """An obstacle in words; those that many rules share take the rule of who asks."""
        name, own_rule = self.obstacles[obstacle]
        return Reason(Message(f"{self.domain}/why-{name}", **facts), own_rule or rule)

    def only_chance(self) -> Reason:
        """Why nobody may choose for chance."""
        return Reason(Message("core/why-only_chance"), self.chance)


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """One position. A game subclasses it once, adds what lies on the table, and writes `clone`,
    `scores`, `to_json`, and for secrets `imagine`; what may be done is in its `Rules`.

    The decision stack: the top frame lies in fields (`code`, `actor`, `a` to `f`), the waiting ones
    in `below`. `become` replaces the top by its sequel, `push` lays it aside for a nested decision,
    `pop` brings back what waited. An empty stack is the end of the game.
    """

    setup: "Setup"
    """What was agreed before this game."""
    decisions: vec[Decision]
    """Those of the rules, at hand for the hot path; so is `steps`."""
    steps: i64 = 0
    seats: i64 = 0
    """How many seats play."""
    code: i64 = NOTHING
    """The decision on top, as its index in the rules."""
    actor: i64 = OVER
    """The seat that decides now, CHANCE or OVER; everybody knows it."""
    a: i64 = 0
    b: i64 = 0
    c: i64 = 0
    d: i64 = 0
    e: i64 = 0
    f: i64 = 0
    below: vec[i64]
    depth: i64 = 0
    """Integers in use in `below`."""
    conceded: i64 = NOBODY
    """The seat that gave the game up, where the game has no rule of its own for it."""

    # The stack

    def begin(self, setup: "Setup") -> None:
        """Prepare an empty stack; called once by whoever makes a new position."""
        self.setup = setup
        self.decisions = self.rules.decisions
        self.steps = self.rules.steps
        self.seats = setup.seats
        self.below = EMPTY

    @property
    def rules(self) -> Rules:
        """The rules of its game."""
        return self.setup.game.rules

    def become(self, code: i64, seat: i64, a: i64 = 0, b: i64 = 0) -> None:
        """Replace the top frame by its sequel."""
        self.code = code
        self.actor = seat
        self.a = a
        self.b = b

    def extend(self, c: i64, d: i64, e: i64, f: i64) -> None:
        """Fill in the rest of a wide frame, right after `become` or `push`."""
        self.c = c
        self.d = d
        self.e = e
        self.f = f

    def push(self, code: i64, seat: i64, a: i64 = 0, b: i64 = 0) -> None:
        """Lay the top frame aside and put a nested one on it."""
        at = self.depth
        below = self.below
        if at == len(below):
            for _ in range(FRAME):
                below = append(below, 0)
            self.below = below
        below[at] = self.code
        below[at + 1] = self.actor
        below[at + 2] = self.a
        below[at + 3] = self.b
        below[at + 4] = self.c
        below[at + 5] = self.d
        below[at + 6] = self.e
        below[at + 7] = self.f
        self.depth = at + FRAME
        self.become(code, seat, a, b)

    def pop(self) -> None:
        """Drop the top frame and bring back the one that waited, if any; else the game is over."""
        if self.depth == 0:
            self.code = NOTHING
            self.actor = OVER
            return
        at: i64 = self.depth - FRAME
        below = self.below
        self.code = below[at]
        self.actor = below[at + 1]
        self.a = below[at + 2]
        self.b = below[at + 3]
        self.c = below[at + 4]
        self.d = below[at + 5]
        self.e = below[at + 6]
        self.f = below[at + 7]
        self.depth = at

    def clear_stack(self) -> None:
        """Nothing is left to decide: the game is over."""
        self.depth = 0
        self.pop()

    def stack_from(self, other: "State") -> None:
        """Take over another position's stack, for `clone`."""
        self.setup = other.setup
        self.decisions = other.decisions
        self.steps = other.steps
        self.seats = other.seats
        self.code = other.code
        self.actor = other.actor
        self.a = other.a
        self.b = other.b
        self.c = other.c
        self.d = other.d
        self.e = other.e
        self.f = other.f
        self.depth = other.depth
        self.below = EMPTY if other.depth == 0 else other.below[: other.depth]
        self.conceded = other.conceded

    # Playing

    def legal_into(self, actions: Actions) -> None:
        """Fill the buffer with what may be chosen now; empty only when the game is over."""
        actions.clear()
        if self.code >= 0:
            self.decisions[self.code].legal_into(self, actions)

    def apply(self, action: i64, journal: Journal | None = None) -> None:
        """Carry out a legal action (callers are trusted), then run steps until somebody decides."""
        self.decisions[self.code].apply(self, action, journal)
        while self.code >= self.steps:
            self.decisions[self.code].run(self, journal)

    def play(self, action: i64, journal: Journal | None = None) -> None:
        """The same for callers who may be wrong: an `IllegalMove` says why, and nothing changes."""
        reason = self.refusal(action)
        if reason is not None:
            raise IllegalMove(reason)
        self.apply(action, journal)

    def run_steps(self, journal: Journal | None) -> None:
        """Run the steps on top of a newly made position."""
        left: i64 = MOST_STEPS
        while self.code >= self.steps:
            if left == 0:
                raise Impossible(Message("core/position-endless"))
            self.decisions[self.code].run(self, journal)
            left -= 1

    def decision(self) -> Decision:
        """The decision on top. Only while the game is not over."""
        return self.decisions[self.code]

    def seen_by(self, action: i64) -> i64:
        """Mask of the seats that may know this action or outcome; ask before `apply`."""
        return self.decisions[self.code].seen_by(self, action)

    def is_final(self, action: i64) -> bool:
        """Whether this action closes the turn at once; ask before `apply`."""
        return self.decisions[self.code].is_final(self, action)

    # What a game writes

    def space(self) -> ActionSpace:
        """The actions of this game; overridden where they go by the options."""
        space = self.rules.space
        if space is None:
            raise NotImplementedError(f"{type(self).__name__}.space")
        return space

    def bounds(self, name: str) -> range:
        """What a number of a frame may be that is called so, on the table as it lies."""
        raise NotImplementedError(f"{type(self).__name__}.bounds: {name}")

    def clone(self) -> "State":
        """A position of its own with the same contents."""
        raise NotImplementedError(f"{type(self).__name__}.clone")

    def imagine(self, seat: i64, rng: Rng) -> "State":
        """A world this seat (or SPECTATOR) cannot tell from the true one, by fair re-dealing.

        From worlds the seat cannot tell apart, equal generators give equal worlds.
        """
        return self.clone()

    def scores(self) -> list[int]:
        """Running points that all seats may know."""
        raise NotImplementedError(f"{type(self).__name__}.scores")

    def to_json(self) -> JsonObject:
        """The complete position, readable, secrets included; `Game.position` reads it back."""
        raise NotImplementedError(f"{type(self).__name__}.to_json")

    # For the outside

    def concede(self, seat: i64, journal: Journal | None) -> None:
        """One of two seats gives the game up. A command of the match, never a legal action."""
        self.rules.ending.concede(self, seat, journal)

    def legal_actions(self) -> list[int]:
        """The legal actions as a list; private to the actor."""
        actions = Actions()
        self.legal_into(actions)
        return actions.as_list()

    def outcomes(self) -> list[tuple[int, int]]:
        """At CHANCE: (action, weight). The dealer's knowledge, never part of a view."""
        actions = Actions()
        self.legal_into(actions)
        return actions.as_outcomes()

    def refusal(self, action: i64) -> Reason | None:
        """None exactly for a legal action, else why it is not one. Only the actor may ask."""
        if self.actor == OVER:
            return Reason(Message("core/why-game-over"))
        actions = Actions()
        self.legal_into(actions)
        if actions.has(action):
            return None
        decision = self.decision()
        if decision.verbs:
            space = self.space()
            if action >= space.seat_actions:
                return self.rules.only_chance()
            if action < 0 or space.decode(action).verb not in decision.verbs:
                return self.other_question()
        return decision.why_not(self, action)

    def other_question(self) -> Reason:
        """Why something is refused that nobody is asked about now; it says what is asked."""
        decision = self.decision()
        words = Message("core/why-other_question", asked=decision.prompt(self))
        return Reason(words, decision.asking or self.rules.asking)

    def result(self) -> Result:
        """How the game ended. Only when it is OVER."""
        if self.actor != OVER:
            raise InvalidInput(Message("core/not-over"))
        if self.conceded == NOBODY:
            return self.rules.ending.result(self)
        scores = self.scores()
        places = places_by([(int(seat != self.conceded),) for seat in range(len(scores))])
        return Result(places, scores, Message("core/conceded", seat=1 + self.conceded))

    # As a value: positions are equal by what lies on the table now, so none should be played on
    # while it is in a set or a key of a dictionary.

    def fingerprint(self) -> str:
        """The whole position in one text, by which positions are compared."""
        return json.dumps(self.to_json())

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State) or self.setup != other.setup:
            return False
        return self is other or self.fingerprint() == other.fingerprint()

    def __hash__(self) -> int:
        return hash(self.fingerprint())

    def __repr__(self) -> str:
        if self.actor == OVER:
            return f"<{type(self).__name__}: over>"
        who = "chance" if self.actor == CHANCE else f"seat {self.actor}"
        return f"<{type(self).__name__}: {who} decides {self.decision().name}>"

    def __copy__(self) -> "State":
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> "State":
        return self.clone()

    def __reduce__(self) -> tuple[Callable[[JsonObject], "State"], tuple[JsonObject]]:
        return self.setup.position, (self.to_json(),)

    def frames_to_json(self) -> list[Json]:
        """The stack from bottom to top, each frame with its name, its actor and its integers."""
        frames: list[Json] = []
        if self.conceded != NOBODY:
            frames.append({"conceded": self.conceded})
        at: i64 = 0
        while at < self.depth:
            frames.append(self._frame([self.below[at + i] for i in range(FRAME)]))
            at += FRAME
        if self.code >= 0:
            top = [self.code, self.actor, self.a, self.b, self.c, self.d, self.e, self.f]
            frames.append(self._frame([*top]))
        return frames

    def _frame(self, numbers: list[int]) -> JsonObject:
        decision = self.decisions[numbers[0]]
        frame: JsonObject = {"decision": decision.name}
        frame["actor"] = "chance" if numbers[1] == CHANCE else numbers[1]
        for at, name in enumerate(decision.frame):
            frame[name] = numbers[2 + at]
        return frame

    def frames_from_json(self, frames: list[Data]) -> None:
        """Rebuild the stack that `frames_to_json` wrote."""
        self.clear_stack()
        self.conceded = NOBODY
        if len(frames) > MOST_FRAMES:
            found = len(frames)
            words = Message("core/data-room", place="decisions", found=found, most=MOST_FRAMES)
            raise Impossible(words)
        for frame in frames:
            if frame.has("conceded"):
                self.conceded = frame.number("conceded")
                if not 0 <= self.conceded < self.seats:
                    raise _no_seat(frame, self.conceded)
                continue
            code = frame.index_in(self.rules.names(), "decision")
            actor = CHANCE if frame.at("actor").value == "chance" else frame.number("actor")
            if not CHANCE <= actor < self.seats:
                raise _no_seat(frame, actor)
            numbers = [frame.number(part) for part in self.decisions[code].frame]
            numbers += [0] * (FRAME - len(numbers))
            if self.code == NOTHING:
                self.become(code, actor, numbers[0], numbers[1])
            else:
                self.push(code, actor, numbers[0], numbers[1])
            self.extend(numbers[2], numbers[3], numbers[4], numbers[5])

    def check_frames(self) -> None:
        """Refuse a stack that could not lie on this table."""
        if self.conceded != NOBODY and self.code != NOTHING:
            raise Impossible(Message("core/position-conceded"))
        rest = self.clone()
        while rest.code != NOTHING:
            rest._check_top()
            rest.pop()

    def top_place(self) -> str:
        """Where the decision that is due stands in a position."""
        return f"decisions/{self.depth // FRAME}"

    def _check_top(self) -> None:
        decision = self.decision()
        where = self.top_place()
        if decision.by_chance != (self.actor == CHANCE):
            right = "chance" if decision.by_chance else "seat"
            raise Impossible(Message("core/position-actor", place=where, right=right))
        numbers = [self.a, self.b, self.c, self.d, self.e, self.f]
        for at, within in enumerate(decision.ranges(self)):
            if numbers[at] not in within:
                raise beyond(f"{where}/{decision.frame[at]}", numbers[at], within)
        misfit = decision.misfit(self)
        if misfit:
            seat = seat_word(self.rules.domain, max(self.actor, 0))
            words = Message(f"{self.rules.domain}/cannot-{misfit}", seat=seat)
            raise Impossible(words).at(where)


def _no_seat(frame: Data, seat: int) -> Impossible:
    return Impossible(Message("core/position-seat", place=frame.place, seat=seat))
