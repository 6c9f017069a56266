import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rowStep } from './row-step';

function from(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

test.each([
  ['nothing to do', from(1, 9), from(1, 9), from(1, 9)],
  ['two come, as near to the middle as can be', from(1, 5), from(1, 9), from(1, 7)],
  ['two come where nothing is drawn', [], from(10, 20), [14, 15]],
  ['four go, the furthest first', from(1, 20), from(15, 20), from(5, 20)],
  [
    'the line with the focus stays, wherever it is',
    [3, ...from(100, 104)],
    [3, ...from(101, 105)],
    [3, ...from(101, 105)],
  ],
])('[2.29] a step of the contents: %s', (_what, drawn, wanted, next) => {
  expect(rowStep(drawn, wanted)).toEqual(next);
});

test('[2.29] step by step the contents are what they should be, never with more than two new lines at once', () => {
  const lines = fc
    .uniqueArray(fc.integer({ min: 0, max: 200 }), { maxLength: 40 })
    .map((all) => all.toSorted((a, b) => a - b));
  fc.assert(
    fc.property(lines, lines, (drawn, wanted) => {
      let now: readonly number[] = drawn;
      for (let step = 0; now.join() !== wanted.join(); step += 1) {
        const next = rowStep(now, wanted);
        expect(next.filter((index) => !now.includes(index)).length).toBeLessThanOrEqual(2);
        expect(next).toEqual(next.toSorted((a, b) => a - b));
        expect(step).toBeLessThan(60);
        now = next;
      }
    }),
  );
});
