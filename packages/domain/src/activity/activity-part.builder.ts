import type { WorkflowState } from '../vocabulary';
import { type ActivityConstraint, type ActivityPart, NO_CONSTRAINT } from './activity-part';

type Differs = Partial<Omit<ActivityPart, 'activityConstraint' | 'childActivity'>> & {
  activityConstraint?: Partial<ActivityConstraint> | null;
  childActivity?: Partial<ActivityPart['childActivity']>;
  workflow?: WorkflowState | null;
  record?: { passed?: boolean | null; normalizedScore?: number | null };
};

/** For tests: an available, ready, untouched, required text; each case states only what differs. */
export function activityPart(differs: Differs = {}): ActivityPart {
  const { activityConstraint = {}, childActivity, workflow = null, record, ...rest } = differs;
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
    ...rest,
    childActivity: {
      name: 'Reading',
      code: null,
      type: 'text',
      activityType: null,
      state: 'ready',
      proctored: false,
      supportReview: true,
      supportMobileView: true,
      children: [],
      activityWorkflowAggregate: {
        lastActivityWorkflow: workflow && {
          id: 'workflow',
          state: workflow,
          progress: workflow === 'inProgress' ? 0 : 1,
          submitted: null,
          finished: null,
          lastProctoringSessionId: null,
        },
        bestActivityRecord: record ? { passed: null, normalizedScore: null, ...record } : null,
      },
      ...childActivity,
    },
  };
}
