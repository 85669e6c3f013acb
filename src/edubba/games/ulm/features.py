"""Ulm as numbers: the Cathedral grid in layers, quarters, river, and what each player has.

Of the others' cards only those count that everybody knows.
"""

from typing import Final, final

from edubba.core.bits import count_bits
from edubba.core.features import Feature, Features, Sheet, turns_on, turns_to
from edubba.core.native import i64, vec
from edubba.games.ulm import codes
from edubba.games.ulm.decisions import RULES
from edubba.games.ulm.player import Player
from edubba.games.ulm.state import UlmState, places_with
from edubba.games.ulm.terms import NONE, SEAL_SPACES, Terms

MOST_TILES: Final = 60
MOST_POINTS: Final = 150
MOST_MONEY: Final = 30
MOST_SEALS: Final = max([*SEAL_SPACES])
PURSE: Final = 8


@final
class UlmFeatures(Features[UlmState]):
    """The table as one seat sees it."""

    def __init__(self, seats: int, terms: Terms) -> None:
        colours, spaces = codes.COLOURS, int(terms.danube.spaces)
        own = [
            Feature("grid", (colours, codes.LINE, codes.LINE), "the Cathedral grid by colour"),
            Feature("outer", (colours, codes.SLOTS), "tiles pushed out, north, east, south, west"),
            Feature("docks", (colours, codes.DOCKS), "tiles in the docks"),
            Feature("bag", (colours,), "tiles in the bag", MOST_TILES),
            Feature("drawn_tile", (2, colours), "the tile to push, and the Builder's other one"),
            Feature("line", (colours,), "actions that the pushed line still offers", codes.LINE),
            Feature("quarters", (seats, codes.QUARTERS), "seals in the quarters", MOST_SEALS),
            Feature("edges", (seats, codes.SLOTS), "seals on the edge spots"),
            Feature("oath_house", (codes.DESCENDANTS,), "descendants that still lie there"),
            Feature("river", (seats, spaces), "where the barges are"),
            Feature("points", (seats,), "on the score track", MOST_POINTS),
            Feature(
                "purse",
                (seats, PURSE),
                "coins, sparrows, seals, cards played, cards in hand, crests, tiles, quarters",
                MOST_MONEY,
            ),
            Feature("tiles", (seats, colours), "tiles before each player", MOST_MONEY),
            Feature("hand", (seats, codes.CARDS), "cards in hand, of others those all know"),
            Feature("laid", (seats, codes.CARDS), "cards lying face-up"),
            Feature("coats", (seats, codes.COATS), "coats of arms"),
            Feature("descendants", (seats, codes.DESCENDANTS), "descendants"),
            Feature("discard", (codes.CARDS,), "the discard pile"),
            Feature("deck", (1,), "cards in the draw pile", codes.CARDS),
            Feature("drawn", (codes.CARDS,), "cards just drawn, for who drew them"),
            Feature("drawn_count", (1,), "how many were drawn", codes.CARD_CHOICE + 1),
            Feature("coats_left", (codes.COATS,), "coats of arms nobody has seen"),
            Feature("coats_returned", (1,), "coats under the stack", codes.COATS),
            Feature("coats_drawn", (codes.COATS,), "coats turned up to choose from"),
            Feature("towers_left", (codes.TOWERS,), "tower tiles nobody has seen"),
            Feature("tower", (2, codes.TOWERS), "the tower tile in force, and the next one"),
            Feature("plays_left", (1,), "free card plays", MOST_MONEY),
            Feature("open", (4,), "dock exchange, Scholar, Merchant, a Seal action done"),
            Feature("round", (codes.ROUNDS,), "which round it is"),
            Feature("start_player", (seats,), "who began the round"),
            Feature("to_move", (seats,), "whose turn it is"),
        ]
        super().__init__(RULES, seats, own)

    def write(self, state: UlmState, seat: i64, sheet: Sheet) -> None:
        seats = self.seats
        write_colours(state.grid, sheet)
        write_colours(state.outer, sheet)
        write_colours(state.docks, sheet)
        sheet.counts(state.bag, 0, codes.COLOURS)
        sheet.one_of(state.drawn_tile, codes.COLOURS)
        sheet.one_of(state.second_tile, codes.COLOURS)
        sheet.counts(state.line, 0, codes.COLOURS)
        for turns in range(seats):
            owner = turns_on(seat, turns, seats)
            for quarter in range(codes.QUARTERS):
                sheet.put(state.seals_of(quarter, owner))
        for turns in range(seats):
            sheet.set_of(places_with(state.edges, turns_on(seat, turns, seats)), codes.SLOTS)
        sheet.set_of(state.lying_descendants(), codes.DESCENDANTS)
        self.write_players(state, seat, sheet)
        sheet.set_of(state.discard, codes.CARDS)
        sheet.put(count_bits(state.deck))
        sheet.set_of(state.drawn if state.to_move == seat else 0, codes.CARDS)
        sheet.put(count_bits(state.drawn))
        sheet.set_of(state.coats, codes.COATS)
        sheet.put(len(state.returned))
        sheet.set_of(state.drawn_coats(), codes.COATS)
        sheet.set_of(state.towers, codes.TOWERS)
        sheet.one_of(state.tower, codes.TOWERS)
        sheet.one_of(state.next_tower, codes.TOWERS)
        sheet.put(state.plays_left)
        for flag in (state.exchange_open, state.scholar_open, state.merchant_open, state.sealed):
            sheet.put(1 if flag else 0)
        sheet.one_of(state.round - 1, codes.ROUNDS)
        sheet.one_of(turns_to(state.start_player, seat, seats), seats)
        sheet.one_of(turns_to(state.to_move, seat, seats), seats)

    def write_players(self, state: UlmState, seat: i64, sheet: Sheet) -> None:
        """From the river to the descendants: all that is counted by player."""
        seats, players = self.seats, state.players
        for turns in range(seats):
            sheet.one_of(players[turns_on(seat, turns, seats)].barge, state.terms.danube.spaces)
        for turns in range(seats):
            sheet.put(players[turns_on(seat, turns, seats)].vp)
        for turns in range(seats):
            owner = turns_on(seat, turns, seats)
            player = players[owner]
            put_purse(player, sheet)
            sheet.put(player.tile_count())
            sheet.put(state.own_quarters(owner))
        for turns in range(seats):
            sheet.counts(players[turns_on(seat, turns, seats)].tiles, 0, codes.COLOURS)
        sheet.set_of(players[seat].hand, codes.CARDS)
        for turns in range(1, seats):
            hand = players[turns_on(seat, turns, seats)].hand
            sheet.set_of(hand & state.known, codes.CARDS)
        for turns in range(seats):
            sheet.set_of(players[turns_on(seat, turns, seats)].laid, codes.CARDS)
        for turns in range(seats):
            sheet.set_of(players[turns_on(seat, turns, seats)].coats, codes.COATS)
        for turns in range(seats):
            sheet.set_of(players[turns_on(seat, turns, seats)].descendants, codes.DESCENDANTS)


def put_purse(player: Player, sheet: Sheet) -> None:
    """The first numbers of a purse, also for a network that judges."""
    sheet.put(player.coins)
    sheet.put(player.sparrows)
    sheet.put(player.seals)
    sheet.put(player.played)
    sheet.put(count_bits(player.hand))
    sheet.put(player.crests())


def write_colours(places: vec[i64], sheet: Sheet) -> None:
    """A layer for each colour: where its tiles lie."""
    for place in range(len(places)):
        if places[place] != NONE:
            sheet.mark(places[place] * len(places) + place, 1)
    sheet.skip(codes.COLOURS * len(places))
