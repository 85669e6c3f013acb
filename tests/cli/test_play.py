"""`edubba play` with what is typed coming from a file, so that every answer can be read again."""

import json
import re
from pathlib import Path

import pytest
from tests.cli.conftest import Outcome, Run

from edubba.bots import own
from edubba.cli import errors
from edubba.match import Match, Series

UR = ("play", "game_of_ur", "--seed", "3", "--option", "turn_cap=6")
CLASH = ("play", "clash_of_cultures", "--seats", "human,random", "--seed", "3")
AGAINST_GREEDY = (*UR, "--seats", "human,greedy")


def kept(told: Outcome) -> Path:
    """The file in which a game was kept."""
    found = re.search(r"edubba (?:play --from|replay) (\S+)", told.out)
    assert found is not None, told
    return Path(found[1])


def test_without_a_terminal_two_bots_play_one_game(edubba: Run) -> None:
    told = edubba(*UR)
    assert (told.status, told.err) == (0, "")
    assert "Light: the bot greedy" in told.out
    assert "Both put 10 counters into the pool." in told.out
    assert "Nobody wins: 6 turns are over." in told.out
    assert "\x1b" not in told.out
    game, _, file = told.out.partition("edubba replay ")
    assert edubba(*UR).out.startswith(game)
    assert Match.load(Path(file.strip())).over


def test_a_whole_game_by_numbers(edubba: Run) -> None:
    told = edubba(*AGAINST_GREEDY, typed="1\n" * 20)
    assert (told.status, told.err) == (0, "")
    assert "Light: you" in told.out
    assert told.out.count("Light> 1") == 4
    assert re.search(r"  1\) Throw the large bone: yes makes it \d+, no loses the turn", told.out)
    assert re.search(r"[12]\. Dark: -?\d+ points?\n", told.out)


def test_choices_are_taken_in_words_too(edubba: Run) -> None:
    typed = edubba(*AGAINST_GREEDY, typed="Roll  LARGE\nquit\n")
    assert "Light throws the large bone" in typed.out.split("Light> ")[1]


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("99", "There is no choice 99; type a number from 1 to 1"),
        ("0", "There is no choice 0"),
        ("dance", "There is no move “dance”"),
        ("launch eagle", "Eagle needs a 10 to launch; the number is 1. (GU-6.1)"),
        ("why launch raven", "Raven needs a 6 to launch; the number is 1. (GU-6.1)"),
        ("why roll large", "“roll large” is legal now."),
        ("why", "why move raven"),
        ("done", "no open turn"),
        ("redo", "nothing"),
        ("restart", "nothing"),
        ("help", "why MOVE"),
        ("?", "why MOVE"),
        ("rules", "edubba rules game_of_ur"),
        ("rules GU-7.6", "GU-7.6"),
        ("hint", "A good choice:\n  1) Throw the large bone"),
        ("hint", "It is the only choice there is."),
        ("save", "Everything is kept by itself, in"),
        ("save /nonexistent/x", "/nonexistent/x.tablet"),
    ],
)
def test_what_can_be_typed_changes_nothing_and_asks_again(
    edubba: Run, typed: str, said: str
) -> None:
    told = edubba(*AGAINST_GREEDY, typed=f"{typed}\nquit\n")
    assert told.status == 0
    answer = told.out.split("Light> ")[1]
    assert said in answer, answer
    assert not any(entry.seat == 0 for entry in Match.load(kept(told)).record.entries)


@pytest.mark.parametrize(
    ("language", "word", "question", "paragraph"),
    [
        ("en", "rules", "Red has a white tile to push. (UL-2.4)", "The pushed tile enters at one"),
        ("de", "regeln", "Rot hat ein weißes Plättchen zu schieben. (UL-2.4)", "Das geschobene"),
    ],
)
def test_a_question_names_its_rule_and_leads_to_its_paragraph(
    edubba: Run, language: str, word: str, question: str, paragraph: str
) -> None:
    ulm = ("--language", language, "play", "ulm", "--seats", "human,random", "--seed", "3")
    told = edubba(*ulm, typed=f"{word}\nquit\n").out
    before, _, answer = told.partition(f"> {word}\n")
    assert f"\n{question}\n" in before
    assert answer.startswith(paragraph)


