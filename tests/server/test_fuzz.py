"""Whatever is put into a path, a name, an upload or an option: never a server error. What is
refused leaves the house as it was, in the store and in memory; what is taken is a proper state."""

import asyncio
import json
import random
import re
import socket
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from tests.server.fuzzed import GAME, GUEST, KNOWN, SAFE, STRANGER, Fuzzed, kept
from tests.server.guests import HERE, ME, RANDOM_BOT, guest
from tests.server.running import PATIENCE, Running

from edubba.client import House
from edubba.core.registry import find_game
from edubba.match import Match, Series, human
from edubba.match.names import tidy
from edubba.match.tablet import seal
from edubba.server.app import make_app
from edubba.server.lists import games_json
from edubba.server.settings import Settings
from edubba.server.static import has_client
from edubba.server.thinker import Thinker
from edubba.server.timer import Timer

FEW = settings(
    max_examples=60, deadline=None, derandomize=True, suppress_health_check=[*HealthCheck]
)
MANY = settings(FEW, max_examples=1500)
in_short_and_long = pytest.mark.parametrize(
    "how", [pytest.param(FEW, id="few"), pytest.param(MANY, id="many", marks=pytest.mark.slow)]
)
JSON = "application/json"
PEOPLE = st.sampled_from([STRANGER, GUEST, KNOWN])
ANY_TEXT = st.text(st.characters(exclude_categories=()), max_size=60)
"""Halves of pairs, controls, marks of direction and what no font knows as well."""
ODD_NUMBERS = [2**31, 2**63, -(2**63), 10**400, 0.5, -0.0, 1e308, float("inf"), float("nan")]
ODD = st.none() | st.booleans() | st.integers(-50, 200) | st.sampled_from(ODD_NUMBERS) | ANY_TEXT
ANY_JSON = st.recursive(
    ODD,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(ANY_TEXT, inner, max_size=4),
    max_leaves=6,
)


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Fuzzed]:
    """No bot thinks there, no clock runs out and no table is put away, so that whatever changes was
    asked for."""
    with pytest.MonkeyPatch.context() as patch, Fuzzed(tmp_path_factory.mktemp("fuzzed")) as web:
        for each in (Thinker, Timer):
            patch.setattr(each, "wake", lambda self, match: None)
        patch.setattr(web.house, "_evict", lambda: None)
        web.furnish()
        yield web


# Options

CLOCKS = st.fixed_dictionaries(
    {"kind": st.sampled_from(["sudden_death", "increment", "correspondence"])},
    optional={name: st.integers(1, 60) | ODD for name in ("seconds", "increment", "days")},
)
BESIDES = {
    "clock": CLOCKS | ANY_JSON,
    "games": st.integers(0, 5) | ODD,
    "manual_done": st.booleans() | ODD,
    "private": st.booleans() | ODD,
    "rated": st.booleans() | ODD,
    "client_id": ANY_TEXT,
}
KINDS = st.sampled_from(["me", "here", "bot", "open", "invite"])
SEATS = [ME, HERE, RANDOM_BOT, {"kind": "open"}, {"kind": "invite"}]


@st.composite
def new_tables(draw: st.DrawFn) -> dict[str, Any]:
    """A table as it could be asked for, but for a few things that are agreed."""
    game = draw(st.sampled_from(games_json()))
    options: dict[str, Any] = {}
    for option in draw(st.lists(st.sampled_from(game["options"]), max_size=4)):
        usual: list[Any] = [option["default"], option["least"], option["most"]]
        usual += option["choices"] or []
        right = st.sampled_from([*usual, True, False, "never"])
        options[option["name"]] = draw(right | right | ANY_JSON)
    many = draw(st.sampled_from(game["seats"]) | st.integers(0, 9))
    asked: dict[str, Any] = {
        "game": game["id"],
        "options": options,
        "seats": draw(st.lists(st.sampled_from(SEATS), min_size=many, max_size=many)),
    }
    presets = st.sampled_from([preset["name"] for preset in game["presets"]])
    besides = {**BESIDES, "preset": presets | ANY_JSON}
    for name in draw(st.lists(st.sampled_from([*besides]), max_size=2)):
        asked[name] = draw(besides[name])
    for spoilt in (options, asked):
        if draw(st.integers(0, 9)) == 9:
            spoilt[draw(ANY_TEXT | st.sampled_from([*asked]))] = draw(ANY_JSON)
    return asked


