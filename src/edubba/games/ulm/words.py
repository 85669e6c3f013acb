"""Message ids of Ulm with their arguments; the sentences are in locale/."""

from edubba.core.words import Message
from edubba.games.ulm.codes import (
    COAT_QUARTERS,
    TOWER_BOOK_FAIR,
    TOWER_COUNCIL_ASSEMBLY,
    TOWER_GUILD_RATES,
    TOWER_IMPERIAL_TAX,
    TOWER_OPEN_GATES,
)
from edubba.games.ulm.space import (
    ACTIONS,
    CARD_KINDS,
    CARDS,
    COATS,
    COLOURS,
    DESCENDANTS,
    QUARTERS,
    SIDES,
    SLOTS,
    TOWERS,
    TRADE_KINDS,
)
from edubba.games.ulm.tables import COAT_INCOME, COAT_VP, Terms

# Names


def player(seat: int) -> Message:
    return Message(f"ulm/seat-{seat}")


def colour(colour: int) -> Message:
    return Message(f"ulm/colour-{COLOURS[colour]}")


def card(card: int) -> Message:
    """A card's name with the colour of its tile, which tells cards of a kind apart."""
    return Message(f"ulm/card-{CARDS[card]}")


def top(card: int) -> Message:
    """What a card does when it is played for its top."""
    return Message(f"ulm/top-{CARDS[card]}")


def end(card: int, terms: Terms) -> Message:
    """What a card is worth when it lies face-up at the end."""
    if CARD_KINDS[card] in TRADE_KINDS:  # UL-11.5, UL-13.3
        same, different = int(terms.same_bonus), int(terms.different_bonus)
        return Message("ulm/end-trade", same=same, different=different)
    return Message(f"ulm/end-{CARD_KINDS[card]}")


def quarter(quarter: int) -> Message:
    return Message(f"ulm/quarter-{QUARTERS[quarter]}")


def privilege(quarter: int, terms: Terms) -> Message:
    if terms.same_seal and (COAT_QUARTERS >> quarter) & 1:  # UL-13.5
        return Message("ulm/privilege-same_seal")
    return Message(f"ulm/privilege-{QUARTERS[quarter]}")


def coat(coat: int) -> Message:
    return Message(f"ulm/coat-{COATS[coat].removeprefix('coat_')}")


def worth(coat: int, terms: Terms) -> Message:
    """What a coat of arms brings: points, and a gold one what its crest pays."""
    when = "at_end" if terms.coats_at_end else "when_taken"
    points = Message(f"ulm/worth-{when}", vp=int(COAT_VP[coat]))
    if COAT_INCOME[coat] == 0:
        return points
    return Message("ulm/worth-gold", points=points, pays=pays(coat, terms))


def pays(coat: int, terms: Terms) -> Message:
    """What the crest of a gold coat pays, and to whom (UL-6.8, UL-13.6)."""
    return Message(f"ulm/pays-{terms.crest_income}", income=int(COAT_INCOME[coat]))


def descendant(descendant: int) -> Message:
    return Message(f"ulm/descendant-{DESCENDANTS[descendant]}")


def power(descendant: int) -> Message:
    return Message(f"ulm/power-{DESCENDANTS[descendant]}")


def tower(tile: int) -> Message:
    return Message(f"ulm/tower-{TOWERS[tile].removeprefix('tower_')}")


def decree(tile: int, terms: Terms) -> Message:
    """What a tower tile changes in its round."""
    if terms.reduced_price_only and tile in (TOWER_GUILD_RATES, TOWER_BOOK_FAIR):  # UL-13.8
        return Message(f"ulm/decree_must-{TOWERS[tile].removeprefix('tower_')}")
    if terms.shortfall_costs_vp and tile == TOWER_IMPERIAL_TAX:  # UL-13.9
        return Message("ulm/decree_or_loss-imperial_tax")
    if terms.one_play and tile == TOWER_COUNCIL_ASSEMBLY:  # UL-13.13
        return Message("ulm/decree_in_all-council_assembly")
    if terms.extra_seal and tile == TOWER_OPEN_GATES:  # UL-13.14
        return Message("ulm/decree_more-open_gates")
    return Message(f"ulm/decree-{TOWERS[tile].removeprefix('tower_')}")


def side(side: int) -> Message:
    return Message(f"ulm/side-{SIDES[side]}")


def action(colour: int) -> Message:
    """The action of a tile of this colour."""
    return Message(f"ulm/action-{ACTIONS[colour]}")


