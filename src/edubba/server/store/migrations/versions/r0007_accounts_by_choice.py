"""People may have an account: several browsers are theirs, each by a secret of its own."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "sessions",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("sessions_person", "sessions", ["person"])
    op.execute("INSERT INTO sessions SELECT secret, id, created FROM people")
    with op.batch_alter_table("people") as people:
        people.drop_column("secret")
    op.create_table(
        "accounts",
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("folded", sa.String(160), nullable=False, unique=True),
        sa.Column("password", sa.String(200), nullable=False),
        sa.Column("recovery", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("accounts")
    op.add_column("people", sa.Column("secret", sa.String(64), nullable=True))
    # Who has no session any more gets what is the hash of nothing.
    last = "SELECT max(digest) FROM sessions WHERE sessions.person = people.id"
    op.execute(f"UPDATE people SET secret = coalesce(({last}), 'none-' || id)")
    with op.batch_alter_table("people") as people:
        people.alter_column("secret", existing_type=sa.String(64), nullable=False)
        people.create_unique_constraint("people_secret_key", ["secret"])
    op.drop_table("sessions")
