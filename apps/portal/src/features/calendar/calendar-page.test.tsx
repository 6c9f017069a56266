import type { CalendarDate } from '@lantern/contract/planner/calendar-date';
import { getMyCalendar } from '@lantern/contract/planner/get-my-calendar';
import type { MakeCall } from '@lantern/contract/render-page';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageFacts } from '../../testing/page-facts.builder';
import { renderApp } from '../../testing/render-app';

const NOW = new Date('2026-03-10T12:00:00Z');
const COURSE = '0b000000-0000-4000-8000-000000000001';
const ENROLLED = { id: COURSE, name: 'Finance', language: null, code: '' };

function date(differs: Partial<CalendarDate> = {}): CalendarDate {
  return {
    id: 'one',
    kind: 'due',
    title: 'Essay',
    language: null,
    at: new Date('2026-03-12T15:00:00Z'),
    end: null,
    on: null,
    until: null,
    course: { objectiveId: COURSE, name: 'Finance', language: null, code: '', isBegun: true },
    activity: { axis: '2.1', type: 'text' },
    certificateNumber: null,
    status: null,
    ...differs,
  };
}
const TASK = date({
  id: 'own',
  kind: 'task',
  title: 'Ask Jonas',
  at: null,
  on: '2026-03-12',
  course: null,
  activity: null,
});

type Range = { from: Date; to: Date };

/** A server with these dates, which tells those of the range that it is asked for. */
async function show(address: string, dates: CalendarDate[], timeZone = 'Europe/Berlin') {
  const asked: Range[] = [];
  const call: MakeCall = async ({ path }, input) => {
    if (path !== getMyCalendar.path) return { data: [{ objective: ENROLLED }] } as never;
    const { from, to } = (input as { query: Range }).query;
    asked.push({ from, to });
    const isWithin = ({ at }: CalendarDate) => at === null || (at >= from && at < to);
    return { dates: dates.filter(isWithin) } as never;
  };
  await renderApp(`/learn/calendar${address}`, { call, facts: pageFacts({ now: NOW, timeZone }) });
  return asked;
}

const cellOf = (day: string) => screen.getByRole('link', { name: day }).closest('td') ?? document.body;

