"""The actions of Ulm in words; `codes.py` is written from this and data.json."""

from typing import Final

from edubba.core.data import Data, load_data
from edubba.core.space import ActionSpace, Family

DATA: Final = load_data(__package__)


def _ids(*path: str) -> list[str]:
    return [item.text("id") for item in DATA.each(*path)]


COLOURS: Final = _ids("colors")
ACTIONS: Final = [colour.text("action") for colour in DATA.each("colors")]
"""What a tile of each colour lets its player do."""
CELLS: Final = _ids("cathedral", "cells")
SLOTS: Final = [slot.removeprefix("out_") for slot in _ids("cathedral", "outer_slots")]
"""n0 to w2: the names shared by pushes, outer slots and edge spots."""
SIDES: Final = DATA.keys("cathedral", "sides")
LINES: Final = _ids("cathedral", "lines")
DOCKS: Final = _ids("docks")
QUARTERS: Final = _ids("quarters")
PRIVILEGES: Final = DATA.keys("privileges")
COATS: Final = _ids("coats_of_arms")
DESCENDANTS: Final = _ids("descendants")
CARDS: Final = _ids("cards")
TOWERS: Final = _ids("tower_tiles")
SEATS: Final = DATA.texts("setup", "player_colors")

CARD_KINDS: Final = [card.text("kind") for card in DATA.each("cards")]
CATHEDRAL_KINDS: Final = DATA.texts("scoring", "cathedral", "set")
TRADE_KINDS: Final = [
    kind
    for i, kind in enumerate(CARD_KINDS)
    if DATA.text("cards", i, "family") == "trade" and kind not in CARD_KINDS[:i]
]

PARTS: Final = [
    "vp",
    "coins",
    "sparrows",
    "move",
    "seal_action",
    "clear_away",
    "vp_per_barge_behind",
    "draw_cards",
    "vp_per_own_quarter_seal",
    "dock_tiles",
    "sparrows_to_coins",
    "coats",
    "edge_seal",
    "descendant",
    "coin_or_tile",
    "vp_per_own_quarter",
    "discard_or_draw",
    "card_action",
]
"""The kinds of parts that tops of cards (UL-8.9 to UL-8.15) and privileges (UL-6) consist of."""
BONUSES: Final = ["none", "coin", "sparrow", "dock_tile", "card"]
"""What the end of a move can bring (UL-5.11)."""
END_RULES: Final = [
    "cathedral",
    "trade",
    "vp_per_coat",
    "vp_per_sole_majority_quarter",
    "vp_per_coin",
    "river_rank",
    "flat",
    "vp_per_cathedral_card",
    "vp_per_card_played",
    "vp_per_tile_color",
    "vp_per_sparrow",
]
"""How cards lying face-up can count at the end (UL-11.4 to UL-11.14)."""

# Two verbs are also the names of quarters, and their codes would be too.
_FAMILY: Final = {"town_hall": "coin_or_tile", "goose_tower": "pile_or_draw"}


def _family(group: Data) -> Family:
    """One verb of data.json; `push push_n0` reads `push n0`."""
    verb = group.text("name")
    name = _FAMILY.get(verb, verb).upper()
    args = group.texts("args")
    if args == ["-"]:
        return Family(name, verb)
    for word in verb.split("_"):
        args = [arg.removeprefix(f"{word}_") for arg in args]
    return Family(name, verb, args)


SPACE: Final = ActionSpace(
    seats=[_family(group) for group in DATA.each("action_space", "groups")],
    chance=[_family(group) for group in DATA.each("chance_space", "groups")],
)


def entry(section: str, id: str) -> Data:
    """One of a list of things that have ids."""
    return next(entry for entry in DATA.each(section) if entry.text("id") == id)


def danube(with_zero: bool) -> list[Data]:
    """The spaces of the Danube; by option there is one worth nothing among them (UL-13.12)."""
    spaces = DATA.each("danube", "spaces")
    if with_zero:
        spaces.insert(DATA.number("danube", "zero", "index"), DATA.at("danube", "zero"))
    return spaces


_PLAYER: Final = DATA.at("setup", "player")

