"""Live play: actions, acknowledgements, undo, other people, bots."""

import asyncio
import random
from typing import Any

import pytest
from tests.server.guests import HERE, ME, RANDOM_BOT, Raw, guest, play_on, run
from tests.server.running import Running

from edubba.client import Refusal
from edubba.core.registry import find_game, game_ids
from edubba.match import Match, Record
from edubba.server.telling import MOST_MOMENTS

LIGHT_BEGINS = {"first_player": "light"}


def test_a_whole_match_against_a_bot(server: Running) -> None:
    async def scenario() -> None:
        house = await guest(server.address)
        table = await house.new_table("game_of_ur", [ME, RANDOM_BOT])
        async with house.seat(table["id"]) as seat:
            await play_on(seat, 10_000, random.Random(1))
            assert sorted(seat.result["places"]) == [1, 2]
            assert seat.state["turn"]["actor"] == -2
        match = Match.from_record(Record.parse(await house.tablet(table["match"])))
        assert match.over
        assert match.record.header.commitment == table["commitment"]
        told = await house.wire.request("GET", f"/api/matches/{table['match']}/dice")
        assert told["verified"] is True
        assert told["revealed"] == match.record.header.seed

    run(scenario)


@pytest.mark.parametrize("id", game_ids())
def test_every_game_is_played_with_nothing_of_its_own(server: Running, id: str) -> None:
    """All seats at one screen; every message fits the protocol."""

    async def scenario() -> None:
        house = await guest(server.address)
        count = find_game(id).seats[0]
        table = await house.new_table(id, [ME, *[HERE] * (count - 1)])
        dice = random.Random(2)
        async with Raw(house) as raw:
            state = await raw.watch(table["id"])
            for _ in range(30):
                turn = state["turn"]
                whose = turn["actor"] if turn["open"] is None else turn["open"]
                if state["seat"] != whose:
                    await raw.say({"type": "look", "seat": whose})
                    state = await raw.hear_until("state")
                act: dict[str, Any] = {"id": f"a{state['version']}", "version": state["version"]}
                if turn["open"] is None:
                    chosen = dice.choice(state["prompt"]["actions"])["id"]
                    act |= {"type": "act", "seat": whose, "actions": [chosen]}
                else:
                    act |= {"type": "command", "seat": whose, "name": "done"}
                await raw.say(act)
                state = await raw.hear_until("update", "state", "error")
                assert state["type"] == "update", state
                assert state["moments"][-1]["version"] == state["version"]

    run(scenario)


def test_an_action_is_acknowledged_before_the_update_and_only_once(server: Running) -> None:
    async def scenario() -> None:
        house = await guest(server.address)
        table = await house.new_table("royal_game_of_ur", [ME, HERE])
        async with Raw(house) as raw:
            state = await raw.watch(table["id"])
            action = state["prompt"]["actions"][0]["id"]
            act = {"type": "act", "id": "one", "version": state["version"], "seat": state["seat"]}
            act["actions"] = [action]
            await raw.say(act)
            ack = await raw.hear()
            assert (ack["type"], ack["id"]) == ("ack", "one")
            update = await raw.hear()
            assert (update["type"], update["from"]) == ("update", state["version"])
            assert update["version"] == ack["version"]
            await raw.say(act)  # as if the acknowledgement had been lost
            assert await raw.hear() == ack
            assert (await house.table(table["id"]))["version"] == ack["version"]

    run(scenario)


def test_a_list_of_actions_is_all_or_nothing(server: Running) -> None:
    async def scenario() -> None:
        house = await guest(server.address)
        options = LIGHT_BEGINS
        table = await house.new_table("game_of_ur", [ME, HERE], options=options)
        async with Raw(house) as raw:
            state = await raw.watch(table["id"])
            right = state["prompt"]["actions"][0]["id"]
            act = {"type": "act", "version": state["version"], "seat": state["seat"]}
            await raw.say({**act, "id": "two", "actions": [right, "no such move"]})
            assert (await raw.hear())["type"] == "error"
            assert (await house.table(table["id"]))["version"] == state["version"]

    run(scenario)


