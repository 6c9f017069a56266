import { getMyTasks } from '@lantern/contract/planner/get-my-tasks';
import { knownTimeZone } from '../../texts/calendar-day';
import { call } from '../../http/served-call';
import { countSubmittedThisMonth } from '../../store/planner/task-ticks';
import { readTasks } from '../../calendar/read-tasks';

export const handleGetMyTasks = call(getMyTasks, async (_input, { db, learner, now, session }) => {
  const timeZone = knownTimeZone(session.userTimezone);
  const [tasks, submittedThisMonth] = await Promise.all([
    readTasks(db, learner, now),
    countSubmittedThisMonth(db, learner, { now, timeZone }),
  ]);
  return { tasks, submittedThisMonth };
});
