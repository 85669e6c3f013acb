"""Positions with one number changed, as nobody could have played them: refused, or played on.

A position that comes from outside is checked whole before anything runs. Here every number of real
positions is bent in turn; what is not refused in one sentence must play to its end like any other.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass

from edubba.core.actions import Actions
from edubba.core.catalogue import word
from edubba.core.errors import InvalidInput
from edubba.core.game import Setup
from edubba.core.rng import Rng
from edubba.core.state import CHANCE, OVER, State
from edubba.core.words import Json, Message

HUGE = 10**15
LONGEST_SENTENCE = 400
LONGEST = 200_000
"""Actions and outcomes after which a game counts as endless."""

Path = tuple[str | int, ...]


@dataclass
class Bent:
    """How many bent positions were refused and how many were played to their end."""

    refused: int = 0
    played: int = 0

    def __iadd__(self, other: "Bent") -> "Bent":
        self.refused += other.refused
        self.played += other.played
        return self


def numbers(position: Json, path: Path = ()) -> Iterator[Path]:
    """Where in a position whole numbers stand."""
    if type(position) is int:
        yield path
    elif isinstance(position, dict):
        for key, part in position.items():
            yield from numbers(part, (*path, key))
    elif isinstance(position, list):
        for at, part in enumerate(position):
            yield from numbers(part, (*path, at))


def with_number(position: Json, path: Path, number: int) -> Json:
    """A copy of the position with another number at one place."""
    copy: Json = json.loads(json.dumps(position))
    part: Json = copy
    for step in path[:-1]:
        part = _inside(part, step)
    last = path[-1]
    if isinstance(part, dict) and isinstance(last, str):
        part[last] = number
    elif isinstance(part, list) and isinstance(last, int):
        part[last] = number
    return copy


def _inside(part: Json, step: str | int) -> Json:
    if isinstance(part, dict) and isinstance(step, str):
        return part[step]
    assert isinstance(part, list)
    assert isinstance(step, int)
    return part[step]


def bent_numbers(state: State, path: Path, number: int) -> set[int]:
    """What to write instead: nothing, less than nothing, one more and one less, one more than the
    frame allows, and far too much."""
    found = {0, -1, number - 1, number + 1, HUGE, -HUGE}
    if path[0] == "decisions" and len(path) == 3 and path[2] not in ("actor", "conceded"):
        found |= _beyond(state, path)
    return found - {number}


def _beyond(state: State, path: Path) -> set[int]:
    """The numbers next to the range that a frame says of one of its numbers."""
    frames = state.frames_to_json()
    assert isinstance(path[1], int)
    rest = state.clone()
    for _ in range(len(frames) - 1 - path[1]):
        rest.pop()
    decision = rest.decision()
    right = dict(zip(decision.frame, decision.ranges(rest), strict=True))[str(path[2])]
    return {right.start - 1, right.stop}


def play_on(setup: Setup, state: State, rng: Rng, longest: int = LONGEST) -> None:
    """Play at random to the end; it must come, with something to choose until then and no loss."""
    game = setup.game
    totals = game.totals(state)
    actions = Actions()
    for _ in range(longest):
        if state.actor == OVER:
            assert min(state.result().places) == 1
            return
        state.legal_into(actions)
        assert actions.count > 0, f"{state.decision().name}: nothing can be chosen"
        state.apply(actions.draw(rng) if state.actor == CHANCE else actions.pick(rng), None)
        assert game.totals(state) == totals, f"{totals} became {game.totals(state)}"
    raise AssertionError("the game does not end")


def try_bent(setup: Setup, position: Json, seed: int) -> Bent:
    """A bent position is refused in one sentence, or it plays to its end with nothing lost."""
    try:
        state = setup.position(position)
    except InvalidInput as error:
        sentence, detail = word(error.message), error.message.args["detail"]
        assert "\n" not in sentence, sentence
        assert len(sentence) < LONGEST_SENTENCE, sentence
        assert isinstance(detail, Message), f"{detail} is in no catalogue"
        return Bent(refused=1)
    whole = setup.game.totals(setup.new())
    found = setup.game.totals(state)
    assert found == whole, f"there are {found} instead of {whole}"
    play_on(setup, state, Rng(seed))
    return Bent(played=1)


def bend(setup: Setup, state: State, seed: int, share: int = 1) -> Bent:
    """Bend the numbers of one real position, every one or one in `share` of them."""
    position = state.to_json()
    rng = Rng(seed)
    done = Bent()
    for path in numbers(position):
        old: Json = position
        for step in path:
            old = _inside(old, step)
        assert type(old) is int
        for number in sorted(bent_numbers(state, path, old)):
            if rng.below(share):
                continue
            try:
                done += try_bent(setup, with_number(position, path, number), seed)
            except Exception as error:
                place = "/".join(map(str, path))
                options = setup.to_json()
                raise AssertionError(
                    f"{place} = {number} instead of {old} in {json.dumps(position)} "
                    f"({json.dumps(options)}): {type(error).__name__}: {error}"
                ) from error
    return done


def bend_a_game(setup: Setup, seed: int, positions: int, share: int = 1) -> Bent:
    """Bend some positions of a random game, spread over its length."""
    rng = Rng(seed)
    state = setup.new()
    actions = Actions()
    seen: list[State] = []
    while state.actor != OVER:
        seen.append(state.clone())
        state.legal_into(actions)
        state.apply(actions.draw(rng) if state.actor == CHANCE else actions.pick(rng), None)
    done = Bent()
    for number in range(positions):
        chosen = seen[len(seen) * number // positions + rng.below(max(1, len(seen) // positions))]
        done += bend(setup, chosen, seed + number, share)
    return done
