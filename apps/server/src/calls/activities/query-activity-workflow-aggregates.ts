import type { queryActivityWorkflowAggregates } from '@lantern/contract/activities/query-activity-workflow-aggregates';
import { concealActivityResult } from '@lantern/domain/activity/conceal-activity-result';
import type { Handler } from '../../http/serve';
import { listActivityWorkflowAggregates } from '../../store/activities/activity-workflow-aggregates';

/** [7.6] */
export const handleQueryActivityWorkflowAggregates: Handler<typeof queryActivityWorkflowAggregates> = async (
  { query },
  { db, tenant, session, now },
) => {
  const learner = { tenantId: tenant.id, userId: session.userId };
  const { data, totalCount } = await listActivityWorkflowAggregates(db, learner, query);
  return {
    data: data.map((kept) => concealActivityResult(kept, now)),
    totalCount,
  };
};
