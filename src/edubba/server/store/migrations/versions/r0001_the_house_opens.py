"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("secret", sa.String(64), nullable=False, unique=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(80), nullable=False),
        sa.Column("preset", sa.String(80), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("clock", sa.Text, nullable=True),
        sa.Column("private", sa.Boolean, nullable=False),
        sa.Column("manual_done", sa.Boolean, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("invite", sa.String(32), nullable=False),
        sa.Column("seed", sa.String(100), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("owner", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
        sa.Column("rematch", sa.String(32), nullable=True),
        sa.Column("series", sa.Text, nullable=True),
        sa.Column("asked_as", sa.String(120), nullable=True, unique=True),
    )
    op.create_index("tables_open", "tables", ["status", "private", "created"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=True),
        sa.Column("level", sa.String(80), nullable=True),
        sa.Column("left_early", sa.Boolean, nullable=False),
    )
    op.create_index("seats_person", "seats", ["person"])
    op.create_table(
        "matches",
        sa.Column("id", sa.String(48), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("header", sa.Text, nullable=False),
        sa.Column("started", sa.BigInteger, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("commitment", sa.String(64), nullable=True),
        sa.Column("result", sa.Text, nullable=True),
        sa.Column("deadline", sa.BigInteger, nullable=True),
        sa.UniqueConstraint("table_id", "number"),
    )
    op.create_index("matches_deadline", "matches", ["deadline"])
    op.create_table(
        "entries",
        sa.Column("match_id", sa.String(48), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=True),
    )
    op.create_table(
        "answers",
        sa.Column("match_id", sa.String(48), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("client_id", sa.String(64), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
    )
    op.create_table(
        "talk",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("after_game", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    for name in ("chat", "talk", "answers", "entries", "matches", "seats", "tables", "people"):
        op.drop_table(name)
