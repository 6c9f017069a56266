import type {
  ObjectiveAccess,
  ObjectiveWorkflowAggregate,
} from '@lantern/contract/entities/objective-access';
import { lastWorkflow } from '@lantern/domain/enrollment/enrolled-course';
import { type StartPlan, startPlan } from '@lantern/domain/course/start-plan';
import type { WorkflowState } from '@lantern/domain/vocabulary';
import { retryPassing } from '../transport/retry-passing';
import { isPassingFailure } from '../transport/is-passing-failure';
import { reportEvent } from './report-event';

export type StartDeps = {
  getAggregate: (objectiveId: string) => Promise<ObjectiveWorkflowAggregate | null>;
  /** The root activity's state in an earlier attempt; null where it was never begun. */
  getRootState: (root: { activityId: string; objectiveWorkflowId: string }) => Promise<WorkflowState | null>;
  startObjectiveWorkflow: (body: StartPlan['startWorkflow']) => Promise<unknown>;
  startActivityWorkflows: (body: NonNullable<StartPlan['startActivity']>) => Promise<unknown>;
  newId: () => string;
  wait: (ms: number) => Promise<void>;
  /** From 0 to 1. */
  random: () => number;
};

export type StartOutcome = {
  destination: StartPlan['destination'];
  isRestart: boolean;
  /** [8.3] The attempt stands, its first activity does not. */
  activity: 'notAsked' | 'started' | 'failed';
};

export type StartAttempt = (course: ObjectiveAccess) => Promise<StartOutcome>;

/** [4.8] [4.9] Starts an attempt and, where the course is one activity, that too. Asked again it goes on where it failed. */
export function createStart(deps: StartDeps): StartAttempt {
  // One id per intent, kept until the server's final answer: what is sent again is the same command.
  const ids = new Map<string, string>();

  /** The id of the attempt that then runs: our own, or one that another tab began in the meantime. */
  async function startWorkflow(objectiveId: string, aggregateId: string): Promise<string> {
    const id = ids.get(aggregateId) ?? deps.newId();
    ids.set(aggregateId, id);
    try {
      await retryPassing(
        () => deps.startObjectiveWorkflow({ objectiveWorkflowAggregateId: aggregateId, id }),
        deps,
      );
    } catch (error) {
      if (isPassingFailure(error)) throw error;
      ids.delete(aggregateId);
      const running = (await deps.getAggregate(objectiveId))?.lastObjectiveWorkflow;
      if (running?.state !== 'inProgress') throw error;
      return running.id;
    }
    ids.delete(aggregateId);
    return id;
  }

  return async (course) => {
    const { objective } = course;
    const before = lastWorkflow(course);
    const root = before && { activityId: objective.activity.id, objectiveWorkflowId: before.id };
    const previousActivityState = root && (await deps.getRootState(root));
    const aggregate = course.objectiveWorkflowAggregate ?? (await deps.getAggregate(objective.id));
    if (!aggregate) throw new Error('A course without its enrolment cannot be started');

    const isRestart = before !== null;
    const { startActivity, destination } = startPlan({
      objective,
      objectiveWorkflowAggregateId: aggregate.id,
      workflowId: await startWorkflow(objective.id, aggregate.id),
      previousActivityState,
      isRestart,
    });
    if (!startActivity) return { destination, isRestart, activity: 'notAsked' };
    const activity = await retryPassing(() => deps.startActivityWorkflows(startActivity), deps).then(
      () => 'started' as const,
      () => 'failed' as const,
    );
    return { destination, isRestart, activity };
  };
}

/** [7.33] What is reported of an attempt that began, from whichever page. */
export function reportStart(objectiveId: string, { isRestart, activity }: StartOutcome): void {
  reportEvent('objective_start', { objectiveId });
  reportEvent(isRestart ? 'course_restart' : 'course_open_first_time', { objectiveId });
  if (activity === 'started') reportEvent('activity_start', { objectiveId });
}
