// What can be pressed and cannot be scrolled into the window.
() => {
    const pressed = document.querySelectorAll(
        'button:not(:disabled), .spot[tabindex="0"], a[href]',
    );
    const hidden = ".unseen, .listening, .ur-stage, .skip-link";
    const faults = [];
    for (const element of pressed) {
        if (!element.checkVisibility() || element.closest(hidden)) continue;
        element.scrollIntoView({ block: "center", inline: "center" });
        const { left, top, right, bottom } = element.getBoundingClientRect();
        if (right < 1 || bottom < 1 || left > innerWidth - 1 || top > innerHeight - 1)
            faults.push(`“${element.ariaLabel || element.textContent}” cannot be reached`);
    }
    return faults;
};
