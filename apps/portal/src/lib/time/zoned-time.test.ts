import { expect, test } from 'vitest';
import { clockTime, momentIn, momentsIn } from './zoned-time';

test.each([
  // zone, day, time, moment
  ['Europe/Berlin', '2026-01-15', '09:00', '2026-01-15T08:00:00.000Z'],
  ['Europe/Berlin', '2026-03-29', '01:59', '2026-03-29T00:59:00.000Z'],
  ['Europe/Berlin', '2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
  ['Europe/Berlin', '2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
  ['Europe/Berlin', '2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
  ['America/New_York', '2026-03-08', '03:00', '2026-03-08T07:00:00.000Z'],
  ['America/New_York', '2026-11-01', '01:30', '2026-11-01T05:30:00.000Z'],
  ['America/New_York', '2026-11-01', '02:00', '2026-11-01T07:00:00.000Z'],
  ['Australia/Lord_Howe', '2026-04-05', '01:45', '2026-04-04T14:45:00.000Z'],
  ['Australia/Lord_Howe', '2026-10-04', '02:30', '2026-10-03T15:30:00.000Z'],
  ['America/Santiago', '2026-09-06', '01:00', '2026-09-06T04:00:00.000Z'],
  ['America/Santiago', '2026-04-04', '23:30', '2026-04-05T02:30:00.000Z'],
  ['Africa/Cairo', '2026-04-24', '01:00', '2026-04-23T22:00:00.000Z'],
  ['Africa/Cairo', '2026-10-29', '23:15', '2026-10-29T20:15:00.000Z'],
  ['Asia/Kathmandu', '2026-06-01', '00:00', '2026-05-31T18:15:00.000Z'],
  ['Pacific/Kiritimati', '2026-06-01', '12:00', '2026-05-31T22:00:00.000Z'],
])('[2.12] in %s on %s a clock shows %s', (zone, day, time, moment) => {
  expect(momentIn(zone, day, time).toISOString()).toBe(moment);
  expect(clockTime(new Date(moment), zone)).toBe(time);
});

test.each([
  ['Europe/Berlin', '2026-03-29', '02:30', '03:30'],
  ['America/New_York', '2026-03-08', '02:00', '03:00'],
  ['Australia/Lord_Howe', '2026-10-04', '02:10', '02:40'],
  ['America/Santiago', '2026-09-06', '00:00', '01:00'],
  ['Africa/Cairo', '2026-04-24', '00:30', '01:30'],
])('[2.12] in %s on %s the clock leaps over %s: it is %s', (zone, day, time, shown) => {
  expect(clockTime(momentIn(zone, day, time), zone)).toBe(shown);
});

test.each([
  ['Europe/Berlin', '2026-01-15', '09:00', ['2026-01-15T08:00:00.000Z']],
  ['Europe/Berlin', '2026-10-25', '02:30', ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z']],
  ['Australia/Lord_Howe', '2026-04-05', '01:45', ['2026-04-04T14:45:00.000Z', '2026-04-04T15:15:00.000Z']],
  ['Europe/Berlin', '2026-03-29', '02:30', []],
  ['America/Santiago', '2026-09-06', '00:00', []],
])('[2.12] in %s on %s a clock shows %s at %j', (zone, day, time, moments) => {
  expect(momentsIn(zone, day, time).map((moment) => moment.toISOString())).toEqual(moments);
});