test('[2.12] the month that it is, each date on its day, what is past its first weeks too', async () => {
  const [range] = await show('', [
    date(),
    TASK,
    date({ id: 'late', title: 'Read', at: new Date('2026-03-02T12:00:00Z'), status: 'overdue' }),
  ]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('March 2026');
  expect(range?.from).toEqual(new Date('2026-02-28T10:00:00Z'));
  expect(range?.to).toEqual(new Date('2026-04-05T12:00:00Z'));
  const cell = cellOf('Thursday, March 12, 2026');
  expect(within(cell).getByRole('button', { name: /Essay/ }).textContent).toMatch(/Due 4:00\sPM/);
  expect(within(cell).getByRole('button', { name: /Ask Jonas/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Tuesday, March 10, 2026' }).getAttribute('aria-current')).toBe(
    'date',
  );
  expect(within(cellOf('Monday, March 2, 2026')).getByRole('button', { name: /Read/ })).toBeTruthy();
});

test.each([
  ['Pacific/Kiritimati', 'Friday, March 13, 2026'],
  ['Pacific/Pago_Pago', 'Wednesday, March 11, 2026'],
  ['America/New_York', 'Thursday, March 12, 2026'],
])('[2.12] in %s a moment is of its day there, and the zone is named', async (timeZone, day) => {
  await show('', [date({ at: new Date('2026-03-12T10:30:00Z') })], timeZone);
  expect(within(cellOf(day)).getByRole('button', { name: /Essay/ })).toBeTruthy();
  expect(screen.getByText(`Times are those of ${timeZone}.`)).toBeTruthy();
});

test('[2.12] more than a day has room for is a press away', async () => {
  await show(
    '',
    [1, 2, 3, 4, 5].map((number) => date({ id: `${number}`, title: `Part ${number}` })),
  );
  const cell = cellOf('Thursday, March 12, 2026');
  expect(within(cell).getAllByRole('button')).toHaveLength(3);
  expect(within(cell).getByRole('link', { name: '2 more' }).getAttribute('href')).toBe(
    '/learn/calendar/day/2026-03-12',
  );
});

test('[2.12] a date tells all dates of its thing, and leads to where it is', async () => {
  const opens = date({ id: 'opens', kind: 'opens', at: new Date('2026-03-04T08:00:00Z') });
  await show('', [
    opens,
    date(),
    date({ id: 'other', title: 'Other', activity: { axis: '3', type: 'text' } }),
  ]);
  fireEvent.click(within(cellOf('Thursday, March 12, 2026')).getByRole('button', { name: /Essay/ }));
  const drawer = screen.getByRole('dialog');
  expect(
    within(drawer)
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ).toEqual(['Opens', 'Due']);
  expect(within(drawer).getByText('Finance')).toBeTruthy();
  expect(within(drawer).getByRole('link', { name: 'Open' }).getAttribute('href')).toBe(
    `/learn/courses/${COURSE}/view/content/2.1`,
  );
});

test.each([
  [
    'an activity of a course not begun',
    date({ course: { objectiveId: COURSE, name: 'Finance', language: null, code: '', isBegun: false } }),
    `/learn/courses/${COURSE}`,
  ],
  ['a course', date({ activity: null }), `/learn/courses/${COURSE}/view/content`],
  [
    'a certificate',
    date({ activity: null, certificateNumber: '12-34' }),
    `/learn/courses/${COURSE}/certificate/12-34`,
  ],
  ['a task of one’s own', TASK, '/learn/tasks'],
])('[2.12] %s leads to its page', async (_name, one, address) => {
  await show('/agenda', [one]);
  fireEvent.click(within(screen.getByRole('listitem')).getByRole('button'));
  expect(within(screen.getByRole('dialog')).getByRole('link', { name: 'Open' }).getAttribute('href')).toBe(
    address,
  );
});

test('[2.12] the agenda has what is overdue first, then day after day', async () => {
  await show('/agenda/2026-03', [
    date({ id: 'late', title: 'Read', at: new Date('2026-03-02T12:00:00Z'), status: 'overdue' }),
    date({
      id: 'event',
      kind: 'event',
      title: 'Evening',
      at: new Date('2026-03-11T17:00:00Z'),
      end: new Date('2026-03-11T18:00:00Z'),
    }),
    date({ status: 'done' }),
    { ...TASK, id: 'own', title: 'Call Jonas', on: '2026-03-03', status: 'overdue' },
  ]);
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent?.slice(0, 5));
  expect(rows.slice(0, 2)).toEqual(['Mar 2', 'Mar 3']);
  const headings = screen.getAllByRole('heading', { level: 2 });
  expect(headings.map((one) => one.getAttribute('aria-label') ?? one.textContent)).toEqual([
    'Overdue',
    'Wednesday, March 11, 2026',
    'Thursday, March 12, 2026',
  ]);
  expect(screen.getByText(/6:00\sPM – 7:00\sPM/)).toBeTruthy();
  expect(screen.getByText('Done')).toBeTruthy();
});

test('[2.12] a week and a day go by the hours of the reader’s clock; what has no hour stands above', async () => {
  await show('/week/2026-03-12', [date({ at: new Date('2026-03-12T20:30:00Z') }), TASK]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Mar 8 – Mar 14, 2026');
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows[0]?.textContent).toMatch(/^All day.*Ask Jonas/);
  expect(rows.at(-1)?.textContent).toMatch(/^9\sPM.*Essay/);
  fireEvent.click(screen.getByRole('button', { name: 'Next week' }));
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Mar 15 – Mar 21, 2026'),
  );
  fireEvent.click(screen.getByRole('radio', { name: 'Day' }));
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Thursday, March 19, 2026'),
  );
  fireEvent.keyDown(screen.getByRole('radio', { name: 'Day' }), { key: 't' });
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Tuesday, March 10, 2026'),
  );
});

