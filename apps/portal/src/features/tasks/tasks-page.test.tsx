import { changePersonalTask } from '@lantern/contract/planner/change-personal-task';
import { getMyTasks } from '@lantern/contract/planner/get-my-tasks';
import { putPersonalTask } from '@lantern/contract/planner/put-personal-task';
import { putTaskTick } from '@lantern/contract/planner/put-task-tick';
import { removePersonalTask } from '@lantern/contract/planner/remove-personal-task';
import type { Task } from '@lantern/contract/planner/task';
import { queryObjectiveAccesses } from '@lantern/contract/courses/query-objective-accesses';
import { ProblemError } from '@lantern/contract/problem-error';
import type { MakeCall } from '@lantern/contract/render-page';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageFacts } from '../../testing/page-facts.builder';
import { renderApp } from '../../testing/render-app';

const NOW = new Date('2026-03-10T12:00:00Z');
const COURSE = '0b000000-0000-4000-8000-000000000001';

function task(differs: Partial<Task> = {}): Task {
  return {
    id: 'one',
    title: 'Read the report',
    language: null,
    due: new Date('2026-03-08T12:00:00Z'),
    dueOn: null,
    course: { objectiveId: COURSE, name: 'Finance', language: null, code: '' },
    activity: { axis: '2.1', type: 'text' },
    isMandatory: false,
    progress: 0.4,
    isPersonal: false,
    ticked: null,
    ...differs,
  };
}

const OWN = task({
  id: '0c000000-0000-4000-8000-000000000001',
  title: 'Ask Jonas',
  due: null,
  dueOn: '2026-03-12',
  course: null,
  activity: null,
  progress: null,
  isPersonal: true,
});

type Sent = { path: string; params: Record<string, string>; body: unknown };

/** Answers with these tasks, and keeps what it is sent; where told to, it refuses. */
function taskServer(given: Task[], refusal?: ProblemError) {
  const sent: Sent[] = [];
  let tasks = given;
  const call: MakeCall = async ({ path }, input) => {
    if (path === getMyTasks.path) return { tasks, submittedThisMonth: 5 } as never;
    if (path === queryObjectiveAccesses.path) return { data: [], totalCount: 0 } as never;
    const { params = {}, body } = input as Partial<Sent>;
    sent.push({ path, params, body });
    if (refusal) throw refusal;
    if (path === putTaskTick.path) tasks = tasks.map((one) => ({ ...one, ticked: NOW }));
    return body as never;
  };
  return { call, sent };
}

const show = (call: MakeCall) =>
  renderApp('/learn/tasks', { call, facts: pageFacts({ now: NOW, timeZone: 'Europe/Berlin' }) });
/** The headings over the tasks, in their order. */
const groups = () =>
  within(screen.getByRole('main'))
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent);

test('[4.22] what is overdue comes first, then the next seven days, then the rest, each with its words', async () => {
  const { call } = taskServer([
    task({ id: 'later', title: 'Write', due: new Date('2026-03-30T12:00:00Z') }),
    task({
      id: 'course',
      title: 'Safety',
      activity: null,
      isMandatory: true,
      due: new Date('2026-03-13T12:00:00Z'),
    }),
    OWN,
    task(),
  ]);
  await show(call);
  expect(groups().slice(0, 3)).toEqual(['Overdue', 'Next seven days', 'Later']);
  const [late] = screen.getAllByRole('listitem');
  expect(late?.textContent).toContain('2 days late');
  expect(late?.textContent).toContain('Text · Finance');
  expect(screen.getByText('Mandatory course, 40% done')).toBeTruthy();
  expect(screen.getByText('In 2 days')).toBeTruthy();
  expect(screen.getByText('Your own task')).toBeTruthy();
  expect(screen.getByText('submitted this month').parentElement?.textContent).toContain('5');
});

