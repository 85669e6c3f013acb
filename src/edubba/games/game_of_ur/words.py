"""What birds and bones are called; the words are in locale/."""

from typing import Final

from edubba.core.words import Named
from edubba.games.game_of_ur.space import BIRDS, READINGS

bird: Final[Named] = Named("game_of_ur/bird", BIRDS)
reading: Final[Named] = Named("game_of_ur/large", READINGS)
"""What the large astragal says: yes or no."""
