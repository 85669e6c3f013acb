"""`edubba games` and `edubba options`: what can be played, and what can be agreed before it."""

import sys

from rich.console import Console
from rich.markup import escape

from edubba.cli.files import json_text, write_out
from edubba.cli.screen import screen, table
from edubba.cli.words import text, worded, worded_if_known
from edubba.core.errors import EdubbaError
from edubba.core.game import Game
from edubba.core.options import NEVER_WORD, Choice, Option, Value
from edubba.core.registry import find_game, game_ids
from edubba.core.words import Json, JsonObject, Message


def games(as_json: bool) -> None:
    """All installed games, one a line."""
    found = _loaded()
    if as_json:
        every: list[Json] = [describe(game) for game in found]
        write_out("-", json_text(every))
        return
    console = screen()
    rows = table(
        text("cli/column-game"),
        text("cli/column-title"),
        text("cli/column-players"),
        text("cli/column-options"),
        text("cli/column-summary"),
        words=5,
    )
    for game in found:
        offered = str(len(_offered(game)))
        rows.add_row(
            f"[cyan]{game.id}[/]", worded(game.title), _seats(game), offered, _summary(game)
        )
    console.print(rows)
    if console.is_terminal:
        console.print("\n" + text("cli/games-next"), style="dim")


def options(id: str, as_json: bool) -> None:
    """One game: what may be chosen for each option, its default, and the presets."""
    game = find_game(id)
    if as_json:
        write_out("-", json_text(describe(game)))
        return
    console = screen()
    console.print(f"[bold]{worded(game.title)}[/] ({game.id}): {_summary(game)}")
    console.print(text("cli/game-seats", seats=_seats(game)))
    console.print("\n" + text("cli/options-heading"), style="bold")
    for option in _offered(game):
        _print_option(console, game, option)
    if len(game.presets) > 1:
        console.print("\n" + text("cli/presets-heading"), style="bold")
        for name, values in game.presets.items():
            told = "  ".join(f"{option}={_shown(value)}" for option, value in values.items())
            told = told or text("cli/preset-plain")
            words = worded_if_known(Message(f"{game.id}/preset-{name}"))
            console.print(f"  [cyan]{name}[/]  {escape(words)}")
            console.print(f"      [dim]{escape(told)}[/]")


def describe(game: Game) -> JsonObject:
    """A game and its options for programs."""
    listed: list[Json] = []
    for option in _offered(game):
        words = worded_if_known(Message(f"{game.id}/option-{option.name}"))
        default = _plain(option.default)
        listed.append({"name": option.name, "default": default, **option.describe(), "help": words})
    presets: JsonObject = {}
    for name, values in game.presets.items():
        presets[name] = {
            "options": {option: _plain(value) for option, value in values.items()},
            "help": worded_if_known(Message(f"{game.id}/preset-{name}")),
        }
    return {
        "id": game.id,
        "title": worded(game.title),
        "summary": _summary(game),
        "rules_version": game.rules_version,
        "seats": [*game.seats],
        "options": listed,
        "presets": presets,
    }


def _print_option(console: Console, game: Game, option: Option) -> None:
    default = text("cli/option-default", value=_shown(option.default))
    console.print(
        f"  [cyan]{option.name}[/] = {escape(_choices(option))}  [dim]({escape(default)})[/]"
    )
    words = worded_if_known(Message(f"{game.id}/option-{option.name}"))
    if words:
        console.print(f"      {escape(words)}")
    if isinstance(option, Choice):
        for value in option.values:
            meaning = worded_if_known(Message(f"{game.id}/option-{option.name}-{value}"))
            if meaning:
                console.print(f"        [cyan]{value}[/]: {escape(meaning)}")


def _choices(option: Option) -> str:
    """What may stand behind `name=`."""
    told = option.describe()
    match told["kind"]:
        case "choice":
            values = told["values"]
            assert isinstance(values, list)
            return " | ".join(map(str, values))
        case "flag":
            return "true | false"
        case "count":
            bounds = text("cli/option-count", least=str(told["least"]), most=str(told["most"]))
            auto = [text("cli/option-auto")] if told["auto"] else []
            return " | ".join([bounds, *auto, *([NEVER_WORD] if told.get("never") else [])])
        case "counts":
            return text("cli/option-counts", length=str(told["length"]), least=str(told["least"]))
        case "money":
            return text("cli/option-money")
        case kind:
            return str(kind)


def _loaded() -> list[Game]:
    """The games that work; one that does not must not hide the others."""
    found: list[Game] = []
    for id in game_ids():
        try:
            found.append(find_game(id))
        except EdubbaError as error:
            sys.stderr.write(text("cli/game-broken", game=id, detail=worded(error.message)) + "\n")
    return found


def _offered(game: Game) -> list[Option]:
    return [option for option in game.options if not option.internal]


def _seats(game: Game) -> str:
    return str(game.seats[0]) if len(game.seats) == 1 else f"{game.seats[0]}-{game.seats[-1]}"


def _summary(game: Game) -> str:
    return worded_if_known(Message(f"{game.id}/summary"))


def _shown(value: Value) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


def _plain(value: Value) -> Json:
    return [*value] if isinstance(value, list) else value
