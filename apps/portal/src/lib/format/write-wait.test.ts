import { expect, test } from 'vitest';
import { writeWait } from './write-wait';

test.each([
  [1, 'in 1 second'],
  [45_000, 'in 45 seconds'],
  [59_999, 'in 60 seconds'],
  [60_000, 'in 1 minute'],
  [60_001, 'in 2 minutes'],
  [3_600_000, 'in 1 hour'],
  [90_000_000, 'in 2 days'],
])('%d ms are told as a wait, never too short: %s', (ms, text) => {
  expect(writeWait(ms, 'en-US')).toBe(text);
});

test('Arabic has a word of its own for two minutes', () => {
  expect(writeWait(120_000, 'ar')).toBe('خلال دقيقتين');
});
