import type { CalendarDate } from '@lantern/contract/planner/calendar-date';
import { changePersonalEvent } from '@lantern/contract/planner/change-personal-event';
import { getMyCalendar } from '@lantern/contract/planner/get-my-calendar';
import type { PersonalEvent } from '@lantern/contract/planner/personal-event';
import { putPersonalEvent } from '@lantern/contract/planner/put-personal-event';
import { ProblemError } from '@lantern/contract/problem-error';
import { removePersonalEvent } from '@lantern/contract/planner/remove-personal-event';
import type { MakeCall } from '@lantern/contract/render-page';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageFacts } from '../../testing/page-facts.builder';
import { renderApp } from '../../testing/render-app';

const NOW = new Date('2026-03-10T12:00:00Z');
const NOTHING = { language: null, course: null, activity: null, certificateNumber: null, status: null };

type Sent = { params: { eventId: string }; body: PersonalEvent };

/** A server that keeps what is sent. */
async function show(
  address: string,
  events: PersonalEvent[] = [],
  { timeZone = 'Europe/Berlin', failure }: { timeZone?: string; failure?: Error } = {},
) {
  const kept = new Map(events.map((event, index) => [`${index}`, event]));
  const call: MakeCall = async ({ path }, input) => {
    const { params, body } = input as unknown as Sent;
    if (failure && path !== getMyCalendar.path) throw failure;
    if (path === changePersonalEvent.path && !kept.has(params.eventId)) throw new ProblemError('notFound');
    if (path === putPersonalEvent.path || path === changePersonalEvent.path) kept.set(params.eventId, body);
    if (path === removePersonalEvent.path) kept.delete(params.eventId);
    const dates = [...kept].map(
      ([id, event]): CalendarDate => ({
        ...NOTHING,
        ...event,
        id,
        kind: 'personal',
      }),
    );
    return { dates } as never;
  };
  await renderApp(`/learn/calendar${address}`, { call, facts: pageFacts({ now: NOW, timeZone }) });
  return Object.assign(() => [...kept.values()], { removeElsewhere: () => kept.clear() });
}

const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string, within_ = screen.getByRole('dialog')) =>
  fireEvent.click(within(within_).getByRole('button', { name }));
const openForm = () => fireEvent.click(screen.getByRole('button', { name: 'Add an event' }));

const LUNCH: PersonalEvent = {
  title: 'Lunch',
  at: new Date('2026-03-12T11:00:00Z'),
  end: new Date('2026-03-12T12:00:00Z'),
  on: null,
  until: null,
};

