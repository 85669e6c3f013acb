"""Features: named numbers of what a seat may know, for every game and number of seats."""

from typing import cast

import pytest
from tests.testing.hidden_card_game import CardState, HiddenCards

from edubba.core import CHANCE, OVER, Actions, Feature, Features, Rng, Setup, Sheet, State, game_ids
from edubba.core import find_game as game_of
from edubba.core.features import Aspects
from edubba.core.native import i64, vec
from edubba.games.clash_of_cultures.space import OWNERS
from edubba.testing.conformance import Broken, Partings, Report
from edubba.testing.conformance.observations import Observations
from edubba.testing.conformance.walk import Terms, Walk, play

TABLES = [(game, seats) for game in game_ids() for seats in game_of(game).seats]


def reading(features: Features, state: State, seat: int) -> dict[str, list[int]]:
    """What each group says, by name."""
    sheet = features.sheet()
    features.observe(state, seat, sheet)
    numbers, at = [int(number) for number in sheet.values], 0
    found: dict[str, list[int]] = {}
    for group in features.groups:
        found[group.name] = numbers[at : at + group.size]
        at += group.size
    return found


def random_position(setup: Setup, seed: int, steps: int) -> State:
    rng, actions, state = Rng(seed), Actions(), setup.new()
    while steps and state.actor != OVER:
        state.legal_into(actions)
        state.apply(actions.draw(rng) if state.actor == CHANCE else actions.pick(rng), None)
        steps -= 1
    return state


def watch(setup: Setup, seed: int) -> None:
    """One random game, far into it, of which every feature is looked at."""
    terms = Terms(Partings(), (), 20_000, thorough=False)
    play(Walk(setup, seed, terms, Report(setup.game.id)), [Observations])


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_worlds_that_look_the_same_have_the_same_features(game: str, seats: int) -> None:
    watch(game_of(game).setup(seats), seed=5)


@pytest.mark.parametrize("game", game_ids())
def test_features_hold_with_every_preset(game: str) -> None:
    for preset in game_of(game).presets:
        watch(game_of(game).setup(preset=preset), seed=2)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_shapes_do_not_depend_on_the_position(game: str, seats: int) -> None:
    setup = game_of(game).setup(seats)
    features = setup.game.features(setup)
    assert features.size == sum(group.size for group in features.groups)
    for steps in (0, 60):
        state = random_position(setup, seed=1, steps=steps)
        for seat in range(seats):
            told = reading(features, state, seat)
            assert told["seat"] == [int(seat == other) for other in range(seats)]
            if state.actor >= 0:
                assert told["actor"].index(1) == (state.actor - seat) % seats
                assert told["decision"].index(1) == state.code
            assert told["scores"] == [state.scores()[(seat + i) % seats] for i in range(seats)]


def test_numpy_may_look_at_a_sheet_without_copying() -> None:
    setup = game_of("game_of_ur").setup()
    features = setup.game.features(setup)
    sheet = features.sheet(rows=2)
    seen = memoryview(sheet.values)
    assert not any(seen)
    features.observe(random_position(setup, 1, 30), 0, sheet, row=1)
    assert not any(seen[: features.size])
    assert any(seen[features.size :])


def test_numbers_beyond_the_range_are_cut_off() -> None:
    sheet = Sheet([Feature("points", (2,), "", high=9, low=-1), Feature("one", (3,), "")], 1)
    sheet.begin(0)
    sheet.put(50)
    sheet.put(-50)
    sheet.one_of(7, 3)
    assert [*sheet.values] == [9, -1, 0, 0, 0]


@pytest.mark.parametrize("game", game_ids())
def test_a_row_written_again_is_as_on_an_empty_sheet(game: str) -> None:
    """Only what was written is wiped off: of the row's last position nothing may be left."""
    setup = game_of(game).setup()
    features = setup.game.features(setup)
    used = features.sheet(rows=3)
    states = [random_position(setup, seed, 5 + 30 * seed) for seed in range(4)]
    for row, which in ((0, 3), (2, 1), (1, 2), (1, 3), (0, 0), (2, 2), (2, 0)):
        features.observe(states[which], 0, used, row)
    fresh = features.sheet(rows=3)
    for row, which in ((0, 0), (1, 3), (2, 0)):
        features.observe(states[which], 0, fresh, row)
    assert [*used.values] == [*fresh.values]


