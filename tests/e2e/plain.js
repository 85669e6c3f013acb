// Every word in plain letters that is read or heard here, once all that folds is open; but those
// within `apart`, what is there in words of its own.
async (apart) => {
  for (const folded of document.querySelectorAll("details")) folded.open = true;
  const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  await drawn();
  await drawn();
  const heard = ["aria-label", "aria-description", "aria-valuetext", "title", "placeholder", "alt"];
  const found = [];
  for (const element of document.querySelectorAll("body, body *")) {
    if (element.closest(`script, noscript, style, ${apart}`)) continue;
    const typed = element.matches("input[type=text], textarea") ? element.value : "";
    const texts = [...element.childNodes].filter((each) => each.nodeType === Node.TEXT_NODE);
    const said = [...texts.map((each) => each.data), ...heard.map((name) => element.getAttribute(name))];
    for (const text of [...said, typed]) {
      for (const word of (text ?? "").match(/[A-Za-z]{2,}/g) ?? []) found.push([word, text.trim()]);
    }
  }
  return found;
};
