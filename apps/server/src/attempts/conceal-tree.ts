import type { ActivityPart } from '@lantern/contract/entities/activity-part';
import type { ActivityConstraint } from '@lantern/domain/activity/activity-part';
import { resultsConcealment } from '@lantern/domain/activity/activity-review';
import { inheritConstraint } from '@lantern/domain/activity/constraint-inheritance';
import type { ContentCourse } from '@lantern/domain/activity/content-access';
import { isGradeVisible } from '@lantern/domain/grade/grade-reveal';

/** [4.20] [4.27] A tree as its learner may see it: a result that the course or the activity keeps back is gone. */
export function concealTree(parts: ActivityPart[], course: ContentCourse, now: Date): ActivityPart[] {
  const { state, protectResults } = course.workflow;
  const isTold = !protectResults && isGradeVisible(course, state, now);
  return concealParts(parts, { isTold, above: null, now });
}

type Secrecy = { isTold: boolean; above: ActivityConstraint | null; now: Date };

/** What has nothing to hide stays the very same. */
function concealParts(parts: ActivityPart[], secrecy: Secrecy): ActivityPart[] {
  const told = parts.map((part) => concealPart(part, secrecy));
  return told.every((part, index) => part === parts[index]) ? parts : told;
}

function concealPart(part: ActivityPart, secrecy: Secrecy): ActivityPart {
  const { childActivity, activityConstraint } = part;
  const isConstrained = activityConstraint !== null || secrecy.above !== null;
  const constraint = isConstrained ? inheritConstraint(activityConstraint, secrecy.above) : null;
  const children = concealParts(childActivity.children, { ...secrecy, above: constraint });
  const isHidden = hasHiddenResult(part, constraint, secrecy);
  if (!isHidden && children === childActivity.children) return part;
  const aggregate = childActivity.activityWorkflowAggregate;
  const activityWorkflowAggregate =
    aggregate && isHidden ? { ...aggregate, bestActivityRecord: null } : aggregate;
  return { ...part, childActivity: { ...childActivity, children, activityWorkflowAggregate } };
}

function hasHiddenResult(
  { childActivity }: ActivityPart,
  constraint: ActivityConstraint | null,
  { isTold, now }: Secrecy,
): boolean {
  const { type, activityWorkflowAggregate } = childActivity;
  const record = activityWorkflowAggregate?.bestActivityRecord;
  if (!activityWorkflowAggregate || !record) return false;
  const { state } = activityWorkflowAggregate.lastActivityWorkflow;
  const facts = { constraint, type, state, normalizedScore: record.normalizedScore };
  return !isTold || resultsConcealment(facts, now) !== null;
}