SIZES: Final = {
    "ROUNDS": DATA.number("game", "rounds"),
    "COLOURS": len(COLOURS),
    "CELLS": len(CELLS),
    "LINE": len(DATA.texts("cathedral", "lines", 0, "cells")),
    "LINES": len(LINES),
    "THREES": len(LINES) + len(DATA.each("cathedral", "diagonals")),
    "SLOTS": len(SLOTS),
    "SIDES": len(SIDES),
    "DOCKS": len(DOCKS),
    "QUARTERS": len(QUARTERS),
    "COATS": len(COATS),
    "DESCENDANTS": len(DESCENDANTS),
    "PLACES": DATA.number("setup", "descendants_in_play"),
    "CARDS": len(CARDS),
    "TOWERS": len(TOWERS),
    "GOLD": sum(1 << i for i, coat in enumerate(DATA.each("coats_of_arms")) if coat.has("quarter")),
    "OATH_HOUSE": QUARTERS.index("oath_house"),
    "COAT_QUARTERS": sum(
        1 << i
        for i, quarter in enumerate(DATA.each("quarters"))
        if quarter.text("privilege") == "coat_of_arms"
    ),
    # What a player starts with (UL-3.9, UL-3.10)
    "START_SPACE": _PLAYER.number("barge_space"),
    "SEALS": _PLAYER.number("seals_total") - _PLAYER.number("seals_on_score_track"),
    "CRESTS": _PLAYER.number("family_crests"),
    "START_COINS": _PLAYER.number("coins"),
    "START_SPARROWS": _PLAYER.number("sparrows"),
    "START_TILES": _PLAYER.number("start_tiles_from_bag"),
    "START_VP": _PLAYER.number("start_vp"),
    # Prices and gains that are printed on no card
    "SEAL_PRICE": DATA.number("prices", "seal_coins"),
    "CARD_TILES": DATA.number("prices", "card_tiles"),
    "CARD_CHOICE": DATA.number("prices", "card_choice"),
    "EXCHANGE_PRICE": DATA.number("prices", "sparrow_exchange"),
    "FREE_PLAYS": DATA.number("turn", "free_card_plays"),
    "MONEY": DATA.number("turn", "money_coins"),
    "RIVER": DATA.number("turn", "river_steps"),
    "EDGE_SPARROWS": DATA.number("turn", "edge_seal_sparrows"),
    "GUILD_TILES": entry("tower_tiles", "tower_guild_rates").number("tiles"),
    "FAIR_COINS": entry("tower_tiles", "tower_book_fair").number("coins"),
    "DISCOUNT": entry("tower_tiles", "tower_notary_discount").number("coins"),
    "TAX_COINS": entry("tower_tiles", "tower_imperial_tax").number("coins"),
    "TAX_VP": entry("tower_tiles", "tower_imperial_tax").number("vp"),
    "LEVY_TILES": entry("tower_tiles", "tower_stone_levy").number("tiles"),
    "LEVY_VP": entry("tower_tiles", "tower_stone_levy").number("vp"),
    "LONG_REACH": entry("tower_tiles", "tower_long_reach").number("spaces"),
    "MINT_COINS": entry("tower_tiles", "tower_full_mint").number("coins"),
    "CURRENT_STEPS": entry("tower_tiles", "tower_strong_current").number("steps"),
    "ASSEMBLY_PLAYS": entry("tower_tiles", "tower_council_assembly").number("plays"),
    "MASTER_COINS": entry("descendants", "mint_master").number("coins"),
    "GUARD_VP": entry("descendants", "city_guard").number("vp"),
    "DRIVER_STEPS": entry("descendants", "barge_driver").number("steps"),
    # The end (UL-11)
    "SPARROW_VP": DATA.number("scoring", "sparrow_vp"),
    "CATHEDRAL_VP": DATA.number("scoring", "cathedral", "each"),
    "CATHEDRAL_BONUS": DATA.number("scoring", "cathedral", "set_bonus"),
    "TRADE_VP": DATA.number("scoring", "trade", "each"),
    "TRADE_SET": len(TRADE_KINDS),
}
"""What hot code needs as literals beside the action codes."""
ENUMS: Final = {
    "colour": COLOURS,
    "descendant": DESCENDANTS,
    "tower tile": TOWERS,
    "way to get a card": ["buy", "play"],
    "levy": ["levy_tiles_choice", "levy_vp_choice"],
    "town hall": ["take_coin", "take_tile"],
    "goose tower": ["from_discard", "draw_three"],
    "part of an effect": [f"part_{part}" for part in PARTS],
    "bonus": [f"bonus_{bonus}" for bonus in BONUSES],
    "end of a card": [f"end_{rule}" for rule in END_RULES],
}
"""Word lists whose indexes the rules use by name."""
