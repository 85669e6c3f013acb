"""What each of the five actions and options would do now, worked out by carrying it out aside."""

from dataclasses import dataclass

from edubba.core.actions import NO_OBSTACLE, Actions
from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.core.state import EMPTY
from edubba.core.words import Message
from edubba.games.ur_ziggurat.codes import OPTION, POLITICS, WAR
from edubba.games.ur_ziggurat.decisions.frames import (
    CHOOSE_OPTION,
    CHOOSE_ORDER,
    DISTRIBUTE,
    PROCEED,
)
from edubba.games.ur_ziggurat.decisions.options import ChooseOption, side_of_hand
from edubba.games.ur_ziggurat.decisions.war import cost, find_attacks, sides
from edubba.games.ur_ziggurat.events import CubePlaced, Gained, Lost
from edubba.games.ur_ziggurat.space import TURN_OPTIONS, TYPES
from edubba.games.ur_ziggurat.state import NO_PART, ZigguratState, action_part


@dataclass
class AttackView:
    """An attack that could be made, and the cubes it costs (UR-6.6.2)."""

    attacker: str
    target: str
    cost: int


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
    """What the player would then have; the points before it where choices decide."""
    attacks: list[AttackView]
    """In War, the attacks to choose from."""


@dataclass
class OptionView:
    """One of the five options of a turn, and what the rules have against it now (UR-5)."""

    id: str
    why: Message | None
    rule: str


def act_views(state: ZigguratState) -> list[ActView]:
    return [_act(state, kind)[0] for kind in range(len(TYPES))]


def second_views(state: ZigguratState) -> list[ActView]:
    """For either side of the hand tile, while their order is to be chosen, what the action of the
    other side would do after it (UR-5.1)."""
    if state.code not in (CHOOSE_OPTION, CHOOSE_ORDER):
        return []
    found: list[ActView] = []
    for side in range(2):
        _, after = _act(state, side_of_hand(state, side))
        found.append(_act(after, side_of_hand(state, 1 - side))[0])
    return found


def _act(state: ZigguratState, kind: i64) -> tuple[ActView, ZigguratState]:
    """An action foretold, and the position after it: the same one where choices decide."""
    seat = state.to_move
    act = ActView(TYPES[kind], {}, {}, False, False, state.points(seat), [])
    if kind == POLITICS:
        act.works = state.control[seat] != 0
    elif kind == WAR:
        act.attacks = _attacks(state)
        act.works = bool(act.attacks)
    else:
        after = _carry_out(state, kind, act)
        if not act.short:
            return act, after
    return act, state


def _attacks(state: ZigguratState) -> list[AttackView]:
    found, actions = [], Actions()
    find_attacks(state, state.to_move, actions)
    for attack in actions.as_list():
        attacker, target = sides(state, attack)
        price = cost(state, attacker, target)
        found.append(AttackView(state.name(attacker), state.name(target), price))
    return found


def _carry_out(state: ZigguratState, kind: i64, act: ActView) -> ZigguratState:
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
    return after


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
