"""Sitting down, getting up, and what is there afterwards, over HTTP."""

import json
import random
from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter
from tests.server.ear import newcomer, small_house
from tests.server.guests import HERE, ME, RANDOM_BOT, guest, play_on, run
from tests.server.running import Running

from edubba.bots import levels
from edubba.client import House, Refusal
from edubba.core import OVER
from edubba.core.catalogue import word
from edubba.core.registry import find_game, game_ids
from edubba.core.rng import Rng
from edubba.core.words import Message
from edubba.match import Match, Record, SeriesRecord
from edubba.server import seating
from edubba.server.lists import TABLE
from edubba.server.models import About, NewTable, Tables
from edubba.server.present import category_label
from edubba.server.store.jobs import change_seat
from edubba.server.store.rows import SeatRow


async def finished(house: House, **agreed: Any) -> Any:
    """A table whose match has been given up."""
    table = await house.new_table("royal_game_of_ur", [ME, RANDOM_BOT], **agreed)
    async with house.seat(table["id"]) as seat:
        await seat.command("leave")
    return table


def test_the_house_says_what_it_has(server: Running) -> None:
    async def scenario() -> None:
        about = TypeAdapter(About).validate_python(await House(server.address).about())
        assert [game["id"] for game in about["games"]] == game_ids()
        assert [level["name"] for level in about["levels"]] == levels()
        hidden = {game["id"] for game in about["games"] if game["hidden"]}
        assert hidden == {"ulm", "clash_of_cultures"}
        [ur] = [game for game in about["games"] if game["id"] == "game_of_ur"]
        assert ur["series"]
        [board] = [option for option in ur["options"] if option["name"] == "board"]
        assert board["choices"] == ["second_millennium", "first_millennium"]
        meaning = board["choice_labels"]["first_millennium"]["id"]
        assert str(meaning).endswith("board-first_millennium")

    run(scenario)


def test_a_guest_without_a_name_is_known_as_such_in_every_language(server: Running) -> None:
    async def scenario() -> None:
        for language in ("en", "de"):
            house = House(server.address)
            house.wire.headers["accept-language"] = language
            table = await house.new_table("royal_game_of_ur", [ME, HERE])
            mine, other = table["seats"]
            assert mine["name"] == word(Message("server/guest"), language)
            assert (mine["unnamed"], other["unnamed"]) == (True, False)

    run(scenario)


def test_words_are_fluent_and_remembered_by_their_tag(server: Running) -> None:
    import urllib.error
    import urllib.request

    address = f"{server.address}/api/words/en/game_of_ur"
    with urllib.request.urlopen(address) as answer:
        assert b"title = Game of Ur" in answer.read()
        tag = answer.headers["etag"]
    again = urllib.request.Request(address, headers={"if-none-match": tag})
    with pytest.raises(urllib.error.HTTPError, match="304"):
        urllib.request.urlopen(again)


def test_words_are_handed_out_in_every_language_that_there_is(server: Running) -> None:
    """What is said travels as ids, so that everybody at a table may read another language."""
    import urllib.error
    import urllib.request

    def said(path: str) -> bytes:
        with urllib.request.urlopen(f"{server.address}/api/{path}") as answer:
            return bytes(answer.read())

    languages = json.loads(said("about"))["languages"]
    assert {"de", "en"} <= {*languages}
    own = {language: said(f"words/{language}/language") for language in languages}
    assert b"name = Deutsch" in own["de"]
    assert b"name = English" in own["en"]
    with pytest.raises(urllib.error.HTTPError, match="404"):
        said("words/xx/web")


def test_a_guest_keeps_its_name(server: Running) -> None:
    async def scenario() -> None:
        house = await guest(server.address, "Enheduanna")
        back = House(server.address, house.wire.cookie)
        assert (await back.me())["name"] == "Enheduanna"

    run(scenario)


def test_open_tables_are_found_and_joined(server: Running) -> None:
    async def scenario() -> None:
        ada, ben = await guest(server.address, "Ada"), await guest(server.address, "Ben")
        asked = [ME, {"kind": "open"}, {"kind": "invite"}]
        table = await ada.new_table("ulm", asked)
        hidden = await ada.new_table("ulm", asked, private=True)
        found = TypeAdapter(Tables).validate_python(await ben.tables())
        assert table["id"] in [each["id"] for each in found["open"]]
        assert hidden["id"] not in [each["id"] for each in found["open"]]
        assert all(each["invite"] is None for each in found["open"])
        with pytest.raises(Refusal, match="seat_taken"):
            await ben.join(table["id"], seat=2)
        joined = await ben.join(table["id"])
        assert [seat["name"] for seat in joined["seats"]] == ["Ada", "Ben", ""]
        left = await ben.leave(table["id"])
        assert left["seats"][1]["person"] is False
        with pytest.raises(Refusal, match="seats_free"):
            await ada.wire.request("POST", f"/api/tables/{table['id']}/start")

    run(scenario)


