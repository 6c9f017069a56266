import { expect, test } from 'vitest';
import { parseAllowedSources } from '../web/allowed-sources';
import { bannerLink } from './banner-link';

const CONTEXT = { origin: 'https://learn.test', allowedSources: parseAllowedSources('library.test') };

test.each([
  ['/learn/catalog', '/learn/catalog', false],
  ['https://learn.test/learn/catalog?search=tea', '/learn/catalog?search=tea', false],
  ['https://library.test/books', 'https://library.test/books', true],
])('[1.6] the button to %s leads to %s, new tab %s', (href, expected, opensNewTab) => {
  expect(bannerLink(href, CONTEXT)).toEqual({ href: expected, opensNewTab });
});

test.each([
  '/oidc/logout',
  '/learn/%2e%2e/oidc/logout',
  '/api/lms/v1/secrets',
  'https://learn.test/oidc/logout',
  'https://evil.test',
  'javascript:alert(1)',
])('[1.6] a button to %s leads nowhere', (href) => {
  expect(bannerLink(href, CONTEXT)).toBeNull();
});
