import { arrangeWidgets, type PlacedWidget } from '@lantern/domain/dashboard/widgets';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { apiOf } from '../transport/api-of';
import { problemCodeOf } from '../transport/problem-code-of';

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

/** How the dashboard is arranged, as this page knows it by now. */
export function arrangedWidgets(client: QueryClient): readonly PlacedWidget[] {
  return client.getQueryData(dashboardQuery().queryKey)?.widgets ?? [];
}

/** What comes of an arrangement; none is the usual one. */
export type WidgetsChange = (widgets: readonly PlacedWidget[]) => PlacedWidget[];

/** One after the other: what was chosen last is what the server has in the end. */
let sending: Promise<unknown> = Promise.resolve();
let waiting = 0;
/** As the server has it, for all that this page knows. */
let held: readonly PlacedWidget[] = [];

/**
 * Shown at once, and as it was where the server does not take it. True where it was arranged elsewhere meanwhile:
 * then the change was made to that.
 */
export async function changeWidgets(client: QueryClient, change: WidgetsChange): Promise<boolean> {
  const { queryKey } = dashboardQuery();
  const show = (widgets: readonly PlacedWidget[]) =>
    client.setQueryData(queryKey, (known) => known && { ...known, widgets: [...widgets] });
  if (waiting === 0) held = arrangedWidgets(client);
  waiting += 1;
  void client.cancelQueries({ queryKey });
  show(arrangeWidgets(change(arrangedWidgets(client))));
  const sent = sending.then(() => send(client, change));
  sending = sent.catch(() => {});
  try {
    return await sent;
  } finally {
    waiting -= 1;
    if (waiting === 0) show(held);
  }
}

async function send(client: QueryClient, change: WidgetsChange): Promise<boolean> {
  const { putDashboardWidgets } = await import('@lantern/contract/dashboard/put-dashboard-widgets');
  const put = async (before: readonly PlacedWidget[]) => {
    const widgets = change(before);
    await apiOf(client)(putDashboardWidgets, { body: { widgets, before: [...before] } });
    held = arrangeWidgets(widgets);
  };
  try {
    await put(held);
    return false;
  } catch (error) {
    if (problemCodeOf(error) !== 'conflict') throw error;
  }
  const { getMyDashboard } = await import('@lantern/contract/dashboard/get-my-dashboard');
  held = (await apiOf(client)(getMyDashboard, {})).widgets;
  await put(held);
  return true;
}
