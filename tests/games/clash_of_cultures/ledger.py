"""Follows a game by its log alone, as somebody would who only hears it told."""

from edubba.core.journal import Event
from edubba.games.clash_of_cultures.board_events import (
    BarbarianLost,
    BarbariansGrew,
    BarbariansMoved,
    BarbariansSettled,
    CardRevealed,
    CardTaken,
    CityCaptured,
    CityFounded,
    CityLost,
    Collected,
    MoodChanged,
    PieceBuilt,
    PieceLost,
    RaidRepelled,
    SettlementRazed,
    SettlementTaken,
    TakenOver,
    UnitLost,
    UnitPlaced,
    WonderBuilt,
)
from edubba.games.clash_of_cultures.codes import (
    ANGRY,
    BARBARIANS,
    CELLS,
    FIRST_ARMY,
    FIRST_SHIP,
    NEUTRAL,
    SETTLER,
    UNITS,
)
from edubba.games.clash_of_cultures.events import (
    AdvanceGained,
    CardDiscarded,
    CardPlayed,
    DrewAction,
    DrewObjective,
    Gained,
    GovernmentLeft,
    Lost,
    NoRoom,
    ObjectiveDiscarded,
    ObjectiveScored,
    Paid,
    PersonTaken,
    PointsGained,
    Razed,
    TookFromDiscard,
    TradeMade,
    TradeOffered,
)
from edubba.games.clash_of_cultures.space import ADVANCES, BUILDINGS, KINDS, WONDERS
from edubba.games.clash_of_cultures.state import ClashState
from edubba.games.clash_of_cultures.terms import ALL_GOVERNMENT

DRAWN = (DrewAction, DrewObjective, TookFromDiscard, PersonTaken, CardTaken)
PUT_DOWN = (CardPlayed, CardDiscarded, CardRevealed, ObjectiveScored, ObjectiveDiscarded)


class Ledger:
    """What lies open on the table; `cards` are counted, played ones as soon as they are shown."""

    def __init__(self, state: ClashState) -> None:
        seats = range(state.seats)
        players = [state.player(seat) for seat in seats]
        self.goods = [[int(player.kinds[kind]) for kind in range(len(KINDS))] for player in players]
        self.advances = [
            {at for at in range(len(ADVANCES)) if (player.advances >> at) & 1} for player in players
        ]
        self.units = [
            [
                int(player.on_board(0, FIRST_ARMY)),
                int(player.on_board(FIRST_ARMY, FIRST_SHIP)),
                int(player.on_board(FIRST_SHIP, UNITS)),
            ]
            for player in players
        ]
        self.cards = [
            bin(player.hand).count("1") + bin(player.objectives).count("1") for player in players
        ]
        self.halves = [int(player.half_points) for player in players]
        self.cities = {int(city.cell): int(city.owner) for city in state.cities}
        self.moods = {
            int(city.cell): int(city.mood) for city in state.cities if city.owner != BARBARIANS
        }
        self.pieces = {
            int(city.cell): {name for at, name in enumerate(BUILDINGS) if city.has(at)}
            | {name for at, name in enumerate(WONDERS) if (city.wonders >> at) & 1}
            for city in state.cities
        }
        self.barbarians = {
            cell: int(state.barbarians[cell]) for cell in range(CELLS) if state.barbarians[cell]
        }
        self.offer: TradeOffered | None = None

    def facts(self) -> dict[str, object]:
        found = {name: value for name, value in vars(self).items() if name != "offer"}
        return {**found, "barbarians": {k: v for k, v in self.barbarians.items() if v}}

    def hear(self, events: list[Event]) -> None:
        self.traded = False
        for event in events:
            self.goods_change(event)
            self.pieces_change(event)
            self.barbarians_change(event)
            self.cards_change(event)
        del self.traded

    def goods_change(self, event: Event) -> None:
        if isinstance(event, Gained):
            self.add(event.seat, event.goods, 1)
        elif isinstance(event, Paid | Lost) or (isinstance(event, NoRoom) and self.traded):
            self.add(event.seat, event.goods, -1)
        elif isinstance(event, Collected):
            self.goods[event.seat][event.kind] += event.taken
        elif isinstance(event, PointsGained):
            self.halves[event.seat] += event.halves
        elif isinstance(event, TradeOffered):
            self.offer = event
        elif isinstance(event, TradeMade):
            assert self.offer is not None
            self.traded = True
            for sign, seat in ((-1, self.offer.seat), (1, self.offer.other)):
                self.add(seat, self.offer.goods, sign)
                self.add(seat, self.offer.wanted, -sign)
                self.cards[seat] += sign * (self.offer.cards - self.offer.cards_wanted)

    def add(self, seat: int, goods: list[int], sign: int) -> None:
        for kind, count in enumerate(goods):
            self.goods[seat][kind] += sign * count

    def pieces_change(self, event: Event) -> None:
        if isinstance(event, AdvanceGained):
            self.advances[event.seat].add(event.advance)
        elif isinstance(event, GovernmentLeft):
            old = {at for at in self.advances[event.seat] if (ALL_GOVERNMENT >> at) & 1}
            self.advances[event.seat] -= old
        elif isinstance(event, UnitPlaced):
            self.units[event.seat][event.unit] += 1
        elif isinstance(event, UnitLost):
            self.units[event.seat][event.unit] -= 1
        elif isinstance(event, CityFounded):
            self.units[event.seat][SETTLER] -= event.settler
            self.take(event.cell, event.seat, NEUTRAL)
        elif isinstance(event, CityCaptured | SettlementTaken):
            self.take(event.cell, event.seat, ANGRY)
        elif isinstance(event, TakenOver):
            self.take(event.cell, event.seat, NEUTRAL)
            self.barbarians[event.cell] = 0
        elif isinstance(event, CityLost | Razed | SettlementRazed):
            del self.cities[event.cell], self.pieces[event.cell]
            self.moods.pop(event.cell, None)
        elif isinstance(event, MoodChanged):
            self.moods[event.cell] = event.mood
        elif isinstance(event, PieceBuilt):
            self.pieces[event.cell].add(BUILDINGS[event.building])
        elif isinstance(event, WonderBuilt):
            self.pieces[event.cell].add(WONDERS[event.wonder])
        elif isinstance(event, PieceLost):
            self.pieces[event.cell].remove(event.piece.id.partition("-")[2])

    def take(self, cell: int, seat: int, mood: int) -> None:
        self.cities[cell] = seat
        self.moods[cell] = mood
        self.pieces.setdefault(cell, set())

    def barbarians_change(self, event: Event) -> None:
        if isinstance(event, BarbariansSettled):
            self.cities[event.cell] = BARBARIANS
            self.pieces[event.cell] = set()
            self.barbarians[event.cell] = 1
        elif isinstance(event, BarbariansGrew):
            self.barbarians[event.cell] = self.barbarians.get(event.cell, 0) + 1
        elif isinstance(event, BarbarianLost):
            self.barbarians[event.cell] -= 1
        elif isinstance(event, BarbariansMoved):
            self.barbarians[event.start] -= event.count
            self.barbarians[event.cell] = self.barbarians.get(event.cell, 0) + event.count
        elif isinstance(event, RaidRepelled):
            self.barbarians[event.start] = 0

    def cards_change(self, event: Event) -> None:
        if isinstance(event, DRAWN):
            self.cards[event.seat] += 1
        elif isinstance(event, PUT_DOWN):
            self.cards[event.seat] -= 1
