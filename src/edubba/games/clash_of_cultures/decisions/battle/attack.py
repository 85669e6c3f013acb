"""Attack: with or without a battle; the opening and the ambush (CC-9.1 to CC-9.3, CC-9.14)."""

from typing import ClassVar, Final

from edubba.core import CHANCE, NO_OBSTACLE, Journal, Step
from edubba.core.native import i64
from edubba.core.state import NOBODY
from edubba.core.words import Arg
from edubba.games.clash_of_cultures import board_events, codes, obstacles, tactics, terms
from edubba.games.clash_of_cultures.bounds import unless
from edubba.games.clash_of_cultures.decisions import frames
from edubba.games.clash_of_cultures.decisions.base import Die, OneThing, YesOrNo
from edubba.games.clash_of_cultures.decisions.battle.forces import (
    ATTACKER,
    DEFENDER,
    fighters,
    has_usable_fortress,
    lose,
    lose_unit,
    seat_of,
)
from edubba.games.clash_of_cultures.decisions.cards.decks import discard
from edubba.games.clash_of_cultures.decisions.cards.objectives import new_occasion
from edubba.games.clash_of_cultures.decisions.move.paths import ALL_SHIPS
from edubba.games.clash_of_cultures.decisions.payment import GOLD_OK, can_pay, packed, pay
from edubba.games.clash_of_cultures.decisions.saying import say_used
from edubba.games.clash_of_cultures.pieces import Battle, new_battle
from edubba.games.clash_of_cultures.state import ClashState

SIEGE_DIE: Final = packed(terms.SIEGE_DIE_PRICE)
SIEGE_HIT: Final = packed(terms.SIEGE_HIT_PRICE)
STEEL_COST: Final = packed(terms.STEEL_PRICE)

# What is decided before round 1, in this order (CC-9.3).
BREAK_DIE: Final = 0
BREAK_HIT: Final = 1
STEEL_OF_ATTACKER: Final = 2
STEEL_OF_DEFENDER: Final = 3
OPENED: Final = 4


def attack(
    state: ClashState, seat: i64, group: i64, start: i64, cell: i64, journal: Journal | None
) -> None:
    """A group enters a space with foreign units or a foreign city."""
    battle = new_battle()
    battle.attacker = seat
    battle.cell = cell
    battle.origin = start
    battle.units = group
    battle.naval = group & ALL_SHIPS != 0
    battle.disembarked = aboard(state, seat, group)
    owner = state.owner_at(cell)
    battle.defender = owner if owner != NOBODY else state.holder(cell)
    battle.bonus = state.warlord
    begin(state, battle, journal)


def aboard(state: ClashState, seat: i64, group: i64) -> bool:
    for unit in range(codes.FIRST_ARMY, codes.FIRST_SHIP):
        if (group >> unit) & 1:
            return state.player(seat).unit_at[unit] >= codes.CELLS
    return False


def begin(state: ClashState, battle: Battle, journal: Journal | None) -> None:
    """Note how it began, then fight, or walk in where nobody fights (CC-9.2)."""
    new_occasion(state)
    state.battle = battle
    cell = battle.cell
    battle.fortress = has_usable_fortress(state, cell)
    for side in (ATTACKER, DEFENDER):
        battle.began[side] = fighters(state, battle, side)
    battle.barbarians = state.barbarians[cell]
    in_city = state.has_city(cell)
    battle.in_city = in_city
    battle.defended = in_city and (battle.began[DEFENDER] > 0 or battle.fortress)
    if in_city:
        city = state.city(cell)
        battle.great_city = (
            city.wonders != 0
            and city.size() >= terms.GREAT_CITY_SIZE
            and battle.began[ATTACKER] >= terms.GREAT_CITY_UNITS
        )
    seat: i64 = 0 if battle.attacker == codes.BARBARIANS else battle.attacker
    if battle.began[DEFENDER] > 0 or battle.fortress or battle.raid:
        state.warlord = 0
        if journal is not None:
            attackers, defenders = battle.began[ATTACKER], battle.began[DEFENDER]
            journal.tell(
                board_events.BattleBegan(
                    battle.attacker, battle.defender, cell, attackers, defenders
                )
            )
        state.push(frames.BATTLE_OPENING, seat, BREAK_DIE)
        return
    state.push(frames.WALK_IN, seat)
    if in_city and battle.defender != codes.BARBARIANS:
        owner = state.player(battle.defender)
        if owner.has(codes.TACTICS) and owner.hand != 0:
            battle.ambush = True
            state.push(frames.AMBUSH, battle.defender)


