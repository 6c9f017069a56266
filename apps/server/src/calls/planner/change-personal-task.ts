import { changePersonalTask } from '@lantern/contract/planner/change-personal-task';
import { ProblemError } from '@lantern/contract/problem-error';
import { call } from '../../http/served-call';
import { changePersonalTask as changeStoredTask } from '../../store/planner/personal-tasks';
import { assertOwnCourse } from './assert-own-course';

export const handleChangePersonalTask = call(
  changePersonalTask,
  async ({ params: { taskId: id }, body }, { db, learner, locale }) => {
    await assertOwnCourse(db, learner, { objectiveId: body.objectiveId, locale });
    if (!(await changeStoredTask(db, learner, { ...body, id }))) throw new ProblemError('notFound');
    return body;
  },
);
