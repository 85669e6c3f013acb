"""What the quarters bring: coats of arms, descendants, cards, tiles (UL-6.1 to UL-6.7)."""

from typing import ClassVar, final

from edubba.core.actions import NO_OBSTACLE, Actions, Spaces
from edubba.core.bits import BIT, count_bits
from edubba.core.journal import Journal
from edubba.core.native import append, i64
from edubba.core.questions import OneOf, OneSpace, Step
from edubba.core.state import CHANCE, NOBODY
from edubba.core.words import Arg
from edubba.games.ulm import codes, events, obstacles, words
from edubba.games.ulm.decisions import frames
from edubba.games.ulm.decisions.base import Draw
from edubba.games.ulm.decisions.forced import take_if_forced
from edubba.games.ulm.decisions.supplies import gain_coins, score
from edubba.games.ulm.state import UlmState, places_with
from edubba.games.ulm.terms import COAT_VP, MOST_OF, NONE

# Leaning House and Garden (UL-6.1)


@final
class CoatsUp(Step[UlmState]):
    """Turn up the top coats; returned ones come in their known order (UL-12.17)."""

    frame: ClassVar[tuple[str, ...]] = ("left",)

    def ranges(self, state: UlmState) -> list[range]:
        return [range(MOST_OF[codes.PART_COATS] + 1)]

    def misfit(self, state: UlmState) -> str:
        left = state.a
        return misfit_coats(state, left)

    def run(self, state: UlmState, journal: Journal | None) -> None:
        left = state.a
        if left == 0 or state.coat_count() == 0:
            choose_coat(state, journal)
        elif state.coats != 0:
            state.become(frames.DRAW_COAT, CHANCE, left)
        else:
            coat = state.returned[0]
            state.returned = state.returned[1:]
            turn_up(state, coat, journal)
            state.become(frames.COATS_UP, state.to_move, left - 1)


def misfit_coats(state: UlmState, left: i64) -> str:
    """What could not be while so many coats are still to be turned up."""
    drawn = count_bits(state.drawn_coats())
    if drawn + left != MOST_OF[codes.PART_COATS]:
        return "pick"
    return ""


def turn_up(state: UlmState, coat: i64, journal: Journal | None) -> None:
    if state.first_coat == NONE:
        state.first_coat = coat
    else:
        state.second_coat = coat
    if journal is not None:
        journal.tell(events.CoatDrawn(state.to_move, coat, words.worth(coat, state.terms)))


@final
class DrawCoat(Draw):
    """Any coat of the unknown part of the stack (UL-3.4, UL-12.17)."""

    frame: ClassVar[tuple[str, ...]] = ("left",)

    def ranges(self, state: UlmState) -> list[range]:
        return [range(1, MOST_OF[codes.PART_COATS] + 1)]

    def misfit(self, state: UlmState) -> str:
        left = state.a
        return misfit_coats(state, left) if state.coats else "pick"

    def legal_into(self, state: UlmState, actions: Actions) -> None:
        actions.add_lots(codes.COAT, state.coats)

    def apply(self, state: UlmState, action: i64, journal: Journal | None) -> None:
        left = state.a
        state.coats ^= BIT[action - codes.COAT]
        turn_up(state, action - codes.COAT, journal)
        state.become(frames.COATS_UP, state.to_move, left - 1)


def beyond_crests(state: UlmState) -> i64:
    """Bits of the coats for which the player lacks a family crest: the gold ones, or none."""
    return codes.GOLD if state.players[state.to_move].crests() == 0 else 0


def choose_coat(state: UlmState, journal: Journal | None) -> None:
    """One must be chosen if one may be; else all go to the bottom, the first above the second."""
    if state.drawn_coats() & ~beyond_crests(state):
        state.become(frames.COAT_CHOICE, state.to_move)
        take_if_forced(state, journal)
        return
    state.pop()
    if journal is not None:
        journal.tell(events.Lapsed(state.to_move, codes.PART_COATS))
    give_back(state, state.first_coat, journal)
    give_back(state, state.second_coat, journal)
    state.first_coat = NONE
    state.second_coat = NONE


def give_back(state: UlmState, coat: i64, journal: Journal | None) -> None:
    """Put a coat under the stack."""
    if coat != NONE:
        state.returned = append(state.returned, coat)
        if journal is not None:
            journal.tell(events.CoatReturned(coat))


