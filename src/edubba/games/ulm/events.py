"""What can happen with tiles, and what is gained and paid."""

from dataclasses import dataclass

from edubba.core.journal import Event
from edubba.core.words import Message
from edubba.games.ulm import words
from edubba.games.ulm.elements import (
    action_element,
    descendant_element,
    dock_element,
    player_element,
    push_element,
    side_element,
    supply_element,
)
from edubba.games.ulm.space import PARTS


@dataclass
class TilesReturned(Event):
    """All pushed-out tiles went back into the bag (UL-4.5, UL-12.1)."""

    count: int

    def words(self) -> Message:
        return Message("ulm/tiles_returned", count=self.count)

    def targets(self) -> list[str]:
        return ["bag"]


@dataclass
class TileDrawn(Event):
    seat: int
    colour: int

    def words(self) -> Message:
        return Message(
            "ulm/tile_drawn", seat=words.player(self.seat), colour=words.colour(self.colour)
        )

    def targets(self) -> list[str]:
        return ["bag", "drawn_tile"]


@dataclass
class TilePicked(Event):
    seat: int
    colour: int

    def words(self) -> Message:
        return Message(
            "ulm/tile_picked", seat=words.player(self.seat), colour=words.colour(self.colour)
        )

    def targets(self) -> list[str]:
        return ["bag", "drawn_tile"]


@dataclass
class BuilderChose(Event):
    seat: int
    kept: int
    returned: int

    def words(self) -> Message:
        return Message(
            "ulm/builder_chose",
            seat=words.player(self.seat),
            kept=words.colour(self.kept),
            returned=words.colour(self.returned),
        )

    def targets(self) -> list[str]:
        return ["drawn_tile", "bag"]


@dataclass
class TileTakenToPush(Event):
    """The bag was empty, so the tile came from the docks or the supply (UL-12.1)."""

    seat: int
    colour: int

    def words(self) -> Message:
        return Message(
            "ulm/tile_taken_to_push", seat=words.player(self.seat), colour=words.colour(self.colour)
        )

    def targets(self) -> list[str]:
        return ["drawn_tile"]


@dataclass
class NoTileToPush(Event):
    seat: int

    def words(self) -> Message:
        return Message("ulm/no_tile_to_push", seat=words.player(self.seat))


@dataclass
class Exchanged(Event):
    seat: int
    slot: int
    gave: int
    took: int
    sparrows: int
    """What it cost; nothing under Sparrow Flight."""

    def words(self) -> Message:
        return Message(
            "ulm/exchanged",
            seat=words.player(self.seat),
            sparrows=self.sparrows,
            gave=words.colour(self.gave),
            took=words.colour(self.took),
        )

    def targets(self) -> list[str]:
        return ["drawn_tile", dock_element(self.slot)]


@dataclass
class ScholarSwapped(Event):
    seat: int
    kept: int
    pushed: int

    def words(self) -> Message:
        return Message(
            "ulm/scholar_swapped",
            seat=words.player(self.seat),
            kept=words.colour(self.kept),
            pushed=words.colour(self.pushed),
        )

    def targets(self) -> list[str]:
        return ["drawn_tile", supply_element(self.seat, self.kept)]


@dataclass
class MerchantSwapped(Event):
    seat: int
    slot: int
    gave: int
    took: int

    def words(self) -> Message:
        return Message(
            "ulm/merchant_swapped",
            seat=words.player(self.seat),
            gave=words.colour(self.gave),
            took=words.colour(self.took),
        )

    def targets(self) -> list[str]:
        return [supply_element(self.seat, self.gave), dock_element(self.slot)]


@dataclass
class Pushed(Event):
    seat: int
    push: int
    colour: int
    out: int

    def words(self) -> Message:
        return Message(
            "ulm/pushed",
            seat=words.player(self.seat),
            colour=words.colour(self.colour),
            where=words.where(self.push),
            out=words.colour(self.out),
        )

    def targets(self) -> list[str]:
        return [push_element(self.push)]


