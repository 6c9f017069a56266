import { expect, test } from 'vitest';
import { certificateStanding } from './certificate-standing';

const NOW = new Date('2026-03-10T12:00:00Z');
const EARLIER = new Date('2026-03-10T11:59:59.999Z');
const LATER = new Date('2026-03-10T12:00:00.001Z');

test.each([
  ['without an end', null, null, 'valid'],
  ['before its end', LATER, null, 'valid'],
  ['at its end', NOW, null, 'expired'],
  ['after its end', EARLIER, null, 'expired'],
  ['taken back', LATER, EARLIER, 'revoked'],
  ['taken back, and past its end', EARLIER, EARLIER, 'revoked'],
] as const)('[8.7] a certificate %s', (_name, expirationDate, revoked, standing) => {
  expect(certificateStanding({ expirationDate, revoked }, NOW)).toBe(standing);
});
