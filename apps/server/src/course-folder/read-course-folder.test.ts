import { expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/course-folders/temporary-folder';
import { readCourseFolder } from './read-course-folder';

const COURSE = 'title: A course\ncode: A1\n';
/** As far as a reader looks: a picture of one pixel. */
const PNG = Buffer.from('\x89PNG\r\n\x1A\n\0\0\0\rIHDR\0\0\0\u0001\0\0\0\u0001\b\0\0\0\0:~\x9BU', 'latin1');

async function read(files: Record<string, string | Uint8Array>) {
  return readCourseFolder(await temporaryFolder(files));
}

test('folders are modules and files activities, in the order of their numbers', async () => {
  const { draft, problems: found } = await read({
    'course.yaml': COURSE,
    'README.md': 'For authors.',
    'about.md': 'About *it*.',
    '10-last.md': '# Last\n\nText',
    '2-middle/module.yaml': 'title: The middle\nweight: 2',
    '2-middle/2-b.md': '---\nid: bee\noptional: true\n---\n# B',
    '2-middle/1-a.md': '# A\n\n![p](../images/p.png)',
    '2-middle/deeper/x.md': '# X',
    'images/p.png': PNG,
    'images/unused.png': 'no picture',
  });
  expect(found).toEqual([]);
  expect(draft).toMatchObject({
    name: 'A course',
    code: 'A1',
    state: 'draft',
    about: { html: '<p>About <em>it</em>.</p>' },
  });
  const [middle, last] = draft?.parts ?? [];
  expect(middle).toMatchObject({ key: 'middle', name: 'The middle', type: 'composite', weight: 2 });
  expect(middle?.children.map(({ key, name }) => `${key}: ${name}`)).toEqual([
    'middle/a: A',
    'bee: B',
    'middle/deeper: Deeper',
  ]);
  expect(middle?.children[0]?.content?.text).toEqual({
    source: '![p](course-file:images/p.png)',
    html: '<p><img src="course-file:images/p.png" alt="p" width="1" height="1" /></p>',
  });
  expect(last).toMatchObject({ key: 'last', content: { text: { source: 'Text', html: '<p>Text</p>' } } });
  expect(draft?.files).toMatchObject([
    { path: 'images/p.png', mediaType: 'image/png', byteLength: PNG.length },
  ]);
});

test('[9.16] texts in further languages stand beside the main ones, under the language in their names', async () => {
  const { draft, problems: found } = await read({
    'course.yaml': `${COURSE}language: en\ntitle.ar: دورة\n`,
    'about.md': 'About it.',
    'about.ar.md': 'عنها.',
    'README.ar.md': 'For authors.',
    '1-m/module.yaml': 'title: M\ntitle.ar: م',
    '1-m/1-a.md': '---\nduration: 5 min\n---\n# A\n\n[b](2-b.md)',
    '1-m/1-a.ar.md': '# أ\n\n[ب](2-b.md)',
    '1-m/1-a.pt.md': '# Á\n\nTexto',
    '1-m/2-b.md': '---\ntitle.ar: ب\n---\n# B\n\nText',
    '1-m/3-c.v2.md': '# C',
  });
  expect(found).toEqual([]);
  expect(draft?.translations).toEqual({
    ar: { name: 'دورة', description: '', about: { source: 'عنها.', html: '<p>عنها.</p>' } },
  });
  const [module] = draft?.parts ?? [];
  expect(module?.translations).toEqual({ ar: { name: 'م', text: null } });
  expect(module?.children.map(({ key, translations }) => [key, translations])).toEqual([
    [
      'm/a',
      {
        ar: { name: 'أ', text: expect.objectContaining({ source: '[ب](course-part:m/b)' }) },
        'pt-PT': { name: 'Á', text: { source: 'Texto', html: '<p>Texto</p>' } },
      },
    ],
    ['m/b', { ar: { name: 'ب', text: null } }],
    ['m/c.v2', {}],
  ]);
});

test('links between activities are stored by key, whatever their numbers', async () => {
  const { draft } = await read({
    'course.yaml': COURSE,
    '1-a.md': '# A\n\n[b](02-m/7-b.md) [c](02-m/8-c.md) [m](02-m/) [self](#x)',
    '02-m/1-b.md': '# B\n\n[a](../1-a.md)',
    '02-m/2-c.md': '---\nid: sea\n---\n# C',
  });
  expect(draft?.parts[0]?.content?.text?.source).toBe(
    '[b](course-part:m/b) [c](course-part:sea) [m](course-part:m) [self](#x)',
  );
});

test('every key of an activity arrives', async () => {
  const { draft, problems: found } = await read({
    'course.yaml': `${COURSE}language: pt-br\nstate: ready\npresentation: one-page\nopen: true\nin-catalog: true\nmay-retake: true
announcements: replies
scale: Percent\ncollections: [One]\nfilters:\n  Level: [Basic]\ncertificates:\n  - name: Done\n    valid-months: 12\n    url: https://badges.test/done\nimage: p.png\n`,
    'p.png': PNG,
    'film.mp4': '\0\0\0\x18ftypisom',
    'en.vtt': 'WEBVTT',
    'a.pdf': '%PDF',
    '1-film.md': `---
weight: 3
duration: 1 h 5 min
passing: 60%
tries: 2
requires-previous: true
needs-grading: true
supports-review: false
dates: { start-from: 2026-09-01, due: "2026-09-30T18:00:00+02:00" }
results: { policy: after-date, from: 2026-10-01, above: 0.5 }
review: after-submission
attachments: [a.pdf]
video:
  file: film.mp4
  captions: [{ language: en, label: English, file: en.vtt }]
  transcript: [{ second: 2, text: Hello }]
---
# Film`,
    '2-meeting.md':
      '---\nevent: { start: 2026-09-01T09:00:00Z, end: 2026-09-01T10:00:00Z, time-zone: Europe/London, place: Here }\n---\n# Meeting',
    '3-tool.md': '---\ntool: { name: Lab, custom: { level: "2" } }\n---\n# Tool',
    '4-vimeo.md': '---\nvideo: { url: "https://vimeo.com/1" }\n---\n# V',
  });
  expect(found).toEqual([]);
  expect(draft).toMatchObject({
    language: 'pt-BR',
    state: 'ready',
    presentation: 'onePage',
    isOpen: true,
    announcements: 'replies',
    filters: { Level: ['Basic'] },
    certificates: [
      {
        name: 'Done',
        validMonths: 12,
        signerName: null,
        signerTitle: null,
        externalUrl: 'https://badges.test/done',
      },
    ],
    image: 'p.png',
  });
  expect(draft?.parts.map(({ type }) => type)).toEqual(['video', 'event', 'lti', 'video']);
  expect(draft?.parts[0]).toMatchObject({
    weight: 3,
    duration: 3900,
    passingScore: 0.6,
    maxAttempts: 2,
    requiresPrevious: true,
    needsGrading: true,
    supportReview: false,
    constraint: {
      startFrom: '2026-09-01T00:00:00.000Z',
      due: '2026-09-30T16:00:00.000Z',
      resultsDisclosurePolicy: 'afterDate',
      resultsDisclosureFrom: '2026-10-01T00:00:00.000Z',
      resultsDisclosureAbove: 0.5,
      reviewPolicy: 'afterSubmission',
    },
    content: {
      attachments: ['a.pdf'],
      video: { source: 'file', file: 'film.mp4', captions: [{ file: 'en.vtt' }] },
    },
  });
  expect(draft?.parts[2]?.content?.tool).toEqual({
    name: 'Lab',
    targetLinkUri: null,
    custom: { level: '2' },
  });
  expect(draft?.files.map((file) => file.path)).toEqual(['a.pdf', 'en.vtt', 'film.mp4', 'p.png']);
});

test('byte-order marks and line ends of other systems are taken', async () => {
  const { draft } = await read({
    'course.yaml': `\uFEFF${COURSE}`,
    'a.md': '\uFEFF---\r\nweight: 2\r\n---\r\n# A\r\n\r\nb\r\n',
  });
  expect(draft?.parts[0]).toMatchObject({ name: 'A', weight: 2, content: { text: { source: 'b' } } });
});

test('a course of 500 activities is read whole', async () => {
  const text = Array.from(
    { length: 40 },
    (_, at) => `Paragraph ${at} with $x_${at}$ and [one](../01-m/001-a.md).`,
  ).join('\n\n');
  const files = Array.from({ length: 500 }, (_, at) => [
    `${String((at % 10) + 1).padStart(2, '0')}-m/${String(at + 1).padStart(3, '0')}-${at === 0 ? 'a' : `b${at}`}.md`,
    `# Activity ${at}\n\n${text}`,
  ]);
  const modules = Array.from({ length: 10 }, (_, at) => [
    `${String(at + 1).padStart(2, '0')}-m/module.yaml`,
    `title: M\nid: m${at}`,
  ]);
  const { draft, problems: found } = await read({
    'course.yaml': COURSE,
    ...Object.fromEntries([...files, ...modules]),
  });
  expect(found).toEqual([]);
  expect(draft?.parts.flatMap(({ children }) => children)).toHaveLength(500);
});
