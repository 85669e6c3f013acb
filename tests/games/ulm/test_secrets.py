"""Who knows which cards: hands are secret, open piles are not (the notes of chapter 13)."""

from tests.games.ulm.table import Table, after_push, player, position

from edubba.core.bits import count_bits, members
from edubba.core.journal import EVERYONE, SPECTATOR, only
from edubba.core.prompt import preview
from edubba.core.rng import Rng
from edubba.games.ulm.space import CARDS, SPACE
from edubba.games.ulm.state import UlmState


def worlds(table: Table, seat: int, count: int = 200) -> list[UlmState]:
    rng = Rng(7)
    return [table.state.imagine(seat, rng) for _ in range(count)]


def hands(table: Table, seat: int, of: int, count: int = 200) -> set[str]:
    """All cards that a seat thinks another may hold."""
    found = 0
    for world in worlds(table, seat, count):
        found |= world.players[of].hand
    return {CARDS[card] for card in members(found)}


def test_only_the_drawer_sees_the_card() -> None:
    table = after_push("brown gray", players=[player(tiles="gray white")])
    table.play("use_action brown")
    drawing = SPACE.parse("card siege")
    assert table.state.seen_by(drawing) == only(0)
    table.play("card siege")
    assert [card.id for card in table.view(0).players[0].hand] == ["siege"]
    for other in (1, SPECTATOR):
        assert table.view(other).players[0].hand == []
        assert table.view(other).players[0].hidden == 1
        assert [event.name for event in table.journal.seen_by(other)] == ["card_taken"]
    assert [event.name for event in table.journal.seen_by(0)] == ["card_taken", "card_drawn"]


def test_the_choice_is_secret_what_is_discarded_is_not() -> None:
    table = after_push("brown gray", players=[player(tiles="gray gray")])
    table.play("use_action brown", "card siege", "card nave_1")
    assert [card.id for card in table.view(0).turn.drawn_cards] == ["nave_1", "siege"]
    assert table.view(1).turn.drawn_cards == []
    assert table.view(1).turn.drawn_card_count == 2
    assert table.state.seen_by(SPACE.parse("choose_card siege")) == only(0)
    table.play("choose_card siege")
    assert [event.name for event in table.journal.seen_by(1)] == ["cards_discarded"]
    assert [card.id for card in table.view(1).discard] == ["nave_1"]


def test_a_card_from_the_open_pile_stays_known() -> None:
    table = after_push("orange gray", players=[player(barge=17, hand="nave_1")], discard=["siege"])
    table.play("use_action orange", "seal_quarter goose_tower", "goose_tower discard_pile")
    assert [card.id for card in table.view(1).players[0].hand] == ["siege"]
    assert table.view(1).players[0].hidden == 1
    assert table.view(0).players[0].known == ["siege"]
    for world in worlds(table, 1, 40):
        assert (world.players[0].hand >> CARDS.index("siege")) & 1
        assert count_bits(world.players[0].hand) == 2
    table.play("play_face_up siege")
    assert table.state.known == 0


def test_playing_a_secret_card_cannot_be_taken_back_a_known_one_can() -> None:
    secret = position(players=[player(hand="siege")]).play("play_face_up siege")
    assert secret.journal.reveals()
    known = position(players=[player(known="siege")]).play("play_face_up siege")
    assert not known.journal.reveals()
    assert secret.state.seen_by(SPACE.parse("tile gray")) == EVERYONE


def test_a_preview_of_a_card_stops_only_for_those_who_would_learn_it() -> None:
    table = position(players=[player(hand="nave_1", tiles="brown")])
    play = SPACE.parse("play_immediate nave_1")
    own = [event.name for event in preview(table.state, play, 0)]
    assert own == ["top_played", "card_shown", "scored"]
    assert [event.name for event in preview(table.state, play, 1)] == ["top_played"]


def test_imagined_hands_are_dealt_from_all_that_is_unknown() -> None:
    table = position(
        players=[player(hand="siege nave_1"), player(hand="choir_1", face_up="patrician")],
        discard=["fustian_1"],
    )
    unknown = {*CARDS} - {"choir_1", "patrician", "fustian_1"}
    assert hands(table, 1, 0, 600) == unknown
    assert hands(table, SPECTATOR, 0, 600) == unknown | {"choir_1"}
    assert hands(table, 0, 0) == {"siege", "nave_1"}
    for world in worlds(table, 1, 20):
        assert [count_bits(p.hand) for p in world.players] == [2, 1]
        assert count_bits(world.deck) == count_bits(table.state.deck)


def test_all_hands_are_equally_likely() -> None:
    table = position(players=[player(hand="siege"), player(hand="choir_1")])
    counts = dict.fromkeys(range(len(CARDS)), 0)
    for world in worlds(table, 1, 3200):
        counts[members(world.players[0].hand)[0]] += 1
    assert counts.pop(CARDS.index("choir_1")) == 0
    assert all(60 <= count <= 145 for count in counts.values())  # 100 expected each


def test_a_card_drawn_from_a_shuffled_pile_is_one_of_that_pile() -> None:
    """Seat 0 took one card before the discards were shuffled and one after: all know the pile."""
    pile = ["siege", "nave_1", "patrician"]
    hidden = ["choir_1", "choir_2"]
    laid = [card for card in CARDS if card not in pile and card not in hidden]
    table = position(
        players=[player(hand="siege choir_1"), player(hand="choir_2", face_up=" ".join(laid))],
        reshuffled=[pile],
    )
    for world in worlds(table, SPECTATOR, 60):
        hand = {CARDS[card] for card in members(world.players[0].hand)}
        assert len(hand & {*pile}) == 1
        assert len(hand & {*hidden}) == 1
    assert hands(table, SPECTATOR, 0) == {*pile, *hidden}
    # The other player holds choir_2, so choir_1 is certain.
    assert hands(table, 1, 0) == {*pile, "choir_1"}


def test_cards_to_choose_from_are_dealt_anew_for_the_others_only() -> None:
    table = after_push("brown gray", players=[player(tiles="gray gray")])
    table.play("use_action brown", "card siege", "card nave_1")
    assert {world.drawn for world in worlds(table, 0, 20)} == {table.state.drawn}
    assert len({world.drawn for world in worlds(table, 1, 60)}) > 20


def test_who_is_asked_does_not_depend_on_the_hand() -> None:
    """With one card that can only be laid out, the question is asked all the same."""
    table = after_push("brown gray", players=[player(hand="siege")])
    table.play("use_action brown")
    assert table.asked == "play_card"
    assert table.legal() == ["play_face_up siege"]
    assert table.state.decision().asks_hidden
