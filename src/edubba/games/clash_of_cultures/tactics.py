"""The tactics halves of Action cards, read from data.json (CC-15.3, CC-15.11)."""

from typing import Final, final

from edubba.core.data import Data
from edubba.core.native import append, i64, mypyc_attr, vec
from edubba.games.clash_of_cultures.effects import DECKS
from edubba.games.clash_of_cultures.space import DATA, OPS
from edubba.games.clash_of_cultures.terms import NONE, amounts

ROLES: Final = ["any", "attacker", "defender"]
ROLE_ANY: Final = 0
ROLE_ATTACKER: Final = 1
ROLE_DEFENDER: Final = 2
LOCATIONS: Final = ["any", "land", "city", "land_not_when_attacking_city"]
LOCATION_ANY: Final = 0
LOCATION_LAND: Final = 1
LOCATION_CITY: Final = 2
LOCATION_NOT_ATTACKING_CITY: Final = 3
FIGHTERS: Final = ["any", "army", "army_or_ship"]
FIGHTERS_ANY: Final = 0
FIGHTERS_ARMY: Final = 1
COUNTERS: Final = ["", "own_army_units", "enemy_army_units", "enemy_units"]
PER_OWN_ARMY: Final = 1
PER_ENEMY_ARMY: Final = 2
PER_ENEMY: Final = 3


@final
@mypyc_attr(acyclic=True)
class TacticEffect:
    """One effect of a tactics half."""

    op: i64 = 0
    n: i64 = 1
    on_enemy: bool = False
    per: i64 = 0
    dice: i64 = 0
    """Dice to roll for success; 0 if it needs none, NONE for one a unit of the own army."""
    success: i64 = 0
    """The faces that succeed, as bits."""
    need: i64 = 0
    take: bool = False
    own: i64 = 0
    enemy: i64 = 0
    deck: i64 = NONE
    unless: vec[i64]
    """What the enemy may pay to keep his abilities."""
    may_pay: bool = False


def _effect(data: Data) -> TacticEffect:
    effect = TacticEffect()
    effect.op = data.index_in(OPS, "op")
    effect.n = data.number("n", default=1)
    effect.on_enemy = data.has("side") and data.text("side") == "enemy"
    effect.per = data.index_in(COUNTERS, "per", default=0)
    if data.has("roll"):
        dice = data.at("roll", "dice").value
        effect.dice = dice if isinstance(dice, int) else NONE
        effect.success = sum(1 << face for face in data.numbers("roll", "success"))
        effect.need = data.number("roll", "need")
    effect.take = data.flag("take", default=False)
    effect.own = data.number("own", default=0)
    effect.enemy = data.number("enemy", default=0)
    effect.deck = data.index_in(DECKS, "deck", default=NONE)
    effect.may_pay = data.has("unless_pay")
    effect.unless = amounts(data, "unless_pay") if effect.may_pay else vec[i64]()
    return effect


_effects = vec[TacticEffect]()
_first = vec[i64]()
_count = vec[i64]()
for _tactic in DATA.each("tactics"):
    _first = append(_first, len(_effects))
    _count = append(_count, len(_tactic.each("effects")))
    for _entry in _tactic.each("effects"):
        _effects = append(_effects, _effect(_entry))
TACTIC_EFFECTS: Final = _effects
TACTIC_FIRST: Final = _first
TACTIC_COUNT: Final = _count
TACTIC_ROLE: Final = vec[i64]([t.index_in(ROLES, "role") for t in DATA.each("tactics")])
TACTIC_LOCATION: Final = vec[i64]([t.index_in(LOCATIONS, "location") for t in DATA.each("tactics")])
TACTIC_FIGHTERS: Final = vec[i64]([t.index_in(FIGHTERS, "fighters") for t in DATA.each("tactics")])
