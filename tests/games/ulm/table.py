"""Positions of Ulm set up from a few words, for tests that read like the scenario."""

from typing import Any, Self

from rich.text import Text

from edubba.core.bits import members
from edubba.core.catalogue import ENGLISH
from edubba.core.options import Value
from edubba.games.ulm import GAME
from edubba.games.ulm.player import Player
from edubba.games.ulm.space import CARDS, COLOURS, DESCENDANTS, QUARTERS, SLOTS
from edubba.games.ulm.state import UlmState
from edubba.games.ulm.view import UlmView
from edubba.testing import Position

PLACES = 4


def player(
    hand: str = "",
    known: str = "",
    face_up: str = "",
    drawn: str = "",
    tiles: str = "",
    coats: str = "",
    descendants: str = "",
    **numbers: int,
) -> dict[str, Any]:
    """A player from lists of words: `player(hand="nave_1 siege", tiles="gray gray", coins=3)`."""
    cards: dict[str, str] = {}
    for where, names in (("hand", hand), ("known", known), ("face_up", face_up), ("drawn", drawn)):
        for name in names.split():
            cards[name] = where
    return {
        **numbers,
        "cards": cards,
        "tiles": counted(tiles),
        "coats": coats.split(),
        "descendants": descendants.split(),
    }


def counted(words: str) -> dict[str, int]:
    names = words.split()
    return {name: names.count(name) for name in dict.fromkeys(names)}


class Table(Position[UlmState]):
    """A position of Ulm, and what lies on the table."""

    def play(self, *moves: str) -> Self:
        """Play moves; without a journal they must do the same."""
        silent = self.state.clone()
        super().play(*moves)
        for move in moves:
            silent.apply(self.action(move))
        assert silent.to_json() == self.json()
        return self

    def begin(self, until: str) -> Self:
        """Draw the first outcome of everything until this is asked."""
        while self.asked != until:
            self.state.apply(self.state.legal_actions()[0])
        return self

    def player(self, seat: int = 0) -> Player:
        return self.state.players[seat]

    def tiles(self, seat: int = 0) -> dict[str, int]:
        counts = self.player(seat).tiles
        return {name: counts[i] for i, name in enumerate(COLOURS) if counts[i]}

    def hand(self, seat: int = 0) -> list[str]:
        return [CARDS[card] for card in members(self.player(seat).hand)]

    def face_up(self, seat: int = 0) -> list[str]:
        return [CARDS[card] for card in members(self.player(seat).laid)]

    def discard(self) -> list[str]:
        return [CARDS[card] for card in members(self.state.discard)]

    def bag(self) -> int:
        return self.state.bag_count()

    def grid(self) -> list[str]:
        names = [COLOURS[self.state.grid[cell]] for cell in range(9)]
        return [" ".join(names[row : row + 3]) for row in (0, 3, 6)]

    def outer(self) -> dict[str, str]:
        outer = self.state.outer
        return {SLOTS[i]: COLOURS[outer[i]] for i in range(len(SLOTS)) if outer[i] >= 0}

    def docks(self) -> list[str | None]:
        return [COLOURS[dock] if dock >= 0 else None for dock in self.state.docks]

    def line(self) -> dict[str, int]:
        counts = self.state.line
        return {name: counts[i] for i, name in enumerate(COLOURS) if counts[i]}

    def seals_in(self, quarter: str, seat: int = 0) -> int:
        return self.state.seals_of(QUARTERS.index(quarter), seat)

    def edges(self) -> dict[str, int]:
        return {SLOTS[i]: owner for i, owner in enumerate(self.state.edges) if owner >= 0}

    def view(self, seat: int) -> UlmView:
        view = self.setup.game.view(self.setup, self.state, seat)
        assert isinstance(view, UlmView)
        return view

    def drawing(self, seat: int = 0, language: str = ENGLISH) -> str:
        """The view of a seat as text, without its colours."""
        return Text.from_markup(GAME.draw(self.view(seat), language)).plain


def position(
    seats: int = 2,
    options: dict[str, Value] | None = None,
    preset: str = "seed",
    players: list[dict[str, Any]] | None = None,
    grid: str = "",
    outer: str = "",
    docks: str = "",
    quarters: dict[str, list[int]] | None = None,
    line: str = "",
    turn: dict[str, Any] | None = None,
    at: str = "",
    actor: int | None = None,
    frame: dict[str, int] | None = None,
    **more: Any,
) -> Table:
    """A position. `grid` is three rows with slashes, `outer` is `e1=gray n0=white`, `docks` five
    colours or `-`. `at` is the decision or step on top; without it a turn begins."""
    setup = GAME.setup(seats, options, preset)
    people = [*(players or [])]
    data: dict[str, Any] = {**more, "players": people}
    if grid:
        data["grid"] = [[*row.split()] for row in grid.split("/")]
    if outer:
        data["outer"] = dict(part.split("=") for part in outer.split())
    if docks:
        data["docks"] = [None if name == "-" else name for name in docks.split()]
    sealed: dict[str, list[int]] = {name: [*counts] for name, counts in (quarters or {}).items()}
    _seat_descendants(data, sealed, people, seats)
    data["quarters"] = {name: [*counts] for name, counts in sealed.items()}
    data["turn"] = {**(turn or {}), "line": counted(line)}
    if at:
        seat = data.get("to_move", 0) if actor is None else actor
        data["decisions"] = [{"decision": at, "actor": seat, **(frame or {})}]
    state = setup.position(data)
    assert isinstance(state, UlmState)
    return Table(setup, state)


def _seat_descendants(
    data: dict[str, Any], quarters: dict[str, list[int]], people: list[dict[str, Any]], seats: int
) -> None:
    """Owned descendants have their owner's seal in the Oath House; others fill the places."""
    owned: list[str] = []
    seals = [0] * seats
    for seat, one in enumerate(people):
        owned += one["descendants"]
        seals[seat] = len(one["descendants"])
    quarters.setdefault("oath_house", seals)
    if "oath_house" not in data:
        others = [name for name in DESCENDANTS if name not in owned]
        data["oath_house"] = [*owned, *others][:PLACES]


def before_push(drawn: str, **kwargs: Any) -> Table:
    """The drawn tile lies there and is to be pushed."""
    return position(at="before_push", drawn_tile=drawn, **kwargs)


def after_push(line: str, **kwargs: Any) -> Table:
    """The tile was pushed; the line offers these actions."""
    return position(at="menu", line=line, **kwargs)


def opened(seats: int = 2, preset: str = "seed", **options: Value) -> Table:
    """A new game before anything was drawn."""
    setup = GAME.setup(seats, options, preset)
    state = setup.new()
    assert isinstance(state, UlmState)
    return Table(setup, state)


def played_setup(seats: int = 2, preset: str = "seed", **options: Value) -> Table:
    """A new game with every outcome of the setup drawn, always the first one."""
    table = opened(seats, preset, **options)
    while table.state.round == 0:
        table.state.apply(table.state.legal_actions()[0])
    return table
