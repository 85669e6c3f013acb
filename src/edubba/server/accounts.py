"""Accounts by choice: a name and a password, and a code for whoever forgot it.

Passwords are hashed by argon2id; a code has so many bits that a plain hash is enough. How long a
refusal takes does not tell whether a name exists: as much is computed without it.
"""

import asyncio
from functools import cache
from secrets import compare_digest
from typing import TYPE_CHECKING, Final

from sqlalchemy import update
from sqlalchemy.exc import IntegrityError

from edubba.core.words import Message
from edubba.server.errors import Refused
from edubba.server.limits import Buckets
from edubba.server.looks import folded, mixes_scripts, skeleton
from edubba.server.people import GUEST, digest, guest_names, name_taken, new_id
from edubba.server.store import schema as s
from edubba.server.store.jobs import (
    add_account,
    change,
    change_account,
    free_name,
    name_keys,
    rename,
    together,
)
from edubba.server.store.rows import AccountRow, Person

if TYPE_CHECKING:
    from argon2 import PasswordHasher
    from sqlalchemy import ColumnElement, Connection

    from edubba.server.house import House
    from edubba.server.store.committer import Job

AT_A_TIME: Final = 2
"""Passwords that are hashed at the same time: each takes its memory."""
AT_ONCE: Final = 10
"""Attempts of one address before they have to wait."""
FROM_EVERYWHERE: Final = 30
"""Times as many on one name from all addresses: too few to guess, too many to shut somebody out."""
CODE_LETTERS: Final = 24
CODE_GROUP: Final = 4


@cache
def hasher() -> "PasswordHasher":
    """Argon2id as its authors recommend it where memory is not plentiful (RFC 9106)."""
    from argon2 import PasswordHasher

    return PasswordHasher()


@cache
def nobody() -> str:
    """What the password of a name is held against that nobody has."""
    return hasher().hash(new_id())


def new_code() -> str:
    letters = new_id(CODE_LETTERS)
    return "-".join(letters[at : at + CODE_GROUP] for at in range(0, CODE_LETTERS, CODE_GROUP))


def _bare(code: str) -> str:
    return "".join(code.split()).replace("-", "").lower()


def _wrong_code() -> Refused:
    return Refused(Message("server/wrong-code"), 403)


def _too_often() -> Refused:
    return Refused(Message("server/too-many-attempts"), 429)


def _check_often(tries: Buckets, whose: str, address: str) -> None:
    if not (tries.take(address) and tries.take(f"{whose} {address}")):
        raise _too_often()


def _spend_code(account: AccountRow, password: str, recovery: str) -> "Job":
    """Of all who bring the same code at the same moment, one comes in."""
    known = (s.accounts.c.person == account.person) & (s.accounts.c.recovery == account.recovery)
    spent = update(s.accounts).where(known).values(password=password, recovery=recovery)

    def job(c: "Connection") -> None:
        if c.execute(spent).rowcount == 0:
            raise _wrong_code()

    return job


def _rehashed(account: AccountRow, password: str) -> "Job":
    """The same password in another hash, unless it was changed meanwhile."""
    same = (s.accounts.c.person == account.person) & (s.accounts.c.password == account.password)
    return change(update(s.accounts).where(same).values(password=password))


def check_name(name: str) -> None:
    """A name by which nobody passes for somebody else."""
    if mixes_scripts(name):
        raise Refused(Message("server/mixed-letters"))
    if skeleton(name) in [skeleton(each) for each in guest_names()]:
        raise name_taken()


class Accounts:
    """Those who are known from everywhere."""

    def __init__(self, house: "House") -> None:
        self.house = house
        rate = house.settings.sign_ins_per_hour / 3600
        self.attempts = Buckets(rate, AT_ONCE)
        """Passwords by address, and by name and address, since the machine itself is free."""
        self.codes = Buckets(rate, AT_ONCE)
        """Recovery codes in the same way. Nobody guesses one from however many addresses, so nobody
        else's attempts keep away who has it."""
        self.on_names = Buckets(FROM_EVERYWHERE * rate, FROM_EVERYWHERE * AT_ONCE)
        """Passwords by name."""
        self._hashing = asyncio.Semaphore(AT_A_TIME)

    # Coming in

    async def sign_up(self, guest: Person, name: str, password: str) -> str:
        """Give a guest an account; the recovery code, which is told only now."""
        if guest.account:
            raise Refused(Message("server/signed-in"))
        check_name(name)
        code = new_code()
        hashed = await self._hash(password)
        account = AccountRow(guest.id, name, hashed, digest(_bare(code)), self.house.clock())
        await self._unique(add_account(account), rename(guest.id, name), free_name(name, GUEST))
        return code

    async def sign_in(self, name: str, password: str, address: str) -> Person:
        key = folded(name)
        account = await self._try(s.accounts.c.folded == key, f"name {key}", address)
        known = nobody() if account is None else account.password
        if not await self._verify(known, password) or account is None:
            raise Refused(Message("server/wrong-password"), 403)
        if hasher().check_needs_rehash(known):
            await self.house.save(_rehashed(account, await self._hash(password)))
        return Person(account.person, account.name, True)

    async def recover(
        self, name: str, code: str, password: str, address: str
    ) -> tuple[Person, str]:
        """A new password for whoever has the code, which is used up: here is the next one."""
        key = folded(name)
        _check_often(self.codes, key, address)
        account = await self.house.store.account(s.accounts.c.folded == key)
        known = "" if account is None else account.recovery
        right = compare_digest(known, digest(_bare(code)))
        hashed = await self._hash(password)
        if not right or account is None:
            raise _wrong_code()
        again = new_code()
        await self.house.save(_spend_code(account, hashed, digest(_bare(again))))
        return Person(account.person, account.name, True), again

    async def _try(
        self, which: "ColumnElement[bool]", whose: str, address: str
    ) -> AccountRow | None:
        """An account, for somebody who has not tried too many passwords."""
        _check_often(self.attempts, whose, address)
        if not self.on_names.take(whose):
            raise _too_often()
        return await self.house.store.account(which)

    # Changing

    async def check(self, person: Person, password: str, address: str) -> None:
        """What cannot be undone needs the password once more."""
        account = await self._try(s.accounts.c.person == person.id, person.id, address)
        if account is None:
            raise Refused(Message("server/no-account"))
        if not await self._verify(account.password, password):
            raise Refused(Message("server/wrong-password"), 403)

    async def new_password(self, person: str, password: str) -> None:
        await self._keep(person, password=await self._hash(password))

    async def new_recovery(self, person: Person) -> str:
        code = new_code()
        await self._keep(person.id, recovery=digest(_bare(code)))
        return code

    async def rename(self, person: Person, name: str) -> Person:
        check_name(name)
        changed = change_account(person.id, **name_keys(name))
        await self._unique(changed, rename(person.id, name), free_name(name, GUEST))
        return Person(person.id, name, True)

    # The store and the hashes

    async def _keep(self, person: str, **values: str) -> None:
        await self.house.save(change_account(person, **values))

    async def _unique(self, *jobs: "Job") -> None:
        try:
            await self.house.store.write(together(*jobs))
        except IntegrityError:
            raise name_taken() from None

    async def _hash(self, password: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(hasher().hash, password)

    async def _verify(self, known: str, password: str) -> bool:
        from argon2.exceptions import VerificationError

        async with self._hashing:
            try:
                return await asyncio.to_thread(hasher().verify, known, password)
            except VerificationError:
                return False
