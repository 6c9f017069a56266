import { assert, maxSafeInteger, property } from 'fast-check';
import { expect, test } from 'vitest';
import { fileSize } from './file-size';

test.each([
  [null, '0B'],
  [Number.NaN, '0B'],
  [Number.POSITIVE_INFINITY, '0B'],
  [-5, '0B'],
  [0, '0B'],
  [0.5, '0B'],
  [1, '1B'],
  [1.9, '1B'],
  [1023, '1023B'],
  [1023.5, '1023B'],
  [1024, '1.00KB'],
  [1536, '1.50KB'],
  [1_048_570, '1023.99KB'],
  [1_048_575, '1.00MB'],
  [1_048_576, '1.00MB'],
  [5 * 1024 ** 3, '5.00GB'],
  [2.25 * 1024 ** 4, '2.25TB'],
  [3000 * 1024 ** 4, '3000.00TB'],
])('[9.9] reading 51: %s bytes are written %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});

test('[9.9] any size is a number below the next unit, with two decimals above bytes', () => {
  assert(
    property(maxSafeInteger(), (bytes) => {
      const [, amount = '', unit] = /^(\d+(?:\.\d\d)?)(B|KB|MB|GB|TB)$/.exec(fileSize(bytes)) ?? [];
      expect(amount.includes('.')).toBe(unit !== 'B');
      expect(Number(amount) < 1024 || unit === 'TB').toBe(true);
    }),
  );
});
