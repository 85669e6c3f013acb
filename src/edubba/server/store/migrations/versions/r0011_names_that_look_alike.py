"""No account looks like another, and no guest like an account."""

import sqlalchemy as sa
from alembic import op

from edubba.server.looks import skeleton
from edubba.server.people import GUEST

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", _skeleton())
    with op.batch_alter_table("accounts") as accounts:
        accounts.add_column(_skeleton())
    look()
    op.create_index("people_skeleton", "people", ["skeleton"])
    with op.batch_alter_table("accounts") as accounts:
        accounts.create_unique_constraint("accounts_skeleton", ["skeleton"])


def _skeleton() -> sa.Column[str]:
    return sa.Column("skeleton", sa.String(160), nullable=True)


def look() -> None:
    """Of accounts that look alike the first is the one that others may not look like; guests who do
    are called otherwise."""
    c = op.get_bind()
    people = sa.table("people", sa.column("id"), sa.column("name"), sa.column("skeleton"))
    accounts = sa.table(
        "accounts", sa.column("person"), sa.column("created"), sa.column("skeleton")
    )
    names = {row.id: row.name for row in c.execute(sa.select(people.c.id, people.c.name))}
    looks = [{"who": id, "look": skeleton(name)} for id, name in names.items()]
    if looks:
        whose = people.c.id == sa.bindparam("who")
        c.execute(sa.update(people).where(whose).values(skeleton=sa.bindparam("look")), looks)
    c.execute(sa.update(accounts).values(skeleton=None))
    seen: set[str] = set()
    for person in c.execute(sa.select(accounts.c.person).order_by(accounts.c.created)).scalars():
        look = skeleton(names[person])
        if look not in seen:
            seen.add(look)
            mine = accounts.c.person == person
            c.execute(sa.update(accounts).where(mine).values(skeleton=look))
    guests = people.c.id.not_in(sa.select(accounts.c.person)) & people.c.skeleton.in_(seen)
    values = {"name": GUEST, "skeleton": skeleton(GUEST)}
    c.execute(sa.update(people).where(guests).values(values))


def downgrade() -> None:
    with op.batch_alter_table("accounts") as accounts:
        accounts.drop_constraint("accounts_skeleton", type_="unique")
        accounts.drop_column("skeleton")
    op.drop_index("people_skeleton", "people")
    with op.batch_alter_table("people") as people:
        people.drop_column("skeleton")
