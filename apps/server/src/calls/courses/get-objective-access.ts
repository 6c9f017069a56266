import { getObjectiveAccess } from '@lantern/contract/courses/get-objective-access';
import { getObjectiveAccessById } from '@lantern/contract/courses/get-objective-access-by-id';
import { ProblemError } from '@lantern/contract/problem-error';
import { concealResults } from '@lantern/domain/grade/conceal-results';
import { call } from '../../http/served-call';
import { findObjectiveAccess, findObjectiveAccessById } from '../../store/courses/objective-accesses';

export const handleGetObjectiveAccess = call(getObjectiveAccess, async ({ params }, { db, learner, now }) => {
  const access = await findObjectiveAccess(db, learner, params.objectiveId);
  if (!access) throw new ProblemError('notFound');
  return concealResults(access, now);
});

export const handleGetObjectiveAccessById = call(
  getObjectiveAccessById,
  async ({ params }, { db, learner, now }) => {
    const access = await findObjectiveAccessById(db, learner, params.id);
    if (!access) throw new ProblemError('notFound');
    return concealResults(access, now);
  },
);
