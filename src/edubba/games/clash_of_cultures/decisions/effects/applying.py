"""The one mechanism that applies effects, whatever card or advance they stand on."""

from collections.abc import Callable
from typing import ClassVar, Final

from edubba.core import Journal, Step
from edubba.core.bits import BIT
from edubba.core.native import i64
from edubba.games.clash_of_cultures import codes, events
from edubba.games.clash_of_cultures.board import on_board
from edubba.games.clash_of_cultures.decisions import frames
from edubba.games.clash_of_cultures.decisions.advances.advance import give
from edubba.games.clash_of_cultures.decisions.barbarians import mercenaries
from edubba.games.clash_of_cultures.decisions.barbarians.raids import raid
from edubba.games.clash_of_cultures.decisions.barbarians.spawning import place_exhausted, spawn
from edubba.games.clash_of_cultures.decisions.cards.decks import draw
from edubba.games.clash_of_cultures.decisions.cards.event import person_of
from edubba.games.clash_of_cultures.decisions.city.growing import offer_piece
from edubba.games.clash_of_cultures.decisions.effects import (
    destruction,
    exploring,
    hands,
    learning,
    losses,
    moods,
)
from edubba.games.clash_of_cultures.decisions.effects.placing import offer_unit
from edubba.games.clash_of_cultures.decisions.move import groups, move
from edubba.games.clash_of_cultures.decisions.saying import goods_of
from edubba.games.clash_of_cultures.decisions.turn.turnfacts import gain_action
from edubba.games.clash_of_cultures.effects import (
    ALL_EFFECTS,
    CHOSEN,
    EACH,
    EACH_WITH_CITIES,
    EACH_WITH_UNITS,
    EVENT_TEXT,
    LIST_FIRST,
    LIST_LENGTH,
    OF_NEIGHBOUR,
    TAGS,
    THAT,
    Effect,
)
from edubba.games.clash_of_cultures.state import EXTRA_SPACES, REPEAT_SPACE, ClashState
from edubba.games.clash_of_cultures.terms import NONE

ASKED: Final = -1
"""In place of the player chosen: somebody is just choosing him."""


class EffectList(Step[ClashState]):
    """Resolve a list of effects in order; each for its player or players.

    The frame: the list, the next effect, how many players this effect has been applied to, 1 + the
    player chosen, 1 + the tag by which players are immune.
    """

    frame: ClassVar[tuple[str, ...]] = ("list", "at", "handled", "chosen", "tag")

    def ranges(self, state: ClashState) -> list[range]:
        longest = max(LIST_LENGTH[at] for at in range(len(LIST_LENGTH)))
        players = range(state.seats + 1)
        named = range(ASKED, state.seats + 1)
        return [range(len(LIST_FIRST)), range(longest + 1), players, named, range(len(TAGS) + 1)]

    def misfit(self, state: ClashState) -> str:
        effects, at, chosen = state.a, state.b, state.d
        if at > LIST_LENGTH[effects]:
            return "effect"
        for before in range(at):
            if needs_player(ALL_EFFECTS[LIST_FIRST[effects] + before]):
                if chosen > 0 and state.chosen in (NONE, state.actor):
                    return "name_other"
        return ""

    def run(self, state: ClashState, journal: Journal | None) -> None:
        effects, at, handled, chosen, tag = state.a, state.b, state.c, state.d, state.e
        if at >= LIST_LENGTH[effects]:
            state.pop()
            return
        effect = ALL_EFFECTS[LIST_FIRST[effects] + at]
        owner = state.actor
        everyone = effect.who in (EACH, EACH_WITH_CITIES, EACH_WITH_UNITS)
        if everyone:
            if handled == state.seats:
                self.next_effect(state)
                return
            seat: i64 = (owner + handled) % state.seats
            state.c += 1
            if not concerned(state, effect, seat):
                say_no_target(seat, journal)
                return
        else:
            if needs_player(effect) and chosen <= 0:
                some = self.name_player(state, effect, chosen)
                chosen = state.d
                if not some:
                    self.next_effect(state)
                    say_no_target(owner, journal)
                elif chosen > 0 and journal is not None:
                    journal.tell(events.PlayerNamed(owner, chosen - 1))
                return
            if needs_player(effect) or effect.who == THAT:
                state.chosen = chosen - 1
            seat = chosen - 1 if effect.who in (CHOSEN, THAT) else owner
            self.next_effect(state)
            if seat < 0:
                return
        if immune(state, seat, tag - 1):
            if journal is not None:
                by = codes.IRRIGATION if tag == 1 else codes.SANITATION
                journal.tell(events.Spared(seat, by))
            return
        waiting, told = state.depth, 0 if journal is None else len(journal.events)
        DOES[effect.op](state, effect, seat, journal)
        if journal is not None and state.depth == waiting and len(journal.events) == told:
            if effect.op not in (codes.OP_NEXT_COLLECT, codes.OP_INFLUENCE_BARBARIANS):
                journal.tell(events.NoTarget(seat))

    def next_effect(self, state: ClashState) -> None:
        state.b += 1
        state.c = 0

    def name_player(self, state: ClashState, effect: Effect, chosen: i64) -> bool:
        """Ask whom the effect concerns; whether there is anybody."""
        if chosen == ASKED:  # the answer has come
            state.d = state.chosen + 1
            return True
        players = candidates(state, effect, state.actor)
        if players == 0:
            return False
        if players & (players - 1) == 0:
            seat: i64 = 0
            while (players >> seat) & 1 == 0:
                seat += 1
            state.d = seat + 1
            return True
        state.d = ASKED
        state.push(frames.CHOOSE_PLAYER, state.actor, players)
        return True


