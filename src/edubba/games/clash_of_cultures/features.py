"""Clash of Cultures as numbers: the map in layers, the players' boards, a battle and an offer.

Hexes stand in the columns of their letters; of hidden cards only those count that the seat knows.
"""

from typing import Final, final

from edubba.core.bits import count_bits
from edubba.core.features import Feature, Features, Sheet, turns_on, turns_to
from edubba.core.native import i64, vec
from edubba.games.clash_of_cultures import codes, terms
from edubba.games.clash_of_cultures.codes import CARDS, CELLS, OBJECTIVE_CARDS, WONDERS
from edubba.games.clash_of_cultures.decisions import RULES
from edubba.games.clash_of_cultures.decisions.battle.forces import seat_of
from edubba.games.clash_of_cultures.decisions.frames import (
    TRADE_ANSWER,
    TRADE_CARD,
    TRADE_COUNT,
    TRADE_WANTED,
)
from edubba.games.clash_of_cultures.decisions.trade.offer import ITEMS, count_of
from edubba.games.clash_of_cultures.layout import FACE_DOWN
from edubba.games.clash_of_cultures.pieces import Battle
from edubba.games.clash_of_cultures.secrets import knows, knows_objectives
from edubba.games.clash_of_cultures.space import CELLS as LABELS
from edubba.games.clash_of_cultures.space import KINDS, MOODS, TERRAINS, USES
from edubba.games.clash_of_cultures.state import ClashState

COLUMNS: Final = len({label[0] for label in LABELS})
ROWS: Final = max(int(label[1:]) for label in LABELS)
MAP: Final = COLUMNS * ROWS
PLACE: Final = vec[i64](
    [(ord(label[0]) - ord("A")) * ROWS + int(label[1:]) - 1 for label in LABELS]
)
"""Where each cell lies in a layer of the map."""
LANDS: Final = len(TERRAINS)
CITY: Final = 6
"""Layers of what cities are like."""
MOST: Final = 40
STACK: Final = 4
BOARD: Final = 13
SIDE: Final = 5
TWO_SIDES: Final = 2
USED: Final = len(USES)
MOOD_COUNT: Final = len(MOODS)
TURN: Final = 8


