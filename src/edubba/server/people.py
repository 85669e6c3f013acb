"""Guests: a name, and a secret in a cookie that says who they are."""

import secrets
from hashlib import sha256
from typing import Final

from edubba.server.store import Store
from edubba.server.store.jobs import add_person, rename
from edubba.server.store.rows import Person

COOKIE: Final = "edubba"
COOKIE_AGE: Final = 400 * 24 * 60 * 60
"""Browsers keep no cookie longer."""
GUEST: Final = "Guest"
ALPHABET: Final = "abcdefghijkmnpqrstuvwxyz23456789"
"""No letter that could be taken for another when somebody reads an invitation aloud."""


def new_id(length: int = 12) -> str:
    """An id that nobody can guess: five bits a letter."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


class People:
    """Who is who, by the secret they bring."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def find(self, secret: str | None) -> Person | None:
        """The guest with this secret, if there is one."""
        return await self.store.person_by_secret(_digest(secret)) if secret else None

    async def welcome(self, now: int) -> tuple[Person, str]:
        """A new guest and the secret that only their browser will know."""
        secret = secrets.token_urlsafe(32)
        person = Person(new_id(), GUEST)
        await self.store.write(add_person(person.id, _digest(secret), person.name, now))
        return person, secret

    async def rename(self, person: Person, name: str) -> Person:
        await self.store.write(rename(person.id, name))
        return Person(person.id, name)


def _digest(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()