def test_the_same_request_again_answers_with_the_same_table(server: Running) -> None:
    async def scenario() -> None:
        house = await guest(server.address)
        first = await house.new_table("game_of_ur", [ME, HERE], client_id="once")
        again = await house.new_table("game_of_ur", [ME, HERE], client_id="once")
        assert first["id"] == again["id"]
        assert len((await house.tables())["mine"]) == 1

    run(scenario)


def test_wrong_wishes_are_explained(server: Running) -> None:
    async def scenario() -> None:
        house = await guest(server.address)
        for code, wish in {
            "unknown_game": {"game": "chess", "seats": [ME, HERE]},
            "bad_seats": {"game": "ulm", "seats": [ME]},
            "unknown_level": {"game": "ulm", "seats": [ME, {"kind": "bot", "level": "god"}]},
            "unknown_objective": {
                "game": "game_of_ur",
                "seats": [ME, {"kind": "bot", "level": "master:objective=fame"}],
            },
            "bad_option": {"game": "ulm", "seats": [ME, HERE], "options": {"tile_set": "many"}},
            "bad_request": {"game": "ulm", "seats": "two"},
        }.items():
            with pytest.raises(Refusal, match=code):
                await house.wire.request("POST", "/api/tables", wish)
        with pytest.raises(Refusal, match="no_such_table"):
            await house.table("nosuchtable")

    run(scenario)


@pytest.mark.parametrize(
    ("game", "options"),
    [("game_of_ur", {"brought_in": [0, 0]}), ("royal_game_of_ur", {"pieces": 1})],
)
def test_what_the_house_sets_is_not_for_guests(
    server: Running, game: str, options: dict[str, Any]
) -> None:
    async def scenario() -> None:
        house = await guest(server.address)
        [name] = options
        with pytest.raises(Refusal, match="unknown_option"):
            await house.new_table(game, [ME, HERE], options=options)
        table = await house.new_table(game, [ME, HERE])
        assert name not in table["options"]
        again = await house.new_table(game, [ME, HERE], options=table["options"])
        assert again["options"] == table["options"]

    run(scenario)


def test_a_tablet_with_counters_from_nowhere_is_refused(server: Running) -> None:
    async def scenario() -> None:
        house = await guest(server.address)
        record = Match.new(find("game_of_ur"), ["Ada", "Ben"], seed=11).record
        for brought in ([0, 0], [40, 40], [-1, 40], [-7, 3]):
            record.header.options["brought_in"] = [*brought]
            body = record.text().encode()
            for mode in ("look", "continue"):
                with pytest.raises(Refusal, match=r"bad_brought_in|bad_option"):
                    await house.wire.request("POST", f"/api/tablets?mode={mode}", body)

    run(scenario)


def test_a_return_match_turns_the_seats(server: Running) -> None:
    async def scenario() -> None:
        house = await guest(server.address)
        table = await finished(house)
        again = await house.rematch(table["id"])
        assert [seat["kind"] for seat in again["seats"]] == ["bot", "me"]
        assert again["status"] == "running"
        assert (await house.rematch(table["id"]))["id"] == again["id"]
        assert (await house.table(table["id"]))["rematch"] == again["id"]

    run(scenario)


def test_a_return_match_waits_for_those_who_played(server: Running) -> None:
    """Whoever has the old link gets neither the other's seat nor a look."""

    async def scenario() -> None:
        ada, ben, eve = [await guest(server.address, name) for name in ("Ada", "Ben", "Eve")]
        for private in (False, True):
            seats = [ME, {"kind": "invite"}]
            table = await ada.new_table("royal_game_of_ur", seats, private=private)
            old = table["invite"]
            await ben.join(table["id"], code=old)
            async with ben.seat(table["id"]) as seat:
                await seat.command("leave")
            again = await ada.rematch(table["id"])
            assert again["invite"] != old
            kept = [(seat["name"], seat["person"], seat["kept"]) for seat in again["seats"]]
            assert kept == [("Ben", False, True), ("Ada", True, False)]
            for code in (old, again["invite"], None):
                with pytest.raises(Refusal, match=r"table_full|private_table"):
                    await eve.join(again["id"], code=code)
            if private:
                with pytest.raises(Refusal, match="private_table"):
                    await eve.table(again["id"])
            assert again["id"] not in [each["id"] for each in (await eve.tables())["open"]]
            assert (await ben.table(again["id"]))["seats"][0]["kept"] is False, "it is his"
            met = await ben.rematch(table["id"]) if private else await ben.join(again["id"])
            assert (met["id"], met["status"]) == (again["id"], "running")
            assert [seat["name"] for seat in met["seats"]] == ["Ben", "Ada"]

    run(scenario)


