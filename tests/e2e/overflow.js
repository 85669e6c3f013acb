// Texts that leave the window, are cut off at the side or at the foot, or stick out of their button;
// asked for the whole of them, also those that are shortened on purpose.
(whole = false) => {
  const faults = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const scrolls = (overflow) => overflow === "auto" || overflow === "scroll";
  const cuts = (overflow) => overflow === "hidden" || overflow === "clip";
  const wrong = (rect, from) => {
    for (let box = from; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.display === "inline" || style.display === "contents") continue;
      const edge = box.getBoundingClientRect();
      const wide = rect.right > edge.right + 1.5 || rect.left < edge.left - 1.5;
      if (edge.width <= 2 || scrolls(style.overflowX)) return null; // for ears only; can be scrolled to
      if (wide && !whole && style.textOverflow === "ellipsis") return null; // shortened on purpose
      if (wide && cuts(style.overflowX)) return "is cut off";
      if (wide && box.matches("button, .button, .choice, .spot")) return "sticks out of its button";
      if (box.matches(".sheet") || scrolls(style.overflowY)) break; // can be raised, or scrolled to
      const low = rect.bottom > edge.bottom + 1.5;
      if (low && !whole && style.webkitLineClamp !== "none") break; // shortened on purpose
      if (low && cuts(style.overflowY)) return "is cut off at the foot";
    }
    return rect.left < -1 || rect.right > innerWidth + 1 ? "leaves the window" : null;
  };
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const around = node.parentElement;
    const said = node.textContent.trim();
    if (!said || !around || around.closest("svg, script, style, .unseen")) continue;
    if (!around.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      const fault = rect.width > 0 && rect.height > 0 ? wrong(rect, around) : null;
      if (fault) faults.add(`“${said}” ${fault} (${around.className || around.tagName})`);
    }
  }
  return [...faults];
};
