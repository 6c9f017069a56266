export type NotPassedFacts = {
  passed: boolean | null;
  normalizedScore: number | null;
  normalizedPassingScore: number | null;
  /** Null when attempts are not counted. */
  remainingAttempts: number | null;
};

export type NotPassed = Omit<NotPassedFacts, 'passed'>;

/** [8.8] What to tell whoever did not pass: the score, the one needed, and the attempts left; null when passed. */
export function notPassed({ passed, ...facts }: NotPassedFacts): NotPassed | null {
  return passed === false ? facts : null;
}
