"""Every question of the game with all its answers, and why other answers to it are refused.

`prompts.txt` holds them for one position of each decision; `python -m tests.games.ulm.test_prompts`
writes it anew.
"""

import re
from collections.abc import Callable
from pathlib import Path

from tests.games.ulm.table import Table, after_push, before_push, player, position

from edubba.games.ulm.decisions import RULES
from edubba.games.ulm.obstacles import OBSTACLES
from edubba.games.ulm.space import CARDS, SPACE

FILE = Path(__file__).with_name("prompts.txt")
GOLD = "coat_gold_town_hall coat_gold_tillage coat_gold_goose_tower"
SPOTS = ["n0", "n1", "n2", "e0", "e1", "e2", "s0", "s1", "s2", "w0", "w1"]


def _turn_start() -> Table:
    me = player(hand="nave_1 siege patrician", tiles="brown gray", descendants="merchant")
    return position(players=[me], docks="gray gray white orange brown")


def _before_push() -> Table:
    me = player(hand="nave_1 siege", tiles="brown white gray", descendants="merchant scholar")
    return before_push(
        "gray", players=[me], outer="e1=brown n0=white", docks="brown - white orange gray"
    )


def _before_push_late() -> Table:
    me = player(hand="nave_1", tiles="brown gray", descendants="merchant scholar")
    used = {"exchange": False, "scholar": False, "merchant": False, "plays_left": 0}
    return before_push("gray", players=[me], turn=used)


def _before_push_poor() -> Table:
    return before_push("brown", players=[player(sparrows=0)], docks="brown turquoise - - gray")


def _menu() -> Table:
    me = player(hand="siege ulm_sparrow", tiles="white orange", descendants="merchant", sparrows=0)
    return after_push("gray turquoise brown", players=[me], docks="white orange - - -")


def _menu_bare() -> Table:
    me = player(coins=0, known="nave_1", barge=21)
    return after_push("white turquoise orange", players=[me])


def _menu_blocked() -> Table:
    full = {"leaning_house": [3, 3], "tillage": [2, 2]}
    return after_push("gray brown orange", players=[player(tiles="brown")], quarters=full)


def _sealed(barge: int, quarter: str, **kwargs: object) -> Table:
    me = player(barge=barge, tiles="brown gray", hand="nave_1")
    table = after_push("orange gray", players=[me], **kwargs)
    return table.play("use_action orange", f"seal_quarter {quarter}")


def _coat_choice() -> Table:
    return position(
        players=[player(coats=GOLD)],
        coats_drawn=["coat_gold_garden", "coat_silver_albeck"],
        at="coat_choice",
    )


def _menu_sealed() -> Table:
    """All seals are placed, and the one play of the turn is used."""
    placed = {"garden": [6, 0], "town_hall": [4, 0], "shipyard": [2, 0]}
    me = player(hand="nave_1", coins=2, tiles="gray")
    return after_push(
        "gray brown orange",
        players=[me],
        quarters=placed,
        turn={"plays_left": 0},
        options={"card_plays": "one_a_turn"},
    )


def _menu_bought_out() -> Table:
    """All cards lie before the other player."""
    people = [player(tiles="gray white"), player(face_up=" ".join(CARDS))]
    return after_push("brown gray", players=people)


