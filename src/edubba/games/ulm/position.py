"""Positions of Ulm as JSON: written whole, read from as little as one cares to say."""

from typing import Final

from edubba.core.bits import BIT, count_bits, mask_of, members
from edubba.core.data import Data
from edubba.core.native import i64, vec
from edubba.core.state import NOBODY
from edubba.core.words import Json, JsonObject
from edubba.games.ulm.codes import (
    CELLS,
    COLOURS,
    FREE_PLAYS,
    LINE,
    PART_COATS,
    PLACES,
    QUARTERS,
    ROUNDS,
    SLOTS,
)
from edubba.games.ulm.position_check import check
from edubba.games.ulm.space import CARDS as CARD_IDS
from edubba.games.ulm.space import COATS as COAT_IDS
from edubba.games.ulm.space import COLOURS as COLOUR_IDS
from edubba.games.ulm.space import DESCENDANTS as DESCENDANT_IDS
from edubba.games.ulm.space import QUARTERS as QUARTER_IDS
from edubba.games.ulm.space import SLOTS as SLOT_IDS
from edubba.games.ulm.space import TOWERS as TOWER_IDS
from edubba.games.ulm.stack_check import LEVY, LOWEST
from edubba.games.ulm.state import ALL_CARDS, ALL_COATS, ALL_TOWERS, UlmState
from edubba.games.ulm.terms import GRID_START, MOST_OF, NONE

HIDDEN = "hand"
KNOWN = "known"
DRAWN = "drawn"
LAID = "face_up"
PLACES_OF_CARDS = [HIDDEN, KNOWN, DRAWN, LAID]
"""Where a player can have a card: in hand, in hand and known to all, just drawn, face-up."""
AMOUNTS: Final = range(-1000, 1001)
"""More than there can be of anything, so that sums stay numbers; the checks say what is right."""
MOST_PILES: Final = 100
"""Draw piles that a game could come to."""

# Writing


def written(state: UlmState) -> JsonObject:
    """The complete position, secrets included."""
    return {
        "round": state.round,
        "start_player": None if state.start_player == NOBODY else state.start_player,
        "to_move": state.to_move,
        "tower": _name(TOWER_IDS, state.tower),
        "next_tower": _name(TOWER_IDS, state.next_tower),
        "towers_unseen": _names(TOWER_IDS, state.towers),
        "grid": [
            [_name(COLOUR_IDS, state.grid[row + cell]) for cell in range(LINE)]
            for row in range(0, CELLS, LINE)
        ],
        "outer": {
            SLOT_IDS[slot]: COLOUR_IDS[state.outer[slot]]
            for slot in range(SLOTS)
            if state.outer[slot] != NONE
        },
        "docks": [_name(COLOUR_IDS, state.docks[slot]) for slot in range(len(state.docks))],
        "bag": _tiles(state.bag),
        "drawn_tile": _name(COLOUR_IDS, state.drawn_tile),
        "second_tile": _name(COLOUR_IDS, state.second_tile),
        "players": [_player(state, seat) for seat in range(state.seats)],
        "quarters": {
            QUARTER_IDS[quarter]: [state.seals_of(quarter, seat) for seat in range(state.seats)]
            for quarter in range(QUARTERS)
        },
        "edges": {
            SLOT_IDS[spot]: state.edges[spot]
            for spot in range(SLOTS)
            if state.edges[spot] != NOBODY
        },
        "oath_house": [_name(DESCENDANT_IDS, state.oath_places[i]) for i in range(PLACES)],
        "draw_pile": count_bits(state.deck),
        "discard": _names(CARD_IDS, state.discard),
        "reshuffled": [_names(CARD_IDS, state.shuffles[i]) for i in range(1, len(state.shuffles))],
        "coats_unseen": count_bits(state.coats),
        "coats_returned": [COAT_IDS[coat] for coat in state.returned],
        "coats_drawn": [COAT_IDS[c] for c in (state.first_coat, state.second_coat) if c != NONE],
        "turn": {
            "plays_left": state.plays_left,
            "exchange": state.exchange_open,
            "scholar": state.scholar_open,
            "merchant": state.merchant_open,
            "sealed": state.sealed,
            "line": _tiles(state.line),
        },
        "decisions": state.frames_to_json(),
    }


