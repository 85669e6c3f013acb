"""Environments and experiments on the games of the house; they need `edubba[research]`."""

from typing import NamedTuple

from edubba.core.registry import find_game, game_ids

__all__ = ["Environment", "environments"]


class Environment(NamedTuple):
    """One game with a number of players, and how each library calls it."""

    game: str
    players: int
    pettingzoo: str
    """Python that makes it for PettingZoo, all seats playing."""
    gymnasium: str
    """Its id for `gymnasium.make`, one seat against bots."""
    open_spiel: str
    """Its name for `pyspiel.load_game`, chance being explicit."""


def environments() -> list[Environment]:
    """Every installed game with every number of players; their names are known to Gymnasium and
    OpenSpiel from then on."""
    from edubba.research.gymnasium import register as register_gymnasium
    from edubba.research.open_spiel import register as register_open_spiel

    return [
        Environment(
            id,
            players,
            f"edubba.research.pettingzoo.env({id!r}, players={players})",
            register_gymnasium(id, players),
            register_open_spiel(id, players),
        )
        for id in game_ids()
        for players in find_game(id).seats
    ]
