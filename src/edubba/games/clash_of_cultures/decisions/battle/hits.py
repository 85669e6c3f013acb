"""Dice, combat value, hits and losses of a round (CC-9.5 to CC-9.9)."""

from typing import ClassVar

from edubba.core import CHANCE, Journal, Step
from edubba.core.native import i64
from edubba.core.words import Arg
from edubba.games.clash_of_cultures import board_events, codes, events, tactics, terms
from edubba.games.clash_of_cultures.bounds import SIDES, unless
from edubba.games.clash_of_cultures.decisions import frames
from edubba.games.clash_of_cultures.decisions.base import Die, OneThing, obstacle_to_token
from edubba.games.clash_of_cultures.decisions.battle.before_roll import effect_of, effects_of
from edubba.games.clash_of_cultures.decisions.battle.forces import (
    ATTACKER,
    DEFENDER,
    fighters,
    lose,
    seat_of,
)
from edubba.games.clash_of_cultures.decisions.cards.decks import discard, draw
from edubba.games.clash_of_cultures.decisions.payment import one_of, settle
from edubba.games.clash_of_cultures.decisions.saying import say_wonder_used
from edubba.games.clash_of_cultures.pieces import Battle
from edubba.games.clash_of_cultures.state import ClashState


class Rolling(Step[ClashState]):
    """Both sides roll, the attacker first (CC-9.5)."""

    def run(self, state: ClashState, journal: Journal | None) -> None:
        battle = state.edit_battle()
        for side in (ATTACKER, DEFENDER):
            if battle.dice[side] > 0:
                state.push(frames.ROLL_DIE, CHANCE, side)
                return
        for side in (ATTACKER, DEFENDER):
            by = modifiers(state, battle, side)
            battle.values[side] += by
            if journal is not None:
                self.say(state, battle, side, by, journal)
        state.become(frames.BUYING_VALUE, state.actor, ATTACKER)

    def say(self, state: ClashState, battle: Battle, side: i64, by: i64, journal: Journal) -> None:
        """What changes the value of a side, beside the cards that all have seen."""
        seat = seat_of(battle, side)
        if fanaticism(state, battle, side) and not battle.denied[side]:
            journal.tell(events.AbilityUsed(seat, codes.FANATICISM))
        if side == ATTACKER and wall(state, battle) and not battle.denied[DEFENDER]:
            journal.tell(events.WonderUsed(battle.defender, codes.GREAT_WALL))
        if by != 0:
            journal.tell(board_events.ValueModified(seat, by))


class RollDie(Die):
    """One die of a side."""

    frame: ClassVar[tuple[str, ...]] = ("side",)

    def misfit(self, state: ClashState) -> str:
        side = state.a
        return unless(state.edit_battle().dice[side] > 0, "choose")

    def rolled(self, state: ClashState, face: i64, journal: Journal | None) -> None:
        battle, side = state.edit_battle(), state.a
        battle.values[side] += face
        battle.dice[side] -= 1
        if journal is not None:
            journal.tell(board_events.DieRolled(seat_of(battle, side), face))
        if battle.dice[side] == 0:
            state.pop()


def modifiers(state: ClashState, battle: Battle, side: i64) -> i64:
    """What is added to the dice (CC-9.6)."""
    value: i64 = 0
    for giver in (ATTACKER, DEFENDER):
        for i in range(effects_of(battle, giver)):
            effect = effect_of(battle, giver, i)
            if effect.op == codes.OP_T_CV and (effect.on_enemy == (giver != side)):
                value += effect.n * counted(state, battle, giver, effect.per)
    if side == ATTACKER:
        value += battle.bonus
    if not battle.denied[side]:
        value += battle.steel[side] + fanaticism(state, battle, side)
    if side == ATTACKER and not battle.denied[DEFENDER]:
        value += wall(state, battle)
    return value


def counted(state: ClashState, battle: Battle, side: i64, per: i64) -> i64:
    """The counter a card multiplies by."""
    if per == tactics.PER_OWN_ARMY:
        return fighters(state, battle, side)
    if per in (tactics.PER_ENEMY_ARMY, tactics.PER_ENEMY):
        return fighters(state, battle, 1 - side)
    return 1


def temple_there(state: ClashState, battle: Battle) -> bool:
    return state.has_city(battle.cell) and state.city(battle.cell).has(codes.TEMPLE)


def fanaticism(state: ClashState, battle: Battle, side: i64) -> i64:
    """Round 1 in a city with a Temple (CC-3.29.12)."""
    seat = seat_of(battle, side)
    if seat == codes.BARBARIANS or battle.round > 1 or not temple_there(state, battle):
        return 0
    return terms.FANATICISM if state.player(seat).has(codes.FANATICISM) else 0


def wall(state: ClashState, battle: Battle) -> i64:
    """The Great Wall weakens the attacker of a Happy city in round 1 (variant `great_wall`)."""
    if battle.round > 1 or not state.has_city(battle.cell):
        return 0
    if state.city(battle.cell).mood != codes.HAPPY:
        return 0
    return (
        terms.GREAT_WALL_VALUE if state.owner_of_wonder(codes.GREAT_WALL) == battle.defender else 0
    )


class SideBySide(Step[ClashState]):
    """Something for both sides, the attacker first (CC-9.6)."""

    frame: ClassVar[tuple[str, ...]] = ("side",)

    def ranges(self, state: ClashState) -> list[range]:
        return [range(SIDES + 1)]

    def run(self, state: ClashState, journal: Journal | None) -> None:
        side = state.a
        if side == SIDES:
            self.go_on(state)
        else:
            state.a = side + 1
            self.serve(state, state.edit_battle(), side)

    def serve(self, state: ClashState, battle: Battle, side: i64) -> None:
        """A side's."""
        raise NotImplementedError(f"{self.name}: serve")

    def go_on(self, state: ClashState) -> None:
        """Both were served."""
        raise NotImplementedError(f"{self.name}: go_on")


