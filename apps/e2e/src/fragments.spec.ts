import type { Page } from '@playwright/test';
import { expectAccessibleInThemes } from './expect-accessible';
import { expectOff, failuresOf, register, slotOf, WORDS } from './fragment-steps';
import { choose, LOOKS } from './looks';
import { openPage } from './open-page';
import { signInAs } from './people';
import { expect, test } from './product';

const OWN = '**/learn/fragments/tasks/*.js*';
const FINE = `import { jsx } from 'react/jsx-runtime';
export const contract = 1; export const styles = '';
export default () => jsx('p', { children: 'Fine again' });`;
// What a fragment breaks is said in the console too.
test.use({ expectedComplaint: /fragment|404 |broken on purpose|frame-src|sandboxed/i });

async function serve(page: Page, body: string): Promise<void> {
  await page.route(OWN, (route) => route.fulfill({ contentType: 'text/javascript', body }));
}

const FAILING = [
  { name: 'that is no JavaScript', reason: 'not loaded', body: 'export const contract = ;' },
  {
    name: 'that throws as it is drawn',
    reason: 'threw',
    body: `export const contract = 1; export default () => { throw new Error('broken on purpose'); };`,
  },
  {
    name: 'that throws in an effect',
    reason: 'threw',
    body: `import { useEffect } from 'react'; export const contract = 1;
      export default () => { useEffect(() => { throw new Error('broken on purpose'); }, []); return null; };`,
  },
  {
    name: 'that throws later, in a timer',
    reason: 'threw',
    body: `import { useEffect } from 'react'; export const contract = 1;
      export default () => {
        useEffect(() => { setTimeout(() => { throw new Error('broken on purpose'); }); }, []); return null; };`,
  },
  { name: 'that never finishes to start', reason: 'too slow', body: 'await new Promise(() => {});' },
  {
    name: 'that waits for ever as it is drawn',
    reason: 'too slow',
    body: `import { use } from 'react'; const never = new Promise(() => {}); export const contract = 1;
      export default () => use(never);`,
  },
  {
    name: 'of another contract',
    reason: 'wrong contract',
    body: FINE.replace('contract = 1', 'contract = 9'),
  },
];

for (const { name: look, locale, viewport } of LOOKS) {
  test.describe(look, () => {
    test.use({ viewport });
    test.beforeEach(async ({ page, context, baseURL }) => {
      await choose(context, baseURL ?? '', { locale });
      await signInAs(page, 'ada');
    });

    for (const { name, reason, body } of FAILING) {
      test(`[8.11] a fragment ${name} leaves the page as it is, and can be tried again`, async ({ page }) => {
        const told = failuresOf(page);
        await serve(page, body);
        await openPage(page, '/learn');
        await expectOff(page, WORDS[locale]);
        await expect.poll(() => told).toEqual([{ slot: 'tasks', reason }]);
        await page.unroute(OWN);
        await serve(page, FINE);
        await slotOf(page).getByRole('button', { name: WORDS[locale].retry }).click();
        await expect(slotOf(page).getByText('Fine again')).toBeVisible();
        expect(told).toHaveLength(1);
      });
    }

    test('[8.11] a fragment that is not there is told in the reader’s language', async ({ page }) => {
      const told = failuresOf(page);
      await page.route(OWN, (route) => route.fulfill({ status: 404 }));
      await openPage(page, '/learn');
      await expectOff(page, WORDS[locale]);
      await expect.poll(() => told).toEqual([{ slot: 'tasks', reason: 'not loaded' }]);
      // What was kept for it is given back.
      const kept = await slotOf(page)
        .locator(':scope > svg')
        .evaluateAll((rooms) => rooms.map((room) => room.getBoundingClientRect().height));
      expect(kept).toEqual([0, 0]);
      await expectAccessibleInThemes(page, 'a slot without its fragment');
    });

    test('[1.6] the fragments of the dashboard are there, and accessible', async ({ page }) => {
      await openPage(page, '/learn');
      await expect(slotOf(page).getByRole('heading', { level: 2 })).toBeVisible();
      await expectAccessibleInThemes(page, 'the dashboard with its fragments');
    });
  });
}

test.describe('whatever the look', () => {
  test.beforeEach(({ page }) => signInAs(page, 'ada'));

  for (const address of ['https://elsewhere.test/a.js', 'data:text/javascript,export default 1'])
    test(`[1.6] a module at ${address} is not asked for`, async ({ page }) => {
      const told = failuresOf(page);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await register(page, { kind: 'module', address });
      await openPage(page, '/learn');
      await expectOff(page, WORDS['en-US']);
      await expect.poll(() => told).toEqual([{ slot: 'tasks', reason: 'not allowed' }]);
      expect(asked).not.toContain(address);
    });

  test('[8.11] a fragment that throws at what another tells is taken away alone', async ({ page }) => {
    const told = failuresOf(page);
    const body = `import { useEffect } from 'react'; import { jsx } from 'react/jsx-runtime';
      export const contract = 1;
      export default ({ onEvent }) => {
        useEffect(() => onEvent('tasks_changed', () => { throw new Error('broken on purpose'); }), [onEvent]);
        return jsx('p', { children: 'Listens' }); };`;
    await page.route('**/learn/fragments/calendar/*.js*', (route) =>
      route.fulfill({ contentType: 'text/javascript', body }),
    );
    await openPage(page, '/learn');
    await expect(page.getByText('Listens')).toBeVisible();
    const tick = slotOf(page).getByRole('checkbox').first();
    await tick.check();
    await expect(page.locator('[data-fragment="calendar"]').getByRole('alert')).toBeVisible();
    await expect(tick).toBeChecked();
    await expect(slotOf(page).getByRole('alert')).toHaveCount(0);
    await expect.poll(() => told).toEqual([{ slot: 'calendar', reason: 'threw' }]);
    await tick.uncheck();
  });

  test('[8.11] a fragment that comes after its page is gone does nothing', async ({ page }) => {
    const told = failuresOf(page);
    let arrive = () => {};
    const held = new Promise<void>((resolve) => (arrive = resolve));
    const asked = page.waitForRequest(OWN);
    await page.route(OWN, async (route) => {
      await held;
      await route.fulfill({ contentType: 'text/javascript', body: FINE });
    });
    await openPage(page, '/learn');
    await asked;
    await page.getByRole('link', { name: 'Catalog' }).first().click();
    await expect(page).toHaveURL(/catalog/);
    const arrived = page.waitForResponse(OWN);
    arrive();
    await arrived;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Fine again')).toHaveCount(0);
    expect(told).toEqual([]);
  });
});
