import { queryActivityWorkflowAggregates } from '@lantern/contract/activities/query-activity-workflow-aggregates';
import { queryMyObjectiveWorkflowAggregates } from '@lantern/contract/activities/query-my-objective-workflow-aggregates';
import type { CallInput } from '@lantern/contract/call';
import { concealActivityResult } from '@lantern/domain/activity/conceal-activity-result';
import type { SignedInContext } from '../../http/call-context';
import { listCall } from '../../http/served-call';
import {
  ACTIVITY_AGGREGATE_FIELDS,
  listActivityWorkflowAggregates,
} from '../../store/activities/activity-workflow-aggregates';

/** [7.6] */
export const handleQueryActivityWorkflowAggregates = listCall(
  queryActivityWorkflowAggregates,
  ACTIVITY_AGGREGATE_FIELDS,
  listOwn,
);

/** The same by its older address. */
export const handleQueryMyObjectiveWorkflowAggregates = listCall(
  queryMyObjectiveWorkflowAggregates,
  ACTIVITY_AGGREGATE_FIELDS,
  listOwn,
);

async function listOwn(
  { query }: CallInput<typeof queryActivityWorkflowAggregates>,
  { db, learner, now }: SignedInContext,
) {
  const { data, totalCount } = await listActivityWorkflowAggregates(db, learner, query);
  return { data: data.map((stored) => concealActivityResult(stored, now)), totalCount };
}
