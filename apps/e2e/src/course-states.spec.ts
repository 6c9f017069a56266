import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { addressOfCourse } from './address-of-course';
import { openPage } from './open-page';
import { signInAs } from './people';
import { expect, test } from './product';

/** What the ticket offers, one that cannot be pressed with a minus. */
async function offersOf(page: Page): Promise<string[]> {
  const offers = page.getByRole('complementary').locator('a, button');
  return offers.evaluateAll((all) =>
    all.map((offer) => `${offer.hasAttribute('disabled') ? '-' : ''}${offer.textContent}`),
  );
}

const STATES: Array<[code: string, what: string, offers: string[], said: RegExp]> = [
  ['FIN-901', 'under way', ['Continue', 'Submit course', 'Copy link'], /62%/],
  ['LAW-902', 'due soon', ['Start', 'Copy link'], /3 days left/],
  ['RES-904', 'in grading', ['-Review', 'Copy link'], /This course is being graded\./],
  ['ART-905', 'finished, may be retaken', ['Review', 'Start again', 'Copy link'], /A: 92%/],
  ['SAF-906', 'finished', ['Review', 'Copy link'], /C: 61%/],
  ['COM-908', 'not open yet', ['-Start', 'Copy link'], /Will be available to start on/],
  ['PPL-910', 'a draft', ['Copy link'], /Coming soon/],
  ['CLI-911', 'closed', ['-Start', 'Copy link'], /Was available to start before/],
  ['RES-913', 'submitted', ['-Review', 'Copy link'], /You can review your work when grading is finished\./],
  ['RES-916', 'never told', ['-Review', 'Copy link'], /Not shown/],
  ['RES-917', 'told later', ['-Review', 'Copy link'], /Hidden until/],
  ['SEC-920', 'protected', ['Copy link'], /Not shown/],
  ['SAF-921', 'imported', ['-Review', 'Start again', 'Copy link'], /This result was imported\./],
  ['TEC-922', 'expired, under way', ['Continue', 'Submit course', 'Copy link'], /In progress/],
  ['TEC-923', 'archived', ['Copy link'], /Course is not available/],
  ['LTI-926', 'an lti course, finished', ['Review', 'Copy link'], /B: 75%/],
  ['FIN-933', 'closed for retakes', ['Review', '-Start again', 'Copy link'], /Was available to start before/],
];

test('every course of a busy shelf offers what its state allows, and says why', async ({ page }) => {
  test.slow();
  await signInAs(page, 'ada');
  for (const [code, what, offers, said] of STATES) {
    await test.step(`${code}, ${what}`, async () => {
      await page.goto(await addressOfCourse(page, code));
      await expect(page.getByText(said).first()).toBeVisible();
      expect(await offersOf(page)).toEqual(offers);
    });
  }
});

test('earlier attempts are listed, the current one first', async ({ page }) => {
  await signInAs(page, 'ada');
  await openPage(page, await addressOfCourse(page, 'ART-905'));
  const rows = page.getByRole('table', { name: 'Previous attempts' }).getByRole('row');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(1)).toContainText('Current result');
  await expect(page.getByText('Page 1 of 1 (2 items)')).toBeVisible();
});

test('the page speaks Arabic and has no fault that a machine can find', async ({ page, context }) => {
  await signInAs(page, 'ada');
  const address = await addressOfCourse(page, 'ART-905');
  await context.addCookies([{ name: 'locale', value: 'ar', url: page.url() }]);
  await openPage(page, address);
  expect(await offersOf(page)).toEqual(['مراجعة', 'ابدأ من جديد', 'نسخ الرابط']);
  await expect(page.getByText('ناجح').first()).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)).toEqual([]);
});
