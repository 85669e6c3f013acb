"""Battle, capture and the tactics halves (CC-9, CC-10, CC-15)."""

import pytest
from tests.games.clash_of_cultures.table import Table, table

from edubba.games.clash_of_cultures.layout import cell_of
from edubba.games.clash_of_cultures.space import CARDS, DATA

TACTIC_OF = {card.text("id"): card.text("tactics") for card in DATA.each("action_cards")}
CARD_OF = {tactic: card for card, tactic in reversed(TACTIC_OF.items())}


def face_off(mine: str = "", his: str = "", attackers: int = 2, defenders: int = 2) -> Table:
    """Red's armies on D3 attack blue's on D4; each holds cards with the named tactics halves."""
    game = table().knows(0, "tactics").knows(1, "tactics").all_land().no_units(0).no_units(1)
    game.units(0, "D3", armies=attackers).units(1, "D4", armies=defenders)
    game.holds(0, " ".join(CARD_OF[name] for name in mine.split()))
    game.holds(1, " ".join(CARD_OF[name] for name in his.split()))
    game.turn_of(0).play("move", "from D3", *[f"with army{n + 1}" for n in range(attackers)])
    return game.play("to D4")


def lay(game: Table, *tactics: str) -> Table:
    """Lay cards by the names of their tactics halves, `no` for none."""
    for tactic in tactics:
        game.play("no" if tactic == "no" else f"card {CARD_OF[tactic]}")
    return game


def left(game: Table) -> tuple[int, int]:
    """Red's and blue's Army units on the board."""
    return int(game.player(0).on_board(4, 20)), int(game.player(1).on_board(4, 20))


@pytest.mark.rule("CC-9.4", "CC-9.13", "CC-15.5")
def test_cards_lie_face_down_until_both_are_laid() -> None:
    game = lay(face_off("high_morale", "high_morale"), "high_morale")
    view = game.view(1)
    assert view.battle is not None
    assert [(side.card, side.face_down) for side in view.battle.sides] == [
        (None, True),
        (None, False),
    ]
    assert (view.players[0].hand, view.players[0].hand_size) == ([], 1)
    game.play("no", "die 1", "die 1", "die 1", "die 1")
    assert [CARDS[card] for card in game.state.action_discard] == [CARD_OF["high_morale"]]


@pytest.mark.rule("CC-15.11")
def test_peltasts_and_encircled() -> None:
    game = lay(face_off("", "peltasts"), "peltasts").play("die 1", "die 5")
    game.play("die 4", "die 1", "die 1", "die 1")
    assert left(game) == (2, 2)
    game = lay(face_off("encircled"), "encircled").play("die 4", "die 1", "die 1", "die 1", "die 6")
    assert left(game) == (2, 0)
    game = lay(face_off("encircled"), "encircled").play("die 1", "die 1", "die 4", "die 1")
    assert (left(game), game.asked) == ((1, 2), "retreat")  # he lost fewer: no roll


def test_wedge_formation_and_high_morale() -> None:
    game = lay(face_off("wedge_formation"), "wedge_formation").play(*["die 1"] * 2, *["die 1"] * 2)
    assert left(game) == (2, 2)
    game = lay(face_off("wedge_formation"), "wedge_formation").play(
        "die 2", "die 1", *["die 1"] * 2
    )
    assert left(game) == (2, 1)
    game = lay(face_off("", "high_morale"), "high_morale").play(*["die 1"] * 2, "die 2", "die 1")
    assert left(game) == (1, 2)


@pytest.mark.rule("CC-9.12")
def test_high_ground_denies_combat_abilities() -> None:
    game = table().knows(0, "tactics steel_weapons").knows(1, "tactics").all_land().no_units(0)
    game.no_units(1).has(0, ore=1).units(0, "D3", armies=1).units(1, "D4", armies=1)
    game.holds(1, CARD_OF["high_ground"]).turn_of(0)
    game.play("move", "from D3", "with army1", "to D4", "yes")
    lay(game, "high_ground").play("die 3", "die 1")
    assert left(game) == (1, 1)
    game.play("no", "die 3", "die 1")  # the next round the steel works again
    assert left(game) == (1, 0)
    attacker = table().knows(0, "tactics").all_land().no_units(0).no_units(1)
    attacker.city("D5", 1).units(1, "D5", armies=1).units(0, "D4", armies=1)
    attacker.holds(0, CARD_OF["high_ground"]).turn_of(0)
    attacker.play("move", "from D4", "with army1", "to D5")
    assert attacker.legal("card") == []


def test_surprise_draws_a_card() -> None:
    game = lay(face_off("surprise"), "surprise").play("die 3", "die 1", "die 1", "die 1")
    assert game.asked == "draw_card"
    game.play("draw act_01")
    assert game.hand(0) == {"act_01"}
    assert left(game) == (2, 1)