def test_a_number_taken_back_to_nothing_is_nothing() -> None:
    sheet = Sheet([Feature("number", (2,), "", high=9)], 2)
    for numbers in ((3, 0), (0, 4), (0, 0), (5, 5)):
        sheet.begin(1)
        for number in numbers:
            sheet.mark(0, 7)
            sheet.put(number)
        assert [*sheet.values] == [0, 0, *numbers]


def test_each_number_of_an_array_is_a_one_in_a_row_of_its_own() -> None:
    sheet = Sheet([Feature("places", (2, 3), "")], 1)
    sheet.begin(0)
    sheet.each_of(vec[i64]([9, 2, 0]), 1, 2, 3)
    assert [*sheet.values] == [0, 0, 1, 1, 0, 0]
    assert sheet.at == 6


class TellsTooMuch(HiddenCards):
    """Its features show everybody the hidden card."""

    def features(self, setup: Setup) -> Features:
        return cast(
            Features, Telltale(self.rules, setup.seats, [Feature("card", (1,), "", high=99)])
        )


class Telltale(Features[CardState]):
    def write(self, state: CardState, seat: i64, sheet: Sheet) -> None:
        sheet.put(sum(state.hands[1 - seat]))


def test_the_kit_finds_a_feature_that_tells_a_secret() -> None:
    with pytest.raises(Broken, match=r"the feature card tells seat . a secret"):
        watch(TellsTooMuch().setup(2), seed=1)


class WhispersToo(HiddenCards):
    """Its features are clean, but what its network would be told is not."""

    def aspects(self, setup: Setup) -> Features:
        return cast(Features, Whisper(setup.seats, [Feature("card", (1,), "", high=99)]))


class Whisper(Aspects[CardState]):
    def write(self, state: CardState, seat: i64, sheet: Sheet) -> None:
        sheet.put(sum(state.hands[1 - seat]))


def test_the_kit_finds_an_aspect_that_tells_a_secret() -> None:
    with pytest.raises(Broken, match=r"the feature card tells seat . a secret"):
        watch(WhispersToo().setup(2), seed=1)


class Forgets(HiddenCards):
    def features(self, setup: Setup) -> Features:
        return Features(self.rules, setup.seats, [Feature("card", (1,), "never written")])


def test_the_kit_finds_a_row_that_is_not_written_whole() -> None:
    with pytest.raises(Broken, match=r"features .* are written"):
        watch(Forgets().setup(2), seed=1)


def test_birds_and_counters_of_the_game_of_ur() -> None:
    setup = game_of("game_of_ur").setup()
    state = random_position(setup, 4, 60)
    told = reading(setup.game.features(setup), state, 1)
    position = state.to_json()
    dark = [*position["dark"].values()]  # type: ignore[union-attr]
    houses = [0 if where == "off" else 17 if where == "home" else where for where in dark]
    assert [told["birds"][bird * 18 : bird * 18 + 18].index(1) for bird in range(5)] == houses
    counters = position["counters"]
    assert told["counters"] == [counters[who] for who in ("dark", "light", "pool")]  # type: ignore[index, call-overload]


def test_a_player_of_ulm_sees_only_the_own_hand() -> None:
    setup = game_of("ulm").setup(2)
    state = random_position(setup, 3, 110)
    view = [setup.game.view(setup, state, seat) for seat in range(2)]
    features = setup.game.features(setup)
    for seat in range(2):
        told = reading(features, state, seat)
        own = view[seat].players[seat].hand  # type: ignore[attr-defined]
        other = view[seat].players[1 - seat].hand  # type: ignore[attr-defined]
        assert sum(told["hand"][:33]) == len(own)
        assert sum(told["hand"][33:]) == len(other)
        assert sum(told["grid"]) == 9


def test_the_map_of_clash_counts_what_stands_on_it() -> None:
    setup = game_of("clash_of_cultures").setup(3)
    state = random_position(setup, 7, 400)
    told = reading(setup.game.features(setup), state, 2)
    view = setup.game.view(setup, state, 2)
    assert sum(told["cities"]) == len(view.cities)  # type: ignore[attr-defined]
    spaces = view.spaces  # type: ignore[attr-defined]
    assert sum(told["terrain"]) == len(spaces)
    assert sum(told["armies"]) == sum(space.armies + space.barbarians for space in spaces)
    assert sum(told["ships"]) == sum(space.ships for space in spaces)


