import type { queryAggregateActivityRecords } from '@lantern/contract/activities/query-aggregate-activity-records';
import { optionsOf } from '@lantern/contract/load-options';
import { ProblemError } from '@lantern/contract/problem-error';
import { concealActivityRecords } from '../../attempts/conceal-activity-records';
import type { Handler } from '../../http/serve';
import { isOwnAggregate, listRecordsOfAggregate } from '../../store/activities/activity-records';

/** [7.15] */
export const handleQueryAggregateActivityRecords: Handler<typeof queryAggregateActivityRecords> = async (
  { params: { id: aggregateId }, query: asked },
  { db, tenant, session, now },
) => {
  const query = optionsOf(asked);
  const learner = { tenantId: tenant.id, userId: session.userId };
  if (!(await isOwnAggregate(db, learner, aggregateId))) throw new ProblemError('notFound');
  const { data: records, totalCount } = await listRecordsOfAggregate(db, learner, { aggregateId, query });
  const data = await concealActivityRecords(db, learner, { records, now });
  return { data, totalCount };
};
