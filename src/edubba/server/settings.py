"""What can be set from outside: environment variables `EDUBBA_...`, a file, the command line.

The command line wins over the environment, the environment over the file.
"""

import os
import re
import tomllib
from ipaddress import IPv4Network, IPv6Network, ip_address
from pathlib import Path
from typing import Annotated, Final, Literal
from urllib.parse import urlsplit

from platformdirs import user_data_path
from pydantic import Field, FilePath, StringConstraints, ValidationError, field_validator
from pydantic_settings import (
    BaseSettings,
    NoDecode,
    PydanticBaseSettingsSource,
    SettingsConfigDict,
    TomlConfigSettingsSource,
)

from edubba.core.catalogue import languages
from edubba.core.errors import InvalidInput, trouble
from edubba.core.words import Arg, Message
from edubba.server.faults import fault

PREFIX: Final = "EDUBBA_"
PORT: Final = (
    "([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])"
)
LABEL: Final = "[A-Za-z0-9_]([A-Za-z0-9_-]{0,61}[A-Za-z0-9_])?"
NAME: Final = rf"{LABEL}(\.{LABEL})*"
MACHINE: Final = rf"({NAME}|\[[0-9A-Fa-f:.]+\])"
LETTERS: Final = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
MAIL_ADDRESS: Final = rf"^{LETTERS}(\.{LETTERS})*@{NAME}$"
DATABASE: Final = r"^(postgresql(\+[a-z0-9]+)?|sqlite)://"
ORIGIN: Final = rf"^https?://{MACHINE}(:{PORT})?$"
CALLED: Final = rf"^(\*\.)?{MACHINE}$"
SMTP: Final = r"^(smtp|smtps|smtp\+starttls)://([^@/]+@)?[^@:/]+(:\d+)?$"
SERVICE: Final = rf"^https?://[A-Za-z0-9_.*-]+(:{PORT})?$"
PUSH_SERVICES: Final = (
    "https://fcm.googleapis.com",
    "https://*.push.apple.com",
    "https://*.notify.windows.com",
    "https://*.push.services.mozilla.com",
)
FILE_VARIABLE: Final = "EDUBBA_SETTINGS"
OTHER_VARIABLES: Final = {
    f"{PREFIX}{name}" for name in ("DEBUG", "COMPILE", "SKIP_CLIENT", "PURE", "WITH")
}
"""What is told the commands and the build in the same way."""
FILE: Final = "edubba.toml"
CORES: Final = os.cpu_count() or 1
LITTLE: Final = 0.001
MANY: Final = 10**6
"""Bounds of what has no natural ones: that it works, and can be reckoned with."""
HOUR: Final = 3600
CENTURY: Final = 36_500
TAKES: Final = {
    "allowed_hosts": "server/takes-hosts",
    "database": "server/takes-database",
    "inside_address": "server/takes-place",
    "language": "server/takes-language",
    "mail_from": "server/takes-mail-address",
    "mail_server": "server/takes-mail-server",
    "public_origin": "server/takes-origin",
    "push_key": "server/takes-push-key",
    "push_services": "server/takes-services",
    "traces": "server/takes-origin",
    "trusted_proxies": "server/takes-networks",
}
"""What is right where more than a number or a choice is asked for."""


