import type { FragmentProps } from '@lantern/fragment-kit/fragment-props';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import Tasks from './fragment';

const NOW = new Date('2026-11-18T12:00:00Z');
const COURSE = { objectiveId: 'c1', name: 'Finance', language: null, code: 'FIN' };

const get = vi.fn<FragmentProps['api']['get']>();
const send = vi.fn<FragmentProps['api']['send']>();
const emit = vi.fn<FragmentProps['emit']>();
const listeners = new Map<string, (details: Record<string, string>) => void>();

function task(id: string, differs: object = {}) {
  return {
    id,
    title: `Task ${id}`,
    language: null,
    due: null,
    dueOn: null,
    course: null,
    activity: null,
    isMandatory: false,
    progress: null,
    isPersonal: true,
    ticked: null,
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
  return render(<Tasks {...props} />);
}
const answer = (...tasks: object[]) => get.mockResolvedValue({ tasks });
const rows = async () => {
  await screen.findByRole('link', { name: /^(All \d+ tasks|1 task)$/ });
  return screen.getAllByRole('listitem').map((row) => row.querySelector('h3')?.textContent);
};

beforeEach(() => {
  vi.resetAllMocks();
  send.mockResolvedValue({});
});
afterEach(cleanup);

test('[4.22] four tasks at most, the overdue first, those without a date and the ticked last', async () => {
  answer(
    task('none'),
    task('ticked', { ticked: '2026-11-18T08:00:00Z', dueOn: '2026-11-17' }),
    task('soon', { dueOn: '2026-11-20' }),
    task('late', { due: '2026-11-12T12:00:00Z' }),
    task('today', { due: '2026-11-18T20:00:00Z' }),
  );
  show();
  expect(await rows()).toEqual(['Task late', 'Task today', 'Task soon', 'Task none']);
  const chips = screen.getAllByRole('listitem').map((row) => row.querySelector('.chip'));
  expect(chips.map((chip) => chip?.textContent)).toEqual([
    '6 days late',
    'Due today',
    'In 2 days',
    'No date',
  ]);
  expect(chips[0]?.className).toBe('chip danger');
  expect(screen.getByRole('link', { name: 'All 4 tasks' }).getAttribute('href')).toBe('/learn/tasks');
});

test.each([
  ['a course that was not begun', { isPersonal: false, course: COURSE }, '/learn/courses/c1'],
  [
    'a course under way',
    { isPersonal: false, course: COURSE, progress: 0.4 },
    '/learn/courses/c1/view/content',
  ],
  [
    'an activity of one under way',
    { isPersonal: false, course: COURSE, progress: 0.4, activity: { axis: '2.1', type: 1 } },
    '/learn/courses/c1/view/content/2.1',
  ],
])('[4.22] %s is one press away', async (_name, differs, href) => {
  answer(task('a', differs));
  show();
  await rows();
  expect(screen.getByRole('link', { name: 'Task a' }).getAttribute('href')).toBe(href);
});

test('a tick is shown at once, sent and told; the row stays', async () => {
  answer(task('a/b'), task('c'));
  show();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Tick: Task a/b' }));
  expect(send).toHaveBeenCalledWith('PUT', '/api/lms/v1/users/me/tasks/a%2Fb/tick', { isTicked: true });
  expect(screen.getByRole('checkbox', { name: 'Tick: Task a/b' })).toHaveProperty('checked', true);
  expect(emit).toHaveBeenCalledWith('tasks_changed', { by: 'tasks' });
  expect(screen.getByRole('link', { name: '1 task' })).toBeTruthy();
});

test('a tick that the server does not take leaves what was ticked meanwhile', async () => {
  answer(task('a', { dueOn: '2026-11-19' }), task('b', { dueOn: '2026-11-20' }));
  let refuse = () => {};
  send.mockImplementationOnce(
    () => new Promise((_, reject) => (refuse = () => reject(new Error('not today')))),
  );
  show();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Tick: Task a' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Tick: Task b' }));
  refuse();
  await screen.findByRole('alert');
  const isTicked = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name }).checked;
  expect([isTicked('Tick: Task a'), isTicked('Tick: Task b')]).toEqual([false, true]);
});

test('a tick that the server does not take is taken back, in words', async () => {
  answer(task('a'));
  send.mockRejectedValue(new Error('no'));
  show();
  await userEvent.click(await screen.findByRole('checkbox'));
  expect((await screen.findByRole('alert')).textContent).toBe('That did not work. Try again in a moment.');
  expect(screen.getByRole('checkbox')).toHaveProperty('checked', false);
});

test('what cannot be had says so and can be tried again; nothing to do is said too', async () => {
  get.mockRejectedValueOnce(new Error('no'));
  show();
  const alert = await screen.findByRole('alert');
  answer();
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  await screen.findByText('No activities require action');
  expect(screen.getByRole('link', { name: 'Add a task' }).getAttribute('href')).toBe('/learn/tasks');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('[1.7] in Arabic it counts as Arabic does', async () => {
  answer(task('a', { dueOn: '2026-11-20' }));
  show({ locale: 'ar', direction: 'rtl' });
  await screen.findByText('بعد يومين');
});

test('what changes elsewhere on the page is asked for anew', async () => {
  answer(task('a'));
  show();
  await screen.findByText('Task a');
  answer(task('a'), task('b'));
  listeners.get('tasks_changed')?.({});
  await screen.findByText('Task b');
});
