"""A full table of three in its middle game, for pictures and for whoever draws the board."""

from tests.games.clash_of_cultures.table import Table, table

from edubba.games.clash_of_cultures.space import WONDERS

LAND = {
    "fertile": "E4 F5 F4 E6 C5 C7 G6 G7 E7 F8 A5 D7 B7 G8",
    "forest": "C4 E5 H6 E10 F9 C9 A6 G4 D3 B8 H7",
    "mountain": "D6 F6 C8 H4 H5 F3 A7 G9",
    "barren": "F7 B4 G5 E3 A8 H8",
    "sea": "D4 D5 C6 B6 B5 E8 D8 E9 D9",
}
ADVANCES = [
    "farming storage irrigation mining engineering roads fishing writing public_education"
    " philosophy tactics steel_weapons myths math voting",
    "farming storage mining engineering tactics siegecraft draft myths rituals priesthood writing"
    " nationalism",
    "farming fishing navigation cartography mining roads writing bartering trade_routes arts"
    " theaters myths math",
]
CITIES = [
    ("E4", 0, "happy", "port academy temple", "D4"),
    ("F4", 0, "happy", "academy", ""),
    ("C5", 0, "neutral", "", ""),
    ("G4", 0, "neutral", "fortress", ""),
    ("H7", 1, "neutral", "academy", ""),
    ("E7", 1, "neutral", "fortress", ""),
    ("G9", 1, "neutral", "", ""),
    ("B7", 2, "happy", "port temple", "B6"),
    ("A7", 2, "angry", "", ""),
    ("C7", 2, "neutral", "academy", ""),
]


def empires() -> Table:
    """Red is to move, with three Army units beside a defended city of Blue."""
    game = table(3)
    for terrain, cells in LAND.items():
        game.land(", ".join(f"{cell} {terrain}" for cell in cells.split()))
    for seat, names in enumerate(ADVANCES):
        game.no_units(seat).knows(seat, names)
    for label, seat, mood, buildings, port in CITIES:
        game.city(label, seat, mood, buildings, port=port)
    game.city("G8", 1, "happy", "fortress temple", wonders="great_pyramids")
    for label, count in (("F6", 2), ("A5", 1), ("E10", 3), ("H6", 1)):
        game.barbarians(label, count)
    game.exhausted("H5")
    game.units(0, "E6", armies=3).units(0, "D5", ships=1).aboard(0, 1, settlers=1)
    game.units(0, "F5", settlers=1)
    game.units(1, "E7", armies=2).units(1, "G7", armies=3).units(1, "F8", settlers=1)
    game.units(1, "E8", ships=1)
    game.units(2, "D7", armies=2).units(2, "B8", settlers=1).units(2, "B6", ships=1)
    game.has(0, food=4, wood=5, ore=3, ideas=2, gold=2, mood=3, culture=4).levels(0, 6, 4)
    game.has(1, food=2, wood=3, ore=6, ideas=1, gold=4, mood=1, culture=2).levels(1, 4, 3)
    game.has(2, food=5, wood=2, ore=1, ideas=4, gold=6, mood=4, culture=5).levels(2, 5, 5)
    game.holds(0, "act_06 act_02 act_08 act_09 obj_02 obj_08 obj_07")
    game.holds(1, "act_10 act_11").holds(2, "act_12 act_13 act_14")
    for wonder in ("great_gardens", "great_library"):
        game.state.display |= 1 << WONDERS.index(wonder)
        game.state.wonder_deck &= ~(1 << WONDERS.index(wonder))
    game.state.round, game.state.turn = 4, 2
    game.turn_of(0)
    return game
