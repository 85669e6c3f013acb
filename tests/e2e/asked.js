// Where a pointer hits what is asked for: its name and a point of it.
() => {
  const shares = [0.5, 0.3, 0.7, 0.15, 0.85];
  const pointOf = (element) => {
    for (const box of [...element.querySelectorAll(".edge"), element].map((e) => e.getBoundingClientRect()))
      for (const fx of shares)
        for (const fy of shares) {
          const at = [box.left + box.width * fx, box.top + box.height * fy];
          const found = document.elementFromPoint(...at);
          if (found !== null && element.contains(found)) return at;
        }
    return null;
  };
  return window.sitting.table.asked().flatMap((asked) => {
    const name = CSS.escape(asked);
    const drawn = document.querySelector(`[data-element="${name}"], [data-key="${name}"]`);
    const point = drawn && pointOf(drawn);
    return point ? [[asked, point]] : [];
  });
};
