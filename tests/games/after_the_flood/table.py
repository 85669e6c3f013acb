"""Sets up a position of After the Flood from a few words and plays on from it."""

from collections.abc import Mapping
from typing import cast

from edubba.core import CHANCE, Journal, Reason, word
from edubba.core.words import Json, JsonObject
from edubba.games.after_the_flood import GAME
from edubba.games.after_the_flood.state import FloodState

Player = Mapping[str, object]
AS_SET_UP: Player = {}
COLOURS = ["red", "purple", "green"]
SPACE = GAME.space(GAME.setup())


class Play:
    """A position with short questions and moves in text."""

    def __init__(self, state: FloodState) -> None:
        self.state = state
        self.journal = Journal()

    # Moves

    def do(self, *moves: str) -> "Play":
        """Play moves, each of which must be legal."""
        for move in moves:
            action = SPACE.parse(move)
            reason = self.state.refusal(action)
            assert reason is None, f"{move}: {word(reason.words)}"
            self.state.apply(action, self.journal)
        return self

    def roll(self, *sums: int) -> "Play":
        """Throw dice with these sums."""
        for total in sums:
            assert self.state.actor == CHANCE, "nobody rolls now"
            first = max(1, total - 6)
            self.do(f"roll {first} {total - first}")
        return self

    def all_pass(self) -> "Play":
        """Everybody passes without a bid, and no city is expanded, until the next turn begins."""
        turn = self.state.turn
        while self.state.turn == turn and self.state.actor >= 0:
            end = [m for m in self.offers() if m in ("act pass", "pass_end", "city_end")]
            self.do(end[0])
        return self

    # Questions

    @property
    def actor(self) -> str:
        return COLOURS[self.state.actor] if self.state.actor >= 0 else "nobody"

    @property
    def asked(self) -> str:
        """The name of the decision on top."""
        return self.state.decision().name

    def offers(self, verb: str = "") -> list[str]:
        """The legal moves, or only the arguments of those with this verb."""
        moves = [str(SPACE.decode(action)) for action in self.state.legal_actions()]
        if not verb:
            return moves
        return [move.removeprefix(f"{verb} ") for move in moves if move.split()[0] == verb]

    def why(self, move: str) -> Reason:
        """Why a move is refused; that it is refused is part of the question."""
        reason = self.state.refusal(SPACE.parse(move))
        assert reason is not None, f"{move} is legal"
        assert "‹" not in word(reason.words)
        return reason

    def of(self, colour: str) -> JsonObject:
        player = self.state.to_json()[colour]
        assert isinstance(player, dict)
        return player

    def _part(self, colour: str, part: str) -> JsonObject:
        found = self.of(colour)[part]
        assert isinstance(found, dict)
        return found

    def goods(self, colour: str) -> JsonObject:
        return self._part(colour, "resources")

    def workers(self, colour: str, place: str) -> Json:
        return self._part(colour, "workers").get(place, 0)

    def armies(self, colour: str, place: str) -> Json:
        return self._part(colour, "armies").get(place, 0)

    def cities(self, colour: str) -> JsonObject:
        return self._part(colour, "cities")

    def stock(self, good: str) -> Json:
        stock = self.state.to_json()["stock"]
        assert isinstance(stock, dict)
        return stock.get(good, 0)

    def points(self, colour: str) -> int:
        return self.state.scores()[COLOURS.index(colour)]

    def order(self) -> Json:
        return self.state.to_json()["order"]

    def ranks(self) -> dict[str, str]:
        """The ranks of the started empires."""
        ranks = {colour: self.state.rank(seat) for seat, colour in enumerate(COLOURS)}
        return {colour: "ABC"[rank] for colour, rank in ranks.items() if rank >= 0}

    def log(self) -> list[str]:
        """The sentences told since the table was set up."""
        said = [event.words() for event in self.journal.events]
        return [word(message) for message in said if message is not None]


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
) -> Play:
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
    state = GAME.setup(options=dict(options or {})).position(position)
    assert isinstance(state, FloodState)
    return Play(state)


def step(name: str) -> JsonObject:
    """A step of the rules that runs as soon as the position is set up."""
    return {"decision": name}


def new_game(order: str = "red-purple-green", **options: bool | int | str) -> Play:
    """A fresh game with a fixed order of play, phase 1 of turn 1 done."""
    state = GAME.setup(options={"fixed_first_order": order, **options}).new()
    assert isinstance(state, FloodState)
    return Play(state)
