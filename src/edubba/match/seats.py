"""Who sits at a seat."""

from dataclasses import dataclass, field
from typing import Final, Protocol

from edubba.core.data import Data
from edubba.core.rng import Rng
from edubba.core.state import State
from edubba.core.words import Json, JsonObject
from edubba.match.names import tidy

HUMAN: Final = "human"
"""The kind of a person's seat ..."""
BOT: Final = "bot"
"""... and of a bot's."""


class Chooser(Protocol):
    """A bot is any object with this method."""

    def choose(self, state: State, rng: Rng) -> int:
        """A legal action for `state.actor`; all randomness comes from `rng`."""


@dataclass(frozen=True)
class SeatInfo:
    """A person with a name, or a bot with the parameters it plays by."""

    kind: str = HUMAN
    name: str = ""
    """What the others call it; empty where nobody said."""
    bot: str = ""
    """Which bot plays here."""
    params: JsonObject = field(default_factory=dict)
    """The bot's level, time or whatever else it was told."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", tidy(self.name))

    @property
    def is_bot(self) -> bool:
        """Whether no person sits here."""
        return self.kind == BOT

    def to_json(self) -> JsonObject:
        """As records keep it."""
        facts: JsonObject = {"kind": self.kind, "name": self.name}
        if self.is_bot:
            facts["bot"] = self.bot
            facts["params"] = self.params
        return facts

    @staticmethod
    def from_json(value: Json, place: str = "seat") -> "SeatInfo":
        """Read what `to_json` wrote; `Impossible` says what is wrong."""
        data = Data(value, place)
        is_human = data.index_in([HUMAN, BOT], "kind") == 0
        name = data.text("name") if data.has("name") else ""
        if is_human:
            return SeatInfo(HUMAN, name)
        params = data.at("params").value if data.has("params") else {}
        if not isinstance(params, dict):
            raise data.no("object", ("params",))
        return SeatInfo(BOT, name, data.text("bot"), params)


def human(name: str = "") -> SeatInfo:
    """A person's seat."""
    return SeatInfo(HUMAN, name)


def bot_seat(bot: str, name: str = "", params: JsonObject | None = None) -> SeatInfo:
    """The seat of a bot by its name, and what it is told."""
    return SeatInfo(BOT, name or bot, bot, {} if params is None else params)
