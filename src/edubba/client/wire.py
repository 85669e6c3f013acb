"""HTTP with a cookie, and what the house refuses."""

import asyncio
import http.client
import json
import urllib.error
import urllib.request
from typing import Any, Final

TIMEOUT: Final = 30


class Refusal(Exception):
    """The house said no: `code` for programs, `words` as a message id with arguments."""

    def __init__(self, told: dict[str, Any]) -> None:
        super().__init__(f"{told.get('code')}: {json.dumps(told.get('words'))}")
        self.told = told
        self.code: str = told.get("code", "")


class Wire:
    """Requests to one house, all of the same guest."""

    def __init__(self, address: str, cookie: str | None = None) -> None:
        self.address = address.rstrip("/")
        self.cookie = cookie
        """The secret of the guest; keep it to come back as the same one."""
        self.headers: dict[str, str] = {}
        """Sent along with everything, for a gate between here and the house."""

    async def request(self, method: str, path: str, body: object = None) -> Any:
        """The JSON, or text, that the house answers."""
        return await asyncio.to_thread(self._request, method, path, body)

    def _request(self, method: str, path: str, body: object) -> Any:
        data = body if isinstance(body, bytes) else None
        headers = {"accept": "application/json", **self.headers}
        if data is None and body is not None:
            data = json.dumps(body).encode()
            headers["content-type"] = "application/json"
        if self.cookie is not None:
            headers["cookie"] = f"edubba={self.cookie}"
        asked = urllib.request.Request(self.address + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(asked, timeout=TIMEOUT) as answer:
                self._keep_cookie(answer.headers.get("set-cookie", ""))
                text = answer.read().decode()
                is_json = answer.headers.get_content_type() == "application/json"
                return json.loads(text) if is_json else text
        except urllib.error.HTTPError as error:
            raise Refusal(_told(error)) from None
        except (http.client.HTTPException, ValueError) as error:
            raise ConnectionError("the answer was cut off") from error

    def _keep_cookie(self, header: str) -> None:
        name, _, rest = header.partition("=")
        if name == "edubba":
            self.cookie = rest.partition(";")[0]


def _told(error: urllib.error.HTTPError) -> dict[str, Any]:
    try:
        told = json.loads(error.read())
    except ValueError:
        told = None
    return told if isinstance(told, dict) else {"code": f"http_{error.code}", "words": None}
