import { restOf } from './at-rest.mjs';
import { demoId } from './demo-id.mjs';
import { cookiesOf, measurePage } from './measure-page.mjs';
import { quantile } from './quantile.mjs';

const SLOWER_CPU = 4;
const VIEWPORT = { width: 1440, height: 900 };
const PATIENCE_MS = 60_000;
/** Ada's courses of 500 and of 1,000 parts. */
const LONG = 'PLY-941';
const LONGEST = 'PLY-942';
/** The first text of a lesson, below its title. */
const FIRST_TEXT = 'main article [dir="auto"] p';
/** How often another activity is opened on one visit. */
const OPENINGS = 6;
/** Somebody points at an entry for as long as this before pressing. */
const POINTS_FOR_MS = 120;
/** The browser tells only of tasks longer than this. */
const UNTOLD_MS = 50;
const SCROLL_STEP_PX = 300;

/** What the player promises; one row each. */
const ROWS = [
  {
    name: 'a lesson of 500, cold on slow 4G',
    atMost: { textMs: 1900, elements: 1500 },
    measure: measureLesson,
  },
  { name: 'another lesson of 500, by Next', atMost: { openMs: 100 }, measure: measureNext },
  { name: 'another lesson of 500, from the contents', atMost: { openMs: 100 }, measure: measureChosen },
  { name: 'scrolling the contents of 1,000', atMost: { longestTaskMs: UNTOLD_MS }, measure: measureScroll },
];

/** The player's promises on a processor four times slower, each measured on visits of its own. */
export async function playerRows(browser, product, { cookieOf, visits, onRow }) {
  const rows = [];
  for (const { name, atMost, measure } of ROWS) {
    onRow(name);
    const row = { kind: 'player', name, where: '4× slower', atMost };
    const measured = cookieOf('ada').then((cookie) => measure(browser, product, { cookie, visits }));
    rows.push(
      await measured.then(
        (figures) => ({ ...row, figures }),
        (error) => ({ ...row, figures: {}, failure: error.message }),
      ),
    );
  }
  return rows;
}

async function measureLesson(browser, product, { cookie, visits }) {
  const target = { path: contentPath(LONG, '1.1'), ready: FIRST_TEXT };
  const { cold } = await measurePage(browser, product, { target, cookie, visits });
  const elements = await onVisit(browser, product, { cookie, path: target.path }, async (page) =>
    page.evaluate(() => document.querySelectorAll('*').length),
  );
  return { textMs: cold.readyMs, elements };
}

function measureNext(browser, product, { cookie, visits }) {
  return openings(browser, product, {
    cookie,
    visits,
    press: (page) => page.evaluate(openBy, 'a[rel="next"]'),
  });
}

function measureChosen(browser, product, { cookie, visits }) {
  return openings(browser, product, {
    cookie,
    visits,
    press: async (page, number) => {
      const entry = page.locator(`[role="treeitem"][data-axis="1.${number + 2}"]`);
      await entry.hover();
      await page.waitForTimeout(POINTS_FOR_MS);
      return page.evaluate(openBy, `[role="treeitem"][data-axis="1.${number + 2}"]`);
    },
  });
}

/** The middle of all openings, each from a page at rest. */
async function openings(browser, product, { cookie, visits, press }) {
  const times = [];
  for (let visit = 0; visit < visits; visit += 1) {
    await onVisit(browser, product, { cookie, path: contentPath(LONG, '1.1') }, async (page, atRest) => {
      for (let number = 0; number < OPENINGS; number += 1) {
        times.push(await press(page, number));
        await atRest();
      }
    });
  }
  return { openMs: quantile(times, 0.5), slowestMs: Math.max(...times) };
}

async function measureScroll(browser, product, { cookie, visits }) {
  const longest = [];
  const elements = [];
  for (let visit = 0; visit < visits; visit += 1) {
    await onVisit(browser, product, { cookie, path: contentPath(LONGEST, '1.1') }, async (page, atRest) => {
      await page.locator('[role="treeitem"][data-axis="1.1"]').focus();
      await page.keyboard.press('*');
      await atRest();
      await page.evaluate(noteLongTasks);
      await page.locator('[role="tree"]').hover();
      const height = await page.locator('[role="tree"]').evaluate((tree) => tree.scrollHeight);
      for (let scrolled = 0; scrolled < height; scrolled += SCROLL_STEP_PX)
        await page.mouse.wheel(0, SCROLL_STEP_PX);
      await atRest();
      longest.push(Math.max(UNTOLD_MS, ...(await page.evaluate(() => globalThis.benchTasks))));
      elements.push(await page.evaluate(() => document.querySelectorAll('*').length));
    });
  }
  return { longestTaskMs: quantile(longest, 0.5), elements: Math.max(...elements) };
}

async function onVisit(browser, { url }, { cookie, path }, measure) {
  const context = await browser.newContext({ viewport: VIEWPORT, locale: 'en-US' });
  try {
    await context.addCookies(cookiesOf(cookie, url));
    const page = await context.newPage();
    const atRest = restOf(page);
    await page.goto(new URL(path, url).href, { waitUntil: 'load', timeout: PATIENCE_MS });
    await atRest();
    const devTools = await context.newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU });
    await atRest();
    return await measure(page, atRest);
  } finally {
    await context.close();
  }
}

/** In the page: from the press to the frame that has painted another title and its first text. */
function openBy(selector) {
  const titleOf = () => document.querySelector('main h1')?.textContent;
  const before = titleOf();
  return new Promise((resolve) => {
    const startedMs = performance.now();
    document.querySelector(selector).click();
    const look = () => {
      const text = document.querySelector('main article [dir="auto"] p');
      const isThere = titleOf() !== before && text !== null && text.getBoundingClientRect().height > 0;
      if (!isThere) return requestAnimationFrame(look);
      // A message sent while a frame is made comes after that frame was painted.
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => resolve(performance.now() - startedMs));
      port1.start();
      return port2.postMessage(null);
    };
    requestAnimationFrame(look);
  });
}

function noteLongTasks() {
  globalThis.benchTasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) globalThis.benchTasks.push(duration);
  }).observe({ type: 'longtask' });
}

function contentPath(code, axis) {
  return `/learn/courses/${demoId(`course ${code}`)}/view/content/${axis}`;
}