def test_undo_brings_the_whole_state_and_says_why(server: Running) -> None:
    async def scenario() -> None:
        house = await guest(server.address)
        table = await house.new_table("royal_game_of_ur", [ME, HERE])
        async with Raw(house) as raw:
            state = await raw.watch(table["id"])
            while not state["turn"]["can_undo"]:
                whose = state["prompt"]["seat"]
                if state["seat"] != whose:
                    await raw.say({"type": "look", "seat": whose})
                    state = await raw.hear_until("state")
                act = {"id": f"a{state['version']}", "version": state["version"], "seat": whose}
                chosen = [state["prompt"]["actions"][0]["id"]]
                await raw.say({"type": "act", **act, "actions": chosen})
                before, state = state, await raw.hear_until("update", "error")
            assert len(state["turn"]["steps"]) == 1
            undo = {"type": "command", "id": "undo", "version": state["version"], "name": "undo"}
            await raw.say({**undo, "seat": state["seat"]})
            after = await raw.hear_until("state", "error")
            assert after["because"]["id"] == "server/because-undo"
            assert after["prompt"] == before["prompt"]
            assert after["turn"]["can_redo"]
            redo = {**undo, "id": "redo", "name": "redo", "version": after["version"]}
            await raw.say({**redo, "seat": state["seat"]})
            again = await raw.hear_until("state", "error")
            assert again["because"]["id"] == "server/because-redo"
            assert again["view"] == state["moments"][-1]["view"]

    run(scenario)


def test_two_people_by_invitation(server: Running) -> None:
    async def scenario() -> None:
        ada, ben = await guest(server.address, "Ada"), await guest(server.address, "Ben")
        seats = [ME, {"kind": "invite"}]
        table = await ada.new_table("royal_game_of_ur", seats, private=True)
        assert table["status"] == "open"
        with pytest.raises(Refusal, match="private_table"):
            await ben.join(table["id"])
        joined = await ben.join(table["id"], code=table["invite"])
        assert joined["status"] == "running"
        assert [seat["mine"] for seat in joined["seats"]] == [False, True]
        async with ada.seat(table["id"]) as left, ben.seat(table["id"]) as right:
            assert (left.eyes, right.eyes) == (0, 1)
            await asyncio.gather(
                play_on(left, 10_000, random.Random(3)), play_on(right, 10_000, random.Random(4))
            )
            assert left.result == right.result
            assert left.view == right.view
            await left.say("well played")
            async with right._changed:
                await right._changed.wait_for(lambda: right.chat)
            assert right.chat[-1]["from"] == "Ada"
            with pytest.raises(Refusal, match="not_your_seat"):
                await left.ask("act", version=left.version, seat=1, actions=[0])

    run(scenario)


def test_whoever_waits_at_an_open_table_sees_the_match_begin(server: Running) -> None:
    async def scenario() -> None:
        ada, ben = await guest(server.address, "Ada"), await guest(server.address, "Ben")
        table = await ada.new_table("ulm", [{"kind": "open"}, ME])
        async with Raw(ada) as raw:
            await raw.hello()
            await raw.say({"type": "watch", "table": table["id"]})
            assert (await raw.hear())["table"]["status"] == "open"
            await ben.join(table["id"])
            state = await raw.hear_until("state")
            assert state["seat"] == 1
            await raw.say({"type": "watch", "table": table["id"], "since": state["version"] - 1})
            assert (await raw.hear_until("update", "state"))["type"] == "update"

    run(scenario)


def test_whoever_leaves_a_match_of_two_loses_it(server: Running) -> None:
    async def scenario() -> None:
        house = await guest(server.address)
        table = await house.new_table("game_of_ur", [ME, RANDOM_BOT])
        async with house.seat(table["id"]) as seat:
            await seat.command("leave")
            assert seat.result["places"] == [2, 1]
        assert (await house.table(table["id"]))["status"] == "over"

    run(scenario)


def test_a_bot_plays_on_for_whoever_leaves_a_match_of_three(server: Running) -> None:
    async def scenario() -> None:
        ada, ben = await guest(server.address, "Ada"), await guest(server.address, "Ben")
        table = await ada.new_table("after_the_flood", [ME, {"kind": "open"}, RANDOM_BOT])
        await ben.join(table["id"])
        async with ada.seat(table["id"]) as seat:
            left = await ben.leave(table["id"])
            assert left["seats"][1]["left"] is True
            assert await play_on(seat, 6, random.Random(4)) == 6

    run(scenario)


def test_hints_previews_and_reasons(server: Running) -> None:
    async def scenario() -> None:
        house = await guest(server.address)
        options = LIGHT_BEGINS
        table = await house.new_table("game_of_ur", [ME, HERE], options=options)
        async with house.seat(table["id"]) as seat:
            prompt = await seat.my_turn()
            assert prompt is not None
            legal = [action["id"] for action in prompt["actions"]]
            hint = await seat.hint()
            assert hint["action"] in legal
            [advised] = [each for each in prompt["actions"] if each["id"] == hint["action"]]
            assert hint["targets"] == advised["targets"] != []
            chances = await seat.chances()
            assert sorted(each["action"] for each in chances) == sorted(legal)
            assert all(0 < each["chance"] < 1 for each in chances)
            [preview] = await seat.previews(legal[0])
            assert preview["action"] == legal[0]
            used = {target for action in prompt["actions"] for target in action["targets"]}
            names = ("swallow", "storm_bird", "raven", "rooster", "eagle")
            reasons = await seat.why(*(f"bird:light:{name}" for name in names))
            for each in reasons:
                assert (each["reason"] is None) == (each["element"] in used), each

    run(scenario)


