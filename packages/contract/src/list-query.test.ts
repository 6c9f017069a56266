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
  [{ filter: '["name"' }, 'filter'],
  [{ filter: '"name"' }, 'filter'],
  [{ filter: '{"0":"name"}' }, 'filter'],
  [{ filter: '' }, 'filter'],
  [{ sort: '[{"selector":7}]' }, 'sort'],
  [{ sort: '[{"selector":"name","desc":"yes"}]' }, 'sort'],
  [{ sort: '[{"selector":"name","isExpanded":true}]' }, 'sort'],
  [{ sort: JSON.stringify(Array.from({ length: 6 }, () => ({ selector: 'name' }))) }, 'sort'],
  [{ select: '["name",7]' }, 'select'],
  [{ select: JSON.stringify(Array.from({ length: 51 }, () => 'name')) }, 'select'],
  [{ skip: '-1' }, 'skip'],
  [{ skip: '1.5' }, 'skip'],
  [{ skip: '1e3' }, 'skip'],
  [{ take: '' }, 'take'],
  [{ take: '1000000000' }, 'take'],
  [{ requireTotalCount: '1' }, 'requireTotalCount'],
])('%j is refused by name', (query, field) => {
  const { error } = z.safeParse(listQuery, query);
  expect(error?.issues.map(({ path }) => path[0])).toEqual([field]);
});

test('an option that is not on the list is refused by name', () => {
  const { error } = z.safeParse(listQuery, { group: '[]' });
  expect(error?.issues).toMatchObject([{ code: 'unrecognized_keys', keys: ['group'] }]);
});
