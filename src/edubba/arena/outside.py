"""A bot of another environment, such as an older wheel: `process:/path/to/python:strong`.

The other Python is asked line by line, in JSON: the set-up once, then imagined positions.
"""

import json
import subprocess
from typing import IO

from edubba.bots import make_bot
from edubba.bots.levels import is_level, level_text
from edubba.bots.making import read_params
from edubba.core.bot import Bot, OwnBot, as_bot
from edubba.core.errors import InvalidInput, trouble
from edubba.core.game import Game
from edubba.core.rng import Rng
from edubba.core.state import State
from edubba.core.words import JsonObject, Message

PROCESS = "process"
SEARCHES = "mcts"
THERE = """
import json, sys
from edubba.bots import make_bot
from edubba.core.registry import find_game
from edubba.core.rng import Rng
setups, bots = {}, {}
def known(told, like):
    return {name: told.get(name, like[name]) for name in like}
for line in sys.stdin:
    asked = json.loads(line)
    if "rules" in asked:
        print(find_game(asked["rules"]).rules_version, flush=True)
        continue
    told, name = asked["setup"], asked["bot"]
    key = json.dumps(told)
    if key not in setups:
        game = find_game(told["game"])
        setups[key] = game.setup(told["seats"], told["options"])
        bots[key] = make_bot(name, game)
    position = asked["position"]
    try:
        state = setups[key].position(position)
    except Exception:
        like = setups[key].new().to_json()
        position = known(position, like)
        sides = zip(position["players"], like["players"])
        position["players"] = [known(*side) for side in sides]
        try:
            state = setups[key].position(position)
        except Exception:
            state = None
    print(-1 if state is None else int(bots[key].choose(state, Rng(asked["seed"]))), flush=True)
"""
"""Runs in the other environment, so it asks only for what every version has. What that version does
not know of a position or of its players is left out, and what it misses is as at the beginning; of
a position that it refuses nevertheless it says so."""
REFUSED = -1
STAND_IN = "greedy"
"""Decides where the other environment refuses a position, as some do right after a city fell."""


class Outside:
    """Sits at our table and thinks in its own process."""

    def __init__(self, python: str, bot: str) -> None:
        self.name = f"{PROCESS}:{python}:{bot}"
        self.bot = bot
        line = [python, "-c", THERE]
        try:
            self.process = subprocess.Popen(
                line, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
            )
        except OSError as error:
            words = Message("bots/broken-bot", name=self.name, detail=trouble(error))
            raise InvalidInput(words) from None

    def rules(self, game: Game) -> int:
        """The version of a game's rules that is played there."""
        return self.ask({"rules": game.id})

    def choose(self, state: State, rng: Rng) -> int:
        setup = state.setup
        agreed = {"game": setup.game.id, "seats": setup.seats, "options": setup.changes()}
        asked = {"setup": agreed, "bot": self.bot, "position": state.to_json()}
        action = self.ask({**asked, "seed": int(rng.word())})
        if action == REFUSED:
            action = make_bot(STAND_IN, setup.game).choose(state, rng)
        return action

    def ask(self, what: dict[str, object]) -> int:
        said, heard = _line(self.process.stdin), _line(self.process.stdout)
        said.write(json.dumps(what) + "\n")
        said.flush()
        answer = heard.readline()
        if not answer:
            raise RuntimeError(f"{self.name} ended with {self.process.wait()}")
        return int(answer)

    def leave(self) -> None:
        self.process.kill()
        self.process.wait()


def _line(end: IO[str] | None) -> IO[str]:
    assert end is not None
    return end


def make_player(text: str, game: Game, seconds: float | None, iterations: int | None) -> Bot:
    """A bot as a tournament names it; searching ones think as long as everybody here may."""
    kind, _, rest = text.partition(":")
    if kind == PROCESS:
        python, _, there = rest.partition(":")
        return as_bot(Outside(python, there))
    if is_level(kind):
        kind, _, usual = level_text(kind, game).partition(":")
        rest = ",".join(part for part in (usual, rest) if part)
    if kind != SEARCHES or (seconds is None and iterations is None):
        bot = make_bot(f"{kind}:{rest}" if rest else kind, game)
    else:
        told: JsonObject = {**read_params(rest, None)}
        limits: JsonObject = {"seconds": seconds, "iterations": iterations}
        kept: JsonObject = {key: value for key, value in told.items() if key not in limits}
        kept |= {key: value for key, value in limits.items() if value is not None}
        bot = make_bot(kind, game, kept)
    bot.name = text
    return bot


def rules_of(bot: Bot, game: Game) -> int:
    """The newest version of the rules that a bot plays."""
    if isinstance(bot, OwnBot) and isinstance(bot.who, Outside):
        return min(game.rules_version, bot.who.rules(game))
    return game.rules_version


def leave(bot: Bot) -> None:
    """Let a bot go; those that think elsewhere end there."""
    if isinstance(bot, OwnBot) and isinstance(bot.who, Outside):
        bot.who.leave()
