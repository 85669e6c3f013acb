"""Tables for the pictures: matches that bots played up to a point, laid on a real server."""

from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import APIRequestContext

from edubba.bots import make_bot
from edubba.core.registry import find_game
from edubba.core.rng import Rng
from edubba.match import Match
from edubba.match.seats import bot_seat, human

ME = 0
NAMES = ("Ninsun", "Shulgi", "Enheduanna", "Gudea", "Puabi")
SEED = 5
QUICK = "greedy:budget=60"
"""Good enough for a sensible position, and made in a moment."""


@dataclass(frozen=True)
class Played:
    """How a position comes about."""

    game: str
    seats: int
    moves: int
    """At least so many; then on until I am asked something. Very many play to the end."""
    asks: str = ""
    """The decision that is wanted, where not any will do."""
    bot: str = QUICK
    seed: int = SEED
    options: dict[str, Any] = field(default_factory=dict)
    here: bool = False
    """Whether all seats are people at this screen."""

    def match(self) -> Match:
        game = find_game(self.game)
        others = [
            human(name) if self.here else bot_seat("fair", name) for name in NAMES[1 : self.seats]
        ]
        setup = game.setup(self.seats, dict(self.options))
        match = Match.new(setup, [human(NAMES[ME]), *others], seed=self.seed)
        player, rng = make_bot(self.bot, game), Rng(1)
        made = 0
        while not match.over and (made < self.moves or not self._asked(match)):
            match.play(player.choose(match.imagine(match.actor, rng), rng))
            made += 1
        return match

    def _asked(self, match: Match) -> bool:
        prompt = match.prompt(ME) if match.actor == ME else None
        if prompt is None:
            return False
        return not self.asks or prompt.to_json()["decision"] == self.asks


class Person:
    """Somebody who knows the house's HTTP interface, and keeps its cookie."""

    def __init__(self, http: APIRequestContext, address: str, name: str) -> None:
        self.http = http
        self.address = address
        self.http.put(f"{address}/api/me", data={"name": name})

    def ask(self, where: str, body: object) -> dict[str, Any]:
        answer = self.http.post(f"{self.address}/api/{where}", data=body)
        if not answer.ok:
            raise RuntimeError(f"{where}: {answer.text()}")
        told: dict[str, Any] = answer.json()
        return told

    def lay(self, played: Played) -> dict[str, Any]:
        """A table with this match, to play on, or to look at where it is over."""
        match = played.match()
        mode = "look" if match.over else "continue"
        return self.ask(f"tablets?mode={mode}", match.record.text().encode())

    def open(self, game: str, *others: str, **wishes: Any) -> dict[str, Any]:
        """A table with me and others: `open`, `invite`, `here`, or a level."""
        kinds = ("open", "invite", "here")
        seats = [{"kind": "me"}] + [
            {"kind": other} if other in kinds else {"kind": "bot", "level": other}
            for other in others
        ]
        return self.ask("tables", {"game": game, "seats": seats, **wishes})