@final
class CoatChoice(OneSpace[UlmState]):
    """Keep one of the coats turned up; it scores at once, a gold one takes a crest."""

    verbs: ClassVar[tuple[str, ...]] = ("choose_coat",)

    def narrow(self, state: UlmState, spaces: Spaces) -> None:
        spaces.without(obstacles.COAT_NOT_DRAWN, ~state.drawn_coats())
        spaces.without(obstacles.NO_CREST, beyond_crests(state))

    def choose(self, state: UlmState, space: i64, journal: Journal | None) -> None:
        seat = state.to_move
        other = state.second_coat if state.first_coat == space else state.first_coat
        state.pop()
        state.players[seat].coats |= BIT[space]
        state.first_coat = NONE
        state.second_coat = NONE
        if journal is not None:
            journal.tell(events.CoatTaken(seat, space))
        give_back(state, other, journal)
        if not state.terms.coats_at_end:  # UL-13.10
            score(state, seat, COAT_VP[space], journal)
        if journal is not None and (codes.GOLD >> space) & 1:
            journal.tell(events.CrestPlaced(seat, space, words.pays(space, state.terms)))


@final
class EdgeChoice(OneSpace[UlmState]):
    """Put a seal on a free edge spot (UL-6.1 (5))."""

    verbs: ClassVar[tuple[str, ...]] = ("choose_edge",)

    def misfit(self, state: UlmState) -> str:
        return "" if state.players[state.actor].seals > 0 else "seal"

    def narrow(self, state: UlmState, spaces: Spaces) -> None:
        spaces.without(obstacles.EDGE_TAKEN, ~places_with(state.edges, NOBODY))

    def choose(self, state: UlmState, space: i64, journal: Journal | None) -> None:
        seat = state.to_move
        state.pop()
        state.players[seat].seals -= 1
        state.edges[space] = seat
        if journal is not None:
            journal.tell(events.EdgeSealPlaced(seat, space))

    def asked(self, state: UlmState) -> dict[str, Arg]:
        return {"which": "same" if state.terms.same_seal else "another"}  # UL-13.5


# The other quarters


@final
class DescendantChoice(OneSpace[UlmState]):
    """Oath House: one of the descendants lying there; the seal takes its place (UL-6.2)."""

    verbs: ClassVar[tuple[str, ...]] = ("choose_descendant",)

    def narrow(self, state: UlmState, spaces: Spaces) -> None:
        spaces.without(obstacles.DESCENDANT_GONE, ~state.lying_descendants())

    def choose(self, state: UlmState, space: i64, journal: Journal | None) -> None:
        state.pop()
        state.players[state.to_move].descendants |= BIT[space]
        if journal is not None:
            journal.tell(events.DescendantTaken(state.to_move, space))


@final
class TownHallChoice(OneOf[UlmState]):
    """Town Hall: a coin or a dock tile (UL-6.3), whichever there is."""

    frame: ClassVar[tuple[str, ...]] = ("amount",)
    verbs: ClassVar[tuple[str, ...]] = ("town_hall",)

    def obstacle_to(self, state: UlmState, answer: i64) -> i64:
        if answer == codes.TAKE_COIN:
            return NO_OBSTACLE if state.coin_bank() > 0 else obstacles.BANK_EMPTY
        return NO_OBSTACLE if state.has_dock_tile() else obstacles.DOCKS_EMPTY

    def choose(self, state: UlmState, answer: i64, journal: Journal | None) -> None:
        amount = state.a
        if answer == codes.TAKE_COIN:
            state.pop()
            gain_coins(state, state.to_move, amount, journal)
        else:
            state.become(frames.DOCK_TILES, state.to_move, amount)


@final
class GooseTowerChoice(OneOf[UlmState]):
    """Goose Tower: any card of the discard pile, or draw three and keep one (UL-6.5)."""

    frame: ClassVar[tuple[str, ...]] = ("cards",)
    verbs: ClassVar[tuple[str, ...]] = ("goose_tower",)

    def misfit(self, state: UlmState) -> str:
        return "" if state.cards_to_draw() else "have_card"

    def obstacle_to(self, state: UlmState, answer: i64) -> i64:
        empty = answer == codes.FROM_DISCARD and state.discard == 0
        return obstacles.DISCARD_EMPTY if empty else NO_OBSTACLE

    def choose(self, state: UlmState, answer: i64, journal: Journal | None) -> None:
        cards = state.a
        if answer == codes.FROM_DISCARD:
            state.become(frames.DISCARD_CHOICE, state.to_move)
            take_if_forced(state, journal)
        else:
            state.become(frames.DEAL, state.to_move, cards, 1)
