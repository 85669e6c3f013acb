// Writes down everything that the voice of the table says, as a screen reader would hear it.
() => {
  window.heard = [];
  const listen = (live) =>
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) window.heard.push(node.textContent);
    }).observe(live, { childList: true });
  new MutationObserver((_, watcher) => {
    const live = document.querySelector('[role="log"]');
    if (!live) return;
    watcher.disconnect();
    listen(live);
  }).observe(document, { childList: true, subtree: true });
};