class Settings(BaseSettings):
    """All settings with their defaults: a house on one's own machine."""

    model_config = SettingsConfigDict(
        env_prefix=PREFIX,
        env_ignore_empty=True,  # as files of variables have what is not set
        extra="ignore",
        frozen=True,
        allow_inf_nan=False,
    )

    host: str = Field(default="127.0.0.1", min_length=1)
    port: int = Field(default=8000, ge=0, le=65535)
    data: Path = Field(default_factory=lambda: user_data_path("edubba", appauthor=False))
    """Where the SQLite file lies."""
    database: Annotated[str, StringConstraints(pattern=DATABASE)] | None = None
    """The URL of a PostgreSQL database, instead of SQLite."""
    workers: int = Field(default=1, ge=1, le=64)
    """Processes that serve on the port; more than one needs PostgreSQL."""
    lease_seconds: float = Field(default=3, ge=0.5, le=600)
    """Where several share a database: how long a process that is not heard of keeps its tables."""
    inside_host: str = Field(default="127.0.0.1", min_length=1)
    inside_port: int = Field(default=0, ge=0, le=65535)
    """Where a process listens for the others that share its database; 0 for any free port."""
    inside_address: Annotated[str, StringConstraints(pattern=rf"^{MACHINE}:{PORT}$")] | None = None
    """HOST:PORT by which the others reach it, if not by that."""
    language: str = ""
    """What the house tells in its own terminal, and the commands there; else the system's."""
    open_browser: bool = True
    successor: Path | None = None
    """A Python with Edubba in an environment of its own: once that is complete (there is a file
    `ready` in it), it takes over a house of one process (`make play`: the compiled rules)."""
    log_format: Literal["human", "json"] = "human"
    metrics: bool = False
    """Whether `/metrics` answers; whoever reaches the house can read it then."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    request_log: bool = False
    """Whether a line is written for every request, whatever the level."""
    traces: Annotated[str, StringConstraints(pattern=ORIGIN)] | None = None
    """A collector of OpenTelemetry, to which traces are sent by OTLP over HTTP."""
    bots: Annotated[tuple[str, ...], NoDecode] = ()
    """Bots of one's own that guests may play against, with commas: `package.module:factory`, or the
    name of one that is installed."""
    bot_workers: int = Field(default=max(1, CORES - 1), ge=0, le=256)
    """Processes in which bots think; with none here they think at workers (`edubba worker`)."""
    hint_workers: int = Field(default=1, ge=1, le=256)
    """Processes for hints and proofs, besides those of the bots."""
    bot_pause: float = Field(default=0.35, ge=0, le=10)
    """Seconds that a bot takes at least, so that people can follow."""
    answer_pause: float = Field(default=1.0, ge=0, le=HOUR)
    """Seconds, more or less, that an answer without a choice takes: others must not notice."""
    bot_limit: float = Field(default=60, ge=LITTLE, le=HOUR)
    """Seconds after which a bot that does not answer is restarted."""
    opening_seconds: float = Field(default=10, ge=LITTLE, le=HOUR)
    """Seconds in which a seat has to open the number that it sealed; then the dice go without."""
    hint_seconds: float = Field(default=1.0, ge=LITTLE, le=60)
    requests_per_second: float = Field(default=30, ge=LITTLE, le=MANY)
    """HTTP requests of one address; three times as many at once. Here and below, an address of
    IPv6 stands for its /64 network, and the machine itself is free."""
    messages_per_second: float = Field(default=40, ge=LITTLE, le=MANY)
    """WebSocket messages of one connection; three times as many at once."""
    chat_per_second: float = Field(default=1, ge=LITTLE, le=MANY)
    """Lines of chat of one person; six times as many at once."""
    tables_per_hour: int = Field(default=600, ge=1, le=MANY)
    """New tables and uploads of one address."""
    sign_ins_per_hour: int = Field(default=30, ge=1, le=MANY)
    """Attempts of one address, ten at once; on one name from everywhere thirty times as many."""
    public_origin: Annotated[str, StringConstraints(pattern=ORIGIN)] | None = None
    """Where people reach the house, `https://play.example.org`; for links in what is sent."""
    allowed_hosts: Annotated[
        tuple[Annotated[str, StringConstraints(pattern=CALLED)], ...], NoDecode
    ] = ()
    """Names by which the house may be asked for besides that of its origin, with commas; where
    there are none, by any."""
    mail_server: Annotated[str, StringConstraints(pattern=SMTP)] | None = None
    """By which people who want it are told that it is their turn, `smtp://HOST:PORT`."""
    mail_from: str = Field(default="edubba@localhost", pattern=MAIL_ADDRESS, max_length=254)
    push_key: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{43}$")] | None = None
    """By which browsers whose people want it are told of their turn; `edubba admin push-key`."""
    push_services: Annotated[
        tuple[Annotated[str, StringConstraints(pattern=SERVICE)], ...], NoDecode
    ] = PUSH_SERVICES
    """Those that the house writes to, with commas; `*` stands for anything."""
    vacation_days: int = Field(default=30, ge=0, le=366)
    """That somebody may be away in a year while there are days to move."""
    word_filter: FilePath | None = None
    """A file with one word in a line: what has one of them is not said, and nobody is called so."""
    tournaments_per_person: int = Field(default=3, ge=1, le=MANY)
    """That somebody may host and that are not over."""
    lobby_days: float = Field(default=30, ge=LITTLE, le=CENTURY)
    """After which a table is closed that nobody came to and nobody looks at."""
    effort_per_second: float = Field(default=0.5, ge=LITTLE, le=MANY)
    """Seconds of CPU that questions of one address may take (why, preview, hint, dice, replay);
    twenty times as much at once."""
    connections: int = Field(default=4000, ge=1, le=MANY)
    """All at the same time, as far as the system lets a process have them."""
    connections_per_address: int = Field(default=200, ge=1, le=MANY)
    """At the same time; that of a trusted proxy may hold any number, those behind it this many."""
    sockets_per_person: int = Field(default=16, ge=1, le=MANY)
    """WebSocket connections at the same time: screens that a guest has open."""
    head_seconds: float = Field(default=10, ge=LITTLE, le=HOUR)
    """In which a request has to be asked; a connection that asks for nothing is cut."""
    body_seconds: float = Field(default=60, ge=LITTLE, le=HOUR)
    """In which what belongs to a request has to be there."""
    ping_seconds: float = Field(default=20, ge=LITTLE, le=HOUR)
    """Between two pings of a WebSocket, and in which each has to be answered."""
    secure_cookie: bool = False
    """Set where the house is reached by HTTPS only."""
    trusted_proxies: Annotated[tuple[IPv4Network | IPv6Network, ...], NoDecode] = ()
    """Addresses or networks of proxies, with commas: only what comes from them is believed to be
    from whom `X-Forwarded-For` says, by the scheme of `X-Forwarded-Proto`."""

    @field_validator("allowed_hosts", "bots", "push_services", "trusted_proxies", mode="before")
    @classmethod
    def _several(cls, told: object) -> object:
        if not isinstance(told, str):
            return told
        return [each.strip() for each in told.split(",") if each.strip()]

    @field_validator("language")
    @classmethod
    def _spoken(cls, told: str) -> str:
        if told and not re.match(rf"({'|'.join(languages())})(?![a-z])", told.lower()):
            raise ValueError(told)
        return told

    @property
    def origin(self) -> str:
        return self.public_origin or f"http://{self.host}:{self.port}"

    @property
    def names(self) -> tuple[str, ...]:
        """By which the house may be asked for; none where any will do."""
        if not self.allowed_hosts:
            return ()
        return tuple(
            host_name(each) for each in (*self.allowed_hosts, urlsplit(self.origin).netloc)
        )

    def trusts(self, address: str) -> bool:
        """Whether an address is that of a trusted proxy."""
        try:
            ip = ip_address(address)
        except ValueError:
            return False
        return any(ip in network for network in self.trusted_proxies)

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,
        file_secret_settings: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        return (init_settings, env_settings, TomlConfigSettingsSource(settings_cls, file_name()))


def host_name(told: str) -> str:
    """A host without its port, as names are compared."""
    bare = told if told.endswith("]") else re.sub(r":\d*$", "", told)
    return bare.strip("[]").lower()


def file_name() -> str:
    """The file that the settings are read from, if it is there."""
    return os.environ.get(FILE_VARIABLE) or FILE


def unknown_settings() -> list[str]:
    """Variables of the environment and keys of the file that look like settings and are none:
    misspelt, or of an older version."""
    known = {f"{PREFIX}{name}".upper() for name in Settings.model_fields}
    known |= {FILE_VARIABLE, *OTHER_VARIABLES}
    strange = [name for name in os.environ if name.startswith(PREFIX) and name not in known]
    file = Path(file_name())
    keys = tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}
    strange += [f"{file.name}: {key}" for key in keys if key not in Settings.model_fields]
    return sorted(strange)


def _taken(name: str) -> Arg | None:
    """What a setting takes, where we have words for it."""
    if name in TAKES:
        return Message(TAKES[name], known=", ".join(languages()))
    bounds = Settings.model_fields[name].metadata
    low = next((each.ge for each in bounds if hasattr(each, "ge")), None)
    high = next((each.le for each in bounds if hasattr(each, "le")), None)
    if low is None or high is None:
        return None
    return Message("server/takes-number", low=low, high=high)


def read_settings(**told: object) -> Settings:
    """The settings with what the command line says; one sentence for whatever is wrong."""
    given = {name: value for name, value in told.items() if value is not None}
    named = os.environ.get(FILE_VARIABLE)
    if named and not Path(named).is_file():
        raise InvalidInput(Message("server/no-settings-file", file=named))
    try:
        return Settings(**given)  # type: ignore[arg-type]
    except ValidationError as error:
        place, wrong = fault(error)
        name = place.partition(".")[0]
        words = Message("server/bad-setting", name=name, detail=_taken(name) or wrong)
        raise InvalidInput(words) from None
    except tomllib.TOMLDecodeError as error:
        raise _unreadable(_not_toml(str(error))) from None
    except UnicodeDecodeError:
        raise _unreadable(Message("server/fault-toml", line=1)) from None
    except OSError as error:
        raise _unreadable(trouble(error)) from None


def _unreadable(detail: Arg) -> InvalidInput:
    return InvalidInput(Message("server/bad-settings-file", file=file_name(), detail=detail))


def _not_toml(told: str) -> Message:
    """Which line is wrong: `Invalid value (at line 3, column 8)`; none where the file just ends."""
    line = re.search(r"line (\d+)", told)
    return Message("server/fault-toml", line=0 if line is None else int(line[1]))
