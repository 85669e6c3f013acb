// Remembers what stood on the page, however short: how many at most, and each text from when to when.
(query) => {
  const stood = {};
  window.remembered = { most: 0, stood };
  let before = [];
  const look = () => {
    const now = performance.now();
    for (const text of before) stood[text][1] = now;
    before = [...document.querySelectorAll(query)].map((element) => element.textContent);
    for (const text of before) stood[text] ??= [now, now];
    window.remembered.most = Math.max(window.remembered.most, before.length);
  };
  new MutationObserver(look).observe(document, {
    childList: true,
    characterData: true,
    subtree: true,
  });
};
