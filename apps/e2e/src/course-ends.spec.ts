import type { FrameLocator, Page } from '@playwright/test';
import { command, enrol, startAttempt } from './attempt-steps';
import { expectAccessible } from './expect-accessible';
import { openCourse } from './courses';
import { openPage, untilAlive } from './open-page';
import { PEOPLE, signInAs } from './people';
import { expect, test } from './product';

const RIGHT = ['Please send the form by Friday.', 'What should be decided', 'When it ends'];
const toolIn = (page: Page): FrameLocator => page.frameLocator('iframe');

/** The tool's own part of an activity, as its way back names it. */
async function partAt(page: Page, content: string, axis: string): Promise<string> {
  const objectiveId = content.split('/')[3];
  const course = await page.request.get(`/api/lms/v1/users/me/objectives/${objectiveId}/objective-access`);
  const { objectiveWorkflowAggregate: made } = (await course.json()) as {
    objectiveWorkflowAggregate: { lastObjectiveWorkflow: { id: string } };
  }; // as the contract has it
  const address = `/api/lms/v1/users/me/objective-workflows/${made.lastObjectiveWorkflow.id}`;
  const tree = await (await page.request.get(`${address}/activity-with-aggregates`)).text();
  return new RegExp(`"id":"([^"]+)","order":\\d+,"axis":"${axis}"`).exec(tree)?.[1] ?? '';
}

