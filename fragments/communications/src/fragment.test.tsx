import type { FragmentProps } from '@lantern/fragment-kit/fragment-props';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import Communications from './fragment';

const NOW = new Date('2026-11-18T12:00:00Z');
const PATH = '/api/lms/v1/users/me/communications';
const INES = { id: 'i', name: 'Ines Okafor', firstName: 'Ines', lastName: 'Okafor', role: 'instructor' };

const get = vi.fn<FragmentProps['api']['get']>();
const send = vi.fn<FragmentProps['api']['send']>();
const emit = vi.fn<FragmentProps['emit']>();
const listeners = new Map<string, (details: Record<string, string>) => void>();

function said(id: string, differs: object = {}) {
  return {
    id,
    kind: 'announcement',
    course: { objectiveId: 'c1', name: 'Finance', language: null },
    title: `About ${id}`,
    line: `Words of ${id}`,
    author: { ...INES, isMe: false },
    at: '2026-11-18T09:00:00Z',
    isUnread: false,
    path: `/learn/${id}`,
    ...differs,
  };
}

function show(differs: Partial<FragmentProps> = {}) {
  const props: FragmentProps = {
    user: null,
    locale: 'en-US',
    direction: 'ltr',
    theme: null,
    timeZone: 'UTC',
    now: NOW,
    navigation: { open: () => undefined, hrefOf: (path) => `/learn${path}` },
    api: { get, send },
    emit,
    onEvent: (name, listener) => {
      listeners.set(name, listener);
      return () => listeners.delete(name);
    },
    ...differs,
  };
  return render(<Communications {...props} />);
}
const answer = (communications: object[], isChatAvailable = true) =>
  get.mockResolvedValue({ communications, isChatAvailable });
const titles = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);
const choose = (name: RegExp) => userEvent.click(screen.getByRole('tab', { name }));

beforeEach(() => {
  vi.resetAllMocks();
  send.mockResolvedValue({});
});
afterEach(cleanup);

test('[1.6] who said what, where and when; a press leads to it, and what is unread is marked', async () => {
  answer([
    said('news', { isUnread: true }),
    said('thread', {
      kind: 'discussion',
      author: null,
      line: '',
      at: '2026-11-17T16:40:00Z',
      path: '/learn/courses/c1/view/content/2?thread=thread',
    }),
    said('older', { at: '2026-03-02T16:40:00Z' }),
    said('oldest', { at: '2025-03-02T16:40:00Z' }),
  ]);
  show();
  await screen.findByRole('link', { name: 'About news' });
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent?.replaceAll(/\s/g, ' '));
  expect(rows).toEqual([
    'IOInes OkaforAnnouncementFinanceNewAbout newsWords of news9:00 AM',
    '?AnonymousDiscussionFinanceAbout threadSent filesYesterday, 4:40 PM',
    'IOInes OkaforAnnouncementFinanceAbout olderWords of olderMar 2',
    'IOInes OkaforAnnouncementFinanceAbout oldestWords of oldestMar 2, 2025',
  ]);
  const link = screen.getByRole('link', { name: 'About thread' });
  expect(link.getAttribute('href')).toBe('/learn/courses/c1/view/content/2?thread=thread');
});

test('[1.6] each tab has its kind, and says how much of it is unread; arrow keys go along them', async () => {
  answer([
    said('news', { isUnread: true }),
    said('thread', { kind: 'discussion' }),
    said('team', { kind: 'team', isUnread: true }),
  ]);
  show();
  await screen.findByRole('tab', { name: 'All 2 unread' });
  await choose(/^Announcements/);
  expect(titles()).toEqual(['About news']);
  await userEvent.keyboard('{ArrowRight}');
  expect(titles()).toEqual(['About thread']);
  expect(document.activeElement?.textContent).toBe('Discussions');
  await userEvent.keyboard('{End}');
  expect(titles()).toEqual(['About team']);
  await userEvent.keyboard('{ArrowRight}');
  expect(titles()).toHaveLength(3);
});

test('[1.6] four at first, and more when asked for', async () => {
  answer(Array.from({ length: 14 }, (_, index) => said(String(index))));
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Show 8 more' }));
  expect(titles()).toHaveLength(12);
  await userEvent.click(screen.getByRole('button', { name: 'Show 2 more' }));
  expect(titles()).toHaveLength(14);
  expect(screen.queryByRole('button', { name: /more/ })).toBeNull();
});

test('[1.6] all is marked as read at once, until the latest that is shown, and others are told', async () => {
  answer([said('news', { isUnread: true }), said('team', { kind: 'team', isUnread: true })]);
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  expect(send).toHaveBeenCalledWith('PUT', `${PATH}/read`, { until: '2026-11-18T09:00:00.000Z' });
  expect(emit).toHaveBeenCalledWith('communications_changed', { by: 'communications' });
  expect(screen.queryByText('New')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  expect(document.activeElement?.getAttribute('role')).toBe('tab');
  expect(screen.getByRole('status').textContent).toBe('All is read');
});

test('[1.6] where that is not taken, it is said, and what is unread is asked for anew', async () => {
  answer([said('news', { isUnread: true })]);
  send.mockRejectedValue(new Error('no'));
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  expect((await screen.findByRole('alert')).textContent).toBe('That did not work. Try again in a moment.');
  await screen.findByText('New');
  send.mockResolvedValue({});
  await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['a failing call', () => get.mockRejectedValueOnce(new Error('no'))],
  ['wrong data', () => get.mockResolvedValueOnce({ communications: null })],
  ['no data', () => get.mockResolvedValueOnce(null)],
])('[8.11] %s is said and can be tried again; nothing at all is said too', async (_name, fail) => {
  fail();
  show();
  const alert = await screen.findByRole('alert');
  answer([]);
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  await screen.findByText('Nothing has been said yet');
  expect(screen.queryByRole('alert')).toBeNull();
  await choose(/^Teams/);
  expect(screen.getByText('No team messages')).toBeTruthy();
});

test('[8.9] without chat that is said where announcements would be; the other tabs go on', async () => {
  answer([said('thread', { kind: 'discussion' })], false);
  show();
  await screen.findByText('About thread');
  await choose(/^Announcements/);
  expect(screen.getByText('Chat is not available. Please contact administrator.')).toBeTruthy();
  await choose(/^Discussions/);
  expect(titles()).toEqual(['About thread']);
});

test('[1.7] in Arabic it counts as Arabic does', async () => {
  answer([said('a', { isUnread: true }), said('b', { isUnread: true })]);
  show({ locale: 'ar', direction: 'rtl' });
  await screen.findByRole('tab', { name: 'الكل اثنتان غير مقروءتين' });
});

test('[1.6] what is said meanwhile is asked for, and one’s own change is not', async () => {
  answer([said('a')]);
  show();
  await screen.findByText('About a');
  answer([said('b'), said('a')]);
  listeners.get('communications_changed')?.({ by: 'communications' });
  expect(get).toHaveBeenCalledTimes(1);
  listeners.get('communications_changed')?.({ by: 'server' });
  await screen.findByText('About b');
});
