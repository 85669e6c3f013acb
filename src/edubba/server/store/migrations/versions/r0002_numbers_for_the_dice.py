"""People may seal numbers of their own for the dice when they sit down."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("seal", sa.String(64), nullable=True))


def downgrade() -> None:
    op.drop_column("seats", "seal")