test('[8.8] [2.18] Inês does not pass a quiz, tries again and passes; its score is waited for and comes by itself', async ({
  page,
  context,
}) => {
  test.slow();
  await signInAs(page, 'ines');
  const content = await openCourse(page, 'COM-964', '1.2');
  await expect(toolIn(page).getByLabel(RIGHT[0] ?? '')).toBeVisible();

  // Back from a window, with nothing handed in: the page says so, and waits.
  const waiting = await context.newPage();
  const place = {
    objectiveId: content.split('/')[3] ?? '',
    activityPathId: await partAt(page, content, '1.2'),
  };
  await openPage(waiting, `/learn/lti-tool-callback?${new URLSearchParams(place)}`);
  await expect(waiting.getByRole('heading', { name: 'Your score is on its way' })).toBeVisible();
  await expectAccessible(waiting, 'back from a tool, with no score');

  await toolIn(page)
    .getByLabel(RIGHT[0] ?? '')
    .check();
  await toolIn(page).getByRole('button', { name: 'Hand in' }).click();
  await toolIn(page).getByRole('button', { name: 'Hand in as it is' }).click();
  // Back with a result that is not kept yet: one message, the tool's own, and the way in again.
  await toolIn(page).getByRole('link', { name: 'Back to the course' }).click();
  await expect(page.getByText(/Your course waits until you try again or keep this result/)).toHaveCount(1);
  await expect(page.getByText('Back from Wick quizzes')).toBeVisible();
  await expect(page.getByText(/within a minute/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Open again' }).click();
  await toolIn(page).getByRole('button', { name: 'Keep this result' }).click();
  await expect(waiting.getByRole('heading', { name: 'Your score is here' })).toBeVisible();
  await waiting.close();
  await toolIn(page).getByRole('link', { name: 'Back to the course' }).click();
  const result = page.getByRole('region', { name: 'Your result' });
  await expect(result.getByText('Not passed yet')).toBeVisible();
  await expect(page.getByRole('row', { name: /2 of 5/ })).toContainText('Counts');
  await expectAccessible(page, 'a quiz that was not passed');

  await openPage(page, content.replace('/view/content', ''));
  await expect(page.getByText(/Your score: 40%.*2 attempts left/).last()).toBeVisible();
  await page.getByRole('link', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Try again' }).click();
  for (const answer of RIGHT) await toolIn(page).getByLabel(answer).check();
  await toolIn(page)
    .getByRole('textbox', { name: /How many words are left|A text of 600 words/ })
    .fill('400');
  await toolIn(page).getByRole('button', { name: 'Hand in' }).click();
  await toolIn(page).getByRole('link', { name: 'Back to the course' }).click();
  await expect(result.getByText('Passed', { exact: true })).toBeVisible();
  await expect(page.getByRole('row', { name: /5 of 5/ })).toContainText('Counts');
  await expect(page.getByRole('row', { name: /2 of 5/ })).not.toContainText('Counts');
});

test('[4.10] [4.16] [4.17] Inês hands in a course not done: it names what is left, ends, and may be taken again', async ({
  page,
}) => {
  test.slow();
  await signInAs(page, 'ines');
  const address = await enrol(page, 'FIN-105');
  await startAttempt(page, 'FIN-105');
  await openPage(page, `${address}/view/content`);
  await page.getByRole('button', { name: 'Submit course' }).first().click();
  const question = page.getByRole('dialog', { name: 'Submit your results?' });
  await expect(question.getByRole('listitem').first()).toBeVisible();
  const left = await question.getByRole('listitem').count();
  const complete = await question.getByText(/activities are complete$/).innerText();
  // The answer comes late: news of the end, which the server tells every page, is there before it.
  const release = await holdAnswer(page, '**/submit-objective-workflows');
  await question.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page).toHaveURL(/viewType=END/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^You have completed/);
  await expect(page.getByText(complete)).toBeVisible();
  const missing = page.getByRole('region', { name: 'What was missing' });
  await expect(missing.getByRole('listitem')).toHaveCount(left);
  await expect(page.getByRole('region', { name: 'Next on your shelf' })).toBeVisible();
  await expectAccessible(page, 'the end of a course that was not passed');
  // Nobody is kept there: the way back leads to the course, and the late answer does not lead away again.
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/^You have completed/);
  const isAskedAnew = page.waitForResponse(/activity-with-aggregates/);
  release();
  await isAskedAnew;
  await untilAlive(page);
  await expect(page).not.toHaveURL(/viewType=END/);
});

test('[4.16] Ada finds the end of each course that is over: passed, not passed, one tool', async ({
  page,
}) => {
  await signInAs(page, 'ada');
  for (const [code, said] of [
    ['ART-905', 'Passed'],
    ['RES-907', 'Not passed'],
    ['LTI-926', 'Passed'],
  ] as const) {
    const content = await openCourse(page, code);
    await openPage(page, `${content}?viewType=END`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^You have completed/);
    const result = page.getByRole('region', { name: 'Your result' });
    await expect(result.getByText(said, { exact: true })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  }
});

test('[4.3] Theodora’s page waits to be read; Inês grades and approves it, and the result comes with its certificate', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  await signInAs(page, 'theodora');
  const content = await openCourse(page, 'COM-965', '1.1');
  await page.getByRole('link', { name: 'Next: Your page' }).click();
  await page.getByRole('button', { name: 'Mark as done' }).click();
  await page.getByRole('button', { name: 'Submit course' }).filter({ visible: true }).last().click();
  const question = page.getByRole('dialog', { name: 'Submit your results?' });
  await expect(question.getByRole('listitem')).toHaveCount(0);
  await question.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^You have submitted/);
  await expect(page.getByRole('region', { name: 'Your certificate is waiting' })).toBeVisible();
  await expectAccessible(page, 'the end of a course that waits to be graded');

  const office = await browser.newContext({ baseURL: baseURL ?? '' });
  const grader = await office.newPage();
  await signInAs(grader, 'ines');
  const work = await workOf(grader, content);
  expect(work).toMatchObject({ awaits: 'grade', activityName: 'Your page' });
  const { activityWorkflowId, objectiveWorkflowId } = work;
  await command(grader, 'grade-activity-workflows', { activityWorkflowId, score: 9, maxScore: 10 });
  expect(await workOf(grader, content)).toMatchObject({ awaits: 'approval' });
  await command(grader, 'approve-objective-workflows', { objectiveWorkflowId });
  await office.close();

  // Nobody has to ask: the page that waits shows it.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^You have completed/);
  await expect(page.getByRole('region', { name: 'Your result' }).getByText('A: 90%')).toBeVisible();
  const award = page.getByRole('region', { name: 'Certificate of completion' });
  await expect(award.getByText(PEOPLE.theodora.name, { exact: false })).toBeVisible();
  await expectAccessible(page, 'the end of a course that was graded');
});

type Work = {
  awaits: string;
  objectiveId: string;
  objectiveWorkflowId: string;
  activityWorkflowId: string | null;
  activityName: string | null;
};

/** What waits in a course, as graders are told. */
async function workOf(page: Page, content: string): Promise<Work> {
  const answer = await page.request.get('/api/lms/v1/work-to-grade');
  const { data } = (await answer.json()) as { data: Work[] }; // as the contract has it
  const found = data.find(({ objectiveId }) => objectiveId === content.split('/')[3]);
  if (!found) throw new Error('Nothing waits in this course');
  return found;
}

/** The server's answer to this call is held back until the function that comes of it is called. */
async function holdAnswer(page: Page, address: string): Promise<() => void> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    const response = await route.fetch();
    await isReleased;
    await route.fulfill({ response });
  });
  return release;
}
