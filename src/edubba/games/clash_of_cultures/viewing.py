"""Fills in the view of one seat from a position."""

from typing import Final

from edubba.core.bits import count_bits
from edubba.core.data import Data
from edubba.core.native import i64
from edubba.core.state import FRAME, NOBODY
from edubba.games.clash_of_cultures.codes import (
    BARBARIANS,
    BUILDINGS,
    CELLS,
    FIRST_ARMY,
    FIRST_SHIP,
    REGION_SIZE,
    RESOURCES,
    UNITS,
)
from edubba.games.clash_of_cultures.decisions.advances.governments import government_of
from edubba.games.clash_of_cultures.decisions.battle.forces import seat_of
from edubba.games.clash_of_cultures.decisions.city.mood import capacity
from edubba.games.clash_of_cultures.decisions.frames import (
    EVENT_OVER,
    ORIENT_REGION,
    TRADE_ANSWER,
    TRADE_CARD,
    TRADE_COUNT,
    TRADE_WANTED,
)
from edubba.games.clash_of_cultures.decisions.move.explore import cell_in, region_word, terrain_of
from edubba.games.clash_of_cultures.decisions.trade.offer import count_of
from edubba.games.clash_of_cultures.glossary import glossary
from edubba.games.clash_of_cultures.layout import FACE_DOWN, cell_of
from edubba.games.clash_of_cultures.pieces import SUPPLY_BOX
from edubba.games.clash_of_cultures.position.writing import MARKS
from edubba.games.clash_of_cultures.scoring import breakdown
from edubba.games.clash_of_cultures.secrets import knows, knows_objectives
from edubba.games.clash_of_cultures.space import (
    ADVANCES,
    CARDS,
    COLOURS,
    DATA,
    EVENTS,
    GOVERNMENTS,
    KINDS,
    MOODS,
    OBJECTIVE_CARDS,
    TERRAINS,
    TILES,
    UNIT_KINDS,
    USES,
    WAYS,
    WONDERS,
)
from edubba.games.clash_of_cultures.space import (
    BUILDINGS as BUILDING_IDS,
)
from edubba.games.clash_of_cultures.space import (
    CELLS as LABELS,
)
from edubba.games.clash_of_cultures.space import (
    UNITS as UNIT_IDS,
)
from edubba.games.clash_of_cultures.state import EXTRA_SPACES, REPEAT_SPACE, ClashState
from edubba.games.clash_of_cultures.terms import NONE, PIECES, ROUNDS, TURNS
from edubba.games.clash_of_cultures.view import (
    BattleView,
    CityView,
    ClashView,
    PlayerView,
    RegionView,
    SideView,
    SpaceView,
    TradeView,
    TurnedView,
    UnitView,
)

ITEMS: Final = [*KINDS, "action_cards", "objective_cards"]
"""The items of a trade offer, in their fixed order."""
A_OF_FRAME: Final = 2
"""Where in a waiting frame its first integer lies, after code and seat."""
EVENT_LEVELS: Final = DATA.numbers("constants", "event_levels")


def real(data: Data, field: str) -> float:
    value = data.at(field).value
    assert isinstance(value, (int, float))
    return float(value)


def owner_word(seat: int) -> str:
    return "barbarians" if seat == BARBARIANS else COLOURS[seat]


def colour_or_none(seat: int) -> str | None:
    return None if seat < 0 else owner_word(seat)


def chosen(mask: i64, words: list[str]) -> list[str]:
    return [word for at, word in enumerate(words) if (mask >> at) & 1]


def view_of(state: ClashState, seat: int) -> ClashView:
    board = DATA.at("layouts", str(state.seats))
    score = breakdown(state)
    players = [player_view(state, other, seat, score) for other in range(state.seats)]
    battle = battle_view(state, seat)
    trade = trade_view(state, seat)
    action_discard = [CARDS[state.action_discard[i]] for i in range(len(state.action_discard))]
    event_discard = [EVENTS[state.event_discard[i]] for i in range(len(state.event_discard))]
    objective_discard = chosen(state.objective_discard, OBJECTIVE_CARDS)
    looked = chosen(state.looked, OBJECTIVE_CARDS) if seat == state.active else []
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
        cities=[city_view(state, i) for i in range(len(state.cities))],
        spaces=space_views(state, board),
        regions=region_views(state, board),
        hex_radius=real(board, "hex_radius"),
        round=state.round,
        rounds=ROUNDS,
        turn=state.turn,
        turns=TURNS,
        first=colour_or_none(state.first),
        order=order_of(state),
        active=colour_or_none(state.active),
        actions=state.actions,
        used=chosen(state.used, USES),
        waiting=waiting(state),
        influenced=state.influenced,
        offers=state.offers,
        event_levels=EVENT_LEVELS,
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
        display=chosen(state.display, WONDERS),
        looked=looked,
        turned=turned_view(state),
        event=event,
        battle=battle,
        trade=trade,
        ended=state.ended,
        glossary=glossary(cards, objectives, events),
    )


