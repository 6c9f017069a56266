import { expect, test } from 'vitest';
import { COURSE, folderProblems } from '../../testing/course-folders/folder-problems';
import { temporaryFolder } from '../../testing/course-folders/temporary-folder';
import { readCourseFolder } from './read-course-folder';

const essay = 'questions:\n  - kind: essay\n    prompt: Why?\n';
const long = (length: number) => 'x'.repeat(length);

test.each<[string, Record<string, string>, string[]]>([
  [
    'a code and a title',
    { 'course.yaml': `code: ${long(65)}\ntitle: ${long(501)}\nlanguage: en\ntitle.ar: ${long(501)}\n` },
    [
      'course.yaml:1 “code” must have 64 characters at most; it has 65.',
      'course.yaml:2 “title” must have 500 characters at most; it has 501.',
      'course.yaml:4 “title.ar” must have 500 characters at most; it has 501.',
    ],
  ],
  [
    'a certificate',
    {
      'course.yaml': `${COURSE}scale: Marks\ncertificates:\n  - name: ${long(201)}\n    valid-months: 1201\n    url: https://badges.test/${long(2000)}\n`,
    },
    [
      'course.yaml:5 “name” must have 200 characters at most; it has 201.',
      'course.yaml:6 “valid-months” must be a whole number from 1 to 1200.',
      'course.yaml:7 “url” must have 2000 characters at most; it has 2020.',
    ],
  ],
  [
    'the title of an activity',
    {
      'course.yaml': `${COURSE}language: en\n`,
      'a.ar.md': `# ${long(501)}`,
      'b.md': `---\nweight: 1\n---\n\n# ${long(501)}\n\nText`,
      'c.quiz.yaml': `title: ${long(501)}\n${essay}`,
    },
    [
      'a.ar.md:1 The title must have 500 characters at most; it has 501.',
      'b.md:5 The title must have 500 characters at most; it has 501.',
      'c.quiz.yaml:1 “title” must have 500 characters at most; it has 501.',
    ],
  ],
  [
    'an id',
    {
      'b.md': `---\nweight: 1\nid: ${long(201)}\n---\n# B`,
      'c.md': '---\nweight: 1\nid: ""\n---\n# C',
      'd.md': '---\nweight: 1\nid: "a\\tb"\n---\n# D',
      [`${long(150)}/${long(50)}.md`]: '# E',
    },
    [
      'b.md:3 “id” must have 200 characters at most; it has 201.',
      'c.md:3 “id” must not be empty.',
      'd.md:3 “id” must not hold line breaks or tabs.',
      `${long(150)}/${long(50)}.md:2 “id” is needed here: the path has more than 200 characters.`,
    ],
  ],
  [
    'tries and times',
    {
      'b.quiz.yaml': `title: B\nactivity-tries: 3000000000\ntries: 3000000000\ntime-limit: 0 s\n${essay}`,
      'c.md': '---\ntries: 3000000000\n---\n# C',
    },
    [
      'b.quiz.yaml:2 “activity-tries” must be a whole number from 1 to 2147483647.',
      'b.quiz.yaml:3 “tries” must be a whole number from 1 to 2147483647.',
      'b.quiz.yaml:4 “time-limit” must be a second or more.',
      'c.md:2 “tries” must be a whole number from 1 to 2147483647.',
    ],
  ],
])('%s beyond its bounds is told with file and line', async (_what, files, expected) => {
  expect(await folderProblems({ 'course.yaml': COURSE, 'a.md': '# A', ...files })).toEqual(expected);
});

test('what is as long as it may be is taken', async () => {
  const { problems } = await readCourseFolder(
    await temporaryFolder({
      'course.yaml': `code: ${long(64)}\ntitle: ${long(500)}\n`,
      'a.md': `---\nid: ${long(200)}\n---\n# ${long(500)}`,
    }),
  );
  expect(problems).toEqual([]);
});
