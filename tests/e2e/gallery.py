"""The real table with any position and no house behind it: what is shown is given from here."""

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

from playwright.sync_api import Page

from edubba.bots import make_bot
from edubba.core.game import Setup
from edubba.core.prompt import prompt_for
from edubba.core.registry import find_game
from edubba.core.rng import Rng
from edubba.core.state import State
from edubba.core.view import to_json
from edubba.match import Match
from edubba.server.present import moments_json
from tests.e2e.player import AXE, script

NAMES = ["Ninsun", "Shulgi", "Enheduanna", "Gudea", "Puabi"]
MEASURE, SMALL, STANDS = script("measure"), script("small"), script("stands")
TARGETS = script("targets")
MISNAMED = (
    "async () => (await axe.run(document, {runOnly: ['label-content-name-mismatch']}))"
    ".violations.flatMap(v => v.nodes.map(n => 'another name than is seen: ' + n.html))"
)

Position = dict[str, Any]


def match_of(game: str, seats: int, seed: int, **options: Any) -> Match:
    setup = find_game(game).setup(seats, dict(options))
    return Match.new(setup, NAMES[:seats], seed=seed)


def position(match: Match, seat: int | None = None) -> Position:
    """What the seat that decides sees, and what it is asked; or what another one sees."""
    return put(match.setup, match.state, seat, match.version)


def put(setup: Setup, state: State, seat: int | None = None, version: int = 1) -> Position:
    """The same of a position without a match."""
    eyes = max(state.actor, 0) if seat is None else seat
    prompt = prompt_for(setup, setup.space(), state, eyes)
    return {
        "game": setup.game.id,
        "seat": eyes,
        "names": NAMES[: setup.seats],
        "version": version,
        "view": to_json(setup.game.view(setup, state, eyes)),
        "prompt": None if prompt is None else prompt.to_json(),
        "previews": [],
        "log": [],
        "scores": state.scores(),
    }


SENSE = 0.75
"""How often somebody takes what looks best; else nobody would ever see the rest."""


def wander(match: Match, seed: int, sense: float = 0) -> Iterator[Match]:
    """The match before each decision, played by somebody who takes any action there is.

    With sense games get further: cities grow, hands fill, wars are fought.
    """
    rng = random.Random(seed)
    bot, thoughts = make_bot("greedy:budget=20", match.setup.game), Rng(seed)
    while not match.over:
        yield match
        prompt = match.prompt(match.actor)
        assert prompt is not None
        if sense > 0 and rng.random() < sense:
            match.play(bot.choose(match.imagine(match.actor, thoughts), thoughts))
        else:
            match.play(rng.choice(prompt.offers).action)


@cache
def kinds(game: str, seats: int, seed: int, most: int) -> dict[str, Position]:
    """The first position of every kind of decision in the first so many of a match."""
    found: dict[str, Position] = {}
    for at, match in enumerate(wander(match_of(game, seats, seed), seed)):
        if at == most:
            break
        decision = match.state.decision().name
        if decision not in found:
            found[decision] = position(match)
    return found


def moments_since(match: Match, version: int, seat: int) -> list[dict[str, Any]]:
    """What the house tells of everything after that version."""
    return [{**moment} for moment in moments_json(match, seat, version)]


class Gallery:
    """One page with one game's table on it."""

    def __init__(self, page: Page, address: str, game: str, language: str = "en") -> None:
        self.page = page
        self.page.goto(f"{address}/gallery.html?game={game}&language={language}")
        self.page.wait_for_function("() => 'openPosition' in window")
        self.opened = False

    def speak(self, catalogues: dict[str, str]) -> None:
        """Other words than the English ones, by their domain."""
        add = "all => Object.entries(all).forEach(each => window.addCatalogue(...each))"
        self.page.evaluate(add, catalogues)

    def show(self, shown: Position) -> None:
        name = "showPosition" if self.opened else "openPosition"
        self.page.evaluate(f"shown => window.{name}(window.position = shown)", shown)
        if not self.opened:
            self.page.locator(".board > *").first.wait_for()
            self.page.evaluate("() => document.fonts.ready.then(() => null)")
        self.opened = True
        self.page.evaluate(STANDS)

    def faults(self, least: int) -> list[str]:
        """What of the choices is out of sight, covered or too small, here and one step further."""
        found: list[str] = self.page.evaluate(MEASURE, least)
        return found

    def slight(self, least: int) -> list[str]:
        """Which buttons, links and fields around the board are hit in less than so many pixels."""
        found: list[str] = self.page.evaluate(TARGETS, least)
        return found

    def small(self, least: int) -> list[str]:
        """Which texts are smaller than so many pixels."""
        found: list[str] = self.page.evaluate(SMALL, least)
        return found

    def misnamed(self) -> list[str]:
        """Which elements a screen reader calls otherwise than they are labelled on the screen."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text("utf-8"))
        found: list[str] = self.page.evaluate(MISNAMED)
        return found
