"""Message ids of the Royal Game of Ur with their arguments; the sentences are in locale/."""

from edubba.core.words import Message, Reason


def side(seat: int) -> Message:
    return Message(f"royal_game_of_ur/seat-{seat}")


# Questions and labels; `again` is 1 if the move gives another throw


def ask_throw(seat: int) -> Message:
    return Message("royal_game_of_ur/ask-throw", seat=side(seat))


def ask_move(seat: int, number: int) -> Message:
    return Message("royal_game_of_ur/ask-move", seat=side(seat), number=number)


def label_enter(target: str, again: int) -> Message:
    return Message("royal_game_of_ur/label-enter", target=target, again=again)


def label_move(start: str, target: str, again: int) -> Message:
    return Message("royal_game_of_ur/label-move", start=start, target=target, again=again)


def label_capture(start: str, target: str, again: int) -> Message:
    return Message("royal_game_of_ur/label-capture", start=start, target=target, again=again)


def label_bear_off(start: str) -> Message:
    return Message("royal_game_of_ur/label-bear_off", start=start)


# Reasons, in the order in which the first that applies counts


def throw_first() -> Reason:
    return Reason(Message("royal_game_of_ur/why-throw_first"), "RG-5.1")


def never_thrown(number: int) -> Reason:
    return Reason(Message("royal_game_of_ur/why-never_thrown", number=number), "RG-4.3")


def only_the_dice() -> Reason:
    return Reason(Message("royal_game_of_ur/why-only_the_dice"), "RG-4.4")


def nobody_waits() -> Reason:
    return Reason(Message("royal_game_of_ur/why-nobody_waits"), "RG-6.1")


def no_piece_there(position: int) -> Reason:
    return Reason(Message("royal_game_of_ur/why-no_piece_there", position=position), "RG-6.2")


def overshoot(needed: int, number: int) -> Reason:
    words = Message("royal_game_of_ur/why-overshoot", needed=needed, number=number)
    return Reason(words, "RG-9.2")


def own_piece_on_target(square: str) -> Reason:
    return Reason(Message("royal_game_of_ur/why-own_piece_on_target", square=square), "RG-6.4")


def safe_rosette(square: str) -> Reason:
    return Reason(Message("royal_game_of_ur/why-safe_rosette", square=square), "RG-7.3")


# Endings


def won_race(seat: int) -> Message:
    return Message("royal_game_of_ur/end-race", seat=side(seat))


def won_by_resignation(seat: int, loser: int) -> Message:
    return Message("royal_game_of_ur/end-resigned", seat=side(seat), loser=side(loser))
