import { expect, test } from 'vitest';
import { SUBMIT_POLL } from '../limits';
import type { ActivityType, LifecycleState } from '../vocabulary';
import { attemptEnding, submitPoll, type WeighedPart } from './attempt-ending';

const part = (scoreWeight: number | null, state: LifecycleState = 'ready'): WeighedPart => ({
  scoreWeight,
  childActivity: { type: 'lti', state, children: [] },
});
const module = (scoreWeight: number | null, ...children: WeighedPart[]): WeighedPart => ({
  scoreWeight,
  childActivity: { type: 'composite', state: 'ready', children },
});
const graded = part(1);
const ungraded = part(0);

const endings: Array<[name: string, type: ActivityType, parts: WeighedPart[], ending: 'submit' | 'finish']> =
  [
    ['a text', 'text', [], 'finish'],
    ['a text, whatever it weighs', 'text', [graded], 'finish'],
    ['an lti tool', 'lti', [], 'submit'],
    ['a video', 'video', [], 'submit'],
    ['an event', 'event', [ungraded], 'submit'],
    ['a discussion', 'discussion', [], 'submit'],
    ['a composite with a graded part', 'composite', [ungraded, graded], 'submit'],
    ['a composite without a graded part', 'composite', [ungraded, ungraded], 'finish'],
    ['a composite without parts', 'composite', [], 'finish'],
    ['a composite whose weights are not known', 'composite', [part(null)], 'submit'],
    ['a module that holds a graded part', 'composite', [module(1, ungraded, graded)], 'submit'],
    ['a module of ungraded parts', 'composite', [module(1, ungraded)], 'finish'],
    ['an ungraded module of graded parts', 'composite', [module(0, graded)], 'finish'],
    ['reading 61: a graded part that is archived', 'composite', [part(1, 'archived')], 'finish'],
    ['reading 61: a graded part that is a draft', 'composite', [part(1, 'draft')], 'finish'],
    ['reading 61: beside one that is there', 'composite', [part(1, 'archived'), graded], 'submit'],
    ['reading 62: a module without activities', 'composite', [module(1)], 'finish'],
    ['reading 62: a module of archived ones', 'composite', [module(1, part(1, 'archived'))], 'finish'],
  ];

test.each(endings)('[4.10] [4.11] %s (reading 24)', (_name, type, parts, ending) => {
  expect(attemptEnding(type, parts)).toBe(ending);
});

test.each([
  ['text', 'finish'],
  ['composite', 'submit'],
  ['lti', 'submit'],
] as const)('[4.10] [4.11] a %s whose parts are not known: %s', (type, ending) => {
  expect(attemptEnding(type, null)).toBe(ending);
});

test.each([
  [null, 0, { kind: 'askAgain' }],
  [null, 59_999, { kind: 'askAgain' }],
  [null, 60_000, { kind: 'gaveUp' }],
  [null, 60_001, { kind: 'gaveUp' }],
  ['record-1', 0, { kind: 'recorded', objectiveRecordId: 'record-1' }],
  ['record-1', 60_001, { kind: 'recorded', objectiveRecordId: 'record-1' }],
])('[4.10] [9.3] record %s after %i ms', (objectiveRecordId, elapsedMs, expected) => {
  expect(submitPoll(objectiveRecordId, elapsedMs)).toEqual(expected);
});

test('[4.10] [9.3] the looks are two seconds apart, for a minute', () => {
  expect(SUBMIT_POLL).toEqual({ everyMs: 2000, forMs: 60_000 });
});
