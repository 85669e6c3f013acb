// Which buttons, links and fields of the frame a finger hits in less than so many pixels; what the
// board draws, and what is out of sight, is not asked.
(least) => {
  const pressed = "button:not(:disabled), a[href], select, input, [role=button]";
  const board = ".board, .over, .own-mat, .ask, .drawer-body, [data-element]";
  const scrolls = (box) => /auto|scroll/.test(getComputedStyle(box).overflowY);
  // Nor is what one is scrolling past.
  const inside = (element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return false;
    for (let box = element.parentElement; box; box = box.parentElement) {
      const around = box.getBoundingClientRect();
      if (scrolls(box) && (top < around.top || bottom > around.bottom)) return false;
    }
    return true;
  };
  const hits = (element, x, y) => {
    const found = document.elementFromPoint(x, y);
    return found !== null && (element === found || element.contains(found));
  };
  // How far from there it is hit, to both sides together.
  const reach = (element, x, y, dx, dy) => {
    let far = 1;
    for (const way of [-1, 1]) {
      for (let by = 1; by < least && hits(element, x + way * by * dx, y + way * by * dy); by += 1) far += 1;
    }
    return far;
  };
  const faults = [];
  for (const element of document.querySelectorAll(pressed)) {
    const box = element.getBoundingClientRect();
    if (element.closest(board) || box.width < 2 || !element.checkVisibility() || !inside(element)) continue;
    // Something small may lie over a part of it.
    const y = (box.top + box.bottom) / 2;
    const found = [0.5, 0.25, 0.75]
      .map((share) => box.left + box.width * share)
      .filter((x) => hits(element, x, y))
      .map((x) => [reach(element, x, y, 1, 0), reach(element, x, y, 0, 1)]);
    if (found.length === 0 || found.some((sides) => Math.min(...sides) >= least)) continue;
    const said = element.ariaLabel || element.textContent || element.value;
    faults.push(`“${said}” is hit on ${found.map((sides) => sides.join("x")).join(", ")} px`);
  }
  return faults;
};
