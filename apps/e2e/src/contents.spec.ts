import type { Page } from '@playwright/test';
import { courseNamed, enrolledCourse } from './courses';
import { expectAccessibleInThemes } from './expect-accessible';
import { HOSTILE_HTML } from './hostile-html';
import { choose, LOOKS } from './looks';
import { goOffline, openPage, untilAlive } from './open-page';
import { signInAs } from './people';
import { expect, test } from './product';

const FINANCE = 'FIN-901';
const ORDER = 'PLY-940';
const TEXT = '1.1';
const FILM = '1.2';
const PRIVATE_FILE = '5.2';
const EVENT = '5.5';

async function openPart(page: Page, code: string, axis: string): Promise<void> {
  await openPage(page, `/learn/courses/${await enrolledCourse(page, code)}/view/content/${axis}`);
}

/** Where the film is, in seconds. */
function second(page: Page): Promise<number> {
  return page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
}

/** Ten seconds of the film, or more, that the server has stored. */
function progressSaved(page: Page) {
  return page.waitForResponse(
    (response) =>
      response.request().method() === 'PUT' &&
      /"second":1\d/.test(response.request().postData() ?? '') &&
      response.ok(),
  );
}

/** Starts a course of the catalog and goes to its film. */
async function startFilm(page: Page, course: string): Promise<void> {
  const id = await courseNamed(page.request, course);
  await openPage(page, `/learn/catalog/${id}`);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.waitForURL(new RegExp(`/courses/${id}/view/content`));
  await page.getByRole('link', { name: /Next: .*Film/ }).click();
  await expect(page.locator('video')).toBeVisible();
}

test.describe('a film', () => {
  test('[2.8] goes on at the very second, after leaving the page too', async ({ page }) => {
    await signInAs(page, 'omar');
    await startFilm(page, 'What design is for');
    await expect
      .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.duration))
      .toBeGreaterThan(15);
    const saved = progressSaved(page);
    await page.locator('video').focus();
    await page.keyboard.press('l');
    await expect.poll(() => second(page)).toBeGreaterThanOrEqual(10);
    await saved;
    await page.reload();
    await untilAlive(page);
    await expect.poll(() => second(page)).toBeGreaterThanOrEqual(10);
    await expect(page.getByText(/Goes on at 0:1\d, where you stopped/)).toBeVisible();
    await page.getByRole('button', { name: 'Start over' }).click();
    await expect.poll(() => second(page)).toBe(0);
  });

  test('has captions, and a transcript that follows and leads', async ({ page }) => {
    await signInAs(page, 'ada');
    await openPart(page, FINANCE, FILM);
    const captions = page.getByRole('button', { name: 'Captions' });
    await captions.click();
    await expect(captions).toHaveAttribute('aria-pressed', 'true');
    const shown = () =>
      page
        .locator('video')
        .evaluate((video: HTMLVideoElement) =>
          [...video.textTracks]
            .filter(({ mode }) => mode === 'showing')
            .map(({ language, cues }) => [language, (cues?.length ?? 0) > 0]),
        );
    await expect.poll(shown).toEqual([['en', true]]);
    await page.getByRole('combobox', { name: 'Language of the captions' }).selectOption('العربية');
    await expect.poll(shown).toEqual([['ar', true]]);

    await page.getByText('Transcript', { exact: true }).click();
    const line = page.getByRole('button', { name: /customers paid a month later/ });
    await line.click();
    await expect.poll(() => second(page)).toBeCloseTo(10.3, 1);
    await expect(line).toHaveAttribute('aria-current', 'true');
  });
});

test('[4.2] an event is taken into a calendar', async ({ page }) => {
  await signInAs(page, 'ada');
  await openPart(page, ORDER, EVENT);
  await expect(page.getByText('Upcoming')).toBeVisible();
  await expect(page.getByText(/Singapore/)).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Add to calendar' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.ics$/);
});

