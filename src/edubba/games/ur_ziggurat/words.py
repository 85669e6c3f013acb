"""Message ids of UR with their arguments; the sentences are in locale/."""

from edubba.core.words import Message, Reason
from edubba.games.ur_ziggurat.space import TURN_OPTIONS, TYPES


def side(seat: int) -> Message:
    return Message(f"ur_ziggurat/seat-{seat}")


def kind(type_: int) -> Message:
    """The name of a type, which is the name of its action too."""
    return Message(f"ur_ziggurat/type-{TYPES[type_]}")


def tile(up: int, down: int) -> Message:
    return Message("ur_ziggurat/tile", up=kind(up), down=kind(down))


# Questions


def ask_start_player() -> Message:
    return Message("ur_ziggurat/ask-start_player")


def ask_tile() -> Message:
    return Message("ur_ziggurat/ask-tile")


def ask_draft(seat: int, cube: int, cubes: int) -> Message:
    return Message("ur_ziggurat/ask-draft", seat=side(seat), cube=cube, cubes=cubes)


def ask_entry(seat: int, cubes: int) -> Message:
    return Message("ur_ziggurat/ask-entry", seat=side(seat), cubes=cubes)


def ask_option(seat: int, front: int, back: int) -> Message:
    return Message("ur_ziggurat/ask-option", seat=side(seat), hand=tile(front, back))


def ask_order(seat: int) -> Message:
    return Message("ur_ziggurat/ask-order", seat=side(seat))


def ask_plan(seat: int) -> Message:
    return Message("ur_ziggurat/ask-plan", seat=side(seat))


def ask_cube(seat: int, cubes: int) -> Message:
    return Message("ur_ziggurat/ask-cube", seat=side(seat), cubes=cubes)


def ask_claim(seat: int) -> Message:
    return Message("ur_ziggurat/ask-claim", seat=side(seat))


def ask_build(seat: int) -> Message:
    return Message("ur_ziggurat/ask-build", seat=side(seat))


def ask_build_second(seat: int) -> Message:
    return Message("ur_ziggurat/ask-build_second", seat=side(seat))


def ask_distribute(seat: int, cubes: int) -> Message:
    return Message("ur_ziggurat/ask-distribute", seat=side(seat), cubes=cubes)


def ask_politics(seat: int, cell: str, cubes: int, pool: int) -> Message:
    return Message("ur_ziggurat/ask-politics", seat=side(seat), cell=cell, cubes=cubes, pool=pool)


def ask_attack(seat: int) -> Message:
    return Message("ur_ziggurat/ask-attack", seat=side(seat))


def ask_move(seat: int, attacker: str, target: str, left: int) -> Message:
    return Message(
        "ur_ziggurat/ask-move", seat=side(seat), attacker=attacker, target=target, left=left
    )


def ask_exchange(seat: int, front: int, back: int) -> Message:
    return Message("ur_ziggurat/ask-exchange", seat=side(seat), hand=tile(front, back))


def ask_side(seat: int, cell: str) -> Message:
    if cell:
        return Message("ur_ziggurat/ask-side", seat=side(seat), cell=cell)
    return Message("ur_ziggurat/ask-side_aside", seat=side(seat))


# Labels


def label_cell(cell: str, up: int, down: int) -> Message:
    return Message("ur_ziggurat/label-cell", cell=cell, tile=tile(up, down))


def label_cell_with_cubes(cell: str, up: int, down: int, cubes: int) -> Message:
    return Message("ur_ziggurat/label-cell_with_cubes", cell=cell, tile=tile(up, down), cubes=cubes)


def label_option(option: int, front: int, back: int) -> Message:
    return Message(
        f"ur_ziggurat/label-option-{TURN_OPTIONS[option]}", front=kind(front), back=kind(back)
    )


def label_order(first: int, second: int) -> Message:
    return Message("ur_ziggurat/label-order", first=kind(first), second=kind(second))


def label_cube_then_action(action: int) -> Message:
    return Message("ur_ziggurat/label-cube_then_action", action=kind(action))


def label_action_then_cube(action: int) -> Message:
    return Message("ur_ziggurat/label-action_then_cube", action=kind(action))


def label_no_second() -> Message:
    return Message("ur_ziggurat/label-no_second")


def label_cubes_on(cubes: int, cell: str) -> Message:
    return Message("ur_ziggurat/label-cubes_on", cubes=cubes, cell=cell)


def label_no_attack() -> Message:
    return Message("ur_ziggurat/label-no_attack")


def label_attack(attacker: str, target: str, cost: int, seat: int, cubes: int) -> Message:
    return Message(
        "ur_ziggurat/label-attack",
        attacker=attacker,
        target=target,
        cost=cost,
        owner=side(seat),
        cubes=cubes,
    )


def label_attack_unoccupied(attacker: str, target: str, cost: int) -> Message:
    return Message(
        "ur_ziggurat/label-attack_unoccupied", attacker=attacker, target=target, cost=cost
    )


def label_move(cubes: int, target: str) -> Message:
    return Message("ur_ziggurat/label-move", cubes=cubes, target=target)


def label_aside(up: int, down: int) -> Message:
    return Message("ur_ziggurat/label-aside", tile=tile(up, down))


def label_side(up: int) -> Message:
    return Message("ur_ziggurat/label-side", up=kind(up))


# Reasons


def only_chance() -> Reason:
    return Reason(Message("ur_ziggurat/why-only_chance"), "UR-10.3")


def other_question(asked: Message, rule: str) -> Reason:
    return Reason(Message("ur_ziggurat/why-other_question", asked=asked), rule)


