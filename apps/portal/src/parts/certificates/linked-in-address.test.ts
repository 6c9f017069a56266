import { expect, test } from 'vitest';
import { linkedInAddress } from './linked-in-address';

const CERTIFICATE = {
  name: 'A short history of the book',
  organization: 'Lantern',
  certificateNumber: '0123-4567',
  issuedOn: '2026-03-02',
  expiresOn: null,
  publicAddress: 'https://learn.test/learn/certificate/0123-4567',
};

test('[3.11] the form is filled in with what the certificate says', () => {
  const { origin, searchParams } = new URL(linkedInAddress(CERTIFICATE));
  expect(origin).toBe('https://www.linkedin.com');
  expect(Object.fromEntries(searchParams)).toEqual({
    startTask: 'CERTIFICATION_NAME',
    name: 'A short history of the book',
    organizationName: 'Lantern',
    issueYear: '2026',
    issueMonth: '3',
    certUrl: CERTIFICATE.publicAddress,
    certId: '0123-4567',
  });
});

test('[3.11] one that runs out says when', () => {
  const { searchParams } = new URL(linkedInAddress({ ...CERTIFICATE, expiresOn: '2028-11-02' }));
  expect([searchParams.get('expirationYear'), searchParams.get('expirationMonth')]).toEqual(['2028', '11']);
});
