"""How many of each component there are, wherever they lie; constant during a game."""

from edubba.core.bits import all_bits, count_bits
from edubba.core.native import i64
from edubba.games.clash_of_cultures.codes import BARBARIANS
from edubba.games.clash_of_cultures.state import ClashState
from edubba.games.clash_of_cultures.terms import FIRST_PERSON, PIECES


def totals_of(state: ClashState) -> dict[str, int]:
    """City pieces by colour, cards by deck, tokens of the Barbarians."""
    found: dict[str, int] = {}
    for seat in range(state.seats):
        player = state.player(seat)
        for piece, name in enumerate(PIECES):
            count: i64 = player.supply[piece] + player.removed[piece]
            for i in range(len(state.cities)):
                city = state.cities[i]
                if piece == 0:
                    count += int(city.owner == seat)
                else:
                    count += int(city.colour(piece - 1) == seat)
            found[f"{name} of {seat}"] = count
        found[f"units of {seat}"] = len(player.unit_at)
    settlements = state.settlements_left
    barbarians = state.barbarians_left
    exhausted = state.exhausted_left
    for i in range(len(state.cities)):
        settlements += int(state.cities[i].owner == BARBARIANS)
    for cell in range(len(state.barbarians)):
        barbarians += state.barbarians[cell]
        exhausted += state.exhausted[cell]
    found["barbarian settlements"] = settlements
    found["barbarians"] = barbarians
    found["exhausted tokens"] = exhausted
    hands: i64 = 0
    objectives: i64 = 0
    for seat in range(state.seats):
        hands += count_bits(state.player(seat).hand & all_bits(FIRST_PERSON))
        objectives += count_bits(state.player(seat).objectives) + count_bits(
            state.player(seat).scored
        )
    found["action cards"] = hands + count_bits(state.action_deck) + len(state.action_discard)
    found["objective cards"] = (
        objectives
        + count_bits(state.objective_deck)
        + count_bits(state.objective_discard)
        + count_bits(state.looked)
    )
    return found
