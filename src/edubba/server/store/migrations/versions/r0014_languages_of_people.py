"""In which language people read."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    language = sa.Column("language", sa.String(16), nullable=False, server_default="en")
    op.add_column("people", language)


def downgrade() -> None:
    with op.batch_alter_table("people") as people:
        people.drop_column("language")
