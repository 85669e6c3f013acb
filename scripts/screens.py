"""Takes the pictures of all screens: build/screens/*.png, and the index of them.

Every screen is the real page before a real server, with matches that bots played up to a point,
on a desk, on a large screen and on a phone, dark and light. The scene of the Game of Ur has a maker
of its own, whose pictures are named `ur3d/...` here; where a processor draws them they take their
time. The few that the docs show are written, smaller, to docs/screens too.

    python scripts/screens.py                      all pictures
    python scripts/screens.py ulm menu-phone       those whose name begins so
    python scripts/screens.py ur3d/room            pictures of the scene
    python scripts/screens.py --beside ../old      each beside the one of another checkout, where
                                                   `make screens` ran too or pictures were kept:
                                                   build/screens/pairs
"""

import argparse
import json
import re
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page, Route, expect
from screens_index import write_index
from screens_studio import ROOT, SCREENS, Studio, keep_pair, studio
from screens_tables import NAMES, QUICK, Person, Played
from screens_ur3d import TIERS, take
from tests.e2e.conftest import DESKTOP, PHONE
from tests.e2e.ur.table import tablet
from tests.server.running import Running

SCENE = "ur3d/"
PAIRS = SCREENS / "pairs"
OLDER = Path("docs/screens")
"""Where the pictures lay, and were kept, as late as 29a11df."""
PATIENCE = 60_000
SCREEN = (1920, 1080)
OPENING, END = "_opening", "_end"
"""After the name of a board: its first decision, and the last position."""
ENOUGH = 100_000
"""More moves than any game has."""


@dataclass(frozen=True)
class Look:
    name: str
    size: tuple[int, int]
    theme: str

    @property
    def phone(self) -> bool:
        return self.size == PHONE


LOOKS = [
    Look(f"{place}-{theme}", size, theme)
    for place, size in (("desk", DESKTOP), ("screen", SCREEN), ("phone", PHONE))
    for theme in ("dark", "light")
]

BOARDS = {
    "royal_game_of_ur": Played("royal_game_of_ur", 2, 30),
    "ur_ziggurat_square": Played("ur_ziggurat", 4, 90, "place_cube"),
    "ur_ziggurat_hex": Played(
        "ur_ziggurat", 3, 150, "claim_tile", options={"board_topology": "hex"}
    ),
    "after_the_flood": Played("after_the_flood", 3, 250, "expand"),
    "ulm": Played("ulm", 4, 120, "before_push"),
    "clash_of_cultures": Played("clash_of_cultures", 3, 330, "main", seed=10),
}
UR = {"light": {"rooster": 7, "swallow": 3, "raven": "home"}, "dark": {"swallow": 9, "eagle": 14}}


class Guest:
    """Somebody before the page, in one look; the tables are kept from look to look."""

    def __init__(
        self, context: BrowserContext, look: Look, address: str, tables: dict[str, Any]
    ) -> None:
        self.look = look
        self.address = address
        self.tables = tables
        self.me = Person(context.request, address, NAMES[0])
        context.set_default_timeout(PATIENCE)
        self.page: Page = context.new_page()
        self.page.goto(address)

    def table(self, name: str, make: Callable[[], dict[str, Any]]) -> dict[str, Any]:
        """The table of this name, made when it is first needed."""
        if name not in self.tables:
            self.tables[name] = make()
        found: dict[str, Any] = self.tables[name]
        return found

    def open(self, where: str) -> None:
        self.page.set_viewport_size({"width": self.look.size[0], "height": self.look.size[1]})
        self.page.goto("about:blank")  # else a new place on the same page would be no new page
        self.page.goto(f"{self.address}/{where}")
        self.rest()

    def wish(self, store: str, **wishes: object) -> None:
        kept = [f"edubba.{store}", json.dumps(wishes)]
        self.page.evaluate("([name, kept]) => localStorage.setItem(name, kept)", kept)

    def sit(self, name: str, played: Played) -> None:
        self.open(f"#/table/{self.table(name, lambda: self.me.lay(played))['id']}")
        self.page.locator(".shell .question, .curtain, .ending").first.wait_for()
        self.rest()

    def rest(self) -> None:
        """Until the page stands: words, fonts and pictures are there."""
        self.page.locator("h1").first.wait_for()
        expect(self.page.locator(".loading")).to_have_count(0, timeout=PATIENCE)
        self.page.wait_for_load_state("networkidle")
        self.page.evaluate("() => document.fonts.ready.then(() => null)")
        self.page.evaluate("() => scrollTo(0, 0)")
        self.page.wait_for_timeout(250)


