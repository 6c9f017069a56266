import type { queryObjectiveWorkflowAggregates } from '@lantern/contract/courses/query-objective-workflow-aggregates';
import type { Handler } from '../../http/serve';
import { listObjectiveWorkflowAggregates } from '../../store/attempts/objective-workflow-aggregates';
import { aggregateAnswer } from './aggregate-answer';

export const handleQueryObjectiveWorkflowAggregates: Handler<
  typeof queryObjectiveWorkflowAggregates
> = async ({ query }, { db, tenant, session, now }) => {
  const learner = { tenantId: tenant.id, userId: session.userId };
  const { data, totalCount } = await listObjectiveWorkflowAggregates(db, learner, query);
  return {
    data: data.flatMap(
      ({ access, objectiveGradingScale }) => aggregateAnswer(access, { objectiveGradingScale, now }) ?? [],
    ),
    totalCount,
  };
};
