"""The contract that every game of the house fulfils and everybody else relies on."""

from edubba.core.actions import NO_OBSTACLE, Actions, Spaces
from edubba.core.batch import Batch
from edubba.core.catalogue import add_catalogue, word
from edubba.core.errors import EdubbaError, IllegalMove, Impossible, InvalidInput, InvalidRecord
from edubba.core.features import Feature, Features, Sheet
from edubba.core.game import Evaluator, Game, Setup
from edubba.core.journal import EVERYONE, SPECTATOR, Ended, Event, Journal, only, sees
from edubba.core.options import (
    Choice,
    Count,
    Counts,
    Flag,
    Money,
    Option,
    Options,
    Value,
    options_of,
    presets_of,
)
from edubba.core.playout import perft, playout
from edubba.core.prompt import Offer, Prompt, preview, prompt_for
from edubba.core.questions import AnyOf, Chance, OneOf, OneSpace, Question, Step
from edubba.core.registry import find_game, game_ids
from edubba.core.result import Result, places_by
from edubba.core.rng import Rng
from edubba.core.space import ActionSpace, Family, Move
from edubba.core.state import CHANCE, OVER, Decision, Ending, Rules, State, Wording
from edubba.core.view import View
from edubba.core.words import Message, Reason, seat_word

__all__ = [
    "CHANCE",
    "EVERYONE",
    "NO_OBSTACLE",
    "OVER",
    "SPECTATOR",
    "ActionSpace",
    "Actions",
    "AnyOf",
    "Batch",
    "Chance",
    "Choice",
    "Count",
    "Counts",
    "Decision",
    "EdubbaError",
    "Ended",
    "Ending",
    "Evaluator",
    "Event",
    "Family",
    "Feature",
    "Features",
    "Flag",
    "Game",
    "IllegalMove",
    "Impossible",
    "InvalidInput",
    "InvalidRecord",
    "Journal",
    "Message",
    "Money",
    "Move",
    "Offer",
    "OneOf",
    "OneSpace",
    "Option",
    "Options",
    "Prompt",
    "Question",
    "Reason",
    "Result",
    "Rng",
    "Rules",
    "Setup",
    "Sheet",
    "Spaces",
    "State",
    "Step",
    "Value",
    "View",
    "Wording",
    "add_catalogue",
    "find_game",
    "game_ids",
    "only",
    "options_of",
    "perft",
    "places_by",
    "playout",
    "presets_of",
    "preview",
    "prompt_for",
    "seat_word",
    "sees",
    "word",
]
