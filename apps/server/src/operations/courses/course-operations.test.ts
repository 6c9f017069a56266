import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { madeZip, renamed } from '../../../testing/archives/made-zip';
import { registerTestTool } from '../../../testing/lti/test-tool';
import { memoryStorage } from '../../../testing/memory-storage';
import { testOperator, type TestOperator } from '../../../testing/operations/operator';
import { NOON, openTestApp, type TestApp } from '../../../testing/test-app';
import { ADA, NORTH, SOUTH } from '../../../testing/test-tenants';
import { sql } from '../../db/sql';
import { OperationRefusal } from '../operation';

let server: TestApp;
let north: TestOperator;
let folder: string;
beforeAll(async () => {
  server = await openTestApp();
  north = testOperator(server.db, { tenantId: NORTH.id, now: NOON, files: memoryStorage() });
  // Whom a new folder's quiz is asked by.
  await registerTestTool(server.db, { now: () => NOON, differs: { clientId: 'lantern-quiz' } });
  folder = await mkdtemp(join(tmpdir(), 'lantern-course-'));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const at = (...path: string[]) => join(folder, ...path);

async function newFolder(name: string, code: string): Promise<string> {
  await north.run('courses new', { folder: at(name), title: 'Lamps', code });
  return at(name);
}

test('from a new folder to a course that a learner finds, and to the folder back', async () => {
  const course = await newFolder('lamps', 'LMP');
  expect(await north.say('courses check', { folder: course })).toMatch(/^LMP "Lamps" can be imported/);
  expect(await north.say('courses import', { folder: course })).toMatch(/^LMP is imported\.\n {2}course: /);
  expect(await north.say('courses import', { folder: course })).toBe('LMP is as the folder says already.');
  await north.run('courses publish', { code: 'LMP' });
  expect(await north.say('courses list', {})).toBe('LMP  ready  0  Lamps');
  await north.run('enrolments add', { email: ADA.email, course: 'LMP' });
  const list = await server.ask('/api/lms/v1/users/me/objective-accesses/query?list=enrolled&take=5', {
    session: await server.signIn(),
  });
  expect(list.json['data']).toMatchObject([{ objective: { code: 'LMP', name: 'Lamps' } }]);

  await north.run('courses export', { code: 'LMP', to: at('back') });
  expect(await north.say('courses import', { folder: at('back'), update: true })).toBe(
    'LMP is as the folder says already.',
  );
  // Its own folder does not say that it was published since.
  expect(await north.say('courses import', { folder: course, update: true })).toBe(
    'LMP is as the folder says already.',
  );
});

test('whoever waits for a course sees how far it is, out and in', async () => {
  const shown: Array<[number, number | null]> = [];
  const onProgress = (done: number, of: number | null) => void shown.push([done, of]);
  const waiting = testOperator(server.db, {
    tenantId: NORTH.id,
    now: NOON,
    files: memoryStorage(),
    onProgress,
  });
  const course = await newFolder('awaited', 'AWT');
  await waiting.run('courses import', { folder: course });
  // Five modules and activities, and a picture.
  expect(shown.splice(0)).toEqual([
    [5, 6],
    [6, 6],
  ]);
  await waiting.run('courses export', { code: 'AWT', to: at('awaited-back') });
  expect(shown.at(-1)).toEqual([6, 6]);
});

test('while a course is read and its files are put, others use the database', async () => {
  const files = memoryStorage();
  const asked: unknown[] = [];
  const put: typeof files.put = async (key, bytes) => {
    // The embedded database has one connection: in a transaction of the import this would wait for ever.
    asked.push(...(await server.db.query(sql`select 1 as one`)));
    return files.put(key, bytes);
  };
  const busy = testOperator(server.db, { tenantId: NORTH.id, now: NOON, files: { ...files, put } });
  await busy.run('courses import', { folder: await newFolder('busy', 'BSY') });
  expect(asked).toEqual([{ one: 1 }]);
});

test('each import of a course is in the audit once, also one that finds nothing to do', async () => {
  const course = await newFolder('noted', 'NTD');
  const noted = () =>
    server.db.query(
      sql`select subject ->> 'code' as code from audit_entries
           where subject ->> 'operation' = 'courses import' and subject ->> 'code' = 'NTD'`,
    );
  await north.run('courses import', { folder: course }, true);
  expect(await noted()).toEqual([]);
  await north.run('courses import', { folder: course });
  expect(await noted()).toHaveLength(1);
  await north.run('courses import', { folder: course });
  expect(await noted()).toHaveLength(2);
  await writeFile(join(course, '03-more.md'), '# More\n');
  await expect(north.run('courses import', { folder: course })).rejects.toThrow(OperationRefusal);
  expect(await noted()).toHaveLength(2);
});

test('a zip is as good as a folder, with the folder’s name around it or without', async () => {
  await north.run('courses export', { code: 'LMP', to: at('lamps.zip') });
  expect(await north.say('courses import', { folder: at('lamps.zip'), update: true })).toBe(
    'LMP is as the folder says already.',
  );
  const inside = {
    'cups/course.yaml': 'title: Cups\ncode: CUP\n',
    'cups/01-tea.md': '# Tea\n',
    '__MACOSX/x': '',
  };
  await writeFile(at('cups.zip'), await madeZip(inside));
  expect(await north.say('courses check', { folder: at('cups.zip') })).toMatch(/^CUP "Cups" can be imported/);
});

test('what is wrong in a zip is told by its own name, and a hostile one is refused', async () => {
  await writeFile(at('bad.zip'), await madeZip({ 'course.yaml': 'title: A\ncolour: red\n' }));
  await expect(north.run('courses import', { folder: at('bad.zip') })).rejects.toThrow(
    /^bad\.zip\/course\.yaml:\d+: /,
  );
  const leaving = renamed(await madeZip({ 'course.yaml': 'a' }), 'course.yaml', '../rse.yaml');
  await writeFile(at('bad.zip'), leaving);
  await expect(north.run('courses import', { folder: at('bad.zip') })).rejects.toThrow(
    /pathLeavesPackage.*Nothing was imported\.$/,
  );
  await expect(north.run('courses check', { folder: at('bad.zip') })).rejects.toThrow(
    /pathLeavesPackage.*The course cannot be imported\.$/,
  );
  await writeFile(at('bad.zip'), 'no zip');
  await expect(north.run('courses import', { folder: at('bad.zip') })).rejects.toThrow('brokenArchive');
});

test('a change is told before it is made, and made only where it is asked for', async () => {
  const course = at('changed');
  await cp(at('lamps'), course, { recursive: true });
  const yaml = await readFile(join(course, 'course.yaml'), 'utf8');
  await writeFile(join(course, 'course.yaml'), yaml.replace('Lamps', 'Lanterns'));
  await expect(north.run('courses import', { folder: course })).rejects.toThrow(
    'There is a course "LMP" already',
  );
  const dry = await north.say('courses import', { folder: course, update: true }, true);
  expect(dry).toMatch(/LMP is updated\.\n {2}course: name/);
  expect(await north.say('courses list', {})).toContain('Lamps');
  await north.run('courses import', { folder: course, update: true });
  expect(await north.say('courses list', {})).toContain('Lanterns');
});

test('what is wrong in a folder is told with file and line, and nothing is imported', async () => {
  const course = await newFolder('wrong', 'WRG');
  await writeFile(join(course, 'course.yaml'), 'title: Wrong\ncode: WRG\ncolour: red\n');
  await expect(north.run('courses import', { folder: course })).rejects.toThrow(/course\.yaml:3: .*colour/);
  await expect(north.run('courses check', { folder: course })).rejects.toThrow(
    /course\.yaml:3: .*colour.*\nThe course cannot be imported\.$/,
  );
  await expect(north.run('courses check', { folder: at('nowhere') })).rejects.toThrow(
    'There is no file or folder',
  );
  expect(await north.say('courses list', {})).not.toContain('WRG');
});

test('what a tenant does not have is told with file and line', async () => {
  const course = await newFolder('strange', 'STR');
  await writeFile(
    join(course, 'course.yaml'),
    'title: Strange\ncode: STR\nscale: Stars\ncollections:\n  - Sea\nfilters:\n  Level:\n    - Odd\n',
  );
  await writeFile(join(course, '09-sums.md'), '---\ntitle: Sums\ntool:\n  name: None\n---\n');
  expect(await north.say('courses check', { folder: course })).toContain('can be imported');
  await expect(north.run('courses import', { folder: course })).rejects.toThrow(
    [
      `${course}/course.yaml:3: There is no grading scale "Stars".`,
      `${course}/course.yaml:5: There is no collection "Sea".`,
      `${course}/course.yaml:8: There is no "Odd" among the filters of "Level".`,
      `${course}/09-sums.md:3: No tool "None" is registered.`,
      'Nothing was imported.',
    ].join('\n'),
  );
});

test('a course is archived when people have it, and deleted when nobody has', async () => {
  await expect(north.run('courses remove', { code: 'LMP' })).rejects.toThrow('archive it instead');
  expect(await north.say('courses archive', { code: 'LMP' })).toBe('LMP is archived.');
  await north.run('courses import', { folder: await newFolder('unused', 'UNU') });
  expect(await north.say('courses remove', { code: 'UNU' })).toBe('UNU is deleted.');
  expect(await north.say('courses list', {})).not.toContain('UNU');
  for (const verb of ['publish', 'archive', 'remove']) {
    await expect(north.run(`courses ${verb}`, { code: 'UNU' })).rejects.toThrow('There is no course "UNU".');
  }
});

test('a course is its tenant’s', async () => {
  const south = testOperator(server.db, { tenantId: SOUTH.id, now: NOON, files: memoryStorage() });
  expect(await south.say('courses list', {})).toBe('There is no course yet.');
  await expect(south.run('courses export', { code: 'LMP', to: at('stolen') })).rejects.toThrow(
    'There is no course "LMP".',
  );
});

test.each([
  ['lamps', 'The folder .*lamps is not empty.'],
  ['lamps/course.yaml/below', '.*below lies in a file, not in a folder.'],
])('a course is not written to %s', async (place, sentence) => {
  const refusal = expect.objectContaining({
    constructor: OperationRefusal,
    message: expect.stringMatching(new RegExp(`^${sentence}$`)),
  });
  await expect(north.run('courses new', { folder: at(place), code: 'X' })).rejects.toEqual(refusal);
  await expect(north.run('courses export', { code: 'LMP', to: at(place) })).rejects.toEqual(refusal);
});

test('a zip is not written below a file', async () => {
  const to = at('lamps/course.yaml/lamps.zip');
  await expect(north.run('courses export', { code: 'LMP', to })).rejects.toThrow(
    'lamps.zip lies in a file, not in a folder.',
  );
});
