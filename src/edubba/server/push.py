"""Web push: a few words to a browser that may be closed, through the push service of its maker.

The words are sealed for that browser alone (RFC 8291, in the form of RFC 8188), and a key of the
house says who sends them (RFC 8292).
"""

import asyncio
import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from fnmatch import fnmatchcase
from http.client import HTTPConnection, HTTPSConnection
from time import time
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from edubba.server.herald import PATIENCE, Gone, Notice

CURVE: Final = ec.SECP256R1()
KEY_BYTES: Final = 32
RECORD: Final = 4096
"""Bytes of the one record that a message is."""
LAST: Final = b"\x02"
"""Ends the last record."""
KEPT: Final = 24 * 60 * 60
"""Seconds for which a push service keeps a message for a browser that is closed."""
SIGNED_FOR: Final = 12 * 60 * 60
"""Seconds for which the signature of the house holds."""
NO_MORE: Final = (404, 410)


class Subscription(NamedTuple):
    """Where a browser is reached, and the keys for what only it can read."""

    endpoint: str
    p256dh: str
    auth: str

    @property
    def address(self) -> str:
        """As it is kept."""
        return json.dumps([*self])

    def misfit(self, services: tuple[str, ...]) -> str | None:
        """What is wrong with it. Only push services that the operator knows are written to: else
        anybody could let the house write to any machine that it reaches."""
        try:
            if not any(fnmatchcase(origin(self.endpoint), service) for service in services):
                return "endpoint"
            ec.EllipticCurvePublicKey.from_encoded_point(CURVE, unpacked(self.p256dh))
        except ValueError as error:
            return str(error)
        return None


class Push:
    """To the browsers that people asked from, signed by the key of the operator."""

    def __init__(self, key: str, contact: str) -> None:
        self.key = ec.derive_private_key(int.from_bytes(unpacked(key)), CURVE)
        self.contact = contact
        """Where a push service can complain."""

    @property
    def public(self) -> str:
        """The key that browsers subscribe with."""
        return packed(point(self.key))

    async def send(self, address: str, notice: Notice) -> None:
        await asyncio.to_thread(self._send, Subscription(*json.loads(address)), notice)

    def _send(self, to: Subscription, notice: Notice) -> None:
        at = urlsplit(to.endpoint)
        kind = HTTPSConnection if at.scheme == "https" else HTTPConnection
        line = kind(at.hostname or "", at.port, timeout=PATIENCE)
        headers = {
            "authorization": f"vapid t={self.token(origin(to.endpoint))}, k={self.public}",
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(KEPT),
        }
        try:
            path = at._replace(scheme="", netloc="").geturl()
            line.request("POST", path, sealed(json.dumps(notice._asdict()).encode(), to), headers)
            status = line.getresponse().status
        finally:
            line.close()
        if status in NO_MORE:
            raise Gone
        if status >= 300:  # redirections are not followed: they could lead anywhere
            raise OSError(f"the push service says {status}")

    def token(self, service: str) -> str:
        """What shows a push service who sends."""
        says = {"aud": service, "exp": int(time()) + SIGNED_FOR, "sub": self.contact}
        parts = ({"typ": "JWT", "alg": "ES256"}, says)
        signed = ".".join(packed(json.dumps(part).encode()) for part in parts)
        r, s = decode_dss_signature(self.key.sign(signed.encode(), ec.ECDSA(SHA256())))
        return f"{signed}.{packed(r.to_bytes(KEY_BYTES) + s.to_bytes(KEY_BYTES))}"


def new_key() -> str:
    """A key for a house."""
    made = ec.generate_private_key(CURVE).private_numbers().private_value
    return packed(made.to_bytes(KEY_BYTES))


def sealed(
    words: bytes,
    to: Subscription,
    once: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """A message that only the browser of a subscription can read."""
    once, salt = once or ec.generate_private_key(CURVE), salt or secrets.token_bytes(16)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, unpacked(to.p256dh))
    both = b"WebPush: info\0" + unpacked(to.p256dh) + point(once)
    shared = _derived(once.exchange(ec.ECDH(), theirs), unpacked(to.auth), both, 32)
    key = _derived(shared, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(shared, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4) + len(point(once)).to_bytes(1) + point(once)
    return head + AESGCM(key).encrypt(nonce, words + LAST, None)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def point(key: ec.EllipticCurvePrivateKey) -> bytes:
    """The public half of a key."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def origin(url: str) -> str:
    at = urlsplit(url)
    return f"{at.scheme}://{at.hostname}" + (f":{at.port}" if at.port else "")


def packed(data: bytes) -> str:
    """In the letters of addresses, without padding."""
    return urlsafe_b64encode(data).decode().rstrip("=")


def unpacked(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
