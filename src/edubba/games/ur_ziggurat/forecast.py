"""What each of the five actions and options would do now, worked out by carrying it out aside."""

from dataclasses import dataclass

from edubba.core.actions import NO_OBSTACLE, Actions
from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.core.state import EMPTY
from edubba.core.words import Message
from edubba.games.ur_ziggurat.codes import OPTION, POLITICS, WAR
from edubba.games.ur_ziggurat.decisions.frames import CHOOSE_OPTION, DISTRIBUTE, PROCEED
from edubba.games.ur_ziggurat.decisions.options import ChooseOption
from edubba.games.ur_ziggurat.decisions.war import find_attacks
from edubba.games.ur_ziggurat.events import CubePlaced, Gained, Lost
from edubba.games.ur_ziggurat.space import TURN_OPTIONS, TYPES
from edubba.games.ur_ziggurat.state import NO_PART, ZigguratState, action_part


@dataclass
class ActView:
    """What an action would do for the player to move (UR-6)."""

    kind: str
    gains: dict[str, int]
    """Cubes that cells gain, whoever owns them; in a shortage those they may get."""
    losses: dict[str, int]
    short: bool
    """Somebody has too few cubes and decides where they go (UR-6.1.4)."""
    works: bool
    """It changes something, or leaves something to choose."""
    points: int
    """What the player would then have; the present points where choices decide."""


@dataclass
class OptionView:
    """One of the five options of a turn, and what the rules have against it now (UR-5)."""

    id: str
    why: Message | None
    rule: str


def act_views(state: ZigguratState) -> list[ActView]:
    return [_act(state, kind) for kind in range(len(TYPES))]


def _act(state: ZigguratState, kind: i64) -> ActView:
    seat = state.to_move
    act = ActView(TYPES[kind], {}, {}, False, False, state.points(seat))
    if kind == POLITICS:
        act.works = state.control[seat] != 0
    elif kind == WAR:
        act.works = find_attacks(state, seat, None)
    else:
        _carry_out(state, kind, act)
    return act


def _carry_out(state: ZigguratState, kind: i64, act: ActView) -> None:
    """The whole action; who lacks cubes puts them anywhere, and what was promised is told."""
    after, journal = state.clone(), Journal()
    after.clear_stack()
    after.tally = EMPTY
    after.become(PROCEED, state.to_move, action_part(kind), NO_PART)
    after.run_steps(journal)
    while after.code == DISTRIBUTE:
        act.short = True
        for cell in range(len(after.tally)):
            if after.tally[cell] > 0:
                act.gains.setdefault(after.name(cell), after.tally[cell])
        actions = Actions()
        after.legal_into(actions)
        after.apply(actions.as_list()[0], journal)
    for event in journal.seen_by(state.to_move):
        if isinstance(event, Gained):
            for cell_name, cubes in zip(event.cells, event.cubes, strict=True):
                act.gains[cell_name] = cubes
        elif isinstance(event, CubePlaced):
            act.gains.setdefault(event.cell, event.cubes)
        elif isinstance(event, Lost):
            act.losses = dict.fromkeys(event.cells, event.each)
    act.works = bool(act.gains or act.losses)
    if not act.short:
        act.points = after.points(state.to_move)


def option_views(state: ZigguratState) -> list[OptionView]:
    """Empty unless one of the options is to be chosen."""
    found: list[OptionView] = []
    if state.code != CHOOSE_OPTION:
        return found
    question = state.decision()
    assert isinstance(question, ChooseOption)
    for answer, name in enumerate(TURN_OPTIONS):
        if question.obstacle_to(state, answer) == NO_OBSTACLE:
            found.append(OptionView(name, None, ""))
        else:
            reason = question.why_not(state, OPTION + answer)
            found.append(OptionView(name, reason.words, reason.rule))
    return found
