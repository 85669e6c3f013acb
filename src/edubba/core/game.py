"""A `Game` is what the house knows of a game beside its positions: seats, options, words, views."""

from collections.abc import Callable
from contextlib import suppress
from typing import Generic, TypeVar, cast, final

from edubba.core.catalogue import ENGLISH
from edubba.core.data import Asked, Data
from edubba.core.drawing import WIDTH
from edubba.core.errors import Impossible, InvalidInput, told
from edubba.core.features import Features
from edubba.core.journal import Journal
from edubba.core.native import i64, mypyc_attr
from edubba.core.options import Option, Options, Value, options_of, presets_of
from edubba.core.race import Race, Values
from edubba.core.result import Result
from edubba.core.space import ActionSpace
from edubba.core.state import OVER, Rules, S, State
from edubba.core.view import View
from edubba.core.words import Json, JsonObject, Message, seat_word

T = TypeVar("T")


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator(Generic[S]):
    """What bots think of a position, for one seat; any scale, higher is better."""

    def value(self, state: S, seat: i64) -> float:
        """By default the lead over the best other seat in running points."""
        scores = state.scores()
        best = max(score for other, score in enumerate(scores) if other != seat)
        return float(scores[seat] - best)

    def gave_up(self, state: S, seat: i64) -> bool:
        """Whether a seat ended the game by its own ruin: no bot is to want that, even ahead."""
        return False

    def shuns(self, state: S, seat: i64) -> bool:
        """Whether a seat did just now what no bot is to do, however good it looks (`Turns`)."""
        return False

    def can_judge(self, state: S) -> bool:
        """Whether a position in which chance decides can be judged as it stands; else its outcomes
        must be looked at."""
        return True

    def knows(self, state: S) -> bool:
        """Whether what it says here is known, or learnt from what is known, and no guess."""
        return False

    def reaches(self, state: S) -> bool:
        """Whether exact values say it here."""
        return False

    def know(self, values: Values | None) -> None:
        """Judge by these exact values of the race from now on, as far as they reach."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game of the house. Subclassed once per game; its one instance is the entry point."""

    id: str
    """Its name in code, commands and records."""
    rules_version: int
    """Raised whenever the same actions could lead elsewhere than before; pinned by every record."""
    oldest_rules: int = 1
    """The oldest version that can still be played: where a later one differs, the rules look at
    `Setup.version`, so that a match goes on as it began and an old record is what it was."""
    seats: range
    """The numbers of seats it can be played with."""
    options: list[Option]
    presets: dict[str, dict[str, Value]]
    """Named sets of options; `seed` is always there and changes nothing."""
    proposed: str = "seed"
    """The preset that newcomers are shown first."""
    objectives: list[str]
    """What its evaluator can be asked to want; the first is the default."""
    judgements: list[str] = []
    """How little its evaluators can be asked to see, the least first."""
    levels: dict[str, str] = {}
    """The bots behind levels of the ladder, as `bots.make_bot` takes them, where this game wants
    others than the usual ones."""
    rules: Rules

    def space(self, setup: "Setup") -> ActionSpace:
        """The actions of this game; overridden where they go by the options."""
        space = self.rules.space
        if space is None:
            raise NotImplementedError(f"{self.id}: space")
        return space

    def new(self, setup: "Setup") -> State:
        """The position before anything was thrown, drawn or chosen."""
        raise NotImplementedError(f"{self.id}: new")

    def position(self, setup: "Setup", data: Data) -> State:
        """The position that `State.to_json` wrote, or that somebody wrote by hand.

        A position that could not arise on the table is `Impossible`, in a sentence of the game.
        """
        raise NotImplementedError(f"{self.id}: position")

    def view(self, setup: "Setup", state: State, seat: int) -> View:
        """What this seat (or SPECTATOR) may know, built up from nothing."""
        raise NotImplementedError(f"{self.id}: view")

    def draw(self, view: View, language: str = ENGLISH, width: int = WIDTH) -> str:
        """The view as text, with Rich's markup for colours and `drawing.clickable` elements.

        Blocks with an empty line between them, the last one a legend: a terminal draws again only
        what has changed. A board keeps to the `width`; longer lines are words, to be wrapped. Who
        owns what can be seen without colours.
        """
        raise NotImplementedError(f"{self.id}: draw")

    def totals(self, state: State) -> dict[str, int]:
        """How many of each component there are, wherever they lie; constant during a game."""
        return {}

    def evaluator(self, objective: str) -> Evaluator:
        """What bots think of positions of this game when they want this objective."""
        return Evaluator()

    def judge(self, objective: str, judgement: str) -> Evaluator:
        """An evaluator of less sight, by one of `judgements`; empty for that of all sight."""
        return self.evaluator(objective)

    def features(self, setup: "Setup") -> Features:
        """How a seat's knowledge becomes numbers; without own ones, who decides what."""
        return Features(self.rules, setup.seats, [])

    def aspects(self, setup: "Setup") -> Features:
        """What networks that judge positions are told; all features unless a game has fewer."""
        return self.features(setup)

    def race(self, setup: "Setup") -> Race | None:
        """The bare tables of the race, for solvers, if the game is one."""
        return None

    def race_sides(self, state: State, seat: int) -> tuple[list[int], list[int]]:
        """Where the pieces of a seat and of its opponent are in the race."""
        raise NotImplementedError(f"{self.id}: race_sides")

    def race_position(self, setup: "Setup", mover: list[int], other: list[int]) -> State:
        """The position with the pieces there, and the first seat about to throw."""
        raise NotImplementedError(f"{self.id}: race_position")

    def check_options(self, seats: int, options: Options) -> None:
        """Refuse combinations that each option alone cannot see."""

    def stakes(self, setup: "Setup", result: Result) -> list[int]:
        """What a finished game adds to each seat's ledger in a series, in hundredths of a point."""
        return [100 * int(place == 1) // len(result.winners) for place in result.places]

    def next_in_series(self, setup: "Setup", last: "State | None") -> "Setup":
        """The set-up of the next game of a series, given how the last one stood at its end."""
        return setup

    # Written once for all games

    def described_by(self, data: Data, rules: Rules) -> None:
        """Take over what a `data.json` says of the game: version, seats, options and presets."""
        self.id = rules.domain
        self.rules = rules
        self.rules_version = data.number("version")
        self.seats = range(data.number("players", "min"), data.number("players", "max") + 1)
        self.options = options_of(data)
        self.presets = presets_of(data)

    @property
    def title(self) -> Message:
        """What the game is called."""
        return Message(f"{self.id}/title")

    def seat_word(self, seat: int) -> Message:
        """What a seat is called in this game."""
        return seat_word(self.id, seat)

    def option(self, name: str, house: bool = True) -> Option:
        """An option by its name; those that the house keeps to itself only for the house."""
        for option in self.options:
            if option.name == name and (house or not option.internal):
                return option
        known = ", ".join(option.name for option in self.options if not option.internal)
        raise InvalidInput(Message("core/unknown-option", game=self.title, name=name, known=known))

    def setup(
        self,
        seats: int | None = None,
        options: dict[str, Value] | None = None,
        preset: str = "seed",
        version: int | None = None,
        house: bool = False,
    ) -> "Setup":
        """Check everything that is agreed before a game; options left out come from the preset.

        A version of the rules is only named to go on with what was begun by it, and only the house
        sets internal options: where a series goes on, or what was agreed once is read again.
        """
        count = self.seats[0] if seats is None else seats
        if count not in self.seats:
            right = " / ".join(map(str, self.seats))
            raise InvalidInput(Message("core/bad-seats", game=self.title, seats=count, right=right))
        if preset not in self.presets:
            known = ", ".join(self.presets)
            words = Message("core/unknown-preset", game=self.title, name=preset, known=known)
            raise InvalidInput(words)
        values: dict[str, Value] = {option.name: option.default for option in self.options}
        for name, value in {**self.presets[preset], **(options or {})}.items():
            values[name] = self.option(name, house).check(value)
        checked = Options(values)
        self.check_options(count, checked)
        return Setup(self, count, checked, self.rules_version if version is None else version)

    def __repr__(self) -> str:
        return f"<Game {self.id}>"

    def __reduce__(self) -> str:
        return "GAME"  # the one instance, by that name in its module


@final
class Setup:
    """What is agreed before a game: the game, the number of seats, and the options."""

    def __init__(self, game: Game, seats: int, options: Options, version: int) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.version = version
        """The version of the rules that this game is played by."""
        self.worked_out: object = None
        """Where a game may keep what it worked out from the options, for all its positions."""

    def terms(self, of: Callable[[Options], T]) -> T:
        """What a game makes of the options, worked out once for all positions of the set-up."""
        if self.worked_out is None:
            self.worked_out = of(self.options)
        return cast(T, self.worked_out)

    def space(self) -> ActionSpace:
        """The actions of the game as it is set up."""
        return self.game.space(self)

    def new(self, journal: Journal | None = None) -> State:
        """The opening position, with its first steps run."""
        state = self.game.new(self)
        state.run_steps(journal)
        return state

    def position(self, data: Json) -> State:
        """A position from JSON; one clear error for whatever is wrong in it."""
        try:
            return self._read(data, Asked())
        except (ValueError, OverflowError, TypeError) as error:
            raise InvalidInput(Message("core/bad-position", detail=told(error))) from None

    def possible(self, position: JsonObject) -> dict[str, list[Json]]:
        """What may stand at the places of a position, where that is a short list; as far as it was
        read, if it is refused."""
        asked = Asked()
        with suppress(ValueError, OverflowError, TypeError):
            self._read(position, asked)
        return asked.possible

    def _read(self, data: Json, asked: Asked) -> State:
        if not isinstance(data, dict):
            raise Impossible(Message("core/position-object"))
        given = Data(data, "", asked)
        state = self.game.position(self, given)
        for place in given.unasked():
            raise Impossible(Message("core/position-field", place=place))
        state.check_frames()
        state.run_steps(None)
        if state.actor != OVER and not state.legal_actions():
            raise Impossible(Message("core/position-stuck", place=state.top_place()))
        return state

    def changed(self, values: dict[str, Value]) -> "Setup":
        """The same set-up with some options replaced, checked as a whole."""
        everything = {**self.options.values, **values}
        return self.game.setup(self.seats, everything, version=self.version, house=True)

    def to_json(self) -> JsonObject:
        """Game, seats, options and version of the rules, for whoever goes on with it."""
        values: JsonObject = {}
        for name, value in self.options.values.items():
            values[name] = [*value] if isinstance(value, list) else value
        told: JsonObject = {"game": self.game.id, "seats": self.seats, "options": values}
        told["rules"] = self.version
        return told

    def changes(self) -> dict[str, Value]:
        """The options that are not as the game has them by default."""
        usual = {option.name: option.default for option in self.game.options}
        return {name: now for name, now in self.options.values.items() if now != usual[name]}

    def __repr__(self) -> str:
        return f"find_game({self.game.id!r}).setup({self.seats}, {self.changes()!r})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Setup) or self.game is not other.game:
            return False
        same = self.seats == other.seats and self.version == other.version
        return same and self.options == other.options

    def __hash__(self) -> int:
        return hash((self.game.id, self.seats, self.options, self.version))

    def __reduce__(self) -> tuple[type["Setup"], tuple[Game, int, Options, int]]:
        return Setup, (self.game, self.seats, self.options, self.version)
