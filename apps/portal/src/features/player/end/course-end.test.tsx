import type { CertificateRecord } from '@lantern/contract/entities/certificates/certificate-record';
import type { ActivityPart } from '@lantern/domain/activity/activity-part';
import { activityPart } from '@lantern/domain/activity/activity-part.builder';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type WholeTree, wholeTree } from '../../../api/attempts/activities';
import { aggregateRecordsQuery } from '../../../api/attempts/attempts';
import { courseCertificatesQuery } from '../../../api/courses/certificates';
import { feedbackQuery } from '../../../api/attempts/feedback';
import { nextCourseQuery } from '../../../api/courses/next-course';
import { currentUserQuery } from '../../../api/platform';
import { activityTree } from '../../../testing/activity-tree.builder';
import { attemptRecord, takenCourse } from '../../../testing/attempt-record.builder';
import { certificateRecord } from '../../../testing/certificate-record.builder';
import { currentUser } from '../../../testing/current-user.builder';
import {
  AGGREGATE_ID,
  aggregate,
  OBJECTIVE_ID,
  objectiveAccess,
  workflow,
} from '../../../testing/objective-access.builder';
import { NOON } from '../../../testing/page-facts.builder';
import { renderAt } from '../../../testing/render';
import { CourseEnd } from './course-end';
import type { Player } from '../player-state/use-player';

const ACTIVITY_WORKFLOW_ID = '0a000000-0000-4000-8000-00000000a001';
const READ = activityPart({ id: 'read', axis: '1', workflow: 'finished', childActivity: { name: 'Page' } });
const FAILED = activityPart({
  id: 'quiz',
  axis: '2',
  workflow: 'finished',
  normalizedPassingScore: 0.6,
  record: { passed: false, normalizedScore: 0.48 },
  childActivity: { name: 'Quiz', type: 'lti' },
});
const UNDONE = activityPart({ id: 'essay', axis: '3', childActivity: { name: 'Essay' } });

type Rendered = { parts: ActivityPart[]; certificates: CertificateRecord[]; tree: WholeTree };

async function renderEnd(course: Player['course'], differs: Partial<Rendered> = {}) {
  const { parts = [READ], certificates = [certificateRecord()] } = differs;
  const record = attemptRecord({ activityRecord: { activityWorkflowId: ACTIVITY_WORKFLOW_ID } });
  const { tree = wholeTree(activityTree(...parts)) } = differs;
  await renderAt(NOON, <CourseEnd player={{ course, now: NOON }} tree={tree} />, {
    answers: [
      [aggregateRecordsQuery(AGGREGATE_ID).queryKey, [record]],
      [courseCertificatesQuery(OBJECTIVE_ID, '').queryKey, certificates],
      [nextCourseQuery(OBJECTIVE_ID).queryKey, null],
      [currentUserQuery().queryKey, currentUser()],
      [feedbackQuery().queryKey, { lastAnswered: null }],
    ],
  });
}

/** Finished below the passing score, and may be taken again. */
const lacking = objectiveAccess({
  retake: true,
  objectiveWorkflowAggregate: aggregate({
    lastObjectiveWorkflow: workflow({ state: 'finished', progress: 1, finished: NOON }),
    lastObjectiveRecord: attemptRecord({ passed: false, normalizedScore: 0.58, grade: 'D' }),
  }),
});

test('[4.16] the end of a course tells its result, gives its certificate and leads to looking back', async () => {
  await renderEnd(takenCourse());
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^You have completed/);
  const result = within(screen.getByRole('region', { name: 'Your result' }));
  expect(result.getByText('A: 92%')).toBeTruthy();
  const award = within(screen.getByRole('region', { name: 'Certificate of completion' }));
  expect(award.getByText('Issued to Amira Haddad on March 4, 2026.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Review the course' }).getAttribute('href')).toBe(
    `/learn/courses/${OBJECTIVE_ID}/view/content?viewType=REVIEW`,
  );
});

