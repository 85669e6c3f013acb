"""Every introduction is played on the rules: whoever changes one under it is told here.

`python -m tests.teaching.test_introductions` writes anew what happens in them, once the words of
the lessons fit it again.
"""

import json
import re
from hashlib import sha256
from itertools import groupby, pairwise
from pathlib import Path
from random import Random

import pytest
from tests.locale.catalogues import read_catalogue

import edubba
from edubba.core.catalogue import word
from edubba.core.game import Setup
from edubba.core.rng import Rng
from edubba.core.state import CHANCE, OVER
from edubba.core.words import JsonObject
from edubba.teaching import Introduction, Place, find_introduction
from edubba.testing.conformance.walk import anything

PACKAGE = Path(edubba.__path__[0])
ARCHITECTURE = Path(__file__).parents[2] / "docs" / "architecture.md"
TURN_BEGINS = {
    "after_the_flood": {"action"},
    "clash_of_cultures": {"main"},
    "game_of_ur": {"use_or_gamble"},
    "royal_game_of_ur": {"move"},
    "ulm": {"turn_start", "clear_view", "before_push"},
    "ur_ziggurat": {"entry_place", "choose_option"},
}
"""The decisions that a seat's turn begins with."""
HAPPENS = Path(__file__).parent / "happens.json"
TURNS = 2
OPENINGS = 60
RARE = 7
"""What fewer openings than these ask is left to the captions of first games."""
MOST_CARDS = 30
GAMES = 6
"""Played to the end for their questions where there is time."""
WORDS_A_MINUTE, SECONDS_A_MOVE = 130, 8
MOST_MINUTES = {"clash_of_cultures": 15}

RACES = {"game_of_ur", "royal_game_of_ur"}
WINS = {
    "en": ("first brings all|all (five|seven) .*home first", "ost points win"),
    "de": ("zuerst alle (fünf|sieben)", "[Dd]ie meisten Punkte"),
}
"""What is said of who wins a race, and any other game."""

each_game = pytest.mark.parametrize("game", sorted(TURN_BEGINS))


def introduction(game: str) -> Introduction:
    found = find_introduction(game)
    assert found is not None
    return found


def ways(of: Introduction) -> list[str]:
    """The plain way through, and every way that differs from it at one point."""
    plain = "0" * (len(of.points) - 1)
    found = [plain]
    for at, point in enumerate(of.points[:-1]):
        found += [f"{plain[:at]}{move}{plain[at + 1 :]}" for move in range(1, len(point.moves))]
    return found


def check(of: Introduction, place: Place) -> None:
    """Everything that is asked can be done, by the learner, now."""
    if not place.point.moves:
        return
    match = place.match
    assert match.actor == of.seat, f"{place.point.lesson.id}: {match.prompt(of.seat)}"
    legal = {str(match.space.decode(action)) for action in match.legal()}
    assert {*place.point.moves} <= legal, f"{place.point.lesson.id}: {sorted(legal)}"


def events(of: Introduction, before: Place, after: Place) -> list[JsonObject]:
    """What happens between two cards, as the learner sees it."""
    since = before.match.version if before.point.chapter == after.point.chapter else 0
    moments = after.match.since(since, of.seat)
    return [event.to_json() for each in moments for event in each.events]


def happens(game: str) -> dict[str, list[JsonObject]]:
    """What happens after each card on the plain way through, with all its numbers."""
    of = introduction(game)
    places = [of.at("0" * length) for length in range(len(of.points))]
    found: dict[str, list[JsonObject]] = {}
    for before, after in pairwise(places):
        found.setdefault(before.point.lesson.id, []).extend(events(of, before, after))
    return found


@each_game
def test_every_way_through_it_can_be_gone(game: str) -> None:
    of = introduction(game)
    for way in ways(of):
        assert of.fits(way)
        for length in range(len(way) + 1):
            check(of, of.at(way[:length]))


@each_game
def test_what_a_lesson_promises_comes_to_pass(game: str) -> None:
    of = introduction(game)
    for way in ways(of):
        places = [of.at(way[:length]) for length in range(len(way) + 1)]
        firsts = [next(group) for _, group in groupby(places, lambda each: each.point.number)]
        for before, after in pairwise(firsts):
            promised = {*before.point.lesson.events}
            if promised:
                done = {str(event["event"]) for event in events(of, before, after)}
                assert promised <= done, before.point.lesson.id


@each_game
def test_what_happens_is_what_the_lessons_were_written_for(game: str) -> None:
    """A price, a reward or a limit that changes under them changes this; it tells what is now."""
    known = json.loads(HAPPENS.read_text("utf-8"))[game]
    told = happens(game)
    assert {id: told[id] for id in told if known.get(id) != digest(told[id])} == {}
    assert [*known] == [*told]


def digest(told: list[JsonObject]) -> str:
    return sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()[:12]


