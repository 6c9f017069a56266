/**
 * Stands in for `node:async_hooks` in the half that the server renders with. React asks for its store only while it
 * renders, which it does at one go; Node's own store would from the first page on slow down all promises of the server.
 */
export class AsyncLocalStorage<Store> {
  #store: Store | undefined;

  getStore(): Store | undefined {
    return this.#store;
  }

  run<Result, Args extends unknown[]>(store: Store, work: (...args: Args) => Result, ...args: Args): Result {
    const before = this.#store;
    this.#store = store;
    try {
      return work(...args);
    } finally {
      this.#store = before;
    }
  }
}
