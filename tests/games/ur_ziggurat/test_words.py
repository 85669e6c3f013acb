"""What people read and see: questions, labels, targets, reasons, log, view and drawing."""

import pytest
from tests.games.ur_ziggurat.table import dealt, new_game, table

from edubba.core import preview
from edubba.games.ur_ziggurat import GAME
from edubba.games.ur_ziggurat.view import TileView


def test_chance_is_asked_too() -> None:
    game = new_game()
    assert game.question == "Who begins is drawn."
    assert game.play("start p1").question == "The next tile is drawn."


def test_entering_and_drafting() -> None:
    game = table("a1 A/W", "b1 C/M p2 1", hands="P/W")
    assert game.question == "Lapis enters: 3 cubes go on one unoccupied tile."
    assert game.labels()["cell a1"] == "a1: Agriculture / War"
    assert game.targets()["cell a1"] == ["tile:a1"]
    draft = dealt(2, setup_mode="draft_three").play("a1", "b1")
    assert draft.question.endswith(" places cube 2 of 3 on an unoccupied or own tile.")
    assert draft.labels()["cell a1"].endswith(", 1 cube")


def test_the_options_name_the_actions() -> None:
    game = table("b2 A/W p1 5", "c2 C/M p1 4", hands="P/W")
    assert game.question == "Lapis holds Politics / War and chooses one of the five options."
    assert [*game.labels().values()] == [
        "Both actions: Politics and War",
        "One action, Politics or War, and a cube",
        "Two cubes on controlled tiles",
        "Claim an unoccupied tile with a cube",
        "Build one or two ziggurats",
    ]
    assert [*game.targets().values()] == [[]] * 5


def test_orders_and_plans() -> None:
    game = table("b2 A/W p1 2", hands="P/W").play("option both_actions")
    assert game.question == "Lapis carries out both actions. Which one first?"
    assert game.labels() == {
        "order front": "First Politics, then War",
        "order back": "First War, then Politics",
    }
    game = table("b2 A/W p1 2", hands="P/W").play("option one_action_and_cube")
    assert game.question.startswith("Lapis carries out one action and places a cube.")
    assert game.labels() == {
        "plan front before": "A cube, then Politics",
        "plan front after": "Politics, then a cube",
        "plan back before": "A cube, then War",
        "plan back after": "War, then a cube",
    }
    game.play("plan front before")
    assert game.question == "Lapis places a cube on controlled tiles."
    assert game.log() == ["Lapis places a cube, then carries out Politics."]
    game = table("b2 A/W p1 2", hands="P/W").play("option one_action_and_cube", "plan back after")
    assert game.log()[0] == "Lapis carries out War, then places a cube."


def test_placing_claiming_building() -> None:
    game = table("b2 A/W p1 2").play("option two_cubes")
    assert game.question == "Lapis places 2 cubes, one at a time, on controlled tiles."
    assert game.labels() == {"cell b2": "b2: Agriculture / War, 2 cubes"}
    assert game.play("b2").log() == ["Lapis puts a cube on b2."]
    game = table("b2 A/W p1 2", "c3 C/M").play("option claim")
    assert game.question == "Lapis claims an unoccupied tile."
    assert game.play("c3").log() == ["Lapis claims c3."]
    game = table("b2 A/W p1 5", "c3 C/M p1 5").play("option build")
    assert game.question == "Lapis builds a ziggurat on a full tile."
    assert game.play("b2").log() == ["Lapis builds a ziggurat on b2; 4 are left."]
    assert game.question == "Lapis may build a second ziggurat."
    label = "c3: Culture / Commerce, 5 cubes"
    assert game.labels() == {"stop": "No second ziggurat", "cell c3": label}
    assert game.targets() == {"stop": [], "cell c3": ["tile:c3"]}


def test_gains_losses_and_shortages() -> None:
    game = table("b2 A/W p1 1", "e5 C/P p1 1", hands="A/W")
    assert game.play("option both_actions", "order front").log() == [
        "Lapis carries out Agriculture, then War.",
        "Agriculture: Lapis gains 2 cubes (b2 +2).",
        "Lapis loses 1 cube on every tile far from own Agriculture (b2, e5).",
    ]
    cells = ("b2 A/W p1 1", "c2 A/C p1 1", "b3 M/P p1 5", "c3 M/P p1 5")
    game = table(*cells, cubes_per_player=15, action="agriculture")
    assert game.question == "Lapis has only 3 cubes left and decides which tiles get them."
    assert game.play("b2", "b2").log()[:3] == [
        "Lapis puts a cube on b2.",
        "Lapis puts a cube on b2.",
        "Lapis puts a cube on c2.",
    ]


