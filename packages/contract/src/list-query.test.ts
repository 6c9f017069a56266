import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { listQuery } from './list-query';

test('load options stand in the address as JSON and come out as they went in', () => {
  const query = {
    filter: ['objective.name', 'contains', 'risk'],
    sort: [{ selector: 'objective.name', desc: false }],
    select: ['objective.name'],
    skip: 50,
    take: 20,
    requireTotalCount: true,
  };
  const wire = {
    filter: '["objective.name","contains","risk"]',
    sort: '[{"selector":"objective.name","desc":false}]',
    select: '["objective.name"]',
    skip: '50',
    take: '20',
    requireTotalCount: 'true',
  };
  expect(z.parse(listQuery, wire)).toEqual(query);
});

test.each([
  [{ filter: '["name"' }, 'filter', /JSON/],
  [{ filter: '"name"' }, 'filter', /an array/],
  [{ filter: '{"0":"name"}' }, 'filter', /an array/],
  [{ filter: '' }, 'filter', /JSON/],
  [{ sort: '[{"selector":7}]' }, 'sort', /selector.*desc/],
  [{ sort: '[{"selector":"name","desc":"yes"}]' }, 'sort', /selector.*desc/],
  [{ sort: '[{"selector":"name","isExpanded":true}]' }, 'sort', /selector.*desc/],
  [{ sort: JSON.stringify(Array.from({ length: 6 }, () => ({ selector: 'name' }))) }, 'sort', /at most 5/],
  [{ select: '["name",7]' }, 'select', /names of fields/],
  [{ select: JSON.stringify(Array.from({ length: 51 }, () => 'name')) }, 'select', /at most 50/],
  [{ skip: '-1' }, 'skip', /whole number/],
  [{ skip: '1.5' }, 'skip', /whole number/],
  [{ skip: '1e3' }, 'skip', /whole number/],
  [{ take: '' }, 'take', /whole number/],
  [{ take: '1000000000' }, 'take', /whole number/],
  [{ requireTotalCount: '1' }, 'requireTotalCount', /true or false/],
])('%j is refused by name, with what was expected', (query, field, sentence) => {
  const { error } = z.safeParse(listQuery, query);
  expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    [field, expect.stringMatching(sentence)],
  ]);
});

test('an option that is not on the list is refused by name', () => {
  const { error } = z.safeParse(listQuery, { group: '[]' });
  expect(error?.issues).toMatchObject([{ code: 'unrecognized_keys', keys: ['group'] }]);
});
