import { expect, test } from 'vitest';
import { checkOwnNavigation } from './check-own-navigation';

const ORIGIN = 'https://learn.test';
const PRESSED = {
  'sec-fetch-site': 'same-origin',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
};
const OLD = { accept: 'text/html,*/*', referer: `${ORIGIN}/learn/courses` };

test.each([
  ['a press on a page of ours', PRESSED],
  ['the same in an older browser', OLD],
  ['the same with an origin', { accept: 'text/html', origin: ORIGIN }],
])('%s is ours', (_name, headers) => {
  expect(checkOwnNavigation(headers, ORIGIN)).toBe(true);
});

test.each([
  ['a link on another site', { ...PRESSED, 'sec-fetch-site': 'cross-site' }],
  ['a link on a neighbour', { ...PRESSED, 'sec-fetch-site': 'same-site' }],
  ['an address that was typed or kept', { ...PRESSED, 'sec-fetch-site': 'none' }],
  ['a picture on our own page', { ...PRESSED, 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }],
  ['a frame on our own page', { ...PRESSED, 'sec-fetch-dest': 'iframe' }],
  ['a script of our own page', { ...PRESSED, 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }],
  ['a prefetch of our own page', { ...PRESSED, 'sec-purpose': 'prefetch' }],
  ['a prerendering', { ...PRESSED, 'sec-purpose': 'prefetch;prerender' }],
  ['a prefetch in an older browser', { ...OLD, purpose: 'prefetch' }],
  ['a prefetch in an old Firefox', { ...OLD, 'x-moz': 'prefetch' }],
  ['some of the headers only', { 'sec-fetch-site': 'same-origin' }],
  ['a picture in an older browser', { ...OLD, accept: 'image/webp,*/*' }],
  ['another site in an older browser', { ...OLD, referer: 'https://evil.test/learn.test' }],
  ['a host that only begins like ours', { ...OLD, referer: `${ORIGIN}.evil.test/` }],
  ['our host over http', { ...OLD, referer: 'http://learn.test/' }],
  ['an origin that is none', { ...OLD, origin: 'null' }],
  ['nothing to go by', { accept: 'text/html' }],
])('%s is not', (_name, headers) => {
  expect(checkOwnNavigation(headers, ORIGIN)).toBe(false);
});
