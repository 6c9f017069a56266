import { getMyCalendarFeeds } from '@lantern/contract/planner/get-my-calendar-feeds';
import { putCalendarFeed } from '@lantern/contract/planner/put-calendar-feed';
import { removeCalendarFeed } from '@lantern/contract/planner/remove-calendar-feed';
import { ProblemError } from '@lantern/contract/problem-error';
import type { MakeCall } from '@lantern/contract/render-page';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { taskCoursesQuery } from '../../api/planner/tasks';
import { pageFacts } from '../../testing/page-facts.builder';
import { renderApp } from '../../testing/render-app';

const NOW = new Date('2026-03-10T12:00:00Z');
const COURSE = { id: '0b000000-0000-4000-8000-000000000001', name: 'Finance', language: null, code: '' };

const writeText = vi.fn<(text: string) => Promise<void>>();
beforeEach(() => {
  writeText.mockReset();
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText.mockResolvedValue());
});
afterEach(() => void vi.restoreAllMocks());

type Sent = { params: { feedId: string }; body: { objectiveId: string | null } };

/** A server that keeps what is made, and tells a secret with a number that grows. */
async function show(failure?: Error, listFailures = 0) {
  const kept = new Map<string, string | null>();
  let secrets = 0;
  let failuresLeft = listFailures;
  const call: MakeCall = async ({ path }, input) => {
    const { params, body } = input as unknown as Sent;
    if (failure && path === putCalendarFeed.path) throw failure;
    if (path === removeCalendarFeed.path) kept.delete(params.feedId);
    if (path === putCalendarFeed.path) {
      kept.set(params.feedId, body.objectiveId);
      secrets += 1;
      return { path: `/feeds/secret-${secrets}.ics` } as never;
    }
    if (path !== getMyCalendarFeeds.path) return { dates: [], data: [] } as never;
    if (failuresLeft > 0) {
      failuresLeft -= 1;
      // One that is not asked again by itself.
      throw new ProblemError('notFound');
    }
    const feeds = [...kept].map(([id, objectiveId]) => ({
      id,
      created: NOW,
      lastRead: objectiveId === null ? null : NOW,
      course: objectiveId === null ? null : { objectiveId, name: COURSE.name, language: null },
    }));
    return { feeds } as never;
  };
  await renderApp('/learn/calendar', {
    call,
    facts: pageFacts({ now: NOW }),
    answers: [[taskCoursesQuery().queryKey, [COURSE]]],
  });
  fireEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
  return kept;
}
const press = (name: string) =>
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
const address = async () => (await screen.findByLabelText<HTMLInputElement>('Address')).value;

test('[2.12] an address is made, shown once, copied, and opened by a calendar', async () => {
  const kept = await show();
  press('Make an address');
  const shown = await address();
  expect(shown).toMatch(/^https?:\/\/[^/]+\/feeds\/secret-1\.ics$/);
  expect([...kept.values()]).toEqual([null]);
  press('Copy');
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy();
  expect(writeText).toHaveBeenCalledWith(shown);
  expect(screen.getByRole('link', { name: 'Open in a calendar' }).getAttribute('href')).toBe(
    shown.replace(/^https?/, 'webcal'),
  );
});

test('[2.12] of one course, replaced by another address, and removed', async () => {
  const kept = await show();
  fireEvent.change(screen.getByLabelText('Dates of'), { target: { value: COURSE.id } });
  press('Make an address');
  await address();
  expect([...kept.values()]).toEqual([COURSE.id]);
  expect(within(screen.getByRole('dialog')).getByRole('listitem').textContent).toContain('Finance');
  press('Copy');
  await screen.findByRole('button', { name: 'Copied' });
  press('Replace by a new one');
  await waitFor(async () => expect(await address()).toContain('secret-2'));
  // What was copied is the one that is gone.
  expect(screen.getByRole('button', { name: 'Copy' })).toBeTruthy();
  expect([...kept.values()]).toEqual([COURSE.id]);
  press('Remove');
  await waitFor(() => expect(within(screen.getByRole('dialog')).queryByRole('listitem')).toBeNull());
  expect(kept.size).toBe(0);
});

test('[2.12] addresses of the same day are told apart by what they are of, and whether a calendar came for them', async () => {
  await show();
  press('Make an address');
  await address();
  fireEvent.change(screen.getByLabelText('Dates of'), { target: { value: COURSE.id } });
  const make = { name: 'Make an address', busy: false };
  fireEvent.click(await within(screen.getByRole('dialog')).findByRole('button', make));
  const rows = () => within(screen.getByRole('dialog')).getAllByRole('listitem');
  await waitFor(() => expect(rows()).toHaveLength(2));
  const [ofAll, ofOne] = rows().map(({ textContent }) => textContent);
  expect(ofAll).toMatch(/^All courses.*No calendar has read it yet/);
  expect(ofOne).toMatch(/^Finance.*Last read by a calendar March 10, 2026 at 12:00\sPM/);
});

test('[8.3] what the server refuses is said in its words', async () => {
  await show(new ProblemError('commandFailed', { _: ['You have 20 addresses of your calendar.'] }));
  press('Make an address');
  expect(
    await within(screen.getByRole('dialog')).findByText('You have 20 addresses of your calendar.'),
  ).toBeTruthy();
});

test('[8.3] addresses that could not be loaded are said to be so, and asked for again', async () => {
  await show(undefined, 1);
  const dialog = screen.getByRole('dialog');
  expect((await within(dialog).findByRole('alert')).textContent).toContain('could not be loaded');
  press('Try again');
  await waitFor(() => expect(within(dialog).queryByRole('alert')).toBeNull());
});

test('[2.12] the calendar can be taken as a file', async () => {
  await show();
  expect(screen.getByRole('link', { name: 'Download as a file' }).getAttribute('href')).toBe(
    '/api/lms/v1/users/me/calendar.ics',
  );
});
