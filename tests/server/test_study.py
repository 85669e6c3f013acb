"""Studies: a moment is played on and judged, a match looked at again; nobody learns or breaks by
them what they may not."""

import asyncio
import json
import os
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from fcntl import LOCK_EX, flock
from pathlib import Path
from time import sleep
from typing import Any

import pytest
from starlette.requests import Request
from tests.analysis.test_review import Last
from tests.server.ear import Ear, Web, newcomer, small_house
from tests.server.test_replay import short_record

import edubba
from edubba.core import InvalidInput, Rng, State, word
from edubba.core.game import Setup
from edubba.core.registry import find_game, game_ids
from edubba.core.words import Json, Message
from edubba.match import Match, Record
from edubba.match.dice import MANUAL, ManualDice
from edubba.server import studies, study_work, uploads
from edubba.server.errors import Refused
from edubba.server.house import House
from edubba.server.looking_back import is_open
from edubba.server.models import NewTable
from edubba.server.people import COOKIE
from edubba.server.seating import create
from edubba.server.settings import Settings
from edubba.server.store.jobs import change_table
from edubba.server.store.rows import Person
from edubba.server.studies import Asker
from edubba.server.study import known_moment
from edubba.server.study_models import FromMatch
from edubba.server.study_work import Answer, Ground
from edubba.server.table import LiveTable
from edubba.server.worker import STUCK, Limit
from edubba.testing.broken_positions import numbers, with_number
from edubba.testing.conformance.walk import anything
from edubba.testing.rich import rich_position

CHANCE, ENDED = -1, -2
EVERY = {"clash_of_cultures": 20, "ulm": 9, "ur_ziggurat": 9, "after_the_flood": 9}
"""Of so many numbers in a position one is bent."""
WITHOUT_HELP: tuple[dict[str, bool], ...] = ({"rated": True}, {"help": False})
"""What may be agreed at a table so that nobody is helped there."""


def settings(folder: Path, **told: Any) -> Settings:
    told = {"requests_per_second": 10_000, "effort_per_second": 1000, **told}
    return Settings(data=folder, bot_workers=1, bot_pause=0, answer_pause=0, **told)


@pytest.fixture(scope="module")
def web(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Web]:
    with Web(settings(tmp_path_factory.mktemp("house"))) as web:
        yield web


def brought(web: Web, game: str) -> str:
    """A finished match."""
    told = web.ask("POST", "/api/tablets", content=short_record(game)).json()
    return str(told["match"])


def study(web: Web, what: str, **told: Any) -> Any:
    answer = web.ask("POST", f"/api/study/{what}", json=told)
    assert answer.status_code == 200, answer.text
    return answer.json() if what != "tablet" else answer.text


