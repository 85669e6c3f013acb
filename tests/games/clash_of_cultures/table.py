"""Sets up positions of Clash of Cultures from a few words, and plays moves by their text."""

from typing import Any

from tests.games.clash_of_cultures.refusals import assert_good_refusals

from edubba.core.bits import all_bits
from edubba.core.catalogue import word
from edubba.core.journal import SPECTATOR, Journal, sees
from edubba.core.options import Value
from edubba.core.state import CHANCE
from edubba.games.clash_of_cultures import GAME
from edubba.games.clash_of_cultures.codes import BARBARIANS, CELLS, FIRST_ARMY, FIRST_SHIP, UNITS
from edubba.games.clash_of_cultures.decisions.frames import DRAW_EVENT_STEP, MAIN, STATUS
from edubba.games.clash_of_cultures.layout import cell_of
from edubba.games.clash_of_cultures.pieces import City, Player
from edubba.games.clash_of_cultures.space import (
    ADVANCES,
    BUILDINGS,
    CARDS,
    KINDS,
    MOODS,
    OBJECTIVE_CARDS,
    TERRAINS,
    WONDERS,
)
from edubba.games.clash_of_cultures.state import ClashState
from edubba.games.clash_of_cultures.view import ClashView
from edubba.testing import Position

FIRST_OF_KIND = {"settlers": (0, FIRST_ARMY), "armies": (FIRST_ARMY, FIRST_SHIP)}
FIRST_OF_KIND["ships"] = (FIRST_SHIP, UNITS)


