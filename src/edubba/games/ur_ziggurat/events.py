"""What can happen in UR, for log, animations and previews."""

from dataclasses import dataclass

from edubba.core.journal import Event
from edubba.core.state import NOBODY
from edubba.core.words import Message
from edubba.games.ur_ziggurat import words
from edubba.games.ur_ziggurat.tables import DOWN, UP


def tile_element(cell: str) -> str:
    """The board element of a cell."""
    return f"tile:{cell}"


def hand_element(seat: int) -> str:
    return f"hand:{seat}"


def aside_element(reserve: int) -> str:
    """The element of a tile set aside."""
    return f"aside:{reserve}"


def tile_words(lie: int) -> Message:
    return words.tile(UP[lie], DOWN[lie])


def listed(cells: list[str], counts: list[int], sign: str) -> str:
    """`b2 +2, c3 +1`."""
    return ", ".join(f"{cell} {sign}{n}" for cell, n in zip(cells, counts, strict=True))


@dataclass
class StartPlayerDrawn(Event):
    seat: int

    def words(self) -> Message:
        return Message("ur_ziggurat/start_player", seat=words.side(self.seat))


@dataclass
class TileLaid(Event):
    """One tile of the layout; the log only tells when all lie (UR-3.3)."""

    cell: str
    lie: int

    def targets(self) -> list[str]:
        return [tile_element(self.cell)]


@dataclass
class LaidOut(Event):
    tiles: int

    def words(self) -> Message:
        return Message("ur_ziggurat/laid_out", tiles=self.tiles)


@dataclass
class LayoutRestarted(Event):
    """No tile fitted the next cell (UR-3.3)."""

    def words(self) -> Message:
        return Message("ur_ziggurat/layout_restarted")


@dataclass
class Dealt(Event):
    seat: int
    lie: int

    def words(self) -> Message:
        return Message("ur_ziggurat/dealt", seat=words.side(self.seat), tile=tile_words(self.lie))

    def targets(self) -> list[str]:
        return [hand_element(self.seat)]


@dataclass
class SetAside(Event):
    lie: int

    def words(self) -> Message:
        return Message("ur_ziggurat/set_aside", tile=tile_words(self.lie))


@dataclass
class RoundBegan(Event):
    round: int

    def words(self) -> Message:
        return Message("ur_ziggurat/round", round=self.round)


@dataclass
class Entered(Event):
    seat: int
    cell: str
    cubes: int

    def words(self) -> Message:
        return Message(
            "ur_ziggurat/entered", seat=words.side(self.seat), cell=self.cell, cubes=self.cubes
        )

    def targets(self) -> list[str]:
        return [tile_element(self.cell)]


@dataclass
class ChoseBoth(Event):
    seat: int
    first: int
    second: int

    def words(self) -> Message:
        return Message(
            "ur_ziggurat/chose_both",
            seat=words.side(self.seat),
            first=words.kind(self.first),
            second=words.kind(self.second),
        )

    def targets(self) -> list[str]:
        return [hand_element(self.seat)]


@dataclass
class ChoseSingle(Event):
    seat: int
    action: int
    cube_after: bool

    def words(self) -> Message:
        seat, action = words.side(self.seat), words.kind(self.action)
        if self.cube_after:
            return Message("ur_ziggurat/chose_action_then_cube", seat=seat, action=action)
        return Message("ur_ziggurat/chose_cube_then_action", seat=seat, action=action)

    def targets(self) -> list[str]:
        return [hand_element(self.seat)]


@dataclass
class CubePlaced(Event):
    """Cubes by choice of their owner: the draft, options 2 and 3, or in a shortage."""

    seat: int
    cell: str
    cubes: int

    def words(self) -> Message:
        return Message(
            "ur_ziggurat/cube_placed",
            seat=words.side(self.seat),
            cell=self.cell,
            cubes=self.cubes,
        )

    def targets(self) -> list[str]:
        return [tile_element(self.cell)]


@dataclass
class Claimed(Event):
    seat: int
    cell: str

    def words(self) -> Message:
        return Message("ur_ziggurat/claimed", seat=words.side(self.seat), cell=self.cell)

    def targets(self) -> list[str]:
        return [tile_element(self.cell)]


@dataclass
class ZigguratBuilt(Event):
    seat: int
    cell: str
    stock: int

    def words(self) -> Message:
        seat = words.side(self.seat)
        if self.stock == 0:
            return Message("ur_ziggurat/built_last", seat=seat, cell=self.cell)
        return Message("ur_ziggurat/built", seat=seat, cell=self.cell, stock=self.stock)

    def targets(self) -> list[str]:
        return [tile_element(self.cell)]


