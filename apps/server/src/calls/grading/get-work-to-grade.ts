import type { getWorkToGrade } from '@lantern/contract/grading/get-work-to-grade';
import type { Handler } from '../../http/serve';
import { listWorkToGrade } from '../../store/activities/work-to-grade';

const MOST = 200;

export const handleGetWorkToGrade: Handler<typeof getWorkToGrade> = (_input, { db, tenant, session }) =>
  listWorkToGrade(db, { tenantId: tenant.id, graderId: session.userId }, MOST);
