"""What the quarters bring: coats of arms, descendants, cards, tiles (UL-6.1 to UL-6.7)."""

from typing import ClassVar, cast, final

from edubba.core.actions import Actions
from edubba.core.bits import BIT
from edubba.core.journal import Journal
from edubba.core.native import append, i64
from edubba.core.state import CHANCE, NOBODY, Decision, State
from edubba.core.words import Message, Reason
from edubba.games.ulm import words
from edubba.games.ulm.city_events import (
    CoatDrawn,
    CoatReturned,
    CoatTaken,
    CrestPlaced,
    DescendantTaken,
    EdgeSealPlaced,
)
from edubba.games.ulm.codes import (
    CHOOSE_COAT,
    CHOOSE_DESCENDANT,
    CHOOSE_EDGE,
    COAT,
    COATS,
    COIN_OR_TILE,
    DESCENDANTS,
    DRAW_THREE,
    FROM_DISCARD,
    GOLD,
    PART_COATS,
    PART_COIN_OR_TILE,
    PART_DISCARD_OR_DRAW,
    PILE_OR_DRAW,
    SLOTS,
    TAKE_COIN,
    TAKE_TILE,
)
from edubba.games.ulm.decisions import reasons
from edubba.games.ulm.decisions.forced import take_if_forced
from edubba.games.ulm.decisions.frames import (
    COAT_CHOICE,
    COATS_UP,
    DEAL,
    DISCARD_CHOICE,
    DOCK_TILES,
    DRAW_COAT,
)
from edubba.games.ulm.decisions.supplies import gain_coins, score
from edubba.games.ulm.elements import coat_element, descendant_element, edge_element
from edubba.games.ulm.events import Lapsed
from edubba.games.ulm.state import UlmState
from edubba.games.ulm.tables import (
    COAT_VP,
    MOST_OF,
    NONE,
)

# Leaning House and Garden (UL-6.1)


@final
class CoatsUp(Decision):
    """Turn up the top coats; returned ones come in their known order (UL-12.17)."""

    name: ClassVar[str] = "coats_up"
    frame: ClassVar[tuple[str, ...]] = ("left",)

    def ranges(self, base: State) -> list[range]:
        return [range(MOST_OF[PART_COATS] + 1)]

    def misfit(self, base: State) -> str:
        return misfit_coats(cast(UlmState, base), base.a)

    def run(self, base: State, journal: Journal | None) -> None:
        state = cast(UlmState, base)
        left = state.a
        if left == 0 or state.coat_count() == 0:
            choose_coat(state, journal)
        elif state.coats != 0:
            state.become(DRAW_COAT, CHANCE, left, 0)
        else:
            coat = state.returned[0]
            state.returned = state.returned[1:]
            turn_up(state, coat, journal)
            state.become(COATS_UP, state.to_move, left - 1, 0)


def misfit_coats(state: UlmState, left: i64) -> str:
    """What could not be while so many coats are still to be turned up."""
    drawn: i64 = (state.first_coat != NONE) + (state.second_coat != NONE)
    if drawn + left != MOST_OF[PART_COATS]:
        return f"coats turned up: {drawn}, to come: {left}"
    return ""


def turn_up(state: UlmState, coat: i64, journal: Journal | None) -> None:
    if state.first_coat == NONE:
        state.first_coat = coat
    else:
        state.second_coat = coat
    if journal is not None:
        journal.tell(CoatDrawn(state.to_move, coat, words.worth(coat, state.terms)))


@final
class DrawCoat(Decision):
    """Any coat of the unknown part of the stack (UL-3.4, UL-12.17)."""

    name: ClassVar[str] = "draw_coat"
    frame: ClassVar[tuple[str, ...]] = ("left",)
    by_chance: ClassVar[bool] = True

    def ranges(self, base: State) -> list[range]:
        return [range(1, MOST_OF[PART_COATS] + 1)]

    def misfit(self, base: State) -> str:
        state = cast(UlmState, base)
        if state.coats == 0:
            return "all coats left in the stack are known"
        return misfit_coats(state, state.a)

    def legal_into(self, base: State, actions: Actions) -> None:
        coats = cast(UlmState, base).coats
        for coat in range(COATS):
            if (coats >> coat) & 1:
                actions.add_outcome(COAT + coat, 1)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(UlmState, base)
        state.coats ^= BIT[action - COAT]
        turn_up(state, action - COAT, journal)
        state.become(COATS_UP, state.to_move, state.a - 1, 0)

    def prompt(self, base: State) -> Message:
        return words.ask_of("draw_coat", cast(UlmState, base).to_move)


