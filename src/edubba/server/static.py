"""The built browser client, as it lies in `edubba/static`."""

import mimetypes
from pathlib import Path
from typing import Final

from fastapi import APIRouter, Request
from starlette.responses import FileResponse, Response

from edubba.core.catalogue import best_language, word
from edubba.core.words import Message
from edubba.server.errors import Refused

FOLDER: Final = Path(__file__).parent.parent / "static"
PAGE: Final = "index.html"
HASHED: Final = "assets/"
FOR_EVER: Final = "public, max-age=31536000, immutable"
CHECK_FIRST: Final = "no-cache"
TYPES: Final = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".glb": "model/gltf-binary",
    ".ktx2": "image/ktx2",
    ".woff2": "font/woff2",
}

router = APIRouter(include_in_schema=False)


@router.api_route("/{path:path}", methods=["GET", "HEAD"])
async def client(path: str, request: Request) -> Response:
    """A file of the client; any other path without a dot is the client itself."""
    if path.startswith("api/"):
        raise Refused(Message("server/no-such-page", path=f"/{path}"[:200]), 404)
    file = _file(path)
    if file is None and "." not in path.rpartition("/")[2]:
        file = _file(PAGE)
        if file is None:
            language = best_language(request.headers.get("accept-language", "").split(","))
            words = word(Message("server/no-client"), language) + "\n"
            headers = {"vary": "accept-language"}
            return Response(words, 503, headers, media_type="text/plain")
    if file is None:
        raise Refused(Message("server/no-such-page", path=f"/{path}"[:200]), 404)
    hashed = path.startswith(HASHED)
    headers = {"cache-control": FOR_EVER if hashed else CHECK_FIRST, "vary": "accept-encoding"}
    kind = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0]
    packed = file.with_name(file.name + ".gz")
    if "gzip" in request.headers.get("accept-encoding", "") and packed.is_file():
        headers["content-encoding"] = "gzip"
        return FileResponse(packed, headers=headers, media_type=kind)
    return FileResponse(file, headers=headers, media_type=kind)


def has_client() -> bool:
    return _file(PAGE) is not None


def _file(path: str) -> Path | None:
    """The file behind a path, never one outside the folder."""
    if not path or "\0" in path:
        path = PAGE
    file = (FOLDER / path).resolve()
    if not file.is_relative_to(FOLDER.resolve()) or not file.is_file():
        return None
    return file
