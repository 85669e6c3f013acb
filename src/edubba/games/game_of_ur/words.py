"""What birds and bones are called; the words are in locale/."""

from edubba.core.words import Message
from edubba.games.game_of_ur.space import BIRDS, READINGS


def bird(bird: int) -> Message:
    return Message(f"game_of_ur/bird-{BIRDS[bird]}")


def reading(large: int) -> Message:
    """What the large astragal says: yes or no."""
    return Message(f"game_of_ur/large-{READINGS[large]}")
