import { expect, test } from 'vitest';
import { courseRecord, enrolledCourse } from '../enrollment/enrolled-course.builder';
import { previousAttempts, type TakenAttempt } from './previous-attempts';

const now = new Date('2026-03-10T12:00:00Z');
const taken = (differs: Partial<TakenAttempt> = {}): TakenAttempt => ({
  ...courseRecord(),
  activityRecord: { activityWorkflowId: 'activity-1' },
  ...differs,
});
const newest = taken({ id: 'record-3', objectiveWorkflowId: 'workflow-3' });
const imported = taken({ id: 'record-2', objectiveWorkflowId: null });
const oldest = taken({ id: 'record-1', objectiveWorkflowId: 'workflow-1' });
const all = [newest, imported, oldest];
const course = (differs: Parameters<typeof enrolledCourse>[0] = {}) =>
  enrolledCourse({ workflow: { id: 'workflow-3' }, record: newest, ...differs });

test('[4.8] attempts are counted from the first on; a result from elsewhere is none of them', () => {
  expect(previousAttempts(course(), all, now).map(({ number }) => number)).toEqual([2, null, 1]);
});

test('[9.10] the last result is the current one', () => {
  expect(previousAttempts(course(), all, now).map(({ isCurrent }) => isCurrent)).toEqual([
    true,
    false,
    false,
  ]);
});

test('[4.16] each attempt of ours can be looked back at, an earlier one by its name', () => {
  expect(previousAttempts(course(), all, now).map(({ reviewPath }) => reviewPath)).toEqual([
    '/courses/objective-1/view/content?viewType=REVIEW',
    null,
    '/courses/objective-1/view/content?viewType=REVIEW&objectiveWorkflowId=workflow-1',
  ]);
});

test.each([
  ['is archived', { objective: { state: 'archived' } }],
  ['is draft', { objective: { state: 'draft' } }],
  ['supports no review', { objective: { activity: { supportReview: false } } }],
  ['never tells results', { gradeRevealPolicy: 'never' }],
] as const)('[4.16] nothing is looked back at where the course %s', (_what, differs) => {
  const paths = previousAttempts(course(differs), all, now).map(({ reviewPath }) => reviewPath);
  expect(paths).toEqual([null, null, null]);
});

test('[4.20] what the policy keeps back is kept back in every row', () => {
  const rows = previousAttempts(course({ gradeRevealPolicy: 'never' }), all, now);
  expect(new Set(rows.map(({ result }) => result.kind))).toEqual(new Set(['hidden']));
});
