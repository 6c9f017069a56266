import { setImmediate } from 'node:timers/promises';
import type { Db } from '../../db/db';
import { insertActivityHistory } from '../../store/setup/activity-history-setup';
import { insertContents, type NewContent } from '../../store/setup/activity-content-setup';
import { insertParts } from '../../store/setup/activity-part-setup';
import {
  insertAccesses,
  insertAttempts,
  insertCourses,
  insertEnrolments,
  insertResults,
  type NewEnrolment,
  type NewResult,
  refreshCardResults,
} from '../../store/setup/course-setup';
import { refreshListedObjectives } from '../../store/courses/listed-objectives';
import { countLearners } from '../../store/suggestions/count-learners';
import { countSuccessions } from '../../store/suggestions/count-successions';
import { ALUMNI_COURSES, DEMO_ALUMNI } from '../alumni-data';
import type { BusyCourse } from '../busy/busy-course';
import { BUSY_COURSES } from '../busy/busy-courses';
import { PLAYER_COURSES } from '../player-courses-data';
import { CATALOG_COURSES } from '../catalog-courses-data';
import { CERTIFIED_COURSES } from '../certified-courses-data';
import { type DemoAttempt, type DemoCourse, newAccess, newCourse, newResult } from '../demo-course';
import { type TakenHistory, takenHistory } from '../demo-history';
import { demoId } from '../demo-id';
import type { FolderCourse } from '../folders/fill-folders';
import { TAKEN_FOLDERS, type TakenFolder } from '../folders/taken-folders-data';
import { DEMO_PEOPLE } from '../demo-people';
import { newParts, newPartsWithoutContent } from '../demo-tree';
import { studyGuide } from '../lessons/study-guide';
import { fillCertificates } from './fill-certificates';
import { partContent } from '../trees/part-content';

/** So many courses go in at once: the embedded database never gives back the memory that its largest statement took. */
const GROUP = 10;

type History = TakenHistory & { enrolments: NewEnrolment[] };
type BusyTaken = { userId: string; course: BusyCourse };
type AlumnusTaken = { userId: string; course: DemoCourse; attempts: DemoAttempt[]; isInCatalog: boolean };

/**
 * The catalog, Ada's shelf with every state, Lin's two hundred, a few for Omar, and two with certificates; and what
 * they have made of the courses that are there already, from their folders. Before them came the alumni.
 */
export async function fillCourses(
  db: Db,
  tenantId: string,
  { folders, now }: { folders: readonly FolderCourse[]; now: Date },
): Promise<void> {
  const taken = TAKEN_FOLDERS.map((one) => ({ ...one, folder: folderOf(one, folders) }));
  const adas = [...BUSY_COURSES, ...PLAYER_COURSES].map((course) => ({ userId: DEMO_PEOPLE.ada.id, course }));
  const busy: BusyTaken[] = [...adas, ...CERTIFIED_COURSES];
  const catalog = CATALOG_COURSES.map(({ department, level, format, ...course }, index): DemoCourse => {
    const addedIn = -3 - ((index * 37) % 400);
    return { ...course, attributes: { department, level, format }, isOpen: index % 3 === 0, addedIn };
  });
  const courses = [...busy.map(({ course }) => course), ...catalog];
  const alumni = DEMO_ALUMNI.flatMap(({ id }) => alumnusTaken(id, { courses, catalog }));
  await inGroups(courses, (few) => fillTrees(db, tenantId, { few, now }));
  await refreshListedObjectives(db, tenantId);
  await insertAccesses(db, tenantId, [
    ...busy.map(({ userId, course }) => newAccess(course.code, userId, course, now)),
    ...taken
      .filter(({ folder }) => !folder.isInCatalog)
      .map(({ code, userId, ...terms }) => newAccess(code, userId, terms, now)),
    ...alumni
      .filter(({ isInCatalog }) => !isInCatalog)
      .map(({ userId, course }) => newAccess(course.code, userId, {}, now)),
    ...catalog.map(({ code }, index) => newAccess(code, null, catalogTerms(index), now)),
  ]);

  const histories: Array<() => History> = [
    ...busy.map((one) => () => busyHistory(one, now)),
    ...taken.map((one) => () => folderHistory(one, now)),
    ...alumni.map((one) => () => alumnusHistory(one, now)),
    // With the course of her team two hundred in all.
    ...catalog
      .slice(0, -1)
      .map((course, index) => () => catalogHistory(DEMO_PEOPLE.lin.id, { course, index, now })),
    ...catalog
      .slice(0, 3)
      .map((course, index) => () => catalogHistory(DEMO_PEOPLE.omar.id, { course, index, now })),
  ];
  const results: NewResult[] = [];
  await inGroups(histories, async (few) => {
    results.push(
      ...(await fillHistories(
        db,
        tenantId,
        few.map((make) => make()),
      )),
    );
  });
  await refreshCardResults(db, tenantId);
  await countLearners(db);
  await countSuccessions(db);
  const certified = [
    ...busy.flatMap(({ userId, course }) => (course.certificate ? { userId, ...course } : [])),
    ...taken.filter(({ folder }) => folder.hasCertificate),
  ];
  await fillCertificates(db, tenantId, { certified, results, now });
}