POSITIONS: dict[str, Callable[[], Table]] = {
    "turn_start": _turn_start,
    "before_push": _before_push,
    "before_push, all used": _before_push_late,
    "before_push, no sparrow": _before_push_poor,
    "action_menu": _menu,
    "action_menu, nothing works": _menu_bare,
    "action_menu, all full": _menu_blocked,
    "action_menu, no seal and no play left": _menu_sealed,
    "action_menu, no card left": _menu_bought_out,
    "levy_choice": lambda: position(
        players=[player(tiles="brown gray white")], round=2, at="levy_choice"
    ),
    "levy_return": lambda: position(
        players=[player(tiles="brown gray white")], round=2, at="levy_return", frame={"left": 2}
    ),
    "clear_view": lambda: position(
        players=[player(tiles="turquoise " * 23)], tower="tower_clear_view"
    ),
    "builder_choice": lambda: position(players=[player(descendants="builder")]).play(
        "tile gray", "tile brown"
    ),
    "empty_bag": lambda: position(
        players=[
            player(tiles="brown " * 27 + "turquoise " * 24),
            player(tiles="white " * 23 + "orange " * 24 + "gray " * 23),
        ],
        docks="white - - - gray",
    ),
    "empty_bag, own tile": lambda: position(
        players=[
            player(tiles="brown " * 27 + "turquoise " * 24),
            player(tiles="white " * 24 + "orange " * 24 + "gray " * 24),
        ],
        docks="- - - - -",
    ),
    "clear_away": lambda: after_push("white", outer="n0=gray w0=gray").play("use_action white"),
    "abbot_tile": lambda: after_push(
        "white", outer="n0=gray", players=[player(descendants="abbot")], docks="gray - - - white"
    ).play("use_action white"),
    "card_action": lambda: after_push(
        "brown", players=[player(hand="nave_1", tiles="gray white")]
    ).play("use_action brown"),
    "card_action, no hand": lambda: position(
        players=[player(tiles="gray white")], at="card_action", frame={"optional": 1}
    ),
    "card_action, optional": lambda: _sealed(13, "shipyard").play("take_dock 0", "tile gray"),
    "buy_card": lambda: after_push(
        "brown", players=[player(tiles="brown gray gray white", coins=0)]
    ).play("use_action brown"),
    "buy_card, guild rates": lambda: after_push(
        "brown", players=[player(tiles="brown gray gray")], tower="tower_guild_rates"
    ).play("use_action brown"),
    "buy_card, book fair": lambda: after_push(
        "brown", players=[player(tiles="brown gray")], tower="tower_book_fair"
    ).play("use_action brown"),
    "buy_card, book fair without a coin": lambda: position(
        players=[player(tiles="brown gray", coins=0)], tower="tower_book_fair", at="buy_card"
    ),
    "buy_card, guild rates only": lambda: after_push(
        "brown",
        players=[player(tiles="brown gray")],
        tower="tower_guild_rates",
        options={"tower_cost_mode": "must"},
    ).play("use_action brown"),
    "play_card": lambda: after_push(
        "brown", players=[player(hand="nave_1 siege ulm_sparrow", tiles="white")]
    ).play("use_action brown"),
    "move_barge": lambda: after_push(
        "turquoise", players=[player(descendants="barge_driver", barge=2), player(barge=3)]
    ).play("use_action turquoise"),
    "move_barge, may stay": lambda: _sealed(3, "tillage").play("take_dock 0", "tile gray"),
    "seal_action": lambda: after_push(
        "orange",
        players=[player(barge=5)],
        tower="tower_long_reach",
        quarters={"tillage": [0, 4], "leaning_house": [3, 3]},
    ).play("use_action orange"),
    "seal_action, edges full": lambda: after_push(
        "orange",
        players=[player(barge=5)],
        tower="tower_long_reach",
        options={"coat_edge_seal": "same_seal"},
        quarters={"tillage": [2, 2]},
        edges={spot: i % 2 for i, spot in enumerate([*SPOTS, "w2"])},
    ).play("use_action orange"),
    "coat_choice": _coat_choice,
    "edge_choice": lambda: position(edges={"n0": 0, "w2": 1}, at="edge_choice"),
    "descendant_choice": lambda: _sealed(
        6, "oath_house", oath_house=["abbot", "barge_driver", "builder", "merchant"]
    ),
    "town_hall_choice": lambda: _sealed(9, "town_hall").play("card siege"),
    "town_hall_choice, bank empty": lambda: position(
        players=[player(coins=13), player(coins=13)],
        options={"limited_supply": True},
        at="town_hall_choice",
        frame={"amount": 1},
    ),
    "town_hall_choice, docks empty": lambda: position(
        docks="- - - - -", at="town_hall_choice", frame={"amount": 1}
    ),
    "goose_tower_choice": lambda: _sealed(17, "goose_tower", discard=["siege", "ulm_sparrow"]),
    "goose_tower_choice, nothing discarded": lambda: position(
        at="goose_tower_choice", frame={"cards": 3}
    ),
    "discard_choice": lambda: position(discard=["fustian_1", "ulm_sparrow"], at="discard_choice"),
    "keep_card": lambda: position(players=[player(drawn="fustian_1 ulm_sparrow")], at="keep_card"),
    "sparrow_trade": lambda: position(at="sparrow_trade", frame={"most": 2}),
    "dock_choice": lambda: position(docks="- gray - white -", at="dock_choice"),
    "merchant_swap": lambda: position(
        players=[player(tiles="gray", descendants="merchant")],
        docks="gray - brown - white",
        at="merchant_swap",
        frame={"given": 4},
    ),
}


def told(table: Table) -> list[str]:
    """The question, the answers with labels and paths, and the reasons against other ones; what
    answers another question, core refuses."""
    targets = table.targets()
    lines = [f"? {table.question}"]
    for move, label in table.labels().items():
        lines.append(f"  {move}: {label} [{' '.join(targets[move])}]")
    reasons: dict[str, list[str]] = {}
    for action in range(SPACE.size):
        reason = table.state.refusal(action)
        if reason is not None and reason.code not in ("other_question", "only_chance"):
            move = str(SPACE.decode(action))
            reasons.setdefault(f"{reason.code}, {reason.rule}", []).append(move)
    for against, moves in reasons.items():
        lines.append(f"  - {against}: {shortened(moves)}")
    return lines


def shortened(moves: list[str]) -> str:
    """Moves by verb; a verb with all its arguments stands alone."""
    by_verb: dict[str, list[str]] = {}
    for move in moves:
        verb, _, arg = move.partition(" ")
        by_verb.setdefault(verb, []).append(arg)
    whole = {family.verb: family.size for family in SPACE.families}
    parts = []
    for verb, args in by_verb.items():
        parts.append(verb if len(args) == whole[verb] else f"{verb} ({' '.join(args)})")
    return ", ".join(parts)


def written() -> str:
    lines: list[str] = []
    for name, build in POSITIONS.items():
        table = build()
        assert table.asked == name.partition(",")[0]
        lines += [f"== {name}", *told(table), ""]
    return "\n".join(lines)


def test_every_question_and_every_refusal() -> None:
    assert written() == FILE.read_text("utf-8")


def test_every_obstacle_is_met() -> None:
    met = set(re.findall(r"(?m)^  - (\w+), ([\w.-]+):", FILE.read_text("utf-8")))
    lacking = {(name, rule) for name, rule in OBSTACLES.values() if rule} - met
    assert lacking == set()


def test_no_question_is_missing() -> None:
    chance = {name for name in RULES.names() if name.startswith(("draw_", "lay_", "refill_"))}
    chance |= {"turn_up_tower", "turn_draw"}
    decisions = {RULES.decisions[code].name for code in range(RULES.steps)}
    assert {name.partition(",")[0] for name in POSITIONS} == decisions - chance


if __name__ == "__main__":
    FILE.write_text(written(), "utf-8")
