import type { LearnerSettings } from '@lantern/contract/platform/get-current-user';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { callApi } from '../../api/transport/call-api';
import { currentUserQuery } from '../../api/platform';
import { currentUser } from '../../testing/current-user.builder';
import { useToasts } from '../../lib/page/toasts';
import { ANSWER_KEY } from '../../lib/storage/answer-news';
import { answerWith, json, refusal } from '../../testing/network';
import { NOON } from '../../testing/page-facts.builder';
import { renderAt } from '../../testing/render';
import { FeedbackTab } from './feedback-tab';
// Loaded when it is wanted; here it is at hand.
import './feedback-dialog';

const NEVER = json({ lastAnswered: null });
const LATELY = json({ lastAnswered: new Date(NOON.getTime() - 60_000).toISOString() });
const ACCEPTED = json({ accepted: 1 });

function Told() {
  return useToasts().map(({ id, action }) => (
    <button type="button" key={id} onClick={action?.run}>
      {action?.label}
    </button>
  ));
}
const PAGE = (
  <>
    <main>
      <h1>Courses</h1>
    </main>
    <FeedbackTab />
    <Told />
  </>
);

async function show(answers: [Response, ...Response[]], settings: LearnerSettings = {}) {
  const asked = answerWith(...answers);
  const { client } = await renderAt(NOON, PAGE, {
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

const openTab = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Give feedback' }));
  return within(await screen.findByRole('dialog', { name: 'Give feedback' }));
};

test('[9.13] what was answered is there when it is opened again, until it was sent', async () => {
  const asked = await show([NEVER, refusal(500, 'internal'), ACCEPTED]);
  const dialog = await openTab();
  await userEvent.click(dialog.getByRole('radio', { name: '4 of 5' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Next' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Anything else?' }), 'More tea.');
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).toBeNull();
  const again = await openTab();
  expect(again.getByRole('textbox', { name: 'Anything else?' })).toHaveProperty('value', 'More tea.');
  // Closed on the way, it tells of its failure outside, and goes out as the same answer.
  fireEvent.click(again.getByRole('button', { name: 'Send' }));
  fireEvent.click(again.getByRole('button', { name: 'Close' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await vi.waitFor(() => expect(tab()).toBeNull());
  const [sent, sentAgain] = asked.slice(1).map(({ body }) => body as { events: { id: string }[] }); // as it is sent
  expect(sent?.events[0]?.id).toBeTruthy();
  expect(sentAgain?.events[0]?.id).toBe(sent?.events[0]?.id);
});

test('[9.13] answered, the focus goes on from the page’s title once it is closed', async () => {
  await show([NEVER, ACCEPTED]);
  const dialog = await openTab();
  await userEvent.click(dialog.getByRole('button', { name: 'Not now' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
});

test('[9.13] what was answered in another tab is not asked for in this one', async () => {
  await show([NEVER]);
  expect(await screen.findByRole('button', { name: 'Give feedback' })).toBeTruthy();
  act(() => {
    const newValue = NOON.toISOString();
    window.dispatchEvent(new StorageEvent('storage', { key: ANSWER_KEY, newValue }));
  });
  await vi.waitFor(() => expect(tab()).toBeNull());
});

test('[9.13] an answer is told to the other tabs', async () => {
  await show([NEVER, ACCEPTED]);
  const dialog = await openTab();
  await userEvent.click(dialog.getByRole('button', { name: 'Not now' }));
  expect(Date.parse(localStorage.getItem(ANSWER_KEY) ?? '')).not.toBeNaN();
});

test.each<[string, [Response], LearnerSettings]>([
  ['it was answered lately', [LATELY], {}],
  ['the setting says false', [NEVER], { 'platform.ui.feedback': { learner: { visible: false } } }],
])('[6.4] [9.13] it is not there when %s', async (_title, answers, settings) => {
  await show(answers, settings);
  expect(tab()).toBeNull();
});
