import type { Page } from '@playwright/test';
import { courseNamed } from './courses';
import { expectAccessible } from './expect-accessible';
import { openPage } from './open-page';
import { signInAs } from './people';
import { expect, test } from './product';

const API = '/api/lms/v1';
const COURSE = 'Typography from the start';
const LEFT_AT = '3.1';

/** A place in the text that the server has taken. */
function keptPlace(page: Page) {
  return page.waitForResponse(
    (response) =>
      response.request().method() === 'PUT' &&
      /"anchor"/.test(response.request().postData() ?? '') &&
      response.ok(),
  );
}

/** The attempt at the activity that was left. */
async function finishedWorkflow(page: Page, objectiveId: string): Promise<string> {
  const course = await page.request.get(`${API}/users/me/objectives/${objectiveId}/objective-access`);
  const { objectiveWorkflowAggregate } = (await course.json()) as {
    objectiveWorkflowAggregate: { lastObjectiveWorkflow: { id: string } };
  }; // as the contract has it
  const { id } = objectiveWorkflowAggregate.lastObjectiveWorkflow;
  const tree = await page.request.get(`${API}/users/me/objective-workflows/${id}/activity-with-aggregates`);
  const [, found] = new RegExp(`"axis":"${LEFT_AT}".*?"lastActivityWorkflow":{"id":"([^"]+)"`).exec(
    await tree.text(),
  ) ?? [null, ''];
  return found;
}

/** [9.13] [6.4] [7.33] By keyboard, looked at in its longest form; once answered it is not there again. */
async function answerSurvey(page: Page): Promise<void> {
  const survey = page.getByRole('region', { name: 'How was learning here?' });
  await survey.getByRole('radio', { name: '1 of 5' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await survey.getByRole('button', { name: 'Slow pages' }).press('Space');
  await expectAccessible(page, 'the end of the course, with its survey');
  await survey.getByRole('button', { name: 'Next' }).press('Enter');
  await expect(survey.getByLabel('Anything else?')).toBeFocused();
  await page.keyboard.type('The letters were a joy.');
  await survey.getByRole('button', { name: 'Send' }).press('Enter');
  await expect(survey.getByText('Thank you.')).toBeFocused();
  const remembered = page.waitForResponse('**/users/me/feedback');
  await page.reload();
  const { lastAnswered } = (await (await remembered).json()) as { lastAnswered: string | null }; // as the contract has it
  expect(lastAnswered).not.toBeNull();
  await expect(page.getByRole('link', { name: /^Review/ })).toBeVisible();
  await expect(survey).toHaveCount(0);
}

test('[4.28] [4.9] [4.10] [9.13] a course is gone on with where it was left, in every tab, and handed in', async ({
  page,
  context,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 400 });
  await signInAs(page, 'omar');
  const id = await courseNamed(page.request, COURSE);
  await openPage(page, `/learn/catalog/${id}`);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page).toHaveURL(/\/view\/content\/1\.1$/);
  const content = `/learn/courses/${id}/view/content`;

  // Two others come before it: the first of the course, and the one that is left for another.
  await openPage(page, `${content}/2.1`);
  await expect(page.getByRole('treeitem', { name: /^2\.1 .*In progress/ })).toBeVisible();
  await openPage(page, `${content}/${LEFT_AT}`);
  let isKept = false;
  void keptPlace(page).then(() => {
    isKept = true;
  });
  // The text may come alive only after that, and begins at its top then.
  await expect
    .poll(
      async () => {
        await page.evaluate(() => scrollTo(0, 300));
        await page.mouse.wheel(0, 5);
        return isKept;
      },
      { intervals: [1000] },
    )
    .toBe(true);

  const other = await context.newPage();
  await other.setViewportSize({ width: 1440, height: 400 });
  await openPage(other, content);
  await expect(other).toHaveURL(new RegExp(`/${LEFT_AT.replace('.', '\\.')}$`));
  await expect.poll(() => other.evaluate(() => scrollY)).toBeGreaterThan(150);

  // [4.9] Going on finishes it, there and here.
  const progressHere = page.getByRole('complementary').getByText(/^\d+%$/);
  const before = (await progressHere.textContent()) ?? '';
  await other.getByRole('link', { name: 'Next:' }).focus();
  await other.keyboard.press('Enter');
  await expect(other).toHaveURL(/\/3\.2$/);
  await expect(other.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('treeitem', { name: /^3\.1 .*Done/ })).toBeVisible();
  await expect(progressHere).not.toHaveText(before);

  await other.getByRole('button', { name: 'Submit course' }).first().click();
  const question = other.getByRole('dialog');
  await expect(
    question.getByText('If you choose submit, you will submit your results and will not be able to resume.'),
  ).toBeVisible();
  await expectAccessible(other, 'the question before handing in');
  // By keyboard, as a learner without a mouse would.
  await question.getByRole('button', { name: 'Submit', exact: true }).focus();
  await other.keyboard.press('Enter');
  await expect(other).toHaveURL(/viewType=END/);
  const end = other.getByRole('heading', { level: 1 });
  await expect(end).toHaveText(`You have completed ${COURSE}`);
  // Nothing can be reached before what was handed in is saved; then the title is led to.
  await expect(end).toBeFocused();
  await answerSurvey(other);
  await expect(page.getByRole('button', { name: 'Submit course' })).toHaveCount(0);

  // [2.9] Looked back at, what was done opens and nothing is begun.
  await other.getByRole('link', { name: /^Review/ }).click();
  await expect(other).toHaveURL(/viewType=REVIEW/);
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Submit course' })).toHaveCount(0);
  await other.goto(`${content}/4.1?viewType=REVIEW`);
  await expect(other.getByRole('main')).toContainText(
    "You can't access new content after completing the course.",
  );
  const done = await finishedWorkflow(other, id);
  await other.goto(`/learn/courses/${id}/workflow/${done}/view?viewType=REVIEW`);
  await expect(other.getByRole('treeitem', { name: /^3\.1 / })).toHaveAttribute('aria-current', 'page');
  await expect(other.getByRole('article')).toContainText(COURSE);
});
