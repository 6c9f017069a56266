import type { ListedWorkflow } from '@lantern/contract/entities/objective-access';
import { type StartRefusal, startRefusal } from '@lantern/domain/course/start-refusal';
import type { Db } from '../db/db';
import { insertObjectiveWorkflow, lockAggregate } from '../store/attempts/objective-workflows';
import type { Learner } from '../store/people/learner-facts';

export type StartOutcome =
  | { kind: 'done'; workflow: ListedWorkflow }
  | { kind: 'refused'; reason: StartRefusal['kind'] | 'notEnrolled' | 'idReused' };

export type NewAttempt = {
  learner: Learner;
  /** The learner's own, made in the browser. */
  id: string;
  aggregateId: string;
};

/** [4.8] Begins an attempt at a course; the rule that draws the button is the gate. */
export async function startAttempt(
  tx: Db,
  { learner, id, aggregateId }: NewAttempt,
  now: Date,
): Promise<StartOutcome> {
  const course = await lockAggregate(tx, learner, aggregateId);
  if (!course) return { kind: 'refused', reason: 'notEnrolled' };
  const refusal = startRefusal(course, now);
  if (refusal) return { kind: 'refused', reason: refusal.kind };

  const isNew = await insertObjectiveWorkflow(tx, { ...learner, id, aggregateId, now });
  if (!isNew) return { kind: 'refused', reason: 'idReused' };
  return {
    kind: 'done',
    workflow: {
      id,
      state: 'inProgress',
      progress: 0,
      started: now,
      submitted: null,
      finished: null,
      protectResults: false,
      objectiveRecordId: null,
    },
  };
}