class BuyingValue(SideBySide):
    """The Great Colosseum's owner may buy combat value."""

    def go_on(self, state: ClashState) -> None:
        state.become(frames.COUNT_HITS, state.actor)

    def serve(self, state: ClashState, battle: Battle, side: i64) -> None:
        seat = seat_of(battle, side)
        if seat == codes.BARBARIANS or battle.naval or battle.denied[side]:
            return
        kinds = state.player(seat).kinds
        if (
            state.owner_of_wonder(codes.GREAT_COLOSSEUM) == seat
            and kinds[codes.MOOD] + kinds[codes.CULTURE] > 0
        ):
            state.push(frames.BUY_VALUE, seat, side)


class BuyValue(OneThing):
    """1 token for +1 combat value (CC-16.6.7)."""

    frame: ClassVar[tuple[str, ...]] = ("side",)
    verbs: ClassVar[tuple[str, ...]] = ("kind", "no")
    rule: ClassVar[str] = "CC-16.6.7"

    def misfit(self, state: ClashState) -> str:
        side = state.a
        return unless(seat_of(state.edit_battle(), side) == state.actor, "decide")

    def obstacle_to(self, state: ClashState, kind: i64) -> i64:
        return obstacle_to_token(state, kind)

    def choose(self, state: ClashState, kind: i64, journal: Journal | None) -> None:
        seat, side = state.actor, state.a
        state.pop()
        say_wonder_used(seat, codes.GREAT_COLOSSEUM, journal)
        settle(state, seat, one_of(kind, 1), journal)
        state.edit_battle().values[side] += terms.COLOSSEUM_VALUE

    def asked(self, state: ClashState) -> dict[str, Arg]:
        side = state.a
        return {"value": state.edit_battle().values[side]}


def cancelled(state: ClashState, battle: Battle, side: i64) -> i64:
    """Hits against a side that do not count: cards, Fortress, War Ships."""
    count = battle.cancels[side]
    if battle.denied[side] or battle.round > 1:
        return count
    if side == DEFENDER and battle.fortress and not battle.hit_off:  # CC-9.9
        count += terms.FORTRESS_CANCELS
    seat = seat_of(battle, side)
    if seat != codes.BARBARIANS and state.player(seat).has(codes.WAR_SHIPS):  # CC-3.22.3
        if battle.naval or (side == ATTACKER and battle.disembarked):
            count += terms.WAR_SHIPS
    return count


class CountHits(Step[ClashState]):
    """Hits are a fifth of the combat value, less what is cancelled (CC-9.6)."""

    def run(self, state: ClashState, journal: Journal | None) -> None:
        battle = state.edit_battle()
        for side in (ATTACKER, DEFENDER):
            other: i64 = 1 - side
            value: i64 = max(battle.values[side], 0)
            hits: i64 = value // terms.HIT_DIVISOR
            if journal is not None:
                journal.tell(board_events.RoundFought(seat_of(battle, side), value, hits))
            battle.hits[side] = max(hits - cancelled(state, battle, other), 0)
            if journal is not None and battle.hits[side] < hits:
                journal.tell(
                    board_events.HitsCancelled(seat_of(battle, other), hits - battle.hits[side])
                )
            battle.losses[other] = battle.hits[side]
        state.become(frames.EXTRA_HITS, state.actor, ATTACKER)


def suffered(state: ClashState, battle: Battle, side: i64) -> i64:
    """Units a side loses by the hits of this round, at most what it has."""
    return min(battle.hits[1 - side], fighters(state, battle, side))


class ExtraHits(SideBySide):
    """Encircled: one more hit that nothing cancels."""

    def go_on(self, state: ClashState) -> None:
        state.become(frames.TAKE_LOSSES, state.actor)

    def serve(self, state: ClashState, battle: Battle, side: i64) -> None:
        for i in range(effects_of(battle, side)):
            if effect_of(battle, side, i).op == codes.OP_T_EXTRA_HIT:
                if suffered(state, battle, 1 - side) >= suffered(state, battle, side):
                    state.push(frames.TACTIC_DIE, CHANCE, side, i)
                    state.extend(effect_of(battle, side, i).dice, 0, 0, 0)


class TakeLosses(Step[ClashState]):
    """Both sides lose at the same time (CC-9.7); in a raid the city suffers too (CC-11.6)."""

    def run(self, state: ClashState, journal: Journal | None) -> None:
        battle = state.edit_battle()
        state.become(frames.ROUND_OVER, state.actor)
        against = battle.losses[DEFENDER]
        if battle.raid:
            beyond: i64 = max(against - fighters(state, battle, DEFENDER), 0)
            state.push(frames.RAID_LOSSES, battle.defender, beyond)
        lose(state, DEFENDER, against)
        lose(state, ATTACKER, battle.losses[ATTACKER])


def put_cards_away(state: ClashState, battle: Battle) -> None:
    """Played cards are discarded (CC-9.13); Surprise draws (CC-15.11)."""
    for side in (ATTACKER, DEFENDER):
        card = battle.cards[side]
        if card == terms.NONE:
            continue
        seat = seat_of(battle, side)
        for i in range(effects_of(battle, side)):
            effect = effect_of(battle, side, i)
            if effect.op == codes.OP_T_DRAW_ON_KILL and battle.hits[side] > 0:
                draw(state, seat, effect.deck, effect.n)
        discard(state, seat, card)
        battle.cards[side] = terms.NONE
