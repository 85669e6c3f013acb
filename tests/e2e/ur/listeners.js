() => {
  // Counts the listeners that are held right now, before any script of the page runs.
  window.listeners = 0;
  const held = new Map();
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const keyed = (target, type) => {
    const types = held.get(target) ?? new Map();
    held.set(target, types);
    const all = types.get(type) ?? new Set();
    types.set(type, all);
    return all;
  };
  const drop = (all, heard) => {
    if (all.delete(heard)) window.listeners--;
  };
  EventTarget.prototype.addEventListener = function (type, heard, options) {
    const all = keyed(this, type);
    if (heard && !all.has(heard)) {
      all.add(heard);
      window.listeners++;
      const signal = typeof options === "object" ? options?.signal : undefined;
      if (signal) addEventListener.call(signal, "abort", () => drop(all, heard), { once: true });
    }
    return addEventListener.call(this, type, heard, options);
  };
  EventTarget.prototype.removeEventListener = function (type, heard, options) {
    drop(keyed(this, type), heard);
    return removeEventListener.call(this, type, heard, options);
  };
};
