"""The map and the player boards as text for the terminal."""

from typing import Final

from edubba.core.catalogue import word
from edubba.core.words import Arg, Message
from edubba.games.clash_of_cultures.board_view import CityView, SpaceView
from edubba.games.clash_of_cultures.player_view import PlayerView
from edubba.games.clash_of_cultures.view import BattleView, ClashView, SideView

WILD: Final = "barbarians"
STYLES: Final = {
    "red": "bold white on red",
    "blue": "bold white on blue",
    "yellow": "bold black on yellow",
    "green": "bold black on green",
    WILD: "bold white on grey23",
}
TERRAIN: Final = {
    "fertile": "green",
    "forest": "dark_green",
    "mountain": "grey62",
    "barren": "yellow4",
    "sea": "blue",
}
FACE_DOWN: Final = "????"
MOODS: Final = {"happy": "+", "neutral": "=", "angry": "-"}
COLUMN: Final = 9
"""Characters from one column of hexes to the next."""
HEIGHT: Final = 2
"""Lines from one half of a hex to the next."""


def say(language: str, what: str, **args: Arg) -> str:
    """One of the sentences and signs of the drawing."""
    return word(Message(f"clash_of_cultures/draw-{what}", **args), language)


def names(language: str, messages: list[Message]) -> str:
    return ", ".join([word(message, language) for message in messages])


def who(colour: str) -> Message:
    """A player or the Barbarians by the colour of their pieces."""
    if colour == WILD:
        return Message("clash_of_cultures/barbarians")
    return Message(f"clash_of_cultures/colour-{colour}")


def badge(language: str, colour: str) -> str:
    return f"[{STYLES[colour]}] {word(who(colour), language)} [/]"


def draw(view: ClashView, language: str) -> str:
    """The map, then one block a player."""
    head = say(language, "round", round=view.round, turn=view.turn)
    if view.active is not None:
        left = say(language, "actions", actions=view.actions)
        head = f"{head}  {badge(language, view.active)} {left}"
    lines = [head, "", draw_map(view, language), ""]
    for player in view.players:
        lines += draw_player(view, player, language)
    if view.display:
        wonders = [view.glossary.wonders[id].name for id in view.display]
        lines.append(say(language, "wonders", names=names(language, wonders)))
    if view.battle is not None:
        lines.append(draw_battle(view, view.battle, language))
    return "\n".join(lines)


def draw_battle(view: ClashView, battle: BattleView, language: str) -> str:
    attacker, defender = battle.sides
    return say(
        language,
        "battle",
        cell=battle.cell,
        attacker=who(attacker.who),
        defender=who(defender.who),
        round=battle.round,
        first=card_of(view, attacker),
        second=card_of(view, defender),
    )


def card_of(view: ClashView, side: SideView) -> Message:
    """What lies before one side of a battle in this round."""
    if side.card is not None:
        return view.glossary.cards[side.card].name
    if side.face_down:
        return Message("clash_of_cultures/draw-face_down")
    return Message("clash_of_cultures/draw-no_card")


def draw_map(view: ClashView, language: str) -> str:
    """Columns of hexes, every second one half a hex lower; three lines a hex."""
    columns = sorted({space.id[0] for space in view.spaces})
    rows = 1 + max(int(space.id[1:]) for space in view.spaces)
    grid: list[list[str]] = [[" " * COLUMN for _ in columns] for _ in range(rows * HEIGHT * HEIGHT)]
    cities = {city.cell: city for city in view.cities}
    for space in view.spaces:
        column = columns.index(space.id[0])
        odd = (ord(space.id[0]) - ord("A")) % 2
        top = (int(space.id[1:]) - 1) * HEIGHT * HEIGHT + odd * HEIGHT
        for line, text in enumerate(draw_space(space, cities.get(space.id), language)):
            grid[top + line][column] = text
    return "\n".join(["".join(row).rstrip() for row in grid]).strip("\n")


def draw_space(space: SpaceView, city: CityView | None, language: str) -> list[str]:
    """Its name and terrain, its city, who stands there."""
    label = f"{space.id} "
    if space.terrain is None:
        return [padded(label, "dim", FACE_DOWN)]
    terrain = say(language, f"terrain-{space.terrain}")
    if space.exhausted:
        terrain = terrain.upper()
    first = padded(label, TERRAIN[space.terrain], terrain[: COLUMN - 1 - len(label)])
    return [first, draw_city(city, language), draw_units(space, language)]


def padded(plain: str, style: str, coloured: str) -> str:
    """A cell of fixed width; markup does not count."""
    return f"{plain}[{style}]{coloured}[/]" + " " * (COLUMN - len(plain) - len(coloured))


def draw_city(city: CityView | None, language: str) -> str:
    if city is None:
        return " " * COLUMN
    mark = say(language, "settlement") if city.mood is None else MOODS[city.mood]
    pieces = [say(language, f"building-{name}") for name in sorted(city.buildings)]
    pieces += [say(language, "wonder")] * len(city.wonders)
    return padded("", STYLES[city.owner], f"{mark}{city.size}{''.join(pieces)}"[: COLUMN - 1])


def draw_units(space: SpaceView, language: str) -> str:
    if space.units_of is None:
        return " " * COLUMN
    counts = {
        "settler": space.settlers,
        "army": space.armies,
        "ship": space.ships,
        "barbarian": space.barbarians,
    }
    parts = [f"{count}{say(language, f'unit-{unit}')}" for unit, count in counts.items() if count]
    return padded("", STYLES[space.units_of], "".join(parts)[: COLUMN - 1])


def draw_player(view: ClashView, player: PlayerView, language: str) -> list[str]:
    kinds = [
        f"{word(Message(f'clash_of_cultures/kind-{kind}'), language)} {count}"
        + (f"/{player.maximum[kind]}" if kind in player.maximum else "")
        for kind, count in player.goods.items()
    ]
    first = " *" if view.first == player.colour else ""
    points = say(language, "points", points=player.points)
    levels = say(language, "levels", culture=player.culture, happiness=player.happiness)
    hand = say(language, "hand", actions=player.hand_size, objectives=player.objectives_size)
    glossary = view.glossary
    known = [glossary.cards[id].name for id in player.hand]
    known += [glossary.objectives[id].name for id in player.objectives]
    advances = [glossary.advances[id].name for id in player.advances]
    goods = "  ".join(kinds)
    lines = [
        f"{badge(language, player.colour)}{first} [bold]{points}[/]   {goods}   {levels}",
        f"   {names(language, advances)}",
        f"   {hand}" + (f": {names(language, known)}" if known else ""),
    ]
    if player.scored:
        scored = [glossary.objectives[id].name for id in player.scored]
        lines.append(f"   {say(language, 'scored', names=names(language, scored))}")
    return lines
