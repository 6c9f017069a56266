import type {
  ObjectiveAccess,
  ObjectiveWorkflowAggregate,
} from '@lantern/contract/entities/objective-access';
import { PROBLEM_STATUS } from '@lantern/contract/problem-error';
import { courseFetchFailure } from '@lantern/domain/course/course-fetch-failure';
import { enrollmentPoll } from '@lantern/domain/enrollment/enrollment-poll';
import type { EnrollmentFlow } from '@lantern/domain/enrollment/enrollment-steps';
import { enrollmentSteps } from '@lantern/domain/enrollment/enrollment-steps';
import { contentDestination, type StartPlan } from '@lantern/domain/course/start-plan';
import { ENROLLMENT_POLL } from '@lantern/domain/limits';
import { retryPassing } from '../transport/retry-passing';
import { isPassingFailure } from '../transport/is-passing-failure';
import { problemCodeOf } from '../transport/problem-code-of';
import type { StartAttempt, StartOutcome } from '../attempts/start-sequence';

export type EnrollmentDeps = {
  getObjectiveAccess: (objectiveId: string) => Promise<ObjectiveAccess>;
  createSelfEnrollment: (body: { id: string; objectiveAccessId: string }) => Promise<unknown>;
  /** null: not there yet. */
  getAggregate: (objectiveId: string) => Promise<ObjectiveWorkflowAggregate | null>;
  start: StartAttempt;
  newId: () => string;
  wait: (ms: number) => Promise<void>;
  /** From 0 to 1. */
  random: () => number;
};

export type EnrollmentRequest = {
  objectiveId: string;
  flow: EnrollmentFlow;
  /** Told as soon as the enrolment stands, whatever happens to the start that follows. */
  onEnrolled: (course: ObjectiveAccess) => void;
};

export type EnrollmentOutcome =
  | { kind: 'enrolled' | 'notAvailable' | 'aggregateNotFound' }
  /** An attempt was under way already. */
  | { kind: 'opened'; destination: StartPlan['destination'] }
  | ({ kind: 'started' } & StartOutcome);

export type Enroll = (request: EnrollmentRequest) => Promise<EnrollmentOutcome>;

/** [4.12] [4.13] Reading 4: access, enrolment, poll and, to start, the attempt. Asked again it goes on where it failed. */
export function createEnrollment(deps: EnrollmentDeps): Enroll {
  // One id per intent, kept until the server's final answer: what is sent again is the same command.
  const ids = new Map<string, string>();

  async function enrol(course: ObjectiveAccess): Promise<void> {
    const id = ids.get(course.id) ?? deps.newId();
    ids.set(course.id, id);
    const send = () => deps.createSelfEnrollment({ id, objectiveAccessId: course.id });
    try {
      await retryPassing(send, deps);
    } catch (error) {
      if (!isPassingFailure(error)) ids.delete(course.id);
      throw error;
    }
    ids.delete(course.id);
  }

  return async ({ objectiveId, flow, onEnrolled }) => {
    const course = await accessTo(objectiveId, deps);
    if (!course) return { kind: 'notAvailable' };
    const steps = enrollmentSteps(flow, course);
    const isNew = steps.includes('createSelfEnrollment');
    if (isNew) await enrol(course);
    const aggregate = steps.includes('findAggregate')
      ? await pollForAggregate(objectiveId, deps)
      : course.objectiveWorkflowAggregate;
    if (steps.includes('findAggregate') && !aggregate) return { kind: 'aggregateNotFound' };
    if (isNew || flow === 'addToMyCourses') onEnrolled(course);
    if (flow === 'addToMyCourses' || !aggregate) return { kind: 'enrolled' };
    const mine = { ...course, objectiveWorkflowAggregate: aggregate };
    // As the enrolment stands now: another tab may have started it in the meantime.
    if (!enrollmentSteps(flow, mine).includes('startAttempt'))
      return { kind: 'opened', destination: contentDestination(course.objective) };
    return { kind: 'started', ...(await deps.start(mine)) };
  };
}

/** [8.4] null where the course is not for this learner. */
async function accessTo(objectiveId: string, deps: EnrollmentDeps): Promise<ObjectiveAccess | null> {
  try {
    return await deps.getObjectiveAccess(objectiveId);
  } catch (error) {
    const code = problemCodeOf(error);
    if (code && courseFetchFailure(PROBLEM_STATUS[code], 'signedIn') === 'notAvailable') return null;
    throw error;
  }
}

/** [4.13] [9.3] Looks 15 times, 1500 ms apart; a look that fails for the moment has found nothing. */
async function pollForAggregate(
  objectiveId: string,
  { getAggregate, wait }: EnrollmentDeps,
): Promise<ObjectiveWorkflowAggregate | null> {
  for (let looks = 1; ; looks += 1) {
    const aggregate = await getAggregate(objectiveId).catch((error: unknown) => {
      if (isPassingFailure(error)) return null;
      throw error;
    });
    const poll = enrollmentPoll(aggregate?.id ?? null, looks);
    if (poll.kind !== 'askAgain') return aggregate;
    await wait(ENROLLMENT_POLL.everyMs);
  }
}
