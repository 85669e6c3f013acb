"""What the cards of a round do before the dice are rolled (CC-9.4, CC-15.11, CC-20.15)."""

from typing import ClassVar

from edubba.core import CHANCE, EVERYONE, NO_OBSTACLE, Journal, Step
from edubba.core.bits import BIT
from edubba.core.native import i64
from edubba.games.clash_of_cultures import board_events, codes, obstacles, tactics, terms
from edubba.games.clash_of_cultures.bounds import SIDES, unless
from edubba.games.clash_of_cultures.decisions import frames
from edubba.games.clash_of_cultures.decisions.base import Die, SpaceChoice, YesOrNo
from edubba.games.clash_of_cultures.decisions.battle.forces import (
    ATTACKER,
    DEFENDER,
    fighters,
    lose,
    seat_of,
)
from edubba.games.clash_of_cultures.decisions.battle.rounds import can_withdraw, withdraw_to
from edubba.games.clash_of_cultures.decisions.cards.decks import discard, join_hand, leave_hand
from edubba.games.clash_of_cultures.decisions.payment import GOLD_OK, can_pay, packed, pay
from edubba.games.clash_of_cultures.decisions.saying import by_kind
from edubba.games.clash_of_cultures.pieces import Battle
from edubba.games.clash_of_cultures.state import ClashState


def effects_of(battle: Battle, side: i64) -> i64:
    """How many effects the card of a side has in this round."""
    card = battle.cards[side]
    return 0 if card == terms.NONE else tactics.TACTIC_COUNT[terms.CARD_TACTIC[card]]


def effect_of(battle: Battle, side: i64, i: i64) -> tactics.TacticEffect:
    return tactics.TACTIC_EFFECTS[tactics.TACTIC_FIRST[terms.CARD_TACTIC[battle.cards[side]]] + i]


def cancels_card(battle: Battle, side: i64) -> bool:
    for i in range(effects_of(battle, side)):
        if effect_of(battle, side, i).op == codes.OP_T_CANCEL_CARD:
            return True
    return False


def takes_card(battle: Battle, side: i64) -> bool:
    for i in range(effects_of(battle, side)):
        if effect_of(battle, side, i).take:
            return True
    return False


class CardsShown(Step[ClashState]):
    """Both cards are turned up; cancelling comes first (CC-9.4)."""

    def run(self, state: ClashState, journal: Journal | None) -> None:
        battle = state.edit_battle()
        battle.shown = True
        for side in (ATTACKER, DEFENDER):
            card = battle.cards[side]
            if card != terms.NONE:
                join_hand(state, seat_of(battle, side), card, EVERYONE)
                if journal is not None:
                    journal.tell(board_events.CardRevealed(seat_of(battle, side), card))
        for side in (ATTACKER, DEFENDER):
            other: i64 = 1 - side
            if cancels_card(battle, side) and battle.cards[other] != terms.NONE:
                cancel_card(state, battle, side, other, journal)
                break
        state.become(frames.BEFORE_ROLL, state.actor, ATTACKER)


def cancel_card(
    state: ClashState, battle: Battle, side: i64, other: i64, journal: Journal | None
) -> None:
    """The other side's card has no effect; the Scout takes it into his hand (CC-9.13)."""
    card = battle.cards[other]
    loser = seat_of(battle, other)
    if journal is not None:
        journal.tell(board_events.CardCancelled(loser, card))
    if takes_card(battle, side):
        leave_hand(state, loser, card)
        join_hand(state, seat_of(battle, side), card, EVERYONE)
        if journal is not None:
            journal.tell(board_events.CardTaken(seat_of(battle, side), card))
    else:
        discard(state, loser, card)
    battle.cards[other] = terms.NONE


class BeforeRoll(Step[ClashState]):
    """What the cards do before the dice are rolled, the attacker's first (CC-9.4, CC-20.15)."""

    frame: ClassVar[tuple[str, ...]] = ("side", "effect")

    def ranges(self, state: ClashState) -> list[range]:
        return [range(SIDES + 1), range(codes.COUNTS)]

    def run(self, state: ClashState, journal: Journal | None) -> None:
        battle, side, at = state.edit_battle(), state.a, state.b
        if side == SIDES:
            self.on_to_dice(state, battle, journal)
            return
        if at >= effects_of(battle, side):
            state.a = side + 1
            state.b = 0
            return
        effect = effect_of(battle, side, at)
        state.b += 1
        other: i64 = 1 - side
        if effect.op == codes.OP_T_SACRIFICE:
            lose(state, other, effect.enemy)
            lose(state, side, effect.own)
        elif effect.op == codes.OP_T_DENY_ABILITIES:
            self.deny(state, battle, other, effect, journal)
        elif effect.op == codes.OP_T_CANCEL and effect.dice == 0:
            battle.cancels[side] += effect.n
        elif effect.op == codes.OP_T_CANCEL or effect.op == codes.OP_T_KILL:
            dice = fighters(state, battle, side) if effect.dice == terms.NONE else effect.dice
            if dice > 0:
                state.push(frames.TACTIC_DIE, CHANCE, side, at)
                state.extend(dice, 0, 0, 0)
        elif effect.op == codes.OP_T_WITHDRAW:
            if can_withdraw(state, battle):
                state.push(frames.WITHDRAW, battle.defender)
            elif journal is not None:
                journal.tell(board_events.CardTried(battle.defender, battle.cards[side], 0))

    def deny(
        self,
        state: ClashState,
        battle: Battle,
        other: i64,
        effect: tactics.TacticEffect,
        journal: Journal | None,
    ) -> None:
        seat = seat_of(battle, other)
        battle.denied[other] = 1
        if journal is not None:
            journal.tell(board_events.AbilitiesDenied(seat))
        if effect.may_pay and seat != codes.BARBARIANS:
            if can_pay(state, seat, packed(effect.unless), GOLD_OK):
                state.push(frames.KEEP_ABILITIES, seat, other, packed(effect.unless))

    def on_to_dice(self, state: ClashState, battle: Battle, journal: Journal | None) -> None:
        """Without fighters on one side nobody rolls, but a Fortress alone does (CC-20.15)."""
        attackers = fighters(state, battle, ATTACKER)
        defenders = fighters(state, battle, DEFENDER)
        alone = fortress_dice(battle) > 0
        if attackers == 0 or (defenders == 0 and not alone and not battle.raid):
            state.become(frames.ROUND_OVER, state.actor)
            return
        if alone and journal is not None:
            journal.tell(board_events.FortressHelped(battle.defender, fortress_dice(battle)))
        battle.dice[ATTACKER] = attackers + extra_dice(battle, ATTACKER)
        battle.dice[DEFENDER] = defenders + extra_dice(battle, DEFENDER) + fortress_dice(battle)
        state.become(frames.ROLLING, state.actor)


