"""The end: what every card is worth, and who wins (UL-11)."""

from typing import Any

import pytest
from tests.games.ulm.table import Table, after_push, player

from edubba.core import Message, word
from edubba.core.state import OVER
from edubba.games.ulm.scoring import trade
from edubba.games.ulm.space import CARDS, DATA

KIND = {card.text("id"): card.text("kind") for card in DATA.each("cards")}
CATHEDRAL = [card for card in CARDS if KIND[card] in ("nave", "choir", "steeple")]
TRADE = [card for card in CARDS if KIND[card] in ("fustian", "works_of_art", "commercial_goods")]


def ended(me: dict[str, Any] | None = None, **kwargs: Any) -> Table:
    """The last turn of the last round is over; the player has nothing but what is said."""
    plain = {"vp": 0, "sparrows": 0, "coins": 0, "barge": 11}
    others = kwargs.pop("others", [])
    people = [player(**{**plain, **(me or {})}), *others]
    table = after_push("gray", players=people, round=10, start_player=1, **kwargs).play("end_turn")
    assert table.state.actor == OVER
    return table


def points(me: dict[str, Any] | None = None, **kwargs: Any) -> int:
    """What the end adds, without the one point of the barge's space."""
    return ended(me, **kwargs).state.result().points[0] - 1


@pytest.mark.rule("UL-11.2")
def test_only_face_up_cards_score() -> None:
    assert points({"hand": "patrician nave_1"}) == 0
    assert points({"face_up": "patrician nave_1"}) == 7


@pytest.mark.rule("UL-11.2")
def test_the_score_is_added_up_once() -> None:
    table = ended({"face_up": "patrician", "sparrows": 3, "vp": 10})
    assert table.points()[0] == 10 + 4 + 3 + 1
    result = table.state.result()
    assert {name: vp[0] for name, vp in result.breakdown.items()} == {
        "track": 10,
        "sparrows": 3,
        "river": 1,
        "cathedral": 0,
        "trade": 0,
        "chronicle": 4,
    }


@pytest.mark.rule("UL-11.3", "UL-11.15")
def test_sparrows_count_and_other_things_do_not() -> None:
    assert points({"sparrows": 4}) == 4
    nothing = {
        "coins": 9,
        "tiles": "gray gray white",
        "coats": "coat_silver_albeck coat_gold_garden",
        "hand": "siege",
        "descendants": "abbot",
    }
    assert points(nothing) == 0


@pytest.mark.rule("UL-11.17", "UL-2.8")
@pytest.mark.parametrize(("space", "vp"), [(0, -11), (10, -1), (11, 1), (12, 2), (21, 11)])
def test_the_barge_scores_its_space(space: int, vp: int) -> None:
    assert ended({"barge": space}).points()[0] == vp


@pytest.mark.rule("UL-11.4")
@pytest.mark.parametrize("card", CATHEDRAL)
def test_every_cathedral_card(card: str) -> None:
    assert points({"face_up": card}) == 3
    others = {"nave": "nave_1", "choir": "choir_1", "steeple": "steeple_1"}
    rest = [name for kind, name in others.items() if kind != KIND[card]]
    assert points({"face_up": " ".join([card, *rest])}) == 18


@pytest.mark.rule("UL-11.4")
@pytest.mark.parametrize(
    ("naves", "choirs", "steeples", "vp"), [(3, 3, 3, 54), (2, 2, 1, 24), (3, 0, 3, 18)]
)
def test_cathedral_sets(naves: int, choirs: int, steeples: int, vp: int) -> None:
    face_up = [f"nave_{i + 1}" for i in range(naves)]
    face_up += [f"choir_{i + 1}" for i in range(choirs)]
    face_up += [f"steeple_{i + 1}" for i in range(steeples)]
    assert points({"face_up": " ".join(face_up)}) == vp


@pytest.mark.rule("UL-11.5")
@pytest.mark.parametrize("card", TRADE)
def test_every_trade_card(card: str) -> None:
    assert points({"face_up": card}) == 3
    same = [name for name in TRADE if KIND[name] == KIND[card] and name != card][:2]
    assert points({"face_up": " ".join([card, *same])}) == 15
    kinds = {KIND[name]: name for name in TRADE if KIND[name] != KIND[card]}
    assert points({"face_up": " ".join([card, *kinds.values()])}) == 12


