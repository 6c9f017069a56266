import { expect, test } from 'vitest';
import { cardDestination, cardFooter } from './course-card';
import { enrolledCourse } from '../enrollment/enrolled-course.builder';

const OPENS = new Date('2026-04-01T08:00:00Z');
const DUE = new Date('2026-05-01T08:00:00Z');
const STARTED = new Date('2026-03-01T09:00:00Z');
const SUBMITTED = new Date('2026-03-02T09:00:00Z');
const FINISHED = new Date('2026-03-03T09:00:00Z');

test.each([
  ['in progress', enrolledCourse({ workflow: { state: 'inProgress' } }), '/courses/objective-1/view/content'],
  [
    'in progress, course expired',
    enrolledCourse({ workflow: { state: 'inProgress' }, objective: { state: 'expired' } }),
    '/courses/objective-1/view/content',
  ],
  [
    'in progress, course back in draft (reading 16)',
    enrolledCourse({ workflow: { state: 'inProgress' }, objective: { state: 'draft' } }),
    '/courses/objective-1/aggregate-1',
  ],
  [
    'in progress, course archived (reading 16)',
    enrolledCourse({ workflow: { state: 'inProgress' }, objective: { state: 'archived' } }),
    '/courses/objective-1/aggregate-1',
  ],
  ['finished', enrolledCourse({ workflow: { state: 'finished' } }), '/courses/objective-1'],
  ['submitted', enrolledCourse({ workflow: { state: 'submitted' } }), '/courses/objective-1/aggregate-1'],
  ['in grading', enrolledCourse({ workflow: { state: 'inGrading' } }), '/courses/objective-1/aggregate-1'],
  ['graded', enrolledCourse({ workflow: { state: 'graded' } }), '/courses/objective-1/aggregate-1'],
  [
    'approved',
    enrolledCourse({ workflow: { state: 'gradingApproved' } }),
    '/courses/objective-1/aggregate-1',
  ],
  ['not started', enrolledCourse(), '/courses/objective-1/aggregate-1'],
  ['imported', enrolledCourse({ record: { objectiveWorkflowId: null } }), '/courses/objective-1/aggregate-1'],
  ['no aggregate yet', enrolledCourse({ aggregate: null }), '/courses/objective-1'],
])('[4.22] a card leads on when %s', (_name, course, path) => {
  expect(cardDestination(course)).toBe(path);
});

test.each([
  [
    'not started: the availability date',
    enrolledCourse({ availabilityDate: OPENS, dueDate: DUE }),
    { kind: 'available', date: OPENS },
  ],
  ['not started: else the due date', enrolledCourse({ dueDate: DUE }), { kind: 'due', date: DUE }],
  ['not started: else just that', enrolledCourse(), { kind: 'notStarted' }],
  ['no aggregate', enrolledCourse({ aggregate: null, dueDate: DUE }), { kind: 'due', date: DUE }],
  [
    'in progress: started date and progress',
    enrolledCourse({ workflow: { state: 'inProgress', progress: 0.4 }, dueDate: DUE }),
    { kind: 'started', date: STARTED, progress: 0.4 },
  ],
  [
    'in progress beyond the whole',
    enrolledCourse({ workflow: { state: 'inProgress', progress: 1.4 } }),
    { kind: 'started', date: STARTED, progress: 1 },
  ],
  [
    'in grading: submitted date and progress',
    enrolledCourse({ workflow: { state: 'inGrading', progress: -1 }, dueDate: DUE }),
    { kind: 'submitted', date: SUBMITTED, progress: 0 },
  ],
  [
    'in grading without a date',
    enrolledCourse({ workflow: { state: 'inGrading', submitted: null } }),
    { kind: 'submitted', date: null, progress: 1 },
  ],
  [
    'finished: completed date',
    enrolledCourse({ workflow: { state: 'finished' }, dueDate: DUE }),
    { kind: 'completed', date: FINISHED },
  ],
  [
    'submitted: due date',
    enrolledCourse({ workflow: { state: 'submitted' }, dueDate: DUE }),
    { kind: 'due', date: DUE },
  ],
  [
    'submitted without a due date (reading 26)',
    enrolledCourse({ workflow: { state: 'submitted' } }),
    { kind: 'state', state: 'submitted' },
  ],
  [
    'graded (reading 26)',
    enrolledCourse({ workflow: { state: 'graded' } }),
    { kind: 'state', state: 'graded' },
  ],
  [
    'approved (reading 26)',
    enrolledCourse({ workflow: { state: 'gradingApproved' }, dueDate: DUE, availabilityDate: OPENS }),
    { kind: 'due', date: DUE },
  ],
  [
    'imported: the date of the record (reading 26)',
    enrolledCourse({ record: { objectiveWorkflowId: null }, availabilityDate: OPENS }),
    { kind: 'completed', date: FINISHED },
  ],
  [
    'imported without a date',
    enrolledCourse({ record: { objectiveWorkflowId: null, finished: null } }),
    { kind: 'completed', date: null },
  ],
  [
    'draft',
    enrolledCourse({ objective: { state: 'draft' }, availabilityDate: OPENS, workflow: {} }),
    { kind: 'comingSoon' },
  ],
])('[4.22] the foot of a card, %s', (_name, course, footer) => {
  expect(cardFooter(course)).toEqual(footer);
});
