"""How far a seat is with the Objective cards in its hand, by what lies open on the table."""

from dataclasses import dataclass

from edubba.core.bits import count_bits
from edubba.core.native import i64
from edubba.games.clash_of_cultures import codes, goals, terms
from edubba.games.clash_of_cultures import space as ids
from edubba.games.clash_of_cultures.decisions.cards.conditions import (
    counted,
    farthest,
    holds,
    routes,
)
from edubba.games.clash_of_cultures.state import ClashState

LEADS = (
    goals.MOST_CITIES_WITH,
    goals.MOST_ADVANCES,
    goals.MOST_COMPLETE_CATEGORIES,
    goals.MOST_INFLUENCED_BUILDINGS,
)


@dataclass
class GoalView:
    """An objective that the Status Phase looks at."""

    met: bool
    """Whether it could be declared if the Status Phase were now."""
    have: int
    needs: int
    """What is counted for it, and how much of that would do."""


def goal_views(state: ClashState, seat: int) -> dict[str, GoalView]:
    """The status objectives in the hand of a seat, by their halves of a card: `obj_02.peace`."""
    if seat < 0:
        return {}
    found: dict[str, GoalView] = {}
    for half, name in enumerate(ids.HALVES):
        goal = goals.CARD_GOALS[half]
        in_hand = (state.player(seat).objectives >> (half // 2)) & 1
        if in_hand and goals.GOAL_STATUS[goal]:
            met = holds(state, seat, goal)
            have, needs = progress(state, seat, goal)
            found[name] = GoalView(met, have, needs)
    return found


def progress(state: ClashState, seat: i64, goal: i64) -> tuple[int, int]:
    """What is counted for an objective, and how much of it is needed as the table lies."""
    test, n, which = goals.GOAL_TEST[goal], goals.GOAL_N[goal], goals.GOAL_WHICH[goal]
    player = state.player(seat)
    if test == goals.CATEGORY_COMPLETE:
        return in_category(player.advances, which), codes.CATEGORY_SIZE
    if test == goals.GOVERNMENT_COMPLETE:
        most = max(in_category(player.advances, each) for each in terms.GOVERNMENT_CATEGORY)
        return most, codes.CATEGORY_SIZE
    if test == goals.HAS_RESOURCE:
        return player.kinds[which], n
    if test == goals.HAS_RESOURCES:
        wanted = goals.GOAL_AMOUNTS[goal]
        kept = sum(min(player.kinds[kind], wanted[kind]) for kind in range(codes.KINDS))
        return kept, sum(wanted)
    if test == goals.OWN_CITY_FAR_FROM_START:
        return farthest(state, seat), n
    if test == goals.TRADE_ROUTES_AT_LEAST:
        usable = player.owns(codes.TRADE_ROUTES)
        return routes(state, seat, goals.GOAL_SHIPS_ONLY[goal] == 1) if usable else 0, n
    if test == goals.ON_BUILD_WONDER:
        return int(holds(state, seat, goal)), 1
    mine = counted(state, seat, test, which)
    others = [counted(state, each, test, which) for each in range(state.seats) if each != seat]
    if test in LEADS:
        return mine, max(n, 1, 1 + max(others))
    if test == goals.FLEET:
        return mine, min(goals.FLEET_FULL, max(goals.FLEET_LEAST, 1 + max(others)))
    if test == goals.ARMY_LEAD_AT_LEAST:
        return mine, n + max(others)
    return mine, n


def in_category(advances: i64, category: i64) -> int:
    return count_bits(advances & terms.OF_CATEGORY[category])
