import { afterEach, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Stands in for the browser's observer, which the test page lacks: what is watched comes into view when told to. */
export function watchElements(): { comeIntoView: () => void; options: IntersectionObserverInit[] } {
  const watchers = new Set<() => void>();
  const options: IntersectionObserverInit[] = [];
  class Observer {
    readonly #onSeen: () => void;
    constructor(listener: (entries: Array<{ isIntersecting: boolean }>) => void, given = {}) {
      options.push(given);
      this.#onSeen = () => listener([{ isIntersecting: true }]);
    }
    observe() {
      watchers.add(this.#onSeen);
    }
    disconnect() {
      watchers.delete(this.#onSeen);
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  return {
    options,
    comeIntoView: () => {
      for (const see of watchers) see();
    },
  };
}
