"""Message ids of the Game of Ur with their arguments; the sentences are in locale/."""

from edubba.core.words import Message, Reason
from edubba.games.game_of_ur.space import BIRDS, READINGS


def side(seat: int) -> Message:
    return Message(f"game_of_ur/seat-{seat}")


def bird(bird: int) -> Message:
    return Message(f"game_of_ur/bird-{BIRDS[bird]}")


def reading(large: int) -> Message:
    """What the large astragal says: yes or no."""
    return Message(f"game_of_ur/large-{READINGS[large]}")


# Questions and labels


def ask_roll_off(seat: int) -> Message:
    return Message("game_of_ur/ask-roll_off", seat=side(seat))


def ask_small(seat: int) -> Message:
    return Message("game_of_ur/ask-small_throw", seat=side(seat))


def ask_large(seat: int) -> Message:
    return Message("game_of_ur/ask-large_throw", seat=side(seat))


def ask_use(seat: int, number: int) -> Message:
    return Message("game_of_ur/ask-use_or_gamble", seat=side(seat), number=number)


def ask_forced(seat: int, number: int) -> Message:
    return Message("game_of_ur/ask-forced_gamble", seat=side(seat), number=number)


def ask_converted(seat: int, number: int) -> Message:
    return Message("game_of_ur/ask-converted_move", seat=side(seat), number=number)


def label_gamble(converted: int) -> Message:
    return Message("game_of_ur/label-gamble", number=converted)


def label_move(which: int, start: int, target: int) -> Message:
    return Message("game_of_ur/label-move", bird=bird(which), start=start, target=target)


def label_rosette(which: int, start: int, target: int) -> Message:
    return Message("game_of_ur/label-rosette", bird=bird(which), start=start, target=target)


def label_capture(which: int, start: int, target: int, captured: int) -> Message:
    return Message(
        "game_of_ur/label-capture",
        bird=bird(which),
        start=start,
        target=target,
        captured=bird(captured),
    )


def label_bear_off(which: int, start: int) -> Message:
    return Message("game_of_ur/label-bear_off", bird=bird(which), start=start)


def label_launch(which: int, target: int) -> Message:
    return Message("game_of_ur/label-launch", bird=bird(which), target=target)


def label_launch_capture(which: int, target: int, captured: int) -> Message:
    return Message(
        "game_of_ur/label-launch_capture",
        bird=bird(which),
        target=target,
        captured=bird(captured),
    )


# Reasons, in the order in which the first that applies counts


def throw_first() -> Reason:
    return Reason(Message("game_of_ur/why-throw_first"), "GU-5.2")


def needs_launch_number(which: int, needed: int, number: int) -> Reason:
    words = Message(
        "game_of_ur/why-needs_launch_number", bird=bird(which), needed=needed, number=number
    )
    return Reason(words, "GU-6.1")


def start_house_own_bird(which: int, house: int) -> Reason:
    words = Message("game_of_ur/why-start_house_own_bird", bird=bird(which), house=house)
    return Reason(words, "GU-6.5")


def own_bird_on_target(which: int, house: int) -> Reason:
    words = Message("game_of_ur/why-own_bird_on_target", bird=bird(which), house=house)
    return Reason(words, "GU-7.5")


def rosette_taken(which: int, house: int) -> Reason:
    words = Message("game_of_ur/why-rosette_taken", bird=bird(which), house=house)
    return Reason(words, "GU-7.4")


def overshoot(which: int, needed: int, number: int) -> Reason:
    words = Message("game_of_ur/why-overshoot", bird=bird(which), needed=needed, number=number)
    return Reason(words, "GU-9.3")


def already_home(which: int) -> Reason:
    return Reason(Message("game_of_ur/why-already_home", bird=bird(which)), "GU-9.5")


def launch_order(which: int) -> Reason:
    return Reason(Message("game_of_ur/why-launch_order", bird=bird(which)), "GU-13.6")


def cannot_afford_toll(which: int, toll: int, purse: int) -> Reason:
    words = Message("game_of_ur/why-cannot_afford_toll", bird=bird(which), toll=toll, purse=purse)
    return Reason(words, "GU-13.10")


def not_launched(which: int) -> Reason:
    return Reason(Message("game_of_ur/why-not_launched", bird=bird(which)), "GU-7.1")


def already_launched(which: int) -> Reason:
    return Reason(Message("game_of_ur/why-already_launched", bird=bird(which)), "GU-6.1")


def not_a_start_house(house: int) -> Reason:
    return Reason(Message("game_of_ur/why-not_a_start_house", house=house), "GU-6.3")


def large_once() -> Reason:
    return Reason(Message("game_of_ur/why-large_once"), "GU-4.2")


def only_the_bones() -> Reason:
    return Reason(Message("game_of_ur/why-only_the_bones"), "GU-4.7")


# Endings


def won_race(seat: int) -> Message:
    return Message("game_of_ur/end-race", seat=side(seat))


def won_race_but_lost_counters(seat: int, lost: int) -> Message:
    return Message("game_of_ur/end-race_but_lost", seat=side(seat), lost=lost)


def won_by_resignation(seat: int, loser: int) -> Message:
    return Message("game_of_ur/end-resigned", seat=side(seat), loser=side(loser))


def no_winner(turns: int) -> Message:
    return Message("game_of_ur/end-turn_cap", turns=turns)
