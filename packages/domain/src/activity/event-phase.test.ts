import { expect, test } from 'vitest';
import { eventPhase } from './event-phase';

const start = new Date('2026-11-20T15:00:00Z');
const end = new Date('2026-11-20T16:00:00Z');

test.each([
  ['a second before its start it is to come', '2026-11-20T14:59:59Z', end, 'upcoming'],
  ['at its very start it is on', '2026-11-20T15:00:00Z', end, 'now'],
  ['at its very end it is still on', '2026-11-20T16:00:00Z', end, 'now'],
  ['a second after its end it is over', '2026-11-20T16:00:01Z', end, 'over'],
  ['without an end it is on at its start', '2026-11-20T15:00:00Z', null, 'now'],
  ['without an end it is over once it has begun', '2026-11-20T15:00:01Z', null, 'over'],
] as const)('[4.2] an event: %s', (_, now, until, phase) => {
  expect(eventPhase({ start, end: until }, new Date(now))).toBe(phase);
});
