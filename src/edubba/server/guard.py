"""What every request passes: the name the house is called by, limits of size and pace, the origin
of pages, and headers that tell browsers what this house never does."""

import logging
from fnmatch import fnmatchcase
from time import perf_counter
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from edubba.core.words import Message as Words
from edubba.server import traces, trail
from edubba.server.errors import Refused, told
from edubba.server.inside import is_inside
from edubba.server.limits import Buckets, household
from edubba.server.people import COOKIE, COOKIE_AGE
from edubba.server.settings import Settings, host_name

LARGEST_BODY: Final = 64 * 1024
LARGEST_TABLET: Final = 1024 * 1024
LONGEST_PATH: Final = 255
"""Bytes; no file has a longer name, and nothing else here a longer path."""
UPLOADS: Final = "/api/tablets"
SAFE: Final = {"GET", "HEAD", "OPTIONS"}
QUIET: Final = {"/health", "/ready"}
POLICY: Final = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",  # boards place their pieces by style attributes
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "media-src 'self' data: blob:",
        "connect-src 'self' ws: wss:",
        "worker-src 'self' blob:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
    "x-frame-options": "DENY",
}
log = logging.getLogger(__name__)


class TooLarge(HTTPException):
    """More is being sent than was said, or than anybody needs."""

    def __init__(self) -> None:
        super().__init__(413)


class Guard:
    """Wraps the application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        rate = settings.requests_per_second
        self.pace = Buckets(rate, 3 * rate)
        self.names = settings.names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers, method, path = Headers(scope=scope), scope.get("method", "WS"), scope["path"]
        passed_on = is_inside(scope) or bool(self.settings.trusted_proxies)
        id = trail.begin(headers, passed_on)
        scope.setdefault("state", {})
        if path in QUIET:
            await self._answer(scope, receive, send)
            return
        begun = perf_counter()
        facts: dict[str, float] = {}
        try:
            with traces.request(method, path, id, headers if passed_on else {}) as span:
                if scope["type"] == "websocket":
                    await self._listen(scope, receive, send)
                else:
                    facts["status"] = 500  # which is answered unless anything else is
                    facts["status"] = status = await self._answer(scope, receive, send)
                    traces.answered(span, status)
        finally:
            facts["ms"] = round((perf_counter() - begun) * 1000, 1)
            log.debug("%s %s", method, path, extra=facts)

    async def _listen(self, scope: Scope, receive: Receive, send: Send) -> None:
        called = is_inside(scope) or self._is_called(Headers(scope=scope))
        if called and (is_inside(scope) or self.pace.take(_address(scope))):
            await self.app(scope, receive, send)
        else:
            await send({"type": "websocket.close"})

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> int:
        """The status of the answer."""
        status = 0

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                self._add_headers(scope, MutableHeaders(scope=message))
            await send(message)

        refused = None if is_inside(scope) else self._refused(scope)
        try:
            if refused is not None:
                await told(refused)(scope, receive, send_with_headers)
            else:
                await self.app(scope, _bounded(receive, _largest(scope)), send_with_headers)
        except TooLarge:
            if not status:
                await told(too_large())(scope, receive, send_with_headers)
        return status

    def _refused(self, scope: Scope) -> Refused | None:
        """Why this request is not even looked at."""
        headers = Headers(scope=scope)
        if scope["path"] not in QUIET:
            if not self.pace.take(_address(scope)):
                return Refused(Words("server/too-fast"), 429)
            if not self._is_called(headers):
                return Refused(Words("server/other-host"), 421)
        if len(scope["path"].encode()) > LONGEST_PATH:
            return Refused(Words("server/no-such-page", path=scope["path"][:200]), 404)
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > _largest(scope):
            return too_large()
        if scope["method"] not in SAFE and not same_origin(headers):
            return Refused(Words("server/other-page"), 403)
        return None

    def _is_called(self, headers: Headers) -> bool:
        """Whether the house is asked for by a name of its own."""
        called = host_name(headers.get("host", ""))
        return not self.names or any(fnmatchcase(called, name) for name in self.names)

    def _add_headers(self, scope: Scope, headers: MutableHeaders) -> None:
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        headers[trail.HEADER] = trail.request()
        if scope["path"].startswith("/api/"):
            headers.setdefault("cache-control", "no-store")
        secret = scope["state"].get("new_secret")
        if secret is not None:
            secure = self.settings.secure_cookie or scope.get("scheme") == "https"
            headers.append(
                "set-cookie",
                f"{COOKIE}={secret}; Path=/; Max-Age={COOKIE_AGE}; HttpOnly; SameSite=Lax"
                + ("; Secure" if secure else ""),
            )


def same_origin(headers: Headers) -> bool:
    """Whether the page that asks came from here; programs send no origin."""
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc == headers.get("host")


def _address(scope: Scope) -> str:
    return household(scope["client"][0]) if scope.get("client") else "?"


def _largest(scope: Scope) -> int:
    return LARGEST_TABLET if scope["path"] == UPLOADS else LARGEST_BODY


def too_large() -> Refused:
    return Refused(Words("server/too-large"), 413)


def _bounded(receive: Receive, limit: int) -> Receive:
    """Read no more than the limit, whatever the sender announced."""
    taken = 0

    async def bounded() -> Message:
        nonlocal taken
        message = await receive()
        taken += len(message.get("body", b""))
        if taken > limit:
            raise TooLarge
        return message

    return bounded
