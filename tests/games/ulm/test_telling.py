"""Words that follow the options, a log of what somebody at the table would have seen, and a drawing
in the language that is asked for."""

import re
from typing import Any

import pytest
from tests.games.ulm.table import Table, after_push, before_push, player, position

from edubba.core.catalogue import add_catalogue, catalogue_text, word
from edubba.core.options import Value

CARDS = "nave_1 choir_1"


def choosing(**options: Value) -> Table:
    return position(
        options=options,
        coats_drawn=["coat_gold_reichenauer_hof", "coat_silver_albeck"],
        at="coat_choice",
    )


@pytest.mark.rule("UL-6.8", "UL-13.6", "UL-13.10")
@pytest.mark.parametrize(
    ("options", "worth"),
    [
        ({}, "1 VP, and 2 VP to its owner for each Seal action there"),
        (
            {"crest_income": "sealing_opponent"},
            "1 VP, and 2 VP to each opponent for a Seal action there",
        ),
        (
            {"crest_income": "sealing_player", "coat_scoring": "at_end"},
            "1 VP at the end, and 2 VP to whoever does a Seal action there",
        ),
    ],
)
def test_a_gold_coat_says_what_it_pays(options: dict[str, Value], worth: str) -> None:
    table = choosing(**options)
    said_of = table.labels()
    assert said_of["choose_coat gold_reichenauer_hof"].endswith(f"Reichenauer Hof: {worth}")
    assert "Seal action" not in said_of["choose_coat silver_albeck"]
    assert worth in table.drawing()
    table.play("choose_coat gold_reichenauer_hof")
    pays = worth.partition("and ")[2]
    assert f"Red places a family crest in the Reichenauer Hof: {pays}." in table.log()
    mine = table.drawing(1)
    assert f"♦R Reichenauer Hof: {pays}" in mine
    assert f"gold coat of arms of the Reichenauer Hof: {worth}" in mine
    view = table.view(1)
    assert [word(coat.worth) for coat in view.players[0].coats] == [worth]
    assert [word(q.pays) for q in view.quarters if q.pays is not None] == [pays]


@pytest.mark.rule("UL-11.5", "UL-13.3")
def test_figures_of_trade_sets() -> None:
    me = player(hand="fustian_1")
    label = position(players=[me]).labels()["play_face_up fustian_1"]
    assert label.endswith("3 VP, 6 VP more for three of a kind, 3 VP more for three different ones")
    low = position(players=[me], options={"trade_set_scoring": "12_9"})
    assert low.labels()["play_face_up fustian_1"].endswith("3 VP, 3 VP more for three of a kind")
    assert word(low.view(0).players[0].hand[0].end) == "3 VP, 3 VP more for three of a kind"


@pytest.mark.parametrize(
    ("tile", "options", "usual", "now"),
    [
        ("guild_rates", {"tower_cost_mode": "must"}, "may be bought", "must be bought for 1 tile"),
        ("book_fair", {"tower_cost_mode": "must"}, "may be bought", "must be bought for 1 coin"),
        ("open_gates", {"open_gates": "extra_action"}, "first Seal action", "one Seal action more"),
        ("imperial_tax", {"tax_shortfall": "lose_5_vp"}, "2 coins now", "fewer loses 5 VP"),
        ("council_assembly", {"card_plays": "one_a_turn"}, "two free card plays", "two cards may"),
    ],
)
@pytest.mark.rule("UL-13.8", "UL-13.9", "UL-13.13", "UL-13.14")
def test_decrees_follow_the_options(
    tile: str, options: dict[str, Value], usual: str, now: str
) -> None:
    for chosen, decree in (({}, usual), (options, now)):
        table = position(options=chosen, round=2, at="turn_up_tower", actor=-1)
        table.play(f"tower {tile}")
        assert any(decree in line for line in table.log()), table.log()
        view = table.view(0)
        assert view.tower is not None
        assert decree in word(view.tower.decree)


@pytest.mark.rule("UL-10.6")
def test_the_next_tower_tile_with_its_effect() -> None:
    table = position(options={"tower_mode": "advanced"}, next_tower="tower_full_mint")
    assert "next: Full Mint (every Money action gives 1 coin more)" in table.drawing()


