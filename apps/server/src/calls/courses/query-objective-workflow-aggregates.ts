import { queryObjectiveWorkflowAggregates } from '@lantern/contract/courses/query-objective-workflow-aggregates';
import { listCall } from '../../http/served-call';
import {
  AGGREGATE_FIELDS,
  listObjectiveWorkflowAggregates,
} from '../../store/attempts/objective-workflow-aggregates';
import { aggregateAnswer } from './aggregate-answer';

export const handleQueryObjectiveWorkflowAggregates = listCall(
  queryObjectiveWorkflowAggregates,
  AGGREGATE_FIELDS,
  async ({ query }, { db, learner, now }) => {
    const { data, totalCount } = await listObjectiveWorkflowAggregates(db, learner, query);
    return {
      data: data.flatMap(
        ({ access, objectiveGradingScale }) => aggregateAnswer(access, { objectiveGradingScale, now }) ?? [],
      ),
      totalCount,
    };
  },
);
