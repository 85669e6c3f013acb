"""The numbers of the rules, read once from data.json, and the ruleset in the form rules use."""

from typing import Final, final

from edubba.core.game import Setup
from edubba.core.native import append, i64, mypyc_attr, vec
from edubba.core.options import Options
from edubba.games.royal_game_of_ur.codes import DARK, LIGHT
from edubba.games.royal_game_of_ur.space import BOARDS, DATA, DICE, PATHS, RULESETS, SIDES

WAITING: Final = 0
"""The position of a piece that has not entered; squares count from 1."""
PRIVATE: Final = 0
"""What `Terms.meets` says of a square that the opponent's path does not touch."""


@final
@mypyc_attr(acyclic=True)
class Terms:
    """A ruleset (RG-11) with a number of pieces, worked out once and shared by all positions."""

    ruleset: i64
    board: i64
    """Index of the board in data.json."""
    pieces: i64
    """Pieces of each player."""
    weights: vec[i64]
    """How likely each throw is, from 0 on (RG-4)."""
    home: i64
    """The position after the last square of the path."""
    ways: i64
    """Bit p is set if a piece can come to position p: all squares, and home."""
    rosettes: i64
    """Bit p is set if position p is a rosette, for both: dark's path mirrors light's (RG-2.8)."""
    meets: vec[i64]
    """For each position: where the opponent's path has the same square, or PRIVATE (RG-2.9)."""
    safe: vec[i64]
    """The positions of rosettes on which the opponent cannot be captured (RG-7.3)."""
    capture_throws: bool
    squares: list[list[str]]
    """The squares of each side's path, position 1 first."""

    def __init__(self, options: Options) -> None:
        self.ruleset = RULESETS.index(options.word("ruleset"))
        ruleset = DATA.at("rulesets", int(self.ruleset))
        path = DATA.at("paths", ruleset.index_in(PATHS, "path"))
        self.board = path.index_in(BOARDS, "board")
        self.pieces = options.count("pieces") or ruleset.number("pieces")
        self.weights = vec[i64](DATA.numbers("dice", ruleset.index_in(DICE, "dice"), "weights"))
        self.capture_throws = ruleset.flag("capture_throws")
        self.squares = [path.texts(side) for side in SIDES]
        own, other = self.squares[LIGHT], self.squares[DARK]
        self.home = len(own) + 1
        self.ways = sum(1 << position for position in range(1, len(own) + 2))
        marked = DATA.texts("boards", int(self.board), "rosettes")
        self.rosettes = 0
        self.meets = vec[i64]([PRIVATE])
        self.safe = vec[i64]()
        for position, square in enumerate(own, 1):
            met = other.index(square) + 1 if square in other else PRIVATE
            self.meets = append(self.meets, met)
            if square in marked:
                self.rosettes |= 1 << position
                if ruleset.flag("safe_rosettes") and met != PRIVATE:
                    self.safe = append(self.safe, position)

    def is_rosette(self, position: i64) -> bool:
        return (self.rosettes >> position) & 1 == 1

    def square(self, seat: int, position: int) -> str:
        """The square of a position on a seat's path."""
        return self.squares[seat][position - 1]


def terms_of(setup: Setup) -> Terms:
    return setup.terms(Terms)
