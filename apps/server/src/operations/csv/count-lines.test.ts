import { expect, test } from 'vitest';
import { openTestFile } from '../../../testing/operations/test-file';
import { countLines } from './count-lines';

test.each([
  ['', 0],
  ['email', 0],
  ['email\n', 0],
  ['email\na', 1],
  ['email\r\na\r\nb\r\n', 2],
])('%j has so many lines behind the first one: %i', async (content, count) => {
  const file = await openTestFile('lines.csv');
  expect(await countLines(await file.write(content))).toBe(count);
  await file.remove();
});

test('what is no file on a disk is not read before it is used', async () => {
  expect(await countLines('/dev/null')).toBeNull();
});
