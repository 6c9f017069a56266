import { expect, test } from 'vitest';
import { SUBMIT_POLL } from '../limits';
import type { ActivityType } from '../vocabulary';
import { attemptEnding, submitPoll, type WeighedPart } from './attempt-ending';

const graded: WeighedPart = { scoreWeight: 1 };
const ungraded: WeighedPart = { scoreWeight: 0 };

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
    ['a composite whose weights are not known', 'composite', [{ scoreWeight: null }], 'submit'],
    [
      'a module that holds a graded part',
      'composite',
      [{ scoreWeight: 1, children: [ungraded, graded] }],
      'submit',
    ],
    ['a module of ungraded parts', 'composite', [{ scoreWeight: 1, children: [ungraded] }], 'finish'],
    ['an ungraded module of graded parts', 'composite', [{ scoreWeight: 0, children: [graded] }], 'finish'],
    ['a graded part with an empty list below', 'composite', [{ scoreWeight: 1, children: [] }], 'submit'],
    ['a graded part with no list below', 'composite', [{ scoreWeight: 1, children: null }], 'submit'],
  ];

test.each(endings)('[4.10] [4.11] %s (reading 24)', (_name, type, parts, ending) => {
  expect(attemptEnding(type, parts)).toEqual({
    command: `${ending}-objective-workflows`,
    prefer: ending === 'finish' ? 'respond-sync' : 'respond-async',
  });
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