@pytest.mark.rule("UL-11.5")
@pytest.mark.parametrize(
    ("counts", "bonus"),
    [
        ((2, 2, 2), 6),  # two sets of different kinds
        ((3, 3, 3), 18),  # three of a kind beat three different
        ((3, 1, 1), 6),  # one or the other, not both
        ((4, 4, 1), 15),
        ((5, 5, 5), 24),  # two different sets and three of a kind
        ((2, 2, 0), 0),
        ((5, 2, 2), 12),
    ],
)
def test_the_best_division_into_sets(counts: tuple[int, int, int], bonus: int) -> None:
    kinds = ("fustian", "works_of_art", "commercial_goods")
    laid = 0
    for kind, count in zip(kinds, counts, strict=True):
        for i in range(count):
            laid |= 1 << CARDS.index(f"{kind}_{i + 1}")
    best = max(
        3 * d + 6 * sum((count - d) // 3 for count in counts) for d in range(min(counts) + 1)
    )
    assert trade(laid, 6, 3) == 3 * sum(counts) + bonus
    assert best == bonus


# The Chronicle cards


@pytest.mark.rule("UL-11.6")
def test_first_ulm_chronicle() -> None:
    coats = "coat_silver_albeck coat_gold_garden coat_gold_tillage"
    assert points({"face_up": "first_ulm_chronicle", "coats": coats}) == 6


@pytest.mark.rule("UL-11.7")
def test_city_wall_wants_sole_majorities() -> None:
    quarters = {"tillage": [2, 1], "garden": [1, 1], "town_hall": [1, 0], "shipyard": [0, 1]}
    assert points({"face_up": "city_wall"}, quarters=quarters) == 4
    three = {"leaning_house": [2, 1, 2], "garden": [1, 0, 0], "town_hall": [1, 2, 0]}
    assert points({"face_up": "city_wall"}, seats=3, quarters=three) == 2


@pytest.mark.rule("UL-11.8")
@pytest.mark.parametrize(("coins", "vp"), [(0, 0), (5, 5), (6, 6), (9, 6)])
def test_construction_freeze(coins: int, vp: int) -> None:
    assert points({"face_up": "construction_freeze", "coins": coins}) == vp


@pytest.mark.rule("UL-11.9", "UL-12.13")
@pytest.mark.parametrize(("barges", "vp"), [((10, 9), 6), ((12, 9), 3), ((12, 13), 0)])
def test_fisherman_jousting(barges: tuple[int, int], vp: int) -> None:
    others = [player(barge=barge) for barge in barges]
    assert points({"face_up": "fisherman_jousting"}, seats=3, others=others) == vp


@pytest.mark.rule("UL-12.13")
def test_barges_on_the_start_space_share_the_rank() -> None:
    table = ended({"face_up": "fisherman_jousting", "barge": 0}, seats=3)
    assert table.points()[0] == 6 - 11
    behind = ended({"face_up": "fisherman_jousting", "barge": 0}, seats=3, others=[player(barge=1)])
    assert behind.points()[0] == 3 - 11


@pytest.mark.rule("UL-11.10")
def test_patrician() -> None:
    assert points({"face_up": "patrician"}) == 4


@pytest.mark.rule("UL-11.11")
def test_reformation_counts_cathedral_cards() -> None:
    assert points({"face_up": "reformation nave_1 nave_2 choir_1 fustian_1"}) == 6 + 9 + 3


@pytest.mark.rule("UL-11.12")
def test_siege_counts_cards_played() -> None:
    assert points({"face_up": "siege", "cards_played": 7}) == 7


@pytest.mark.rule("UL-11.13")
@pytest.mark.parametrize(
    ("tiles", "vp"), [("gray gray white", 4), ("brown turquoise white orange gray gray", 10)]
)
def test_swabian_league_counts_colours(tiles: str, vp: int) -> None:
    assert points({"face_up": "swabian_league", "tiles": tiles}) == vp


@pytest.mark.rule("UL-11.14")
@pytest.mark.parametrize(("sparrows", "vp"), [(0, 0), (3, 6), (5, 10), (8, 13)])
def test_ulm_sparrow(sparrows: int, vp: int) -> None:
    assert points({"face_up": "ulm_sparrow", "sparrows": sparrows}) == vp


@pytest.mark.rule("UL-11.16")
def test_the_other_places_are_ranked_the_same_way() -> None:
    others = [
        player(vp=vp, sparrows=0, barge=barge) for vp, barge in ((20, 12), (19, 13), (18, 14))
    ]
    quarters = {"tillage": [0, 1, 0, 0], "garden": [0, 0, 1, 0], "town_hall": [0, 1, 0, 0]}
    table = ended({"vp": 40}, seats=4, others=others, quarters=quarters)
    result = table.state.result()
    assert result.points == [41, 22, 22, 22]
    assert result.places == [1, 2, 3, 4]
    assert result.facts == {"quarters": [0, 2, 1, 0]}


@pytest.mark.rule("UL-11.16")
def test_how_the_end_is_told() -> None:
    def reason(vp: int, quarters: dict[str, list[int]]) -> str:
        others = [player(vp=vp, sparrows=0, barge=12)]
        return ended({"vp": 20}, others=others, quarters=quarters).state.result().reason.id

    won = Message("ulm/end-won_by_quarters", seat="Red", points=1, quarters=1)
    assert word(won) == "Red wins with 1 VP and seals in one quarter."
    assert reason(10, {}) == "ulm/end-won"
    assert reason(19, {"tillage": [1, 0]}) == "ulm/end-won_by_quarters"
    assert reason(19, {"tillage": [1, 1]}) == "ulm/end-shared"
