"""Positions of Ulm as JSON: written whole, read from as little as one cares to say, and refused if
they could not lie on the table (`table`, `stack`)."""

from typing import Final

from edubba.core.bits import BIT, count_bits, mask_of, names_of, word_of
from edubba.core.data import Data, step_to
from edubba.core.errors import Impossible
from edubba.core.native import i64, vec
from edubba.core.state import NOBODY
from edubba.core.words import Json, JsonObject, Message
from edubba.games.ulm import codes
from edubba.games.ulm.decisions import frames
from edubba.games.ulm.position.stack import LEVY, LOWEST
from edubba.games.ulm.position.table import check
from edubba.games.ulm.space import CARDS, COATS, COLOURS, DESCENDANTS, QUARTERS, SLOTS, TOWERS
from edubba.games.ulm.state import ALL_CARDS, ALL_COATS, ALL_TOWERS, UlmState
from edubba.games.ulm.terms import GRID_START, MOST_OF, NONE
from edubba.games.ulm.words import cannot

HIDDEN, KNOWN, DRAWN, LAID = PLACES_OF_CARDS = ["hand", "known", "drawn", "face_up"]
"""Where a player can have a card: in hand, in hand and known to all, just drawn, face-up."""
AMOUNTS: Final = range(1001)
"""More than there can be of anything, so that sums stay numbers; the checks say what is right."""
POINTS: Final = range(-1000, 1001)
MOST_PILES: Final = 100
"""Draw piles that a game could come to."""

# Writing


def written(state: UlmState) -> JsonObject:
    """The complete position, secrets included."""
    grid = _named(COLOURS, state.grid)
    coats = [state.first_coat, state.second_coat]
    return {
        "round": state.round,
        "start_player": None if state.start_player == NOBODY else state.start_player,
        "to_move": state.to_move,
        "tower": word_of(state.tower, TOWERS),
        "next_tower": word_of(state.next_tower, TOWERS),
        "towers_unseen": [*names_of(state.towers, TOWERS)],
        "grid": [grid[row : row + codes.LINE] for row in range(0, codes.CELLS, codes.LINE)],
        "outer": {SLOTS[i]: COLOURS[tile] for i, tile in enumerate(state.outer) if tile != NONE},
        "docks": _named(COLOURS, state.docks),
        "bag": _tiles(state.bag),
        "drawn_tile": word_of(state.drawn_tile, COLOURS),
        "second_tile": word_of(state.second_tile, COLOURS),
        "players": [_player(state, seat) for seat in range(state.seats)],
        "quarters": {
            name: [state.seals_of(quarter, seat) for seat in range(state.seats)]
            for quarter, name in enumerate(QUARTERS)
        },
        "edges": {SLOTS[i]: seat for i, seat in enumerate(state.edges) if seat != NOBODY},
        "oath_house": _named(DESCENDANTS, state.oath_places),
        "draw_pile": count_bits(state.deck),
        "discard": [*names_of(state.discard, CARDS)],
        "reshuffled": [[*names_of(pile, CARDS)] for pile in state.shuffles[1:]],
        "coats_unseen": count_bits(state.coats),
        "coats_returned": _named(COATS, state.returned),
        "coats_drawn": [COATS[coat] for coat in coats if coat != NONE],
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


def _named(names: list[str], numbers: vec[i64]) -> list[Json]:
    return [word_of(number, names) for number in numbers]


def _tiles(counts: vec[i64]) -> JsonObject:
    return {COLOURS[colour]: count for colour, count in enumerate(counts) if count}


def _player(state: UlmState, seat: int) -> JsonObject:
    player = state.players[seat]
    cards: JsonObject = {}
    drawn = state.drawn if seat == state.to_move else 0
    for card, name in enumerate(CARDS):
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
        "coats": [*names_of(player.coats, COATS)],
        "descendants": [*names_of(player.descendants, DESCENDANTS)],
    }


# Reading


