import { expect, test } from 'vitest';
import { policySource } from './policy-source';

test.each([
  ['https://learn.test/callback?a=b', 'https://learn.test'],
  ['http://127.0.0.1:8080', 'http://127.0.0.1:8080'],
  ['http://[::1]:8080/', 'http://*:8080'],
  ['https://[::1]/', 'https://*:*'],
])('the source of %s is %s', (address, source) => {
  expect(policySource(address)).toBe(source);
});
