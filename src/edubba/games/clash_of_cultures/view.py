"""What a seat may see, as typed models: the whole table, its own hands, of others what it knows.

Everything that lies on the table has an element id; the targets of an action are a path of such ids
(docs/games/clash_of_cultures.md has the table).
"""

from dataclasses import dataclass
from typing import Final

from edubba.core.bits import count_bits, names_of, word_of
from edubba.core.native import i64
from edubba.core.state import FRAME
from edubba.core.view import View
from edubba.games.clash_of_cultures import space as ids
from edubba.games.clash_of_cultures import terms
from edubba.games.clash_of_cultures.board_view import (
    CityView,
    RegionView,
    SpaceView,
    TurnedView,
    city_view,
    region_views,
    space_views,
    turned_view,
)
from edubba.games.clash_of_cultures.decisions.battle.forces import seat_of
from edubba.games.clash_of_cultures.decisions.frames import (
    EVENT_OVER,
    TRADE_ANSWER,
    TRADE_CARD,
    TRADE_COUNT,
    TRADE_WANTED,
)
from edubba.games.clash_of_cultures.decisions.trade.offer import count_of
from edubba.games.clash_of_cultures.glossary import Glossary, glossary
from edubba.games.clash_of_cultures.goal_view import GoalView, goal_views
from edubba.games.clash_of_cultures.player_view import PlayerView, player_view
from edubba.games.clash_of_cultures.position.writing import pile
from edubba.games.clash_of_cultures.price_view import (
    PricesView,
    WayView,
    payment_views,
    prices_view,
)
from edubba.games.clash_of_cultures.reach_view import (
    HarvestView,
    MarchView,
    ShutView,
    harvest_view,
    march_views,
    shut_views,
)
from edubba.games.clash_of_cultures.scoring import breakdown
from edubba.games.clash_of_cultures.state import EXTRA_SPACES, REPEAT_SPACE, ClashState

ITEMS: Final = [*ids.KINDS, "action_cards", "objective_cards"]
"""The items of a trade offer, in their fixed order."""
A_OF_FRAME: Final = 2
"""Where in a waiting frame its first integer lies, after code and seat."""


@dataclass
class SideView:
    """One side of a battle."""

    who: str
    card: str | None
    """Its card of this round, where it may be known."""
    face_down: bool
    """Whether it has laid a card that is not yet turned up."""
    dice: int
    """Dice still to be rolled in this round."""
    value: int
    """The sum of the dice so far; with all modifiers once they are rolled."""
    hits: int
    losses: int
    kills: int
    steel: int
    """Combat value by Steel Weapons."""


@dataclass
class BattleView:
    cell: str
    origin: str
    """Where the attackers still stand."""
    units: list[str]
    """The attacking group, units of the attacker."""
    round: int
    naval: bool
    raid: bool
    ambush: bool
    fortress: bool
    """Whether a usable Fortress still helps the defender."""
    sides: list[SideView]
    """The attacker, then the defender."""


def battle_view(state: ClashState, seat: int) -> BattleView | None:
    battle = state.battle
    if battle is None:
        return None
    sides: list[SideView] = []
    for side, who in enumerate((battle.attacker, battle.defender)):
        card = battle.cards[side]
        known = card != terms.NONE and (battle.shown or seat_of(battle, side) == seat)
        sides.append(
            SideView(
                who=ids.OWNERS[who],
                card=ids.CARDS[card] if known else None,
                face_down=card != terms.NONE and not battle.shown,
                dice=battle.dice[side],
                value=battle.values[side],
                hits=battle.hits[side],
                losses=battle.losses[side],
                kills=battle.kills[side],
                steel=battle.steel[side],
            )
        )
    return BattleView(
        cell=ids.CELLS[battle.cell],
        origin=ids.CELLS[battle.origin],
        units=names_of(battle.units, ids.UNITS),
        round=battle.round,
        naval=battle.naval,
        raid=battle.raid,
        ambush=battle.ambush,
        fortress=battle.fortress,
        sides=sides,
    )


@dataclass
class TradeView:
    """An offer, while it is made and when it waits for an answer."""

    by: str
    to: str
    counter: bool
    made: bool
    """Whether it waits for the answer."""
    gives: dict[str, int]
    """Kinds, and `action_cards` and `objective_cards` by their number."""
    wants: dict[str, int]
    cards: list[str]
    objectives: list[str]
    """The cards in it, for the two partners."""


def trade_view(state: ClashState, seat: int) -> TradeView | None:
    """The offer of the frame on top, which all may know but for the cards in it."""
    made = state.code in (TRADE_ANSWER, TRADE_WANTED)
    if not made and state.code not in (TRADE_COUNT, TRADE_CARD):
        return None
    actor, other, gives, wants, counter = state.actor, state.a, state.c, state.d, state.e
    by, to = (other, actor) if made else (actor, other)
    shown = seat == by or (made and seat == to)
    return TradeView(
        by=ids.COLOURS[by],
        to=ids.COLOURS[to],
        counter=counter == 1,
        made=made,
        gives=items(gives),
        wants=items(wants),
        cards=names_of(state.offered if shown else 0, ids.CARDS),
        objectives=names_of(state.offered_objectives if shown else 0, ids.OBJECTIVE_CARDS),
    )


def items(packed: i64) -> dict[str, int]:
    """What an offer holds, without what it holds none of."""
    counts = {item: count_of(packed, at) for at, item in enumerate(ITEMS)}
    return {item: count for item, count in counts.items() if count > 0}


