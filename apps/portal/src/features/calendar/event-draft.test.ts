import { expect, test } from 'vitest';
import { eventOfDraft, moveStart, newDraft } from './event-draft';

test.each(['0026-11-25', '112526-11-25', '9999-12-31', ''])(
  '[2.12] an event that begins on %j has no time yet, whole days or not',
  (startDay) => {
    for (const isAllDay of [true, false]) {
      const draft = { ...newDraft('2026-11-25'), title: 'Talk', isAllDay, startDay };
      const [event, problems] = eventOfDraft(draft, 'Europe/Berlin');
      expect(problems).toEqual({ title: false, time: 'timeMissing', skipped: null });
      expect(event).toMatchObject({ at: null, on: null });
    }
  },
);

const night = (startTime: string, endTime: string, day: string) => ({
  ...newDraft(day),
  title: 'Night',
  startTime,
  endTime,
});
const SPRING = '2026-03-29';
const AUTUMN = '2026-10-25';

test.each([
  ['starts', '02:30', '03:15', 'start'],
  ['ends', '01:30', '02:30', 'end'],
  ['starts and ends', '02:10', '02:40', 'start'],
])(
  '[2.12] what %s in an hour that clocks leap over is told so, and nothing else',
  (_name, start, end, skipped) => {
    const [, problems] = eventOfDraft(night(start, end, SPRING), 'Europe/Berlin');
    expect(problems).toEqual({ title: false, time: null, skipped });
  },
);

const FIRST = { at: new Date('2026-10-25T00:30:00Z'), end: new Date('2026-10-25T00:45:00Z') };
const SECOND = { at: new Date('2026-10-25T01:30:00Z'), end: new Date('2026-10-25T01:45:00Z') };

test.each([
  ['of a new one is the first', '02:30', '02:45', null, '00:30', '00:45'],
  ['that ends at an earlier time goes on into the second', '02:45', '02:15', null, '00:45', '01:15'],
  ['stays the second as its end moves', '02:30', '02:50', SECOND, '01:30', '01:50'],
  ['stays the second as its start moves', '02:40', '02:45', SECOND, '01:40', '01:45'],
  ['stays the first as it moves', '02:20', '02:50', FIRST, '00:20', '00:50'],
  ['ends after it, by the clock of then', '02:30', '03:30', null, '00:30', '02:30'],
])('[2.12] of an hour that clocks show twice an event %s', (_name, start, end, stored, at, until) => {
  const [event, problems] = eventOfDraft(night(start, end, AUTUMN), 'Europe/Berlin', stored);
  expect(problems).toEqual({ title: false, time: null, skipped: null });
  expect(event.at?.toISOString()).toBe(`2026-10-25T${at}:00.000Z`);
  expect(event.end?.toISOString()).toBe(`2026-10-25T${until}:00.000Z`);
});

test.each([
  ['as long as it did', '01:00', '02:00', '05:00', '06:00', SPRING],
  ['past the hour that clocks skip', '00:30', '01:30', '01:30', '03:30', SPRING],
  ['into the next day', '09:00', '10:00', '23:30', '00:30', '2026-03-30'],
])('[2.12] an event whose start moves lasts %s', (_name, start, end, moved, shown, day) => {
  const draft = moveStart(night(start, end, SPRING), { startTime: moved }, 'Europe/Berlin');
  expect([draft.endDay, draft.endTime]).toEqual([day, shown]);
});
