import {
  type Arbitrary,
  array,
  assert,
  boolean,
  constant,
  constantFrom,
  double,
  integer,
  option,
  property,
  record,
} from 'fast-check';
import { expect, test } from 'vitest';
import type { GradingScale } from '../grade/grading-scale';
import { ACTIVITY_TYPES, LIFECYCLE_STATES } from '../vocabulary';
import { activityAttempt } from '../activity/course-node.builder';
import { type RolledUpNode, rolledUpProgress, rollUp } from './roll-up';

type Differs = Partial<RolledUpNode['part']> & {
  isFinished?: boolean;
  score?: number | null;
  children?: readonly RolledUpNode[];
};

const FINISHED = activityAttempt({
  state: 'finished',
  progress: 1,
  submitted: new Date('2026-03-02T12:00:00Z'),
});

/** An untouched, required, unweighed activity; a case states only what differs. */
function part({ isFinished = false, score = null, children = [], ...differs }: Differs = {}): RolledUpNode {
  return {
    part: {
      type: 'text',
      activityState: 'ready',
      optional: false,
      scoreWeight: null,
      duration: null,
      ...differs,
    },
    outcome: { workflow: isFinished ? FINISHED : null, normalizedScore: score },
    children,
  };
}
const course = (...children: RolledUpNode[]) => part({ type: 'composite', children });
const todo = part();
const done = part({ isFinished: true });
const scored = (score: number, differences: Differs = {}) =>
  part({ isFinished: true, score, ...differences });

const progresses: Array<[name: string, root: RolledUpNode, progress: number]> = [
  ['a course of one piece, not finished', todo, 0],
  ['a course of one piece, finished', done, 1],
  ['one of four', course(done, todo, todo, todo), 0.25],
  ['one of three', course(done, todo, todo), 0.333333333],
  ['leaves count, modules do not', course(course(done, done, todo), todo), 0.5],
  [
    'a finished module does not vouch for its leaves',
    part({ isFinished: true, children: [todo, done] }),
    0.5,
  ],
  ['optional ones do not count', course(done, part({ optional: true })), 1],
  ['a finished optional one does not count', course(todo, part({ optional: true, isFinished: true })), 0],
  ['optional is inherited', course(done, part({ optional: true, children: [todo, todo] })), 1],
  ['where nothing is required, all count', part({ optional: true, children: [done, todo] }), 0.5],
  ['by duration', course(part({ duration: 30, isFinished: true }), part({ duration: 90 })), 0.25],
  ['one without a duration: by number', course(part({ duration: 30, isFinished: true }), todo), 0.5],
  [
    'one of no duration: by number',
    course(part({ duration: 30, isFinished: true }), part({ duration: 0 })),
    0.5,
  ],
  [
    'an optional one without a duration does not matter',
    course(part({ duration: 30, isFinished: true }), part({ duration: 90 }), part({ optional: true })),
    0.25,
  ],
  ['reading 61: an archived one does not count', course(done, part({ activityState: 'archived' })), 1],
  ['reading 61: a draft does not count', course(done, part({ activityState: 'draft' })), 1],
  [
    'reading 61: done before it was archived, it does not count either',
    course(todo, part({ activityState: 'archived', isFinished: true })),
    0,
  ],
  [
    'reading 61: an archived module takes all in it along',
    course(done, part({ type: 'composite', activityState: 'archived', children: [todo] })),
    1,
  ],
  [
    'reading 61: an archived one without a duration does not matter',
    course(
      part({ duration: 30, isFinished: true }),
      part({ duration: 90 }),
      part({ activityState: 'archived' }),
    ),
    0.25,
  ],
  [
    'reading 61: where only what is optional is left, that counts',
    course(part({ activityState: 'archived' }), part({ optional: true, isFinished: true })),
    1,
  ],
  ['reading 62: a module without activities is skipped', course(done, course()), 1],
  [
    'reading 62: a module of archived activities is skipped',
    course(todo, course(part({ activityState: 'archived' }))),
    0,
  ],
  ['reading 62: where nothing is left to do, all is done', course(part({ activityState: 'archived' })), 1],
];

test.each(progresses)('[3.5] progress: %s', (_name, root, progress) => {
  expect(rolledUpProgress(root)).toBe(progress);
});