def extra_dice(battle: Battle, side: i64) -> i64:
    dice: i64 = 0
    for i in range(effects_of(battle, side)):
        effect = effect_of(battle, side, i)
        if effect.op == codes.OP_T_DICE:
            dice += effect.n
    return dice


def fortress_dice(battle: Battle) -> i64:
    """The Fortress's die, in round 1 only (CC-9.9)."""
    if battle.fortress and battle.round == 1 and not battle.die_off and not battle.denied[DEFENDER]:
        return terms.FORTRESS_DICE
    return 0


class TacticDie(Die):
    """Dice that decide whether a card works: Peltasts, Archers."""

    frame: ClassVar[tuple[str, ...]] = ("side", "effect", "dice", "successes")

    def ranges(self, state: ClashState) -> list[range]:
        return [range(SIDES), range(codes.COUNTS), range(1, codes.COUNTS), range(codes.COUNTS)]

    def misfit(self, state: ClashState) -> str:
        battle, side, at = state.edit_battle(), state.a, state.b
        if at >= effects_of(battle, side):
            return "effect"
        return unless(effect_of(battle, side, at).success != 0, "effect")

    def rolled(self, state: ClashState, face: i64, journal: Journal | None) -> None:
        battle, side, at = state.edit_battle(), state.a, state.b
        effect = effect_of(battle, side, at)
        card = battle.cards[side]
        if journal is not None:
            journal.tell(board_events.CardRolled(seat_of(battle, side), card, face))
        if (effect.success >> face) & 1:
            state.d += 1
        state.c -= 1
        dice, successes = state.c, state.d
        if dice > 0:
            return
        worked = successes >= effect.need
        state.pop()
        if journal is not None:
            journal.tell(board_events.CardTried(seat_of(battle, side), card, int(worked)))
        if not worked:
            return
        if effect.op == codes.OP_T_CANCEL:
            battle.cancels[side] += effect.n
        elif effect.op == codes.OP_T_KILL:
            lose(state, 1 - side, effect.n)
        else:
            battle.losses[1 - side] += effect.n


class KeepAbilities(YesOrNo):
    """Siege: pay to keep the combat abilities this round (CC-15.11)."""

    frame: ClassVar[tuple[str, ...]] = ("side", "price")

    def misfit(self, state: ClashState) -> str:
        side, price = state.a, state.b
        if seat_of(state.edit_battle(), side) != state.actor:
            return "decide"
        return unless(can_pay(state, state.actor, price, GOLD_OK), "pay")

    def answer(self, state: ClashState, yes: bool, journal: Journal | None) -> None:
        seat, side, price = state.actor, state.a, state.b
        state.pop()
        if yes:
            state.edit_battle().denied[side] = 0
            if journal is not None:
                journal.tell(board_events.AbilitiesKept(seat))
            pay(state, seat, price, GOLD_OK)


class Withdraw(SpaceChoice):
    """Where all units of the defender go (Tactical Retreat, CC-15.11)."""

    def misfit(self, state: ClashState) -> str:
        return unless(state.edit_battle().defender == state.actor, "decide")

    def obstacle_to(self, state: ClashState, cell: i64) -> i64:
        battle = state.edit_battle()
        beside = state.terms.layout.touch(battle.cell, cell)
        free = beside and withdraw_to(state, battle, cell)
        return NO_OBSTACLE if free else obstacles.WITHDRAW_PLACE

    def choose(self, state: ClashState, cell: i64, journal: Journal | None) -> None:
        battle, seat = state.edit_battle(), state.actor
        gone: i64 = 0
        for unit in range(codes.UNITS):
            if state.player(seat).unit_at[unit] == battle.cell:
                state.place(seat, unit, cell)
                gone |= BIT[unit]
        if journal is not None:
            journal.tell(board_events.UnitsMoved(seat, by_kind(gone), battle.cell, cell))
        battle.fortress = False
        battle.withdrawn = True
        state.pop()
        # What is left of the effects does not happen: the battle ends before the roll.
        state.become(frames.ROUND_OVER, state.actor)
