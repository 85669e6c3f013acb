"""A game of UR set up from a few words, for tests that read like the scenario."""

import re
from typing import Any, Self, cast

from edubba.core import CHANCE, OVER, Actions, Rng, word
from edubba.core.bits import members
from edubba.core.catalogue import ENGLISH
from edubba.games.ur_ziggurat import GAME
from edubba.games.ur_ziggurat.space import PLAYERS, TYPES
from edubba.games.ur_ziggurat.state import ENDINGS, ZigguratState, action_part
from edubba.games.ur_ziggurat.terms import DOWN, UP
from edubba.games.ur_ziggurat.text import draw
from edubba.games.ur_ziggurat.view import ZigguratView, view_of
from edubba.testing import Position

TYPE_OF = {"A": "agriculture", "C": "culture", "M": "commerce", "P": "politics", "W": "war"}
LETTER_OF = {name: letter for letter, name in TYPE_OF.items()}


class Table(Position[ZigguratState]):
    """A position of UR. Players are p1 to p5; a cell is played by its name alone."""

    def action(self, move: str) -> int:
        return super().action(f"cell {move}" if move in self.board.names else move)

    def legal(self, verb: str = "") -> list[str]:
        return [move.removeprefix("cell ") for move in super().legal(verb)]

    def pass_turn(self) -> Self:
        """The quickest turn there is: an entry or a claim, and any exchange."""
        seat = self.state.to_move
        while self.state.actor != OVER and self.state.to_move == seat:
            claim = ["option claim"] if self.asked == "choose_option" else self.legal()
            self.play(claim[0])
            if self.asked == "exchange_target":
                return self.exchange()
        return self

    def exchange(self) -> Self:
        """Any exchange."""
        return self.play(self.legal()[0], "up front")

    @property
    def board(self) -> Any:
        return self.state.terms.board

    @property
    def actor(self) -> str:
        """Who decides: p1 to p5, chance or over."""
        return {CHANCE: "chance", OVER: "over"}.get(self.state.actor) or PLAYERS[self.state.actor]

    @property
    def to_move(self) -> str:
        return PLAYERS[self.state.to_move]

    @property
    def ending(self) -> str:
        return ENDINGS[self.state.ending]

    def options(self) -> list[int]:
        """The numbers of the options on offer, 1 to 5."""
        return [self.action(f"option {option}") + 1 for option in self.legal("option")]

    def why_words(self, move: str) -> str:
        """The reason in words, with its rule."""
        reason = self.refusal(move)
        return f"{word(reason.words)} ({reason.rule})"

    def cell(self, name: str) -> int:
        return int(self.board.names.index(name))

    def on(self, *names: str) -> tuple[str | int, ...]:
        """What stands on each of these cells: 0 if nothing, p1's cubes as a number, others as
        `p2 3`, a ziggurat as `p1 Z`."""
        return tuple(self._on(self.cell(name)) for name in names)

    def _on(self, cell: int) -> str | int:
        owner, cubes = self.state.owner(cell), self.state.cubes[cell]
        if owner < 0:
            assert cubes == 0
            return 0
        if (self.state.built() >> cell) & 1:
            return f"{PLAYERS[owner]} Z"
        return cubes if owner == 0 else f"{PLAYERS[owner]} {cubes}"

    def supply(self, player: str = "p1") -> int:
        return self.state.supply[PLAYERS.index(player)]

    def tile(self, name: str) -> str:
        """The tile of a cell as `A/W`, upper side first."""
        return letters(self.state.tiles[self.cell(name)])

    def hand(self, player: str = "p1") -> str:
        return letters(self.state.hand(PLAYERS.index(player)))

    def neighbours(self, name: str) -> list[str]:
        return [self.board.names[cell] for cell in members(self.board.near[self.cell(name)])]

    def equal_neighbours(self) -> list[tuple[str, str]]:
        """Cells side by side that show the same type."""
        names = self.board.names
        pairs = [(one, other) for one in names for other in self.neighbours(one)]
        return [(one, other) for one, other in pairs if self.tile(one)[0] == self.tile(other)[0]]

    def view(self) -> ZigguratView:
        return view_of(self.state)

    def drawing(self, width: int = 100) -> list[str]:
        """The board as text without its colours."""
        text = re.sub(r"\[[^\]]*\]", "", draw(self.view(), ENGLISH, width))
        return [line.rstrip() for line in text.splitlines()]

    def json(self) -> Any:
        return super().json()


