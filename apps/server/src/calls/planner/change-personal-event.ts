import { changePersonalEvent } from '@lantern/contract/planner/change-personal-event';
import { ProblemError } from '@lantern/contract/problem-error';
import { call } from '../../http/served-call';
import { changePersonalEvent as changeStoredEvent } from '../../store/planner/personal-events';
import { assertEventTime } from './assert-event-time';

export const handleChangePersonalEvent = call(
  changePersonalEvent,
  async ({ params: { eventId: id }, body }, { db, learner, locale }) => {
    assertEventTime(body, locale);
    if (!(await changeStoredEvent(db, learner, { ...body, id }))) throw new ProblemError('notFound');
    return body;
  },
);
