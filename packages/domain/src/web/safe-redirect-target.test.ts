import { array, assert, constantFrom, oneof, property, string, webUrl } from 'fast-check';
import { expect, test } from 'vitest';
import { safeRedirectTarget } from './safe-redirect-target';

const ROOT = '/learn';
const HTTPS = { origin: 'https://learn.test', clientRoot: ROOT };
const LOCAL = { origin: 'http://localhost:3000', clientRoot: ROOT };

test.each([
  ['/learn/courses', '/learn/courses'],
  ['/learn/courses?term=1&term=2#top', '/learn/courses?term=1&term=2#top'],
  ['https://learn.test/learn/catalog', '/learn/catalog'],
  ['https://LEARN.test:443/learn', '/learn'],
  ['https://learn.test', '/'],
  ['/', '/'],
  ['courses', '/courses'],
  ['?a=1', '/?a=1'],
  ['/learn?next=https://evil.test//x', '/learn?next=https://evil.test//x'],
  ['/learn/100%25', '/learn/100%25'],
  ['/learn/a%2Fb', '/learn/a%2Fb'],
  ['/learn/%D9%86', '/learn/%D9%86'],
  ['/a/../b', '/b'],
  ['/learn/a%20b', '/learn/a%20b'],
  ['/learn/100%', '/learn/100%'],
  ['/learn/oidc', '/learn/oidc'],
  ['/learn/api?next=/oidc/logout', '/learn/api?next=/oidc/logout'],
  ['/apis', '/apis'],
])('[5.1] [2.19] %s is followed', (target, expected) => {
  expect(safeRedirectTarget(target, HTTPS)).toBe(expected);
});

test.each([
  null,
  '',
  'http://learn.test/learn/courses',
  'https://evil.test',
  'https://learn.test.evil.test',
  'https://learn.test.',
  'https://sub.learn.test',
  'https://learn.test:8443/learn/courses',
  'https://learn.test@evil.test',
  'https://user@learn.test/learn/courses',
  'https://:secret@learn.test/learn/courses',
  'https:evil.test',
  'https:/evil.test',
  'HTTPS:evil.test',
  'https:///evil.test',
  '/%252F%25',
  '//evil.test',
  '//learn.test/learn/courses',
  '///evil.test',
  '\\\\evil.test',
  '/\\evil.test',
  '/learn\\x',
  'https://learn.test//evil.test',
  '/.//evil.test',
  '/x/..//evil.test',
  '/%2Fevil.test',
  '/%2f%2Fevil.test',
  '%2F%2Fevil.test',
  '/%252Fevil.test',
  '/%25252Fevil.test',
  '/%5Cevil.test',
  '/%255Cevil.test',
  '/learn%0d%0aset-cookie:x',
  '/learn%00',
  '/learn%7f',
  '/learn%1f',
  '/learn\u0000',
  '/learn\u001f',
  '/le\u007farn',
  '/learn/a b',
  ' /learn',
  '/\t/evil.test',
  '\nhttps://evil.test',
  'java\nscript:alert(1)',
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'javascript://learn.test/%0aalert(1)',
  'data:text/html,x',
  'blob:https://learn.test/x',
  'ftp://learn.test/',
  'wss://learn.test/',
  'https://',
  'https://learn.test:99999/',
  '/oidc/logout',
  '/oidc',
  '/oidc/login?redirectUrl=/learn',
  'https://learn.test/oidc/logout',
  'oidc/logout',
  '/OIDC/logout',
  '/./oidc/logout',
  '/learn/../oidc/logout',
  '/learn/%2e%2e/oidc/logout',
  '/learn/%2E./oidc/logout',
  '/learn/..%2foidc/logout',
  '/learn/..%2Foidc%2Flogout',
  '/learn/%252e%252e%252foidc',
  '/%6fidc/logout',
  '/o%69dc/logout',
  '/%256fidc/logout',
  '/oidc%2flogout',
  '/api',
  '/api/platform/v1/users/me',
  '/%61pi/lms/v1/x',
  '/lti/authorize',
  '/healthz',
  '/readyz?a=1',
])('[5.1] [2.19] %j becomes the client root', (target) => {
  expect(safeRedirectTarget(target, HTTPS)).toBe(ROOT);
});

test.each([
  ['/learn/courses', '/learn/courses'],
  ['http://localhost:3000/learn/courses', '/learn/courses'],
  ['https://localhost:3000/learn/courses', '/learn/courses'],
  ['http://localhost:3001/learn/courses', ROOT],
  ['http://127.0.0.1:3000/learn/courses', ROOT],
  ['ftp://localhost:3000/learn/courses', ROOT],
])('[5.1] reading 28: on a loopback page %s leads to %s', (target, expected) => {
  expect(safeRedirectTarget(target, LOCAL)).toBe(expected);
});

test('[5.1] reading 28: a page on plain http elsewhere follows nothing of its own', () => {
  const page = { origin: 'http://learn.test', clientRoot: ROOT };
  expect(safeRedirectTarget('/learn/courses', page)).toBe(ROOT);
  expect(safeRedirectTarget('http://learn.test/learn/courses', page)).toBe(ROOT);
});

const PIECES = [
  '/',
  '//',
  '\\',
  '@',
  ':',
  'https:',
  'http:',
  'javascript:',
  'evil.test',
  'learn.test',
  '.',
  '..',
].concat(['%2f', '%5c', '%25', '%0a', '\t', '\n', ' ', '?', '#', 'x', '[', ']', '\u0000', '％2f', '。']);
const hostileTarget = oneof(
  string({ unit: 'grapheme' }),
  webUrl({ withQueryParameters: true, withFragments: true }),
  array(constantFrom(...PIECES), { maxLength: 8 }).map((pieces) => pieces.join('')),
);

test.each([HTTPS, LOCAL])('[5.1] whatever the target, %j is never left', (page) => {
  assert(
    property(hostileTarget, (target) => {
      const path = safeRedirectTarget(target, page);
      expect(path).toMatch(/^\/(?![/\\])/);
      expect(new URL(path, page.origin).origin).toBe(page.origin);
      expect(safeRedirectTarget(path, { ...page, clientRoot: path })).toBe(path);
    }),
    { numRuns: 300 },
  );
});
