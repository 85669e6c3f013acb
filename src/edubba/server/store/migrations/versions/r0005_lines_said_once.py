"""A line of chat keeps the id that its sender gave it: sent again, it is not said twice."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("chat", sa.Column("client_id", sa.String(64), nullable=True))
    op.create_index("chat_once", "chat", ["table_id", "person", "client_id"], unique=True)


def downgrade() -> None:
    op.drop_index("chat_once", "chat")
    op.drop_column("chat", "client_id")
