import { putDashboardWidgets } from '@lantern/contract/dashboard/put-dashboard-widgets';
import { ProblemError } from '@lantern/contract/problem-error';
import { isSameArrangement } from '@lantern/domain/dashboard/widgets';
import { call, type ServedCall } from '../../http/served-call';
import { lockWidgets, saveWidgets } from '../../store/dashboard/dashboard-layouts';
import { handleGetMyDashboard } from './get-my-dashboard';

export const DASHBOARD_CALLS: readonly ServedCall[] = [
  handleGetMyDashboard,
  call(putDashboardWidgets, ({ body: { widgets, before } }, { db, learner }) =>
    db.transaction(async (tx) => {
      // What another page has chosen meanwhile is not undone by one that does not know of it.
      if (before && !isSameArrangement(before, await lockWidgets(tx, learner)))
        throw new ProblemError('conflict');
      await saveWidgets(tx, learner, widgets);
      return { widgets };
    }),
  ),
];
