// Texts that lie on one another, each as much of it as its boxes let one see: those of the page, or
// those of each drawing; what lies over a drawing has a ground of its own.
(drawn = false) => {
    const seen = (rect, from) => {
        let { left, top, right, bottom } = rect;
        for (let box = from; box && box !== document.body; box = box.parentElement) {
            const { overflowX, overflowY, position } = getComputedStyle(box);
            const edge = box.getBoundingClientRect();
            if (overflowX !== "visible")
                [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
            if (overflowY !== "visible")
                [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
            if (position === "fixed") break;
        }
        return { left, top, right, bottom };
    };
    const drawing = (from) => {
        let root = from.closest("svg");
        while (root?.parentElement?.closest("svg")) root = root.parentElement.closest("svg");
        return root;
    };
    const texts = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const around = node.parentElement;
        const said = node.textContent.trim();
        if (!said || !around || around.closest("script, style, .unseen, .listening, option"))
            continue;
        if (
            !around.checkVisibility({
                checkOpacity: true,
                checkVisibilityCSS: true,
            })
        )
            continue;
        const root = drawing(around);
        if ((root !== null) !== drawn) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const rect of range.getClientRects())
            texts.push({ said, node, root, tall: rect.height, ...seen(rect, around) });
    }
    const faults = new Set();
    for (const [at, one] of texts.entries()) {
        for (const other of texts.slice(at + 1)) {
            if (one.node === other.node || one.root !== other.root) continue;
            const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
            const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
            const line = Math.min(one.tall, other.tall); // whole, also at the edge of what scrolls
            if (wide > 4 && high > line / 2) faults.add(`“${one.said}” lies on “${other.said}”`);
        }
    }
    return [...faults];
};
