"""The words of the decisions of Ulm: what a move is about tells its label, its reason and what one
clicks; what a frame holds tells the question. And what is drawn, from the bag or elsewhere."""

from typing import Final

from edubba.core.actions import Actions
from edubba.core.native import i64
from edubba.core.questions import Chance
from edubba.core.state import Wording
from edubba.core.words import Arg
from edubba.games.ulm import codes, words
from edubba.games.ulm.decisions.possible import seal_price, space_after
from edubba.games.ulm.elements import CLICKED, elements
from edubba.games.ulm.space import SPACE
from edubba.games.ulm.state import UlmState
from edubba.games.ulm.terms import CARD_COLOUR, NONE, PAIR_ONE, PAIR_OTHER

OF_COLOUR: Final = "pick_bag_color builder_keep scholar_push use_action merchant_give pay_single"
ABOUT: Final = {
    **dict.fromkeys([*OF_COLOUR.split(), "levy_give"], "colour"),
    **dict.fromkeys(["exchange_dock", "take_dock"], "slot"),
    **dict.fromkeys(["play_face_up", "play_immediate", "choose_card"], "card"),
    "push": "push",
    "clear_side": "side",
    "pay_pair": "pair",
    "seal_quarter": "quarter",
    "choose_descendant": "descendant",
    "choose_coat": "coat",
    "choose_edge": "spot",
    "move_steps": "steps",
}
"""What the argument of a verb is."""
USED: Final = {"scholar_push": codes.SCHOLAR, "merchant_give": codes.MERCHANT}
"""The descendant whose power a verb uses."""
PRICED: Final = ("use_action", "card_mode", "pay_coin")
"""Verbs that speak of what something costs and what the player has."""
STARTS: Final = {
    family.verb: start
    for family, (start, _) in zip(SPACE.families, SPACE.offsets().values(), strict=True)
}


def things_of(state: UlmState, action: i64) -> dict[str, object]:
    """What a move is about, by the names that words and elements know."""
    verb = SPACE.decode(action).verb
    number: int = action - STARTS[verb]
    things: dict[str, object] = {"seat": state.actor}
    about = ABOUT.get(verb, "")
    if about:
        things[about] = number
    if verb in USED:
        things["descendant"] = USED[verb]
    if about == "slot" and state.docks[number] != NONE:
        things["colour"] = state.docks[number]
    elif about == "card":
        things["colour"] = CARD_COLOUR[number]
    elif about == "pair":
        one, other = PAIR_ONE[number], PAIR_OTHER[number]
        lacking = one if state.players[state.actor].tiles[one] == 0 else other
        things |= {"one": one, "other": other, "colour": lacking}
    elif verb == "convert_sparrows":
        things["sparrows"] = number + 1
    elif about == "steps":
        things["space"] = space_after(state, state.actor, number)
    return things


class UlmWording(Wording[UlmState]):
    """The words and the places of all questions of Ulm."""

    def asked(self, state: UlmState) -> dict[str, Arg]:
        first, second = state.a, state.b
        return words.said(dict(zip(state.decision().frame, (first, second), strict=False)))

    def facts(self, state: UlmState, action: i64) -> dict[str, Arg]:
        move, things = SPACE.decode(action), things_of(state, action)
        number: int = action - STARTS[move.verb]
        facts = words.said(things)
        del facts["seat"]  # whoever reads this is meant
        facts["question"] = state.decision().name
        facts["choice"] = " ".join(move.args)
        if "card" in things:
            facts["end"] = words.end(number, state.terms)
        elif "quarter" in things:
            facts["privilege"] = words.privilege(number, state.terms)
        elif "coat" in things:
            facts["worth"] = words.worth(number, state.terms)
        elif move.verb in PRICED:
            player = state.players[state.actor]
            facts |= {"coins": player.coins, "tiles": player.tile_count()}
            facts |= {"card_price": codes.CARD_TILES, "fair_price": codes.FAIR_COINS}
            facts["seal_price"] = seal_price(state, codes.SEAL_PRICE)
        return facts

    def targets(self, state: UlmState, action: i64) -> list[str]:
        return elements(CLICKED.get(SPACE.decode(action).verb, ""), things_of(state, action))


class Draw(Chance[UlmState]):
    """What is drawn for the player to move."""

    def asked(self, state: UlmState) -> dict[str, Arg]:
        return {"seat": words.player(state.to_move), **super().asked(state)}


class DrawTile(Draw):
    """A tile from the bag, any colour as likely as it is frequent there (UL-4.6)."""

    def legal_into(self, state: UlmState, actions: Actions) -> None:
        actions.add_row(codes.TILE, state.bag)


def out_of_bag(state: UlmState, action: i64) -> i64:
    """The colour of the tile that chance drew; the bag holds one less."""
    colour: i64 = action - codes.TILE
    state.bag[colour] -= 1
    return colour
