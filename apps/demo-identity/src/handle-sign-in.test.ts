import { expect, test } from 'vitest';
import { isSameOrigin } from './handle-sign-in';

const ISSUER = 'http://127.0.0.1:4100';

test.each([
  ['the browser says same origin', { 'sec-fetch-site': 'same-origin' }, true],
  ['the browser says same site, so another port', { 'sec-fetch-site': 'same-site', origin: ISSUER }, false],
  ['the browser says another site', { 'sec-fetch-site': 'cross-site', origin: ISSUER }, false],
  ['the person typed the address', { 'sec-fetch-site': 'none' }, false],
  ['an older browser names this origin', { origin: ISSUER }, true],
  ['an older browser names another port', { origin: 'http://127.0.0.1:4101' }, false],
  ['a page that hides where it is from', { origin: 'null' }, false],
  ['nothing is said at all', {}, false],
])('%s', (_name, headers, expected) => {
  expect(isSameOrigin(headers, ISSUER)).toBe(expected);
});
