import { expect, test } from 'vitest';
import { type CoverState, litCount } from './lit-count';

const started = (share: number): CoverState => ({ kind: 'started', share });

test.each<[string, CoverState, number]>([
  ['not started, every pane is dark', { kind: 'notStarted' }, 0],
  ['a draft is dark', { kind: 'draft' }, 0],
  ['a locked course is dark', { kind: 'locked' }, 0],
  ['in a catalog a light was left on: 9 percent of 20', { kind: 'offered' }, 2],
  ['started, with nothing done yet, one pane is lit', started(0), 1],
  ['a progress below zero still is a start', started(-1), 1],
  ['a progress that is not a number still is a start', started(Number.NaN), 1],
  ['just below half a pane beyond one', started(0.0749), 1],
  ['half a pane beyond one rounds up', started(0.075), 2],
  ['half of it is half of the panes', started(0.5), 10],
  ['just below the last half pane one stays dark', started(0.9749), 19],
  ['rounding may light the last one early', started(0.975), 20],
  ['the whole', started(1), 20],
  ['a progress beyond the whole is the whole', started(1.4), 20],
  ['finished, all are lit', { kind: 'finished' }, 20],
])('[1.5] [9.14] %s', (_sentence, state, lit) => {
  expect(litCount(state, 20)).toBe(lit);
});

test('[9.14] the offered light never goes out on a cover with few panes', () => {
  expect(litCount({ kind: 'offered' }, 3)).toBe(1);
});
