"""What can happen in After the Flood, for log, animations and previews."""

from dataclasses import dataclass

from edubba.core.journal import Event
from edubba.core.words import Message
from edubba.games.after_the_flood import elements, words


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
class WorkersCame(Event):
    """How many workers became available (AF-5.6)."""

    counts: list[int]

    def words(self) -> Message:
        return Message("after_the_flood/workers_came", **words.by_player(self.counts))

    def targets(self) -> list[str]:
        return [elements.workers(seat) for seat in range(len(self.counts))]


@dataclass
class Declined(Event):
    """How many workers each player lost in the decline (AF-6)."""

    counts: list[int]

    def words(self) -> Message:
        return Message("after_the_flood/declined", **words.by_player(self.counts))


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
    seat: int
    start: int
    area: int

    def words(self) -> Message:
        return Message(
            "after_the_flood/city_moved",
            seat=words.side(self.seat),
            start=words.area(self.start),
            area=words.area(self.area),
        )

    def targets(self) -> list[str]:
        return [elements.city(self.start), elements.city(self.area)]


@dataclass
class WorkerJoined(Event):
    """The scribe of Uruk or the tool maker of Eridu (AF-19.5, AF-19.7)."""

    seat: int
    source: int

    def words(self) -> Message:
        place = words.source(self.source)
        return Message("after_the_flood/worker_joined", seat=words.side(self.seat), place=place)

    def targets(self) -> list[str]:
        return [elements.source(self.seat, self.source)]


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
    seat: int
    area: int
    got: int
    gave: int

    def words(self) -> Message:
        return Message(
            "after_the_flood/exchanged",
            seat=words.side(self.seat),
            area=words.area(self.area),
            got=words.good(self.got),
            gave=words.good(self.gave),
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
    """An empire with its armies before any are bought (AF-11.3)."""

    seat: int
    empire: int
    area: int
    armies: int

    def words(self) -> Message:
        return Message(
            "after_the_flood/empire_started",
            seat=words.side(self.seat),
            empire=words.empire(self.empire),
            area=words.area(self.area),
            armies=self.armies,
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
    """The equipment value and the rank it gives at once (AF-11.5, AF-11.6)."""

    seat: int
    value: int
    rank: int

    def words(self) -> Message:
        return Message(
            "after_the_flood/equipped",
            seat=words.side(self.seat),
            value=self.value,
            rank=words.rank(self.rank),
        )


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

    def words(self) -> Message:
        return Message(
            "after_the_flood/city_destroyed",
            seat=words.side(self.seat),
            owner=words.side(self.owner),
            area=words.area(self.area),
            armies=self.armies,
        )

    def targets(self) -> list[str]:
        return [elements.city(self.area)]


@dataclass
class Passed(Event):
    """The value of the bid that goes with a pass (AF-14.1)."""

    seat: int
    bid: int

    def words(self) -> Message:
        return Message("after_the_flood/passed", seat=words.side(self.seat), bid=self.bid)


@dataclass
class EmpireScored(Event):
    """Points for areas held, Nippur's included (AF-16.1, AF-16.2)."""

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
class CityExpanded(Event):
    seat: int
    area: int
    points: int

    def words(self) -> Message:
        return Message(
            "after_the_flood/city_expanded",
            seat=words.side(self.seat),
            area=words.area(self.area),
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
class Ended(Event):
    reason: Message

    def words(self) -> Message:
        return self.reason