def test_siege() -> None:
    game = table().knows(0, "tactics").knows(1, "tactics").all_land().no_units(0).no_units(1)
    game.city("D5", 1, "neutral", "fortress").units(1, "D5", armies=1).units(0, "D4", armies=2)
    game.holds(0, CARD_OF["siege"]).has(1, food=2).turn_of(0)
    game.play("move", "from D4", "with army1", "with army2", "to D5")
    paid = Table(game.setup, game.state.clone())
    lay(game, "siege").play("no", "die 3", "die 1", "die 1").settle()
    assert game.at("D5").owner == 0
    lay(paid, "siege").play("yes", "die 3", "die 1", "die 1", "die 1")
    assert (paid.asked, paid.goods(1)) == ("retreat", {})


def test_extra_dice() -> None:
    game = lay(face_off("flanking", "defensive_formation"), "flanking", "defensive_formation")
    game.play("die 2", "die 2", "die 1", "die 2", "die 2", "die 1")
    assert left(game) == (1, 1)
    city = table().knows(0, "tactics").knows(1, "tactics").all_land().no_units(0).no_units(1)
    city.city("D5", 1).units(1, "D5", armies=1).units(0, "D4", armies=1)
    city.holds(1, CARD_OF["for_the_people"]).turn_of(0)
    lay(city.play("move", "from D4", "with army1", "to D5"), "for_the_people")
    city.play("die 1", "die 4", "die 1")
    assert left(city) == (0, 1)


def test_improved_defenses() -> None:
    game = table().knows(0, "tactics").knows(1, "tactics").all_land().no_units(0).no_units(1)
    game.city("D5", 1).units(1, "D5", armies=1).units(0, "D4", armies=1)
    game.holds(1, CARD_OF["improved_defenses"]).turn_of(0)
    lay(game.play("move", "from D4", "with army1", "to D5"), "improved_defenses")
    game.play("die 6", "die 1")
    assert left(game) == (1, 1)


@pytest.mark.rule("CC-15.11")
def test_tactical_retreat() -> None:
    game = face_off("", "tactical_retreat").units(1, "D4", settlers=1)
    lay(game, "tactical_retreat")
    assert game.asked == "withdraw"
    game.play("pick D5")
    assert (game.stands("D5"), game.stands("D4")) == ((1, 2, 0), (0, 2, 0))
    assert game.state.won_land


@pytest.mark.rule("CC-9.4", "CC-9.13")
def test_scout_takes_the_card() -> None:
    game = lay(face_off("scout", "high_morale"), "scout", "high_morale")
    game.play("die 1", "die 1", "die 2", "die 1")
    assert left(game) == (2, 2)
    assert game.hand(0) == {CARD_OF["high_morale"]}
    assert game.hand(1) == set()
    both = lay(face_off("scout", "martyr"), "scout", "martyr")
    assert left(both) == (2, 2)  # the attacker's works, the other is wholly cancelled


@pytest.mark.rule("CC-15.11", "CC-20.15")
def test_martyr_and_archers() -> None:
    game = lay(face_off("martyr", "high_morale"), "martyr", "high_morale")
    assert left(game) == (1, 1)
    game.play("die 1", "die 3")
    assert left(game) == (1, 1)  # High Morale had no effect
    last = lay(face_off("archers", "", 1, 1), "archers").play("die 5")
    assert left(last) == (1, 0)
    assert last.state.holder(cell_of("D4")) == 0
    drawn = lay(face_off("martyr", "", 1, 1), "martyr")
    assert left(drawn) == (0, 0)
    assert not drawn.state.won_land


@pytest.mark.rule("CC-15.3")
def test_who_may_play_which_card() -> None:
    game = face_off("flanking heavy_resistance for_the_people siege peltasts", "")
    assert set(game.legal("card")) == {CARD_OF["flanking"], CARD_OF["peltasts"]}
    sea = table().knows(0, "tactics").no_units(0).no_units(1).land("D3 sea, D4 sea, C4 sea, E4 sea")
    sea.units(0, "D3", ships=1).units(1, "D4", ships=1)
    sea.holds(0, " ".join(CARD_OF[name] for name in ("peltasts", "high_ground", "martyr", "scout")))
    sea.turn_of(0).play("move", "from D3", "with ship1", "to D4")
    assert set(sea.legal("card")) == {CARD_OF["martyr"], CARD_OF["scout"]}


