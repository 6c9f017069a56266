import { expect, test } from 'vitest';
import { CATALOG_COURSES, type CatalogCourse } from './catalog-courses-data';

const LEVEL_DIGITS = { beginner: '1', intermediate: '2', advanced: '3' };

const count = (matches: (course: CatalogCourse) => boolean) => CATALOG_COURSES.filter(matches).length;
const codesWhere = (matches: (course: CatalogCourse) => boolean) =>
  CATALOG_COURSES.filter(matches).map((course) => course.code);
const isWithin = (value: number, [least, most]: [number, number]) => value >= least && value <= most;

test('there are two hundred courses, each with its own code and name', () => {
  expect(CATALOG_COURSES).toHaveLength(200);
  expect(new Set(CATALOG_COURSES.map((course) => course.code)).size).toBe(200);
  expect(new Set(CATALOG_COURSES.map((course) => course.name)).size).toBe(200);
});

test('a code is three letters and a number that begins with the level', () => {
  const isWellFormed = ({ code, level }: CatalogCourse) =>
    /^[A-Z]{3}-\d{3}$/.test(code) && code[4] === LEVEL_DIGITS[level];
  expect(codesWhere((course) => !isWellFormed(course))).toEqual([]);
});

test('a description has 60 to 140 characters', () => {
  expect(codesWhere((course) => !isWithin(course.description.length, [60, 140]))).toEqual([]);
});

test('a course has 1 to 12 modules and takes 15 to 600 minutes', () => {
  const modules = CATALOG_COURSES.map((course) => course.modules);
  const minutes = CATALOG_COURSES.map((course) => course.minutes);
  expect([Math.min(...modules), Math.max(...modules)]).toEqual([1, 12]);
  expect([Math.min(...minutes), Math.max(...minutes)]).toEqual([15, 600]);
});

test('the longest name has 120 characters, and few are longer than 60', () => {
  expect(Math.max(...CATALOG_COURSES.map((course) => course.name.length))).toBe(120);
  expect(count((course) => course.name.length > 60)).toBe(3);
});

test('some courses stand in no collection', () => {
  expect(count((course) => course.collection === null)).toBe(16);
});

test.each([
  ['Arabic', /\p{Script=Arabic}/u, 12],
  ['Japanese', /\p{Script=Hiragana}/u, 1],
  ['Hindi', /\p{Script=Devanagari}/u, 1],
  ['Russian', /\p{Script=Cyrillic}/u, 1],
  ['Thai', /\p{Script=Thai}/u, 1],
])('a course in %s has name and description in its script', (_language, script, expected) => {
  expect(count((course) => script.test(course.name) && script.test(course.description))).toBe(expected);
  expect(count((course) => script.test(course.name + course.description))).toBe(expected);
});

test('about one course in six has a longer text, with paragraphs and outcomes', () => {
  const abouts = CATALOG_COURSES.flatMap(({ about }) => (about ? [about] : []));
  expect(isWithin(abouts.length, [30, 36])).toBe(true);
  expect(abouts.filter(({ paragraphs, outcomes }) => paragraphs.length < 1 || outcomes.length < 2)).toEqual(
    [],
  );
});

test('no text raises its voice', () => {
  expect(codesWhere((course) => JSON.stringify(course).includes('!'))).toEqual([]);
});
