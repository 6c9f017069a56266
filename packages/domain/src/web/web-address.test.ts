import { describe, expect, test } from 'vitest';
import { linkAddress, pictureAddress } from './web-address';

describe('[5.1] a link', () => {
  test.each([
    'https://elsewhere.test/a?b#c',
    'http://elsewhere.test',
    'https://elsewhere.test/api/guide',
    '/learn/courses',
    '/learn/courses?next=/api',
    '/api/lms-storage/v1/files/f1/a.pdf',
    'courses',
    '?page=2',
  ])('%s may be followed', (address) => {
    expect(linkAddress(address)).toBe(address);
  });

  test.each([
    null,
    '',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:https://here.invalid/x',
    'file:///etc/passwd',
    'mailto:ada@demo.test',
    'web+https://elsewhere.test',
    'https://user:secret@elsewhere.test',
    'https://user@elsewhere.test',
    'https://:secret@elsewhere.test',
    'https://',
    '/oidc/logout',
    '/OIDC/logout',
    '/learn/../oidc/logout',
    '/learn/%2e%2e/oidc/logout',
    '/learn/..%2foidc/logout',
    '/%6fidc/logout',
    '/%256fidc/logout',
    '/api/lms/v1/users/me',
    '/api/lms-storage/v1/files/../../../../oidc/logout',
    '/lti/authorize',
  ])('%j may not', (address) => {
    expect(linkAddress(address)).toBeNull();
  });
});

describe('[3.1] a picture', () => {
  test.each(['https://pictures.test/a.webp', '/api/lms-storage/v1/files/f1/a.webp', '/learn/assets/a.webp'])(
    '%s may be shown',
    (address) => {
      expect(pictureAddress(address)).toBe(address);
    },
  );

  test.each([
    null,
    'http://pictures.test/a.webp',
    '/oidc/logout',
    '/api/lms/v1/users/me',
    'data:image/svg+xml,x',
  ])('%j may not', (address) => {
    expect(pictureAddress(address)).toBeNull();
  });
});