def test_the_clock_is_claimed_by_the_house(server: Running) -> None:
    async def scenario() -> None:
        house = await guest(server.address)
        clock = {"kind": "sudden_death", "seconds": 1}
        table = await house.new_table("royal_game_of_ur", [ME, HERE], clock=clock)
        async with house.seat(table["id"]) as seat:
            assert seat.state["clock"]["remaining"][1] <= 1000
            async with seat._changed:
                await seat._changed.wait_for(lambda: seat.result)
            assert seat.result["reason"]["id"] == "match/end-flagged"

    run(scenario)


# Beside the moves


def test_everybody_sees_who_is_here(server: Running) -> None:
    async def scenario() -> None:
        ada, ben = await guest(server.address, "Ada"), await guest(server.address, "Ben")
        table = await ada.new_table("royal_game_of_ur", [ME, {"kind": "open"}])
        await ben.join(table["id"])

        async def seen(raw: Raw, online: bool) -> None:
            while (await raw.hear_until("table"))["table"]["seats"][1]["online"] != online:
                pass

        async with Raw(ada) as raw:
            await raw.watch(table["id"])
            async with Raw(ben) as other:
                await other.watch(table["id"])
                await seen(raw, True)
            await seen(raw, False)

    run(scenario)


def test_a_move_is_taken_back_by_consent(server: Running) -> None:
    async def scenario() -> None:
        ada, ben = await guest(server.address, "Ada"), await guest(server.address, "Ben")
        table = await ada.new_table("royal_game_of_ur", [ME, {"kind": "open"}])
        await ben.join(table["id"])
        async with ada.seat(table["id"]) as left, ben.seat(table["id"]) as right:
            begins = left.prompt is not None and bool(left.prompt["actions"])
            mover, other = (left, right) if begins else (right, left)
            prompt = await mover.my_turn()
            assert prompt is not None
            await mover.play(prompt["actions"][0]["id"])
            await mover.command("ask_take_back", steps=1)
            async with other._changed:
                await other._changed.wait_for(lambda: other.state["take_back"])
            assert other.state["take_back"]["waiting"] == [other.eyes]
            with pytest.raises(Refusal, match="not_asked"):
                await mover.command("answer_take_back", yes=True)
            await other.command("answer_take_back", yes=True)
            async with mover._changed:
                await mover._changed.wait_for(lambda: mover.state["take_back"] is None)
            assert mover.state["because"]["id"] == "server/because-take-back"
            assert mover.prompt == prompt

    run(scenario)


def test_a_turn_is_begun_anew(server: Running) -> None:
    async def scenario() -> None:
        house = await guest(server.address)
        table = await house.new_table("after_the_flood", [ME, RANDOM_BOT, RANDOM_BOT])
        async with house.seat(table["id"]) as seat:
            first = await seat.my_turn()
            assert first is not None
            while len(seat.state["turn"]["steps"]) < 2:
                prompt = await seat.my_turn()
                assert prompt is not None
                await seat.play(prompt["actions"][0]["id"])
            assert seat.state["turn"]["can_restart"]
            await seat.command("restart_turn")
            assert seat.state["because"]["id"] == "server/because-restart"
            assert seat.state["turn"]["steps"] == []
            assert seat.prompt == first

    run(scenario)


def test_whoever_resigns_loses(server: Running) -> None:
    async def scenario() -> None:
        house = await guest(server.address)
        table = await house.new_table("game_of_ur", [ME, RANDOM_BOT])
        async with house.seat(table["id"]) as seat:
            await seat.my_turn()
            await seat.command("resign")
            assert seat.result["places"] == [2, 1]

    run(scenario)


def test_whoever_has_missed_too_much_gets_everything_again(server: Running) -> None:
    async def scenario() -> None:
        house = await guest(server.address)
        table = await house.new_table("royal_game_of_ur", [ME, RANDOM_BOT])
        async with house.seat(table["id"]) as seat:
            while seat.version <= MOST_MOMENTS + 1:
                await play_on(seat, 1, random.Random(seat.version))
            version = seat.version
        for since in (0, version + 1_000):
            async with Raw(house) as raw:
                assert (await raw.watch(table["id"], since=since))["type"] == "state"

    run(scenario)


def test_starting_twice_is_starting_once(server: Running) -> None:
    async def scenario() -> None:
        house = await guest(server.address)
        table = await house.new_table("royal_game_of_ur", [ME, HERE])
        again = await house.wire.request("POST", f"/api/tables/{table['id']}/start")
        assert (again["status"], again["match"]) == ("running", table["match"])

    run(scenario)
