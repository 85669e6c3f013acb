"""The page that shows the pictures of all screens: build/screens/README.md."""

from collections.abc import Iterable

from screens_studio import SCREENS

TITLE = """# Pictures of every screen

Made by `make screens` from the real page before a real server, 1280 x 800, 1920 x 1080 and
390 x 844, dark and light; the matches were played by bots up to the position shown: for every game
the opening, the middle and the end. `make screens ARGS=ulm` takes only those whose name begins so,
`make screens ARGS="--beside ../other"` lays them beside those of another checkout.
"""
SCENE = """## The scene of the Game of Ur

In `ur3d/`, every pixel by code: no model, texture or photograph was used. The `screen_` pictures
are the real page at the highest tier, the others the scene alone, from one page load for each look
of the board.

| pictures | what they show | requirements |
| --- | --- | --- |"""
OF_SCENE = [
    ("`play`, `play_from_dark`", "the fixed camera from either seat", "GU-UI-1.1"),
    (
        "`play_capture_preview`",
        "ghost, way, ring, the bird to be captured, counters at the piles",
        "GU-UI-3.5",
    ),
    (
        "`play_rings`",
        "rings for plain, rosette and blocked, a chosen bird, a focus mark, a told bird",
        "GU-UI-3.5, GU-UI-4.3, GU-UI-5.12",
    ),
    (
        "`play_first_millennium`, `board_first_millennium`",
        "the stone slab, marks on m8, m12, m16",
        "GU-UI-7.2",
    ),
    (
        "`board_second_millennium`",
        "the box of wood and ivory, rosettes on l4, d4, m8, m12, m16",
        "GU-UI-7.1",
    ),
    ("`opening`, `end`", "wide shots with the night behind the windows", "GU-UI-1.3, GU-UI-10.4"),
    (
        "`room`, `table`, `door`, `window`, `lamp`",
        "the house: table, chair, walls, floor, door, windows, lamp, sky",
        "GU-UI-10.1 to GU-UI-10.5",
    ),
    (
        "`dice`",
        "the small bone with its marks, not to be thrown now; the large one with its signs",
        "GU-UI-8.1, GU-UI-8.2, GU-UI-8.4",
    ),
    ("`coins`", "the pool as coins", "GU-UI-9.1"),
    (
        "`bird_<side>_<bird>`",
        "the ten birds; the Eagle matt, the others glossy",
        "GU-UI-6.1, GU-UI-6.2, GU-UI-6.3",
    ),
    ("`screen_main_menu`, `screen_selection`", "the way to a game", "GU-UI-2.1, GU-UI-2.3"),
    (
        "`screen_coming`, `screen_roll_off`",
        "while the room is made, and both scores after the throws for the first turn",
        "GU-UI-2.5",
    ),
    (
        "`screen_before_the_throw`, `screen_capture_preview`, `screen_lit_house`, `screen_gamble`",
        "a turn: what is to be done, what a move and a lit house would do, what the gamble brought",
        "GU-UI-3.5, GU-UI-3.7",
    ),
    (
        "`screen_end`, `screen_end_large`, `screen_resigned`",
        "the end of a game, and one resigned before a throw",
        "GU-UI-2.6",
    ),
    (
        "`screen_from_dark`, `screen_from_dark_large`, `screen_replay_large`",
        "the same table from the other seat, and once more in a replay",
        "GU-UI-1.1",
    ),
    (
        "`phone_...`",
        "the way in, a turn, the other seat and the end held in a hand, upright and on its side",
        "GU-UI-3.9",
    ),
    (
        "`sheet_throw`, `sheet_throw_of_dark`, `sheet_capture`, `sheet_opening`, `sheet_end`",
        "what moves, in eight moments each",
        "GU-UI-3.11",
    ),
]
CHAPTERS = {
    "The house": {
        "menu": "Main menu, with a game to go on with",
        "games": "Choice of game",
        "setup_game_of_ur": "Set-up of a table: Game of Ur",
        "setup_clash_of_cultures": "Set-up of a table: Clash of Cultures",
        "tables": "Open tables, own games, tablets",
        "waiting": "Waiting for friends, with the link for them",
        "join": "Coming by a link",
        "settings": "Settings",
        "rules": "Rulebooks",
        "rules_ulm": "One rulebook",
        "credits": "Credits",
    },
    "At the table": {
        "game_of_ur_flat": "Game of Ur, flat: a throw of 2 waits for its use",
        "game_of_ur_flat_preview": "What a move would do: the way, the capture, the counters",
        "royal_game_of_ur": "Royal Game of Ur",
        "ur_ziggurat_square": "UR on squares: where a cube may go",
        "ur_ziggurat_hex": "UR on hexes: which tile may be claimed",
        "after_the_flood": "After the Flood: an empire expands",
        "ulm": "Ulm: where the drawn tile may be pushed",
        "clash_of_cultures": "Clash of Cultures: where settlers may go",
        "table_menu": "The menu of the table",
        "curtain": "The curtain between two people at one screen",
        "end": "The end, with the points by category",
        "replay": "Replay",
    },
    "When something is wrong": {
        "problem_no_table": "A table that there is not",
        "problem_no_page": "An address that leads nowhere",
        "problem_full": "A table without a free seat",
        "problem_server": "A server that fails",
    },
}
DESK, PHONE = "desk-dark", "phone-light"


def write_index(pictures: Iterable[str]) -> list[str]:
    """Write the page; the pictures that it should show and that are missing."""
    names = set(pictures)
    lines = [TITLE]
    shown: list[str] = []
    for chapter, screens in CHAPTERS.items():
        lines += [f"## {chapter}", ""]
        for name, words in screens.items():
            looks = sorted(p for p in names if p.rpartition("-")[0].rpartition("-")[0] == name)
            ends = sorted(p for p in names if p.startswith((f"{name}_opening-", f"{name}_end-")))
            others = [p for p in looks + ends if p not in (f"{name}-{DESK}", f"{name}-{PHONE}")]
            links = ", ".join(f"[{p.removeprefix(f'{name}')}]({p}.png)" for p in others)
            lines += [f"### {words}", ""]
            lines += [f'<img src="{name}-{DESK}.png" alt="{words}" width="640">']
            lines += [f'<img src="{name}-{PHONE}.png" alt="the same on a phone" width="195">']
            lines += ["", f"More: {links.replace('[-', '[').replace('[_', '[')}", ""]
            shown += looks + ends
    scene = [f"| {' | '.join(row)} |" for row in OF_SCENE]
    (SCREENS / "README.md").write_text("\n".join([*lines, SCENE, *scene, ""]), "utf-8")
    forgotten = [f"{name} (no words in the index)" for name in sorted(names - set(shown))]
    return [p for p in shown if not (SCREENS / f"{p}.png").exists()] + forgotten
