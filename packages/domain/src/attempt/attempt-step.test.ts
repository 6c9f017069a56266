import { expect, test } from 'vitest';
import { activityAttempt, BEGUN, courseNode, courseRoot } from '../activity/course-node.builder';
import { attemptStep, type SteppingAttempt } from './attempt-step';

const NOW = new Date('2026-03-02T12:00:00Z');
const EARLIER = new Date('2026-02-01T12:00:00Z');
const running: SteppingAttempt = { state: 'inProgress', started: BEGUN, submitted: null, gradingScale: null };
const done = activityAttempt({
  id: 'done',
  state: 'finished',
  progress: 1,
  submitted: BEGUN,
  finished: BEGUN,
});
const cutOff = activityAttempt({ id: 'cutOff', state: 'finished' });
const waiting = activityAttempt({ id: 'waiting', state: 'inGrading', progress: 1, submitted: BEGUN });
const half = courseRoot(courseNode({ workflow: done }), courseNode({ partId: 'b', workflow: cutOff }));

test('[3.5] under way it has the progress of its tree, and no result', () => {
  expect(attemptStep(running, { state: 'inProgress', root: half, activities: [] }, NOW)).toEqual({
    state: 'inProgress',
    progress: 0.5,
    submitted: null,
    finished: null,
    activities: [],
    result: null,
  });
});

test('[3.5] only what the learner has handed in counts as done, waiting for a grade or not', () => {
  const parts = [done, cutOff, waiting, activityAttempt()].map((workflow, index) =>
    courseNode({ partId: String(index), workflow }),
  );
  const step = { state: 'inProgress' as const, root: courseRoot(...parts), activities: [] };
  expect(attemptStep(running, step, NOW).progress).toBe(0.5);
});

test('[4.10] handed in, it says when; a later step does not move that', () => {
  const step = { state: 'inGrading' as const, root: half, activities: [] };
  expect(attemptStep(running, step, NOW)).toMatchObject({ submitted: NOW, finished: null, result: null });
  expect(attemptStep({ ...running, state: 'submitted', submitted: BEGUN }, step, NOW).submitted).toBe(BEGUN);
});

test('[3.6] a step that ends it has the result', () => {
  const step = { state: 'finished' as const, root: half, activities: [] };
  expect(attemptStep(running, step, NOW)).toMatchObject({
    submitted: NOW,
    finished: NOW,
    result: { progress: 0.5, normalizedScore: 0 },
  });
});

test('[3.5] nothing ends before it began, or before it was handed in', () => {
  const step = { state: 'finished' as const, root: half, activities: [] };
  expect(attemptStep(running, step, EARLIER)).toMatchObject({ submitted: BEGUN, finished: BEGUN });
  const submitted = { ...running, state: 'graded' as const, submitted: NOW };
  expect(attemptStep(submitted, step, BEGUN).finished).toBe(NOW);
});

test('[4.29] what still waits ends with the attempt, once, and with it alone', () => {
  const root = courseRoot(courseNode({ workflow: waiting }));
  const activities = [
    { ...waiting, partId: 'part' },
    { ...done, partId: 'b' },
  ];
  const ended = attemptStep(running, { state: 'finished', root, activities }, NOW).activities;
  expect(ended).toMatchObject([{ id: 'done' }, { id: 'waiting', state: 'finished', finished: NOW }]);
  expect(attemptStep(running, { state: 'graded', root, activities }, NOW).activities).toEqual(activities);
});