@pytest.mark.rule("CC-9.16")
def test_pacts() -> None:
    game = table().knows(0, "tactics").knows(1, "tactics").all_land().no_units(0).no_units(1)
    game.units(0, "D3", armies=1).units(1, "D4", armies=1).holds(0, "act_23").has(0, culture=1)
    game.turn_of(0).play("play act_23", "move", "from D3", "with army1")
    assert "D4" not in game.legal("to")
    assert game.refusal("to D4").rule == "CC-9.16"
    game.play("to C4", "end_turn", "move", "from D4", "with army1")
    assert "C4" not in game.legal("to")
    game.play("to D5", "end_turn")
    assert (game.player(0).truce, game.player(1).truce) == (0, 0)


@pytest.mark.rule("CC-10.6", "CC-10.7", "CC-16.4", "CC-16.5")
def test_wonders_and_foreign_buildings_change_hands() -> None:
    game = table(3).knows(0, "tactics").all_land().no_units(0).no_units(1).no_units(2)
    game.city("E6", 1, "neutral", "temple", wonders="great_statue")
    game.state.edit_city(cell_of("E6")).paint(1, 2)
    game.units(0, "E5", armies=1).turn_of(0)
    size, points = game.at("E6").size(), game.state.points(0)
    game.play("move", "from E5", "with army1", "to E6").settle()
    city = game.at("E6")
    assert (city.owner, city.size(), size) == (0, 4, 4)
    assert [int(city.colour(b)) for b in range(4)] == [-1, 2, -1, 0]
    assert game.state.owner_of_wonder(5) == 0
    assert game.state.points(0) - points == 1 + 1 + 5
    assert not game.state.usable(city, 3)
    game.knows(0, "myths")
    assert game.state.usable(city, 3)


@pytest.mark.rule("CC-6.9", "CC-10.7")
def test_what_a_building_gives_goes_to_the_builder_only() -> None:
    game = table().knows(0, "tactics writing").all_land().no_units(0).no_units(1)
    game.city("D5", 1, "angry", "academy").units(0, "D4", armies=1).turn_of(0)
    game.play("move", "from D4", "with army1", "to D5").settle()
    assert game.goods(0) == {"food": 2}


@pytest.mark.rule("CC-20.15", "CC-9.10")
def test_both_sides_gone_is_a_draw() -> None:
    game = face_off("", "", 1, 1).play("die 5", "die 5")
    assert left(game) == (0, 0)
    assert not game.state.won_land
    assert game.asked == "main"


@pytest.mark.rule("CC-9.9")
def test_a_fortress_cancels_one_hit_in_round_one() -> None:
    game = table().knows(0, "tactics").knows(1, "tactics").all_land().no_units(0).no_units(1)
    game.city("D5", 1, "neutral", "fortress").units(1, "D5", armies=1).units(0, "D4", armies=2)
    game.turn_of(0).play("move", "from D4", "with army1", "with army2", "to D5")
    game.play("die 4", "die 1", "die 1", "die 1")
    assert (left(game), game.asked) == ((2, 1), "retreat")
    game.play("no", "die 4", "die 1", "die 1").settle()
    assert (left(game), game.at("D5").owner) == ((2, 0), 0)


@pytest.mark.rule("CC-20.5")
def test_the_attacker_decides_first() -> None:
    game = face_off("high_morale", "high_morale")
    assert (game.asked, game.state.actor) == ("lay_card", 0)
    game.play("no")
    assert (game.asked, game.state.actor) == ("lay_card", 1)


@pytest.mark.rule("CC-9.7", "CC-4.11")
def test_losses_are_chosen_where_they_differ() -> None:
    game = table().knows(0, "tactics").all_land().no_units(0).no_units(1).land("D3 sea")
    game.units(0, "D3", ships=2).aboard(0, 1, armies=1).aboard(0, 2, armies=2)
    game.units(1, "D4", armies=2).turn_of(0).play("move", "from D3", "with army1", "with army2")
    game.play("with army3", "to D4", "die 1", "die 1", "die 1", "die 4", "die 1")
    assert game.legal("with") == ["army1", "army2"]
    game.play("with army1", "yes")
    places = [int(game.player(0).unit_at[unit]) for unit in (4, 5, 6)]
    assert places == [-1, 88 + 1, 88 + 1]
    sea = table().no_units(0).no_units(1).land("D3 sea, D4 sea, C4 sea, E4 sea")
    sea.units(0, "D3", ships=2).units(1, "D4", ships=2).aboard(1, 2, settlers=1).turn_of(0)
    sea.play("move", "from D3", "with ship1", "with ship2", "to D4")
    sea.play("die 4", "die 1", "die 1", "die 1")
    assert (sea.state.actor, sea.legal("with")) == (1, ["ship1", "ship2"])
    sea.play("with ship2")
    assert (sea.stands("D4"), sea.player(1).on_board(0, 4)) == ((0, 0, 1), 0)
