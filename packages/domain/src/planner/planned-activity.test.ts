import { expect, test } from 'vitest';
import { NO_CONSTRAINT } from '../activity/activity-part';
import type { WorkedOn } from '../activity/is-done';
import { plannedActivity, type PlannedPart } from './planned-activity';

const DUE = new Date('2026-03-12T12:00:00Z');
const END = new Date('2026-03-20T12:00:00Z');
const DONE: WorkedOn = { state: 'finished', progress: 1, submitted: DUE, doneBefore: false };

function part(axis: string, differs: Partial<PlannedPart> = {}): PlannedPart {
  return {
    axis,
    optional: false,
    type: 'text',
    state: 'ready',
    constraint: null,
    workflow: null,
    ...differs,
  };
}
const module = (axis: string, differs: Partial<PlannedPart> = {}) =>
  part(axis, { type: 'composite', ...differs });

test('[5.10] what stands above holds where the activity says nothing itself, the nearest first', () => {
  const parts = [
    module('1', { constraint: { ...NO_CONSTRAINT, accessibleUntil: END, startFrom: END } }),
    module('1.1', { constraint: { ...NO_CONSTRAINT, startFrom: DUE } }),
    part('1.1.1', { constraint: { ...NO_CONSTRAINT, due: DUE } }),
  ];
  expect(plannedActivity('1.1.1', parts)).toEqual({
    axis: '1.1.1',
    optional: false,
    own: { ...NO_CONSTRAINT, due: DUE },
    constraint: { ...NO_CONSTRAINT, due: DUE, startFrom: DUE, accessibleUntil: END },
    work: [null],
  });
});

test.each([
  ['by itself', [module('1'), part('1.1', { optional: true })], true],
  ['by what it stands in', [module('1', { optional: true }), part('1.1')], true],
  ['by a neighbour: not', [module('1'), part('1.1'), part('1.10', { optional: true })], false],
])('[5.10] optional %s', (_name, parts, optional) => {
  expect(plannedActivity('1.1', parts)?.optional).toBe(optional);
});

test.each(['draft', 'archived'] as const)(
  '[4.29] a %s activity, or what stands in one, is not planned',
  (state) => {
    expect(plannedActivity('1.1', [module('1'), part('1.1', { state })])).toBeNull();
    expect(plannedActivity('1.1', [module('1', { state }), part('1.1')])).toBeNull();
    expect(plannedActivity('1.1', [])).toBeNull();
  },
);

test('[4.29] the work of a module is what counts and is required below it', () => {
  const parts = [
    module('1', { constraint: { ...NO_CONSTRAINT, due: DUE } }),
    part('1.1', { workflow: DONE }),
    part('1.2', { optional: true }),
    part('1.3', { state: 'archived' }),
    module('1.4', { optional: true }),
    part('1.4.1'),
    module('1.5', { state: 'draft' }),
    part('1.5.1'),
    module('1.6'),
    part('1.6.1'),
    part('2.1'),
  ];
  expect(plannedActivity('1', parts)?.work).toEqual([DONE, null]);
  expect(plannedActivity('1.6', parts)?.work).toEqual([null]);
});