def test_politics_and_war() -> None:
    game = table("a1 A/W p1 4", "c3 W/P p1 2", "f6 C/M p1 1", action="politics")
    assert game.question == (
        "Lapis rearranges: how many cubes shall a1 hold (now 4)? "
        "7 are to be shared among this tile and the later ones."
    )
    assert [*game.labels().values()][:2] == ["0 cubes on a1", "1 cube on a1"]
    game = table("b2 W/A p1 5", "c2 C/M p2 1", "b1 A/C", action="war")
    assert game.question == "Lapis wages war: attack, or stop?"
    labels = game.labels()
    assert labels["stop"] == "No further attack"
    assert labels["attack b2 e"] == "b2 attacks c2 (Carnelian, 1 cube) for 1"
    assert labels["attack b2 n"] == "b2 attacks b1 (unoccupied) for 1"
    assert game.targets()["attack b2 e"] == ["tile:b2", "tile:c2"]
    game.play("attack b2 e")
    assert game.log() == ["Lapis attacks c2 from b2 for 1; Carnelian takes 1 cube back."]
    assert game.question == "Lapis has 4 cubes left on b2. How many move to c2?"
    assert game.labels()["move 2"] == "Move 2 to c2"
    assert game.play("move 2").log() == ["Lapis moves 2 cubes to c2."]
    game.play("attack b2 n")
    assert game.log()[0] == "Lapis marches from b2 to unoccupied b1 for 1."


def test_the_exchange() -> None:
    game = table("b1 P/M", players=3, hands="A/W", aside="C/M", reserve_exchange=True).play("d4")
    assert game.question == "Lapis exchanges Agriculture / War for another unoccupied tile."
    assert game.labels()["reserve 0"] == "The tile set aside: Culture / Commerce"
    assert game.targets()["reserve 0"] == ["aside:0"]
    game.play("reserve 0")
    assert game.question == "Lapis sets the old hand tile aside. Which side up?"
    assert game.labels() == {"up front": "Agriculture up", "up back": "War up"}
    assert game.play("up back").log()[0] == (
        "Lapis takes Culture / Commerce from the tiles aside and leaves War / Agriculture, War up."
    )
    game = table("b1 P/M", hands="A/W").play("d4", "b1")
    assert game.question == "Lapis lays the old hand tile on b1. Which side up?"


LAND = ("b2 A/M p1 4", "c2 C/M p1 5", "d4 M/P p2 3", "f1 C/P p1 Z", "e1 W/P")
CUBE_FIRST = "option one_action_and_cube, plan front before"
WAR_FIRST = "option both_actions, order back"
NOT_YOURS = "choose a tile with your own cubes."
INERT = "A ziggurat stands on f1; such a tile takes no further part. (UR-8.6)"


@pytest.mark.rule("UR-10.1")
@pytest.mark.parametrize(
    ("moves", "refused", "words"),
    [
        ("option claim", "tile war/culture", "Only chance decides that, not a player. (UR-10.3)"),
        (
            "option claim",
            "stop",
            "That is not what is asked now. Lapis claims an unoccupied tile. (UR-10.1)",
        ),
        (
            "option claim",
            "b2",
            "b2 is occupied by Lapis; only an unoccupied tile can be claimed. (UR-5.4)",
        ),
        ("option two_cubes", "c2", "c2 is full; a tile holds at most 5 cubes. (UR-6.1.3)"),
        ("option two_cubes", "a1", f"You do not control a1; {NOT_YOURS} (UR-5.3)"),
        (CUBE_FIRST, "a1", f"You do not control a1; {NOT_YOURS} (UR-5.2)"),
        ("option two_cubes", "f1", INERT),
        ("option build", "b2", "b2 has 4 cubes; a ziggurat needs exactly 5. (UR-8.1)"),
        ("option build", "d4", f"You do not control d4; {NOT_YOURS} (UR-8.1)"),
        (
            "option build, c2",
            "d4",
            "d4 is occupied by Carnelian; only unoccupied tiles are exchanged. (UR-7.1)",
        ),
        (
            "option build, c2",
            "e1",
            "The tile on e1 is too much like the one in your hand; take one that does not match. "
            "(UR-7.3)",
        ),
        ("option build, c2", "reserve 0", "No such tile was set aside. (UR-3.5)"),
        (
            "option both_actions, order front",
            "leave 3",
            "b2 must hold at least 4: the later tiles cannot take more. (UR-6.5.1)",
        ),
        (WAR_FIRST, "attack d4 n", f"You do not control d4; {NOT_YOURS} (UR-6.6.1)"),
        (WAR_FIRST, "attack f1 w", INERT),
        (
            WAR_FIRST,
            "attack b2 e",
            "c2 is your own; attack an unoccupied or enemy tile. (UR-6.6.1)",
        ),
    ],
)
def test_refusals_say_why(moves: str, refused: str, words: str) -> None:
    assert table(*LAND, hands="P/W").play(*moves.split(", ")).why_words(refused) == words


