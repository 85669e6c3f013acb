"""What the browser has to load, and how soon it answers."""

from statistics import median

from playwright.sync_api import Response

from tests.e2e.conftest import Visit
from tests.e2e.player import LOOK, POINT, Guest
from tests.server.running import Running

KILOBYTE = 1_000
FIRST_PAGE, BOARD_PAGE, SCENE = 100 * KILOBYTE, 250 * KILOBYTE, 200 * KILOBYTE
ANSWER = 100
"""Milliseconds to the first change on the screen after a click, on a machine with nothing to do."""
BUSY = 5
"""How many times longer it may take while other tests run."""

# Milliseconds from the click to the next drawn frame in which something has changed.
WATCH = """() => {
  window.answer = new Promise((tell) => {
    addEventListener("pointerup", () => {
      const start = performance.now();
      const observer = new MutationObserver(() => {
        observer.disconnect();
        requestAnimationFrame(() => tell(performance.now() - start));
      });
      observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    }, { once: true, capture: true });
  });
}"""


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


def test_boards_are_light_before_the_scene(house: Running, visit: Visit) -> None:
    for game in ["game_of_ur", "clash_of_cultures", "after_the_flood"]:
        guest = visit(house)
        scales = Scales(guest)
        guest.new_table(game, "computer")
        guest.play(lambda *_: None, 1)
        assert scales.total(without="ur3d") <= BOARD_PAGE, game
        scene = sum(size for url, size in scales.scripts.items() if "ur3d" in url)
        assert scene <= SCENE


def test_a_click_is_answered_at_once(house: Running, visit: Visit) -> None:
    guest = visit(house)
    guest.new_table("ur_ziggurat", "local")
    page = guest.page
    answers: list[float] = []
    while len(answers) < 15:
        seen = page.evaluate(LOOK)
        if not seen["choices"]:
            page.wait_for_timeout(20)
            continue
        page.evaluate(WATCH)
        point = page.evaluate(POINT, "0")
        if point:
            page.mouse.click(*point)
            answers.append(page.evaluate("window.answer"))
    print(f"median answer {median(answers):.0f} ms")
    assert median(answers) < ANSWER * BUSY
