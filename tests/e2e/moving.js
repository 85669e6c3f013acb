// Watches every change of position from now on: which pieces jump, and which are on their way.
() => {
  const { table } = window.sitting;
  const places = () =>
    new Map(
      [...document.querySelectorAll("[data-piece]")].map((piece) => {
        const { x, y, width, height } = piece.getBoundingClientRect();
        return [piece.dataset.piece ?? piece.getAttribute("data-piece"), [x + width / 2, y + height / 2]];
      }),
    );
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
  table.shown.subscribe(() => {
    if (table.shown.get().view === view) return;
    ({ view } = table.shown.get());
    const before = places();
    // The first frame that anybody sees after the change, when all ways have begun.
    requestAnimationFrame(() => {
      const now = places();
      const ways = new Set(document.getAnimations().map((way) => way.effect?.target));
      for (const [name, place] of now) {
        const was = before.get(name);
        if (was && far(was, place) > 6) found.jumps.push(`${name}: ${Math.round(far(was, place))} px`);
        const node = document.querySelector(`[data-piece="${CSS.escape(name)}"]`);
        if (was && ways.has(node)) found.moved += 1;
      }
    });
  });
  window.moving = found;
};
