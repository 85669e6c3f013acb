"""What one seat may see of a game of Ulm: all but the cards in the other hands."""

from dataclasses import dataclass

from edubba.core.bits import count_bits, members, names_of, word_of
from edubba.core.native import i64, vec
from edubba.core.state import NOBODY, OVER
from edubba.core.view import View
from edubba.core.words import Message
from edubba.games.ulm import codes, words
from edubba.games.ulm.act_view import ActView, act_views
from edubba.games.ulm.decisions.menu import money
from edubba.games.ulm.decisions.possible import (
    full,
    in_reach,
    river_steps,
    seal_price,
    space_after,
    steps_up_to,
)
from edubba.games.ulm.layout import CELL_SPOTS, DOCK_SPOTS, EDGE_SPOTS, OUTER_SPOTS, Spot, shores
from edubba.games.ulm.scoring import CATEGORIES, added_at_end
from edubba.games.ulm.space import (
    CARD_KINDS,
    CARDS,
    COATS,
    COLOURS,
    DESCENDANTS,
    PARTS,
    QUARTERS,
    SEATS,
    TOWERS,
)
from edubba.games.ulm.state import UlmState
from edubba.games.ulm.terms import (
    CARD_COLOUR,
    COAT_VP,
    CREST_COAT,
    FIRST_PART,
    NONE,
    PART_AMOUNT,
    PART_KIND,
    Terms,
)


@dataclass
class TilePlace:
    """A place for one action tile: a cell, an outer slot or a dock."""

    id: str
    x: int
    y: int
    colour: str | None


@dataclass
class SealPlace:
    """A place for one seal: an edge spot, or a seal space of a quarter."""

    id: str
    x: int
    y: int
    owner: int | None
    descendant: str | None = None
    """The descendant lying on it, in the Oath House."""


@dataclass
class SpaceView:
    """A space of the Danube."""

    index: int
    x: int
    y: int
    vp: int
    north: str
    south: str
    bonus: str | None
    barges: list[int]


@dataclass
class QuarterView:
    id: str
    name: Message
    privilege: Message
    bank: str
    rect: list[int]
    spaces: list[int]
    """The Danube spaces beside it."""
    seals: list[SealPlace]
    crest: int | None
    """Whose family crest lies here."""
    pays: Message | None
    """What that crest pays."""
    crest_x: int
    crest_y: int


@dataclass
class CardView:
    id: str
    name: Message
    tile: str
    """The colour of the tile that its top costs."""
    top: Message
    end: Message
    kind: str
    parts: dict[str, int]
    """The parts of its top, with how much each gives."""


@dataclass
class CoatView:
    id: str
    name: Message
    vp: int
    worth: Message
    """Its points, and of a gold one what its crest pays."""


@dataclass
class DescendantView:
    id: str
    name: Message
    power: Message


@dataclass
class TowerView:
    id: str
    name: Message
    decree: Message


@dataclass
class PlayerView:
    seat: int
    colour: str
    vp: int
    coins: int
    sparrows: int
    seals: int
    crests: int
    barge: int
    cards_played: int
    tiles: dict[str, int]
    hand: list[CardView]
    """The cards in hand that the viewer knows."""
    hidden: int
    """How many more there are."""
    known: list[str]
    """Which of the cards in hand everybody knows."""
    face_up: list[CardView]
    coats: list[CoatView]
    descendants: list[DescendantView]
    to_add: dict[str, int]
    """What would be added if the game ended now, by category; nothing once it is over."""


@dataclass
class TurnView:
    """What the player to move has left this turn."""

    free_plays: int
    one_play: bool
    """Whether these are all cards that may be played (UL-13.13)."""
    line: dict[str, int]
    """Actions of the pushed line not yet used."""
    drawn_tile: str | None
    second_tile: str | None
    drawn_cards: list[CardView]
    """Cards to choose from, for the player who drew them."""
    drawn_card_count: int
    drawn_coats: list[CoatView]
    money: int
    """The coins of a Money action."""
    seal_price: int
    reach: list[str]
    """The quarters where a seal could be placed now."""
    sails: list[int]
    """Where a River action could end."""


