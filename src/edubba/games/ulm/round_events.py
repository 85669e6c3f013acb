"""Setting up, rounds, whose turn it is, and the end, for log and animations."""

from dataclasses import dataclass

from edubba.core.journal import Event
from edubba.core.words import Message
from edubba.games.ulm import words
from edubba.games.ulm.elements import (
    cell_element,
    descendant_element,
    player_element,
    supply_element,
    tower_element,
)
from edubba.games.ulm.space import TOWERS


@dataclass
class DescendantLaidOut(Event):
    descendant: int
    place: int

    def words(self) -> Message:
        name = words.descendant(self.descendant)
        return Message("ulm/descendant_laid_out", descendant=name)

    def targets(self) -> list[str]:
        return [descendant_element(self.descendant)]


@dataclass
class TileLaid(Event):
    """A tile of the first grid; nine of them need no sentence."""

    cell: int
    colour: int

    def targets(self) -> list[str]:
        return [cell_element(self.cell)]


@dataclass
class StartTileDrawn(Event):
    seat: int
    colour: int

    def words(self) -> Message:
        return Message(
            "ulm/start_tile_drawn", seat=words.player(self.seat), colour=words.colour(self.colour)
        )

    def targets(self) -> list[str]:
        return ["bag", supply_element(self.seat, self.colour)]


@dataclass
class StartPlayerDrawn(Event):
    seat: int

    def words(self) -> Message:
        return Message("ulm/start_player_drawn", seat=words.player(self.seat))


@dataclass
class RoundBegan(Event):
    round: int

    def words(self) -> Message:
        return Message("ulm/round_began", round=self.round)


@dataclass
class TowerInForce(Event):
    tile: int
    decree: Message

    def words(self) -> Message:
        return Message("ulm/tower_in_force", tile=words.tower(self.tile), decree=self.decree)

    def targets(self) -> list[str]:
        return [tower_element(self.tile)]


@dataclass
class NextTowerShown(Event):
    tile: int
    decree: Message

    def words(self) -> Message:
        return Message("ulm/next_tower_shown", tile=words.tower(self.tile), decree=self.decree)

    def targets(self) -> list[str]:
        return [tower_element(self.tile)]


@dataclass
class DutyUnpaid(Event):
    """A player pays nothing of what the tower tile demands (UL-10.2, UL-10.3)."""

    seat: int
    tile: int

    def words(self) -> Message:
        tile = TOWERS[self.tile].removeprefix("tower_")
        return Message(f"ulm/unpaid-{tile}", seat=words.player(self.seat))

    def targets(self) -> list[str]:
        return [tower_element(self.tile), player_element(self.seat)]


@dataclass
class LevyPaid(Event):
    seat: int
    colour: int

    def words(self) -> Message:
        return Message(
            "ulm/levy_paid", seat=words.player(self.seat), colour=words.colour(self.colour)
        )

    def targets(self) -> list[str]:
        return [supply_element(self.seat, self.colour), "bag"]


@dataclass
class TurnBegan(Event):
    seat: int

    def words(self) -> Message:
        return Message("ulm/turn_began", seat=words.player(self.seat))

    def targets(self) -> list[str]:
        return [player_element(self.seat)]


@dataclass
class FinalScored(Event):
    """What a player adds when the last round is over (UL-11)."""

    seat: int
    added: int
    total: int

    def words(self) -> Message:
        return Message(
            "ulm/final_scored",
            seat=words.player(self.seat),
            added=self.added,
            total=self.total,
        )

    def targets(self) -> list[str]:
        return [player_element(self.seat)]


@dataclass
class Ended(Event):
    reason: Message

    def words(self) -> Message:
        return self.reason
