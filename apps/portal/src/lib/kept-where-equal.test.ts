import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keptWhereEqual } from './kept-where-equal';

const course = () => ({
  name: 'Course',
  due: new Date('2026-11-28T12:00:00Z'),
  parts: [
    { axis: '1', isDone: false },
    { axis: '2', isDone: false },
  ],
});
const OLD = course();

test('what is equal throughout stays the very same', () => {
  expect(keptWhereEqual(OLD, course())).toBe(OLD);
});

test('what changed is new, what lies beside it stays', () => {
  const next = course();
  next.parts[1] = { axis: '2', isDone: true };
  const kept = keptWhereEqual(OLD, next);
  expect(kept).toEqual(next);
  expect(kept.parts[0]).toBe(OLD.parts[0]);
  expect(kept.parts[1]).not.toBe(OLD.parts[1]);
  expect(kept.due).toBe(OLD.due);
});

test.each([
  ['a part more', { ...OLD, parts: [...OLD.parts, { axis: '3', isDone: false }] }],
  ['a part less', { ...OLD, parts: OLD.parts.slice(1) }],
  ['a field less', { name: OLD.name, due: OLD.due }],
  ['another field', { name: OLD.name, due: OLD.due, ends: undefined }],
  ['another day', { ...OLD, due: new Date('2026-11-29T12:00:00Z') }],
  ['nothing where something was', { ...OLD, parts: null }],
])('%s is seen', (_, next) => {
  expect(keptWhereEqual(OLD, next)).toEqual(next);
  expect(keptWhereEqual(OLD, next)).not.toBe(OLD);
});

test('whatever was there before, the answer equals the new value', () => {
  fc.assert(
    fc.property(fc.object({ withDate: true }), fc.object({ withDate: true }), (old, value) => {
      expect(keptWhereEqual(old, value)).toStrictEqual(value);
    }),
    { numRuns: 1000 },
  );
});
