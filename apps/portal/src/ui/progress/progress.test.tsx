import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ProgressRow } from './progress-row';
import { progressShare, shareAttributes } from './progress-share';

afterEach(cleanup);

test.each([
  [-0.2, 0],
  [0, 0],
  [0.004, 0],
  [0.005, 1],
  [0.624, 62],
  [0.625, 63],
  [0.999, 100],
  [1, 100],
  [7, 100],
  [Number.NaN, 0],
])('a progress of %f is said as %i percent', (value, percent) => {
  expect(progressShare(value).percent).toBe(percent);
});

test.each([
  [0, 0, 0],
  [0.07, 0, 7],
  [0.62, 6, 2],
  [1, 10, 0],
])('the stylesheet hears of %f as %i tens and %i ones', (value, tens, ones) => {
  expect(shareAttributes(value)).toEqual({ 'data-tens': tens, 'data-ones': ones });
});

test('a progress bar has a name, a value and its number beside it', () => {
  render(<ProgressRow label="Course progress" value={0.62} text="62%" />);
  const bar = screen.getByRole('progressbar', { name: 'Course progress' });
  expect(bar.getAttribute('value')).toBe('62');
  expect(screen.getByText('62%')).toBeTruthy();
});
