"""Takes the pictures on the cards of the games from the boards themselves.

    npx vite --port 5173 &
    python pictures/make.py http://localhost:5173

Each is a part of the board at a table on a desk, in a position of fixtures/, as WebP; those of
the Game of Ur are from its room, at the richest tier, which takes minutes where a processor draws.
Where there are words in a picture, there is one for each language: `ulm.de.webp`. To be run again
when a board has changed its look; the pictures are kept in the repository.
"""

import base64
import io
import sys
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, FloatRect, Page, sync_playwright

FOLDER = Path(__file__).parent
sys.path.insert(0, str(FOLDER.parents[1]))  # the scene's workbench is that of the tests

from tests.e2e.conftest import CHROMIUM, DESKTOP, FLAGS, PLAIN  # noqa: E402
from tests.e2e.ur.workbench import Bench, build, served  # noqa: E402

from edubba.core.catalogue import ENGLISH, languages  # noqa: E402

SIZE = (640, 360)
QUALITY = 70
# game: position, and where on its board the picture lies: its middle and its width, in shares
PICTURES = {
    "royal_game_of_ur": ("royal_game_of_ur-middle", (0.5, 0.5), 1.0),
    "ur_ziggurat": ("ur_ziggurat-middle", (0.314, 0.28), 0.61),
    "after_the_flood": ("after_the_flood-late", (0.3, 0.5), 0.6),
    "ulm": ("ulm-late", (0.5, 0.4), 1.0),
    "clash_of_cultures": ("clash_of_cultures-empire", (0.51, 0.5), 0.62),
}
# picture: the look of the board, from where it is seen, and how large it is kept
SCENES = {
    "game_of_ur": ("second_millennium", "table", SIZE),
    "game_of_ur-room": ("second_millennium", "room", (960, 600)),
    "game_of_ur-second_millennium": ("second_millennium", "board", (480, 270)),
    "game_of_ur-first_millennium": ("first_millennium", "board", (480, 270)),
}
WORDED = ["royal_game_of_ur", "after_the_flood", "ulm"]
"""In whose pictures there is something to read."""
OTHERS = [language for language in languages() if language != ENGLISH]
DRAWN = (960, 600)
PATIENCE = 1_800_000
DRAWN_YET = """() =>
  [...document.querySelectorAll(".board svg")].some(({ clientWidth: wide }) => wide > 0)"""


def keep(name: str, picture: bytes, size: tuple[int, int]) -> None:
    """As large as it is shown, cut to its form from the middle."""
    shot = Image.open(io.BytesIO(picture)).convert("RGB")
    height = round(shot.width * size[1] / size[0])
    top = (shot.height - height) // 2
    shot = shot.crop((0, top, shot.width, top + height)).resize(size, Image.Resampling.LANCZOS)
    shot.save(FOLDER / f"{name}.webp", quality=QUALITY)


def take_scenes(browser: Browser, wished: list[str]) -> None:
    """All from one room, which takes longest; the look of the board changes in it."""
    with tempfile.TemporaryDirectory() as folder, served(build(Path(folder))) as address:
        page = browser.new_page(viewport={"width": DRAWN[0], "height": DRAWN[1]})
        page.set_default_timeout(PATIENCE)
        bench = Bench(page, address, gfx="high", speed=0, motion=0)
        for name, (look, shot, size) in SCENES.items():
            if wished and name not in wished:
                continue
            view = f"{{ ...bench.position.view, board: '{look}' }}"
            aimed = f"bench.set({{ view: {view} }}); bench.stage.shoot('{shot}')"
            url = str(page.evaluate(f"() => {{ {aimed}; return bench.snap(); }}"))
            keep(name, base64.b64decode(url.split(",", 1)[1]), size)
        bench.do("bench.stage.dispose()")
        page.close()


def take_board(page: Page, address: str, game: str, language: str, name: str) -> None:
    """A part of a board, with its words in a language."""
    position, (across, down), share = PICTURES[game]
    page.goto(f"{address}/gallery.html?position={position}&theme=dark&language={language}")
    page.wait_for_function(DRAWN_YET)
    page.wait_for_timeout(1000)
    box = page.locator(".board").bounding_box()
    assert box is not None
    x, y, wide, high = box["x"], box["y"], box["width"], box["height"]
    cut = min(wide * share, high * SIZE[0] / SIZE[1])
    tall = cut * SIZE[1] / SIZE[0]
    left = x + min(max(wide * across - cut / 2, 0), wide - cut)
    top = y + min(max(high * down - tall / 2, 0), high - tall)
    clip: FloatRect = {"x": left, "y": top, "width": cut, "height": tall}
    keep(name, page.screenshot(clip=clip), SIZE)


def main(address: str, wished: list[str]) -> None:
    with sync_playwright() as playwright:
        scenes = not wished or set(wished) & set(SCENES)
        flags = FLAGS if scenes else PLAIN
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=flags)
        if scenes:
            take_scenes(browser, wished)
        page = browser.new_page(
            viewport={"width": DESKTOP[0], "height": DESKTOP[1]},
            device_scale_factor=2,
            reduced_motion="reduce",
        )
        page.set_default_timeout(PATIENCE)
        for game in PICTURES:
            if not wished or game in wished:
                take_board(page, address, game, ENGLISH, game)
                for language in OTHERS if game in WORDED else []:
                    take_board(page, address, game, language, f"{game}.{language}")
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
