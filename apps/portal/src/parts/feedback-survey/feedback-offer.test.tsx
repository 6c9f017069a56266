import type { LearnerSettings } from '@lantern/contract/platform/get-current-user';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { callApi } from '../../api/transport/call-api';
import { feedbackQuery } from '../../api/attempts/feedback';
import { currentUserQuery } from '../../api/platform';
import { currentUser } from '../../testing/current-user.builder';
import { answerWith, json, refusal } from '../../testing/network';
import { OBJECTIVE_ID } from '../../testing/objective-access.builder';
import { NOON } from '../../testing/page-facts.builder';
import { renderAt } from '../../testing/render';
import { FeedbackOffer } from './feedback-offer';

const DAY_MS = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) =>
  json({ lastAnswered: new Date(NOON.getTime() - days * DAY_MS).toISOString() });
const NEVER = json({ lastAnswered: null });

async function offered(answer: Response, settings: LearnerSettings = {}) {
  const asked = answerWith(answer);
  const { client } = await renderAt(
    NOON,
    <>
      <FeedbackOffer place="course-exit" objectiveId={OBJECTIVE_ID} now={NOON} />
      <p>the page</p>
    </>,
    { answers: [[currentUserQuery().queryKey, currentUser({ settings })]], call: callApi },
  );
  await screen.findByText('the page');
  await waitFor(() => expect(client.isFetching()).toBe(0));
  return { asked, client };
}

const survey = () => screen.queryByRole('region', { name: 'How was learning here?' });

test.each<[string, Response, LearnerSettings]>([
  ['nothing is set and it was never answered', NEVER, {}],
  ['the setting says true', NEVER, { 'platform.ui.feedback': { learner: { visible: true } } }],
  ['it was answered thirty days ago', daysAgo(30), {}],
])('[6.4] [9.13] the survey is there when %s', async (_title, answer, settings) => {
  await offered(answer, settings);
  expect(await screen.findByRole('region', { name: 'How was learning here?' })).toBeTruthy();
});

test.each<[string, Response]>([
  ['it was answered or put away lately, on whatever device', daysAgo(29)],
  ['nobody knows whether it was', refusal(403, 'forbidden')],
])('[9.13] the survey is not there when %s', async (_title, answer) => {
  const { asked } = await offered(answer);
  expect(asked.map(({ address }) => address)).toEqual(['/api/platform/v1/users/me/feedback']);
  expect(survey()).toBeNull();
});

test('[6.4] [3.22] when the setting says false the survey is not there, and nothing is asked for', async () => {
  const { asked } = await offered(NEVER, { 'platform.ui.feedback': { learner: { visible: false } } });
  expect(asked).toEqual([]);
  expect(survey()).toBeNull();
});

test('[9.13] a survey that is being filled in stays, even when it is answered elsewhere meanwhile', async () => {
  const { client } = await offered(NEVER);
  await vi.waitFor(() => expect(survey()).toBeTruthy());
  act(() => void client.setQueryData(feedbackQuery().queryKey, { lastAnswered: NOON }));
  expect(survey()).toBeTruthy();
});
