import { putTaskTick } from '@lantern/contract/planner/put-task-tick';
import { ProblemError } from '@lantern/contract/problem-error';
import { call } from '../../http/served-call';
import { tickTask } from '../../store/planner/task-ticks';
import { readTasks } from '../../calendar/read-tasks';

export const handlePutTaskTick = call(
  putTaskTick,
  async ({ params: { taskId }, body: { isTicked } }, { db, learner, now }) => {
    const tasks = await readTasks(db, learner, now);
    if (!tasks.some(({ id }) => id === taskId)) throw new ProblemError('notFound');
    await tickTask(db, learner, { taskId, isTicked, now });
    return { isTicked };
  },
);
