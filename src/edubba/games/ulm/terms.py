"""The numbers of the rules, read once from data.json, and the options as the rules use them."""

from typing import Final, final

from edubba.core.bits import mask_of
from edubba.core.data import Data
from edubba.core.native import i64, mypyc_attr, vec
from edubba.core.options import Options
from edubba.games.ulm import codes
from edubba.games.ulm.space import (
    BONUSES,
    CARD_KINDS,
    CATHEDRAL_KINDS,
    CELLS,
    COLOURS,
    DATA,
    END_RULES,
    LINES,
    PARTS,
    PRIVILEGES,
    QUARTERS,
    SIDES,
    SLOTS,
    TRADE_KINDS,
    danube,
    entry,
)

NONE: Final = -1
"""No colour, no card, no quarter."""
UNLIMITED: Final = 1_000_000
"""Stands for "as many as there are": more than any count in a game."""

# What lies on the board at the start (UL-3)

GRID_START: Final = vec[i64]([DATA.number("setup", "grid", colour) for colour in COLOURS])
"""Tiles of each colour in the grid (UL-3.5)."""
DOCK_START: Final = vec[i64]([dock.index_in(COLOURS, "start_color") for dock in DATA.each("docks")])

# The grid (UL-2.1 to UL-2.7)


def _cells(cells: list[str]) -> list[int]:
    return [CELLS.index(cell) for cell in cells]


def _slot(name: str) -> int:
    return SLOTS.index(name.partition("_")[2])


_PUSHES: Final = DATA.each("cathedral", "pushes")
PUSH_PATH: Final = vec[i64]([cell for push in _PUSHES for cell in _cells(push.texts("path"))])
"""For each push its cells, entry first, LINE of them."""
PUSHED_OUT_TO: Final = vec[i64]([_slot(push.text("pushed_out_to")) for push in _PUSHES])
PUSH_LINE: Final = vec[i64]([push.index_in(LINES, "line") for push in _PUSHES])
ENTRY_EDGE: Final = vec[i64]([_slot(push.text("entry_edge")) for push in _PUSHES])
_BESIDE: Final = [push.texts("edges_adjacent_to_entry_cell") for push in _PUSHES]
ENTRY_EDGES: Final = vec[i64]([mask_of([_slot(edge) for edge in edges]) for edges in _BESIDE])
"""Bits of the edge spots beside the cell a push enters (UL-2.6)."""
LINE_ENDS: Final = vec[i64](
    [_slot(end) for line in DATA.each("cathedral", "lines") for end in line.texts("ends")]
)
"""Both outer slots of each line, two a line."""
_rows = [line.texts("cells") for line in DATA.each("cathedral", "lines")]
_rows += [diagonal.texts() for diagonal in DATA.each("cathedral", "diagonals")]
THREES: Final = vec[i64]([cell for row in _rows for cell in _cells(row)])
"""The eight lines of three of the City Guard (UL-2.7), LINE cells each."""
_sides = [DATA.texts("cathedral", "sides", side) for side in SIDES]
SIDE_SLOTS: Final = vec[i64]([_slot(slot) for slots in _sides for slot in slots])
"""The slots of each side, LINE of them."""

# Danube and quarters (UL-2.8 to UL-2.10)


@final
@mypyc_attr(acyclic=True)
class Danube:
    """The river in one of its lengths."""

    spaces: i64
    """How many there are."""
    vp: vec[i64]
    bonus: vec[i64]
    beside: vec[i64]
    """Bits of the quarters that a space touches (UL-2.9)."""
    within_reach: vec[i64]
    """The same with Long Reach (UL-5.15)."""

    def __init__(self, spaces: list[Data]) -> None:
        self.spaces = len(spaces)
        self.vp = vec[i64]([space.number("vp") for space in spaces])
        self.bonus = vec[i64](
            [space.index_in(BONUSES, "bonus") if space.has("bonus") else 0 for space in spaces]
        )
        beside = [{s.index_in(QUARTERS, "north"), s.index_in(QUARTERS, "south")} for s in spaces]
        self.beside = vec[i64]([mask_of([*quarters]) for quarters in beside])
        reach: list[set[int]] = []
        for at in range(len(spaces)):
            reach.append(
                set().union(*beside[max(0, at - codes.LONG_REACH) : at + codes.LONG_REACH + 1])
            )
        self.within_reach = vec[i64]([mask_of([*quarters]) for quarters in reach])