test('[2.12] an event is added in the hours of the reader’s clock, and stands on its day', async () => {
  const kept = await show('/month');
  openForm();
  fill('What is it', '  Lunch ');
  fill('Starts on', '2026-03-12');
  fill('Starts at', '12:00');
  fill('Ends at', '13:00');
  press('Add an event');
  await waitFor(() => expect(kept()).toEqual([LUNCH]));
  expect(await within(screen.getByRole('table')).findByRole('button', { name: /Lunch/ })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  ['Europe/Berlin', '2026-03-29T01:30:00.000Z'],
  ['America/New_York', '2026-03-29T07:30:00.000Z'],
  ['Australia/Lord_Howe', '2026-03-28T16:30:00.000Z'],
  ['Africa/Cairo', '2026-03-29T01:30:00.000Z'],
  ['Asia/Tokyo', '2026-03-28T18:30:00.000Z'],
])('[2.12] in %s half past three of the night in which Europe turns its clocks', async (timeZone, at) => {
  const kept = await show('/day/2026-03-29', [], { timeZone });
  openForm();
  fill('What is it', 'Stars');
  fill('Starts at', '03:30');
  fill('Ends at', '03:30');
  press('Add an event');
  await waitFor(() => expect(kept()[0]?.at?.toISOString()).toBe(at));
  expect((await screen.findByRole('button', { name: /Stars/ })).closest('tr')?.textContent).toMatch(/^3\sAM/);
});

test('[2.12] what ends before it starts is told at the end, and not sent', async () => {
  const kept = await show('/month');
  openForm();
  press('Add an event');
  expect(screen.getByText('Say what it is.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('What is it'));
  fill('What is it', 'Lunch');
  fill('Ends at', '08:00');
  press('Add an event');
  const end = screen.getByLabelText('Ends on');
  expect(document.activeElement).toBe(end);
  expect(document.getElementById(end.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'The end must not be before the start.',
  );
  fill('Ends on', '');
  press('Add an event');
  expect(screen.getByText('Give a start and an end.')).toBeTruthy();
  expect(kept()).toEqual([]);
});

test('[2.12] a time that clocks skip is told at the time, and nothing is saved', async () => {
  const kept = await show('/day/2026-03-29');
  openForm();
  fill('What is it', 'Stars');
  fill('Starts at', '02:30');
  fill('Ends at', '03:15');
  press('Add an event');
  const start = screen.getByLabelText('Starts at');
  expect(document.activeElement).toBe(start);
  expect(document.getElementById(start.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Clocks skip this time on that day. Choose another.',
  );
  expect(screen.queryByText('The end must not be before the start.')).toBeNull();
  expect(kept()).toEqual([]);
});

test('[2.12] days have no hours, and an event stands on each of its days', async () => {
  const kept = await show('/agenda');
  openForm();
  fill('What is it', 'Trip');
  fireEvent.click(screen.getByRole('checkbox', { name: 'All day' }));
  expect(screen.queryByLabelText('Starts at')).toBeNull();
  fill('Starts on', '2026-03-12');
  expect(screen.getByLabelText<HTMLInputElement>('Ends on').value).toBe('2026-03-12');
  fill('Ends on', '2026-03-14');
  press('Add an event');
  await waitFor(() =>
    expect(kept()).toEqual([{ title: 'Trip', at: null, end: null, on: '2026-03-12', until: '2026-03-14' }]),
  );
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Trip' })).toHaveLength(3));
});

test('[2.12] what goes on past midnight tells on its last day until when', async () => {
  await show('/agenda', [
    { ...LUNCH, title: 'Night', at: new Date('2026-03-12T20:00:00Z'), end: new Date('2026-03-13T01:00:00Z') },
    {
      ...LUNCH,
      title: 'Evening',
      at: new Date('2026-03-20T20:00:00Z'),
      end: new Date('2026-03-20T23:00:00Z'),
    },
  ]);
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toHaveLength(3);
  // What ends with the day stands on no other, and says its end.
  expect(rows[2]).toMatch(/^9:00\sPM – 12:00\sAM.*Evening/);
  expect(rows[1]).toMatch(/^Until 2:00\sAM.*Night/);
});

test('[2.12] an event is changed where it is, and removed', async () => {
  const kept = await show('/week/2026-03-12', [LUNCH]);
  fireEvent.click(screen.getByRole('button', { name: /Lunch/ }));
  expect(screen.getByLabelText<HTMLInputElement>('Starts at').value).toBe('12:00');
  fill('What is it', 'Long lunch');
  fill('Ends at', '14:00');
  press('Save');
  await waitFor(() =>
    expect(kept()).toEqual([{ ...LUNCH, title: 'Long lunch', end: new Date('2026-03-12T13:00:00Z') }]),
  );
  fireEvent.click(await screen.findByRole('button', { name: /Long lunch/ }));
  press('Remove this event');
  await waitFor(() => expect(screen.queryByRole('button', { name: /Long lunch/ })).toBeNull());
  expect(kept()).toEqual([]);
  // What had the focus is gone with it.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
});

test('[2.12] an event that was removed elsewhere does not come back by itself; what was typed can be added anew', async () => {
  const kept = await show('/week/2026-03-12', [LUNCH]);
  fireEvent.click(screen.getByRole('button', { name: /Lunch/ }));
  fill('What is it', 'Long lunch');
  kept.removeElsewhere();
  press('Save');
  expect(await screen.findByText('This event was removed meanwhile.')).toBeTruthy();
  expect(kept()).toEqual([]);
  expect(screen.getByLabelText<HTMLInputElement>('What is it').value).toBe('Long lunch');
  const again = { name: 'Add an event', busy: false };
  fireEvent.click(await within(screen.getByRole('dialog')).findByRole('button', again));
  await waitFor(() => expect(kept()).toEqual([{ ...LUNCH, title: 'Long lunch' }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // What it was opened from is gone.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
});

test('[2.12] the end goes along with the start, by the hour and by the day', async () => {
  const kept = await show('/month');
  openForm();
  fill('What is it', 'Lunch');
  fill('Starts at', '23:30');
  const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
  expect([valueOf('Ends on'), valueOf('Ends at')]).toEqual(['2026-03-11', '00:30']);
  fireEvent.click(screen.getByRole('checkbox', { name: 'All day' }));
  fill('Starts on', '2026-03-20');
  expect(valueOf('Ends on')).toBe('2026-03-21');
  press('Add an event');
  await waitFor(() => expect(kept()[0]).toMatchObject({ on: '2026-03-20', until: '2026-03-21' }));
});

test('[2.12] an hour that comes twice stays the one that it was when something else is changed', async () => {
  // Half past two in Berlin, once the clocks have been turned back.
  const second = { at: new Date('2026-10-25T01:30:00Z'), end: new Date('2026-10-25T01:45:00Z') };
  const kept = await show('/week/2026-10-25', [{ ...LUNCH, ...second }]);
  fireEvent.click(screen.getByRole('button', { name: /Lunch/ }));
  fill('What is it', 'Night');
  press('Save');
  await waitFor(() => expect(kept()).toEqual([{ ...LUNCH, title: 'Night', ...second }]));
});

test('[8.3] what the server refuses stays in the form, in its words', async () => {
  const failure = new ProblemError('commandFailed', { _: ['You have 2,000 events of your own.'] });
  await show('/month', [], { failure });
  openForm();
  fill('What is it', 'Lunch');
  press('Add an event');
  expect(
    await within(screen.getByRole('dialog')).findByText('You have 2,000 events of your own.'),
  ).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('What is it').value).toBe('Lunch');
});
