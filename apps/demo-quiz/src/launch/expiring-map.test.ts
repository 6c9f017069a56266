import { expect, test } from 'vitest';
import { ExpiringMap } from './expiring-map';

test('what is put can be taken once', () => {
  const map = new ExpiringMap<number>(1000);
  map.put('a', 1);
  expect(map.take('a')).toBe(1);
  expect(map.take('a')).toBeNull();
});

test('and only within its time', () => {
  let now = 0;
  const map = new ExpiringMap<number>(1000, () => now);
  map.put('a', 1);
  map.put('b', 2);
  now = 999;
  expect(map.take('a')).toBe(1);
  now = 1000;
  expect(map.take('b')).toBeNull();
});

test('too many push the oldest out', () => {
  const map = new ExpiringMap<number>(1000, () => 0);
  for (let number = 0; number <= 10_000; number += 1) map.put(`${number}`, number);
  expect(map.take('0')).toBeNull();
  expect(map.take('10000')).toBe(10_000);
});