@dataclass
class NoEffect(Event):
    """An action that changes nothing (UR-6.1.2)."""

    seat: int
    action: int

    def words(self) -> Message:
        return Message(
            "ur_ziggurat/no_effect", seat=words.side(self.seat), action=words.kind(self.action)
        )


@dataclass
class Gained(Event):
    """Cubes that an action put on the board by itself (UR-6.1.4)."""

    seat: int
    action: int
    cells: list[str]
    cubes: list[int]

    def words(self) -> Message:
        return Message(
            "ur_ziggurat/gained",
            action=words.kind(self.action),
            seat=words.side(self.seat),
            cubes=sum(self.cubes),
            where=listed(self.cells, self.cubes, "+"),
        )

    def targets(self) -> list[str]:
        return [tile_element(cell) for cell in self.cells]


@dataclass
class Lost(Event):
    """Cubes that Agriculture takes from tiles it does not feed (UR-6.2.2)."""

    seat: int
    cells: list[str]
    each: int

    def words(self) -> Message:
        return Message(
            "ur_ziggurat/lost",
            seat=words.side(self.seat),
            cubes=self.each * len(self.cells),
            where=", ".join(self.cells),
        )

    def targets(self) -> list[str]:
        return [tile_element(cell) for cell in self.cells]


@dataclass
class Rearranged(Event):
    """The tiles whose cubes Politics changed, with what they hold now (UR-6.5.1)."""

    seat: int
    cells: list[str]
    cubes: list[int]

    def words(self) -> Message:
        seat = words.side(self.seat)
        if not self.cells:
            return Message("ur_ziggurat/rearranged_nothing", seat=seat)
        where = listed(self.cells, self.cubes, "")
        return Message("ur_ziggurat/rearranged", seat=seat, where=where)

    def targets(self) -> list[str]:
        return [tile_element(cell) for cell in self.cells]


@dataclass
class Attacked(Event):
    seat: int
    attacker: str
    target: str
    cost: int
    owner: int
    """Whose tile it was, or -1."""
    beaten: int

    def words(self) -> Message:
        seat = words.side(self.seat)
        if self.owner == NOBODY:
            return Message(
                "ur_ziggurat/attacked_unoccupied",
                seat=seat,
                attacker=self.attacker,
                target=self.target,
                cost=self.cost,
            )
        return Message(
            "ur_ziggurat/attacked",
            seat=seat,
            attacker=self.attacker,
            target=self.target,
            cost=self.cost,
            owner=words.side(self.owner),
            beaten=self.beaten,
        )

    def targets(self) -> list[str]:
        return [tile_element(self.attacker), tile_element(self.target)]


@dataclass
class MovedIn(Event):
    seat: int
    attacker: str
    target: str
    cubes: int

    def words(self) -> Message:
        return Message(
            "ur_ziggurat/moved_in",
            seat=words.side(self.seat),
            target=self.target,
            cubes=self.cubes,
        )

    def targets(self) -> list[str]:
        return [tile_element(self.attacker), tile_element(self.target)]


@dataclass
class Exchanged(Event):
    """The hand tile changed places with one of the table (UR-7.1); no cell: one set aside."""

    seat: int
    cell: str
    taken: int
    given: int

    def words(self) -> Message:
        seat, taken = words.side(self.seat), tile_words(self.taken)
        given, up = tile_words(self.given), words.kind(UP[self.given])
        if not self.cell:
            return Message(
                "ur_ziggurat/exchanged_aside", seat=seat, taken=taken, given=given, up=up
            )
        return Message(
            "ur_ziggurat/exchanged", seat=seat, cell=self.cell, taken=taken, given=given, up=up
        )

    def targets(self) -> list[str]:
        hand = hand_element(self.seat)
        return [hand, tile_element(self.cell)] if self.cell else [hand]


@dataclass
class NoCubes(Event):
    """Tiles would gain, but their owner has nothing to put there (UR-6.3.3)."""

    seat: int
    action: int

    def words(self) -> Message:
        seat = words.side(self.seat)
        return Message("ur_ziggurat/no_cubes", seat=seat, action=words.kind(self.action))


@dataclass
class NoTarget(Event):
    seat: int

    def words(self) -> Message:
        return Message("ur_ziggurat/no_target", seat=words.side(self.seat))


@dataclass
class Ended(Event):
    reason: Message

    def words(self) -> Message:
        return self.reason