@dataclass
class UlmView(View):
    """The whole table as one seat sees it."""

    seat: int
    round: int
    rounds: int
    start_player: int | None
    to_move: int
    tower: TowerView | None
    next_tower: TowerView | None
    tower_stack: int
    towers_unseen: list[str]
    grid: list[TilePlace]
    outer: list[TilePlace]
    edges: list[SealPlace]
    docks: list[TilePlace]
    bag: dict[str, int]
    river: list[SpaceView]
    quarters: list[QuarterView]
    players: list[PlayerView]
    draw_pile: int
    discard: list[CardView]
    coats_unseen: int
    coats_returned: list[CoatView]
    """At the bottom of the stack, in the order in which they will come."""
    turn: TurnView
    acts: list[ActView]
    """The verbs of this step of the turn, for the seat that chooses one now and for no other."""


def view_of(state: UlmState, seat: int) -> UlmView:
    return UlmView(
        seat=seat,
        round=state.round,
        rounds=codes.ROUNDS,
        start_player=_seat(state.start_player),
        to_move=state.to_move,
        tower=_tower(state.tower, state.terms),
        next_tower=_tower(state.next_tower, state.terms),
        tower_stack=codes.ROUNDS - state.round,
        towers_unseen=names_of(state.towers, TOWERS),
        grid=_tiles(CELL_SPOTS, state.grid),
        outer=_tiles(OUTER_SPOTS, state.outer),
        edges=[SealPlace(s.id, s.x, s.y, _seat(state.edges[i])) for i, s in enumerate(EDGE_SPOTS)],
        docks=_tiles(DOCK_SPOTS, state.docks),
        bag=_counts(state.bag),
        river=_river(state),
        quarters=[_quarter(state, quarter) for quarter in range(codes.QUARTERS)],
        players=[_player(state, other, seat) for other in range(state.seats)],
        draw_pile=count_bits(state.deck),
        discard=_cards(state.discard, state.terms),
        coats_unseen=count_bits(state.coats),
        coats_returned=[_coat(coat, state.terms) for coat in state.returned],
        turn=_turn(state, seat),
        acts=act_views(state) if seat == state.actor else [],
    )


def _turn(state: UlmState, seat: int) -> TurnView:
    drawn = (state.first_coat, state.second_coat)
    reach = in_reach(state, state.to_move)
    steps = steps_up_to(state, state.to_move, river_steps(state, state.to_move))
    return TurnView(
        free_plays=state.plays_left,
        one_play=state.terms.one_play,
        line=_counts(state.line),
        drawn_tile=word_of(state.drawn_tile, COLOURS),
        second_tile=word_of(state.second_tile, COLOURS),
        drawn_cards=_cards(state.drawn, state.terms) if seat == state.to_move else [],
        drawn_card_count=count_bits(state.drawn),
        drawn_coats=[_coat(c, state.terms) for c in drawn if c != NONE],
        money=money(state, state.to_move),
        seal_price=seal_price(state, codes.SEAL_PRICE),
        reach=names_of(reach & ~full(state, reach), QUARTERS),
        sails=[space_after(state, state.to_move, 1 + step) for step in range(steps)],
    )


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _counts(tiles: vec[i64]) -> dict[str, int]:
    return {name: tiles[colour] for colour, name in enumerate(COLOURS)}


def _tiles(spots: list[Spot], tiles: vec[i64]) -> list[TilePlace]:
    return [TilePlace(s.id, s.x, s.y, word_of(tiles[i], COLOURS)) for i, s in enumerate(spots)]