def test_who_played_two_seats_gets_both_again(tmp_path: Path) -> None:
    async def scenario() -> None:
        house = small_house(tmp_path)
        try:
            ada, ben = await newcomer(house), await newcomer(house)
            wish = {"game": "ulm", "seats": [ME, {"kind": "invite"}, {"kind": "invite"}]}
            table = await seating.create(house, ada, NewTable.model_validate(wish))
            for at, name in enumerate(("Ben", "Cyd"), 1):
                kept = SeatRow("invite", name, None, None, kept_for=ben.id)
                table.row.seats[at] = kept
                await house.store.write(change_seat(table.row.id, at, kept))
            house.tables.clear()
            table = await house.table(table.row.id)
            await seating.join(table, ben, None, None)
            assert table.row.seats_of(ben.id) == [1, 2]
            assert [seat.name for seat in table.row.seats[1:]] == ["Ben", "Cyd"]
            assert table.row.status == "running"
        finally:
            await house.close()

    run(scenario)


def test_a_series_goes_on_while_all_want_it(server: Running) -> None:
    async def scenario() -> None:
        house = await guest(server.address)
        table = await house.new_table("game_of_ur", [ME, RANDOM_BOT], games=0)
        path = f"/api/tables/{table['id']}/series"
        async with house.seat(table["id"]) as seat:
            await play_on(seat, 10_000, random.Random(5))
            told = seat.result["series"]
            assert (told["number"], told["over"], told["asked"]) == (1, False, [0])
            assert sum(told["ledger"]) == 0
            going = await house.wire.request("POST", path, {"seat": 0, "say": "again"})
            assert going["match"] == f"{table['id']}-2"
            async with seat._changed:
                await seat._changed.wait_for(lambda: seat.state["match"] == going["match"])
            await play_on(seat, 10_000, random.Random(6))
            over = await house.wire.request("POST", path, {"seat": 0, "say": "stop"})
            assert over["status"] == "over"
            assert over["series"]["over"]
        text = await house.wire.request("GET", f"/api/tables/{table['id']}/tablet")
        assert len(SeriesRecord.parse(text).games) == 2

    run(scenario)


# Looking back


def test_a_running_tablet_keeps_secrets_and_a_finished_one_is_whole(server: Running) -> None:
    async def scenario() -> None:
        house = await guest(server.address)
        table = await house.new_table("ulm", [ME, RANDOM_BOT])
        kept = Record.parse(await house.tablet(table["match"]))
        assert kept.header.seed == ""
        assert kept.header.seen_by == 0
        async with house.seat(table["id"]) as seat:
            await seat.command("leave")
        whole = Match.from_record(Record.parse(await house.tablet(table["match"])))
        assert whole.over

    run(scenario)


def test_a_replay_shows_every_step(server: Running) -> None:
    async def scenario() -> None:
        house = await guest(server.address)
        table = await house.new_table("royal_game_of_ur", [ME, RANDOM_BOT])
        async with house.seat(table["id"]) as seat:
            await play_on(seat, 5, random.Random(7))
            view = seat.view
            steps = seat.state["step"]
            path = f"/api/matches/{table['match']}/replay"
            told = await house.wire.request("GET", f"{path}/{steps}")
            assert (told["view"], told["seat"]) == (view, 0)
            first = await house.wire.request("GET", f"{path}/0")
            assert first["entry"] is None
            with pytest.raises(Refusal, match="not_your_seat"):
                await house.wire.request("GET", f"{path}/0?seat=1")
            with pytest.raises(Refusal, match="no_such_step"):
                await house.wire.request("GET", f"{path}/99999")

    run(scenario)


