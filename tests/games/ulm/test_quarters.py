"""The privileges of the eight quarters, crests and coats of arms (UL-6)."""

from typing import Any

import pytest
from tests.games.ulm.table import Table, after_push, player

from edubba.core.bits import count_bits
from edubba.games.ulm.space import COATS, DATA, QUARTERS

BESIDE = {
    "leaning_house": 0,
    "oath_house": 6,
    "town_hall": 9,
    "reichenauer_hof": 13,
    "goose_tower": 17,
    "tillage": 4,
    "garden": 8,
    "shipyard": 14,
}
VALUE = {coat.text("id"): coat.number("vp") for coat in DATA.each("coats_of_arms")}
INCOME = {coat.text("id"): coat.number("crest_income") for coat in DATA.each("coats_of_arms")}


def sealing(quarter: str, **kwargs: Any) -> Table:
    """A player beside a quarter puts a seal there."""
    me = {"barge": BESIDE[quarter], "coins": 2, **(kwargs.pop("me", {}))}
    others = kwargs.pop("others", [])
    people = [player(**me), *others]
    table = after_push("orange gray", players=people, **kwargs)
    table.play("use_action orange")
    if table.asked == "seal_action":
        table.play(f"seal_quarter {quarter}")
    return table


@pytest.mark.rule("UL-6.1", "UL-1.3")
@pytest.mark.parametrize("coat", COATS)
def test_every_coat_scores_when_it_is_taken(coat: str) -> None:
    other = "coat_silver_albeck" if coat != "coat_silver_albeck" else "coat_silver_leipheim"
    short, rest = coat.removeprefix("coat_"), other.removeprefix("coat_")
    table = sealing("leaning_house")
    table.play(f"coat {short}", f"coat {rest}", f"choose_coat {short}", "choose_edge w2")
    assert table.points()[0] == 5 + VALUE[coat]
    gold = "gold" in coat
    assert table.player().crests() == (2 if gold else 3)
    for number, quarter in enumerate(QUARTERS):
        crested = gold and coat == f"coat_gold_{quarter}"
        assert table.state.crest_owner(number) == (0 if crested else -1)
    assert [COATS[c] for c in table.state.returned] == [other]
    assert table.player().seals == 10
    assert table.seals_in("leaning_house") == 1


@pytest.mark.rule("UL-6.1")
def test_the_garden_does_the_same() -> None:
    table = sealing("garden").play("coat gold_garden", "coat gold_tillage")
    assert table.legal() == ["choose_coat gold_garden", "choose_coat gold_tillage"]
    table.play("choose_coat gold_tillage")
    assert len(table.legal("choose_edge")) == 12
    table.play("choose_edge e2")
    assert table.points()[0] == 8
    assert table.seals_in("garden") == 1
    assert table.edges() == {"e2": 0}


@pytest.mark.rule("UL-6.1")
def test_a_crest_goes_into_a_full_quarter_too() -> None:
    table = sealing("leaning_house", quarters={"tillage": [0, 4]})
    table.play("coat gold_tillage", "coat silver_albeck", "choose_coat gold_tillage")
    assert table.state.crest_owner(QUARTERS.index("tillage")) == 0


@pytest.mark.rule("UL-6.2", "UL-12.7")
def test_oath_house() -> None:
    table = sealing("oath_house", oath_house=["builder", "abbot", "merchant", "scholar"])
    assert table.legal("choose_descendant") == ["abbot", "scholar", "builder", "merchant"]
    table.play("choose_descendant builder")
    assert table.player().descendants == 1 << 4
    assert count_bits(table.state.lying_descendants()) == 3
    view = table.view(1)
    places = view.quarters[QUARTERS.index("oath_house")].seals
    assert [place.owner for place in places] == [0, None, None, None]
    assert [place.descendant for place in places] == [None, "abbot", "merchant", "scholar"]


@pytest.mark.rule("UL-12.7")
def test_the_oath_house_is_full_with_four_seals() -> None:
    owner = player(descendants="abbot scholar builder merchant")
    table = after_push("orange gray", players=[player(barge=6), owner])
    table.play("use_action orange")
    assert table.asked == "draw_coat"  # the Garden is the only quarter left


