"""Positions read back from JSON."""

from edubba.core.bits import BIT
from edubba.core.data import Data
from edubba.core.native import i64, vec
from edubba.core.words import Json
from edubba.games.clash_of_cultures import space as ids
from edubba.games.clash_of_cultures.codes import BARBARIANS, CELLS, FIRST_SHIP, PORT, SPACES_AROUND
from edubba.games.clash_of_cultures.layout import NO_CELL, OFF_BOARD, cell_of
from edubba.games.clash_of_cultures.pieces import GONE, SUPPLY_BOX, Battle, new_battle
from edubba.games.clash_of_cultures.position import fields
from edubba.games.clash_of_cultures.position.checking import check_position
from edubba.games.clash_of_cultures.position.completing import beginning, completed
from edubba.games.clash_of_cultures.state import ClashState
from edubba.games.clash_of_cultures.terms import NONE, PIECES
from edubba.games.clash_of_cultures.totals import totals_of
from edubba.games.clash_of_cultures.words import cannot
from edubba.games.clash_of_cultures.words import player as player_word


def read_position(state: ClashState, given: Data) -> None:
    """Take over a position onto empty boards; what is left out is filled in, all is checked."""
    fresh = beginning(state)
    totals = totals_of(fresh)
    whole = completed(fresh, Data(up_to_date(state, given), given.place))
    data = Data(whole, given.place, given.asked)
    for seat, entry in enumerate(data.each("players")):
        read_player(state, seat, entry)
    for entry in data.each("cities"):
        read_city(state, entry)
    state.terrain = state.terms.layout.terrain[:]
    state.barbarians = vec[i64]([0] * CELLS)
    state.exhausted = vec[i64]([0] * CELLS)
    for label in data.keys("terrain"):
        cell = board_cell(state, label)
        state.terrain[cell] = data.index_in(ids.TERRAINS, "terrain", label)
    for label in data.keys("barbarians"):
        count = data.number_in(fields.STACK, "barbarians", label)
        state.barbarians[board_cell(state, label)] = count
    for label in data.texts("exhausted"):
        state.exhausted[board_cell(state, label)] = 1
    for name, words in fields.SETS.items():
        setattr(state, name, read_set(data, words, name))
    fought = [
        2 * entry.index_in(ids.CELLS, "cell") + int(entry.flag("won"))
        for entry in data.each("land_battles")
    ]
    state.land_battles = vec[i64](fought)
    state.action_discard = read_pile(data, "action_discard", ids.CARDS)
    state.event_discard = read_pile(data, "event_discard", ids.EVENTS)
    for name, right in fields.numbers(state).items():
        setattr(state, name, data.number_in(right, name))
    for name in fields.FLAGS:
        setattr(state, name, data.flag(name))
    state.battle = read_battle(data.at("battle")) if data.has("battle") else None
    state.frames_from_json(data.each("decisions"))
    find_ports(state)
    check_position(state, totals)


def find_ports(state: ClashState) -> None:
    """A Port whose sea space was left out has the first one beside its city (CC-6.6)."""
    for i in range(len(state.cities)):
        city = state.cities[i]
        if city.has(PORT) and city.port == NO_CELL:
            for at in range(SPACES_AROUND):
                other = state.near(city.cell, at)
                if city.port == NO_CELL and other != NO_CELL and state.is_sea(other):
                    city.port = other


def up_to_date(state: ClashState, given: Data) -> Json:
    """A position as version 2 of the rules wrote it: `spent` was never read, and `chosen` stood for
    a player, an advance or a region, whatever was chosen last."""
    said = given.value
    if not given.has("spent") or not isinstance(said, dict):
        return said
    now = {name: value for name, value in said.items() if name != "spent"}
    last = said.get("chosen")
    if isinstance(last, int):
        right = fields.numbers(state)
        for name in ("chosen", "learned", "revealed"):
            now[name] = last if last in right[name] else NONE
    return now


def board_cell(state: ClashState, label: str) -> int:
    if label not in ids.CELLS or state.terms.layout.terrain[cell_of(label)] == OFF_BOARD:
        raise cannot("find", cell=label)
    return cell_of(label)


