"""What people read: labels, the log, the drawing."""

from rich.text import Text
from tests.games.ulm.table import Table, after_push, before_push, player, position

from edubba.core.catalogue import word
from edubba.core.prompt import prompt_for
from edubba.games.ulm import GAME
from edubba.games.ulm.space import SPACE


def labels(table: Table) -> dict[str, str]:
    prompt = prompt_for(table.setup, SPACE, table.state, table.state.actor)
    assert prompt is not None
    return {offer.move: word(offer.label) for offer in prompt.offers}


def targets(table: Table) -> dict[str, list[str]]:
    prompt = prompt_for(table.setup, SPACE, table.state, table.state.actor)
    assert prompt is not None
    return {offer.move: offer.targets for offer in prompt.offers}


def asked(table: Table) -> str:
    return word(table.state.decision().prompt(table.state))


def test_labels_say_what_will_happen() -> None:
    me = player(hand="nave_1", tiles="brown gray", descendants="scholar merchant")
    table = before_push("white", players=[me])
    assert asked(table) == "Red has a white tile to push."
    said = labels(table)
    assert said["push n0"] == "Push from the north into column 1"
    assert said["push e2"] == "Push from the east into row 3"
    assert said["exchange_dock 3"] == "Exchange it for the orange tile in dock 4"
    assert said["scholar_push gray"] == "Scholar: keep the drawn tile and push a gray tile"
    assert said["merchant_give gray"] == "Merchant: give a gray tile"
    assert said["play_immediate nave_1"] == "Nave (brown) for a brown tile: 6 VP"
    assert said["play_face_up nave_1"].startswith("Lay out Nave (brown); at the end: 3 VP")
    path = targets(table)
    assert path["push n0"] == ["push:n0"]
    assert path["exchange_dock 3"] == ["dock:3"]
    assert path["scholar_push gray"] == ["descendant:scholar", "tile:0:gray"]
    assert path["merchant_give gray"] == ["descendant:merchant", "tile:0:gray"]
    assert path["play_immediate nave_1"] == ["card:nave_1", "use:top"]
    assert path["play_face_up nave_1"] == ["card:nave_1", "use:face_up"]


def test_the_menu() -> None:
    table = after_push("gray turquoise", players=[player(descendants="barge_driver", barge=6)])
    assert labels(table)["use_action gray"] == "Money, with the gray tile"
    assert labels(table)["end_turn"] == "End the turn"
    assert targets(table)["use_action gray"] == ["action:gray"]
    assert targets(table)["end_turn"] == []
    table.play("use_action turquoise")
    assert labels(table) == {
        "move_steps 1": "1 step, to space 7",
        "move_steps 2": "2 steps, to space 8",
    }
    assert targets(table)["move_steps 2"] == ["space:8"]
    till = after_push("orange gray", players=[player(barge=3)])
    till.play("use_action orange", "seal_quarter tillage", "take_dock 0", "tile gray")
    assert labels(till)["move_steps 0"] == "Stay where you are"


def test_cards_and_quarters() -> None:
    table = after_push("orange gray", players=[player(barge=13, tiles="gray", hand="nave_1")])
    table.play("use_action orange")
    assert asked(table) == "Seal action for 2 coins: which quarter does Red seal?"
    assert labels(table)["seal_quarter shipyard"].startswith("Shipyard: a dock tile")
    assert targets(table)["seal_quarter shipyard"] == ["quarter:shipyard"]
    table.play("seal_quarter shipyard", "take_dock 0", "tile gray")
    assert labels(table) == {
        "card_mode buy": "Buy a card",
        "card_mode play": "Play a card",
        "decline": "No Card action",
    }
    buying = after_push(
        "brown", players=[player(tiles="gray gray white", coins=1)], tower="tower_book_fair"
    ).play("use_action brown")
    assert labels(buying) == {
        "pay_pair white+gray": "Pay a white and a gray tile",
        "pay_pair gray+gray": "Pay a gray and a gray tile",
        "pay_coin": "Pay 1 coin",
    }
    assert targets(buying)["pay_pair white+gray"] == ["tile:0:white", "tile:0:gray"]
    assert targets(buying)["pay_coin"] == []
    guild = after_push(
        "brown", players=[player(tiles="gray gray")], tower="tower_guild_rates"
    ).play("use_action brown")
    assert labels(guild)["pay_single gray"] == "Pay a gray tile"
    assert targets(guild)["pay_single gray"] == ["pay:single", "tile:0:gray"]
    goose = after_push("orange gray", players=[player(barge=17)], discard=["siege", "nave_1"])
    goose.play("use_action orange", "seal_quarter goose_tower")
    assert labels(goose) == {
        "goose_tower discard_pile": "Take a card from the discard pile",
        "goose_tower draw_three": "Draw 3 cards and keep one",
    }
    goose.play("goose_tower discard_pile")
    assert labels(goose)["choose_card nave_1"].startswith("Take Nave (brown): now 6 VP")
    assert targets(goose)["choose_card nave_1"] == ["card:nave_1"]
    hall = after_push("orange gray", players=[player(barge=9)])
    hall.play("use_action orange", "seal_quarter town_hall", "card siege")
    assert [*labels(hall).values()] == ["Take a coin", "Take a dock tile"]


