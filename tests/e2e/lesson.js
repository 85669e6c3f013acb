// What an introduction wants now: the card, its way on, and what it asks for among all that is lit.
() => {
    const card = document.querySelector('[data-testid="lesson"]');
    for (const old of document.querySelectorAll("[data-choice]"))
        delete old.dataset.choice;
    if (!card) return { id: "", choices: [] };
    const shown = (element) => {
        const { width, height } = element.getBoundingClientRect();
        return width > 0 && height > 0 && !element.disabled;
    };
    const all = (query) => [...document.querySelectorAll(query)].filter(shown);
    const asks = JSON.parse(card.dataset.asked);
    const asked = (course) =>
        course.split(", ").every((move, at) => asks[at]?.includes(move));
    const found = [
        ...all(
            '[data-testid="next-lesson"], [data-testid="confirm"], [data-testid="ur-throw"]',
        ),
        ...all("button[data-move]").filter(({ dataset }) =>
            asked(dataset.move),
        ),
        ...all(".spot.is-hinted.is-open, .spot.is-hinted.is-goal"),
        ...all(".cc-trade .button.is-hinted"),
        ...all(".ur-spot.is-told.is-open, .ur-spot.is-told.is-goal"),
        ...all("[data-mirror]").filter(({ dataset }) =>
            document.querySelector(
                `.ur-spot.is-told[data-element="${dataset.mirror}"]`,
            ),
        ),
    ];
    found.forEach((element, at) => {
        element.dataset.choice = String(at);
    });
    const last = document.querySelector('[data-testid="first-game"]');
    const choices = found.map(
        (element) => element.dataset.element ?? element.textContent,
    );
    return {
        id: card.dataset.id,
        last: last !== null && !last.disabled,
        choices,
    };
};
