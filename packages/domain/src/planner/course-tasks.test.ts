import { expect, test } from 'vitest';
import { type ActivityConstraint, NO_CONSTRAINT } from '../activity/activity-part';
import type { WorkedOn } from '../activity/is-done';
import { enrolledCourse } from '../enrollment/enrolled-course.builder';
import { LIFECYCLE_STATES, WORKFLOW_STATES } from '../vocabulary';
import { courseTasks } from './course-tasks';
import type { PlannedActivity } from './planned-course';

const NOW = new Date('2026-03-10T12:00:00Z');
const BEFORE = new Date(NOW.getTime() - 1);
const AFTER = new Date(NOW.getTime() + 1);
const DUE = new Date('2026-03-12T12:00:00Z');

const OPEN: WorkedOn = { state: 'inProgress', progress: 0.5, submitted: null, doneBefore: false };
const DONE: WorkedOn = { state: 'finished', progress: 1, submitted: BEFORE, doneBefore: false };
const running = { workflow: { state: 'inProgress' as const } };

type Differs = Partial<Omit<PlannedActivity, 'constraint'>> & { constraint?: Partial<ActivityConstraint> };

/** A required activity that is due and was not opened yet. */
function planned({ constraint = {}, ...differs }: Differs = {}): PlannedActivity {
  const own = { ...NO_CONSTRAINT, due: DUE };
  return {
    axis: '1',
    optional: false,
    own,
    work: [null],
    ...differs,
    constraint: { ...own, ...constraint },
  };
}

const tasksOf = (activity: PlannedActivity, course: Parameters<typeof enrolledCourse>[0] = running) =>
  courseTasks({ ...enrolledCourse(course), activities: [activity] }, NOW).map(
    ({ activity: one }) => one?.axis ?? 'course',
  );

test('[4.22] a course that is due, and what is due in it, are tasks; the course without an activity', () => {
  const course = { ...enrolledCourse({ ...running, dueDate: AFTER }), activities: [planned()] };
  expect(courseTasks(course, NOW)).toEqual([
    { due: AFTER, activity: null },
    { due: DUE, activity: course.activities[0] },
  ]);
});

test.each<[name: string, activity: PlannedActivity, isTask: boolean]>([
  ['was never opened', planned(), true],
  ['is under way', planned({ work: [OPEN] }), true],
  ['is done', planned({ work: [DONE] }), false],
  ['was done once and is tried again', planned({ work: [{ ...OPEN, doneBefore: true }] }), false],
  ['is handed in, half of it', planned({ work: [{ ...DONE, progress: 0.5 }] }), false],
  ['holds nothing that must be done', planned({ work: [] }), false],
  ['is a module of which a part is left', planned({ work: [DONE, null] }), true],
  ['is a module of which all is done', planned({ work: [DONE, DONE] }), false],
  ['is optional', planned({ optional: true }), false],
  ['has another date, but none by which it is due', planned({ own: NO_CONSTRAINT }), false],
])('[4.26] what %s: a task is %s', (_name, activity, isTask) => {
  expect(tasksOf(activity)).toEqual(isTask ? ['1'] : []);
});

test.each<[name: string, activity: PlannedActivity, isTask: boolean]>([
  ['grace period ends now', planned({ constraint: { gracePeriodUntil: NOW } }), true],
  ['grace period is over', planned({ constraint: { gracePeriodUntil: BEFORE } }), false],
  ['access is over', planned({ constraint: { accessibleUntil: BEFORE } }), false],
  ['time to begin is over', planned({ constraint: { startUntil: BEFORE } }), false],
  ['time to begin is over once begun', planned({ work: [OPEN], constraint: { startUntil: BEFORE } }), true],
  ['time to begin has not come', planned({ constraint: { startFrom: AFTER } }), true],
])('[4.26] nobody is reminded of what can no longer be done: the %s', (_name, activity, isTask) => {
  expect(tasksOf(activity)).toEqual(isTask ? ['1'] : []);
});

test.each(WORKFLOW_STATES)(
  '[3.5] what is due in an attempt that is %s is left as long as it runs',
  (state) => {
    expect(tasksOf(planned(), { workflow: { state } })).toEqual(state === 'inProgress' ? ['1'] : []);
  },
);

test.each(LIFECYCLE_STATES)('[4.18] a %s course asks for nothing unless somebody may work in it', (state) => {
  const isOpen = state !== 'draft' && state !== 'archived';
  expect(tasksOf(planned(), { ...running, objective: { state } })).toEqual(isOpen ? ['1'] : []);
});

test.each<[name: string, course: Parameters<typeof enrolledCourse>[0], tasks: string[]]>([
  ['not begun', {}, ['1']],
  ['not begun, and opens later', { availabilityDate: AFTER }, []],
  ['not begun, and closed', { availabilityEndDate: BEFORE }, []],
  ['begun, and closed to others', { ...running, availabilityEndDate: BEFORE }, ['1']],
  ['over elsewhere', { record: { objectiveWorkflowId: null } }, []],
])('[4.21] a course that is %s', (_name, course, tasks) => {
  expect(tasksOf(planned(), course)).toEqual(tasks);
});
