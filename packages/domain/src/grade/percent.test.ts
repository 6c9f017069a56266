import { assert, double, property } from 'fast-check';
import { expect, test } from 'vitest';
import { clampProgress, percent, progressPercent } from './percent';

test.each([
  [0, 0],
  [1, 100],
  [0.5, 50],
  [0.849, 85],
  [0.844, 84],
  [0.845, 85],
  [0.285, 29],
  [0.575, 58],
  [0.005, 1],
  [0.0049, 0],
  [0.9949, 99],
  [0.995, 100],
  [1.2, 120],
  [-0.001, 0],
])('[9.8] a share of %d is %i percent', (share, expected) => {
  expect(percent(share)).toBe(expected);
});

test.each([
  [-0.1, 0],
  [0, 0],
  [0.37, 0.37],
  [1, 1],
  [1.1, 1],
  [Number.POSITIVE_INFINITY, 1],
  [Number.NEGATIVE_INFINITY, 0],
  [Number.NaN, 0],
  [null, 0],
])('[5.4] progress %d is clamped to %d', (progress, expected) => {
  expect(clampProgress(progress)).toBe(expected);
});

test.each([
  [-3, 0],
  [0.004, 0],
  [0.333, 33],
  [0.999, 100],
  [7, 100],
  [null, 0],
])('[5.4] progress %d is shown as %i percent', (progress, expected) => {
  expect(progressPercent(progress)).toBe(expected);
});

test('[5.4] progress is a whole percent from 0 to 100, whatever arrives', () => {
  assert(
    property(double(), (progress) => {
      const shown = progressPercent(progress);
      return Number.isInteger(shown) && shown >= 0 && shown <= 100;
    }),
  );
});