def order_of(state: ClashState) -> list[str]:
    """Clockwise from the First Player (CC-1.9)."""
    if state.first < 0:
        return []
    return [COLOURS[(state.first + at) % state.seats] for at in range(state.seats)]


def waiting(state: ClashState) -> list[str]:
    """Civil halves whose effect is still to come in this player-turn."""
    found: list[str] = []
    if state.takeover:
        found.append("cultural_takeover")
    if state.next_collect == REPEAT_SPACE:
        found.append("production_focus")
    if state.next_collect == EXTRA_SPACES:
        found.append("mass_production")
    if state.warlord > 0:
        found.append("great_warlord")
    return found


def player_view(
    state: ClashState, owner: int, seat: int, score: dict[str, list[int]]
) -> PlayerView:
    player = state.player(owner)
    government = government_of(player)
    return PlayerView(
        seat=owner,
        colour=COLOURS[owner],
        points=state.points(owner),
        score={source: points[owner] for source, points in score.items()},
        goods={kind: int(player.kinds[at]) for at, kind in enumerate(KINDS)},
        maximum={KINDS[at]: int(state.maximum(owner, at)) for at in range(RESOURCES)},
        advances=chosen(player.advances, ADVANCES),
        government=None if government < 0 else GOVERNMENTS[government],
        happiness=player.happiness,
        culture=player.culture,
        supply=supply_of(state, owner),
        units=unit_views(state, owner),
        hand=chosen(knows(state, owner, seat), CARDS),
        hand_size=count_bits(player.hand),
        objectives=chosen(knows_objectives(state, owner, seat), OBJECTIVE_CARDS),
        objectives_size=count_bits(player.objectives),
        scored=chosen(player.scored, OBJECTIVE_CARDS),
        lost_actions=player.assassinated + player.revolted,
        truce=chosen(player.truce, COLOURS),
        banned=player.banned == 1,
        borrowed=None if player.borrowed < 0 else ADVANCES[player.borrowed],
    )


def supply_of(state: ClashState, owner: int) -> dict[str, int]:
    """City pieces, then units, that are neither on the board nor out of the game."""
    player = state.player(owner)
    found = {piece: int(player.supply[at]) for at, piece in enumerate(PIECES)}
    for kind in UNIT_KINDS:
        found[kind] = 0
    for unit in range(UNITS):
        if player.unit_at[unit] == SUPPLY_BOX:
            found[UNIT_KINDS[int(unit >= FIRST_ARMY) + int(unit >= FIRST_SHIP)]] += 1
    return found


def unit_views(state: ClashState, owner: int) -> list[UnitView]:
    found: list[UnitView] = []
    player = state.player(owner)
    for unit in range(UNITS):
        at = player.unit_at[unit]
        if at >= 0:
            ship = UNIT_IDS[FIRST_SHIP + at - CELLS] if at >= CELLS else None
            cell = LABELS[state.cell_of_unit(owner, unit)]
            marks = chosen(player.marks[unit], MARKS)
            found.append(UnitView(UNIT_IDS[unit], cell, ship, marks))
    return found


def city_view(state: ClashState, i: int) -> CityView:
    city = state.cities[i]
    buildings: dict[str, str] = {}
    usable: list[str] = []
    for building in range(BUILDINGS):
        if city.colour(building) != NOBODY:
            buildings[BUILDING_IDS[building]] = COLOURS[city.colour(building)]
        if state.usable(city, building):
            usable.append(BUILDING_IDS[building])
    wild = city.owner == BARBARIANS
    return CityView(
        cell=LABELS[city.cell],
        owner=owner_word(city.owner),
        mood=None if wild else MOODS[city.mood],
        size=city.size(),
        capacity=0 if wild else capacity(state, city),
        buildings=buildings,
        usable=usable,
        port=None if city.port < 0 else LABELS[city.port],
        wonders=chosen(city.wonders, WONDERS),
        activations=city.activations,
    )


