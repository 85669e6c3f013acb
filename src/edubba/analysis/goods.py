"""What lies before a player and can be counted, so that choices can be told apart in the words of
the game."""

from typing import Final

from edubba.core.game import Setup
from edubba.core.state import State
from edubba.core.view import to_json
from edubba.core.words import Json, Message

GOODS: Final = {
    "ulm": ["coins", "sparrows", "crests", "tiles", "descendants", "coats", "barge", "seals"],
    "ur_ziggurat": ["on_board", "ziggurats"],
    "after_the_flood": ["resources", "workers_available", "armies_available", "cities_in_hand"],
    "clash_of_cultures": ["goods", "advances", "happiness", "culture", "hand_size", "units"],
}
"""By the names of the view."""
LAID: Final = {"seals"}
"""Of which views tell how many are left: what is laid is gained."""
COUNTED: Final = {"game_of_ur": "counters"}
"""What scores are made of, where it is not points."""


def counted(setup: Setup, state: State, seat: int) -> dict[str, int]:
    """Points and goods of a seat."""
    found = {COUNTED.get(setup.game.id, "points"): int(state.scores()[seat])}
    if setup.game.id in GOODS:
        view = to_json(setup.game.view(setup, state, seat))
        assert isinstance(view, dict)
        players = view["players"]
        assert isinstance(players, list)
        player = players[seat]
        assert isinstance(player, dict)
        for name in GOODS[setup.game.id]:
            found[name] = _count(player[name]) * (-1 if name in LAID else 1)
    return found


def _count(value: Json) -> int:
    if isinstance(value, dict):
        return sum(each for each in value.values() if isinstance(each, int))
    return len(value) if isinstance(value, list) else int(str(value))


def named(counts: list[tuple[str, int]]) -> Message:
    """Several goods as one: with commas, and a word before the last."""
    return listed([Message(f"analysis/goods-{name}", count=count) for name, count in counts])


def listed(goods: list[Message]) -> Message:
    first, *rest = goods
    if not rest:
        return first
    id = "analysis/goods-several" if len(rest) > 1 else "analysis/goods-two"
    return Message(id, first=first, second=listed(rest))
