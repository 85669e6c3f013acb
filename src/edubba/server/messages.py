"""What travels over the WebSocket, in both directions."""

from typing import Annotated, Literal, NotRequired, TypeAlias

from pydantic import Field, StringConstraints, TypeAdapter
from typing_extensions import TypedDict

from edubba.core.words import Json, JsonObject
from edubba.server import models, people_models, replay_models
from edubba.server.models import LONGEST_NAME, MOST_SEATS, Code, Id, Made, Model, Shape, Words

LONGEST_CHAT = 500
LONGEST_MOVE = 200
MOST_ACTIONS = 64
MOST_ASKED = 400
"""Actions or elements in one question."""
MOST_STEPS = 1_000_000_000

Seat = Annotated[int, Field(ge=0, lt=MOST_SEATS, strict=True)]
Version = Annotated[int, Field(ge=0, le=MOST_STEPS, strict=True)]
ActionId = Annotated[int, Field(ge=0, le=MOST_STEPS, strict=True)]
MoveText = Annotated[str, StringConstraints(max_length=LONGEST_MOVE, strict=True)]
Nonce = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{2,128}$", strict=True)]
Element = Annotated[str, StringConstraints(max_length=LONGEST_MOVE, strict=True)]


# From the client


class Hello(Model):
    """The first message of every connection."""

    type: Literal["hello"]
    protocol: int
    language: Annotated[str, StringConstraints(max_length=LONGEST_NAME)] = ""
    """In which its person reads, and is written to where they are not looking."""


class Watch(Model):
    """Follow a table: answered by `table` and `state`, or by `update` where little has changed."""

    type: Literal["watch"]
    table: Id
    seat: Seat | None = None
    """Through whose eyes: an own seat; null for the own seat to act, else the first own one."""
    since: Version | None = None
    match: Id | None = None
    """The match that `since` belongs to; needed where several games are played."""
    code: Code | None = None
    """The invitation, for a private table where one does not sit."""
    heard: Version | None = None
    """The number of the last line of chat one knows: those after it are told, too."""
    changes: Annotated[bool, Field(strict=True)] = False
    """Whether a view may come as what changed since the one before."""


class Look(Model):
    """See through the eyes of another own seat."""

    type: Literal["look"]
    seat: Seat | None


class Unwatch(Model):
    type: Literal["unwatch"]


class Act(Model):
    """One action or several, all or nothing: answered by `ack` once they are kept for good."""

    type: Literal["act"]
    id: Id
    version: Version
    seat: Seat
    actions: Annotated[list[ActionId | MoveText], Field(min_length=1, max_length=MOST_ACTIONS)]
    match: Id | None = None
    """The match it was meant for, where a table has several."""


class Command(Model):
    """What a person may say outside the rules."""

    type: Literal["command"]
    id: Id
    version: Version
    seat: Seat
    name: Literal[
        "done",
        "undo",
        "redo",
        "restart_turn",
        "ask_take_back",
        "answer_take_back",
        "resign",
        "leave",
        "claim_time",
        "open_nonce",
    ]
    yes: bool | None = None
    steps: Annotated[int, Field(ge=1, le=MOST_STEPS, strict=True)] | None = None
    nonce: Nonce | None = None
    """For `open_nonce`: the number that was sealed, in hexadecimal digits."""
    match: Id | None = None
    """The match it was meant for, where a table has several."""


class Preview(Model):
    """What would these actions do?"""

    type: Literal["preview"]
    id: Id
    version: Version
    seat: Seat
    actions: Annotated[list[ActionId], Field(max_length=MOST_ASKED)]


class Why(Model):
    """Why can this element not be used, or this action not be done, now?"""

    type: Literal["why"]
    id: Id
    version: Version
    seat: Seat
    after: Annotated[list[ActionId | MoveText], Field(max_length=MOST_ACTIONS)] = []
    """What is to be done before, as picked on the board: none of it may reveal anything."""
    elements: Annotated[list[Element], Field(max_length=MOST_ASKED)] = []
    actions: Annotated[list[ActionId | MoveText], Field(max_length=MOST_ASKED)] = []


class AskHint(Model):
    type: Literal["hint"]
    id: Id
    version: Version
    seat: Seat


class AskChances(Model):
    """What is every choice worth?"""

    type: Literal["chances"]
    id: Id
    version: Version
    seat: Seat


class Say(Model):
    """A line of chat: answered by `ack` once it is kept for good, then `chat` to everybody."""

    type: Literal["chat"]
    id: Id
    table: Id | None = None
    """Where it is meant to be heard: sent again from another table, it is refused."""
    text: Annotated[
        str,
        StringConstraints(strip_whitespace=True, min_length=1, max_length=LONGEST_CHAT),
        models.Spoken,
    ]


class Ping(Model):
    type: Literal["ping"]
    t: int | float = 0


FromClient: TypeAlias = (
    Hello
    | Watch
    | Look
    | Unwatch
    | Act
    | Command
    | Preview
    | Why
    | AskHint
    | AskChances
    | Say
    | Ping
)
FROM_CLIENT: TypeAdapter[FromClient] = TypeAdapter(
    Annotated[FromClient, Field(discriminator="type")]
)


# Parts of what the server says


class Offered(Shape):
    """One legal action."""

    id: int
    move: str
    label: Words
    targets: list[str]
    """The path of board elements that leads to it; empty for a plain button."""


class Prompt(Shape):
    """Who is asked what; the actions only for the eyes of the seat that decides."""

    seat: int
    decision: str
    prompt: Words
    actions: list[Offered]


class TurnStep(Shape):
    label: Words
    seat: int


