import type { MakeCall } from '@lantern/contract/render-page';
import { getMyTasks } from '@lantern/contract/planner/get-my-tasks';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { NOON, pageFacts } from '../../testing/page-facts.builder';
import { renderApp } from '../../testing/render-app';

const BEFORE = '/learn/tasks';
const EMPTY = { dates: [], tasks: [], submittedThisMonth: 0, data: [], totalCount: 0, feeds: [] };

/** A page that was come to from another, and what it has asked for. */
async function visit(address: string) {
  const asked: string[] = [];
  const call: MakeCall = async ({ path }) => {
    asked.push(path);
    return EMPTY as never;
  };
  const { router } = await renderApp(BEFORE, { call, facts: pageFacts({ now: NOON }) });
  await act(() => router.navigate({ href: address }));
  const { history } = router;
  return {
    asked,
    isAt: () => history.location.href,
    goTo: (href: string) => act(() => router.navigate({ href })),
    /** As in a browser, which decides where back is and arrives there later; answers how to arrive. */
    slowBack: () => {
      const at = () => history.location.state.__TSR_index;
      let there = 0;
      vi.spyOn(history, 'back').mockImplementationOnce(() => {
        there = at() - 1;
      });
      return () => act(async () => history.go(there - at()));
    },
    back: () => act(async () => history.back()),
    /** Once it has its entry, as a finger finds it. */
    open: async (name: string) => {
      const [button = document.body] = screen.getAllByRole('button', { name });
      fireEvent.click(button);
      await waitFor(() => expect(history.location.state.above).toBeTypeOf('string'));
      return screen.getByRole('dialog');
    },
  };
}
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test.each([
  ['an event', '/learn/calendar/week/2026-03-12?kind=task', 'Add an event'],
  ['the addresses', '/learn/calendar/month/2026-03', 'Subscribe'],
  ['a task', '/learn/tasks?order=course', 'Add a task'],
])('[2.12] Back closes the drawer of %s first, and then leaves the page', async (_name, address, button) => {
  const { open, back, isAt } = await visit(address);
  await open(button);
  expect(isAt()).toBe(address);
  await back();
  await isClosed();
  expect(isAt()).toBe(address);
  await back();
  expect(isAt()).toBe(BEFORE);
});

test('[2.12] what was closed by its button leaves nothing to go back through, and can be opened again', async () => {
  const { open, back, isAt } = await visit('/learn/calendar/month/2026-03');
  for (const _round of ['once', 'again']) {
    const dialog = await open('Add an event');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await isClosed();
  }
  await back();
  expect(isAt()).toBe(BEFORE);
});

test('[2.12] a link that is pressed right after closing is followed, and Back leads to the page without the drawer', async () => {
  const { open, slowBack, goTo, back, isAt } = await visit('/learn/calendar/month/2026-03');
  const dialog = await open('Add an event');
  const arrive = slowBack();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await isClosed();
  await goTo('/learn/tasks?order=course');
  await arrive();
  await waitFor(() => expect(isAt()).toBe('/learn/tasks?order=course'));
  await back();
  expect(isAt()).toBe('/learn/calendar/month/2026-03');
  await back();
  expect(isAt()).toBe(BEFORE);
});

test('[4.22] a drawer over the tasks is no visit: they are not asked for anew', async () => {
  const { asked, open, back } = await visit('/learn/tasks?order=course');
  const timesAsked = () => asked.filter((path) => path === getMyTasks.path).length;
  const before = timesAsked();
  await open('Add a task');
  await back();
  await isClosed();
  expect(timesAsked()).toBe(before);
});
