"""Traces of requests for a collector of OpenTelemetry, across processes."""

import sys
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest
from tests.server.ear import Web
from tests.server.guests import HERE, ME
from tests.server.test_faults import first_move, table_of

from edubba.cli import main
from edubba.server import inside, traces
from edubba.server.inside import INSIDE
from edubba.server.settings import Settings
from edubba.server.store.leases import Lease

pytestmark = pytest.mark.interpreted_only  # no rules are played here


class Collector(HTTPServer):
    """Takes what is sent by OTLP; all spans so far."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Taking)
        self.spans: list[Any] = []
        self.address = f"http://127.0.0.1:{self.server_address[1]}"

    def named(self, name: str) -> list[Any]:
        return [span for span in self.spans if span.name == name]


class Taking(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import (
            ExportTraceServiceRequest,
        )

        assert isinstance(self.server, Collector)
        assert self.path == "/v1/traces"
        assert self.headers.get("content-encoding") is None
        sent = ExportTraceServiceRequest.FromString(
            self.rfile.read(int(self.headers["content-length"]))
        )
        for resource in sent.resource_spans:
            for scope in resource.scope_spans:
                self.server.spans += scope.spans
        self.send_response(200)
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture
def collector() -> Iterator[Collector]:
    pytest.importorskip("opentelemetry.exporter.otlp.proto.http")
    taking = Collector()
    thread = threading.Thread(target=taking.serve_forever)
    thread.start()
    yield taking
    taking.shutdown()
    thread.join()
    taking.server_close()


def told(span: Any) -> dict[str, str | int]:
    return {each.key: each.value.string_value or each.value.int_value for each in span.attributes}


def test_a_request_is_followed_through_its_parts_and_processes(
    collector: Collector, tmp_path: Path
) -> None:
    with traces.sent_to(collector.address), Web(Settings(data=tmp_path, bot_workers=1)) as web:
        outside = {"traceparent": f"00-{'a' * 32}-{'b' * 16}-01"}
        answer = web.get("/api/me", headers=outside)
        web.get("/ready")
        house = web.app.state.house

        async def play() -> None:
            table, ear = await table_of(house, "royal_game_of_ur", ME, HERE)
            await first_move(table, ear, "one")
            assert ear.told("ack")

        web.runner.run(play())
        with traces.span("asks there"):
            asked = inside.known_by(Lease("p", "127.0.0.1:9", "word"), None, None)
        heard = {"type": "http", "method": "GET", "path": "/api/about", "query_string": b""}
        headers = [(name.encode(), value.encode()) for name, value in asked.items()]

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": b""}

        async def send(message: Any) -> None:
            pass

        web.runner.run(
            web.app({**heard, "headers": headers, "state": {INSIDE: True}}, receive, send)
        )
    me, about = collector.named("GET")
    commits, [act] = collector.named("commit"), collector.named("act")
    assert told(me) == {
        "http.request.method": "GET",
        "url.path": "/api/me",
        "edubba.request": answer.headers["x-request-id"],
        "http.response.status_code": 200,
    }
    assert me.trace_id.hex() != "a" * 32, "a client is not believed"
    assert {each.trace_id for each in commits} >= {me.trace_id, act.trace_id}
    assert act.span_id in {each.parent_span_id for each in commits}
    [asks] = collector.named("asks there")
    assert (about.trace_id, about.parent_span_id) == (asks.trace_id, asks.span_id)
    assert traces.carried() == {}


def test_without_the_extra_it_is_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "opentelemetry.sdk.trace.export", None)
    monkeypatch.setitem(sys.modules, "opentelemetry.exporter", None)
    monkeypatch.setenv("EDUBBA_TRACES", "http://127.0.0.1:4318")
    assert main(["serve", "--no-browser", "--port", "0", "--data", str(tmp_path)]) == 1
    told = capsys.readouterr().err
    assert "pip install 'edubba[traces]'" in told
    assert told.count("\n") == 1
