import type { Page } from '@playwright/test';
import { addressOfCourse, courseNamed } from './courses';
import { choose } from './looks';
import { openPage } from './open-page';
import { signInAs } from './people';
import { expect, test } from './product';
import { smallTargets } from './small-targets';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

async function expectTouchable(page: Page, what: string, within?: string): Promise<void> {
  expect.soft(await smallTargets(page, within), what).toEqual([]);
}

test('[2.25] [2.26] [2.27] a finger hits everything on the lists, their filters and the account menu', async ({
  page,
}) => {
  await signInAs(page, 'ada');
  for (const list of ['/learn/courses', '/learn/catalog']) {
    await openPage(page, list);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expectTouchable(page, list);
  }
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await expectTouchable(page, 'catalog as a list');
  await page.getByRole('button', { name: /^Filters/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectTouchable(page, 'filters', '[role=dialog], dialog[open]');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /Ada Lindqvist|Account/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectTouchable(page, 'account menu', '[role=dialog], dialog[open]');
});

test('a finger hits everything in a course, from its page to its end', async ({ page }) => {
  await signInAs(page, 'ada');
  const course = await addressOfCourse(page, 'FIN-901');
  await openPage(page, course);
  await page.getByRole('button', { name: 'Unfold all' }).click();
  await expectTouchable(page, 'course page');
  await openPage(page, `${course}/view/content`);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expectTouchable(page, 'player');
  await openPage(page, `${course}/view/content/1.1`);
  await expectTouchable(page, 'a text in the player');
  await page.getByRole('button', { name: /^Contents/ }).click();
  await expect(page.getByRole('treeitem').first()).toBeVisible();
  await expectTouchable(page, 'contents and settings of the reader', 'dialog[open]');
  const finished = await addressOfCourse(page, 'ART-905');
  await openPage(page, `${finished}/view/content?viewType=END`);
  await expect(page.getByRole('heading', { level: 1, name: /completed/ })).toBeVisible();
  await expectTouchable(page, 'end');
});

test('[2.5] a finger hits everything on a course of the catalog, in Arabic, where words are short', async ({
  page,
  context,
  baseURL,
}) => {
  await signInAs(page, 'ada');
  await choose(context, baseURL ?? '', { locale: 'ar' });
  const id = await courseNamed(page.request, 'Typography from the start');
  await openPage(page, `/learn/catalog/${id}`);
  await expectTouchable(page, 'course of the catalog');
});

test('a finger hits everything that visitors see', async ({ page }) => {
  await openPage(page, '/learn/open-catalog');
  await expectTouchable(page, 'open catalog');
  const id = await courseNamed(page.request, 'Typography from the start');
  await openPage(page, `/learn/open-catalog/${id}/view/details`);
  await expectTouchable(page, 'course of the open catalog');
  await openPage(page, await publicCertificate(page));
  await expectTouchable(page, 'public certificate');
});

/** The address of a certificate of Ada's, as she would give it to anybody. */
async function publicCertificate(page: Page): Promise<string> {
  await signInAs(page, 'ada');
  const answer = await page.request.get('/api/lms/v1/certificate-records/query');
  const { data } = (await answer.json()) as { data: Array<{ certificateNumber: string }> }; // the call's own schema
  return `/learn/certificate/${data[0]?.certificateNumber ?? ''}`;
}
