"""In a return match the seats wait for those who played."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("kept_for", sa.String(32), nullable=True))


def downgrade() -> None:
    op.drop_column("seats", "kept_for")
