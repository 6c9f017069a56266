import type { DemoAttempt, DemoCourse, DemoTerms } from '../demo-course';

/** A course of Ada's, with what she has made of it. */
export type BusyCourse = DemoCourse &
  DemoTerms & {
    selfEnrolled?: boolean;
    attempts?: DemoAttempt[];
    /** A result brought in from elsewhere: no attempt of ours. */
    imported?: { score: number; finishedIn: number };
  };

export const running = (progress: number, startedIn: number): DemoAttempt => ({
  state: 'inProgress',
  progress,
  startedIn,
});
export const done = (score: number, startedIn: number, finishedIn: number): DemoAttempt => ({
  state: 'finished',
  progress: 1,
  startedIn,
  finishedIn,
  score,
});
export const waiting = (state: DemoAttempt['state'], submittedIn: number): DemoAttempt => ({
  state,
  progress: 1,
  startedIn: submittedIn - 20,
  submittedIn,
});

export const at = (department: string, level: string, format = 'selfPaced') => ({
  department,
  level,
  format,
});
