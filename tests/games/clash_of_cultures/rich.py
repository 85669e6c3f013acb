"""Rich positions of Clash of Cultures: a known map, many advances, units and cards, late rounds;
all cities of a player full of Army units, players with a single city, Fanaticism and Temples."""

from typing import TypeVar

from edubba.core.game import Setup
from edubba.core.rng import Rng
from edubba.core.words import Json, JsonObject
from edubba.games.clash_of_cultures import codes, terms
from edubba.games.clash_of_cultures import space as ids
from edubba.games.clash_of_cultures.decisions.move.explore import terrain_of
from edubba.games.clash_of_cultures.layout import FACE_DOWN, NO_CELL, Layout, layout_for

T = TypeVar("T")
MOST_TOKENS = 12
HUNDRED = 100


def rich(setup: Setup, rng: Rng) -> JsonObject:
    """A late position that could lie on the table."""
    return _Maker(setup, rng).position()


class _Maker:
    def __init__(self, setup: Setup, rng: Rng) -> None:
        self.rng = rng
        self.seats = setup.seats
        self.layout: Layout = layout_for(setup.seats)
        self.terrain = [int(self.layout.terrain[cell]) for cell in range(len(ids.CELLS))]
        self.pieces = [[int(count) for count in terms.SUPPLY] for _ in range(self.seats)]
        self.cities: dict[int, JsonObject] = {}
        self.owners: dict[int, int] = {}
        """Whose city or units are on a cell; beyond the seats for Barbarians."""
        self.barbarians: dict[str, Json] = {}
        self.wonders = [name for name in ids.WONDERS if name != "great_wall"]

    def chance(self, percent: int) -> bool:
        return self.rng.below(HUNDRED) < percent

    def between(self, least: int, most: int) -> int:
        return least + self.rng.below(most - least + 1)

    def shuffled(self, things: list[T]) -> list[T]:
        left, found = [*things], []
        while left:
            found.append(left.pop(self.rng.below(len(left))))
        return found

    def position(self) -> JsonObject:
        self.turn_up()
        advances = [self.advances() for _ in range(self.seats)]
        for seat in range(self.seats):
            self.settle(seat)
        self.settle_barbarians()
        players: list[Json] = [self.player(seat, advances[seat]) for seat in range(self.seats)]
        self.deal(players)
        free = [cell for cell in self.land() if cell not in self.owners]
        active = self.rng.below(self.seats)
        revealed: JsonObject = {
            ids.CELLS[cell]: ids.TERRAINS[self.terrain[cell]]
            for cell in range(len(ids.CELLS))
            if self.terrain[cell] > FACE_DOWN
        }
        return {
            "players": players,
            "cities": [*self.cities.values()],
            "terrain": revealed,
            "barbarians": self.barbarians,
            "exhausted": [ids.CELLS[cell] for cell in free if self.chance(10)],
            "display": [*self.shuffled([*self.wonders])[: self.between(0, 3)]],
            "action_discard": [*self.actions[: self.between(0, len(self.actions))]],
            "objective_discard": [*self.objectives[: self.between(0, len(self.objectives))]],
            "round": self.between(2, terms.ROUNDS),
            "turn": self.between(1, terms.TURNS),
            "first": self.rng.below(self.seats),
            "active": active,
            "actions": self.between(1, 4),
        }

    # The map

    def turn_up(self) -> None:
        """Most regions lie face up, each with a tile of its own."""
        tiles = self.shuffled([*range(codes.TILES)])
        for region in range(self.layout.starts, self.layout.region_count()):
            if self.chance(85):
                tile, way = tiles.pop(), self.rng.below(len(ids.WAYS))
                for slot in range(codes.REGION_SIZE):
                    cell = int(self.layout.regions[region * codes.REGION_SIZE + slot])
                    self.terrain[cell] = int(terrain_of(tile, slot, way))

    def land(self) -> list[int]:
        return [
            cell for cell in range(len(ids.CELLS)) if FACE_DOWN < self.terrain[cell] < codes.SEA
        ]

    def seas_beside(self, cell: int) -> list[int]:
        around = [
            int(self.layout.around[cell * codes.SPACES_AROUND + i])
            for i in range(codes.SPACES_AROUND)
        ]
        return [other for other in around if other != NO_CELL and self.terrain[other] == codes.SEA]

    # The players

    def advances(self) -> int:
        """Some of each category, its first one first, and one government."""
        owned = 0
        share = self.between(30, 95)
        for advance in self.shuffled([*range(len(ids.ADVANCES))]) * 2:
            if terms.GOVERNMENT[advance] or owned >> advance & 1:
                continue
            if not terms.REQUIRES[advance] & ~owned and self.chance(share):
                owned |= 1 << advance
        for category in self.shuffled([*range(len(terms.OF_CATEGORY))]):
            for advance in range(len(ids.ADVANCES)):
                if terms.OF_CATEGORY[category] >> advance & 1 and terms.GOVERNMENT[advance]:
                    others = int(terms.ALL_GOVERNMENT & ~terms.OF_CATEGORY[category])
                    if not terms.REQUIRES[advance] & ~owned and not owned & others:
                        owned |= 1 << advance
        return owned

    def settle(self, seat: int) -> None:
        """A single city or many, with buildings of several colours and Wonders."""
        home = int(self.layout.city_cells[self.layout.seats[seat]])
        free = [cell for cell in self.land() if cell not in self.owners]
        fit = [cell for cell in free if self.terrain[cell] != codes.BARREN]
        others = [int(cell) for cell in self.layout.city_cells]
        places = [cell for cell in self.shuffled(fit) if cell not in others]
        count = 1 if self.chance(25) else self.between(2, self.pieces[seat][0])
        for cell in [home, *places][:count]:
            self.pieces[seat][0] -= 1
            self.owners[cell] = seat
            self.cities[cell] = self.city(seat, cell)

    def city(self, seat: int, cell: int) -> JsonObject:
        buildings: JsonObject = {}
        port: Json = None
        room = self.between(0, terms.MAX_CITY_SIZE - 1)
        for at in self.shuffled([*range(len(ids.BUILDINGS))])[:room]:
            colour = seat if self.chance(80) else self.rng.below(self.seats)
            seas = self.seas_beside(cell)
            if self.pieces[colour][1 + at] == 0 or (ids.BUILDINGS[at] == "port" and not seas):
                continue
            self.pieces[colour][1 + at] -= 1
            buildings[ids.BUILDINGS[at]] = ids.COLOURS[colour]
            if ids.BUILDINGS[at] == "port":
                port = ids.CELLS[seas[self.rng.below(len(seas))]]
        wonders: list[Json] = []
        if len(buildings) + 1 < terms.MAX_CITY_SIZE and self.chance(20) and self.wonders:
            wonders.append(self.wonders.pop(self.rng.below(len(self.wonders))))
        return {
            "cell": ids.CELLS[cell],
            "owner": ids.COLOURS[seat],
            "mood": ids.MOODS[self.rng.below(len(ids.MOODS))],
            "port": port,
            "buildings": buildings,
            "wonders": wonders,
        }

    def settle_barbarians(self) -> None:
        free = self.shuffled([cell for cell in self.land() if cell not in self.owners])
        for cell in free[: self.between(0, 5)]:
            self.owners[cell] = self.seats
            self.barbarians[ids.CELLS[cell]] = self.between(1, terms.BARBARIAN_LIMIT)
            if self.chance(80):
                self.cities[cell] = {"cell": ids.CELLS[cell], "owner": "barbarians"}

    def player(self, seat: int, advances: int) -> JsonObject:
        names: list[Json] = [name for at, name in enumerate(ids.ADVANCES) if advances >> at & 1]
        most = dict.fromkeys(ids.KINDS, terms.RESOURCE_MAX)
        most["food"] = terms.RESOURCE_MAX if "storage" in names else terms.FOOD_MAX
        most["ideas"] = terms.DOGMA_IDEAS if "dogma" in names else terms.RESOURCE_MAX
        most["mood"] = most["culture"] = MOST_TOKENS
        known = [at for at in range(len(ids.ADVANCES)) if advances >> at & 1]
        return {
            "advances": names,
            "happiness": sum(int(terms.YELLOW[at]) for at in known),
            "culture": sum(int(terms.BLUE[at]) for at in known),
            "kinds": {kind: self.between(0, count) for kind, count in most.items()},
            "units": self.units(seat),
        }

    def units(self, seat: int) -> JsonObject:
        """Army units in all cities, sometimes as many as can be; Settlers; ships with cargo."""
        found: JsonObject = {}
        full = self.chance(30)
        mine = [cell for cell, owner in self.owners.items() if owner == seat]
        land = [cell for cell in self.shuffled(self.land()) if cell not in self.owners]
        armies = [*range(codes.FIRST_ARMY, codes.FIRST_SHIP)]
        for cell in [*mine, *land[: self.between(0, 3)]]:
            for _ in range(terms.ARMY_LIMIT if full else self.between(0, terms.ARMY_LIMIT)):
                if armies:
                    found[ids.UNITS[armies.pop(0)]] = ids.CELLS[cell]
                    self.owners[cell] = seat
        settlers = [*range(self.between(0, codes.FIRST_ARMY))]
        seas = [cell for cell in range(len(ids.CELLS)) if self.terrain[cell] == codes.SEA]
        open_seas = [cell for cell in self.shuffled(seas) if self.owners.get(cell, seat) == seat]
        for ship in range(
            codes.FIRST_SHIP, codes.FIRST_SHIP + self.between(0, codes.UNITS - codes.FIRST_SHIP)
        ):
            if not open_seas:
                break
            cell = open_seas[self.rng.below(min(2, len(open_seas)))]
            self.owners[cell] = seat
            found[ids.UNITS[ship]] = ids.CELLS[cell]
            for _ in range(self.between(0, terms.SHIP_ROOM)):
                aboard = settlers if self.chance(50) else armies
                if aboard:
                    found[ids.UNITS[aboard.pop()]] = ids.UNITS[ship]
        for settler in settlers:
            found[ids.UNITS[settler]] = ids.CELLS[mine[self.rng.below(len(mine))]]
        return found

    # The cards

    def deal(self, players: list[Json]) -> None:
        self.actions = self.shuffled([*ids.ACTION_CARDS])
        self.objectives = self.shuffled([*ids.OBJECTIVE_CARDS])
        persons = self.shuffled([*ids.PERSONS])
        for player in players:
            assert isinstance(player, dict)
            hand = [self.actions.pop() for _ in range(self.between(0, 7))]
            hand += [persons.pop() for _ in range(self.between(0, 1))]
            player["hand"] = [*hand]
            player["objectives"] = [self.objectives.pop() for _ in range(self.between(0, 4))]
            player["scored"] = [self.objectives.pop() for _ in range(self.between(0, 2))]
