"""What every number would do for each bird of the player to move: the facts behind previews,
tooltips and the gamble. The rules themselves are asked."""

from dataclasses import dataclass
from typing import Final

from edubba.core.actions import Actions
from edubba.core.words import Message
from edubba.games.game_of_ur.codes import HOME, LAUNCH, MOVE, SWALLOW
from edubba.games.game_of_ur.decisions.moves import (
    facts_of,
    find_uses,
    income,
    kind_of,
    obstacle_to_use,
    rosettes_between,
    target_of,
    victim,
)
from edubba.games.game_of_ur.obstacles import NEEDS_LAUNCH_NUMBER
from edubba.games.game_of_ur.space import BIRDS as BIRD_IDS
from edubba.games.game_of_ur.space import DATA, SWALLOW_HOUSES
from edubba.games.game_of_ur.state import OFF, UrState
from edubba.games.game_of_ur.terms import BIRD_OF, LAUNCH_ACTION

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
    found = [OutlookView(bird, []) for bird in BIRD_IDS]
    for number in NUMBERS:
        legal = Actions()
        find_uses(state, number, legal)
        for action in legal.as_list():
            found[BIRD_OF[action]].uses.append(_use(state, number, action))
        for bird, entry in enumerate(found):
            if not any(use.number == number for use in entry.uses):
                entry.uses.append(_blocked(state, number, bird))
    return found


def _use(state: UrState, number: int, action: int) -> UseView:
    seat, bird = state.to_move, BIRD_OF[action]
    start, to = state.house(seat, bird), target_of(state, action, number)
    view = UseView(number, kind_of(state, action, to), to, None, 0, [], "", None)
    if view.kind == "capture":
        view.captured = BIRD_IDS[victim(state, seat, to)]
    if action < LAUNCH:
        view.delta = income(state, seat, bird, start, to)
        view.passes = rosettes_between(state, start, to)
    return view


def _blocked(state: UrState, number: int, bird: int) -> UseView:
    """Why a bird has no use for a number, and where it would have gone."""
    action = MOVE + bird
    if state.house(state.to_move, bird) == OFF:
        action = int(LAUNCH_ACTION[bird])
        if bird == SWALLOW:  # on its first starting house
            action += SWALLOW_HOUSES.index(str(state.terms.swallow_houses()[0]))
    obstacle = obstacle_to_use(state, action, number)
    to = int(target_of(state, action, number))
    if obstacle == NEEDS_LAUNCH_NUMBER or to >= HOME:
        to = 0  # it would go nowhere with this number
    reason = state.rules.reason(obstacle, "", facts_of(state, action, number))
    return UseView(number, "blocked", to, None, 0, [], reason.code, reason.words)