@dataclass
class GuardScored(Event):
    seat: int

    def words(self) -> Message:
        return Message("ulm/guard_scored", seat=words.player(self.seat))

    def targets(self) -> list[str]:
        return ["descendant:city_guard"]


@dataclass
class ActionUsed(Event):
    seat: int
    colour: int

    def words(self) -> Message:
        return Message(
            "ulm/action_used", seat=words.player(self.seat), action=words.action(self.colour)
        )

    def targets(self) -> list[str]:
        return [action_element(self.colour)]


@dataclass
class Helped(Event):
    """A descendant's power made a difference."""

    seat: int
    descendant: int

    def words(self) -> Message:
        return Message(
            "ulm/helped",
            seat=words.player(self.seat),
            descendant=words.descendant(self.descendant),
        )

    def targets(self) -> list[str]:
        return [descendant_element(self.descendant)]


@dataclass
class Lapsed(Event):
    """A part of a card's top or of a privilege found nothing to do (UL-5.12)."""

    seat: int
    part: int

    def words(self) -> Message:
        return Message(f"ulm/lapsed-{PARTS[self.part]}", seat=words.player(self.seat))

    def targets(self) -> list[str]:
        return [player_element(self.seat)]


@dataclass
class GatesUsed(Event):
    """A free Seal action by the Open Gates (UL-10.8, UL-13.14)."""

    seat: int

    def words(self) -> Message:
        return Message("ulm/gates_used", seat=words.player(self.seat))

    def targets(self) -> list[str]:
        return ["tower:tower_open_gates"]


@dataclass
class Scored(Event):
    """VP won, or lost if below zero."""

    seat: int
    vp: int

    def words(self) -> Message:
        if self.vp < 0:
            return Message("ulm/lost_vp", seat=words.player(self.seat), vp=-self.vp)
        return Message("ulm/scored", seat=words.player(self.seat), vp=self.vp)

    def targets(self) -> list[str]:
        return [player_element(self.seat)]


@dataclass
class CoinsGained(Event):
    seat: int
    coins: int

    def words(self) -> Message:
        return Message("ulm/coins_gained", seat=words.player(self.seat), coins=self.coins)

    def targets(self) -> list[str]:
        return [player_element(self.seat)]


@dataclass
class CoinsPaid(Event):
    seat: int
    coins: int

    def words(self) -> Message:
        return Message("ulm/coins_paid", seat=words.player(self.seat), coins=self.coins)

    def targets(self) -> list[str]:
        return [player_element(self.seat)]


@dataclass
class SparrowsGained(Event):
    seat: int
    sparrows: int

    def words(self) -> Message:
        return Message("ulm/sparrows_gained", seat=words.player(self.seat), sparrows=self.sparrows)

    def targets(self) -> list[str]:
        return [player_element(self.seat)]


@dataclass
class SideCleared(Event):
    seat: int
    side: int
    colours: list[int]

    def words(self) -> Message:
        return Message(
            "ulm/side_cleared",
            seat=words.player(self.seat),
            side=words.side(self.side),
            tiles=words.all_of([words.colour(colour) for colour in self.colours]),
        )

    def targets(self) -> list[str]:
        return [side_element(self.side), player_element(self.seat)]


@dataclass
class DockTileTaken(Event):
    seat: int
    slot: int
    colour: int

    def words(self) -> Message:
        return Message(
            "ulm/dock_tile_taken", seat=words.player(self.seat), colour=words.colour(self.colour)
        )

    def targets(self) -> list[str]:
        return [dock_element(self.slot), supply_element(self.seat, self.colour)]


@dataclass
class DockRefilled(Event):
    slot: int
    colour: int

    def words(self) -> Message:
        colour = words.colour(self.colour)
        return Message("ulm/dock_refilled", slot=self.slot + 1, colour=colour)

    def targets(self) -> list[str]:
        return ["bag", dock_element(self.slot)]
