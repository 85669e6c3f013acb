"""The elements of the board, as the browser names them: those that moves click, and those that
events light up. What stands in braces is the thing of that name."""

from collections.abc import Mapping
from typing import Final

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

CLICKED: Final = {
    "draw_tile": "bag",
    "pick_bag_color": "bag:{colour}",
    "builder_keep": "drawn:{colour}",
    "exchange_dock": "dock:{slot}",
    "scholar_push": "descendant:scholar tile:{seat}:{colour}",
    "push": "push:{push}",
    "use_action": "line:{colour}",
    "play_face_up": "card:{card} use:face_up",
    "play_immediate": "card:{card} use:top",
    "merchant_give": "descendant:merchant tile:{seat}:{colour}",
    "take_dock": "dock:{slot}",
    "clear_side": "side:{side}",
    "pay_pair": "tile:{seat}:{one} tile:{seat}:{other}",
    "pay_single": "pay:single tile:{seat}:{colour}",
    "choose_card": "card:{card}",
    "seal_quarter": "quarter:{quarter}",
    "choose_descendant": "descendant:{descendant}",
    "choose_coat": "coat:{coat}",
    "choose_edge": "edge:{spot}",
    "move_steps": "space:{space}",
    "levy_give": "tile:{seat}:{colour}",
}
"""By verb; the others are plain buttons."""
OWN_TILE: Final = "tile:{seat}:{colour}"
"""A tile of the supply that is pushed without the Scholar ..."""
GATES: Final = "tower:tower_open_gates"
"""... and where a Seal action comes from that the line does not offer."""

SHOWN: Final = {
    # Setting up and rounds
    "descendant_laid_out": "descendant:{descendant}",
    "tile_laid": "cell:{cell}",
    "start_tile_drawn": "bag tile:{seat}:{colour}",
    "tower_in_force": "tower:{tile}",
    "next_tower_shown": "tower:{tile}",
    "duty_unpaid": "tower:{tile} player:{seat}",
    "levy_paid": "tile:{seat}:{colour} bag",
    "turn_began": "player:{seat}",
    "final_scored": "player:{seat}",
    # The turn
    "tiles_returned": "bag",
    "tile_drawn": "bag drawn_tile",
    "tile_picked": "bag drawn_tile",
    "builder_chose": "drawn_tile bag",
    "tile_taken_to_push": "drawn_tile",
    "exchanged": "drawn_tile dock:{slot}",
    "scholar_swapped": "drawn_tile tile:{seat}:{kept}",
    "merchant_swapped": "tile:{seat}:{gave} dock:{slot}",
    "pushed": "push:{push}",
    "guard_scored": "descendant:city_guard",
    "action_used": "line:{colour}",
    "helped": "descendant:{descendant}",
    "lapsed": "player:{seat}",
    "gates_used": GATES,
    # Supplies
    "scored": "player:{seat}",
    "coins_gained": "player:{seat}",
    "coins_paid": "player:{seat}",
    "sparrows_gained": "player:{seat}",
    "sparrows_traded": "player:{seat}",
    "side_cleared": "side:{side} player:{seat}",
    "dock_tile_taken": "dock:{slot} tile:{seat}:{colour}",
    "dock_refilled": "bag dock:{slot}",
    # River and quarters
    "barge_moved": "barge:{seat} space:{space}",
    "bonus_reached": "space:{space}",
    "seal_placed": "quarter:{quarter}",
    "crest_income": "coat:{coat} player:{seat}",
    "coat_drawn": "coat:{coat}",
    "coat_taken": "coat:{coat} player:{seat}",
    "coat_returned": "coat:{coat}",
    "crest_placed": "quarter:{quarter}",
    "edge_seal_placed": "edge:{spot}",
    "descendant_taken": "descendant:{descendant} player:{seat}",
    # Cards
    "bought_for_pair": "tile:{seat}:{one} tile:{seat}:{other}",
    "bought_for_tile": "tile:{seat}:{colour}",
    "bought_for_coins": "player:{seat}",
    "card_taken": "deck player:{seat}",
    "card_drawn": "card:{card}",
    "card_kept": "card:{card}",
    "cards_discarded": "discard",
    "reshuffled": "discard deck",
    "card_from_discard": "card:{card} player:{seat}",
    "card_laid": "card:{card} player:{seat}",
    "top_played": "card:{card} tile:{seat}:{colour}",
    "card_shown": "card:{card}",
}
"""By event; the others are about nothing that lies on the board."""

IDS: Final = {
    **dict.fromkeys(["colour", "gave", "kept", "one", "other"], COLOURS),
    "cell": [cell.removeprefix("cell_") for cell in CELLS],
    "card": CARDS,
    "coat": COATS,
    "descendant": DESCENDANTS,
    "push": SLOTS,
    "quarter": QUARTERS,
    "side": SIDES,
    "spot": SLOTS,
    "tile": TOWERS,
}


def elements(paths: str, things: Mapping[str, object]) -> list[str]:
    """The elements of these paths, filled in."""
    ids: dict[str, object] = {}
    for name, value in things.items():
        ids[name] = IDS[name][value] if name in IDS and isinstance(value, int) else value
    return paths.format(**ids).split()
