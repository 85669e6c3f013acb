"""The one mechanism that applies effects, whatever card or advance they stand on."""

from typing import ClassVar, Final, final

from edubba.core.bits import BIT
from edubba.core.journal import Journal
from edubba.core.native import i64
from edubba.core.questions import Step
from edubba.games.clash_of_cultures.board import on_board
from edubba.games.clash_of_cultures.codes import (
    ACADEMY,
    DECK_WONDER,
    FOOD,
    IRRIGATION,
    KINDS,
    OP_BARBARIAN_RAID,
    OP_BUILD_PIECE,
    OP_CIVIL_WAR,
    OP_DESTROY_CITY,
    OP_DESTROY_PIECES,
    OP_DISTRIBUTE,
    OP_DRAW,
    OP_DRAW_AND_SWAP_OBJECTIVE,
    OP_EXPLORE,
    OP_EXTRA_ACTION,
    OP_FOUND_CITY,
    OP_GAIN,
    OP_GAIN_ADVANCE,
    OP_GAIN_CHOICE,
    OP_GAIN_PER,
    OP_GAIN_UNIT,
    OP_INFLUENCE_BARBARIANS,
    OP_LOOK_AT_HAND,
    OP_LOSE_ACTION,
    OP_LOSE_UNIT,
    OP_MOOD,
    OP_MOVE_BARBARIANS,
    OP_NEXT_COLLECT,
    OP_NEXT_MOVE,
    OP_OFFER_CARD,
    OP_PACT,
    OP_PAY_CHOICE,
    OP_PAY_OR_MOOD,
    OP_PESTILENCE_BAN,
    OP_PLACE_EXHAUSTED,
    OP_REVEAL_WONDER,
    OP_SPAWN_BARBARIANS,
    OP_SWAP_CARD,
    OP_SWITCH_GOVERNMENT,
    OP_TRADE_ROUTES,
    SANITATION,
    TRADE_ROUTES,
)
from edubba.games.clash_of_cultures.decisions import frames
from edubba.games.clash_of_cultures.decisions.advances.advance import give
from edubba.games.clash_of_cultures.decisions.barbarians import mercenaries
from edubba.games.clash_of_cultures.decisions.barbarians.raids import raid
from edubba.games.clash_of_cultures.decisions.barbarians.spawning import place_exhausted, spawn
from edubba.games.clash_of_cultures.decisions.cards.decks import (
    draw,
)
from edubba.games.clash_of_cultures.decisions.cards.event import offer_person, person_of
from edubba.games.clash_of_cultures.decisions.city.growing import offer_piece
from edubba.games.clash_of_cultures.decisions.effects import (
    destruction,
    hands,
    learning,
    losses,
    moods,
)
from edubba.games.clash_of_cultures.decisions.effects.placing import offer_unit
from edubba.games.clash_of_cultures.decisions.move import groups, move
from edubba.games.clash_of_cultures.decisions.saying import goods_of
from edubba.games.clash_of_cultures.decisions.turn.turnfacts import gain_action, lose_action
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
from edubba.games.clash_of_cultures.events import (
    Assassinated,
    Lost,
    NoTarget,
    PactMade,
    PestilenceBan,
    PlayerNamed,
    Spared,
)
from edubba.games.clash_of_cultures.state import (
    EXTRA_SPACES,
    REPEAT_SPACE,
    ClashState,
)
from edubba.games.clash_of_cultures.terms import NONE

ASKED: Final = -1
"""In place of the player chosen: somebody is just choosing him."""


