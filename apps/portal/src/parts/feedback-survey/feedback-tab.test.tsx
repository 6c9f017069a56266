import type { LearnerSettings } from '@lantern/contract/platform/get-current-user';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { callApi } from '../../api/transport/call-api';
import { currentUserQuery } from '../../api/platform';
import { currentUser } from '../../testing/current-user.builder';
import { answerWith, json } from '../../testing/network';
import { NOON } from '../../testing/page-facts.builder';
import { renderAt } from '../../testing/render';
import { FeedbackTab } from './feedback-tab';
// Loaded when it is wanted; here it is at hand.
import './feedback-dialog';

const NEVER = json({ lastAnswered: null });
const LATELY = json({ lastAnswered: new Date(NOON.getTime() - 60_000).toISOString() });
const ACCEPTED = json({ accepted: 1 });

async function show(answers: [Response, ...Response[]], settings: LearnerSettings = {}) {
  const asked = answerWith(...answers);
  const { client } = await renderAt(NOON, <FeedbackTab />, {
    answers: [[currentUserQuery().queryKey, currentUser({ settings })]],
    call: callApi,
  });
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  return asked;
}
const tab = () => screen.queryByRole('button', { name: 'Give feedback' });

test('[1.6] [9.13] from the first press to the stored answer, of no course, and then it is gone', async () => {
  const asked = await show([NEVER, ACCEPTED]);
  await userEvent.click(await screen.findByRole('button', { name: 'Give feedback' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Give feedback' }));
  await userEvent.click(dialog.getByRole('radio', { name: '5 of 5 Lovely' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Next' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Anything else?' }), 'More tea.');
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await dialog.findByText(/^Thank you\./)).toBeTruthy();
  expect(asked.at(-1)?.body).toMatchObject({
    events: [
      {
        name: 'product_feedback',
        properties: {
          grade: 5,
          details: { place: 'anywhere', objectiveId: null, struggles: [] },
          comment: 'More tea.',
        },
      },
    ],
  });
  expect(tab()).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[9.13] closed without an answer, it can be opened again', async () => {
  const asked = await show([NEVER]);
  await userEvent.click(await screen.findByRole('button', { name: 'Give feedback' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(tab()).not.toBeNull();
  expect(asked).toHaveLength(1);
});

test.each<[string, [Response], LearnerSettings]>([
  ['it was answered lately', [LATELY], {}],
  ['the setting says false', [NEVER], { 'platform.ui.feedback': { learner: { visible: false } } }],
])('[6.4] [9.13] it is not there when %s', async (_title, answers, settings) => {
  await show(answers, settings);
  expect(tab()).toBeNull();
});
