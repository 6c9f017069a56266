import { assert, boolean, constantFrom, date, option, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { RESULTS_DISCLOSURE_POLICIES, REVIEW_POLICIES, WORKFLOW_STATES } from '../vocabulary';
import { isActivityDisabled } from './activity-lock';
import { type ActivityConstraint, NO_CONSTRAINT } from './activity-part';
import { activityPart } from './activity-part.builder';
import { inheritConstraint, inheritCourse, inheritTree } from './constraint-inheritance';

const MONDAY = new Date('2026-03-09T00:00:00Z');
const FRIDAY = new Date('2026-03-13T00:00:00Z');
const DATES = [
  'startFrom',
  'startUntil',
  'accessibleUntil',
  'gracePeriodUntil',
  'due',
  'resultsDisclosureFrom',
  'revealResultsFrom',
] as const;

function constraint(differs: Partial<ActivityConstraint>): ActivityConstraint {
  return { ...NO_CONSTRAINT, ...differs };
}

test.each(DATES)('[5.10] reading 56: %s is the child’s own, else the parent’s', (field) => {
  const early = constraint({ [field]: MONDAY });
  const late = constraint({ [field]: FRIDAY });
  expect(inheritConstraint(early, late)).toEqual(early);
  expect(inheritConstraint(late, early)).toEqual(late);
  expect(inheritConstraint(NO_CONSTRAINT, early)).toEqual(early);
  expect(inheritConstraint(null, early)).toEqual(early);
  expect(inheritConstraint(early, null)).toEqual(early);
});

test('[5.10] reading 56: each field on its own', () => {
  const child = constraint({ startFrom: MONDAY });
  const parent = constraint({ startFrom: FRIDAY, due: FRIDAY });
  expect(inheritConstraint(child, parent)).toEqual(constraint({ startFrom: MONDAY, due: FRIDAY }));
  expect(inheritConstraint(null, null)).toEqual(NO_CONSTRAINT);
});

test('[5.10] a score mark of 0 is a value of its own', () => {
  const child = constraint({ resultsDisclosureAbove: 0 });
  const parent = constraint({ resultsDisclosureAbove: 0.8 });
  expect(inheritConstraint(child, parent).resultsDisclosureAbove).toBe(0);
  expect(inheritConstraint(null, parent).resultsDisclosureAbove).toBe(0.8);
});

test('[5.10] the review and results-disclosure policies come from the child only', () => {
  const strict = constraint({ reviewPolicy: 'never', resultsDisclosurePolicy: 'never' });
  expect(inheritConstraint(null, strict)).toEqual(NO_CONSTRAINT);
  expect(inheritConstraint(strict, null)).toEqual(strict);
});

test.each([
  [false, false, false],
  [true, false, true],
  [false, true, true],
  [true, true, true],
])('[5.10] optional: parent %s, child %s gives %s', (parentOptional, childOptional, expected) => {
  const leaf = activityPart({ optional: childOptional });
  const parent = activityPart({ optional: parentOptional, childActivity: { children: [leaf] } });
  const [tree] = inheritTree([parent]);
  expect(tree?.optional).toBe(parentOptional);
  expect(tree?.childActivity.children[0]?.optional).toBe(expected);
});

test.each([
  [1, 2, 2],
  [0, 2, 0],
  [3, 0, 0],
  [0, 0, 0],
])('[5.10] scoreWeight: parent %i, child %i gives %i', (parentWeight, childWeight, expected) => {
  const leaf = activityPart({ scoreWeight: childWeight });
  const [tree] = inheritTree([
    activityPart({ scoreWeight: parentWeight, childActivity: { children: [leaf] } }),
  ]);
  expect(tree?.scoreWeight).toBe(parentWeight);
  expect(tree?.childActivity.children[0]?.scoreWeight).toBe(expected);
});

test('[5.10] grandchildren inherit through a parent that says nothing', () => {
  const leaf = activityPart({ id: 'leaf', activityConstraint: null });
  const middle = activityPart({ activityConstraint: null, childActivity: { children: [leaf] } });
  const root = activityPart({
    optional: true,
    scoreWeight: 0,
    activityConstraint: { startFrom: FRIDAY, reviewPolicy: 'never' },
    childActivity: { children: [middle] },
  });
  const grandchild = inheritTree([root])[0]?.childActivity.children[0]?.childActivity.children[0];
  expect(grandchild).toEqual({
    ...leaf,
    optional: true,
    scoreWeight: 0,
    activityConstraint: constraint({ startFrom: FRIDAY }),
  });
});

test.each([
  ['a proctored module', { proctored: true }, false],
  ['a proctored course', { proctored: false }, true],
])('[4.31] what is in %s is taken under supervision', (_case, module, isCourseProctored) => {
  const root = activityPart({ childActivity: { ...module, type: 'composite', children: [activityPart()] } });
  const [inherited] = inheritCourse([root], { proctored: isCourseProctored });
  expect(inherited?.childActivity.children[0]?.childActivity.proctored).toBe(true);
});

test('[4.31] nothing else is', () => {
  const [inherited] = inheritCourse([activityPart()], { proctored: false });
  expect(inherited?.childActivity.proctored).toBe(false);
});

const moment = date({ min: MONDAY, max: FRIDAY, noInvalidDate: true });
const anyConstraint = record({
  startFrom: option(moment),
  startUntil: option(moment),
  accessibleUntil: option(moment),
  gracePeriodUntil: option(moment),
  due: option(moment),
  resultsDisclosureFrom: option(moment),
  resultsDisclosureAbove: option(constantFrom(0, 0.5, 1)),
  resultsDisclosurePolicy: option(constantFrom(...RESULTS_DISCLOSURE_POLICIES)),
  reviewPolicy: option(constantFrom(...REVIEW_POLICIES)),
  revealResultsFrom: option(moment),
});

test('[5.10] [4.25] for open work inheritance never opens what the child alone keeps shut', () => {
  const openWork = constantFrom(null, 'inProgress' as const);
  assert(
    property(
      anyConstraint,
      anyConstraint,
      openWork,
      boolean(),
      moment,
      (child, parent, workflow, content, now) => {
        const alone = activityPart({ activityConstraint: child, workflow, contentAvailable: content });
        const inherited = { ...alone, activityConstraint: inheritConstraint(child, parent) };
        const opens = isActivityDisabled(alone, now) && !isActivityDisabled(inherited, now);
        expect(opens).toBe(false);
      },
    ),
  );
});

test('[5.10] [4.25] a child without dates of its own is shut whenever its parent’s dates shut it', () => {
  const anyState = constantFrom(null, ...WORKFLOW_STATES);
  assert(
    property(anyConstraint, anyState, moment, (parent, workflow, now) => {
      const dates = { ...parent, reviewPolicy: null, resultsDisclosurePolicy: null };
      const judged = activityPart({ activityConstraint: dates, workflow });
      const child = { ...judged, activityConstraint: inheritConstraint(null, parent) };
      expect(isActivityDisabled(child, now)).toBe(isActivityDisabled(judged, now));
    }),
  );
});