WITHOUT_ZERO: Final = Danube(danube(with_zero=False))
WITH_ZERO: Final = Danube(danube(with_zero=True))
SEAL_SPACES: Final = vec[i64]([quarter.number("seal_spaces") for quarter in DATA.each("quarters")])

# Coats of arms (UL-1.3)

COAT_VP: Final = vec[i64]([coat.number("vp") for coat in DATA.each("coats_of_arms")])
COAT_INCOME: Final = vec[i64]([coat.number("crest_income") for coat in DATA.each("coats_of_arms")])
_homes = [c.text("quarter") if c.has("quarter") else "" for c in DATA.each("coats_of_arms")]
CREST_COAT: Final = vec[i64]([_homes.index(quarter) for quarter in QUARTERS])
"""The gold coat whose crest belongs into each quarter."""

# Cards and privileges: an effect is a card's top, or (numbered on) a quarter's privilege


def _parts(effect: int) -> list[Data]:
    if effect < codes.CARDS:
        return DATA.each("cards", effect, "immediate")
    return DATA.each("privileges", PRIVILEGES[effect - codes.CARDS])


def _amount(part: Data) -> int:
    for name in ("n", "max", "price"):
        if part.has(name):
            return part.number(name)
    return 0


def _most(part: Data) -> int:
    return part.number("max") if part.has("n") and part.has("max") else UNLIMITED


_EFFECTS: Final = [_parts(effect) for effect in range(codes.CARDS + len(PRIVILEGES))]
PART_KIND: Final = vec[i64]([part.index_in(PARTS, "op") for parts in _EFFECTS for part in parts])
PART_AMOUNT: Final = vec[i64]([_amount(part) for parts in _EFFECTS for part in parts])
PART_MOST: Final = vec[i64]([_most(part) for parts in _EFFECTS for part in parts])
"""What all parts are, one effect after the other: kind, amount, and the most it can give."""
MOST_OF: Final = vec[i64](
    [
        max((PART_AMOUNT[i] for i in range(len(PART_KIND)) if PART_KIND[i] == kind), default=0)
        for kind in range(len(PARTS))
    ]
)
"""The largest amount of each kind of part."""
FIRST_PART: Final = vec[i64]([sum(map(len, _EFFECTS[:i])) for i in range(len(_EFFECTS) + 1)])
"""Where the parts of each effect begin; they end where those of the next begin."""
PRIVILEGE: Final = vec[i64](
    [codes.CARDS + quarter.index_in(PRIVILEGES, "privilege") for quarter in DATA.each("quarters")]
)
"""The effect of each quarter."""

_CARDS: Final = DATA.each("cards")
CARD_COLOUR: Final = vec[i64]([card.index_in(COLOURS, "cost_tile") for card in _CARDS])
"""The colour of the tile that the top costs (UL-8.2)."""
END_RULE: Final = vec[i64]([card.index_in(END_RULES, "end", "rule") for card in _CARDS])
END_AMOUNT: Final = vec[i64]([_amount(card.at("end")) for card in _CARDS])
END_MOST: Final = vec[i64]([_most(card.at("end")) for card in _CARDS])


def _of_kind(kind: str) -> int:
    return sum(1 << i for i, other in enumerate(CARD_KINDS) if other == kind)


CATHEDRAL_CARDS: Final = vec[i64]([_of_kind(kind) for kind in CATHEDRAL_KINDS])
TRADE_CARDS: Final = vec[i64]([_of_kind(kind) for kind in TRADE_KINDS])
"""Bits of the cards of each kind of the two families."""
_JOUSTING: Final = entry("cards", "fisherman_jousting").at("end")
JOUST_VP: Final = vec[i64]([_JOUSTING.number("first"), _JOUSTING.number("second")])
"""VP of the first and the second on the river (UL-11.9)."""

