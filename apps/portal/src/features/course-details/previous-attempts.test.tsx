import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aggregateRecordsQuery } from '../../api/attempts/attempts';
import { courseCertificatesQuery } from '../../api/courses/certificates';
import { attemptRecord, takenCourse } from '../../testing/attempt-record.builder';
import { CERTIFICATE_NUMBER, certificateRecord } from '../../testing/certificate-record.builder';
import { AGGREGATE_ID, OBJECTIVE_ID, WORKFLOW_ID } from '../../testing/objective-access.builder';
import { NOON } from '../../testing/page-facts.builder';
import { renderAt } from '../../testing/render';
import { PreviousAttempts } from './previous-attempts';

async function renderAttempts(count: number) {
  const records = Array.from({ length: count }, (_, index) =>
    attemptRecord({
      ...(index > 0 && { id: `0a000000-0000-4000-8000-0000000010${10 + index}` }),
      objectiveWorkflowId: index === 0 ? WORKFLOW_ID : `0a000000-0000-4000-8000-0000000011${10 + index}`,
    }),
  );
  await renderAt(NOON, <PreviousAttempts course={takenCourse()} aggregateId={AGGREGATE_ID} now={NOON} />, {
    answers: [
      [aggregateRecordsQuery(AGGREGATE_ID).queryKey, records],
      [
        courseCertificatesQuery(OBJECTIVE_ID, '').queryKey,
        records[0] ? [certificateRecord({ objectiveRecord: records[0] })] : [],
      ],
    ],
  });
}

const rows = () => screen.getAllByRole('row').slice(1);

test('the newest attempt stands first and is the current result', async () => {
  await renderAttempts(2);
  const [first, second] = rows().map((row) => within(row).getAllByRole('cell'));
  expect(first?.map((cell) => cell.lastElementChild?.textContent)).toEqual([
    '2Current result',
    'Mar 1, 2026',
    'Mar 4, 2026',
    '46 of 50',
    'A: 92%Passed',
    'ReviewCertificate',
  ]);
  expect(second?.at(-1)?.lastElementChild?.textContent).toBe('Review');
  expect(screen.getByRole('link', { name: 'Certificate of attempt 2' }).getAttribute('href')).toBe(
    `/learn/courses/${OBJECTIVE_ID}/certificate/${CERTIFICATE_NUMBER}`,
  );
  expect(second?.[0]?.lastElementChild?.textContent).toBe('1');
  expect(screen.getByRole('link', { name: 'Review attempt 2' }).getAttribute('href')).toBe(
    `/learn/courses/${OBJECTIVE_ID}/view/content?viewType=REVIEW`,
  );
});

test('[9.14] three are shown without a way further', async () => {
  await renderAttempts(3);
  expect(rows()).toHaveLength(3);
  expect(screen.getByText('Page 1 of 1 (3 items)')).toBeTruthy();
});

test('of more than three the rest is shown on demand, page by page', async () => {
  await renderAttempts(12);
  expect(rows()).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: 'Show all 12 attempts' }));
  expect(rows()).toHaveLength(10);
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(rows()).toHaveLength(2);
  expect(screen.getByText('Page 2 of 2 (12 items)')).toBeTruthy();
});

test('[4.20] without results there is no table', async () => {
  await renderAttempts(0);
  expect(screen.queryByRole('table')).toBeNull();
});

test('the day of the grade has a column where it is another than that of handing in', async () => {
  const record = attemptRecord({ finished: new Date('2026-03-09T09:00:00Z') });
  await renderAt(NOON, <PreviousAttempts course={takenCourse()} aggregateId={AGGREGATE_ID} now={NOON} />, {
    answers: [
      [aggregateRecordsQuery(AGGREGATE_ID).queryKey, [record]],
      [courseCertificatesQuery(OBJECTIVE_ID, '').queryKey, []],
    ],
  });
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    'Attempt',
    'Started',
    'Submitted',
    'Finished',
    'Points',
    'Result',
    'Open',
  ]);
});
