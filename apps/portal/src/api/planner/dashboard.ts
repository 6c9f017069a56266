import { arrangeWidgets, type PlacedWidget } from '@lantern/domain/dashboard/widgets';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { apiOf } from '../transport/api-of';

/** [2.2] What learners come back to. */
export function dashboardQuery() {
  return queryOptions({
    queryKey: ['dashboard'],
    queryFn: async ({ client }) => {
      const { getMyDashboard } = await import('@lantern/contract/dashboard/get-my-dashboard');
      return apiOf(client)(getMyDashboard, {});
    },
  });
}

/** [1.6] What the learner has done to the banners, the server knows already. */
export function rememberBanners(client: QueryClient, hasBanners: boolean): void {
  client.setQueryData(dashboardQuery().queryKey, (known) => known && { ...known, hasBanners });
}

/** One after the other: what was chosen last is what the server has in the end. */
let sending: Promise<unknown> = Promise.resolve();

/** Shown at once, and as it was where the server does not take it. None is the usual order. */
export async function saveWidgets(client: QueryClient, widgets: PlacedWidget[]): Promise<void> {
  const { queryKey } = dashboardQuery();
  const before = client.getQueryData(queryKey)?.widgets;
  const show = (shown: PlacedWidget[]) =>
    client.setQueryData(queryKey, (known) => known && { ...known, widgets: shown });
  void client.cancelQueries({ queryKey });
  show(arrangeWidgets(widgets));
  const sent = sending.then(async () => {
    const { putDashboardWidgets } = await import('@lantern/contract/dashboard/put-dashboard-widgets');
    await apiOf(client)(putDashboardWidgets, { body: { widgets } });
  });
  sending = sent.catch(() => {});
  try {
    await sent;
  } catch (error) {
    if (before) show(before);
    throw error;
  }
}