def eliminate_settlers(state: ClashState, battle: Battle, journal: Journal | None) -> None:
    """Settlers without protection are removed without a roll (CC-9.2, CC-9.10)."""
    seat = battle.defender
    if seat == codes.BARBARIANS:
        return
    for unit in range(codes.FIRST_ARMY):
        if state.player(seat).unit_at[unit] == battle.cell:
            lose_unit(state, seat, unit, journal)


# Opening


def steel_of(state: ClashState, battle: Battle, side: i64) -> i64:
    """Combat value of Steel Weapons for one side (CC-3.24.3)."""
    return terms.STEEL_AGAINST_STEEL if has_steel(state, battle, 1 - side) else terms.STEEL


def has_steel(state: ClashState, battle: Battle, side: i64) -> bool:
    seat = seat_of(battle, side)
    return seat != codes.BARBARIANS and state.player(seat).has(codes.STEEL_WEAPONS)


def opening_price(stage: i64) -> i64:
    if stage == BREAK_DIE:
        return SIEGE_DIE
    return SIEGE_HIT if stage == BREAK_HIT else STEEL_COST


def side_at(stage: i64) -> i64:
    """Who decides at a stage of the opening."""
    return DEFENDER if stage == STEEL_OF_DEFENDER else ATTACKER


class BattleOpening(Step[ClashState]):
    """Siegecraft, then Steel Weapons, attacker before defender; declined once is declined for the
    whole battle (CC-9.3)."""

    frame: ClassVar[tuple[str, ...]] = ("stage",)

    def ranges(self, state: ClashState) -> list[range]:
        return [range(OPENED + 1)]

    def run(self, state: ClashState, journal: Journal | None) -> None:
        battle, stage = state.edit_battle(), state.a
        if stage == OPENED:
            state.become(frames.ROUND_BEGINS, state.actor)
            return
        side = side_at(stage)
        seat = seat_of(battle, side)
        state.a = stage + 1
        if seat == codes.BARBARIANS or battle.naval:
            return
        player = state.player(seat)
        if stage <= BREAK_HIT:
            if not battle.fortress or not player.has(codes.SIEGECRAFT):
                return
        elif not player.has(codes.STEEL_WEAPONS):
            return
        elif player.has(codes.METALLURGY) and not has_steel(state, battle, 1 - side):
            say_used(seat, codes.STEEL_WEAPONS, journal)
            battle.steel[side] = steel_of(state, battle, side)  # CC-3.28.4
            return
        if can_pay(state, seat, opening_price(stage), GOLD_OK):
            state.push(frames.BATTLE_ABILITY, seat, stage)


