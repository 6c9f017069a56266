import type { ActivityPlace } from '@lantern/contract/entities/activity-place';

/** What a learner did in an activity, as it waits to be sent: on the wire's terms, since it is stored as text. */
export type OutboxWork = BeginWork | ProgressWork | FinishWork;

/** It was opened: what is under way already stays as it is. */
export type BeginWork = {
  kind: 'begin';
  /** The same however often it is opened. */
  id: string;
  objectiveWorkflowId: string;
  activityPartId: string | null;
};

export type ProgressWork = {
  kind: 'progress';
  /** The same each time: the latest says it all. */
  id: string;
  objectiveWorkflowId: string;
  activityWorkflowId: string;
  /** Absent where no more was done than coming back. */
  progress?: number;
  place: Omit<ActivityPlace, 'at'>;
  /** ISO 8601. */
  at: string;
};

export type FinishWork = {
  kind: 'finish';
  id: string;
  objectiveWorkflowId: string;
  activityPartId: string | null;
  /** null when the connection was gone before the activity could be started: it is started first. */
  activityWorkflowId: string | null;
};

export function isOutboxWork(value: unknown): value is OutboxWork {
  if (typeof value !== 'object' || value === null) return false;
  const work = value as Record<string, unknown>; // an object; each field is looked at below
  const hasIds = typeof work['id'] === 'string' && typeof work['objectiveWorkflowId'] === 'string';
  if (work['kind'] === 'progress')
    return hasIds && typeof work['activityWorkflowId'] === 'string' && typeof work['at'] === 'string';
  return hasIds && (work['kind'] === 'finish' || work['kind'] === 'begin');
}