const scores: Array<[name: string, root: RolledUpNode, score: number | null]> = [
  ['a course of one piece', scored(0.7), 0.7],
  ['a course of one piece, not done', todo, 0],
  ['a course that is only read', done, null],
  ['equal weights', course(scored(1), scored(0.5)), 0.75],
  ['by weight', course(scored(1, { scoreWeight: 3 }), scored(0, { scoreWeight: 1 })), 0.75],
  ['an unknown weight is one', course(scored(1, { scoreWeight: 3 }), scored(0)), 0.75],
  ['a weight of zero does not count', course(scored(1), scored(0, { scoreWeight: 0 })), 1],
  ['a weight below zero does not count', course(scored(1), scored(0, { scoreWeight: -1 })), 1],
  ['no weight anywhere', course(scored(1, { scoreWeight: 0 })), null],
  ['a weight of zero is inherited', course(scored(1), part({ scoreWeight: 0, children: [scored(0)] })), 1],
  ['required and not done counts as nothing', course(scored(1), todo), 0.5],
  ['read without a score says nothing', course(scored(0.6), done), 0.6],
  ['optional and not done does not count', course(scored(0.6), part({ optional: true })), 0.6],
  ['optional and done counts', course(scored(1), scored(0.5, { optional: true })), 0.75],
  ['optional is inherited', course(scored(0.6), part({ optional: true, children: [todo, scored(1)] })), 0.8],
  ['an optional module not begun', course(scored(0.6), part({ optional: true, children: [todo] })), 0.6],
  ['modules weigh as one', course(course(scored(1), scored(0)), scored(1)), 0.75],
  [
    'a module weighs by its own weight',
    course(part({ scoreWeight: 3, children: [scored(1)] }), scored(0)),
    0.75,
  ],
  ['a score above the whole', scored(1.2), 1],
  ['a score below nothing', scored(-0.5), 0],
  ['a mean that strays in its last digit', course(scored(0.7), scored(0.8), scored(0.9)), 0.8],
  ['a mean of tenths', course(scored(0.1), scored(0.7), scored(0.1)), 0.3],
  [
    'reading 61: an archived one, not done, takes nothing away',
    course(scored(0.6), part({ activityState: 'archived' })),
    0.6,
  ],
  [
    'reading 61: an archived score does not count',
    course(scored(0.6), scored(1, { activityState: 'archived' })),
    0.6,
  ],
  [
    'reading 61: a draft does not count',
    course(scored(0.6), part({ activityState: 'draft', scoreWeight: 9 })),
    0.6,
  ],
  ['reading 62: an empty module does not count', course(scored(0.6), course()), 0.6],
  [
    'reading 62: nor one of archived activities',
    course(scored(0.6), course(part({ activityState: 'archived' }))),
    0.6,
  ],
  [
    'readings 61 and 62: nothing is left to weigh',
    course(scored(1, { activityState: 'archived' }), course()),
    null,
  ],
];

test.each(scores)('[3.6] score: %s', (_name, root, score) => {
  expect(rollUp(root, null).normalizedScore).toBe(score);
});

const scale: GradingScale = {
  maxScore: 20,
  normalizedPassingScore: 0.8,
  passingGradeId: null,
  objectiveGrades: [
    { id: 'b', name: 'B', normalizedMinScore: 0.5 },
    { id: 'a', name: 'A', normalizedMinScore: 0.8 },
  ],
};

test('[3.3] [3.6] a result has score, grade and pass from the scale', () => {
  expect(rollUp(course(scored(0.7), scored(0.8), scored(0.9)), scale)).toEqual({
    progress: 1,
    normalizedScore: 0.8,
    score: 16,
    maxScore: 20,
    passed: true,
    grade: 'A',
  });
});

test('[3.3] [3.6] a result below the passing score has not passed', () => {
  expect(rollUp(course(scored(1), todo), scale)).toEqual({
    progress: 0.5,
    normalizedScore: 0.5,
    score: 10,
    maxScore: 20,
    passed: false,
    grade: 'B',
  });
});

test('[3.6] a score in points carries no stray digits', () => {
  expect(rollUp(scored(0.07), { ...scale, maxScore: 100 }).score).toBe(7);
});

test.each([
  ['no scale', scored(0.7), null, 0.7],
  ['nothing to grade', done, scale, null],
])('[3.6] with %s there are neither points, grade nor pass', (_name, root, given, normalizedScore) => {
  expect(rollUp(root, given)).toEqual({
    progress: 1,
    normalizedScore,
    score: null,
    maxScore: null,
    passed: null,
    grade: null,
  });
});

/** Any course down to that many levels. */
function tree(levels: number): Arbitrary<RolledUpNode> {
  return record({
    type: constantFrom(...ACTIVITY_TYPES),
    activityState: constantFrom(...LIFECYCLE_STATES),
    optional: boolean(),
    scoreWeight: option(integer({ min: -1, max: 10 })),
    duration: option(integer({ min: 0, max: 5000 })),
    isFinished: boolean(),
    score: option(double({ min: -1, max: 2, noNaN: true })),
    children: levels > 0 ? array(tree(levels - 1), { maxLength: 3 }) : constant([]),
  }).map(part);
}

test('[3.5] [3.6] whatever the tree, progress and score stay within 0..1', () => {
  assert(
    property(tree(3), (root) => {
      const { progress, normalizedScore } = rollUp(root, scale);
      expect(progress).toBeGreaterThanOrEqual(0);
      expect(progress).toBeLessThanOrEqual(1);
      expect(normalizedScore ?? 0).toBeGreaterThanOrEqual(0);
      expect(normalizedScore ?? 0).toBeLessThanOrEqual(1);
    }),
  );
});

test('[3.5] finishing one more activity never takes progress away', () => {
  assert(
    property(tree(3), (root) => {
      expect(rolledUpProgress(finishFirst(root))).toBeGreaterThanOrEqual(rolledUpProgress(root));
    }),
  );
});

/** The same tree with its first leaf finished. */
function finishFirst(root: RolledUpNode): RolledUpNode {
  const [first, ...rest] = root.children;
  return first
    ? { ...root, children: [finishFirst(first), ...rest] }
    : { ...root, outcome: { ...root.outcome, workflow: FINISHED } };
}
