"""The verbs of a turn in Clash of Cultures keep their columns, whatever is shut."""

from playwright.sync_api import Browser

from edubba.games.clash_of_cultures import GAME
from tests.e2e.conftest import DESKTOP, PATIENCE
from tests.e2e.gallery import Gallery, put
from tests.games.clash_of_cultures.table import table

COLUMNS = """() => {
  const ask = document.querySelector(".cc-ask").getBoundingClientRect();
  const tiles = [...document.querySelectorAll(".cc-tiles > *")];
  const inside = ({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth;
  return [
    tiles.every(inside) && tiles.every((each) => each.getBoundingClientRect().right <= ask.right),
    ...new Set(tiles.map((each) => Math.round(each.getBoundingClientRect().left))),
  ];
}"""


def test_the_verbs_keep_their_columns(chromium: Browser, gallery_address: str) -> None:
    context = chromium.new_context(viewport={"width": DESKTOP[0], "height": DESKTOP[1]})
    context.set_default_timeout(PATIENCE)
    gallery = Gallery(context.new_page(), gallery_address, "clash_of_cultures")
    found = []
    for food, actions in ((2, 3), (0, 3), (0, 0)):
        state = table().turn_of(0, actions).has(0, food=food).state
        gallery.show(put(GAME.setup(2, {}), state))
        found.append(gallery.page.evaluate(COLUMNS))
    context.close()
    inside, *columns = found[0]
    assert inside
    assert len(columns) == 2
    assert found == [found[0]] * 3
