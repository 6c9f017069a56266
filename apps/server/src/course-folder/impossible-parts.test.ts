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
  [
    'what a discussion cannot ask for',
    {
      'a.md': '---\ndiscussion:\n  posts: 21\n  replies: some\n  post-firts: true\n---\n# A',
      'b.md': '---\ndiscussion:\n  posts: 0\n  post-first: true\n---\n# B',
      'c.md': '---\ntype: event\ndiscussion:\n  posts: 1\n---\n# C',
      'd.md': '---\ndiscussion: true\n---\n# D',
    },
    [
      'a.md:3 “posts” must be a whole number from 0 to 20.',
      'a.md:4 “replies” must be a whole number from 0 to 20.',
      'a.md:5 “post-firts” is not known here. The nearest key is “post-first”.',
      'b.md:4 “post-first” asks for a post, and “posts” is 0: nobody would have to write one.',
      'c.md:3 “discussion” belongs to a discussion: this is “event”.',
      'd.md:2 “discussion” must hold keys of its own, indented below it.',
    ],
  ],
  [
    '[8.8] what nobody could pass, as it has no score',
    {
      'a.md': '---\npassing: 60%\n---\n# A',
      'b.md': '---\nteam: any\npassing: 60%\n---\n# B',
      'c.md': '---\nvideo:\n  url: https://vimeo.com/1\npassing: 1%\n---\n# C',
    },
    ['a.md:2', 'b.md:3', 'c.md:4'].map(
      (line) =>
        `${line} “passing” is for what has a score: a quiz, a tool, or what “needs-grading”. Nobody could ever pass this.`,
    ),
  ],
  [
    'types that are none',
    { 'a.md': '---\ntype: talk\n---\n# A', 'b.md': '---\ntype: 5\n---\n# B' },
    [
      'a.md:2 “type” must be one of: text, video, event, discussion, tool.',
      'b.md:2 “type” must be one of: text, video, event, discussion, tool.',
    ],
  ],
  [
    'pools that cannot be asked',
    {
      'a.quiz.yaml':
        'title: A\nask: 1\npools:\n  easy: 2\n  hard:\n  none: 0\nquestions:\n  - kind: essay\n    prompt: A\n    pool: easy\n  - kind: essay\n    prompt: B\n    pool: esay',
      'b.quiz.yaml': 'title: B\nquestions:\n  - kind: essay\n    prompt: A\n    pool: easy',
      'c.quiz.yaml': 'title: C\npools: {}\nquestions:\n  - kind: essay\n    prompt: A',
    },
    [
      'a.quiz.yaml:2 “ask” is for a quiz without “pools”: here each says how many it asks.',
      'a.quiz.yaml:4 “easy” asks 2, and the questions with this “pool” are 1.',
      'a.quiz.yaml:5 “hard” must be a whole number, 1 or more: so many of its questions are asked.',
      'a.quiz.yaml:6 “none” must be a whole number, 1 or more.',
      'a.quiz.yaml:13 “pool” must be one of: easy, hard, none.',
      'b.quiz.yaml:5 “pool” needs the key “pools” of the quiz, as “easy: 3” below it.',
      'c.quiz.yaml:2 “pools” must hold at least one name, as “easy: 3”.',
    ],
  ],
  [
    'questions and answers that are there twice',
    {
      'a.quiz.yaml':
        'title: A\nquestions:\n  - kind: essay\n    id: why\n    prompt: Why?\n  - kind: essay\n    id: why\n    prompt: How?\n  - kind: essay\n    id: q4\n    prompt: When?\n  - kind: essay\n    prompt: Who?',
      'b.quiz.yaml':
        'title: B\nquestions:\n  - kind: choice\n    prompt: Which?\n    options:\n      - text: This\n        right: true\n      - text: That\n      - text: This\n  - kind: matching\n    prompt: Match.\n    pairs:\n      - left: A\n        right: "1"\n      - left: A\n        right: "2"\n      - left: B\n        right: "2"',
      'c.quiz.yaml':
        'title: C\nquestions:\n  - kind: gap\n    prompt: "{{1}} or {{1}}"\n    gaps:\n      - accepted: [a]\n      - accepted: [b]',
    },
    [
      'a.quiz.yaml:7 “id” is that of question 1 already: give it another.',
      'a.quiz.yaml:12 “id” is that of question 3 already: give it another.',
      'b.quiz.yaml:9 “text” says the same as answer 1: leave one out.',
      'b.quiz.yaml:15 “left” says the same as in pair 1: leave one out.',
      'c.quiz.yaml:5 “gaps” must hold one entry for each of {{1}}, {{2}} … in the prompt: there are 2 there and 2 here.',
    ],
  ],
  [
    'a tool that is not named',
    { 'a.md': '---\ntype: tool\n---\n# A' },
    ['a.md:2 "a" must open one tool or hold one quiz.'],
  ],
  [
    'videos without a film',
    { 'a.md': '---\ntype: video\n---\n# A\n\nText' },
    ['a.md:2 “type” is “video”, but there is no film: write the key “video”.'],
  ],
  [
    'films that are none',
    {
      'a.md': '---\nvideo:\n  file: p.svg\n---\n# A',
      'b.md': '---\nvideo:\n  file: f.mp4\n---\n# B',
      'c.md': '---\nvideo:\n  file: f.webm\n---\n# C',
      'p.svg': '<svg/>',
      'f.mp4': '<html>',
      'f.webm': '',
    },
    [
      'a.md:3 “file” must be a film, as swarm.mp4 or swarm.webm.',
      'f.mp4:1 By its name this is a film (video/mp4), but not by what is in it.',
      'f.webm:1 By its name this is a film (video/webm), but not by what is in it.',
    ],
  ],
  [
    'pictures of which only the beginning is there',
    {
      'a.md': '# A\n\n![a](a.png) ![b](b.gif) ![c](c.jpg) ![d](d.webp)',
      'a.png': Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'),
      'b.gif': `GIF89a${'\0'.repeat(40)}`,
      'c.jpg': Buffer.from('\xFF\xD8\xFF\xE0', 'latin1'),
      'd.webp': 'RIFF    WEBP',
    },
    ['a.png', 'b.gif', 'c.jpg', 'd.webp'].map(
      (name) =>
        `${name}:1 This picture breaks off before it says how large it is: put the whole file into the folder.`,
    ),
  ],
  [
    'dates in an order that lets nobody begin',
    {
      'a.md':
        '---\ndates:\n  start-from: 2026-09-02\n  start-until: 2026-09-01\n  accessible-until: 2026-09-02\n  due: 2026-09-01\n---\n# A',
      'b.md': '---\ndates:\n  due: 2026-09-02\n  grace-period-until: 2026-09-01\n---\n# B',
    },
    [
      'a.md:4 “start-until” must lie after “start-from” (2026-09-02T00:00:00.000Z).',
      'a.md:5 “accessible-until” must lie after “start-from” (2026-09-02T00:00:00.000Z).',
      'a.md:6 “due” must lie after “start-from” (2026-09-02T00:00:00.000Z).',
      'b.md:4 “grace-period-until” must not lie before “due”.',
    ],
  ],
  [
    'dates that the module makes impossible',
    {
      'm/module.yaml': 'title: M\ndates:\n  start-from: 2026-09-02\n  accessible-until: 2026-10-01',
      'm/a.md': '---\ndates:\n  start-until: 2026-09-01\n---\n# A',
      'm/b.md': '---\ndates:\n  start-from: 2026-11-01\n---\n# B',
    },
    [
      'm/a.md:3 “start-until” must lie after “start-from” (2026-09-02T00:00:00.000Z).',
      'm/b.md:3 “start-from” must lie before “accessible-until” (2026-10-01T00:00:00.000Z).',
    ],
  ],
])('%s are told with file and line', async (_what, files, expected) => {
  expect(await folderProblems({ 'course.yaml': COURSE, ...files })).toEqual(expected);
});
