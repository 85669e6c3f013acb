"""What can happen in After the Flood, for log, animations and previews."""

from dataclasses import dataclass

from edubba.core.journal import Event
from edubba.core.words import Message
from edubba.games.after_the_flood import codes, elements, words
from edubba.games.after_the_flood.space import AREAS


@dataclass
class OrderSet(Event):
    """The order of play, drawn (AF-4.2) or by bids (AF-15.1)."""

    order: list[int]

    def words(self) -> Message:
        first, second, third = (words.side(seat) for seat in self.order)
        return Message("after_the_flood/order_set", first=first, second=second, third=third)


@dataclass
class TurnBegan(Event):
    turn: int

    def words(self) -> Message:
        return Message("after_the_flood/turn_began", turn=self.turn, date=words.date(self.turn))


@dataclass
class Produced(Event):
    """What each player got of grain or textile (AF-5.1, AF-5.2)."""

    good: int
    counts: list[int]

    def words(self) -> Message:
        good = words.good(self.good)
        return Message("after_the_flood/produced", good=good, **words.by_player(self.counts))

    def targets(self) -> list[str]:
        return [elements.good(seat, self.good) for seat in range(len(self.counts))]


@dataclass
class ProducedByUr(Event):
    """The extra of Ur, which the income contains (AF-5.4)."""

    seat: int
    count: int

    def words(self) -> Message:
        seat = words.side(self.seat)
        return Message("after_the_flood/produced_by_ur", seat=seat, count=self.count)

    def targets(self) -> list[str]:
        return [elements.city(codes.UR)]


@dataclass
class StockRanOut(Event):
    """What each player should have got of a resource and did not (AF-5.5)."""

    good: int
    counts: list[int]

    def words(self) -> Message:
        lacks = [
            Message("after_the_flood/lacks", seat=words.side(seat), count=count)
            for seat, count in enumerate(self.counts)
            if count > 0
        ]
        good = words.good(self.good)
        return Message("after_the_flood/stock_ran_out", good=good, lacks=words.listed(lacks))

    def targets(self) -> list[str]:
        return [elements.stock(self.good)]


@dataclass
class WorkersCame(Event):
    """How many workers became available (AF-5.6)."""

    counts: list[int]

    def words(self) -> Message:
        return Message("after_the_flood/workers_came", **words.by_player(self.counts))

    def targets(self) -> list[str]:
        return [elements.workers(seat) for seat in range(len(self.counts))]


@dataclass
class Declined(Event):
    """How many workers each player lost in one place in the decline (AF-6)."""

    place: int
    counts: list[int]

    def words(self) -> Message:
        losses = [
            Message("after_the_flood/loses", seat=words.side(seat), count=count)
            for seat, count in enumerate(self.counts)
            if count > 0
        ]
        place = words.place(self.place)
        return Message("after_the_flood/declined", place=place, losses=words.listed(losses))

    def targets(self) -> list[str]:
        return [elements.place(0, self.place)]


@dataclass
class NobodyDeclined(Event):
    """A decline that finds no worker to remove."""

    def words(self) -> Message:
        return Message("after_the_flood/nobody_declined")


@dataclass
class ActionChosen(Event):
    """What a player sets out to do; what comes of it is told by the events that follow."""

    seat: int
    act: int


@dataclass
class CostPaid(Event):
    """The cost of an action after the first pass (AF-7.3)."""

    seat: int
    payment: int
    act: int

    def words(self) -> Message:
        return Message(
            "after_the_flood/cost_paid",
            seat=words.side(self.seat),
            payment=words.payment(self.payment),
            act=words.act(self.act),
        )


@dataclass
class CityBuilt(Event):
    seat: int
    area: int

    def words(self) -> Message:
        area = words.area(self.area)
        return Message("after_the_flood/city_built", seat=words.side(self.seat), area=area)

    def targets(self) -> list[str]:
        return [elements.city(self.area)]


@dataclass
class CityMoved(Event):
    """A city taken up and put down; its expansion, if it had one, came back (AF-8.3)."""

    seat: int
    start: int
    area: int
    expanded: bool

    def words(self) -> Message:
        return Message(
            "after_the_flood/city_moved",
            seat=words.side(self.seat),
            start=words.area(self.start),
            area=words.area(self.area),
            expanded=int(self.expanded),
        )

    def targets(self) -> list[str]:
        return [elements.city(self.start), elements.city(self.area)]


@dataclass
class WorkerJoined(Event):
    """The scribe of Uruk or the tool maker of Eridu (AF-19.5, AF-19.7)."""

    seat: int
    area: int
    available: bool
    """Whether it was an available worker."""

    def words(self) -> Message:
        return Message(
            f"after_the_flood/joined-{AREAS[self.area]}",
            seat=words.side(self.seat),
            supply=words.supply(self.available),
        )

    def targets(self) -> list[str]:
        return [elements.city(self.area)]