def may_choose(state: UlmState, coat: i64) -> bool:
    """A gold coat only with a family crest left."""
    if coat == NONE:
        return False
    return (GOLD >> coat) & 1 == 0 or state.players[state.to_move].crests() > 0


def choose_coat(state: UlmState, journal: Journal | None) -> None:
    """One must be chosen if one may be; else all go to the bottom, the first above the second."""
    if may_choose(state, state.first_coat) or may_choose(state, state.second_coat):
        state.become(COAT_CHOICE, state.to_move, 0, 0)
        take_if_forced(state, journal)
        return
    state.pop()
    if journal is not None:
        journal.tell(Lapsed(state.to_move, PART_COATS))
    give_back(state, state.first_coat, journal)
    give_back(state, state.second_coat, journal)
    state.first_coat = NONE
    state.second_coat = NONE


def give_back(state: UlmState, coat: i64, journal: Journal | None) -> None:
    """Put a coat under the stack."""
    if coat != NONE:
        state.returned = append(state.returned, coat)
        if journal is not None:
            journal.tell(CoatReturned(coat))


@final
class CoatChoice(Decision):
    """Keep one of the coats turned up; it scores at once, a gold one takes a crest."""

    name: ClassVar[str] = "coat_choice"

    def legal_into(self, base: State, actions: Actions) -> None:
        state = cast(UlmState, base)
        for coat in range(COATS):
            if (coat == state.first_coat or coat == state.second_coat) and may_choose(state, coat):
                actions.add(CHOOSE_COAT + coat)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(UlmState, base)
        seat = state.to_move
        coat: i64 = action - CHOOSE_COAT
        other = state.second_coat if state.first_coat == coat else state.first_coat
        state.pop()
        state.players[seat].coats |= BIT[coat]
        state.first_coat = NONE
        state.second_coat = NONE
        if journal is not None:
            journal.tell(CoatTaken(seat, coat))
        give_back(state, other, journal)
        if not state.terms.coats_at_end:  # UL-13.10
            score(state, seat, COAT_VP[coat], journal)
        if journal is not None and (GOLD >> coat) & 1:
            journal.tell(CrestPlaced(seat, coat, words.pays(coat, state.terms)))

    def why_not(self, base: State, action: i64) -> Reason:
        state = cast(UlmState, base)
        if CHOOSE_COAT <= action < CHOOSE_COAT + COATS:
            coat = action - CHOOSE_COAT
            if coat == state.first_coat or coat == state.second_coat:
                return reasons.no_crest()
            return reasons.coat_not_drawn(coat)
        return reasons.finish_first(action)

    def prompt(self, base: State) -> Message:
        return words.ask_of("coat_choice", base.actor)

    def label(self, base: State, action: i64) -> Message:
        return words.label_coat(action - CHOOSE_COAT, cast(UlmState, base).terms)

    def targets(self, base: State, action: i64) -> list[str]:
        return [coat_element(action - CHOOSE_COAT)]


@final
class EdgeChoice(Decision):
    """Put a seal on a free edge spot (UL-6.1 (5))."""

    name: ClassVar[str] = "edge_choice"

    def misfit(self, base: State) -> str:
        if cast(UlmState, base).players[base.actor].seals == 0:
            return "there is no seal left"
        return ""

    def legal_into(self, base: State, actions: Actions) -> None:
        state = cast(UlmState, base)
        for spot in range(SLOTS):
            if state.edges[spot] == NOBODY:
                actions.add(CHOOSE_EDGE + spot)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(UlmState, base)
        seat = state.to_move
        state.pop()
        state.players[seat].seals -= 1
        state.edges[action - CHOOSE_EDGE] = seat
        if journal is not None:
            journal.tell(EdgeSealPlaced(seat, action - CHOOSE_EDGE))

    def why_not(self, base: State, action: i64) -> Reason:
        if CHOOSE_EDGE <= action < CHOOSE_EDGE + SLOTS:
            return reasons.edge_taken(action - CHOOSE_EDGE)
        return reasons.finish_first(action)

    def prompt(self, base: State) -> Message:
        same = cast(UlmState, base).terms.same_seal  # UL-13.5
        return words.ask_of("same_seal" if same else "edge_choice", base.actor)

    def label(self, base: State, action: i64) -> Message:
        return words.label_edge(action - CHOOSE_EDGE)

    def targets(self, base: State, action: i64) -> list[str]:
        return [edge_element(action - CHOOSE_EDGE)]


