"""Message ids of the match with their arguments; the sentences are in locale/."""

from edubba.core.errors import IllegalMove
from edubba.core.words import Message, Reason


def _refuse(words: Message, rule: str = "") -> IllegalMove:
    return IllegalMove(Reason(words, rule))


# Why not


def game_over() -> IllegalMove:
    return _refuse(Message("core/why-game-over"))


def no_such_seat(seat: int, seats: int) -> IllegalMove:
    return _refuse(Message("match/why-no_such_seat", seat=seat, last=seats - 1))


def not_your_turn(seat: Message, actor: Message) -> IllegalMove:
    return _refuse(Message("match/why-not_your_turn", seat=seat, actor=actor))


def turn_open(seat: Message) -> IllegalMove:
    return _refuse(Message("match/why-turn_open", seat=seat))


def dice_due() -> IllegalMove:
    return _refuse(Message("match/why-dice_due"))


def no_throw_due() -> IllegalMove:
    return _refuse(Message("match/why-no_throw_due"))


def not_an_outcome(text: str, right: str) -> IllegalMove:
    return _refuse(Message("match/why-not_an_outcome", text=text, right=right))


def dice_throw_themselves() -> IllegalMove:
    return _refuse(Message("match/why-dice_throw_themselves"))


def nonces_missing() -> IllegalMove:
    return _refuse(Message("match/why-nonces_missing"))


def no_nonce(seat: Message) -> IllegalMove:
    return _refuse(Message("match/why-no_nonce", seat=seat))


def nonce_late(seat: Message) -> IllegalMove:
    return _refuse(Message("match/why-nonce_late", seat=seat))


def wrong_nonce(seat: Message) -> IllegalMove:
    return _refuse(Message("match/why-wrong_nonce", seat=seat))


def not_forced() -> IllegalMove:
    return _refuse(Message("match/why-not_forced"))


def list_too_long(number: int) -> IllegalMove:
    return _refuse(Message("match/why-list_too_long", number=number))


def nothing_to_close(seat: Message) -> IllegalMove:
    return _refuse(Message("match/why-nothing_to_close", seat=seat))


def nothing_to_undo(seat: Message) -> IllegalMove:
    return _refuse(Message("match/why-nothing_to_undo", seat=seat))


def nothing_to_redo(seat: Message) -> IllegalMove:
    return _refuse(Message("match/why-nothing_to_redo", seat=seat))


def too_few_moves(seat: Message, moves: int) -> IllegalMove:
    return _refuse(Message("match/why-too_few_moves", seat=seat, moves=moves))


def already_asked() -> IllegalMove:
    return _refuse(Message("match/why-already_asked"))


def not_asked(seat: Message) -> IllegalMove:
    return _refuse(Message("match/why-not_asked", seat=seat))


def resign_later(seat: Message) -> IllegalMove:
    return _refuse(Message("match/why-resign_later", seat=seat))


def already_gone(seat: Message) -> IllegalMove:
    return _refuse(Message("match/why-already_gone", seat=seat))


def no_clock() -> IllegalMove:
    return _refuse(Message("match/why-no_clock"))


def time_needed() -> IllegalMove:
    return _refuse(Message("match/why-time_needed"))


def time_runs_backwards() -> IllegalMove:
    return _refuse(Message("match/why-time_runs_backwards"))


def time_left(seat: Message) -> IllegalMove:
    return _refuse(Message("match/why-time_left", seat=seat))


def time_over(seat: Message) -> IllegalMove:
    return _refuse(Message("match/why-time_over", seat=seat))


def not_readable(text: str) -> IllegalMove:
    return _refuse(Message("match/why-not_readable", text=text))


def not_in_a_match(command: str) -> IllegalMove:
    return _refuse(Message("match/why-not_in_a_match", command=command))


# Between the games of a series


def game_running() -> IllegalMove:
    return _refuse(Message("match/why-game_running"))


def series_over() -> IllegalMove:
    return _refuse(Message("match/why-series_over"))


def no_rate(game: Message) -> IllegalMove:
    return _refuse(Message("match/why-no_rate", game=game))


def not_open_ended(games: int) -> IllegalMove:
    return _refuse(Message("match/why-not_open_ended", games=games))


def consent_missing() -> IllegalMove:
    return _refuse(Message("match/why-consent_missing"))


# The end


def ended(how: str, seat: Message, winner: Message) -> Message:
    """Why a match of two ended, where its game has no words for it."""
    if how == "resign":
        return Message("match/end-resigned", seat=seat, winner=winner)
    if how == "flag":
        return Message("match/end-flagged", seat=seat, winner=winner)
    return Message("match/end-left", seat=seat, winner=winner)


def gave_up(how: str, seat: Message) -> Message:
    """The same among more than two, who play on."""
    if how == "resign":
        return Message("match/resigned", seat=seat)
    if how == "flag":
        return Message("match/flagged", seat=seat)
    return Message("match/left", seat=seat)


def alone(winner: Message) -> Message:
    return Message("match/end-alone", winner=winner)
