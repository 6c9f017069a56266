import type { Page } from '@playwright/test';
import { LIST_WORDS } from './list-words';
import { untilAlive } from './open-page';
import { PASSWORD, PEOPLE, type Person } from './people';
import { expect, test } from './product';

const WORDS = LIST_WORDS['en-US'];

/** By name and password, as one does at home. */
async function signIn(page: Page, person: Person): Promise<void> {
  await page.goto('/');
  await page.getByLabel('Email').fill(PEOPLE[person].email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/learn/');
  await untilAlive(page);
}

/** By the menu: beside the page, or at its foot on a phone. */
async function openMyCourses(page: Page): Promise<void> {
  await page
    .getByRole('navigation')
    .getByRole('link', { name: WORDS.myCourses })
    .filter({ visible: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: WORDS.myCourses })).toBeVisible();
  await untilAlive(page);
}

test('[4.15] [4.16] [4.20] Ada goes on where she was, then looks at a result of hers and back at the attempt', async ({
  page,
}) => {
  await signIn(page, 'ada');
  await page.getByRole('main').getByRole('link', { name: 'Continue', exact: true }).click();
  await expect(page).toHaveURL(/\/view\/content/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();

  await page.getByRole('link', { name: WORDS.myCourses }).filter({ visible: true }).first().click();
  await page.getByRole('searchbox', { name: WORDS.searchMine }).fill('short history of the book');
  await page.getByRole('main').getByRole('link', { name: 'A short history of the book' }).click();
  await expect(page.getByText('A: 92%').first()).toBeVisible();
  await expect(page.getByRole('table', { name: 'Previous attempts' }).getByRole('row')).toHaveCount(3);
  await page.getByRole('link', { name: 'Review', exact: true }).first().click();
  await expect(page).toHaveURL(/viewType=REVIEW/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit course' })).toHaveCount(0);
});

test('[5.12] [2.26] Lin finds one course of two hundred on a phone, opens it, and comes back to what was found', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'lin');
  await openMyCourses(page);
  const search = page.getByRole('searchbox', { name: WORDS.searchMine });
  await search.fill('maps and');
  const found = page.getByRole('main').getByRole('link', { name: 'Maps and places' });
  await expect(page).toHaveURL(/keyword=maps/);
  await found.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Maps and places' })).toBeVisible();
  await page.goBack();
  await expect(search).toHaveValue('maps and');
  await expect(found).toBeVisible();
});

test('[2.10] [2.16] [3.11] Theodora shows her certificate, with all of her name, to somebody who checks it', async ({
  page,
  browser,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL ?? '' });
  await signIn(page, 'theodora');
  await openMyCourses(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Reading, writing and keeping/ })
    .click();
  await page.getByRole('link', { name: /^View Certificate of completion/ }).click();
  await expect(page.getByRole('img', { name: new RegExp(PEOPLE.theodora.name) })).toBeVisible();
  await page.getByRole('button', { name: 'Copy public link' }).click();
  await expect(page.getByText('The link was copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const visitor = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const open = await visitor.newPage();
  await open.goto(link);
  await expect(open.getByRole('heading', { level: 1 })).toContainText(
    `${PEOPLE.theodora.name} completed Reading, writing and keeping`,
  );
  await expect(open.getByText('Valid certificate')).toBeVisible();
  await expect(open.getByText(/was checked and is genuine/)).toBeVisible();
  await expect(open.getByText(PEOPLE.theodora.email)).toHaveCount(0);
  expect(await open.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await visitor.close();
});
