import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/course-folders/temporary-folder';
import { type DemoServer, openDemoServer } from '../../testing/demo/demo-server';
import { type OfferedCourse, takeCourse } from '../../testing/demo/take-course';
import { DEMO_FOLDER } from '../../testing/filled-demo';
import { readCourseFolder } from '../course-folder/read-course-folder';
import { writeCourseFolder } from '../course-folder/write-course-folder';
import { exportCourse } from '../course-import/export-course';
import { importCourse } from '../course-import/import-course';
import type { Database } from '../db/db';
import { sql } from '../db/sql';
import { type FileStorage, fileKey } from '../storage/file-storage';
import { listBanners } from '../store/operator/banner-admin';
import { demoFileId } from './demo-file-path';
import { DEMO_FILES, type DemoFileKey } from './demo-files-data';
import { courseFolders } from './folders/fill-folders';
import { DEMO_TENANT_ID } from './prepare-tenant';

const NOW = new Date('2026-03-02T12:00:00Z');
const FOLDERS = await courseFolders(DEMO_FOLDER);
let server: DemoServer;
let db: Database;
let files: FileStorage;
beforeAll(async () => {
  server = await openDemoServer(NOW);
  ({ db, files } = server);
}, 300_000);
afterAll(() => server.close());

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

test('[1.6] the banner of the demo leads to a course of its catalog, in both languages', async () => {
  const [banner] = await listBanners(db, DEMO_TENANT_ID);
  const [course] = await db.query<{ id: string }>(
    sql`select id from objectives where tenant_id = ${DEMO_TENANT_ID} and code = 'COM-108' and state = 'ready'`,
  );
  expect(banner?.link).toBe(`/learn/catalog/${course?.id}`);
  expect(Object.keys(banner?.texts ?? {}).toSorted()).toEqual(['ar', 'en-US']);
});

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
         where o.state = 'ready'`,
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

type Walked = OfferedCourse & { isGraded: boolean; certificates: number };

/** [4.18] What can be begun, one of each shape: those in folders first, of the generated ones one of many. */
function listShapes(): Promise<Walked[]> {
  return db.query<Walked>(
    sql`select distinct on (shape) id, code, type, "isGraded", certificates
          from (select o.id, o.code, v.type, i.objective_id is not null as "isFolder",
                       o.grading_scale_id is not null and (o.needs_grading or tree."isGraded") as "isGraded",
                       (select count(*)::int from certificate_templates t
                         where t.tenant_id = o.tenant_id and t.objective_id = o.id) as certificates,
                       array[o.state, v.type, v.state, o.needs_grading::text, o.needs_approval::text, o.proctored::text,
                             (o.grading_scale_id is null)::text, tree.shape] as shape
                  from objectives o
                  join activities v on v.tenant_id = o.tenant_id and v.id = o.activity_id
                  left join course_imports i on i.tenant_id = o.tenant_id and i.objective_id = o.id
                  join lateral (
                    select coalesce(bool_or(p.needs_grading or a.type = 'lti'), false) as "isGraded",
                           string_agg(concat_ws(' ', p.axis, a.type, a.state, a.proctored, l.score_maximum,
                             to_jsonb(p) - array['id', 'objective_id', 'parent_id', 'activity_id']), E'\n' order by p.axis) as shape
                      from activity_parts p
                      join activities a on a.tenant_id = p.tenant_id and a.id = p.activity_id
                      left join lti_links l on l.tenant_id = a.tenant_id and l.activity_id = a.id
                     where p.tenant_id = o.tenant_id and p.objective_id = o.id) tree on true
                 where o.tenant_id = ${DEMO_TENANT_ID} and o.state in ('ready', 'expired')) course
         order by shape, "isFolder" desc, certificates desc, code`,
  );
}

test('[4.9] [4.10] [3.11] somebody new takes a course of each shape by their own calls, finishes it, passes and has the certificate', async () => {
  const courses = await listShapes();
  expect(courses.length).toBeGreaterThan(30);
  const unlike: unknown[] = [];
  for (const { isGraded, certificates, ...course } of courses) {
    server.clock.now = NOW;
    const end = await takeCourse(server, course);
    const finished = { leftOver: [], state: 6, progress: 1, passed: isGraded || null, certificates };
    if (!isDeepStrictEqual(end, finished)) unlike.push({ code: course.code, ...end });
  }
  expect(unlike).toEqual([]);
}, 300_000);