def letters(lie: int) -> str:
    return f"{LETTER_OF[TYPES[UP[lie]]]}/{LETTER_OF[TYPES[DOWN[lie]]]}"


def tile(text: str) -> dict[str, Any]:
    """`A/W`: Agriculture up, War below."""
    up, down = text.split("/")
    return {"up": TYPE_OF[up], "down": TYPE_OF[down]}


def table(
    *cells: str,
    players: int = 4,
    hands: str = "",
    to_move: str = "p1",
    first: str = "p1",
    round: int = 1,
    action: str = "",
    ending: str = "",
    aside: str = "",
    preset: str = "seed",
    **options: Any,
) -> Table:
    """A position from cells such as `b2 A/W p1 3`, `c2 C/M` (unoccupied) or `d3 W/P p2 Z`.

    `hands` are the hand tiles by seat; all other tiles lie anywhere. With `action` the player to
    move is just about to carry it out, and only the exchange is left after it; with `ending` the
    game is over.
    """
    position: dict[str, Any] = {"cells": {}, "round": round}
    for text in cells:
        name, sides, *stands = text.split()
        position["cells"][name] = tile(sides)
        if stands:
            owner, count = stands
            standing: dict[str, Any] = {"owner": PLAYERS.index(owner)}
            standing |= {"ziggurat": True} if count == "Z" else {"cubes": int(count)}
            position["cells"][name] |= standing
    position["hands"] = [tile(text) for text in hands.split()]
    position["aside"] = [tile(text) for text in aside.split()]
    position["first"] = PLAYERS.index(first)
    position["to_move"] = seat = PLAYERS.index(to_move)
    if ending:
        position["ending"] = ending
    if action:
        part = int(action_part(TYPES.index(action)))
        position["decisions"] = [{"decision": "proceed", "actor": seat, "next": part, "then": 0}]
    setup = GAME.setup(players, options, preset)
    return Table(setup, cast(ZigguratState, setup.position(position)))


FOUR_BUILT = ("a6 A/C p2 Z", "b6 A/C p2 Z", "c6 A/C p3 Z", "d6 A/C p4 Z")
"""All ziggurats but the last."""
KINDS = ["A/C", "A/M", "A/P", "A/W", "C/M", "C/P", "C/W", "M/P", "M/W", "P/W"]


def full_board(*free: str, hands: str = "P/W", **given: str) -> list[str]:
    """Cells that fill the 6x6 board but for the free ones: one cube of p3 or p4 on each. `given`
    are cells of the test's own, `hands` are tiles that must not be used up."""
    used = dict.fromkeys(KINDS, 0)
    for text in [*hands.split(), *given.values()]:
        used["/".join(sorted(text.split()[0].split("/")))] += 1
    found: list[str] = []
    owners = ["p3", "p4"]
    for name in [f"{column}{row}" for row in "123456" for column in "abcdef"]:
        if name in given:
            found.append(f"{name} {given[name]}")
        elif name not in free:
            kind = min(KINDS, key=lambda each: used[each])
            used[kind] += 1
            owners.reverse()
            found.append(f"{name} {kind} {owners[0]} 1")
    return found


def new_game(players: int = 4, preset: str = "seed", **options: Any) -> Table:
    """A game before anything is drawn."""
    setup = GAME.setup(players, options, preset)
    return Table(setup, cast(ZigguratState, setup.new()))


def dealt(players: int = 4, seed: int = 1, preset: str = "seed", **options: Any) -> Table:
    """A game after its set-up, by chance."""
    game = new_game(players, preset, **options)
    rng, actions = Rng(seed), Actions()
    while game.state.actor == CHANCE:
        game.state.legal_into(actions)
        game.state.apply(actions.draw(rng))
    return game