def where(push: int) -> Message:
    """`push n0` is from the north into column 1, `push e2` from the east into row 3."""
    from_side, index = SLOTS[push][:1], SLOTS[push][1:]
    line = "column" if from_side in ("n", "s") else "row"
    return Message(f"ulm/where-{line}", side=Message(f"ulm/side-{from_side}"), line=1 + int(index))


def all_of(names: list[Message]) -> Message:
    """Several names in a row."""
    joined = names[0]
    for name in names[1:]:
        joined = Message("ulm/and", one=joined, other=name)
    return joined


# Questions


def ask(decision: str) -> Message:
    return Message(f"ulm/ask-{decision}")


def ask_of(decision: str, seat: int) -> Message:
    return Message(f"ulm/ask-{decision}", seat=player(seat))


def ask_levy(seat: int, tiles: int, vp: int) -> Message:
    return Message("ulm/ask-levy_choice", seat=player(seat), tiles=tiles, vp=vp)


def ask_levy_return(seat: int, left: int) -> Message:
    return Message("ulm/ask-levy_return", seat=player(seat), left=left)


def ask_push(seat: int, drawn: int) -> Message:
    return Message("ulm/ask-before_push", seat=player(seat), colour=colour(drawn))


def ask_merchant(seat: int, given: int) -> Message:
    return Message("ulm/ask-merchant_swap", seat=player(seat), colour=colour(given))


def ask_move(seat: int, least: int, most: int) -> Message:
    return Message("ulm/ask-move_barge", seat=player(seat), least=least, most=most)


def ask_seal(seat: int, price: int) -> Message:
    return Message("ulm/ask-seal_action", seat=player(seat), price=price)


def ask_dock(decision: str, slot: int) -> Message:
    return Message(f"ulm/ask-{decision}", slot=slot + 1)


# Labels


def label(name: str) -> Message:
    return Message(f"ulm/label-{name}")


def label_colour(name: str, tile: int) -> Message:
    return Message(f"ulm/label-{name}", colour=colour(tile))


def label_give(tile: int) -> Message:
    return label_colour("give", tile)


def label_dock(name: str, slot: int, tile: int) -> Message:
    return Message(f"ulm/label-{name}", slot=slot + 1, colour=colour(tile))


def label_push(push: int) -> Message:
    return Message("ulm/label-push", where=where(push))


def label_action(tile: int) -> Message:
    return Message("ulm/label-use_action", colour=colour(tile), action=action(tile))


def label_side(which: int) -> Message:
    return Message("ulm/label-clear_side", side=side(which))


def label_pair(one: int, other: int) -> Message:
    return Message("ulm/label-pay_pair", one=colour(one), other=colour(other))


def label_pay_coins(coins: int) -> Message:
    return Message("ulm/label-pay_coins", coins=coins)


def label_top(which: int, tile: int) -> Message:
    return Message("ulm/label-top", card=card(which), colour=colour(tile), effect=top(which))


def label_face_up(which: int, terms: Terms) -> Message:
    return Message("ulm/label-face_up", card=card(which), effect=end(which, terms))


def label_card(name: str, which: int, terms: Terms) -> Message:
    """A card by its name and both its uses, so that one can choose."""
    return Message(f"ulm/label-{name}", card=card(which), top=top(which), end=end(which, terms))


def label_steps(steps: int, space: int) -> Message:
    return Message("ulm/label-steps", steps=steps, space=space)


def label_seal(which: int, terms: Terms) -> Message:
    return Message("ulm/label-seal", quarter=quarter(which), effect=privilege(which, terms))


def label_coat(which: int, terms: Terms) -> Message:
    return Message("ulm/label-coat", coat=coat(which), worth=worth(which, terms))


def label_edge(spot: int) -> Message:
    return Message("ulm/label-edge", spot=SLOTS[spot])


def label_descendant(which: int) -> Message:
    return Message("ulm/label-descendant", descendant=descendant(which), effect=power(which))


def label_draw(cards: int) -> Message:
    return Message("ulm/label-draw_cards", cards=cards)


def label_trade(sparrows: int) -> Message:
    return Message("ulm/label-trade", sparrows=sparrows)


def label_levy_tiles(tiles: int) -> Message:
    return Message("ulm/label-levy_tiles", tiles=tiles)


def label_levy_vp(vp: int) -> Message:
    return Message("ulm/label-levy_vp", vp=vp)


# Endings


def won(seat: int, points: int) -> Message:
    return Message("ulm/end-won", seat=player(seat), points=points)


def won_by_quarters(seat: int, points: int, quarters: int) -> Message:
    return Message("ulm/end-won_by_quarters", seat=player(seat), points=points, quarters=quarters)


def shared(seats: list[int], points: int) -> Message:
    return Message("ulm/end-shared", seats=all_of([player(s) for s in seats]), points=points)