test.each([
  ['an activity that can be worked on', task(), `/learn/courses/${COURSE}/view/content/2.1`],
  ['one of a course that was not begun', task({ progress: null }), `/learn/courses/${COURSE}`],
  ['a course', task({ activity: null }), `/learn/courses/${COURSE}/view/content`],
])('[2.8] %s leads to where it is done', async (_name, one, address) => {
  await show(taskServer([one]).call);
  const [row] = screen.getAllByRole('listitem');
  expect(
    within(row ?? document.body)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe(address);
});

test('a tick is shown at once, and sent', async () => {
  const good = taskServer([task()]);
  await show(good.call);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Tick: Read the report' }));
  expect(await screen.findByText('Ticked today')).toBeTruthy();
  expect(good.sent).toEqual([
    { path: putTaskTick.path, params: { taskId: 'one' }, body: { isTicked: true } },
  ]);
});

test('a tick that the server refuses is taken back', async () => {
  await show(taskServer([task()], new ProblemError('notFound')).call);
  const box = screen.getByRole('checkbox', { name: 'Tick: Read the report' });
  fireEvent.click(box);
  await waitFor(() => expect((box as HTMLInputElement).checked).toBe(false));
});

test('by course, each course has its group, and what belongs to none comes last', async () => {
  await show(
    taskServer([OWN, task(), task({ id: 'two', title: 'Two', due: new Date('2026-04-01T12:00:00Z') })]).call,
  );
  fireEvent.click(screen.getByRole('radio', { name: 'By course' }));
  await waitFor(() => expect(groups().slice(0, 2)).toEqual(['Finance', 'No course']));
});

test('the order stands in the address, so that it is there after a reload', async () => {
  await renderApp('/learn/tasks?order=course', {
    call: taskServer([OWN, task()]).call,
    facts: pageFacts({ now: NOW, timeZone: 'Europe/Berlin' }),
  });
  expect(groups().slice(0, 2)).toEqual(['Finance', 'No course']);
});

test('a date is said in full, and one that is far away is shown with its year', async () => {
  await show(taskServer([{ ...OWN, dueOn: '2031-05-20' }]).call);
  const [row] = screen.getAllByRole('listitem');
  expect(within(row ?? document.body).getByText('May 20, 2031')).toBeTruthy();
  expect(within(row ?? document.body).getByText('Due May 20, 2031')).toBeTruthy();
});

test('a task of one’s own is added once it says what is to be done; what is refused stays in the form', async () => {
  const { call, sent } = taskServer([], new ProblemError('commandFailed', { _: ['Too many.'] }));
  await show(call);
  expect(screen.getByRole('heading', { name: 'No activities require action' })).toBeTruthy();
  fireEvent.click(screen.getAllByRole('button', { name: 'Add a task' }).at(-1) ?? document.body);
  expect(screen.getByText('Say what is to be done.')).toBeTruthy();
  expect(sent).toEqual([]);
  const what = screen.getByLabelText('What to do') as HTMLInputElement;
  fireEvent.change(what, { target: { value: ' Ask Jonas ' } });
  fireEvent.change(screen.getByLabelText('When'), { target: { value: '0026-03-12' } });
  fireEvent.click(screen.getAllByRole('button', { name: 'Add a task' }).at(-1) ?? document.body);
  expect(screen.getByText('Choose a date between 1900 and 2999.')).toBeTruthy();
  expect(sent).toEqual([]);
  fireEvent.change(screen.getByLabelText('When'), { target: { value: '2026-03-12' } });
  fireEvent.click(screen.getAllByRole('button', { name: 'Add a task' }).at(-1) ?? document.body);
  expect(await screen.findByText(/Too many/)).toBeTruthy();
  expect(what.value).toBe(' Ask Jonas ');
  const body = { title: 'Ask Jonas', dueOn: '2026-03-12', objectiveId: null };
  expect(sent).toMatchObject([{ path: putPersonalTask.path, body }]);
});

test('a task of one’s own is changed and removed in a drawer', async () => {
  const { call, sent } = taskServer([OWN]);
  await show(call);
  fireEvent.click(screen.getByRole('button', { name: 'Change “Ask Jonas”' }));
  const drawer = within(screen.getByRole('dialog'));
  fireEvent.change(drawer.getByLabelText('What to do'), { target: { value: 'Ask Ines' } });
  fireEvent.click(drawer.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Change “Ask Jonas”' }));
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove this task' }));
  await waitFor(() =>
    expect(sent.map(({ path }) => path)).toEqual([changePersonalTask.path, removePersonalTask.path]),
  );
  // What had the focus is gone with it.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
});

test('a task that was removed elsewhere does not come back by itself; what was typed can be added anew', async () => {
  const { call, sent } = taskServer([OWN]);
  let isRemoved = false;
  await show(async (to, input) => {
    if (isRemoved && to.path === getMyTasks.path) return { tasks: [], submittedThisMonth: 5 } as never;
    if (isRemoved && to.path === changePersonalTask.path) throw new ProblemError('notFound');
    return call(to, input);
  });
  fireEvent.click(screen.getByRole('button', { name: 'Change “Ask Jonas”' }));
  const drawer = within(screen.getByRole('dialog'));
  fireEvent.change(drawer.getByLabelText('What to do'), { target: { value: 'Ask Ines' } });
  isRemoved = true;
  fireEvent.click(drawer.getByRole('button', { name: 'Save' }));
  expect(await drawer.findByText('This task was removed meanwhile.')).toBeTruthy();
  // Its row is gone, and what was typed is not.
  await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
  expect(drawer.getByLabelText<HTMLInputElement>('What to do').value).toBe('Ask Ines');
  fireEvent.click(await drawer.findByRole('button', { name: 'Add a task', busy: false }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toMatchObject([{ path: putPersonalTask.path, body: { title: 'Ask Ines' } }]);
  expect(sent[0]?.params['taskId']).not.toBe(OWN.id);
  // What it was opened from is gone.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
});
