import type { CertificateRecord } from '@lantern/contract/entities/certificates/certificate-record';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { courseCertificatesQuery } from '../../api/courses/certificates';
import { dismissToast, useToasts } from '../../lib/page/toasts';
import { certificateRecord } from '../../testing/certificate-record.builder';
import { OBJECTIVE_ID } from '../../testing/objective-access.builder';
import { NOON } from '../../testing/page-facts.builder';
import { renderAt } from '../../testing/render';
import { CourseCertificates } from './course-certificates';

const USER_ID = '0a000000-0000-4000-8000-000000000001';
const EXTERNAL = { id: '0a000000-0000-4000-8000-000000000802', name: 'Badge', kind: 'external' } as const;

function Toasts() {
  const toasts = useToasts();
  useEffect(() => () => toasts.forEach(({ id }) => dismissToast(id)), [toasts]);
  return toasts.map(({ id, text }) => <p key={id}>{text}</p>);
}

async function renderCertificates(...certificates: CertificateRecord[]) {
  await renderAt(
    NOON,
    <>
      <CourseCertificates objectiveId={OBJECTIVE_ID} userId={USER_ID} now={NOON} />
      <Toasts />
    </>,
    { answers: [[courseCertificatesQuery(OBJECTIVE_ID, USER_ID).queryKey, certificates]] },
  );
}

const openMenu = () => userEvent.click(screen.getByRole('button', { name: /^More about/ }));
const items = () => screen.getAllByRole('menuitem').map((item) => item.textContent);

test('[9.10] without a certificate there is no list', async () => {
  await renderCertificates();
  expect(screen.queryByRole('heading', { name: 'Certificates' })).toBeNull();
});

test('[9.10] [9.8] one is the current result, with percent and points, and nothing to unfold', async () => {
  await renderCertificates(certificateRecord());
  const row = screen.getByRole('listitem');
  expect(row.textContent).toContain('Current result · issued March 4, 2026');
  expect(row.textContent).toContain('A: 92% (46 out of 50)');
  expect(row.textContent).toContain('No. 0123-4567-89AB-CDEF-GHJK-MNPQ-RSTV');
  expect(screen.getByRole('link', { name: /^View Certificate of completion/ }).getAttribute('href')).toBe(
    `/learn/courses/${OBJECTIVE_ID}/certificate/0123-4567-89AB-CDEF-GHJK-MNPQ-RSTV`,
  );
  expect(screen.queryByText(/^Earlier certificates/)).toBeNull();
});

test('[9.8] a maximum of one point is not worth saying', async () => {
  const { objectiveRecord } = certificateRecord();
  await renderCertificates(
    certificateRecord({ objectiveRecord: { ...objectiveRecord, score: 0.92, maxScore: 1 } }),
  );
  expect(screen.getByRole('listitem').textContent).toContain('A: 92%');
  expect(screen.getByRole('listitem').textContent).not.toContain('out of');
});

test('[9.10] [8.7] of several the latest is current, the rest unfolds; what has run out says so', async () => {
  const earlier = certificateRecord({
    id: '0a000000-0000-4000-8000-000000000702',
    created: new Date('2025-03-04T09:00:00Z'),
    issuedOn: '2025-03-04',
    expirationDate: new Date('2026-03-04T09:00:00Z'),
  });
  await renderCertificates(earlier, certificateRecord());
  const [list, unfolded] = screen.getAllByRole('list');
  expect(within(list as HTMLElement).getByText(/^Current result/)).toBeTruthy();
  expect(screen.getByText('Earlier certificates (1)').closest('details')?.open).toBe(false);
  expect(unfolded?.textContent).toContain('Issued March 4, 2025');
  expect(within(unfolded as HTMLElement).getAllByText('This certificate has expired.').length).toBe(2);
  expect(within(list as HTMLElement).queryByText('This certificate has expired.')).toBeNull();
});

test('[9.14] [8.7] in the bar the certificate and its PDF, behind "more" the rest', async () => {
  await renderCertificates(certificateRecord());
  const bar = within(screen.getByRole('listitem')).getAllByRole('link');
  expect(bar.map((link) => link.getAttribute('aria-label'))).toEqual([
    'View Certificate of completion, issued March 4, 2026',
    'Download PDF',
  ]);
  expect(bar[1]?.getAttribute('href')).toMatch(/certificate\.pdf$/);
  expect(bar[1]?.hasAttribute('download')).toBe(true);
  await openMenu();
  expect(items()).toEqual(['Download PNG', 'Copy public link', 'Add to LinkedIn']);
  expect(screen.getByRole('menuitem', { name: 'Add to LinkedIn' }).getAttribute('href')).toContain(
    encodeURIComponent('/learn/certificate/0123-4567-89AB-CDEF-GHJK-MNPQ-RSTV'),
  );
});

test.each([
  ['copied', () => Promise.resolve(), 'The link was copied'],
  ['refused by the browser', () => Promise.reject(new Error('denied')), 'The link could not be copied'],
])('[8.7] a link that was %s says so', async (_name, writeText, said) => {
  await renderCertificates(certificateRecord());
  await openMenu();
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Copy public link' }));
  expect(await screen.findByText(said)).toBeTruthy();
});

test('[4.6] one that is kept elsewhere leads there', async () => {
  const files = { certificatePdfUrl: null, certificatePngUrl: null, credentialUrl: null };
  const externalUrl = 'https://badges.test/book';
  await renderCertificates(certificateRecord({ ...files, externalUrl, certificateTemplate: EXTERNAL }));
  expect(screen.getByRole('link', { name: 'Open certificate' }).getAttribute('href')).toBe(externalUrl);
  expect(screen.queryByRole('link', { name: /^View/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Copy public link' })).toBeTruthy();
  await openMenu();
  expect(items()).toEqual(['Add to LinkedIn']);
});

const NO_FILES = { certificatePdfUrl: null, certificatePngUrl: null, credentialUrl: null };

test.each<[string, Partial<CertificateRecord>, string[]]>([
  ['a pdf that is not there', NO_FILES, ['certificatePdfUrl']],
  ['an address that is not there', { ...NO_FILES, certificateTemplate: EXTERNAL }, ['externalUrl']],
  ['one that is being drawn', { ...NO_FILES, isBeingDrawn: true }, []],
  ['one that was taken back', { ...NO_FILES, revoked: NOON }, []],
])('[8.7] %s in the error log: %j', async (_name, differs, fields) => {
  const reported = vi.fn<(error: Error) => void>();
  vi.stubGlobal('reportError', reported);
  await renderCertificates(certificateRecord(differs));
  expect(reported.mock.calls.map(([error]) => error.message)).toEqual(
    fields.map((field) => `Certificate 0123-4567-89AB-CDEF-GHJK-MNPQ-RSTV has no ${field}`),
  );
});

test('[8.7] one that was taken back says so, and is nothing to share', async () => {
  await renderCertificates(certificateRecord({ ...NO_FILES, revoked: NOON }));
  expect(screen.getAllByText('This certificate has been revoked.').length).toBe(2);
  expect(screen.queryByRole('button', { name: /^More about/ })).toBeNull();
});
