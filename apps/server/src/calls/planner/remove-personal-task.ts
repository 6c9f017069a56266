import { removePersonalTask } from '@lantern/contract/planner/remove-personal-task';
import { ProblemError } from '@lantern/contract/problem-error';
import { call } from '../../http/served-call';
import { removePersonalTask as removeStoredTask } from '../../store/planner/personal-tasks';

export const handleRemovePersonalTask = call(
  removePersonalTask,
  async ({ params: { taskId } }, { db, learner }) => {
    if (!(await removeStoredTask(db, learner, taskId))) throw new ProblemError('notFound');
    return { taskId };
  },
);
