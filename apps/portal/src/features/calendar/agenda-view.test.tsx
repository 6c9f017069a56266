import type { CalendarDate } from '@lantern/contract/planner/calendar-date';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageFacts } from '../../testing/page-facts.builder';
import { renderApp } from '../../testing/render-app';

const NOW = new Date('2026-03-10T12:00:00Z');

function own(title: string, day: number): CalendarDate {
  const on = `2026-03-${String(day).padStart(2, '0')}`;
  const nothing = { language: null, at: null, end: null, course: null, activity: null, status: null };
  return { ...nothing, id: title, kind: 'personal', title, on, until: on, certificateNumber: null };
}

async function show(address: string, dates: CalendarDate[]) {
  const call = async () => ({ dates, data: [] }) as never;
  await renderApp(`/learn/calendar/${address}`, { call, facts: pageFacts({ now: NOW }) });
}

const titles = () =>
  screen.getAllByRole('listitem').map((row) => within(row).getByRole('button').textContent);
const toggle = (expanded: boolean) => screen.getByRole('button', { name: 'Earlier this month', expanded });

test('[2.12] the agenda of this month begins today; what is past is a press away', async () => {
  await show('agenda', [own('Past', 9), own('Today', 10), own('To come', 11)]);
  expect(titles()).toEqual(['Today', 'To come']);
  fireEvent.click(toggle(false));
  expect(titles()).toEqual(['Past', 'Today', 'To come']);
  fireEvent.click(toggle(true));
  expect(titles()).toEqual(['Today', 'To come']);
});

test('[2.12] of another month the agenda has every day', async () => {
  const before = { ...own('Winter', 1), on: '2026-02-03', until: '2026-02-03' };
  await show('agenda/2026-02', [before]);
  expect(titles()).toEqual(['Winter']);
  expect(screen.queryByRole('button', { name: 'Earlier this month' })).toBeNull();
});

test('[2.12] of a very full day the first three are shown, and the way to the others', async () => {
  const names = ['One', 'Two', 'Three', 'Four', 'Five'];
  await show('agenda', [...names.map((name) => own(name, 12)), own('Alone', 13)]);
  expect(titles()).toEqual(['One', 'Two', 'Three', 'Alone']);
  const more = screen.getByRole('link', { name: '2 more' });
  expect(more.getAttribute('href')).toBe('/learn/calendar/day/2026-03-12');
  fireEvent.click(more);
  for (const name of names)
    expect(await screen.findByRole('button', { name: new RegExp(name) })).toBeTruthy();
});