def say_no_target(seat: i64, journal: Journal | None) -> None:
    if journal is not None:
        journal.tell(events.NoTarget(seat))


def needs_player(effect: Effect) -> bool:
    return (
        effect.who == CHOSEN
        or effect.op == codes.OP_LOOK_AT_HAND
        or (effect.op == codes.OP_GAIN_ADVANCE and effect.source == OF_NEIGHBOUR)
    )


def candidates(state: ClashState, effect: Effect, seat: i64) -> i64:
    """The players who can be named, as bits."""
    players: i64 = 0
    for other in range(state.seats):
        if other == seat:
            continue
        player = state.player(other)
        if effect.op == codes.OP_LOSE_ACTION and player.assassinated:
            continue
        if effect.op == codes.OP_LOOK_AT_HAND and player.hand == 0 and player.objectives == 0:
            continue
        if effect.op == codes.OP_GAIN_ADVANCE:
            if not learning.can_learn_from(state, seat, other):
                continue
        players |= BIT[other]
    return players


def concerned(state: ClashState, effect: Effect, seat: i64) -> bool:
    if effect.who == EACH_WITH_CITIES:
        return state.city_count(seat) > 1
    if effect.who == EACH_WITH_UNITS:
        return on_board(state, seat) > 1
    return True


def immune(state: ClashState, seat: i64, tag: i64) -> bool:
    """Irrigation against famine, Sanitation against disease (CC-13.4)."""
    if tag == 0:
        return state.player(seat).has(codes.IRRIGATION)
    return tag == 1 and state.player(seat).has(codes.SANITATION)


def gain(state: ClashState, effect: Effect, seat: i64, journal: Journal | None) -> None:
    for kind in range(codes.KINDS):
        give(state, seat, kind, effect.amounts[kind], journal)


def gain_choice(state: ClashState, effect: Effect, seat: i64, journal: Journal | None) -> None:
    state.push(frames.CHOOSE_GOOD, seat, effect.kinds, effect.n)


def gain_per(state: ClashState, effect: Effect, seat: i64, journal: Journal | None) -> None:
    """Goods for each own city with a usable Academy."""
    count: i64 = 0
    for i in range(len(state.cities)):
        city = state.cities[i]
        if city.owner == seat and state.usable(city, codes.ACADEMY):
            count += 1
    give(state, seat, effect.kind, effect.n * count, journal)


def pay_choice(state: ClashState, effect: Effect, seat: i64, journal: Journal | None) -> None:
    state.push(frames.PAY_TOKENS, seat, effect.number)


def pay_or_mood(state: ClashState, effect: Effect, seat: i64, journal: Journal | None) -> None:
    """Lose goods, all there are if fewer, and then the mood suffers (CC-18.1: no gold instead)."""
    held = state.player(seat).kinds[codes.FOOD]
    due = effect.amounts[codes.FOOD]
    lost: i64 = min(held, due)
    if lost > 0:
        state.edit(seat).kinds[codes.FOOD] -= lost
        if journal is not None:
            journal.tell(events.Lost(seat, goods_of(codes.FOOD, lost)))
    if lost < due and effect.otherwise != NONE:
        moods.start(state, ALL_EFFECTS[effect.otherwise], seat, journal)


def distribute(state: ClashState, effect: Effect, seat: i64, journal: Journal | None) -> None:
    state.push(frames.SHARE_OUT, state.actor, effect.kind, effect.n)


def draw_cards(state: ClashState, effect: Effect, seat: i64, journal: Journal | None) -> None:
    draw(state, seat, effect.deck, effect.n)


def reveal_wonder(state: ClashState, effect: Effect, seat: i64, journal: Journal | None) -> None:
    draw(state, seat, codes.DECK_WONDER, effect.n)


def extra_action(state: ClashState, effect: Effect, seat: i64, journal: Journal | None) -> None:
    gain_action(state, seat, effect.n, journal)


