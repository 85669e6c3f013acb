"""The operator may keep people out, and what operators do is written down."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    no = sa.false()
    op.add_column("people", sa.Column("banned", sa.Boolean, nullable=False, server_default=no))
    op.create_table(
        "audit",
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("deed", sa.String(32), nullable=False),
        sa.Column("about", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("audit")
    with op.batch_alter_table("people") as people:
        people.drop_column("banned")
