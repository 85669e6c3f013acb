"""How many of each component there are, wherever they lie; constant during a game."""

from edubba.core.bits import all_bits, count_bits
from edubba.core.native import i64
from edubba.games.clash_of_cultures.codes import BARBARIANS
from edubba.games.clash_of_cultures.position.writing import pile
from edubba.games.clash_of_cultures.state import ClashState
from edubba.games.clash_of_cultures.terms import FIRST_PERSON, PIECES


def totals_of(state: ClashState) -> dict[str, int]:
    """City pieces by colour, cards by deck, tokens of the Barbarians."""
    found: dict[str, int] = {}
    players = [state.player(seat) for seat in range(state.seats)]
    cities = [state.cities[i] for i in range(len(state.cities))]
    for seat, player in enumerate(players):
        for piece, name in enumerate(PIECES):
            owners = [city.owner if piece == 0 else city.colour(piece - 1) for city in cities]
            kept: i64 = player.supply[piece] + player.removed[piece]
            found[f"{name} of {seat}"] = kept + owners.count(seat)
        found[f"units of {seat}"] = len(player.unit_at)
    settled = [city for city in cities if city.owner == BARBARIANS]
    found["barbarian_settlements"] = state.settlements_left + len(settled)
    found["barbarians"] = state.barbarians_left + sum(pile(state.barbarians))
    found["exhausted_tokens"] = state.exhausted_left + sum(pile(state.exhausted))
    hands = sum(count_bits(player.hand & all_bits(FIRST_PERSON)) for player in players)
    plans = sum(count_bits(player.objectives) + count_bits(player.scored) for player in players)
    found["action_cards"] = hands + count_bits(state.action_deck) + len(state.action_discard)
    aside = count_bits(state.objective_discard) + count_bits(state.looked)
    found["objective_cards"] = plans + count_bits(state.objective_deck) + aside
    return found