# The screens of the house


def the_house(guest: Guest) -> Iterator[str]:
    guest.table("ulm", lambda: guest.me.lay(BOARDS["ulm"]))  # something to go on with
    for name, where in (
        ("menu", "#/"),
        ("games", "#/games"),
        ("setup_game_of_ur", "#/new/game_of_ur"),
        ("setup_clash_of_cultures", "#/new/clash_of_cultures"),
        ("settings", "#/settings"),
        ("rules", "#/rules"),
        ("rules_ulm", "#/rules/ulm"),
        ("credits", "#/credits"),
    ):
        guest.open(where)
        yield name


def the_tables(guest: Guest) -> Iterator[str]:
    friend = guest.tables["friend"]
    guest.table("ulm", lambda: guest.me.lay(BOARDS["ulm"]))
    guest.table("offered", lambda: friend.open("ulm", "open", "fair"))
    clock = {"kind": "increment", "seconds": 900, "increment": 10}
    guest.table("clocked", lambda: friend.open("game_of_ur", "open", clock=clock))
    guest.open("#/tables")
    yield "tables"
    mine = guest.table("waiting", lambda: guest.me.open("after_the_flood", "invite", "invite"))
    guest.open(f"#/table/{mine['id']}")
    guest.page.get_by_test_id("invite-link").wait_for()
    yield "waiting"
    theirs = guest.table("link", lambda: friend.open("ur_ziggurat", "invite", private=True))
    guest.open(f"#/join/{theirs['id']}?code={theirs['invite']}")
    guest.page.get_by_test_id("join").wait_for()
    yield "join"


def problems(guest: Guest) -> Iterator[str]:
    guest.open("#/table/nowhere")
    yield "problem_no_table"
    guest.open("#/tabel/3")
    yield "problem_no_page"
    full = guest.tables["friend"].open("royal_game_of_ur", "fair")
    guest.open(f"#/join/{full['id']}")
    yield "problem_full"

    def fail(route: Route) -> None:
        route.fulfill(status=500, body="")

    guest.page.route(re.compile("/api/tables$"), fail)
    guest.open("#/tables")
    yield "problem_server"


# At the table


def board(name: str, played: Played) -> Callable[[Guest], Iterator[str]]:
    """The first decision, one in the middle, and the end with nothing before it."""

    def sitting(guest: Guest) -> Iterator[str]:
        guest.sit(f"{name}{OPENING}", replace(played, moves=0, asks=""))
        yield f"{name}{OPENING}"
        guest.sit(name, played)
        yield name
        guest.sit(f"{name}{END}", replace(played, moves=ENOUGH, asks="", bot=QUICK))
        guest.page.get_by_test_id("end-reason").wait_for()
        yield f"{name}{END}"

    return sitting


def flat_ur(guest: Guest) -> Iterator[str]:
    def lay() -> dict[str, Any]:
        return guest.me.ask("tablets?mode=continue", tablet(UR, [2], None).encode())

    guest.wish("ur", stage="flat")
    guest.open(f"#/table/{guest.table('flat', lay)['id']}")
    guest.page.locator(".ur-stage").wait_for()
    guest.page.keyboard.press("r")
    guest.page.wait_for_timeout(400)
    guest.rest()
    yield "game_of_ur_flat"
    guest.page.keyboard.press("4")
    guest.rest()
    yield "game_of_ur_flat_preview"
    guest.wish("ur")


def curtain(guest: Guest) -> Iterator[str]:
    guest.sit("here", Played("ulm", 2, 20, here=True))
    guest.page.get_by_test_id("curtain").wait_for()
    yield "curtain"


