import { expect, test } from 'vitest';
import { wantedFiles } from './wanted-files';

const list = (letters: string) => letters.split('').filter((letter) => letter !== '-');

test.each([
  ['nobody does anything', 'ab', 'ab', 'ab', 'ab'],
  ['one is added', 'ab', 'ab', 'abx', 'abx'],
  ['one is taken away', 'ab', 'ab', 'b', 'b'],
  ['others add one meanwhile', 'aby', 'ab', 'ab', 'aby'],
  ['both add one', 'aby', 'ab', 'abx', 'abyx'],
  ['others take one away meanwhile', 'a', 'ab', 'abx', 'ax'],
  ['one is taken away and others add one', 'aby', 'ab', 'b', 'by'],
  ['what was added is the team’s by now', 'abx', 'ab', 'abx', 'abx'],
  ['it is, and others have added one since', 'abxy', 'ab', 'abxz', 'abxyz'],
  ['all began with none', 'y', '-', 'x', 'yx'],
])(
  '[1.3] when %s (%s by now, %s before, %s here) the work is to have %s',
  (_when, theirs, given, own, wanted) => {
    expect(wantedFiles({ theirs: list(theirs), given: list(given), own: list(own) })).toEqual(list(wanted));
  },
);
