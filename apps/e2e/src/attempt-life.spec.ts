import { courseWithCode, enrol, offer, recordsOf, submit, WORDS } from './attempt-steps';
import { choose } from './looks';
import { openPage } from './open-page';
import { signInAs } from './people';
import { expect, test } from './product';

for (const locale of ['en-US', 'ar'] as const) {
  const words = WORDS[locale];
  test.describe(locale, () => {
    test.beforeEach(async ({ page, context, baseURL }) => {
      test.slow();
      await choose(context, baseURL ?? '', { locale });
      // Each its own person: they take the same course, perhaps at the same time.
      await signInAs(page, locale === 'ar' ? 'omar' : 'ada');
    });

    test('[4.8]–[4.17] a composite course: started, left, handed in, started again, looked back at', async ({
      page,
    }) => {
      const code = words.composite;
      const address = await enrol(page, code);
      await openPage(page, address);
      await offer(page, words.start).click();
      await expect(page).toHaveURL(new RegExp(`${address}/view/content`));
      const first = (await courseWithCode(page, code)).objectiveWorkflowAggregate?.lastObjectiveWorkflow;
      expect(first?.state).toBe(1);

      await openPage(page, address);
      await expect(offer(page, words.continue)).toBeVisible();
      await submit(page, words);
      await expect(offer(page, words.startAgain)).toBeEnabled();
      await expect(offer(page, words.continue)).toHaveCount(0);
      expect(await recordsOf(page, code)).toHaveLength(1);

      await offer(page, words.startAgain).click();
      await page.getByRole('dialog').getByRole('button', { name: words.startAgain }).click();
      await expect(page).toHaveURL(new RegExp(`${address}/view/content`));
      const second = (await courseWithCode(page, code)).objectiveWorkflowAggregate?.lastObjectiveWorkflow;
      expect(second).toMatchObject({ state: 1 });
      expect(second?.id).not.toBe(first?.id);

      await openPage(page, address);
      await submit(page, words);
      await expect(offer(page, words.review)).toBeVisible();
      await expect(page.getByRole('table', { name: words.attempts }).getByRole('row')).toHaveCount(3);
      expect(await recordsOf(page, code)).toHaveLength(2);
      await offer(page, words.review).click();
      await expect(page).toHaveURL(/viewType=REVIEW/);
    });

    test('[4.11] [4.17] a text: started with its activity, finished, never started again', async ({
      page,
    }) => {
      const code = words.text;
      const address = await enrol(page, code);
      await openPage(page, address);
      await offer(page, words.start).click();
      await expect(page).toHaveURL(new RegExp(`${address}/view/content`));
      await openPage(page, address);
      await offer(page, words.finishCourse).click();
      await page.getByRole('dialog').getByRole('button', { name: words.finish, exact: true }).click();
      await expect(offer(page, words.review)).toBeVisible();
      await expect(offer(page, words.startAgain)).toHaveCount(0);
      await expect(offer(page, words.start)).toHaveCount(0);
      expect(await recordsOf(page, code)).toHaveLength(1);
      await offer(page, words.review).click();
      await expect(page).toHaveURL(/viewType=REVIEW/);
    });
  });
}

test('[4.21] a page that is open when the course opens lets the learner start', async ({ page }) => {
  await signInAs(page, 'ada');
  const { objective } = await courseWithCode(page, 'COM-908');
  await page.clock.install();
  await openPage(page, `/learn/courses/${objective.id}`);
  await expect(page.getByText(/Will be available to start on/)).toBeVisible();
  await expect(offer(page, WORDS['en-US'].start)).toBeDisabled();
  await page.clock.fastForward(24 * 86_400_000);
  await expect(offer(page, WORDS['en-US'].start)).toBeEnabled();
  await expect(page.getByText(/Will be available to start on/)).toHaveCount(0);
});
