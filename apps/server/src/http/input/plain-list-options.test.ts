import { expect, test } from 'vitest';
import { plainListOptions } from './plain-list-options';

test.each<[string, Record<string, unknown>, Record<string, unknown>]>([
  ['the cache buster', { _: '1731830000000', take: '5' }, { take: '5' }],
  ['what is empty', { filter: '', sort: '', select: '', skip: '', take: '', requireTotalCount: '' }, {}],
  ['what is null', { filter: 'null', sort: 'null', select: 'null' }, {}],
  ['no groups, said at length', { group: '[]', requireGroupCount: 'False', totalSummary: 'null' }, {}],
  ['a flag as .NET writes it', { requireTotalCount: 'True' }, { requireTotalCount: 'true' }],
  ['a count', { isCountQuery: 'true', filter: '[]' }, { filter: '[]', take: '0', requireTotalCount: 'true' }],
  ['a count, whatever page', { isCountQuery: 'True', take: '20' }, { take: '0', requireTotalCount: 'true' }],
  ['no count', { isCountQuery: 'false', take: '20' }, { take: '20' }],
  ['a sort by its bare name', { sort: 'objective.name' }, { sort: '[{"selector":"objective.name"}]' }],
  ['a sort by its name', { sort: '"name"' }, { sort: '[{"selector":"name"}]' }],
  [
    'a sort as an object',
    { sort: '{"selector":"a","desc":true}' },
    { sort: '[{"selector":"a","desc":true}]' },
  ],
  ['sorts in both ways', { sort: '["a",{"selector":"b"}]' }, { sort: '[{"selector":"a"},{"selector":"b"}]' }],
  ['a field by its bare name', { select: 'termId' }, { select: '["termId"]' }],
  ['a field by its name', { select: '"termId"' }, { select: '["termId"]' }],
  ['fields', { select: '["id","termId"]' }, { select: '["id","termId"]' }],
  [
    '[7.15] all in one',
    { query: '{"sort":"finished","isCountQuery":true}' },
    { query: '{"sort":"[{\\"selector\\":\\"finished\\"}]","take":"0","requireTotalCount":"true"}' },
  ],
  ['[7.16] a name', { query: 'Ada' }, { query: 'Ada' }],
  [
    'what is not ours to read',
    { showcase: ['a', 'b'], domain: '', group2: 'x' },
    { showcase: ['a', 'b'], domain: '', group2: 'x' },
  ],
])('%s', (_name, options, plain) => {
  expect(plainListOptions(options)).toEqual(plain);
});

const NO_GROUPS = 'Grouping is not offered: ask for the rows and group them where they are shown';
const NO_SUMMARIES = 'Summaries are not offered: requireTotalCount tells how many rows there are';

test.each([
  ['group', '[{"selector":"termId","isExpanded":false}]', NO_GROUPS],
  ['requireGroupCount', 'true', NO_GROUPS],
  ['groupSummary', '[{"selector":"progress","summaryType":"sum"}]', NO_SUMMARIES],
  ['totalSummary', '[{"selector":"progress","summaryType":"avg"}]', NO_SUMMARIES],
  ['isCountQuery', 'perhaps', 'Expected true or false'],
])('%s is refused with a sentence', (name, value, sentence) => {
  const read = () => plainListOptions({ [name]: value });
  expect(read).toThrow(expect.objectContaining({ errors: { [name]: [sentence] } }));
});
