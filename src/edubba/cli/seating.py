"""Who sits at a table: people and bots, as a command line or a record names them."""

from edubba.bots import make_bot
from edubba.core.errors import InvalidInput
from edubba.core.game import Game
from edubba.core.words import Message
from edubba.match import SeatInfo, bot_seat

HUMAN = "human"
OPPONENT = "greedy"
"""Who sits at the seats nobody has named."""


def seat_infos(game: Game, wanted: list[str], seats: int, names: list[str]) -> list[SeatInfo]:
    """The seats as they are wanted; if nothing is said, a person against bots."""
    asked = wanted or [HUMAN, *[OPPONENT] * (seats - 1)]
    if len(asked) != seats:
        raise InvalidInput(
            Message("cli/wrong-seats", game=game.title, found=len(asked), seats=seats)
        )
    people = asked.count(HUMAN)
    if len(names) > people:
        raise InvalidInput(Message("cli/too-many-names", names=len(names), people=people))
    left = [*names]
    infos: list[SeatInfo] = []
    for who in asked:
        if who == HUMAN:
            infos.append(SeatInfo(name=left.pop(0) if left else ""))
        else:
            make_bot(who, game)  # refuses what is no bot
            infos.append(bot_seat(who))
    return infos
