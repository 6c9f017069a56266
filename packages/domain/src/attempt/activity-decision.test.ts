import { expect, test } from 'vitest';
import { NO_CONSTRAINT } from '../activity/activity-part';
import type { CourseNode } from '../activity/course-node';
import { activityAttempt, BEGUN, courseNode, courseRoot } from '../activity/course-node.builder';
import type { WorkflowState } from '../vocabulary';
import { beginActivities, finishActivities, type SentProgress, saveProgress } from './activity-decision';

const NOW = new Date('2026-03-02T12:00:00Z');
const LATER = new Date('2026-03-02T12:00:01Z');
const EARLIER = new Date('2026-02-01T12:00:00Z');
const moment = { now: NOW, newId: () => 'new' };
const running = { state: 'inProgress', started: BEGUN } as const;
const handedIn = { state: 'submitted', started: BEGUN } as const;

const untouched = courseNode();
const open = courseNode({ workflow: activityAttempt() });
const finished = activityAttempt({ state: 'finished', progress: 1, submitted: BEGUN, finished: BEGUN });
const done = courseNode({ workflow: finished });
const triable = courseNode({ workflow: finished, maxAttempts: 2 });
const tried = courseNode({ workflow: { ...finished, attempts: 2 }, maxAttempts: 2 });
const shut = (node: CourseNode): CourseNode => ({
  ...node,
  part: { ...node.part, constraint: { ...NO_CONSTRAINT, startFrom: LATER } },
});
const LOCKED = { kind: 'locked', lock: { kind: 'beforeStart', from: LATER } };

const asked = (node: CourseNode, attempt: typeof running | typeof handedIn = running) => ({
  attempt,
  root: courseRoot(node),
  nodes: [node],
});

test.each<[string, CourseNode, boolean, object[]]>([
  ['what is untouched', untouched, false, [{ id: 'new', attempts: 1, started: NOW }]],
  ['not what is open', open, false, []],
  ['not what is done', done, false, []],
  ['not what is open, as a new try', open, true, []],
  ['what is done, as a new try', triable, true, [{ id: 'workflow', attempts: 2, started: NOW }]],
])('[7.10] [8.8] begins %s', (_case, node, isNewTry, changes) => {
  const decision = beginActivities({ ...asked(node), isNewTry }, moment);
  expect(decision).toMatchObject({ kind: 'changed', changes });
});

test.each<[string, CourseNode, typeof running | typeof handedIn, boolean, object]>([
  ['after the attempt was handed in', untouched, handedIn, false, { kind: 'attemptNotRunning' }],
  ['a new try after that', triable, handedIn, true, { kind: 'attemptNotRunning' }],
  ['a try more than there are', tried, running, true, { kind: 'noTryLeft' }],
  ['again what is not counted and need not be passed', done, running, true, { kind: 'noTryLeft' }],
  ['what is locked', shut(untouched), running, false, LOCKED],
  ['a new try of what is locked', shut(triable), running, true, LOCKED],
])('[7.10] [4.25] [8.8] does not begin %s', (_case, node, attempt, isNewTry, refusal) => {
  const decision = beginActivities({ ...asked(node, attempt), isNewTry }, moment);
  expect(decision).toEqual({ kind: 'refused', refusal });
});

test('[7.10] what was begun is answered after the attempt was handed in, too', () => {
  const decision = beginActivities({ ...asked(open, handedIn), isNewTry: false }, moment);
  expect(decision).toEqual({ kind: 'changed', changes: [] });
});

test('[3.5] nothing is begun before the attempt, nor a new try before the last has ended', () => {
  const early = { ...moment, now: EARLIER };
  expect(beginActivities({ ...asked(untouched), isNewTry: false }, early)).toMatchObject({
    changes: [{ started: BEGUN }],
  });
  const later = courseNode({ workflow: { ...finished, finished: LATER }, maxAttempts: 2 });
  expect(beginActivities({ ...asked(later), isNewTry: true }, moment)).toMatchObject({
    changes: [{ started: LATER }],
  });
});

test.each<[string, CourseNode, typeof running | typeof handedIn, object]>([
  ['what is open is done', open, running, { changes: [{ state: 'finished', progress: 1, submitted: NOW }] }],
  ['what is done stays so', done, running, { changes: [] }],
  ['what is done stays so after the attempt', done, handedIn, { changes: [] }],
  ['not after the attempt was handed in', open, handedIn, { refusal: { kind: 'attemptNotRunning' } }],
  ['not what is locked', shut(open), running, { refusal: LOCKED }],
])('[7.11] [4.25] finishing: %s', (_case, node, attempt, expected) => {
  expect(finishActivities(asked(node, attempt), NOW)).toMatchObject(expected);
});

const sent = (progress?: number, state?: WorkflowState): SentProgress => ({ progress, state });
const HANDED_IN = { changes: [{ state: 'finished', progress: 1, submitted: NOW }] };
const NOT_ALLOWED = { refusal: { kind: 'notAllowedNow' } };

test.each<[string, CourseNode, SentProgress, object]>([
  ['further than before', open, sent(0.51), { changes: [{ state: 'inProgress', progress: 0.51 }] }],
  ['as far as before', open, sent(0.5), { changes: [] }],
  ['less far than before', open, sent(0.49), { changes: [] }],
  ['nothing at all', open, sent(), { changes: [] }],
  ['the state it is in', open, sent(0.6, 'inProgress'), { changes: [{ progress: 0.6 }] }],
  ['handed in', open, sent(0.6, 'submitted'), HANDED_IN],
  ['finished', open, sent(undefined, 'finished'), HANDED_IN],
  ['graded, which is not the learner’s to say', open, sent(1, 'graded'), NOT_ALLOWED],
  ['open again', done, sent(0.2, 'inProgress'), NOT_ALLOWED],
  ['handed in, of what is over', done, sent(1, 'submitted'), { changes: [] }],
  [
    'further, of what is over',
    courseNode({ workflow: { ...finished, progress: 0.5 } }),
    sent(0.9),
    { changes: [] },
  ],
  ['anything of what was never begun', untouched, sent(0.9, 'finished'), { changes: [] }],
  ['further, of what is locked', shut(open), sent(0.9), { refusal: LOCKED }],
  ['what is known, of what is locked', shut(open), sent(0.5), { changes: [] }],
])('[7.12] reading 49, told %s', (_case, node, told, expected) => {
  expect(saveProgress({ ...asked(node), node }, told, NOW)).toMatchObject(expected);
});

test.each([
  ['news come too late', 0.9, { kind: 'refused', refusal: { kind: 'attemptNotRunning' } }],
  ['what is known is answered', 0.5, { kind: 'changed', changes: [] }],
])('[7.12] after the attempt was handed in, %s', (_case, progress, expected) => {
  expect(saveProgress({ ...asked(open, handedIn), node: open }, sent(progress), NOW)).toEqual(expected);
});
