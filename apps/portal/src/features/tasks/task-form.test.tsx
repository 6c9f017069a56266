import type { MakeCall } from '@lantern/contract/render-page';
import { getMyTasks } from '@lantern/contract/planner/get-my-tasks';
import { queryObjectiveAccesses } from '@lantern/contract/courses/query-objective-accesses';
import { ProblemError } from '@lantern/contract/problem-error';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { NetworkError } from '../../api/transport/network-error';
import { NOON, pageFacts } from '../../testing/page-facts.builder';
import { renderApp } from '../../testing/render-app';

const COURSE = { id: '0b000000-0000-4000-8000-000000000001', name: 'Finance', language: null, code: '' };

/** A server that answers what it is sent when the test says how, and what it was sent. */
async function show() {
  const sent: { taskId: string; title: string }[] = [];
  const answers: ((answer?: Error) => void)[] = [];
  const call: MakeCall = async ({ path }, input) => {
    if (path === getMyTasks.path) return { tasks: [], submittedThisMonth: 0 } as never;
    if (path === queryObjectiveAccesses.path)
      return { data: [{ objective: COURSE }], totalCount: 1 } as never;
    const { params, body } = input as unknown as { params: { taskId: string }; body: { title: string } }; // as the contract has it
    sent.push({ taskId: params.taskId, title: body.title });
    const answer = await new Promise<Error | undefined>((resolve) => answers.push(resolve));
    if (answer) throw answer;
    return body as never;
  };
  const { router } = await renderApp('/learn/tasks', { call, facts: pageFacts({ now: NOON }) });
  return {
    sent,
    router,
    answer: async (answer?: Error) => {
      await waitFor(() => expect(answers.length).toBeGreaterThan(0));
      await act(async () => answers.shift()?.(answer));
    },
    open: () => fireEvent.click(screen.getAllByRole('button', { name: 'Add a task' })[0] ?? document.body),
  };
}

const drawer = () => within(screen.getByRole('dialog'));
const what = () => drawer().getByLabelText<HTMLInputElement>('What to do');
const save = () => fireEvent.click(drawer().getByRole('button', { name: 'Add a task' }));

test('[1.3] nothing is changed in a task that is being saved, and what was not taken is written on', async () => {
  const { open, answer } = await show();
  open();
  await userEvent.type(what(), 'Ask');
  save();
  await userEvent.type(what(), ' Jonas');
  fireEvent.change(drawer().getByLabelText('Course (optional)'), { target: { value: COURSE.id } });
  await userEvent.type(drawer().getByLabelText('When'), '2026-03-12');
  expect(what().value).toBe('Ask');
  expect(drawer().getByLabelText<HTMLInputElement>('When').value).toBe('');
  expect(drawer().getByLabelText<HTMLSelectElement>('Course (optional)').value).toBe('');
  await answer(new ProblemError('commandFailed', { _: ['Too many.'] }));
  expect(await drawer().findByText(/Too many/)).toBeTruthy();
  await userEvent.type(what(), ' Ines');
  expect(what().value).toBe('Ask Ines');
});

const close = () => fireEvent.click(drawer().getByRole('button', { name: 'Close' }));

test('[8.3] what fails once its drawer is closed is told, and sent again as the same task', async () => {
  const { open, sent, answer } = await show();
  open();
  await userEvent.type(what(), 'Ask Jonas');
  save();
  close();
  await answer(new NetworkError());
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await answer();
  expect(sent.map(({ title }) => title)).toEqual(['Ask Jonas', 'Ask Jonas']);
  expect(sent[0]?.taskId).toBe(sent[1]?.taskId);
  open();
  expect(what().value).toBe('');
});

test('[8.3] what was refused once its drawer was closed is told, and stands there at the next opening', async () => {
  const { open, sent, answer } = await show();
  open();
  await userEvent.type(what(), 'Ask Jonas');
  save();
  close();
  await answer(new ProblemError('commandFailed', { _: ['Too many.'] }));
  expect(await screen.findByText(/Too many/)).toBeTruthy();
  open();
  expect(what().value).toBe('Ask Jonas');
  save();
  await answer();
  expect(sent[0]?.taskId).toBe(sent[1]?.taskId);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('[4.22] a task that is saved late closes no other drawer than its own', async () => {
  const { open, answer } = await show();
  open();
  await userEvent.type(what(), 'Ask Jonas');
  save();
  close();
  open();
  await userEvent.type(what(), 'Ask Ines');
  await answer();
  expect(what().value).toBe('Ask Ines');
});

/** As browsers tell of what is typed and is no day: jsdom takes whole days alone. */
function typeImpossible(label: string) {
  const field = drawer().getByLabelText<HTMLInputElement>(label);
  vi.spyOn(field.validity, 'badInput', 'get').mockReturnValue(true);
  return field;
}

test('[8.3] a day that does not exist is told once, at its field, and nothing is saved', async () => {
  const { open, sent } = await show();
  open();
  await userEvent.type(what(), 'Ask Jonas');
  const when = typeImpossible('When');
  save();
  expect(drawer().getAllByText('There is no such date. Check the day, the month and the year.')).toHaveLength(
    1,
  );
  expect(when.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(when);
  expect(sent).toEqual([]);
  fireEvent.change(when, { target: { value: '2026-03-12' } });
  expect(drawer().queryByText(/There is no such date/)).toBeNull();
});
