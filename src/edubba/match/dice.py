"""Where the outcomes of chance come from: sealed dice, a script, or real bones on the table.

A draw is a pure function of the dice and of its number: the n-th draw ever made in a match, undone
ones included. So nobody gets another number for the same draw by taking something back.
"""

import hmac
import secrets
from collections.abc import Callable
from hashlib import sha256
from typing import Final

from edubba.core.actions import Actions
from edubba.core.errors import InvalidInput
from edubba.core.rng import Rng
from edubba.core.space import ActionSpace
from edubba.core.state import State
from edubba.core.words import Message

SEALED: Final = "sealed"
SCRIPTED: Final = "scripted"
MANUAL: Final = "manual"

SEED_BYTES: Final = 32
NONCE_BYTES: Final = 32
RNG_BITS: Final = 62
"""Seeds of bots stay in a machine word."""

# Every hash begins with what it is for, so that none can pass for another.
SCRIPT_SEED: Final = b"edubba 1 script seed\n"
SEED_SEAL: Final = b"edubba 1 seed seal\n"
NONCE_SEAL: Final = b"edubba 1 nonce seal\n"
DICE_KEY: Final = b"edubba 1 dice key\n"
BOT_KEY: Final = b"edubba 1 bot key\n"


def seal_of_seed(seed: bytes) -> str:
    """The commitment to a seed, published before anything is drawn."""
    return sha256(SEED_SEAL + seed).hexdigest()


def new_nonce() -> str:
    """What a remote seat keeps to itself until everybody has committed."""
    return secrets.token_hex(NONCE_BYTES)


def seal_of_nonce(nonce: str) -> str:
    """The commitment of a seat to its nonce."""
    return sha256(NONCE_SEAL + bytes.fromhex(nonce)).hexdigest()


class Dice:
    """Draws the outcomes of chance in a match."""

    kind: str

    def draw(self, number: int, state: State, outcomes: Actions, space: ActionSpace) -> int | None:
        """The outcome of the draw of this number; None if somebody has to say it first."""
        raise NotImplementedError(f"{type(self).__name__}.draw")

    def bot_rng(self, seat: int, seq: int) -> Rng:
        """The generator of a bot's choice: the same in the same match, unrelated to any draw."""
        return _bot_rng(b"", seat, seq)


class SealedDice(Dice):
    """A secret seed whose hash everybody knows from the start, so that no roll can be arranged.

    `seed` may be 32 bytes, a number (for scripts that want the same game again), or nothing: then
    it comes from the operating system.
    """

    kind = SEALED

    def __init__(self, seed: int | bytes | None = None) -> None:
        if seed is None:
            seed = secrets.token_bytes(SEED_BYTES)
        elif isinstance(seed, int):
            seed = sha256(SCRIPT_SEED + str(seed).encode()).digest()
        if len(seed) != SEED_BYTES:
            raise InvalidInput(Message("match/bad-seed", bytes=SEED_BYTES))
        self.seed = seed
        self._key = self._key_with({})

    @property
    def commitment(self) -> str:
        """The seal of the seed, which may be known from the start."""
        return seal_of_seed(self.seed)

    def mix(self, nonces: dict[int, str]) -> None:
        """Take in the nonces that seats have opened; only before the first draw."""
        self._key = self._key_with(nonces)

    def _key_with(self, nonces: dict[int, str]) -> bytes:
        text = "".join(f"{seat} {nonces[seat]}\n" for seat in sorted(nonces))
        return sha256(DICE_KEY + self.seed + text.encode()).digest()

    def below(self, number: int, total: int) -> int:
        """A number from 0 to total - 1 for the draw of this number, all equally likely.

        As many bits as `total` needs are taken; what falls outside is thrown away and drawn again.
        """
        bits = (total - 1).bit_length()
        attempt = 0
        while True:
            text = f"{number} {attempt}".encode()
            # Not `hmac.digest`, which lets other threads go first; in a busy house that takes long.
            block = hmac.new(self._key, text, "sha256").digest()
            value = int.from_bytes(block, "big") >> (8 * len(block) - bits)
            if value < total:
                return value
            attempt += 1

    def draw(self, number: int, state: State, outcomes: Actions, space: ActionSpace) -> int | None:
        return outcomes.at_weight(self.below(number, outcomes.total))

    def bot_rng(self, seat: int, seq: int) -> Rng:
        return _bot_rng(self.seed, seat, seq)


class ScriptedDice(Dice):
    """Outcomes written down beforehand; when they have run out, somebody has to say the next."""

    kind = SCRIPTED

    def __init__(self, script: list[str] | None = None) -> None:
        self.script = [] if script is None else script

    def draw(self, number: int, state: State, outcomes: Actions, space: ActionSpace) -> int | None:
        if number > len(self.script):
            return None
        text = self.script[number - 1]
        action = space.parse(text)
        if not outcomes.has(action):
            right = ", ".join(str(space.decode(a)) for a in outcomes.as_list())
            words = Message("match/bad-script", number=number, text=text, right=right)
            raise InvalidInput(words)
        return action


class ManualDice(Dice):
    """People throw real bones and type in what they see.

    `ask` gets the question and the possible outcomes and returns one of them; without it the match
    waits until `Match.roll` tells.
    """

    kind = MANUAL

    def __init__(self, ask: Callable[[Message, list[str]], str] | None = None) -> None:
        self.ask = ask

    def draw(self, number: int, state: State, outcomes: Actions, space: ActionSpace) -> int | None:
        if self.ask is None:
            return None
        choices = [str(space.decode(action)) for action in outcomes.as_list()]
        told = " ".join(self.ask(state.decision().prompt(state), choices).split())
        if told not in choices:
            right = ", ".join(choices)
            raise InvalidInput(Message("match/bad-throw", text=told, right=right))
        return space.parse(told)


def _bot_rng(secret: bytes, seat: int, seq: int) -> Rng:
    digest = sha256(BOT_KEY + secret + f"{seat} {seq}".encode()).digest()
    return Rng(int.from_bytes(digest, "big") >> (8 * len(digest) - RNG_BITS))
