"""Hints name a legal action and give reasons that hold."""

from importlib import import_module

import pytest
from tests.bots import stones
from tests.bots.test_mcts import GAMES, decisions
from tests.games.game_of_ur.table import board, home_but

from edubba.analysis import Budget, Hint, Weighed, hint, judge
from edubba.analysis.contrast import CONCRETE, beside, contrast
from edubba.analysis.goods import COUNTED, FINER, counted, listed, named
from edubba.analysis.judge import RIVAL, Judgement, chances_of
from edubba.analysis.plan import brings, does, goes_on, happens
from edubba.bots import make_bot
from edubba.bots.turns import NO_DEADLINE, Turns
from edubba.core import CHANCE, OVER, InvalidInput, Rng, State
from edubba.core.actions import Actions
from edubba.core.catalogue import word
from edubba.core.game import Evaluator, Game
from edubba.core.prompt import preview
from edubba.core.registry import find_game
from edubba.core.words import Message
from edubba.testing.conformance.walk import anything

QUICK = Budget(iterations=16, seconds=0.4)


def ids(found: Hint) -> list[str]:
    return [reason.id.removeprefix("analysis/") for reason in found.reasons]


@pytest.mark.parametrize(("id", "seats"), GAMES)
def test_a_hint_can_be_played_and_read(id: str, seats: int) -> None:
    game = find_game(id)
    setup = game.setup(seats)
    for state in decisions(game, seats, seed=4, count=2, every=9):
        seat = int(state.actor)
        before = state.to_json()
        found = hint(setup, state.imagine(seat, Rng(1)), seat, QUICK, Rng(2))
        assert found.action in state.legal_actions()
        assert setup.space().parse(found.move) == found.action
        assert found.reasons
        for sentence in [found.label, *found.reasons]:
            assert word(sentence).strip()
            assert "/" not in word(sentence).split()[0]
        assert state.to_json() == before
        assert found.to_json()["id"] == found.action


def test_a_win_is_called_one() -> None:
    table = board(light=home_but(swallow=15), dark={"eagle": 9}).throw(2)
    found = hint(find_game("game_of_ur").setup(), table.state, 0, QUICK, Rng(1))
    assert "wins" in ids(found)
    assert "It wins the game at once." in [word(reason) for reason in found.reasons]


def test_the_only_choice_is_called_so() -> None:
    found = hint(stones.GAME.setup(), stones.pile(1), 0, QUICK, Rng(1))
    assert ids(found) == ["only-move"]


class Lead(Evaluator):
    """Judges by points, as where nothing else is known."""


class JudgedStones(stones.Stones):
    def evaluator(self, objective: str) -> Evaluator:
        return Lead()


def test_what_is_better_only_after_the_reply_is_said() -> None:
    found = hint(JudgedStones().setup(), stones.pile(5), 0, Budget(60, 30), Rng(1))
    assert found.move == "take 1"
    assert "better-after-replies" in ids(found)
    assert "next-best" in ids(found)


@pytest.mark.parametrize("seats", [2, 4])
def test_where_nobody_is_ahead_all_have_the_same_chance(seats: int) -> None:
    game = find_game("clash_of_cultures" if seats == 2 else "ulm")
    state = game.setup(seats).new()
    while state.actor == CHANCE:
        state.apply(anything(state, Rng(1)))
    chances = chances_of(game)
    assert all(abs(chances.value(state, seat) - 1 / seats) < 0.1 for seat in range(seats))
    found = judge(game.setup(seats), state, QUICK, Rng(1))
    assert abs(sum(found.chances) - 1) < 0.001
    assert found.choices[0].chance < (0.75 if seats == 2 else 0.5)


def test_the_plan_is_told_last() -> None:
    """What a choice gains is read before what follows it; "this" is the choice that is advised."""
    game = find_game("ulm")
    order, planned = ["does", "chance", "next-best", "then"], 0
    for state in decisions(game, 2, seed=4, count=3, every=9):
        seat = int(state.actor)
        found = ids(hint(game.setup(2), state.imagine(seat, Rng(1)), seat, QUICK, Rng(2)))
        told = [each for each in found if each in order]
        assert told == sorted(told, key=order.index)
        planned += "then" in told
    assert planned