@dataclass
class NobodyJoined(Event):
    """A city in Uruk or Eridu that brings nobody: Scribes is full, or there is no worker."""

    seat: int
    area: int
    full: bool
    available: bool

    def words(self) -> Message:
        seat, area = words.side(self.seat), words.area(self.area)
        if self.full:
            return Message("after_the_flood/scribes_were_full", seat=seat, area=area)
        supply = words.supply(self.available)
        return Message("after_the_flood/nobody_joined", seat=seat, area=area, supply=supply)

    def targets(self) -> list[str]:
        return [elements.city(self.area)]


@dataclass
class ResourceSpent(Event):
    """A piece given for workers (AF-9.2)."""

    seat: int
    good: int

    def words(self) -> Message:
        good = words.good(self.good)
        return Message("after_the_flood/resource_spent", seat=words.side(self.seat), good=good)

    def targets(self) -> list[str]:
        return [elements.good(self.seat, self.good)]


@dataclass
class WorkersPlaced(Event):
    seat: int
    place: int
    count: int

    def words(self) -> Message:
        return Message(
            "after_the_flood/workers_placed",
            seat=words.side(self.seat),
            count=self.count,
            place=words.place(self.place),
        )

    def targets(self) -> list[str]:
        return [elements.place(self.seat, self.place)]


@dataclass
class WorkerMoved(Event):
    """What a scribe did (AF-9.7)."""

    seat: int
    source: int
    place: int

    def words(self) -> Message:
        return Message(
            "after_the_flood/worker_moved",
            seat=words.side(self.seat),
            source=words.source(self.source),
            place=words.place(self.place),
        )

    def targets(self) -> list[str]:
        return [elements.source(self.seat, self.source), elements.place(self.seat, self.place)]


@dataclass
class Exchanged(Event):
    """One piece for one piece (AF-10.2), by itself or as the extra of Sippar (AF-19.1)."""

    seat: int
    area: int
    got: int
    gave: int
    extra: bool

    def words(self) -> Message:
        return Message(
            "after_the_flood/exchanged",
            seat=words.side(self.seat),
            area=words.area(self.area),
            got=words.good(self.got),
            gave=words.good(self.gave),
            extra=int(self.extra),
        )

    def targets(self) -> list[str]:
        return [elements.area(self.area), elements.good(self.seat, self.got)]


@dataclass
class ToolMade(Event):
    seat: int

    def words(self) -> Message:
        return Message("after_the_flood/tool_made", seat=words.side(self.seat))


@dataclass
class EmpireStarted(Event):
    """An empire with its armies before any are bought (AF-11.3), those of Babylon included."""

    seat: int
    empire: int
    area: int
    armies: int
    babylon: int

    def words(self) -> Message:
        return Message(
            "after_the_flood/empire_started",
            seat=words.side(self.seat),
            empire=words.empire_in(self.empire, self.area),
            armies=self.armies,
            babylon=self.babylon,
        )

    def targets(self) -> list[str]:
        return [elements.empire(self.empire), elements.area(self.area)]


@dataclass
class ArmiesBought(Event):
    seat: int
    good: int
    armies: int

    def words(self) -> Message:
        return Message(
            "after_the_flood/armies_bought",
            seat=words.side(self.seat),
            good=words.good(self.good),
            armies=self.armies,
        )

    def targets(self) -> list[str]:
        return [elements.good(self.seat, self.good), elements.armies(self.seat)]


@dataclass
class Equipped(Event):
    """The pieces of the equipment and their value (AF-11.5)."""

    seat: int
    pieces: list[int]
    """By resource."""
    value: int

    def words(self) -> Message:
        return Message(
            "after_the_flood/equipped",
            seat=words.side(self.seat),
            pieces=words.pieces(self.pieces),
            value=self.value,
        )


@dataclass
class Ranked(Event):
    """The players with empires from rank A down, settled when one starts (AF-11.6)."""

    seats: list[int]

    def words(self) -> Message:
        ranks = [
            Message("after_the_flood/has_rank", seat=words.side(seat), rank=words.rank(rank))
            for rank, seat in enumerate(self.seats)
        ]
        return Message("after_the_flood/ranked", ranks=words.listed(ranks))


@dataclass
class WorkersLeft(Event):
    """Workers that make room for their own empire (AF-11.7)."""

    seat: int
    area: int
    count: int

    def words(self) -> Message:
        return Message(
            "after_the_flood/workers_left",
            seat=words.side(self.seat),
            area=words.area(self.area),
            count=self.count,
        )

    def targets(self) -> list[str]:
        return [elements.area(self.area)]


