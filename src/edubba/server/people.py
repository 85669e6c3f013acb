"""Who is who: a name, and a secret in the cookie of each browser that is theirs."""

import re
import secrets
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from hashlib import sha256
from typing import Final

from sqlalchemy import Connection, select

from edubba.core.catalogue import ENGLISH, languages, word
from edubba.core.words import Message
from edubba.server.errors import Refused
from edubba.server.store import Store
from edubba.server.store import schema as s
from edubba.server.store.jobs import (
    add_person,
    add_session,
    end_session,
    end_sessions,
    is_name_of,
    remove_newcomer,
    rename,
    together,
)
from edubba.server.store.rows import Person

COOKIE: Final = "edubba"
SECRET: Final = re.compile(r"[\w-]{1,100}", re.ASCII)
COOKIE_AGE: Final = 400 * 24 * 60 * 60
"""Browsers keep no cookie longer."""
GUEST: Final = "Guest"
"""In records and wherever nobody reads it in a language of their own."""
ALPHABET: Final = "abcdefghijkmnpqrstuvwxyz23456789"
"""No letter that could be taken for another when somebody reads an invitation aloud."""


def guest_name(language: str) -> str:
    """What somebody is called who has not said a name."""
    return word(Message("server/guest"), language)


@cache
def guest_names() -> frozenset[str]:
    """The same in every language: a name that nobody has given."""
    return frozenset(guest_name(each) for each in languages())


def new_id(length: int = 12) -> str:
    """An id that nobody can guess: five bits a letter."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


class People:
    """Who is who, by the secret they bring."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def find(self, secret: str | None) -> Person | None:
        """The person with this secret, if there is one."""
        return await self.store.person_by_secret(digest(secret)) if secret else None

    async def welcome(
        self, now: int, name: str = GUEST, language: str = ENGLISH
    ) -> tuple[Person, str]:
        """A new guest and the secret that only their browser will know."""
        secret = new_secret()
        person = Person(new_id(), name, language=language)
        await self.store.write(add_person(person, digest(secret), now))
        return person, secret

    async def forget_newcomer(self, secret: str) -> None:
        """As if a guest who has nothing in the house yet had not come."""
        await self.store.write(remove_newcomer(digest(secret)))

    async def let_in(self, person: str, now: int, old: str | None, *, alone: bool = False) -> str:
        """A new secret for this browser instead of the one that it brought, which may have been put
        there by somebody else; `alone` ends what all other browsers had."""
        secret = new_secret()
        ended = [end_session(digest(old))] if old else []
        if alone:
            ended.append(end_sessions(person))
        await self.store.write(together(*ended, add_session(digest(secret), person, now)))
        return secret

    async def let_out(self, secret: str) -> None:
        await self.store.write(end_session(digest(secret)))

    async def rename(self, person: Person, name: str) -> Person:
        """Call a guest as they like, but not as somebody with an account, also where that one signs
        up at the same moment."""

        def job(c: Connection) -> None:
            if c.execute(select(s.accounts.c.person).where(is_name_of(name))).first() is not None:
                raise name_taken()
            rename(person.id, name)(c)

        await self.store.write(job)
        return replace(person, name=name)

    async def check_free(self, *names: str) -> None:
        """Refuse names that somebody with an account has, or that look like theirs."""
        for name in names:
            if await self.store.account(is_name_of(name)) is not None:
                raise name_taken()


def name_taken() -> Refused:
    return Refused(Message("server/name-taken"))


def new_secret() -> str:
    return secrets.token_urlsafe(32)


def brought(cookies: Mapping[str, str]) -> str | None:
    """The secret that a browser brings, if it can be one. A cookie in quotes may hold any letter,
    line ends too, and what it holds goes on to other processes in the head of a request."""
    told = cookies.get(COOKIE, "")
    return told if SECRET.fullmatch(told) else None


def digest(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()
