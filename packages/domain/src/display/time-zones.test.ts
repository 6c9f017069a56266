import { expect, test } from 'vitest';
import { findTimeZone, ianaZone, TIME_ZONES, timeZoneOption, timeZoneOptions } from './time-zones';

const INDIA = {
  value: 'India Standard Time',
  abbreviation: 'IST',
  isdst: false,
  region: 'Chennai, Kolkata, Mumbai, New Delhi',
  utc: ['Asia/Kolkata', 'Asia/Calcutta'],
} as const;

test('[9.17] at least a hundred zones, every field filled, no name or zone twice', () => {
  const zones = TIME_ZONES.flatMap(({ utc }) => utc);
  expect(TIME_ZONES.length).toBeGreaterThanOrEqual(100);
  expect(new Set(TIME_ZONES.map(({ value }) => value)).size).toBe(TIME_ZONES.length);
  expect(new Set(zones).size).toBe(zones.length);
  for (const zone of TIME_ZONES) {
    expect([zone.value, zone.abbreviation, zone.region]).not.toContain('');
    expect(zone.utc.join(' ')).toMatch(/^[A-Za-z]+[\w/+-]*( [A-Za-z]+[\w/+-]*)*$/);
  }
});

test('[9.17] [3.21] a zone has a name, an abbreviation, a region and its IANA zones', () => {
  expect(findTimeZone('India Standard Time')).toEqual(INDIA);
  expect(findTimeZone('Pacific Standard Time')).toMatchObject({ abbreviation: 'PST', isdst: true });
});

test.each([
  [330, '(UTC+05:30)', 5.5],
  [345, '(UTC+05:45)', 5.75],
  [0, '(UTC+00:00)', 0],
  [60, '(UTC+01:00)', 1],
  [-1, '(UTC-00:01)', -1 / 60],
  [-210, '(UTC-03:30)', -3.5],
  [-720, '(UTC-12:00)', -12],
  [840, '(UTC+14:00)', 14],
])('[9.17] %i minutes are labelled %s', (minutes, label, offset) => {
  expect(timeZoneOption(INDIA, minutes)).toEqual({
    ...INDIA,
    offset,
    text: `${label} Chennai, Kolkata, Mumbai, New Delhi`,
  });
});

test('[9.17] reading 38: the list is sorted by the offset of each leading zone', () => {
  const offsets: Record<string, number> = {
    'Asia/Kolkata': -700,
    'Pacific/Kiritimati': -800,
    'Etc/GMT+12': 900,
  };
  const options = timeZoneOptions((zone) => offsets[zone] ?? 0);
  expect(options).toHaveLength(TIME_ZONES.length);
  expect(options.slice(0, 2).map(({ utc }) => utc[0])).toEqual(['Pacific/Kiritimati', 'Asia/Kolkata']);
  expect(options.at(-1)?.text).toBe('(UTC+15:00) International Date Line West');
  const equals = options.slice(2, -1).map(({ value }) => value);
  expect(equals).toEqual(TIME_ZONES.map(({ value }) => value).filter((value) => equals.includes(value)));
});

test.each([
  ['Asia/Kolkata', 'India Standard Time'],
  ['Asia/Calcutta', 'India Standard Time'],
  ['Europe/Vienna', 'W. Europe Standard Time'],
  ['W. Europe Standard Time', 'W. Europe Standard Time'],
  ['UTC', 'UTC'],
  ['Mars/Olympus', null],
])('[9.17] reading 38: %s belongs to %s', (value, name) => {
  expect(findTimeZone(value)?.value ?? null).toBe(name);
});

test.each([
  ['India Standard Time', 'Asia/Kolkata'],
  ['Asia/Calcutta', 'Asia/Calcutta'],
  ['UTC', 'Etc/UTC'],
  ['Mars/Olympus', 'Mars/Olympus'],
])('[9.17] reading 38: %s is computed as %s', (value, zone) => {
  expect(ianaZone(value)).toBe(zone);
});
