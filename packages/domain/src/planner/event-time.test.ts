import { expect, test } from 'vitest';
import { type EventTime, eventTimeProblem } from './event-time';

const NONE: EventTime = { at: null, end: null, on: null, until: null };
const timed = (at: string, end: string): EventTime => ({ ...NONE, at: new Date(at), end: new Date(end) });
const days = (on: string, until: string): EventTime => ({ ...NONE, on, until });

test.each<[string, EventTime, ReturnType<typeof eventTimeProblem>]>([
  ['an hour', timed('2026-03-10T12:00:00Z', '2026-03-10T13:00:00Z'), null],
  ['no time at all', timed('2026-03-10T12:00:00Z', '2026-03-10T12:00:00Z'), null],
  ['a second too early', timed('2026-03-10T12:00:00Z', '2026-03-10T11:59:59Z'), 'endsBeforeStart'],
  ['a whole day', days('2026-03-10', '2026-03-10'), null],
  ['days that end before they begin', days('2026-03-10', '2026-03-09'), 'endsBeforeStart'],
  ['a year', days('2026-01-01', '2027-01-02'), null],
  ['a day more', days('2026-01-01', '2027-01-03'), 'tooLong'],
  ['a year of moments', timed('2026-01-01T00:00:00Z', '2027-01-02T00:00:00Z'), null],
  ['a moment more', timed('2026-01-01T00:00:00Z', '2027-01-02T00:00:01Z'), 'tooLong'],
  ['neither days nor moments', NONE, 'timeMissing'],
  ['no end', { ...NONE, at: new Date(0) }, 'timeMissing'],
  ['no start', { ...NONE, end: new Date(0) }, 'timeMissing'],
  ['a first day alone', { ...NONE, on: '2026-03-10' }, 'timeMissing'],
  ['a last day alone', { ...NONE, until: '2026-03-10' }, 'timeMissing'],
  [
    'both',
    {
      ...timed('2026-03-10T12:00:00Z', '2026-03-10T13:00:00Z'),
      on: '2026-03-10',
      until: '2026-03-10',
    },
    'timeMissing',
  ],
  [
    'moments, and a day beside them',
    { ...timed('2026-03-10T12:00:00Z', '2026-03-10T13:00:00Z'), on: '2026-03-10' },
    'timeMissing',
  ],
  [
    'days, and a moment beside them',
    { ...days('2026-03-10', '2026-03-10'), end: new Date(0) },
    'timeMissing',
  ],
])('[2.12] an event of one’s own: %s', (_name, time, problem) => {
  expect(eventTimeProblem(time)).toBe(problem);
});
