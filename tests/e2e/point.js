// Where the pointer hits this choice and nothing else.
(at) => {
  const element = document.querySelector(`[data-choice="${at}"]`);
  if (!element) return null;
  element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const boxes = [...element.querySelectorAll(".edge"), element].map((e) => e.getBoundingClientRect());
  const shares = [0.5, 0.3, 0.7, 0.15, 0.85];
  for (const box of boxes) {
    for (const fx of shares) {
      for (const fy of shares) {
        const point = [box.left + box.width * fx, box.top + box.height * fy];
        if (document.elementFromPoint(...point)?.closest("[data-choice]") === element) return point;
      }
    }
  }
  return null;
};