def _river(state: UlmState) -> list[SpaceView]:
    barges = [player.barge for player in state.players]
    spaces: list[SpaceView] = []
    for at, space in enumerate(shores(state.terms.danube.spaces).river):
        here = [seat for seat, barge in enumerate(barges) if barge == at]
        shore = space.north, space.south
        spaces.append(SpaceView(at, space.x, space.y, space.vp, *shore, space.bonus, here))
    return spaces


def _quarter(state: UlmState, quarter: int) -> QuarterView:
    layout = shores(state.terms.danube.spaces).quarters[quarter]
    owners: list[int | None] = []
    lying: list[str | None] = [None] * len(layout.seals)
    if quarter == codes.OATH_HOUSE:  # a seal lies where its descendant lay
        for place, descendant in enumerate(state.oath_places):
            owner = _owner(state, descendant)
            owners.append(owner)
            lying[place] = None if owner is not None else word_of(descendant, DESCENDANTS)
    else:
        for seat in range(state.seats):
            owners += [seat] * state.seals_of(quarter, seat)
        owners += [None] * (len(layout.seals) - len(owners))
    seals = [
        SealPlace(spot.id, spot.x, spot.y, owners[i], lying[i])
        for i, spot in enumerate(layout.seals)
    ]
    crest = state.crest_owner(quarter)
    return QuarterView(
        id=layout.id,
        name=words.quarter(quarter),
        privilege=words.privilege(quarter, state.terms),
        bank=layout.bank,
        rect=[*layout.rect],
        spaces=[*layout.spaces],
        seals=seals,
        crest=_seat(crest),
        pays=None if crest == NOBODY else words.pays(CREST_COAT[quarter], state.terms),
        crest_x=layout.crest_x,
        crest_y=layout.crest_y,
    )


def _owner(state: UlmState, descendant: int) -> int | None:
    for seat, player in enumerate(state.players):
        if descendant != NONE and player.owns(descendant):
            return seat
    return None


def _cards(mask: int, terms: Terms) -> list[CardView]:
    return [_card(card, terms) for card in members(mask)]


def _card(card: int, terms: Terms) -> CardView:
    tile, end = COLOURS[CARD_COLOUR[card]], words.end(card, terms)
    parts = range(FIRST_PART[card], FIRST_PART[card + 1])
    return CardView(
        id=CARDS[card],
        name=words.card(card),
        tile=tile,
        top=words.top(card),
        end=end,
        kind=CARD_KINDS[card],
        parts={PARTS[PART_KIND[part]]: PART_AMOUNT[part] for part in parts},
    )


def _coat(coat: int, terms: Terms) -> CoatView:
    return CoatView(COATS[coat], words.coat(coat), COAT_VP[coat], words.worth(coat, terms))


def _tower(tile: int, terms: Terms) -> TowerView | None:
    if tile == NONE:
        return None
    return TowerView(TOWERS[tile], words.tower(tile), words.decree(tile, terms))


def _player(state: UlmState, seat: int, viewer: int) -> PlayerView:
    player = state.players[seat]
    seen = player.hand if seat == viewer else player.hand & state.known
    return PlayerView(
        seat=seat,
        colour=SEATS[seat],
        vp=player.vp,
        coins=player.coins,
        sparrows=player.sparrows,
        seals=player.seals,
        crests=player.crests(),
        barge=player.barge,
        cards_played=player.played,
        tiles=_counts(player.tiles),
        hand=_cards(seen, state.terms),
        hidden=count_bits(player.hand & ~seen),
        known=names_of(player.hand & state.known, CARDS),
        face_up=_cards(player.laid, state.terms),
        coats=[_coat(coat, state.terms) for coat in members(player.coats)],
        descendants=[
            DescendantView(DESCENDANTS[d], words.descendant(d), words.power(d))
            for d in members(player.descendants)
        ],
        to_add={} if state.actor == OVER else _to_add(state, seat),
    )


def _to_add(state: UlmState, seat: int) -> dict[str, int]:
    return dict(zip(CATEGORIES[1:], added_at_end(state, seat), strict=False))
