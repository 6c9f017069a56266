import type { queryGradingScales } from '@lantern/contract/courses/query-grading-scales';
import type { Handler } from '../../http/serve';
import { listGradingScales } from '../../store/courses/grading-scales';

export const handleQueryGradingScales: Handler<typeof queryGradingScales> = async (
  { query },
  { db, tenant },
) => {
  const { data, totalCount } = await listGradingScales(db, tenant.id, query);
  return { data, totalCount };
};
