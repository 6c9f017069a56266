import type { CallAnswer } from '@lantern/contract/call';
import { getMyDashboard } from '@lantern/contract/dashboard/get-my-dashboard';
import { putDashboardWidgets } from '@lantern/contract/dashboard/put-dashboard-widgets';
import { ProblemError } from '@lantern/contract/problem-error';
import type { MakeCall } from '@lantern/contract/render-page';
import {
  arrangeWidgets,
  DASHBOARD_WIDGETS,
  isSameArrangement,
  type PlacedWidget,
} from '@lantern/domain/dashboard/widgets';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { currentUser } from '../../testing/current-user.builder';
import { renderApp } from '../../testing/render-app';

type Dashboard = CallAnswer<typeof getMyDashboard>;
type Sent = { body: { widgets: PlacedWidget[]; before: PlacedWidget[] } };

const USUAL = [...DASHBOARD_WIDGETS];
const names = (widgets: readonly PlacedWidget[]) => widgets.map(({ widget }) => widget);

/** A server that another page can arrange too. */
async function show(failures: Error[] = []) {
  let widgets = arrangeWidgets([]);
  const call: MakeCall = async ({ path }, input) => {
    if (path === putDashboardWidgets.path) {
      const { body } = input as unknown as Sent; // as the contract has it
      const failure = failures.shift();
      if (failure) throw failure;
      if (!isSameArrangement(body.before, widgets)) throw new ProblemError('conflict');
      widgets = arrangeWidgets(body.widgets);
      return { widgets } as never;
    }
    if (path !== getMyDashboard.path) return [] as never;
    const nothing = { next: null, hasCourses: true, hasBanners: false, hasMessages: false };
    return { ...nothing, results: [], certificates: [], widgets } satisfies Dashboard as never;
  };
  await renderApp('/learn', { call, user: currentUser({ featureFlags: { 'learner.dashboard': true } }) });
  fireEvent.click(screen.getByRole('button', { name: 'Customise' }));
  await screen.findByRole('dialog');
  return {
    kept: () => widgets,
    arrangeElsewhere: (chosen: PlacedWidget[]) => {
      widgets = arrangeWidgets(chosen);
    },
  };
}
const drawer = () => within(screen.getByRole('dialog'));
const press = (name: string) => fireEvent.click(drawer().getByRole('button', { name }));
const rows = () =>
  drawer()
    .getAllByRole('checkbox')
    .map((box) => box.parentElement?.textContent);

test('[2.2] what the tenant does not have keeps its place, and whether it is shown', async () => {
  const { kept } = await show();
  const before = kept();
  press('Move Certificates up');
  await waitFor(() => expect(kept()).not.toBe(before));
  // Nothing but the two has moved.
  const order = USUAL.with(3, 'certificates').with(4, 'results');
  expect(names(kept())).toEqual(order);
});

test('[2.2] what was arranged in another tab meanwhile is not undone, and is told', async () => {
  const { kept, arrangeElsewhere } = await show();
  arrangeElsewhere([
    { widget: 'suggestions', isShown: true },
    { widget: 'tasks', isShown: false },
  ]);
  fireEvent.click(drawer().getByRole('checkbox', { name: 'Certificates' }));
  expect(await drawer().findByText(/was arranged elsewhere meanwhile/)).toBeTruthy();
  expect(rows()).toEqual(['Suggested for you', 'Recent results', 'Certificates']);
  expect(kept().slice(0, 2)).toEqual([
    { widget: 'suggestions', isShown: true },
    { widget: 'tasks', isShown: false },
  ]);
  expect(kept().find(({ widget }) => widget === 'certificates')?.isShown).toBe(false);
  // From then on it is known.
  press('Move Certificates up');
  await waitFor(() => expect(rows()).toEqual(['Suggested for you', 'Certificates', 'Recent results']));
  await waitFor(() => expect(names(kept()).indexOf('certificates')).toBe(4));
});

test('[8.3] a failure is told in the drawer, where it can be tried again', async () => {
  const { kept } = await show([new ProblemError('internal')]);
  press('Move Certificates up');
  const again = await drawer().findByRole('button', { name: 'Try again' });
  expect(rows()[0]).toBe('Recent results');
  fireEvent.click(again);
  await waitFor(() => expect(rows()[0]).toBe('Certificates'));
  await waitFor(() => expect(names(kept())).not.toEqual(USUAL));
});
