import { expect, test } from 'vitest';
import { LAZY_FRAME_OBSERVER } from './lazy-frame';

test('[9.11] a frame loads when a tenth of it is within a hundred pixels of the view', () => {
  expect(LAZY_FRAME_OBSERVER).toEqual({ threshold: 0.1, rootMargin: '100px' });
});