@dataclass
class Rolled(Event):
    """One roll of combat and its outcome (AF-12.2, AF-12.3)."""

    seat: int
    defender: int
    area: int
    first: int
    second: int
    needed: int
    hit: bool

    def words(self) -> Message:
        return Message(
            "after_the_flood/rolled",
            seat=words.side(self.seat),
            defender=words.side(self.defender),
            area=words.area(self.area),
            first=self.first,
            second=self.second,
            needed=self.needed,
            hit=int(self.hit),
        )

    def targets(self) -> list[str]:
        return [elements.army(self.area) if self.hit else elements.armies(self.seat)]


@dataclass
class AttackEnded(Event):
    """Stopped with armies left, or beaten off (AF-22.10)."""

    seat: int
    area: int
    left: int

    def words(self) -> Message:
        return Message(
            "after_the_flood/attack_ended",
            seat=words.side(self.seat),
            area=words.area(self.area),
            left=self.left,
        )


@dataclass
class ArmiesEntered(Event):
    seat: int
    area: int
    count: int

    def words(self) -> Message:
        return Message(
            "after_the_flood/armies_entered",
            seat=words.side(self.seat),
            area=words.area(self.area),
            count=self.count,
        )

    def targets(self) -> list[str]:
        return [elements.army(self.area)]


@dataclass
class RepeatPaid(Event):
    """An army for another sub-action (AF-13.5)."""

    seat: int

    def words(self) -> Message:
        return Message("after_the_flood/repeat_paid", seat=words.side(self.seat))


@dataclass
class Reinforced(Event):
    seat: int
    area: int

    def words(self) -> Message:
        area = words.area(self.area)
        return Message("after_the_flood/reinforced", seat=words.side(self.seat), area=area)

    def targets(self) -> list[str]:
        return [elements.army(self.area)]


@dataclass
class CityDestroyed(Event):
    seat: int
    owner: int
    area: int
    armies: int
    expanded: bool
    protected: bool
    """By Shuruppak, which is why it took more armies (AF-19.4)."""

    def words(self) -> Message:
        return Message(
            "after_the_flood/city_destroyed",
            seat=words.side(self.seat),
            owner=words.side(self.owner),
            area=words.area(self.area),
            armies=self.armies,
            expanded=int(self.expanded),
            protected=int(self.protected),
        )

    def targets(self) -> list[str]:
        return [elements.city(self.area)]


@dataclass
class Passed(Event):
    """The pieces of the bid that goes with a pass, and their value (AF-14.1)."""

    seat: int
    pieces: list[int]
    """By resource."""
    bid: int

    def words(self) -> Message:
        return Message(
            "after_the_flood/passed",
            seat=words.side(self.seat),
            pieces=words.pieces(self.pieces),
            bid=self.bid,
        )


@dataclass
class EmpireScored(Event):
    """Points for areas held (AF-16.1); also told of who holds none."""

    seat: int
    areas: int
    points: int

    def words(self) -> Message:
        return Message(
            "after_the_flood/empire_scored",
            seat=words.side(self.seat),
            areas=self.areas,
            points=self.points,
        )


@dataclass
class NippurScored(Event):
    """What the city in Nippur adds for areas held in Sumer (AF-16.2)."""

    seat: int
    areas: int
    points: int

    def words(self) -> Message:
        return Message(
            "after_the_flood/nippur_scored",
            seat=words.side(self.seat),
            areas=self.areas,
            points=self.points,
        )

    def targets(self) -> list[str]:
        return [elements.city(codes.NIPPUR)]


@dataclass
class CityExpanded(Event):
    """An expansion with the pieces it was paid with (AF-16.3)."""

    seat: int
    area: int
    pieces: list[int]
    """By resource."""
    points: int

    def words(self) -> Message:
        return Message(
            "after_the_flood/city_expanded",
            seat=words.side(self.seat),
            area=words.area(self.area),
            pieces=words.pieces(self.pieces),
            points=self.points,
        )

    def targets(self) -> list[str]:
        return [elements.city(self.area)]


@dataclass
class TurnEnded(Event):
    turn: int

    def words(self) -> Message:
        return Message("after_the_flood/turn_ended", turn=self.turn)


@dataclass
class WorkersScored(Event):
    """An area or box in which a player has most workers at the end (AF-18.2, AF-18.3)."""

    seat: int
    source: int
    points: int

    def words(self) -> Message:
        return Message(
            "after_the_flood/workers_scored",
            seat=words.side(self.seat),
            place=words.source(self.source),
            points=self.points,
        )

    def targets(self) -> list[str]:
        return [elements.source(self.seat, self.source)]


@dataclass
class NobodyScored(Event):
    """An area or box in which nobody has most workers at the end: a tie, or no worker at all."""

    source: int
    points: int

    def words(self) -> Message:
        place = words.source(self.source)
        return Message("after_the_flood/nobody_scored", place=place, points=self.points)

    def targets(self) -> list[str]:
        return [elements.source(0, self.source)]


@dataclass
class Ended(Event):
    reason: Message

    def words(self) -> Message:
        return self.reason