class BattleAbility(YesOrNo):
    """Pay for Siegecraft or Steel Weapons, or decline."""

    frame: ClassVar[tuple[str, ...]] = ("stage",)

    def ranges(self, state: ClashState) -> list[range]:
        return [range(OPENED)]

    def misfit(self, state: ClashState) -> str:
        stage = state.a
        if seat_of(state.edit_battle(), side_at(stage)) != state.actor:
            return "decide"
        return unless(can_pay(state, state.actor, opening_price(stage), GOLD_OK), "pay")

    def answer(self, state: ClashState, yes: bool, journal: Journal | None) -> None:
        battle, seat, stage = state.edit_battle(), state.actor, state.a
        state.pop()
        if not yes:
            return
        if stage >= STEEL_OF_ATTACKER:
            say_used(seat, codes.STEEL_WEAPONS, journal)
        elif journal is not None:
            journal.tell(board_events.SiegeLaid(seat, stage))
        if stage == BREAK_DIE:
            battle.die_off = True
        elif stage == BREAK_HIT:
            battle.hit_off = True
        else:
            battle.steel[side_at(stage)] = steel_of(state, battle, side_at(stage))
        pay(state, seat, opening_price(stage), GOLD_OK)

    def asked(self, state: ClashState) -> dict[str, Arg]:
        stage = state.a
        return {"stage": stage}


# Ambush


def may_ambush(card: i64) -> bool:
    """Role any or defender, location any or city, fighters any (CC-9.14)."""
    tactic = terms.CARD_TACTIC[card]
    if tactic == terms.NONE or tactics.TACTIC_ROLE[tactic] == tactics.ROLE_ATTACKER:
        return False
    if (
        tactics.TACTIC_LOCATION[tactic] != tactics.LOCATION_ANY
        and tactics.TACTIC_LOCATION[tactic] != tactics.LOCATION_CITY
    ):
        return False
    return tactics.TACTIC_FIGHTERS[tactic] == tactics.FIGHTERS_ANY


class Ambush(OneThing):
    """The owner of an undefended city may play one card against those who walk in (CC-9.14)."""

    verbs: ClassVar[tuple[str, ...]] = ("card", "no")
    rule: ClassVar[str] = "CC-9.14"
    asks_hidden: ClassVar[bool] = True

    def obstacle_to(self, state: ClashState, card: i64) -> i64:
        if not (state.player(state.actor).hand >> card) & 1:
            return obstacles.NOT_IN_HAND
        return NO_OBSTACLE if may_ambush(card) else obstacles.AMBUSH_CARD

    def choose(self, state: ClashState, card: i64, journal: Journal | None) -> None:
        seat = state.actor
        if journal is not None:
            journal.tell(board_events.CardRevealed(seat, card))
        discard(state, seat, card)
        dice, value = ambush_dice(terms.CARD_TACTIC[card])
        if dice == 0:
            if journal is not None:
                journal.tell(board_events.CardTried(seat, card, 0))
            state.pop()
        else:
            state.become(frames.AMBUSH_DIE, CHANCE, dice, value)


def ambush_dice(tactic: i64) -> tuple[i64, i64]:
    """The dice and the combat value that a tactics half gives to an ambush."""
    dice: i64 = 0
    value: i64 = 0
    for i in range(tactics.TACTIC_COUNT[tactic]):
        effect = tactics.TACTIC_EFFECTS[tactics.TACTIC_FIRST[tactic] + i]
        if effect.op == codes.OP_T_DICE:
            dice += effect.n
        elif effect.op == codes.OP_T_CV and not effect.on_enemy:
            value += effect.n
    return dice, value


class AmbushDie(Die):
    """The dice of an ambush."""

    frame: ClassVar[tuple[str, ...]] = ("dice", "value")

    def rolled(self, state: ClashState, face: i64, journal: Journal | None) -> None:
        battle = state.edit_battle()
        if journal is not None:
            journal.tell(board_events.AmbushRolled(battle.defender, face))
        state.a -= 1
        state.b += face
        dice, value = state.a, state.b
        if dice > 0:
            return
        hits: i64 = value // terms.HIT_DIVISOR
        if journal is not None:
            journal.tell(board_events.RoundFought(battle.defender, value, hits))
        state.become(frames.AMBUSH_OVER, battle.attacker)
        lose(state, ATTACKER, hits)


class AmbushOver(Step[ClashState]):
    """The hits of the ambush are taken; walking in goes on below."""

    def run(self, state: ClashState, journal: Journal | None) -> None:
        state.pop()