def read(state: UlmState, data: Data) -> None:
    """Take over what is given of a position; what is left out is as at the start of a game, and
    what lies nowhere else is in the bag, in the draw pile or in the stack of coats."""
    state.round = data.number_in(range(codes.ROUNDS + 1), "round", default=1)
    nobody = NOBODY if state.round == 0 else 0  # before round 1 he may not be drawn yet
    state.start_player = data.number_in(range(nobody, state.seats), "start_player", default=nobody)
    state.to_move = data.number_in(range(state.seats), "to_move", default=0)
    _read_tower(state, data)
    _read_tiles(state, data)
    _read_seals(state, data)
    given = data.row(range(state.seats + 1), "players", optional=True)
    for seat in range(state.seats):
        _read_player(state, seat, given[seat] if seat < len(given) else Data({}, "player"))
    _read_cards(state, data)
    _read_coats(state, data)
    _read_turn(state, data)
    if data.has("bag"):
        state.bag = _counts(data, "bag")
    else:  # all tiles that lie nowhere else
        for colour in range(len(COLOURS)):
            lying = state.tiles_of(colour) - state.bag[colour]
            state.bag[colour] = state.terms.tiles[colour] - lying
    check(state)
    for name, lying in (("draw_pile", state.deck), ("coats_unseen", state.coats)):
        count = count_bits(lying)
        data.number_in(range(count, count + 1), name, default=count)


def _words(data: Data, name: str, names: list[str]) -> list[int]:
    """A list of different names, as numbers."""
    found = [item.index_in(names) for item in data.each(name, optional=True)]
    if len(set(found)) != len(found):
        raise Impossible(Message("core/data-twice", place=step_to(data.place, name)))
    return found


def _filled(given: list[Data], names: list[str]) -> vec[i64]:
    """What lies in each place of a row, or nothing."""
    return vec[i64]([NONE if each.value is None else each.index_in(names) for each in given])


def _by_name(data: Data, name: str, names: list[str]) -> dict[int, Data]:
    """What an object tells of things that it names, by their numbers."""
    told = data.keys(name, optional=True)
    return {data.index_of(key, names, name): data.at(name, key) for key in told}


def _counts(data: Data, name: str) -> vec[i64]:
    counts = vec[i64]([0] * len(COLOURS))
    for colour, count in _by_name(data, name, COLOURS).items():
        counts[colour] = count.number_in(AMOUNTS)
    return counts


def _read_tower(state: UlmState, data: Data) -> None:
    state.tower = data.index_in(TOWERS, "tower", default=NONE)
    state.next_tower = data.index_in(TOWERS, "next_tower", default=NONE)
    open_tiles = [tile for tile in (state.tower, state.next_tower) if tile != NONE]
    state.towers = ALL_TOWERS & ~mask_of([*open_tiles])
    if data.has("towers_unseen"):
        state.towers = mask_of(_words(data, "towers_unseen", TOWERS))


def _read_tiles(state: UlmState, data: Data) -> None:
    if data.has("grid"):
        three = range(codes.LINE, codes.LINE + 1)
        cells = [cell for row in data.row(three, "grid") for cell in row.row(three)]
        state.grid = _filled(cells, COLOURS)
    else:
        state.grid = vec[i64]([c for c in range(len(COLOURS)) for _ in range(GRID_START[c])])
    for slot, colour in _by_name(data, "outer", SLOTS).items():
        state.outer[slot] = colour.index_in(COLOURS)
    if data.has("docks"):
        places = len(state.docks)
        state.docks = _filled(data.row(range(places, places + 1), "docks"), COLOURS)
    state.drawn_tile = data.index_in(COLOURS, "drawn_tile", default=NONE)
    state.second_tile = data.index_in(COLOURS, "second_tile", default=NONE)


def _read_seals(state: UlmState, data: Data) -> None:
    for quarter, seals in _by_name(data, "quarters", QUARTERS).items():
        for seat, placed in enumerate(seals.row(range(state.seats, state.seats + 1))):
            state.seals_in[quarter * state.seats + seat] = placed.number_in(AMOUNTS)
    for spot, owner in _by_name(data, "edges", SLOTS).items():
        state.edges[spot] = owner.number_in(range(state.seats))
    state.oath_places = vec[i64](list(range(codes.PLACES)))
    if data.has("oath_house"):
        places = data.row(range(codes.PLACES, codes.PLACES + 1), "oath_house")
        state.oath_places = _filled(places, DESCENDANTS)


