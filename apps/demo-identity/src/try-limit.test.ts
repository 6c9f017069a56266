import { expect, test } from 'vitest';
import { createTryLimit } from './try-limit';

const NOON = Date.UTC(2026, 2, 1, 12);

test('the eleventh try within a minute waits, the first after it does not', () => {
  const limitTries = createTryLimit();
  for (let second = 0; second < 10; second += 1) {
    expect(limitTries('::1', NOON + second * 1000)).toEqual({ kind: 'allowed' });
  }
  expect(limitTries('::1', NOON + 59_999)).toEqual({ kind: 'refused', retryAfterSeconds: 1 });
  expect(limitTries('::1', NOON + 60_000)).toEqual({ kind: 'allowed' });
  expect(limitTries('::1', NOON + 60_000)).toEqual({ kind: 'refused', retryAfterSeconds: 1 });
});

test('each address has its own tries', () => {
  const limitTries = createTryLimit();
  for (let tries = 0; tries < 10; tries += 1) limitTries('::1', NOON);
  expect(limitTries('::1', NOON)).toEqual({ kind: 'refused', retryAfterSeconds: 60 });
  expect(limitTries('::2', NOON)).toEqual({ kind: 'allowed' });
});
