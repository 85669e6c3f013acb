"""What people are shown: questions, labels, events, drawings."""

import json

from rich.errors import MarkupError, StyleSyntaxError
from rich.markup import render
from rich.style import Style

from edubba.core.game import Game
from edubba.core.prompt import prompt_for
from edubba.core.state import CHANCE, OVER
from edubba.core.view import to_json
from edubba.core.words import Message
from edubba.testing.conformance.walk import Check, Walk, who


class Words(Check):
    """Every question, label and event has its sentence, and every view its JSON and drawing."""

    def __init__(self, walk: Walk) -> None:
        super().__init__(walk)
        for message in names_of(walk.setup.game, walk.setup.seats):
            walk.say(message)
        self.after(0)

    def after(self, action: int) -> None:
        for event in self.walk.journal.events:
            json.dumps(event.to_json())
            words = event.words()
            if words is not None:
                self.walk.say(words)

    def look(self) -> None:
        walk, state = self.walk, self.walk.state
        if state.actor != OVER:
            walk.say(state.decision().prompt(state))  # chance too: people may throw real dice
        if state.actor not in (CHANCE, OVER):
            prompt = prompt_for(walk.setup, walk.space, state, state.actor)
            for offer in prompt.offers if prompt is not None else []:
                walk.say(offer.label)
        game = walk.setup.game
        for seat in walk.observers_in_turn():
            view = game.view(walk.setup, walk.state, seat)
            json.dumps(to_json(view))
            drawing = game.draw(view)
            walk.require(bool(drawing.strip()), f"{who(seat)} is shown an empty drawing")
            walk.require("‹" not in drawing, f"a drawing lacks a sentence: {drawing}")
            wrong = wrong_markup(drawing)
            walk.require(not wrong, f"{who(seat)} is shown a drawing with wrong markup: {wrong}")


def names_of(game: Game, seats: int) -> list[Message]:
    """What a game, its seats, presets and options are called, and what it is about."""
    offered = [option.name for option in game.options if not option.internal]
    return [
        game.title,
        Message(f"{game.id}/summary"),
        *(game.seat_word(seat) for seat in range(seats)),
        *(Message(f"{game.id}/preset-{name}") for name in game.presets),
        *(Message(f"{game.id}/option-{name}") for name in offered),
    ]


def wrong_markup(drawing: str) -> str:
    """What Rich does not understand in a drawing, or what can be clicked and names no element."""
    try:
        for span in render(drawing, emoji=False).spans:
            style = Style.parse(span.style) if isinstance(span.style, str) else span.style
            element = style.meta.get("@click", "an element") if style.meta else "an element"
            if not isinstance(element, str) or not element.strip():
                return f"{element!r} is no element"
    except (MarkupError, StyleSyntaxError) as error:
        return str(error)
    return ""
