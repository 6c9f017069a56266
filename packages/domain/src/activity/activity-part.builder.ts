import type { WorkflowState } from '../vocabulary';
import { type ActivityConstraint, type ActivityPart, NO_CONSTRAINT } from './activity-part';

type Differs = Partial<Omit<ActivityPart, 'activityConstraint' | 'childActivity'>> & {
  activityConstraint?: Partial<ActivityConstraint> | null;
  childActivity?: Partial<ActivityPart['childActivity']>;
  workflow?: WorkflowState | null;
  record?: { passed?: boolean | null; normalizedScore?: number | null };
};

const HANDED_IN = new Date('2026-03-01T12:00:00Z');

/** For tests: an available, ready, untouched, required text; each case states only what differs. With a record it is finished. */
export function activityPart(differs: Differs = {}): ActivityPart {
  const { activityConstraint = {}, childActivity, record, ...rest } = differs;
  const { workflow = record ? 'finished' : null, ...place } = rest;
  return {
    id: 'part',
    order: 1,
    axis: '1',
    activityPathId: 'path',
    available: true,
    waitsFor: null,
    contentAvailable: true,
    optional: false,
    scoreWeight: 1,
    duration: null,
    toolUrl: null,
    normalizedPassingScore: null,
    remainingAttempts: null,
    activityConstraint: activityConstraint && { ...NO_CONSTRAINT, ...activityConstraint },
    ...place,
    childActivity: {
      name: 'Reading',
      language: null,
      code: '',
      type: 'text',
      activityType: null,
      state: 'ready',
      proctored: false,
      supportReview: true,
      supportLtiGrading: false,
      supportMobileView: true,
      children: [],
      activityWorkflowAggregate: workflow && {
        lastActivityWorkflow: {
          id: 'workflow',
          state: workflow,
          progress: workflow === 'inProgress' ? 0 : 1,
          submitted: workflow === 'inProgress' ? null : HANDED_IN,
          finished: null,
          lastProctoringSessionId: null,
          doneBefore: false,
        },
        bestActivityRecord: record ? { passed: null, normalizedScore: null, ...record } : null,
      },
      ...childActivity,
    },
  };
}