@pytest.mark.parametrize(
    ("cells", "action", "refused", "words"),
    [
        (
            ("a1 A/W p1 1", "b1 C/M p1 1", "c1 A/C p1 1"),
            "politics",
            "leave 4",
            "a1 cannot hold 4: only 3 are left to share out. (UR-6.5.1)",
        ),
        (
            ("a1 W/A p1 5", "b1 C/M p2 1", "a2 C/M p2 5"),
            "war",
            "attack a1 s",
            "a2 holds 5 cubes; such a tile cannot be attacked. (UR-6.6.7)",
        ),
        (
            ("a1 W/A p1 5",),
            "war",
            "attack a1 n",
            "There is no tile on that side of a1. (UR-6.6.1)",
        ),
        (
            ("b2 W/A p1 5", "c2 C/M p2 Z"),
            "war",
            "attack b2 e",
            "A ziggurat stands on c2; such a tile takes no further part. (UR-8.6)",
        ),
        (
            ("a1 A/W p2 3",),
            "",
            "a1",
            "a1 is occupied by Carnelian; you enter on an unoccupied tile. (UR-4.2)",
        ),
    ],
)
def test_refusals_on_other_land(
    cells: tuple[str, ...], action: str, refused: str, words: str
) -> None:
    assert table(*cells, action=action).why_words(refused) == words


def test_refusals_of_options() -> None:
    game = table("b2 A/W p1 4", ziggurat_limit_per_player="1")
    assert game.why_words("option build") == (
        "A ziggurat needs a tile you control with exactly 5 cubes. (UR-5.5)"
    )
    game = table("b2 A/W p1 Z", "c2 C/M p1 5", ziggurat_limit_per_player="1")
    assert game.why_words("option build") == (
        "A player may own at most 1 ziggurat, and you do. (UR-8.7)"
    )
    assert game.why_words("option two_cubes") == (
        "All tiles you control are full, so no cube can be added. (UR-5.3)"
    )
    cells = [f"{c}1 {kind} p1 5" for c, kind in zip("abc", ("A/C", "A/M", "A/P"), strict=True)]
    game = table(*cells, cubes_per_player=15)
    assert game.why_words("option claim") == "You have no cube left in your supply. (UR-5.4)"
    assert game.why_words("option two_cubes") == "You have no cube left in your supply. (UR-5.3)"


def test_refusals_after_an_option() -> None:
    game = table("b2 C/A p1 4", "c2 C/M p2 2", action="war").play("attack b2 e")
    assert game.why_words("move 3") == "Only 2 cubes are left on b2. (UR-6.6.4)"
    game = table("b2 C/A p1 4", players=3, hands="A/W").play("option two_cubes", "b2")
    assert game.why_words("reserve 0") == "Tiles set aside are out of play in this game. (UR-7.8)"


def test_previews_name_board_elements() -> None:
    game = table("a1 M/P", "b2 W/A p1 5", "c2 C/M p2 1", hands="A/C", action="war")
    events = preview(game.state, game.action("attack b2 e"), 0)
    assert [event.targets() for event in events] == [["tile:b2", "tile:c2"]]
    assert game.on("b2", "c2") == (5, "p2 1")
    game.play("attack b2 e", "move 1", "stop", "a1")
    exchange = preview(game.state, game.action("up front"), 0)[0]
    assert exchange.targets() == ["hand:0", "tile:a1"]
    assert exchange.to_json()["event"] == "exchanged"


