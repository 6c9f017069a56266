import { expect, test } from 'vitest';
import { COURSE, folderProblems } from '../../testing/course-folders/folder-problems';

const NO_DATE = 'must be a date, as 2026-09-01, or a time with its zone, as 2026-09-01T09:00:00Z.';

test.each<[string, Record<string, string | Uint8Array>, string[]]>([
  [
    'days that no calendar has',
    {
      'a.md': '---\ndates:\n  due: 2026-02-30\nresults:\n  from: 2027-02-29\n---\n# A',
      'b.md':
        '---\nevent:\n  start: 2026-04-31T09:00:00Z\n  end: 2026-06-31T09:00+02:00\n  time-zone: UTC\n---\n# B',
    },
    [
      `a.md:3 “due” ${NO_DATE}`,
      `a.md:5 “from” ${NO_DATE}`,
      `b.md:3 “start” ${NO_DATE}`,
      `b.md:4 “end” ${NO_DATE}`,
    ],
  ],
])('%s are told with file and line', async (_what, files, expected) => {
  expect(await folderProblems({ 'course.yaml': COURSE, ...files })).toEqual(expected);
});
