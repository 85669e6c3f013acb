"""The examples of the rulebooks for players, played by the rules."""

from dataclasses import dataclass

from edubba.core.actions import Actions
from edubba.core.book import Example
from edubba.core.game import Game
from edubba.core.rng import Rng
from edubba.core.state import CHANCE
from edubba.core.view import View
from edubba.match.dice import ManualDice
from edubba.match.match import Match


@dataclass
class Shown:
    """One picture of an example."""

    words: str
    view: View
    targets: list[str]
    """The elements that what was played is about."""


def play_example(game: Game, example: Example) -> list[Shown]:
    """Its pictures; an error of the match if it plays what may not be played."""
    setup = game.setup(example.seats, {**example.options})
    match = Match.new(setup, dice=ManualDice(), start=example.position)
    rng = Rng(example.seed)
    named = [*example.before]
    for picture in example.pictures:
        named += picture.actions
    before: list[int] = []
    """How many steps lie before each named action; a picture is taken just before the next one."""
    for text in named:
        _draw_up_to(match, text, rng)
        before.append(match.steps())
        if match.actor == CHANCE:
            match.roll(text)
        else:
            match.play(text)
    before.append(match.steps())
    done = len(example.before)
    shown: list[Shown] = []
    for picture in example.pictures:
        first = before[done]
        done += len(picture.actions)
        shown.append(_seen(match, first, before[done], example.eyes, picture.words))
    return shown


def _draw_up_to(match: Match, text: str, rng: Rng) -> None:
    """Draw what chance decides before the text names an outcome or a seat is asked."""
    while match.actor == CHANCE and text not in match.outcomes():
        outcomes = Actions()
        match.state.legal_into(outcomes)
        match.roll(str(match.space.decode(outcomes.draw(rng))))


def _seen(match: Match, first: int, last: int, eyes: int, words: str) -> Shown:
    targets: list[str] = []
    for step in range(first + 1, last + 1):
        for event in match.moment(step, eyes).events:
            targets += event.targets()
    return Shown(words, match.moment(last, eyes).view, targets)
