import type { Db } from '../db/db';
import {
  insertAccesses,
  insertAttempts,
  insertCourses,
  insertEnrolments,
  insertResults,
  type NewAttempt,
  type NewEnrolment,
  type NewResult,
  refreshCardResults,
} from '../store/course-setup';
import { refreshListedObjectives } from '../store/listed-objectives';
import { BUSY_COURSES, type BusyCourse } from './busy-courses-data';
import { CATALOG_COURSES } from './catalog-courses-data';
import {
  type DemoAttempt,
  type DemoCourse,
  newAccess,
  newAttempt,
  newCourse,
  newResult,
} from './demo-course';
import { demoId } from './demo-id';
import { DEMO_PEOPLE } from './demo-people';

type History = { enrolments: NewEnrolment[]; attempts: NewAttempt[]; results: NewResult[] };

/** The catalog, Ada's shelf with every state, Lin's two hundred, a few for Omar. */
export async function fillCourses(db: Db, tenantId: string, now: Date): Promise<void> {
  const catalog: DemoCourse[] = CATALOG_COURSES.map(({ department, level, format, ...course }, index) => ({
    ...course,
    attributes: { department, level, format },
    isOpen: index % 3 === 0,
  }));
  await insertCourses(db, tenantId, [...BUSY_COURSES, ...catalog].map(newCourse));
  await refreshListedObjectives(db, tenantId);
  await insertAccesses(db, tenantId, [
    ...BUSY_COURSES.map((course) => newAccess(course.code, DEMO_PEOPLE.ada.id, course, now)),
    ...catalog.map(({ code }, index) => newAccess(code, null, catalogTerms(index), now)),
  ]);

  const history: History = { enrolments: [], attempts: [], results: [] };
  for (const course of BUSY_COURSES) addBusyCourse(history, course, now);
  catalog.forEach((course, index) => addCatalogCourse(history, DEMO_PEOPLE.lin.id, { course, index, now }));
  catalog
    .slice(0, 3)
    .forEach((course, index) => addCatalogCourse(history, DEMO_PEOPLE.omar.id, { course, index, now }));

  await insertEnrolments(db, tenantId, history.enrolments);
  await insertAttempts(db, tenantId, history.attempts);
  await insertResults(db, tenantId, history.results);
  await refreshCardResults(db, tenantId);
}

function catalogTerms(index: number) {
  return { retake: index % 2 === 0, ...(index % 5 === 0 && { term: 'spring' as const }) };
}

function addBusyCourse(history: History, course: BusyCourse, now: Date): void {
  const userId = DEMO_PEOPLE.ada.id;
  const accessId = demoId(`access ${course.code} ${userId}`);
  const aggregateId = demoId(`aggregate ${course.code} ${userId}`);
  history.enrolments.push({
    id: aggregateId,
    userId,
    accessId,
    isSelfEnrolled: course.selfEnrolled ?? false,
  });
  addAttempts(history, { aggregateId, course, attempts: course.attempts ?? [], now });
  if (course.imported) {
    const facts = { ...course.imported, scale: course.scale ?? ('letters' as const) };
    history.results.push(newResult({ aggregateId, workflowId: null }, facts, now));
  }
}

type Taken = { course: DemoCourse; index: number; now: Date };

/** In turn: not started, under way, finished. */
function addCatalogCourse(history: History, userId: string, { course, index, now }: Taken): void {
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
  addAttempts(history, { aggregateId, course, attempts: turns[index % 3] ?? [], now });
}

type Attempts = { aggregateId: string; course: DemoCourse; attempts: DemoAttempt[]; now: Date };

function addAttempts(history: History, { aggregateId, course, attempts, now }: Attempts): void {
  attempts.forEach((attempt, number) => {
    const made = newAttempt({ aggregateId, number }, attempt, now);
    history.attempts.push(made);
    if (attempt.score === undefined || attempt.finishedIn === undefined) return;
    const facts = {
      score: attempt.score,
      scale: course.scale ?? ('letters' as const),
      finishedIn: attempt.finishedIn,
      protectResults: attempt.protectResults ?? false,
    };
    history.results.push(newResult({ aggregateId, workflowId: made.id }, facts, now));
  });
}
