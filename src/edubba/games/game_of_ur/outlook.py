"""What every number would do for each bird of the player to move: the facts behind previews,
tooltips and the gamble. The rules themselves are asked, on copies of the position."""

from dataclasses import dataclass
from typing import Final

from edubba.core.actions import Actions
from edubba.core.journal import Journal
from edubba.core.words import Message
from edubba.games.game_of_ur.codes import BIRDS, HOME, LAUNCH, LAUNCH_SWALLOW, MOVE, SWALLOW
from edubba.games.game_of_ur.decisions.frames import CONVERTED_MOVE
from edubba.games.game_of_ur.decisions.moves import find_uses, launched_bird, use, why_not_use
from edubba.games.game_of_ur.events import BorneOff, Captured, Collected, Launched, Moved, Paid
from edubba.games.game_of_ur.space import BIRDS as BIRD_IDS
from edubba.games.game_of_ur.space import DATA
from edubba.games.game_of_ur.state import OFF, UrState
from edubba.games.game_of_ur.tables import LAUNCH_ACTION, LAUNCH_NUMBER, START_HOUSE, SWALLOW_HOUSE

NUMBERS: Final = DATA.numbers("numbers_in_force")


@dataclass
class UseView:
    """What a number would do for a bird (GU-UI-3.5, GU-UI-3.7)."""

    number: int
    kind: str
    """`launch`, `move`, `rosette`, `capture`, `bear_off` or `blocked`."""
    to: int
    """The house it leads to, 17 for home; for a blocked one 0 where there is no such house."""
    captured: str | None
    delta: int
    """Counters gained by the player."""
    passes: list[int]
    """The rosette houses flown over."""
    code: str
    """Why it is blocked: one of `illegal_reasons`; empty if it is not."""
    words: Message | None
    """The same in a sentence."""


@dataclass
class OutlookView:
    """All numbers for one bird, in ascending order; several of one number for the Swallow."""

    bird: str
    uses: list[UseView]


def outlook_of(state: UrState) -> list[OutlookView]:
    """One entry a bird of the player to move, in the order of the table."""
    found = [OutlookView(BIRD_IDS[bird], []) for bird in range(BIRDS)]
    for number in NUMBERS:
        legal = Actions()
        find_uses(state, number, legal)
        moved: set[int] = set()
        for action in legal.as_list():
            bird = launched_bird(action) if action >= LAUNCH else action - MOVE
            moved.add(bird)
            found[bird].uses.append(_use(state, number, action))
        for bird in range(BIRDS):
            if bird not in moved:
                found[bird].uses.append(_blocked(state, number, bird))
    return found


def _use(base: UrState, number: int, action: int) -> UseView:
    state = base.clone()
    state.become(CONVERTED_MOVE, state.to_move, number, 0)
    journal = Journal()
    use(state, action, journal)
    view = UseView(number, "move", 0, None, 0, [], "", None)
    for event in journal.events:
        if isinstance(event, Launched):
            view.kind = "launch" if view.captured is None else view.kind
            view.to = event.house
        elif isinstance(event, Moved):
            view.to = event.house
            view.passes = event.passed
            if base.terms.is_rosette(event.house):
                view.kind = "rosette"
        elif isinstance(event, BorneOff):
            view.kind, view.to, view.passes = "bear_off", HOME, event.passed
        elif isinstance(event, Captured):
            view.kind, view.captured = "capture", BIRD_IDS[event.bird]
        elif isinstance(event, (Collected, Paid)) and event.seat == base.to_move:
            view.delta += event.counters if isinstance(event, Collected) else -event.counters
    return view


def _blocked(state: UrState, number: int, bird: int) -> UseView:
    """Why a bird has no use for a number, and where it would have gone."""
    house = state.house(state.to_move, bird)
    if house == OFF:
        action, to = _launch(state, bird), START_HOUSE[bird]
        if LAUNCH_NUMBER[bird] != number:
            to = 0  # it would go nowhere with this number
        elif bird == SWALLOW:
            to = SWALLOW_HOUSE[action - LAUNCH_SWALLOW]
    else:
        action = MOVE + bird
        to = house + number if house + number < HOME else 0
    reason = why_not_use(state, action, number)
    return UseView(number, "blocked", to, None, 0, [], reason.code, reason.words)


def _launch(state: UrState, bird: int) -> int:
    """The action that launches a bird; for the Swallow, on its first starting house."""
    if bird != SWALLOW:
        return LAUNCH_ACTION[bird]
    for choice in range(len(SWALLOW_HOUSE)):
        if (state.terms.swallow_starts >> SWALLOW_HOUSE[choice]) & 1:
            return LAUNCH_SWALLOW + choice
    return LAUNCH_SWALLOW
