import { expect, test } from 'vitest';
import { startWindow } from './availability';

const at = (iso: string) => new Date(iso);
const NOW = at('2026-03-10T12:00:00Z');
const JUST_BEFORE = at('2026-03-10T11:59:59.999Z');
const JUST_AFTER = at('2026-03-10T12:00:00.001Z');

test.each([
  ['without dates', null, null, { kind: 'open' }],
  ['a millisecond before it opens', JUST_AFTER, null, { kind: 'notYetOpen', opensAt: JUST_AFTER }],
  ['at the instant it opens', NOW, null, { kind: 'open' }],
  ['a millisecond after it opened', JUST_BEFORE, null, { kind: 'open' }],
  ['a millisecond before it closes', null, JUST_AFTER, { kind: 'open' }],
  ['at the instant it closes', null, NOW, { kind: 'open' }],
  ['a millisecond after it closed', null, JUST_BEFORE, { kind: 'closed', closedAt: JUST_BEFORE }],
  ['inside the window', JUST_BEFORE, JUST_AFTER, { kind: 'open' }],
  ['in a window of one instant', NOW, NOW, { kind: 'open' }],
  ['before both dates', JUST_AFTER, JUST_AFTER, { kind: 'notYetOpen', opensAt: JUST_AFTER }],
  ['after both dates', JUST_BEFORE, JUST_BEFORE, { kind: 'closed', closedAt: JUST_BEFORE }],
  [
    'in a window that ends before it begins',
    JUST_AFTER,
    JUST_BEFORE,
    { kind: 'notYetOpen', opensAt: JUST_AFTER },
  ],
  ['with an end in the year 9999', null, at('9999-12-31T23:59:59Z'), { kind: 'open' }],
  ['with a start before 1970', at('1900-01-01T00:00:00Z'), null, { kind: 'open' }],
] as const)('[4.21] %s', (_name, availabilityDate, availabilityEndDate, expected) => {
  expect(startWindow({ availabilityDate, availabilityEndDate }, NOW)).toEqual(expected);
});

// Clocks jump at 01:00 UTC on these two days in central Europe: instants compare, wall clocks do not.
test.each([
  [
    '[4.21] opens as the clock springs forward',
    '2026-03-29T01:00:00Z',
    '2026-03-29T00:59:59.999Z',
    'notYetOpen',
  ],
  ['[4.21] opens as the clock springs forward', '2026-03-29T01:00:00Z', '2026-03-29T01:00:00Z', 'open'],
  [
    '[4.21] opens in the hour that comes twice',
    '2026-10-25T02:30:00+02:00',
    '2026-10-25T00:29:59Z',
    'notYetOpen',
  ],
  ['[4.21] opens in the hour that comes twice', '2026-10-25T02:30:00+02:00', '2026-10-25T00:30:00Z', 'open'],
])('%s (%s), asked at %s: %s', (_name, opens, now, kind) => {
  expect(startWindow({ availabilityDate: at(opens), availabilityEndDate: null }, at(now)).kind).toBe(kind);
});