@in_short_and_long
def test_whatever_is_agreed(fuzzed: Fuzzed, how: settings) -> None:
    @how
    @given(new_tables(), PEOPLE, st.booleans())
    def check(asked: dict[str, Any], who: int, for_a_cup: bool) -> None:
        if for_a_cup:
            cup = {key: asked[key] for key in asked.keys() - {"seats", "games", "private"}}
            cup |= {"name": "Cup", "kind": "swiss", "bots": ["random"]}
            fuzzed.tell(who, "POST", "/api/tournaments", json.dumps(cup).encode(), JSON)
            return
        answer = fuzzed.tell(who, "POST", "/api/tables", json.dumps(asked).encode(), JSON)
        if answer.status_code == 200:
            made = answer.json()
            fuzzed.check_table(made["id"])
            body = json.dumps({"code": made["invite"]}).encode()
            fuzzed.tell(GUEST, "POST", f"/api/tables/{made['id']}/join", body, JSON)
            fuzzed.check_table(made["id"])

    check()


# Names

SIMILAR = st.sampled_from(["Ben", "BEN", "B\u0435n", "Guest"])
NAMES = ANY_TEXT | st.text("abcXYZ äßİﬁ\u0301\u202e\u200b", max_size=50) | SIMILAR


@st.composite
def named(draw: st.DrawFn) -> tuple[str, str, dict[str, Any]]:
    """Something that a name is said with: method, path, and what is told."""
    name = draw(NAMES)
    password = {"name": name, "password": draw(NAMES | st.just("wrong horse"))}
    seats = [{"kind": "me", "name": name}, {"kind": draw(KINDS), "name": draw(NAMES)}]
    asked: list[tuple[str, str, dict[str, Any]]] = [
        ("PUT", "/api/me", {"name": name}),
        ("PUT", "/api/me", {"name": name, draw(NAMES): name}),
        ("POST", "/api/tables", {"game": GAME, "seats": seats}),
        ("POST", "/api/tournaments", {"game": GAME, "kind": "knockout", "name": name}),
        ("POST", "/api/account", {"name": name, "password": "short"}),
        ("POST", "/api/account/session", password),
        ("POST", "/api/account/recovery", {**password, "code": draw(NAMES)}),
    ]
    return asked[draw(st.integers(0, len(asked) - 1))]


@in_short_and_long
def test_whatever_somebody_is_called(fuzzed: Fuzzed, how: settings) -> None:
    @how
    @given(named(), PEOPLE)
    def check(asked: tuple[str, str, dict[str, Any]], who: int) -> None:
        method, path, told = asked
        answer = fuzzed.tell(who, method, path, json.dumps(told).encode(), JSON)
        if answer.status_code != 200:
            return
        said = answer.json()
        if path == "/api/tables":
            fuzzed.check_table(said["id"])
        else:
            name = said["me"]["name"] if "me" in said else said["name"]
            assert name == tidy(name) != ""

    check()


# Uploads


def tablets() -> list[str]:
    """A match that is played, one with hidden cards that is over, and a series."""
    seats = [human("Ada"), human("Ben")]
    races = Match.new(find_game(GAME).setup(2), seats, seed=1)
    ulm = Match.new(find_game("ulm").setup(2), seats, seed=2)
    dice = random.Random(3)
    for match in (races, ulm):
        for _ in range(8):
            match.play(dice.choice(match.legal()))
    ulm.resign(ulm.actor)
    series = Series.new(find_game("game_of_ur").setup(2), seats, games=0, seed=4)
    series.match.resign(series.match.actor)
    for seat in (0, 1):
        series.another(seat, True)
    series.next_game()
    return [races.record.text(), ulm.record.text(), series.record.text()]


@st.composite
def uploads(draw: st.DrawFn, whole: list[str]) -> bytes:
    """A tablet with a few lines that are gone, doubled, exchanged or otherwise; most of them with
    the numbers and the checksum that it should have then."""
    lines = draw(st.sampled_from(whole)).split("\n")[1:-2]
    for _ in range(draw(st.integers(0, 3))):
        at, other = (draw(st.integers(0, len(lines) - 1)) for _ in range(2))
        line = lines[at]
        words = re.findall(r"\w+|\W", line) or [""]
        word = draw(st.integers(0, len(words) - 1))
        new = draw(ANY_TEXT | ODD.map(json.dumps) | st.sampled_from(lines))
        changed = "".join([*words[:word], new, *words[word + 1 :]])
        kind = draw(st.integers(0, 4))
        lines[at : at + 1] = [[], [line, line], [lines[other]], [changed], [line, new]][kind]
    if draw(st.integers(0, 9)) < 9:
        number = 0
        for at, line in enumerate(lines):
            if line.startswith("== game"):
                number = 0
            if re.match(r"\d+ \w", line):
                number += 1
                lines[at] = f"{number} {line.partition(' ')[2]}"
    text = seal(lines, sum(bool(re.match(r"\d+ \w", line)) for line in lines))
    return text.encode("utf-8", "surrogatepass")


