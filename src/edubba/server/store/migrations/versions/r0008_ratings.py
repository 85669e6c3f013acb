"""Tables may be rated; how well people and bots play is kept."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    no = sa.false()
    op.add_column("tables", sa.Column("rated", sa.Boolean, nullable=False, server_default=no))
    op.create_table(
        "ratings",
        sa.Column("who", sa.String(80), primary_key=True),
        sa.Column("game", sa.String(80), primary_key=True),
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("points", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("volatility", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "rated",
        sa.Column("match_id", sa.String(48), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("who", sa.String(80), nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("before", sa.Float, nullable=False),
        sa.Column("after", sa.Float, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("rated_who", "rated", ["who"])


def downgrade() -> None:
    op.drop_table("rated")
    op.drop_table("ratings")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("rated")
