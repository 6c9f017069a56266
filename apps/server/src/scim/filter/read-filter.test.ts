import type { Filter } from '@lantern/contract/list-query';
import { expect, test } from 'vitest';
import { readFilter } from './read-filter';

const NAMES = {
  username: 'email',
  emails: 'email',
  'emails.value': 'email',
  'emails.type': 'kind',
  'name.familyname': 'lastName',
  active: 'isActive',
  title: 'title',
  'meta.lastmodified': 'changed',
};

/** Shaped as the examples of RFC 7644, 3.4.2.2. */
test.each<[string, Filter]>([
  ['userName eq "nora"', ['email', '=', 'nora']],
  ['USERNAME Eq "nora"', ['email', '=', 'nora']],
  ['name.familyName co "O\'Nile"', ['lastName', 'contains', "O'Nile"]],
  ['userName sw "N"', ['email', 'startswith', 'N']],
  ['urn:ietf:params:scim:schemas:core:2.0:User:userName sw "N"', ['email', 'startswith', 'N']],
  ['title pr', ['title', '<>', null]],
  ['title eq null', ['title', '=', null]],
  ['active eq true', ['isActive', '=', true]],
  ['meta.lastModified gt "2026-05-13T04:42:34Z"', ['changed', '>', '2026-05-13T04:42:34Z']],
  ['meta.lastModified le "2026-05-13"', ['changed', '<=', '2026-05-13']],
  ['title pr and userName ew "e"', [['title', '<>', null], 'and', ['email', 'endswith', 'e']]],
  ['title pr or title ne 7', [['title', '<>', null], 'or', ['title', '<>', 7]]],
  [
    'title pr and active eq true or userName eq "a"',
    [[['title', '<>', null], 'and', ['isActive', '=', true]], 'or', ['email', '=', 'a']],
  ],
  [
    'title eq "a" and (emails co "x.test" or emails.value co "y.test")',
    [['title', '=', 'a'], 'and', [['email', 'contains', 'x.test'], 'or', ['email', 'contains', 'y.test']]],
  ],
  ['not (title pr or active eq false)', ['!', [['title', '<>', null], 'or', ['isActive', '=', false]]]],
  [
    'emails[type eq "work" and value co "@x.test"]',
    [['kind', '=', 'work'], 'and', ['email', 'contains', '@x.test']],
  ],
  ['emails[type eq "work"].value eq "a"', [['kind', '=', 'work'], 'and', ['email', '=', 'a']]],
  ['((userName eq "a)b"))', ['email', '=', 'a)b']],
  [String.raw`userName eq "a\"b\\c\u0041"`, ['email', '=', 'a"b\\cA']],
])('%s', (text, filter) => {
  expect(readFilter(text, NAMES)).toEqual(filter);
});

test.each([
  '',
  ' ',
  'userName',
  'userName eq',
  'eq "a"',
  'userName is "a"',
  'userName eq a',
  'userName eq "a',
  String.raw`userName eq "\x"`,
  'userName eq "a" and',
  'userName eq "a" userName eq "b"',
  'userName eq "a")',
  '(userName eq "a"',
  'emails[type eq "work"',
  'emails[emails[type eq "work"]]',
  'emails[shoeSize eq "work"]',
  'shoeSize eq 7',
  'toString.call eq "a"',
  '__proto__ eq "a"',
  'constructor.prototype.polluted eq "a"',
  'not userName eq "a"',
  `${'('.repeat(4000)}userName eq "a"${')'.repeat(4000)}`,
  `userName eq "${String.raw`\a`.repeat(4000)}`,
])('%s is no filter', (text) => {
  expect(() => readFilter(text, NAMES)).toThrow(expect.objectContaining({ scimType: 'invalidFilter' }));
});
