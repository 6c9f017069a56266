import { randomUUID } from 'node:crypto';
import { submitTeamWork as contract } from '@lantern/contract/teams/submit-team-work';
import { submitTeamWork } from '../../attempts/team-work/submit-team-work';
import { command } from '../../commands/command';
import { teamAnswer, teamRefusalMessages } from './team-answer';

/** [1.3] */
export const handleSubmitTeamWork = command(contract, async ({ body }, context) => {
  const { db, learner, now, locale } = context;
  const { objectiveWorkflowId, activityPartId: partId, version, ready: isReady } = body;
  const submitting = { learner, id: objectiveWorkflowId, partId, version, isReady };
  const outcome = await submitTeamWork(db, submitting, { now, newId: randomUUID });
  if (outcome.kind === 'refused')
    return { kind: 'failed', errors: teamRefusalMessages(outcome.refusal, locale) };
  const answer = await teamAnswer(context, { objectiveWorkflowId, activityPathId: partId });
  return { kind: 'completed', entityId: answer.work?.id ?? null, outcome: answer };
});
