import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { feedbackQuery } from '../../api/attempts/feedback';
import { answerWith, json, refusal } from '../../testing/network';
import { OBJECTIVE_ID } from '../../testing/objective-access.builder';
import { NOON } from '../../testing/page-facts.builder';
import { renderAt } from '../../testing/render';
import { FeedbackSurvey } from './feedback-survey';

const ACCEPTED = json({ accepted: 1 });
const THANKS = 'Thank you. What you told us helps to make this better.';

const open = () => renderAt(NOON, <FeedbackSurvey place="course-exit" objectiveId={OBJECTIVE_ID} />);
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => userEvent.click(button(name));
const rate = (name: string) => userEvent.click(screen.getByRole('radio', { name }));
const commentField = () => screen.getByRole('textbox', { name: 'Anything else?' });
const fill = (text: string) => userEvent.type(commentField(), text);

type Sent = { events: Array<{ id: string; name: string; properties: Record<string, unknown> }> };
const eventIn = (request: { body: unknown } | undefined) => (request?.body as Sent | undefined)?.events[0]; // as sent

beforeEach(() => localStorage.clear());

test('[9.13] who rates low is asked what got in the way, then for a comment, and is thanked', async () => {
  const asked = answerWith(ACCEPTED);
  const { client } = await open();
  await rate('2 of 5');
  await press('Next');
  expect(document.activeElement).toBe(screen.getByText('What got in the way?'));
  await press('Slow pages');
  await press('Hard to read');
  await press('Something else');
  await press('Hard to read');
  await press('Next');
  expect(document.activeElement).toBe(commentField());
  await fill(' The film stopped. ');
  await press('Send');
  const thanks = await screen.findByText(THANKS);
  expect(document.activeElement).toBe(thanks);
  expect(asked).toHaveLength(1);
  expect(asked[0]?.address).toBe('/api/events');
  expect(eventIn(asked[0])).toMatchObject({
    name: 'product_feedback',
    properties: {
      grade: 2,
      details: { place: 'course-exit', objectiveId: OBJECTIVE_ID, struggles: ['speed', 'other'] },
      comment: 'The film stopped.',
    },
  });
  expect(client.getQueryData(feedbackQuery().queryKey)?.lastAnswered).toBeInstanceOf(Date);
});

test('[9.13] who rates high is not asked what got in the way, and may leave the comment empty', async () => {
  const asked = answerWith(ACCEPTED);
  await open();
  await rate('5 of 5 Lovely');
  await press('Next');
  await press('Send');
  await screen.findByText(THANKS);
  expect(eventIn(asked[0])?.properties).toMatchObject({ grade: 5, details: { struggles: [] }, comment: '' });
});

test('[9.13] one can go back and change the rating; what was chosen under another does not count', async () => {
  const asked = answerWith(ACCEPTED);
  await open();
  await rate('1 of 5 Hard');
  await press('Next');
  await press('Slow pages');
  await press('Back');
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: '1 of 5 Hard' }));
  await rate('4 of 5');
  await press('Next');
  await press('Send');
  await screen.findByText(THANKS);
  expect(eventIn(asked[0])?.properties).toMatchObject({ grade: 4, details: { struggles: [] } });
});

test('[9.13] the rating is one group for the keyboard, and Enter goes on', async () => {
  answerWith(ACCEPTED);
  await open();
  const group = within(screen.getByRole('group', { name: 'Rating' }));
  expect(group.getAllByRole('radio')).toHaveLength(5);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
  expect(await screen.findByText('What got in the way?')).toBeTruthy();
});

test('[9.13] without a rating it does not go on, and says what is missing', async () => {
  await open();
  await press('Next');
  const group = screen.getByRole('group', { name: 'Rating' });
  expect(group.getAttribute('aria-describedby')).toBe(screen.getByText('Choose one of the five first.').id);
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: '1 of 5 Hard' }));
  await rate('3 of 5 Fine');
  expect(screen.queryByText('Choose one of the five first.')).toBeNull();
});

