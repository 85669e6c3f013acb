"""Sets up a position of After the Flood from a few words and asks about its pieces."""

from collections.abc import Mapping
from typing import Self, cast

from edubba.core import CHANCE
from edubba.core.words import Json, JsonObject
from edubba.games.after_the_flood import GAME
from edubba.games.after_the_flood.state import FloodState
from edubba.testing import Position

Player = Mapping[str, object]
AS_SET_UP: Player = {}
COLOURS = ["red", "purple", "green"]
SPACE = GAME.space(GAME.setup())


class Flood(Position[FloodState]):
    """A position whose players are called by their colours."""

    def roll(self, *sums: int) -> Self:
        """Throw dice with these sums."""
        pairs = [(max(1, total - 6), min(6, total - 1)) for total in sums]
        assert self.state.actor == CHANCE, "nobody rolls now"
        return self.play(*(f"roll {first} {second}" for first, second in pairs))

    def all_pass(self) -> Self:
        """Everybody passes without a bid, and no city is expanded, until the next turn begins."""
        turn = self.state.turn
        while self.state.turn == turn and self.state.actor >= 0:
            end = [m for m in self.legal() if m in ("act pass", "pass_end", "city_end")]
            self.play(end[0])
        return self

    @property
    def actor(self) -> str:
        return COLOURS[self.state.actor] if self.state.actor >= 0 else "nobody"

    def of(self, colour: str) -> JsonObject:
        return cast(JsonObject, self.json()[colour])

    def _part(self, colour: str, part: str) -> JsonObject:
        return cast(JsonObject, self.of(colour)[part])

    def goods(self, colour: str) -> JsonObject:
        return self._part(colour, "resources")

    def workers(self, colour: str, place: str) -> Json:
        return self._part(colour, "workers").get(place, 0)

    def armies(self, colour: str, place: str) -> Json:
        return self._part(colour, "armies").get(place, 0)

    def cities(self, colour: str) -> JsonObject:
        return self._part(colour, "cities")

    def stock(self, good: str) -> Json:
        return cast(JsonObject, self.json()["stock"]).get(good, 0)

    def score(self, colour: str) -> int:
        return self.points()[COLOURS.index(colour)]

    def order(self) -> Json:
        return self.json()["order"]

    def ranks(self) -> dict[str, str]:
        """The ranks of the started empires."""
        ranks = {colour: self.state.rank(seat) for seat, colour in enumerate(COLOURS)}
        return {colour: "ABC"[rank] for colour, rank in ranks.items() if rank >= 0}


def given(
    *,
    turn: int = 1,
    order: str = "red purple green",
    passed: str = "",
    to_act: str = "",
    decision: JsonObject | None = None,
    options: Mapping[str, bool | int | str] | None = None,
    players: Mapping[str, Player] | None = None,
    red: Player = AS_SET_UP,
    purple: Player = AS_SET_UP,
    green: Player = AS_SET_UP,
) -> Flood:
    """A position in phase 3, or with a decision or step on top; who is not described has what the
    setup gives. Given resources, workers or armies replace all of a player's."""
    position: JsonObject = {"turn": turn, "order": [*order.split()], "passed": [*passed.split()]}
    described = {"red": red, "purple": purple, "green": green, **(players or {})}
    for colour, player in described.items():
        position[colour] = cast(JsonObject, player)
    if decision is not None:
        position["decisions"] = [{"actor": "chance", **decision}]
    elif to_act:
        actor = COLOURS.index(to_act)
        position["decisions"] = [{"decision": "action", "actor": actor}]
    setup = GAME.setup(options=dict(options or {}))
    return Flood(setup, cast(FloodState, setup.position(position)))


def empire(name: str, started_as: int = 1, /, **armies: int) -> dict[str, object]:
    """The part of a player who has started an empire, with the places of its armies."""
    return {"empire": name, "started_as": started_as, "armies": {**armies}}


def step(name: str) -> JsonObject:
    """A step of the rules that runs as soon as the position is set up."""
    return {"decision": name}


def fresh_game() -> Flood:
    """Set up, before the order of play is drawn."""
    setup = GAME.setup()
    return Flood(setup, cast(FloodState, setup.new()))


def new_game(order: str = "red-purple-green", **options: bool | int | str) -> Flood:
    """A fresh game with a fixed order of play, phase 1 of turn 1 done."""
    setup = GAME.setup(options={"fixed_first_order": order, **options})
    return Flood(setup, cast(FloodState, setup.new()))
