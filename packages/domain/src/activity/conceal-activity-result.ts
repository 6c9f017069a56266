import type { ActivityConstraint } from './activity-part';
import { resultsConcealment } from './activity-review';
import { lastWorkflow } from '../enrollment/enrolled-course';
import type { ActivityType, WorkflowState } from '../vocabulary';
import type { SecretiveCourse } from '../grade/conceal-results';
import { isResultVisible } from '../grade/grade-reveal';

type Aggregate = {
  lastActivityWorkflow: { state: WorkflowState };
  bestActivityRecord: { normalizedScore: number | null } | null;
};

/** What an attempt made of an activity, with what decides whether its result may be seen. */
export type SecretiveActivity<Made extends Aggregate> = {
  aggregate: Made;
  course: SecretiveCourse;
  activity: { type: ActivityType; constraint: ActivityConstraint | null };
};

/** [4.20] [4.27] An activity as its learner may see it: both the course and the activity must let its result be told. */
export function concealActivityResult<Made extends Aggregate>(
  { aggregate, course, activity }: SecretiveActivity<Made>,
  now: Date,
): Made {
  const { bestActivityRecord, lastActivityWorkflow } = aggregate;
  if (bestActivityRecord === null) return aggregate;
  const { normalizedScore } = bestActivityRecord;
  const facts = { ...activity, state: lastActivityWorkflow.state, normalizedScore };
  const attempt = { lastObjectiveWorkflow: lastWorkflow(course), lastObjectiveRecord: null };
  const isVisible = isResultVisible({ ...course, objectiveWorkflowAggregate: attempt }, now);
  if (isVisible && resultsConcealment(facts, now) === null) return aggregate;
  return { ...aggregate, bestActivityRecord: null };
}
