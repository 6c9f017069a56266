import type { Db } from '../../db/db';
import { insertActivityHistory } from '../../store/setup/activity-history-setup';
import { insertContents, type NewContent } from '../../store/setup/activity-content-setup';
import { insertParts, type NewPart } from '../../store/setup/activity-part-setup';
import {
  insertAccesses,
  insertAttempts,
  insertCourses,
  insertEnrolments,
  insertResults,
  type NewEnrolment,
  refreshCardResults,
} from '../../store/setup/course-setup';
import { refreshListedObjectives } from '../../store/courses/listed-objectives';
import type { BusyCourse } from '../busy/busy-course';
import { BUSY_COURSES } from '../busy/busy-courses';
import { PLAYER_COURSES } from '../player-courses-data';
import { CATALOG_COURSES } from '../catalog-courses-data';
import { CERTIFIED_COURSES } from '../certified-courses-data';
import { type DemoAttempt, type DemoCourse, newAccess, newCourse, newResult } from '../demo-course';
import { type TakenHistory, takenHistory } from '../demo-history';
import { demoId } from '../demo-id';
import { DEMO_PEOPLE } from '../demo-people';
import { newParts } from '../demo-tree';
import { fillCertificates } from './fill-certificates';
import { partContent } from '../trees/part-content';

/** So many courses go in at once: the embedded database never gives back the memory that its largest statement took. */
const GROUP = 20;

type History = TakenHistory & { enrolments: NewEnrolment[] };
type Planted<Course extends DemoCourse> = { course: Course; parts: NewPart[] };

/** The catalog, Ada's shelf with every state, Lin's two hundred, a few for Omar, and two with certificates. */
export async function fillCourses(db: Db, tenantId: string, now: Date): Promise<void> {
  const adas = [...BUSY_COURSES, ...PLAYER_COURSES].map((course) => ({ userId: DEMO_PEOPLE.ada.id, course }));
  const busy = [...adas, ...CERTIFIED_COURSES].map(({ userId, course }) => ({
    userId,
    course,
    parts: newParts(course, now),
  }));
  const catalog = CATALOG_COURSES.map(({ department, level, format, ...course }, index) => {
    const planted: DemoCourse = {
      ...course,
      attributes: { department, level, format },
      isOpen: index % 3 === 0,
    };
    return { course: planted, parts: newParts(planted, now) };
  });
  const all: Array<Planted<DemoCourse>> = [...busy, ...catalog];
  for (const few of inGroups(all)) {
    await insertCourses(
      db,
      tenantId,
      few.map(({ course }) => newCourse(course)),
    );
    await insertParts(
      db,
      tenantId,
      few.flatMap(({ parts }) => parts),
    );
    await insertContents(
      db,
      tenantId,
      few.flatMap(({ course }) => rootContent(course, now)),
    );
  }
  await refreshListedObjectives(db, tenantId);
  await insertAccesses(db, tenantId, [
    ...busy.map(({ userId, course }) => newAccess(course.code, userId, course, now)),
    ...catalog.map(({ course }, index) => newAccess(course.code, null, catalogTerms(index), now)),
  ]);

  const history: History = { enrolments: [], attempts: [], results: [], workflows: [], scores: [] };
  for (const course of busy) addBusyCourse(history, course, now);
  catalog.forEach((course, index) => addCatalogCourse(history, DEMO_PEOPLE.lin.id, { course, index, now }));
  catalog
    .slice(0, 3)
    .forEach((course, index) => addCatalogCourse(history, DEMO_PEOPLE.omar.id, { course, index, now }));

  await insertEnrolments(db, tenantId, history.enrolments);
  await insertAttempts(db, tenantId, history.attempts);
  await insertActivityHistory(db, tenantId, { workflows: history.workflows, results: history.scores });
  await insertResults(db, tenantId, history.results);
  await refreshCardResults(db, tenantId);
  await fillCertificates(db, tenantId, { busy, results: history.results, now });
}

function inGroups<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / GROUP);
  return Array.from({ length: count }, (_, index) => items.slice(index * GROUP, (index + 1) * GROUP));
}

function rootContent({ code, content }: DemoCourse, now: Date): NewContent[] {
  return content ? [{ activityId: demoId(`activity ${code}`), ...partContent(content, now) }] : [];
}

function catalogTerms(index: number) {
  return { retake: index % 2 === 0, ...(index % 5 === 0 && { term: 'spring' as const }) };
}

type Busy = Planted<BusyCourse> & { userId: string };

function addBusyCourse(history: History, { userId, course, parts }: Busy, now: Date): void {
  const accessId = demoId(`access ${course.code} ${userId}`);
  const aggregateId = demoId(`aggregate ${course.code} ${userId}`);
  const isSelfEnrolled = course.selfEnrolled ?? false;
  history.enrolments.push({ id: aggregateId, userId, accessId, isSelfEnrolled });
  addHistory(history, takenHistory({ course, parts, aggregateId }, course.attempts ?? [], now));
  if (course.imported) {
    const facts = { ...course.imported, scale: course.scale ?? ('letters' as const) };
    history.results.push(newResult({ aggregateId, workflowId: null }, facts, now));
  }
}

type Taken = { course: Planted<DemoCourse>; index: number; now: Date };

/** In turn: under way, not started, finished. */
function addCatalogCourse(history: History, userId: string, { course: planted, index, now }: Taken): void {
  const { course, parts } = planted;
  const accessId = demoId(`access ${course.code} everybody`);
  const aggregateId = demoId(`aggregate ${course.code} ${userId}`);
  history.enrolments.push({ id: aggregateId, userId, accessId, isSelfEnrolled: true });
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
  addHistory(history, takenHistory({ course, parts, aggregateId }, turns[index % 3] ?? [], now));
}

function addHistory(history: History, taken: TakenHistory): void {
  history.attempts.push(...taken.attempts);
  history.results.push(...taken.results);
  history.workflows.push(...taken.workflows);
  history.scores.push(...taken.scores);
}
