import { expect, test } from 'vitest';
import { canZoom, zoomAfter } from './pdf-zoom';

test('[2.34] steps lead in and out, and end at both ends', () => {
  expect(zoomAfter(1, 'in')).toBe(1.25);
  expect(zoomAfter(1, 'out')).toBe(0.75);
  expect(zoomAfter(3, 'in')).toBe(3);
  expect(zoomAfter(0.5, 'out')).toBe(0.5);
  expect(zoomAfter(2, 'whole')).toBe(1);
  expect([canZoom(3, 'in'), canZoom(3, 'out'), canZoom(0.5, 'out')]).toEqual([false, true, false]);
});