@pytest.mark.rule("UL-6.3")
def test_town_hall_gives_a_card_then_a_coin_or_a_tile() -> None:
    table = sealing("town_hall").play("card siege")
    assert table.legal() == ["town_hall coin", "town_hall tile"]
    table.play("town_hall tile", "take_dock 3", "tile gray")
    assert (table.hand(), table.tiles(), table.player().coins) == (["siege"], {"orange": 1}, 0)


@pytest.mark.rule("UL-6.4", "UL-6.9")
def test_reichenauer_hof_counts_quarters_not_seals() -> None:
    table = sealing(
        "reichenauer_hof",
        quarters={"reichenauer_hof": [1, 2], "garden": [3, 0], "tillage": [0, 1]},
        edges={"n0": 0, "n1": 0},
    )
    assert table.points() == [7, 5]


@pytest.mark.rule("UL-6.5")
def test_goose_tower_draws_three() -> None:
    table = sealing("goose_tower").play("card siege", "card nave_1", "card choir_1")
    assert table.legal("choose_card") == ["nave_1", "choir_1", "siege"]
    table.play("choose_card choir_1")
    assert table.hand() == ["choir_1"]
    assert table.discard() == ["nave_1", "siege"]


@pytest.mark.rule("UL-6.5")
def test_goose_tower_with_a_discard_pile() -> None:
    table = sealing("goose_tower", discard=["nave_1"])
    assert table.legal() == ["goose_tower discard_pile", "goose_tower draw_three"]
    table.play("goose_tower draw_three")
    assert len(table.weights()) == 32
    taking = sealing("goose_tower", discard=["nave_1"]).play("goose_tower discard_pile")
    assert taking.hand() == ["nave_1"]


@pytest.mark.rule("UL-6.6")
def test_tillage_tile_coin_and_steps() -> None:
    table = sealing("tillage").play("take_dock 0", "tile gray")
    assert table.player().coins == 1
    assert table.legal("move_steps") == ["0", "1", "2"]
    table.play("move_steps 0")
    assert table.player().barge == 4
    # A barge driver does not help here (UL-7.8).
    driven = sealing("tillage", me={"descendants": "barge_driver"}).play("take_dock 0", "tile gray")
    assert driven.legal("move_steps") == ["0", "1", "2"]


@pytest.mark.rule("UL-6.7")
def test_shipyard_card_action_is_optional_and_may_lapse() -> None:
    table = sealing("shipyard", me={"tiles": "gray"}).play("take_dock 0", "tile gray")
    assert table.legal() == ["card_mode buy", "decline"]
    table.play("decline")
    assert table.asked == "action_menu"
    lapsed = sealing("shipyard").play("take_dock 0", "tile gray")
    assert lapsed.asked == "action_menu"
    buying = sealing("shipyard", me={"tiles": "gray"}).play("take_dock 0", "tile gray")
    buying.play("card_mode buy", "card siege")
    assert buying.hand() == ["siege"]


@pytest.mark.rule("UL-6.8")
@pytest.mark.parametrize("quarter", QUARTERS)
def test_every_crest_pays_its_owner(quarter: str) -> None:
    coat = f"coat_gold_{quarter}"
    for owner in (0, 1):
        me = {"coats": coat} if owner == 0 else {}
        others = [player(coats=coat)] if owner == 1 else []
        crested, plain = sealing(quarter, me=me, others=others), sealing(quarter)
        gained = [one - other for one, other in zip(crested.points(), plain.points(), strict=True)]
        assert gained[owner] == INCOME[coat]
        assert gained[1 - owner] == 0


@pytest.mark.rule("UL-6.8")
def test_a_coat_does_not_pay_for_the_seal_that_won_it_nor_for_edge_seals() -> None:
    table = sealing("garden").play("coat gold_garden", "coat silver_albeck")
    table.play("choose_coat gold_garden", "choose_edge n0")
    assert table.points()[0] == 5 + 3


