"""What a network that judges Ulm is told: each player's points, means and prospects, few numbers.

Of the others' cards only their number counts, so that no judgement hangs on what is hidden.
"""

from typing import Final, final

from edubba.core.bits import count_bits
from edubba.core.features import Aspects, Feature, Sheet, turns_on, turns_to
from edubba.core.native import i64, vec
from edubba.games.ulm import codes
from edubba.games.ulm.evaluate import laying_adds, rest_of_turn, top_value, turns_left
from edubba.games.ulm.features import put_purse
from edubba.games.ulm.scoring import (
    cathedral,
    chronicles,
    coats,
    kept_sparrows,
    river,
    river_rank,
    sole_majorities,
    tile_colours,
    trade,
)
from edubba.games.ulm.state import UlmState
from edubba.games.ulm.terms import (
    CARD_COLOUR,
    CATHEDRAL_CARDS,
    COAT_INCOME,
    CREST_COAT,
    END_RULE,
    ENTRY_EDGES,
    NONE,
    PUSH_LINE,
    PUSH_PATH,
    SEAL_SPACES,
    SIDE_SLOTS,
    TRADE_CARDS,
    Danube,
)

MOST: Final = 99
SETS: Final = len(CATHEDRAL_CARDS) + len(TRADE_CARDS)
"""Kinds of cards that make sets."""
CHRONICLES: Final = vec[i64]([i for i in range(codes.CARDS) if END_RULE[i] > codes.END_TRADE])
KINDS: Final = SETS + len(CHRONICLES)
POINTS: Final = 5
PURSE: Final = 16
HAND: Final = 4
GRID: Final = codes.COLOURS + 3
SPOT_PUSHES: Final = vec[i64](
    [sum((edges >> spot) & 1 for edges in ENTRY_EDGES) for spot in range(codes.SLOTS)]
)
"""For each edge spot the pushes that bring its owner a sparrow."""
PARTS: Final = 4
"""Parts of a point in which what is begun is told."""
TOP: Final = vec[i64]([round(top_value(card)) for card in range(codes.CARDS)])
"""What the top of each card is worth."""