def trade_routes(state: ClashState, effect: Effect, seat: i64, journal: Journal | None) -> None:
    if not effect.needs_routes or state.player(seat).has(codes.TRADE_ROUTES):
        state.push(frames.TRADE_INCOME, seat)


def gain_unit(state: ClashState, effect: Effect, seat: i64, journal: Journal | None) -> None:
    for _ in range(effect.n):
        offer_unit(state, seat, effect.unit, effect.optional)


def build_piece(state: ClashState, effect: Effect, seat: i64, journal: Journal | None) -> None:
    offer_piece(state, seat, effect.pieces, effect.free, effect.activates, effect.optional)


def next_collect(state: ClashState, effect: Effect, seat: i64, journal: Journal | None) -> None:
    state.next_collect = REPEAT_SPACE if effect.repeat else EXTRA_SPACES


def next_move(state: ClashState, effect: Effect, seat: i64, journal: Journal | None) -> None:
    if groups.can_move(state, seat):
        state.warlord = effect.steps
        move.begin(state, seat)


def pact(state: ClashState, effect: Effect, seat: i64, journal: Journal | None) -> None:
    """Neither attacks the other in his present or next player-turn (CC-9.16)."""
    maker = state.active
    state.edit(maker).truce |= BIT[seat]
    state.edit(seat).truce |= BIT[maker]
    if journal is not None:
        journal.tell(events.PactMade(maker, seat))


def takeover(state: ClashState, effect: Effect, seat: i64, journal: Journal | None) -> None:
    state.takeover = True


def offer_card(state: ClashState, effect: Effect, seat: i64, journal: Journal | None) -> None:
    """The Great Person whose event text this effect is."""
    for event in range(len(EVENT_TEXT)):
        if LIST_FIRST[EVENT_TEXT[event]] == effect.number:
            state.push(frames.PERSON_OFFER, seat, effect.number, person_of(event))
            state.extend(0, 0, 0, 0)


def ban(state: ClashState, effect: Effect, seat: i64, journal: Journal | None) -> None:
    """Pestilence forbids building (CC-20.13)."""
    if not state.player(seat).owns(codes.SANITATION):
        state.edit(seat).banned = 1
        if journal is not None:
            journal.tell(events.PestilenceBan(seat))


def spawn_barbarians(state: ClashState, effect: Effect, seat: i64, journal: Journal | None) -> None:
    spawn(state, seat, effect.extra)


DOES: Final[dict[int, Callable[[ClashState, Effect, i64, Journal | None], None]]] = {
    codes.OP_GAIN: gain,
    codes.OP_GAIN_CHOICE: gain_choice,
    codes.OP_GAIN_PER: gain_per,
    codes.OP_PAY_CHOICE: pay_choice,
    codes.OP_PAY_OR_MOOD: pay_or_mood,
    codes.OP_DISTRIBUTE: distribute,
    codes.OP_DRAW: draw_cards,
    codes.OP_REVEAL_WONDER: reveal_wonder,
    codes.OP_EXTRA_ACTION: extra_action,
    codes.OP_LOSE_ACTION: losses.lose_actions,
    codes.OP_GAIN_ADVANCE: learning.gain_advance,
    codes.OP_SWITCH_GOVERNMENT: losses.revolution,
    codes.OP_TRADE_ROUTES: trade_routes,
    codes.OP_MOOD: moods.start,
    codes.OP_CIVIL_WAR: moods.civil_war,
    codes.OP_GAIN_UNIT: gain_unit,
    codes.OP_LOSE_UNIT: losses.lose_units,
    codes.OP_BUILD_PIECE: build_piece,
    codes.OP_DESTROY_CITY: destruction.start,
    codes.OP_DESTROY_PIECES: destruction.start,
    codes.OP_EXPLORE: exploring.explore,
    codes.OP_FOUND_CITY: exploring.found_city,
    codes.OP_NEXT_COLLECT: next_collect,
    codes.OP_NEXT_MOVE: next_move,
    codes.OP_PACT: pact,
    codes.OP_INFLUENCE_BARBARIANS: takeover,
    codes.OP_MOVE_BARBARIANS: mercenaries.hire,
    codes.OP_OFFER_CARD: offer_card,
    codes.OP_PESTILENCE_BAN: ban,
    codes.OP_PLACE_EXHAUSTED: place_exhausted,
    codes.OP_SPAWN_BARBARIANS: spawn_barbarians,
    codes.OP_BARBARIAN_RAID: raid,
    codes.OP_LOOK_AT_HAND: hands.look,
    codes.OP_SWAP_CARD: hands.swap,
    codes.OP_DRAW_AND_SWAP_OBJECTIVE: hands.new_plans,
}
"""What each operation of the vocabulary does for one player, or which choices it pushes."""
