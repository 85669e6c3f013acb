"""Every event of every game keeps its name on the way to the browser."""

import pytest
from tests.tools.typescript import event_classes

from edubba.core import OVER, Rng, find_game, game_ids
from edubba.core.journal import RESERVED, Event, Journal
from edubba.server.present import event_json
from edubba.server.replay_models import EventInfo
from edubba.testing.conformance.walk import anything

SEEDS = 3


def told(id: str) -> list[Event]:
    """What happens in some random games."""
    events: list[Event] = []
    for seed in range(SEEDS):
        journal, rng = Journal(), Rng(seed)
        state = find_game(id).setup().new(journal)
        while state.actor != OVER:
            state.apply(anything(state, rng), journal)
        events += journal.events
    return events


@pytest.mark.parametrize("id", game_ids())
def test_no_field_takes_the_place_of_what_every_event_says(id: str) -> None:
    for kind in event_classes(find_game(id)):
        names = set(getattr(kind, "__dataclass_fields__", {}))
        assert names.isdisjoint(RESERVED), kind.__name__


@pytest.mark.parametrize("id", game_ids())
def test_every_event_of_a_game_goes_through_the_model_of_the_protocol(id: str) -> None:
    for event in told(id):
        sent = EventInfo.model_validate(event_json(event)).model_dump(mode="json")
        assert sent == event_json(event)
        assert sent["name"] == event.name
