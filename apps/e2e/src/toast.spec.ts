import type { Page } from '@playwright/test';
import { enrol, startAttempt, WORDS } from './attempt-steps';
import { addressOfCourse } from './courses';
import { choose } from './looks';
import { goOffline, openPage } from './open-page';
import { signInAs } from './people';
import { expect, test } from './product';

/** What the browser says of calls that were refused on purpose. */
test.use({ expectedComplaint: /503|ERR_INTERNET_DISCONNECTED/ });

const CODE = 'FIN-108';
const WIDTHS = [1440, 834, 390] as const;
const LOCALES = ['en-US', 'ar'] as const;

const toastsOn = (page: Page) =>
  page.locator('section').filter({ has: page.locator('output ~ [role=alert]') });

/** Texts and controls, the message's own left out, that have a point in common with a message. */
async function coveredByToasts(page: Page): Promise<string[]> {
  return toastsOn(page).evaluate((region) => {
    const toasts = [...region.querySelectorAll(':scope > * > *')].map((toast) =>
      toast.getBoundingClientRect(),
    );
    const isCovered = (box: DOMRect) =>
      toasts.some(
        (toast) =>
          box.left < toast.right &&
          box.right > toast.left &&
          box.top < toast.bottom &&
          box.bottom > toast.top,
      );
    const covered: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (region.contains(text) || !text.parentElement?.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      if ([...range.getClientRects()].some(isCovered)) covered.push(text.textContent ?? '');
    }
    for (const control of document.querySelectorAll('main :is(a, button, input, video, iframe)')) {
      if (region.contains(control) || !control.checkVisibility()) continue;
      if (isCovered(control.getBoundingClientRect())) covered.push(`a control: ${control.textContent}`);
    }
    return covered;
  });
}

/** Lines of the page, or parts of them, that are seen at the height of the messages. */
async function linesBesideToasts(page: Page): Promise<string[]> {
  return toastsOn(page).evaluate((region) => {
    const { top, bottom } = region.getBoundingClientRect();
    const seen = new Set<string>();
    for (let x = 0; x < innerWidth; x += 10)
      for (let y = top + 2; y < bottom; y += 10) {
        const found = document.elementFromPoint(x, y)?.closest('main :is(article, h1, h2, p, li, a)');
        if (found && !region.contains(found)) seen.add(`${x} ${y}`);
      }
    return [...seen];
  });
}

/** The message takes its room from what is read: at the end nothing is under it, and on the way there no line beside it. */
async function expectRoomOfItsOwn(page: Page): Promise<void> {
  // Under the focus it stays.
  await toastsOn(page).getByRole('button').last().focus();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 420 });
    // The end moves on while the last cover comes.
    const coveredAtEnd = async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      return coveredByToasts(page);
    };
    await expect.poll(coveredAtEnd, `at ${width}, at the end`).toEqual([]);
    await page.evaluate(() => scrollTo(0, 0));
    expect(await linesBesideToasts(page), `at ${width}, lines beside it`).toEqual([]);
  }
}

for (const locale of LOCALES) {
  test.describe(locale, () => {
    test.beforeEach(async ({ page, context, baseURL }) => {
      await page.setViewportSize({ width: 1440, height: 420 });
      await signInAs(page, 'lin');
      const address = await enrol(page, CODE);
      await startAttempt(page, CODE);
      await choose(context, baseURL ?? '', { locale });
      await openPage(page, `${address}/view/content`);
      await expect(page.locator('main article p').first()).toBeVisible();
    });

    test('[9.2] in the player a short message covers no text and no control', async ({ page }) => {
      await goOffline(page);
      await page.locator('a[href="/learn/courses"]').filter({ visible: true }).first().click();
      await expectRoomOfItsOwn(page);
    });

    test('[9.2] nor does one that offers to try again', async ({ page }) => {
      const words = WORDS[locale];
      await page.route('**/finish-objective-workflows', (route) => route.fulfill({ status: 503 }));
      await page.locator('main footer').getByRole('button', { name: words.finishCourse }).click();
      await page.getByRole('dialog').getByRole('button', { name: words.finish, exact: true }).click();
      await expect(toastsOn(page).getByRole('button')).toHaveCount(2);
      await expectRoomOfItsOwn(page);
    });
  });
}

test('[9.2] [4.16] at the end of a course a short message covers no text and no control either', async ({
  page,
  context,
}) => {
  await signInAs(page, 'ada');
  for (const code of ['ART-905', 'RES-907']) {
    await openPage(page, `${await addressOfCourse(page, code)}/view/content?viewType=END`);
    await goOffline(page);
    await page.getByRole('main').locator('a[href^="/learn/"]').first().click();
    await expectRoomOfItsOwn(page);
    await context.setOffline(false);
  }
});