@pytest.mark.parametrize("game", game_ids())
def test_a_moment_is_played_on_judged_and_written_down(game: str, web: Web) -> None:
    match = brought(web, game)
    steps = web.get(f"/api/matches/{match}/replay").json()["steps"]
    moment = {"match": match, "step": steps // 2}
    moves: list[int] = []
    for _ in range(8):
        seen = study(web, "look", moment=moment, moves=moves)
        assert sum(seen["chances"]) == pytest.approx(1, abs=0.001)
        if seen["actor"] == ENDED:
            break
        offers = seen["outcomes"] if seen["actor"] == CHANCE else seen["prompt"]["actions"]
        assert offers
        moves.append(offers[-1]["id"])
    legal = study(web, "look", moment=moment)
    offered = legal["prompt"]["actions"] if legal["prompt"] else []
    played = offered[-1]["id"] if offered else None
    judged = study(web, "judge", moment=moment, moves=[], played=played)
    if offered:
        known = {offer["id"] for offer in offered}
        assert judged["choices"]
        assert says_why(judged["choices"], played)
        assert {choice["id"] for choice in judged["choices"]} <= known
        found = [choice["chance"] for choice in judged["choices"]]
        assert found == sorted(found, reverse=True)
    written = study(web, "tablet", moment=moment, moves=moves)
    again = Match.from_record(Record.parse(written))
    assert again.state.to_json() == study(web, "look", moment=moment, moves=moves)["position"]


def says_why(choices: list[Any], played: int | None) -> bool:
    """Whether the best choice is set beside another one, and what was played beside the best."""
    best, *others = choices
    for each in choices:
        compared = others and (each is best or each["id"] == played)
        assert bool(each["why"]) == bool(compared)
        if compared:
            beside, *why = [as_message(told) for told in each["why"]]
            rivals = others if each is best else [best]
            assert beside.id == "analysis/beside"
            assert beside.args["what"] in [as_message(rival["label"]) for rival in rivals]
            assert why or each is not best
            assert not [told for told in map(word, why) if "‹" in told]
    return played in {each["id"] for each in choices}


@pytest.mark.parametrize("game", game_ids())
def test_a_position_by_hand_begins_with_the_first_question(game: str, web: Web) -> None:
    """What is drawn before lies there; a race begins with a throw."""
    found = find_game(game)
    seats = found.seats[0]
    seen = study(web, "look", by_hand={"game": game, "seats": seats})
    assert (seen["prompt"] is None) == (found.race(found.setup(seats)) is not None)


@pytest.mark.parametrize(
    ("game", "decision"),
    [("ur_ziggurat", "chance_tile"), ("ulm", "draw_card"), ("clash_of_cultures", "turn_region")],
)
def test_what_chance_may_bring_is_told_apart(game: str, decision: str) -> None:
    """Not only that a card is drawn, but which."""
    setup = find_game(game).setup(2)
    state, rng = setup.new(), Rng(1)
    while state.decision().name != decision:
        state.apply(anything(state, rng))
    ground = Ground(study_work.setup_text(setup), json.dumps(state.to_json()), [])
    outcomes: Any = study_work.look(ground, None, True, 60).found["outcomes"]
    labels = {word(as_message(each["label"])) for each in outcomes}
    assert len(labels) == len(outcomes) > 1
    assert not any(each["move"] in label for each in outcomes for label in labels)


def as_message(told: dict[str, Any]) -> Message:
    args = {k: as_message(v) if isinstance(v, dict) else v for k, v in told["args"].items()}
    return Message(told["id"], **args)


def test_rounds_differ_and_can_be_asked_again(web: Web) -> None:
    by_hand = {"game": "ur_ziggurat", "seats": 2}
    moves: list[int] = []
    while not (seen := study(web, "look", by_hand=by_hand, moves=moves))["prompt"]:
        moves.append(seen["outcomes"][0]["id"])
    first, second = (study(web, "judge", by_hand=by_hand, moves=moves, round=at) for at in range(2))
    assert not first["solved"]
    assert first["choices"]
    assert second["choices"]


def test_hands_lie_open_only_when_it_is_over(web: Web) -> None:
    match = brought(web, "ulm")
    for step in range(40, 200, 5):
        path = f"/api/matches/{match}/replay/{step}"
        shut = web.get(path, params={"seat": 0}).json()["view"]
        if shut["players"][1]["hidden"]:
            break
    opened = web.get(path, params={"seat": 0, "open": True}).json()["view"]
    assert shut["players"][1]["hidden"] > 0
    assert opened["players"][1]["hidden"] == 0
    assert opened["players"][1]["hand"]
    bots = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    running = web.ask("POST", "/api/tables", json={"game": "ulm", "seats": bots}).json()
    path = f"/api/matches/{running['match']}/replay/0"
    params = {"seat": 0, "open": True}
    assert web.get(path, params=params).json()["view"] == web.get(path).json()["view"]


# The house is not to be broken


@pytest.mark.parametrize("game", game_ids())
def test_an_impossible_position_is_one_sentence(game: str, web: Web) -> None:
    """Numbers of a real position bent: it can be played on, or it is refused."""
    seats = find_game(game).seats[0]
    match = Match.new(find_game(game).setup(seats), None, seed=1)
    true = match.at(match.steps()).to_json()
    refused = 0
    for path in [*numbers(true)][:: EVERY.get(game, 1)][:8]:
        for number in (-1, 99, 10**30):
            by_hand = {"game": game, "seats": seats, "position": with_number(true, path, number)}
            answer = web.ask("POST", "/api/study/look", json={"by_hand": by_hand})
            assert answer.status_code in (200, 422), answer.text
            if answer.status_code == 422:
                assert answer.json()["code"] == "bad_position"
                detail = answer.json()["words"]["args"]["detail"]
                assert {*detail} == {"id", "args"}, "the page could not word it"
                refused += 1
    assert refused > 0


@pytest.mark.parametrize("game", game_ids())
def test_a_bent_position_that_is_taken_can_be_judged(game: str, web: Web) -> None:
    setup = find_game(game).setup(find_game(game).seats[0])
    taken = [*taken_bent(setup)]
    assert len(taken) > 2
    taken = taken[:: len(taken) // 2]
    for position in taken:
        found = study(
            web, "judge", by_hand={"game": game, "seats": setup.seats, "position": position}
        )
        assert sum(found["chances"]) == pytest.approx(1, abs=0.001)


def taken_bent(setup: Setup) -> Iterator[Json]:
    """A crowded position with another number somewhere, that could lie there."""
    true = rich_position(setup, Rng(5)).to_json()
    for path in numbers(true):
        for number in range(4):
            bent = with_number(true, path, number)
            with suppress(InvalidInput):
                setup.position(bent)
                if bent != true:
                    yield bent


@pytest.mark.parametrize(
    ("told", "status"),
    [
        ({}, 422),
        ({"by_hand": {"game": "chess", "seats": 2}}, 422),
        ({"by_hand": {"game": "ulm", "seats": 99}}, 422),
        ({"by_hand": {"game": "ulm", "seats": 2, "options": {"seed": "x"}}}, 422),
        ({"by_hand": {"game": "ulm", "seats": 2}, "moment": {"match": "x"}}, 422),
        ({"by_hand": {"game": "ulm", "seats": 2}, "moves": [0] * 401}, 422),
        ({"by_hand": {"game": "ulm", "seats": 2}, "moves": [2**40]}, 422),
        ({"by_hand": {"game": "ulm", "seats": 2}, "moves": [2**30]}, 409),
        ({"by_hand": {"game": "ulm", "seats": 2}, "seat": 5}, 404),
        ({"moment": {"match": "nothing"}}, 404),
    ],
)
def test_nonsense_is_refused(told: dict[str, Any], status: int, web: Web) -> None:
    answer = web.ask("POST", "/api/study/look", json=told)
    assert answer.status_code in (status, 422), answer.text
    assert answer.json()["words"]["id"]


def test_who_has_used_up_the_time_of_the_house_waits(web: Web) -> None:
    told = {"by_hand": {"game": "game_of_ur", "seats": 2}}
    effort = web.app.state.house.effort
    effort.charge("203.0.113.7", 10**9)
    for what in ("look", "judge", "tablet"):
        answer = web.ask("POST", f"/api/study/{what}", json=told)
        assert (answer.status_code, answer.json()["code"]) == (429, "too_fast")
        assert answer.headers["Retry-After"] == "1"
    answer = web.ask("POST", "/api/tablets", content=short_record("game_of_ur"))
    assert (answer.status_code, answer.json()["code"]) == (429, "too_fast")
    effort.charge("203.0.113.7", -(10**9))


def test_a_large_body_is_not_even_read(web: Web) -> None:
    by_hand = {"game": "ulm", "seats": 2, "position": {"x": "y" * 70_000}}
    answer = web.ask("POST", "/api/study/look", json={"by_hand": by_hand})
    assert answer.status_code == 413


def stuck(ground: Ground, limit: float) -> Answer:
    with Limit(0.1):
        while True:
            pass


def test_what_freezes_a_worker_is_paid_for_and_harms_nobody(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        asker = await somebody(house)
        with pytest.raises(Refused, match="could not be worked out"):
            await house.studies.ask(asker, stuck, a_ground())
        assert not house.effort.ready(asker.address)
        found = await house.studies.ask(await somebody(house), study_work.write, a_ground())
        assert found["tablet"]

    in_house(tmp_path, scenario)


def endless(tablet: str, limit: float) -> Answer:
    with Limit(0.1):
        while True:
            pass


def test_a_record_that_takes_too_long_is_refused_and_paid_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A worker folds it before the house does."""
    monkeypatch.setattr(study_work, "fold", endless)
    monkeypatch.setattr(uploads, "fold", None)

    async def scenario(house: House) -> None:
        asker = await somebody(house)
        with pytest.raises(Refused, match="too long to play it again"):
            await uploads.take(house, asker, short_record("game_of_ur"), False)
        assert not house.effort.ready(asker.address)
        assert house.tables == {}

    in_house(tmp_path, scenario, effort_per_second=0.1)


def stuck_while_another_thinks(folder: Path, limit: float) -> Answer:
    """The worker ends as by its limit, but only once another question has reached another one."""
    with (folder / "alive").open("w") as alive:
        flock(alive, LOCK_EX)
        (folder / "stuck").touch()
        while not (folder / "another").exists():
            sleep(0.01)
        os._exit(STUCK)


def outlives(folder: Path, limit: float) -> Answer:
    """A question that is thought about while the worker of another ends, and afterwards."""
    while not (folder / "stuck").exists():
        sleep(0.01)
    (folder / "another").touch()
    with (folder / "alive").open("w") as alive:
        flock(alive, LOCK_EX)  # which is free when that worker is gone
    return study_work.weigh(a_ground(), 0.3, 0, None, limit)


def test_who_asks_beside_a_stuck_thought_gets_an_answer_and_pays_for_no_other(
    tmp_path: Path,
) -> None:
    async def scenario(house: House) -> None:
        bea, ada = await somebody(house), await somebody(house)
        asked = house.studies.ask(bea, stuck_while_another_thinks, tmp_path)
        failed, found = await asyncio.gather(
            asked, house.studies.ask(ada, outlives, tmp_path), return_exceptions=True
        )
        assert isinstance(failed, Refused)
        assert isinstance(found, dict), found
        assert not house.effort.ready(bea.address)
        assert house.effort.ready(ada.address)
        assert await house.studies.ask(ada, study_work.write, a_ground())

    in_house(tmp_path, scenario, hint_workers=2)


def test_everybody_asks_a_few_things_at_once(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        asker = await somebody(house)
        waiting = [
            asyncio.ensure_future(
                house.studies.ask(asker, study_work.weigh, a_ground("ulm"), 0.3, at, None)
            )
            for at in range(studies.AT_ONCE)
        ]
        await asyncio.sleep(0)
        with pytest.raises(Refused, match="at once"):
            await house.studies.ask(asker, study_work.write, a_ground())
        await asyncio.gather(*waiting)
        assert await house.studies.ask(asker, study_work.write, a_ground())

    in_house(tmp_path, scenario)


def test_who_leaves_is_not_thought_for(tmp_path: Path) -> None:
    """What waits for a worker is given up, and its place is free again."""

    async def scenario(house: House) -> None:
        asker = await somebody(house, leaves=True)
        with pytest.raises(Refused, match="Nobody waits"):
            await house.studies.ask(asker, study_work.weigh, a_ground(), 5.0, 0, None)
        assert house.advisers.turns.waiting == 0
        assert house.studies.crowd.enter(asker.person.id)

    in_house(tmp_path, scenario)


# Nobody learns what they may not


def test_a_running_match_is_studied_with_the_eyes_of_the_own_seat(tmp_path: Path) -> None:
    """Whatever lies hidden: the position that is studied is the same in all worlds that the seat
    cannot tell apart."""

    async def scenario(house: House) -> None:
        ada = await newcomer(house)
        table = await running(house, ada, "clash_of_cultures")
        table.thinker.cancel()
        state = hands_differ()
        worlds = [state.imagine(0, Rng(world)).to_json() for world in range(8)]
        assert len(set(map(json.dumps, worlds))) > 1
        told = []
        for world in worlds:
            table._match = Match.new(state.setup, dice=ManualDice(), start=world)
            told.append(await known_moment(house, ada, FromMatch(match=table.match_id)))
        assert all(each == told[0] for each in told)

    in_house(tmp_path, scenario)


def hands_differ() -> State:
    """A position in which the first seat does not know what the other holds."""
    match = Match.from_record(Record.parse(short_record("clash_of_cultures").decode()))
    for step in range(60, match.steps()):
        state = match.at(step)
        if len({json.dumps(state.imagine(0, Rng(n)).to_json()) for n in range(4)}) > 1:
            return state
    raise AssertionError("nobody held anything")


@pytest.mark.parametrize("what", ["look", "judge", "tablet"])
def test_others_study_a_running_match_not_at_all(what: str, web: Web) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    table = web.ask("POST", "/api/tables", json={"game": "ulm", "seats": seats}).json()
    told = {"moment": {"match": table["match"], "step": 0}}
    assert web.ask("POST", f"/api/study/{what}", json=told).status_code == 200
    review = web.get(f"/api/matches/{table['match']}/review")
    assert review.json()["code"] == "study_running"
    web.client.cookies.delete(COOKIE)
    answer = web.ask("POST", f"/api/study/{what}", json=told)
    assert (answer.status_code, answer.json()["code"]) == (403, "study_running")
    again = {"match": table["match"], "step": 0, "seat": 0}
    assert web.ask("POST", "/api/study/again", json=again).json()["code"] == "study_running"


@pytest.mark.parametrize("agreed", WITHOUT_HELP)
def test_nobody_is_helped_where_the_table_does_not_allow_it(
    tmp_path: Path, agreed: dict[str, bool]
) -> None:
    async def scenario(house: House) -> None:
        ada = await newcomer(house)
        table = await running(house, ada, "game_of_ur")
        asked = FromMatch(match=table.match_id, step=0)
        assert (await known_moment(house, ada, asked)).setup.game.id == "game_of_ur"
        for what, value in agreed.items():
            setattr(table.row, what, value)
        with pytest.raises(Refused, match="no hints"):
            await known_moment(house, ada, asked)
        match = await table.match()
        assert not is_open(table, match, ada)
        ear = Ear(house, ada)
        await ear.sit(table.row.id)
        for kind in ("hint", "chances"):
            await ear.tell(type=kind, id=kind, version=match.version, seat=0)
        codes = [each["code"] for each in ear.told("error")]
        assert codes == ["rated_hint" if table.row.rated else "no_help"] * 2

    in_house(tmp_path, scenario)


def test_whoever_opens_a_table_says_whether_hints_are_allowed(web: Web) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]
    for asked, told in (({}, True), ({"help": False}, False)):
        wish = {"game": "ulm", "seats": seats, **asked}
        assert web.ask("POST", "/api/tables", json=wish).json()["help"] is told


def test_a_record_that_was_brought_unfinished_lies_open_to_who_brought_it(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        ada, bea = await somebody(house), await somebody(house)
        brought = Match.new(find_game("ulm").setup(2), seed=7)
        go_on(brought)
        table = await uploads.take(house, ada, brought.record.text().encode(), False)
        match = await table.match()
        assert not match.over
        assert is_open(table, match, ada.person)
        assert not is_open(table, match, bea.person)
        asked = FromMatch(match=table.match_id, step=match.steps())
        known = await known_moment(house, ada.person, asked)
        assert known.position == match.state.to_json(), "with all that is hidden"
        with pytest.raises(Refused):
            await known_moment(house, bea.person, asked)
        played = await uploads.take(house, ada, brought.record.text().encode(), True)
        assert not is_open(played, await played.match(), ada.person), "it goes on"

    in_house(tmp_path, scenario)


def taken_home(match: Match) -> str:
    """The record of a running match as a player downloads it, made to look like any other."""
    mine = match.redacted(0)
    assert mine.header.seen_by == 0
    return Record(replace(mine.header, seen_by=None), mine.entries).text()


def without_its_seal(match: Match) -> str:
    mine = match.redacted(0)
    header = replace(mine.header, seen_by=None, dice=MANUAL, commitment="")
    return Record(header, mine.entries[:-1]).text()


@pytest.mark.parametrize("changed", [taken_home, without_its_seal])
@pytest.mark.parametrize("play_on", [False, True])
@pytest.mark.parametrize("agreed", WITHOUT_HELP)
def test_a_match_without_help_is_not_brought_to_be_studied_while_it_runs(
    tmp_path: Path, changed: Callable[[Match], str], play_on: bool, agreed: dict[str, bool]
) -> None:
    async def scenario(house: House) -> None:
        ada = await somebody(house)
        seats = [{"kind": "me"}, {"kind": "here"}]
        wish = NewTable.model_validate({"game": "game_of_ur", "seats": seats})
        table = await create(house, ada.person, wish)
        match = await table.match()
        async with table.lock:
            await table.keep(go_on(match))
        body = changed(match).encode()
        await house.save(change_table(table.row.id, **agreed))
        with pytest.raises(Refused, match="still being played"):
            await uploads.take(house, ada, body, play_on)
        other = Match.new(match.setup, seed=7)
        go_on(other)
        for honest in (other.record.text().encode(), short_record("game_of_ur")):
            brought = await uploads.take(house, ada, honest, play_on)
            assert brought.row.owner == ada.person.id

    in_house(tmp_path, scenario)


# Reviews, and playing on


def test_a_review_comes_step_by_step(web: Web) -> None:
    careless = edubba.new_match("game_of_ur", [Last(), "greedy:objective=race,budget=1"], seed=5)
    careless.play_out()
    record = careless.record.text().encode()
    match = web.ask("POST", "/api/tablets", content=record).json()["match"]
    path = f"/api/matches/{match}/review"
    told = web.get(path).json()
    while told["turning"] is None:
        before, told = told["steps"], web.get(path).json()
        assert told["steps"] >= before
    assert told["steps"] == told["of"]
    assert len(told["curve"]) == told["of"] + 1
    assert 3 <= len(told["turning"]) <= 5
    regrets = [each["regret"] for each in told["turning"]]
    assert regrets == sorted(regrets, reverse=True)
    assert all(each["reasons"] for each in told["turning"])
    assert told["lost"][0] > told["lost"][1], "who plays anything gives more away"
    assert web.get(path).json() == told


def test_from_a_moment_one_plays_on_against_the_same(web: Web) -> None:
    match = brought(web, "game_of_ur")
    wish = {"match": match, "step": 40, "seat": 1}
    table = web.ask("POST", "/api/study/again", json=wish).json()
    assert table["status"] == "running"
    assert table["seats"][1]["mine"]
    assert table["seats"][0]["kind"] == "bot"
    told = web.get(f"/api/matches/{table['match']}/replay/0").json()
    before = web.get(f"/api/matches/{match}/replay/40").json()
    assert told["view"] == before["view"]
    last = web.get(f"/api/matches/{match}/replay").json()["steps"]
    over = web.ask("POST", "/api/study/again", json={**wish, "step": last})
    assert over.status_code == 409


# Helpers


class Line(Request):
    """A request whose sender stays, or has left."""

    def __init__(self, leaves: bool) -> None:
        super().__init__({"type": "http"})
        self.leaves = leaves

    @property
    def receive(self) -> Any:
        async def said() -> dict[str, str]:
            if not self.leaves:
                await asyncio.Event().wait()
            return {"type": "http.disconnect"}

        return said


async def somebody(house: House, leaves: bool = False) -> Asker:
    person = await newcomer(house)
    return Asker(Line(leaves), person, f"203.0.113.{person.id}")


def a_ground(game: str = "game_of_ur") -> Ground:
    setup = find_game(game).setup()
    return Ground(study_work.setup_text(setup), json.dumps(setup.new().to_json()), [])


async def running(house: House, person: Person, game: str) -> LiveTable:
    """A match of two people at two screens, with hands that differ."""
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    wish = NewTable.model_validate({"game": game, "seats": seats})
    return await create(house, person, wish)


def go_on(match: Match) -> int:
    """Play some moves; the version before."""
    before = match.version
    while match.version < 20:
        if match.open_turn is None:
            match.play(match.legal()[0])
        else:
            match.done(match.open_turn)
    return before


def in_house(folder: Path, scenario: Any, **told: Any) -> None:
    async def inside() -> None:
        house = small_house(folder, **told)
        await house.open()
        try:
            await scenario(house)
        finally:
            await house.close()

    asyncio.run(inside())