def space_views(state: ClashState, board: Data) -> list[SpaceView]:
    found: list[SpaceView] = []
    for space in board.each("spaces_list"):
        cell = cell_of(space.text("id"))
        known = state.terrain[cell] > FACE_DOWN
        found.append(
            SpaceView(
                id=space.text("id"),
                x=real(space, "x"),
                y=real(space, "y"),
                region=space.text("region"),
                terrain=TERRAINS[state.terrain[cell]] if known else None,
                exhausted=state.exhausted[cell] == 1,
                barbarians=state.barbarians[cell],
                settlers=state.settlers(cell),
                armies=state.armies(cell),
                ships=state.ships(cell),
                units_of=colour_or_none(state.holder(cell)),
                city=colour_or_none(state.owner_at(cell)),
            )
        )
    return found


def region_views(state: ClashState, board: Data) -> list[RegionView]:
    found: list[RegionView] = []
    for place in board.each("positions"):
        spaces = place.texts("cells")
        face_up = state.terrain[cell_of(spaces[0])] > FACE_DOWN
        found.append(RegionView(place.text("id"), face_up, spaces))
    return found


def turned_view(state: ClashState) -> TurnedView | None:
    """The tile of the frame on top, when its orientation is to be chosen."""
    if state.code != ORIENT_REGION:
        return None
    ways: list[dict[str, str]] = []
    for way in range(len(WAYS)):
        laid: dict[str, str] = {}
        for slot in range(REGION_SIZE):
            cell = LABELS[cell_in(state, state.a, slot)]
            laid[cell] = TERRAINS[terrain_of(state.e, slot, way)]
        ways.append(laid)
    return TurnedView(region_word(state, state.a), TILES[state.e], ways[0], ways[1])


def event_in_hand(state: ClashState) -> str | None:
    """The innermost Event card whose end waits on the stack."""
    for at in range(state.depth - FRAME, -1, -FRAME):
        if state.below[at] == EVENT_OVER:
            return EVENTS[state.below[at + A_OF_FRAME]]
    return None


def battle_view(state: ClashState, seat: int) -> BattleView | None:
    battle = state.battle
    if battle is None:
        return None
    sides: list[SideView] = []
    for side, who in enumerate((battle.attacker, battle.defender)):
        card = battle.cards[side]
        known = card != NONE and (battle.shown or seat_of(battle, side) == seat)
        sides.append(
            SideView(
                who=owner_word(who),
                card=CARDS[card] if known else None,
                face_down=card != NONE and not battle.shown,
                dice=battle.dice[side],
                value=battle.values[side],
                hits=battle.hits[side],
                losses=battle.losses[side],
                kills=battle.kills[side],
                steel=battle.steel[side],
            )
        )
    return BattleView(
        cell=LABELS[battle.cell],
        origin=LABELS[battle.origin],
        units=chosen(battle.units, UNIT_IDS),
        round=battle.round,
        naval=battle.naval,
        raid=battle.raid,
        ambush=battle.ambush,
        fortress=battle.fortress,
        sides=sides,
    )


def trade_view(state: ClashState, seat: int) -> TradeView | None:
    """The offer of the frame on top, which all may know but for the cards in it."""
    made = state.code in (TRADE_ANSWER, TRADE_WANTED)
    if not made and state.code not in (TRADE_COUNT, TRADE_CARD):
        return None
    by, to = (state.a, state.actor) if made else (state.actor, state.a)
    partners = (by, to) if made else (by,)
    return TradeView(
        by=COLOURS[by],
        to=COLOURS[to],
        counter=state.e == 1,
        made=made,
        gives=items(state.c),
        wants=items(state.d),
        cards=chosen(state.offered, CARDS) if seat in partners else [],
        objectives=chosen(state.offered_objectives, OBJECTIVE_CARDS) if seat in partners else [],
    )


def items(packed: i64) -> dict[str, int]:
    """What an offer holds, without what it holds none of."""
    found: dict[str, int] = {}
    for at, item in enumerate(ITEMS):
        if count_of(packed, at) > 0:
            found[item] = count_of(packed, at)
    return found
