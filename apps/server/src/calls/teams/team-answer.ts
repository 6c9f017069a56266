import type { TeamActivity } from '@lantern/contract/entities/team-work';
import { FREE_TEXT } from '@lantern/domain/team/team-fields';
import { type FieldMessages, ProblemError } from '@lantern/contract/problem-error';
import { findOwnActivities } from '../../attempts/own-activities';
import { type ReadActivity, readActivity, type ReadOutcome } from '../../attempts/reading/read-activity';
import { nodeOfPart } from '../../attempts/team-work/open-team-work';
import { readTeamWork, type TeamView } from '../../attempts/team-work/read-team-work';
import type { TeamWorkRefusal } from '../../attempts/team-work/save-team-work';
import type { SignedInContext } from '../../http/call-context';
import type { Learner } from '../../store/people/learner-facts';
import { activityLockText } from '../../texts/activity-lock-texts';
import { refusalText } from '../../texts/refusal-texts';
import { teamText } from '../../texts/team-texts';

export type TeamAddress = { objectiveWorkflowId: string; activityPathId: string };

/** [1.3] The team and its work as the caller may see it now, or the problem that says why not. */
export async function teamAnswer(context: SignedInContext, address: TeamAddress): Promise<TeamActivity> {
  const { db, learner, now, locale } = context;
  const { objectiveWorkflowId: id, activityPathId: partId } = address;
  const outcome = await readActivity(db, { learner, id, partId }, now);
  if (outcome.kind === 'refused' && !isConcealed(outcome.refusal)) {
    if (outcome.refusal.kind === 'notFound') throw new ProblemError('notFound');
    throw new ProblemError('conflict', { _: [activityLockText(outcome.refusal, locale)] });
  }
  const view =
    outcome.kind === 'read' ? openView(learner, outcome.read) : await concealedView(context, address);
  const team = view && (await readTeamWork(db, view, now));
  if (!team) throw new ProblemError('notFound');
  return team;
}

function openView(learner: Learner, { attempt, node, content }: ReadActivity): TeamView {
  const { objectiveId, course } = attempt;
  const { state } = course.workflow;
  const fields = content.details?.team ?? [FREE_TEXT];
  return { learner, attempt: { objectiveId, state, courseState: course.state }, node, fields };
}

/** [4.27] Handed in: that it was, and through whom, is told; what is in it is not. */
function isConcealed({ kind }: Refusal): boolean {
  return kind === 'reviewHidden' || kind === 'beingGraded' || kind === 'reviewClosed';
}

async function concealedView(
  { db, learner }: SignedInContext,
  address: TeamAddress,
): Promise<TeamView | null> {
  const found = await findOwnActivities(db, { learner, id: address.objectiveWorkflowId });
  const node = found && nodeOfPart(found.root, address.activityPathId);
  return found && node && { learner, attempt: found.attempt, node, fields: null };
}

type Refusal = Extract<ReadOutcome, { kind: 'refused' }>['refusal'];

/** Why nothing was written. What is unknown and what is another's sound the same. */
export function teamRefusalMessages(
  refusal: TeamWorkRefusal | { kind: 'teamModified' },
  locale: string,
): FieldMessages {
  return { _: [refusalSentence(refusal, locale)] };
}

function refusalSentence(refusal: TeamWorkRefusal | { kind: 'teamModified' }, locale: string): string {
  switch (refusal.kind) {
    case 'notFound':
    case 'attemptNotFound':
      throw new ProblemError('notFound');
    case 'locked':
      return activityLockText(refusal.lock, locale);
    case 'attemptAnnulled':
    case 'attemptNotRunning':
    case 'unavailable':
      return refusalText(refusal.kind, locale);
    case 'teamHandedIn':
    case 'teamNotOpened':
    case 'teamModified':
    case 'noGroup':
    case 'manyGroups':
      return teamText(refusal.kind, locale);
  }
}
