import { getWorkToGrade } from '@lantern/contract/grading/get-work-to-grade';
import { call } from '../../http/served-call';
import { listWorkToGrade } from '../../store/activities/work-to-grade';
import { MOST_WORK_TO_GRADE } from '../limits';

export const handleGetWorkToGrade = call(getWorkToGrade, (_input, { db, tenant, session }) =>
  listWorkToGrade(db, { tenantId: tenant.id, graderId: session.userId }, MOST_WORK_TO_GRADE),
);
