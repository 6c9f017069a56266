import { expect, test } from 'vitest';
import { showsFirstTexts } from './shows-first-texts';

test.each([
  ['/learn/courses', true],
  ['/learn/courses/', true],
  ['/learn/courses?keyword=ink#top', true],
  ['/learn/open-catalog', true],
  ['/learn/forbidden', false],
  ['/learn/courses/0a000000-0000-4000-8000-000000000101', false],
  ['/learn/catalog/0a000000-0000-4000-8000-000000000101', false],
  ['/learn/profile?from=/learn/courses', false],
  ['/learn', false],
  ['/learn/courses?keyword=ink&pdfUrl=%2Fa.pdf', false],
])('%s is shown with the first texts: %s', (address, does) => {
  expect(showsFirstTexts(address)).toBe(does);
});
