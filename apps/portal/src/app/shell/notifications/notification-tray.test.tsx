import { getMyNotifications } from '@lantern/contract/notifications/get-my-notifications';
import type { Notification } from '@lantern/contract/notifications/notification';
import { putAllNotificationsRead } from '@lantern/contract/notifications/put-all-notifications-read';
import { putNotificationsRead } from '@lantern/contract/notifications/put-notifications-read';
import { ProblemError } from '@lantern/contract/problem-error';
import type { MakeCall } from '@lantern/contract/render-page';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { currentUserQuery } from '../../../api/platform';
import { currentUser } from '../../../testing/current-user.builder';
import { pageFacts } from '../../../testing/page-facts.builder';
import { renderAt } from '../../../testing/render';
import { BellButton } from './bell-button';
// Loaded when it is wanted; here it is at hand.
import './notification-tray';

const NOW = new Date('2026-03-10T12:00:00Z');
const COURSE = '0b000000-0000-4000-8000-000000000001';

function told(number: number, differs: Partial<Notification> = {}): Notification {
  return {
    id: `0c000000-0000-4000-8000-00000000000${number}`,
    kind: 'reply',
    courseId: null,
    title: `Topic ${number}`,
    courseName: null,
    actorName: 'Jonas',
    line: null,
    due: null,
    path: '/learn/courses',
    made: new Date('2026-03-10T09:00:00Z'),
    isRead: false,
    ...differs,
  };
}

type Sent = { path: string; body: unknown };

async function openTray(notifications: Notification[], { unread = 0, isAway = false } = {}) {
  const sent: Sent[] = [];
  const call: MakeCall = async ({ path }, input) => {
    if (path === getMyNotifications.path) {
      if (isAway) throw new ProblemError('notFound');
      const { query } = input as { query: { only?: string } }; // the call's own
      const shown = query.only ? notifications.filter(({ isRead }) => !isRead) : notifications;
      return { notifications: shown, hasMore: false, unread } as never;
    }
    sent.push({ path, body: (input as Sent).body });
    return { unread: 0 } as never;
  };
  await renderAt(NOW, <BellButton />, {
    facts: pageFacts({ isSignedIn: true, now: NOW }),
    answers: [[currentUserQuery().queryKey, currentUser({ unreadNotifications: unread })]],
    call,
  });
  await userEvent.click(screen.getByRole('button', { name: /^Notifications/ }));
  return sent;
}

test('[2.28] the bell says how many are unread, to 99 and no further', async () => {
  await openTray([], { unread: 100 });
  expect(screen.getByRole('button', { name: 'Notifications, unread: 100' }).textContent).toBe('99+');
});

test('[2.28] today stands first, several of one kind and course in one line', async () => {
  await openTray([
    told(1),
    told(2, { kind: 'announcement', courseId: COURSE, courseName: 'Finance' }),
    told(3, { kind: 'announcement', courseId: COURSE, courseName: 'Finance' }),
    told(4, { made: new Date('2026-03-09T09:00:00Z'), isRead: true, kind: 'certificate', title: 'Tea' }),
  ]);
  const tray = await screen.findByRole('dialog', { name: 'Notifications' });
  expect((await within(tray).findAllByRole('heading', { level: 3 })).map((h) => h.textContent)).toEqual([
    'Today',
    'Earlier',
  ]);
  const lines = within(tray)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
  expect(lines[0]).toContain('Jonas answered you in “Topic 1”');
  expect(lines[1]).toContain('2 announcements');
  expect(lines[1]).toContain('Finance');
  expect(lines[2]).toContain('Your certificate for Tea is ready');
});

test('[2.28] a line that is pressed is read, all that it stands for, and closes the tray', async () => {
  const course = { kind: 'announcement', courseId: COURSE } as const;
  const sent = await openTray([told(1, course), told(2, course)], { unread: 2 });
  await userEvent.click(await screen.findByRole('link', { name: /2 announcements/ }));
  expect(sent).toEqual([{ path: putNotificationsRead.path, body: { ids: [told(1).id, told(2).id] } }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[2.28] all are marked as read at once', async () => {
  const sent = await openTray([told(1)], { unread: 1 });
  await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  expect(sent).toEqual([{ path: putAllNotificationsRead.path, body: { until: NOW } }]);
});

test('[2.28] what came since the page last looked at its clock is marked as read too', async () => {
  const late = new Date(NOW.getTime() + 40_000);
  const sent = await openTray([told(1, { made: late })], { unread: 1 });
  await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  expect(sent).toEqual([{ path: putAllNotificationsRead.path, body: { until: late } }]);
});

test('[2.28] nothing, nothing unread, and what cannot be shown are said', async () => {
  await openTray([told(1, { isRead: true })]);
  await userEvent.click(await screen.findByRole('tab', { name: 'Unread' }));
  expect(await screen.findByRole('heading', { name: 'All is read' })).toBeTruthy();
});

test('[8.3] a failure offers another try', async () => {
  await openTray([], { isAway: true });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});
