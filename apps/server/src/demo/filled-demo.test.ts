import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/course-folders/temporary-folder';
import { DEMO_FOLDER, openFilledDemo } from '../../testing/filled-demo';
import { readCourseFolder } from '../course-folder/read-course-folder';
import { writeCourseFolder } from '../course-folder/write-course-folder';
import { exportCourse } from '../course-import/export-course';
import { importCourse } from '../course-import/import-course';
import type { Database } from '../db/db';
import { sql } from '../db/sql';
import { type FileStorage, fileKey } from '../storage/file-storage';
import { demoFileId } from './demo-file-path';
import { DEMO_FILES, type DemoFileKey } from './demo-files-data';
import { courseFolders } from './folders/fill-folders';
import { DEMO_TENANT_ID } from './prepare-tenant';

const NOW = new Date('2026-03-02T12:00:00Z');
const FOLDERS = await courseFolders(DEMO_FOLDER);
let db: Database;
let files: FileStorage;
beforeAll(async () => {
  ({ db, files } = await openFilledDemo(NOW));
}, 300_000);
afterAll(() => db.close());

test('every file of the demo is stored as it lies in the folder, and none is left there', async () => {
  const places = new Set<string>(Object.values(DEMO_FILES).map(({ path }) => path));
  for (const name of await readdir(join(DEMO_FOLDER, 'files'))) expect(places).toContain(`files/${name}`);
  for (const key of Object.keys(DEMO_FILES) as DemoFileKey[]) {
    const stored = await files.open(fileKey(DEMO_TENANT_ID, demoFileId(key)), null);
    const lying = await readFile(join(DEMO_FOLDER, DEMO_FILES[key].path));
    const isWhole = stored !== null && lying.equals(await buffer(stored));
    expect({ key, isWhole }).toEqual({ key, isWhole: true });
  }
});

test.each(FOLDERS)('%s comes out of the demo, is read again and changes nothing', async (name) => {
  const { draft } = await readCourseFolder(join(DEMO_FOLDER, name));
  const exported = draft && (await exportCourse(db, files, DEMO_TENANT_ID, draft.code));
  if (!exported) throw new Error(`${name} is not in the demo.`);
  const folder = await temporaryFolder();
  await writeCourseFolder(exported, folder);
  const { draft: again, problems } = await readCourseFolder(folder);
  expect(problems).toEqual([]);
  if (!again) throw new Error(`${name} cannot be read again.`);
  const options = { now: NOW, isUpdate: true, isDryRun: true, sourceName: name, userId: null };
  const outcome = await importCourse({ db, files }, DEMO_TENANT_ID, again, options);
  expect(outcome).toMatchObject({ kind: 'nothingToDo' });
});

/** Supervised: it is begun elsewhere, and says so. */
const BEGUN_ELSEWHERE = ['PRO-930'];

type Place = { id: string; parentId: string | null; isSpared: boolean; isDead: boolean; place: string };

/** Every activity of the courses that can be taken; spared is what counts in nothing, or need not be done. */
function listPlaces(): Promise<Place[]> {
  return db.query<Place>(
    sql`select coalesce(p.id, o.id) as id, p.parent_id as "parentId", o.code || ' ' || coalesce(p.axis, 'itself') as place,
               coalesce(p.optional, false) or v.state in ('draft', 'archived') as "isSpared",
               v.state = 'expired'
                 or coalesce(least(p.activity_constraint ->> 'startUntil', p.activity_constraint ->> 'accessibleUntil',
                      p.activity_constraint ->> 'gracePeriodUntil') < ${NOW.toISOString()}, false)
                 or case v.type
                      when 'composite' then v.children_count = 0
                      when 'text' then coalesce(c.html, c.details ->> 'file') is null
                      when 'video' then c.details -> 'video' is null
                      when 'event' then c.details -> 'event' is null
                      when 'lti' then l.activity_id is null or (l.custom ->> 'quiz' = v.id::text
                        and coalesce(jsonb_array_length(q.questions -> 'questions'), 0) = 0)
                      else true end as "isDead"
          from objectives o
          left join activity_parts p on p.tenant_id = o.tenant_id and p.objective_id = o.id
          join activities v on v.tenant_id = o.tenant_id and v.id = coalesce(p.activity_id, o.activity_id)
          left join activity_contents c on c.tenant_id = v.tenant_id and c.activity_id = v.id
          left join lti_links l on l.tenant_id = v.tenant_id and l.activity_id = v.id
          left join quizzes q on q.tenant_id = v.tenant_id and q.activity_id = v.id
         where o.state = 'ready' and not o.code = any (${BEGUN_ELSEWHERE}::text[])`,
  );
}

test('[4.9] whoever takes a course of the demo can finish it: what is required opens, and has something in it', async () => {
  const places = await listPlaces();
  const byId = new Map(places.map((place) => [place.id, place]));
  const isSpared = ({ isSpared: spared, parentId }: Place): boolean => {
    const parent = parentId === null ? undefined : byId.get(parentId);
    return spared || (parent !== undefined && isSpared(parent));
  };
  const dead = places.filter((place) => place.isDead && !isSpared(place));
  expect(places.length).toBeGreaterThan(1000);
  expect(dead.map(({ place }) => place)).toEqual([]);
});
