"""One position of every kind of decision that a game can put to a seat, with the most players.

Matches are played, and of each kind the position with most to choose from is kept. What nobody came
to there is set up by hand, by the tests of the rules; these lie on a table for few, and are less
crowded.
"""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from edubba import testing
from edubba.core.game import Setup
from edubba.core.native import i64, vec
from edubba.core.registry import find_game
from edubba.core.state import State
from edubba.games.clash_of_cultures.codes import DECK_ACTION
from edubba.games.clash_of_cultures.space import EVENTS
from tests.e2e.gallery import SENSE, Position, match_of, put, wander
from tests.games.clash_of_cultures.battle.test_cards_in_battle import (
    HIGH_MORALE,
    SCOUT,
    SIEGE,
    battle,
)
from tests.games.clash_of_cultures.cards import test_decks as decks
from tests.games.clash_of_cultures.scenes import attack, open_land
from tests.games.clash_of_cultures.test_questions import QUESTIONS
from tests.games.ulm.test_prompts import POSITIONS
from tests.games.ur_ziggurat.table import dealt, table

MATCHES = 12
SENSES = (SENSE, 1.0, 0.0)
"""How the first, the second and the third match are played, and so on."""
SHORT = ("b2 A/W p1 4", "c2 A/C p1 1", "d2 A/M p1 1", "c1 M/P p1 5")

Table = testing.Position[Any]
"""A position as the tests of the rules set it up."""


def first_event() -> Table:
    """Whoever owns the Great Mausoleum comes to an Event, and one lies discarded."""
    game = decks.mausoleum().levels(0, happiness=2).turn_of(0)
    game.state.event_discard = vec[i64]([EVENTS.index("ev_34")])
    return decks.discards(game, "act_01").play("advance storage")


BY_HAND: dict[str, Mapping[str, Callable[[], Table]]] = {
    "clash_of_cultures": {
        **QUESTIONS,
        "retreat": lambda: battle(SCOUT, HIGH_MORALE).play("die 1", "die 3"),
        "battle_ability": lambda: attack(
            open_land().knows(0, "steel_weapons").has(0, ore=2).units(1, "D4", armies=1), 1
        ),
        "take_or_raze": lambda: attack(open_land().barbarians("D4", 0), 1),
        "keep_abilities": lambda: battle(SIEGE, "no", 1, 1, "fortress"),
        "from_discard": lambda: decks.to_draw(
            decks.discards(decks.mausoleum(), "act_09"), DECK_ACTION
        ),
        "event_from_discard": first_event,
    },
    "ulm": POSITIONS,
    "ur_ziggurat": {
        "draft_place": lambda: dealt(5, setup_mode="draft_three"),
        "distribute": lambda: table(*SHORT, cubes_per_player=15, action="agriculture"),
    },
}


def in_rules(game: str) -> set[str]:
    """The kinds of decisions that seats can be asked, by the rules."""
    rules = match_of(game, max(find_game(game).seats), 1).state.rules
    decisions = [rules.decisions[code] for code in range(rules.steps)]
    return {decision.name for decision in decisions if not decision.by_chance}


@cache
def kinds(game: str) -> dict[str, Position]:
    """A position of each kind, by the name of the decision."""
    found = played(game)
    for decision in BY_HAND.get(game, {}):
        if decision in in_rules(game) - {*found}:
            found[decision] = set_up(game, decision)
    return found


def set_up(game: str, decision: str) -> Position:
    """One that the tests of the rules set up."""
    made = BY_HAND[game][decision]()
    assert made.asked == decision
    return put(made.setup, made.state)


def played(game: str) -> dict[str, Position]:
    """Those that matches came to."""
    most: dict[str, int] = {}
    found: dict[str, tuple[Setup, State]] = {}
    for seed in range(MATCHES):
        match = match_of(game, max(find_game(game).seats), seed)
        for before in wander(match, seed, SENSES[seed % len(SENSES)]):
            decision, choices = before.state.decision().name, len(before.legal())
            if choices > most.get(decision, 0):
                most[decision] = choices
                found[decision] = (before.setup, before.state.clone())
    return {decision: put(*position) for decision, position in found.items()}