@final
class EffectList(Step[ClashState]):
    """Resolve a list of effects in order; each for its player or players.

    The frame: the list, the next effect, how many players this effect has been applied to, 1 + the
    player chosen, 1 + the tag by which players are immune.
    """

    name: ClassVar[str] = "effect_list"
    frame: ClassVar[tuple[str, ...]] = ("list", "at", "handled", "chosen", "tag")

    def ranges(self, state: ClashState) -> list[range]:
        longest = max(LIST_LENGTH[at] for at in range(len(LIST_LENGTH)))
        players = range(state.seats + 1)
        named = range(ASKED, state.seats + 1)
        return [range(len(LIST_FIRST)), range(longest + 1), players, named, range(len(TAGS) + 1)]

    def misfit(self, state: ClashState) -> str:
        if state.b > LIST_LENGTH[state.a]:
            return "the list is not that long"
        for at in range(state.b):
            if needs_player(ALL_EFFECTS[LIST_FIRST[state.a] + at]):
                if state.d > 0 and state.chosen in (NONE, state.actor):
                    return "nobody was chosen"
        return ""

    def run(self, state: ClashState, journal: Journal | None) -> None:
        if state.b >= LIST_LENGTH[state.a]:
            state.pop()
            return
        index: i64 = LIST_FIRST[state.a] + state.b
        effect = ALL_EFFECTS[index]
        owner = state.actor
        everyone = effect.who in (EACH, EACH_WITH_CITIES, EACH_WITH_UNITS)
        if everyone:
            if state.c == state.seats:
                self.next_effect(state)
                return
            seat: i64 = (owner + state.c) % state.seats
            state.c += 1
            if not concerned(state, effect, seat):
                say_no_target(seat, journal)
                return
        else:
            if needs_player(effect) and state.d <= 0:
                if not self.name_player(state, effect):
                    self.next_effect(state)
                    say_no_target(owner, journal)
                elif state.d > 0 and journal is not None:
                    journal.tell(PlayerNamed(owner, state.d - 1))
                return
            if needs_player(effect) or effect.who == THAT:
                state.chosen = state.d - 1
            seat = state.d - 1 if effect.who in (CHOSEN, THAT) else owner
            self.next_effect(state)
            if seat < 0:
                return
        if immune(state, seat, state.e - 1):
            if journal is not None:
                journal.tell(Spared(seat, IRRIGATION if state.e == 1 else SANITATION))
            return
        if journal is None:
            apply_effect(state, effect, index, seat, owner, journal)
            return
        waiting, told = state.depth, len(journal.events)
        apply_effect(state, effect, index, seat, owner, journal)
        if state.depth == waiting and len(journal.events) == told:
            if effect.op not in (OP_NEXT_COLLECT, OP_INFLUENCE_BARBARIANS):
                journal.tell(NoTarget(seat))

    def next_effect(self, state: ClashState) -> None:
        state.b += 1
        state.c = 0

    def name_player(self, state: ClashState, effect: Effect) -> bool:
        """Ask whom the effect concerns; whether there is anybody."""
        if state.d == ASKED:  # the answer has come
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
        journal.tell(NoTarget(seat))


def needs_player(effect: Effect) -> bool:
    return (
        effect.who == CHOSEN
        or effect.op == OP_LOOK_AT_HAND
        or (effect.op == OP_GAIN_ADVANCE and effect.source == OF_NEIGHBOUR)
    )


def candidates(state: ClashState, effect: Effect, seat: i64) -> i64:
    """The players who can be named, as bits."""
    players: i64 = 0
    for other in range(state.seats):
        if other == seat:
            continue
        player = state.player(other)
        if effect.op == OP_LOSE_ACTION and player.assassinated:
            continue
        if effect.op == OP_LOOK_AT_HAND and player.hand == 0 and player.objectives == 0:
            continue
        if effect.op == OP_GAIN_ADVANCE:
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
        return state.player(seat).has(IRRIGATION)
    return tag == 1 and state.player(seat).has(SANITATION)


def apply_effect(
    state: ClashState, effect: Effect, index: i64, seat: i64, owner: i64, journal: Journal | None
) -> None:
    """Do one effect for one player, or push the choices it needs."""
    op = effect.op
    if op == OP_GAIN:
        for kind in range(KINDS):
            give(state, seat, kind, effect.amounts[kind], journal)
    elif op == OP_GAIN_CHOICE:
        state.push(frames.CHOOSE_GOOD, seat, effect.kinds, effect.n)
    elif op == OP_GAIN_PER:
        give(state, seat, effect.kind, effect.n * academies(state, seat), journal)
    elif op == OP_PAY_CHOICE:
        state.push(frames.PAY_TOKENS, seat, index)
    elif op == OP_PAY_OR_MOOD:
        pay_or_mood(state, effect, seat, journal)
    elif op == OP_DISTRIBUTE:
        state.push(frames.SHARE_OUT, owner, effect.kind, effect.n)
    elif op == OP_DRAW:
        draw(state, seat, effect.deck, effect.n)
    elif op == OP_REVEAL_WONDER:
        draw(state, seat, DECK_WONDER, effect.n)
    elif op == OP_EXTRA_ACTION:
        gain_action(state, seat, effect.n, journal)
    elif op == OP_LOSE_ACTION:
        if effect.until_next:
            state.edit(seat).assassinated += effect.n
            if journal is not None:
                journal.tell(Assassinated(seat))
        elif not losses.offer_avoid(state, seat, index):
            lose_action(state, seat, effect.n, journal)
    elif op == OP_GAIN_ADVANCE:
        state.push(frames.ADVANCE_SERIES, seat, index, effect.n)
        state.extend(learning.among(state, effect, seat, owner), 0, 0, 0)
    elif op == OP_SWITCH_GOVERNMENT:
        losses.revolution(state, seat, index, effect, journal)
    elif op == OP_TRADE_ROUTES:
        if not effect.needs_routes or state.player(seat).has(TRADE_ROUTES):
            state.push(frames.TRADE_INCOME, seat)
    else:
        apply_to_board(state, effect, index, seat, journal)