test('[2.12] the arrows lead from day to day, and past the edge into the next month', async () => {
  await show('', []);
  const from = (day: string, key: string) => {
    const link = screen.getByRole('link', { name: day });
    link.focus();
    fireEvent.keyDown(link, { key });
    return document.activeElement?.getAttribute('aria-label');
  };
  expect(from('Tuesday, March 10, 2026', 'ArrowRight')).toBe('Wednesday, March 11, 2026');
  expect(from('Tuesday, March 10, 2026', 'ArrowLeft')).toBe('Monday, March 9, 2026');
  expect(from('Tuesday, March 10, 2026', 'ArrowDown')).toBe('Tuesday, March 17, 2026');
  expect(from('Tuesday, March 10, 2026', 'ArrowUp')).toBe('Tuesday, March 3, 2026');
  from('Tuesday, March 31, 2026', 'ArrowDown');
  expect(await screen.findByRole('heading', { level: 1, name: 'April 2026' })).toBeTruthy();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Tuesday, April 7, 2026');
  from('Wednesday, April 1, 2026', 'ArrowLeft');
  expect(await screen.findByRole('heading', { level: 1, name: 'March 2026' })).toBeTruthy();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Tuesday, March 31, 2026');
});

test('[2.12] only the dates of a course, or of a kind, as the address says', async () => {
  const other = {
    objectiveId: '0b000000-0000-4000-8000-000000000002',
    name: 'Books',
    language: null,
    code: '',
    isBegun: true,
  };
  const dates = [date(), date({ id: 'books', kind: 'opens', title: 'Novel', course: other })];
  await show('/agenda?kind=none', dates);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  const listed = () =>
    screen.queryAllByRole('listitem').map(({ textContent }) => /Novel|Essay/.exec(textContent)?.[0]);
  const choose = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  choose('Course', other.objectiveId);
  await waitFor(() => expect(listed()).toEqual(['Novel']));
  choose('Course', '');
  choose('Kind of date', 'due');
  await waitFor(() => expect(listed()).toEqual(['Essay']));
  fireEvent.click(screen.getByRole('button', { name: 'Next month' }));
  await screen.findByRole('heading', { level: 1, name: 'April 2026' });
  expect(screen.getByLabelText<HTMLSelectElement>('Kind of date').value).toBe('due');
  choose('Kind of date', 'results');
  expect(await screen.findByText('Nothing in this time')).toBeTruthy();
});

test('[2.12] a course that has nothing on the page is still the one that is chosen', async () => {
  await show(`/month/2026-05?course=${COURSE}`, [date()]);
  const course = screen.getByLabelText<HTMLSelectElement>('Course');
  await waitFor(() => expect(course.selectedOptions[0]?.textContent).toBe('Finance'));
});

test('[2.12] a course that is not theirs is not asked for any longer', async () => {
  const novel = date({ id: 'novel', title: 'Novel', course: null, kind: 'task', activity: null });
  await show('/agenda?course=0b000000-0000-4000-8000-00000000000f', [novel]);
  expect(await screen.findByRole('button', { name: 'Novel' })).toBeTruthy();
});

test('[2.12] of a thing all dates are told, those of other months too', async () => {
  const opens = date({ id: 'opens', kind: 'opens', at: new Date('2026-01-04T08:00:00Z') });
  await show('', [opens, date()]);
  fireEvent.click(screen.getAllByRole('button', { name: /Essay/ })[0] ?? document.body);
  const terms = () =>
    within(screen.getByRole('dialog'))
      .getAllByRole('term')
      .map(({ textContent }) => textContent);
  await waitFor(() => expect(terms()).toEqual(['Opens', 'Due']));
});

test('[2.12] T leads to today, and in a form it is a letter', async () => {
  await show('/month/2026-05', []);
  const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
  fireEvent.click(screen.getByRole('button', { name: 'Add an event' }));
  const what = screen.getByLabelText('What is it');
  fireEvent.keyDown(what, { key: 't' });
  fireEvent.change(what, { target: { value: 'Tea' } });
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add an event' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(heading()).toBe('May 2026');
  fireEvent.keyDown(screen.getByRole('radio', { name: 'Month' }), { key: 'T' });
  await waitFor(() => expect(heading()).toBe('March 2026'));
});
