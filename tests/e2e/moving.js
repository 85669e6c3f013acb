// Watches every change of position from now on: which pieces jump, and which are on their way.
() => {
  const { table } = window.sitting;
  const look = () =>
    [...document.querySelectorAll("[data-piece]")].map((node) => {
      const { x, y, width, height } = node.getBoundingClientRect();
      return { node, name: node.getAttribute("data-piece"), at: [x + width / 2, y + height / 2], width };
    });
  const far = ([x, y], [u, v]) => Math.hypot(x - u, y - v);
  const found = { jumps: [], moved: 0, shifts: [] };
  const own = (node) => node?.getAttribute?.("class") || node?.nodeName?.toLowerCase();
  const named = ({ node }) => [node?.parentNode?.parentNode, node?.parentNode, node].map(own).join(" > ");
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!entry.hadRecentInput) found.shifts.push(entry.sources.map(named).join(", "));
    }
  }).observe({ type: "layout-shift" });
  let { view } = table.shown.get();
  let seen = null;
  table.shown.subscribe(() => {
    if (table.shown.get().view === view) return;
    ({ view } = table.shown.get());
    if (seen) return; // a busy machine: nobody has seen a frame of the position between
    seen = look().filter(({ width }) => width > 0);
    // The first frame that anybody sees after the change, when all ways have begun.
    requestAnimationFrame(() => {
      const before = seen;
      seen = null;
      const ways = new Set(document.getAnimations().map((way) => way.effect?.target));
      for (const { node, name, at, width } of look()) {
        if (width === 0) continue;
        // The same drawing from where it was; another one of it from where any of them was.
        const all = before.filter((each) => each.name === name);
        const same = all.filter((each) => each.node === node);
        const known = same.length > 0 ? same : all;
        if (known.length === 0) continue;
        const jump = Math.min(...known.map((each) => far(each.at, at)));
        if (jump > 6) found.jumps.push(`${name}: ${Math.round(jump)} px`);
        if (ways.has(node)) found.moved += 1;
      }
    });
  });
  window.moving = found;
};
