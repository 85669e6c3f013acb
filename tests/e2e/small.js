// Texts that are drawn less than so many pixels high.
(least) => {
    const scale = (from) => {
        if (from instanceof SVGGraphicsElement) {
            const { c, d } = from.getScreenCTM();
            return Math.hypot(c, d);
        }
        let all = 1;
        for (let box = from; box; box = box.parentElement) {
            const { c, d } = new DOMMatrix(getComputedStyle(box).transform);
            all *= Math.hypot(c, d);
        }
        return all;
    };
    const faults = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const around = node.parentElement;
        const said = node.textContent.trim();
        if (!said || !around || around.closest("script, style, .unseen, .listening, option"))
            continue;
        if (!around.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
        const high = parseFloat(getComputedStyle(around).fontSize) * scale(around);
        if (high < least - 0.05) faults.push(`“${said}” is ${high.toFixed(1)} px high`);
    }
    return faults;
};
