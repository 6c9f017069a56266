import { expect, test } from 'vitest';
import { isKept, keptJson } from './kept-json';

test('one text is one object, which nobody can change', () => {
  const course = keptJson('{"name":"Algebra","tags":["a"]}');
  expect(course).toEqual({ name: 'Algebra', tags: ['a'] });
  expect(keptJson('{"name":"Algebra","tags":["a"]}')).toBe(course);
  expect(keptJson('{"name":"Algebra","tags":["b"]}')).not.toBe(course);
  expect(Object.isFrozen(course)).toBe(true);
  expect(Object.values(course).every((value) => Object.isFrozen(value))).toBe(true);
  expect([isKept(course), isKept({ ...course })]).toEqual([true, false]);
});

test('however many texts there are, they take no more than their room', () => {
  const first = keptJson('{"n":0}');
  for (let n = 1; n <= 5; n += 1) keptJson(`{"n":${n},"text":"${'x'.repeat(1_000_000)}"}`);
  expect(keptJson('{"n":0}')).not.toBe(first);
  expect(keptJson('{"n":0}')).toEqual(first);
});
