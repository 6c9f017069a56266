import { expect, test } from 'vitest';
import { COURSE, folderProblems } from '../../testing/course-folders/folder-problems';
import { temporaryFolder } from '../../testing/course-folders/temporary-folder';
import { readCourseFolder } from './read-course-folder';

const page = (keys: string) => ({ 'course.yaml': COURSE, 'a.md': `---\n${keys}\n---\n# A\n\nText.` });

test('[1.3] [3.2] a text for teams, with what they fill in', async () => {
  const keys = [
    'team: all',
    'alone: true',
    'needs-grading: true',
    'work:',
    '  - field: plan',
    '    label: The plan',
    '  - field: cash',
    '    label: Cash',
    '    columns: [Week 1]',
    '    rows: [In, Out]',
  ].join('\n');
  const { draft, problems } = await readCourseFolder(await temporaryFolder(page(keys)));
  expect(problems).toEqual([]);
  expect(draft?.parts[0]).toMatchObject({
    needsGrading: true,
    team: {
      policy: 'all',
      mayBeAlone: true,
      fields: [
        { kind: 'text', key: 'plan', label: 'The plan', lines: 5 },
        { kind: 'table', key: 'cash', label: 'Cash', columns: ['Week 1'], rows: ['In', 'Out'] },
      ],
    },
  });
});

test.each([
  ['another word', 'team: some', ['a.md:2 “team” must be one of: any, all.']],
  [
    'fields without a team',
    'alone: true\nwork:\n  - field: a\n    label: A',
    [
      'a.md:2 “alone” belongs to a “team”: write “team: any” or “team: all”.',
      'a.md:3 “work” belongs to a “team”: write “team: any” or “team: all”.',
    ],
  ],
  [
    'a field twice',
    'team: any\nwork:\n  - field: a\n    label: A\n  - field: a\n    label: B',
    ['a.md:3 “work” names the field “a” twice.'],
  ],
  [
    'a name that is none, and no label',
    'team: any\nwork:\n  - field: "A b"',
    [
      'a.md:4 “field” must be a short name of small letters, digits and dashes, as price-list.',
      'a.md:4 “label” is missing.',
    ],
  ],
  [
    'a table without rows',
    'team: any\nwork:\n  - field: a\n    label: A\n    columns: [B]',
    ['a.md:4 “rows” must name at least one.'],
  ],
  [
    'a film for teams',
    'team: any\nvideo:\n  url: https://vimeo.com/1',
    ['a.md:2 “team” is for texts, tools and quizzes.'],
  ],
  [
    'a tool that all hand in, and fields of it',
    'team: all\nwork:\n  - field: a\n    label: A\ntool:\n  name: T',
    [
      'a.md:2 “team” must be “any” here: a tool says by itself when its work is handed in.',
      'a.md:3 “work” is for texts: a tool asks by itself.',
    ],
  ],
])('[3.2] told with its line: %s', async (_case, keys, problems) => {
  expect(await folderProblems(page(keys))).toEqual(problems);
});
