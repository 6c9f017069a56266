import { putDashboardWidgets } from '@lantern/contract/dashboard/put-dashboard-widgets';
import { call, type ServedCall } from '../../http/served-call';
import { saveWidgets } from '../../store/dashboard/dashboard-layouts';
import { handleGetMyDashboard } from './get-my-dashboard';

export const DASHBOARD_CALLS: readonly ServedCall[] = [
  handleGetMyDashboard,
  call(putDashboardWidgets, async ({ body }, { db, learner }) => {
    await saveWidgets(db, learner, body.widgets);
    return body;
  }),
];
