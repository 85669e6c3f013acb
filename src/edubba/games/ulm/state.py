"""A position of Ulm: everything that lies on the table, and who holds which cards."""

from typing import Final, final

from edubba.core.actions import Actions
from edubba.core.bits import BIT, count_bits
from edubba.core.native import append, i64, mypyc_attr, vec
from edubba.core.rng import Rng
from edubba.core.state import NOBODY, State
from edubba.core.words import JsonObject
from edubba.games.ulm import codes
from edubba.games.ulm.player import Player, total
from edubba.games.ulm.terms import CREST_COAT, DOCK_START, LINE_ENDS, MOST_OF, NONE, Terms

ALL_CARDS: Final = (1 << codes.CARDS) - 1
ALL_COATS: Final = (1 << codes.COATS) - 1
ALL_SLOTS: Final = (1 << codes.SLOTS) - 1
ALL_DOCKS: Final = (1 << codes.DOCKS) - 1
ALL_TOWERS: Final = (1 << codes.TOWERS) - 1


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class UlmState(State):
    """One position. Secret are only the cards in hand, and those just drawn to choose from."""

    terms: Terms
    players: vec[Player]
    round: i64 = 0
    """1 to 10; 0 before the first."""
    start_player: i64 = NOBODY
    to_move: i64 = 0
    """Whose turn it is."""

    # Action tiles
    bag: vec[i64]
    """Tiles of each colour in the bag."""
    grid: vec[i64]
    """The colour in each cell; NONE only while it is set up."""
    outer: vec[i64]
    """The colour of the pushed-out tile in each slot, or NONE."""
    docks: vec[i64]
    """The colour in each dock, or NONE."""
    drawn_tile: i64 = NONE
    """The tile drawn and not yet pushed ..."""
    second_tile: i64 = NONE
    """... and the other one that a Builder drew."""

    # Seals
    seals_in: vec[i64]
    """Seals of each seat in each quarter, a quarter's seats side by side."""
    edges: vec[i64]
    """Whose seal lies on each edge spot, or NOBODY."""
    oath_places: vec[i64]
    """The descendants laid out in the Oath House; a taken one's place holds its owner's seal."""

    # Cards
    deck: i64 = ALL_CARDS
    """Bits of the cards in the draw pile; its order is decided by chance when one is drawn."""
    discard: i64 = 0
    drawn: i64 = 0
    """Cards just drawn by the player to move, who will keep one."""
    known: i64 = 0
    """Cards in hands that everybody knows: they were taken from the open discard pile."""
    shuffles: vec[i64]
    """The cards of each draw pile there was. A pile made of the discards is known to all, so it is
    known from which of the piles a hidden card must come."""

    # Coats of arms: unknown ones on top, returned ones below (UL-12.17)
    coats: i64 = ALL_COATS
    returned: vec[i64]
    """In the order in which they will come."""
    first_coat: i64 = NONE
    second_coat: i64 = NONE
    """Coats just drawn."""

    # The tower
    towers: i64 = ALL_TOWERS
    """Bits of the tiles nobody has seen; the two removed ones are the last of them."""
    tower: i64 = NONE
    """The tile in force."""
    next_tower: i64 = NONE
    """The tile on the Charter, where it is visible (UL-10.6)."""

    # This turn
    plays_left: i64 = 0
    """Free card plays (UL-4.12)."""
    exchange_open: bool = False
    """Whether the drawn tile may still be exchanged with a dock tile (UL-4.7) ..."""
    scholar_open: bool = False
    """... or by the Scholar (UL-7.2)."""
    merchant_open: bool = False
    """Whether the Merchant has not been used yet (UL-7.6)."""
    sealed: bool = False
    """Whether the player has done a Seal action (UL-10.8), by option the free one (UL-13.14)."""
    line: vec[i64]
    """Actions of each colour that the pushed line still offers (UL-4.10)."""
    choices: Actions | None = None
    """At hand for choices that may be none; no part of the position."""

    def lay_out(self, terms: Terms) -> None:
        """The table before anything is drawn (UL-3)."""
        self.terms = terms
        self.players = vec[Player]([Player() for _ in range(self.seats)])
        self.grid = vec[i64]([NONE] * codes.CELLS)
        self.outer = vec[i64]([NONE] * codes.SLOTS)
        self.docks = DOCK_START[:]  # UL-3.6
        self.bag = terms.tiles[:]
        for slot in range(len(self.docks)):
            self.bag[self.docks[slot]] -= 1
        self.seals_in = vec[i64]([0] * (codes.QUARTERS * self.seats))
        self.edges = vec[i64]([NOBODY] * codes.SLOTS)
        self.oath_places = vec[i64]([NONE] * codes.PLACES)
        self.shuffles = vec[i64]([ALL_CARDS])
        self.returned = vec[i64]()
        self.line = vec[i64]([0] * codes.COLOURS)

    # Small questions

    def tiles_of(self, colour: i64) -> i64:
        """All tiles of a colour, wherever they lie (UL-1.1)."""
        count: i64 = self.bag[colour] + (self.drawn_tile == colour) + (self.second_tile == colour)
        for tiles in (self.grid, self.outer, self.docks):
            for at in range(len(tiles)):
                count += tiles[at] == colour
        for seat in range(self.seats):
            count += self.players[seat].tiles[colour]
        return count

    def bag_count(self) -> i64:
        return total(self.bag)

    def is_blocked(self, line: i64) -> bool:
        """Whether a pushed-out tile lies at one of the line's ends (UL-2.5)."""
        return self.outer[LINE_ENDS[line + line]] != NONE or (
            self.outer[LINE_ENDS[line + line + 1]] != NONE
        )

    def all_blocked(self) -> bool:
        for line in range(codes.LINES):
            if not self.is_blocked(line):
                return False
        return True

    def is_pushed_out(self) -> bool:
        """Whether any outer slot holds a tile."""
        return places_with(self.outer, NONE) != ALL_SLOTS

    def has_dock_tile(self) -> bool:
        return places_with(self.docks, NONE) != ALL_DOCKS

    def free_edge(self) -> bool:
        return places_with(self.edges, NOBODY) != 0

    def seals_of(self, quarter: i64, seat: i64) -> i64:
        return self.seals_in[quarter * self.seats + seat]

    def seal_count(self, quarter: i64) -> i64:
        """All seals in a quarter."""
        count: i64 = 0
        for seat in range(self.seats):
            count += self.seals_in[quarter * self.seats + seat]
        return count

    def own_quarters(self, seat: i64) -> i64:
        """In how many quarters a player has a seal."""
        count: i64 = 0
        for quarter in range(codes.QUARTERS):
            if self.seals_of(quarter, seat) > 0:
                count += 1
        return count

    def quarter_seals(self, seat: i64) -> i64:
        """All seals of a player in quarters; those on edge spots do not count (UL-6.9)."""
        count: i64 = 0
        for quarter in range(codes.QUARTERS):
            count += self.seals_of(quarter, seat)
        return count

    def seals_placed(self, seat: i64) -> i64:
        """All seals of a player in quarters and on edge spots."""
        count = self.quarter_seals(seat)
        for spot in range(codes.SLOTS):
            count += self.edges[spot] == seat
        return count

    def crest_owner(self, quarter: i64) -> i64:
        """Whose family crest lies in a quarter, or NOBODY."""
        coat = CREST_COAT[quarter]
        for seat in range(self.seats):
            if (self.players[seat].coats >> coat) & 1:
                return seat
        return NOBODY

    def lying_descendants(self) -> i64:
        """Bits of the descendants that still lie in the Oath House."""
        lying: i64 = 0
        for place in range(codes.PLACES):
            if self.oath_places[place] != NONE:
                lying |= BIT[self.oath_places[place]]
        for seat in range(self.seats):
            lying &= ~self.players[seat].descendants
        return lying

    def cards_to_draw(self) -> bool:
        """Whether draw pile and discard pile together hold a card."""
        return self.deck | self.discard != 0

    def coin_bank(self) -> i64:
        """Coins that can still be taken (UL-13.7)."""
        rest = self.terms.coins
        for seat in range(self.seats):
            rest -= self.players[seat].coins
        return rest

    def sparrow_bank(self) -> i64:
        rest = self.terms.sparrows
        for seat in range(self.seats):
            rest -= self.players[seat].sparrows
        return rest

    def coat_count(self) -> i64:
        """Coats left in the stack."""
        return count_bits(self.coats) + len(self.returned)

    def drawn_coats(self) -> i64:
        """Bits of the coats turned up to choose from."""
        drawn: i64 = 0 if self.first_coat == NONE else BIT[self.first_coat]
        return drawn if self.second_coat == NONE else drawn | BIT[self.second_coat]

    # The contract

    def bounds(self, name: str) -> range:
        most_cards = MOST_OF[codes.PART_DISCARD_OR_DRAW]
        right = {
            "amount": range(1, MOST_OF[codes.PART_COIN_OR_TILE] + 1),
            "base_price": range(0 if self.terms.extra_seal else 1, codes.SEAL_PRICE + 1),
            "cards": range(most_cards, most_cards + 1),
            "cell": range(codes.CELLS),
            "drawn": range(2),
            "given": range(codes.COLOURS),
            "last": range(1, self.terms.danube.spaces),
            "optional": range(2),
            "place": range(codes.PLACES),
            "settled": range(self.seats + 1),
            "slot": range(len(self.docks)),
            "space": range(1, self.terms.danube.spaces),
        }
        return right[name]

    def clone(self) -> "UlmState":
        copy = UlmState()
        copy.stack_from(self)
        copy.terms = self.terms
        players = self.players[:]
        for seat in range(self.seats):
            players[seat] = players[seat].copy()
        copy.players = players
        copy.round = self.round
        copy.start_player = self.start_player
        copy.to_move = self.to_move
        copy.bag = self.bag[:]
        copy.grid = self.grid[:]
        copy.outer = self.outer[:]
        copy.docks = self.docks[:]
        copy.drawn_tile = self.drawn_tile
        copy.second_tile = self.second_tile
        copy.seals_in = self.seals_in[:]
        copy.edges = self.edges[:]
        copy.oath_places = self.oath_places[:]
        copy.deck = self.deck
        copy.discard = self.discard
        copy.drawn = self.drawn
        copy.known = self.known
        copy.shuffles = self.shuffles[:]
        copy.coats = self.coats
        copy.returned = self.returned[:]
        copy.first_coat = self.first_coat
        copy.second_coat = self.second_coat
        copy.towers = self.towers
        copy.tower = self.tower
        copy.next_tower = self.next_tower
        copy.plays_left = self.plays_left
        copy.exchange_open = self.exchange_open
        copy.scholar_open = self.scholar_open
        copy.merchant_open = self.merchant_open
        copy.sealed = self.sealed
        copy.line = self.line[:]
        return copy

    def imagine(self, seat: i64, rng: Rng) -> "UlmState":
        """Deal the cards that this seat cannot know anew, to hands of the same size.

        A hidden card comes from a certain draw pile, and all know from which: so the cards of each
        pile are dealt among themselves, the rest of the last one being the draw pile.
        """
        copy = self.clone()
        later: i64 = 0
        pile: i64 = len(self.shuffles) - 1
        while pile >= 0:
            self.deal_anew(copy, seat, self.shuffles[pile] & ~later, rng)
            later |= self.shuffles[pile]
            pile -= 1
        return copy

    def deal_anew(self, copy: "UlmState", seat: i64, pile: i64, rng: Rng) -> None:
        """Deal the hidden cards of one former draw pile anew."""
        hidden: i64 = self.deck & pile
        if self.to_move != seat:
            hidden |= self.drawn & pile
        for other in range(self.seats):
            if other != seat:
                hidden |= self.players[other].hand & pile & ~self.known
        cards = vec[i64]()
        for card in range(codes.CARDS):
            if (hidden >> card) & 1:
                cards = append(cards, card)
        left: i64 = len(cards)
        copy.deck &= ~pile
        for other in range(self.seats):
            if other != seat:
                mine = self.players[other].hand & pile & ~self.known
                copy.players[other].hand ^= mine ^ deal(cards, left, count_bits(mine), rng)
                left -= count_bits(mine)
        if self.to_move != seat:
            mine = self.drawn & pile
            copy.drawn ^= mine ^ deal(cards, left, count_bits(mine), rng)
            left -= count_bits(mine)
        for i in range(left):
            copy.deck |= BIT[cards[i]]

    def scores(self) -> list[int]:
        return [self.players[seat].vp for seat in range(self.seats)]

    def to_json(self) -> JsonObject:
        """The complete position; docs/positions.md tells how to write one by hand."""
        from edubba.games.ulm.position import written  # it needs this module

        return written(self)


def places_with(row: vec[i64], value: i64) -> i64:
    """Bits of the places of a row that hold this, or with NONE nothing."""
    found: i64 = 0
    for place in range(len(row)):
        if row[place] == value:
            found |= BIT[place]
    return found


def deal(cards: vec[i64], left: i64, count: i64, rng: Rng) -> i64:
    """Take random ones of the first `left` cards out, as bits; the last of them fill the gaps."""
    dealt: i64 = 0
    for _ in range(count):
        at = rng.below(left)
        left -= 1
        dealt |= BIT[cards[at]]
        cards[at] = cards[left]
    return dealt
