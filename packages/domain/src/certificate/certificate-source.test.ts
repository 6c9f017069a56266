import { expect, test } from 'vitest';
import { certificateSource } from './certificate-source';

const urls = { certificatePdfUrl: '/files/c.pdf', externalUrl: 'https://badges.test/c' };

test.each([
  ['our own is a pdf', 'custom', urls, { kind: 'pdf', url: '/files/c.pdf' }],
  ['an external one is elsewhere', 'external', urls, { kind: 'external', url: 'https://badges.test/c' }],
  [
    'our own without a pdf',
    'custom',
    { ...urls, certificatePdfUrl: null },
    { kind: 'missing', field: 'certificatePdfUrl' },
  ],
  [
    'an external one without an address',
    'external',
    { ...urls, externalUrl: null },
    { kind: 'missing', field: 'externalUrl' },
  ],
  ['an empty address', 'external', { ...urls, externalUrl: '' }, { kind: 'missing', field: 'externalUrl' }],
] as const)('[4.6] [8.7] %s', (_name, kind, given, expected) => {
  expect(certificateSource(kind, given)).toEqual(expected);
});
