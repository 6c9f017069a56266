import { writeStored } from './storage';

export const ANSWER_KEY = 'feedback-answered';

/** Tells the learner's other tabs that the survey was answered: what is written here, the browser tells them. */
export function tellAnswered(answered: Date): void {
  writeStored(ANSWER_KEY, answered.toISOString());
}

/** The answer ends the listening. A tab does not hear itself. */
export function onAnsweredElsewhere(listener: (answered: Date) => void): () => void {
  function onStorage({ key, newValue }: StorageEvent) {
    const answered = new Date(newValue ?? '');
    if (key === ANSWER_KEY && !Number.isNaN(answered.getTime())) listener(answered);
  }
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
