// Whether Enter would now choose something.
() =>
  document.activeElement?.matches(
    '.spot.is-open, .spot.is-goal, [data-testid="actions"] button, [data-testid="confirm"], ' +
      '[data-testid="done"], [data-testid="curtain"] button',
  ) ?? false;