@in_short_and_long
def test_whatever_is_brought_along(fuzzed: Fuzzed, how: settings) -> None:
    bytes_ = st.binary(max_size=200) | ANY_JSON.map(lambda each: json.dumps(each).encode())
    changed = uploads(tablets())
    bodies = changed | changed | changed | bytes_
    paths = [*["/api/tablets?mode=look", "/api/tablets?mode=continue"] * 3, "/api/tablets?mode=0"]
    kinds = ["text/plain", JSON, "text/plain; charset=utf-16", "multipart/form-data", ""]

    @how
    @given(bodies, st.sampled_from([*paths, "/api/tables"]), st.sampled_from(kinds), PEOPLE)
    def check(body: bytes, path: str, kind: str, who: int) -> None:
        answer = fuzzed.tell(who, "POST", path, body, kind)
        if answer.status_code == 200:
            fuzzed.check_table(answer.json()["id"])

    check()


# Paths

PATHS = [*make_app(Settings()).openapi()["paths"], "/", "/assets/{file}", "/{file}", "/ws"]
HOSTILE = ["..", ".", "", "%2e%2e%2f%2e%2e", "..%2f", "%5c..", "%00", "%ff", "%", "%zz", "%25", "*"]
HOSTILE += ["index.html", "a" * 300, "9" * 5000, "-1", "0x1", "1e9", "' or 1=1", "{id}", "a;b", "é"]
ANY_PIECE = st.one_of(
    st.sampled_from(HOSTILE).map(str.encode),
    ANY_TEXT.map(lambda text: quote(text.encode("utf-8", "surrogatepass"), safe="").encode()),
    st.binary(max_size=20),
)
QUERIES = st.dictionaries(
    st.sampled_from(["code", "seat", "open", "mode", "taken", "form"]), ANY_PIECE, max_size=2
)


@st.composite
def paths(draw: st.DrawFn, ids: list[str]) -> bytes:
    """A path of the house with anything in place of its names, or with a piece too many."""
    pieces: list[bytes] = []
    for piece in draw(st.sampled_from(PATHS)).encode().split(b"/")[1:]:
        known = st.sampled_from(ids).map(str.encode)
        pieces.append(draw(known | ANY_PIECE) if piece.startswith(b"{") else piece)
    if draw(st.integers(0, 3)) == 3:
        pieces.insert(draw(st.integers(0, len(pieces))), draw(ANY_PIECE))
    query = b"&".join(name.encode() + b"=" + value for name, value in draw(QUERIES).items())
    return b"/" + b"/".join(pieces) + (b"?" + query if query else b"")


def status(server: Running, method: str, path: bytes, cookie: str) -> int:
    """What is answered to a request as it is, with nothing put right on the way."""
    head = f" HTTP/1.1\r\nhost: house\r\ncookie: edubba={cookie}\r\ncontent-length: 2\r\n"
    head += "content-type: application/json\r\nconnection: close\r\n\r\n{}"
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
        line.sendall(method.encode() + b" " + path + head.encode())
        answer = b"".join(iter(lambda: line.recv(65536), b""))
    return int(answer.split(b" ", 2)[1])


@pytest.fixture(scope="module")
def asked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Running, House, list[str]]]:
    """A house behind its own door, with somebody at a table that is over and at one that waits;
    and the ids there are."""
    running = Running(tmp_path_factory.mktemp("asked")).start()

    async def sit() -> tuple[House, list[str]]:
        house = await guest(running.address)
        over = await house.new_table(GAME, [ME, HERE])
        await house.leave(over["id"])
        waits = await house.new_table(GAME, [ME, {"kind": "invite"}])
        return house, [over["id"], f"{over['id']}-1", waits["id"], GAME, "en"]

    house, ids = asyncio.run(sit())
    yield running, house, ids
    running.stop()
    assert "Traceback" not in running.log


@in_short_and_long
def test_whatever_is_asked_for(asked: tuple[Running, House, list[str]], how: settings) -> None:
    running, house, ids = asked
    before = kept(running.data)

    @how
    @given(st.sampled_from([*SAFE, "POST", "PUT", "DELETE", "PATCH"]), paths(ids), st.booleans())
    def check(method: str, path: bytes, known: bool) -> None:
        nonlocal before
        assume(method != "DELETE" or not path.startswith(b"/api/account"))  # nobody is forgotten
        answered = status(running, method, path, str(house.wire.cookie) if known else "")
        assert answered < 500 or (answered == 503 and not has_client())
        last, before = before, kept(running.data)
        if answered >= 400 or (method in SAFE and known):  # a stranger may become a guest
            assert before ^ last == set()

    check()
