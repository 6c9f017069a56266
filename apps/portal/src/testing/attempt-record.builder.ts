import type { AttemptRecord } from '@lantern/contract/entities/attempt-record';
import type { ObjectiveAccess, ObjectiveWorkflow } from '@lantern/contract/entities/objective-access';
import { aggregate, objectiveAccess, WORKFLOW_ID, workflow } from './objective-access.builder';

const DAY = new Date('2026-03-04T09:00:00Z');

/** The passed result of the last attempt; a test states only what differs. */
export function attemptRecord(differs: Partial<AttemptRecord> = {}): AttemptRecord {
  return {
    id: '0a000000-0000-4000-8000-000000000901',
    started: new Date('2026-03-01T09:00:00Z'),
    submitted: DAY,
    finished: DAY,
    score: 46,
    maxScore: 50,
    normalizedScore: 0.92,
    grade: 'A',
    passed: true,
    progress: 1,
    protectResults: false,
    objectiveWorkflowId: WORKFLOW_ID,
    activityRecord: null,
    ...differs,
  };
}

/** A course with an attempt that was handed in: finished with a result, unless its state says otherwise. */
export function takenCourse(
  differs: Parameters<typeof objectiveAccess>[0] = {},
  attempt: Partial<ObjectiveWorkflow> = {},
): ObjectiveAccess {
  const state = attempt.state ?? 'finished';
  return objectiveAccess({
    objectiveWorkflowAggregate: aggregate({
      lastObjectiveWorkflow: workflow({ state, progress: 1, submitted: DAY, ...attempt }),
      lastObjectiveRecord: state === 'finished' ? attemptRecord() : null,
    }),
    ...differs,
  });
}
