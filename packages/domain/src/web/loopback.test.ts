import { expect, test } from 'vitest';
import { isLoopback } from './loopback';

test.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['127.255.0.254', true],
  ['[::1]', true],
  ['::1', false],
  ['127.0.0.1.example.com', false],
  ['evil127.0.0.1', false],
  ['127.0.0', false],
  ['127.0.0.1234', false],
  ['128.0.0.1', false],
  ['localhost.example.com', false],
  ['notlocalhost', false],
  ['', false],
])('[5.1] reading 28: %s is loopback: %s', (hostname, loopback) => {
  expect(isLoopback(hostname)).toBe(loopback);
});