@pytest.mark.parametrize(
    ("chance", "low", "said"),
    [
        (0.604, 0.3, ["as-good", "same-end"]),
        (0.7, 0.5, ["next-best", "safer"]),
        (0.7, 0.1, ["next-best", "decides", "against"]),
        (0.604, 0.1, ["as-good", "against"]),
        (0.604, 0.32, ["as-good", "same-end"]),
    ],
)
def test_a_choice_is_set_beside_the_runner_up(chance: float, low: float, said: list[str]) -> None:
    state = stones.pile(5)
    label = Message("core/yes")
    best, other = (
        Weighed(0, "take 1", label, [], share, worst, share, [0], [])
        for share, worst in ((chance, low), (0.6, 0.3))
    )
    found = contrast(stones.GAME.setup(), state, best, other)
    assert [each.id.removeprefix("analysis/") for each in found] == ["chance", *said]


@pytest.mark.parametrize(
    ("id", "goods"),
    [
        ("ulm", {"coins", "sparrows"}),
        ("ur_ziggurat", {"on_board"}),
        ("after_the_flood", {"points", "resources", "workers_available"}),
        ("clash_of_cultures", {"goods"}),
    ],
)
def test_gains_are_told_in_the_goods_of_the_game(id: str, goods: set[str]) -> None:
    game = find_game(id)
    setup = game.setup()
    told: list[Message] = []
    for state in decisions(game, setup.seats, seed=4, count=12, every=9):
        actions = Actions()
        state.legal_into(actions)
        lines = Turns(Lead()).ranked(state, actions, 10, Rng(1), NO_DEADLINE)
        turns = [[int(move) for move in line.moves] for line in (lines[0], lines[-1])]
        label = Message("core/yes")
        pair = [
            Weighed(0, "", label, [], share, share, share, each, [])
            for share, each in zip((0.6, 0.5), turns, strict=True)
        ]
        told += beside(setup, state, *pair)
    found = " ".join(repr(each) for each in told)
    assert not [name for name in goods if f"analysis/goods-{name}'" not in found], found


def test_gains_and_losses_are_one_sentence_each() -> None:
    told = [Message(f"analysis/goods-{name}", count=2) for name in ("points", "coins", "tiles")]
    goods = listed(told)
    assert word(Message("analysis/more", goods=goods)) == (
        "By the end of the turn it brings 2 points, 2 coins and 2 tiles more than the other choice."
    )
    assert word(listed(told[:2]), "de") == "2 Punkte und 2 Münzen"
    assert word(listed(told[:1]), "de") == "2 Punkte"


def test_what_a_choice_brings_later_is_counted_in_the_worlds_it_was_played_out_in() -> None:
    game = find_game("ur_ziggurat")
    setup = game.setup()
    [state] = decisions(game, 2, seed=4, count=1, every=25)
    best, other, *_ = judge(setup, state, QUICK, Rng(2)).choices
    for each in (best, other):
        assert each.later.keys() == {*counted(setup, state, int(state.actor)), RIVAL}
        assert each.later["on_board"] > 0


def test_what_comes_later_is_told_where_it_differs_from_what_is_there() -> None:
    game = find_game("ulm")
    setup = game.setup()
    [state] = decisions(game, 2, seed=4, count=1, every=9)
    actions = Actions()
    state.legal_into(actions)
    [line, *_] = Turns(Lead()).ranked(state, actions, 10, Rng(1), NO_DEADLINE)
    moves = [int(move) for move in line.moves]
    none = dict.fromkeys([*counted(setup, state, int(state.actor)), RIVAL], 0.0)

    def told(chance: float = 0.6, **later: float) -> list[str]:
        """What is said of a turn beside itself, as if so much had come of it."""
        label = Message("core/yes")
        mine = Weighed(0, "", label, [], chance, chance, 0.5, moves, [], none | later)
        same = Weighed(0, "", label, [], 0.5, 0.5, 0.5, moves, [], none)
        return [word(each) for each in beside(setup, state, mine, same)]

    assert told(coins=2.4, seals=1.0, points=0.4) == [
        "One turn later it brings about 2 coins and a seal on the board more."
    ]
    assert told(points=-3.0, rival=-5.0) == [
        "By then the best of the others has about 5 points less.",
        "Against it: One turn later the other choice brings about 3 points more.",
    ]
    same = "By the end of the turn both lead to the same position."
    assert told() == [same]
    assert told(chance=0.5) == [same]
    assert told(coins=-1.0) == [
        "What decides is the position that it leaves for later turns.",
        "Against it: One turn later the other choice brings about a coin more.",
    ]
    assert told(coins=-1.0, seals=0.2) == [
        "One turn later it brings about 2 seals on the board more in ten such games.",
        "Against it: One turn later the other choice brings about a coin more.",
    ]
    assert told(chance=0.5, coins=-1.0) == [
        "Against it: One turn later the other choice brings about a coin more."
    ]