def test_a_tablet_is_brought_back_and_played_on(server: Running) -> None:
    async def scenario() -> None:
        house = await guest(server.address)
        match = Match.new(find("game_of_ur"), ["Ada", "Ben"], seed=11, manual_done=True)
        while match.version < 20:
            if match.open_turn is not None:
                match.done(match.open_turn)
            else:
                match.play(match.legal()[0])
        body = match.record.text().encode()
        table = await house.wire.request("POST", "/api/tablets?mode=continue", body)
        TABLE.validate_python(table)
        assert (table["status"], table["version"]) == ("running", match.version)
        assert [seat["name"] for seat in table["seats"]] == ["Ada", "Ben"]
        async with house.seat(table["id"]) as seat:
            assert seat.version == match.version
        shown = await house.wire.request("POST", "/api/tablets?mode=look", body)
        assert shown["status"] == "over"
        for wrong in (b"no tablet", b"\xff\xfe", body.replace(b"game_of_ur", b"game_of_up")):
            with pytest.raises(Refusal):
                await house.wire.request("POST", "/api/tablets?mode=look", wrong)

    run(scenario)


def find(id: str) -> Any:
    from edubba.core.registry import find_game

    return find_game(id).setup()


def test_a_report_holds_what_the_seat_may_know(server: Running) -> None:
    async def scenario() -> None:
        house = await guest(server.address)
        table = await house.new_table("ulm", [ME, RANDOM_BOT])
        told = await house.wire.request(
            "POST",
            f"/api/matches/{table['match']}/report",
            {"rule": "UL-5.1", "words": "This seems wrong."},
        )
        assert told["position"] is None
        assert told["view"]
        assert told["rule"] == "UL-5.1"
        assert Record.parse(told["tablet"]).header.seed == ""
        table = await house.new_table("game_of_ur", [ME, RANDOM_BOT])
        path = f"/api/matches/{table['match']}/report"
        told = await house.wire.request("POST", path, {"words": "Where nobody has secrets."})
        find_game("game_of_ur").setup().position(told["position"])

    run(scenario)


@pytest.mark.parametrize("id", game_ids())
def test_every_part_of_a_result_has_a_name_in_the_words_of_its_game(id: str) -> None:
    """Each line of a breakdown is named by the game's own catalogue, so that no game needs more."""
    game = find_game(id)
    for setup in [game.setup(), *(game.setup(preset=preset) for preset in game.presets)]:
        state = setup.new()
        rng = Rng(3)
        while state.actor != OVER:
            legal = state.legal_actions()
            state.apply(legal[rng.below(len(legal))], None)
        for category in state.result().breakdown:
            label = category_label(id, category)
            assert label.id.startswith(f"{id}/category-"), category
            assert "‹" not in word(label)


def test_parts_that_are_only_counted_share_a_name() -> None:
    assert word(category_label("ur_ziggurat", "series_2")) == "second series"
    assert word(category_label("ur_ziggurat", "series_7")) == "series 7"
    assert word(category_label("ur_ziggurat", "unheard_of")) == "unheard_of"


def test_what_a_bot_plays_for_is_chosen_and_nothing_else(server: Running) -> None:
    async def scenario() -> None:
        house = await guest(server.address)
        about = await house.wire.request("GET", "/api/about")
        [ur] = [game for game in about["games"] if game["id"] == "game_of_ur"]
        assert [each["name"] for each in ur["objectives"]] == ["counters", "race", "both"]
        bot = {"kind": "bot", "level": "pupil:objective=race"}
        table = await house.new_table("game_of_ur", [ME, bot])
        assert table["seats"][1]["level"] == "pupil:objective=race"
        greedy = {"kind": "bot", "level": "mcts:objective=race,iterations=1000000"}
        with pytest.raises(Refusal, match="unknown_level"):
            await house.new_table("game_of_ur", [ME, greedy])

    run(scenario)


def test_public_matches_of_others_are_listed_to_watch(server: Running) -> None:
    async def scenario() -> None:
        ada, ben = await guest(server.address), await guest(server.address, "Ben")
        game = "royal_game_of_ur"
        shown = (await ada.new_table(game, [ME, HERE]))["id"]
        hidden = (await ada.new_table(game, [ME, HERE], private=True))["id"]
        waiting = (await ada.new_table(game, [ME, {"kind": "open"}]))["id"]
        over = (await finished(ada))["id"]
        live = [table["id"] for table in (await ben.tables())["live"]]
        assert shown in live
        assert not {hidden, waiting, over} & {*live}
        assert shown not in [table["id"] for table in (await ada.tables())["live"]]

    run(scenario)
