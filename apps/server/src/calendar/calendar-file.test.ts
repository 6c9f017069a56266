import type { CalendarDate } from '@lantern/contract/planner/calendar-date';
import { expect, test } from 'vitest';
import { NOON } from '../../testing/test-app';
import { calendarEntry, calendarFile } from './calendar-file';

const AT = new Date('2026-03-13T11:00:00Z');
const EVENT: CalendarDate = {
  id: 'lunch',
  kind: 'personal',
  title: 'Lunch',
  language: null,
  at: AT,
  end: null,
  on: null,
  until: null,
  course: null,
  activity: null,
  certificateNumber: null,
  status: null,
};
const PLACE = { origin: 'https://north.test', hostname: 'north.test', locale: 'en-US' };

test.each([
  [null, null],
  [AT, null],
  [new Date(AT.getTime() + 1000), 'DTEND:20260313T110001Z'],
])('[2.12] an event until %s has %s, since none may end when it begins', (end, line) => {
  const text = calendarFile('North Academy', [calendarEntry({ ...EVENT, end }, PLACE)], NOON);
  expect(text).toContain('DTSTART:20260313T110000Z');
  expect(/^DTEND.*(?=\r$)/m.exec(text)?.[0] ?? null).toBe(line);
});