def _name(names: list[str], number: int) -> Json:
    return None if number == NONE else names[number]


def _names(names: list[str], mask: int) -> list[Json]:
    return [names[i] for i in members(mask)]


def _tiles(counts: vec[i64]) -> JsonObject:
    return {COLOUR_IDS[colour]: counts[colour] for colour in range(COLOURS) if counts[colour]}


def _player(state: UlmState, seat: int) -> JsonObject:
    player = state.players[seat]
    cards: JsonObject = {}
    drawn = state.drawn if seat == state.to_move else 0
    for card, name in enumerate(CARD_IDS):
        if (player.laid >> card) & 1:
            cards[name] = LAID
        elif (player.hand >> card) & 1:
            cards[name] = KNOWN if (state.known >> card) & 1 else HIDDEN
        elif (drawn >> card) & 1:
            cards[name] = DRAWN
    return {
        "vp": player.vp,
        "coins": player.coins,
        "sparrows": player.sparrows,
        "barge": player.barge,
        "seals": player.seals,
        "cards_played": player.played,
        "tiles": _tiles(player.tiles),
        "cards": cards,
        "coats": _names(COAT_IDS, player.coats),
        "descendants": _names(DESCENDANT_IDS, player.descendants),
    }


# Reading


def read(state: UlmState, data: Data) -> None:
    """Take over what is given of a position; what is left out is as at the start of a game, and
    what lies nowhere else is in the bag, in the draw pile or in the stack of coats."""
    state.round = _number(data, "round", 1, 0, ROUNDS)
    nobody = NOBODY if state.round == 0 else 0  # before round 1 he may not be drawn yet
    state.start_player = _number(data, "start_player", nobody, nobody, state.seats - 1)
    state.to_move = _number(data, "to_move", 0, 0, state.seats - 1)
    _read_tower(state, data)
    _read_tiles(state, data)
    _read_seals(state, data)
    given = data.each("players") if data.has("players") else []
    if len(given) > state.seats:
        raise ValueError(f"{data.place}: there are {state.seats} players, not {len(given)}")
    for seat in range(state.seats):
        _read_player(state, seat, given[seat] if seat < len(given) else Data({}, "player"))
    _read_cards(state, data)
    _read_coats(state, data)
    _read_turn(state, data)
    if not data.has("bag"):
        _fill_bag(state)
    check(state)
    for name, count in (("draw_pile", state.deck), ("coats_unseen", state.coats)):
        if data.has(name) and data.number(name) != count_bits(count):
            raise ValueError(f"{name} is {data.number(name)}, but {count_bits(count)} are left")


def _number(data: Data, name: str, default: int, least: int, most: int) -> int:
    value = data.number(name) if data.has(name) else default
    if not least <= value <= most:
        raise ValueError(f"{data.place}: {name} is {value}, not {least} to {most}")
    return value


def _amount(data: Data, name: str, default: int) -> int:
    return data.number_in(AMOUNTS, name) if data.has(name) else default


def _word(data: Data, name: str, names: list[str]) -> int:
    return data.index_in(names, name) if data.has(name) else NONE


def _words(data: Data, name: str, names: list[str]) -> list[int]:
    """A list of different names, as numbers."""
    if not data.has(name):
        return []
    found = [item.index_in(names) for item in data.each(name)]
    if len(set(found)) != len(found):
        raise ValueError(f"{data.place}: {name} names something twice")
    return found


def _counts(data: Data, name: str) -> vec[i64]:
    counts = vec[i64]([0] * COLOURS)
    for colour in data.keys(name) if data.has(name) else []:
        if colour not in COLOUR_IDS:
            raise ValueError(f"{data.place}/{name}: {colour} is none of {', '.join(COLOUR_IDS)}")
        counts[COLOUR_IDS.index(colour)] = data.number_in(AMOUNTS, name, colour)
    return counts


