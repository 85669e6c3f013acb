"""Tells people that it is their turn where they are not looking, by channels that they chose.

A channel is anything that can send a few words to an address: there are mail and web push, and
another kind is another class in `channels_of`.
"""

import asyncio
import logging
import smtplib
from email.message import EmailMessage
from http.client import HTTPException
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol
from urllib.parse import unquote, urlsplit

from sqlalchemy import delete, select

from edubba.core.catalogue import word
from edubba.core.registry import find_game
from edubba.core.words import Message
from edubba.match.clocks import Correspondence
from edubba.server.settings import Settings
from edubba.server.store import schema as s
from edubba.server.store.jobs import change

if TYPE_CHECKING:
    from edubba.match import Match
    from edubba.server.house import House
    from edubba.server.table import LiveTable

MAIL: Final = "mail"
PUSH: Final = "push"
"""A person may have several of a kind: it goes on after a dash."""
PATIENCE: Final = 20
"""Seconds in which a mail server or a push service has to answer."""
log = logging.getLogger(__name__)


class Notice(NamedTuple):
    """A few words for somebody who is not here, and where they lead."""

    subject: str
    text: str
    link: str = ""


class Gone(Exception):
    """Nobody is at this address any more."""


class Channel(Protocol):
    """A way to reach somebody who is not here."""

    async def send(self, address: str, notice: Notice) -> None: ...


class Mail:
    """By the mail server of the operator: `smtp://`, `smtp+starttls://` or `smtps://`."""

    def __init__(self, server: str, sender: str) -> None:
        self.server = urlsplit(server)
        self.sender = sender

    async def send(self, address: str, notice: Notice) -> None:
        mail = EmailMessage()
        mail["From"], mail["To"], mail["Subject"] = self.sender, address, notice.subject
        mail.set_content(f"{notice.text}\n{notice.link}".rstrip())
        await asyncio.to_thread(self._send, mail)

    def _send(self, mail: EmailMessage) -> None:
        at = self.server
        kind = smtplib.SMTP_SSL if at.scheme == "smtps" else smtplib.SMTP
        with kind(at.hostname or "localhost", at.port or 0, timeout=PATIENCE) as line:
            if at.scheme == "smtp+starttls":
                line.starttls()
            if at.username:
                line.login(unquote(at.username), unquote(at.password or ""))
            line.send_message(mail)


def channels_of(settings: Settings) -> dict[str, Channel]:
    """The channels that the operator has set up; none by default."""
    channels: dict[str, Channel] = {}
    if settings.mail_server is not None:
        channels[MAIL] = Mail(settings.mail_server, settings.mail_from)
    if settings.push_key is not None:
        from edubba.server.push import Push  # nobody else needs what it is made of

        secure = settings.origin.startswith("https:")
        contact = settings.origin if secure else f"mailto:{settings.mail_from}"
        channels[PUSH] = Push(settings.push_key, contact)
    return channels


class Herald:
    """Says whose turn it is, once for each."""

    def __init__(self, house: "House") -> None:
        self.house = house
        self.channels = channels_of(house.settings)

    def told(self, table: "LiveTable", match: "Match", before: int | None) -> None:
        """A match went on: whoever is to move now, has days to do so and does not look is told."""
        seat = match.on_clock
        days = isinstance(match.record.header.clock, Correspondence)
        if not self.channels or not days or seat is None or seat == before:
            return
        person = table.row.seats[seat].person
        audience = self.house.audiences.get(table.row.id)
        if person is not None and (audience is None or person not in audience.online()):
            self.house.spawn(self._tell(table, person))

    async def _tell(self, table: "LiveTable", person: str) -> None:
        c = s.channels.c
        query = select(c.kind, c.address, s.people.c.language).join(s.people)
        query = query.where(c.person == person, c.code.is_(None))
        for row in await self.house.store.read(lambda k: [*k.execute(query)]):
            game = find_game(table.row.game).title
            link = f"{self.house.settings.origin}/#/table/{table.row.id}"
            subject = word(Message("server/your-turn", game=game), row.language)
            text = word(Message("server/your-turn-text", game=game), row.language)
            await self.send(row.kind, row.address, Notice(subject, text, link))

    async def send(self, kind: str, address: str, notice: Notice) -> bool:
        """Whether it is on its way; an address where nobody is any more is forgotten."""
        channel = self.channels.get(kind.partition("-")[0])
        if channel is None:
            return False
        try:
            await channel.send(address, notice)
        except Gone:
            await self.house.save(change(delete(s.channels).where(s.channels.c.address == address)))
            return False
        except (OSError, smtplib.SMTPException, HTTPException) as error:
            log.warning("a notice did not go out", extra={"kind": kind, "why": str(error)})
            return False
        return True
