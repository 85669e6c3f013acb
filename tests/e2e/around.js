// Which of these is not there, not whole in the window, or lies under something else.
(wanted) => {
  const shares = [0.1, 0.5, 0.9];
  const wrong = (name) => {
    const box = document.querySelector(name);
    if (!box) return "not there";
    const { left, top, right, bottom, width, height } = box.getBoundingClientRect();
    if (width === 0 || height === 0) return "not drawn";
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return "out of sight";
    const seen = shares.every((fx) =>
      shares.every((fy) => {
        const found = document.elementFromPoint(left + width * fx, top + height * fy);
        return found !== null && box.contains(found);
      }),
    );
    return seen ? null : "covered";
  };
  return wanted.flatMap((name) => {
    const fault = wrong(name);
    return fault ? [`${name} is ${fault}`] : [];
  });
};
