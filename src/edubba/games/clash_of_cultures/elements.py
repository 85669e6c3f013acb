"""Board elements, as targets and the browser name them."""

from typing import Final

from edubba.games.clash_of_cultures.space import CELLS, SPACE, WONDERS

ELEMENTS: Final = {
    "advance": "advance",
    "switch": "government",
    "found": "space",
    "activate": "space",
    "influence": "space",
    "play": "card",
    "trade": "player",
    "from": "space",
    "with": "unit",
    "to": "space",
    "road": "space",
    "navigate": "space",
    "embark": "space",
    "pick": "space",
    "piece": "supply",
    "wonder": "wonder",
    "kind": "kind",
    "card": "card",
    "objective": "objective",
    "score": "objective",
    "player": "player",
}
"""The kind of element that the argument of a verb is."""
PLAIN: Final = ("from", "pick", "with", "card", "objective", "advance", "kind", "player", "piece")
"""Verbs whose element alone tells the action within its question."""
VERBS: Final = ("move", "civic", "collect", "build_units")
"""Verbs without a thing that are elements themselves, in a list beside the board."""
COLUMNS: Final = ("advance", "switch")
"""Verbs whose things lie in a drawer: that is opened first."""
BUTTON: Final = "button"
"""An action that has no place on the board, or the last step that tells two apart."""
BUILT: Final = {"drafted_army": "army", "welcomed_settler": "settler"}
"""Which pieces of the supply the special prices of a Build Units activation take."""


def space(cell: int) -> str:
    return f"space:{CELLS[cell]}"


def targets(action: int) -> list[str]:
    """The path of board elements of an action; a last button where elements share verbs."""
    move = SPACE.decode(action)
    what = move.args[0] if move.args else ""
    if move.verb == "use":
        owner = "wonder" if what in WONDERS else "advance"
        return [f"{owner}:{what}", f"{BUTTON}:use"]
    if move.verb == "build":
        return [f"supply:{BUILT.get(what, what)}", f"{BUTTON}:{what}"]
    if move.verb not in ELEMENTS:
        return []
    id, _, half = what.partition(".")
    path = [f"{ELEMENTS[move.verb]}:{id}"]
    if move.verb == "score":
        return [*path, f"{BUTTON}:{half}"]
    return path if move.verb in PLAIN else [*path, f"{BUTTON}:{move.verb}"]


def menu_targets(action: int) -> list[str]:
    """The same where all verbs of a turn, or of a city, are listed."""
    move = SPACE.decode(action)
    if move.verb in VERBS:
        return [f"verb:{move.verb}"]
    if move.verb in COLUMNS:
        return ["verb:advance", f"{ELEMENTS[move.verb]}:{move.args[0]}"]
    return targets(action)


def piece_targets(cell: int, action: int) -> list[str]:
    """The path to a building or Wonder that stands in a city; `yes` is its Settlement."""
    move = SPACE.decode(action)
    if move.verb in ("piece", "wonder"):
        return [f"piece:{CELLS[cell]}.{move.args[0]}"]
    if move.verb == "yes":
        return [f"piece:{CELLS[cell]}.settlement"]
    return targets(action)