def test_once_nothing_is_asked_the_rules_begin_at_their_beginning(edubba: Run) -> None:
    """A turn that waits to be closed by hand asks nothing of anybody."""
    begun = ("play", "royal_game_of_ur", "--seats", "human,random", "--seed", "3")
    told = edubba(*begun, "--done", "manual", typed="1\nrules\nquit\n").out
    assert told.partition("> rules\n")[2].startswith("## What wins\n")


def test_a_hint_tells_chances_beside_the_runner_up(edubba: Run) -> None:
    begun = ("play", "royal_game_of_ur", "--seats", "human,pupil", "--seed", "3")
    told = edubba(*begun, typed="1\nhint\nquit\n")
    hint = told.out.split("A good choice:")[1]
    assert "a chance of" in hint
    assert "The next best choice" in hint or "is as good" in hint


def test_enter_takes_the_only_choice_and_no_other(edubba: Run) -> None:
    told = edubba(*AGAINST_GREEDY, typed="\nquit\n")
    assert told.out.count("Press Enter: there is no other choice.") == 2
    assert "Light throws the large bone" in told.out.split("Light> ")[1]
    first = ("--seats", "human,human", "--dice", "manual", "-o", "first_player=light")
    told = edubba(*UR, *first, typed="small 2\n\nquit\n")
    assert "Choose by number or by the words shown" in told.out.split("Light> ")[1]


@pytest.mark.parametrize(
    ("typed", "taken"),
    [
        ("launch the swallow on 3", True),
        ("LAUNCH THE SWALLOW ON 7", True),
        ("launch the swallow", False),
        ("throw the large bone", True),
        ("t", True),
        ("swallow on 3", True),
        ("large", True),
    ],
)
def test_the_words_of_the_menu_can_be_typed(edubba: Run, typed: str, taken: bool) -> None:
    """As far as they are clear: the Swallow could be launched on four houses."""
    first = ("--seats", "human,human", "--dice", "manual", "-o", "first_player=light")
    told = edubba(*UR, *first, typed=f"small 2\n{typed}\nquit\n")
    moves = [entry for entry in Match.load(kept(told)).record.entries if entry.kind == "move"]
    assert len(moves) == taken, told.out
    assert ("“launch the swallow” can mean: Launch the Swallow on 3, " in told.out) is not taken


def test_they_can_be_begun_in_the_language_of_the_menu(edubba: Run) -> None:
    told = edubba("--language", "de", *AGAINST_GREEDY, typed="großen knöchel\nende\n")
    assert "Hell wirft den großen Knöchel" in told.out.split("Hell> ")[1]


def test_only_what_has_changed_is_drawn_again(edubba: Run) -> None:
    """Throwing the large bone changes no square: its line comes again, the board does not."""
    told = edubba(*AGAINST_GREEDY, typed="1\n1\nboard\nquit\n")
    first, thrown, launched, again, _ = told.out.split("Light> ")
    assert [part.count("→ home") for part in (first, thrown, launched, again)] == [1, 0, 1, 1]
    assert [part.count("rosette.") for part in (first, thrown, launched, again)] == [1, 0, 0, 1]
    assert "large yes   number 5" in thrown


def test_log_and_board_are_shown_again(edubba: Run) -> None:
    told = edubba(*AGAINST_GREEDY, typed="log\nboard\nquit\n")
    _, log, board, _ = told.out.split("Light> ")
    assert log.splitlines()[1] == "  Both put 10 counters into the pool."
    assert "→ home" in board


