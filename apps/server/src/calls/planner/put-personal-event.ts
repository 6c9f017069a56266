import { putPersonalEvent } from '@lantern/contract/planner/put-personal-event';
import { ProblemError } from '@lantern/contract/problem-error';
import { MOST_PERSONAL_EVENTS } from '@lantern/domain/limits';
import { eventTimeProblem } from '@lantern/domain/planner/event-time';
import { call } from '../../http/served-call';
import { countPersonalEvents, savePersonalEvent } from '../../store/planner/personal-events';
import { refusalText } from '../../texts/refusal-texts';

export const handlePutPersonalEvent = call(
  putPersonalEvent,
  async ({ params: { eventId: id }, body }, { db, learner, now, locale }) => {
    const problem = eventTimeProblem(body);
    if (problem !== null)
      throw new ProblemError('commandFailed', {
        [body.on === null ? 'end' : 'until']: [refusalText(problem, locale)],
      });
    const { count, isKnown } = await countPersonalEvents(db, learner, id);
    if (!isKnown && count >= MOST_PERSONAL_EVENTS)
      throw new ProblemError('commandFailed', { _: [refusalText('tooManyEvents', locale)] });
    if (!(await savePersonalEvent(db, learner, { ...body, id, now }))) throw new ProblemError('notFound');
    return body;
  },
);
