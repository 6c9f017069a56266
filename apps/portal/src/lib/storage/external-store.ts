import { useSyncExternalStore } from 'react';

export type ExternalStore<T> = {
  get: () => T;
  set: (change: (value: T) => T) => void;
  subscribe: (onChange: () => void) => () => void;
};

/** A value that lives outside React and tells it about changes. */
export function externalStore<T>(initial: T): ExternalStore<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(change) {
      value = change(value);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The server renders the first value; a page never shares what changed on another. */
export function useExternalStore<T>(store: ExternalStore<T>, onServer: T): T {
  return useSyncExternalStore(store.subscribe, store.get, () => onServer);
}
