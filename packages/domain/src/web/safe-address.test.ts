import { expect, test } from 'vitest';
import { isSafeAddress } from './safe-address';

test.each([
  ['https://badges.test/x', true],
  ['http://localhost:8090/', true],
  ['http://127.0.0.1/launch', true],
  ['http://badges.test/x', false],
  ['ftp://localhost/', false],
  ['javascript:alert(1)', false],
  ['/learn/courses', false],
  ['', false],
])('[5.1] people may be sent to %j: %s', (address, isSafe) => {
  expect(isSafeAddress(address)).toBe(isSafe);
});
