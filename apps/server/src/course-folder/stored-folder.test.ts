import { afterAll, beforeAll, expect, test } from 'vitest';
import { bytesIn, temporaryFolder } from '../../testing/course-folders/temporary-folder';
import { bringIn, insertArrangement } from '../../testing/course-import/import-world';
import { lendDatabase } from '../../testing/lent-database';
import { memoryStorage } from '../../testing/memory-storage';
import { insertTestTenants, NORTH } from '../../testing/test-tenants';
import { exportCourse } from '../course-import/export-course';
import type { Database } from '../db/db';
import { readCourseFolder } from './read-course-folder';
import { writeCourseFolder } from './write-course-folder';

let db: Database;

beforeAll(async () => {
  db = await lendDatabase();
  await insertTestTenants(db);
  await insertArrangement(db);
});
afterAll(() => db.close());

const LONG_NAME = `${'long-'.repeat(48)}.pdf`;

/** In normal form: no key says the plain case, and files are named by their keys. */
const FOLDER = {
  'course.yaml':
    'title: "Knots: a start"\ncode: KNOTS\ndescription: Three knots.\nlanguage: en\nstate: ready\nin-catalog: true\nannouncements: on\n',
  'about.md': 'After this you can tie *three* knots.\n',
  'images/loop (1).svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '01-loops/module.yaml': 'title: Loops\n',
  '01-loops/01-bowline.md':
    '---\nduration: 10 min\nrequires-previous: true\ndates:\n  start-from: 2026-09-01T00:00:00.000Z\nattachments:\n  - sheet.pdf\n---\n\n# The bowline\n\n' +
    '![A loop](../images/loop%20%281%29.svg "It does not slip.")\n\nGo on to [the hitch](../02-hitch.md), where $F = \\mu N$.[^1]\n\n' +
    '> [!TIP]\n> Use a soft rope.\n\n```js\nconst a = 1;\n```\n\n| a | b |\n| --- | --: |\n| 1 | 2 |\n\n[^1]: Friction.\n',
  '01-loops/sheet.pdf': '%PDF-1.4',
  '03-check.quiz.yaml':
    'title: Check yourself\npassing: 60%\ntries: 3\npools:\n  "10": 1\n  easy ones: 1\nquestions:\n  - kind: essay\n    pool: "10"\n    prompt: Why?\n  - kind: choice\n    pool: easy ones\n    prompt: Which of ![these](images/loop%20%281%29.svg) slips?\n' +
    '    options:\n      - text: The hitch\n        right: true\n      - text: The bowline\n        feedback: It holds.\n',
  '04-film.md':
    '---\nvideo:\n  url: https://www.youtube.com/watch?v=aaaaaaaaaaa\n  transcript:\n    - second: 0\n      text: A rope.\n    - second: 4\n      text: A knot.\n---\n\n# See it tied\n',
  [LONG_NAME]: '%PDF-1.5',
  '02-hitch.md': `---\nattachments:\n  - ${LONG_NAME}\n---\n\n# The hitch\n\nBack to [the loops](01-loops).\n`,
};

test('a folder comes back from the database byte by byte', async () => {
  const deps = { db, files: memoryStorage() };
  const folder = await temporaryFolder(FOLDER);
  const { draft, problems } = await readCourseFolder(folder);
  if (!draft) throw new Error(JSON.stringify(problems));
  expect(await bringIn(deps, draft)).toMatchObject({ kind: 'imported' });
  expect(await bringIn(deps, draft)).toMatchObject({ kind: 'nothingToDo' });
  const stored = await exportCourse(db, deps.files, NORTH.id, 'KNOTS');
  if (!stored) throw new Error('It was imported.');
  const again = await temporaryFolder();
  await writeCourseFolder(stored, again);
  expect(await bytesIn(again)).toEqual(await bytesIn(folder));
});
