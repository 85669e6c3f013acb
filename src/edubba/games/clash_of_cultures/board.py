"""The board of Clash of Cultures: players, cities, spaces and units, and how they are written."""

from typing import Final

from edubba.core.bits import count_bits
from edubba.core.native import append, i64, mypyc_attr, vec
from edubba.core.state import NOBODY, State
from edubba.games.clash_of_cultures import codes, terms
from edubba.games.clash_of_cultures.layout import FACE_DOWN, NO_CELL
from edubba.games.clash_of_cultures.pieces import COLOUR, COLOUR_BITS, SUPPLY_BOX, City, Player
from edubba.games.clash_of_cultures.terms import Terms

UNLIMITED: Final = 1_000_000
"""The maximum of tokens, which have none."""

# `standing` packs who stands on a cell: 1 + seat, then the numbers of Settlers, Army units, ships.
WHO: Final = 15
SETTLER_AT: Final = 4
ARMY_AT: Final = 9
SHIP_AT: Final = 14
COUNT_MASK: Final = 31


@mypyc_attr(acyclic=True)
class Board(State):
    """What stands on the table, with small questions about it. The one position is `ClashState`."""

    terms: Terms
    generation: i64 = 0
    """Players and cities with another number are shared with other positions."""
    players: vec[Player]
    cities: vec[City]
    city_at: vec[i64]
    """For each cell the index in `cities`, or NONE. Shared; replaced as a whole when written."""
    terrain: vec[i64]
    """For each cell its terrain, FACE_DOWN or OFF_BOARD. Shared like `city_at`."""
    exhausted: vec[i64]
    """1 on a cell with an Exhausted token. Shared."""
    barbarians: vec[i64]
    """Barbarian units on each cell. Shared."""
    standing: vec[i64]
    """Who stands on each cell, packed; kept by `place`."""
    settlements_left: i64 = 0
    barbarians_left: i64 = 0
    exhausted_left: i64 = 0

    # Writing

    def player(self, seat: i64) -> Player:
        """A player, to read."""
        return self.players[seat]

    def edit(self, seat: i64) -> Player:
        """A player, to write."""
        player = self.players[seat]
        if player.generation != self.generation:
            player = player.copy()
            player.generation = self.generation
            self.players[seat] = player
        return player

    def city(self, cell: i64) -> City:
        """The city on a cell, to read. Only where there is one."""
        return self.cities[self.city_at[cell]]

    def edit_city(self, cell: i64) -> City:
        """The city on a cell, to write."""
        at = self.city_at[cell]
        city = self.cities[at]
        if city.generation != self.generation:
            city = city.copy()
            city.generation = self.generation
            self.cities[at] = city
        return city

    def add_city(self, cell: i64, owner: i64, mood: i64) -> City:
        """A new city of size 1; the piece must have been taken from a supply."""
        city = City()
        city.generation = self.generation
        city.cell = cell
        city.owner = owner
        city.mood = mood
        self.city_at = self.city_at[:]
        self.city_at[cell] = len(self.cities)
        self.cities = append(self.cities, city)
        return city

    def settle_in(self, seat: i64, cell: i64, mood: i64) -> None:
        """A Barbarian settlement becomes a city, for a Settlement of the supply."""
        self.settlements_left += 1
        self.edit(seat).supply[0] -= 1
        city = self.edit_city(cell)
        city.owner = seat
        city.mood = mood
        city.activations = 0

    def drop_city(self, cell: i64) -> None:
        """Take a city off the board; where its pieces go is the caller's business."""
        gap = self.city_at[cell]
        last: i64 = len(self.cities) - 1
        self.city_at = self.city_at[:]
        self.city_at[cell] = terms.NONE
        moved = self.cities[last]
        self.cities = self.cities[:last]
        if gap != last:
            self.cities[gap] = moved
            self.city_at[moved.cell] = gap

    def set_barbarians(self, cell: i64, count: i64) -> None:
        self.barbarians_left += self.barbarians[cell] - count
        self.barbarians = self.barbarians[:]
        self.barbarians[cell] = count

    def place(self, seat: i64, unit: i64, where: i64) -> None:
        """Put a unit on a cell, aboard a ship (CELLS + its number), into supply or out of the game;
        the only way in which units move."""
        player = self.edit(seat)
        old = player.unit_at[unit]
        shift = SHIP_AT
        if unit < codes.FIRST_SHIP:
            shift = SETTLER_AT if unit < codes.FIRST_ARMY else ARMY_AT
        one: i64 = 1
        if 0 <= old < codes.CELLS:
            left = self.standing[old] - (one << shift)
            self.standing[old] = left if left > WHO else 0
        if 0 <= where < codes.CELLS:
            self.standing[where] = ((self.standing[where] & ~WHO) | (seat + 1)) + (one << shift)
        player.unit_at[unit] = where
        if where < 0:
            player.marks[unit] = 0

    # Reading the board

    def has_city(self, cell: i64) -> bool:
        return self.city_at[cell] != terms.NONE

    def owner_at(self, cell: i64) -> i64:
        """Who owns the city on a cell: a seat, BARBARIANS, or NOBODY if there is none."""
        at = self.city_at[cell]
        return NOBODY if at == terms.NONE else self.cities[at].owner

    def holder(self, cell: i64) -> i64:
        """Whose units stand on a cell: a seat, BARBARIANS, or NOBODY."""
        if self.barbarians[cell] > 0:
            return codes.BARBARIANS
        return (self.standing[cell] & WHO) - 1

    def armies(self, cell: i64) -> i64:
        """Army units of whoever stands there; Barbarians are counted in `barbarians`."""
        return (self.standing[cell] >> ARMY_AT) & COUNT_MASK

    def settlers(self, cell: i64) -> i64:
        return (self.standing[cell] >> SETTLER_AT) & COUNT_MASK

    def ships(self, cell: i64) -> i64:
        return (self.standing[cell] >> SHIP_AT) & COUNT_MASK

    def foreign(self, cell: i64, seat: i64) -> bool:
        """Whether units or a city of others, Barbarians among them, are on a cell."""
        return self.foreign_units(cell, seat) or (
            self.city_at[cell] != terms.NONE and self.cities[self.city_at[cell]].owner != seat
        )

    def foreign_units(self, cell: i64, seat: i64) -> bool:
        holder = self.holder(cell)
        return holder != NOBODY and holder != seat

    def is_land(self, cell: i64) -> bool:
        """Whether a cell is turned up and no sea."""
        return FACE_DOWN < self.terrain[cell] < codes.SEA

    def is_sea(self, cell: i64) -> bool:
        return self.terrain[cell] == codes.SEA

    def near(self, cell: i64, i: i64) -> i64:
        """The i-th neighbour of a cell, or NO_CELL."""
        return self.terms.layout.around[cell * codes.SPACES_AROUND + i]

    def cell_of_unit(self, seat: i64, unit: i64) -> i64:
        """Where a unit is; cargo is where its ship is; NO_CELL if it is not on the board."""
        at = self.players[seat].unit_at[unit]
        if at >= codes.CELLS:
            return self.players[seat].unit_at[codes.FIRST_SHIP + at - codes.CELLS]
        return at if at >= 0 else NO_CELL

    def city_count(self, seat: i64) -> i64:
        count: i64 = 0
        for i in range(len(self.cities)):
            if self.cities[i].owner == seat:
                count += 1
        return count

    def usable(self, city: City, building: i64) -> bool:
        """A building works for the city's owner if he has its advance (CC-6.9)."""
        if not city.has(building) or city.owner == codes.BARBARIANS:
            return False
        return self.players[city.owner].owns(terms.BUILDING_ADVANCE[building])

    def owner_of_wonder(self, wonder: i64) -> i64:
        for i in range(len(self.cities)):
            if (self.cities[i].wonders >> wonder) & 1:
                return self.cities[i].owner
        return NOBODY

    def next_seat(self, seat: i64) -> i64:
        """To the left: clockwise (CC-1.9)."""
        return seat + 1 if seat + 1 < self.seats else 0

    # Resources and tokens

    def maximum(self, seat: i64, kind: i64) -> i64:
        """The end of a track (CC-18.3)."""
        player = self.players[seat]
        if kind >= codes.MOOD:
            return UNLIMITED
        if kind == codes.FOOD:
            return terms.STORAGE_MAX if player.has(codes.STORAGE) else terms.FOOD_MAX
        if kind == codes.IDEAS and player.owns(codes.DOGMA):
            return terms.DOGMA_IDEAS
        return terms.RESOURCE_MAX

    def gain(self, seat: i64, kind: i64, count: i64) -> i64:
        """Take from the bank; what exceeds the maximum is lost. How many were really taken."""
        player = self.edit(seat)
        room: i64 = self.maximum(seat, kind) - player.kinds[kind]
        taken = count if count < room else room
        if taken > 0:
            player.kinds[kind] += taken
            return taken
        return 0

    def trim(self, seat: i64) -> None:
        """Lose what a fallen maximum no longer holds (CC-18.3)."""
        for kind in range(codes.MOOD):
            most = self.maximum(seat, kind)
            if self.players[seat].kinds[kind] > most:
                self.edit(seat).kinds[kind] = most

    # Points that all may know

    def pieces_of(self, seat: i64) -> i64:
        """Settlements of a player's cities and buildings of his colour anywhere (CC-19.2)."""
        count: i64 = 0
        for i in range(len(self.cities)):
            city = self.cities[i]
            if city.owner == seat:
                count += 1
            rest = city.colours
            while rest != 0:
                if (rest & COLOUR) - 1 == seat:
                    count += 1
                rest >>= COLOUR_BITS
        return count

    def wonders_of(self, seat: i64) -> i64:
        count: i64 = 0
        for i in range(len(self.cities)):
            if self.cities[i].owner == seat:
                count += count_bits(self.cities[i].wonders)
        return count

    def points(self, seat: i64) -> i64:
        """Final points if the game ended now (CC-19.2)."""
        player = self.players[seat]
        total: i64 = self.pieces_of(seat) * terms.VP_PIECE
        total += count_bits(player.advances) * terms.HALF_VP_ADVANCE // terms.HALVES
        total += self.wonders_of(seat) * terms.VP_WONDER
        total += count_bits(player.scored) * terms.VP_OBJECTIVE
        return total + player.half_points // terms.HALVES

    def scores(self) -> list[int]:
        return [self.points(seat) for seat in range(self.seats)]


def on_board(state: Board, seat: i64) -> i64:
    """How many units a player has on the board, cargo included."""
    count: i64 = 0
    for unit in range(codes.UNITS):
        if state.players[seat].unit_at[unit] > SUPPLY_BOX:
            count += 1
    return count
