import { expect, test } from 'vitest';
import { isCached, cachedJson } from './json-cache';

test('one text is one object, which nobody can change', () => {
  const course = cachedJson('{"name":"Algebra","tags":["a"]}');
  expect(course).toEqual({ name: 'Algebra', tags: ['a'] });
  expect(cachedJson('{"name":"Algebra","tags":["a"]}')).toBe(course);
  expect(cachedJson('{"name":"Algebra","tags":["b"]}')).not.toBe(course);
  expect(Object.isFrozen(course)).toBe(true);
  expect(Object.values(course).every((value) => Object.isFrozen(value))).toBe(true);
  expect([isCached(course), isCached({ ...course })]).toEqual([true, false]);
});

test('however many texts there are, they take no more than their room', () => {
  const first = cachedJson('{"n":0}');
  for (let n = 1; n <= 5; n += 1) cachedJson(`{"n":${n},"text":"${'x'.repeat(1_000_000)}"}`);
  expect(cachedJson('{"n":0}')).not.toBe(first);
  expect(cachedJson('{"n":0}')).toEqual(first);
});