def _read_player(state: UlmState, seat: int, data: Data) -> None:
    player = state.players[seat]
    player.vp = data.number_in(POINTS, "vp", default=player.vp)
    player.coins = data.number_in(AMOUNTS, "coins", default=player.coins)
    player.sparrows = data.number_in(AMOUNTS, "sparrows", default=player.sparrows)
    player.barge = data.number_in(range(state.terms.danube.spaces), "barge", default=player.barge)
    player.tiles = _counts(data, "tiles")
    player.coats = mask_of(_words(data, "coats", COATS))
    player.descendants = mask_of(_words(data, "descendants", DESCENDANTS))
    player.seals = data.number_in(AMOUNTS, "seals", default=player.seals - state.seals_placed(seat))
    for card, where in _by_name(data, "cards", CARDS).items():
        place = PLACES_OF_CARDS[where.index_in(PLACES_OF_CARDS)]
        if place == LAID:
            player.laid |= BIT[card]
        elif place == DRAWN:
            if seat != state.to_move:
                raise cannot("hold_drawn")
            state.drawn |= BIT[card]
        else:
            player.hand |= BIT[card]
            state.known |= BIT[card] if place == KNOWN else 0
    player.played = data.number_in(AMOUNTS, "cards_played", default=count_bits(player.laid))


def _read_cards(state: UlmState, data: Data) -> None:
    state.discard = mask_of(_words(data, "discard", CARDS))
    state.deck = ALL_CARDS & ~state.discard & ~state.drawn
    for player in state.players:
        state.deck &= ~(player.hand | player.laid)
    piles = [ALL_CARDS]
    for pile in data.row(range(MOST_PILES), "reshuffled", optional=True):
        piles.append(mask_of([card.index_in(CARDS) for card in pile.each()]))
    state.shuffles = vec[i64](piles)


def _read_coats(state: UlmState, data: Data) -> None:
    returned = _words(data, "coats_returned", COATS)
    data.row(range(MOST_OF[codes.PART_COATS] + 1), "coats_drawn", optional=True)
    drawn = _words(data, "coats_drawn", COATS)
    state.returned = vec[i64](returned)
    state.first_coat, state.second_coat = [*drawn, NONE, NONE][:2]
    state.coats = ALL_COATS & ~mask_of(drawn) & ~mask_of(returned)
    for player in state.players:
        state.coats &= ~player.coats


def _read_turn(state: UlmState, data: Data) -> None:
    turn = data.at("turn") if data.has("turn") else Data({}, "turn")
    state.plays_left = turn.number_in(AMOUNTS, "plays_left", default=codes.FREE_PLAYS)
    state.exchange_open = turn.flag("exchange", default=True)
    state.scholar_open = turn.flag("scholar", default=True)
    state.merchant_open = turn.flag("merchant", default=True)
    state.sealed = turn.flag("sealed", default=False)
    state.line = _counts(turn, "line")
    state.become(frames.TURN_BEGIN, state.to_move)
    if data.has("decisions"):
        state.frames_from_json(_stack(state, data.each("decisions")))


def _stack(state: UlmState, given: list[Data]) -> list[Data]:
    """The stack, with what waits below a decision that somebody wrote down alone."""
    if not given or given[0].has("conceded"):
        return given
    code = given[0].index_in(state.rules.names(), "decision")
    if code in LOWEST:
        return given
    waiting: JsonObject = {"decision": "menu", "actor": state.to_move}
    if code in LEVY:
        turns = (given[0].number("actor") - state.start_player) % state.seats
        waiting = {"decision": "tower_duties", "actor": state.to_move, "settled": 1 + turns}
    elif state.drawn_tile != NONE:
        waiting["decision"] = "before_push"
    return [Data(waiting, "decisions"), *given]
