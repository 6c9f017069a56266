import type { ActivityConstraint, ActivityPart } from './activity-part';
import { resultsConcealment } from './activity-review';
import { inheritConstraint } from './constraint-inheritance';
import type { WorkflowState } from '../vocabulary';
import { type GradeReveal, isGradeVisible } from '../grade/grade-reveal';

/** What of the course decides whether its results are told. */
export type SecretiveAttempt = GradeReveal & {
  workflow: { state: WorkflowState; protectResults: boolean };
};

/** [4.20] [4.27] A tree as its learner may see it: a result that the course or the activity keeps back is gone. */
export function concealTree(root: ActivityPart, course: SecretiveAttempt, now: Date): ActivityPart {
  const { state, protectResults } = course.workflow;
  const isVisible = !protectResults && isGradeVisible(course, state, now);
  return concealPart(root, { isVisible, above: null, now });
}

/** [4.20] [4.27] The attempts at activities, in a tree as the learner may see it, of which the result is visible. */
export function visibleResults({ childActivity }: ActivityPart): Set<string> {
  const { activityWorkflowAggregate: aggregate, children } = childActivity;
  const own = aggregate?.bestActivityRecord ? [aggregate.lastActivityWorkflow.id] : [];
  return new Set([...own, ...children.flatMap((child) => [...visibleResults(child)])]);
}

type Scores = {
  score: number | null;
  maxScore: number | null;
  normalizedScore: number | null;
  passed: boolean | null;
};

const CONCEALED: Scores = { score: null, maxScore: null, normalizedScore: null, passed: null };

/** [4.20] [4.27] What a try or a result came to, where its activity's result is visible. */
export function concealScores<Scored extends Scores>(scored: Scored, isVisible: boolean): Scored {
  return isVisible ? scored : { ...scored, ...CONCEALED };
}

type Secrecy = { isVisible: boolean; above: ActivityConstraint | null; now: Date };

/** What has nothing to hide stays the very same. */
function concealPart(part: ActivityPart, secrecy: Secrecy): ActivityPart {
  const { childActivity, activityConstraint } = part;
  const isConstrained = activityConstraint !== null || secrecy.above !== null;
  const constraint = isConstrained ? inheritConstraint(activityConstraint, secrecy.above) : null;
  const below = childActivity.children.map((child) => concealPart(child, { ...secrecy, above: constraint }));
  const isSame = below.every((child, index) => child === childActivity.children[index]);
  const isHidden = hasHiddenResult(part, constraint, secrecy);
  if (!isHidden && isSame) return part;
  const aggregate = childActivity.activityWorkflowAggregate;
  const activityWorkflowAggregate =
    aggregate && isHidden ? { ...aggregate, bestActivityRecord: null } : aggregate;
  return { ...part, childActivity: { ...childActivity, children: below, activityWorkflowAggregate } };
}

function hasHiddenResult(
  { childActivity }: ActivityPart,
  constraint: ActivityConstraint | null,
  { isVisible, now }: Secrecy,
): boolean {
  const { type, activityWorkflowAggregate } = childActivity;
  const record = activityWorkflowAggregate?.bestActivityRecord;
  if (!activityWorkflowAggregate || !record) return false;
  const { state } = activityWorkflowAggregate.lastActivityWorkflow;
  const facts = { constraint, type, state, normalizedScore: record.normalizedScore };
  return !isVisible || resultsConcealment(facts, now) !== null;
}
