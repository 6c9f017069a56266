import { restOf } from './at-rest.mjs';
import { quantile } from './quantile.mjs';

const SLOWER_CPU = 4;
const VIEWPORT = { width: 1440, height: 900 };
const CARDS = 200;
const WORD = 'writing';
/** A quick typist. */
const BETWEEN_KEYS_MS = 90;
/** The browser tells only of frames longer than this. */
const UNTOLD_MS = 50;

/** The longest frame while a word is typed into the search above two hundred cards, until its results are there. */
export async function measureTyping(browser, { url }, { cookies, visits }) {
  const longest = [];
  while (longest.length < visits) {
    const context = await browser.newContext({ viewport: VIEWPORT, locale: 'en-US' });
    try {
      await context.addCookies(cookies);
      longest.push(await typeOnce(await context.newPage(), new URL('/learn/courses', url).href));
    } finally {
      await context.close();
    }
  }
  return { longestFrameMs: quantile(longest, 0.5), shortestMs: Math.min(...longest) };
}

async function typeOnce(page, url) {
  const atRest = restOf(page);
  await page.goto(url, { waitUntil: 'load' });
  await atRest();
  while ((await page.locator('main article a').count()) < CARDS) {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await atRest();
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU });
  const search = page.getByRole('searchbox');
  await page.evaluate(watchFrames);
  await search.click();
  await atRest();
  // By the keyboard alone: to type into an element the test library first looks for it, in the page and at its cost.
  await page.keyboard.type(WORD, { delay: BETWEEN_KEYS_MS });
  await page.waitForURL(/keyword=/);
  await atRest();
  return Math.max(UNTOLD_MS, ...(await page.evaluate(() => globalThis.benchFrames)));
}

/** Runs in the page: notes each long frame from the first key on. */
function watchFrames() {
  globalThis.benchFrames = [];
  let firstKeyAt = Number.POSITIVE_INFINITY;
  window.addEventListener('keydown', ({ timeStamp }) => (firstKeyAt = Math.min(firstKeyAt, timeStamp)), {
    capture: true,
  });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      if (startTime + duration > firstKeyAt) globalThis.benchFrames.push(duration);
  }).observe({ type: 'long-animation-frame' });
}