@each_game
def test_every_kind_of_decision_of_the_first_two_turns_is_made(game: str) -> None:
    of = introduction(game)
    made = {
        of.at("0" * at).match.state.decision().name for at, p in enumerate(of.points) if p.moves
    }
    counts: dict[str, int] = {}
    for seed in range(OPENINGS):
        for kind in asked_in_an_opening(of.setup, TURN_BEGINS[game], Random(seed)):
            counts[kind] = counts.get(kind, 0) + 1
    assert {kind for kind, count in counts.items() if count >= RARE} - made == set()


def asked_in_an_opening(setup: Setup, begins: set[str], rng: Random) -> set[str]:
    """The decisions with a choice that come up until somebody would begin a third turn."""
    state, last, turns, kinds = setup.new(), -1, [0] * setup.seats, set[str]()
    while state.actor != OVER:
        if state.actor == CHANCE:
            outcomes, weights = zip(*state.outcomes(), strict=True)
            state.apply(rng.choices(outcomes, weights)[0])
            continue
        name, legal = state.decision().name, state.legal_actions()
        if name in begins and state.actor != last:
            last = state.actor
            turns[last] += 1
            if turns[last] > TURNS:
                break
        if len(legal) > 1:
            kinds.add(name)
        state.apply(rng.choice(legal))
    return kinds


@each_game
def test_it_says_what_it_has_to_say_and_nothing_else(game: str) -> None:
    of = introduction(game)
    file = PACKAGE / "locale" / "en" / f"{game}_introduction.ftl"
    catalogue = read_catalogue(file)
    said = {words.id for each in of.lessons for words in (of.title(each), of.text(each))}
    said |= {of.other(each).id for each in of.lessons if each.asks}
    said |= {f"{game}_introduction/caption-{kind}" for kind in kinds_of(of)}
    assert {*catalogue.needs} - said == set()
    assert said - {*catalogue.needs} == set()


def kinds_of(of: Introduction) -> set[str]:
    """Every kind of decision that a seat can be asked."""
    rules = of.setup.new().rules
    return {each.name for each in [*rules.decisions][: rules.steps] if not each.by_chance}


@each_game
@pytest.mark.parametrize("games", [1, pytest.param(GAMES, marks=pytest.mark.slow)])
def test_a_first_game_asks_nothing_without_a_helping_caption(game: str, games: int) -> None:
    of = introduction(game)
    catalogue = read_catalogue(PACKAGE / "locale" / "en" / f"{game}_introduction.ftl")
    asked: set[str] = set()
    for seed in range(games):
        state, rng = of.setup.new(), Rng(seed)
        while state.actor != OVER:
            if state.actor != CHANCE:
                asked.add(state.decision().name)
            state.apply(anything(state, rng))
    assert asked
    assert {f"{game}_introduction/caption-{kind}" for kind in asked} <= {*catalogue.needs}


def words_in(game: str, language: str) -> int:
    """Of all its cards."""
    text = (PACKAGE / "locale" / language / f"{game}_introduction.ftl").read_text("utf-8")
    said = [line for line in text.splitlines() if line.startswith(("say-", "title-"))]
    return sum(len(line.split()) - 2 for line in said)


@each_game
@pytest.mark.parametrize("language", ["en", "de"])
def test_it_takes_ten_minutes_at_most(game: str, language: str) -> None:
    """Read slowly, with some seconds for every move."""
    of = introduction(game)
    words = words_in(game, language)
    moves = sum(1 for point in of.points if point.moves)
    minutes = words / WORDS_A_MINUTE + moves * SECONDS_A_MOVE / 60
    assert minutes <= MOST_MINUTES.get(game, 10)
    assert len(of.lessons) <= MOST_CARDS
    if language == "en":
        row = f"| {len(of.lessons)} | {words} | {moves} | {minutes:.1f} |\n"
        assert row in ARCHITECTURE.read_text("utf-8"), f"its row ends with {row}"


@each_game
@pytest.mark.parametrize("language", ["en", "de"])
def test_first_and_last_card_say_what_wins(game: str, language: str) -> None:
    of = introduction(game)
    all_home, most_points = WINS[language]
    for lesson in (of.lessons[0], of.lessons[-1]):
        said = word(of.text(lesson), language)
        assert re.search(all_home if game in RACES else most_points, said), said


def test_only_ways_that_exist_are_gone() -> None:
    of = introduction("royal_game_of_ur")
    assert all(map(of.fits, ["", "000"]))
    assert not any(map(of.fits, ["9", "x", "٣", "-1", "0" * len(of.points)]))
    assert find_introduction("../royal_game_of_ur") is None


def test_the_last_card_stands_where_the_game_is_won() -> None:
    of = introduction("royal_game_of_ur")
    result = of.at("0" * (len(of.points) - 1)).match.result
    assert result is not None
    assert result.places[of.seat] == 1


if __name__ == "__main__":
    told = {game: happens(game) for game in sorted(TURN_BEGINS)}
    known = {game: {id: digest(each) for id, each in told[game].items()} for game in told}
    HAPPENS.write_text(json.dumps(known, indent=0) + "\n")
