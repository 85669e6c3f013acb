"""What a record proves: whole, legal, ended as it says, and every roll from the sealed seed."""

from dataclasses import dataclass, field
from pathlib import Path

from edubba.core.catalogue import word
from edubba.core.errors import EdubbaError, InvalidRecord
from edubba.core.game import Game
from edubba.core.words import Message
from edubba.match import giving_up
from edubba.match.dice import MANUAL, SCRIPTED, SEALED, SealedDice, seal_of_seed
from edubba.match.entries import DICE, Entry
from edubba.match.fold import Fold
from edubba.match.match import same_result, stated_result
from edubba.match.record import Record
from edubba.match.series import Series, seed_in_series
from edubba.match.series_record import SeriesRecord, read_tablet


@dataclass
class Verification:
    """What was found, in sentences."""

    proven: list[Message] = field(default_factory=list)
    unproven: list[Message] = field(default_factory=list)
    """What this record cannot tell."""
    wrong: list[Message] = field(default_factory=list)

    @property
    def ok(self) -> bool:
        """Nothing is wrong with it."""
        return not self.wrong

    def parts(self) -> tuple[list[Message], ...]:
        """What is wrong first, then what was proven, then what was not."""
        return self.wrong, self.proven, self.unproven

    def sentences(self, language: str = "en") -> list[str]:
        """What was proven and what was not, in words."""
        return [word(message, language) for part in self.parts() for message in part]


def verify(source: Record | SeriesRecord | str | Path, game: Game | None = None) -> Verification:
    """Check a record, or the file it lies in, and say what that proves."""
    found = Verification()
    try:
        record = read_tablet(source) if isinstance(source, (str, Path)) else source
        if isinstance(record, SeriesRecord):
            _verify_series(record, game, found)
        else:
            _verify_whole([record], found)
            _verify_match(record, game, found)
    except EdubbaError as error:
        found.wrong.append(error.message)
    return found


def _verify_whole(records: list[Record], found: Verification) -> None:
    """Whatever was read from a file has passed its checksum."""
    if all(record.first_line is not None for record in records):
        found.proven.append(Message("match/proven-whole"))


def _verify_series(record: SeriesRecord, game: Game | None, found: Verification) -> None:
    _verify_whole(record.games, found)
    bound = _verify_series_seed(record, found)
    if found.wrong:  # every game would say the same once more
        return
    for number, part in enumerate(record.games, 1):
        inner = Verification()
        _verify_match(part, game, inner, bound)
        for ours, theirs in zip(found.parts(), inner.parts(), strict=True):
            ours += [Message("match/in-game", number=number, detail=each) for each in theirs]
    if found.ok and record.header.seen_by is None:
        series = Series.from_record(record, game)
        found.proven.append(Message("match/proven-series", games=series.number))


def _verify_series_seed(record: SeriesRecord, found: Verification) -> bool:
    """Whether one seed, sealed before the first game, is behind the seeds of all of them."""
    header = record.header
    if not header.commitment or not header.seed:
        return False
    seed = bytes.fromhex(header.seed)
    sealed = [(n, game) for n, game in enumerate(record.games, 1) if game.header.dice == SEALED]
    strange = [n for n, game in sealed if game.header.seed != seed_in_series(seed, n).hex()]
    if seal_of_seed(seed) != header.commitment:
        found.wrong.append(Message("match/wrong-seed"))
    elif strange:
        found.wrong.append(Message("match/wrong-series-seed", number=strange[0]))
    else:
        found.proven.append(Message("match/proven-series-seed", seal=header.commitment))
        return True
    return False


def _verify_match(
    record: Record, game: Game | None, found: Verification, bound: bool = False
) -> None:
    """Check one match; `bound` says that its seed was sealed with the whole series."""
    if record.header.seen_by is not None:
        found.unproven.append(Message("match/redacted"))
        return
    rolls = Rolls(record, bound)
    fold = Fold(record.header.find(game), record.header)
    for entry in record.entries:
        try:
            if entry.kind == DICE:
                rolls.check(fold, entry, found)
            fold.take(entry)
        except EdubbaError as error:
            words = Message("match/bad-entry", place=record.place(entry), detail=error.message)
            raise InvalidRecord(words) from None
    found.proven.append(Message("match/proven-legal", entries=len(record.entries)))
    result = giving_up.result(fold)
    if record.result is not None:
        if result is None or not same_result(record.result, stated_result(result)):
            found.wrong.append(Message("match/wrong-result"))
        else:
            found.proven.append(Message("match/proven-result", reason=result.reason))
    elif result is None:
        found.unproven.append(Message("match/unproven-running"))
    rolls.conclude(fold, found)


class Rolls:
    """Compares each roll with what the seed says."""

    def __init__(self, record: Record, bound: bool) -> None:
        self.header = record.header
        self.bound = bound
        self.checked = 0
        self.right = 0
        dice = record.header.make_dice()
        self.dice = dice if isinstance(dice, SealedDice) else None
        self.sealed = (
            self.dice is not None and seal_of_seed(self.dice.seed) == self.header.commitment
        )
        """Whether it is the seed that was sealed: another one says nothing about the rolls."""

    def check(self, fold: Fold, entry: Entry, found: Verification) -> None:
        self.checked += 1
        if self.dice is None or not self.sealed:
            return
        fold.check_throw()
        self.dice.mix(fold.nonces)
        drawn = self.dice.draw(fold.draws + 1, fold.state, fold.outcomes(), fold.space)
        if drawn == fold.action_of(entry):
            self.right += 1
        else:
            found.wrong.append(Message("match/wrong-roll-number", number=self.checked))

    def conclude(self, fold: Fold, found: Verification) -> None:
        header = self.header
        if header.dice == MANUAL:
            found.unproven.append(Message("match/unproven-manual", rolls=self.checked))
        elif header.dice == SCRIPTED:
            found.unproven.append(Message("match/unproven-scripted", rolls=self.checked))
        elif self.dice is None:
            found.unproven.append(Message("match/unproven-sealed", rolls=self.checked))
        else:
            self._conclude_sealed(fold, found)

    def _conclude_sealed(self, fold: Fold, found: Verification) -> None:
        if not self.sealed:
            found.wrong.append(Message("match/wrong-seed"))
            return
        found.proven.append(Message("match/proven-seed", seal=self.header.commitment))
        series = self.header.series
        is_later = series is not None and series.get("number") != 1
        if self.right == self.checked:
            found.proven.append(Message("match/proven-rolls", rolls=self.checked))
        if not fold.nonces:
            found.unproven.append(Message("match/unproven-choice"))
        elif not self.bound and is_later:  # an earlier game opened the numbers of the seats
            found.unproven.append(Message("match/unproven-known"))
        elif not fold.withheld:
            found.proven.append(Message("match/proven-nonces", seats=len(fold.nonces)))
        if fold.withheld:
            found.unproven.append(Message("match/unproven-withheld", seats=len(fold.withheld)))
