"""Several processes may share a store: each table is held by one of them."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "processes",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("address", sa.String(120), nullable=False),
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
    )
    op.add_column("tables", sa.Column("holder", sa.String(32), nullable=True))
    op.add_column("tables", sa.Column("epoch", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("epoch")
        tables.drop_column("holder")
    op.drop_table("processes")
