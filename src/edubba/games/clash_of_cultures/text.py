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
COLUMN: Final = 6
"""Characters from one column of hexes to the next, where there is room."""
HEIGHT: Final = 2
"""Lines of a hex, of which neighbours share none."""


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


def initial(language: str, colour: str) -> str:
    """The letter that stands before the pieces of an owner."""
    if colour == WILD:
        return say(language, "wild")
    return word(who(colour), language)[0]


def draw(view: ClashView, language: str, width: int) -> str:
    """The map, then one block a player."""
    head = say(language, "round", round=view.round, turn=view.turn)
    if view.active is not None:
        left = say(language, "actions", actions=view.actions)
        head = f"{head}  {badge(language, view.active)} {left}"
    lines = [head, "", draw_map(view, language, width), ""]
    for player in view.players:
        lines += [*draw_player(view, player, language), ""]
    if view.display:
        wonders = [view.glossary.wonders[id].name for id in view.display]
        lines.append(say(language, "wonders", names=names(language, wonders)))
    if view.battle is not None:
        lines.append(draw_battle(view, view.battle, language))
    return "\n".join([*lines, *([""] if lines[-1] else []), f"[dim]{say(language, 'legend')}[/]"])


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


def draw_map(view: ClashView, language: str, width: int) -> str:
    """Columns of hexes, every second one half a hex lower, so that a hex has room for its words in
    two columns."""
    columns = sorted({space.id[0] for space in view.spaces})
    column = min(COLUMN, (width - 1) // len(columns))
    rows = 1 + max(int(space.id[1:]) for space in view.spaces)
    lines = [" "] * (rows * HEIGHT * HEIGHT)
    used = [0] * len(lines)
    cities = {city.cell: city for city in view.cities}
    for space in sorted(view.spaces, key=lambda space: space.id[0]):
        odd = (ord(space.id[0]) - ord("A")) % 2
        top = (int(space.id[1:]) - 1) * HEIGHT * HEIGHT + odd * HEIGHT
        here = draw_space(space, cities.get(space.id), language)
        for line, (text, style) in enumerate(here, top):
            gap = columns.index(space.id[0]) * column - used[line]
            shown = text if len(text) < 2 * column else f"{text[: 2 * column - 2]}…"
            lines[line] += " " * gap + (f"[{style}]{shown}[/]" if style else shown)
            used[line] += gap + len(shown)
    drawn = [line for line in lines if line.strip()]
    return "\n".join(drawn)


def draw_space(space: SpaceView, city: CityView | None, language: str) -> list[tuple[str, str]]:
    """Its name and terrain, its city and who stands there; each with its style."""
    if space.terrain is None:
        return [(f"{space.id} {FACE_DOWN}", "dim")]
    terrain = say(language, f"terrain-{space.terrain}")
    name = f"{space.id} {terrain.upper() if space.exhausted else terrain}"
    owner = space.units_of if city is None else city.owner
    if owner is None:
        return [(name, TERRAIN[space.terrain])]
    pieces = [draw_city(city, language), draw_units(space, language)]
    told = " ".join(piece for piece in pieces if piece)
    return [(name, TERRAIN[space.terrain]), (f"{initial(language, owner)}{told}", STYLES[owner])]


def draw_city(city: CityView | None, language: str) -> str:
    if city is None:
        return ""
    mark = say(language, "settlement") if city.mood is None else MOODS[city.mood]
    pieces = [say(language, f"building-{name}") for name in sorted(city.buildings)]
    pieces += [say(language, "wonder")] * len(city.wonders)
    return f"{mark}{city.size}{''.join(pieces)}"


def draw_units(space: SpaceView, language: str) -> str:
    counts = {
        "settler": space.settlers,
        "army": space.armies,
        "ship": space.ships,
        "barbarian": space.barbarians,
    }
    parts = [f"{count}{say(language, f'unit-{unit}')}" for unit, count in counts.items() if count]
    return "".join(parts)


def draw_player(view: ClashView, player: PlayerView, language: str) -> list[str]:
    kinds = {
        kind: f"{word(Message(f'clash_of_cultures/kind-{kind}'), language)} {count}"
        for kind, count in player.goods.items()
    }
    goods = [f"{kinds[kind]}/{most}" for kind, most in player.maximum.items()]
    tokens = [told for kind, told in kinds.items() if kind not in player.maximum]
    first = " *" if view.first == player.colour else ""
    points = say(language, "points", points=player.points)
    levels = [say(language, "levels", culture=player.culture, happiness=player.happiness)]
    hand = say(language, "hand", actions=player.hand_size, objectives=player.objectives_size)
    glossary = view.glossary
    known = [glossary.cards[id].name for id in player.hand]
    known += [glossary.objectives[id].name for id in player.objectives]
    advances = [glossary.advances[id].name for id in player.advances]
    lines = [
        f"{badge(language, player.colour)}{first} [bold]{points}[/], {', '.join(levels + tokens)}",
        f"   {', '.join(goods)}",
        f"   {names(language, advances)}",
        f"   {hand}" + (f": {names(language, known)}" if known else ""),
    ]
    if player.scored:
        scored = [glossary.objectives[id].name for id in player.scored]
        lines.append(f"   {say(language, 'scored', names=names(language, scored))}")
    return lines
