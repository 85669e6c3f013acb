"""Guests: a name, and a secret in a cookie that says who they are."""

import secrets
from collections import OrderedDict
from hashlib import sha256
from typing import Final

from edubba.server.store import Store
from edubba.server.store.rows import Person

COOKIE: Final = "edubba"
COOKIE_AGE: Final = 400 * 24 * 60 * 60
"""Browsers keep no cookie longer."""
GUEST: Final = "Guest"
REMEMBERED: Final = 10_000
ALPHABET: Final = "abcdefghijkmnpqrstuvwxyz23456789"
"""No letter that could be taken for another when somebody reads an invitation aloud."""


def new_id(length: int = 12) -> str:
    """An id that nobody can guess: five bits a letter."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


class People:
    """Who is who, by the secret they bring."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._known: OrderedDict[str, Person] = OrderedDict()

    async def find(self, secret: str | None) -> Person | None:
        """The guest with this secret, if there is one."""
        if not secret:
            return None
        digest = _digest(secret)
        person = self._known.get(digest)
        if person is None:
            person = await self.store.person_by_secret(digest)
        if person is not None:
            self._remember(digest, person)
        return person

    async def welcome(self, now: int) -> tuple[Person, str]:
        """A new guest and the secret that only their browser will know."""
        secret = secrets.token_urlsafe(32)
        person = Person(new_id(), GUEST)
        await self.store.add_person(person.id, _digest(secret), person.name, now)
        self._remember(_digest(secret), person)
        return person, secret

    async def rename(self, secret: str, person: Person, name: str) -> Person:
        await self.store.rename(person.id, name)
        renamed = Person(person.id, name)
        self._remember(_digest(secret), renamed)
        return renamed

    def _remember(self, digest: str, person: Person) -> None:
        self._known[digest] = person
        self._known.move_to_end(digest)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)


def _digest(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()