def taken_in_draft(cell: str, seat: int) -> Reason:
    return Reason(Message("ur_ziggurat/why-taken_in_draft", cell=cell, owner=side(seat)), "UR-3.7")


def enter_unoccupied(cell: str, seat: int) -> Reason:
    return Reason(
        Message("ur_ziggurat/why-enter_unoccupied", cell=cell, owner=side(seat)), "UR-4.2"
    )


def claim_unoccupied(cell: str, seat: int) -> Reason:
    return Reason(
        Message("ur_ziggurat/why-claim_unoccupied", cell=cell, owner=side(seat)), "UR-5.4"
    )


def supply_empty(rule: str) -> Reason:
    return Reason(Message("ur_ziggurat/why-supply_empty"), rule)


def no_room() -> Reason:
    return Reason(Message("ur_ziggurat/why-no_room"), "UR-5.3")


def only_ziggurats() -> Reason:
    return Reason(Message("ur_ziggurat/why-only_ziggurats"), "UR-12.5")


def board_full() -> Reason:
    return Reason(Message("ur_ziggurat/why-board_full"), "UR-5.4")


def tile_has_ziggurat(cell: str) -> Reason:
    return Reason(Message("ur_ziggurat/why-tile_has_ziggurat", cell=cell), "UR-8.6")


def tile_not_yours(cell: str, rule: str) -> Reason:
    return Reason(Message("ur_ziggurat/why-tile_not_yours", cell=cell), rule)


def tile_full(cell: str, limit: int) -> Reason:
    return Reason(Message("ur_ziggurat/why-tile_full", cell=cell, limit=limit), "UR-6.1.3")


def stock_empty() -> Reason:
    return Reason(Message("ur_ziggurat/why-stock_empty"), "UR-8.3")


def ziggurat_limit(limit: int) -> Reason:
    return Reason(Message("ur_ziggurat/why-ziggurat_limit", limit=limit), "UR-8.7")


def no_full_tile(needed: int) -> Reason:
    return Reason(Message("ur_ziggurat/why-no_full_tile", needed=needed), "UR-5.5")


def too_few_for_ziggurat(cell: str, cubes: int, needed: int) -> Reason:
    words = Message("ur_ziggurat/why-too_few_for_ziggurat", cell=cell, cubes=cubes, needed=needed)
    return Reason(words, "UR-8.1")


def no_open_demand(cell: str) -> Reason:
    return Reason(Message("ur_ziggurat/why-no_open_demand", cell=cell), "UR-6.1.4")


def pool_too_small(cell: str, cubes: int, pool: int) -> Reason:
    words = Message("ur_ziggurat/why-pool_too_small", cell=cell, cubes=cubes, pool=pool)
    return Reason(words, "UR-6.5.1")


def rest_too_large(cell: str, least: int) -> Reason:
    return Reason(Message("ur_ziggurat/why-rest_too_large", cell=cell, least=least), "UR-6.5.1")


def nothing_there(cell: str) -> Reason:
    return Reason(Message("ur_ziggurat/why-nothing_there", cell=cell), "UR-6.6.1")


def own_tile(cell: str) -> Reason:
    return Reason(Message("ur_ziggurat/why-own_tile", cell=cell), "UR-6.6.1")


def never_attacked(cell: str, cubes: int) -> Reason:
    return Reason(Message("ur_ziggurat/why-never_attacked", cell=cell, cubes=cubes), "UR-6.6.7")


def attack_too_dear(attacker: str, target: str, needed: int, cubes: int) -> Reason:
    words = Message(
        "ur_ziggurat/why-attack_too_dear",
        attacker=attacker,
        target=target,
        needed=needed,
        cubes=cubes,
    )
    return Reason(words, "UR-6.6.3")


def too_few_to_move(cell: str, cubes: int) -> Reason:
    return Reason(Message("ur_ziggurat/why-too_few_to_move", cell=cell, cubes=cubes), "UR-6.6.4")


def exchange_occupied(cell: str, seat: int) -> Reason:
    return Reason(
        Message("ur_ziggurat/why-exchange_occupied", cell=cell, owner=side(seat)), "UR-7.1"
    )


def exchange_matches(cell: str) -> Reason:
    return Reason(Message("ur_ziggurat/why-exchange_matches", cell=cell), "UR-7.3")


def nothing_aside() -> Reason:
    return Reason(Message("ur_ziggurat/why-nothing_aside"), "UR-3.5")


def aside_out_of_play() -> Reason:
    return Reason(Message("ur_ziggurat/why-aside_out_of_play"), "UR-7.8")


def aside_matches() -> Reason:
    return Reason(Message("ur_ziggurat/why-aside_matches"), "UR-7.3")


# Endings


def won_by_points(seat: int, points: int) -> Message:
    return Message("ur_ziggurat/won-by_points", seat=side(seat), points=points)


def won_by_cubes(seat: int, points: int, cubes: int) -> Message:
    return Message("ur_ziggurat/won-by_cubes", seat=side(seat), points=points, cubes=cubes)


def shared_win(seats: list[int], points: int, cubes: int) -> Message:
    """All winners as one phrase, built up from the last two."""
    names = side(seats[-1])
    for seat in reversed(seats[:-1]):
        names = Message("ur_ziggurat/both", one=side(seat), other=names)
    return Message("ur_ziggurat/won-shared", seats=names, points=points, cubes=cubes)


def ended(ending: str, round_: int, outcome: Message) -> Message:
    return Message(f"ur_ziggurat/end-{ending}", round=round_, outcome=outcome)
