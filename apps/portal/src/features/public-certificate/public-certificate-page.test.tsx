import type { PublicCertificate } from '@lantern/contract/entities/certificates/certificate-record';
import { ProblemError } from '@lantern/contract/problem-error';
import type { MakeCall } from '@lantern/contract/render-page';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CERTIFICATE_NUMBER, publicCertificate } from '../../testing/certificate-record.builder';
import { pageFacts } from '../../testing/page-facts.builder';
import { renderApp } from '../../testing/render-app';

async function renderPublic(certificate: PublicCertificate | null, locale: 'en-US' | 'ar' = 'en-US') {
  const answer = async ({ path }: { path: string }): Promise<unknown> => {
    if (path.includes('/public/certificate-records') && certificate) return certificate;
    throw new ProblemError('notFound');
  };
  await renderApp(`/learn/certificate/${CERTIFICATE_NUMBER.toLowerCase()}`, {
    user: null,
    facts: pageFacts({ isSignedIn: false, locale }),
    call: answer as MakeCall, // each call is given its own kind of answer
  });
}

const facts = () =>
  Object.fromEntries(
    screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.parentElement?.querySelector('dd')?.textContent]),
  );
const meta = (name: string) =>
  document.head.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content');

test('[2.16] without a menu, it repeats every fact that the certificate prints', async () => {
  await renderPublic(
    publicCertificate({ expirationDate: new Date('2028-03-04T09:00:00Z'), expiresOn: '2028-03-04' }),
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'Amira Haddad completed A short history of the book',
  );
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(facts()).toEqual({
    Certificate: 'Certificate of completion',
    Name: 'Amira Haddad',
    Course: 'A short history of the book',
    Result: 'A: 92%',
    Points: '46 out of 50',
    Issued: 'March 4, 2026',
    Expires: 'March 4, 2028',
    'Issued by': 'Lantern',
    'Signed by': 'Dr. Helene Marchetti, Head of Learning',
    Number: CERTIFICATE_NUMBER,
  });
  expect(screen.getByText('Valid certificate')).toBeTruthy();
});

test('[2.16] a link to it shows the card elsewhere; search engines leave it alone', async () => {
  await renderPublic(publicCertificate());
  expect(document.title).toContain('Amira Haddad completed A short history of the book');
  expect(meta('og:title')).toBe('Amira Haddad completed A short history of the book');
  expect(meta('og:image')).toMatch(/^http.*\/card\.png$/);
  expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['1200', '630']);
  expect(meta('og:image:alt')).toContain('Amira Haddad');
  expect(meta('robots')).toBe('noindex');
});

test('[3.11] its signature was checked, and both forms of the credential are there', async () => {
  await renderPublic(publicCertificate());
  expect(
    screen.getByText('The digital signature of this certificate was checked and is genuine.'),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'JSON' }).getAttribute('href')).toMatch(/credential\.json$/);
  expect(screen.getByRole('link', { name: 'JWT' }).getAttribute('href')).toMatch(/credential\.jwt$/);
  expect(screen.getByRole('link', { name: 'PNG' }).getAttribute('href')).toMatch(/badge\.png$/);
});

test('[3.11] a signature that does not match is no small print', async () => {
  await renderPublic(publicCertificate({ isCredentialGenuine: false }));
  expect(screen.getByText(/^The digital signature of this certificate does not match/)).toBeTruthy();
});

const GONE = {
  certificatePdfUrl: null,
  certificatePngUrl: null,
  certificateCardUrl: null,
  credentialUrl: null,
  credentialTokenUrl: null,
  isCredentialGenuine: null,
};

test.each<[string, Partial<PublicCertificate>, string]>([
  ['run out', { expirationDate: new Date('2026-03-10T12:00:00Z') }, 'This certificate has expired.'],
  [
    'taken back',
    { ...GONE, revoked: new Date('2026-03-05T09:00:00Z') },
    'This certificate has been revoked.',
  ],
])('[8.7] one that was %s says so and never that it is valid', async (_name, differs, said) => {
  await renderPublic(publicCertificate(differs));
  expect(screen.getByText(said)).toBeTruthy();
  expect(screen.queryByText('Valid certificate')).toBeNull();
});

test('[8.7] of one that was taken back no file and no signature is shown', async () => {
  await renderPublic(publicCertificate({ ...GONE, revoked: new Date('2026-03-05T09:00:00Z') }));
  expect(screen.queryByRole('img', { name: /^Certificate of/ })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Download PDF' })).toBeNull();
  expect(screen.queryByText(/digital signature/)).toBeNull();
});

test('[4.6] one that is kept elsewhere leads there', async () => {
  await renderPublic(
    publicCertificate({
      ...GONE,
      externalUrl: 'https://badges.test/book',
      certificateTemplate: { name: 'Badge', kind: 'external' },
    }),
  );
  expect(screen.getByRole('link', { name: 'Open certificate' }).getAttribute('href')).toBe(
    'https://badges.test/book',
  );
});

test('[1.7] in the language of whoever looks', async () => {
  await renderPublic(publicCertificate(), 'ar');
  expect(screen.getByText('شهادة صالحة')).toBeTruthy();
  expect(document.documentElement.dir).toBe('rtl');
});

test('[2.16] a number that leads nowhere is told kindly', async () => {
  await renderPublic(null);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Certificate not found');
  expect(screen.getByText(/^No certificate has this number/)).toBeTruthy();
});
