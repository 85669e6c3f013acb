// What of the choices is out of sight, covered or too small; here, where the page stands already,
// and after each first step.
async (least) => {
  const { table } = window.sitting;
  const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const root = document.documentElement;
  const faults = new Set();
  const shares = [0.5, 0.3, 0.7, 0.15, 0.85];
  const boxesOf = (element) =>
    [element, ...element.querySelectorAll(".edge")].map((each) => each.getBoundingClientRect());
  // Some point of it that a pointer really hits.
  const hit = (element) =>
    boxesOf(element).some((box) =>
      shares.some((fx) =>
        shares.some((fy) => {
          const at = [box.left + box.width * fx, box.top + box.height * fy];
          const found = document.elementFromPoint(...at);
          return found !== null && (element === found || element.contains(found));
        }),
      ),
    );
  const inside = (box) =>
    box.left >= -1 && box.top >= -1 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
  const wrong = (element) => {
    const boxes = boxesOf(element);
    const [box] = boxes;
    if (box.width === 0 || box.height === 0) return "not drawn";
    // A drawing may reach out of the window as long as what glows is in it.
    if (!boxes.some(inside)) return "out of sight";
    if (!hit(element)) return "covered";
    const large = boxes.some((each) => Math.min(each.width, each.height) >= least - 0.5);
    return large ? null : `${Math.round(box.width)}x${Math.round(box.height)} px`;
  };
  const look = (where) => {
    if (root.scrollHeight > innerHeight) faults.add(`${where}: the page is ${root.scrollHeight} high`);
    if (root.scrollWidth > innerWidth) faults.add(`${where}: the page is ${root.scrollWidth} wide`);
    for (const asked of table.asked()) {
      const name = CSS.escape(asked);
      const drawn = document.querySelectorAll(`[data-element="${name}"], [data-key="${name}"]`);
      const faulty = [...drawn].map(wrong);
      if (faulty.length === 0) faults.add(`${where}: ${asked} is nowhere`);
      else if (!faulty.includes(null)) faults.add(`${where}: ${asked} is ${faulty.join(", ")}`);
    }
    for (const button of document.querySelectorAll('[data-testid="actions"] button')) {
      const fault = wrong(button);
      if (fault) faults.add(`${where}: the button "${button.textContent}" is ${fault}`);
    }
  };
  look("at first");
  const seen = new Set();
  for (const asked of table.asked()) {
    const kind = asked.split(":")[0];
    // One of each kind shows how the next step lies.
    if (table.behind(asked).length < 2 || seen.has(kind)) continue;
    seen.add(kind);
    table.pick(asked);
    await frame();
    look(`after ${asked}`);
    while (table.back());
  }
  return [...faults];
};