def _read_tower(state: UlmState, data: Data) -> None:
    state.tower = _word(data, "tower", TOWER_IDS)
    state.next_tower = _word(data, "next_tower", TOWER_IDS)
    if data.has("towers_unseen"):
        state.towers = mask_of(_words(data, "towers_unseen", TOWER_IDS))
    else:
        state.towers = ALL_TOWERS
        for tile in (state.tower, state.next_tower):
            if tile != NONE:
                state.towers &= ~BIT[tile]


def _read_tiles(state: UlmState, data: Data) -> None:
    if data.has("grid"):
        rows = data.each("grid")
        cells = [cell for row in rows for cell in row.each()]
        if len(rows) != LINE or len(cells) != CELLS:
            raise ValueError(f"{data.place}: the grid has {LINE} rows of {LINE} tiles")
        state.grid = vec[i64]([NONE if c.value is None else c.index_in(COLOUR_IDS) for c in cells])
    else:
        start = [colour for colour in range(COLOURS) for _ in range(GRID_START[colour])]
        state.grid = vec[i64](start)
    for slot in data.keys("outer") if data.has("outer") else []:
        if slot not in SLOT_IDS:
            raise ValueError(f"{data.place}/outer: {slot} is none of {', '.join(SLOT_IDS)}")
        state.outer[SLOT_IDS.index(slot)] = data.index_in(COLOUR_IDS, "outer", slot)
    if data.has("docks"):
        docks = data.each("docks")
        if len(docks) != len(state.docks):
            raise ValueError(f"{data.place}: there are {len(state.docks)} docks")
        state.docks = vec[i64](
            [NONE if dock.value is None else dock.index_in(COLOUR_IDS) for dock in docks]
        )
    state.drawn_tile = _word(data, "drawn_tile", COLOUR_IDS)
    state.second_tile = _word(data, "second_tile", COLOUR_IDS)
    if data.has("bag"):
        state.bag = _counts(data, "bag")


def _fill_bag(state: UlmState) -> None:
    """All tiles that lie nowhere else."""
    state.bag = state.terms.tiles[:]
    for tiles in (state.grid, state.outer, state.docks):
        for i in range(len(tiles)):
            if tiles[i] != NONE:
                state.bag[tiles[i]] -= 1
    for tile in (state.drawn_tile, state.second_tile):
        if tile != NONE:
            state.bag[tile] -= 1
    for seat in range(state.seats):
        for colour in range(COLOURS):
            state.bag[colour] -= state.players[seat].tiles[colour]


def _read_seals(state: UlmState, data: Data) -> None:
    for name in data.keys("quarters") if data.has("quarters") else []:
        if name not in QUARTER_IDS:
            raise ValueError(f"{data.place}/quarters: {name} is none of {', '.join(QUARTER_IDS)}")
        if len(data.each("quarters", name)) != state.seats:
            raise ValueError(f"{data.place}/quarters/{name}: one number of seals a seat")
        for seat in range(state.seats):
            seals = data.number_in(AMOUNTS, "quarters", name, seat)
            state.seals_in[QUARTER_IDS.index(name) * state.seats + seat] = seals
    for spot in data.keys("edges") if data.has("edges") else []:
        if spot not in SLOT_IDS:
            raise ValueError(f"{data.place}/edges: {spot} is none of {', '.join(SLOT_IDS)}")
        owner = _number(data.at("edges"), spot, 0, 0, state.seats - 1)
        state.edges[SLOT_IDS.index(spot)] = owner
    if data.has("oath_house"):
        places = data.each("oath_house")
        if len(places) != PLACES:
            raise ValueError(f"{data.place}: the Oath House has {PLACES} places")
        state.oath_places = vec[i64](
            [NONE if place.value is None else place.index_in(DESCENDANT_IDS) for place in places]
        )
    else:
        state.oath_places = vec[i64](list(range(PLACES)))


