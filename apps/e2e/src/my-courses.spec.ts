import type { Page, Request } from '@playwright/test';
import { LIST_WORDS } from './list-words';
import { expectAccessibleInThemes } from './expect-accessible';
import { choose, LOOKS } from './looks';
import { openPage } from './open-page';
import { signInAs } from './people';
import { expect, test } from './product';

const ENGLISH = LIST_WORDS['en-US'];
const LIST = '/learn/courses';
/** Courses are not translated, nor are their collections. */
const SAFETY = { name: 'Safety', exact: true };

const cards = (page: Page) => page.locator('main article');
/** How many courses there are, told to whoever listens instead of looking. */
const count = (page: Page) => page.getByRole('main').getByRole('status').first();
/** What is shown is what was asked for: until then the list shows what it had. */
const expectSettled = (page: Page) => expect(count(page)).toHaveAttribute('aria-busy', 'false');

/** Types without a pause, however slow the machine is: the page's clock stands still meanwhile. */
async function inOneGo(page: Page, type: () => Promise<void>): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await type();
  await page.clock.resume();
}

/** The words that the server is asked to look for, in the order it is asked. */
function searchesOf(page: Page): string[] {
  const searches: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const [, text] = /"contains","([^"]*)"/.exec(searchParams.get('filter') ?? '') ?? [];
    if (pathname.endsWith('/objective-accesses/query') && text) searches.push(text);
  });
  return searches;
}

/** [7.33] That somebody searched is reported; what they looked for is nobody's business. */
function tellsOfSearch(keyword: string) {
  return (request: Request) => {
    if (new URL(request.url()).pathname !== '/api/events') return false;
    const told = request.postData() ?? '';
    return told.includes('"my_courses_search"') && !told.includes(keyword);
  };
}

for (const { name, locale, viewport } of LOOKS) {
  test.describe(name, () => {
    const words = LIST_WORDS[locale];
    test.use({ viewport });
    test.beforeEach(async ({ page, context, baseURL }) => {
      await choose(context, baseURL ?? '', { locale });
      await signInAs(page, 'ada');
      await openPage(page, LIST);
    });

    test('[5.12] a course is found by its name as soon as the typing pauses, and nothing by another', async ({
      page,
    }) => {
      const before = await count(page).innerText();
      const searches = searchesOf(page);
      const told = page.waitForRequest(tellsOfSearch('history'));
      await inOneGo(page, () =>
        page.getByRole('searchbox', { name: words.searchMine }).pressSequentially('History'),
      );
      await expect(cards(page)).toHaveCount(1);
      await expect(cards(page).first()).toContainText('A short history of the book');
      await expect(count(page)).not.toHaveText(before);
      await expect(page).toHaveURL(/[?]keyword=history$/);
      expect(searches).toEqual(['history']);
      await told;

      await page.getByRole('searchbox').fill('Thermodynamics');
      await expect(page.getByRole('heading', { name: words.nothingFound('thermodynamics') })).toBeVisible();
      await page.getByRole('button', { name: words.clearSearch }).click();
      await expectAllCounted(page);
      await expect(page).toHaveURL(/courses$/);
    });

    test('[2.26] [2.27] a collection and a filter narrow the list, and stay for the next visit', async ({
      page,
    }) => {
      const before = await count(page).innerText();
      await page.getByRole('button', SAFETY).click();
      await expect(count(page)).not.toHaveText(before);
      await page.getByRole('button', { name: words.filters }).first().click();
      const drawer = page.getByRole('dialog', { name: words.filters });
      await drawer.getByRole('checkbox', { name: words.completed }).check();
      await expect(page).toHaveURL(/collection=[^&]+&courseProgress=completed$/);
      await drawer.getByRole('button', { name: words.closeFilters }).first().click();
      await expect(drawer).toHaveCount(0);

      const chip = page.getByRole('button', { name: words.remove(words.completed) });
      await expect(chip).toBeVisible();
      await expectSettled(page);
      const narrowed = await count(page).innerText();
      await openPage(page, LIST);
      await expect(count(page)).toHaveText(narrowed);
      await expect(page).toHaveURL(/collection=[^&]+&courseProgress=completed$/);

      await chip.click();
      await expect(page).not.toHaveURL(/courseProgress/);
      await page.getByRole('button', { name: words.filters }).first().click();
      await drawer.getByRole('button', { name: words.clearFilters }).click();
      await expect(drawer.getByRole('button', { name: words.clearFilters })).toBeDisabled();
      await expect(page).toHaveURL(/courses$/);
      await page.keyboard.press('Escape');
      await expectAllCounted(page);
    });

    test('[5.11] [6.6] filters that this learner cannot have are taken out, with one notice', async ({
      page,
    }) => {
      await openPage(page, `${LIST}?courseProgress=completed&courseProgress=never&category[none]=x`);
      await expect(page.getByText(words.notice)).toHaveCount(1);
      await expect(page).toHaveURL(/courses[?]courseProgress=completed$/);
      await expect(page.getByRole('button', { name: words.remove(words.completed) })).toBeVisible();
    });

    test('filters that leave nothing say so, and are cleared from there', async ({ page }) => {
      const longWord = 'zebra'.repeat(40);
      await openPage(page, `${LIST}?coursePriority=mandatory&courseProgress=completed&keyword=${longWord}`);
      await expect(page.getByRole('heading', { name: words.nothingFound(longWord) })).toBeVisible();
      expect(await fitsAtDoubleSize(page)).toBe(true);
      await page.getByRole('main').getByRole('button', { name: words.clearFilters }).click();
      await page.getByRole('main').getByRole('button', { name: words.clearSearch }).click();
      await expectAllCounted(page);
    });

    test('the order is as it was left, and on a desk the view as well', async ({ page }) => {
      await page.getByRole('combobox', { name: words.sortBy }).selectOption('name');
      const asList = page.getByRole('button', { name: words.list, exact: true });
      const hasViews = await asList.isVisible();
      if (hasViews) await asList.click();
      await expectSettled(page);
      await openPage(page, LIST);
      await expect(page.getByRole('combobox', { name: words.sortBy })).toHaveValue('name');
      if (hasViews) await expect(asList).toHaveAttribute('aria-pressed', 'true');
      const titles = await page.locator('main article a').allInnerTexts();
      expect(titles).toEqual(titles.toSorted(new Intl.Collator('en').compare));
    });

    test('axe finds nothing to mend', async ({ page }) => {
      await openPage(page, `${LIST}?courseProgress=completed`);
      await expectAccessibleInThemes(page, 'my courses');
      await page.getByRole('button', { name: words.filters }).first().click();
      await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible();
      await expectAccessibleInThemes(page, 'filters');
      await openPage(page, `${LIST}?keyword=thermodynamics`);
      await expect(page.getByRole('heading', { name: words.nothingFound('thermodynamics') })).toBeVisible();
      await expectAccessibleInThemes(page, 'no results');
    });
  });
}