def apply_to_board(
    state: ClashState, effect: Effect, index: i64, seat: i64, journal: Journal | None
) -> None:
    """The effects that touch cities, units, regions and cards."""
    op = effect.op
    if op == OP_MOOD:
        moods.start(state, effect, index, seat)
    elif op == OP_CIVIL_WAR:
        moods.civil_war(state, index, seat)
    elif op == OP_GAIN_UNIT:
        for _ in range(effect.n):
            offer_unit(state, seat, effect.unit, effect.optional)
    elif op == OP_LOSE_UNIT:
        losses.start_losing(state, effect, seat)
    elif op == OP_BUILD_PIECE:
        offer_piece(state, seat, effect.pieces, effect.free, effect.activates, effect.optional)
    elif op in (OP_DESTROY_CITY, OP_DESTROY_PIECES):
        destruction.start(state, effect, index, seat)
    elif op == OP_EXPLORE:
        destruction.offer_region(state, seat)
    elif op == OP_FOUND_CITY:
        destruction.offer_city(state, seat, index)
    elif op == OP_NEXT_COLLECT:
        state.next_collect = REPEAT_SPACE if effect.repeat else EXTRA_SPACES
    elif op == OP_NEXT_MOVE:
        if groups.can_move(state, seat):
            state.warlord = effect.steps
            move.begin(state, seat)
    elif op == OP_PACT:
        make_pact(state, state.active, seat, journal)
    elif op == OP_INFLUENCE_BARBARIANS:
        state.takeover = True
    elif op == OP_MOVE_BARBARIANS:
        mercenaries.start(state, seat, index)
    elif op == OP_OFFER_CARD:
        offer_person(state, seat, index, person_by_effect(index))
    elif op == OP_PESTILENCE_BAN:
        if not state.player(seat).owns(SANITATION):
            state.edit(seat).banned = 1
            if journal is not None:
                journal.tell(PestilenceBan(seat))
    elif op == OP_PLACE_EXHAUSTED:
        place_exhausted(state, seat)
    elif op == OP_SPAWN_BARBARIANS:
        spawn(state, seat, effect.extra)
    elif op == OP_BARBARIAN_RAID:
        raid(state, seat)
    elif op == OP_LOOK_AT_HAND:
        hands.look(state, seat, state.chosen, journal)
    elif op == OP_SWAP_CARD:
        hands.offer_swap(state, seat, state.chosen)
    elif op == OP_DRAW_AND_SWAP_OBJECTIVE:
        hands.new_plans(state, seat, effect.steps)
    else:
        raise ValueError(f"no effect list may hold operation {op}")


def person_by_effect(index: i64) -> i64:
    """The Great Person whose event text this effect is."""
    for event in range(len(EVENT_TEXT)):
        if LIST_FIRST[EVENT_TEXT[event]] == index:
            return person_of(event)
    return -1


def academies(state: ClashState, seat: i64) -> i64:
    """Own cities with a usable Academy."""
    count: i64 = 0
    for i in range(len(state.cities)):
        city = state.cities[i]
        if city.owner == seat and state.usable(city, ACADEMY):
            count += 1
    return count


def pay_or_mood(state: ClashState, effect: Effect, seat: i64, journal: Journal | None) -> None:
    """Lose goods, all there are if fewer, and then the mood suffers (CC-18.1: no gold instead)."""
    held = state.player(seat).kinds[FOOD]
    due = effect.amounts[FOOD]
    lost: i64 = min(held, due)
    if lost > 0:
        state.edit(seat).kinds[FOOD] -= lost
        if journal is not None:
            journal.tell(Lost(seat, goods_of(FOOD, lost)))
    if lost < due and effect.otherwise != NONE:
        moods.start(state, ALL_EFFECTS[effect.otherwise], effect.otherwise, seat)


def make_pact(state: ClashState, seat: i64, other: i64, journal: Journal | None) -> None:
    """Neither attacks the other in his present or next player-turn (CC-9.16)."""
    state.edit(seat).truce |= BIT[other]
    state.edit(other).truce |= BIT[seat]
    if journal is not None:
        journal.tell(PactMade(seat, other))
