import { expect, test } from 'vitest';
import { shortAddress } from './short-address';

const LONG = 'ab '.repeat(4000);
const CUT = 'ab+'.repeat(66).concat('ab');

test.each([
  [`/learn/courses?keyword=${encodeURIComponent(LONG)}`, `/learn/courses?keyword=${CUT}`],
  [
    `/learn/open-catalog?collection=x&keyword=${encodeURIComponent(LONG)}`,
    `/learn/open-catalog?collection=x&keyword=${CUT}`,
  ],
  ['/learn/courses?keyword=ink', null],
  [`/learn/courses?other=${'a'.repeat(9000)}`, null],
  [`/api/lms/v1/users/me?keyword=${'a'.repeat(9000)}`, null],
  [`//evil.test/?keyword=${'a'.repeat(9000)}`, null],
  [`//[?keyword=${'a'.repeat(9000)}`, null],
])('[5.12] the short form of an address, case %#', (url, shorter) => {
  expect(shortAddress(url)).toBe(shorter);
});

test('a search without end stays on this server, whatever the address says before it', () => {
  expect(shortAddress(`//evil.test/learn/courses?keyword=${'a'.repeat(9000)}`)).toBe(
    `/learn/courses?keyword=${'a'.repeat(200)}`,
  );
});
