import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aggregateRecordsQuery } from '../../api/attempts';
import { courseCertificatesQuery } from '../../api/certificates';
import { feedbackQuery } from '../../api/feedback';
import { nextCourseQuery } from '../../api/next-course';
import { currentUserQuery } from '../../api/platform';
import { attemptRecord, takenCourse } from '../../testing/attempt-record.builder';
import { certificateRecord } from '../../testing/certificate-record.builder';
import { currentUser } from '../../testing/current-user.builder';
import { AGGREGATE_ID, OBJECTIVE_ID } from '../../testing/objective-access.builder';
import { NOON } from '../../testing/page-facts.builder';
import { renderAt } from '../../testing/render';
import { CourseEnd } from './course-end';
import type { Player } from './use-player';

const ACTIVITY_WORKFLOW_ID = '0a000000-0000-4000-8000-00000000a001';

async function renderEnd(course: Player['course']) {
  const record = attemptRecord({ activityRecord: { activityWorkflowId: ACTIVITY_WORKFLOW_ID } });
  const player = { course, now: NOON } as Player; // the end of a course looks at nothing else
  await renderAt(NOON, <CourseEnd player={player} />, {
    answers: [
      [aggregateRecordsQuery(AGGREGATE_ID).queryKey, [record]],
      [courseCertificatesQuery(OBJECTIVE_ID, '').queryKey, [certificateRecord()]],
      [nextCourseQuery(OBJECTIVE_ID).queryKey, null],
      [currentUserQuery().queryKey, currentUser()],
      [feedbackQuery().queryKey, { lastAnswered: null }],
    ],
  });
}

test('[4.16] the end of a course tells its result, gives its certificate and leads to looking back', async () => {
  await renderEnd(takenCourse());
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^You have completed/);
  const result = within(screen.getByRole('region', { name: 'Your result' }));
  expect(result.getByText('A: 92%')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Certificates' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Review' }).getAttribute('href')).toBe(
    `/learn/courses/${OBJECTIVE_ID}/view/content?viewType=REVIEW`,
  );
});

test('[2.9] [4.16] the review of an lti course names the attempt at its activity', async () => {
  await renderEnd(takenCourse({ objective: { type: 'lti' } }));
  expect(screen.getByRole('link', { name: 'Review' }).getAttribute('href')).toBe(
    `/learn/courses/${OBJECTIVE_ID}/workflow/${ACTIVITY_WORKFLOW_ID}/view?viewType=REVIEW`,
  );
});

test('[9.13] after all else the end of a course asks how learning was', async () => {
  await renderEnd(takenCourse());
  const survey = await screen.findByRole('region', { name: 'How was learning here?' });
  const onward = screen.getByRole('link', { name: 'My courses' });
  expect(onward.compareDocumentPosition(survey)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('[4.21] what is still being graded has no certificate and nothing to look back at', async () => {
  await renderEnd(takenCourse({}, { state: 'inGrading' }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^You have submitted/);
  expect(screen.queryByRole('heading', { name: 'Certificates' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Review' })).toBeNull();
});