@final
class UlmAspects(Aspects[UlmState]):
    """Everything by seats in the order of play, the one that looks first."""

    def __init__(self, seats: int, danube: Danube) -> None:
        own = [
            Feature(
                "points", (seats, POINTS), "track, river, Cathedral, Trade, Chronicle", MOST, -MOST
            ),
            Feature("lead", (2,), "ahead of the best other, on the track and in all", MOST, -MOST),
            Feature(
                "purse",
                (seats, PURSE),
                "coins, sparrows, seals, cards played and in hand, crests, coats, tiles, their "
                "colours, quarters, sole majorities, rank on the river, barge, seal spaces from "
                "there on, pushes that bring sparrows, crest income still to come",
                MOST,
            ),
            Feature("tiles", (seats, codes.COLOURS), "tiles before each player", MOST),
            Feature("laid", (seats, KINDS), "cards face-up by kind, Chronicle cards each", MOST),
            Feature("seals", (seats, codes.QUARTERS), "seals in the quarters", MOST),
            Feature("beside", (seats, codes.QUARTERS), "quarters with room beside the barge"),
            Feature("descendants", (seats, codes.DESCENDANTS), "descendants"),
            Feature("hand", (KINDS,), "cards in hand by kind, Chronicle cards each", MOST),
            Feature(
                "gains", (HAND,), "by laying all and the best, by all tops and those paid", MOST
            ),
            Feature("lying", (codes.DESCENDANTS,), "descendants in the Oath House"),
            Feature("room", (codes.QUARTERS,), "free seal spaces", MOST),
            Feature("grid", (GRID,), "most of a colour in a push, pushes, best side, out", MOST),
            Feature("docks", (codes.COLOURS,), "tiles in the docks", MOST),
            Feature("tower", (codes.TOWERS,), "the tower tile in force"),
            Feature("duties", (2,), "whether Imperial Tax and Stone Levy may still come"),
            Feature("line", (codes.COLOURS,), "actions that the pushed line still offers", MOST),
            Feature("plays_left", (1,), "free card plays", MOST),
            Feature("rest", (seats,), "what is begun and open, in quarters", MOST),
            Feature("turns", (seats,), "whole turns that are left", codes.ROUNDS),
            Feature("round", (codes.ROUNDS,), "which round it is"),
            Feature("to_move", (seats,), "whose turn it is"),
        ]
        super().__init__(seats, own)
        onward = [0]
        for space in range(danube.spaces - 1, -1, -1):
            onward.append(onward[-1] | danube.beside[space])
        self.onward = vec[i64](onward[:0:-1])
        """For each space the quarters beside it and those that come after it."""
        self.room = vec[i64]([0] * codes.QUARTERS)
        """Free seal spaces in the position that is being written."""

    def write(self, state: UlmState, seat: i64, sheet: Sheet) -> None:
        seats, players, room = self.seats, state.players, self.room
        for quarter in range(codes.QUARTERS):
            room[quarter] = SEAL_SPACES[quarter] - state.seal_count(quarter)
        write_points(state, seat, sheet)
        for turns in range(seats):
            self.write_purse(state, turns_on(seat, turns, seats), sheet)
        for turns in range(seats):
            write_counts(players[turns_on(seat, turns, seats)].tiles, sheet)
        for turns in range(seats):
            write_cards(players[turns_on(seat, turns, seats)].laid, sheet)
        for turns in range(seats):
            owner = turns_on(seat, turns, seats)
            for quarter in range(codes.QUARTERS):
                note(sheet, quarter, state.seals_of(quarter, owner))
            sheet.skip(codes.QUARTERS)
        for turns in range(seats):
            beside = state.terms.danube.beside[players[turns_on(seat, turns, seats)].barge]
            for quarter in range(codes.QUARTERS):
                if (beside >> quarter) & 1 and room[quarter] > 0:
                    sheet.mark(quarter, 1)
            sheet.skip(codes.QUARTERS)
        for turns in range(seats):
            write_set(players[turns_on(seat, turns, seats)].descendants, codes.DESCENDANTS, sheet)
        write_hand(state, seat, sheet)
        write_set(state.lying_descendants(), codes.DESCENDANTS, sheet)
        write_counts(room, sheet)
        write_grid(state, sheet)
        for dock in range(len(state.docks)):
            if state.docks[dock] != NONE:
                sheet.mark(state.docks[dock], i64(sheet.values[sheet.at + state.docks[dock]]) + 1)
        sheet.skip(codes.COLOURS)
        sheet.one_of(state.tower, codes.TOWERS)
        sheet.put((state.towers >> codes.TOWER_IMPERIAL_TAX) & 1)
        sheet.put((state.towers >> codes.TOWER_STONE_LEVY) & 1)
        write_counts(state.line, sheet)
        sheet.put(state.plays_left)
        begun = rest_of_turn(state, state.to_move)
        note(sheet, turns_to(state.to_move, seat, seats), i64(begun * float(PARTS)))
        sheet.skip(seats)
        for turns in range(seats):
            sheet.put(i64(turns_left(state, turns_on(seat, turns, seats))))
        sheet.one_of(state.round - 1, codes.ROUNDS)
        sheet.one_of(turns_to(state.to_move, seat, seats), seats)

    def write_purse(self, state: UlmState, seat: i64, sheet: Sheet) -> None:
        player, room = state.players[seat], self.room
        put_purse(player, sheet)
        sheet.put(count_bits(player.coats))
        sheet.put(player.tile_count())
        sheet.put(tile_colours(state, seat))
        sheet.put(state.own_quarters(seat))
        sheet.put(sole_majorities(state, seat))
        sheet.put(river_rank(state, seat))
        sheet.put(player.barge)
        onward = self.onward[player.barge]
        ahead: i64 = 0
        income: i64 = 0
        for quarter in range(codes.QUARTERS):
            if (onward >> quarter) & 1:
                ahead += room[quarter]
            if (player.coats >> CREST_COAT[quarter]) & 1:
                income += room[quarter] * COAT_INCOME[CREST_COAT[quarter]]
        sheet.put(ahead)
        sparrows: i64 = 0
        for spot in range(codes.SLOTS):
            if state.edges[spot] == seat:
                sparrows += SPOT_PUSHES[spot]
        sheet.put(sparrows)
        sheet.put(income)


