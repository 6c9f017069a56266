import { randomUUID } from 'node:crypto';
import { type FieldMessages, ProblemError } from '@lantern/contract/problem-error';
import { putTeamWork } from '@lantern/contract/teams/put-team-work';
import { personName } from '@lantern/domain/display/person-name';
import type { FieldProblem } from '@lantern/domain/team/team-fields';
import { saveTeamWork } from '../../attempts/team-work/save-team-work';
import { step } from '../../commands/step';
import type { TeamSave } from '../../store/team/team-works';
import { teamText, tooLongText } from '../../texts/team-texts';
import { teamAnswer, teamRefusalMessages } from './team-answer';

/** [1.3] */
export const handlePutTeamWork = step(putTeamWork, async ({ params, body }, context) => {
  const { db, learner, now, locale } = context;
  const own = { learner, id: params.objectiveWorkflowId, partId: params.activityPathId };
  const outcome = await saveTeamWork(db, own, body, { now, newId: randomUUID });
  switch (outcome.kind) {
    case 'saved':
      return teamAnswer(context, params);
    case 'changed':
      throw new ProblemError('conflict', changedBy(outcome.saves, locale));
    case 'bad':
      throw new ProblemError('invalidRequest', fieldMessages(outcome.problems, locale));
    case 'badFiles':
      throw new ProblemError('invalidRequest', { attachmentIds: [teamText('fileNotYours', locale)] });
    case 'refused':
      throw new ProblemError('conflict', teamRefusalMessages(outcome.refusal, locale));
  }
});

/** Who has changed what since, by field. */
function changedBy(saves: readonly TeamSave[], locale: string): FieldMessages {
  const changed: FieldMessages = { _: [teamText('teamModified', locale)] };
  for (const { keys, firstName, lastName } of saves) {
    const name = personName({ firstName, middleName: null, lastName });
    for (const key of keys) changed[`texts.${key}`] ??= [name];
  }
  return changed;
}

function fieldMessages(problems: readonly FieldProblem[], locale: string): FieldMessages {
  return Object.fromEntries(
    problems.map((problem) => [
      `texts.${problem.key}`,
      [problem.kind === 'unknown' ? teamText('fieldUnknown', locale) : tooLongText(problem.length, locale)],
    ]),
  );
}
