import { expect, test } from 'vitest';
import { expirationDateOf, isCertificateExpired } from './certificate-expiry';

test.each([
  ['no date', null, '2026-03-10T12:00:00Z', false],
  ['a millisecond before', '2026-03-10T12:00:00Z', '2026-03-10T11:59:59.999Z', false],
  ['the instant itself', '2026-03-10T12:00:00Z', '2026-03-10T12:00:00Z', true],
  ['a millisecond after', '2026-03-10T12:00:00Z', '2026-03-10T12:00:00.001Z', true],
  ['the hour that comes twice, first pass', '2026-10-25T02:30:00+01:00', '2026-10-25T02:30:00+02:00', false],
  ['the hour that comes twice, second pass', '2026-10-25T02:30:00+01:00', '2026-10-25T02:30:00+01:00', true],
  ['the leap day', '2028-02-29T00:00:00Z', '2028-02-28T23:59:59Z', false],
  ['the year 9999', '9999-12-31T23:59:59Z', '2026-03-10T12:00:00Z', false],
])('[8.7] [9.10] expired at %s', (_name, expires, now, expired) => {
  const expirationDate = expires === null ? null : new Date(expires);
  expect(isCertificateExpired({ expirationDate }, new Date(now))).toBe(expired);
});

test.each([
  ['no period', '2026-03-10T12:00:00Z', null, null],
  ['two years', '2026-03-10T12:00:00Z', 24, '2028-03-10T12:00:00.000Z'],
  ['over the end of a year', '2026-12-31T23:59:59Z', 1, '2027-01-31T23:59:59.000Z'],
  ['into a shorter month', '2026-01-31T08:00:00Z', 1, '2026-02-28T08:00:00.000Z'],
  ['into a leap day', '2027-08-31T08:00:00Z', 6, '2028-02-29T08:00:00.000Z'],
  ['from a leap day', '2028-02-29T08:00:00Z', 12, '2029-02-28T08:00:00.000Z'],
])('[3.11] runs out after %s', (_name, issued, months, expected) => {
  expect(expirationDateOf(new Date(issued), months)?.toISOString() ?? null).toBe(expected);
});
