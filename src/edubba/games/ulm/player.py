"""What one player has: all of it open but the cards in hand."""

from typing import final

from edubba.core.bits import count_bits
from edubba.core.native import i64, mypyc_attr, vec
from edubba.games.ulm import codes


@final
@mypyc_attr(acyclic=True)
class Player:
    """A player's things as he starts with them (UL-3.9)."""

    vp: i64 = codes.START_VP
    """Where his seal stands on the score track."""
    coins: i64 = codes.START_COINS
    sparrows: i64 = codes.START_SPARROWS
    barge: i64 = codes.START_SPACE
    """The Danube space of his barge."""
    seals: i64 = codes.SEALS
    """His stock: seals not yet placed."""
    played: i64 = 0
    """Cards he has played, face-up or for the top (UL-8.4)."""
    hand: i64 = 0
    """Bits of the cards in hand."""
    laid: i64 = 0
    """Bits of the cards lying face-up before him."""
    coats: i64 = 0
    """Bits of his coats of arms; each gold one has a crest of his in its quarter."""
    descendants: i64 = 0
    """Bits of his descendants."""
    tiles: vec[i64]
    """His supply: tiles of each colour."""

    def __init__(self) -> None:
        self.tiles = vec[i64]([0] * codes.COLOURS)

    def owns(self, descendant: i64) -> bool:
        return (self.descendants >> descendant) & 1 == 1

    def crests(self) -> i64:
        """Family crests not yet placed: every gold coat took one (UL-6.1)."""
        return codes.CRESTS - count_bits(self.coats & codes.GOLD)

    def tile_count(self) -> i64:
        return total(self.tiles)

    def copy(self) -> "Player":
        other = Player()
        other.vp = self.vp
        other.coins = self.coins
        other.sparrows = self.sparrows
        other.barge = self.barge
        other.seals = self.seals
        other.played = self.played
        other.hand = self.hand
        other.laid = self.laid
        other.coats = self.coats
        other.descendants = self.descendants
        other.tiles = self.tiles[:]
        return other


def total(counts: vec[i64]) -> i64:
    count: i64 = 0
    for at in range(len(counts)):
        count += counts[at]
    return count