test('[9.13] near its limit a comment counts what is left; what is too long stays and is not sent', async () => {
  const asked = answerWith(ACCEPTED);
  await open();
  await rate('4 of 5');
  await press('Next');
  expect(screen.getByText('Maximum length is 1000')).toBeTruthy();
  await userEvent.click(commentField());
  await userEvent.paste('x'.repeat(999));
  expect(screen.getByText('1 character left')).toBeTruthy();
  await userEvent.paste('yz');
  expect(screen.getByText('1 character too many')).toBeTruthy();
  await press('Send');
  expect(document.activeElement).toBe(commentField());
  expect(commentField()).toHaveProperty('value', `${'x'.repeat(999)}yz`);
  expect(asked).toEqual([]);
  await userEvent.keyboard('{Backspace}');
  await press('Send');
  await screen.findByText(THANKS);
  expect(eventIn(asked[0])?.properties['comment']).toHaveLength(1000);
});

const NOT_SENT = 'Your feedback was not sent. What you answered is still here.';

test.each<[string, Response | Error, string]>([
  ['the connection is lost', new TypeError('Failed to fetch'), 'There is no connection to the server.'],
  ['the server fails', refusal(500, 'internal'), 'Try again in a moment.'],
])('[9.13] when %s nothing is lost, and it can be sent again, once', async (_title, failure, advice) => {
  const asked = answerWith(failure, ACCEPTED);
  const { client } = await open();
  await rate('5 of 5 Lovely');
  await press('Next');
  await fill('Thank you!');
  await press('Send');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(NOT_SENT);
  expect(alert.textContent).toContain(advice);
  expect(commentField()).toHaveProperty('value', 'Thank you!');
  expect(client.getQueryData(feedbackQuery().queryKey)).toBeUndefined();
  await press('Try again');
  await screen.findByText(THANKS);
  expect(eventIn(asked[1])?.id).toBe(eventIn(asked[0])?.id);
});

test('[9.13] what could not be sent without a connection is sent when it is back, and takes no focus', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const asked = answerWith(new TypeError('Failed to fetch'), ACCEPTED);
  await renderAt(
    NOON,
    <>
      <button type="button">Elsewhere</button>
      <FeedbackSurvey place="course-exit" objectiveId={OBJECTIVE_ID} />
    </>,
  );
  await rate('5 of 5 Lovely');
  await press('Next');
  await press('Send');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Your answer is sent once you are back');
  await press('Elsewhere');
  vi.restoreAllMocks();
  act(() => void dispatchEvent(new Event('online')));
  await screen.findByText(THANKS);
  expect(eventIn(asked[1])?.id).toBe(eventIn(asked[0])?.id);
  expect(document.activeElement).toBe(button('Elsewhere'));
});

test('[9.13] an answer that was changed after a failure is another one', async () => {
  const asked = answerWith(new TypeError('Failed to fetch'), ACCEPTED);
  await open();
  await rate('5 of 5 Lovely');
  await press('Next');
  await press('Send');
  await screen.findByRole('alert');
  await fill('One more thing.');
  expect(screen.queryByRole('alert')).toBeNull();
  await press('Send');
  await screen.findByText(THANKS);
  expect(eventIn(asked[1])?.id).not.toBe(eventIn(asked[0])?.id);
});

test('[9.13] put away it says so, sends no answer, and is remembered', async () => {
  const asked = answerWith(ACCEPTED);
  const { client } = await open();
  await rate('2 of 5');
  await press('Not now');
  expect(document.activeElement).toBe(screen.getByText('All right. We will not ask again for a while.'));
  expect(client.getQueryData(feedbackQuery().queryKey)?.lastAnswered).toBeInstanceOf(Date);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  expect(eventIn(asked[0])).toMatchObject({
    name: 'product_feedback_dismissed',
    properties: { place: 'course-exit', objectiveId: OBJECTIVE_ID },
  });
});

test('[9.13] put away without a connection, it is told once there is one', async () => {
  const asked = answerWith(new TypeError('Failed to fetch'), ACCEPTED);
  await open();
  await press('Not now');
  await vi.waitFor(() => {
    dispatchEvent(new Event('online'));
    expect(asked).toHaveLength(2);
  });
  expect(eventIn(asked[1])).toEqual(eventIn(asked[0]));
});
