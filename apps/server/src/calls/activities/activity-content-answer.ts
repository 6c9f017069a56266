import type { ActivityContent } from '@lantern/contract/entities/activity-content';
import { ProblemError } from '@lantern/contract/problem-error';
import { parseAllowedSources } from '@lantern/domain/web/allowed-sources';
import { activityContentOf } from '../../attempts/reading/activity-content-of';
import { type ReadOutcome, readActivity } from '../../attempts/reading/read-activity';
import type { SignedInContext } from '../../http/call-context';
import { activityLockText } from '../../texts/activity-lock-texts';

/** [7.13] What is in an activity, or the problem that says why it is not given out. No path: the root. */
export async function activityContentAnswer(
  { db, learner, tenant, now, locale }: SignedInContext,
  objectiveWorkflowId: string,
  activityPathId: string | null,
): Promise<ActivityContent> {
  const asked = { learner, id: objectiveWorkflowId, partId: activityPathId };
  const read = readOrProblem(await readActivity(db, asked, now), locale);
  const sources = tenant.settings['lms.learner_allowed_external_sources'];
  return activityContentOf(read, parseAllowedSources(typeof sources === 'string' ? sources : null));
}

export function readOrProblem(outcome: ReadOutcome, locale: string) {
  if (outcome.kind === 'read') return outcome.read;
  const { refusal } = outcome;
  if (refusal.kind === 'notFound') throw new ProblemError('notFound');
  throw new ProblemError('conflict', { _: [activityLockText(refusal, locale)] });
}
