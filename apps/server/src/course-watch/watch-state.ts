import type { CourseProblem } from '../course-folder/course-problem';

/** What the author's pages are told. */
export type Watched = {
  /** Grows with each import that changed something. */
  version: number;
  /** The course that was imported last; null before the first one. */
  courseId: string | null;
  /** Why the folder cannot be imported as it is now. */
  problems: readonly CourseProblem[];
};

export type WatchState = {
  now: () => Watched;
  change: (changed: Partial<Watched>) => void;
  /** Answers how to stop listening. */
  listen: (listener: (watched: Watched) => void) => () => void;
};

export function watchState(): WatchState {
  let watched: Watched = { version: 0, courseId: null, problems: [] };
  const listeners = new Set<(next: Watched) => void>();
  return {
    now: () => watched,
    change: (changed) => {
      watched = { ...watched, ...changed };
      for (const listener of listeners) listener(watched);
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
