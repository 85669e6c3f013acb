"""Web push: a browser is told that it is somebody's turn, and nobody on the way can read it."""

import asyncio
import json
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

import pytest
from argon2 import PasswordHasher
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from tests.server.ear import Web
from tests.server.test_accounts import come_with, house_of, sign_in, sign_up
from tests.server.test_notices import THREE_DAYS, match_of_two, move, to_move
from tests.server.test_order import Guest

from edubba.cli import main
from edubba.server import accounts
from edubba.server.herald import channels_of
from edubba.server.push import CURVE, Push, Subscription, new_key, packed, point, sealed, unpacked
from edubba.server.settings import Settings

pytestmark = pytest.mark.interpreted_only  # no rules are played here
KEY = new_key()


class Browser:
    """A browser with its keys, and the push service of its maker on this machine."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(CURVE)
        self.auth = bytes(range(16))
        self.got: list[tuple[dict[str, str], bytes]] = []
        self.answer = 201
        browser = self

        class Service(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                browser.got.append(({k.lower(): v for k, v in self.headers.items()}, body))
                self.send_response(browser.answer)
                self.send_header("location", f"{browser.origin}/elsewhere")
                self.end_headers()

            def log_message(self, *_: object) -> None: ...

        self.service = ThreadingHTTPServer(("127.0.0.1", 0), Service)
        Thread(target=self.service.serve_forever, daemon=True).start()
        self.origin = f"http://127.0.0.1:{self.service.server_port}"

    @property
    def subscription(self) -> dict[str, str]:
        keys = {"p256dh": packed(point(self.key)), "auth": packed(self.auth)}
        return {"endpoint": f"{self.origin}/push/abc", **keys}

    def read(self, body: bytes) -> dict[str, str]:
        """As RFC 8291 tells browsers to."""
        salt, theirs, secret = body[:16], body[21:86], body[86:]
        assert (int.from_bytes(body[16:20]), body[20]) == (4096, 65)
        sender = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs)
        shared = self.key.exchange(ec.ECDH(), sender)
        both = b"WebPush: info\0" + point(self.key) + theirs
        seed = HKDF(SHA256(), 32, self.auth, both).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(seed)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(seed)
        words = AESGCM(key).decrypt(nonce, secret, None)
        assert words.endswith(b"\x02")
        told = json.loads(words[:-1])
        assert isinstance(told, dict)
        return told


@pytest.fixture(scope="module")
def asked() -> Iterator[Browser]:
    made = Browser()
    yield made
    made.service.shutdown()
    made.service.server_close()


@pytest.fixture
def browser(asked: Browser) -> Browser:
    asked.got.clear()
    asked.answer = 201
    return asked


@pytest.fixture(scope="module")
def opened(asked: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Web]:
    settings = Settings(
        data=tmp_path_factory.mktemp("house"),
        bot_workers=1,
        answer_pause=0,
        tables_per_hour=10**6,
        public_origin="https://ur.example",
        push_key=KEY,
        push_services=(asked.origin, "https://*.push.example"),
    )
    with Web(settings) as web:
        yield web


@pytest.fixture
def web(opened: Web, monkeypatch: pytest.MonkeyPatch) -> Web:
    monkeypatch.setattr(accounts, "hasher", lambda: PasswordHasher(1, 8, 1))
    opened.client.cookies.clear()
    return opened


def test_a_message_is_sealed_as_the_standard_shows() -> None:
    """The example of RFC 8291, section 5."""
    once = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
    to = Subscription(
        "",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    key = ec.derive_private_key(int.from_bytes(unpacked(once)), CURVE)
    salt = unpacked("DGv6ra1nlYgDCS1FRnbzlw")
    body = sealed(b"When I grow up, I want to be a watermelon", to, key, salt)
    assert packed(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6"
        "TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy"
        "4a-fN"
    )


def test_a_guest_is_told_in_the_browser_that_asked(web: Web, browser: Browser) -> None:
    ada, ben = Guest(web, "Ada"), Guest(web, "Ben")
    told = ada.ask("GET", "/api/notices")[1]["push"]
    assert told == {"key": Push(KEY, "").public, "browsers": 0}
    assert ada.ask("PUT", "/api/push", **browser.subscription)[1]["browsers"] == 1
    table = match_of_two(web, ada, ben, clock=THREE_DAYS)
    until_told(web, browser, (ada, ben), table)
    headers, body = browser.got[0]
    assert browser.read(body) == {
        "subject": "Royal Game of Ur: it is your turn",
        "text": "It is your turn in Royal Game of Ur.",
        "link": f"https://ur.example/#/table/{table}",
    }
    assert (headers["content-encoding"], int(headers["ttl"]) > 0) == ("aes128gcm", True)
    says = signed_by_the_house(headers["authorization"])
    assert (says["aud"], says["sub"]) == (browser.origin, "https://ur.example")
    export = ada.ask("GET", "/api/account/export")[1]
    assert browser.origin in export["channels"][0]
    assert ada.ask("DELETE", "/api/push")[1]["browsers"] == 0
    assert ada.ask("GET", "/api/account/export")[1]["channels"] == []


@pytest.mark.parametrize(("answer", "left"), [(410, 0), (404, 0), (500, 1), (302, 1)])
def test_a_browser_that_is_no_more_is_forgotten(
    web: Web, browser: Browser, answer: int, left: int
) -> None:
    ada, ben = Guest(web, "Ada"), Guest(web, "Ben")
    ada.ask("PUT", "/api/push", **browser.subscription)
    browser.answer = answer
    until_told(web, browser, (ada, ben), match_of_two(web, ada, ben, clock=THREE_DAYS))
    web.runner.run(settled())
    assert ada.ask("GET", "/api/notices")[1]["push"]["browsers"] == left
    assert len(browser.got) == 1, "redirections are not followed"


def test_a_browser_belongs_to_who_asked_last(web: Web, browser: Browser) -> None:
    ada, ben = Guest(web, "Ada"), Guest(web, "Ben")
    for each in (ada, ben, ben):
        assert each.ask("PUT", "/api/push", **browser.subscription)[1]["browsers"] == 1
    assert ada.ask("GET", "/api/notices")[1]["push"]["browsers"] == 0
    come_with(web, ada.secret)
    sign_up(web)
    come_with(web, ben.secret)  # a guest, who turns out to be Ada
    assert sign_in(web).status_code == 200
    assert web.get("/api/notices").json()["push"]["browsers"] == 1


@pytest.mark.parametrize(
    ("wrong", "status"),
    [
        ({"endpoint": "http://169.254.169.254/latest/meta-data"}, 422),
        ({"endpoint": "http://127.0.0.1:1/push"}, 422),
        ({"endpoint": "https://push.example/x"}, 422),
        ({"endpoint": "https://evil.example:99999/x"}, 422),
        ({"endpoint": "https://user@a.push.example/x"}, 422),
        ({"endpoint": "https://evil.example/x.push.example"}, 422),
        ({"endpoint": "file:///etc/passwd"}, 422),
        ({"p256dh": "A" * 87}, 422),
        ({"p256dh": "B" + "z" * 86}, 422),
        ({"auth": "short"}, 422),
        ({"endpoint": "https://a.push.example/x"}, 200),
    ],
)
def test_the_house_writes_to_known_push_services_only(
    web: Web, browser: Browser, wrong: dict[str, str], status: int
) -> None:
    ada = Guest(web, "Ada")
    assert ada.ask("PUT", "/api/push", **{**browser.subscription, **wrong})[0] == status


def test_nobody_is_told_in_any_number_of_browsers(web: Web, browser: Browser) -> None:
    ada = Guest(web, "Ada")
    at = browser.subscription["endpoint"]
    told = [
        ada.ask("PUT", "/api/push", **{**browser.subscription, "endpoint": f"{at}{n}"})[0]
        for n in range(9)
    ]
    assert told == [200] * 8 + [409]


def test_without_a_key_nobody_is_told(
    web: Web, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house_of(web).herald, "channels", channels_of(Settings()))
    ada = Guest(web, "Ada")
    assert ada.ask("GET", "/api/notices")[1]["push"] == {"key": None, "browsers": 0}
    assert ada.ask("PUT", "/api/push", **browser.subscription)[1]["code"] == "no_push"


def test_the_operator_makes_a_key(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["admin", "push-key"]) == 0
    name, _, key = capsys.readouterr().out.strip().partition("=")
    assert name == "EDUBBA_PUSH_KEY"
    assert Settings(push_key=key).push_key == key
    assert len(unpacked(Push(key, "").public)) == 65


def until_told(web: Web, browser: Browser, both: tuple[Guest, Guest], table: str) -> None:
    """Play until somebody's push service has heard of it."""
    for _ in range(12):
        web.runner.run(asked_for(web, table))
        move(web, both[to_move(web, table)], table)
        web.runner.run(settled())
        if browser.got:
            return
    raise AssertionError("nobody was told")


