import type { FragmentProps } from '@lantern/fragment-kit/fragment-props';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import Calendar from './fragment';

const NOW = new Date('2026-11-15T12:00:00Z');
const COURSE = { objectiveId: 'c1', name: 'Finance', language: null, code: 'FIN', isBegun: true };

const get = vi.fn<FragmentProps['api']['get']>();
const listeners = new Map<string, (details: Record<string, string>) => void>();

function date(id: string, differs: object = {}) {
  return {
    id,
    kind: 'due',
    title: `Date ${id}`,
    language: null,
    at: null,
    end: null,
    on: null,
    until: null,
    course: null,
    activity: null,
    certificateNumber: null,
    status: null,
    ...differs,
  };
}

function propsWith(differs: Partial<FragmentProps>): FragmentProps {
  return {
    user: null,
    locale: 'en-US',
    direction: 'ltr',
    theme: null,
    timeZone: 'UTC',
    now: NOW,
    navigation: { open: () => undefined, hrefOf: (path) => `/learn${path}` },
    api: { get, send: vi.fn<FragmentProps['api']['send']>() },
    emit: () => undefined,
    onEvent: (name, listener) => {
      listeners.set(name, listener);
      return () => listeners.delete(name);
    },
    ...differs,
  };
}
const show = (differs: Partial<FragmentProps> = {}) => render(<Calendar {...propsWith(differs)} />);
const answer = (...dates: object[]) => get.mockResolvedValue({ dates });
/** The strip is a list too. */
const lists = async () => {
  await screen.findByRole('link', { name: /November 15/ });
  const [strip, rows] = screen.getAllByRole('list');
  return { strip: strip ?? document.body, rows: rows ?? document.body };
};

beforeEach(() => vi.resetAllMocks());
afterEach(cleanup);

test('[2.12] seven days from today, and the three dates that come first and are not done', async () => {
  answer(
    date('past', { at: '2026-11-15T08:00:00Z' }),
    date('done', { at: '2026-11-16T08:00:00Z', status: 'done' }),
    date('one', { at: '2026-11-18T23:59:00Z', course: COURSE, activity: { axis: '2.1', type: 1 } }),
    date('two', { kind: 'event', at: '2026-11-19T14:00:00Z', end: '2026-11-19T15:00:00Z', course: COURSE }),
    date('three', { kind: 'personal', on: '2026-11-30', until: '2026-12-02' }),
    date('four', { on: '2026-12-01' }),
  );
  show();
  const { strip, rows } = await lists();
  expect(get.mock.calls[0]?.[1]).toEqual({
    from: '2026-11-14T10:00:00.000Z',
    to: '2026-12-13T14:00:00.000Z',
  });
  const days = within(strip).getAllByRole('link');
  expect(days.map((day) => day.getAttribute('aria-label'))).toEqual([
    'Sunday, November 15, 2026, 1 date',
    'Monday, November 16, 2026, 1 date',
    'Tuesday, November 17, 2026',
    'Wednesday, November 18, 2026, 1 date',
    'Thursday, November 19, 2026, 1 date',
    'Friday, November 20, 2026',
    'Saturday, November 21, 2026',
  ]);
  expect(days[3]?.getAttribute('href')).toBe('/learn/calendar/day/2026-11-18');
  const links = within(rows).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Date one', '/learn/courses/c1/view/content/2.1'],
    ['Date two', '/learn/courses/c1/view/content'],
    ['Date three', '/learn/calendar'],
  ]);
  const chips = within(rows).getAllByRole('listitem');
  expect(chips.map((row) => row.querySelector('.chip')?.textContent)).toEqual([
    'In 3 days',
    'In 4 days',
    'In 15 days',
  ]);
  expect(chips[1]?.textContent).toMatch(/Event, 2:00\sPM – 3:00\sPM/);
});

test('[2.12] today is the day that it is where the reader is', async () => {
  answer(date('late', { at: '2026-11-15T12:30:00Z' }));
  show({ timeZone: 'Pacific/Kiritimati' });
  await screen.findByText('Date late');
  expect(screen.getByRole('link', { name: /Monday, November 16/ }).getAttribute('aria-current')).toBe('date');
  expect(screen.getByText('Today')).toBeTruthy();
});

test('what cannot be had says so and can be tried again; nothing to come is said too', async () => {
  get.mockRejectedValueOnce(new Error('no'));
  show();
  const alert = await screen.findByRole('alert');
  answer();
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  await screen.findByText('Nothing in the next weeks');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('[1.7] in Arabic it counts as Arabic does', async () => {
  answer(date('a', { on: '2026-11-17' }));
  show({ locale: 'ar', direction: 'rtl' });
  await screen.findByText('بعد يومين');
});

test('what changes elsewhere on the page is asked for anew', async () => {
  answer(date('a', { on: '2026-11-17' }));
  show();
  await screen.findByText('Date a');
  answer(date('b', { on: '2026-11-17' }));
  listeners.get('tasks_changed')?.({});
  await screen.findByText('Date b');
});

test('[2.12] on a page that stays open over night, the next day is today', async () => {
  answer();
  const { rerender } = show();
  await lists();
  rerender(<Calendar {...propsWith({ now: new Date('2026-11-16T07:00:00Z') })} />);
  const today = await screen.findByRole('link', { name: /Sunday, November 22/ });
  expect(today.closest('ol, ul')?.querySelector('[aria-current]')?.getAttribute('aria-label')).toBe(
    'Monday, November 16, 2026',
  );
});

test('[2.12] east of UTC too, what lasts all day comes before the night’s hours', async () => {
  answer(
    date('night', { kind: 'personal', at: '2026-11-15T16:00:00Z', end: '2026-11-15T17:00:00Z' }),
    date('whole', { kind: 'personal', on: '2026-11-16', until: '2026-11-16' }),
    date('today', { kind: 'personal', on: '2026-11-15', until: '2026-11-15' }),
  );
  show({ timeZone: 'Asia/Tokyo' });
  const { rows } = await lists();
  const titles = within(rows)
    .getAllByRole('listitem')
    .map(({ textContent }) => /Date \w+?(?=[A-Z]|\b)/.exec(textContent ?? '')?.[0]);
  expect(titles).toEqual(['Date today', 'Date whole', 'Date night']);
});

test('[2.12] what goes on for days is there on each of them, and is of today where it began before', async () => {
  answer(
    date('over', { kind: 'personal', on: '2026-11-12', until: '2026-11-14' }),
    date('midnight', { kind: 'event', at: '2026-11-14T20:00:00Z', end: '2026-11-15T00:00:00Z' }),
    date('night', { kind: 'event', at: '2026-11-14T23:00:00Z', end: '2026-11-15T13:00:00Z' }),
    date('exams', { kind: 'personal', on: '2026-11-13', until: '2026-11-16' }),
    date('trip', { kind: 'personal', on: '2026-11-17', until: '2026-11-18' }),
  );
  show();
  const { strip, rows } = await lists();
  const days = within(strip).getAllByRole('link');
  expect(days.map((day) => /\d+ dates?$/.exec(day.getAttribute('aria-label') ?? '')?.[0])).toEqual([
    '2 dates',
    '1 date',
    '1 date',
    '1 date',
    undefined,
    undefined,
    undefined,
  ]);
  const texts = within(rows)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(texts).toEqual([
    '15SunDate examsYour own eventToday',
    '15SunDate nightEventToday',
    '17TueDate tripYour own eventIn 2 days',
  ]);
});