def read_set(data: Data, words: list[str], *field: str) -> int:
    found: i64 = 0
    for entry in data.each(*field):
        found |= BIT[entry.index_in(words)]
    return found


def read_pile(data: Data, field: str, words: list[str]) -> vec[i64]:
    return vec[i64]([card.index_in(words) for card in data.each(field)])


def read_amounts(data: Data, field: str, words: list[str]) -> vec[i64]:
    return vec[i64]([data.number(field, word) for word in words])


def read_player(state: ClashState, seat: int, data: Data) -> None:
    player = state.edit(seat)
    player.kinds = read_amounts(data, "kinds", ids.KINDS)
    player.supply = read_amounts(data, "supply", PIECES)
    player.removed = read_amounts(data, "removed", PIECES)
    for name, words in fields.PLAYER_SETS.items():
        setattr(player, name, read_set(data, words, name))
    player.start = board_cell(state, data.text("start")) if data.has("start") else NO_CELL
    player.borrowed = data.index_in(ids.ADVANCES, "borrowed", default=NONE)
    for name, right in fields.player_numbers(player).items():
        setattr(player, name, data.number_in(right, name))
    all_and_everybody = range(state.seats + 1, state.seats + 2)
    for other, entry in enumerate(data.row(all_and_everybody, "known")):
        player.known[other] = read_set(entry, ids.CARDS)
    for other, entry in enumerate(data.row(all_and_everybody, "known_objectives")):
        player.known_objectives[other] = read_set(entry, ids.OBJECTIVE_CARDS)
    units = data.at("units")
    for unit, name in enumerate(ids.UNITS):
        at = read_place(state, units.text(name)) if units.has(name) else SUPPLY_BOX
        state.place(seat, unit, at)
    for name in data.keys("marks"):
        unit = data.index_of(name, ids.UNITS, "marks")
        player.marks[unit] = read_set(data, fields.MARKS, "marks", name)


def read_place(state: ClashState, at: str) -> int:
    """Where a unit is: on a space, aboard a ship, or out of the game."""
    if at == "gone":
        return GONE
    if at in ids.UNITS:
        return CELLS + ids.UNITS.index(at) - FIRST_SHIP
    return board_cell(state, at)


def read_city(state: ClashState, data: Data) -> None:
    cell = board_cell(state, data.text("cell"))
    if state.has_city(cell):
        raise cannot("settle", cell=data.text("cell"))
    owner = data.index_in(ids.OWNERS, "owner")
    if owner != BARBARIANS and owner >= state.seats:
        raise cannot("play", colour=player_word(owner))
    city = state.add_city(cell, owner, data.index_in(ids.MOODS, "mood"))
    city.port = board_cell(state, data.text("port")) if data.has("port") else city.port
    for name in data.keys("buildings"):
        building = data.index_of(name, ids.BUILDINGS, "buildings")
        city.paint(building, data.index_in(ids.COLOURS, "buildings", name))
    city.wonders = read_set(data, ids.WONDERS, "wonders")
    city.activations = data.number_in(fields.SOME, "activations")


def read_battle(data: Data) -> Battle:
    battle = new_battle()
    battle.attacker = data.index_in(ids.OWNERS, "attacker")
    battle.defender = data.index_in(ids.OWNERS, "defender")
    battle.cell = data.index_in(ids.CELLS, "cell")
    battle.origin = data.index_in(ids.CELLS, "origin")
    battle.units = read_set(data, ids.UNITS, "units")
    for side in range(len(battle.cards)):
        card = data.at("cards", side)
        battle.cards[side] = NONE if card.value is None else card.index_in(ids.CARDS)
    for name, right in fields.BATTLE_NUMBERS.items():
        setattr(battle, name, data.number_in(right, name))
    for name in fields.BATTLE_FLAGS:
        setattr(battle, name, data.flag(name))
    pair = range(len(battle.cards), len(battle.cards) + 1)
    for name, right in fields.BATTLE_PAIRS.items():
        both = [each.number_in(right) for each in data.row(pair, name)]
        setattr(battle, name, vec[i64](both))
    return battle
