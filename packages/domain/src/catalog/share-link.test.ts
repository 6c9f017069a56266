import { expect, test } from 'vitest';
import { publicShareLink, shareLink } from './share-link';

test('[4.19] a signed-in learner shares the course page', () => {
  expect(shareLink('https://demo.test', 'c1')).toBe('https://demo.test/learn/courses/c1');
});

test('[4.19] the public page shares itself', () => {
  expect(publicShareLink('http://localhost:3000', 'c1')).toBe(
    'http://localhost:3000/learn/open-catalog/c1/view/details',
  );
});
