import { expect, test } from 'vitest';
import { COURSE, folderProblems } from '../../testing/course-folders/folder-problems';

const NO_TEXT = 'A text has a NUL or half of a character in it.';

test('what no database holds is told with the line that it stands in', async () => {
  const found = await folderProblems({
    'course.yaml': `${COURSE}description: "a\\0b"\ncollections:\n  - Sea\n  - "\\uD800"\n`,
    'a.md': '---\nweight: 1\ntitle: "half \\uDC00"\n---\n',
    'b.quiz.yaml':
      'title: B 😀\nquestions:\n  - kind: text\n    prompt: "a\\x00"\n    accepted: [a, "\\u0000"]\n',
    'c.md': '---\ntool:\n  name: Sums\n  custom:\n    "\\0": a\n---\n# C',
  });
  expect(found).toEqual([
    `a.md:3 ${NO_TEXT}`,
    `b.quiz.yaml:4 ${NO_TEXT}`,
    `b.quiz.yaml:5 ${NO_TEXT}`,
    `c.md:5 ${NO_TEXT}`,
    `course.yaml:3 ${NO_TEXT}`,
    `course.yaml:6 ${NO_TEXT}`,
  ]);
});
