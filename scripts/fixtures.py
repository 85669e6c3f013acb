"""Writes positions for the client's gallery and unit tests: web/fixtures/<game>-<name>.json.

Each is what the server would send: a view with its prompt, names, and what the offered actions do;
in moments/ a view and what happens then.
"""

import json
import sys
from pathlib import Path

from tests.games.clash_of_cultures.empires import empires

from edubba.bots import make_bot
from edubba.core.journal import Event
from edubba.core.prompt import prompt_for
from edubba.core.registry import find_game
from edubba.core.rng import Rng
from edubba.core.view import to_json
from edubba.core.words import Json, JsonObject
from edubba.match import Match
from edubba.server.present import moment_json

FOLDER = Path(__file__).parent.parent / "web" / "fixtures"
NAMES = ["Ninsun", "Shulgi", "Enheduanna", "Gudea", "Puabi"]
PREVIEWS = 60

ZIGGURATS_PAY: dict[str, bool | int | str] = {
    "ziggurat_in_set": "any_type",
    "ziggurat_points": "10",
}

# game, name, seats, bot, moves before the picture, options, and the seed of the dice
WANTED: list[tuple[str, str, int, str, int, dict[str, bool | int | str], int]] = [
    ("game_of_ur", "start", 2, "greedy", 0, {}, 5),
    ("game_of_ur", "middle", 2, "greedy", 33, {}, 5),
    ("game_of_ur", "late", 2, "greedy", 75, {"board": "first_millennium"}, 5),
    ("royal_game_of_ur", "middle", 2, "greedy", 30, {}, 5),
    ("ur_ziggurat", "start", 2, "greedy", 1, {}, 5),
    ("ur_ziggurat", "middle", 4, "greedy", 60, {}, 5),
    ("ur_ziggurat", "late", 2, "greedy", 70, {}, 5),
    ("ur_ziggurat", "politics", 3, "greedy", 109, {"board_topology": "hex"}, 5),
    ("ur_ziggurat", "war", 5, "greedy", 103, {}, 5),
    ("ur_ziggurat", "aside", 2, "greedy", 118, {"reserve_exchange": True}, 5),
    ("ur_ziggurat", "towers", 5, "random", 330, {"board_topology": "hex"}, 5),
    ("ur_ziggurat", "worth", 3, "greedy", 260, {**ZIGGURATS_PAY}, 5),
    ("ur_ziggurat", "series", 3, "random", 330, {"scoring": "published_series"}, 5),
    ("after_the_flood", "start", 3, "greedy", 2, {}, 5),
    ("after_the_flood", "middle", 3, "greedy", 60, {}, 5),
    ("after_the_flood", "late", 3, "greedy", 120, {}, 5),
    ("after_the_flood", "passed", 3, "greedy", 130, {}, 5),
    ("after_the_flood", "workers", 3, "greedy", 164, {}, 5),
    ("after_the_flood", "scribe", 3, "greedy", 148, {}, 5),
    ("after_the_flood", "trade", 3, "greedy", 156, {}, 5),
    ("after_the_flood", "expand", 3, "greedy", 116, {}, 5),
    ("after_the_flood", "cities", 3, "greedy", 134, {}, 5),
    ("after_the_flood", "fourth", 3, "greedy", 420, {}, 5),
    ("ulm", "start", 2, "greedy", 1, {}, 5),
    ("ulm", "middle", 4, "greedy", 60, {}, 5),
    ("ulm", "late", 3, "greedy", 110, {}, 5),
    ("ulm", "hand", 4, "random", 145, {}, 16),
    ("ulm", "seal", 4, "random", 139, {}, 33),
    ("ulm", "keep", 4, "random", 149, {}, 31),
    ("ulm", "clear", 4, "random", 135, {}, 16),
    ("ulm", "long", 3, "random", 100, {"danube": "23_spaces", "tower_mode": "advanced"}, 8),
    ("clash_of_cultures", "start", 2, "random", 2, {}, 5),
    ("clash_of_cultures", "middle", 3, "random", 1150, {}, 14),
    ("clash_of_cultures", "late", 4, "greedy", 500, {}, 5),
    ("clash_of_cultures", "wild", 4, "random", 1200, {}, 8),
]


