import type { GradingScale } from '@lantern/contract/entities/grading-scale';
import type { EnrolledAggregate, ListedObjectiveAccess } from '@lantern/contract/entities/objective-access';
import { concealResults } from '@lantern/domain/grade/conceal-results';

/** [3.4] An enrolment with what its access says, as the learner may see it; null where there is none. */
export function aggregateAnswer(
  access: ListedObjectiveAccess,
  { objectiveGradingScale, now }: { objectiveGradingScale: GradingScale | null; now: Date },
): EnrolledAggregate | null {
  const { objectiveWorkflowAggregate, ...terms } = concealResults(access, now);
  if (!objectiveWorkflowAggregate) return null;
  return { ...terms, objectiveId: terms.objective.id, ...objectiveWorkflowAggregate, objectiveGradingScale };
}
