import { expect, test } from 'vitest';
import { concealResults } from '../grade/conceal-results';
import { type CourseAction, courseOffer } from './course-offer';
import type { EnrolledCourse } from '../enrollment/enrolled-course';
import { enrolledCourse } from '../enrollment/enrolled-course.builder';

const NOW = new Date('2026-03-10T12:00:00Z');
const JUST_BEFORE = new Date('2026-03-10T11:59:59.999Z');
const JUST_AFTER = new Date('2026-03-10T12:00:00.001Z');
const imported = { objectiveWorkflowId: null };
const inProgress = { state: 'inProgress' } as const;

// "-" marks a button that cannot be pressed, "*" the one that leads.
const cases: Array<[name: string, course: EnrolledCourse, buttons: string, notice: string | null]> = [
  ['[4.14] untouched', enrolledCourse(), '*start share', null],
  ['[4.14] no aggregate yet', enrolledCourse({ aggregate: null }), '*start share', null],
  [
    '[4.14] expired blocks nothing',
    enrolledCourse({ objective: { state: 'expired' } }),
    '*start share',
    null,
  ],
  ['[4.18] draft', enrolledCourse({ objective: { state: 'draft' } }), 'share', 'comingSoon'],
  ['[4.18] archived', enrolledCourse({ objective: { state: 'archived' } }), 'share', 'unavailable'],
  [
    '[4.18] draft with a running attempt (reading 16)',
    enrolledCourse({ objective: { state: 'draft' }, workflow: inProgress }),
    'share',
    'comingSoon',
  ],
  [
    '[4.18] archived with a finished attempt (reading 16)',
    enrolledCourse({ objective: { state: 'archived' }, workflow: {}, retake: true }),
    'share',
    'unavailable',
  ],
  [
    '[4.21] before the window',
    enrolledCourse({ availabilityDate: JUST_AFTER }),
    '*-start share',
    'notYetOpen',
  ],
  ['[4.21] the window opens', enrolledCourse({ availabilityDate: NOW }), '*start share', null],
  ['[4.21] the window closes', enrolledCourse({ availabilityEndDate: NOW }), '*start share', null],
  [
    '[4.21] after the window',
    enrolledCourse({ availabilityEndDate: JUST_BEFORE }),
    '*-start share',
    'closed',
  ],
  ['[4.15] in progress', enrolledCourse({ workflow: inProgress }), '*continue share', null],
  [
    '[4.15] in progress after the window (reading 14)',
    enrolledCourse({ workflow: inProgress, availabilityEndDate: JUST_BEFORE, retake: true }),
    '*continue share',
    null,
  ],
  [
    '[4.15] a second attempt in progress',
    enrolledCourse({ workflow: { ...inProgress, id: 'workflow-2' }, record: {}, retake: true }),
    '*continue share',
    null,
  ],
  ['[4.16] finished', enrolledCourse({ workflow: {}, record: {} }), '*review share', null],
  ['[4.16] finished without a record', enrolledCourse({ workflow: {} }), '*review share', null],
  ['[4.16] submitted', enrolledCourse({ workflow: { state: 'submitted' } }), '*-review share', null],
  ['[4.16] graded', enrolledCourse({ workflow: { state: 'graded' } }), '*-review share', null],
  ['[4.16] approved', enrolledCourse({ workflow: { state: 'gradingApproved' } }), '*-review share', null],
  [
    '[4.21] in grading',
    enrolledCourse({ workflow: { state: 'inGrading' } }),
    '*-review share',
    'beingGraded',
  ],
  [
    '[4.21] in grading, window over',
    enrolledCourse({ workflow: { state: 'inGrading' }, availabilityEndDate: JUST_BEFORE, retake: true }),
    '*-review share',
    'beingGraded',
  ],
  [
    '[4.16] the activity has no review',
    enrolledCourse({ workflow: {}, objective: { activity: { supportReview: false } } }),
    'share',
    null,
  ],
  [
    '[4.16] the attempt is protected',
    enrolledCourse({ workflow: { protectResults: true }, record: {} }),
    'share',
    null,
  ],
  [
    '[4.16] the result is protected (reading 22)',
    enrolledCourse({ workflow: {}, record: { protectResults: true } }),
    'share',
    null,
  ],
  [
    '[4.16] reveal never',
    enrolledCourse({ workflow: {}, record: {}, gradeRevealPolicy: 'never' }),
    '*-review share',
    null,
  ],
  [
    '[4.16] reveal a millisecond later',
    enrolledCourse({ workflow: {}, record: {}, gradeRevealPolicy: 'afterDate', gradeRevealDate: JUST_AFTER }),
    '*-review share',
    null,
  ],
  [
    '[4.16] reveal now',
    enrolledCourse({ workflow: {}, record: {}, gradeRevealPolicy: 'afterDate', gradeRevealDate: NOW }),
    '*review share',
    null,
  ],
  [
    '[4.16] reveal after finish',
    enrolledCourse({ workflow: {}, record: {}, gradeRevealPolicy: 'afterFinish' }),
    '*review share',
    null,
  ],
  [
    '[4.17] finished, retake',
    enrolledCourse({ workflow: {}, record: {}, retake: true }),
    '*review startAgain share',
    null,
  ],
  [
    '[4.17] finished, retake, no review to lead',
    enrolledCourse({ workflow: {}, retake: true, gradeRevealPolicy: 'never' }),
    '-review *startAgain share',
    null,
  ],
  [
    '[4.17] finished, retake, window over',
    enrolledCourse({ workflow: {}, retake: true, availabilityEndDate: JUST_BEFORE }),
    '*review -startAgain share',
    'closed',
  ],
  [
    '[4.17] finished, retake, window not yet open',
    enrolledCourse({ workflow: {}, retake: true, availabilityDate: JUST_AFTER }),
    '*review -startAgain share',
    'notYetOpen',
  ],
  [
    '[4.17] finished, no retake, window over',
    enrolledCourse({ workflow: {}, availabilityEndDate: JUST_BEFORE }),
    '*review share',
    null,
  ],
  [
    '[4.17] submitted, retake',
    enrolledCourse({ workflow: { state: 'submitted' }, retake: true }),
    '*-review share',
    null,
  ],
  [
    '[4.17] finished text, retake',
    enrolledCourse({ workflow: {}, retake: true, objective: { type: 'text' } }),
    '*review share',
    null,
  ],
  [
    '[4.17] finished live lti, retake (reading 7)',
    enrolledCourse({ workflow: {}, retake: true, objective: { type: 'lti' } }),
    '*review share',
    null,
  ],
  ['[4.17] imported', enrolledCourse({ record: imported }), '-review *startAgain share', 'importedResult'],
  [
    '[4.17] imported, no review',
    enrolledCourse({ record: imported, objective: { activity: { supportReview: false } } }),
    '*startAgain share',
    'importedResult',
  ],
  [
    '[4.17] imported and protected',
    enrolledCourse({ record: { ...imported, protectResults: true } }),
    '*startAgain share',
    'importedResult',
  ],
  [
    '[4.17] imported, window over',
    enrolledCourse({ record: imported, availabilityEndDate: JUST_BEFORE }),
    '*-review -startAgain share',
    'closed',
  ],
  [
    '[4.16] a result imported after the attempt',
    enrolledCourse({ workflow: {}, record: imported }),
    '*-review share',
    null,
  ],
  [
    '[4.15] imported, then begun',
    enrolledCourse({ workflow: inProgress, record: imported }),
    '*continue share',
    null,
  ],
];

