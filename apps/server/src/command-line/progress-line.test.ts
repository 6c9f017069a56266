import { expect, test } from 'vitest';
import { progressLine, progressOn } from './progress-line';

test.each<[number, number | null, string]>([
  [0, 40_000, `[${'-'.repeat(30)}] 0 %  0 of 40,000`],
  [20_000, 40_000, `[${'#'.repeat(15)}${'-'.repeat(15)}] 50 %  20,000 of 40,000`],
  [39_999, 40_000, `[${'#'.repeat(29)}-] 99 %  39,999 of 40,000`],
  [40_000, 40_000, `[${'#'.repeat(30)}] 100 %  40,000 of 40,000`],
  [5, 4, `[${'#'.repeat(30)}] 100 %  5 of 4`],
  [2000, null, '2,000 …'],
  [0, 0, '0 …'],
])('%j of %j is shown as %s', (done, of, line) => {
  expect(progressLine(done, of)).toBe(line);
});

test('a terminal has one line, which is gone at the end; a file has none', () => {
  const written: string[] = [];
  const stream = { isTTY: true, write: (text: string) => written.push(text) > 0 };
  const progress = progressOn(stream);
  progress.show(1, null);
  progress.clear();
  expect(written).toEqual(['\r\u001B[K1 …', '\r\u001B[K']);
  progressOn({ ...stream, isTTY: false }).show(2, null);
  expect(written).toHaveLength(2);
});
