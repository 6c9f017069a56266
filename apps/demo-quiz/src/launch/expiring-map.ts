const MOST = 10_000;

/** Things that are taken once, within their time; nobody can fill the memory with them. */
export class ExpiringMap<T> {
  readonly #entries = new Map<string, { value: T; until: number }>();

  constructor(
    readonly lifetimeMs: number,
    readonly now: () => number = Date.now,
  ) {}

  put(key: string, value: T): void {
    const now = this.now();
    for (const [old, { until }] of this.#entries) {
      if (until > now && this.#entries.size < MOST) break;
      this.#entries.delete(old);
    }
    this.#entries.set(key, { value, until: now + this.lifetimeMs });
  }

  take(key: string): T | null {
    const entry = this.#entries.get(key);
    this.#entries.delete(key);
    return entry && entry.until > this.now() ? entry.value : null;
  }
}
