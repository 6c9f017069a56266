import type { CertificateRecord } from '@lantern/contract/entities/certificates/certificate-record';
import type { MakeCall } from '@lantern/contract/render-page';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { CERTIFICATE_NUMBER, certificateRecord } from '../../testing/certificate-record.builder';
import { OBJECTIVE_ID } from '../../testing/objective-access.builder';
import { renderApp } from '../../testing/render-app';

const PATH = `/learn/courses/${OBJECTIVE_ID}/certificate/${CERTIFICATE_NUMBER}`;

async function renderCertificate(found: CertificateRecord[], path = PATH) {
  const asked: unknown[] = [];
  const answer = async (definition: { path: string }, input: { query?: unknown }): Promise<unknown> => {
    if (!definition.path.endsWith('/certificate-records/query')) return { data: [], totalCount: 0 };
    asked.push(input.query);
    return { data: found };
  };
  await renderApp(path, { call: answer as MakeCall }); // each call is given its own kind of answer
  return asked;
}

const facts = () =>
  Object.fromEntries(
    screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.parentElement?.querySelector('dd')?.textContent]),
  );

test('[2.10] the certificate with its files, what can be done with it, and what it says', async () => {
  const asked = await renderCertificate([certificateRecord()]);
  expect(asked).toMatchObject([{ filter: ['certificateNumber', '=', CERTIFICATE_NUMBER] }]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your certificate');
  expect(screen.getByRole('img', { name: /Certificate of Amira Haddad/ }).getAttribute('src')).toMatch(
    /certificate\.png$/,
  );
  for (const [name, address] of [
    ['Download PDF', /certificate\.pdf$/],
    ['Download PNG', /certificate\.png$/],
    ['Add to LinkedIn', /linkedin\.com.*certUrl=.*certificate%2F0123/],
    ['Download badge', /badge\.png$/],
    ['Download credential', /credential\.json$/],
  ] as const) {
    expect(screen.getByRole('link', { name }).getAttribute('href')).toMatch(address);
  }
  expect(screen.getByRole('button', { name: 'Copy public link' })).toBeTruthy();
  expect(facts()).toEqual({
    Course: 'A short history of the book',
    Status: 'Valid certificate',
    Issued: 'March 4, 2026',
    Result: 'A: 92%',
    Points: '46 out of 50',
    Number: CERTIFICATE_NUMBER,
  });
});

test('[3.2] a course without a name is called untitled, on the page and in its picture', async () => {
  await renderCertificate([certificateRecord({ courseName: ' ' })]);
  expect(facts()['Course']).toBe('Untitled course');
  expect(screen.getByRole('img', { name: /Untitled course/ })).toBeTruthy();
});

const NO_FILES = { certificatePdfUrl: null, certificatePngUrl: null, credentialUrl: null, badgeUrl: null };

test('[2.10] one that is still being drawn says so, and can be shared already', async () => {
  await renderCertificate([certificateRecord({ ...NO_FILES, isBeingDrawn: true })]);
  expect(screen.getByText('Your certificate is being prepared. It will be here in a moment.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Download PDF' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Copy public link' })).toBeTruthy();
});

test('[8.7] one that could not be drawn says so, to the learner and to the log', async () => {
  const reported = vi.fn<(error: Error) => void>();
  vi.stubGlobal('reportError', reported);
  await renderCertificate([certificateRecord(NO_FILES)]);
  expect(screen.getByText(/^The files of this certificate could not be made/)).toBeTruthy();
  expect(reported).toHaveBeenCalledOnce();
});

test('[8.7] one that was taken back is nothing to download or to share', async () => {
  await renderCertificate([certificateRecord({ ...NO_FILES, revoked: new Date('2026-03-05T09:00:00Z') })]);
  expect(facts()['Status']).toBe('This certificate has been revoked.');
  for (const name of ['Download PDF', 'Add to LinkedIn'])
    expect(screen.queryByRole('link', { name })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Copy public link' })).toBeNull();
});

test.each([
  ['nobody has the number', [], PATH],
  [
    'it is of another course',
    [certificateRecord()],
    PATH.replace(OBJECTIVE_ID, OBJECTIVE_ID.replace(/1$/, '2')),
  ],
])('[2.10] where %s, there is no such page', async (_name, found, path) => {
  await renderCertificate(found, path);
  expect(screen.queryByRole('heading', { name: 'Your certificate' })).toBeNull();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/not found|404|lost/i);
});
