"""A round of battle until the dice are rolled: the cards (CC-9.4, CC-15.3, CC-15.11)."""

from typing import ClassVar, Final, cast, final

from edubba.core.actions import Actions
from edubba.core.journal import EVERYONE, Journal, only
from edubba.core.native import i64
from edubba.core.state import CHANCE, State
from edubba.games.clash_of_cultures.codes import (
    BARBARIANS,
    CARD,
    CARDS,
    DIE,
    NO,
    OP_T_CANCEL,
    OP_T_CANCEL_CARD,
    OP_T_DENY_ABILITIES,
    OP_T_DICE,
    OP_T_KILL,
    OP_T_SACRIFICE,
    OP_T_WITHDRAW,
    PICK,
    SPACES_AROUND,
    TACTICS,
    UNITS,
    YES,
)
from edubba.games.clash_of_cultures.decisions.base import Chance, Choice
from edubba.games.clash_of_cultures.decisions.cards import (
    discard,
    join_hand,
    leave_hand,
)
from edubba.games.clash_of_cultures.decisions.forces import (
    ATTACKER,
    DEFENDER,
    fighters,
    lose,
    seat_of,
)
from edubba.games.clash_of_cultures.decisions.frames import (
    BEFORE_ROLL,
    CARDS_SHOWN,
    KEEP_ABILITIES,
    LAY_CARD,
    LAYING,
    ROLLING,
    ROUND_OVER,
    TACTIC_DIE,
    WITHDRAW,
)
from edubba.games.clash_of_cultures.decisions.payment import (
    GOLD_OK,
    can_pay,
    packed,
    pay,
)
from edubba.games.clash_of_cultures.events import (
    CardCancelled,
    CardLaid,
    CardRevealed,
    DieRolled,
    UnitsMoved,
)
from edubba.games.clash_of_cultures.pieces import Battle
from edubba.games.clash_of_cultures.state import ClashState
from edubba.games.clash_of_cultures.tables import (
    ARMY_LIMIT,
    CARD_TACTIC,
    DIE_FACES,
    FORTRESS_DICE,
    NONE,
)
from edubba.games.clash_of_cultures.tactics import (
    FIGHTERS_ANY,
    FIGHTERS_ARMY,
    LOCATION_CITY,
    LOCATION_LAND,
    LOCATION_NOT_ATTACKING_CITY,
    ROLE_ATTACKER,
    ROLE_DEFENDER,
    TACTIC_COUNT,
    TACTIC_EFFECTS,
    TACTIC_FIGHTERS,
    TACTIC_FIRST,
    TACTIC_LOCATION,
    TACTIC_ROLE,
    TacticEffect,
)

SIDES: Final = 2


@final
class RoundBegins(Choice):
    """A new round: nothing played, nothing denied."""

    name: ClassVar[str] = "round_begins"

    def run(self, base: State, journal: Journal | None) -> None:
        state = cast(ClashState, base)
        battle = state.edit_battle()
        battle.round += 1
        battle.shown = False
        for side in (ATTACKER, DEFENDER):
            battle.cards[side] = NONE
            battle.denied[side] = 0
            battle.cancels[side] = 0
            battle.dice[side] = 0
            battle.values[side] = 0
            battle.losses[side] = 0
            battle.hits[side] = 0
        state.become(LAYING, state.actor, ATTACKER, 0)


# Cards


@final
class Laying(Choice):
    """The attacker, then the defender, may put a card face down (CC-9.4); whoever has Tactics and
    a hand is asked, so that nobody learns what is in it."""

    name: ClassVar[str] = "laying"
    frame: ClassVar[tuple[str, ...]] = ("side",)

    def run(self, base: State, journal: Journal | None) -> None:
        state = cast(ClashState, base)
        side = state.a
        if side == SIDES:
            state.become(CARDS_SHOWN, state.actor, 0, 0)
            return
        state.a = side + 1
        seat = seat_of(state.edit_battle(), side)
        if seat != BARBARIANS:
            player = state.player(seat)
            if player.has(TACTICS) and player.hand != 0:
                state.push(LAY_CARD, seat, side, 0)


def playable(state: ClashState, battle: Battle, side: i64, card: i64) -> bool:
    """Role, location and fighters of a tactics half (CC-15.3)."""
    tactic = CARD_TACTIC[card]
    if tactic == NONE:
        return False
    role = TACTIC_ROLE[tactic]
    if (role == ROLE_ATTACKER and side != ATTACKER) or (role == ROLE_DEFENDER and side != DEFENDER):
        return False
    location = TACTIC_LOCATION[tactic]
    in_city = state.has_city(battle.cell) and not battle.naval
    if location == LOCATION_LAND and battle.naval:
        return False
    if location == LOCATION_CITY and not in_city:
        return False
    if location == LOCATION_NOT_ATTACKING_CITY:
        if battle.naval or (side == ATTACKER and in_city):
            return False
    kind = TACTIC_FIGHTERS[tactic]
    if kind != FIGHTERS_ANY and fighters(state, battle, side) == 0:
        return False
    if kind == FIGHTERS_ARMY and battle.naval:
        return False
    for i in range(TACTIC_COUNT[tactic]):
        if TACTIC_EFFECTS[TACTIC_FIRST[tactic] + i].op == OP_T_WITHDRAW:
            if battle.raid or not can_withdraw(state, battle):
                return False
    return True