# The other quarters


@final
class DescendantChoice(Decision):
    """Oath House: one of the descendants lying there; the seal takes its place (UL-6.2)."""

    name: ClassVar[str] = "descendant_choice"

    def legal_into(self, base: State, actions: Actions) -> None:
        lying = cast(UlmState, base).lying_descendants()
        for descendant in range(DESCENDANTS):
            if (lying >> descendant) & 1:
                actions.add(CHOOSE_DESCENDANT + descendant)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(UlmState, base)
        descendant: i64 = action - CHOOSE_DESCENDANT
        state.pop()
        state.players[state.to_move].descendants |= BIT[descendant]
        if journal is not None:
            journal.tell(DescendantTaken(state.to_move, descendant))

    def why_not(self, base: State, action: i64) -> Reason:
        if CHOOSE_DESCENDANT <= action < CHOOSE_DESCENDANT + DESCENDANTS:
            return reasons.descendant_gone(action - CHOOSE_DESCENDANT)
        return reasons.finish_first(action)

    def prompt(self, base: State) -> Message:
        return words.ask_of("descendant_choice", base.actor)

    def label(self, base: State, action: i64) -> Message:
        return words.label_descendant(action - CHOOSE_DESCENDANT)

    def targets(self, base: State, action: i64) -> list[str]:
        return [descendant_element(action - CHOOSE_DESCENDANT)]


@final
class TownHallChoice(Decision):
    """Town Hall: a coin or a dock tile (UL-6.3), whichever there is."""

    name: ClassVar[str] = "town_hall_choice"
    frame: ClassVar[tuple[str, ...]] = ("amount",)

    def ranges(self, base: State) -> list[range]:
        return [range(1, MOST_OF[PART_COIN_OR_TILE] + 1)]

    def legal_into(self, base: State, actions: Actions) -> None:
        state = cast(UlmState, base)
        if state.coin_bank() > 0:
            actions.add(COIN_OR_TILE + TAKE_COIN)
        if state.has_dock_tile():
            actions.add(COIN_OR_TILE + TAKE_TILE)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(UlmState, base)
        amount = state.a
        if action == COIN_OR_TILE + TAKE_COIN:
            state.pop()
            gain_coins(state, state.to_move, amount, journal)
        else:
            state.become(DOCK_TILES, state.to_move, amount, 0)

    def why_not(self, base: State, action: i64) -> Reason:
        if action == COIN_OR_TILE + TAKE_COIN:
            return reasons.bank_empty()
        if action == COIN_OR_TILE + TAKE_TILE:
            return reasons.docks_empty()
        return reasons.finish_first(action)

    def prompt(self, base: State) -> Message:
        return words.ask_of("town_hall_choice", base.actor)

    def label(self, base: State, action: i64) -> Message:
        return words.label("take_coin" if action == COIN_OR_TILE + TAKE_COIN else "take_tile")


@final
class GooseTowerChoice(Decision):
    """Goose Tower: any card of the discard pile, or draw three and keep one (UL-6.5)."""

    name: ClassVar[str] = "goose_tower_choice"
    frame: ClassVar[tuple[str, ...]] = ("cards",)

    def ranges(self, base: State) -> list[range]:
        return [range(MOST_OF[PART_DISCARD_OR_DRAW], MOST_OF[PART_DISCARD_OR_DRAW] + 1)]

    def misfit(self, base: State) -> str:
        if not cast(UlmState, base).cards_to_draw():
            return "there is no card left"
        return ""

    def legal_into(self, base: State, actions: Actions) -> None:
        state = cast(UlmState, base)
        if state.discard != 0:
            actions.add(PILE_OR_DRAW + FROM_DISCARD)
        actions.add(PILE_OR_DRAW + DRAW_THREE)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(UlmState, base)
        if action == PILE_OR_DRAW + FROM_DISCARD:
            state.become(DISCARD_CHOICE, state.to_move, 0, 0)
            take_if_forced(state, journal)
        else:
            state.become(DEAL, state.to_move, state.a, 1)

    def why_not(self, base: State, action: i64) -> Reason:
        if action == PILE_OR_DRAW + FROM_DISCARD:
            return reasons.discard_empty()
        return reasons.finish_first(action)

    def prompt(self, base: State) -> Message:
        return words.ask_of("goose_tower_choice", base.actor)

    def label(self, base: State, action: i64) -> Message:
        if action == PILE_OR_DRAW + FROM_DISCARD:
            return words.label("from_discard")
        return words.label_draw(base.a)
