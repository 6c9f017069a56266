import type { Page } from '@playwright/test';
import { cleanRichText } from '../../server/src/rich-text/clean-rich-text';
import { HOSTILE_HTML } from '../../server/src/rich-text/hostile-html-data';
import { addressOfCourse } from './courses';
import { openPage } from './open-page';
import { signInAs } from './people';
import { expect, test } from './product';

// Without the page's policy, so that whatever gets through really runs; what is refused on the way makes noise.
test.use({ bypassCSP: true, expectedComplaint: /./ });

const RUNS = '<img src="data:," onerror="window.ran=1">';

/** Whether anything of the page has run; what loads and fails has had its time. */
async function hasRun(page: Page): Promise<boolean> {
  await page.evaluate(async () => {
    // What is far from view is not loaded, and cannot fail.
    const loading = [...document.images].filter((image) => image.loading !== 'lazy');
    const images = loading.map((image) => image.decode().catch(() => null));
    await Promise.all(images);
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  });
  return page.evaluate(() => 'ran' in window);
}

test('what the server stores runs nothing, read as a page of its own', async ({ page }) => {
  await page.setContent(RUNS);
  expect(await hasRun(page)).toBe(true);
  await page.goto('about:blank');
  for (const html of HOSTILE_HTML) {
    await page.setContent(`<main>${cleanRichText(html, { frameSources: [] })}</main>`);
    for (const link of await page.locator('a[href]').all()) {
      expect(await link.getAttribute('href')).toMatch(/^(https?:|mailto:|\/|#text-)/);
    }
    expect({ html, ran: await hasRun(page) }).toEqual({ html, ran: false });
  }
});

test('[3.1] what the portal shows runs nothing, even if it was stored as it came', async ({ page }) => {
  await signInAs(page, 'ada');
  await openPage(page, await addressOfCourse(page, 'FIN-901'));
  await expect(page.getByRole('button', { name: /^Open the image/ }).first()).toBeVisible();
  const tools = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .find((name) => name.includes('/text-tools-')),
  );
  const left = await page.evaluate(
    async ({ tools: address, corpus }) => {
      const { cleanHtml, cleanInPlace } = await import(address);
      const place = document.createElement('div');
      document.body.append(place);
      const found: string[] = [];
      for (const html of corpus) {
        place.innerHTML = cleanHtml(html, { frameSources: [] });
        const inert = new DOMParser().parseFromString(html, 'text/html').body;
        const inPlace = document.createElement('div');
        inPlace.append(...inert.childNodes);
        cleanInPlace(inPlace, { frameSources: [] });
        for (const element of [...place.querySelectorAll('*'), ...inPlace.querySelectorAll('*')]) {
          const names = element
            .getAttributeNames()
            .filter((name) => /^(on|style|srcdoc|name$|form)/.test(name));
          const isRunning = element.matches(
            'script, style, iframe, object, embed, svg, form, input, link, base',
          );
          if (isRunning || names.length > 0) found.push(`${html} left ${element.outerHTML}`);
        }
      }
      return found;
    },
    { tools: tools ?? '', corpus: [...HOSTILE_HTML] },
  );
  expect(left).toEqual([]);
  expect(await hasRun(page)).toBe(false);
});

test('a text that came from elsewhere than the first view is cleaned before it is shown', async ({
  page,
}) => {
  await signInAs(page, 'ada');
  const address = await addressOfCourse(page, 'FIN-901');
  await page.route('**/users/me/objectives/*/objective-access', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    body.objective.about = `<p>Read me</p>${RUNS}<p onclick="window.ran=1" style="color:red">and me</p>`;
    await route.fulfill({ response: answer, json: body });
  });
  await openPage(page, '/learn/courses');
  await page.evaluate((to) => window.history.pushState({}, '', to), address);
  await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')));
  const paragraph = page.getByText('and me', { exact: true });
  await expect(paragraph).toBeVisible();
  await paragraph.click();
  expect(await paragraph.evaluate((element) => element.getAttributeNames())).toEqual([]);
  expect(await hasRun(page)).toBe(false);
});
