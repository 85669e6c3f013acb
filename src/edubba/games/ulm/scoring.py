"""The end of the game: what is added to the score, and who wins (UL-11)."""

from typing import Final, final

from edubba.core.bits import count_bits
from edubba.core.journal import Ended, Journal
from edubba.core.native import append, i64, vec
from edubba.core.result import Result, places_by
from edubba.core.state import Ending
from edubba.core.words import Message
from edubba.games.ulm import codes, events, words
from edubba.games.ulm.state import UlmState
from edubba.games.ulm.terms import (
    CATHEDRAL_CARDS,
    COAT_VP,
    END_AMOUNT,
    END_MOST,
    END_RULE,
    JOUST_VP,
    TRADE_CARDS,
)

CATEGORIES: Final = ["track", "sparrows", "river", "cathedral", "trade", "chronicle", "coats"]
"""The parts of a final score, as a player would add them up; coats of arms only where they are
scored at the end (UL-13.10)."""


def kept_sparrows(state: UlmState, seat: i64) -> i64:
    """UL-11.3."""
    return codes.SPARROW_VP * state.players[seat].sparrows


def river(state: UlmState, seat: i64) -> i64:
    """UL-11.17."""
    return state.terms.danube.vp[state.players[seat].barge]


def coats(state: UlmState, seat: i64) -> i64:
    """What a player's coats of arms add at the end (UL-11.15, UL-13.10)."""
    vp: i64 = 0
    if state.terms.coats_at_end:
        for coat in range(codes.COATS):
            if (state.players[seat].coats >> coat) & 1:
                vp += COAT_VP[coat]
    return vp


def cathedral(laid: i64) -> i64:
    """Every card counts, and every complete set more (UL-11.4)."""
    cards: i64 = 0
    sets: i64 = codes.CARDS
    for kind in range(len(CATHEDRAL_CARDS)):
        count = count_bits(laid & CATHEDRAL_CARDS[kind])
        cards += count
        sets = min(sets, count)
    return codes.CATHEDRAL_VP * cards + codes.CATHEDRAL_BONUS * sets


