import type { ActivityWorkflowAggregate } from '@lantern/contract/entities/activity-workflow-aggregate';
import { resultsConcealment } from '@lantern/domain/activity/activity-review';
import { isResultVisible } from '@lantern/domain/grade/grade-reveal';
import type { StoredAggregate } from '../store/activities/activity-workflow-aggregates';

/** [4.20] [4.27] An activity as its learner may see it: both the course and the activity must let its result be told. */
export function concealActivityResult(
  { aggregate, course, activity }: StoredAggregate,
  now: Date,
): ActivityWorkflowAggregate {
  const { bestActivityRecord, lastActivityWorkflow } = aggregate;
  if (bestActivityRecord === null) return aggregate;
  const { normalizedScore } = bestActivityRecord;
  const facts = { ...activity, state: lastActivityWorkflow.state, normalizedScore };
  const lastObjectiveWorkflow = course.objectiveWorkflowAggregate?.lastObjectiveWorkflow ?? null;
  const attempt = { lastObjectiveWorkflow, lastObjectiveRecord: null };
  const isVisible = isResultVisible({ ...course, objectiveWorkflowAggregate: attempt }, now);
  if (isVisible && resultsConcealment(facts, now) === null) return aggregate;
  return { ...aggregate, bestActivityRecord: null };
}
