"""The board as text for the terminal."""

from typing import Final

from edubba.core.catalogue import word
from edubba.core.drawing import STYLES, drawn
from edubba.core.words import Message, seat_word
from edubba.games.game_of_ur import words
from edubba.games.game_of_ur.space import DATA, READINGS, SIDES
from edubba.games.game_of_ur.view import BirdView, SideView, UrView

ROSETTE: Final = "✿"


def draw(view: UrView, language: str) -> str:
    """The board of 3 x 4 squares with its tail of eight, trays, counters and throws."""
    light, dark = view.sides
    squares = DATA.each("squares")
    shown = {name: f"[dim]{name[1:]:>3} [/]" for name in [square.text("id") for square in squares]}
    shown |= dict.fromkeys(view.rosettes, f"[magenta] {ROSETTE}  [/]")
    standing: dict[str, str] = {}
    for side in view.sides:
        for bird in side.birds:
            pair = standing.get(bird.place, "")
            standing[bird.place] = pair + _piece(bird, side.side, language)
    for name in {*standing} & {*shown}:
        alone = standing[name].count("[/]") == 1
        shown[name] = f" {standing[name]} " if alone else standing[name]
    board = ["  " + line for line in drawn(squares, shown)]
    way_out = word(Message("game_of_ur/text-exit"), language)
    board[len(board) // 2] += f" → {way_out}"
    lines = [_tray(dark, language), "", *board, "", _tray(light, language)]
    return "\n".join([*lines, "", _throws(view, language)])


def _piece(bird: BirdView, side: str, language: str) -> str:
    """The two letters of a bird in the colours of its side."""
    letters = word(Message(f"game_of_ur/text-{bird.id}"), language)
    return f"[{STYLES[side]}]{letters}[/]"


def _tray(side: SideView, language: str) -> str:
    """One line a player: unlaunched birds with their numbers, birds home, counters."""
    waiting = [b for b in side.birds if b.place == "off"]
    off = [f"{_piece(b, side.side, language)} {b.launch_number}" for b in waiting]
    home = [_piece(b, side.side, language) for b in side.birds if b.place == "home"]
    name = word(seat_word("game_of_ur", SIDES.index(side.side)), language)
    told = Message(
        "game_of_ur/text-tray",
        counters=f"[yellow]{side.counters:>3}[/]",
        waiting="  ".join(off) or "-",
        home=f"{side.home}/{len(side.birds)}",
        birds=" ".join(home) or "-",
    )
    return f"  [bold]{name:<6}[/] {word(told, language)}"


def _throws(view: UrView, language: str) -> str:
    told = Message(
        "game_of_ur/text-throws",
        pool=f"[yellow]{view.pool}[/]",
        small=str(view.small or "-"),
        large="-" if view.large is None else words.reading(READINGS.index(view.large)),
        number=str(view.number or "-"),
        turn=view.turn,
    )
    return f"  {word(told, language)}"