test('by keyboard alone: search, open the filters, choose one, leave them, take it back', async ({
  page,
}) => {
  await signInAs(page, 'ada');
  await openPage(page, LIST);
  await page.getByRole('searchbox').focus();
  await page.keyboard.type('ing');
  await expect(page).toHaveURL(/keyword=ing/);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/courses$/);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: ENGLISH.filters })).toBeFocused();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: ENGLISH.filters });
  await expect(drawer.getByRole('button', { name: ENGLISH.clearFilters })).toBeDisabled();
  const completed = drawer.getByRole('checkbox', { name: ENGLISH.completed });
  await tabTo(page, async () => completed.evaluate((box) => box === document.activeElement));
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/courseProgress=completed/);
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Filters/ })).toBeFocused();
  const chip = page.getByRole('button', { name: ENGLISH.remove(ENGLISH.completed) });
  await tabTo(page, async () => chip.evaluate((button) => button === document.activeElement));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/courses$/);
  await expectSettled(page);
  const course = page.locator('main article a').first();
  await tabTo(page, async () => course.evaluate((link) => link === document.activeElement));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/courses\/[0-9a-f-]{36}/);
});

/** Whether nothing runs out of the page for a reader who has asked for letters of twice the size. */
async function fitsAtDoubleSize(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { style, scrollWidth: before, clientWidth } = document.documentElement;
    style.fontSize = '200%';
    const { scrollWidth } = document.documentElement;
    style.fontSize = '';
    return Math.max(before, scrollWidth) <= clientWidth;
  });
}

const MOST_TABS = 40;

async function tabTo(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  for (let press = 0; press < MOST_TABS; press += 1) {
    await page.keyboard.press('Tab');
    if (await isThere()) return;
  }
  throw new Error(`Not reached in ${MOST_TABS} steps`);
}

/** The list counts every course she has, as the server does now: another journey may have enrolled her meanwhile. */
async function expectAllCounted(page: Page): Promise<void> {
  await expect(async () => {
    const params = { list: 'enrolled', take: 1, requireTotalCount: true };
    const answer = await page.request.get('/api/lms/v1/users/me/objective-accesses/query', { params });
    const { totalCount } = (await answer.json()) as { totalCount: number }; // as the contract has it
    const shown = await count(page).innerText();
    // Should another journey have enrolled meanwhile, the next try begins with what it left.
    await page.reload();
    expect(shown).toContain(String(totalCount));
    expect(await count(page).innerText()).toContain(String(totalCount));
  }).toPass();
}
