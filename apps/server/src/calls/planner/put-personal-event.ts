import { putPersonalEvent } from '@lantern/contract/planner/put-personal-event';
import { ProblemError } from '@lantern/contract/problem-error';
import { MOST_PERSONAL_EVENTS } from '@lantern/domain/limits';
import { call } from '../../http/served-call';
import { countPersonalEvents, savePersonalEvent } from '../../store/planner/personal-events';
import { refusalText } from '../../texts/refusal-texts';
import { assertEventTime } from './assert-event-time';

export const handlePutPersonalEvent = call(
  putPersonalEvent,
  async ({ params: { eventId: id }, body }, { db, learner, now, locale }) => {
    assertEventTime(body, locale);
    const { count, isKnown } = await countPersonalEvents(db, learner, id);
    if (!isKnown && count >= MOST_PERSONAL_EVENTS)
      throw new ProblemError('commandFailed', { _: [refusalText('tooManyEvents', locale)] });
    if (!(await savePersonalEvent(db, learner, { ...body, id, now }))) throw new ProblemError('notFound');
    return body;
  },
);
