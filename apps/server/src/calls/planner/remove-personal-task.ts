import { removePersonalTask } from '@lantern/contract/planner/remove-personal-task';
import { call } from '../../http/served-call';
import { removePersonalTask as removeStoredTask } from '../../store/planner/personal-tasks';

export const handleRemovePersonalTask = call(
  removePersonalTask,
  async ({ params: { taskId } }, { db, learner }) => {
    await removeStoredTask(db, learner, taskId);
    return { taskId };
  },
);
