"""How a question of Clash of Cultures looks to people: its words, its places, who may know."""

from tests.games.clash_of_cultures.table import Table

from edubba.core.journal import SPECTATOR, sees
from edubba.games.clash_of_cultures.space import SPACE


def question(game: Table) -> str:
    """The id of the sentence that asks, without its domain."""
    return game.state.decision().prompt(game.state).id.partition("/")[2]


def asks_for(game: Table, argument: str) -> object:
    """What a question says about one of its arguments."""
    return game.state.decision().prompt(game.state).args[argument]


def places(game: Table, move: str) -> list[str]:
    """The path of board elements by which an answer is given."""
    return game.state.decision().targets(game.state, SPACE.parse(move))


def knowing(game: Table, move: str) -> list[int]:
    """The seats, with SPECTATOR, that may know an answer."""
    mask = game.state.seen_by(SPACE.parse(move))
    return [seat for seat in (SPECTATOR, *range(game.state.seats)) if sees(mask, seat)]


def codes(game: Table, *moves: str) -> list[str]:
    """Why each of these answers cannot be given."""
    return [game.why_not(move).code for move in moves]
