"""Names are held against the letters of all scripts that look alike."""

from edubba.server.store.migrations.versions.r0011_names_that_look_alike import look

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    look()


def downgrade() -> None:
    """Looks stay; a house of before compares fewer letters."""
