"""What a bot thinks of a position: how the race stands, and what is in danger."""

from math import sqrt, tanh
from typing import Final, final

from edubba.core.actions import Actions
from edubba.core.game import Evaluator
from edubba.core.native import i64
from edubba.core.race import Values
from edubba.core.race_network import RaceNetwork, find_packed, find_race_network
from edubba.core.state import NOBODY
from edubba.games.game_of_ur.codes import BIRDS, DARK, HOME, LARGE, LIGHT, NO, SWALLOW, YES
from edubba.games.game_of_ur.decisions.frames import LARGE_THROW
from edubba.games.game_of_ur.money import MoneyNetwork
from edubba.games.game_of_ur.race import race_of
from edubba.games.game_of_ur.state import OFF, PRIVATE, UNFINISHED, UrState
from edubba.games.game_of_ur.terms import CONVERTED, LAUNCH_NUMBER, START_HOUSE, Terms

OBJECTIVES: Final = ["counters", "race", "both"]
"""The first is what computer opponents want by default (ruling R22)."""
RACE_WORTH: Final = {"counters": 0.001, "race": 1.0, "both": 10.0}
"""What winning the race is worth beside the pool, in counters: enough to decide among equals; the
only thing that counts; as much as an ante."""

STEPS: Final = "steps"
"""How far the own birds have come; nothing is hoped of the large astragal."""
LEAD: Final = "lead"
"""How much further they have come than the opponent's."""
DANGER: Final = "danger"
"""How many turns are left to both, and what the next throw could cost; so all judge for whom no
network is there."""
JUDGEMENTS: Final = [STEPS, LEAD, DANGER, "glance"]
"""The last is a network of eight thoughts, where the one of all sight has 384."""

SWEEPS: Final = 400
"""Sweeps of value iteration for a lone bird's way home; far more than it takes to settle."""
LUCK: Final = 4.5
"""A win is likely (tanh 1) with a lead of so many times the root of all lone-bird turns to go."""
ON_TURN: Final = 2.5
"""What the throw is worth to the player to move, in turns. Both fitted to 10,381 positions of 600
games of `greedy` against itself: a log loss of 0.636, where 0.693 knows nothing."""


def turns_to_go(terms: Terms) -> list[list[float]]:
    """For each bird and house: the turns it would need to come home, alone on the board."""
    table: list[list[float]] = []
    for bird in range(BIRDS):
        turns = [0.0] * (HOME + 1)
        for _ in range(SWEEPS):
            for house in range(HOME):
                turns[house] = 1.0 + _after_throw(terms, bird, house, turns)
        table.append(turns)
    return table


def chance_of_yes(terms: Terms) -> float:
    return float(terms.large[YES]) / float(terms.large[YES] + terms.large[NO])


def _after_throw(terms: Terms, bird: int, house: int, turns: list[float]) -> float:
    yes = chance_of_yes(terms)
    expected = 0.0
    for face in range(1, len(terms.small) + 1):
        stay = turns[house]
        used = _best_use(terms, bird, house, face, turns)
        converted = _best_use(terms, bird, house, CONVERTED[face], turns)
        gamble = yes * (stay if converted < 0 else converted) + (1 - yes) * stay
        if terms.always_both:
            best = gamble - (1 - yes) * stay + (1 - yes) * (stay if used < 0 else used)
        else:
            best = gamble if used < 0 else min(used, gamble)
        expected += float(terms.small[face - 1]) * best
    return expected / float(terms.faces)


def _best_use(terms: Terms, bird: int, house: int, number: int, turns: list[float]) -> float:
    """The turns left after using a number, or -1 if a lone bird cannot use it."""
    if house == OFF and bird == SWALLOW and LAUNCH_NUMBER[bird] == number:
        return min(turns[start] for start in terms.swallow_houses())
    target = lands(bird, house, number)
    return turns[target] if target > 0 else -1.0


def lands(bird: i64, house: i64, number: i64) -> i64:
    """The house a number brings a bird to, 0 if to none (a Swallow's launch counts as none)."""
    if house == OFF:
        return START_HOUSE[bird] if LAUNCH_NUMBER[bird] == number else 0
    return house + number if house + number <= HOME else 0


def usual_money(terms: Terms) -> bool:
    """Whether counters change hands as they do by default, as the network has learnt."""
    changed = terms.per_rosette or terms.bear_off_toll or terms.keep_own
    return not (changed or terms.must_afford or terms.debt)


def come(state: UrState, seat: i64) -> float:
    """The share of its way that a seat has behind it."""
    steps: i64 = 0
    for bird in range(BIRDS):
        steps += state.house(seat, bird)
    return float(steps) / float(BIRDS * HOME)


def most_left(state: UrState) -> i64:
    """The birds that are not home, of the seat with more of them."""
    return BIRDS - min(state.count_on(LIGHT, HOME), state.count_on(DARK, HOME))


