"""The numbers of the rules, read once from data.json, and the options as the rules use them."""

from typing import Final, final

from edubba.core.native import append, i64, mypyc_attr, vec
from edubba.core.options import Choice, Count, Counts, Flag, Money, Option, Options, Value
from edubba.core.state import NOBODY
from edubba.games.game_of_ur.codes import BIRDS, HOUSES, LAUNCH
from edubba.games.game_of_ur.space import DATA, SIDES, SWALLOW_HOUSES

LARGEST: Final = 1_000_000
"""The most counters, weights or turns that can be agreed; keeps all sums in a machine word."""
ROLL_OFF: Final = -1
"""`Terms.opening` when the dice decide who begins."""
FROM_PURCHASE: Final = -1
"""`brought_in` of a player who buys anew."""
MOST_CARRIED: Final = LARGEST * LARGEST
"""The most counters that a series can carry on: those of more games than anybody plays."""

VALUE: Final = vec[i64]([bird.number("value") for bird in DATA.each("birds")])
"""Counters a bird collects or pays (GU-8.1)."""
LAUNCH_NUMBER: Final = vec[i64]([bird.number("launch_number") for bird in DATA.each("birds")])
"""The number that launches a bird (GU-6.1)."""
LAUNCHED_BY: Final = vec[i64](
    [
        next((bird for bird in range(BIRDS) if LAUNCH_NUMBER[bird] == number), NOBODY)
        for number in range(HOUSES + 1)
    ]
)
"""The bird that a number launches, or NOBODY; no two birds share a number."""
SWALLOW_HOUSE: Final = vec[i64]([int(house) for house in SWALLOW_HOUSES])
"""The house of the n-th action that launches the Swallow."""

_start = vec[i64]()
_launch_action = vec[i64]()
_fixed: i64 = 0
for _bird in DATA.each("birds"):
    if _bird.text("start_rule") == "fixed":
        _start = append(_start, _bird.number("start_house"))
        _launch_action = append(_launch_action, LAUNCH + _fixed)
        _fixed += 1
    else:
        _start = append(_start, 0)
        _launch_action = append(_launch_action, 0)
START_HOUSE: Final = _start
"""The starting house of a bird (GU-6.2), 0 for the Swallow, who has several (GU-6.3)."""
LAUNCH_ACTION: Final = _launch_action
"""The action that launches a bird with one starting house."""

_converted = vec[i64]([0])
for _primary in DATA.keys("conversion"):
    _converted = append(_converted, DATA.number("conversion", _primary))
CONVERTED: Final = _converted
"""What a *yes* turns each primary number into (GU-4.3)."""
HIGHEST: Final = max(DATA.number("conversion", primary) for primary in DATA.keys("conversion"))
"""The highest number that the bones can give."""

SQUARES: Final = [DATA.texts("routes", side) for side in SIDES]
"""The squares of each side's route, house 1 first (GU-2.2)."""


def square(seat: int, house: int) -> str:
    """The square of a house on a seat's route."""
    return SQUARES[seat][house - 1]


def _defaults() -> dict[str, Value]:
    values: dict[str, Value] = {}
    for option in DATA.each("options"):
        value = option.at("default").value
        if isinstance(value, list):
            values[option.text("id")] = option.numbers("default")
        elif isinstance(value, (bool, int, str)):
            values[option.text("id")] = value
    return values


DEFAULTS: Final = _defaults()


def _options() -> list[Option]:
    """The options as data.json lists them, and what a series brings in."""
    options: list[Option] = []
    for entry in DATA.each("options"):
        name = entry.text("id")
        default = DEFAULTS[name]
        if name == "rate":
            options.append(Money(name, str(default)))
        elif isinstance(default, bool):
            options.append(Flag(name, default))
        elif isinstance(default, int):
            options.append(Count(name, default, entry.number("min"), LARGEST))
        elif isinstance(default, list):
            options.append(Counts(name, default, entry.number("min"), LARGEST))
        else:
            options.append(Choice(name, entry.texts("values"), default))
    unset = [FROM_PURCHASE] * len(SIDES)
    options.append(Counts("brought_in", unset, FROM_PURCHASE, MOST_CARRIED, internal=True))
    return options


OPTIONS: Final = _options()


def _presets() -> dict[str, dict[str, Value]]:
    presets: dict[str, dict[str, Value]] = {}
    for name in DATA.keys("presets"):
        presets[name] = {}
        for option in DATA.keys("presets", name):
            value = DATA.at("presets", name, option).value
            if isinstance(value, (bool, str)):
                presets[name][option] = value
    return presets


PRESETS: Final = _presets()


@final
@mypyc_attr(acyclic=True)
class Terms:
    """The agreed options (GU-13), worked out once and shared by all positions of a game."""

    board: i64
    """Index of the board in data.json."""
    rosettes: i64
    """Bit h is set if house h is a rosette (GU-2.4, GU-2.5)."""
    rosettes_up_to: vec[i64]
    """How many rosettes lie on houses 1 to h."""
    swallow_starts: i64
    """Bit h is set if the Swallow may be launched on house h (GU-6.3, GU-13.5)."""
    small: vec[i64]
    """Weights of the small astragal's faces (GU-4.4)."""
    large: vec[i64]
    """Weights of *yes* and *no* (GU-4.5)."""
    always_both: bool
    fixed_order: bool
    sharing: bool
    per_rosette: bool
    bear_off_toll: bool
    must_afford: bool
    debt: bool
    keep_own: bool
    opening: i64
    """The side that begins, or ROLL_OFF."""
    turn_cap: i64
    ante: i64
    brought: vec[i64]
    """Counters each side brought in before the ante (GU-10.3)."""

    def __init__(self, options: Options) -> None:
        boards = [board.text("id") for board in DATA.each("boards")]
        self.board = boards.index(options.word("board"))
        board = DATA.at("boards", int(self.board))
        self.rosettes = _mask(board.numbers("rosette_houses"))
        self.rosettes_up_to = vec[i64]([0])
        for house in range(1, HOUSES + 1):
            here = (self.rosettes >> house) & 1
            self.rosettes_up_to = append(self.rosettes_up_to, self.rosettes_up_to[house - 1] + here)
        starts = board.numbers("swallow_start_houses", options.word("swallow_start"))
        self.swallow_starts = _mask(starts)
        self.small = vec[i64](_weights(options, "small_die"))
        self.large = vec[i64](_weights(options, "large_die"))
        self.always_both = options.word("large_die_mode") == "always_both"
        self.fixed_order = options.word("launch_order") == "fixed"
        self.sharing = options.flag("rosette_sharing")
        self.per_rosette = options.word("toll_mode") == "per_rosette"
        self.bear_off_toll = options.flag("bear_off_toll")
        self.must_afford = options.word("shortage") == "must_afford"
        self.debt = options.word("shortage") == "debt"
        self.keep_own = options.word("pool_award") == "keep_own"
        first = options.word("first_player")
        self.opening = SIDES.index(first) if first in SIDES else ROLL_OFF
        self.turn_cap = options.count("turn_cap")
        self.ante = options.count("ante")
        purchase = options.count("purchase")
        brought = options.counts("brought_in")
        self.brought = vec[i64]([purchase if n == FROM_PURCHASE else n for n in brought])

    def is_rosette(self, house: i64) -> bool:
        return (self.rosettes >> house) & 1 == 1


def _mask(houses: list[int]) -> int:
    return sum(1 << house for house in houses)


def _weights(options: Options, die: str) -> list[int]:
    preset = options.word(die)
    if preset == "custom":
        return options.counts(f"{die}_weights")
    return DATA.numbers(die, "weights", preset)
