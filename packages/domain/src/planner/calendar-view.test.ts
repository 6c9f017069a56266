import { expect, test } from 'vitest';
import {
  calendarAddress,
  calendarLook,
  isCalendarDay,
  isOfElsewhere,
  shownDays,
  turnPage,
} from './calendar-view';

const TODAY = '2026-11-18';

test.each([
  ['', 'month', TODAY],
  ['month/2026-11', 'month', TODAY],
  ['month/2026-12', 'month', '2026-12-01'],
  ['agenda/2026-11', 'agenda', TODAY],
  ['week/2026-11-02', 'week', '2026-11-02'],
  ['week/2026-11', 'week', '2026-11-01'],
  ['day/2026-11-02', 'day', '2026-11-02'],
  ['day/2026-02-30', 'day', TODAY],
  ['year/2026', 'month', TODAY],
  ['month/never', 'month', TODAY],
  ['month/1900-01', 'month', '1900-01-01'],
  ['month/1899-12', 'month', TODAY],
  ['month/0000-01', 'month', TODAY],
  ['day/2999-12-31', 'day', '2999-12-31'],
  ['month/3000-01', 'month', TODAY],
  ['week/9999-12-31', 'week', TODAY],
])('[2.12] /calendar/%s shows the %s around %s', (address, view, day) => {
  expect(calendarLook(address, TODAY)).toEqual({ view, day });
});

test.each([
  ['month', 'month/2026-11'],
  ['agenda', 'agenda/2026-11'],
  ['week', 'week/2026-11-18'],
  ['day', 'day/2026-11-18'],
] as const)('[2.12] the %s has the address %s', (view, address) => {
  expect(calendarAddress({ view, day: TODAY })).toBe(address);
  expect(calendarLook(address, TODAY)).toEqual({ view, day: TODAY });
});

test.each([
  ['month', 42, '2026-10-26', '2026-12-06'],
  ['agenda', 30, '2026-11-01', '2026-11-30'],
  ['week', 7, '2026-11-16', '2026-11-22'],
  ['day', 1, '2026-11-18', '2026-11-18'],
] as const)('[2.12] the %s shows %i days, from %s to %s', (view, count, first, last) => {
  const days = shownDays({ view, day: TODAY }, 'de');
  expect(days).toHaveLength(count);
  expect([days[0], days.at(-1)]).toEqual([first, last]);
});

test.each([
  ['month', '2026-12-18', '2026-10-18'],
  ['agenda', '2026-12-18', '2026-10-18'],
  ['week', '2026-11-25', '2026-11-11'],
  ['day', '2026-11-19', '2026-11-17'],
] as const)('[2.12] a page of the %s is turned to %s, or back to %s', (view, next, before) => {
  expect(turnPage({ view, day: TODAY }, 1)).toEqual({ view, day: next });
  expect(turnPage({ view, day: TODAY }, -1)).toEqual({ view, day: before });
});

test.each([
  ['1899-12-31', false],
  ['1900-01-01', true],
  ['2999-12-31', true],
  ['3000-01-01', false],
  ['0026-11-25', false],
  ['112526-11-25', false],
  ['2026-02-30', false],
  ['', false],
])('[2.12] a calendar can show the day %j: %s', (day, isShown) => {
  expect(isCalendarDay(day)).toBe(isShown);
});

test.each([
  ['month', '1900-01-01', -1],
  ['agenda', '2999-12-31', 1],
  ['week', '1900-01-03', -1],
  ['day', '2999-12-31', 1],
] as const)('[2.12] the %s of %s is the last that is turned to (%i)', (view, day, pages) => {
  expect(turnPage({ view, day }, pages)).toEqual({ view, day });
});

test.each([
  ['', false],
  ['agenda', false],
  ['month/2026-11', false],
  ['week/2026-11-02', false],
  ['month/1899-12', true],
  ['month/3000-01', true],
  ['day/2026-02-30', true],
  ['week/2026-11', true],
  ['month/2026-11-02', true],
  ['year/2026', true],
])('[2.12] /calendar/%s names another day than it shows: %s', (address, is) => {
  expect(isOfElsewhere(address, calendarLook(address, TODAY))).toBe(is);
});
