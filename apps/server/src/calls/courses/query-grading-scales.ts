import { queryGradingScales } from '@lantern/contract/courses/query-grading-scales';
import { listCall } from '../../http/served-call';
import { GRADING_SCALE_FIELDS, listGradingScales } from '../../store/courses/grading-scales';

export const handleQueryGradingScales = listCall(
  queryGradingScales,
  GRADING_SCALE_FIELDS,
  async ({ query }, { db, tenant }) => {
    const { data, totalCount } = await listGradingScales(db, tenant.id, query);
    return { data, totalCount };
  },
);
