"""A `Match` is one played game for everyone who is not a search: it checks, records, throws, undoes
and replays. It is nothing but its record: `Match.fold(header, entries)` gives the same match again.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from edubba.core.bot import Bot, as_bot
from edubba.core.catalogue import word
from edubba.core.errors import EdubbaError, IllegalMove, InvalidInput, InvalidRecord
from edubba.core.game import Game, Setup
from edubba.core.journal import Journal
from edubba.core.result import Result
from edubba.core.state import CHANCE, State
from edubba.core.words import JsonObject, Message
from edubba.match import entries as kinds
from edubba.match import giving_up
from edubba.match.clocks import Clock
from edubba.match.dice import Dice, ScriptedDice, SealedDice
from edubba.match.entries import Entry
from edubba.match.fold import only_answer
from edubba.match.header import Header, dumps, is_hash
from edubba.match.record import Record
from edubba.match.seats import Chooser, SeatInfo, bot_seat
from edubba.match.watching import Watched
from edubba.match.words import refused

STAND_IN: Final = "greedy"
"""The bot that plays on for a seat which left, unless another is named."""


class Match(Watched):
    """One played game. Everything that changes it adds entries to `record` or raises."""

    def __init__(self, record: Record, setup: Setup, dice: Dice) -> None:
        """Use `new`, `load`, `from_record` or `fold` instead."""
        super().__init__(record, setup)
        self.dice = dice
        self.bots: dict[int, Bot] = {}
        """Who chooses for the bots' seats in `play_out`; not part of the match."""
        self.paced = False
        """Whether answers that leave no choice wait for `answer`: given at once they would tell
        seats at other screens just that. Not part of the match either."""

    @staticmethod
    def new(
        setup: Setup,
        seats: Sequence[SeatInfo | Chooser | str] | None = None,
        *,
        seed: int | None = None,
        dice: Dice | None = None,
        clock: Clock | None = None,
        start: JsonObject | None = None,
        manual_done: bool | list[int] = False,
        nonces: dict[int, str] | None = None,
        series: JsonObject | None = None,
    ) -> "Match":
        """Sit down and begin. A seat is a `SeatInfo`, an object that can choose (a bot), or a
        person's name.

        `start` is a position instead of the game's opening; with `manual_done` the seats (all
        people, or those listed) close their turns by `done`; `nonces` are the commitments of
        seats that add to the dice, which are drawn only when all have opened theirs.
        """
        given = [SeatInfo()] * setup.seats if seats is None else seats
        if len(given) != setup.seats:
            raise InvalidInput(Message("match/wrong-seats", found=len(given), right=setup.seats))
        bots: dict[int, Bot] = {}
        infos: list[SeatInfo] = []
        for seat, who in enumerate(given):
            if isinstance(who, str):
                who = SeatInfo(name=who)
            elif not isinstance(who, SeatInfo):
                bots[seat] = as_bot(who)
                who = bot_seat(bots[seat].name)
            infos.append(who)
        if dice is None:
            dice = SealedDice(seed)
        sealed = dice if isinstance(dice, SealedDice) else None
        if nonces and sealed is None:
            raise InvalidInput(Message("match/nonces-need-seal"))
        if isinstance(manual_done, bool):
            people = [seat for seat, info in enumerate(infos) if not info.is_bot]
            manual_done = people if manual_done else []
        nonces = {} if nonces is None else nonces
        for seat in (*nonces, *manual_done):
            if not 0 <= seat < setup.seats:
                raise refused("match/why-no_such_seat", seat=seat, last=setup.seats - 1)
        for seal in nonces.values():
            if not is_hash(seal):
                raise InvalidInput(Message("match/bad-seal", seal=seal))
        agreed = setup.to_json()["options"]
        assert isinstance(agreed, dict)
        header = Header(
            game=setup.game.id,
            rules_version=setup.version,
            options=agreed,
            seats=infos,
            dice=dice.kind,
            commitment="" if sealed is None else sealed.commitment,
            seed="" if sealed is None else sealed.seed.hex(),
            nonces=nonces,
            script=dice.script if isinstance(dice, ScriptedDice) else [],
            clock=clock,
            manual_done=manual_done,
            start=start,
            series=series,
        )
        match = Match(Record(header), setup, dice)
        match.bots = bots
        match.settle(None if clock is None else 0)
        return match

    @staticmethod
    def fold(header: Header, entries: Sequence[Entry], game: Game | None = None) -> "Match":
        """The match that these entries lead to, each of them checked."""
        return Match.from_record(Record(header, [*entries]), game)

    @staticmethod
    def from_record(record: Record, game: Game | None = None) -> "Match":
        """The same for a record; its result, if it states one, is checked too.

        `game` is for games that are not installed; others are found by their id.
        """
        if record.header.seen_by is not None:
            raise InvalidRecord(Message("match/redacted"))
        header = record.header
        dice = header.make_dice()
        if isinstance(dice, SealedDice) and dice.commitment != header.commitment:
            raise InvalidRecord(Message("match/wrong-seed"))
        try:
            match = Match(Record(header), header.find(game), dice)
        except InvalidInput as error:
            raise InvalidRecord(error.message) from None
        for entry in record.entries:
            match._take_over(entry, record.place(entry))
        match.record.first_line = record.first_line
        stated, found = record.result, match.record.result
        if stated is not None and not same_result(stated, found):
            raise InvalidRecord(Message("match/wrong-result"))
        return match

    @staticmethod
    def load(path: str | Path, game: Game | None = None) -> "Match":
        """The match of a `.tablet` file, replayed and checked; its bots have to be attached."""
        return Match.from_record(Record.read(path), game)

    def save(self, path: str | Path) -> None:
        """Write the whole record, the seed included: who holds that file can look ahead."""
        self.record.write(path)

    # Playing

    def play(self, action: int | str, seat: int | None = None, at: int | None = None) -> None:
        """A seat's action, by its number, its text, or words of `moves` that mean no other; then
        all that follows by itself. Where a bot decides, the seat has to be named: nobody moves
        for it by mistake."""
        who = self.actor if seat is None else seat
        self._fold.check_turn(who)
        if seat is None and who in self.bots:
            bot = self.bots[who].name
            raise refused("match/why-bots_turn", seat=self._fold.word(who), bot=bot)
        code = self._meant(action) if isinstance(action, str) else action
        self._act(kinds.MOVE, who, code, at)
        self.settle(at)

    def play_all(
        self, actions: Sequence[int | str], seat: int | None = None, at: int | None = None
    ) -> None:
        """Several actions of one seat, all or none of them.

        They may not reach past a throw, a reveal or another seat's decision: whoever wants to see
        those first has to play up to there.
        """
        who = self.actor if seat is None else seat
        if len(actions) > 1:
            self._try_all(actions, who)
        for action in actions:
            self.play(self.code(action), who, at)

    def foreseen(self, actions: Sequence[int | str], seat: int) -> State:
        """The position in which a seat would go on after several actions, for questions about it;
        raises where they may not be played in one go with what comes after."""
        return self._try_all(actions, seat, more=1)

    def _try_all(self, actions: Sequence[int | str], who: int, more: int = 0) -> State:
        """Where all of these lead, played one after the other in one go; raises unless they can be.
        So many `more` are still to come."""
        self._fold.check_turn(who)
        trial = self.state.clone()
        for number, action in enumerate(actions, 1):
            code = self.code(action)
            reason = trial.refusal(code)
            if reason is not None:
                raise IllegalMove(reason)
            journal = Journal()
            trial.apply(code, journal)
            while trial.actor == who and (answer := only_answer(trial)) is not None:
                trial.apply(answer, journal)
            if (journal.reveals() or trial.actor != who) and number < len(actions) + more:
                raise refused("match/why-list_too_long", number=number + 1)
        return trial

    def settle(self, at: int | None = None) -> None:
        """Draw all chance that is due and, unless they are paced, give the answers that leave no
        choice."""
        while not self.over and self.open_turn is None:
            forced = self._fold.forced()
            if forced is not None:
                if self.paced:
                    return
                self._act(kinds.AUTO, self.actor, forced, at)
                continue
            if self.actor != CHANCE or self._fold.nonces_due:
                return
            drawn = self._draw()
            if drawn is None:
                return
            self._act(kinds.DICE, None, drawn, at)

    @property
    def answer_waits(self) -> bool:
        """Whether the seat that is asked has only one answer, and `answer` has to give it."""
        return self.paced and not self.over and self._fold.forced() is not None

    @property
    def asks_hidden(self) -> bool:
        """Whether a seat is asked something of which others may not know if there is a choice."""
        if not self.paced or self.over or self.open_turn is not None or self.actor < 0:
            return False
        return self.state.decision().asks_hidden

    def answer(self, at: int | None = None) -> None:
        """Give the one answer that waits, as if it had been thought about."""
        forced = self._fold.forced()
        if self.answer_waits and forced is not None:
            self._act(kinds.AUTO, self.actor, forced, at)
        self.settle(at)

    def _draw(self) -> int | None:
        number = self._fold.draws + 1
        return self.dice.draw(number, self.state, self._fold.outcomes(), self.space)

    def roll(self, outcome: int | str, at: int | None = None) -> None:
        """Tell what the dice on the table show, where no others throw in this match."""
        self._fold.check_throw()
        if isinstance(self.dice, SealedDice):
            raise refused("match/why-dice_throw_themselves")
        self._act(kinds.DICE, None, self.code(outcome), at)
        self.settle(at)

    def play_out(self, at: int | None = None) -> Result | None:
        """Let bots play until the end, or until a person has to choose or to close a turn."""
        while self.play_bot(at):
            pass
        return self.result

    def play_bot(self, at: int | None = None) -> bool:
        """Let a bot choose once, if it is a bot's turn; whether it was."""
        if at is None and self.record.header.clock is not None:
            at = self._fold.clock_at
        self.settle(at)
        seat = self.actor
        if self.over or self.open_turn is not None or seat < 0 or not self.seats[seat].is_bot:
            return False
        bot = self.bots.get(seat)
        if bot is None:
            name = self.seats[seat].bot
            raise InvalidInput(Message("match/no-bot", seat=self._fold.word(seat), bot=name))
        rng = self.dice.bot_rng(seat, self.version + 1)
        self.play(bot.choose(self.imagine(seat, rng), rng), seat, at)
        return True

    # Commands

    def done(self, seat: int, at: int | None = None) -> None:
        """Close the turn: what follows is drawn and decided only now."""
        self._command(kinds.DONE, seat, "", at)

    def can_undo(self, seat: int) -> bool:
        """Whether this seat may take back an action without asking."""
        fold = self._fold
        return not self.over and fold.course.undo_point(seat, fold.closed) is not None

    def can_redo(self, seat: int) -> bool:
        """Whether this seat may do again what it took back."""
        undone = self._fold.undone
        return not self.over and bool(undone) and undone[-1].seat == seat

    def undo(self, seat: int, at: int | None = None) -> None:
        """Take back the last action of this seat in its turn."""
        self._add(kinds.UNDO, seat, "", at)

    def redo(self, seat: int, at: int | None = None) -> None:
        """Do again what this seat took back last."""
        self._command(kinds.REDO, seat, "", at)

    def restart_turn(self, seat: int, at: int | None = None) -> None:
        """Undo all that this seat may undo without asking."""
        self._add(kinds.RESTART, seat, "", at)

    def ask_take_back(self, seat: int, steps: int = 1, at: int | None = None) -> None:
        """Ask the other people for going back to before this seat's last `steps` own moves."""
        self._command(kinds.ASK, seat, str(steps), at)

    def answer_take_back(self, seat: int, yes: bool, at: int | None = None) -> None:
        """Agree to what somebody asked to take back, or refuse."""
        self._command(kinds.AGREE if yes else kinds.REFUSE, seat, "", at)

    def resign(self, seat: int, at: int | None = None, bot: str = STAND_IN) -> None:
        """Give the game up, when the decision is not another seat's."""
        self._give_up(kinds.RESIGN, seat, at, bot)

    def flag(self, seat: int, at: int, bot: str = STAND_IN) -> None:
        """Claim that this seat's time is over."""
        self._give_up(kinds.FLAG, seat, at, bot)

    def leave(self, seat: int, at: int | None = None, bot: str = STAND_IN) -> None:
        """Go away for good, at any time; among more than two the bot plays on."""
        self._give_up(kinds.LEAVE, seat, at, bot)

    def _give_up(self, how: str, seat: int, at: int | None, bot: str) -> None:
        two = len(self.seats) == giving_up.TWO
        self._command(how, seat, "" if two else dumps(bot_seat(bot).to_json()), at)

    def sit(self, seat: int, info: SeatInfo, at: int | None = None) -> None:
        """Somebody else sits here from now on; the game does not notice."""
        self._command(kinds.SIT, seat, dumps(info.to_json()), at)

    def open_nonce(self, seat: int, nonce: str, at: int | None = None) -> None:
        """A remote seat opens what it committed to; with the last one the dice can be thrown."""
        self._command(kinds.OPEN, seat, nonce, at)

    def withhold_nonce(self, seat: int, at: int | None = None) -> None:
        """A remote seat did not open its number: the dice go without, and the record shows it."""
        self._command(kinds.WITHHOLD, seat, "", at)

    # Entries

    def take(self, entries: Sequence[Entry]) -> None:
        """Follow a match that another process writes: take over its next entries."""
        for entry in entries:
            self._take_over(entry, Message("match/place-entry", seq=entry.seq))

    def _take_over(self, entry: Entry, place: Message) -> None:
        """Take an entry from outside; it must be the next one, legal, and truly drawn."""
        if entry.seq != self.version + 1:
            detail = Message("match/not-the-next", right=self.version + 1)
            raise InvalidRecord(Message("match/bad-entry", place=place, detail=detail))
        try:
            if entry.kind == kinds.DICE and isinstance(self.dice, SealedDice):
                self._fold.check_throw()
                if self._fold.action_of(entry) != self._draw():
                    raise InvalidRecord(Message("match/wrong-roll"))
            self._append(entry)
        except EdubbaError as error:
            words = Message("match/bad-entry", place=place, detail=error.message)
            raise InvalidRecord(words) from None

    def _command(self, kind: str, seat: int, text: str, at: int | None) -> None:
        self._add(kind, seat, text, at)
        self.settle(at)

    def _act(self, kind: str, seat: int | None, action: int, at: int | None) -> None:
        self._add(kind, seat, str(self.space.decode(action)), at, action)

    def _add(
        self, kind: str, seat: int | None, text: str, at: int | None, action: int | None = None
    ) -> None:
        if at is not None:  # clocks of several machines differ a little; time never runs back
            at = max(at, self._fold.clock_at)
        self._append(Entry(self.version + 1, kind, seat, text, at), action)

    def _append(self, entry: Entry, action: int | None = None) -> None:
        """The only place where a match changes."""
        self._fold.take(entry, action)
        self.record.entries.append(entry)
        if entry.kind in (kinds.OPEN, kinds.WITHHOLD) and not self._fold.nonces_due:
            if isinstance(self.dice, SealedDice):
                self.dice.mix(self._fold.nonces)
        result = self.result if self.over else None
        if result is not None:
            self.record.result = stated_result(result)

    # As a value: two are equal as long as their records are. The hash goes by how they began, so
    # that it stays the same while a match is played on.

    def __repr__(self) -> str:
        return f"<Match {self.setup.game.id}, {self.version} entries>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Match) and self.record == other.record

    def __hash__(self) -> int:
        header = self.record.header
        return hash((header.game, len(header.seats), header.commitment))

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return _again, (self.record, self.setup.game, self.bots, self.paced)


def _again(record: Record, game: Game, bots: dict[int, Bot], paced: bool) -> Match:
    match = Match.from_record(record, game)
    match.bots, match.paced = {**bots}, paced
    return match


def stated_result(result: Result) -> JsonObject:
    """What a record says of the result."""
    reason = word(result.reason)
    return {"places": [*result.places], "points": [*result.points], "reason": reason}


def same_result(stated: JsonObject, found: JsonObject | None) -> bool:
    """Wording may change from one version to the next; places and points may not."""
    if found is None:
        return False
    return all(stated.get(key) == found[key] for key in ("places", "points"))
