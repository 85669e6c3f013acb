"""`edubba train`: judgement from self-play, generation by generation."""

from edubba.cli.errors import INTERRUPTED
from edubba.cli.screen import screen
from edubba.cli.words import figure, worded
from edubba.core.words import JsonObject, Message
from edubba.train.pipeline import Paused, Training
from edubba.train.pipeline import train as learn


def train(asked: Training) -> int:
    """Train, with a line for everything that is done."""
    beside = screen(stderr=True)
    try:
        reports = learn(asked, lambda words: beside.print(worded(words), markup=False))
    except Paused:
        beside.print(worded(Message("train/paused")), markup=False)
        return INTERRUPTED
    for report in reports:
        screen().print(worded(_told(report)), markup=False)
    return 0


def _told(report: JsonObject) -> Message:
    fit, gate = report["fit"], report["gate"]
    assert isinstance(fit, dict)
    assert isinstance(gate, dict)
    curve = fit["curve"]
    assert isinstance(curve, list)
    facts = {
        "generation": str(report["generation"]),
        "share": figure(100 * float(str(gate["share"])), ".1f"),
        "loss": figure(min(float(str(each)) for each in curve), ".4f"),
        "hand": figure(float(str(fit["hand"])), ".4f"),
    }
    if gate["accepted"]:
        return Message("train/accepted", **facts)
    return Message("train/refused", **facts)
