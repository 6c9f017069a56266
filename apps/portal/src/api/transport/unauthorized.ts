type Listener = (callPath: string) => void;

const listeners = new Set<Listener>();

/** [8.1] Tells of every call that was refused because nobody is signed in; what follows is the app's to decide. */
export function onUnauthorized(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function tellUnauthorized(callPath: string): void {
  for (const listener of listeners) listener(callPath);
}
