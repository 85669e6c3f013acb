"""What is asked for with `edubba play`, and the match or series that comes of it."""

from dataclasses import dataclass
from pathlib import Path

from edubba.bots import load_bot
from edubba.cli.asked import check_word, setup_of, split_names
from edubba.cli.files import read_json, read_text
from edubba.cli.screen import at_terminal
from edubba.cli.seating import HUMAN, OPPONENT, seat_infos
from edubba.core.errors import InvalidInput
from edubba.core.registry import find_game
from edubba.core.words import JsonObject, Message
from edubba.match import ManualDice, Match, Record, Series, parse_tablet
from edubba.match.series import GAMES_OPTION

TABLET_OPENING = "edubba tablet"


@dataclass
class Wishes:
    """The command line of `edubba play`."""

    game: str | None
    seats: list[str]
    names: list[str]
    start: Path | None
    options: list[str]
    preset: str
    players: int | None
    seed: int | None
    done: str
    dice: str


def seated(wishes: Wishes) -> tuple[Match | Series, Path | None]:
    """A new match, or a kept one to go on with and the file that it goes on in."""
    check_word("--done", wishes.done, ["auto", "manual"])
    check_word("--dice", wishes.dice, ["sealed", "manual"])
    kept = _continued(wishes)
    return (_new(wishes), None) if kept is None else (kept, wishes.start)


def _continued(wishes: Wishes) -> Match | Series | None:
    """The match or series of a record, with everything as it was agreed then."""
    if wishes.start is None:
        return None
    content = read_text(wishes.start)
    if not content.removeprefix("\ufeff").startswith(TABLET_OPENING):
        return None
    given = {
        "--name": wishes.names,
        "--option": wishes.options,
        "--preset": wishes.preset != "seed",
        "--players": wishes.players is not None,
        "--seed": wishes.seed is not None,
        "--done": wishes.done != "auto",
        "--dice": wishes.dice != "sealed",
    }
    for option, value in given.items():
        if value:
            raise InvalidInput(Message("cli/agreed-already", option=option))
    record = parse_tablet(content)
    if isinstance(record, Record):
        seated: Match | Series = Match.from_record(record)
    else:
        seated = Series.from_record(record)
    match = seated if isinstance(seated, Match) else seated.match
    asked = split_names(wishes.seats) if wishes.seats else []
    if asked and asked != [info.bot or HUMAN for info in match.seats]:
        raise InvalidInput(Message("cli/agreed-already", option="--seats"))
    for who in asked:  # of a bot of one's own only whoever names it again lets the module be loaded
        if who != HUMAN:
            load_bot(who)
    game = seated.setup.game
    if wishes.game is not None and wishes.game != game.id:
        raise InvalidInput(Message("cli/other-game", game=game.title, asked=wishes.game))
    if seated.over:
        raise InvalidInput(Message("cli/over-already", file=str(wishes.start)))
    return seated


def _new(wishes: Wishes) -> Match | Series:
    start = None if wishes.start is None else _position(wishes.start)
    if wishes.game is None:
        raise InvalidInput(Message("cli/which-game"))
    game = find_game(wishes.game)
    wanted = split_names(wishes.seats) if wishes.seats else []
    players = wishes.players if wishes.players is not None else len(wanted) or None
    setup = setup_of(game, players, wishes.options, wishes.preset)
    if not wanted and not at_terminal():
        wanted = [OPPONENT] * setup.seats
    infos = seat_infos(game, wanted, setup.seats, wishes.names)
    dice = ManualDice() if wishes.dice == "manual" else None
    manual = wishes.done == "manual"
    seed = wishes.seed
    if setup.options.values.get(GAMES_OPTION, 1) == 1:
        return Match.new(setup, infos, seed=seed, dice=dice, start=start, manual_done=manual)
    return Series.new(setup, infos, seed=seed, dice=dice, start=start, manual_done=manual)


def _position(path: Path) -> JsonObject:
    position = read_json(path)
    if not isinstance(position, dict):
        raise InvalidInput(Message("cli/not-a-position", file=str(path)))
    return position