def played(
    game_id: str, seats: int, bot: str, moves: int, options: dict[str, bool | int | str], seed: int
) -> Match:
    game = find_game(game_id)
    match = Match.new(game.setup(seats, {**options}), NAMES[:seats], seed=seed)
    player = make_bot("greedy:budget=60" if bot == "greedy" else bot, game)
    rng = Rng(1)
    for _ in range(moves):
        if match.over:
            break
        match.play(player.choose(match.imagine(match.actor, rng), rng))
    return match


def fixture(
    game_id: str, seats: int, bot: str, moves: int, options: dict[str, bool | int | str], seed: int
) -> JsonObject:
    match = played(game_id, seats, bot, moves, options, seed)
    seat = max(match.actor, 0)
    prompt = match.prompt(seat)
    offers = [] if prompt is None else prompt.offers[:PREVIEWS]
    log: list[Json] = [_event(item[1]) for item in _events(match, seat)]
    return {
        "game": game_id,
        "seat": seat,
        "names": [*NAMES[:seats]],
        "version": match.version,
        "view": to_json(match.view(seat)),
        "prompt": None if prompt is None else prompt.to_json(),
        "previews": [
            {
                "action": offer.action,
                "events": [_event(event) for event in match.preview(seat, offer.action)],
            }
            for offer in offers
        ],
        "log": log[-40:],
    }


def posed(name: str) -> JsonObject:
    """A position of Clash of Cultures in its middle game, as no bot brings it about."""
    table = empires()
    if name == "battle":
        table.play("move", "from E6", "with army1", "with army2", "with army3", "to E7")
    game = find_game("clash_of_cultures")
    prompt = prompt_for(game.setup(3, {}), table.space, table.state, 0)
    return {
        "game": "clash_of_cultures",
        "seat": 0,
        "names": [*NAMES[:3]],
        "version": 1,
        "view": to_json(table.view(0)),
        "prompt": None if prompt is None else prompt.to_json(),
        "previews": [],
        "log": [],
    }


# name, bot, moves, seed of the dice, and how many rounds and fallen the battle is to have at least
FIGHTS: list[tuple[str, str, int, int, int, int]] = [
    ("raid", "greedy", 200, 1, 1, 3),
    ("rounds", "random", 700, 5, 2, 1),
]


def fight(bot: str, moves: int, seed: int, rounds: int, fallen: int) -> dict[str, object]:
    """A battle of Clash of Cultures as the house tells it, from the moment before it begins to
    the one after it ends."""
    match = played("clash_of_cultures", 3, bot, moves, {}, seed)
    moments = match.since(0, 0)
    first = 0
    for at, moment in enumerate(moments):
        names = [event.name for event in moment.events]
        if "battle_began" in names:
            first = at
        if {"battle_won", "battle_drawn", "raid_ended"} & {*names}:
            told = [event.name for each in moments[first : at + 1] for event in each.events]
            fell = told.count("unit_lost") + told.count("barbarian_lost")
            if told.count("round_began") >= rounds and fell >= fallen:
                views = [each.view for each in moments[first - 1 : at + 2]]
                told_as = [
                    moment_json(each, each.view, before)
                    for each, before in zip(moments[first : at + 2], views, strict=False)
                ]
                return {"names": NAMES[:3], "view": to_json(views[0]), "moments": told_as}
    raise LookupError("no such battle")


def _events(match: Match, seat: int) -> list[tuple[int, Event]]:
    moments = match.since(0, seat)
    return [(moment.version, event) for moment in moments for event in moment.events]


def _event(event: Event) -> JsonObject:
    words = event.words()
    targets: list[Json] = [*event.targets()]
    return {
        **event.to_json(),
        "words": None if words is None else words.to_json(),
        "targets": targets,
    }


def main() -> None:
    (FOLDER / "moments").mkdir(parents=True, exist_ok=True)
    wished = sys.argv[1:]
    for game, name, seats, bot, moves, options, seed in WANTED:
        if wished and game not in wished:
            continue
        write(f"{game}-{name}", fixture(game, seats, bot, moves, options, seed))
    if not wished or "clash_of_cultures" in wished:
        for name in ("empire", "battle"):
            write(f"clash_of_cultures-{name}", posed(name))
        for name, bot, moves, seed, rounds, fallen in FIGHTS:
            write(f"moments/clash_of_cultures-{name}", fight(bot, moves, seed, rounds, fallen))


def write(name: str, content: object) -> None:
    text = json.dumps(content, ensure_ascii=False, separators=(",", ":"))
    (FOLDER / f"{name}.json").write_text(text + "\n")


if __name__ == "__main__":
    main()
