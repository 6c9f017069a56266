import { randomId } from '../random-id';
import { writeStored } from './storage';

export const NEWS_KEY = 'attempts-changed';

/** Tells the learner's other tabs that an attempt has changed: what is written here, the browser tells them. */
export function tellOtherTabs(): void {
  writeStored(NEWS_KEY, randomId());
}

/** The answer ends the listening. A tab does not hear itself. */
export function onNewsFromTabs(listener: () => void): () => void {
  function onStorage({ key }: StorageEvent) {
    if (key === NEWS_KEY) listener();
  }
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
