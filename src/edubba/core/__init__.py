"""The contract that every game of the house fulfils and everybody else relies on."""

from edubba.core.actions import Actions
from edubba.core.catalogue import add_catalogue, word
from edubba.core.errors import EdubbaError, IllegalMove, InvalidInput, InvalidRecord
from edubba.core.game import Evaluator, Game, Setup
from edubba.core.journal import EVERYONE, SPECTATOR, Event, Journal, Reveal, only, sees
from edubba.core.options import Choice, Count, Counts, Flag, Money, Option, Options, Value
from edubba.core.playout import perft, playout
from edubba.core.prompt import Offer, Prompt, preview, prompt_for
from edubba.core.registry import find_game, game_ids
from edubba.core.result import Result, places_by
from edubba.core.rng import Rng
from edubba.core.space import ActionSpace, Family, Move
from edubba.core.state import CHANCE, OVER, Decision, Ending, State, Table
from edubba.core.view import View
from edubba.core.words import Message, Reason, seat_word

__all__ = [
    "CHANCE",
    "EVERYONE",
    "OVER",
    "SPECTATOR",
    "ActionSpace",
    "Actions",
    "Choice",
    "Count",
    "Counts",
    "Decision",
    "EdubbaError",
    "Ending",
    "Evaluator",
    "Event",
    "Family",
    "Flag",
    "Game",
    "IllegalMove",
    "InvalidInput",
    "InvalidRecord",
    "Journal",
    "Message",
    "Money",
    "Move",
    "Offer",
    "Option",
    "Options",
    "Prompt",
    "Reason",
    "Result",
    "Reveal",
    "Rng",
    "Setup",
    "State",
    "Table",
    "Value",
    "View",
    "add_catalogue",
    "find_game",
    "game_ids",
    "only",
    "perft",
    "places_by",
    "playout",
    "preview",
    "prompt_for",
    "seat_word",
    "sees",
    "word",
]
