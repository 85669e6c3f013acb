"""Takes the pictures on the cards of the games from the boards themselves.

    npx vite --port 5173 &
    python pictures/make.py http://localhost:5173

Each is a part of the drawing in a position of fixtures/, as WebP. To be run again when a board
has changed its look; the pictures are kept in the repository.
"""

import io
import sys
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

FOLDER = Path(__file__).parent
SIZE = (640, 360)
QUALITY = 82
# game: position, and where in the drawing the picture lies: its middle and its width, in shares
PICTURES = {
    "game_of_ur": ("game_of_ur-middle", (0.5, 0.52), 0.98),
    "royal_game_of_ur": ("royal_game_of_ur-middle", (0.5, 0.53), 1.0),
    "ur_ziggurat": ("ur_ziggurat-middle", (0.5, 0.46), 1.0),
    "after_the_flood": ("after_the_flood-middle", (0.52, 0.52), 0.9),
    "ulm": ("ulm-middle", (0.5, 0.5), 0.8),
    "clash_of_cultures": ("clash_of_cultures-middle", (0.5, 0.45), 0.8),
}
LARGEST = """() => {
  const area = (svg) => svg.clientWidth * svg.clientHeight;
  const all = [...document.querySelectorAll(".board svg")].toSorted((a, b) => area(b) - area(a));
  const [svg] = all;
  if (!svg || area(svg) === 0) return null;
  const box = svg.getBoundingClientRect();
  const { width, height } = svg.viewBox.baseVal;
  const scale = width ? Math.min(box.width / width, box.height / height) : 1;
  const drawn = width ? { w: width * scale, h: height * scale } : { w: box.width, h: box.height };
  return [box.x + (box.width - drawn.w) / 2, box.y + (box.height - drawn.h) / 2, drawn.w, drawn.h];
}"""
"""Where the largest drawing of the board lies on the page, without the margins of its element."""


def main(address: str, wished: list[str]) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=["--no-sandbox", "--hide-scrollbars"]
        )
        page = browser.new_page(
            viewport={"width": 1400, "height": 1600}, device_scale_factor=2, reduced_motion="reduce"
        )
        for game, (position, (across, down), share) in PICTURES.items():
            if wished and game not in wished:
                continue
            page.goto(f"{address}/gallery.html?position={position}&theme=dark")
            page.wait_for_function(LARGEST)
            page.wait_for_timeout(1000)
            x, y, wide, high = page.evaluate(LARGEST)
            width = min(wide * share, high * SIZE[0] / SIZE[1])
            height = width * SIZE[1] / SIZE[0]
            left = x + min(max(wide * across - width / 2, 0), wide - width)
            top = y + min(max(high * down - height / 2, 0), high - height)
            clip = {"x": left, "y": top, "width": width, "height": height}
            shot = Image.open(io.BytesIO(page.screenshot(clip=clip))).convert("RGB")
            shot = shot.resize(SIZE, Image.Resampling.LANCZOS)
            shot.save(FOLDER / f"{game}.webp", quality=QUALITY)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
