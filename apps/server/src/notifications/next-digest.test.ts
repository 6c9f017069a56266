import { expect, test } from 'vitest';
import { isDigestTime, localTime, nextDigest } from './next-digest';

const at = (iso: string) => new Date(iso);

test.each([
  // Lisbon: the clock goes forward on 29 March, back on 25 October.
  ['Europe/Lisbon', '2026-03-28T07:00:00Z', '2026-03-29T06:00:00Z'],
  ['Europe/Lisbon', '2026-10-24T06:00:00Z', '2026-10-25T07:00:00Z'],
  ['Europe/Lisbon', '2026-07-01T05:59:59Z', '2026-07-01T06:00:00Z'],
  // New York: 8 March and 1 November.
  ['America/New_York', '2026-03-07T12:00:00Z', '2026-03-08T11:00:00Z'],
  ['America/New_York', '2026-10-31T11:00:00Z', '2026-11-01T12:00:00Z'],
  // Kathmandu is three quarters of an hour off, Tokyo has no summer time.
  ['Asia/Kathmandu', '2026-03-02T12:00:00Z', '2026-03-03T01:15:00Z'],
  ['Asia/Tokyo', '2026-12-31T23:00:00Z', '2027-01-01T22:00:00Z'],
  // Half an hour of summer time.
  ['Australia/Lord_Howe', '2026-04-03T21:00:00Z', '2026-04-04T20:30:00Z'],
  // Before the first Date.UTC of the day, and after its last.
  ['Pacific/Kiritimati', '2026-03-02T17:00:00Z', '2026-03-03T17:00:00Z'],
  ['Pacific/Pago_Pago', '2026-03-02T17:59:59Z', '2026-03-02T18:00:00Z'],
])('in %s the digest after %s comes at %s', (zone, now, expected) => {
  expect(nextDigest(at(now), 'daily', zone)).toEqual(at(expected));
});

test.each([
  ['Europe/Lisbon', '2026-03-23T07:00:00Z', '2026-03-30T06:00:00Z'],
  ['Asia/Tokyo', '2026-03-01T21:59:59Z', '2026-03-01T22:00:00Z'],
  ['America/New_York', '2026-03-02T12:00:00Z', '2026-03-09T11:00:00Z'],
])('in %s the weekly one after %s comes on Monday, at %s', (zone, now, expected) => {
  expect(nextDigest(at(now), 'weekly', zone)).toEqual(at(expected));
});

test.each(['Europe/Lisbon', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Asia/Beirut'])(
  'through a year in %s each day has one, at seven',
  (zone) => {
    let now = at('2026-01-01T00:00:00Z');
    const days = new Set<string>();
    for (let count = 0; count < 365; count += 1) {
      now = nextDigest(now, 'daily', zone);
      const { month, day, hour, minute } = localTime(now, zone);
      expect({ hour, minute }).toEqual({ hour: 7, minute: 0 });
      days.add(`${month}-${day}`);
    }
    expect(days.size).toBe(365);
  },
);

test('before the morning of its reader it waits, after it is late but good', () => {
  const monday = at('2026-03-02T07:00:00Z');
  expect(isDigestTime(monday, 'daily', 'UTC')).toBe(true);
  expect(isDigestTime(monday, 'weekly', 'UTC')).toBe(true);
  expect(isDigestTime(monday, 'weekly', 'Pacific/Kiritimati')).toBe(true);
  expect(isDigestTime(monday, 'daily', 'America/New_York')).toBe(false);
  expect(isDigestTime(monday, 'weekly', 'America/Los_Angeles')).toBe(false);
  expect(isDigestTime(at('2026-03-02T23:59:59Z'), 'daily', 'UTC')).toBe(true);
});
