import { expect, test } from 'vitest';
import { allowedLink } from './allowed-link';
import { parseAllowedSources } from './allowed-sources';

const CONTEXT = { origin: 'https://learn.test', allowedSources: parseAllowedSources('library.test') };

test.each([
  ['/library?from=menu#top', '/library?from=menu#top', false],
  ['https://learn.test/library', '/library', false],
  ['https://library.test/books', 'https://library.test/books', true],
  ['//library.test/books', 'https://library.test/books', true],
])('[3.22] %s leads to %s, elsewhere %s', (href, expected, isExternal) => {
  expect(allowedLink(href, CONTEXT)).toEqual({ href: expected, isExternal });
});

test.each([
  'https://evil.test',
  '//evil.test',
  'http://library.test',
  'http://learn.test/library',
  'https://user@learn.test/library',
  'https://:secret@learn.test/library',
  'javascript:alert(1)',
  'data:text/html,x',
  'blob:https://learn.test/1',
  'https://',
])('[3.22] %s leads nowhere', (href) => {
  expect(allowedLink(href, CONTEXT)).toBeNull();
});
