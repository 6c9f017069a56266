import { expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/course-folders/temporary-folder';
import { readCourseFolder } from './read-course-folder';

const COURSE = 'title: A course\ncode: A1\n';

test.each<[string, Record<string, string>, string[]]>([
  [
    'a translation into no language of the portal',
    {
      'course.yaml': `${COURSE}language: en\ntitle.tlh: paq\n`,
      'a.md': '---\ntitle.en-GB: Aye\n---\n# A',
      'a.xx.md': '# A',
    },
    [
      expect.stringMatching(
        /^a\.md:2 “title\.en-GB” says no language: “en-GB” is not a language of the portal\./,
      ),
      expect.stringMatching(/^a\.xx\.md:1 “xx” is not a language of the portal\. It has: ar, bg,/),
      expect.stringMatching(/^course\.yaml:4 “title\.tlh” says no language:/),
    ],
  ],
  [
    'a translation in two spellings of its language',
    { 'course.yaml': `${COURSE}language: de\n`, 'a.md': '# A', 'a.pt.md': '# A', 'a.pt-PT.md': '# A' },
    ['a.pt.md:1 This is there twice, with its language in another spelling.'],
  ],
  [
    'a translation of what is not there',
    { 'a.md': '# A', 'b.ar.md': '# ب', 'm/_module.ar.md': '# م', 'm/module.yaml': 'title: M' },
    [
      'b.ar.md:1 This translates “b.md”, which is not there.',
      'm/_module.ar.md:1 This translates “_module.md”, which is not there.',
    ],
  ],
  [
    'translations of a course that does not say its own language',
    { 'a.md': '# A', 'a.ar.md': '# أ' },
    ['course.yaml:1 A course with translations must say its own “language”.'],
  ],
  [
    "a translation into the course's own language",
    { 'course.yaml': `${COURSE}language: ar\n`, 'a.md': '# A\n\nText', 'a.ar.md': '# أ\n\nنص' },
    ['a.ar.md:1 This is the language of the course itself (ar).'],
  ],
  [
    'a course that is translated in part',
    { 'course.yaml': `${COURSE}description: D\nlanguage: en\ntitle.ar: م\n`, 'about.md': 'B', 'a.md': '# A' },
    [
      'course.yaml:5 The course is given in ar in part: “description.ar” is missing.',
      'course.yaml:5 The course is given in ar in part: the file “about.ar.md” is missing.',
    ],
  ],
  [
    'a translation with keys, without a title, of no text, and said twice',
    {
      'course.yaml': `${COURSE}language: en\n`,
      'a.md': '---\ntitle.de: A\n---\n# A',
      'a.ar.md': '---\nduration: 5 min\n---\nنص',
      'a.de.md': '# A',
    },
    [
      'a.ar.md:1 This has no title: begin with “# Title”.',
      'a.ar.md:2 “duration” is not known here. The nearest key is “title”.',
      'a.ar.md:4 This is the translation of a text that is not there.',
      'a.md:2 “title.de” is said in “a.de.md” already.',
    ],
  ],
])('[9.16] %s is told with file and line', async (_what, files, expected) => {
  const { draft, problems } = await readCourseFolder(
    await temporaryFolder({ 'course.yaml': COURSE, ...files }),
  );
  expect(draft).toBeNull();
  expect(problems.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual(expected);
});