def test_cubes_of_ur_lie_where_the_board_has_them() -> None:
    setup = game_of("ur_ziggurat").setup(3)
    state = random_position(setup, 2, 200)
    told = reading(setup.game.features(setup), state, 1)
    view = setup.game.view(setup, state, 1)
    for cell, space in enumerate(view.cells):  # type: ignore[attr-defined]
        mine = [told["cubes"][layer * 36 + cell] for layer in range(3)]
        expected = [space.cubes if space.owner == (1 + layer) % 3 else 0 for layer in range(3)]
        assert mine == expected
    assert sum(told["cubes"]) > 0


def test_what_the_judge_of_ur_is_told_is_on_the_board() -> None:
    setup = game_of("ur_ziggurat").setup(3)
    state = random_position(setup, 2, 200)
    told = reading(setup.game.aspects(setup), state, 1)
    cells = setup.game.view(setup, state, 1).cells  # type: ignore[attr-defined]
    for turns in range(3):
        mine = [cell for cell in cells if cell.owner == (1 + turns) % 3]
        held = [cell.cubes for cell in mine if not cell.ziggurat]
        assert told["cubes"][turns] == sum(cell.cubes for cell in mine)
        assert told["ziggurats"][turns] == len(mine) - len(held)
        heights = [len(held), *[held.count(height) for height in range(1, 6)]]
        assert told["heights"][turns * 6 : turns * 6 + 6] == heights
        assert sum(told["on_type"][turns * 5 : turns * 5 + 5]) == sum(held)


def test_what_the_judge_of_clash_is_told_is_on_the_table() -> None:
    setup = game_of("clash_of_cultures").setup(2)
    state = random_position(setup, 7, 400)
    told = reading(setup.game.aspects(setup), state, 1)
    view = setup.game.view(setup, state, 1)
    for turns in range(2):
        seat = (1 + turns) % 2
        mine = [city for city in view.cities if city.owner == OWNERS[seat]]  # type: ignore[attr-defined]
        cities = told["cities"][turns * 17 : turns * 17 + 17]
        assert cities[:5] == [sum(city.size == size for city in mine) for size in range(1, 6)]
        assert sum(cities[5:8]) == len(mine)
        assert told["board"][turns * 13] == state.scores()[seat]
    assert told["lead"] == [state.scores()[1] - state.scores()[0]]


def test_workers_and_goods_of_after_the_flood() -> None:
    setup = game_of("after_the_flood").setup()
    state = random_position(setup, 2, 150)
    told = reading(setup.game.features(setup), state, 2)
    green = state.to_json()["green"]
    assert told["hands"][:8] == state.pieces(2)  # type: ignore[attr-defined]
    assert sum(told["workers"][:22]) == sum(green["workers"].values())  # type: ignore[index, call-overload, union-attr, arg-type]


def test_pieces_of_the_royal_game_meet_on_the_own_path() -> None:
    setup = game_of("royal_game_of_ur").setup()
    features = setup.game.features(setup)
    for seed in range(3):
        state = random_position(setup, seed, 60)
        for seat in range(2):
            told = reading(features, state, seat)
            squares = len(told["other_path"])
            assert (
                sum(told["own_path"][:squares]) + told["waiting_pieces"][0] + told["home"][0] == 7
            )
            assert sum(told["own_path"][squares:]) <= sum(told["other_path"])


def test_what_the_judge_of_ulm_is_told_is_on_the_table() -> None:
    setup = game_of("ulm").setup(3)
    state = random_position(setup, 10, 140)
    told = reading(setup.game.aspects(setup), state, 1)
    view = setup.game.view(setup, state, 1)
    players = [view.players[(1 + turns) % 3] for turns in range(3)]  # type: ignore[attr-defined]
    for turns, player in enumerate(players):
        purse = told["purse"][turns * 16 : turns * 16 + 16]
        assert purse[:3] == [player.coins, player.sparrows, player.seals]
        assert purse[3:5] == [player.cards_played, len(player.hand) + player.hidden]
        assert purse[5:8] == [player.crests, len(player.coats), sum(player.tiles.values())]
        assert purse[12] == player.barge
        added = player.to_add
        worth = [added[name] for name in ("river", "cathedral", "trade", "chronicle")]
        assert told["points"][turns * 5 : turns * 5 + 5] == [player.vp, *worth]
        assert sum(told["laid"][turns * 15 : turns * 15 + 15]) == len(player.face_up)
    assert any(sum(told["seals"][turns * 8 : turns * 8 + 8]) for turns in range(3))
    assert sum(told["hand"]) == len(players[0].hand) > 0
    free = [[place.owner for place in quarter.seals].count(None) for quarter in view.quarters]  # type: ignore[attr-defined]
    assert told["room"] == free