def trade(laid: i64, same_bonus: i64, different_bonus: i64) -> i64:
    """Every card counts, and the best division into sets more (UL-11.5, UL-13.3)."""
    counts = vec[i64]()
    cards: i64 = 0
    fewest: i64 = codes.CARDS
    for kind in range(len(TRADE_CARDS)):
        count = count_bits(laid & TRADE_CARDS[kind])
        counts = append(counts, count)
        cards += count
        fewest = min(fewest, count)
    best: i64 = 0
    for different in range(fewest + 1):
        bonus: i64 = different_bonus * different
        for kind in range(len(counts)):
            bonus += same_bonus * ((counts[kind] - different) // codes.TRADE_SET)
        best = max(best, bonus)
    return codes.TRADE_VP * cards + best


def sole_majorities(state: UlmState, seat: i64) -> i64:
    """Quarters in which a player has more seals than every other (UL-11.7)."""
    count: i64 = 0
    for quarter in range(codes.QUARTERS):
        own = state.seals_of(quarter, seat)
        most = own > 0
        for other in range(state.seats):
            if other != seat and state.seals_of(quarter, other) >= own:
                most = False
        if most:
            count += 1
    return count


def river_rank(state: UlmState, seat: i64) -> i64:
    """1 + the barges strictly ahead (UL-11.9, UL-12.13)."""
    rank: i64 = 1
    for other in range(state.seats):
        if state.players[other].barge > state.players[seat].barge:
            rank += 1
    return rank


def tile_colours(state: UlmState, seat: i64) -> i64:
    count: i64 = 0
    for colour in range(codes.COLOURS):
        if state.players[seat].tiles[colour] > 0:
            count += 1
    return count


def chronicle(state: UlmState, seat: i64, card: i64) -> i64:
    """What a face-up Chronicle card is worth (UL-11.6 to UL-11.14); 0 for any other card."""
    rule = END_RULE[card]
    player = state.players[seat]
    if rule == codes.END_RIVER_RANK:
        rank = river_rank(state, seat)
        return JOUST_VP[rank - 1] if rank <= len(JOUST_VP) else 0
    counted: i64 = 0
    if rule == codes.END_FLAT:
        counted = 1
    elif rule == codes.END_VP_PER_COAT:
        counted = count_bits(player.coats)
    elif rule == codes.END_VP_PER_SOLE_MAJORITY_QUARTER:
        counted = sole_majorities(state, seat)
    elif rule == codes.END_VP_PER_COIN:
        counted = player.coins
    elif rule == codes.END_VP_PER_CATHEDRAL_CARD:
        for kind in range(len(CATHEDRAL_CARDS)):
            counted += count_bits(player.laid & CATHEDRAL_CARDS[kind])
    elif rule == codes.END_VP_PER_CARD_PLAYED:
        counted = player.played
    elif rule == codes.END_VP_PER_TILE_COLOR:
        counted = tile_colours(state, seat)
    elif rule == codes.END_VP_PER_SPARROW:
        counted = player.sparrows
    vp: i64 = END_AMOUNT[card] * counted
    return min(vp, END_MOST[card])


def chronicles(state: UlmState, seat: i64, laid: i64) -> i64:
    """What all the Chronicle cards among these are worth to a player."""
    vp: i64 = 0
    for card in range(codes.CARDS):
        if (laid >> card) & 1:
            vp += chronicle(state, seat, card)
    return vp


def added_at_end(state: UlmState, seat: i64) -> list[int]:
    """What a player adds at the end, by category after the score track (UL-11.2)."""
    laid = state.players[seat].laid
    terms = state.terms
    added: list[int] = [
        kept_sparrows(state, seat),
        river(state, seat),
        cathedral(laid),
        trade(laid, terms.same_bonus, terms.different_bonus),
        chronicles(state, seat, laid),
    ]
    if terms.coats_at_end:
        added.append(coats(state, seat))
    return added


def finish(state: UlmState, journal: Journal | None) -> None:
    """Everybody adds up; nothing further is played (UL-11.2)."""
    added = [sum(added_at_end(state, seat)) for seat in range(state.seats)]
    for seat in range(state.seats):
        state.players[seat].vp += added[seat]
        if journal is not None:
            journal.tell(events.FinalScored(seat, added[seat], state.players[seat].vp))
    state.clear_stack()
    if journal is not None:
        journal.tell(Ended(reason(state)))


def ranks(state: UlmState) -> list[int]:
    """Places by points, then by quarters with an own seal (UL-11.16)."""
    keys: list[tuple[int, ...]] = []
    for seat in range(state.seats):
        keys.append((state.players[seat].vp, state.own_quarters(seat)))
    return places_by(keys)


def reason(state: UlmState) -> Message:
    winners = [seat for seat, place in enumerate(ranks(state)) if place == 1]
    points, quarters = int(state.players[winners[0]].vp), int(state.own_quarters(winners[0]))
    if len(winners) > 1:
        seats = words.all_of([words.player(seat) for seat in winners])
        return Message("ulm/end-shared", seats=seats, points=points)
    seat = words.player(winners[0])
    if state.scores().count(points) > 1:
        return Message("ulm/end-won_by_quarters", seat=seat, points=points, quarters=quarters)
    return Message("ulm/end-won", seat=seat, points=points)


@final
class UlmEnding(Ending[UlmState]):
    """Most VP wins."""

    def result(self, state: UlmState) -> Result:
        named = CATEGORIES if state.terms.coats_at_end else CATEGORIES[:-1]
        breakdown: dict[str, list[int]] = {category: [] for category in named}
        for seat in range(state.seats):
            added = added_at_end(state, seat)
            track = state.players[seat].vp - sum(added)
            for category, vp in zip(named, [track, *added], strict=True):
                breakdown[category].append(vp)
        quarters = [int(state.own_quarters(seat)) for seat in range(state.seats)]
        return Result(
            ranks(state),
            state.scores(),
            reason(state),
            breakdown=breakdown,
            facts={"quarters": [*quarters]},
        )
