"""Matches set up from a few words, for tests that read like the story they tell."""

from tests.match.boast import BOAST

from edubba.core import CHANCE, Rng
from edubba.games.game_of_ur import GAME
from edubba.match import ManualDice, Match, ScriptedDice

LIGHT, DARK = 0, 1
ADA, BEN, CYD = 0, 1, 2


def race(script: str = "", manual_done: bool | list[int] = False) -> Match:
    """A Game of Ur that light begins, with these throws: numbers for the small bone, yes and no."""
    return Match.new(
        GAME.setup(options={"first_player": "light"}),
        ["Ana", "Bo"],
        dice=ScriptedDice(throws(script)),
        manual_done=manual_done,
    )


def throws(script: str) -> list[str]:
    words = script.split()
    return [f"small {word}" if word.isdecimal() else f"large {word}" for word in words]


def boast(cards: str = "6 2 5", manual_done: bool | list[int] = False) -> Match:
    """A game of secret cards, dealt as told."""
    deal = ScriptedDice([f"card {card}" for card in cards.split()])
    setup = BOAST.setup(len(cards.split()))
    return Match.new(
        setup, ["Ada", "Ben", "Cyd"][: setup.seats], dice=deal, manual_done=manual_done
    )


def play_random(match: Match, choice: int, steps: int = 100_000) -> Match:
    """Let somebody without a plan play for everybody."""
    rng = Rng(choice)
    for _ in range(steps):
        if match.over:
            break
        if match.open_turn is not None:
            match.done(match.open_turn)
        elif match.actor == CHANCE:
            outcomes = match.outcomes()
            match.roll(outcomes[rng.below(len(outcomes))])
        else:
            legal = match.legal()
            match.play(legal[rng.below(len(legal))])
    return match


def lines(match: Match) -> list[str]:
    return [entry.to_line() for entry in match.record.entries]


def before_the_last_bird(house: int = 16, light: int = 15, dark: int = 15) -> Match:
    """Light needs one more throw, typed in by hand, to bring the eagle home."""
    home = dict.fromkeys(["swallow", "storm_bird", "raven", "rooster"], "home")
    return Match.new(
        GAME.setup(),
        dice=ManualDice(),
        start={
            "light": {**home, "eagle": house},
            "counters": {"light": light, "dark": dark, "pool": 50 - light - dark},
        },
    )
