"""The numbers of the rules, read once from data.json, and the options as the rules use them."""

from typing import Final, final

from edubba.core.bits import mask_of, members
from edubba.core.game import Setup
from edubba.core.native import append, i64, mypyc_attr, vec
from edubba.core.options import Options
from edubba.core.state import NOBODY
from edubba.games.game_of_ur.codes import BIRDS, HOUSES, LAUNCH, SEAT_ACTIONS
from edubba.games.game_of_ur.space import BIRDS as BIRD_IDS
from edubba.games.game_of_ur.space import DATA, SIDES, SPACE

RACE_OPTIONS: Final = [option.text("id") for option in DATA.each("options") if option.has("race")]
"""Those that change who wins a race."""
SHARED_ROOM: Final = 2
"""Own birds that may stand on one rosette where that is agreed (GU-13.7)."""
ROLL_OFF: Final = -1
"""`Terms.opening` when the dice decide who begins."""
FROM_PURCHASE: Final = -1
"""`brought_in` of a player who buys anew."""

_birds = DATA.each("birds")
VALUE: Final = vec[i64]([bird.number("value") for bird in _birds])
"""Counters a bird collects or pays (GU-8.1)."""
LAUNCH_NUMBER: Final = vec[i64]([bird.number("launch_number") for bird in _birds])
"""The number that launches a bird (GU-6.1)."""
_numbers = [*LAUNCH_NUMBER]
LAUNCHED_BY: Final = vec[i64](
    [_numbers.index(n) if n in _numbers else NOBODY for n in range(HOUSES + 1)]
)
"""The bird that a number launches, or NOBODY; no two birds share a number."""
START_HOUSE: Final = vec[i64](
    [bird.number("start_house") if bird.has("start_house") else 0 for bird in _birds]
)
"""The starting house of a bird (GU-6.2), 0 for the Swallow, who has several (GU-6.3)."""

_args = [SPACE.decode(action).args for action in range(SEAT_ACTIONS)]
_used = [BIRD_IDS.index(bird) if bird in BIRD_IDS else NOBODY for bird, *_ in _args]
BIRD_OF: Final = vec[i64](_used)
"""The bird that an action moves or launches; NOBODY for the gamble."""
LAUNCH_ACTION: Final = vec[i64]([_used.index(bird, LAUNCH) for bird in range(BIRDS)])
"""The first action that launches a bird; only the Swallow has more."""
_houses = [int(house[0]) if house else 0 for _, *house in _args]
LAUNCH_HOUSE: Final = vec[i64](
    [house or int(START_HOUSE[max(bird, 0)]) for house, bird in zip(_houses, _used, strict=True)]
)
"""The house that a launching action leads to."""

CONVERTED: Final = vec[i64](
    [0] + [DATA.number("conversion", primary) for primary in DATA.keys("conversion")]
)
"""What a *yes* turns each primary number into (GU-4.3)."""

SQUARES: Final = [DATA.texts("routes", side) for side in SIDES]
"""The squares of each side's route, house 1 first (GU-2.2)."""


def square(seat: int, house: int) -> str:
    """The square of a house on a seat's route."""
    return SQUARES[seat][house - 1]


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
    faces: i64
    """Their sum."""
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
    of_race: dict[str, str]
    """What was agreed and changes who wins a race; the weights of a bone only where they count."""

    def __init__(self, options: Options) -> None:
        boards = [board.text("id") for board in DATA.each("boards")]
        self.board = boards.index(options.word("board"))
        board = DATA.at("boards", int(self.board))
        self.rosettes = mask_of(board.numbers("rosette_houses"))
        self.rosettes_up_to = vec[i64]([0])
        for house in range(1, HOUSES + 1):
            here = (self.rosettes >> house) & 1
            self.rosettes_up_to = append(self.rosettes_up_to, self.rosettes_up_to[house - 1] + here)
        starts = board.numbers("swallow_start_houses", options.word("swallow_start"))
        self.swallow_starts = mask_of(starts)
        small = _weights(options, "small_die")
        self.small = vec[i64](small)
        self.faces = sum(small)
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
        self.of_race = {name: str(options.values[name]) for name in RACE_OPTIONS}
        for die in ("small_die", "large_die"):
            if self.of_race[die] != "custom":
                del self.of_race[f"{die}_weights"]

    def is_rosette(self, house: i64) -> bool:
        return (self.rosettes >> house) & 1 == 1

    def room(self, house: i64) -> i64:
        """How many own birds may stand on a house (GU-2.6, GU-13.7)."""
        return SHARED_ROOM if self.sharing and self.is_rosette(house) else 1

    def swallow_houses(self) -> list[int]:
        return members(self.swallow_starts)


def terms_of(setup: Setup) -> Terms:
    return setup.terms(Terms)


def _weights(options: Options, die: str) -> list[int]:
    preset = options.word(die)
    if preset == "custom":
        return options.counts(f"{die}_weights")
    return DATA.numbers(die, "weights", preset)