def test_other_questions() -> None:
    levy = position(players=[player(tiles="gray gray white")], round=2, at="levy_choice")
    assert [*labels(levy).values()] == ["Return 2 tiles", "Lose 5 VP"]
    levy.play("levy tiles")
    assert labels(levy)["levy_give gray"] == "Give back a gray tile"
    assert targets(levy)["levy_give gray"] == ["tile:0:gray"]
    turn = position(players=[player(hand="nave_1")])
    assert labels(turn)["draw_tile"] == "Draw a tile from the bag"
    assert targets(turn)["draw_tile"] == ["bag"]
    abbot = after_push("white", players=[player(descendants="abbot")], outer="n0=gray")
    abbot.play("use_action white")
    assert labels(abbot)["take_dock 0"] == "Take the brown tile from dock 1"
    assert labels(abbot)["decline"] == "Take no dock tile"
    assert targets(abbot)["take_dock 0"] == ["dock:0"]
    assert targets(abbot)["decline"] == []
    supply = player(tiles="brown " * 26 + "turquoise " * 23 + "white " * 23 + "orange " * 23)
    gray = player(tiles="gray " * 23)
    bag = position(players=[supply, gray])
    assert labels(bag)["take_dock 4"] == "Take the gray tile from dock 5"
    assert targets(bag)["take_dock 4"] == ["dock:4"]
    whole = player(tiles="brown " * 27 + "turquoise " * 24 + "white " * 24 + "orange " * 24)
    own = position(players=[whole, player(tiles="gray " * 24)], docks="- - - - -")
    assert labels(own)["scholar_push brown"] == "Push a brown tile of your supply"
    assert targets(own)["scholar_push brown"] == ["tile:0:brown"]
    trade = position(players=[player(hand="ulm_sparrow", tiles="orange")])
    trade.play("play_immediate ulm_sparrow")
    assert [*labels(trade).values()] == ["1 sparrow for 1 coin", "2 sparrows for 2 coins"]


def test_the_log_tells_the_turn() -> None:
    grid = "brown turquoise white / turquoise white orange / orange gray gray"
    table = before_push("orange", grid=grid).play("push n0", "end_turn")
    said = [word(words) for event in table.log() if (words := event.words()) is not None]
    assert said[0] == "Red pushes orange from the north into column 1; orange is pushed out."
    assert said[-1] == "Blue’s turn."


def test_the_drawing_shows_grid_and_river() -> None:
    grid = "brown turquoise white / turquoise white orange / orange gray gray"
    me = player(hand="siege", face_up="patrician", barge=3, coats="coat_gold_garden", tiles="gray")
    table = before_push(
        "orange",
        grid=grid,
        players=[me],
        edges={"w1": 1},
        outer="n2=white",
        round=4,
        tower="tower_full_mint",
        quarters={"tillage": [1, 2]},
    )
    drawing = GAME.draw(GAME.view(table.setup, table.state, 0))
    plain = without_markup(drawing)
    assert "Round 4 of 10   tower: Full Mint" in plain
    rows = [line.split("│")[1:4] for line in plain.splitlines() if line.count("│") == 4]
    assert [[cell.strip() for cell in row] for row in rows[:3]] == [
        ["Br", "Tu", "Wh"],
        ["Tu", "Wh", "Or"],
        ["Or", "Gr", "Gr"],
    ]
    assert "w ·· B │" in plain
    assert "··   ··   Wh   n" in plain
    river = [line for line in plain.splitlines() if " R" in line and "~" in line]
    assert river[0].split().index("R") == 3
    assert "RBB·" in plain
    assert "hand: Siege" in plain
    assert "♦R" in plain
    hidden = without_markup(GAME.draw(GAME.view(table.setup, table.state, 1)))
    assert "Siege" not in hidden
    assert "hidden card" in hidden
    assert max(map(len, plain.splitlines())) <= 100


def without_markup(text: str) -> str:
    return Text.from_markup(text).plain