def test_a_plan_does_not_name_what_is_only_left() -> None:
    """Of the steps of a turn those are named that do something."""
    game = find_game("after_the_flood")
    space = game.setup().space()
    left = 0
    for state in decisions(game, 3, seed=4, count=40, every=3):
        actions = Actions()
        state.legal_into(actions)
        for line in Turns(Lead()).ranked(state, actions, 10, Rng(1), NO_DEADLINE):
            moves = [int(move) for move in line.moves]
            left += any(space.decode(move).verb == "buy_end" for move in moves[1:])
            steps = [each.args["step"] for each in goes_on(state, moves)]
            assert Message("after_the_flood/label-buy_end") not in steps
    assert left > 0


@pytest.mark.parametrize(("id", "seats"), GAMES)
def test_a_plan_is_told_to_whoever_would_play_it(id: str, seats: int) -> None:
    """Steps are answers, short ones with their question; the log would speak of a seat."""
    game = find_game(id)
    setup = game.setup(seats)
    for state in decisions(game, seats, seed=4, count=6, every=9):
        actions = Actions()
        state.legal_into(actions)
        line = Turns(Lead()).ranked(state, actions, 10, Rng(1), NO_DEADLINE)[0]
        moves = [int(move) for move in line.moves]
        own = f"seat-{int(state.actor)}"
        told = [*does(state, moves[0]), *brings(setup, state, moves), *goes_on(state, moves)]
        assert not [each for each in told if f"'seat': Message('{id}/{own}'" in repr(each)]
        for language in ("en", "de"):
            for each in told:
                assert "‹" not in word(each, language)
        for each in goes_on(state, moves):
            step = each.args["step"]
            assert isinstance(step, Message)
            assert step.id == "analysis/answer" or len(word(step).split()) > 3


def test_a_short_answer_is_told_with_its_question_as_it_is_put_to_you() -> None:
    game = find_game("ur_ziggurat")
    told: list[str] = []
    for state in decisions(game, 2, seed=4, count=6, every=9):
        actions = Actions()
        state.legal_into(actions)
        line = Turns(Lead()).ranked(state, actions, 10, Rng(1), NO_DEADLINE)[0]
        told += [word(each) for each in goes_on(state, [int(move) for move in line.moves])]
    ups = [each for each in told if each.endswith(" up")]
    assert ups
    assert not [each for each in ups if not each.startswith("Then: You ") or "? – " not in each]


def test_a_race_takes_nothing_that_is_none_from_the_pool() -> None:
    """What comes of nothing is not worth a word: "takes 0 counters from the pool"."""
    for state in decisions(find_game("game_of_ur"), 2, seed=4, count=20, every=3):
        for action in state.legal_actions():
            assert not [each for each in does(state, action) if " 0 " in word(each)]


@pytest.mark.parametrize("id", sorted(COUNTED))
def test_all_that_is_counted_has_a_word(id: str) -> None:
    game = find_game(id)
    setup = game.setup()
    [state] = decisions(game, setup.seats, seed=4, count=1, every=5)
    names = [*counted(setup, state, 0), *counted(setup, state, 0, finely=True)]
    assert names == [*COUNTED[id], *FINER[id]]
    for name in names:
        for language in ("en", "de"):
            told = {word(named([(name, count)]), language) for count in (1, 2)}
            assert len(told) == 2
            assert not [each for each in told if "‹" in each]


