"""The names of the board elements, for highlights, animations and paths to actions."""

from edubba.games.ulm.space import (
    CARDS,
    CELLS,
    COATS,
    COLOURS,
    DESCENDANTS,
    QUARTERS,
    SIDES,
    SLOTS,
    TOWERS,
)


def push_element(push: int) -> str:
    """The arrow by which a tile enters the grid."""
    return f"push:{SLOTS[push]}"


def slot_element(slot: int) -> str:
    """The place of a pushed-out tile."""
    return f"out:{SLOTS[slot]}"


def edge_element(spot: int) -> str:
    return f"edge:{SLOTS[spot]}"


def side_element(side: int) -> str:
    return f"side:{SIDES[side]}"


def cell_element(cell: int) -> str:
    return f"cell:{CELLS[cell].removeprefix('cell_')}"


def dock_element(slot: int) -> str:
    return f"dock:{slot}"


def supply_element(seat: int, colour: int) -> str:
    """The tiles of one colour before a player."""
    return f"tile:{seat}:{COLOURS[colour]}"


def action_element(colour: int) -> str:
    """An action that the pushed line offers."""
    return f"action:{COLOURS[colour]}"


def space_element(space: int) -> str:
    return f"space:{space}"


def barge_element(seat: int) -> str:
    return f"barge:{seat}"


def quarter_element(quarter: int) -> str:
    return f"quarter:{QUARTERS[quarter]}"


def descendant_element(descendant: int) -> str:
    return f"descendant:{DESCENDANTS[descendant]}"


def coat_element(coat: int) -> str:
    return f"coat:{COATS[coat]}"


def card_element(card: int) -> str:
    return f"card:{CARDS[card]}"


def tower_element(tile: int) -> str:
    return f"tower:{TOWERS[tile]}"


def player_element(seat: int) -> str:
    return f"player:{seat}"
