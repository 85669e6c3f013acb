"""People at the terminal: whose turn it is, what they type, and what it does."""

from pathlib import Path

from edubba.analysis.hint import hint
from edubba.analysis.judge import Budget
from edubba.bots import call_bots
from edubba.cli.files import named_tablet
from edubba.cli.rules import passage, players_book, show, told_of
from edubba.cli.table import QUIT, Choice, Quit, Table, begun, meant, named
from edubba.cli.words import text, worded
from edubba.core.errors import EdubbaError, IllegalMove, InvalidInput
from edubba.core.journal import SPECTATOR
from edubba.core.rng import Rng
from edubba.core.rulebook import chapters, rule_text
from edubba.core.words import Message
from edubba.match import Match
from edubba.match.entries import MOVE

LATEST = 12
"""Lines of the log that whoever sits down is told."""


def let_bots_play(table: Table, reader: int | None) -> None:
    """Until it is a person's turn; whoever reads sees meanwhile what they do."""
    call_bots(table.match)
    table.keeping.write()
    while table.match.play_bot():
        if table.keeping.glance() and reader is not None:
            table.news(reader)


class Session:
    """One match with people at this terminal."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.match: Match = table.match
        self.people = [seat for seat, info in enumerate(self.match.seats) if not info.is_bot]
        self.sitting = self.people[0] if len(self.people) == 1 else None
        """The person at the screen, once there is no doubt about it."""
        commands = {
            "cli/word-undo": self.undo,
            "cli/word-redo": self.redo,
            "cli/word-restart": self.restart,
            "cli/word-done": self.done,
            "cli/word-hint": self.hint,
            "cli/word-why": self.why,
            "cli/word-board": self.board,
            "cli/word-log": self.log,
            "cli/word-rules": self.rules,
            "cli/word-save": self.save,
            "cli/word-resign": self.resign,
            "cli/word-help": self.help,
            QUIT: self.quit,
        }
        self.commands = {word: do for id, do in commands.items() for word in named(id)}
        self.commands["?"] = self.help

    def run(self) -> None:
        """Play to the end of the match, or raise `Quit` when somebody leaves before."""
        self.table.say_message("cli/how-to-choose")
        for seat in self.people:  # of a game that goes on, or a long dealing out, the end will do
            self.table.told[seat] = self.table.lines(seat)[:-LATEST]
        while not self.match.over:
            self.turn()
        if self.sitting is not None:
            self.table.news(self.sitting)
        self.table.end()

    def turn(self) -> None:
        """Let bots play, then ask the next person once."""
        let_bots_play(self.table, self.sitting if len(self.people) == 1 else None)
        if self.match.over:
            return
        open_turn = self.match.open_turn
        seat = self.match.actor if open_turn is None else open_turn
        if seat >= 0:
            self.sit_down(seat)
        reader = SPECTATOR if self.sitting is None else self.sitting
        self.table.news(reader)
        self.table.board(reader)
        if open_turn is not None:
            self.table.say(text("cli/ask-done"), "bold")
            self.listen(seat, [])
        elif seat < 0:
            self.listen(reader, self.table.throw())
        else:
            self.listen(seat, self.table.question(seat))

    def sit_down(self, seat: int) -> None:
        if self.sitting != seat and self.table.has_secrets():
            self.table.curtain(seat)
        self.sitting = seat

    # What people type

    def listen(self, seat: int, choices: list[Choice]) -> None:
        """Read lines until one of them changes the match."""
        version = self.match.version
        while self.match.version == version and not self.match.over:
            name = self.table.names[seat] if seat >= 0 else ""
            line = " ".join(self.table.read(f"{name}> ").split())
            try:
                self.obey(seat, line, choices)
            except IllegalMove as error:
                rule = f" ({error.reason.rule})" if error.reason.rule else ""
                self.table.say(worded(error.message, self.table.names) + rule, "yellow")
            except EdubbaError as error:
                self.table.say(worded(error.message, self.table.names), "yellow")

    def obey(self, seat: int, line: str, choices: list[Choice]) -> None:
        """A choice by number or in words, or a command; words that are neither are explained."""
        word, _, rest = line.partition(" ")
        exact = meant(choices, line)
        if len(exact) == 1:
            self.take(seat, exact[0])
        elif line.isdecimal() and choices:
            first, last = choices[0].number, choices[-1].number
            self.table.say_message("cli/no-such-choice", number=line, first=first, last=last)
        elif word.lower() in self.commands:
            self.commands[word.lower()](seat, rest)
        elif choices and line:
            self.take(seat, self.completed(line, choices))
        elif len(choices) == 1:
            self.take(seat, choices[0].move)
        elif choices:
            self.table.say_message("cli/how-to-choose")
        elif line:
            self.table.say_message("cli/unknown-while-open", text=line)
        else:
            self.match.done(seat)

    def completed(self, line: str, choices: list[Choice]) -> str:
        """The one move whose words in the menu begin so; else the match knows the beginnings of
        records, and why something cannot be chosen."""
        found = begun(choices, line)
        if len(found) > 1:
            moves = ", ".join(each.label for each in found)
            raise InvalidInput(Message("match/ambiguous", text=line, moves=moves))
        return found[0].move if found else line

    def take(self, seat: int, move: str) -> None:
        """What was chosen, or what real bones show."""
        if self.match.actor < 0:
            self.match.roll(move)
        else:
            self.match.play(move, seat)

    # Commands, each told who speaks and what else was typed

    def undo(self, seat: int, rest: str) -> None:
        """Take back a person's last move: freely within the turn, else if the others agree."""
        mover = self.last_mover()
        if self.match.can_undo(seat) or mover is None:
            self.match.undo(seat)
            return
        # At a shared screen it is often the next one's turn already.
        self.match.ask_take_back(mover)
        names = self.table.names
        while (request := self.match.take_back) is not None:
            asked = request.waiting[0]
            words = text("cli/ask-take-back", name=names[asked], other=names[mover])
            self.match.answer_take_back(asked, self.table.agrees(words))

    def last_mover(self) -> int | None:
        """The person who chose last; what was taken back does not count."""
        entries = [moment.entry for moment in self.match.replay()]
        for entry in reversed(entries):
            if entry is not None and entry.kind == MOVE and entry.seat in self.people:
                return entry.seat
        return None

    def redo(self, seat: int, rest: str) -> None:
        self.match.redo(seat)

    def restart(self, seat: int, rest: str) -> None:
        self.match.restart_turn(seat)

    def done(self, seat: int, rest: str) -> None:
        self.match.done(seat)

    def hint(self, seat: int, rest: str) -> None:
        """What a good player would do, and why, knowing no more than this seat."""
        prompt = self.match.prompt(seat)
        if prompt is None or not prompt.offers:
            self.table.say_message("cli/no-hint")
            return
        rng = Rng(self.match.version)
        found = hint(self.match.setup, self.match.imagine(seat, rng), seat, Budget(), rng)
        self.table.say_message("cli/hint")
        for offer, choice in zip(prompt.offers, self.table.choices(prompt), strict=True):
            if offer.action == found.action:
                self.table.show(choice.line(0, self.table.follows(seat, offer)))
        for reason in found.reasons:
            self.table.say(f"  {worded(reason, self.table.names)}")

    def why(self, seat: int, rest: str) -> None:
        """Why a move is not among the choices."""
        if not rest:
            self.table.say_message("cli/why-what")
            return
        reason = self.match.refusal(seat, rest)
        if reason is None:
            self.table.say_message("cli/why-legal", move=rest)
        else:
            raise IllegalMove(reason)

    def board(self, seat: int, rest: str) -> None:
        self.table.board(seat, again=True)

    def log(self, seat: int, rest: str) -> None:
        self.table.log(seat)

    def rules(self, seat: int, rest: str) -> None:
        """One rule or chapter; without a word what tells of the question that waits."""
        game = self.match.setup.game
        book = players_book(game)
        if rest:
            shown = passage(game, book, rest)
        else:
            asked = "" if self.match.open_turn is not None else self.table.rule()
            told = told_of(book, asked) or rule_text(book, asked) if asked else ""
            shown = told or chapters(book)[0][1]
        show(self.table.console, game, shown)
        if not rest:
            self.table.say_message("cli/more-rules", game=game.id)

    def save(self, seat: int, rest: str) -> None:
        """The game is kept anyway; a name gives a copy of it as it stands now."""
        keeping = self.table.keeping
        if rest:
            self.copy(named_tablet(rest))
        elif keeping.written < 0:
            self.table.say(keeping.trouble)
        else:
            self.table.say_message("cli/keeping", file=str(keeping.path))

    def copy(self, path: Path) -> None:
        file = str(path)
        if not path.exists() or self.table.agrees(text("cli/ask-overwrite", file=file)):
            self.table.keeping.kept.save(path)
            self.table.say_message("cli/saved", file=file)

    def resign(self, seat: int, rest: str) -> None:
        if self.table.agrees(text("cli/ask-resign")):
            self.match.resign(seat)

    def help(self, seat: int, rest: str) -> None:
        self.table.say(text("cli/commands"))

    def quit(self, seat: int, rest: str) -> None:
        raise Quit