async function fillTrees(
  db: Db,
  tenantId: string,
  { few, now }: { few: readonly DemoCourse[]; now: Date },
): Promise<void> {
  await insertCourses(
    db,
    tenantId,
    few.map((course) => newCourse(course, now)),
  );
  await insertParts(
    db,
    tenantId,
    few.flatMap((course) => newParts(course, now)),
  );
  await insertContents(
    db,
    tenantId,
    few.flatMap((course) => rootContent(course, now)),
  );
}

async function fillHistories(db: Db, tenantId: string, few: readonly History[]): Promise<NewResult[]> {
  const results = few.flatMap((history) => history.results);
  await insertEnrolments(
    db,
    tenantId,
    few.flatMap(({ enrolments }) => enrolments),
  );
  await insertAttempts(
    db,
    tenantId,
    few.flatMap(({ attempts }) => attempts),
  );
  await insertActivityHistory(db, tenantId, {
    workflows: few.flatMap(({ workflows }) => workflows),
    results: few.flatMap(({ scores }) => scores),
  });
  await insertResults(db, tenantId, results);
  return results;
}

/** Between two groups the program may do something else, such as let go of what the first one left. */
async function inGroups<Item>(
  items: readonly Item[],
  work: (few: readonly Item[]) => Promise<void>,
): Promise<void> {
  for (let start = 0; start < items.length; start += GROUP) {
    await work(items.slice(start, start + GROUP));
    await setImmediate();
  }
}

function rootContent({ code, type, name, description, ...course }: DemoCourse, now: Date): NewContent[] {
  const guide = type === 'text' ? studyGuide({ course: name, module: name, description }) : null;
  const content = course.content ?? guide;
  return content ? [{ activityId: demoId(`activity ${code}`), ...partContent(content, now) }] : [];
}

function catalogTerms(index: number) {
  return { retake: index % 2 === 0, ...(index % 5 === 0 && { term: 'spring' as const }) };
}

function busyHistory({ userId, course }: BusyTaken, now: Date): History {
  const accessId = demoId(`access ${course.code} ${userId}`);
  const aggregateId = demoId(`aggregate ${course.code} ${userId}`);
  const isSelfEnrolled = course.selfEnrolled ?? false;
  const parts = newPartsWithoutContent(course);
  const taken = takenHistory({ course, parts, aggregateId }, course.attempts ?? [], now);
  const facts = course.imported && { ...course.imported, scale: course.scale ?? ('letters' as const) };
  const imported = facts ? [newResult({ aggregateId, workflowId: null }, facts, now)] : [];
  return {
    ...taken,
    results: [...taken.results, ...imported],
    enrolments: [{ id: aggregateId, userId, accessId, isSelfEnrolled }],
  };
}

function folderOf({ code }: TakenFolder, folders: readonly FolderCourse[]): FolderCourse {
  const folder = folders.find((one) => one.code === code);
  if (!folder) throw new Error(`Somebody takes ${code}, which is in no folder of the demo.`);
  return folder;
}

/** Through the catalog where the course is in it, else by an access of one's own. */
function folderHistory(
  { code, userId, attempts = [], folder }: TakenFolder & { folder: FolderCourse },
  now: Date,
): History {
  const accessId = demoId(`access ${code} ${folder.isInCatalog ? 'everybody' : userId}`);
  const aggregateId = demoId(`aggregate ${code} ${userId}`);
  return {
    ...takenHistory({ course: { scale: folder.scale }, parts: folder.parts, aggregateId }, attempts, now),
    enrolments: [{ id: aggregateId, userId, accessId, isSelfEnrolled: true }],
  };
}

function alumnusTaken(
  userId: string,
  { courses, catalog }: Record<'courses' | 'catalog', readonly DemoCourse[]>,
): AlumnusTaken[] {
  return ALUMNI_COURSES.map(({ code, attempts }) => {
    const course = courses.find((one) => one.code === code);
    if (!course) throw new Error(`Somebody took ${code}, which the demo has not.`);
    return { userId, course, attempts, isInCatalog: catalog.includes(course) };
  });
}

function alumnusHistory({ userId, course, attempts, isInCatalog }: AlumnusTaken, now: Date): History {
  const accessId = demoId(`access ${course.code} ${isInCatalog ? 'everybody' : userId}`);
  const aggregateId = demoId(`aggregate ${course.code} ${userId}`);
  const parts = newPartsWithoutContent(course);
  return {
    ...takenHistory({ course, parts, aggregateId }, attempts, now),
    enrolments: [{ id: aggregateId, userId, accessId, isSelfEnrolled: true }],
  };
}

type Taken = { course: DemoCourse; index: number; now: Date };

/** In turn: under way, not started, finished. */
function catalogHistory(userId: string, { course, index, now }: Taken): History {
  const accessId = demoId(`access ${course.code} everybody`);
  const aggregateId = demoId(`aggregate ${course.code} ${userId}`);
  const turns: DemoAttempt[][] = [
    [{ state: 'inProgress', progress: ((index * 7) % 90) / 100 + 0.05, startedIn: -1 - (index % 60) }],
    [],
    [
      {
        state: 'finished',
        progress: 1,
        startedIn: -90,
        finishedIn: -1 - (index % 80),
        score: ((index * 13) % 70) / 100 + 0.3,
      },
    ],
  ];
  const parts = newPartsWithoutContent(course);
  return {
    ...takenHistory({ course, parts, aggregateId }, turns[index % 3] ?? [], now),
    enrolments: [{ id: aggregateId, userId, accessId, isSelfEnrolled: true }],
  };
}