def test_undo_takes_back_my_last_move_even_past_the_dice_when_only_bots_sit_there(
    edubba: Run,
) -> None:
    told = edubba(*AGAINST_GREEDY, typed="1\nundo\nquit\n")
    first, _, again, _ = told.out.split("Light> ")
    assert first.rpartition("\n\n")[2] == again.rpartition("\n\n")[2]
    assert (
        Match.load(kept(told)).state.to_json()
        == Match.load(kept(edubba(*AGAINST_GREEDY, typed="quit\n"))).state.to_json()
    )


def test_a_turn_closed_by_hand_can_be_thought_over(edubba: Run) -> None:
    """Light launches, thinks again, launches after all, and only then ends the turn."""
    told = edubba(*(*AGAINST_GREEDY, "--done", "manual"), typed="1\n1\nsing\nundo\nredo\n\nquit\n")
    answers = told.out.split("Light> ")
    launched = "Light launches the Storm-bird"
    assert launched in answers[2]
    assert "press Enter to end your turn" in answers[3]
    assert "1) Launch the Storm-bird" in answers[4]
    assert launched in answers[5]
    assert "Dark throws" in answers[6]
    assert [entry.kind for entry in Match.load(kept(told)).record.entries if entry.seat == 0] == [
        "move",
        "move",
        "undo",
        "redo",
        "done",
    ]


def test_a_whole_turn_can_be_begun_again(edubba: Run) -> None:
    told = edubba(*(*AGAINST_GREEDY, "--done", "manual"), typed="1\n1\nrestart\nquit\n")
    assert "1) Launch the Storm-bird" in told.out.split("Light> ")[3]
    assert Match.load(kept(told)).record.entries[-1].kind == "restart"


def test_a_kept_game_goes_on_where_it_was_left(edubba: Run) -> None:
    whole = edubba(*AGAINST_GREEDY, typed="1\n" * 20)
    part = edubba(*AGAINST_GREEDY, typed="1\n1\n")
    rest = edubba("play", "--from", kept(part), typed="1\n" * 20)
    assert rest.status == 0
    assert kept(rest) == kept(part)
    assert Match.load(kept(rest)).over
    one, other = (told.out.split("turn 6\n")[-1].split("edubba")[0] for told in (whole, rest))
    assert one == other


def test_save_writes_a_file_and_the_game_goes_on(edubba: Run, tmp_path: Path) -> None:
    told = edubba(*AGAINST_GREEDY, typed=f"save {tmp_path}/evening\n" + "1\n" * 20)
    assert f"Saved as {tmp_path}/evening.tablet" in told.out
    assert "Nobody wins" in told.out
    assert Match.load(tmp_path / "evening.tablet").version > 0


@pytest.mark.parametrize(("answer", "replaced"), [("no", False), ("yes", True)])
def test_save_asks_before_it_takes_the_place_of_a_file(
    edubba: Run, tmp_path: Path, answer: str, replaced: bool
) -> None:
    file = tmp_path / "evening.tablet"
    file.write_text("another evening\n")
    told = edubba(*AGAINST_GREEDY, typed=f"save {tmp_path}/evening\n{answer}\nquit\n")
    assert f"There is a file {file} already." in told.out
    assert (f"Saved as {file}" in told.out) == replaced
    assert (file.read_text("utf-8") != "another evening\n") == replaced


def test_a_kept_game_stays_as_it_was_agreed(edubba: Run) -> None:
    file = kept(edubba(*AGAINST_GREEDY, typed="quit\n"))
    assert "--seed" in edubba("play", "--from", file, "--seed", "4").refused(1)
    assert "--option" in edubba("play", "--from", file, "-o", "ante=1").refused(1)
    assert "not of other" in edubba("play", "other", "--from", file).refused(1)


def test_a_finished_game_is_not_gone_on_with(edubba: Run, tmp_path: Path) -> None:
    file = tmp_path / "over.tablet"
    match = Match.load(kept(edubba(*AGAINST_GREEDY, typed="quit\n")))
    match.resign(0)
    match.save(file)
    assert "edubba replay" in edubba("play", "--from", file).refused(1)


