/** How often in a row nothing may be under way before a page counts as at rest. */
const QUIET_ROUNDS = 3;

/**
 * Waits until a page neither works nor waits for an answer. The browser's own sign of an idle network comes once a
 * visit; what a page fetches later, because somebody pressed something, it does not tell of.
 */
export function restOf(page) {
  const underWay = new Set();
  let asked = 0;
  page.on('request', (request) => {
    // A stream never ends.
    if (request.resourceType() === 'eventsource') return;
    underWay.add(request);
    asked += 1;
  });
  for (const end of ['requestfinished', 'requestfailed']) page.on(end, (request) => underWay.delete(request));

  return async function atRest() {
    for (let quiet = 0; quiet < QUIET_ROUNDS; ) {
      const before = asked;
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      quiet = underWay.size === 0 && asked === before ? quiet + 1 : 0;
    }
  };
}
