// The page has drawn itself anew.
() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null))));
