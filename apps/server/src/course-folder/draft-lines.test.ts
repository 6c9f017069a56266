import { expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/course-folders/temporary-folder';
import { problem } from '../course-import/check-draft';
import { readCourseFolder } from './read-course-folder';

const COURSE = 'title: A course\ncode: A1\n';

async function read(files: Record<string, string>) {
  return readCourseFolder(await temporaryFolder({ 'course.yaml': COURSE, ...files }));
}

test.each([
  [
    'a tool that is not named',
    { 'a.md': '---\ntitle: A\ntype: tool\n---\nText' },
    ['a.md:3 "a" must open one tool or hold one quiz.'],
  ],
  [
    'a tool in a text',
    { 'a.md': '---\ntype: text\ntool:\n  name: Sums\n---\n# A' },
    ['a.md:2 "a" is of type text and can neither open a tool nor hold a quiz.'],
  ],
  [
    'a quiz that opens a tool as well',
    { 'a.quiz.yaml': 'title: A\ntool:\n  name: Sums\nquestions:\n  - kind: essay\n    prompt: Why?' },
    ['a.quiz.yaml:1 "a" must open one tool or hold one quiz.'],
  ],
  [
    'a certificate that is there twice',
    {
      'course.yaml': `${COURSE}scale: Marks\ncertificates:\n  - name: Done\n  - name: Done\n`,
      'a.md': '# A',
    },
    ['course.yaml:4 Two certificates are called "Done".'],
  ],
  [
    'a certificate over plain http',
    {
      'course.yaml': `${COURSE}scale: Marks\ncertificates:\n  - name: Done\n    url: http://badges.test/\n`,
      'a.md': '# A',
    },
    ['course.yaml:4 The address of "Done" must begin with https://.'],
  ],
  [
    'a tool at an address that is none',
    { 'a.md': '---\ntool:\n  name: Sums\n  url: javascript:alert(1)\n---\n# A' },
    ['a.md:2 The address of the tool in "a" must begin with https://.'],
  ],
])('%s is found without a tenant', async (_what, files, expected) => {
  const { draft, problems } = await read(files);
  expect(draft).toBeNull();
  expect(problems.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual(expected);
});

test('what is wrong with a draft is found in its folder', async () => {
  const { inFolder } = await read({
    'course.yaml': `${COURSE}scale: Marks\ncollections:\n  - Sea\n  - Air\nfilters:\n  Level:\n    - Easy\n    - Odd\n`,
    'm/module.yaml': 'title: M',
    'm/1-a.md': '---\ntitle: A\ntool:\n  name: Sums\n---\n',
    'm/2-b.quiz.yaml': 'title: B\nquestions:\n  - kind: essay\n    prompt: Why?',
  });
  const lineOf = (at: Parameters<typeof problem>[2]) => {
    const [found] = inFolder?.([problem('badText', 'Wrong.', at)]) ?? [];
    return `${found?.file}:${found?.line}`;
  };
  expect(lineOf({ field: 'code' })).toBe('course.yaml:2');
  expect(lineOf({ field: 'scale' })).toBe('course.yaml:3');
  expect(lineOf({ field: 'collections', name: 'Air' })).toBe('course.yaml:6');
  expect(lineOf({ field: 'filters', category: 'Level', name: 'Odd' })).toBe('course.yaml:10');
  expect(lineOf({ part: 'm/a', field: 'tool' })).toBe('m/1-a.md:3');
  expect(lineOf({ part: 'm/b', field: 'quiz' })).toBe('m/2-b.quiz.yaml:2');
  expect(lineOf({ part: 'm/a' })).toBe('m/1-a.md:2');
  expect(lineOf({ file: 'images/a.png' })).toBe('images/a.png:1');
  expect(lineOf(null)).toBe('.:1');
});