class Turn(Shape):
    """Whose turn it is, and what may be taken back."""

    actor: int
    """The seat that decides; -1 for chance, -2 at the end."""
    open: int | None
    """The seat that must close its turn by `done`."""
    can_undo: bool
    can_redo: bool
    can_restart: bool
    can_ask: bool
    """Whether this seat has a move that could be taken back by consent."""
    steps: list[TurnStep]
    """The moves of this turn so far, as far as this seat may know them."""
    thinking: list[int]
    """Bots that think now."""
    queue: NotRequired[int]
    """The place of their thought among those that wait for the house, from 1; 0 if it does not."""
    opening: NotRequired[list[int]]
    """Seats that have still to open the numbers they sealed; the dice wait for them."""


class LogItem(Shape):
    step: int
    seat: int | None
    words: Words
    targets: list[str]


class ClockInfo(Shape):
    kind: Annotated[Json, Made(str)]
    remaining: list[int]
    """Milliseconds left to each seat when this was sent."""
    running: int | None
    """The seat whose time runs."""


class TakeBackInfo(Shape):
    """A request to take back that waits for answers."""

    seat: int
    moves: int
    waiting: list[int]


_Sender = TypedDict("_Sender", {"from": str})


class ChatLine(Shape, _Sender):
    n: int
    seat: int | None
    text: str
    at: str


class Moment(replay_models.Seen):
    """What one entry changed, and how it looked then: as a whole, or by what changed since the
    moment before (for the first one, since version `from`)."""

    version: int
    entry: replay_models.EntryInfo
    view: NotRequired[object]
    change: NotRequired[object]
    """`[value]` for what is another or new, `[]` for what is gone, else the changes of its parts by
    name or place."""


class Stands(Shape):
    """How a match stands now, through somebody's eyes."""

    table: str
    match: str
    version: int
    seat: int | None
    """Through whose eyes; null for somebody who only watches."""
    prompt: Annotated[JsonObject, Made(Prompt)] | None
    turn: Turn
    clock: ClockInfo | None
    result: models.ResultInfo | None
    take_back: TakeBackInfo | None


# From the server


class Welcome(Shape):
    type: Literal["welcome"]
    protocol: int
    version: str
    me: people_models.Me


class TableNews(Shape):
    """On any change of seats, presence or status."""

    type: Literal["table"]
    table: models.TableInfo


class State(Stands):
    """Everything this seat may know now."""

    type: Literal["state"]
    step: int
    view: object
    log: list[LogItem]
    scores: list[int]
    chat: list[ChatLine]
    because: Words | None
    """Why the whole state comes again: somebody took something back, say."""


_Since = TypedDict("_Since", {"from": int})


class Update(Stands, _Since):
    """What happened since version `from`, one moment for each entry."""

    type: Literal["update"]
    moments: list[Moment]


class TurnNews(Shape):
    """Only the turn changed: a bot begins or stops to think."""

    type: Literal["turn"]
    table: str
    version: int
    turn: Turn
    clock: ClockInfo | None


class Ack(Shape):
    """Kept for good; the version that it led to, or the number of a line of chat."""

    type: Literal["ack"]
    id: str
    version: int


class PreviewOf(Shape):
    action: int
    events: list[replay_models.Happened]


class Previews(Shape):
    type: Literal["previews"]
    id: str
    version: int
    previews: list[PreviewOf]


class ReasonFor(Shape):
    """Why not; null where it can be done."""

    element: NotRequired[str | None]
    action: NotRequired[int | str | None]
    reason: models.Why | None


class Reasons(Shape):
    type: Literal["reasons"]
    id: str
    version: int
    reasons: list[ReasonFor]


class ChanceOf(Shape):
    """An action, and the chance to win of whoever takes it."""

    action: int
    chance: float


class Chances(Shape):
    type: Literal["chances"]
    id: str
    version: int
    chances: list[ChanceOf]
    """The best first; none where they would be guessed."""


class Hinted(Shape):
    type: Literal["hint"]
    id: str
    version: int
    action: int
    move: str
    label: Words
    targets: list[str]
    reasons: list[Words]


class ChatNews(Shape):
    type: Literal["chat"]
    line: ChatLine


class Unsaid(Shape):
    """Lines of chat that I do not want to hear any more: as if they had not been said."""

    type: Literal["unsaid"]
    lines: list[int]


class Notice(Shape):
    """Something everybody at the table should know."""

    type: Literal["notice"]
    words: Words


class Pong(Shape):
    type: Literal["pong"]
    t: int | float


class Failed(models.Problem):
    """A message that was refused; nothing has changed."""

    type: Literal["error"]
    id: str | None
    version: NotRequired[int | None]
    """How the table stands, where that matters."""


class Taught(Shape):
    """Where a learner stands in an introduction: a card of text, and the position it speaks of."""

    lesson: int
    """From 0."""
    of: int
    id: str
    title: Words
    text: Words
    other: Words | None
    """What is to be said when another legal move is tried."""
    asks: list[list[str]]
    """Moves still to be made on this card, each one of several; none where it is only read."""
    marks: list[str]
    """Elements that the text speaks of."""
    options: Annotated[JsonObject, Made(dict[str, models.Value])]
    seats: int
    state: State
    update: Update | None
    """What happened since the last point; null where another match is shown."""


FromServer: TypeAlias = (
    Welcome
    | TableNews
    | State
    | Update
    | TurnNews
    | Ack
    | Previews
    | Reasons
    | Hinted
    | Chances
    | ChatNews
    | Unsaid
    | Notice
    | Pong
    | Failed
)
FROM_SERVER: TypeAdapter[FromServer] = TypeAdapter(
    Annotated[FromServer, Field(discriminator="type")]
)