test.each(cases)('%s', (_name, course, buttons, notice) => {
  const offer = courseOffer(course, NOW);
  expect(offer.actions.map(written).join(' ')).toBe(buttons);
  expect(offer.notice?.kind ?? null).toBe(notice);
});

test.each(cases)('[4.16] both sides of the wire make the same offer: %s', (_name, course) => {
  expect(courseOffer(concealResults(course, NOW), NOW)).toEqual(courseOffer(course, NOW));
});

test('[4.21] the notice of a shut window carries its date', () => {
  expect(courseOffer(enrolledCourse({ availabilityDate: JUST_AFTER }), NOW).notice).toEqual({
    kind: 'notYetOpen',
    opensAt: JUST_AFTER,
  });
  expect(courseOffer(enrolledCourse({ availabilityEndDate: JUST_BEFORE }), NOW).notice).toEqual({
    kind: 'closed',
    closedAt: JUST_BEFORE,
  });
});

test('[4.19] sharing is always offered, and never leads', () => {
  expect(courseOffer(enrolledCourse({ objective: { state: 'archived' } }), NOW).actions).toEqual([
    { name: 'share', enabled: true, primary: false },
  ]);
});

function written({ name, enabled, primary }: CourseAction): string {
  return `${primary ? '*' : ''}${enabled ? '' : '-'}${name}`;
}
