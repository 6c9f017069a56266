import { expect, test } from 'vitest';
import { COURSE, folderProblems } from '../../testing/course-folders/folder-problems';
import { temporaryFolder } from '../../testing/course-folders/temporary-folder';
import { readCourseFolder } from './read-course-folder';

const unseen = (number: string) => `holds a character that nobody sees (U+${number}): take it out.`;

test.each<[string, Record<string, string>, string[]]>([
  [
    'of a course',
    {
      'course.yaml':
        'code: "A\\u200B1"\ntitle: "Be\\u202Ees"\nlanguage: en\ntitle.ar: "\\uFEFFa"\nscale: "M\\u2060"\ncollections:\n  - Sea\n  - "La\\u00ADnd"\n',
    },
    [
      `course.yaml:1 “code” ${unseen('200B')}`,
      `course.yaml:2 “title” ${unseen('202E')}`,
      `course.yaml:4 “title.ar” ${unseen('FEFF')}`,
      `course.yaml:5 “scale” ${unseen('2060')}`,
      `course.yaml:8 “collections” ${unseen('00AD')}`,
    ],
  ],
  [
    'of a category, which is a key',
    { 'course.yaml': `${COURSE}filters:\n  "Le\u200Bvel": [Beginner]\n` },
    [`course.yaml:4 A key ${unseen('200B')}`],
  ],
  [
    'of activities',
    {
      'b.md': '# Be\u202Ees',
      'c.md': '---\ntitle: "a\\ab"\n---\n\nText',
      'd.quiz.yaml': 'title: "D\u2066"\nquestions:\n  - kind: essay\n    id: "w\u200By"\n    prompt: Why?\n',
      'e.md': '---\nid: "e\\u3164"\n---\n# E',
    },
    [
      `b.md:1 The title ${unseen('202E')}`,
      `c.md:2 “title” ${unseen('0007')}`,
      `d.quiz.yaml:1 “title” ${unseen('2066')}`,
      `d.quiz.yaml:4 “id” ${unseen('200B')}`,
      `e.md:2 “id” ${unseen('3164')}`,
    ],
  ],
  ['of a file', { 'b\u202Egpj.md': '# B' }, [`b\u202Egpj.md:1 The name ${unseen('202E')}`]],
])('unseen characters in names %s are told with file and line', async (_what, files, expected) => {
  expect(await folderProblems({ 'course.yaml': COURSE, 'a.md': '# A', ...files })).toEqual(expected);
});

test('joiners, marks of direction and texts are as their languages write them', async () => {
  const folder = await temporaryFolder({
    'course.yaml': 'code: A1\ntitle: "نیم\u200Cسال \u200Eabc\u200E 👩\u200D🏫"\n',
    'می\u200Cروم.md': '# می\u200Cروم\n\nA long\u00ADword, \u2067عربي\u2069.',
  });
  expect((await readCourseFolder(folder)).problems).toEqual([]);
});
