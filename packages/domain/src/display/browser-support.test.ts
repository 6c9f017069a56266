import { expect, test } from 'vitest';
import { type Browser, browserOf, isSupportedBrowser } from './browser-support';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const WINDOWS = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT}`;
const ANDROID = `Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT}`;
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each<[string, Browser['name'], boolean, boolean]>([
  [`${WINDOWS} Chrome/130.0.0.0 Safari/537.36`, 'chrome', false, true],
  [`${WINDOWS} HeadlessChrome/130.0.0.0 Safari/537.36`, 'chrome', false, true],
  [`${WINDOWS} Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0`, 'edge', false, true],
  [`${WINDOWS} Chrome/18.0 Safari/537.36 Edge/18.0`, 'edge', false, true],
  [`${WINDOWS} Chrome/130.0.0.0 Safari/537.36 OPR/115.0.0.0`, 'other', false, false],
  [`${MAC} Version/17.5 Safari/605.1.15`, 'safari', false, true],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0', 'firefox', false, false],
  [`${ANDROID} Chrome/130.0.0.0 Mobile Safari/537.36`, 'chrome', true, true],
  [`${ANDROID} Chrome/130.0.0.0 Safari/537.36`, 'chrome', true, true],
  [`${ANDROID} Chrome/130.0.0.0 Mobile Safari/537.36 EdgA/130.0.0.0`, 'edge', true, false],
  [`${ANDROID} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`, 'other', true, false],
  [`${ANDROID} Version/4.0 Mobile Safari/537.36`, 'safari', true, true],
  [`${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`, 'safari', true, true],
  [`${IPHONE} CriOS/130.0.0.0 Mobile/15E148 Safari/604.1`, 'chrome', true, true],
  [`${IPHONE} EdgiOS/130.0.0.0 Version/17.0 Mobile/15E148 Safari/604.1`, 'edge', true, false],
  [`${IPHONE} FxiOS/131.0 Mobile/15E148 Safari/605.1.15`, 'firefox', true, false],
  ['Mozilla/5.0 (iPad; CPU OS 12_2 like Mac OS X) Version/12.1 Safari/604.1', 'safari', true, true],
  ['curl/8.0', 'other', false, false],
  ['', 'other', false, false],
])('[9.15] reading 54: %s is %s, mobile %s, supported %s', (userAgent, name, isMobile, supported) => {
  const browser = browserOf(userAgent);
  expect(browser).toEqual({ name, isMobile });
  expect(isSupportedBrowser(browser)).toBe(supported);
});
