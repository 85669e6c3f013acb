"""Whose turn it is, that nothing is left half done, and that frames say what they may hold."""

from edubba.core.state import CHANCE, NOTHING, OVER
from edubba.testing.conformance.walk import Check


class Frames(Check):
    """The actor is the seat of the top frame, and no step is ever left on top."""

    def look(self) -> None:
        walk, state = self.walk, self.walk.state
        frames = state.frames_to_json()
        if state.code == NOTHING or state.actor == OVER:
            empty = not frames and state.code == NOTHING and state.actor == OVER
            walk.require(empty, f"the game is over with frames left: {frames}")
            return
        walk.require(state.code < state.rules.steps, f"step {state.decision().name} is left on top")
        top = frames[-1]
        actor = "chance" if state.actor == CHANCE else state.actor
        holds = isinstance(top, dict) and top["actor"] == actor
        walk.require(holds, f"{actor} is to decide, but the frame on top is {top}")
        seats = walk.setup.seats
        walk.require(CHANCE <= state.actor < seats, f"seat {state.actor} is none of {seats} seats")
        rest = state.clone()
        while rest.code != NOTHING:
            decision = rest.decision()
            told, named = len(decision.ranges(rest)), len(decision.frame)
            broke = f"{decision.name} names {named} numbers of its frame and ranges of {told}"
            walk.require(told == named, broke)
            rest.pop()
        try:
            state.check_frames()
        except ValueError as error:
            walk.fail(f"a frame of a real game would be refused: {error}")
