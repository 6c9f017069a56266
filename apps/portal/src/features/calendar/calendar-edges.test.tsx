import type { CalendarDate } from '@lantern/contract/planner/calendar-date';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageFacts } from '../../testing/page-facts.builder';
import { renderApp } from '../../testing/render-app';

const NOW = new Date('2026-03-10T12:00:00Z');

function date(differs: Partial<CalendarDate>): CalendarDate {
  return {
    id: 'one',
    kind: 'personal',
    title: '',
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
const TASK = date({ id: 'own', kind: 'task', title: 'Ask Jonas', on: '2026-03-12' });

const show = (address: string, dates: CalendarDate[] = [], timeZone = 'Europe/Berlin') =>
  renderApp(`/learn/calendar/${address}`, {
    call: async () => ({ dates }) as never,
    facts: pageFacts({ now: NOW, timeZone }),
  });
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const cellOf = (day: string) => screen.getByRole('link', { name: day }).closest('td') ?? document.body;

test('[2.12] what lasts all day stands before what has an hour, also east of UTC', async () => {
  const night = date({ id: 'night', title: 'Night watch', at: new Date('2026-03-11T16:00:00Z') });
  const began = date({
    id: 'began',
    title: 'Since yesterday',
    at: new Date('2026-03-11T10:00:00Z'),
    end: new Date('2026-03-11T20:00:00Z'),
  });
  await show('month/2026-03', [night, began, TASK], 'Asia/Tokyo');
  const titles = within(cellOf('Thursday, March 12, 2026'))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
  expect(titles).toEqual([
    expect.stringContaining('Ask Jonas'),
    // At no hour of this day.
    'Since yesterday Your own event',
    expect.stringMatching(/^Night watch Your own event 1:00\sAM$/),
  ]);
});

test('[2.12] from a day through its month to its week, and today once it is asked for', async () => {
  await show('day/2026-03-26');
  const look = async (view: string, shown: string) => {
    fireEvent.click(screen.getByRole('radio', { name: view }));
    await waitFor(() => expect(title()).toBe(shown));
  };
  await look('Month', 'March 2026');
  await look('Agenda', 'March 2026');
  await look('Week', 'Mar 22 – Mar 28, 2026');
  await look('Month', 'March 2026');
  fireEvent.click(screen.getByRole('button', { name: 'Today' }));
  await look('Day', 'Tuesday, March 10, 2026');
});

test.each(['month/1899-12', 'month/3000-01', 'day/2026-02-30'])(
  '[2.12] %s cannot be shown: the address becomes the one of what is',
  async (address) => {
    const { router } = await show(`${address}?kind=due`);
    const shown = address.startsWith('day') ? 'day/2026-03-10' : 'month/2026-03';
    await waitFor(() => expect(router.history.location.href).toBe(`/learn/calendar/${shown}?kind=due`));
  },
);

test('[2.12] at the edge of the calendar there is no further page', async () => {
  await show('month/2999-12');
  const next = screen.getByRole('button', { name: 'Next month' });
  expect(next.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(next);
  expect(title()).toBe('December 2999');
  expect(screen.getByRole('button', { name: 'Previous month' }).getAttribute('aria-disabled')).not.toBe(
    'true',
  );
});

test.each([
  ['day/2026-03-26', []],
  ['day/2026-03-10', ['10']],
  ['week/2026-03-12', ['10']],
])('[2.12] of the days of %s only today is lit', async (address, lit) => {
  await show(address);
  const heads = [...document.querySelectorAll('th[data-today]')];
  expect(heads.map((head) => head.querySelector('b')?.textContent)).toEqual(lit);
  const isMarked = ({ parentElement }: Element) => parentElement?.hasAttribute('data-today');
  expect([...document.querySelectorAll('th > [aria-current="date"]')].every(isMarked)).toBe(true);
});

test.each([
  ['month/2026-05', 'A'],
  ['week/2026-05-12', 'A'],
  ['day/2026-05-12', 'A'],
  ['agenda/2026-05', 'H2'],
])(
  '[2.12] from %s T leads to today and onto it, wherever in the calendar the focus is',
  async (address, element) => {
    const own = date({ id: 'own', kind: 'task', title: 'Ask Jonas', on: '2026-03-10' });
    await show(address, [own]);
    const press = () => fireEvent.keyDown(screen.getByRole('heading', { level: 1 }), { key: 't' });
    press();
    const focused = () => [
      document.activeElement?.tagName,
      document.activeElement?.getAttribute('aria-label'),
    ];
    await waitFor(() => expect(focused()).toEqual([element, 'Tuesday, March 10, 2026']));
    screen.getByRole('button', { name: 'Today' }).focus();
    press();
    expect(focused()).toEqual([element, 'Tuesday, March 10, 2026']);
  },
);

test('[2.12] T is a letter in a field, outside of the calendar, and where something is open above it', async () => {
  await show('agenda/2026-05?kind=due');
  fireEvent.keyDown(screen.getByLabelText('Kind of date'), { key: 't' });
  fireEvent.keyDown(document.body, { key: 't' });
  const heading = screen.getByRole('heading', { level: 1 });
  fireEvent.keyDown(heading, { key: 't', ctrlKey: true });
  fireEvent.click(screen.getByRole('button', { name: 'Add an event' }));
  fireEvent.keyDown(heading, { key: 't' });
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(title()).toBe('May 2026');
});

test('[1.7] in Arabic too, a week is from a day of a month to another, in words', async () => {
  await renderApp('/learn/calendar/week/2026-03-12', {
    call: async () => ({ dates: [] }) as never,
    facts: pageFacts({ now: NOW, locale: 'ar' }),
  });
  expect(title()).toBe('7 مارس – 13 مارس 2026');
});
