import { expect, test } from 'vitest';
import { isCopiedShown, publicShareLink, shareLink } from './share-link';

test('[4.19] a signed-in learner shares the course page', () => {
  expect(shareLink('https://demo.test', 'c1')).toBe('https://demo.test/learn/courses/c1');
});

test('[4.19] the public page shares itself', () => {
  expect(publicShareLink('http://localhost:3000', 'c1')).toBe(
    'http://localhost:3000/learn/open-catalog/c1/view/details',
  );
});

test.each([
  ['at once', 0, true],
  ['just under ten seconds later', 9999, true],
  ['ten seconds later', 10_000, false],
  ['just over ten seconds later', 10_001, false],
])('[4.19] [9.4] "copied" is said %s', (_name, laterMs, shown) => {
  const copiedAt = new Date('2026-03-10T12:00:00Z');
  expect(isCopiedShown(copiedAt, new Date(copiedAt.getTime() + laterMs))).toBe(shown);
});