def test_the_square_board_is_drawn() -> None:
    cells = [f"{c}{r} A/C" for c, r in (("a", 1), ("b", 2), ("c", 3), ("d", 4))]
    game = table(*cells[:1], "b1 W/P p1 3", "c1 M/P p2 Z", players=2, hands="A/W C/M", round=5)
    lines = game.drawing()
    assert lines[:5] == [
        "        a         b         c         d         e         f",
        "   ┌─────────┬─────────┬─────────┬─────────┬─────────┬─────────┐",
        lines[2],
        "   │         │ L ■■■   │ C ▲     │         │         │         │",
        "   ├─────────┼─────────┼─────────┼─────────┼─────────┼─────────┤",
    ]
    assert lines[2].startswith(" 1 │ AGR cul │ WAR pol │ COM pol │")
    assert "   round 5 of 80   ziggurats left ▲▲▲▲" in lines
    assert lines[-5:-3] == [
        "▶ Lapis     hand AGR war  supply 87  board  3  ▲0  points  0"
        "   Agr 0 Cul 0 Com 0 Pol 0 War 1",
        "  Carnelian hand CUL com  supply 89  board  1  ▲1  points  0"
        "   Agr 0 Cul 0 Com 0 Pol 0 War 0",
    ]
    assert lines[-3].startswith("      aside ")
    assert len(lines) == 1 + 19 + 3 + 3 + 2


def test_the_hex_board_is_drawn_with_shifted_rows() -> None:
    lines = new_game(board_topology="hex").drawing()
    assert lines[1].startswith("   ┌")
    assert lines[5].startswith("        ┌")
    assert lines[6].startswith(" 2      │         │")
    assert len(lines) == 1 + 24 + 3 + 4 + 2


def test_a_narrow_board_keeps_types_owners_and_cubes() -> None:
    game = table("b1 W/P p1 3", "c1 M/P p2 Z", players=2, hands="A/W C/M")
    assert game.drawing(60)[2].startswith(" 1 │AGR cul│WAR pol│COM pol│")
    assert game.drawing(60)[3].startswith("   │       │L ■■■  │C ▲    │")
    assert game.drawing(50)[2].startswith(" 1 │AG cu│WA po│CO po│")
    assert game.drawing(50)[3].startswith("   │     │L ■3 │C ▲  │")
    assert game.drawing(60)[-3].strip().startswith("aside")
    assert "    Agr 0 Cul 0 Com 0 Pol 0 War 1" in game.drawing(60)


@pytest.mark.rule("UR-6.3.3")
def test_who_has_no_cubes_left_is_named() -> None:
    full = [f"{c}6 A/{k} p1 5" for c, k in zip("abc", "CMP", strict=True)]
    game = table(*full[:2], "c6 A/P p1 4", "c2 A/W p1 1", cubes_per_player=15, hands="A/C")
    game.play("option both_actions", "order front")
    assert "Agriculture: Lapis has no cubes left and gains nothing." in game.log()


def test_the_last_round_is_announced() -> None:
    game = table("a1 A/C p1 2", round=40)
    assert "   round 40 of 40  last round   ziggurats left ▲▲▲▲▲" in game.drawing()


def test_the_view_shows_everything() -> None:
    game = table("a1 A/W p1 4", "c3 W/P p1 2", "f6 C/M p2 Z", hands="A/C", action="politics")
    game.play("leave 5")
    view = game.view()
    cells = {cell.name: cell for cell in view.cells}
    assert (cells["a1"].owner, cells["a1"].cubes, cells["a1"].ziggurat) == (0, 5, False)
    assert (cells["f6"].owner, cells["f6"].cubes, cells["f6"].ziggurat) == (1, 1, True)
    assert (cells["b2"].owner, cells["b2"].planned) == (None, None)
    assert (cells["c3"].x, cells["c3"].y) == (425.0, 425.0)
    assert (len(cells["c3"].hexagon), len(cells["c3"].square)) == (6, 4)
    lapis, carnelian = view.players[:2]
    assert lapis.hand == TileView("tile_agr_cul_1", "agriculture", "culture")
    assert (lapis.supply, lapis.types) == (34, [1, 0, 0, 0, 1])
    assert carnelian.ziggurats == 1
    assert GAME.view(game.setup, game.state, 0) == GAME.view(game.setup, game.state, 3) == view
    planned = table("a1 A/W p1 4", "c3 W/P p1 2", "f6 C/M p1 1", action="politics").play("leave 1")
    corner = planned.view().cells[0]
    assert (corner.planned, corner.cubes) == (1, 4)