@final
class LayCard(Choice):
    """One Action card face down, or none."""

    name: ClassVar[str] = "lay_card"
    frame: ClassVar[tuple[str, ...]] = ("side",)
    asks_hidden: ClassVar[bool] = True

    def legal_into(self, base: State, actions: Actions) -> None:
        state = cast(ClashState, base)
        battle = state.edit_battle()
        hand = state.player(state.actor).hand
        for card in range(CARDS):
            if (hand >> card) & 1 and playable(state, battle, state.a, card):
                actions.add(CARD + card)
        actions.add(NO)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(ClashState, base)
        if action != NO:
            state.edit_battle().cards[state.a] = action - CARD
            if journal is not None:
                journal.tell(CardLaid(state.actor))
        state.pop()

    def seen_by(self, base: State, action: i64) -> i64:
        """That a card lies there everybody sees; which one only its player."""
        return EVERYONE if action == NO else only(base.actor)


def effects_of(battle: Battle, side: i64) -> i64:
    """How many effects the card of a side has in this round."""
    card = battle.cards[side]
    return 0 if card == NONE else TACTIC_COUNT[CARD_TACTIC[card]]


def effect_of(battle: Battle, side: i64, i: i64) -> TacticEffect:
    return TACTIC_EFFECTS[TACTIC_FIRST[CARD_TACTIC[battle.cards[side]]] + i]


def cancels_card(battle: Battle, side: i64) -> bool:
    for i in range(effects_of(battle, side)):
        if effect_of(battle, side, i).op == OP_T_CANCEL_CARD:
            return True
    return False


def takes_card(battle: Battle, side: i64) -> bool:
    for i in range(effects_of(battle, side)):
        if effect_of(battle, side, i).take:
            return True
    return False


@final
class CardsShownStep(Choice):
    """Both cards are turned up; cancelling comes first (CC-9.4)."""

    name: ClassVar[str] = "cards_shown"

    def run(self, base: State, journal: Journal | None) -> None:
        state = cast(ClashState, base)
        battle = state.edit_battle()
        battle.shown = True
        for side in (ATTACKER, DEFENDER):
            card = battle.cards[side]
            if card != NONE:
                join_hand(state, seat_of(battle, side), card, EVERYONE)
                if journal is not None:
                    journal.tell(CardRevealed(seat_of(battle, side), card))
        for side in (ATTACKER, DEFENDER):
            other: i64 = 1 - side
            if cancels_card(battle, side) and battle.cards[other] != NONE:
                cancel_card(state, battle, side, other, journal)
                break
        state.become(BEFORE_ROLL, state.actor, ATTACKER, 0)


def cancel_card(
    state: ClashState, battle: Battle, side: i64, other: i64, journal: Journal | None
) -> None:
    """The other side's card has no effect; the Scout takes it into his hand (CC-9.13)."""
    card = battle.cards[other]
    loser = seat_of(battle, other)
    if journal is not None:
        journal.tell(CardCancelled(loser, card))
    if takes_card(battle, side):
        leave_hand(state, loser, card)
        join_hand(state, seat_of(battle, side), card, EVERYONE)
    else:
        discard(state, loser, card)
    battle.cards[other] = NONE


@final
class BeforeRoll(Choice):
    """What the cards do before the dice are rolled, the attacker's first (CC-9.4, CC-20.15)."""

    name: ClassVar[str] = "before_roll"
    frame: ClassVar[tuple[str, ...]] = ("side", "effect")

    def run(self, base: State, journal: Journal | None) -> None:
        state = cast(ClashState, base)
        battle = state.edit_battle()
        side = state.a
        if side == SIDES:
            self.on_to_dice(state, battle)
            return
        if state.b >= effects_of(battle, side):
            state.a = side + 1
            state.b = 0
            return
        effect = effect_of(battle, side, state.b)
        state.b += 1
        other: i64 = 1 - side
        if effect.op == OP_T_SACRIFICE:
            lose(state, other, effect.enemy)
            lose(state, side, effect.own)
        elif effect.op == OP_T_DENY_ABILITIES:
            self.deny(state, battle, other, effect)
        elif effect.op == OP_T_CANCEL and effect.dice == 0:
            battle.cancels[side] += effect.n
        elif effect.op == OP_T_CANCEL or effect.op == OP_T_KILL:
            dice = fighters(state, battle, side) if effect.dice == NONE else effect.dice
            if dice > 0:
                state.push(TACTIC_DIE, CHANCE, side, state.b - 1)
                state.extend(dice, 0, 0, 0)
        elif effect.op == OP_T_WITHDRAW:
            if can_withdraw(state, battle):
                state.push(WITHDRAW, battle.defender, 0, 0)

    def deny(self, state: ClashState, battle: Battle, other: i64, effect: TacticEffect) -> None:
        seat = seat_of(battle, other)
        battle.denied[other] = 1
        if effect.may_pay and seat != BARBARIANS:
            if can_pay(state, seat, packed(effect.unless), GOLD_OK):
                state.push(KEEP_ABILITIES, seat, other, packed(effect.unless))

    def on_to_dice(self, state: ClashState, battle: Battle) -> None:
        """Without fighters on one side nobody rolls, but a Fortress alone does (CC-20.15)."""
        attackers = fighters(state, battle, ATTACKER)
        defenders = fighters(state, battle, DEFENDER)
        alone = fortress_dice(battle) > 0
        if attackers == 0 or (defenders == 0 and not alone and not battle.raid):
            state.become(ROUND_OVER, state.actor, 0, 0)
            return
        battle.dice[ATTACKER] = attackers + extra_dice(battle, ATTACKER)
        battle.dice[DEFENDER] = defenders + extra_dice(battle, DEFENDER) + fortress_dice(battle)
        state.become(ROLLING, state.actor, 0, 0)