def _read_player(state: UlmState, seat: int, data: Data) -> None:
    player = state.players[seat]
    player.vp = _amount(data, "vp", player.vp)
    player.coins = _amount(data, "coins", player.coins)
    player.sparrows = _amount(data, "sparrows", player.sparrows)
    player.barge = _number(data, "barge", player.barge, 0, state.terms.danube.spaces - 1)
    player.tiles = _counts(data, "tiles")
    player.coats = mask_of(_words(data, "coats", COAT_IDS))
    player.descendants = mask_of(_words(data, "descendants", DESCENDANT_IDS))
    placed = state.quarter_seals(seat)
    for spot in range(SLOTS):
        placed += state.edges[spot] == seat
    player.seals = _amount(data, "seals", player.seals - placed)
    for name in data.keys("cards") if data.has("cards") else []:
        if name not in CARD_IDS:
            raise ValueError(f"{data.place}/cards: there is no card {name}")
        _read_card(state, seat, 1 << CARD_IDS.index(name), data.at("cards", name))
    player.played = _amount(data, "cards_played", count_bits(player.laid))


def _read_card(state: UlmState, seat: int, card: int, where: Data) -> None:
    place = where.text()
    player = state.players[seat]
    if place not in PLACES_OF_CARDS:
        raise ValueError(f"{where.place}: {place} is none of {', '.join(PLACES_OF_CARDS)}")
    if place == LAID:
        player.laid |= card
    elif place == DRAWN:
        if seat != state.to_move:
            raise ValueError(f"{where.place}: only who is to move has drawn cards")
        state.drawn |= card
    else:
        player.hand |= card
        state.known |= card if place == KNOWN else 0


def _read_cards(state: UlmState, data: Data) -> None:
    state.discard = mask_of(_words(data, "discard", CARD_IDS))
    state.deck = ALL_CARDS & ~state.discard & ~state.drawn
    for seat in range(state.seats):
        state.deck &= ~(state.players[seat].hand | state.players[seat].laid)
    piles = [ALL_CARDS]
    for pile in data.each("reshuffled") if data.has("reshuffled") else []:
        piles.append(mask_of([card.index_in(CARD_IDS) for card in pile.each()]))
    if len(piles) > MOST_PILES:
        raise ValueError(f"{data.place}: the cards were not shuffled {len(piles)} times")
    state.shuffles = vec[i64](piles)


def _read_coats(state: UlmState, data: Data) -> None:
    state.returned = vec[i64](_words(data, "coats_returned", COAT_IDS))
    drawn = [*_words(data, "coats_drawn", COAT_IDS), NONE, NONE]
    if len(drawn) > MOST_OF[PART_COATS] + 2:
        raise ValueError(f"{data.place}: only {MOST_OF[PART_COATS]} coats are turned up at once")
    state.first_coat, state.second_coat = drawn[0], drawn[1]
    state.coats = ALL_COATS & ~mask_of([c for c in drawn[:2] if c != NONE])
    for i in range(len(state.returned)):
        state.coats &= ~BIT[state.returned[i]]
    for seat in range(state.seats):
        state.coats &= ~state.players[seat].coats


def _read_turn(state: UlmState, data: Data) -> None:
    turn = data.at("turn") if data.has("turn") else Data({}, "turn")
    state.plays_left = _amount(turn, "plays_left", FREE_PLAYS)
    state.exchange_open = turn.flag("exchange") if turn.has("exchange") else True
    state.scholar_open = turn.flag("scholar") if turn.has("scholar") else True
    state.merchant_open = turn.flag("merchant") if turn.has("merchant") else True
    state.sealed = turn.flag("sealed") if turn.has("sealed") else False
    state.line = _counts(turn, "line")
    if data.has("decisions"):
        state.frames_from_json(_stack(state, data.each("decisions")))


def _stack(state: UlmState, given: list[Data]) -> list[Data]:
    """The stack, with what waits below a decision that somebody wrote down alone."""
    if not given or given[0].has("conceded"):
        return given
    if given[0].index_in(state.rules.names(), "decision") in LOWEST:
        return given
    waiting: JsonObject = {"decision": "menu", "actor": state.to_move}
    name = given[0].text("decision")
    if name in [state.rules.decisions[code].name for code in LEVY]:
        turns = (given[0].number("actor") - state.start_player) % state.seats
        waiting = {"decision": "tower_duties", "actor": state.to_move, "settled": 1 + turns}
    elif state.drawn_tile != NONE:
        waiting["decision"] = "before_push"
    return [Data(waiting, "decisions"), *given]