test.describe('a private file', () => {
  test.use({ expectedComplaint: /404/ });

  test('[7.1] opens for who is in the course, and is not there for anybody else', async ({
    page,
    browser,
  }) => {
    await signInAs(page, 'ada');
    await openPart(page, ORDER, PRIVATE_FILE);
    const address = await page.getByRole('link', { name: 'Download' }).getAttribute('href');
    await page.getByRole('button', { name: 'Open' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect((await page.request.get(address ?? '')).status()).toBe(200);

    const other = await (await browser.newContext()).newPage();
    await signInAs(other, 'lin');
    expect((await other.request.get(new URL(address ?? '', page.url()).href)).status()).toBe(404);
    await other.context().close();
  });
});

test.describe('without a connection', () => {
  test.use({ expectedComplaint: /ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch/ });

  test('[7.11] what is open stays readable, and what was done is sent once it is back', async ({
    page,
    context,
  }) => {
    await signInAs(page, 'omar');
    const id = await courseNamed(page.request, 'Email across cultures');
    const contents = new Set<string>();
    page.on('requestfinished', (request) => {
      if (/\/objective-workflows\/[^/]+\/activity\/[^/]+$/.test(request.url())) contents.add(request.url());
    });
    await openPage(page, `/learn/catalog/${id}`);
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await page.waitForURL(new RegExp(`/courses/${id}/view/content/`));
    // What is pointed at is fetched ahead, as is what comes next.
    const another = page.getByRole('treeitem', { name: /^2\.1 / });
    await page.getByRole('treeitem', { name: /^2\. / }).click();
    await another.hover();
    await expect.poll(() => contents.size).toBeGreaterThan(2);
    const heading = await page.getByRole('heading', { level: 1 }).textContent();

    await goOffline(page);
    await expect(page.getByText(/You are offline/)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: heading ?? '' })).toBeVisible();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect
      .poll(() =>
        page.evaluate(
          () =>
            Object.keys(localStorage).filter(
              (key) => key.startsWith('kept-work') && localStorage.getItem(key) !== '[]',
            ).length,
        ),
      )
      .toBe(1);

    // [7.10] Opened and left again, it waits to be begun.
    await another.click();
    await expect(page).toHaveURL(/\/2\.1$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/1\.1$/);
    // Another page would have to be fetched: this one stays, and says so.
    await page.getByRole('link', { name: 'Details' }).click();
    await expect(page.getByText(/this page can be opened once you are back/)).toBeVisible();
    await expect(page).toHaveURL(/\/1\.1$/);

    const sent = page.waitForResponse(
      (response) => /finish-activity-workflows|\/activity-workflows\//.test(response.url()) && response.ok(),
    );
    await context.setOffline(false);
    await sent;
    await expect(page.getByText('You are back. Everything is saved.')).toBeVisible();
    await expect
      .poll(() =>
        page.evaluate(() =>
          Object.keys(localStorage)
            .filter((key) => key.startsWith('kept-work'))
            .map((key) => localStorage.getItem(key)),
        ),
      )
      .toEqual(['[]']);
    await expect(page.getByRole('treeitem', { name: /^2\.1 .*In progress/ })).toBeVisible();
  });
});

test.describe('hostile html', () => {
  test.use({ expectedComplaint: /CSP refused|Refused|Content Security Policy|violates|404|Failed to load/ });

  test('never runs a script in the real browser, whatever the server sends', async ({ page }) => {
    await signInAs(page, 'ada');
    let isServed = false;
    await page.route(/\/objective-workflows\/[^/]+\/activity\/[^/]+$/, async (route) => {
      const response = await route.fetch();
      const content = (await response.json()) as Record<string, unknown>; // what an activity holds
      isServed = true;
      await route.fulfill({
        response,
        json: { ...content, text: { language: null, html: `<p>Still here.</p>${HOSTILE_HTML.join('')}` } },
      });
    });
    await openPart(page, FINANCE, FILM);
    await page.getByRole('link', { name: /^Previous/ }).click();
    await expect(page.getByText('Still here.')).toBeVisible();
    expect(isServed).toBe(true);
    // Whatever wants a press or the mouse gets it.
    for (const element of await page.locator('article a, article summary, article [tabindex]').all())
      await element.dispatchEvent('click').catch(() => {});
    await page.locator('article:visible').hover();
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    expect(
      await page
        .locator('article :is(script, object, embed, form, input, svg, style, link, meta, base)')
        .count(),
    ).toBe(0);
  });
});

for (const { name, locale, viewport } of LOOKS) {
  test.describe(name, () => {
    test.use({ viewport });

    test('contents are accessible, light and dark, and nothing is cut off', async ({
      page,
      context,
      baseURL,
    }) => {
      test.slow();
      await choose(context, baseURL ?? '', { locale });
      await signInAs(page, 'ada');
      for (const [code, axis] of [
        [FINANCE, TEXT],
        [FINANCE, FILM],
        [FINANCE, '3.1'],
        [ORDER, PRIVATE_FILE],
        [ORDER, EVENT],
      ] as const) {
        await openPart(page, code, axis);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        // The text is looked at in the journey of the player, with all that stands around it.
        if (axis !== TEXT) await expectAccessibleInThemes(page, `${code} ${axis} in ${locale}`, 'article');
        const overflow = await page
          .locator('article')
          .filter({ visible: true })
          .evaluate((article) => {
            const { clientWidth } = document.documentElement;
            // What scrolls by itself may hold more than it shows.
            const reach = [...article.querySelectorAll(':not(pre *, [role=region] *)')].map((one) =>
              one.getBoundingClientRect(),
            );
            return Math.max(...reach.map(({ left, right }) => Math.max(right - clientWidth, -left)));
          });
        expect(overflow, `${code} ${axis} is no wider than the window`).toBeLessThanOrEqual(0);
      }
    });
  });
}
