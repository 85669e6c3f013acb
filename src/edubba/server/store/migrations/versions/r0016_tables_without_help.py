"""Whoever opens a table says whether people may be helped there while a match runs."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    yes = sa.true()
    op.add_column("tables", sa.Column("help", sa.Boolean, nullable=False, server_default=yes))


def downgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("help")
