import { getMyCalendar } from '@lantern/contract/planner/get-my-calendar';
import { ProblemError } from '@lantern/contract/problem-error';
import type { MakeCall } from '@lantern/contract/render-page';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { NetworkError } from '../../api/transport/network-error';
import { NOON, pageFacts } from '../../testing/page-facts.builder';
import { renderApp } from '../../testing/render-app';

/** A server that answers what it is sent when the test says how, and what it was sent. */
async function show() {
  const sent: { eventId: string; title: string }[] = [];
  const answers: ((answer?: Error) => void)[] = [];
  const call: MakeCall = async ({ path }, input) => {
    if (path === getMyCalendar.path) return { dates: [] } as never;
    const { params, body } = input as unknown as { params: { eventId: string }; body: { title: string } }; // as the contract has it
    sent.push({ eventId: params.eventId, title: body.title });
    const answer = await new Promise<Error | undefined>((resolve) => answers.push(resolve));
    if (answer) throw answer;
    return body as never;
  };
  const { router } = await renderApp('/learn/calendar/month', { call, facts: pageFacts({ now: NOON }) });
  return {
    sent,
    router,
    answer: async (answer?: Error) => {
      await waitFor(() => expect(answers.length).toBeGreaterThan(0));
      await act(async () => answers.shift()?.(answer));
    },
    open: () => fireEvent.click(screen.getByRole('button', { name: 'Add an event' })),
  };
}

const drawer = () => within(screen.getByRole('dialog'));
const field = (label: string) => drawer().getByLabelText<HTMLInputElement>(label);
const save = () => fireEvent.click(drawer().getByRole('button', { name: 'Add an event' }));

test('[1.3] nothing is changed in an event that is being saved, and what was not taken is written on', async () => {
  const { open, answer } = await show();
  open();
  await userEvent.type(field('What is it'), 'Lunch');
  save();
  await userEvent.type(field('What is it'), ' and tea');
  fireEvent.click(drawer().getByRole('checkbox', { name: 'All day' }));
  expect(field('What is it').value).toBe('Lunch');
  expect(field('All day').checked).toBe(false);
  for (const label of ['Starts on', 'Starts at', 'Ends on', 'Ends at'])
    expect(field(label).readOnly).toBe(true);
  await answer(new ProblemError('commandFailed', { _: ['Too many.'] }));
  expect(await drawer().findByText(/Too many/)).toBeTruthy();
  await userEvent.type(field('What is it'), ' for two');
  expect(field('What is it').value).toBe('Lunch for two');
});

const close = () => fireEvent.click(drawer().getByRole('button', { name: 'Close' }));

test('[8.3] what fails once its drawer is closed is told, and sent again as the same event', async () => {
  const { open, sent, answer } = await show();
  open();
  await userEvent.type(field('What is it'), 'Lunch');
  save();
  close();
  await answer(new NetworkError());
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await answer();
  expect(sent.map(({ title }) => title)).toEqual(['Lunch', 'Lunch']);
  expect(sent[0]?.eventId).toBe(sent[1]?.eventId);
  open();
  expect(field('What is it').value).toBe('');
});

test('[8.3] what was refused once its drawer was closed is told, and stands there at the next opening', async () => {
  const { open, sent, answer } = await show();
  open();
  await userEvent.type(field('What is it'), 'Lunch');
  fireEvent.change(field('Ends at'), { target: { value: '12:30' } });
  save();
  close();
  await answer(new ProblemError('commandFailed', { _: ['Too many.'] }));
  expect(await screen.findByText(/Too many/)).toBeTruthy();
  open();
  expect([field('What is it').value, field('Ends at').value]).toEqual(['Lunch', '12:30']);
  save();
  await answer();
  expect(sent[0]?.eventId).toBe(sent[1]?.eventId);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('[2.12] an event that is saved late closes no other drawer than its own', async () => {
  const { open, answer } = await show();
  open();
  await userEvent.type(field('What is it'), 'Lunch');
  save();
  close();
  open();
  await userEvent.type(field('What is it'), 'Tea');
  await answer();
  expect(field('What is it').value).toBe('Tea');
});

test.each(['Starts on', 'Ends on'])(
  '[8.3] a day in “%s” that does not exist is told once, at its field, and nothing is saved',
  async (label) => {
    const { open, sent } = await show();
    open();
    await userEvent.type(field('What is it'), 'Lunch');
    fireEvent.change(field(label), { target: { value: '' } });
    // As browsers tell of what is typed and is no day: jsdom takes whole days alone.
    vi.spyOn(field(label).validity, 'badInput', 'get').mockReturnValue(true);
    save();
    const told = drawer().getByText('There is no such date. Check the day, the month and the year.');
    expect(field(label).getAttribute('aria-describedby')).toBe(told.closest('p')?.id);
    expect(document.activeElement).toBe(field(label));
    expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(1);
    expect(sent).toEqual([]);
  },
);
