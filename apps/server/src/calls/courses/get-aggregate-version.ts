import { getAggregateVersion } from '@lantern/contract/courses/get-aggregate-version';
import { ProblemError } from '@lantern/contract/problem-error';
import { call } from '../../http/served-call';
import { findAggregateVersion } from '../../store/attempts/aggregate-version';

export const handleGetAggregateVersion = call(getAggregateVersion, async ({ params }, { db, learner }) => {
  const version = await findAggregateVersion(db, learner, params.id);
  if (version === null) throw new ProblemError('notFound');
  return { version };
});
