import { expect, test } from 'vitest';
import { type CardView, cardView } from './card-view';
import { enrolledCourse } from '../enrollment/enrolled-course.builder';

const NOW = new Date('2026-03-10T12:00:00Z');
const YESTERDAY = new Date('2026-03-09T12:00:00Z');
const TOMORROW = new Date('2026-03-11T12:00:00Z');

test.each<[string, ReturnType<typeof enrolledCourse>, Partial<CardView>]>([
  [
    'not started',
    enrolledCourse(),
    { flags: [], light: { kind: 'notStarted' }, share: 0, line: { kind: 'notStarted' }, isQuiet: false },
  ],
  ['mandatory', enrolledCourse({ isMandatory: true }), { flags: ['mandatory'] }],
  [
    'in progress',
    enrolledCourse({ workflow: { state: 'inProgress', progress: 0.4 } }),
    { flags: [], light: { kind: 'started', share: 0.4 }, share: 0.4 },
  ],
  [
    'in progress beyond the whole',
    enrolledCourse({ workflow: { state: 'inProgress', progress: 7 } }),
    { light: { kind: 'started', share: 1 }, share: 1 },
  ],
  [
    'in grading, and mandatory',
    enrolledCourse({ isMandatory: true, workflow: { state: 'inGrading', progress: 0.9 } }),
    { flags: ['mandatory', 'inGrading'], light: { kind: 'started', share: 0.9 } },
  ],
  ['submitted', enrolledCourse({ workflow: { state: 'submitted' } }), { flags: [], share: 1 }],
  [
    'finished',
    enrolledCourse({ workflow: { state: 'finished', progress: 0.7 } }),
    { light: { kind: 'finished' }, share: 1, isQuiet: false },
  ],
  [
    'imported',
    enrolledCourse({ record: { objectiveWorkflowId: null } }),
    { light: { kind: 'finished' }, share: 1 },
  ],
  [
    'a draft',
    enrolledCourse({ objective: { state: 'draft' } }),
    {
      flags: ['comingSoon'],
      light: { kind: 'draft' },
      share: 0,
      line: { kind: 'comingSoon' },
      isQuiet: true,
    },
  ],
  [
    'a draft again while in grading',
    enrolledCourse({ objective: { state: 'draft' }, workflow: { state: 'inGrading' } }),
    { flags: ['comingSoon'], light: { kind: 'draft' } },
  ],
  [
    'a draft whose window is over',
    enrolledCourse({ objective: { state: 'draft' }, availabilityEndDate: YESTERDAY }),
    { flags: ['comingSoon'], line: { kind: 'comingSoon' } },
  ],
  [
    'archived, and was done',
    enrolledCourse({ objective: { state: 'archived' }, workflow: { state: 'finished' } }),
    { flags: ['archived'], light: { kind: 'finished' }, share: 1, isQuiet: true },
  ],
  [
    'archived before it was begun',
    enrolledCourse({ objective: { state: 'archived' } }),
    { flags: ['archived'], light: { kind: 'notStarted' }, isQuiet: true },
  ],
  [
    'closed before it was begun',
    enrolledCourse({ availabilityEndDate: YESTERDAY, dueDate: YESTERDAY }),
    {
      flags: ['locked'],
      light: { kind: 'locked' },
      share: 0,
      line: { kind: 'closed', date: YESTERDAY },
      due: null,
      isQuiet: true,
    },
  ],
  [
    'closing at this very moment',
    enrolledCourse({ availabilityEndDate: NOW }),
    { flags: [], light: { kind: 'notStarted' }, isQuiet: false },
  ],
  [
    'closed, but begun (reading 14)',
    enrolledCourse({ availabilityEndDate: YESTERDAY, workflow: { state: 'inProgress', progress: 0.5 } }),
    { flags: [], light: { kind: 'started', share: 0.5 }, isQuiet: false },
  ],
  [
    'closed, but done elsewhere',
    enrolledCourse({ availabilityEndDate: YESTERDAY, record: { objectiveWorkflowId: null } }),
    { flags: [], light: { kind: 'finished' } },
  ],
  [
    'not open yet',
    enrolledCourse({ availabilityDate: TOMORROW }),
    { flags: [], line: { kind: 'available', date: TOMORROW }, isQuiet: false },
  ],
])('[4.22] the view of a course that is %s', (_name, course, view) => {
  expect(cardView(course, NOW)).toMatchObject(view);
});

const NEXT_YEAR = new Date('2027-03-10T12:00:00Z');
const STARTED = { state: 'inProgress', started: YESTERDAY, progress: 0.4 } as const;

test.each<[string, ReturnType<typeof enrolledCourse>, CardView['line'], string | null]>([
  ['due tomorrow', enrolledCourse({ dueDate: TOMORROW }), { kind: 'due', date: TOMORROW }, 'soon'],
  ['due yesterday', enrolledCourse({ dueDate: YESTERDAY }), { kind: 'wasDue', date: YESTERDAY }, 'overdue'],
  ['due in a year', enrolledCourse({ dueDate: NEXT_YEAR }), { kind: 'due', date: NEXT_YEAR }, 'later'],
  [
    'begun and overdue',
    enrolledCourse({ dueDate: YESTERDAY, workflow: STARTED }),
    { kind: 'wasDue', date: YESTERDAY },
    'overdue',
  ],
  [
    'begun and due tomorrow',
    enrolledCourse({ dueDate: TOMORROW, workflow: STARTED }),
    { kind: 'due', date: TOMORROW },
    'soon',
  ],
  [
    'begun and due in a year',
    enrolledCourse({ dueDate: NEXT_YEAR, workflow: STARTED }),
    { kind: 'started', date: YESTERDAY, progress: 0.4 },
    'later',
  ],
  [
    'open since yesterday and due tomorrow',
    enrolledCourse({ availabilityDate: YESTERDAY, dueDate: TOMORROW }),
    { kind: 'due', date: TOMORROW },
    'soon',
  ],
  [
    'submitted after its date',
    enrolledCourse({ dueDate: YESTERDAY, workflow: { state: 'submitted' } }),
    { kind: 'due', date: YESTERDAY },
    null,
  ],
  ['without a due date', enrolledCourse(), { kind: 'notStarted' }, null],
])('[4.22] the line of a course %s', (_name, course, line, urgency) => {
  const view = cardView(course, NOW);
  expect(view.line).toEqual(line);
  expect(view.due?.urgency ?? null).toBe(urgency);
});