@final
class UrEvaluator(Evaluator[UrState]):
    """The expected counters for `counters`, the chance to win the race for `race`, for `both` their
    sum with the race at the worth of an ante."""

    def __init__(self, objective: str, judgement: str = "") -> None:
        self.counters = objective != "race"
        self.race_worth = RACE_WORTH[objective]
        self.judgement = judgement
        self.by_steps = judgement in (STEPS, LEAD)
        self.terms: Terms | None = None
        self.turns: list[list[float]] = []
        self.network: RaceNetwork | None = None
        self.money: MoneyNetwork | None = None
        self.exact: Values | None = None

    def know(self, values: Values | None) -> None:
        self.exact = values

    def knows(self, state: UrState) -> bool:
        if state.terms is not self.terms:
            self.look_at(state.terms)
        return self.network is not None or self.reaches(state)

    def reaches(self, state: UrState) -> bool:
        return self.exact is not None and most_left(state) <= self.exact.most

    def can_judge(self, state: UrState) -> bool:
        return state.code != LARGE_THROW or self.judgement == STEPS

    def value(self, state: UrState, seat: i64) -> float:
        if state.terms is not self.terms:
            self.look_at(state.terms)
        if state.ending == UNFINISHED and state.code == LARGE_THROW:
            return self.at_gamble(state, seat)
        return self.at_rest(state, seat)

    def look_at(self, terms: Terms) -> None:
        """Find out by what races under these terms can be judged."""
        self.terms = terms
        self.network = None
        self.money = None
        if self.by_steps:
            return
        if self.counters and not self.judgement and usual_money(terms):
            found = find_packed(__package__, race_of(terms), "money")
            self.money = None if found is None else MoneyNetwork(found)
        if not terms.must_afford and self.judgement != DANGER:
            self.network = find_race_network(__package__, race_of(terms), self.judgement)
        if self.network is None:
            self.turns = turns_to_go(terms)

    def at_gamble(self, state: UrState, seat: i64) -> float:
        """The large astragal is in the air: what yes and no are worth, by their chances."""
        yes = chance_of_yes(state.terms)
        refused = state.clone()
        refused.apply(LARGE + NO)
        if self.judgement == STEPS:
            return self.at_rest(refused, seat)
        accepted = state.clone()
        accepted.apply(LARGE + YES)
        best = self.at_rest(accepted, seat)
        if accepted.actor >= 0:
            actions = Actions()
            accepted.legal_into(actions)
            mine = accepted.actor == seat
            for i in range(actions.count):
                after = accepted.clone()
                after.apply(actions.items[i])
                value = self.at_rest(after, seat)
                if i == 0 or (value > best if mine else value < best):
                    best = value
        return yes * best + (1.0 - yes) * self.at_rest(refused, seat)

    def at_rest(self, state: UrState, seat: i64) -> float:
        if state.ending != UNFINISHED:
            won = 0.5 if state.winner == NOBODY else 1.0 if state.winner == seat else 0.0
            return self.race_worth * won + (float(state.purse(seat)) if self.counters else 0.0)
        win = self.chance(state, seat)
        if not self.counters:
            return win
        expected = float(state.purse(seat)) + win * (float(state.pool) + self.race_worth)
        if self.money is None or state.turn == 0:
            return expected
        if state.to_move == seat:
            return expected + self.money.more(state, win)
        return expected - self.money.more(state, 1.0 - win)

    def chance(self, state: UrState, seat: i64) -> float:
        """How likely a seat wins the race: known, learnt from exact values, or else guessed."""
        if self.by_steps:
            behind = 0.0 if self.judgement == STEPS else come(state, DARK - seat)
            return 0.5 + 0.5 * (come(state, seat) - behind)
        if state.turn == 0:  # the bones have not said yet who begins
            return 0.5
        mover = state.to_move
        if self.exact is not None and self.reaches(state):
            found = self.exact.value([*state.side(mover)], [*state.side(DARK - mover)])
            return found if mover == seat else 1.0 - found
        if self.network is not None:
            found = self.network.chance(state.side(mover), state.side(DARK - mover))
            return found if mover == seat else 1.0 - found
        ours = self.way_home(state, seat)
        theirs = self.way_home(state, DARK - seat)
        lead = theirs - ours + (ON_TURN if state.to_move == seat else -ON_TURN)
        return 0.5 + 0.5 * tanh(lead / (LUCK * sqrt(ours + theirs + 1.0)))

    def way_home(self, state: UrState, seat: i64) -> float:
        """The turns all birds of a seat need, counting what each would lose if it were captured."""
        total = 0.0
        threatened = self.danger(state, seat)
        for bird in range(BIRDS):
            turns = self.turns[bird]
            house = state.house(seat, bird)
            total += turns[house]
            if house != OFF and house != HOME:
                total += threatened[house] * (turns[OFF] - turns[house])
        return total

    def danger(self, state: UrState, seat: i64) -> list[float]:
        """For each house: how likely the opponent's next throw can capture there."""
        other: i64 = DARK - seat
        own = state.standing(seat) & ~PRIVATE & ~state.terms.rosettes
        risk = [0.0] * (HOME + 1)
        if own == 0:
            return risk
        small = state.terms.small
        yes = chance_of_yes(state.terms)
        for face in range(len(small)):
            weight = float(small[face]) / float(state.terms.faces)
            primary: i64 = face + 1
            for bird in range(BIRDS):
                at = state.house(other, bird)
                for house, chance in (
                    (lands(bird, at, primary), weight),
                    (lands(bird, at, CONVERTED[primary]), weight * yes),
                ):
                    if house > 0 and (own >> house) & 1:
                        risk[house] += chance
        for house in range(HOME + 1):
            risk[house] = min(risk[house], 1.0)
        return risk