def note(sheet: Sheet, place: i64, value: i64) -> None:
    """A number so many places on; most are 0 and stay so."""
    if value != 0:
        sheet.mark(place, value)


def write_counts(counts: vec[i64], sheet: Sheet) -> None:
    for i in range(len(counts)):
        if counts[i] != 0:
            sheet.mark(i, counts[i])
    sheet.skip(len(counts))


def write_set(mask: i64, count: i64, sheet: Sheet) -> None:
    if mask == 0:
        sheet.skip(count)
    else:
        sheet.set_of(mask, count)


def write_points(state: UlmState, seat: i64, sheet: Sheet) -> None:
    """What each would count now by category, and how far the seat is ahead."""
    terms, seats = state.terms, state.seats
    own: i64 = 0
    track: i64 = -MOST
    best: i64 = -MOST
    for turns in range(seats):
        owner = turns_on(seat, turns, seats)
        player = state.players[owner]
        laid = player.laid
        sailed = river(state, owner)
        sheet.put(player.vp)
        sheet.put(sailed)
        worth: i64 = 0
        if laid != 0:
            built = cathedral(laid)
            traded = trade(laid, terms.same_bonus, terms.different_bonus)
            told = chronicles(state, owner, laid)
            note(sheet, 0, built)
            note(sheet, 1, traded)
            note(sheet, 2, told)
            worth = built + traded + told
        sheet.skip(3)
        worth += player.vp + sailed + kept_sparrows(state, owner) + coats(state, owner)
        if turns == 0:
            own = worth
        else:
            track = max(track, player.vp)
            best = max(best, worth)
    sheet.put(state.players[seat].vp - track)
    sheet.put(own - best)


def write_cards(cards: i64, sheet: Sheet) -> None:
    """How many of each kind that makes sets, and which Chronicle cards."""
    if cards != 0:
        for kind in range(len(CATHEDRAL_CARDS)):
            note(sheet, kind, count_bits(cards & CATHEDRAL_CARDS[kind]))
        for kind in range(len(TRADE_CARDS)):
            note(sheet, len(CATHEDRAL_CARDS) + kind, count_bits(cards & TRADE_CARDS[kind]))
        for i in range(len(CHRONICLES)):
            if (cards >> CHRONICLES[i]) & 1:
                sheet.mark(SETS + i, 1)
    sheet.skip(KINDS)


def write_hand(state: UlmState, seat: i64, sheet: Sheet) -> None:
    """The own cards, and what they would bring now."""
    player = state.players[seat]
    hand = player.hand
    write_cards(hand, sheet)
    if hand == 0:
        sheet.skip(HAND)
        return
    laying: i64 = 0
    best: i64 = 0
    tops: i64 = 0
    paid: i64 = 0
    card: i64 = 0
    while hand:
        if hand & 1:
            gain = laying_adds(state, seat, card)
            laying += gain
            best = max(best, gain)
            tops += TOP[card]
            if player.tiles[CARD_COLOUR[card]] > 0:
                paid += TOP[card]
        hand >>= 1
        card += 1
    sheet.put(laying)
    sheet.put(best)
    sheet.put(tops)
    sheet.put(paid)


def write_grid(state: UlmState, sheet: Sheet) -> None:
    """What the next push may offer beside its own tile, and what a Clear-away may bring."""
    pushes: i64 = 0
    for push in range(len(PUSH_LINE)):
        if state.is_blocked(PUSH_LINE[push]):
            continue
        pushes += 1
        one = state.grid[PUSH_PATH[push * codes.LINE]]
        other = state.grid[PUSH_PATH[push * codes.LINE + 1]]
        if one == NONE or other == NONE:
            continue
        if one == other:
            sheet.mark(one, 2)
        else:
            sheet.mark(one, max(1, i64(sheet.values[sheet.at + one])))
            sheet.mark(other, max(1, i64(sheet.values[sheet.at + other])))
    sheet.skip(codes.COLOURS)
    sheet.put(pushes)
    most: i64 = 0
    out: i64 = 0
    for side in range(codes.SIDES):
        here: i64 = 0
        for i in range(codes.LINE):
            here += state.outer[SIDE_SLOTS[side * codes.LINE + i]] != NONE
        most = max(most, here)
        out += here
    sheet.put(most)
    sheet.put(out)