_pairs = [(one, other) for one in range(len(COLOURS)) for other in range(one, len(COLOURS))]
PAIR_ONE: Final = vec[i64]([pair[0] for pair in _pairs])
PAIR_OTHER: Final = vec[i64]([pair[1] for pair in _pairs])
"""The two colours of each pair of tiles that can be paid."""


# Options (UL-13)


MODES: Final = ["standard", "advanced", "counter"]
"""What the tower tiles do (UL-13.2)."""
STANDARD: Final = 0
ADVANCED: Final = 1
COUNTER: Final = 2


@final
@mypyc_attr(acyclic=True)
class Terms:
    """The agreed options, worked out once and shared by all positions of a game."""

    tiles: vec[i64]
    """Action tiles of each colour (UL-1.1, UL-13.1)."""
    tower_mode: i64
    same_bonus: i64
    """VP more for three Trade cards of a kind (UL-11.5, UL-13.3) ..."""
    different_bonus: i64
    """... and for three different ones."""
    entry_point: bool
    """Only the edge spot a tile came in through brings a sparrow (UL-13.4)."""
    same_seal: bool
    """A seal in Leaning House or Garden goes to the edge itself (UL-13.5)."""
    income_to_sealer: bool
    """Crest income goes to who seals (UL-13.6) ..."""
    income_from_own: bool
    """... and a crest's owner has it from his own seals too."""
    coins: i64
    sparrows: i64
    """How many coins and sparrows there are in all (UL-1.6, UL-13.7)."""
    reduced_price_only: bool
    """A tower's price for cards replaces the normal one (UL-13.8)."""
    shortfall_costs_vp: bool
    """Who cannot pay the Imperial Tax pays nothing and loses VP (UL-13.9)."""
    coats_at_end: bool
    """Coats of arms are scored at the end, not when they are taken (UL-13.10)."""
    bonus_of_every_space: bool
    """A move brings the bonus of every space it enters (UL-13.11)."""
    crest_income: str
    """Who has crest income, as the option says it, for the words."""
    danube: Danube
    """The river with its 22 spaces, or 23 (UL-2.8, UL-13.12)."""
    one_play: bool
    """A Card action plays no card beyond those of the turn (UL-13.13)."""
    extra_seal: bool
    """Open Gates give a free Seal action more instead of a free price (UL-13.14)."""

    def __init__(self, options: Options) -> None:
        tiles = DATA.at("tile_sets", options.word("tile_set"))
        self.tiles = vec[i64]([tiles.number(colour) for colour in COLOURS])
        self.tower_mode = MODES.index(options.word("tower_mode"))
        low = options.word("trade_set_scoring") == "12_9"
        bonus = DATA.at("scoring", "trade_low_variant" if low else "trade")
        self.same_bonus = bonus.number("same_set_bonus")
        self.different_bonus = bonus.number("different_set_bonus")
        self.entry_point = options.word("sparrow_trigger") == "entry_point"
        self.same_seal = options.word("coat_edge_seal") == "same_seal"
        self.crest_income = income = options.word("crest_income")
        self.income_to_sealer = income != "owner"
        self.income_from_own = income != "sealing_opponent"
        self.coins = UNLIMITED
        self.sparrows = UNLIMITED
        if options.flag("limited_supply"):
            limits = entry("options", "limited_supply").at("limits")
            self.coins, self.sparrows = limits.number("coins"), limits.number("sparrows")
        self.reduced_price_only = options.word("tower_cost_mode") == "must"
        self.shortfall_costs_vp = options.word("tax_shortfall") == "lose_5_vp"
        self.coats_at_end = options.word("coat_scoring") == "at_end"
        self.bonus_of_every_space = options.word("river_bonus") == "every_space"
        self.danube = WITH_ZERO if options.word("danube") == "23_spaces" else WITHOUT_ZERO
        self.one_play = options.word("card_plays") == "one_a_turn"
        self.extra_seal = options.word("open_gates") == "extra_action"
