"""What people read and see: prompts, labels, targets, log, reasons, the drawing."""

from tests.games.royal_game_of_ur.table import Table, board

from edubba.core import preview, word


def test_a_question_names_every_move_and_its_piece() -> None:
    table = board(light=[4, 5, 6, 13], dark=[7, 8], home=(2, 0)).throw(2)
    assert table.question == "Light has thrown 2: which piece moves?"
    assert table.labels() == {
        "enter": "Enter a piece on a3",
        "move 5": "b1 to b3, capturing",
        "move 13": "a8 off the board",
    }
    assert table.targets() == {
        "enter": ["piece:light:reserve"],
        "move 5": ["piece:light:b1"],
        "move 13": ["piece:light:a8"],
    }


def test_labels_say_when_there_is_another_throw() -> None:
    labels = board(light=[10], dark=[5]).throw(4).labels()
    assert labels["enter"] == "Enter a piece on a1, and throw again"
    assert labels["move 10"] == "b6 to a7, and throw again"
    table = board("blitz", dark=[5, 2], light=[6], to_move="dark").throw(1)
    assert table.labels()["move 5"] == "b1 to b2, capturing, and throw again"
    assert table.labels()["move 2"] == "c3 to c2"
    assert table.targets()["move 5"] == ["piece:dark:b1"]


def test_who_enters_comes_from_no_square() -> None:
    state = board(light=[4]).throw(2).state
    enter, move = (state.decision().label(state, action).args for action in state.legal_actions())
    assert "start" not in enter
    assert move["start"] == "a1"


def test_chance_reads_too() -> None:
    table = board(to_move="dark")
    assert table.question == "Dark throws the dice."


def test_reasons_are_sentences() -> None:
    def why(table: Table, move: str) -> str:
        reason = table.refusal(move)
        assert reason.rule.startswith("RG-")
        return word(reason.words)

    table = board(light=[6, 4, 2, 13, 10], dark=[8], home=(2, 0)).throw(2)
    assert why(table, "throw 2") == "Only chance decides that, not a player."
    assert why(table, "enter") == "None of your pieces waits to enter."
    assert why(table, "move 9") == "None of your pieces stands on square 9 of your path."
    assert why(table, "move 2") == "One of your own pieces stands on a1."
    assert why(table, "move 6") == "The opponent is safe on the rosette b4."


def test_events_name_board_elements() -> None:
    table = board(light=[5], dark=[7]).throw(2)
    assert [event.targets() for event in preview(table.state, 5, 0)] == [
        ["piece:dark:b3", "piece:dark:reserve"],
        ["piece:light:b1", "square:b3"],
    ]
    assert table.on("dark") == [7]
    table = board(light=[14]).throw(1).play("move 14")
    assert table.events[0].targets() == ["piece:light:a7", "home:light"]
    table = board().throw(1).play("enter")
    assert table.events[0].targets() == ["piece:light:reserve", "square:a4"]
    assert table.throw(0).events[0].targets() == ["dice"]


def test_the_standard_board_is_drawn() -> None:
    table = board(light=[4, 6, 14], dark=[1, 8, 13], home=(1, 2))
    assert table.drawing() == [
        "  Dark   home 2/7   waiting: ● ●",
        "",
        "  ┌────┬────┬────┬────┐         ┌────┬────┐",
        "  │ ✿  │ c2 │ c3 │ ●  │         │ ✿  │ ●  │",
        "  ├────┼────┼────┼────┼────┬────┼────┼────┤",
        "  │ b1 │ ○  │ b3 │ ●  │ b5 │ b6 │ b7 │ b8 │",
        "  ├────┼────┼────┼────┼────┴────┼────┼────┤",
        "  │ ○  │ a2 │ a3 │ a4 │         │ ○  │ a8 │",
        "  └────┴────┴────┴────┘         └────┴────┘",
        "",
        "  Light  home 1/7   waiting: ○ ○ ○",
        "",
        "  Light to move   last throw -   throws 0",
        "",
        "  ○ Light, ● Dark. ✿ rosette: throw again.",
    ]


def test_the_aseb_board_is_drawn() -> None:
    table = board("aseb", light=[16], home=(4, 0)).throw(1).play("move 16")
    assert table.drawing()[:-2] == [
        "  Dark   home 0/5   waiting: ● ● ● ● ●",
        "",
        "  ┌────┬────┬────┬────┐",
        "  │ ✿  │ c2 │ c3 │ c4 │",
        "  ├────┼────┼────┼────┼────┬────┬────┬────┬────┬────┬────┬────┐",
        "  │ b1 │ b2 │ b3 │ ✿  │ b5 │ b6 │ b7 │ ✿  │ b9 │b10 │b11 │ ✿  │",
        "  ├────┼────┼────┼────┼────┴────┴────┴────┴────┴────┴────┴────┘",
        "  │ ✿  │ a2 │ a3 │ a4 │",
        "  └────┴────┴────┴────┘",
        "",
        "  Light  home 5/5   waiting: -",
        "",
        "  Light has won   last throw 1   throws 1",
    ]
    narrow = table.drawing(60)
    assert narrow[5] == "  │ b1│ b2│ b3│ ✿ │ b5│ b6│ b7│ ✿ │ b9│b10│b11│ ✿ │"
