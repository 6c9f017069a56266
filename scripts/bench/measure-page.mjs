import { quantile } from './quantile.mjs';
import { watchPage } from './watch-page.mjs';

/** Slow 4G and a processor four times slower than this one. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const SLOWER_CPU = 4;
const VIEWPORT = { width: 1440, height: 900 };
const BLOCKING_FROM_MS = 50;
const PATIENCE_MS = 60_000;
/** On a busy machine fewer visits are made, one at least. */
const LONGEST_MS = 30_000;

/** A page as a first visit and as the next one by the same browser see it: the middle of several visits. */
export async function measurePage(browser, product, { target, cookie, visits }) {
  const cold = [];
  const repeat = [];
  const endsAt = performance.now() + LONGEST_MS;
  while (cold.length < visits && (cold.length === 0 || performance.now() < endsAt)) {
    const context = await browser.newContext({ viewport: VIEWPORT, locale: 'en-US' });
    try {
      await context.addCookies(cookiesOf(cookie, product.url));
      await context.addInitScript(watchPage, target.ready);
      cold.push(await visitOnce(context, new URL(target.path, product.url).href));
      repeat.push(await visitOnce(context, new URL(target.path, product.url).href));
    } finally {
      await context.close();
    }
  }
  return { cold: middleOf(cold), repeat: middleOf(repeat) };
}

async function visitOnce(context, url) {
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  const network = countNetwork(devTools);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', NETWORK);
  await inPage(devTools, frameAfterFrame);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU });
  await page.goto(url, { waitUntil: 'load', timeout: PATIENCE_MS });
  await page.waitForLoadState('networkidle', { timeout: PATIENCE_MS });
  const seen = await inPage(devTools, seenAtRest);
  await page.close();
  return {
    readyMs: seen.readyMs,
    firstPaintMs: seen.firstPaintMs,
    requests: network.requests,
    bytes: network.bytes,
    blockingMs: seen.longTasks
      .filter(({ startTime }) => startTime >= seen.firstPaintMs)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - BLOCKING_FROM_MS), 0),
    layoutShift: seen.layoutShift,
  };
}

/** The test library's own way into a page is a program of its own there, which would count as the page's. */
async function inPage(devTools, ask) {
  const { result, exceptionDetails } = await devTools.send('Runtime.evaluate', {
    expression: `(${ask})()`,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails) throw new Error(exceptionDetails.text);
  return result.value;
}

/**
 * In the empty tab: until a second's frames have come in time. A browser draws the bars around a new tab first, on the
 * same two cores; people come to a page in one that stands.
 */
async function frameAfterFrame() {
  let last = performance.now();
  for (let inTime = 0; inTime < 60; ) {
    const now = await new Promise((resolve) => requestAnimationFrame(resolve));
    inTime = now - last < 25 ? inTime + 1 : 0;
    last = now;
  }
}

/** In the page. */
async function seenAtRest() {
  const seen = globalThis.benchSeen;
  while (seen.readyMs === null) await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => requestIdleCallback(resolve));
  return seen;
}

/** What went over the network; an answer from the browser's own memory did not. */
function countNetwork(devTools) {
  const count = { requests: 0, bytes: 0 };
  const kept = new Set();
  devTools.on('Network.requestServedFromCache', ({ requestId }) => kept.add(requestId));
  devTools.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || !response.url.startsWith('http')) kept.add(requestId);
    if (!kept.has(requestId)) count.requests += 1;
  });
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!kept.has(requestId)) count.bytes += encodedDataLength;
  });
  return count;
}

export function cookiesOf(header, url) {
  if (!header) return [];
  return header.split('; ').map((pair) => {
    const at = pair.indexOf('=');
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url };
  });
}

function middleOf(visits) {
  return Object.fromEntries(
    Object.keys(visits[0]).map((figure) => [
      figure,
      quantile(
        visits.map((visit) => visit[figure]),
        0.5,
      ),
    ]),
  );
}
