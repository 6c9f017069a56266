import { expect, test } from 'vitest';
import { type ActivityConstraint, NO_CONSTRAINT } from '../activity/activity-part';
import type { WorkedOn } from '../activity/is-done';
import { enrolledCourse } from '../enrollment/enrolled-course.builder';
import { LIFECYCLE_STATES } from '../vocabulary';
import { courseDates, type DatedActivity } from './course-dates';

const NOW = new Date('2026-03-10T12:00:00Z');
const BEFORE = new Date(NOW.getTime() - 1);
const AFTER = new Date(NOW.getTime() + 1);
const [DAY_1, DAY_2, DAY_3, DAY_4, DAY_5, DAY_6, DAY_7] = [1, 2, 3, 4, 5, 6, 7].map(
  (day) => new Date(Date.UTC(2026, 3, day)),
) as [Date, Date, Date, Date, Date, Date, Date];

const OPEN: WorkedOn = { state: 'inProgress', progress: 0.5, submitted: null, doneBefore: false };
const DONE: WorkedOn = { state: 'finished', progress: 1, submitted: BEFORE, doneBefore: false };
const running = { workflow: { state: 'inProgress' as const } };

function dated(own: Partial<ActivityConstraint>, differs: Partial<DatedActivity> = {}): DatedActivity {
  const constraint = { ...NO_CONSTRAINT, ...own };
  return { axis: '1', optional: false, own: constraint, constraint, work: [null], event: null, ...differs };
}

function datesOf(course: Parameters<typeof enrolledCourse>[0], activities: DatedActivity[] = []) {
  return courseDates({ ...enrolledCourse(course), event: null, activities }, NOW).map(
    ({ kind, at, activity, status }) => [activity?.axis ?? 'course', kind, at, status] as const,
  );
}

test('[2.12] a course has the dates of its window, of its end and of its results, in this order', () => {
  const course = {
    availabilityDate: DAY_1,
    availabilityEndDate: DAY_2,
    dueDate: DAY_3,
    gradeRevealPolicy: 'afterDate' as const,
    gradeRevealDate: DAY_4,
  };
  expect(datesOf(course)).toEqual([
    ['course', 'opens', DAY_1, null],
    ['course', 'startUntil', DAY_2, null],
    ['course', 'due', DAY_3, null],
    ['course', 'results', DAY_4, null],
  ]);
  expect(datesOf({ ...course, gradeRevealPolicy: 'afterFinish' }).map(([, kind]) => kind)).not.toContain(
    'results',
  );
});

test('[3.8] an activity has the dates that stand on itself', () => {
  const own = {
    startFrom: DAY_1,
    startUntil: DAY_2,
    due: DAY_3,
    gracePeriodUntil: DAY_4,
    accessibleUntil: DAY_5,
    resultsDisclosureFrom: DAY_6,
    revealResultsFrom: DAY_7,
  };
  expect(datesOf({}, [dated(own)])).toEqual([
    ['1', 'opens', DAY_1, null],
    ['1', 'startUntil', DAY_2, null],
    ['1', 'due', DAY_3, null],
    ['1', 'graceUntil', DAY_4, null],
    ['1', 'closes', DAY_5, null],
    ['1', 'results', DAY_6, null],
  ]);
  expect(datesOf({}, [dated({ revealResultsFrom: DAY_7 })])).toEqual([['1', 'results', DAY_7, null]]);
  const inherited = { ...dated({}), constraint: { ...NO_CONSTRAINT, ...own } };
  expect(datesOf({}, [inherited])).toEqual([]);
});

test.each([
  [null, true],
  ['afterDate', true],
  ['none', false],
  ['never', false],
  ['afterFinish', false],
  ['afterScore', false],
] as const)('[4.27] where results are told by the policy %s, their date says so: %s', (policy, isTold) => {
  const dates = datesOf({}, [dated({ resultsDisclosurePolicy: policy, resultsDisclosureFrom: DAY_6 })]);
  expect(dates).toEqual(isTold ? [['1', 'results', DAY_6, null]] : []);
});

test('[4.2] an event has its beginning and its end', () => {
  const activity = dated({}, { event: { start: DAY_1, end: DAY_2 } });
  const course = { ...enrolledCourse(), event: { start: DAY_3, end: DAY_4 }, activities: [activity] };
  expect(courseDates(course, NOW)).toEqual([
    { kind: 'event', at: DAY_3, end: DAY_4, activity: null, status: null },
    { kind: 'event', at: DAY_1, end: DAY_2, activity, status: null },
  ]);
});

test.each([
  ['not begun', {}, [null], ['course startUntil', '1 startUntil']],
  ['begun, the activity not', running, [null], ['1 startUntil']],
  ['begun, and the activity too', running, [OPEN], []],
  ['over elsewhere', { record: { objectiveWorkflowId: null } }, [null], ['1 startUntil']],
])('[4.21] until when to begin, where the course is %s', (_name, course, work, expected) => {
  const dates = datesOf({ ...course, availabilityEndDate: AFTER }, [dated({ startUntil: AFTER }, { work })]);
  expect(dates.map(([of, kind]) => `${of} ${kind}`)).toEqual(expected);
});

test.each([
  ['is left to do', running, AFTER, null],
  ['is late', running, BEFORE, 'overdue'],
  ['is due this moment', running, NOW, null],
  ['was handed in', { workflow: { state: 'submitted' as const } }, BEFORE, 'done'],
  ['was done elsewhere', { record: { objectiveWorkflowId: null } }, BEFORE, 'done'],
  ['was not begun while it could be', { availabilityEndDate: BEFORE }, BEFORE, null],
])('[4.22] a course that %s', (_name, course, dueDate, status) => {
  const due = datesOf({ ...course, dueDate }).find(([, kind]) => kind === 'due');
  expect(due).toEqual(['course', 'due', dueDate, status]);
});

test.each([
  ['is late', dated({ due: BEFORE }), 'overdue'],
  ['is to come', dated({ due: AFTER }), null],
  ['is done', dated({ due: BEFORE }, { work: [DONE] }), 'done'],
  ['is done in part', dated({ due: BEFORE }, { work: [DONE, null] }), 'overdue'],
  ['holds nothing to do', dated({ due: BEFORE }, { work: [] }), null],
  ['is optional, and late', dated({ due: BEFORE }, { optional: true }), null],
  ['is closed for good', dated({ due: BEFORE, accessibleUntil: BEFORE }), null],
])('[4.26] an activity that %s', (_name, activity, status) => {
  expect(datesOf(running, [activity]).find(([, kind]) => kind === 'due')?.[3]).toBe(status);
});

test.each(LIFECYCLE_STATES)('[4.18] a course that is %s has dates as long as it is open', (state) => {
  const isOpen = state !== 'draft' && state !== 'archived';
  expect(datesOf({ objective: { state }, dueDate: AFTER })).toHaveLength(isOpen ? 1 : 0);
});