def test_a_game_that_breaks_is_kept_too(edubba: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(*args: object) -> None:
        raise ZeroDivisionError("by zero")

    monkeypatch.setattr("edubba.cli.session.Session.hint", stumble)
    told = edubba(*AGAINST_GREEDY, typed="1\nhint\n")
    assert told.status == errors.BROKEN
    assert any(entry.seat == 0 for entry in Match.load(kept(told)).record.entries)


def test_a_game_that_cannot_be_kept_is_played_all_the_same(
    edubba: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    told = edubba(*AGAINST_GREEDY, typed="save\n" + "1\n" * 20)
    assert (told.status, told.err) == (0, "")
    assert (
        " ".join(told.out.split()).count("cannot be used: it lies in something that is no folder")
        == 2
    )
    assert "Nobody wins" in told.out
    assert "edubba replay" not in told.out


def test_from_a_position(edubba: Run, tmp_path: Path) -> None:
    position = tmp_path / "position.json"
    match = Match.load(kept(edubba(*AGAINST_GREEDY, typed="quit\n")))
    state = match.state.to_json()
    position.write_text(json.dumps(state))
    told = edubba(*UR, "--seats", "human,human", "--from", position, typed="quit\n")
    assert Match.load(kept(told)).state.to_json() == state


def test_resigning_is_asked_twice(edubba: Run) -> None:
    told = edubba(*AGAINST_GREEDY, typed="resign\nno\nresign\nperhaps\nyes\n")
    assert told.out.count("Do you give the game up?") == 3
    assert "Light resigns; Dark wins the race." in told.out


def test_two_people_have_names_and_must_agree_to_take_back(edubba: Run) -> None:
    people = (*UR, "--seats", "human,human", "--name", "Ada", "--name", "[b]Ben", "-o")
    told = edubba(*people, "first_player=light", typed="1\nundo\nno\nundo\nyes\nquit\n")
    assert "Ada has thrown" in told.out or "Ada cannot use" in told.out
    assert "[b]Ben, may Ada take back the last move? (yes/no) no" in told.out
    said = [entry.kind for entry in Match.load(kept(told)).record.entries if entry.kind != "dice"]
    assert said == ["move", "ask", "refuse", "ask", "agree"]


def test_nobody_at_a_shared_screen_reads_the_same_twice(edubba: Run) -> None:
    people = (*UR, "--seats", "human,human", "--dice", "manual", "-o", "first_player=light")
    told = edubba(*people, typed="small 2\n2\nsmall 3\nquit\n")
    for line in ("Both put 10 counters", "Light throws 2.", "Light launches the Swallow"):
        assert told.out.count(f"\n  {line}") == 1  # the menu of throws has the same words


def test_people_with_real_bones_type_what_they_show(edubba: Run) -> None:
    told = edubba(
        *UR,
        *("--seats", "human,greedy", "--dice", "manual", "-o", "first_player=light"),
        typed="9\nsmall 2\nlaunch swallow 3\nundo\nlaunch swallow 3\n2\nsmall 5\nquit\n",
    )
    entries = Match.load(kept(told)).record.entries
    assert [entry.text for entry in entries if entry.kind == "dice"][:2] == ["small 2", "small 2"]
    assert "There is no choice 9" in told.out
    assert "small 5" in told.out.split("There is no move")[1]


def test_a_choice_says_what_else_it_does(edubba: Run) -> None:
    """Light's Storm-bird stands on 5 and has a 3: the rosette on 8 brings 4 counters."""
    throws = "small 1\nroll large\nlarge yes\nlaunch storm_bird\n"
    throws += "small 1\nroll large\nlarge no\nsmall 3\nquit\n"
    bones = ("--seats", "human,human", "--dice", "manual", "-o", "first_player=light")
    told = edubba(*UR, *bones, typed=throws)
    choice = "2) Storm-bird from 5 to the rosette on 8   [Light takes 4 counters from the pool.]"
    assert choice in told.out
    assert "1) Launch the Storm-bird on 5\n" in told.out


def test_several_games_have_a_ledger(edubba: Run) -> None:
    told = edubba(*UR, "-o", "match_games=2")
    assert "After game 2 the ledger stands at:" in told.out
    assert "series" in told.out.splitlines()[-4]
    assert Series.load(kept(told)).over


def test_open_ended_play_asks_for_another_game_and_can_be_kept_between(edubba: Run) -> None:
    told = edubba(*AGAINST_GREEDY, "-o", "match_games=0", typed="1\n" * 4 + "yes\nquit\n")
    assert "Light, another game? (yes/no) yes" in told.out
    series = Series.load(kept(told))
    assert (series.number, series.matches[0].over, series.match.over) == (2, True, False)
    over = edubba("play", "--from", kept(told), typed="1\n" * 20)
    assert "After game 2" in over.out


def test_whoever_goes_on_is_told_the_end_of_what_happened(edubba: Run) -> None:
    file = kept(edubba(*AGAINST_GREEDY, typed="1\n1\nquit\n"))
    told = edubba("play", "--from", file, typed="log\nquit\n")
    before, log, _ = told.out.split("Light> ")
    assert "Both put 10 counters" in log
    assert "Both put 10 counters" not in before
    assert before.splitlines()[3:15] == log.splitlines()[-12:]


def test_a_bot_of_ones_own_sits_down_and_is_named_again_to_go_on(
    edubba: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "own_players.py").write_text(
        "class Last:\n"
        "    def __init__(self, game):\n"
        "        pass\n"
        "    def choose(self, state, rng):\n"
        "        return state.legal_actions()[-1]\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    seats = ("--seats", "human,own_players:Last")
    told = edubba(*UR, *seats, typed="\n\nquit\n")
    assert "Dark: the bot own_players:Last" in told.out
    file = kept(told)
    assert f"edubba play --from {file} --seats human,own_players:Last" in told.out
    assert [info.bot for info in Match.load(file).seats] == ["", "own_players:Last"]
    own._named.clear()  # as in a new process
    told = edubba("play", "--from", file, typed="1\n" * 9)
    assert "own_players:Last" in told.err
    own._named.clear()
    assert "--seats" in edubba("play", "--from", file, "--seats", "human,fair").refused(1)
    assert "Nobody wins" in edubba("play", "--from", file, *seats, typed="1\n" * 20).out


def test_a_long_list_of_short_choices_stands_side_by_side(edubba: Run) -> None:
    """And what every choice would do alike is not said behind each of them."""
    told = edubba("play", "ur_ziggurat", "--seats", "human,random", "--seed", "4", typed="quit\n")
    menu = (
        told.out.partition("go on one unoccupied tile.")[2].partition("\n")[2].split("Lapis> ")[0]
    )
    assert menu.count(") ") == 36
    assert len(menu.splitlines()) <= 12
    assert "[" not in menu


@pytest.mark.parametrize(("typed", "tokens"), [("0", 0), ("1", 1), ("2", None)])
def test_where_numbers_are_chosen_they_are_typed_as_they_are(
    edubba: Run, typed: str, tokens: int | None
) -> None:
    """Arts bring a Culture token, which may be offered: not the first or second answer, 0 or 1."""
    told = edubba(*CLASH, typed=f"advance arts\ntrade\n{typed}\nquit\n")
    asked = told.out.split("how many Culture tokens? (CC-17.3)\n")[1]
    assert asked.startswith("  0\n  1\n")
    offered = [
        entry.text for entry in Match.load(kept(told)).record.entries if entry.kind == "move"
    ]
    if tokens is None:
        assert "There is no choice 2; type a number from 0 to 1" in asked
        assert len(offered) == 2
    else:
        assert offered[2].endswith(f" {tokens}"), offered


def test_a_hint_names_the_number_that_chooses_it(edubba: Run) -> None:
    told = edubba(*CLASH, typed="advance arts\ntrade\nhint\nquit\n")
    hint = told.out.split("how many Culture tokens? (CC-17.3)\n")[1].split("Red> ")[1]
    assert re.search(r"^  [01](?!\))", hint, re.MULTILINE), hint
