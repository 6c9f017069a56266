import { putPersonalTask } from '@lantern/contract/planner/put-personal-task';
import { ProblemError } from '@lantern/contract/problem-error';
import { MOST_PERSONAL_TASKS } from '@lantern/domain/limits';
import { call } from '../../http/served-call';
import { countPersonalTasks, hasPersonalTask, savePersonalTask } from '../../store/planner/personal-tasks';
import { refusalText } from '../../texts/refusal-texts';
import { assertOwnCourse } from './assert-own-course';

export const handlePutPersonalTask = call(
  putPersonalTask,
  async ({ params: { taskId: id }, body }, { db, learner, now, locale }) => {
    await assertOwnCourse(db, learner, { objectiveId: body.objectiveId, locale });
    const isNew = !(await hasPersonalTask(db, learner, id));
    if (isNew && (await countPersonalTasks(db, learner)) >= MOST_PERSONAL_TASKS)
      throw new ProblemError('commandFailed', { _: [refusalText('tooManyTasks', locale)] });
    if (!(await savePersonalTask(db, learner, { ...body, id, now }))) throw new ProblemError('notFound');
    return body;
  },
);
