// What can be chosen now, or why nothing can: one look at the page.
() => {
  const shown = (element) => {
    const box = element.getBoundingClientRect();
    const folded = element.closest("[hidden], details:not([open]) > :not(summary)");
    return box.width > 0 && box.height > 0 && !folded;
  };
  const all = (query) => [...document.querySelectorAll(query)].filter(shown);
  for (const old of document.querySelectorAll("[data-choice]")) delete old.dataset.choice;
  const open = '.spot.is-open, [data-testid="actions"] button';
  const choices = all(open).map((element, at) => {
    element.dataset.choice = String(at);
    return element.dataset.element ?? element.textContent;
  });
  const name = (query, choice) => {
    const found = document.querySelector(query);
    if (found) found.dataset.choice = choice;
    return found !== null;
  };
  const has = (id) => document.querySelector(`[data-testid="${id}"]`) !== null;
  return {
    over: has("end-reason") || has("show-result"),
    waits: name('[data-testid="confirm"]', "waits"),
    curtain: name('[data-testid="curtain"] button', "curtain"),
    done: name('[data-testid="done"]', "done"),
    choices,
  };
};
