import { removePersonalEvent } from '@lantern/contract/planner/remove-personal-event';
import { ProblemError } from '@lantern/contract/problem-error';
import { call } from '../../http/served-call';
import { removePersonalEvent as removeStoredEvent } from '../../store/planner/personal-events';

export const handleRemovePersonalEvent = call(
  removePersonalEvent,
  async ({ params: { eventId } }, { db, learner }) => {
    if (!(await removeStoredEvent(db, learner, eventId))) throw new ProblemError('notFound');
    return { eventId };
  },
);