test('[2.9] [4.16] the review of an lti course names the attempt at its activity', async () => {
  await renderEnd(takenCourse({ objective: { type: 'lti' } }));
  expect(screen.getByRole('link', { name: 'Review the course' }).getAttribute('href')).toBe(
    `/learn/courses/${OBJECTIVE_ID}/workflow/${ACTIVITY_WORKFLOW_ID}/view?viewType=REVIEW`,
  );
});

test('[9.13] the end of a course asks how learning was, and leads on when nothing is left', async () => {
  await renderEnd(takenCourse());
  expect(await screen.findByRole('region', { name: 'How was learning here?' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open the catalog' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All my courses' })).toBeTruthy();
});

test('[4.21] what is still being graded says what its certificate waits for, and has nothing to look back at', async () => {
  await renderEnd(takenCourse({}, { state: 'inGrading' }), { certificates: [] });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^You have submitted/);
  expect(screen.getByRole('region', { name: 'Your certificate is waiting' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Review the course' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'What was missing' })).toBeNull();
});

test('[4.17] [8.8] who did not pass is told what was missing, and may try again', async () => {
  await renderEnd(lacking, { parts: [READ, FAILED, UNDONE], certificates: [] });
  const missing = within(screen.getByRole('region', { name: 'What was missing' }));
  expect(missing.getByText('12% below passing')).toBeTruthy();
  const rows = missing.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toEqual(['2 QuizRead again: 1 Page48%minimum 60%', '3 EssayRead again: 1 PageNot started']);
  expect(
    screen.getByText(
      '2 of 3 activities are complete. 1 activity stayed below its minimum. 1 activity was not handed in.',
    ),
  ).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.getByText('It is issued the moment your result reaches 70%.')).toBeTruthy();
});

test.each([
  [
    'beside what is missing',
    [READ, UNDONE],
    '1 of 3 activities are complete. 1 activity was not handed in. ',
  ],
  ['alone', [READ], '1 of 2 activities are complete. '],
])('[4.10] an optional activity that was not done counts as not done: %s', async (_case, parts, said) => {
  await renderEnd(takenCourse(), { parts: [...parts, activityPart({ axis: '4', optional: true })] });
  expect(screen.getByText(`${said}1 optional activity was left out.`)).toBeTruthy();
});

test.each([
  [
    'a film that was watched',
    { workflow: 'finished', childActivity: { name: 'Film', type: 'video' } },
    'Watch again: 1 Film',
  ],
  ['a film that was not', { childActivity: { name: 'Film', type: 'video' } }, ''],
] as const)('[8.8] what to look at again before the next time: %s', async (_case, differs, said) => {
  const film = activityPart({ axis: '1', ...differs });
  const course = wholeTree(activityTree(film, FAILED));
  const over = { ...course, objectiveWorkflow: { ...course.objectiveWorkflow, state: 'finished' as const } };
  await renderEnd(lacking, { parts: [film, FAILED], certificates: [], tree: over });
  expect(screen.getByText('48%').closest('li')?.textContent).toBe(`2 Quiz${said}48%minimum 60%`);
});

test.each([
  ['that may not be taken again', { retake: false }],
  ['that is one tool', { objective: { ...lacking.objective, type: 'lti' as const } }],
])('[4.17] a course %s offers no new try, and promises no certificate', async (_case, differs) => {
  await renderEnd({ ...lacking, ...differs }, { parts: [READ, FAILED], certificates: [] });
  expect(screen.queryByText('Your certificate is waiting')).toBeNull();
  expect(screen.getByRole('region', { name: 'No certificate this time' })).toBeTruthy();
  expect(screen.getByText('Finished on March 10, 2026, not passed')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'How a new attempt works' })).toBeNull();
});

test('[4.20] a result that is not told names nothing that would tell it', async () => {
  await renderEnd({ ...lacking, gradeRevealPolicy: 'never' }, { parts: [READ], certificates: [] });
  expect(screen.queryByText(/below passing/)).toBeNull();
  expect(screen.queryByText('Your certificate is waiting')).toBeNull();
});

test('[4.10] reading 66: a course that is one activity ends like any other', async () => {
  await renderEnd(takenCourse({ objective: { type: 'lti' } }), { parts: [] });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^You have completed/);
  expect(screen.getByRole('region', { name: 'Your result' })).toBeTruthy();
});