@final
class ClashFeatures(Features[ClashState]):
    """The table as one seat sees it."""

    def __init__(self, seats: int) -> None:
        grid, owners = (COLUMNS, ROWS), seats + 1
        own = [
            Feature("terrain", (LANDS + 1, *grid), f"{', '.join(TERRAINS)}, face down"),
            Feature("cities", (owners, *grid), "cities, Barbarian settlements last"),
            Feature(
                "city",
                (CITY + codes.BUILDINGS, *grid),
                "angry, neutral, happy, size, activations, Wonders, then each building",
                9,
            ),
            Feature("influence", (seats, *grid), "buildings of each colour in cities", 4),
            Feature("settlers", (seats, *grid), "Settlers", STACK),
            Feature("armies", (owners, *grid), "Army units, Barbarians last", STACK),
            Feature("ships", (seats, *grid), "ships", STACK),
            Feature("exhausted", grid, "Exhausted tokens"),
            Feature("goods", (seats, codes.KINDS), ", ".join(KINDS), MOST),
            Feature("advances", (seats, codes.ADVANCES), "advances, a borrowed one among them"),
            Feature(
                "board",
                (seats, BOARD),
                "happiness, culture, Settlements and buildings left, units left by kind, "
                "cards, Objective cards, half points",
                MOST,
            ),
            Feature("hand", (seats, CARDS), "Action cards that the seat knows"),
            Feature("objectives", (seats, OBJECTIVE_CARDS), "Objective cards that it knows"),
            Feature("scored", (seats, OBJECTIVE_CARDS), "Objective cards completed"),
            Feature("lost_actions", (seats,), "actions that the next turn lacks", 3),
            Feature("truce", (seats, seats), "whom each may not attack, by number of the seat"),
            Feature("banned", (seats,), "Pestilence: builds nothing"),
            Feature("wonders", (2, WONDERS), "Wonders on display, and those built"),
            Feature("decks", (4,), "cards left: Action, Objective, Event, Wonder", MOST + 2),
            Feature("tiles_left", (1,), "regions not turned up", codes.TILES),
            Feature("round", (terms.ROUNDS,), "which round it is"),
            Feature("turn", (terms.TURNS,), "which turn of the round"),
            Feature("first", (seats,), "the First Player"),
            Feature("active", (seats,), "whose player-turn it is"),
            Feature("used", (USED,), "abilities used in this player-turn"),
            Feature(
                "player_turn",
                (TURN,),
                "actions left, moves, offers made, collects, influenced, takeover, next collect, "
                "warlord",
                9,
            ),
            Feature("looked", (OBJECTIVE_CARDS,), "Objective cards the seat is looking at"),
            Feature("battle", grid, "where a battle is fought, 2 where it came from", 2),
            Feature("battle_kind", (4,), "naval, raid, ambush, Fortress"),
            Feature("battle_round", (1,), "round of the battle", 9),
            Feature("sides", (TWO_SIDES, owners), "attacker and defender"),
            Feature("fight", (TWO_SIDES, SIDE), "dice, value, hits, losses, steel", MOST),
            Feature("battle_card", (TWO_SIDES, CARDS + 1), "its card; face down if unknown"),
            Feature("offer", (2, ITEMS), "given and wanted: goods, cards, Objectives", MOST),
            Feature("offer_by", (seats,), "who makes the offer"),
            Feature("offered", (CARDS + OBJECTIVE_CARDS,), "cards in it, for the partners"),
        ]
        super().__init__(RULES, seats, own)

    def write(self, state: ClashState, seat: i64, sheet: Sheet) -> None:
        seats = self.seats
        self.write_map(state, seat, sheet)
        self.write_players(state, seat, sheet)
        sheet.set_of(state.display, WONDERS)
        built: i64 = 0
        for i in range(len(state.cities)):
            built |= state.cities[i].wonders
        sheet.set_of(built, WONDERS)
        sheet.put(count_bits(state.action_deck))
        sheet.put(count_bits(state.objective_deck))
        sheet.put(count_bits(state.event_deck))
        sheet.put(count_bits(state.wonder_deck))
        sheet.put(count_bits(state.tiles))
        sheet.one_of(state.round - 1, terms.ROUNDS)
        sheet.one_of(state.turn - 1, terms.TURNS)
        sheet.one_of(turns_to(state.first, seat, seats), seats)
        sheet.one_of(turns_to(state.active, seat, seats), seats)
        for use in range(USED):
            sheet.put((state.used >> use) & 1)
        sheet.put(state.actions)
        sheet.put(state.moves)
        sheet.put(state.offers)
        sheet.put(state.collects)
        sheet.put(1 if state.influenced else 0)
        sheet.put(1 if state.takeover else 0)
        sheet.put(state.next_collect)
        sheet.put(state.warlord)
        sheet.set_of(state.looked if state.active == seat else 0, OBJECTIVE_CARDS)
        self.write_battle(state.battle, seat, sheet)
        self.write_offer(state, seat, sheet)

    def write_map(self, state: ClashState, seat: i64, sheet: Sheet) -> None:
        seats = self.seats
        cities: i64 = MAP * (LANDS + 1)
        city_layers: i64 = cities + MAP * (seats + 1)
        influence: i64 = city_layers + MAP * (CITY + codes.BUILDINGS)
        settlers: i64 = influence + MAP * seats
        armies: i64 = settlers + MAP * seats
        ships: i64 = armies + MAP * (seats + 1)
        exhausted: i64 = ships + MAP * seats
        for cell in range(CELLS):
            place = PLACE[cell]
            terrain = state.terrain[cell]
            if terrain >= FACE_DOWN:
                layer: i64 = LANDS if terrain == FACE_DOWN else terrain
                sheet.mark(layer * MAP + place, 1)
            if state.exhausted[cell]:
                sheet.mark(exhausted + place, 1)
            if state.barbarians[cell] > 0:
                sheet.mark(armies + seats * MAP + place, state.barbarians[cell])
            elif state.standing[cell] != 0:
                turns = turns_to(state.holder(cell), seat, seats)
                sheet.mark(settlers + turns * MAP + place, state.settlers(cell))
                sheet.mark(armies + turns * MAP + place, state.armies(cell))
                sheet.mark(ships + turns * MAP + place, state.ships(cell))
        for i in range(len(state.cities)):
            city = state.cities[i]
            place = PLACE[city.cell]
            sheet.mark(cities + self.turns_to(city.owner, seat) * MAP + place, 1)
            here: i64 = city_layers + place
            sheet.mark(here + city.mood * MAP, 1)
            sheet.mark(here + MOOD_COUNT * MAP, city.size())
            sheet.mark(here + (MOOD_COUNT + 1) * MAP, city.activations)
            sheet.mark(here + (MOOD_COUNT + 2) * MAP, count_bits(city.wonders))
            for building in range(codes.BUILDINGS):
                colour = city.colour(building)
                if colour >= 0:
                    sheet.mark(here + (CITY + building) * MAP, 1)
                    whose: i64 = influence + turns_to(colour, seat, seats) * MAP + place
                    sheet.mark(whose, i64(sheet.values[sheet.at + whose]) + 1)
        sheet.skip(exhausted + MAP)

    def turns_to(self, owner: i64, seat: i64) -> i64:
        """Where an owner stands, the Barbarians after all seats."""
        return self.seats if owner == codes.BARBARIANS else turns_to(owner, seat, self.seats)

    def write_players(self, state: ClashState, seat: i64, sheet: Sheet) -> None:
        seats = self.seats
        for turns in range(seats):
            sheet.counts(state.player(turns_on(seat, turns, seats)).kinds, 0, codes.KINDS)
        for turns in range(seats):
            player = state.player(turns_on(seat, turns, seats))
            if player.borrowed >= 0:
                sheet.mark(player.borrowed, 1)
            sheet.set_of(player.advances, codes.ADVANCES)
        for turns in range(seats):
            player = state.player(turns_on(seat, turns, seats))
            sheet.put(player.happiness)
            sheet.put(player.culture)
            sheet.counts(player.supply, 0, codes.BUILDINGS + 1)
            sheet.put(player.in_supply(0, codes.FIRST_ARMY))
            sheet.put(player.in_supply(codes.FIRST_ARMY, codes.FIRST_SHIP))
            sheet.put(player.in_supply(codes.FIRST_SHIP, codes.UNITS))
            sheet.put(count_bits(player.hand))
            sheet.put(count_bits(player.objectives))
            sheet.put(player.half_points)
        for turns in range(seats):
            sheet.set_of(knows(state, turns_on(seat, turns, seats), seat), CARDS)
        for turns in range(seats):
            known = knows_objectives(state, turns_on(seat, turns, seats), seat)
            sheet.set_of(known, OBJECTIVE_CARDS)
        for turns in range(seats):
            sheet.set_of(state.player(turns_on(seat, turns, seats)).scored, OBJECTIVE_CARDS)
        for turns in range(seats):
            player = state.player(turns_on(seat, turns, seats))
            sheet.put(player.assassinated + player.revolted)
        for turns in range(seats):
            sheet.set_of(state.player(turns_on(seat, turns, seats)).truce, seats)
        for turns in range(seats):
            sheet.put(state.player(turns_on(seat, turns, seats)).banned)

    def write_battle(self, battle: Battle | None, seat: i64, sheet: Sheet) -> None:
        owners: i64 = self.seats + 1
        if battle is None:
            sheet.skip(MAP + 4 + 1 + TWO_SIDES * (owners + SIDE + CARDS + 1))
            return
        sheet.mark(PLACE[battle.origin], 2)
        sheet.mark(PLACE[battle.cell], 1)
        sheet.skip(MAP)
        for flag in (battle.naval, battle.raid, battle.ambush, battle.fortress):
            sheet.put(1 if flag else 0)
        sheet.put(battle.round)
        for side in range(TWO_SIDES):
            sheet.one_of(self.turns_to(seat_of(battle, side), seat), owners)
        for side in range(TWO_SIDES):
            sheet.put(battle.dice[side])
            sheet.put(battle.values[side])
            sheet.put(battle.hits[side])
            sheet.put(battle.losses[side])
            sheet.put(battle.steel[side])
        for side in range(TWO_SIDES):
            card = battle.cards[side]
            if card != terms.NONE and not battle.shown and seat_of(battle, side) != seat:
                card = CARDS
            sheet.one_of(card, CARDS + 1)

    def write_offer(self, state: ClashState, seat: i64, sheet: Sheet) -> None:
        code = state.code
        made = code in (TRADE_ANSWER, TRADE_WANTED)
        if not made and code != TRADE_COUNT and code != TRADE_CARD:
            sheet.skip(TWO_SIDES * ITEMS + self.seats + CARDS + OBJECTIVE_CARDS)
            return
        other, gives, wants = state.a, state.c, state.d
        for item in range(ITEMS):
            sheet.put(count_of(gives, item))
        for item in range(ITEMS):
            sheet.put(count_of(wants, item))
        by = other if made else state.actor
        sheet.one_of(turns_to(by, seat, self.seats), self.seats)
        shown = seat == by or (made and seat == state.actor)
        sheet.set_of(state.offered if shown else 0, CARDS)
        sheet.set_of(state.offered_objectives if shown else 0, OBJECTIVE_CARDS)
