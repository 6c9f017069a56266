import { expect, test } from 'vitest';
import { type ActivityConstraint, type ActivityPart, NO_CONSTRAINT } from './activity-part';
import { activityPart } from './activity-part.builder';
import { concealScores, concealTree, type SecretiveAttempt, visibleResults } from './conceal-tree';

const NOW = new Date('2026-03-02T12:00:00Z');
const LATER = new Date('2026-03-02T12:00:01Z');
const course: SecretiveAttempt = {
  gradeRevealPolicy: 'none',
  gradeRevealDate: null,
  workflow: { state: 'finished', protectResults: false },
};
const quiz = (constraint: Partial<ActivityConstraint> | null = null) =>
  activityPart({ workflow: 'finished', record: { normalizedScore: 0.4 }, activityConstraint: constraint });
const moduleOf = (constraint: Partial<ActivityConstraint> | null, ...children: ActivityPart[]) =>
  activityPart({ activityConstraint: constraint, childActivity: { type: 'composite', children } });
const isTold = (part: ActivityPart) => visibleResults(part).has('workflow');

test.each<[string, Partial<SecretiveAttempt>, boolean]>([
  ['a course without a policy', {}, true],
  ['a course that never tells', { gradeRevealPolicy: 'never' }, false],
  ['a date that is now', { gradeRevealPolicy: 'afterDate', gradeRevealDate: NOW }, true],
  ['a date of the next second', { gradeRevealPolicy: 'afterDate', gradeRevealDate: LATER }, false],
  ['an attempt with secret results', { workflow: { state: 'finished', protectResults: true } }, false],
  [
    'after the end, and over',
    { gradeRevealPolicy: 'afterFinish', workflow: { state: 'finished', protectResults: false } },
    true,
  ],
  [
    'after the end, and under way',
    { gradeRevealPolicy: 'afterFinish', workflow: { state: 'inProgress', protectResults: false } },
    false,
  ],
])('[4.20] a result is told by its course: %s', (_case, differs, expected) => {
  expect(isTold(concealTree(moduleOf(null, quiz()), { ...course, ...differs }, NOW))).toBe(expected);
});

test.each<[string, ActivityPart, boolean]>([
  ['no constraint', quiz(), true],
  ['never', quiz({ resultsDisclosurePolicy: 'never' }), false],
  ['from now on', quiz({ resultsDisclosurePolicy: 'afterDate', resultsDisclosureFrom: NOW }), true],
  [
    'from the next second on',
    quiz({ resultsDisclosurePolicy: 'afterDate', resultsDisclosureFrom: LATER }),
    false,
  ],
  [
    '[5.10] from the date that its module has',
    moduleOf({ resultsDisclosureFrom: LATER }, quiz({ resultsDisclosurePolicy: 'afterDate' })),
    false,
  ],
  [
    'reading 56: the policy of its module is not its own',
    moduleOf({ resultsDisclosurePolicy: 'never' }, quiz()),
    true,
  ],
])('[4.27] a result is told by its activity: %s', (_case, part, expected) => {
  expect(isTold(concealTree(part, course, NOW))).toBe(expected);
});

test('[4.20] what is hidden is gone, and nothing else', () => {
  const part = quiz({ resultsDisclosurePolicy: 'never' });
  const { activityWorkflowAggregate: made } = part.childActivity;
  expect(concealTree(part, course, NOW)).toEqual({
    ...part,
    childActivity: {
      ...part.childActivity,
      activityWorkflowAggregate: { ...made, bestActivityRecord: null },
    },
  });
});

test('[4.20] a tree with nothing to hide stays the very same', () => {
  const tree = moduleOf(NO_CONSTRAINT, quiz(), activityPart());
  expect(concealTree(tree, course, NOW)).toBe(tree);
  const untried = moduleOf(null, activityPart({ workflow: 'inProgress' }), activityPart());
  expect(concealTree(untried, { ...course, gradeRevealPolicy: 'never' }, NOW)).toBe(untried);
});

test('[4.20] [4.27] a score is told or gone as a whole', () => {
  const scored = { id: 'a', score: 4, maxScore: 10, normalizedScore: 0.4, passed: false };
  expect(concealScores(scored, true)).toBe(scored);
  expect(concealScores(scored, false)).toEqual({
    id: 'a',
    score: null,
    maxScore: null,
    normalizedScore: null,
    passed: null,
  });
});