def table_menu(guest: Guest) -> Iterator[str]:
    guest.sit("ulm", BOARDS["ulm"])
    guest.page.get_by_test_id("table-menu").click()
    guest.page.get_by_test_id("menu-resume").wait_for()
    yield "table_menu"


def the_end(guest: Guest) -> Iterator[str]:
    over = Played("ulm", 3, ENOUGH)
    guest.sit("over", over)
    guest.page.get_by_test_id("end-reason").wait_for()
    yield "end"
    guest.open(f"#/replay/{guest.tables['over']['match']}")
    slider = guest.page.get_by_test_id("replay-slider")
    slider.wait_for()
    middle = int(slider.get_attribute("max") or 0) // 2
    slider.fill(str(middle))
    guest.rest()
    yield "replay"


SITTINGS: dict[str, Callable[[Guest], Iterator[str]]] = {
    "menu games setup_game_of_ur setup_clash_of_cultures settings rules rules_ulm credits": (
        the_house
    ),
    "tables waiting join": the_tables,
    "game_of_ur_flat game_of_ur_flat_preview": flat_ur,
    **{
        f"{name}{OPENING} {name} {name}{END}": board(name, played)
        for name, played in BOARDS.items()
    },
    "table_menu": table_menu,
    "curtain": curtain,
    "end replay": the_end,
    "problem_no_table problem_no_page problem_full problem_server": problems,
}


def take_looks(opened: Studio, address: str) -> None:
    """One browser for each look; the pictures of a sitting follow from each other."""
    everybody = opened.browser.new_context()
    tables: dict[str, Any] = {"friend": Person(everybody.request, address, NAMES[3])}
    cookies: list[Any] = []
    for look in LOOKS:
        with opened.visit(look.size, look.theme, look.phone) as context:
            context.add_cookies(cookies)
            guest = Guest(context, look, address, tables)
            cookies = [{**cookie} for cookie in context.cookies()]
            for names, sitting in SITTINGS.items():
                if not any(opened.wants(f"{name}-{look.name}") for name in names.split()):
                    continue
                for name in sitting(guest):
                    if opened.wants(f"{name}-{look.name}"):
                        opened.keep(f"{name}-{look.name}", guest.page.screenshot())
    everybody.close()


def take_screens(wanted: list[str]) -> None:
    names = [name for together in SITTINGS for name in together.split()]
    pictures = [f"{name}-{look.name}" for look in LOOKS for name in names]
    with tempfile.TemporaryDirectory() as folder, studio(SCREENS, wanted) as opened:
        opened.expect(pictures)
        house = Running(Path(folder) / "house").start()
        try:
            take_looks(opened, house.address)
        finally:
            house.stop()
    missing = write_index(pictures)
    if missing and not wanted:
        raise SystemExit(f"Missing: {', '.join(missing)}")


def pair_up(other: Path) -> None:
    """Each picture beside the one of the same name from another checkout."""
    found = [path for path in sorted(SCREENS.rglob("*.png")) if PAIRS not in path.parents]
    pairs = [
        (mine, folder / mine.relative_to(SCREENS))
        for mine in found
        for folder in (other / SCREENS.relative_to(ROOT), other / OLDER)
    ]
    known = [(mine, theirs) for mine, theirs in pairs if theirs.exists()]
    if not known:
        raise SystemExit(f"There are no pictures in {other}: run `make screens` there first.")
    for mine, theirs in known:
        keep_pair(theirs, mine, PAIRS / mine.relative_to(SCREENS))


def main() -> None:
    said = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    said.add_argument("names", nargs="*", help="beginnings of names; none for all")
    said.add_argument("--tier", default="high", choices=TIERS, help="how finely the scene is drawn")
    said.add_argument("--beside", type=Path, help="a checkout whose pictures stand at the left")
    asked = said.parse_args()
    if asked.beside:
        pair_up(asked.beside)
        return
    scenes = [name.removeprefix(SCENE) for name in asked.names if name.startswith(SCENE)]
    screens = [name for name in asked.names if not name.startswith(SCENE)]
    if screens or not asked.names:
        take_screens(screens)
    if scenes or not asked.names:
        take(scenes, asked.tier)


if __name__ == "__main__":
    main()