async def asked_for(web: Web, table: str) -> None:
    """Until what leaves no choice is played, and somebody has one."""
    live = await house_of(web).table(table)
    while (match := await live.match()).prompt(match.actor) is None:
        await asyncio.sleep(0.02)


async def settled() -> None:
    """Until nothing is on its way any more."""
    await asyncio.sleep(0)
    while waiting := [
        each for each in asyncio.all_tasks() if "Herald._tell" in str(each.get_coro())
    ]:
        await asyncio.wait(waiting)


def signed_by_the_house(authorization: str) -> dict[str, str]:
    """What the token says; its signature is checked by the key that comes with it."""
    scheme, _, told = authorization.partition(" ")
    token, key = (part.strip().partition("=")[2] for part in told.split(","))
    assert (scheme, key) == ("vapid", Push(KEY, "").public)
    head, says, signature = token.split(".")
    assert json.loads(unpacked(head)) == {"typ": "JWT", "alg": "ES256"}
    r, s = (int.from_bytes(unpacked(signature)[at : at + 32]) for at in (0, 32))
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, unpacked(key))
    check = ec.ECDSA(SHA256())
    public.verify(encode_dss_signature(r, s), f"{head}.{says}".encode(), check)
    with pytest.raises(InvalidSignature):
        public.verify(encode_dss_signature(r, s), f"{head}.{says}x".encode(), check)
    told_by = json.loads(unpacked(says))
    assert isinstance(told_by, dict)
    return told_by