def met_by_bots(game: Game, seats: int, count: int, every: int) -> list[State]:
    """Positions of games of bots in which a seat has a choice, one in so many."""
    found: list[State] = []
    bot, rng, met = make_bot("scribe", game), Rng(6), 0
    while len(found) < count:
        state = game.setup(seats).new()
        while state.actor != OVER and len(found) < count:
            legal = state.legal_actions()
            if state.actor == CHANCE or len(legal) == 1:
                state.apply(anything(state, rng))
                continue
            met += 1
            if met % every == 0:
                found.append(state.clone())
            state.apply(int(bot.choose(state, rng)))
    return found


def concrete(id: str, seats: int, count: int, every: int, budget: Budget) -> tuple[int, list[Hint]]:
    """Of hints that name a runner-up how many there are, and those that tell no gain or loss."""
    game = find_game(id)
    setup = game.setup(seats)
    runners, without = 0, []
    for number, state in enumerate(met_by_bots(game, seats, count, every)):
        seat = int(state.actor)
        found = hint(setup, state.imagine(seat, Rng(number)), seat, budget, Rng(number))
        if {"only-move", "wins", "only-offers"} & {*ids(found)}:
            continue
        assert {"next-best", "as-good", "better-for-race"} & {*ids(found)}
        losses = [each.args["what"] for each in found.reasons if each.id == "analysis/against"]
        said = {each.id for each in [*found.reasons, *losses] if isinstance(each, Message)}
        runners += 1
        without += [] if said & CONCRETE else [found]
    return runners, without


@pytest.mark.parametrize(("id", "seats"), GAMES)
def test_hints_tell_gains_and_losses_in_terms_of_the_game(id: str, seats: int) -> None:
    few = Budget(iterations=4, seconds=60)
    runners, without = concrete(id, seats, count=10, every=7, budget=few)
    assert runners > 5
    assert len(without) <= 1, without


@pytest.mark.slow
@pytest.mark.parametrize(("id", "seats"), GAMES)
def test_nearly_all_hints_do(id: str, seats: int) -> None:
    runners, without = concrete(id, seats, count=60, every=7, budget=Budget(seconds=0.35))
    assert runners > 40
    assert len(without) <= 0.05 * runners, without


def test_where_all_else_is_shunned_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots shun offers that others would have to answer: there is no runner-up."""
    one = [Weighed(1, "take 1", Message("core/yes"), [], 0.5, 0.5, 0.5, [1], [])]
    module = import_module("edubba.analysis.hint")  # the package calls its function so, too
    monkeypatch.setattr(module, "judge", lambda *_: Judgement([0.5, 0.5], one, False))
    found = hint(stones.GAME.setup(), stones.pile(5), 0, QUICK, Rng(1))
    assert ids(found) == ["chance", "only-offers"]


def test_what_a_choice_does_ends_with_the_own_turn() -> None:
    game = find_game("ulm")
    ends = 0
    for state in decisions(game, 2, seed=4, count=40, every=1):
        for action in state.legal_actions():
            events = [event.name for event in preview(state, action, state.actor)]
            ends += "turn_began" in events
            assert "ulm/log-turn_began" not in [words.id for words in happens(state, action)]
    assert ends > 0


def test_a_hint_speaks_of_the_chance_that_the_review_does() -> None:
    """The evaluator of UR thinks well of all seats, so both hold it against the best other."""
    game = find_game("ur_ziggurat")
    setup, chances = game.setup(3), chances_of(game)
    for state in decisions(game, 3, seed=4, count=3, every=25):
        best = judge(setup, state, Budget(iterations=4, seconds=60), Rng(2)).choices[0]
        actions = Actions()
        state.legal_into(actions)
        lines = Turns(chances).ranked(state, actions, 20, Rng(1), NO_DEADLINE)
        [reviewed] = [line.value for line in lines if line.moves[0] == best.action]
        assert best.looks == pytest.approx(reviewed, abs=0.03)
        assert best.chance == pytest.approx(reviewed, abs=0.1)


def test_only_the_seat_that_decides_gets_one() -> None:
    with pytest.raises(InvalidInput, match="that is not seat 1"):
        hint(stones.GAME.setup(), stones.pile(5), 1, QUICK, Rng(1))
