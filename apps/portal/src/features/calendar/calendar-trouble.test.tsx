import type { CalendarDate } from '@lantern/contract/planner/calendar-date';
import { getMyCalendar } from '@lantern/contract/planner/get-my-calendar';
import { ProblemError } from '@lantern/contract/problem-error';
import type { MakeCall } from '@lantern/contract/render-page';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { NetworkError } from '../../api/transport/network-error';
import { pageFacts } from '../../testing/page-facts.builder';
import { renderApp } from '../../testing/render-app';

vi.mock('../../api/attempts/report-event', () => ({ reportEvent: () => {} }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const NOW = new Date('2026-03-10T12:00:00Z');
const ESSAY: CalendarDate = {
  id: 'essay',
  kind: 'personal',
  title: 'Essay',
  language: null,
  at: null,
  end: null,
  on: '2026-04-12',
  until: '2026-04-12',
  course: null,
  activity: null,
  certificateNumber: null,
  status: null,
};

test('[2.12] [9.2] a page that is turned shows its days at once; what is slow is seen to be on its way, and comes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  let answer: (dates: CalendarDate[]) => void = () => {};
  let isFirst = true;
  const call: MakeCall = async ({ path }) => {
    if (path !== getMyCalendar.path || isFirst) {
      isFirst &&= path !== getMyCalendar.path;
      return { dates: [] } as never;
    }
    return new Promise((resolve) => (answer = (dates) => resolve({ dates } as never)));
  };
  await renderApp('/learn/calendar/month', { call, facts: pageFacts({ now: NOW }) });
  const next = screen.getByRole('button', { name: 'Next month' });
  next.focus();
  fireEvent.click(next);
  expect((await screen.findByRole('heading', { level: 1, name: 'April 2026' })).textContent).toBeTruthy();
  expect(screen.queryByText('Loading the page')).toBeNull();
  expect(await screen.findByText('Loading the page')).toBeTruthy();
  await act(async () => answer([ESSAY]));
  expect(await within(screen.getByRole('table')).findByRole('button', { name: /Essay/ })).toBeTruthy();
  expect(screen.queryByText('Loading the page')).toBeNull();
  expect(document.activeElement).toBe(next);
});

test.each([
  ['busy', new ProblemError('busy'), /It is our server/],
  ['out of reach', new NetworkError(), /There is no connection/],
])('[8.4] a server that is %s is told within the frame, and asked again', async (_case, failure, said) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  let isMended = false;
  const call: MakeCall = async ({ path }) => {
    if (path === getMyCalendar.path && !isMended) throw failure;
    return { dates: [] } as never;
  };
  await renderApp('/learn/calendar', { call, facts: pageFacts({ now: NOW }) });
  expect(await screen.findByText(said)).toBeTruthy();
  expect(screen.getAllByRole('main')).toHaveLength(1);
  expect(screen.getAllByRole('navigation', { name: 'Main menu' })).toBeTruthy();
  isMended = true;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'March 2026' })).toBeTruthy();
});
