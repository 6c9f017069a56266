import { symlink } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { COURSE, folderProblems } from '../../testing/course-folders/folder-problems';
import { temporaryFolder } from '../../testing/course-folders/temporary-folder';
import { FOLDER_LIMITS } from './limits';
import { readCourseFolder } from './read-course-folder';

test.each<[string, Record<string, string | Uint8Array>, string[]]>([
  ['an empty folder', {}, ['course.yaml:1 This file is missing: it names the course.']],
  [
    'a course of nothing',
    { 'course.yaml': COURSE },
    ['.:1 There is no activity in this folder: write a file “01-name.md”.'],
  ],
  [
    'a text in Latin-1',
    { 'a.md': Uint8Array.from([0x23, 0x20, 0xe9]) },
    ['a.md:1 This text is not UTF-8. Save it again as UTF-8.'],
  ],
  [
    'a text in UTF-16',
    { 'a.md': Buffer.from('# a', 'utf16le') },
    ['a.md:1 This text is not UTF-8. Save it again as UTF-8.'],
  ],
  [
    'a mistyped key',
    { 'a.md': '---\nweight: 1\nduratoin: 5 min\n---\n# A' },
    ['a.md:3 “duratoin” is not known here. The nearest key is “duration”.'],
  ],
  [
    'a course without a name',
    { 'course.yaml': 'title: " "\ncode: A1\n', 'a.md': '# A' },
    ['course.yaml:1 “title” is missing.'],
  ],
  [
    'an activity without a name',
    { 'a.md': '---\ntitle: ""\n---\nSome text.' },
    ['a.md:1 This has no title: begin with “# Title”, or write “title: …” between two lines “---”.'],
  ],
  [
    'certificates that nobody could get',
    { 'course.yaml': `${COURSE}certificates:\n  - name: Done\n`, 'a.md': '# A' },
    ['course.yaml:3 “certificates” needs a “scale” of the tenant: without one nobody passes.'],
  ],
  [
    'a text that somebody is to grade',
    { 'a.md': '---\nneeds-grading: true\n---\n# A' },
    [
      'a.md:2 “needs-grading” is not for texts: they have no score. Write an event, a quiz, or a text for a “team”.',
    ],
  ],
  [
    'a key twice',
    { 'a.md': '---\nweight: 1\nweight: 2\n---\n# A' },
    ['a.md:3 The same key stands here twice.'],
  ],
  [
    'an id twice',
    { '1-a.md': '---\nid: x\n---\n# A', '2-b.md': '---\nid: x\n---\n# B' },
    ['2-b.md:2 “x” is the key of “1-a.md” already: give one of them another “id”.'],
  ],
  [
    'a path twice',
    { '1-a.md': '# A', '2-a.md': '# B' },
    ['2-a.md:2 “a” is the key of “1-a.md” already: give one of them another “id”.'],
  ],
  [
    'a number twice',
    { '01-a.md': '# A', '1-b.md': '# B' },
    ['1-b.md:1 This has the same number as “01-a.md”.'],
  ],
  [
    'a number for a text',
    { 'a.md': '---\ntitle: 1.10\n---\n' },
    ['a.md:2 “title” must be text: put the value in quotes.'],
  ],
  [
    'a text for a number',
    { 'a.md': '---\nweight: heavy\n---\n# A' },
    ['a.md:2 “weight” must be a number, 0 or more.'],
  ],
  [
    'a bare duration',
    { 'a.md': '---\nduration: 5\n---\n# A' },
    ['a.md:2 “duration” must be a time with its units, as “1 h 30 min” or “45 s”.'],
  ],
  [
    'a channel that is switched by yes and no',
    { 'course.yaml': `${COURSE}announcements: true\n`, 'a.md': '# A' },
    ['course.yaml:3 “announcements” must be one of: none, off, on, replies.'],
  ],
  [
    'a word that is none',
    { 'a.md': '---\nstate: done\n---\n# A' },
    ['a.md:2 “state” must be one of: draft, ready, expired, archived.'],
  ],
  [
    'a day that is none',
    { 'a.md': '---\ndates:\n  due: 2026-13-01\n---\n# A' },
    ['a.md:3 “due” must be a date, as 2026-09-01, or a time with its zone, as 2026-09-01T09:00:00Z.'],
  ],
  [
    'no title',
    { 'a.md': 'Text' },
    ['a.md:1 This has no title: begin with “# Title”, or write “title: …” between two lines “---”.'],
  ],
  [
    'keys without an end',
    { 'a.md': '---\nweight: 1\n# A' },
    [
      'a.md:1 The keys at the start have no end: a line “---” must follow them.',
      'a.md:1 This has no title: begin with “# Title”, or write “title: …” between two lines “---”.',
    ],
  ],
  [
    'a path out of the folder',
    { 'm/a.md': '# A\n\n[b](../../b.pdf)' },
    ['m/a.md:3 “../../b.pdf” leads out of the course folder.'],
  ],
  [
    'an absolute path',
    { 'a.md': '# A\n\n![b](/etc/b.png)' },
    ['a.md:3 “/etc/b.png” is an absolute path. Write it from the folder of this file.'],
  ],
  [
    'an attachment out of the folder',
    { 'a.md': '---\nattachments:\n  - ../b.pdf\n---\n# A' },
    ['a.md:2 “attachments” names a file that cannot be used. “../b.pdf” leads out of the course folder.'],
  ],
  ['a missing file', { 'a.md': '# A\n\none\n[b](b%20c.pdf)' }, ['a.md:4 There is no “b c.pdf”.']],
  [
    'a picture from elsewhere',
    { 'a.md': '# A\n\n![b](https://b.test/c.png)' },
    ['a.md:3 The picture “https://b.test/c.png” must lie in the course folder.'],
  ],
  [
    'a picture that is none',
    { 'a.md': '# A\n\n![b](b.png)', 'b.png': '<html>' },
    ['b.png:1 By its name this is a picture (image/png), but not by what is in it.'],
  ],
  [
    'a script',
    { 'a.md': '# A\n\n[b](javascript:alert(1))' },
    ['a.md:3 Addresses that begin with “javascript:” are not allowed.'],
  ],
  [
    'a script in html',
    { 'a.md': '# A\n\n<a href="javascript:alert(1)">b</a>' },
    ['a.md:3 Addresses that begin with “javascript:” are not allowed.'],
  ],
  [
    'aliases',
    { 'a.md': '---\nattachments: &a [b]\nvideo: *a\n---\n# A' },
    ['a.md:3 Aliases (“*name”) are not used here: write the value out.'],
  ],
  [
    'a bomb of aliases',
    {
      '1-a.yaml': `a: &a [x]\n${['b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key, at, all) => `${key}: &${key} [${Array.from({ length: 9 }, () => `*${at === 0 ? 'a' : all[at - 1]}`).join()}]`).join('\n')}`,
    },
    ['1-a.yaml:2 Aliases (“*name”) are not used here: write the value out.'],
  ],
  [
    'deep lists',
    { '1-a.yaml': '- '.repeat(20_000) },
    ['1-a.yaml:1 Lists and maps stand in each other more than 50 deep.'],
  ],
  [
    'deep brackets',
    { '1-a.yaml': `a: ${'['.repeat(100_000)}` },
    ['1-a.yaml:1 Lists and maps stand in each other more than 50 deep.'],
  ],
  [
    'a large text',
    { 'a.md': `# A\n\n${'a'.repeat(FOLDER_LIMITS.textBytes)}` },
    ['a.md:1 This text has 257 kB; 256 kB are the most. Divide it.'],
  ],
  [
    'deep folders',
    { [`${'a/'.repeat(20)}x.md`]: '# A', 'b.md': '# B' },
    [`${'a/'.repeat(12)}a:1 Folders stand in each other more than 12 deep.`],
  ],
  [
    'a quiz without questions',
    { 'a.quiz.yaml': 'title: A' },
    ['a.quiz.yaml:1 “questions” must hold at least one question.'],
  ],
  [
    'a wrong formula',
    { 'a.quiz.yaml': 'title: A\nquestions:\n  - kind: essay\n    prompt: $\\nope$' },
    ['a.quiz.yaml:4 The formula “\\nope” cannot be drawn. Unsupported function name: \\nope at position 1:'],
  ],
  [
    'a film of nowhere',
    { 'a.md': '---\nvideo:\n  url: https://films.test/1\n---\n# A' },
    ['a.md:3 “url” must be an address at Vimeo or YouTube.'],
  ],
])('%s is told with file and line', async (_what, files, expected) => {
  const found = await folderProblems({
    ...(Object.keys(files).length > 0 && { 'course.yaml': COURSE }),
    ...files,
  });
  expect(found.map((line) => line.trim())).toEqual(expected);
});

