import type { EventDetails } from '@lantern/fragment-kit/fragment-props';

type Listener = (details: EventDetails) => void;

const listeners = new Map<string, Set<Listener>>();

/**
 * What fragments tell the page and each other, as `tasks_changed`. Each listener runs on its own: one that throws stops
 * neither who tells nor who else listens, and its stack names nobody but itself.
 */
export function emitFragmentEvent(name: string, details: EventDetails = {}): void {
  for (const listener of listeners.get(name) ?? []) queueMicrotask(() => listener(details));
}

/** Answers how to stop listening. */
export function onFragmentEvent(name: string, listener: Listener): () => void {
  const known = listeners.get(name) ?? new Set();
  listeners.set(name, known.add(listener));
  return () => {
    known.delete(listener);
  };
}