def extra_dice(battle: Battle, side: i64) -> i64:
    dice: i64 = 0
    for i in range(effects_of(battle, side)):
        effect = effect_of(battle, side, i)
        if effect.op == OP_T_DICE:
            dice += effect.n
    return dice


def fortress_dice(battle: Battle) -> i64:
    """The Fortress's die, in round 1 only (CC-9.9)."""
    if battle.fortress and battle.round == 1 and not battle.die_off and not battle.denied[DEFENDER]:
        return FORTRESS_DICE
    return 0


@final
class TacticDie(Chance):
    """Dice that decide whether a card works: Peltasts, Archers."""

    name: ClassVar[str] = "tactic_die"
    frame: ClassVar[tuple[str, ...]] = ("side", "effect", "dice", "successes")

    def legal_into(self, base: State, actions: Actions) -> None:
        for face in range(len(DIE_FACES)):
            actions.add_outcome(DIE + face, 1)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(ClashState, base)
        battle = state.edit_battle()
        side = state.a
        effect = effect_of(battle, side, state.b)
        face = DIE_FACES[action - DIE]
        if journal is not None:
            journal.tell(DieRolled(seat_of(battle, side), face))
        if (effect.success >> face) & 1:
            state.d += 1
        state.c -= 1
        if state.c > 0:
            return
        worked = state.d >= effect.need
        state.pop()
        if not worked:
            return
        if effect.op == OP_T_CANCEL:
            battle.cancels[side] += effect.n
        elif effect.op == OP_T_KILL:
            lose(state, 1 - side, effect.n)
        else:
            battle.losses[1 - side] += effect.n


@final
class KeepAbilities(Choice):
    """Siege: pay to keep the combat abilities this round (CC-15.11)."""

    name: ClassVar[str] = "keep_abilities"
    frame: ClassVar[tuple[str, ...]] = ("side", "price")

    def legal_into(self, base: State, actions: Actions) -> None:
        actions.add(YES)
        actions.add(NO)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(ClashState, base)
        seat = state.actor
        side = state.a
        price = state.b
        state.pop()
        if action == YES:
            state.edit_battle().denied[side] = 0
            pay(state, seat, price, GOLD_OK)


def withdraw_to(state: ClashState, battle: Battle, cell: i64) -> bool:
    """A neighbouring land space, free and with room (Tactical Retreat)."""
    if cell < 0 or not state.is_land(cell) or state.foreign(cell, battle.defender):
        return False
    armies = state.armies(battle.cell)
    return armies == 0 or state.armies(cell) + armies <= ARMY_LIMIT


def can_withdraw(state: ClashState, battle: Battle) -> bool:
    for i in range(SPACES_AROUND):
        if withdraw_to(state, battle, state.near(battle.cell, i)):
            return True
    return False


@final
class Withdraw(Choice):
    """Where all units of the defender go (Tactical Retreat, CC-15.11)."""

    name: ClassVar[str] = "withdraw"

    def legal_into(self, base: State, actions: Actions) -> None:
        state = cast(ClashState, base)
        battle = state.edit_battle()
        for i in range(SPACES_AROUND):
            cell = state.near(battle.cell, i)
            if withdraw_to(state, battle, cell):
                actions.add(PICK + cell)

    def apply(self, base: State, action: i64, journal: Journal | None) -> None:
        state = cast(ClashState, base)
        battle = state.edit_battle()
        cell: i64 = action - PICK
        seat = state.actor
        for unit in range(UNITS):
            if state.player(seat).unit_at[unit] == battle.cell:
                state.place(seat, unit, cell)
        if journal is not None:
            journal.tell(UnitsMoved(seat, battle.cell, cell))
        battle.fortress = False
        battle.withdrawn = True
        state.pop()
        # What is left of the effects does not happen: the battle ends before the roll.
        state.become(ROUND_OVER, state.actor, 0, 0)
