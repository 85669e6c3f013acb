"""One choice beside another, in the words of the game: what it gains, and what it risks."""

from typing import Final

from edubba.analysis.judge import Weighed, end_of
from edubba.core.game import Setup
from edubba.core.state import State
from edubba.core.view import to_json
from edubba.core.words import Json, Message

GOODS: Final = {
    "ulm": ["coins", "sparrows", "crests", "tiles", "descendants", "coats"],
    "ur_ziggurat": ["on_board", "ziggurats"],
    "after_the_flood": ["resources", "workers_available", "armies_available", "cities_in_hand"],
    "clash_of_cultures": ["goods", "advances", "happiness", "culture", "hand_size"],
}
"""What lies before a player and can be counted, by the names of the view."""
COUNTED: Final = {"game_of_ur": "counters"}
"""What scores are made of, where it is not points."""
NAMED: Final = 3
"""Differences that are named; the largest."""
RISK: Final = 0.05
"""Where bad luck costs this much more or less than with the other choice, it is worth a word."""
ALIKE: Final = 0.005
"""Chances closer than that are equal."""


def contrast(setup: Setup, state: State, mine: Weighed, other: Weighed | None) -> list[Message]:
    """Why one choice and not the other, for the seat that decides."""
    told = [Message("analysis/chance", percent=percent(mine.chance))]
    if other is None:
        return told
    alike = mine.chance - other.chance < ALIKE
    share = percent(other.chance)
    told.append(
        Message(
            "analysis/as-good" if alike else "analysis/next-best", what=other.label, percent=share
        )
    )
    return told + beside(setup, state, mine, other)


def beside(setup: Setup, state: State, mine: Weighed, other: Weighed) -> list[Message]:
    """What one choice gains and risks beside the other."""
    told = _differences(setup, state, mine, other)
    if mine.chance > other.chance and mine.looks < other.looks - ALIKE:
        told.append(Message("analysis/better-after-replies"))
    ahead = mine.low - other.low
    known = mine.low == mine.chance and other.low == other.chance  # there luck is counted already
    if abs(ahead) >= RISK and not known:
        told.append(
            Message(
                "analysis/safer" if ahead > 0 else "analysis/riskier",
                percent=percent(mine.low),
                other=percent(other.low),
            )
        )
    return told


def percent(value: float) -> Message:
    """A share in percent, with the decimal sign of whoever reads it."""
    whole, tenths = divmod(round(1000 * value), 10)
    return Message("analysis/tenths", whole=whole, tenths=tenths)


def _differences(setup: Setup, state: State, mine: Weighed, other: Weighed) -> list[Message]:
    """What the seat has more or less of at the end of the turn than with the other choice."""
    seat = int(state.actor)
    here, there = (_counted(setup, end_of(state, each.moves), seat) for each in (mine, other))
    changes = {name: here[name] - there.get(name, 0) for name in here}
    largest = sorted(changes, key=lambda name: -abs(changes[name]))[:NAMED]
    told: list[Message] = []
    for id, sign in (("analysis/more", 1), ("analysis/less", -1)):
        found = [(name, sign * changes[name]) for name in largest if sign * changes[name] > 0]
        if found:
            goods = [Message(f"analysis/goods-{name}", count=count) for name, count in found]
            told.append(Message(id, goods=listed(goods)))
    return told


def listed(goods: list[Message]) -> Message:
    """Several goods as one: with commas, and a word before the last."""
    first, *rest = goods
    if not rest:
        return first
    id = "analysis/goods-several" if len(rest) > 1 else "analysis/goods-two"
    return Message(id, first=first, second=listed(rest))


def _counted(setup: Setup, state: State, seat: int) -> dict[str, int]:
    """Points and goods of a seat."""
    found = {COUNTED.get(setup.game.id, "points"): int(state.scores()[seat])}
    if setup.game.id in GOODS:
        view = to_json(setup.game.view(setup, state, seat))
        assert isinstance(view, dict)
        players = view["players"]
        assert isinstance(players, list)
        player = players[seat]
        assert isinstance(player, dict)
        found |= {name: _count(player[name]) for name in GOODS[setup.game.id]}
    return found


def _count(value: Json) -> int:
    if isinstance(value, dict):
        return sum(each for each in value.values() if isinstance(each, int))
    return len(value) if isinstance(value, list) else int(str(value))