@pytest.mark.rule("UL-13.5")
def test_the_seal_on_the_edge() -> None:
    assert position(at="edge_choice").question == "Red puts another seal on the edge of the grid."
    same: dict[str, Value] = {"coat_edge_seal": "same_seal"}
    assert position(at="edge_choice", options=same).question == (
        "Red puts the seal on the edge of the grid."
    )
    table = after_push("orange gray", options=same).play("use_action orange")
    assert table.labels()["seal_quarter leaning_house"] == (
        "Leaning House: a coat of arms, and the seal itself goes to the edge of the grid"
    )


# The log


def test_the_log_tells_the_turn() -> None:
    grid = "brown turquoise white / turquoise white orange / orange gray gray"
    table = before_push("orange", grid=grid).play("push n0", "end_turn")
    said = table.log()
    assert said[0] == "Red pushes orange from the north into column 1; orange is pushed out."
    assert said[-1] == "Blue’s turn."


def after(table: Table, *moves: str) -> list[str]:
    return table.play(*moves).log()


def test_the_log_tells_what_was_paid() -> None:
    paid = after(before_push("gray"), "exchange_dock 0")
    assert paid == ["Red pays 1 sparrow and exchanges gray for brown at the docks."]
    free = after(before_push("gray", tower="tower_sparrow_flight"), "exchange_dock 0")
    assert free == ["Sparrow Flight: Red exchanges gray for brown at the docks."]
    seal = after_push("orange gray", players=[player(barge=13)])
    told = after(seal, "use_action orange", "seal_quarter reichenauer_hof")
    assert told[1:3] == [
        "Red pays 2 coins.",
        "Red seals the Reichenauer Hof: 1 VP for each quarter with a seal of yours.",
    ]
    gates = after_push("orange gray", players=[player(barge=13)], tower="tower_open_gates")
    told = after(gates, "use_action orange", "seal_quarter reichenauer_hof")
    assert told[1] == "Open Gates: Red has a free Seal action."
    more = after_push(
        "orange gray",
        players=[player(barge=13)],
        tower="tower_open_gates",
        options={"open_gates": "extra_action"},
    )
    assert more.labels()["use_action orange"] == "Seal, free by the Open Gates"
    assert after(more, "use_action orange") == ["Open Gates: Red has a free Seal action."]


def test_the_log_tells_who_could_not_pay() -> None:
    people = [player(coins=0), player(coins=1, tiles="gray")]
    tax = position(players=people, round=2, at="turn_up_tower", actor=-1)
    told = after(tax, "tower imperial_tax")
    assert told[1:3] == ["Imperial Tax: Red pays nothing.", "Blue pays 1 coin."]
    levy = position(players=people, round=2, at="turn_up_tower", actor=-1)
    told = after(levy, "tower stone_levy")
    assert told[1:3] == ["Stone Levy: Red pays nothing.", "Red loses 5 VP."]


HELP: list[tuple[str, dict[str, Any], list[str]]] = [
    ("mint_master", {"line": "gray"}, ["use_action gray"]),
    ("abbot", {"line": "white", "outer": "n0=gray"}, ["use_action white", "take_dock 0"]),
    ("councilman", {"line": "brown", "tiles": "gray white"}, ["use_action brown"]),
    ("barge_driver", {"line": "turquoise"}, ["use_action turquoise", "move_steps 2"]),
]


@pytest.mark.parametrize(("descendant", "given", "moves"), HELP)
def test_the_log_tells_which_descendant_helped(
    descendant: str, given: dict[str, Any], moves: list[str]
) -> None:
    table = given | {}
    me = player(descendants=descendant, tiles=table.pop("tiles", ""))
    name = descendant.replace("_", " ").title()
    assert f"The {name} helps Red." in after(after_push(players=[me], **table), *moves)
    plain = player(tiles=given.get("tiles", ""))
    if descendant not in ("abbot", "barge_driver"):
        assert not any(
            "helps" in line for line in after(after_push(players=[plain], **table), *moves)
        )


def test_the_log_tells_of_the_river() -> None:
    sailing = after_push("turquoise gray", players=[player(barge=17)])
    told = after(sailing, "use_action turquoise")
    assert told[1:4] == [
        "Red sails from 17 to 18.",
        "Space 18 brings Red a coin.",
        "Red takes 1 coin.",
    ]
    empty = after_push("turquoise gray", players=[player(barge=19)], docks="- - - - -")
    told = after(empty, "use_action turquoise")
    assert told[2:4] == [
        "Space 20 brings Red a dock tile.",
        "There is no dock tile for Red to take.",
    ]