test('all that is wrong is told together, by file and line', async () => {
  const found = await folderProblems({
    'course.yaml': 'title: A\nlanguage: no such\ntitel: B\n',
    '1-a.md': '---\nweight: x\noptional: maybe\n---\n# A\n\n[b](x)\n[c](c)',
    '2-b.quiz.yaml':
      'title: B\nquestions:\n  - kind: choice\n    prompt: a\n    options: [{ text: a }, { text: b }]\n  - kind: gap\n    prompt: "{{1}} {{2}}"\n    gaps: [{ accepted: [a] }]\n  - kind: riddle\n    prompt: a',
  });
  expect(found).toEqual([
    '1-a.md:2 “weight” must be a number, 0 or more.',
    '1-a.md:3 “optional” must be true or false.',
    '1-a.md:7 There is no “x”.',
    '1-a.md:8 There is no “c”.',
    '2-b.quiz.yaml:5 “options” must hold exactly one answer with “right: true”.',
    '2-b.quiz.yaml:8 “gaps” must hold one entry for each of {{1}}, {{2}} … in the prompt: there are 2 there and 1 here.',
    '2-b.quiz.yaml:9 “kind” must be one of: choice, several, number, text, matching, ordering, gap, essay.',
    'course.yaml:1 “code” is missing.',
    'course.yaml:2 “language” must be a language, as en, ar or pt-BR.',
    'course.yaml:3 “titel” is not known here. The nearest key is “title”.',
  ]);
});

test('symbolic links are refused, and so is what they lead to', async () => {
  const folder = await temporaryFolder({ 'course.yaml': COURSE, 'a.md': '# A\n\n[b](b.pdf)' });
  await symlink('/etc/hostname', path.join(folder, 'b.pdf'));
  const { problems: found } = await readCourseFolder(folder);
  expect(found.map(({ file, message }) => `${file} ${message}`)).toEqual([
    'a.md There is no “b.pdf”.',
    'b.pdf This is a symbolic link. Put the file itself into the folder.',
  ]);
});

test('a folder that is not there is told', async () => {
  const { problems: found } = await readCourseFolder(path.join(await temporaryFolder(), 'none'));
  expect(found).toEqual([{ file: '.', line: 1, message: 'There is no such folder.' }]);
});
