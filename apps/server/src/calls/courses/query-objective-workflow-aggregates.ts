import type { queryObjectiveWorkflowAggregates } from '@lantern/contract/courses/query-objective-workflow-aggregates';
import { concealResults } from '@lantern/domain/grade/conceal-results';
import type { Handler } from '../../http/serve';
import { listObjectiveWorkflowAggregates } from '../../store/objective-workflow-aggregates';

export const handleQueryObjectiveWorkflowAggregates: Handler<
  typeof queryObjectiveWorkflowAggregates
> = async ({ query }, { db, tenant, session, now }) => {
  const learner = { tenantId: tenant.id, userId: session.userId };
  const { data, totalCount } = await listObjectiveWorkflowAggregates(db, learner, query);
  return {
    data: data.flatMap((access) => {
      const { objective, objectiveWorkflowAggregate } = concealResults(access, now);
      const objectiveId = objective.id;
      return objectiveWorkflowAggregate ? [{ ...objectiveWorkflowAggregate, objectiveId, objective }] : [];
    }),
    totalCount,
  };
};