def test_the_log_tells_what_found_nothing() -> None:
    wall = position(players=[player(hand="city_wall", tiles="white")])
    told = after(wall, "play_immediate city_wall")
    assert "There is no pushed-out tile for Red to take." in told
    joust = position(players=[player(hand="fisherman_jousting", tiles="turquoise", barge=0)])
    told = after(joust, "play_immediate fisherman_jousting", "move_steps 0")
    assert "No barge is behind Red’s." in told
    last = player(hand="works_of_art_3", tiles="white", barge=21)
    told = after(position(players=[last]), "play_immediate works_of_art_3")
    assert "There is no free space ahead of Red’s barge." in told
    yard = after_push("orange gray", players=[player(barge=13)], docks="- - - - -")
    told = after(yard, "use_action orange", "seal_quarter shipyard")
    assert told[-2:] == [
        "There is no dock tile for Red to take.",
        "Red can neither buy nor play a card.",
    ]
    coats = "coat_gold_town_hall coat_gold_tillage coat_gold_goose_tower"
    house = after_push("orange gray", players=[player(barge=0, coats=coats)])
    told = after(
        house,
        "use_action orange",
        "seal_quarter leaning_house",
        "coat gold_garden",
        "coat gold_shipyard",
    )
    assert "Red may keep none of the coats of arms." in told


# The drawing


def test_the_drawing_shows_grid_and_river() -> None:
    grid = "brown turquoise white / turquoise white orange / orange gray gray"
    me = player(hand="siege", face_up="patrician", barge=3, coats="coat_gold_garden", tiles="gray")
    table = before_push(
        "orange",
        grid=grid,
        players=[me],
        edges={"w1": 1},
        outer="n2=white",
        round=4,
        tower="tower_full_mint",
        quarters={"tillage": [1, 2]},
    )
    plain = table.drawing()
    assert "Round 4 of 10   tower: Full Mint" in plain
    rows = [line.split("│")[1:4] for line in plain.splitlines() if line.count("│") == 4]
    assert [[cell.strip() for cell in row] for row in rows[:3]] == [
        ["Br", "Tu", "Wh"],
        ["Tu", "Wh", "Or"],
        ["Or", "Gr", "Gr"],
    ]
    assert "w ·· B │" in plain
    assert "··   ··   Wh   n" in plain
    river = [line for line in plain.splitlines() if " R" in line and "~" in line]
    assert river[0].split().index("R") == 3
    assert "RBB·" in plain
    assert "hand: Siege" in plain
    assert "♦R" in plain
    hidden = table.drawing(1)
    assert "Siege" not in hidden
    assert "hidden card" in hidden
    assert max(map(len, plain.splitlines()[:-1])) <= 100


def in_capitals(line: str) -> str:
    """A line of the catalogue with its sentence in capitals, but for what stands in braces."""
    found = re.fullmatch(r"([a-z0-9_-]+ = )(.*)", line)
    if found is None:
        return line
    parts = re.split(r"(\{[^}]*\})", found[2])
    return found[1] + "".join(p if p.startswith("{") else p.upper() for p in parts)


def test_the_drawing_speaks_the_language_asked_for() -> None:
    text = "\n".join(in_capitals(line) for line in catalogue_text("ulm").splitlines())
    add_catalogue("ulm", text, "loud")
    table = before_push(
        "orange",
        players=[
            player(hand="siege", face_up="patrician", coats="coat_gold_garden", tiles="gray"),
            player(hand="nave_1", descendants="abbot"),
        ],
        outer="n2=white",
        round=4,
        tower="tower_full_mint",
        next_tower="tower_long_reach",
        options={"tower_mode": "advanced"},
    )
    coats = choosing()
    cards = position(players=[player(drawn=CARDS)], at="keep_card")
    line = after_push("gray white")
    for one in (table, coats, cards, line):
        loud = one.drawing(language="loud")
        assert loud.upper() == one.drawing().upper()
        assert set(re.findall("[a-z]", loud)) <= {*"nesw"}  # the names of pushes
