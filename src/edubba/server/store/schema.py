"""The tables of the database. A change here needs a migration in `migrations/versions`.

Times are milliseconds since 1970, UTC; but `started` and `deadline` of a match are by the hours of
the house, which stand still while it is closed.
"""

import json

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    DateTime,
    Dialect,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
    UniqueConstraint,
    false,
    true,
)

metadata = MetaData()


class Json(TypeDecorator[object]):
    """Plain JSON, kept as text."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: object, dialect: Dialect) -> str | None:
        return None if value is None else json.dumps(value)

    def process_result_value(self, value: str | None, dialect: Dialect) -> object:
        return None if value is None else json.loads(value)


people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("created", BigInteger, nullable=False),
    # Kept out by the operator.
    Column("banned", Boolean, nullable=False, server_default=false()),
    # The name as it looks, for guests who bear what becomes the name of an account.
    Column("skeleton", String(160), nullable=True),
    # In which they read, and are written to.
    Column("language", String(16), nullable=False, server_default="en"),
    Index("people_skeleton", "skeleton"),
)

# Which browser is whose. Only the hash of its cookie: who reads the database cannot pass for
# anybody.
sessions = Table(
    "sessions",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("sessions_person", "person"),
)

# Those of the people who want to be known from everywhere.
accounts = Table(
    "accounts",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    # The name as it is compared: no two accounts look alike.
    Column("folded", String(160), nullable=False, unique=True),
    # The name as it looks; null where two looked alike before that was refused.
    Column("skeleton", String(160), nullable=True, unique=True),
    # Hashed by argon2id.
    Column("password", String(200), nullable=False),
    # The hash of the recovery code.
    Column("recovery", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
)

# Servers that share this store, and until when each is believed to be alive.
processes = Table(
    "processes",
    metadata,
    Column("id", String(32), primary_key=True),
    # Where the others reach it, and the word by which it knows them.
    Column("address", String(120), nullable=False),
    Column("token", String(64), nullable=False),
    Column("until", DateTime(timezone=True), nullable=False),
)

# One row: how far the hours of the house have come.
hours = Table(
    "hours",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(80), nullable=False),
    Column("preset", String(80), nullable=False),
    Column("options", Json, nullable=False),
    Column("clock", Json, nullable=True),
    Column("private", Boolean, nullable=False),
    Column("manual_done", Boolean, nullable=False),
    Column("games", Integer, nullable=False),
    Column("invite", String(32), nullable=False),
    # A decimal number that the seeds come from; secret until the end.
    Column("seed", String(100), nullable=False),
    Column("status", String(16), nullable=False),
    Column("owner", String(32), ForeignKey("people.id"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("rematch", String(32), nullable=True),
    # The series header, once a series has begun.
    Column("series", Text, nullable=True),
    # The person and the id it gave when it asked for this table.
    Column("asked_as", String(120), nullable=True, unique=True),
    # The process that last took it, and how often it was taken: who writes names the number.
    Column("holder", String(32), nullable=True),
    Column("epoch", Integer, nullable=False, server_default="0"),
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("help", Boolean, nullable=False, server_default=true()),
    Index("tables_open", "status", "private", "created"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("name", String(80), nullable=False),
    Column("person", String(32), ForeignKey("people.id"), nullable=True),
    Column("level", String(80), nullable=True),
    Column("left_early", Boolean, nullable=False),
    # The seal of a number that the person adds to the dice.
    Column("seal", String(64), nullable=True),
    # The person for whom a free seat waits.
    Column("kept_for", String(32), nullable=True),
    Index("seats_person", "person"),
)

matches = Table(
    "matches",
    metadata,
    Column("id", String(48), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    # Which game of the table it is, from 1.
    Column("number", Integer, nullable=False),
    # The head of its tablet.
    Column("header", Text, nullable=False),
    Column("started", BigInteger, nullable=False),
    Column("over", Boolean, nullable=False),
    # For lists, so that no match need be folded for them.
    Column("version", Integer, nullable=False),
    Column("commitment", String(64), nullable=True),
    Column("result", Json, nullable=True),
    # The seat that is to move; null at the end, and where nothing was written since it is kept.
    Column("to_move", Integer, nullable=True),
    # When the running clock runs out; null where none runs.
    Column("deadline", BigInteger, nullable=True),
    UniqueConstraint("table_id", "number"),
    Index("matches_deadline", "deadline"),
)

# Append-only: a match is the fold of its entries, and nothing else is kept of it.
entries = Table(
    "entries",
    metadata,
    Column("match_id", String(48), ForeignKey("matches.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=True),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=True),
)

# What was acknowledged, kept in the same transaction as its entries: asked again, a person gets
# the same answer.
answers = Table(
    "answers",
    metadata,
    Column("match_id", String(48), ForeignKey("matches.id"), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("client_id", String(64), primary_key=True),
    Column("version", Integer, nullable=False),
)

# What people say between the games of a series; append-only, too.
talk = Table(
    "talk",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("after_game", Integer, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("person", String(32), nullable=False),
    Column("seat", Integer, nullable=True),
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    # The id that the sender gave it: sent again, a line is not said twice.
    Column("client_id", String(64), nullable=True),
    Index("chat_once", "table_id", "person", "client_id", unique=True),
)

# How well people, and levels of bots, play a game with two or with more seats.
ratings = Table(
    "ratings",
    metadata,
    Column("who", String(80), primary_key=True),
    Column("game", String(80), primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("points", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("touched", BigInteger, nullable=False),
)

# What each rated match changed: none is weighed twice.
rated = Table(
    "rated",
    metadata,
    Column("match_id", String(48), ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("who", String(80), nullable=False),
    Column("place", Integer, nullable=False),
    Column("before", Float, nullable=False),
    Column("after", Float, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("rated_who", "who"),
)

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("game", String(80), nullable=False),
    Column("preset", String(80), nullable=False),
    Column("options", Json, nullable=False),
    Column("clock", Json, nullable=True),
    Column("rated", Boolean, nullable=False),
    Column("rounds", Integer, nullable=False),
    # How long an arena lasts.
    Column("minutes", Integer, nullable=False),
    Column("status", String(16), nullable=False),
    Column("owner", String(32), ForeignKey("people.id"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("ends", BigInteger, nullable=True),
    Index("tournaments_status", "status", "created"),
)

entrants = Table(
    "entrants",
    metadata,
    Column("tournament_id", String(32), ForeignKey("tournaments.id"), primary_key=True),
    # The seed, from 0.
    Column("n", Integer, primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=True),
    Column("level", String(80), nullable=True),
    Column("name", String(80), nullable=False),
    Column("gone", Boolean, nullable=False),
    UniqueConstraint("tournament_id", "person"),
)

pairings = Table(
    "pairings",
    metadata,
    Column("tournament_id", String(32), ForeignKey("tournaments.id"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("first", Integer, nullable=False),
    Column("second", Integer, nullable=True),
    Column("table_id", String(32), nullable=True),
    # What the first scored; null while they play.
    Column("score", Float, nullable=True),
)

# What people told the operator of others, with what was said where it was a line of chat.
reports = Table(
    "reports",
    metadata,
    Column("n", Integer, primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    Column("person", String(32), nullable=False),
    Column("about", String(32), nullable=False),
    Column("table_id", String(32), nullable=False),
    Column("said", Text, nullable=True),
    Column("words", Text, nullable=False),
)

# What others are to a person: followed, muted or blocked.
ties = Table(
    "ties",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("other", String(32), ForeignKey("people.id"), primary_key=True),
    Column("tie", String(16), nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("ties_other", "other"),
)

# Whom the host of a table sent away, or lets say nothing.
barred = Table(
    "barred",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("how", String(16), nullable=False),
)

# To which tables people are invited by those who follow them.
invitations = Table(
    "invitations",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("by", String(32), ForeignKey("people.id"), nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("invitations_person", "person"),
)

# When people are away, by the hours of the house.
vacations = Table(
    "vacations",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("begin", BigInteger, primary_key=True, autoincrement=False),
    Column("end", BigInteger, nullable=False),
)

# Where people want to be told that it is their turn; with the hash of the code that is awaited
# before anything is sent there.
channels = Table(
    "channels",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("kind", String(16), primary_key=True),
    Column("address", Text, nullable=False),
    Column("code", String(64), nullable=True),
)

# What operators, hosts and people did to others; append-only.
audit = Table(
    "audit",
    metadata,
    Column("n", Integer, primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    Column("deed", String(32), nullable=False),
    Column("about", Text, nullable=False),
)
