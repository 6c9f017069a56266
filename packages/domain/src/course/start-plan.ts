import type { ActivityType, WorkflowState } from '../vocabulary';
import { contentPath } from './course-paths';

export type StartRequest = {
  objective: { id: string; type: ActivityType };
  objectiveWorkflowAggregateId: string;
  /** Made by the client, once per intent. */
  workflowId: string;
  /** The root activity's last attempt in the attempt before this one; null on a first start. */
  previousActivityState: WorkflowState | null;
  isRestart: boolean;
};

export type StartPlan = {
  startWorkflow: { objectiveWorkflowAggregateId: string; id: string };
  startActivity: { objectiveWorkflowId: string; activityPartIds: [] } | null;
  destination: { path: string; fullPageLoad: boolean };
};

/** [4.8] [4.9] What starting a course sends, and where it leads. Whether it may start is `startRefusal`'s to say. */
export function startPlan(request: StartRequest): StartPlan {
  const { objective, objectiveWorkflowAggregateId, workflowId } = request;
  return {
    startWorkflow: { objectiveWorkflowAggregateId, id: workflowId },
    // No part ids: the root itself (reading 23).
    startActivity: startsActivity(request) ? { objectiveWorkflowId: workflowId, activityPartIds: [] } : null,
    destination: contentDestination(objective),
  };
}

/** [4.9] The content; a tool keeps its state in the page, so an lti course begins on a fresh one. */
export function contentDestination({ id, type }: StartRequest['objective']): StartPlan['destination'] {
  return { path: contentPath(id), fullPageLoad: type === 'lti' };
}

/** [4.9] Does the root activity start along with the course? */
function startsActivity({ objective, isRestart, previousActivityState }: StartRequest): boolean {
  return isRestart ? previousActivityState === 'finished' : objective.type !== 'composite';
}
