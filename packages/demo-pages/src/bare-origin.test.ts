import { expect, test } from 'vitest';
import { bareOrigin } from './bare-origin';

test.each([
  ['https://learn.test', 'https://learn.test'],
  ['http://Learn.test:80/', 'http://learn.test'],
  ['https://learn.test/path', null],
  ['https://learn.test/?a', null],
  ['https://learn.test/#a', null],
  ['https://me@learn.test/', null],
  ['ftp://learn.test', null],
  ['learn', null],
])('the bare origin of %s is %s', (text, origin) => {
  expect(bareOrigin(text)).toBe(origin);
});
