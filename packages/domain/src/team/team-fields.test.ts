import { expect, test } from 'vitest';
import { cellKey, fieldProblems, FREE_TEXT, type TeamField, TEAM_LIMITS } from './team-fields';

const TABLE: TeamField = {
  kind: 'table',
  key: 'cash',
  label: 'December',
  columns: ['1', '2'],
  rows: ['In', 'Out'],
};
const FIELDS = [TABLE, FREE_TEXT];

test('[1.3] a table is written cell by cell', () => {
  const cells = { 'cash.1.1': '1', 'cash.1.2': '2', 'cash.2.1': '3', 'cash.2.2': '4', work: 'All' };
  expect(fieldProblems(FIELDS, cells)).toEqual([]);
  expect(cellKey('cash', { row: 1, column: 0 })).toBe('cash.2.1');
});

test.each([
  ['nothing', {}, []],
  ['an empty text', { work: '' }, []],
  ['the longest text', { work: '😀'.repeat(TEAM_LIMITS.text) }, []],
  [
    'one letter more',
    { work: 'x'.repeat(TEAM_LIMITS.text + 1) },
    [{ key: 'work', kind: 'tooLong', length: 10_000 }],
  ],
  ['the longest cell', { 'cash.2.2': 'x'.repeat(TEAM_LIMITS.cell) }, []],
  [
    'a longer one',
    { 'cash.2.2': 'x'.repeat(TEAM_LIMITS.cell + 1) },
    [{ key: 'cash.2.2', kind: 'tooLong', length: 200 }],
  ],
  ['a cell that is not there', { 'cash.3.1': '1' }, [{ key: 'cash.3.1', kind: 'unknown' }]],
  ['the table itself', { cash: '1' }, [{ key: 'cash', kind: 'unknown' }]],
  ['what every object has', { constructor: 'x' }, [{ key: 'constructor', kind: 'unknown' }]],
])('[1.3] a member sends %s', (_case, texts, problems) => {
  expect(fieldProblems(FIELDS, texts)).toEqual(problems);
});
