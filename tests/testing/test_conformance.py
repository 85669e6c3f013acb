"""The kit finds nothing in honest games and every bug planted in dishonest ones."""

import pytest
from tests.testing.broken_games import BROKEN, Forgetful, Picky, PlaysForEver
from tests.testing.hidden_card_game import DEALING, TAKING, HiddenCards

from edubba.core import Actions, Count, Rng, State
from edubba.core.bot import Bot
from edubba.testing import Partings, Report, conform
from edubba.testing.conformance.frames import Frames
from edubba.testing.conformance.records import check_records
from edubba.testing.conformance.results import Results
from edubba.testing.conformance.walk import Terms, Walk, play

PARTINGS = Partings(decisions={"dealing", "boasting"}, reveals={"turned_up"})


class RollingBot(Bot):
    """Plays every action to the end once, and takes the one that ended best."""

    name = "rolling"

    def choose(self, state: State, rng: Rng) -> int:
        ends = []
        for action in state.legal_actions():
            trial = state.clone()
            trial.apply(action)
            actions = Actions()
            while trial.actor >= -1:
                trial.legal_into(actions)
                trial.apply(actions.draw(rng) if trial.actor == -1 else actions.pick(rng))
            ends.append((trial.scores()[state.actor], action))
        return max(ends)[1]


class FickleBot(Bot):
    name = "fickle"
    asked = 0

    def choose(self, state: State, rng: Rng) -> int:
        self.asked += 1
        legal = state.legal_actions()
        return legal[self.asked % len(legal)]


def test_a_game_with_secrets_conforms() -> None:
    report = conform(HiddenCards(), games=4, partings=PARTINGS, bots=[RollingBot()])
    assert report.games == 2 * (4 + 1)
    assert report.worlds > 300
    assert report.supports > 10
    assert report.choices > 5
    assert report.refusals > 5_000
    assert set(report.partings) == {"dealing", "boasting", "turned_up"}


def test_a_game_without_an_agreed_end_is_looked_at_as_long_as_others() -> None:
    game = HiddenCards({DEALING: PlaysForEver()})
    game.options = [Count("rounds", 3, 1, 9, never=True)]
    with pytest.raises(AssertionError, match="not ended after 50 actions"):
        conform(game, games=1, partings=PARTINGS, longest=50)
    terms = Terms(PARTINGS, (), 50, thorough=False)
    report = Report(game.id)
    play(Walk(game.setup(2, {"rounds": "never"}), 1, terms, report), [Frames, Results])
    assert report.positions == 51


def test_more_games_are_played_until_one_meets_its_end() -> None:
    game = HiddenCards({DEALING: PlaysForEver()})
    game.options = [Count("rounds", 3, 1, 9, never=True)]
    with pytest.raises(AssertionError, match="none of 5 games met its end within 20 actions"):
        conform(game, [2], games=1, options={"rounds": "never"}, partings=PARTINGS, longest=20)


@pytest.mark.parametrize("bug", BROKEN)
def test_a_planted_bug_is_caught(bug: str) -> None:
    game, complaint = BROKEN[bug]
    with pytest.raises(AssertionError, match=complaint) as caught:
        conform(game, games=12, partings=PARTINGS, longest=500)
    assert str(caught.value).startswith("hidden_cards with 2 seats, seed ")


@pytest.mark.parametrize(
    ("declared", "complaint"),
    [
        (Partings({"boasting"}, {"turned_up"}), r'declare Partings\(decisions=\{"dealing"\}\)'),
        (Partings({"dealing", "boasting"}), r'declare Partings\(reveals=\{"turned_up"\}\)'),
        (Partings({"shuffling"}), "no such decision"),
    ],
)
def test_worlds_part_only_where_the_game_says_so(declared: Partings, complaint: str) -> None:
    with pytest.raises(AssertionError, match=complaint):
        conform(HiddenCards(), games=4, partings=declared)


def test_a_hidden_choice_may_have_an_open_consequence_if_the_game_says_so() -> None:
    game, complaint = BROKEN["leak in an event"]
    with pytest.raises(AssertionError, match=complaint):
        conform(game, games=4, partings=PARTINGS)
    open_laying = Partings(PARTINGS.decisions, PARTINGS.reveals, consequences={"laying"})
    assert conform(game, games=4, partings=open_laying).partings["laying"] > 0


def test_a_bot_that_chooses_differently_in_the_same_position_is_caught() -> None:
    with pytest.raises(AssertionError, match="bot fickle chooses"):
        conform(HiddenCards(), partings=PARTINGS, bots=[FickleBot()])


def test_the_game_that_broke_can_be_played_again() -> None:
    game, complaint = BROKEN["lost card"]
    with pytest.raises(AssertionError, match=complaint) as first:
        conform(game, games=12, partings=PARTINGS)
    seed = int(str(first.value).rpartition("seed=")[2].rstrip(")"))
    with pytest.raises(AssertionError) as again:
        conform(game, seats=[2], games=1, seed=seed, partings=PARTINGS)
    assert str(again.value) == str(first.value)


def test_an_option_that_cannot_be_set_up_is_caught() -> None:
    with pytest.raises(AssertionError, match=r"2 seats and options {'deck': 'large'}: Not now"):
        conform(Picky(), games=1, partings=PARTINGS)


def test_a_match_that_its_record_does_not_repeat_is_caught() -> None:
    setup = HiddenCards({TAKING: Forgetful()}).setup(2)
    complaint = "of a match: (undo|redo) does not|the record leads to another position: points"
    with pytest.raises(AssertionError, match=complaint):
        check_records(setup, 1, Terms(PARTINGS, (), 500, thorough=False), Report("hidden_cards"))


def test_an_honest_match_is_what_its_record_says() -> None:
    report = Report("hidden_cards")
    for seed in range(5):
        check_records(HiddenCards().setup(3), seed, Terms(PARTINGS, (), 500, False), report)
    assert report.records == 5


@pytest.mark.slow
def test_many_games_with_secrets_conform_at_every_position() -> None:
    report = conform(HiddenCards(), games=15, partings=PARTINGS, thorough=True)
    assert report.worlds > 2_000
