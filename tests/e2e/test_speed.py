"""What the browser has to load; how soon it answers is measured by `make bench-web`."""

from playwright.sync_api import Response

from tests.e2e.conftest import Visit
from tests.e2e.player import Guest
from tests.e2e.test_screens import GAMES, STAGED
from tests.server.running import Running

KILOBYTE = 1_000
FIRST_PAGE, BOARD_PAGE, SCENE = 100 * KILOBYTE, 250 * KILOBYTE, 200 * KILOBYTE


class Scales:
    """Weighs all scripts that a page loads, as they come over the wire."""

    def __init__(self, guest: Guest) -> None:
        self.scripts: dict[str, int] = {}
        guest.page.on("response", self.weigh)

    def weigh(self, response: Response) -> None:
        if response.url.split("?")[0].endswith(".js"):
            assert response.headers.get("content-encoding") == "gzip", response.url
            self.scripts[response.url] = int(response.headers["content-length"])

    def total(self, without: str = "!") -> int:
        return sum(size for url, size in self.scripts.items() if without not in url)


def test_the_first_page_is_light(house: Running, visit: Visit) -> None:
    guest = visit(house)
    scales = Scales(guest)
    guest.open()
    guest.page.get_by_test_id("menu-play").wait_for()
    guest.page.wait_for_load_state("networkidle")
    assert 0 < scales.total() <= FIRST_PAGE


def test_boards_are_light_before_the_scene(
    house: Running, visit: Visit, scene_visit: Visit
) -> None:
    for game in GAMES:
        guest = (scene_visit if game == STAGED else visit)(house)
        scales = Scales(guest)
        guest.new_table(game, "computer")
        guest.page.locator(".board > *").first.wait_for()
        guest.page.wait_for_load_state("networkidle")
        assert scales.total(without="ur3d") <= BOARD_PAGE, game
        scene = sum(size for url, size in scales.scripts.items() if "ur3d" in url)
        assert scene <= SCENE
