import { queryAggregateActivityRecords } from '@lantern/contract/activities/query-aggregate-activity-records';
import { optionsOf } from '@lantern/contract/load-options';
import { ProblemError } from '@lantern/contract/problem-error';
import { concealActivityRecords } from '../../attempts/reading/conceal-activity-records';
import { listCall } from '../../http/served-call';
import {
  ACTIVITY_RECORD_FIELDS,
  isOwnAggregate,
  listRecordsOfAggregate,
} from '../../store/activities/activity-records';

/** [7.15] */
export const handleQueryAggregateActivityRecords = listCall(
  queryAggregateActivityRecords,
  ACTIVITY_RECORD_FIELDS,
  async ({ params: { id: aggregateId }, query: asked }, { db, learner, now }) => {
    const query = optionsOf(asked);
    if (!(await isOwnAggregate(db, learner, aggregateId))) throw new ProblemError('notFound');
    const { data: records, totalCount } = await listRecordsOfAggregate(db, learner, { aggregateId, query });
    const data = await concealActivityRecords(db, learner, { records, now });
    return { data, totalCount };
  },
);