@pytest.mark.rule("UL-6.8", "UL-5.12")
def test_income_comes_before_the_privilege() -> None:
    table = sealing("town_hall", me={"coats": "coat_gold_town_hall"})
    assert table.asked == "draw_card"
    assert table.points()[0] == 6


@pytest.mark.rule("UL-6.9")
def test_edge_seals_count_for_no_quarter() -> None:
    table = after_push("gray", edges={"n0": 0, "e0": 0, "s0": 0})
    assert table.state.quarter_seals(0) == 0
    assert table.state.own_quarters(0) == 0


@pytest.mark.rule("UL-12.9")
def test_only_gold_coats_and_no_crest() -> None:
    gold = "coat_gold_town_hall coat_gold_tillage coat_gold_goose_tower"
    table = sealing("garden", me={"coats": gold})
    table.play("coat gold_shipyard", "coat gold_garden")
    assert table.asked == "edge_choice"
    assert table.points()[0] == 5
    assert [COATS[c] for c in table.state.returned] == ["coat_gold_shipyard", "coat_gold_garden"]


@pytest.mark.rule("UL-12.10")
def test_the_last_seal_stays_in_the_quarter() -> None:
    table = sealing("garden", quarters={"town_hall": [4, 0], "tillage": [4, 0], "shipyard": [3, 0]})
    table.play("coat gold_shipyard", "coat silver_albeck", "choose_coat silver_albeck")
    assert table.asked == "action_menu"
    assert table.seals_in("garden") == 1
    assert table.edges() == {}
    assert table.player().seals == 0


@pytest.mark.rule("UL-12.17")
def test_returned_coats_come_in_their_known_order() -> None:
    owned = [coat for coat in COATS if coat not in ("coat_gold_garden", "coat_silver_albeck")]
    gold = [coat for coat in owned if "gold" in coat]
    others = [
        player(coats=" ".join(gold[:3]), barge=1),
        player(coats=" ".join(gold[3:6]), barge=2),
        player(coats=" ".join([gold[6], *(c for c in owned if "silver" in c)]), barge=3),
    ]
    table = sealing(
        "leaning_house",
        seats=4,
        others=others,
        coats_returned=["coat_silver_albeck", "coat_gold_garden"],
    )
    assert table.legal() == ["choose_coat gold_garden", "choose_coat silver_albeck"]
    table.play("choose_coat silver_albeck", "choose_edge n0")
    assert [COATS[c] for c in table.state.returned] == ["coat_gold_garden"]
    last = sealing(
        "leaning_house",
        seats=4,
        others=[*others[:2], player(coats=others_coats(others[2]), barge=3)],
        coats_returned=["coat_gold_garden"],
    )
    assert last.asked == "edge_choice"  # a single coat left: no choice
    assert last.points()[0] == 8


def others_coats(one: dict[str, Any]) -> str:
    return " ".join([*one["coats"], "coat_silver_albeck"])


@pytest.mark.rule("UL-12.17")
def test_unknown_coats_lie_above_returned_ones() -> None:
    gone = "coat_gold_town_hall coat_gold_tillage coat_gold_goose_tower"
    table = sealing(
        "leaning_house", others=[player(coats=gone)], coats_returned=["coat_gold_garden"]
    )
    assert len(table.weights()) == 8
    table.play("coat silver_albeck")
    assert len(table.weights()) == 7


@pytest.mark.rule("UL-12.8")
def test_a_coat_and_a_spot_are_left_for_the_last_seal_there() -> None:
    quarters = {"leaning_house": [2, 2, 1, 1], "garden": [1, 1, 2, 1]}
    spots = ["n0", "n1", "n2", "e0", "e1", "e2", "s0", "s1", "s2", "w0", "w1"]
    edges = {spot: i % 4 for i, spot in enumerate(spots)}
    table = sealing("garden", seats=4, quarters=quarters, edges=edges)
    table.play("coat silver_albeck", "coat gold_garden", "choose_coat silver_albeck")
    assert table.edges()["w2"] == 0  # the only free spot
