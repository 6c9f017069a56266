import { expectOff, failuresOf, register, slotOf, WORDS } from './fragment-steps';
import { openPage } from './open-page';
import { signInAs } from './people';
import { expect, test as base } from './product';

/** Sites in processes of their own, as people's browsers have them; the one for tests leaves that out. */
const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, provide) => {
      await provide({ ...launchOptions, args: [...(launchOptions.args ?? []), '--site-per-process'] });
    },
    { scope: 'worker' },
  ],
});

// What is refused or cut off is said in the console too.
test.use({ expectedComplaint: /frame-src|sandboxed|widget/i });
test.beforeEach(({ page }) => signInAs(page, 'ada'));

test('[8.11] a frame that loops at its start is taken away; the page answers meanwhile', async ({ page }) => {
  const told = failuresOf(page);
  const address = 'https://widgets.test/loop.html';
  // Long past its limit. A browser that is driven from outside waits for one that never ends.
  const body = '<script>const end = Date.now() + 5000; while (Date.now() < end);</script>';
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body }));
  await register(page, { kind: 'frame', address }, address);
  await page.addInitScript(() => {
    let last = performance.now();
    const stalls = Object.assign(globalThis, { longestStall: 0 });
    setInterval(() => {
      const now = performance.now();
      stalls.longestStall = Math.max(stalls.longestStall, now - last);
      last = now;
    }, 20);
  });
  await page.goto('/learn', { waitUntil: 'commit' });
  await expectOff(page, WORDS['en-US']);
  await expect(slotOf(page).locator('iframe')).toHaveCount(0);
  await expect.poll(() => told).toEqual([{ slot: 'tasks', reason: 'too slow' }]);
  const longest = await page.evaluate(() => Number(Reflect.get(globalThis, 'longestStall')));
  expect(longest).toBeLessThan(2000);
});

test('[8.11] a frame that stops answering is taken away; before that it has its height', async ({
  page,
  baseURL,
}) => {
  const told = failuresOf(page);
  const address = `${baseURL}/widget.html`;
  const body = `<p id="said">…</p><script>
    addEventListener('message', ({ ports: [port] }) => {
      port.onmessage = ({ data }) => { if (data.kind === 'page') said.textContent = data.locale; };
      port.postMessage({ kind: 'height', height: 333 });
      port.postMessage({ kind: 'ready' });
    });</script>`;
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body }));
  await register(page, { kind: 'frame', address });
  await openPage(page, '/learn');
  const frame = slotOf(page).locator('iframe');
  await expect(frame.contentFrame().getByText('en-US')).toBeVisible();
  await expect(frame).toHaveCSS('block-size', '333px');
  await expectOff(page, WORDS['en-US']);
  await expect.poll(() => told).toEqual([{ slot: 'tasks', reason: 'stopped answering' }]);
});
