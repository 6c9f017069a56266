import type { Page } from '@playwright/test';
import { WORDS } from './attempt-steps';
import { expectAccessible } from './expect-accessible';
import { LIST_WORDS } from './list-words';
import { choose, LOOKS } from './looks';
import { openPage, untilAlive } from './open-page';
import { PASSWORD, PEOPLE, signInAs } from './people';
import { expect, test } from './product';

const LIST = '/learn/courses';
/** What the dashboard says to whoever has no courses. */
const NEW_LEARNER = { 'en-US': 'Looking for a new challenge?', ar: 'هل تبحث عن تحدٍّ جديد؟' } as const;
const COURSE = 'السلامة من الحريق في مكان العمل';

// In this order: once Noor has a course, her shelf is empty no more.
for (const { name, locale, viewport } of LOOKS) {
  test(`who has no courses yet is led to the catalog, ${name}`, async ({ page, context, baseURL }) => {
    const words = LIST_WORDS[locale];
    await page.setViewportSize(viewport);
    await choose(context, baseURL ?? '', { locale });
    await signInAs(page, 'noor');
    await openPage(page, LIST);
    await expect(page.getByRole('heading', { name: words.emptyShelf })).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await expectAccessible(page, 'an empty shelf');
    await page.getByRole('link', { name: words.browse }).click();
    await expect(page).toHaveURL(/catalog$/);
    await openPage(page, '/learn');
    const hero = page.getByRole('region', { name: NEW_LEARNER[locale] });
    await expectAccessible(page, 'the dashboard of a new learner');
    await hero.getByRole('link', { name: words.browse }).click();
    await expect(page).toHaveURL(/catalog$/);
  });
}

test('[1.2] [4.12] Noor’s first day: she signs in, finds a course, takes it up, goes through it, hands it in, looks back, and begins again', async ({
  page,
}) => {
  test.slow();
  const list = LIST_WORDS.ar;
  const words = WORDS.ar;
  await page.goto('/');
  await page.locator('input[type=email]').fill(PEOPLE.noor.email);
  await page.locator('input[type=password]').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/learn/');
  await untilAlive(page);

  await page.getByRole('link', { name: list.browse }).click();
  await page.getByRole('searchbox', { name: list.searchCatalog }).fill('الحريق');
  await page.getByRole('main').getByRole('link', { name: COURSE }).click();
  await page.getByRole('button', { name: words.start, exact: true }).click();
  await expect(page).toHaveURL(/\/view\/content\/1\.1$/);
  await goThrough(page);

  await page.getByRole('button', { name: words.submitCourse }).filter({ visible: true }).first().click();
  const question = page.getByRole('dialog');
  await expect(question.getByText(words.warning)).toBeVisible();
  await question.getByRole('button', { name: words.submit, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: `لقد أكملت ${COURSE}` })).toBeVisible();

  // What she did is hers: on her shelf it is done, and can be looked at and begun again.
  await openPage(page, LIST);
  await page.getByRole('main').getByRole('link', { name: COURSE }).click();
  await page.getByRole('link', { name: words.review, exact: true }).click();
  await expect(page).toHaveURL(/viewType=REVIEW/);
  await expect(page.getByRole('button', { name: words.submitCourse })).toHaveCount(0);
  await page.goBack();
  await page.getByRole('button', { name: words.startAgain }).click();
  await page.getByRole('dialog').getByRole('button', { name: words.startAgain }).click();
  await expect(page).toHaveURL(/\/view\/content\/1\.1$/);
  await openPage(page, LIST);
  await expect(page.getByRole('link', { name: words.continue }).first()).toBeVisible();
});

/** From one activity to the next, to the last: the foot says how many there are. */
async function goThrough(page: Page): Promise<void> {
  const step = page.getByText(/^\d+ من \d+$/).filter({ visible: true });
  const [, total = ''] = ((await step.textContent()) ?? '').split(' من ');
  for (let place = 2; place <= Number(total); place += 1) {
    await page.getByRole('link', { name: /^التالي:/ }).click();
    await expect(step).toHaveText(`${place} من ${total}`);
  }
  expect(Number(total)).toBeGreaterThan(2);
}
