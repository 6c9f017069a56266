import { ENROLLMENT_POLL } from '../limits';

export type EnrollmentPoll =
  | { kind: 'found'; aggregateId: string }
  | { kind: 'askAgain' }
  | { kind: 'gaveUp' };

/** [4.13] [8.10] What a look for the new enrolment's aggregate means. */
export function enrollmentPoll(aggregateId: string | null, looksTaken: number): EnrollmentPoll {
  if (aggregateId !== null) return { kind: 'found', aggregateId };
  return { kind: looksTaken < ENROLLMENT_POLL.attempts ? 'askAgain' : 'gaveUp' };
}
