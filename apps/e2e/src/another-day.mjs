// Loaded before a program of the product: it lives on another day, and so do its embedded database and its tokens.
const aheadMs = Number(process.env.CLOCK_AHEAD_MS);
const Today = Date;

globalThis.Date = class extends Today {
  constructor(...parts) {
    super(...(parts.length === 0 ? [Today.now() + aheadMs] : parts));
  }

  static now() {
    return Today.now() + aheadMs;
  }
};
