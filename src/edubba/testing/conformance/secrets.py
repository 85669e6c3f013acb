"""Secrets: a second world, different only in what an observer must not know, is played along.

What the observer sees done is done in both worlds; for what it does not see, anything else that it
would not see either is done in the second one. It must never be able to tell which world it is in,
until they part where the game says they may: at a decision whose seen choice is impossible in the
second world, or whose hidden choice has an open consequence, or at a reveal.
"""

import json

from edubba.core.errors import EdubbaError
from edubba.core.journal import Event, Journal, sees
from edubba.core.state import CHANCE, State
from edubba.testing.conformance.bots import Bots
from edubba.testing.conformance.differences import difference
from edubba.testing.conformance.knowledge import knowledge, told_apart
from edubba.testing.conformance.support import Support
from edubba.testing.conformance.walk import Check, Walk, draw, who

FRESH = 8
"""One in so many positions begins with a newly imagined world."""


class Secrets(Check):
    """Imagined worlds look the same, and go on looking the same."""

    def __init__(self, walk: Walk) -> None:
        super().__init__(walk)
        self.worlds: dict[int, State] = {}
        """The second world of each observer."""
        self.journals: dict[int, Journal] = {}
        """What the last action did there."""
        self.excused: dict[int, str] = {}
        """Who may learn from the last action what it did not see, and by which decision."""
        self.support = Support(walk)
        self.bots = Bots(walk)
        partings = walk.terms.partings
        for name in sorted(partings.decisions | partings.consequences):
            known = name in walk.setup.game.rules.codes
            walk.require(known, f"worlds may part at {name}, but there is no such decision")

    def look(self) -> None:
        for observer in self.walk.observers():
            if observer in self.worlds:
                self.compare(observer, "two worlds it could not tell apart until now")
            self.excused.pop(observer, None)
            if observer not in self.worlds or self.rng.below(FRESH) == 0:
                self.imagine(observer)
                self.compare(observer, "the world imagined for it")
            self.support.look(observer, self.worlds[observer])
            self.bots.look(observer, self.worlds[observer])

    def imagine(self, observer: int) -> None:
        """A new world, which must be a position in its own right."""
        walk = self.walk
        world = walk.state.imagine(observer, self.rng)
        same = walk.state.fingerprint() == walk.print
        walk.require(same, f"imagining for {who(observer)} has changed the true position")
        totals = walk.setup.game.totals
        before, after = totals(walk.state), totals(world)
        walk.require(before == after, f"of {before} the imagined world has {after}")
        try:
            walk.setup.position(json.loads(world.fingerprint()))
        except EdubbaError as error:
            walk.fail(f"the world imagined for {who(observer)} could not arise: {error}")
        self.worlds[observer] = world

    def compare(self, observer: int, which: str) -> None:
        walk, world = self.walk, self.worlds[observer]
        if world.fingerprint() == walk.print:
            return  # nothing is different, so nothing can be told apart
        true = knowledge(walk.setup, walk.space, walk.state, observer)
        other = knowledge(walk.setup, walk.space, world, observer)
        by = told_apart(true, other)
        if by and observer in self.excused:
            self.part(observer, self.excused[observer])
            return
        walk.require(not by, f"{who(observer)} can tell {which} from the true one {by}")
        walk.report.worlds += 1

    def before(self, action: int) -> None:
        decision = self.walk.state.decision().name
        for observer, world in [*self.worlds.items()]:
            if decision in self.walk.terms.partings.consequences:
                if not sees(self.walk.state.seen_by(action), observer):
                    self.excused[observer] = decision
            reply = self.reply(observer, world, action)
            if reply is None:
                self.part(observer, decision)
            else:
                self.journals[observer] = Journal()
                world.apply(reply, self.journals[observer])

    def reply(self, observer: int, world: State, action: int) -> int | None:
        """What happens in the second world; None where the worlds part as the game declares."""
        walk, state = self.walk, self.walk.state
        seen = sees(state.seen_by(action), observer)
        legal = world.legal_actions()
        alike = [a for a in legal if sees(world.seen_by(a), observer) == seen]
        if seen and action in alike:
            return action
        if not seen and alike:
            if state.actor != CHANCE:
                return alike[self.rng.below(len(alike))]
            return draw([(a, w) for a, w in world.outcomes() if a in alike], self.rng)
        if state.decision().name in walk.terms.partings.decisions:
            return None
        move = walk.space.decode(action)
        if seen:
            walk.fail(
                f"{who(observer)} sees “{move}”, which is impossible in a world it could not tell "
                f"apart; if it may learn something here, declare Partings(decisions={{"
                f'"{state.decision().name}"}})'
            )
        walk.fail(f"{who(observer)} cannot see “{move}”, but in its world all choices are seen")

    def after(self, action: int) -> None:
        for observer in [*self.worlds]:
            true = self.walk.journal.seen_by(observer)
            other = self.journals[observer].seen_by(observer)
            self.compare_events(observer, true, other)

    def compare_events(self, observer: int, true: list[Event], other: list[Event]) -> None:
        walk = self.walk
        for at in range(max(len(true), len(other))):
            here, there = true[at : at + 1], other[at : at + 1]
            if [told(event) for event in here] == [told(event) for event in there]:
                continue
            for event in (*here, *there):
                if event.reveals() and event.name in walk.terms.partings.reveals:
                    self.part(observer, event.name)
                    return
            if observer in self.excused:
                self.part(observer, self.excused[observer])
                return
            apart = difference([told(event) for event in here], [told(event) for event in there])
            reveals = [event.name for event in (*here, *there) if event.reveals()]
            advice = f'; if it may, declare Partings(reveals={{"{reveals[0]}"}})' if reveals else ""
            walk.fail(f"the log tells {who(observer)} what it must not know: {apart}{advice}")

    def part(self, observer: int, where: str) -> None:
        del self.worlds[observer]
        self.walk.report.partings[where] += 1


def told(event: Event) -> str:
    """An event as the log and the screen show it."""
    return json.dumps([event.to_json(), repr(event.words()), event.targets()])
