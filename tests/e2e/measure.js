// What of the choices is out of sight, covered or too small; here, where the page stands already,
// and after each step that is not yet an answer.
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
    const buttons = ['[data-testid="actions"] button', ".over button", ".ask button"];
    for (const button of document.querySelectorAll(buttons.join(", "))) {
      const fault = wrong(button);
      const said = button.ariaLabel ?? button.textContent;
      if (fault) faults.add(`${where}: the button "${said}" is ${fault}`);
    }
  };
  // As it was shown at first, and so many things picked since: what a board keeps is forgotten.
  const again = async (picked) => {
    window.showPosition(structuredClone(window.position));
    await frame();
    for (const each of picked) table.pick(each);
    await frame();
  };
  const seen = new Set();
  // Whether another one like it was looked at: of verbs each is one of its own.
  const known = (asked, leads) => {
    const kind = `${leads} ${asked.startsWith("verb:") ? asked : asked.split(":")[0]}`;
    return seen.has(kind) || !seen.add(kind);
  };
  // One of each kind shows how the next step lies; what a board keeps, also further on.
  const open = async (picked) => {
    for (const asked of table.asked()) {
      const [offer, ...more] = table.behind(asked);
      const kept = more.length === 0 && offer?.run !== undefined;
      if (!(kept || more.length > 0) || known(asked, kept ? "kept" : "path")) continue;
      table.pick(asked);
      await frame();
      look(`after ${[...picked, asked].join(", ")}`);
      if (!kept) await open([...picked, asked]);
      await again(picked);
    }
  };
  look("at first");
  await open([]);
  return [...faults];
};
