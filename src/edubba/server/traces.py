"""Traces for OpenTelemetry, where the operator names a collector: what a request took, in which
parts, across all processes that had to do with it."""

from collections.abc import Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import TYPE_CHECKING, Final

from edubba._version import __version__
from edubba.core.errors import InvalidInput
from edubba.core.words import Message

if TYPE_CHECKING:
    from opentelemetry.trace import Span, Tracer

NAME: Final = "edubba"
PATH: Final = "/v1/traces"
_tracer: "Tracer | None" = None
"""Of this process, while it sends."""


def check(collector: str | None) -> None:
    """Say what to install before anything is opened."""
    if collector is None:
        return
    try:
        import opentelemetry.exporter.otlp.proto.http.trace_exporter
        import opentelemetry.sdk.trace.export  # noqa: F401
    except ImportError:
        raise InvalidInput(Message("server/no-opentelemetry")) from None


@contextmanager
def sent_to(collector: str | None) -> Iterator[None]:
    """Send the spans of this process to a collector, the last ones when it closes."""
    global _tracer
    if collector is None:
        yield
        return
    from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
    from opentelemetry.sdk.resources import Resource
    from opentelemetry.sdk.trace import TracerProvider
    from opentelemetry.sdk.trace.export import BatchSpanProcessor

    about = Resource.create({"service.name": NAME, "service.version": __version__})
    provider = TracerProvider(resource=about, shutdown_on_exit=False)
    provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter(collector.rstrip("/") + PATH)))
    _tracer = provider.get_tracer(NAME, __version__)
    try:
        yield
    finally:
        _tracer = None
        provider.shutdown()


def span(name: str) -> "AbstractContextManager[Span | None]":
    """A part of what is being answered."""
    return nullcontext() if _tracer is None else _tracer.start_as_current_span(name)


@contextmanager
def request(method: str, path: str, id: str, headers: Mapping[str, str]) -> "Iterator[Span | None]":
    """The whole of a request; part of a trace that was begun elsewhere, if the headers say so."""
    if _tracer is None:
        yield None
        return
    from opentelemetry.trace import SpanKind
    from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator

    told = {"http.request.method": method, "url.path": path, "edubba.request": id}
    around = TraceContextTextMapPropagator().extract(headers)
    with _tracer.start_as_current_span(method, around, SpanKind.SERVER, told) as span:
        yield span


def answered(span: "Span | None", status: int) -> None:
    """How a request ended."""
    if span is None:
        return
    from opentelemetry.trace import StatusCode

    span.set_attribute("http.response.status_code", status)
    if status >= 500:
        span.set_status(StatusCode.ERROR)


def carried() -> dict[str, str]:
    """The headers by which another process goes on with the trace."""
    headers: dict[str, str] = {}
    if _tracer is not None:
        from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator

        TraceContextTextMapPropagator().inject(headers)
    return headers