class Table(Position[ClashState]):
    """A position of this game; everything is named as in the rules."""

    # What lies on the table

    def has(self, seat: int, **counts: int) -> "Table":
        """Goods and tokens: `has(0, food=2, mood=1)`."""
        for kind, count in counts.items():
            self.state.edit(seat).kinds[KINDS.index(kind)] = count
        return self

    def knows(self, seat: int, names: str) -> "Table":
        """Cubes on advances, beside those that lie there."""
        for name in names.split():
            self.state.edit(seat).advances |= 1 << ADVANCES.index(name)
        return self

    def levels(self, seat: int, happiness: int = 0, culture: int = 0) -> "Table":
        self.state.edit(seat).happiness = happiness
        self.state.edit(seat).culture = culture
        return self

    def land(self, spaces: str) -> "Table":
        """Reveal spaces: `land("D3 sea, D4 fertile")`."""
        terrain = self.state.terrain[:]
        for entry in spaces.split(","):
            label, name = entry.split()
            terrain[cell_of(label)] = TERRAINS.index(name)
        self.state.terrain = terrain
        return self

    def all_land(self, name: str = "fertile") -> "Table":
        """Reveal everything that is face down as one terrain."""
        terrain = self.state.terrain[:]
        for cell in range(CELLS):
            if terrain[cell] == -1:
                terrain[cell] = TERRAINS.index(name)
        self.state.terrain = terrain
        return self

    def city(
        self,
        label: str,
        seat: int,
        mood: str = "neutral",
        buildings: str = "",
        wonders: str = "",
        port: str = "",
        colour: int | None = None,
    ) -> "Table":
        """A city with buildings of its owner's colour, or of another one."""
        cell = cell_of(label)
        state = self.state
        if not state.has_city(cell):
            state.edit(seat).supply[0] -= 1
            state.add_city(cell, seat, MOODS.index(mood))
        city = state.edit_city(cell)
        city.mood = MOODS.index(mood)
        paint = seat if colour is None else colour
        for name in buildings.split():
            city.paint(BUILDINGS.index(name), paint)
            state.edit(paint).supply[1 + BUILDINGS.index(name)] -= 1
        for name in wonders.split():
            city.wonders |= 1 << WONDERS.index(name)
            state.wonder_deck &= ~(1 << WONDERS.index(name))
        if port:
            city.port = cell_of(port)
        return self

    def units(
        self, seat: int, label: str, settlers: int = 0, armies: int = 0, ships: int = 0
    ) -> "Table":
        """Units from supply on a space."""
        for kind, count in (("settlers", settlers), ("armies", armies), ("ships", ships)):
            first, after = FIRST_OF_KIND[kind]
            for _ in range(count):
                unit = self.state.player(seat).free_unit(first, after)
                self.state.place(seat, unit, cell_of(label))
        return self

    def aboard(self, seat: int, ship: int, settlers: int = 0, armies: int = 0) -> "Table":
        """Cargo on a ship, counted from 1."""
        for kind, count in (("settlers", settlers), ("armies", armies)):
            first, after = FIRST_OF_KIND[kind]
            for _ in range(count):
                unit = self.state.player(seat).free_unit(first, after)
                self.state.place(seat, unit, CELLS + ship - 1)
        return self

    def no_units(self, seat: int) -> "Table":
        for unit in range(UNITS):
            self.state.place(seat, unit, -1)
        return self

    def barbarians(self, label: str, count: int, settlement: bool = True) -> "Table":
        if settlement:
            self.state.add_city(cell_of(label), BARBARIANS, 1)
            self.state.settlements_left -= 1
        self.state.set_barbarians(cell_of(label), count)
        return self

    def exhausted(self, label: str) -> "Table":
        self.state.exhausted = self.state.exhausted[:]
        self.state.exhausted[cell_of(label)] = 1
        self.state.exhausted_left -= 1
        return self

    def holds(self, seat: int, names: str) -> "Table":
        """Cards in hand: Action cards, Great Persons, Objective cards."""
        player = self.state.edit(seat)
        for name in names.split():
            if name in OBJECTIVE_CARDS:
                player.objectives |= 1 << OBJECTIVE_CARDS.index(name)
                self.state.objective_deck &= ~(1 << OBJECTIVE_CARDS.index(name))
            else:
                player.hand |= 1 << CARDS.index(name)
                self.state.action_deck &= ~(1 << CARDS.index(name))
        return self

    def display(self, names: str) -> "Table":
        for name in names.split():
            self.state.display |= 1 << WONDERS.index(name)
            self.state.wonder_deck &= ~(1 << WONDERS.index(name))
        return self

    # Where the game stands

    def turn_of(self, seat: int, actions: int = 3) -> "Table":
        """The menu of a player-turn."""
        self.state.active = seat
        self.state.actions = actions
        self.state.clear_stack()
        self.state.become(MAIN, seat, 0, 0)
        return self

    def event_for(self, seat: int, event: str) -> "Table":
        """An Event is drawn in somebody's turn, and this is the card."""
        self.state.push(DRAW_EVENT_STEP, seat, 0, 0)
        self.state.run_steps(self.journal)
        return self.play(f"draw {event}")

    def status(self, step: int = 0) -> "Table":
        """The Status Phase from one of its five steps on, counted from 0."""
        self.state.active = -1
        self.state.clear_stack()
        self.state.become(STATUS, self.state.first, step, 0)
        self.state.run_steps(self.journal)
        return self

    # Playing

    def play(self, *moves: str) -> "Table":
        """Play moves and outcomes; what leaves no choice beside the move is done by itself."""
        told = Journal()
        for move in moves:
            action = self.action(move)
            while True:
                legal = self.state.legal_actions()
                if action in legal or len(legal) != 1:
                    break
                self.state.apply(legal[0], told)
            assert_good_refusals(self.state)
            super().play(move)
            told.events += self.journal.events
            told.masks += self.journal.masks
        self.journal = told
        return self

    def settle(self) -> "Table":
        """Do what leaves no choice."""
        while self.state.actor >= 0:
            legal = self.state.legal_actions()
            if len(legal) != 1 or self.asked == "main":
                break
            self.state.apply(legal[0], self.journal)
        return self

    @property
    def over(self) -> bool:
        return self.asked == "over"

    # Questions

    @property
    def question_id(self) -> str:
        """The id of the sentence that asks, without its domain."""
        return self.state.decision().prompt(self.state).id.partition("/")[2]

    def asks_for(self, argument: str) -> object:
        """What a question says about one of its arguments."""
        return self.state.decision().prompt(self.state).args[argument]

    def places(self, move: str) -> list[str]:
        """The path of board elements by which an answer is given."""
        return self.state.decision().targets(self.state, self.action(move))

    def knowing(self, move: str) -> list[int]:
        """The seats, with SPECTATOR, that may know an answer."""
        mask = self.state.seen_by(self.action(move))
        return [seat for seat in (SPECTATOR, *range(self.state.seats)) if sees(mask, seat)]

    def whys(self, *moves: str) -> list[str]:
        """Why each of these answers cannot be given."""
        return [self.why(move) for move in moves]

    def lacks(self, *moves: str) -> list[str]:
        """What is missing for the prices of these answers, as their reasons tell it."""
        told = [word(self.refusal(move).words) for move in moves]
        return [sentence.removeprefix("You lack ").removesuffix(".") for sentence in told]

    def heard(self, kind: str, seat: int = SPECTATOR) -> list[Any]:
        """The last events of one kind that a seat heard of."""
        return [event for event in self.journal.seen_by(seat) if event.name == kind]

    # Looking

    def player(self, seat: int) -> Player:
        return self.state.player(seat)

    def goods(self, seat: int) -> dict[str, int]:
        """What a player has, without the kinds he has none of."""
        kinds = self.state.player(seat).kinds
        return {kind: int(kinds[at]) for at, kind in enumerate(KINDS) if kinds[at]}

    def at(self, label: str) -> City:
        return self.state.city(cell_of(label))

    def mood(self, label: str) -> str:
        return MOODS[self.at(label).mood]

    def stands(self, label: str) -> tuple[int, int, int]:
        """Settlers, Army units and ships on a space."""
        cell = cell_of(label)
        state = self.state
        return int(state.settlers(cell)), int(state.armies(cell)), int(state.ships(cell))

    def advances(self, seat: int) -> set[str]:
        mask = self.state.player(seat).advances
        return {name for at, name in enumerate(ADVANCES) if (mask >> at) & 1}

    def hand(self, seat: int) -> set[str]:
        mask = self.state.player(seat).hand
        return {name for at, name in enumerate(CARDS) if (mask >> at) & 1}

    def objectives(self, seat: int) -> set[str]:
        mask = self.state.player(seat).objectives
        return {name for at, name in enumerate(OBJECTIVE_CARDS) if (mask >> at) & 1}

    def scored(self, seat: int) -> int:
        return bin(self.state.player(seat).scored).count("1")

    def view(self, seat: int) -> ClashView:
        view = self.setup.game.view(self.setup, self.state, seat)
        assert isinstance(view, ClashView)
        return view


def table(seats: int = 2, rules: int | None = None, **options: Value) -> Table:
    """A game after set-up: seat 0 begins, nobody holds a card, all decks are full."""
    setup = GAME.setup(seats, options, version=rules)
    state = setup.new()
    assert isinstance(state, ClashState)
    while state.actor == CHANCE:
        state.apply(state.legal_actions()[0])
    for seat in range(seats):
        player = state.edit(seat)
        player.hand = 0
        player.objectives = 0
        player.fresh = 0
        player.late = 0
    state.action_deck = all_bits(len(CARDS) - 9)
    state.objective_deck = all_bits(len(OBJECTIVE_CARDS))
    return Table(setup, state)


def opened(seats: int = 2, **options: Value) -> Table:
    """A game as it opens, first cards dealt."""
    setup = GAME.setup(seats, options)
    state = setup.new()
    assert isinstance(state, ClashState)
    return Table(setup, state)