@dataclass
class ClashView(View):
    """The table as one seat sees it."""

    seat: int
    """Whose view it is, or that of a spectator."""
    players: list[PlayerView]
    cities: list[CityView]
    spaces: list[SpaceView]
    regions: list[RegionView]
    hex_radius: float
    round: int
    rounds: int
    turn: int
    turns: int
    first: str | None
    order: list[str]
    """The players in turn order; empty before the first one is known."""
    active: str | None
    actions: int
    used: list[str]
    """Abilities used in this player-turn."""
    waiting: list[str]
    """Cards played that wait for the next Collect, attempt or battle of this player-turn."""
    influenced: bool
    """Whether an influence attempt succeeded in this player-turn."""
    offers: int
    """Trade offers made in this player-turn."""
    event_levels: list[int]
    """The levels of Happiness and Culture at which an Event is drawn."""
    tiles_left: int
    settlements_left: int
    barbarians_left: int
    exhausted_left: int
    """The Barbarian and Exhausted pieces in supply."""
    action_deck: int
    objective_deck: int
    event_deck: int
    wonder_deck: int
    action_discard: list[str]
    event_discard: list[str]
    """Discard piles, the top card last."""
    objective_discard: list[str]
    display: list[str]
    """Wonders that can be built."""
    looked: list[str]
    """Objective cards that this seat is looking at (New Plans)."""
    turned: TurnedView | None
    event: str | None
    """The Event card that is being resolved."""
    battle: BattleView | None
    trade: TradeView | None
    marches: list[MarchView]
    """Where the units of this seat could go, while it may begin or go on with a Move."""
    harvest: HarvestView | None
    prices: PricesView | None
    payments: list[WayView]
    """The ways in which this seat may pay, while it is asked how."""
    goals: dict[str, GoalView]
    """The status objectives in the hand of this seat, by their halves of a card."""
    shut: list[ShutView]
    """The verbs that this seat can do nothing with, while it may choose one."""
    ended: bool
    glossary: Glossary
    """The wording of all that is named by an id here."""


def view_of(state: ClashState, seat: int) -> ClashView:
    board = ids.DATA.at("layouts", str(state.seats))
    score = breakdown(state)
    players = [player_view(state, other, seat, score) for other in range(state.seats)]
    battle = battle_view(state, seat)
    trade = trade_view(state, seat)
    action_discard = [ids.CARDS[card] for card in pile(state.action_discard)]
    event_discard = [ids.EVENTS[card] for card in pile(state.event_discard)]
    objective_discard = names_of(state.objective_discard, ids.OBJECTIVE_CARDS)
    looked = names_of(state.looked, ids.OBJECTIVE_CARDS) if seat == state.active else []
    event = event_in_hand(state)
    events = event_discard if event is None else [*event_discard, event]
    cards = [*action_discard, *([] if trade is None else trade.cards)]
    objectives = [*objective_discard, *looked, *([] if trade is None else trade.objectives)]
    if battle is not None:
        cards += [side.card for side in battle.sides if side.card is not None]
    for player in players:
        cards += player.hand
        objectives += [*player.objectives, *player.scored]
    return ClashView(
        seat=seat,
        players=players,
        cities=[city_view(state, state.cities[i]) for i in range(len(state.cities))],
        spaces=space_views(state, board),
        regions=region_views(state, board),
        hex_radius=board.real("hex_radius"),
        round=state.round,
        rounds=terms.ROUNDS,
        turn=state.turn,
        turns=terms.TURNS,
        first=word_of(state.first, ids.OWNERS),
        order=order_of(state),
        active=word_of(state.active, ids.OWNERS),
        actions=state.actions,
        used=names_of(state.used, ids.USES),
        waiting=waiting(state),
        influenced=state.influenced,
        offers=state.offers,
        event_levels=terms.EVENT_LEVELS,
        tiles_left=count_bits(state.tiles),
        settlements_left=state.settlements_left,
        barbarians_left=state.barbarians_left,
        exhausted_left=state.exhausted_left,
        action_deck=count_bits(state.action_deck),
        objective_deck=count_bits(state.objective_deck),
        event_deck=count_bits(state.event_deck),
        wonder_deck=count_bits(state.wonder_deck),
        action_discard=action_discard,
        event_discard=event_discard,
        objective_discard=objective_discard,
        display=names_of(state.display, ids.WONDERS),
        looked=looked,
        turned=turned_view(state),
        event=event,
        battle=battle,
        trade=trade,
        marches=march_views(state, seat),
        harvest=harvest_view(state, seat),
        prices=prices_view(state, seat),
        payments=payment_views(state, seat),
        goals=goal_views(state, seat),
        shut=shut_views(state, seat),
        ended=state.ended,
        glossary=glossary(cards, objectives, events),
    )


def order_of(state: ClashState) -> list[str]:
    """Clockwise from the First Player (CC-1.9)."""
    if state.first < 0:
        return []
    return [ids.COLOURS[(state.first + at) % state.seats] for at in range(state.seats)]


def waiting(state: ClashState) -> list[str]:
    """Civil halves whose effect is still to come in this player-turn."""
    waits = {
        "cultural_takeover": state.takeover,
        "production_focus": state.next_collect == REPEAT_SPACE,
        "mass_production": state.next_collect == EXTRA_SPACES,
        "great_warlord": state.warlord > 0,
    }
    return [card for card in waits if waits[card]]


def event_in_hand(state: ClashState) -> str | None:
    """The innermost Event card whose end waits on the stack."""
    for at in range(state.depth - FRAME, -1, -FRAME):
        if state.below[at] == EVENT_OVER:
            return ids.EVENTS[state.below[at + A_OF_FRAME]]
    return None
